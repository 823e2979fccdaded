/**
 * What is known of a game's cards besides their definitions: what each that is played was proven by, and why a real card is
 * not played. Its records come from two folders that a card compiler writes.
 */
import type { BlockingClause, ClauseReason } from '../contract/contract.js';
import { foldName, type Ranked } from '../language/suggest.js';
import { countWork } from '../language/work.js';
import { type FolderAccess, LineFiles } from './line-files.js';
import { NameIndex } from './names.js';

/**
 * Why a card is not played although its text was read: the game's check refused what was read; it would be printed
 * otherwise; only a text near the printed one is known; or no format of the rules that are played has the card.
 */
type Because = 'check' | 'print' | 'near' | 'outside';

/** A real card that is not played. */
export interface UnplayedCard {
  name: string;
  status: 'ambiguous' | 'unsupported';
  clauses: BlockingClause[];
  because?: Because;
  /** Why, in a sentence, where it is for no reason of its text. */
  why?: string;
}

export interface CardLedger {
  /** Names of real cards that are not played, in order of code units. */
  names(): readonly string[];
  /** One of them, by its name or that of one of its faces, in any case. */
  unplayed(name: string): UnplayedCard | undefined;
  nearest(name: string, spend?: (units: number) => void): Ranked[];
  /** The checks that a compiled definition has passed. */
  proofs(name: string): readonly string[];
}

/** A record as it stands in its line. */
export interface UnplayedLine {
  name: string;
  status?: UnplayedCard['status'];
  because?: Because;
  stops: [line: number, from: number, to: number, reason: ClauseReason, needs?: string][];
}

/**
 * The ledger that two folders are.
 * @param cards compiled definitions, each with its proofs
 * @param unplayed cards that don't compile, each with the clauses that it stops at
 */
export function cardLedger(files: FolderAccess, { cards, unplayed }: { cards: URL; unplayed: URL }): CardLedger {
  const proven = new LineFiles<{ proof?: string[] }>(files, cards);
  const open = new LineFiles<UnplayedLine>(files, unplayed);
  let names: readonly string[] | undefined;
  let index: NameIndex | undefined;
  const all = (): readonly string[] => {
    names ??= open.lines.map(({ name }) => name);
    return names;
  };
  const indexed = (): NameIndex => {
    index ??= new NameIndex(all(), (at) => foldName(all()[at] ?? ''));
    return index;
  };
  return {
    names: all,
    unplayed: (name) => {
      const at = open.place(name) ?? indexed().find(name);
      return at === undefined ? undefined : recordOf(open.parsed(at));
    },
    nearest: (name, spend = countWork) => indexed().nearest(name, spend),
    proofs: (name) => {
      const at = proven.place(name);
      return at === undefined ? [] : (proven.parsed(at).proof ?? []);
    },
  };
}

const recordOf = ({ name, status = 'unsupported', because, stops }: UnplayedLine): UnplayedCard => ({
  name,
  status,
  clauses: stops.map(([line, from, to, reason, needs]) => ({
    line,
    from,
    to,
    status,
    reason,
    ...(needs === undefined ? {} : { needs }),
  })),
  ...(because === undefined ? {} : { because }),
});

/** Why a card is not played, in a sentence. */
export function whyUnplayed({ status, because, why, clauses }: UnplayedCard): string {
  if (why !== undefined) return why;
  if (because === 'near') return 'its text is not known exactly as it is printed';
  if (because === 'outside') return 'no format of the rules that are played has it';
  const [first] = clauses;
  if (!first) return 'nothing is known of its text';
  const more = clauses.length > 1 ? ` (and ${clauses.length - 1} more)` : '';
  return `${whyClause(first, status, because)}${more}`;
}

function whyClause(
  { line, from, to, reason, needs }: BlockingClause,
  status: UnplayedCard['status'],
  because: UnplayedCard['because'],
): string {
  if (reason === 'layout') return 'cards laid out like it are not read yet';
  if (reason === 'figures') return 'its figures are not known';
  const place = `line ${line} of its text (characters ${from} to ${to})`;
  if (needs !== undefined) return `${place} needs "${needs}", for which the card language has no word yet`;
  if (status === 'ambiguous') return `${place} can be read in several ways`;
  if (because === 'check') return `what was read of ${place} is refused by the check of the card language`;
  return because === 'print' ? `what was read of ${place} is not proven` : `${place} is not understood yet`;
}
