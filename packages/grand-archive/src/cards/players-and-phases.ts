/** Cards written by hand that are about players: what they can't be, when they materialize, and what they do in whose phases. */
import type { Condition, Effect, FilterClause, SingleFaced } from '@arbiter/engine';
import {
  action,
  actionCard,
  ally,
  choose,
  continuous,
  draw,
  each,
  keyword,
  levelAtLeast,
  putCounters,
  regaliaItem,
  saved,
  unit,
  when,
  yours,
} from '../language/builders.js';
import { banishing, bonusOf, GRAVEYARD } from './common.js';

const activeOnly = (step: string) =>
  continuous('self', [
    { mod: 'rule', rule: 'activateOnly', if: { all: [{ turnOf: 'opponent' }, { during: [step] }] } },
  ]);
/** The player whose turn it is activated no card of the type this turn. */
const activatedNone = (type: FilterClause): Condition => ({
  not: { exists: [{ player: 'active' }, { happenedFor: { on: 'activate', player: 'you', object: [type] } }] },
});
/** At the beginning of the next end phase, whoever did not activate such a card loses one of all their cards by chance. */
const losesOne = (type: FilterClause): Effect => ({
  do: 'delayed',
  on: { on: 'step', match: { step: 'end' } },
  effects: [
    when(
      activatedNone(type),
      { do: 'random', who: each({ player: 'active' }), zone: 'hand', also: ['memory'], save: 'lost' },
      { do: 'move', what: saved('lost'), to: 'graveyard', cause: 'discard' },
    ),
  ],
});

export const playersAndPhases: SingleFaced[] = [
  actionCard(
    'Feu Awakening',
    'fire',
    0,
    'fast',
    'Guardian Spell',
    {
      effects: [
        when(
          bonusOf('Ciel'),
          { do: 'move', what: each(...yours('hand', 'memory')), to: 'graveyard', cause: 'discard' },
          choose('picked', GRAVEYARD, { min: 0, max: 2 }),
          banishing(saved('picked'), 'gone'),
          putCounters(1, 'omen', saved('gone')),
          {
            do: 'modify',
            what: 'you',
            mods: [{ mod: 'rule', rule: 'cantBeNegated' }],
            until: { kind: 'endOfTurn' },
          },
        ),
      ],
    },
    keyword('interdiction'),
  ),
  actionCard(
    'Devious Welcome',
    'norm',
    3,
    'fast',
    'Assassin Skill',
    {
      effects: [
        draw(1, 'players'),
        {
          do: 'either',
          choices: [
            { label: 'action', effects: [losesOne(action)] },
            { label: 'ally', effects: [losesOne(ally)] },
          ],
        },
      ],
    },
    activeOnly('recollection'),
  ),
  actionCard('Chronowarp', 'astra', 4, 'slow', 'Cleric Spell', { effects: [{ do: 'distortTime' }] }),
  actionCard(
    'Orchestrated Seizure',
    'wind',
    3,
    'fast',
    'Cleric Skill',
    {
      effects: [
        {
          do: 'modify',
          what: 'you',
          mods: [
            { mod: 'rule', rule: 'floatsForOpponents', if: { all: [{ turnOf: 'you' }, { during: ['materialize'] }] } },
          ],
          until: { kind: 'nextStep', step: 'materialize', of: 'you' },
        },
      ],
    },
    activeOnly('end'),
  ),
  actionCard('Reveal the Hidden', 'norm', 2, 'fast', 'Ranger Skill', {
    effects: [
      {
        do: 'modify',
        what: each(unit),
        mods: [{ mod: 'cantHaveKeyword', keyword: 'stealth' }],
        until: { kind: 'endOfTurn' },
      },
      when(levelAtLeast(1), draw(1)),
    ],
  }),
  regaliaItem(
    "Void's Cloak",
    'exalted norm',
    0,
    'Cleric Accessory',
    continuous({ players: 'you' }, [{ mod: 'rule', rule: 'untargetedBySpells' }]),
  ),
  regaliaItem(
    'The Looking Glass',
    'norm',
    0,
    'Cleric Distortion Artifact',
    keyword('divine relic'),
    keyword('omnishroud'),
    continuous('self', [{ mod: 'rule', rule: 'beginsOnField' }]),
    continuous({ players: 'you' }, [
      { mod: 'rule', rule: 'ignoresElements', of: { has: ['subtypes', ['Distortion']] }, materializing: true },
    ]),
  ),
];
