/** What players can't do, and what they glimpse and starcall (2.8.1, 2.11.7.15.2). */
import type { Condition, Effect, Mod, Ref, StaticAbility, Until } from '@arbiter/engine';
import { anaphor, mention, SOURCE_KINDS } from '../../references/making.js';
import { unsettled } from '../../references/nouns.js';
import { type Described, row } from '../categories.js';
import { triggered } from './lines.js';
import { isCard, isSelf, withX } from './shared.js';

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

type Glimpsed = Partial<Extract<Effect, { do: 'createReplacement' }>['replaces']>;
/** The next time that a player would glimpse, and not the time after that. */
const glimpsedOnce = (entities: Ref, more: Glimpsed): Effect[] => [
  {
    do: 'createReplacement',
    entities,
    once: true,
    replaces: { on: 'glimpse', ...more },
    until: { kind: 'endOfTurn' },
  },
];

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
  row(
    'static',
    'if you would glimpse an amount , glimpse <n> instead , where x is that amount plus <digit>',
    ({ n, digit }) => {
      const amount = withX(n, { sum: [{ event: 'amount' }, digit] });
      return amount === undefined
        ? undefined
        : [unsettled({ kind: 'replacement', on: 'glimpse', player: 'you', change: { amount } })];
    },
    'Orbiting Cosmos',
  ),
  row(
    'static',
    'if an opponent would glimpse , you may have that player glimpse <digit> instead',
    ({ digit }) => [
      unsettled({ kind: 'replacement', on: 'glimpse', player: 'opponent', may: true, change: { amount: digit } }),
    ],
    'Cosmic Astroscope',
  ),
  row(
    'sentence',
    'the next time you would glimpse an amount this turn , draw that many cards instead',
    () => glimpsedOnce('you', { instead: [{ do: 'draw', who: 'you', count: { event: 'amount' } }] }),
    'Cosmic Alignment',
  ),
  row(
    'sentence',
    'the next time <player> would glimpse any amount this turn , that player glimpses <digit> instead',
    ({ player, digit }) => (player === 'you' ? undefined : glimpsedOnce(player, { change: { amount: digit } })),
    'Myopic Lens',
  ),
  ...["<player> can't glimpse <duration>", "<duration> , <player> can't glimpse"].map((words) =>
    row('sentence', words as "<player> can't glimpse <duration>", ({ player, duration }) =>
      forbidden(player, [{ mod: 'rule', rule: 'cantGlimpse' }], duration),
    ),
  ),
  // What a champion levels up into, and what a card asks of elements (1.7.1.4.1, 1.6.6).
  ...['', 'a ', 'another '].map((another) =>
    row('static', `<source> can only level up into ${another}" <championName> " champion`, ({ championName }) => [
      unsettled({
        kind: 'static',
        mods: [{ mod: 'rule', rule: 'levelsInto', of: { lineageName: championName } } as Mod],
      }),
    ]),
  ),
  ...['', 'as long as <condition> , '].map((when) =>
    row('static', `${when}ignore this card 's elemental requirements as you activate it`, (said) => {
      const { condition } = said as { condition?: Condition };
      return [
        unsettled({
          kind: 'static',
          ...(condition === undefined ? {} : { if: condition }),
          mods: [{ mod: 'rule', rule: 'ignoresOwnElements' } as Mod],
        }),
      ];
    }),
  ),
  row(
    'mod',
    'can attack using <thing>',
    ({ thing }) => [{ mod: 'rule', rule: 'usesWeapons', of: thing.filter } as Mod],
    'Galahad, Court Knight',
  ),
  row('mod', 'can attack using <source>', ({ source }) =>
    isSelf(source) ? [{ mod: 'rule', rule: 'usesWeapons', of: { self: true } } as Mod] : undefined,
  ),
  row('mod', "can't be used for an attack", () => [{ mod: 'rule', rule: 'cantBeUsed' } as Mod]),
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
