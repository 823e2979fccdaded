/** Cards and boards that offer more than anybody could list, order or combine. */
import {
  boost,
  create,
  creature,
  draw,
  everything,
  evil,
  gain,
  many,
  onEntering,
  scene,
  stat,
  type Trap,
} from './hostile-words.js';
import { card } from './world.js';

export const CHOICES: Trap[] = [
  {
    name: 'all targets at once',
    scenario: scene(
      [evil([gain()], { targets: Array(24).fill({ what: everything, min: 0, max: null }) }), creature('Crowd', [])],
      many('Crowd', 200),
    ),
  },
  {
    name: 'targets that must all differ',
    scenario: scene(
      [
        evil([gain()], {
          targets: Array.from({ length: 30 }, (_, i) => ({
            what: everything,
            min: 2,
            max: 3,
            ...(i > 0 ? { notIn: Array.from({ length: i }, (_, k) => k) } : {}),
          })),
        }),
        creature('Crowd', []),
      ],
      many('Crowd', 60),
    ),
  },
  {
    name: 'all modes of many',
    scenario: scene(
      [
        card(
          'Evil',
          ['Instant'],
          [
            {
              kind: 'spell',
              modes: {
                min: 0,
                max: 60,
                choices: Array.from({ length: 60 }, (_, i) => ({
                  label: `mode ${i}`,
                  targets: [{ what: everything }],
                  effects: [gain()],
                })),
              },
            },
          ],
          { manaCost: '{0}' },
        ),
        creature('Crowd', []),
      ],
      many('Crowd', 100),
    ),
  },
  {
    name: 'many abilities with many targets',
    scenario: scene(
      [
        evil([gain()]),
        creature(
          'Busy',
          Array(24).fill({
            kind: 'activated',
            cost: [],
            targets: [{ what: everything }, { what: everything }],
            effects: [gain()],
          }),
        ),
      ],
      many('Busy', 100),
    ),
  },
  {
    name: 'a cost of many sacrifices',
    scenario: scene(
      [
        creature(
          'Busy',
          Array(20).fill({
            kind: 'activated',
            cost: [{ pay: 'sacrifice', what: everything, count: 20 }],
            effects: [gain()],
          }),
        ),
      ],
      many('Busy', 100),
    ),
  },
  {
    name: 'mana of every kind for a cost of every kind',
    scenario: scene(
      [
        card('Evil', ['Instant'], [{ kind: 'spell', effects: [gain()] }], {
          manaCost: '{W/U}{U/B}{B/R}{R/G}{G/W}{2/W}{2/U}{W/P}{U/P}{B/P}'.repeat(6),
        }),
      ],
      [...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((land) => many(land, 40))],
    ),
  },
  {
    name: 'a replacement for each replacement',
    scenario: scene(
      [
        evil([draw]),
        creature('Swap', Array(20).fill({ kind: 'replacement', on: 'draw', player: 'you', instead: [draw, draw] })),
      ],
      many('Swap', 40),
    ),
  },
  {
    name: 'replacements that ask for an order',
    scenario: scene(
      [
        evil([create(50)]),
        creature(
          'Swap',
          Array.from({ length: 20 }, () => ({
            kind: 'replacement',
            on: 'create',
            change: { count: { sum: [{ event: 'count' }, 1] } },
          })),
        ),
      ],
      many('Swap', 20),
    ),
  },
  {
    name: 'copies of copies',
    scenario: scene(
      [
        evil([
          {
            do: 'forEach',
            of: { each: everything },
            as: 'it',
            effects: [{ do: 'create', count: 1, copy: { saved: 'it' } }],
          },
        ]),
        creature('Mirror', [onEntering([create(1)], everything)]),
      ],
      many('Mirror', 40),
    ),
  },
  {
    name: 'delayed abilities without end',
    scenario: scene(
      [
        evil(
          Array(60).fill({
            do: 'forEach',
            of: { each: everything },
            as: 'it',
            effects: [{ do: 'delayed', on: { on: 'step' }, repeat: true, effects: [gain()] }],
          }),
        ),
        creature('Crowd', []),
      ],
      many('Crowd', 60),
    ),
  },
  { name: 'all that there can be of honest cards', scenario: scene([], [...many('Grizzly Bears', 1500)]) },
  {
    name: 'lords without end',
    scenario: scene(
      [
        evil([gain()]),
        creature('Lord', [
          boost([...everything, { other: true }], [stat(1), { mod: 'add', stat: 'toughness', value: 1 }]),
        ]),
      ],
      many('Lord', 1500),
    ),
  },
  {
    name: 'attackers that must all attack',
    scenario: {
      ...scene(
        [creature('Rager', Array(20).fill({ kind: 'static', mods: [{ mod: 'rule', rule: 'mustAttack' }] }))],
        many('Rager', 200),
      ),
      turn: { number: 3, active: 0, step: 'declareAttackers' },
    },
  },
  {
    name: 'keywords of every kind',
    scenario: scene(
      [
        creature(
          'Knight',
          ['flying', 'menace', 'trample', 'haste', 'vigilance', 'reach'].map((keyword) => ({
            kind: 'keyword',
            keyword,
          })),
        ),
      ],
      many('Knight', 800),
      { turn: { number: 3, active: 0, step: 'declareAttackers' } },
    ),
  },
  {
    name: 'numbers beyond numbers',
    scenario: scene([
      evil([
        gain({ times: [1_000_000, { times: [1_000_000, { times: [1_000_000, 1_000_000] }] }] }),
        { do: 'stat', who: 'you', stat: 'life', amount: { negative: 1_000_000 } },
      ]),
    ]),
  },
];
