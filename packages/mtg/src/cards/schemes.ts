/** Scheme cards (314). */
import type { FilterClause } from '@arbiter/engine';
import {
  and,
  continuous,
  control,
  create,
  creature,
  damage,
  destroy,
  gainLife,
  has,
  inMotion,
  keyword,
  permanent,
  plus,
  scheme,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../language/builders.js';

const yours = and({ zone: 'battlefield' }, creature, youControl);
const theirCreature = target(and({ zone: 'battlefield' }, creature, { controller: 'opponent' }));
const nonland: FilterClause = { not: { has: ['types', 'Land'] } };
const horror = token('Horror', 'Creature — Horror', ['B'], '3/3');

export const schemes = [
  scheme(
    'Know Naught but Fire',
    'Scheme',
    inMotion({
      effects: [
        {
          do: 'damage',
          to: 'opponents',
          per: 'one',
          amount: { count: [{ zone: 'hand' }, { owner: { saved: 'one' } }] },
        },
      ],
    }),
  ),
  scheme(
    'Look Skyward and Despair',
    'Scheme',
    inMotion({ effects: [create(token('Dragon', 'Creature — Dragon', ['R'], '5/5', keyword('flying')))] }),
  ),
  scheme(
    'I Delight in Your Convulsions',
    'Scheme',
    inMotion({
      effects: [
        { do: 'stat', stat: 'life', who: 'opponents', amount: -3, total: 'lost' },
        gainLife({ number: 'lost' }),
      ],
    }),
  ),
  scheme(
    'Roots of All Evil',
    'Scheme',
    inMotion({ effects: [create(token('Saproling', 'Creature — Saproling', ['G'], '1/1'), 5)] }),
  ),
  scheme(
    'The Iron Guardian Stirs',
    'Scheme',
    inMotion({ effects: [create(token('Golem', 'Artifact Creature — Golem', [], '4/6'))] }),
  ),
  scheme(
    'The Very Soil Shall Shake',
    'Ongoing Scheme',
    continuous(yours, [...plus(2, 2), has('trample')]),
    triggered(
      { on: 'move', object: and(creature, youControl), match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [{ do: 'abandon' }] },
    ),
  ),
  scheme(
    'There Is No Refuge',
    'Scheme',
    inMotion({ targets: [{ ...target(creature), min: 0, max: 1 }], effects: [damage(3, t(0)), create(horror)] }),
  ),
  scheme(
    'Tooth, Claw, and Tail',
    'Scheme',
    inMotion({ targets: [{ ...target(and(permanent, nonland)), min: 0, max: 3 }], effects: [destroy(t(0))] }),
  ),
  scheme(
    "What's Yours Is Now Mine",
    'Scheme',
    inMotion({
      targets: [theirCreature],
      effects: [
        { do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } },
        { do: 'status', what: t(0), status: 'tapped', on: false },
      ],
    }),
  ),
  scheme(
    'Your Will Is Not Your Own',
    'Scheme',
    inMotion({
      targets: [theirCreature],
      effects: [
        untilEndOfTurn(t(0), control),
        { do: 'status', what: t(0), status: 'tapped', on: false },
        untilEndOfTurn(t(0), plus(3, 3), has('trample'), has('haste')),
      ],
    }),
  ),
];
