/** Eternalize (702.129): from the graveyard a copy of it comes as a 4/4 black Zombie. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { comesAsZombie } from './coming-back.js';
import { defineKeyword } from './hooks.js';

export const eternalize = defineKeyword({
  name: 'eternalize',
  rules: cite('mtg:702.129a'),
  description:
    'For `cost`, at the time of a sorcery, exile it from your graveyard and create a copy of it that is a 4/4 black Zombie without mana cost.',
  params: { cost: 'must' },
  text: (a) => `eternalize ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [comesAsZombie(cost, { colors: ['B'], power: 4, toughness: 4 })],
});
