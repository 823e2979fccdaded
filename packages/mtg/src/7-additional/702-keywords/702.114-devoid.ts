/** Devoid (702.114): colorless, everywhere. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const devoid = defineKeyword({
  name: 'devoid',
  rules: cite('mtg:702.114a', 'mtg:604.3'),
  description: 'Colorless, whatever its mana cost says.',
  redundant: true,
  expand: () => [{ kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'colors', value: [] }] }],
});
