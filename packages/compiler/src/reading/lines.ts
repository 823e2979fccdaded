/** A printed text as lines of tokens: reminder texts are left out, and the card's own name is one token. */
import { type Piece, type Token, tokensOf } from './tokens.js';

export interface TextLine {
  /** Where the line stands in the text, without the white space around it. */
  from: number;
  to: number;
  tokens: Token[];
}

/** The token that stands for the card's own name. */
export const NAME = '~';

/** Blanks in the place of what means nothing in a line, so that all else stays where it is. */
export type Blanking = (line: string) => string;

/** Reads a text; `names` are what it may call its card, the longest first. */
export function linesOf(text: string, names: readonly string[], blanked: Blanking = withoutReminders): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  for (const raw of text.split('\n')) {
    const start = from + (raw.length - raw.trimStart().length);
    const line = raw.trim();
    if (line !== '')
      lines.push({ from: start, to: start + line.length, tokens: readLine(blanked(line), start, names) });
    from += raw.length + 1;
  }
  return lines;
}

const readLine = (line: string, offset: number, names: readonly string[]): Token[] =>
  tokensOf(line, offset, namePieces(line, offset, names));

/** Reminder text means nothing (mtg 207.2a). */
const withoutReminders: Blanking = (line) => line.replace(/\([^()]*\)/g, (text) => ' '.repeat(text.length));

function namePieces(line: string, offset: number, names: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const taken = (from: number, to: number): boolean => pieces.some((p) => from < p.to && p.from < to);
  for (const name of names) {
    if (name === '') continue;
    for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + name.length)) {
      const [from, to] = [offset + at, offset + at + name.length];
      if (isWhole(line, at, at + name.length) && !taken(from, to)) pieces.push({ from, to, as: NAME });
    }
  }
  return pieces.sort((a, b) => a.from - b.from);
}

const isWhole = (line: string, from: number, to: number): boolean =>
  !/[\p{L}\d-]/u.test(line[from - 1] ?? ' ') && !/[\p{L}\d-]/u.test(line[to] ?? ' ');
