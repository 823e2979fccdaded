/** Instructions that move and recall: what goes where (355.4, 420, 445–458). */
import type { Condition, Effect, FilterClause, Ref } from '@arbiter/engine';
import { anaphor, mentioned, playerTarget, target, targetOf } from '../../../references/making.js';
import { isNoun } from '../../../references/nouns.js';
import { gap, row } from '../../categories.js';
import { AT_BATTLEFIELD, ENEMY, HERE, isSelf, modify, there, type, UNIT, YOURS } from '../shared.js';

const moved = (what: Ref, to: Extract<Effect, { do: 'moveTo' }>['to']): Effect[] => [{ do: 'moveTo', what, to }];
/** Where to is chosen with the targets (355.4). */
const somewhere = (what: Ref, at: number, ...more: FilterClause[]): Effect[] =>
  moved(what, target(at, { filter: [...more, { destination: what }], kinds: ['battlefield'] }));
const BATTLEFIELD = type('Battlefield');
/** Only units of a player go to that player's base. */
const isYours = (noun: unknown): boolean =>
  isSelf(noun) ||
  (isNoun(noun) &&
    noun.noun === 'target' &&
    [noun.what].flat().some((one) => 'controller' in one && one.controller === 'you'));

/** Units of others come to a battlefield, and are recalled where that is a base (447.2.c). */
const toHere = (object: Ref): Effect[] => moved(object, 'self');
/** In a base nothing has a battlefield, and nothing is moved to it (359.3.f.2). */
const toMine = (object: Ref): Effect[] => moved(object, { battlefieldOf: 'self' });

