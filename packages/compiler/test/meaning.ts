/** What a row means in tests, whatever the printer says: each card has one line, and the printer is taken to say it. */
import { facesOf } from '@arbiter/engine';
import { type CardText, compileCard, magicGrammar } from '../src/index.js';

/** The abilities that a line comes to. Throws why it comes to none. */
export function meant(card: CardText): unknown {
  const said = card.text.replaceAll(card.name, '~').replace(/\.$/, '');
  const { card: compiled, trace } = compileCard(card, {
    ...magicGrammar,
    wordings: (abilities, face) => abilities.map((ability) => (ability === face.abilities[0] ? said : '')),
  });
  if (!compiled.definition)
    throw new Error(JSON.stringify({ clauses: compiled.clauses, ...trace, rows: undefined, compared: undefined }));
  return facesOf(compiled.definition)[0]?.abilities;
}
/** The same as text, or why there are none. */
export const why = (card: CardText): string => {
  try {
    return JSON.stringify(meant(card));
  } catch (error) {
    return String(error);
  }
};
