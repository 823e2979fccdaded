/** What a text quotes. */
import type { Token } from './tokens.js';

const QUOTE = '"';
const stopAt = (place: number): Token => ({ text: '.', from: place, to: place });

/** What is quoted is a sentence and ends with a full stop. */
export function stopped(tokens: readonly Token[]): Token[] {
  const list: Token[] = [];
  let open = false;
  for (const token of tokens) {
    if (token.text === QUOTE) {
      if (open && list.at(-1)?.text !== '.') list.push(stopAt(token.from));
      open = !open;
    }
    list.push(token);
  }
  return list;
}