export const moves = [
  row('effect', 'move <object>', ({ object }, { to }) => somewhere(object, to)),
  ...['to base', 'to its base', 'to their base', 'to my base'].map((where) =>
    row('effect', `move <object> ${where}`, ({ object }: { object: Ref }) => moved(object, 'base')),
  ),
  row('effect', 'move <object> to your base', ({ object }) => (isYours(object) ? moved(object, 'base') : undefined)),
  ...(
    [
      ['a|an', {}],
      ['up to one', { min: 0 }],
    ] as const
  ).flatMap(([many, count]) => [
    row('effect', `move ${many} <thing> from a battlefield to its base`, ({ thing }, { from }) =>
      moved(target(from, { ...thing, filter: [...thing.filter, AT_BATTLEFIELD] }, count), 'base'),
    ),
    row('effect', `move ${many} <thing> from here to its base`, ({ thing }, { from }) =>
      moved(target(from, { ...thing, filter: [...thing.filter, HERE] }, count), 'base'),
    ),
  ]),
  row('effect', 'move <object> to here', ({ object }) => toHere(object)),
  ...['to this battlefield', 'to my battlefield'].map((mine) =>
    row('effect', `move <object> ${mine}`, ({ object }: { object: Ref }) => toMine(object)),
  ),
  ...['to a battlefield', 'to a different battlefield'].map((where) =>
    row('effect', `move <object> ${where}`, ({ object }: { object: Ref }, { to }) =>
      somewhere(object, to, BATTLEFIELD),
    ),
  ),
  row('effect', 'move <object> to an open battlefield', ({ object }, { to }) =>
    somewhere(object, to, BATTLEFIELD, { is: 'open' }),
  ),
  row(
    'plain',
    "stun a|an <a:one> . you may move a|an <b:one> to that enemy unit 's battlefield",
    ({ a, b }, { from, to }) => {
      const there = target(from, a);
      return [
        { do: 'status', what: there, status: 'stunned' },
        { do: 'may', then: moved(target(to, b), there) },
      ];
    },
    'Zenith Blade',
  ),
  // Nothing is moved to where it is already, so that nothing there is chosen to be (355.4.a).
  row(
    'plain',
    'choose a|an <a:thing> . you may move up to one <b:thing> to that battlefield',
    ({ a, b }, { from, to }) => {
      if (!a.kinds.every((kind) => kind === 'battlefield')) return undefined;
      const there = target(from, a);
      const one = target(to, { ...b, filter: [...b.filter, { not: { at: there } }] }, { min: 0 });
      return [{ do: 'may', then: moved(one, there) }];
    },
    'Moonfall',
  ),
  row('effect', 'move <object> to a battlefield you control', ({ object }, { to }) =>
    somewhere(object, to, BATTLEFIELD, YOURS),
  ),
  // Where that was chosen as well, up to one is read with it above.
  row('effect', 'move <object> to that battlefield', ({ object }, { to }) =>
    isNoun(object) && object.noun === 'target' && object.min === 0
      ? undefined
      : moved(object, anaphor(to, 'battlefield')),
  ),
  row('effect', 'move <object> there', ({ object }, { to }) => moved(object, there(to))),
  row('effect', 'move a|an <thing> at a different location to my battlefield', ({ thing }, { from }) =>
    toMine(target(from, { ...thing, filter: [...thing.filter, { not: HERE }] })),
  ),
  row('effect', 'move <object> to the same battlefield', ({ object }, { to }) =>
    moved(object, anaphor(to, 'battlefield')),
  ),
  // Where it goes is chosen with it, and stays so wherever it is by then (355.4, 355.15).
  row('effect', 'move <object> to or from its base', ({ object }, { to }) => {
    const inBase: Condition = { is: [object, { is: 'inBase' }] };
    const place = targetOf(to - 1, [BATTLEFIELD, { destination: object }], ['battlefield'], { if: inBase });
    const base = targetOf(to, [{ player: 'any' }, { destination: object }], ['player'], { if: { not: inBase } });
    return [{ do: 'if', if: inBase, then: moved(object, place), else: moved(object, base) }];
  }),
  row(
    'effect',
    'move me to an occupied enemy battlefield if my might is greater than the total might of enemy units there',
    (_, { to }) => {
      const there = targetOf(to, [BATTLEFIELD, ENEMY, { is: 'occupied' }, { destination: 'self' }], ['battlefield']);
      return [
        {
          do: 'if',
          if: {
            compare: [
              { stat: 'might', of: 'self' },
              '>',
              { total: 'might', of: { each: [UNIT, ENEMY, { at: there }] } },
            ],
          },
          then: moved('self', there),
        },
      ];
    },
    'Maduli the Gatekeeper',
  ),
  // What the opponent moves they choose as it is carried out.
  row(
    'plain',
    'move a|an <thing> to a battlefield you control . then , choose an opponent . they move a unit they control to the same battlefield',
    ({ thing }, { from, to }) => {
      const one = target(from, thing);
      const there = targetOf(from + 1, [BATTLEFIELD, YOURS, { destination: one }], ['battlefield']);
      const whose = playerTarget(to, 'opponent');
      return [
        ...moved(one, there),
        {
          do: 'choose',
          who: whose,
          from: [UNIT, { controller: whose }, { not: { at: there } }],
          min: 1,
          max: 1,
          save: 'following',
        },
        ...moved({ saved: 'following' }, there),
      ];
    },
    'Call to Battle',
  ),
  gap('effect', 'move <object> to its location', 'move to its location'),
  row('effect', 'move <object> to a battlefield where you have units', ({ object }, { to }) =>
    somewhere(object, to, BATTLEFIELD, { is: 'hasUnits', of: [UNIT, YOURS] }),
  ),
  row(
    'plain',
    'move <object> to a battlefield where you have units . if you have exactly <n> units there , they each get <given>',
    ({ object, n, given }, { from, to }) => {
      if (given.weaken || given.forever) return undefined;
      const there = targetOf(
        to,
        [BATTLEFIELD, { is: 'hasUnits', of: [UNIT, YOURS] }, { destination: object }],
        ['battlefield'],
      );
      const own: FilterClause[] = [UNIT, YOURS, { at: there }];
      return [
        ...moved(object, there),
        {
          do: 'if',
          if: { compare: [{ count: own }, '=', n] },
          then: modify(mentioned(from + 1, { each: own }, ['unit'], true), given.mods),
        },
      ];
    },
    'Shadow Dash',
  ),
  // A battlefield, or its base: where another unit of its player is.
  row(
    'effect',
    "move <object> to a location where there 's a unit with the same controller",
    ({ object }, { to }) =>
      moved(
        object,
        targetOf(
          to,
          [
            { destination: object },
            {
              any: [
                [BATTLEFIELD, { is: 'hasUnits', of: [UNIT, { controller: { controllerOf: object } }] }],
                [{ player: 'any' }, { controls: [[UNIT, { is: 'inBase' }], '>=', 1] }],
              ],
            },
          ],
          ['battlefield'],
        ),
      ),
    'Temptation',
  ),
  // It is known where the unit was, once it has gone.
  row(
    'plain',
    "move a|an <a:thing> from a battlefield to its base . then , if there 's a|an <b:thing> alone at that battlefield , <clauses>",
    ({ a, b, clauses }, { from }) => {
      const one = target(from, { ...a, filter: [...a.filter, AT_BATTLEFIELD] });
      return [
        { do: 'remember', as: 'left', what: { each: [BATTLEFIELD, { at: one }] } },
        ...moved(one, 'base'),
        {
          do: 'if',
          if: { exists: [...b.filter, { is: 'alone' }, { at: { saved: 'left' } }] },
          then: clauses,
        },
      ];
    },
    'Isolate',
  ),
  row('effect', 'recall <object>', ({ object }) => [{ do: 'recall', what: object }]),
  row('effect', "move me and a|an <thing> to each other 's locations", ({ thing }, { to }) => [
    { do: 'swapPlaces', what: 'self', with: target(to, thing) },
  ]),
  row(
    'plain',
    "choose a|an <a:thing> and another <b:thing> at a different location . if at least one of them has <open> <keywordName> <close> , move each to the other 's location",
    ({ a, b, keywordName }, { from, to }) => {
      const one = target(from, a);
      const other = target(to, { ...b, filter: [...b.filter, { not: { at: one } }] });
      return [
        {
          do: 'if',
          if: { exists: [{ any: [{ in: one }, { in: other }] }, { keyword: keywordName }] },
          then: [{ do: 'swapPlaces', what: one, with: other }],
        },
      ];
    },
    'Smoke and Mirrors',
  ),
  // Each goes to where the other one was.
  row(
    'plain',
    'choose a|an <thing> at another location . move me to its location and it to my original location',
    ({ thing }, { from }) => [
      {
        do: 'swapPlaces',
        what: 'self',
        with: target(from, { ...thing, filter: [...thing.filter, { not: { at: 'self' } }] }),
      },
    ],
    'Tideturner',
  ),
];
