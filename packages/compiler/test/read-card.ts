/** What invented cards are read as, whatever a game's printer says of them. */
import { type Ability, type CardDefinition, facesOf } from '@arbiter/engine';
import { type CardText, compileCard, type GameGrammar } from '../src/index.js';

interface Read {
  definition: CardDefinition | undefined;
  why: string;
}
export interface CardReading {
  /** What a card is read as: its printer is taken to say each ability in the words of its lines. */
  readCard(card: CardText): Read;
  /** The abilities that a card is read as. Throws why it is read as none. */
  meant(card: CardText): readonly Ability[];
  why(card: CardText): string;
}

export function readingBy(grammar: GameGrammar): CardReading {
  const readCard = (card: CardText): Read => read(card, grammar);
  return {
    readCard,
    meant: (card) => {
      const { definition, why } = readCard(card);
      const [face] = definition ? facesOf(definition) : [];
      if (!face) throw new Error(why);
      return face.abilities;
    },
    why: (card) => readCard(card).why,
  };
}

function read(card: CardText, grammar: GameGrammar): Read {
  const said: { lines: readonly string[] } = { lines: [] };
  let groupsOf: readonly (readonly number[])[] = [];
  const game: GameGrammar = {
    ...grammar,
    groups: (lines, props) => {
      const groups = grammar.groups(lines, props);
      said.lines = groups.map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
      return groups;
    },
    assemble: (lines, props) => {
      const assembled = grammar.assemble(lines, props);
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
