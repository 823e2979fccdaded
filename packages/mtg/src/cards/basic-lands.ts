/** Basic lands and lands with basic types; their mana abilities come from the types (305.6). */
import { card } from '../language/builders.js';

const basic = (name: string) => card(name, { type: `Basic Land — ${name}` });

export const lands = [
  basic('Plains'),
  basic('Island'),
  basic('Swamp'),
  basic('Mountain'),
  basic('Forest'),
  card('Taiga', { type: 'Land — Mountain Forest' }),
  card('Dryad Arbor', { type: 'Land Creature — Forest Dryad', colors: ['G'], power: 1, toughness: 1 }),
];
