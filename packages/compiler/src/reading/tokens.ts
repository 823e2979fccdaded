/** Tokens of a text, each with its place in the text as it was sent: UTF-16 offsets, the end exclusive. */

export interface Token {
  /** As the grammar sees it: lower case, plain quotes and signs. */
  text: string;
  from: number;
  to: number;
  /** As it is written, where that is otherwise: names keep their capitals. */
  spelt?: string;
}

/** A piece of text that is read as one token, such as the card's own name. */
export interface Piece {
  from: number;
  to: number;
  as: string;
}

const TOKEN =
  /\{[^{}\s]{1,8}\}|[+\-−–]?(?:\d+|[xX*])\/[+\-−–]?(?:\d+|[xX*])(?![\w/])|[+\-−–](?:\d+(?![\d_])|[xX](?!\w))|\d+|(?:['’]s(?!\w))|[\p{L}_]+(?:(?:['’](?!s(?!\w))|-)[\p{L}\d]+)*|\S/gu;

const PLAIN: { [sign: string]: string } = { '’': "'", '‘': "'", '“': '"', '”': '"', '−': '-', '–': '-' };
const plain = (text: string): string => text.replace(/[’‘“”−–]/g, (sign) => PLAIN[sign] ?? sign).toLowerCase();

/** Splits `text`, whose first character stands at `offset`, into tokens. */
export function tokensOf(text: string, offset = 0, pieces: readonly Piece[] = []): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const read = (end: number): void => {
    for (const found of text.slice(at, end).matchAll(TOKEN)) {
      const from = offset + at + found.index;
      const [spelt] = found;
      const text = plain(spelt);
      tokens.push({ text, from, to: from + spelt.length, ...(spelt === text ? {} : { spelt }) });
    }
  };
  for (const { from, to, as } of pieces) {
    const start = from - offset;
    if (start < at || to - offset > text.length) continue;
    read(start);
    tokens.push({ text: as, from, to });
    at = to - offset;
  }
  read(text.length);
  return tokens;
}

/** The words of a pattern or a printed phrase, tokenised as card texts are. */
export const wordsOfText = (text: string): string[] => tokensOf(text).map((token) => token.text);
