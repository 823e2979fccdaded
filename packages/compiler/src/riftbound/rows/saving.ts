/** What happens in the place of a death: "if it would die, instead heal it, exhaust it, and recall it" (367–371, 428, 455). */
import type { Effect, FilterClause, Ref, StaticAbility } from '@arbiter/engine';
import { anaphor } from '../../references/making.js';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { selfMention, type } from './shared.js';

/** Whatever goes to the trash from the board is killed (428.1). */
const WOULD_DIE = { on: 'move', match: { from: 'board', to: 'trash' } } as const;
const IT: Ref = { event: 'object' };
const HEALED: Effect[] = [
  { do: 'heal', what: IT },
  { do: 'status', what: IT, status: 'exhausted' },
  { do: 'recall', what: IT },
];
const saves = (
  object: 'self' | FilterClause[],
  before: Effect[],
  more: Pick<StaticAbility, 'if'> = {},
): Unsettled[] => [
  unsettled({ kind: 'replacement', ...WOULD_DIE, ...more, object, instead: [...before, ...HEALED] }, [selfMention(0)]),
];

export const saving = [
  // Of several that die at one time it saves one (373).
  row(
    'static',
    'if a|an <thing> would die , kill <source> instead . heal that unit , exhaust it , and recall it',
    ({ thing, source }) => saves(thing.filter, [{ do: 'kill', what: source }]),
    "Zhonya's Hourglass",
  ),
  row(
    'static',
    'if i would die , kill <source> instead . heal me , exhaust me , and recall me',
    ({ source }) => saves('self', [{ do: 'kill', what: source }]),
    'Guardian Angel',
  ),
  row(
    'static',
    'if another <thing> would die , if it has less might than me , instead heal it , exhaust it , and recall it',
    ({ thing }) =>
      saves([...thing.filter, { other: true }, { stat: ['might', '<', { stat: 'might', of: 'self' }] }], []),
    'Soraka, Wanderer',
  ),
  // Whoever may decide it pays for it (204, 369).
  row(
    'static',
    'if a|an <thing> would die , you may <payment> , exhaust <source> , and spend its buff to heal it , exhaust it , and recall it instead',
    ({ thing, payment }) => [
      unsettled(
        {
          kind: 'replacement',
          ...WOULD_DIE,
          object: thing.filter,
          may: true,
          cost: [...payment, { pay: 'exhaust' }, { pay: 'spendBuff', what: [{ in: IT }] }],
          instead: HEALED,
        },
        [selfMention(0)],
      ),
    ],
    'The Boss',
  ),
  row(
    'static',
    'if a|an <thing> would die during combat , its controller may pay <resources> to heal it , exhaust it , and recall it instead',
    ({ thing, resources }) => [
      unsettled(
        {
          kind: 'replacement',
          ...WOULD_DIE,
          object: thing.filter,
          if: { exists: [type('Battlefield'), { is: 'fought' }] },
          may: true,
          who: { controllerOf: IT },
          cost: resources,
          instead: HEALED,
        },
        [selfMention(0)],
      ),
    ],
    'Altar of Blood',
  ),
  row(
    'effect',
    'the next time it would die this turn , you may pay <resources> to heal it , exhaust it , and recall it instead',
    ({ resources }, { from }) => [
      {
        do: 'createReplacement',
        replaces: { ...WOULD_DIE, may: true, cost: resources, instead: HEALED },
        entities: anaphor(from),
        once: true,
      },
    ],
    'Unlicensed Armory',
  ),
  row(
    'effect',
    'the next time it would die this turn , heal it , exhaust it , and recall it instead',
    (_, { from }) => [
      {
        do: 'createReplacement',
        replaces: { ...WOULD_DIE, instead: HEALED },
        entities: anaphor(from),
        once: true,
      },
    ],
    'Tactical Retreat',
  ),
];
