/** Tokens by what creates them (187). */
import type { Effect, Filter, SingleFaced } from '@arbiter/engine';
import { cite } from '../cite.js';
import {
  adds,
  and,
  card,
  exhaustThis,
  giveKeyword,
  keyword,
  killThis,
  t,
  target,
  temporary,
  unit,
  when,
} from '../language/builders.js';

export const recruit: SingleFaced = card('Recruit', { code: 'OGN-273', type: 'Unit', might: 1, tags: ['Recruit'] });
export const sprite: SingleFaced = card('Sprite', {
  code: 'OGN-274',
  type: 'Unit',
  might: 3,
  tags: ['Fae'],
  abilities: [temporary],
});
export const gold: SingleFaced = card('Gold', {
  code: 'SFD-T03',
  type: 'Gear',
  abilities: [adds([killThis, exhaustThis], 0, ['any'])],
});
/** 187.3 */
export const sandSoldier: SingleFaced = card('Sand Soldier', { type: 'Unit', might: 2, tags: ['Shurima'] });
/** 187.4 */
export const mech: SingleFaced = card('Mech', { type: 'Unit', might: 3, tags: ['Mech'] });
/** 187.7 */
export const bird: SingleFaced = card('Bird', {
  code: 'UNL-T02',
  type: 'Unit',
  might: 1,
  tags: ['Bird'],
  abilities: [keyword('deflect')],
});
/** 187.10 */
export const tentacle: SingleFaced = card('Tentacle', { type: 'Unit', might: 1, tags: ['Bilgewater'] });

/** 187.6 */
export const reflection: SingleFaced = card('Reflection', { type: 'Unit', might: 0 });
/** 187.8 */
const ANIMALS = ['Bird', 'Cat', 'Dog', 'Poro', 'Ivern'];
const SWAPS: Effect[] = [{ do: 'swapBack', what: 'self' }];
export const brush: SingleFaced = card('Brush', {
  type: 'Battlefield',
  abilities: [
    {
      kind: 'static',
      affects: [
        { has: ['types', 'Unit'] },
        { is: 'here' },
        { any: ANIMALS.map((tag): Filter => ({ has: ['tags', tag] })) },
      ],
      mods: [{ mod: 'add', stat: 'might', value: 1 }],
    },
    { kind: 'triggered', on: { on: 'conquer', object: 'self', player: 'you' }, may: true, effects: SWAPS },
    { kind: 'triggered', on: { on: 'hold', object: 'self', player: 'you' }, may: true, effects: SWAPS },
  ],
});
/** 187.9 */
export const baronPit: SingleFaced = card('Baron Pit', {
  type: 'Battlefield',
  abilities: [{ kind: 'static', mods: [{ mod: 'rule', rule: 'reachedFromAnywhere' }] }],
});
/** 187.11 */
export const shadowClone: SingleFaced = card('Shadow Clone', {
  type: 'Unit',
  might: 0,
  abilities: [
    when(
      { on: 'unit:attack', object: 'self' },
      [
        { do: 'move', what: t(0), to: 'banishment', cause: 'banish', save: 'banished' },
        {
          do: 'if',
          if: { compare: [{ countOf: { saved: 'banished' } }, '>=', 1] },
          then: [giveKeyword(keyword('assault', 4), 'self')],
        },
      ],
      { may: true, targets: [target(and(unit, { zone: 'trash' }, { owner: 'you' }))] },
    ),
  ],
});

/** What these tokens are. @citation */
export const TOKENS = cite('riftbound:187.6', 'riftbound:187.8', 'riftbound:187.9', 'riftbound:187.11');

export const tokens: readonly SingleFaced[] = [
  recruit,
  sprite,
  gold,
  sandSoldier,
  mech,
  bird,
  tentacle,
  reflection,
  brush,
  baronPit,
  shadowClone,
];
