/** Tokens by what creates them (187). */
import type { SingleFaced } from '@arbiter/engine';
import { adds, card, exhaustThis, keyword, killThis, temporary } from '../language/builders.js';

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

export const tokens: readonly SingleFaced[] = [recruit, sprite, gold, sandSoldier, mech, bird, tentacle];
