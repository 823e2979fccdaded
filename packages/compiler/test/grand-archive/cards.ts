/** Invented cards of Grand Archive in the templates of printed ones, and what they mean, whatever the printer says. */
import { type CardText, type GameGrammar, grandArchiveReading } from '../../src/index.js';
import { readingBy } from '../read-card.js';

export const ally = (text: string, name = 'Lantern Keeper'): CardText => ({
  name,
  cost: 'reserve 2',
  type: 'Ally — Cleric Human',
  figures: { element: 'norm', power: 1, life: 2 },
  text,
});
export const action = (text: string, name = 'Kindled Reply'): CardText => ({
  name,
  cost: '2',
  type: 'Action — Mage Spell',
  figures: { element: 'fire', speed: 'fast' },
  text,
});
export const attack = (text: string): CardText => ({
  name: 'Sweeping Arc',
  cost: '3',
  type: 'Attack — Warrior Sword',
  figures: { element: 'wind', power: 2 },
  text,
});

export const { readCard, meant, why } = readingBy(grandArchiveReading as GameGrammar);
