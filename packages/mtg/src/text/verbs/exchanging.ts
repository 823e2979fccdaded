/** What becomes another's, and words that become others (612, 701.12). */
import type { Effect, Ref } from '@arbiter/engine';
import { isOneTarget } from '../nouns.js';
import { either, type Say, UNSAID } from '../say.js';
import type { VerbPhrases } from './plain.js';

/** "One color word with another or one basic land type with another" (612.2). */
const WORDS: { [of: string]: string } = {
  color: 'one color word',
  landType: 'one basic land type',
  creatureType: 'one creature type',
};
function changedText({ what, of, to, not, until }: Extract<Effect, { do: 'changeText' }>, say: Say): string {
  if (until === undefined || !['permanent', 'endOfTurn'].includes(until.kind)) return UNSAID;
  const lasts = until.kind === 'permanent' ? '' : ' until end of turn';
  const [first, ...more] = of;
  if ((to !== undefined || not !== undefined) && (more.length > 0 || first !== 'creatureType')) return UNSAID;
  if (to !== undefined && not !== undefined) return UNSAID;
  const kinds = of.map((kind) => `${WORDS[kind] ?? UNSAID} with ${to ?? 'another'}`);
  const limit = not === undefined ? '' : `. the new creature type can't be ${not}`;
  const changed = `change the text of ${say.object(what)} by replacing all instances of ${either(kinds.join(' or '), kinds.toReversed().join(' or '))}`;
  return `${changed}${lasts}${limit}`;
}
/** "Exchange control of two target lands", "exchange control of this artifact and target artifact" (701.12b). */
function exchangedText({ what, with: other }: Extract<Effect, { do: 'exchangeControl' }>, say: Say): string {
  if (other === undefined) return isTwo(what, say) ? `exchange control of ${say.object(what)}` : UNSAID;
  return isOnly(what, say) && isOnly(other, say)
    ? `exchange control of ${say.object(what)} and ${say.object(other, 'given')}`
    : UNSAID;
}
function isTwo(what: Ref, say: Say): boolean {
  const spec = typeof what === 'object' && 'target' in what ? say.targets[what.target] : undefined;
  return spec?.min === 2 && spec.max === 2 && spec.count === undefined;
}
const isOnly = (what: Ref, say: Say): boolean =>
  what === 'self' || (typeof what === 'object' && 'target' in what && isOneTarget(say.targets[what.target]));

export const exchangeVerbs: VerbPhrases = {
  changeText: changedText,
  exchangeControl: exchangedText,
};
