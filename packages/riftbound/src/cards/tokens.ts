/** Tokens by what creates them (187). */
import type { SingleFaced } from '@arbiter/engine';
import { adds, card, exhaustThis, killThis, temporary } from '../language/builders.js';

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
