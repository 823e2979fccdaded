/** Invented cards of Grand Archive in the templates of printed ones, and what they mean, whatever the printer says. */
import { type Ability, type CardDefinition, facesOf } from '@arbiter/engine';
import { type CardText, compileCard, type GameGrammar, grandArchiveGrammar } from '../../src/index.js';

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

/** What a card is read as: its printer is taken to say each ability in the words of its lines. */
export function readCard(card: CardText): { definition: CardDefinition | undefined; why: string } {
  const said: { lines: readonly string[] } = { lines: [] };
  let groupsOf: readonly (readonly number[])[] = [];
  const game: GameGrammar = {
    ...(grandArchiveGrammar as GameGrammar),
    groups: (lines, props) => {
      const groups = grandArchiveGrammar.groups(lines, props);
      said.lines = groups.map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
      return groups;
    },
    assemble: (lines, props) => {
      const assembled = (grandArchiveGrammar as GameGrammar).assemble(lines, props);
      if (typeof assembled !== 'string') groupsOf = assembled.map(({ groups }) => groups);
      return assembled;
    },
    wordings: (abilities: readonly Ability[], face) => {
      const [first] = abilities;
      const groups = first === undefined ? [] : (groupsOf[face.abilities.indexOf(first)] ?? []);
      return [
        groups
          .map((group) => said.lines[group])
          .join(' ')
          .replace(/ \.$/, ''),
      ];
    },
  };
  const { card: compiled, trace } = compileCard(card, game);
  const { faults, doubts, differences } = trace;
  return {
    definition: compiled.definition,
    why: JSON.stringify({ clauses: compiled.clauses, faults, doubts, differences }),
  };
}

/** The abilities that a card is read as. Throws why it is read as none. */
export function meant(card: CardText): readonly Ability[] {
  const { definition, why } = readCard(card);
  const [face] = definition ? facesOf(definition) : [];
  if (!face) throw new Error(why);
  return face.abilities;
}
export const why = (card: CardText): string => readCard(card).why;
