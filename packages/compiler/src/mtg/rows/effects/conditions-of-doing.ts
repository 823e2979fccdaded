/** What is done in the place of something, if something can't be done, or unless somebody pays (608.2c, 608.2d, 118.12). */
import type { Effect, FilterClause, Mod, Ref, Value } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { anaphor, targetOf } from '../../nouns.js';
import { ANY } from '../nouns.js';
import { rule } from './changes.js';
import { withX } from './optional.js';

const ANYTHING = ['creature', 'permanent', 'player', 'planeswalker'];
const isTargeted = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'target';
const isLoss = (amount: unknown): boolean =>
  (typeof amount === 'object' && amount !== null && 'negative' in amount) || (typeof amount === 'number' && amount < 0);
const untilEnd = (what: Ref, mods: Mod[]): Effect[] => [{ do: 'modify', what, mods, until: { kind: 'endOfTurn' } }];
/** Instructions of which one loses life, with how much that was kept under a name. */
const losing = (effects: Effect[]): Effect[] | undefined => {
  const [one] = effects;
  return one?.do === 'stat' && one.stat === 'life' && isLoss(one.amount) && effects.length === 1
    ? [{ ...one, total: 'lost' }]
    : undefined;
};
const gainLost: Effect = { do: 'stat', stat: 'life', who: 'you', amount: { number: 'lost' } };
const HURT = '#dealt damage';
const hurtCreatures = (at: number): Ref =>
  ({ each: [{ has: ['types', 'Creature'] }, { in: anaphor(at, HURT) }] }) as Ref;

