/** Invented cards in the templates of printed ones. */
import { type CardText, compileCard, type Known, magicGrammar } from '../src/index.js';

export const compile = (card: CardText, known?: Known) => compileCard(card, magicGrammar, known);

export const instant = (text: string, name = 'Kindled Reply'): CardText => ({
  name,
  cost: '{1}{R}',
  type: 'Instant',
  text,
});
export const creature = (text: string, name = 'Mossback Warden'): CardText => ({
  name,
  cost: '{2}{G}',
  type: 'Creature — Human Druid',
  figures: { power: '2', toughness: '2' },
  text,
});
export const aura = (text: string): CardText => ({
  name: 'Weight of Vines',
  cost: '{G}',
  type: 'Enchantment — Aura',
  text,
});

/** The abilities of a card that comes out exact; what it said otherwise is the failure. */
export function abilitiesOf(card: CardText): unknown {
  const { card: compiled, trace } = compile(card);
  if (compiled.status !== 'exact' || !compiled.definition?.abilities)
    throw new Error(`${compiled.status}: ${JSON.stringify({ clauses: compiled.clauses, ...trace, rows: undefined })}`);
  return compiled.definition.abilities;
}
