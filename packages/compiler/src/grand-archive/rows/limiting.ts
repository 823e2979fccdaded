/** What players can't do, and what they glimpse and starcall (2.8.1, 2.11.7.15.2). */
import type { Effect, Mod, Ref, StaticAbility, Until } from '@arbiter/engine';
import { anaphor, mention, SOURCE_KINDS } from '../../references/making.js';
import { unsettled } from '../../references/nouns.js';
import { type Described, row } from '../categories.js';
import { triggered } from './lines.js';
import { isCard } from './shared.js';

type Rule = 'cantActivate' | 'cantMaterialize';
const rule = (name: Rule, { filter }: Pick<Described, 'filter'>): Mod =>
  ({ mod: 'rule', rule: name, ...(filter.length > 0 ? { of: filter } : {}) }) as Mod;
/** What can't be done, as texts say it. */
const VERBS: readonly (readonly [words: string, rules: readonly Rule[]])[] = [
  ['activate', ['cantActivate']],
  ['materialize', ['cantMaterialize']],
  ['materialize or activate', ['cantMaterialize', 'cantActivate']],
  ['play', ['cantMaterialize', 'cantActivate']],
];
/** Whose cards they are, at all times. */
const WHOSE: readonly (readonly [words: string, players: 'you' | 'opponents' | 'all'])[] = [
  ['you', 'you'],
  ['your opponents', 'opponents'],
  ['opponents', 'opponents'],
  ['players', 'all'],
];
const forbids = (players: 'you' | 'opponents' | 'all', mods: Mod[], more: Partial<StaticAbility> = {}) => [
  unsettled({ kind: 'static', affects: { players }, ...more, mods }),
];
const forbidden = (what: Ref, mods: Mod[], until: Until): Effect[] => [{ do: 'modify', what, mods, until }];

export const limiting = [
  ...VERBS.flatMap(([verb, rules]) => [
    ...WHOSE.flatMap(([words, players]) => [
      row('static', `${words} can't ${verb} <cards>`, ({ cards }) =>
        isCard(cards)
          ? forbids(
              players,
              rules.map((name) => rule(name, cards)),
            )
          : undefined,
      ),
      row('static', `as long as <condition> , ${words} can't ${verb} <cards>`, ({ condition, cards }) =>
        isCard(cards)
          ? forbids(
              players,
              rules.map((name) => rule(name, cards)),
              { if: condition },
            )
          : undefined,
      ),
    ]),
    row('effect', `<player> can't ${verb} <cards> <duration>`, ({ player, cards, duration }) =>
      isCard(cards)
        ? forbidden(
            player,
            rules.map((name) => rule(name, cards)),
            duration,
          )
        : undefined,
    ),
    row('sentence', `<duration> , <player> can't ${verb} <cards>`, ({ player, cards, duration }) =>
      isCard(cards)
        ? forbidden(
            player,
            rules.map((name) => rule(name, cards)),
            duration,
          )
        : undefined,
    ),
  ]),
  row('effect', "<player> can't draw cards <duration>", ({ player, duration }) =>
    forbidden(player, [{ mod: 'rule', rule: 'cantDraw' }], duration),
  ),
  row('effect', "<duration> , <player> can't draw cards", ({ player, duration }) =>
    forbidden(player, [{ mod: 'rule', rule: 'cantDraw' }], duration),
  ),
  // Costs of materializing are raised by themselves.
  row('effect', '<cards> that opponent materializes cost <digit> more to materialize <duration>', (said, { from }) =>
    isCard(said.cards)
      ? forbidden(
          anaphor(from, 'opponent'),
          [
            {
              mod: 'cost',
              more: [{ pay: 'memory', amount: said.digit }],
              ...(said.cards.filter.length > 0 ? { of: said.cards.filter } : {}),
            },
          ],
          said.duration,
        )
      : undefined,
  ),
  // Glimpsing and starcalling
  row('trigger', 'whenever you glimpse', () => ({ on: { on: 'glimpse', player: 'you' }, mentions: [] })),
  row('trigger', 'whenever you starcall a card', (_, { from }) => ({
    on: { on: 'activate', player: 'you', object: [{ played: 'starcalling' }] },
    mentions: [mention(from, { event: 'object' }, ['card'])],
  })),
  // Either of two things is waited for, and nothing of them is spoken of.
  row(
    'ability',
    '<a:trigger> and <b:trigger> , <told>',
    ({ a, b, told }, { from }) => {
      const mentions = [mention(from, 'self', SOURCE_KINDS)];
      const [one, other] = [a, b].map((trigger) => triggered({ ...trigger, mentions }, told));
      return one && other && [...one, ...other];
    },
    'Supernova Divination',
  ),
];
