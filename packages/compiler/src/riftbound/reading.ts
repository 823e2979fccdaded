/** How Riftbound's texts are written: what of them means nothing, and signs that are printed in several ways. */
import type { Token } from '../reading/tokens.js';

/** What stands in parentheses and says more than rules do: it is read, and no row reads it. */
const MEANT = /even if you|don't draw|only if unattached|isn't there/;
const blank = (text: string): string => ' '.repeat(text.length);

/** Text in parentheses reminds of rules and has no effect (135.2.d); a full stop that is printed twice is one. */
export const blanked = (line: string): string =>
  line.replace(/\([^()]*\)/g, (text) => (MEANT.test(text) ? text : blank(text))).replace(/\.\.$/, '. ');

const DEPENDENT = ['deathknell', 'legion'];
const BARE = ['action', 'ganking', 'hidden', 'reaction'];
/** Keywords with a cost that stand without brackets. */
const BARE_WITH_COST = ['equip'];
const sign = (text: string, at: number): Token => ({ text, from: at, to: at });

/** A dependent keyword stands before a dash in older texts, and before its own sign in later ones (135.2.e.7). */
export function signed(tokens: readonly Token[]): Token[] {
  const [open, word, close, dash] = tokens;
  if (open?.text === '[' && close?.text === ']' && dash?.text === '—' && DEPENDENT.includes(word?.text ?? ''))
    return [
      ...tokens.slice(0, 3),
      sign('[', dash.from),
      { ...dash, text: '>' },
      sign(']', dash.to),
      ...tokens.slice(4),
    ];
  return [...tokens];
}

/** Effect text stands below a text, in lines with that name (136.1). */
export const isEffectText = ([first, second, colon]: readonly Token[]): boolean =>
  first?.text === 'effect' && second?.text === 'text' && colon?.text === ':';
/** What it is called itself there is not the unit (136.2.d). */
export const saysItself = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, i) => text === '~' || (text === 'this' && !LASTING.includes(tokens[i + 1]?.text ?? '')));
const LASTING = ['turn', 'combat'];

/** A dependent keyword within another one has a sign that says no more than that (135.2.e.7). */
export const unnested = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    (_, i) => ![i, i - 1, i - 2, i - 3].some((from) => isNested(tokens.slice(Math.max(from, 0), from + 4))),
  );
const isNested = (tokens: readonly Token[]): boolean => tokens.map(({ text }) => text).join('') === '[>>]';

/** A keyword that stands alone without its brackets. */
export function bracketed(tokens: readonly Token[]): Token[] {
  const [word, ...others] = tokens;
  const [next] = others;
  const isBare = word && (next ? next.text === '[' && BARE_WITH_COST.includes(word.text) : BARE.includes(word.text));
  return isBare ? [sign('[', word.from), word, sign(']', word.to), ...others] : [...tokens];
}
