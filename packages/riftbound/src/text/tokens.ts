/** How tokens are printed: "a ready 3 [M] Sprite unit token with [Temporary]" (187). */
import { type CardDefinition, canonical, facesOf, wordsOf } from '@arbiter/engine';
import { tokens } from '../cards/tokens.js';
import { either, listed, type Say, UNSAID } from './say.js';

/** What a text says of a token beside how many there are, or nothing of one that the rules know by another name. */
export function tokenText(
  token: CardDefinition,
  ready: boolean,
  many: boolean,
  say: Say,
): { noun: string; after: string } | undefined {
  const known = tokens.find((one) => canonical(one) === canonical(token));
  const [face] = known ? facesOf(known) : [];
  if (!face) return undefined;
  const [type = UNSAID] = wordsOf(face.props.types).map((one) => one.toLowerCase());
  const figure = face.props.might;
  // One that is to become something else has none of its own, and its name says so (187.6).
  const printed = `${either(`${figure}`, `[${figure}]`)} [M] `;
  const might = figure === undefined ? '' : figure === 0 ? either('', printed) : printed;
  // Only keywords are printed; what else it has stands in the rules.
  const keywords = face.abilities.filter(({ kind }) => kind === 'keyword').map((one) => say.ability(one));
  const noun = `${ready ? 'ready ' : ''}${might}${face.name} ${type} token${many ? 's' : ''}`;
  // Where it is from says no more than its name does.
  const home = wordsOf(face.props.tags).filter((tag) => tag !== face.name);
  const from = home.length === 1 ? either('', ` from ${home.join()}`) : '';
  return { noun, after: `${keywords.length > 0 ? ` with ${listed(keywords)}` : ''}${from}` };
}
