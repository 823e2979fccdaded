/** How Grand Archive's texts are written: what of them means nothing, and signs that are printed in several ways. */
import type { Token } from '../reading/tokens.js';

/** What stands in parentheses and is a price: "(3)", "(X)", "(LV)", "(2+X)". */
const PRICE = /^\(\s*(?:\d+|X|Y|LV)(?:\s*\+\s*(?:\d+|X|Y|LV))*\s*\)$/;
/**
 * What stands in parentheses and says more than the text beside it: it is read, and no row reads it. That abilities of an attack
 * card are activated in an intent goes without saying.
 */
const MEANT = /after all other|It enters as|while this card is in (?!an intent)|Start with the opponent/;
/** What reminds of a restriction, and where the text has one: without it one of both is a slip of the pen. */
const RESTRICTED = /\bonly if\b/;
const RESTRICTION = /\[|Class Bonus|Locked/;
/** A sign of the source of texts for a symbol that it has beside its name. */
const STRAY = /\ufff0/g;
/** One before a reminder. */
const STAR = /\*(?=\()/g;

const blank = (text: string): string => ' '.repeat(text.length);

/** Italic text in parentheses reminds of rules and has no effect (1.6.10.1.2.2); prices stand in parentheses as well. */
export function blanked(printed: string): string {
  const line = printed.replace(STAR, blank);
  let read = '';
  for (let at = 0; at < line.length; ) {
    const end = line[at] === '(' ? closing(line, at) : -1;
    const part = line.slice(at, end < 0 ? at + 1 : end);
    const slip = RESTRICTED.test(part) && !RESTRICTION.test(line);
    read += end < 0 || PRICE.test(part) || MEANT.test(part) || slip ? part : blank(part);
    at += part.length;
  }
  return read.replace(STRAY, blank);
}

/** Where what opens at a place has been closed, with all that opens within; below 0 where it never is. */
function closing(line: string, from: number): number {
  let open = 0;
  for (let at = from; at < line.length; at++) {
    if (line[at] === '(') open++;
    if (line[at] === ')' && --open === 0) return at + 1;
  }
  return -1;
}

const SIGNS = ['+', '-'];
const FIGURES = ['power', 'life', 'level'];
const isNumber = (text: string | undefined): boolean => text !== undefined && /^(?:\d+|x|lv)$/.test(text);

/** "+XPOWER" and "+ 1 POWER" are "+X POWER" and "+1 POWER". */
export function joined(tokens: readonly Token[]): Token[] {
  const list: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    const after = tokens[i + 2]?.text ?? '';
    if (!next || !SIGNS.includes(token.text)) list.push(token);
    else if (isNumber(next.text) && FIGURES.includes(after)) {
      list.push({ text: token.text + next.text, from: token.from, to: next.to });
      i++;
    } else if (FIGURES.some((figure) => next.text === `x${figure}`)) {
      const middle = next.from + 1;
      list.push({ text: `${token.text}x`, from: token.from, to: middle });
      list.push({ text: next.text.slice(1), from: middle, to: next.to });
      i++;
    } else list.push(token);
  }
  return list;
}

/** "Class Bonus: …" within a text and "[Class Bonus:]" are restrictions like "[Class Bonus]" (2.4.4.1). */
export function bracketed(tokens: readonly Token[]): Token[] {
  const list: Token[] = [];
  const text = (i: number): string => tokens[i]?.text ?? '';
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    // REST stands in brackets on a card, as a symbol.
    if (token.text === '[' && text(i + 1) === 'rest' && text(i + 2) === ']') {
      list.push(tokens[i + 1] as Token);
      i += 2;
      continue;
    }
    const isBonus = token.text === 'class' && text(i + 1) === 'bonus' && text(i + 2) === ':';
    if (!isBonus) list.push(token);
    else {
      const [, bonus, colon] = tokens.slice(i, i + 3) as [Token, Token, Token];
      if (text(i - 1) === '[' && text(i + 3) === ']') list.push(token, bonus);
      else {
        const open: Token = { text: '[', from: token.from, to: token.from };
        list.push(open, token, bonus, { text: ']', from: colon.from, to: colon.to });
      }
      i += 2;
    }
  }
  return list;
}

/** A name of champions that is quoted is no sentence: it ends with no full stop. */
export const unstopped = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text, from, to }, i) => {
    const [before, after, behind] = [tokens[i - 2], tokens[i + 1], tokens[i + 2]].map((token) => token?.text);
    const added = text === '.' && from === to;
    return !(added && before === '"' && after === '"' && behind === 'champion');
  });

const ABILITY = ['this', 'ability'];
/** What is said of an ability behind what it quotes is a sentence of its own. */
export function parted(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const [next, after, third] = tokens.slice(i + 1, i + 4).map(({ text }) => text);
    const said = next === 'activate' ? [after, third] : [next, after];
    const ends = token.text === '"' && tokens[i - 1]?.text === '.' && said.every((text, k) => text === ABILITY[k]);
    return ends ? [token, { text: '.', from: token.to, to: token.to }] : [token];
  });
}
