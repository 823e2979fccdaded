/** What happens unless somebody does or pays something, and what is taken from libraries and graveyards (608.2c, 701). */
import type { Value } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { anaphor, target } from '../../nouns.js';
import { lasting } from '../shared.js';
import { isMany } from './damage.js';

const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');

export const prices = [
  row(
    'sentence',
    'then <effect> unless <condition>',
    ({ effect, condition }) => [{ do: 'if', if: { not: condition }, then: effect }],
    'Chart a Course',
  ),
  ...(["the player doesn't", "that player doesn't", "they don't"] as const).map((refuses) =>
    row(
      'paid',
      `that player may pay <mana> . if ${refuses} , <clauses>`,
      ({ mana, clauses }, { from }) =>
        mana.includes('X')
          ? undefined
          : [{ do: 'pay', who: anaphor(from, 'player'), cost: [{ pay: 'mana', cost: mana }], then: [], else: clauses }],
      'Smothering Tithe',
    ),
  ),
  row(
    'paid',
    '<effect> unless <player> sacrifices a|an <thing> of their choice',
    ({ effect, player, thing }) =>
      isNoun(player) && isMany(player)
        ? undefined
        : [
            {
              do: 'pay',
              who: player,
              cost: [{ pay: 'sacrifice', what: thing.filter, count: 1 }],
              then: [],
              else: effect,
            },
          ],
    'Demanding Dragon',
  ),
  ...(['up', 'down'] as const).map((round) =>
    row(
      'effect',
      `<player> mill(s) half their library , rounded ${round}`,
      ({ player }) => {
        const count = { half: { count: [{ zone: 'library' }, { owner: player }] }, round } as Value;
        return isNoun(player) && isMany(player) ? undefined : [{ do: 'mill', who: player, count }];
      },
      'Fleet Swallower',
    ),
  ),
  row(
    'effect',
    'look at the top <n:digitOrWord> cards of your library . put up to <m:digitOrWord> <thing> from among them onto the battlefield . put <rest>',
    ({ n, m, thing, rest }) =>
      isCard(thing)
        ? [{ do: 'dig', count: n, take: { to: 'battlefield', filter: thing.filter, count: m, may: true }, rest }]
        : undefined,
    'Collected Company',
  ),
  row(
    'effect',
    'return <n:digitOrWord> <thing> at random from your graveyard to your hand',
    ({ n, thing }) =>
      isCard(thing)
        ? [
            { do: 'random', who: 'you', zone: 'graveyard', filter: thing.filter, count: n, save: 'lot' },
            { do: 'move', what: { saved: 'lot' }, to: 'hand', cause: 'return' },
          ]
        : undefined,
    'Make a Wish',
  ),
  row(
    'effect',
    'attach target <a:thing> to <b:object>',
    ({ a, b }, { from }) => [{ do: 'attach', what: target(from, a), to: b }],
    'Brass Squire',
  ),
  row(
    'effect',
    '<subject> become(s) an artifact creature with base power and toughness <shape> <duration>',
    ({ subject, shape, duration }) =>
      lasting(
        subject,
        [
          { mod: 'set', prop: 'power', value: shape.power },
          { mod: 'set', prop: 'toughness', value: shape.toughness },
          { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
        ],
        duration,
      ),
    'Skilled Animator',
  ),
];
