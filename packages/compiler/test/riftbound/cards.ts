/** Invented cards of Riftbound in the templates of printed ones, and what they mean, whatever the printer says. */
import { type CardText, type GameGrammar, riftboundReading } from '../../src/index.js';
import { readingBy } from '../read-card.js';

export const unit = (text: string, name = 'Lantern Keeper'): CardText => ({
  name,
  cost: '[3][C]',
  type: 'Unit — Ionia',
  figures: { domains: 'Mind', might: 3 },
  text,
});
export const spell = (text: string, name = 'Kindled Reply'): CardText => ({
  name,
  cost: '[2]',
  type: 'Spell — ',
  figures: { domains: 'Fury Chaos' },
  text,
});
export const gear = (text: string, name = 'Lantern'): CardText => ({
  name,
  cost: '[2]',
  type: 'Gear — ',
  figures: { domains: 'Mind' },
  text,
});
export const legend = (text: string): CardText => ({
  name: 'Keeper of Lanterns',
  type: 'Legend — Ionia',
  figures: { domains: 'Fury Mind' },
  text,
});
export const battlefield = (text: string): CardText => ({
  name: 'Lantern Row',
  type: 'Battlefield — ',
  text,
});

export const { readCard, meant, why } = readingBy(riftboundReading as GameGrammar);
