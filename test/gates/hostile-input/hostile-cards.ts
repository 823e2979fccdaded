/** Cards and scenarios that want all the time and memory there is. */
import { CHOICES } from './hostile-choices.js';
import {
  boost,
  create,
  creature,
  draw,
  each,
  everything,
  evil,
  gain,
  giving,
  many,
  nested,
  nestedIn,
  onEntering,
  scene,
  stat,
  type Trap,
} from './hostile-words.js';

/** What is refused, or ends, in bounded time: each is tried with whatever its cards offer. */
export const TRAPS: Trap[] = [
  { name: 'an endless draw', scenario: scene([evil([{ do: 'draw', who: 'you', count: 1_000_000 }])]) },
  { name: 'a flood of tokens', scenario: scene([evil([create(1_000_000)])]) },
  {
    name: 'tokens that make tokens',
    scenario: scene(
      [evil([create(2, [onEntering([create(2)])])]), creature('Echo', [onEntering([create(1)], everything)])],
      ['Echo'],
    ),
  },
  {
    name: 'every token triggers every other',
    scenario: scene([evil([create(300, [onEntering([gain()], everything)])])]),
  },
  {
    name: 'tokens with many statics',
    scenario: scene([evil([create(200, Array(20).fill(boost(everything, [stat(1)])))])]),
  },
  {
    name: 'a trigger that triggers itself',
    scenario: scene(
      [
        evil([gain()]),
        creature('Loop', [
          { kind: 'triggered', on: { on: 'counters' }, effects: [gain()] },
          { kind: 'triggered', on: { on: 'draw' }, effects: [draw] },
        ]),
      ],
      ['Loop'],
    ),
  },
  {
    name: 'two that undo each other',
    scenario: scene(
      [
        evil([gain()]),
        creature('Yin', [
          onEntering([
            { do: 'move', what: 'self', to: 'hand' },
            { do: 'move', what: 'self', to: 'battlefield' },
          ]),
        ]),
      ],
      ['Yin'],
    ),
  },
  {
    name: 'counts within counts',
    scenario: scene([evil([gain(nested(6))]), creature('Crowd', [])], many('Crowd', 60)),
  },
  {
    name: 'questions within questions',
    scenario: scene([evil([gain({ count: [...everything, nestedIn(6)] })]), creature('Crowd', [])], many('Crowd', 60)),
  },
  {
    name: 'counts in characteristics',
    scenario: scene(
      [
        evil([gain()]),
        creature('Crowd', [
          boost(everything, [stat({ count: [...everything, { stat: ['power', '<=', { count: everything }] }] })]),
        ]),
      ],
      many('Crowd', 60),
    ),
  },
  {
    name: 'counts within counts in characteristics',
    scenario: scene([evil([gain()]), creature('Crowd', [boost(everything, [stat(nested(4))])])], many('Crowd', 40)),
  },
  {
    name: 'abilities that give abilities',
    scenario: scene([evil([gain()]), creature('Giver', [giving(8)])], many('Giver', 30)),
  },
  {
    name: 'abilities that depend on each other',
    scenario: scene(
      [
        evil([gain()]),
        creature(
          'Chain',
          Array.from({ length: 20 }, (_, i) =>
            boost(
              [...everything, { has: ['subtypes', `Bird`] }],
              [{ mod: 'gain', prop: 'subtypes', values: [i % 2 ? 'Bird' : 'Cat'] }],
            ),
          ),
        ),
      ],
      many('Chain', 60),
    ),
  },
  {
    name: 'colours that depend on types',
    scenario: scene(
      [
        evil([gain()]),
        creature(
          'Prism',
          Array.from({ length: 24 }, (_, i) =>
            boost(i % 2 ? [...everything, { has: ['types', 'Artifact'] }] : everything, [
              { mod: 'gain', prop: 'types', values: [i % 3 ? 'Artifact' : 'Enchantment'] },
            ]),
          ),
        ),
      ],
      many('Prism', 80),
    ),
  },
  {
    name: 'everything for everything for everything',
    scenario: scene([evil([each(5)]), creature('Crowd', [])], many('Crowd', 100)),
  },
  ...CHOICES,
];