export const conditionsOfDoing = [
  row(
    'sentence',
    "sacrifice another <thing> . if you can't , <clauses>",
    ({ thing, clauses }) => [
      { do: 'sacrifice', who: 'you', filter: [...thing.filter, { other: true }], save: 'given' },
      { do: 'if', if: { compare: [{ countOf: { saved: 'given' } }, '=', 0] }, then: clauses },
    ],
    'Rust Elemental',
  ),
  row(
    'sentence',
    "sacrifice <thing:one> . if you can't , <clauses>",
    ({ thing, clauses }) => [
      { do: 'sacrifice', who: 'you', filter: thing.filter, save: 'given' },
      { do: 'if', if: { compare: [{ countOf: { saved: 'given' } }, '=', 0] }, then: clauses },
    ],
    'Lord of the Pit',
  ),
  row(
    'sentence',
    'remove a|an <counter> counter from <source> . if you do , <clauses>',
    ({ counter, source, clauses }) => [
      {
        do: 'if',
        if: { is: [source, { counters: [counter, 1] }] },
        then: [{ do: 'counters', what: source, kind: counter, amount: -1 }, ...clauses],
      },
    ],
    'Noosegraf Mob',
  ),
  row(
    'sentence',
    'you may tap any number of untapped <thing> you control . if you do , put a|an <counter> counter on each of those <b:thing>',
    ({ thing, counter, b }) =>
      thing.placed || b.placed
        ? undefined
        : [
            {
              do: 'choose',
              from: [...thing.filter, { controller: 'you' }, { not: { status: 'tapped' } }],
              min: 0,
              max: 64,
              save: 'chosen',
            },
            { do: 'status', what: { saved: 'chosen' }, status: 'tapped' },
            { do: 'counters', what: { saved: 'chosen' }, kind: counter, amount: 1 },
          ],
    'Urge to Feed',
  ),
  row(
    'paid',
    'you may tap x untapped <thing> you control . if you do , <clauses>',
    ({ thing, clauses }) => {
      const then = withX(clauses, { number: 'paid' });
      return (
        then && [
          { do: 'pay', cost: [{ pay: 'tapUntapped', what: thing.filter, count: 'x' }], x: 'paid', then, else: [] },
        ]
      );
    },
    'Myr Battlesphere',
  ),
  row(
    'paid',
    'any opponent may have it deal <n> damage to them . if a player does , <clauses>',
    ({ n, clauses }) => [
      { do: 'remember', as: 'done', value: 0 },
      {
        do: 'forEach',
        of: 'opponents',
        as: 'one',
        effects: [
          {
            do: 'may',
            who: { saved: 'one' },
            then: [
              { do: 'damage', to: { saved: 'one' }, amount: n, from: 'self' },
              { do: 'remember', as: 'done', value: 1 },
            ],
          },
        ],
      },
      { do: 'if', if: { compare: [{ number: 'done' }, '>=', 1] }, then: clauses },
    ],
    'Vexing Devil',
  ),
  row(
    'paid',
    'each opponent loses <n> life unless that player sacrifices a|an <thing> of their choice or discards a card',
    ({ n, thing }) =>
      typeof n === 'number'
        ? [
            {
              do: 'forEach',
              of: 'opponents',
              as: 'one',
              effects: [
                {
                  do: 'pay',
                  who: { saved: 'one' },
                  cost: [
                    {
                      pay: 'either',
                      choices: [
                        { name: 'first', cost: [{ pay: 'sacrifice', what: thing.filter, count: 1 }] },
                        { name: 'second', cost: [{ pay: 'discard', what: [], count: 1 }] },
                      ],
                    },
                  ],
                  then: [],
                  else: [{ do: 'stat', stat: 'life', who: { saved: 'one' }, amount: -n }],
                },
              ],
            },
          ]
        : undefined,
    'Nicol Bolas, the Deceiver',
  ),
  row(
    'sentence',
    '<effect> . if <condition> , you gain life equal to the life lost this way',
    ({ effect, condition }) => {
      const lost = losing(effect);
      return lost && [...lost, { do: 'if', if: condition, then: [gainLost] }];
    },
    'Blood Tribute',
  ),
  row(
    'sentence',
    '<effect> . put a|an <counter> counter on <object> for each 1 life lost this way',
    ({ effect, counter, object }) => {
      const lost = losing(effect);
      return lost && [...lost, { do: 'counters', what: object, kind: counter, amount: { number: 'lost' } }];
    },
    'Blood Tyrant',
  ),
  row(
    'sentence',
    'mill x cards . target player loses <n> life for each <thing> put into your graveyard this way',
    ({ n, thing }, { from }) => {
      if (typeof n !== 'number' || !thing.kinds.includes('card') || thing.placed) return undefined;
      const many: Value = { count: [{ zone: 'graveyard' }, { in: { saved: 'milled' } }, ...thing.filter] };
      return [
        { do: 'mill', who: 'you', count: 'x', save: 'milled' },
        {
          do: 'stat',
          stat: 'life',
          who: targetOf(from, { player: 'any' }, ['player']),
          amount: { negative: { times: [n, many] } },
        },
      ];
    },
    "Liliana's Indignation",
  ),
  row(
    'sentence',
    "return <object> to your hand . if you return a|an <thing> to your hand this way , <source> deals damage equal to that card 's mana value to any target",
    ({ object, thing, source }, { to }) =>
      isTargeted(object) && thing.kinds.includes('card') && !thing.placed
        ? [
            { do: 'move', what: object, to: 'hand', cause: 'return', save: 'returned' },
            {
              do: 'if',
              if: { exists: [{ zone: 'hand' }, { in: { saved: 'returned' } }, ...thing.filter] },
              then: [
                {
                  do: 'damage',
                  amount: { stat: 'manaValue', of: { saved: 'returned' } },
                  to: targetOf(to, ANY, ANYTHING),
                  from: source,
                },
              ],
            },
          ]
        : undefined,
    'Vengeful Rebirth',
  ),
  row(
    'sentence',
    '<object> deals <n> damage to <recipient> . if <condition> , destroy the creature instead',
    ({ object, n, recipient, condition }) =>
      isTargeted(recipient)
        ? [
            {
              do: 'if',
              if: condition,
              then: [{ do: 'move', what: recipient, to: 'graveyard', cause: 'destroy' }],
              else: [{ do: 'damage', amount: n, to: recipient, from: object }],
            },
          ]
        : undefined,
    'Dark Temper',
  ),
  row(
    'sentence',
    "<object> deals <n> damage to <recipient> . if <condition> , instead <b:object> deals <m:n> damage to that permanent or player and the damage can't be prevented",
    ({ object, n, recipient, condition, m }) =>
      isTargeted(recipient)
        ? [
            {
              do: 'if',
              if: condition,
              then: [{ do: 'damage', amount: m, to: recipient, from: object, unpreventable: true }],
              else: [{ do: 'damage', amount: n, to: recipient, from: object }],
            },
          ]
        : undefined,
    'Arrow Storm',
  ),
  row(
    'sentence',
    'if a creature is dealt damage this way , it loses <keywordName> until end of turn . if that creature would die this turn , exile it instead',
    ({ keywordName }, { from }) => [
      ...untilEnd(hurtCreatures(from), [{ mod: 'loseKeyword', keyword: keywordName }]),
      {
        do: 'createReplacement',
        entities: hurtCreatures(from),
        replaces: { on: 'move', match: { from: 'battlefield', to: 'graveyard' }, change: { to: 'exile' } },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Burn from Within',
  ),
  row(
    'sentence',
    "it can't be regenerated this turn",
    (_, { from }) => untilEnd(anaphor(from), [rule('cantBeRegenerated')]),
    'Rage of Purphoros',
  ),
  row(
    'effect',
    'remove all <counter> counters from <object> . draw that many cards',
    ({ counter, object }) =>
      isTargeted(object)
        ? [
            { do: 'remember', as: 'removed', value: { counters: counter, of: object } },
            { do: 'clearCounters', what: object, kind: counter },
            { do: 'draw', who: 'you', count: { number: 'removed' } },
          ]
        : undefined,
    'Give // Take',
  ),
  row(
    'effect',
    'it becomes equal to your starting life total',
    () => [{ do: 'stat', stat: 'life', who: 'you', to: 'startingLife' }],
    'Resolute Archangel',
  ),
  row('condition', 'your life total is less than your starting life total', () => ({
    compare: [{ stat: 'life', of: 'you' as const }, '<', 'startingLife'],
  })),
  row(
    'sentence',
    "you may return <object> to its owner 's hand if its <stat> is less than <value>",
    ({ object, stat, value }) =>
      isTargeted(object)
        ? [
            {
              do: 'if',
              if: { compare: [{ stat, of: object }, '<', value] },
              then: [{ do: 'may', then: [{ do: 'move', what: object, to: 'hand', cause: 'return' }] }],
            },
          ]
        : undefined,
    'Sage-Eye Avengers',
  ),
  row(
    'effect',
    'choose <object>',
    ({ object }) => (isTargeted(object) ? [{ do: 'remember', as: 'chosen', what: object }] : undefined),
    "Predator's Rapport",
  ),
  row(
    'effect',
    'destroy <a:object> and <b:object>',
    ({ a, b }) =>
      [a, b].every((one) => isNoun(one) && one.noun === 'target' && one.max === undefined)
        ? [
            {
              do: 'move',
              what: { each: [{ any: [{ in: a }, { in: b }] }] } as Ref,
              to: 'graveyard',
              cause: 'destroy',
            },
          ]
        : undefined,
    'Spiteful Blow',
  ),
  row(
    'effect',
    'return <object> and the sacrificed card to the battlefield under your control',
    ({ object }, { from }) => {
      // What was sacrificed is found wherever all see it, had something else become of it than that (400.7j).
      const both: FilterClause[] = [
        { any: [{ zone: 'graveyard' }, { zone: 'exile' }] },
        { any: [{ in: object }, { in: anaphor(from, '#sacrificed card') }] },
      ];
      return [{ do: 'move', what: { each: both } as Ref, to: 'battlefield', cause: 'return', controller: 'you' }];
    },
    'Rescue from the Underworld',
  ),
];
