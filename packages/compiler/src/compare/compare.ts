/**
 * Compares what the printer says with what was sent. A wording has alternatives, `either("it", "that creature")`; the text
 * must be one of them, word by word, after the normal forms of `normal.ts`.
 */
import { readWording, shown, type WordingPart } from '@arbiter/engine';
import { wordsOfText } from '../reading/tokens.js';
import { normalWords } from './normal.js';

export { shown };

type Part = string | Part[][];

const tokenised = (parts: readonly WordingPart[]): Part[] =>
  parts.flatMap((part): Part[] =>
    typeof part === 'string' ? normalWords(wordsOfText(part)) : [part.map((option) => tokenised(option))],
  );

/** Where a text differs from what its abilities say: null where it doesn't. */
export function differenceOf(wordings: readonly string[], tokens: readonly string[]): string | null {
  const parts = wordings.flatMap((wording, i) => [...(i > 0 ? [BETWEEN] : []), ...tokenised(readWording(wording))]);
  const words = normalWords(tokens);
  // A line ends where it ends, with or without a full stop.
  const text = words.at(-1) === '.' ? words.slice(0, -1) : words;
  const matching = new Matching(text);
  if (matching.ends(parts, 0).has(text.length)) return null;
  return `${text.slice(0, matching.furthest).join(' ')} ⟂ ${text.slice(matching.furthest).join(' ')} | ${wordings.map(shown).join(' / ')}`;
}

/** Several abilities of one line are sentences, or a list. */
const BETWEEN: Part = [['.'], ['and'], [';'], []];

class Matching {
  furthest = 0;
  constructor(private readonly text: readonly string[]) {}

  /** Where a match of all parts may end. */
  ends(parts: readonly Part[], from: number): Set<number> {
    let at = new Set([from]);
    for (const part of parts) {
      const next = new Set<number>();
      for (const place of at)
        if (typeof part === 'string') {
          if (this.text[place] === part) next.add(place + 1);
        } else for (const option of part) for (const end of this.ends(option, place)) next.add(end);
      for (const place of next) this.furthest = Math.max(this.furthest, place);
      if (next.size === 0) return next;
      at = next;
    }
    return at;
  }
}
