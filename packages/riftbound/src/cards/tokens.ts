/** Tokens by what creates them (187). */
import type { CardDefinition } from '@arbiter/engine';
import { adds, card, exhaustThis, killThis, temporary } from '../language/builders.js';

export const recruit: CardDefinition = card('Recruit', { code: 'OGN-273', type: 'Unit', might: 1, tags: ['Recruit'] });
export const sprite: CardDefinition = card('Sprite', {
  code: 'OGN-274',
  type: 'Unit',
  might: 3,
  tags: ['Fae'],
  abilities: [temporary],
});
export const gold: CardDefinition = card('Gold', {
  code: 'SFD-T03',
  type: 'Gear',
  abilities: [adds([killThis, exhaustThis], 0, ['any'])],
});
