/** Embalm (702.128): from the graveyard a copy of it comes as a white Zombie. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { comesAsZombie } from './coming-back.js';
import { defineKeyword } from './hooks.js';

export const embalm = defineKeyword({
  name: 'embalm',
  rules: cite('mtg:702.128a', 'mtg:702.128b'),
  description:
    'For `cost`, at the time of a sorcery, exile it from your graveyard and create a copy of it that is a white Zombie without mana cost.',
  params: { cost: 'must' },
  text: (a) => `embalm ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [comesAsZombie(cost, { colors: ['W'] }, { embalmed: true })],
});
