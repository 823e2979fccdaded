/**
 * What is kept of a compiled bulk file: the definitions of exact cards, each with its proofs, and for every other card where its
 * text stopped. No text is kept. The files are in order of names, a card a line, so that they merge line by line.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CardDefinition,
  type CardLibrary,
  canonical,
  facesOf,
  foldName,
  type UnplayedLine,
} from '@arbiter/engine';
import { comparable } from '../compare/definitions.js';
import type { Compiled } from '../compile.js';
import type { BulkCard } from './bulk.js';

/** A line of definitions. */
export interface PlayedLine {
  hash: string;
  card: CardDefinition;
  /** The grammar's version when the definition became what it is. */
  grammar: number;
  /**
   * What it was proven by: the language's check (`language`), the printer (`text`), the same card written by hand (`hand`),
   * random games (`games`).
   */
  proof: string[];
}
interface TokenLine {
  hash: string;
  card: CardDefinition;
}
type Line = PlayedLine | TokenLine | UnplayedLine;

const FOLDERS = ['cards', 'unplayed'] as const;
const TOKENS = 'tokens';
/** Names of rebalanced cards, which stand for cards of another name, begin so. */
const REBALANCED = 'A-';

/** Kinds of cards that no deck has. */
const NOT_PLAYED = [
  ...['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy', 'Dungeon', 'Token', 'Emblem'],
  ...['Mastery', 'Status'],
];

/** Whether no deck has such a card: its types tell, and a Planeswalker is no Plane. */
export const liesBeside = ({ card }: Pick<BulkCard, 'card'>): boolean =>
  NOT_PLAYED.some((type) => card.type.split(' ').includes(type));

const isToken = ({ card }: Pick<BulkCard, 'card'>): boolean => card.type.split(' ').includes('Token');

const nameOf = (line: Line): string => ('card' in line ? line.card.name : line.name);
const byName = (a: Line, b: Line): number => {
  const [x, y] = [a, b].map((line) => `${nameOf(line)}\n${'hash' in line ? line.hash : ''}`) as [string, string];
  return x < y ? -1 : 1;
};

export interface HandWritten {
  names: readonly string[];
  read(at: number): CardDefinition;
}

/** The records of all cards of a bulk file, as they are compiled one after another. */
export class Records {
  readonly played = new Map<string, PlayedLine>();
  readonly unplayed = new Map<string, UnplayedLine>();
  private readonly tokens = new Map<string, TokenLine>();
  private readonly written: ReadonlyMap<string, CardDefinition>;

  /** @param library what definitions are made ready by @param before the records that there were */
  constructor(
    private readonly version: number,
    private readonly library: CardLibrary,
    byHand: HandWritten,
    private readonly before: ReadonlyMap<string, PlayedLine>,
  ) {
    this.written = new Map(byHand.names.map((name, at) => [name, byHand.read(at)]));
  }

  /**
   * Whether there is a record of it: cards that lie beside the decks have none, nor have rebalanced ones. Where effects
   * summon `tokens` by their names, these have records, or nothing would be summoned (ga 2.5.1).
   */
  static takes(bulk: BulkCard, { tokens = false }: { tokens?: boolean } = {}): boolean {
    const beside = tokens && isToken(bulk) ? false : liesBeside(bulk);
    return !beside && !bulk.whole.startsWith(REBALANCED);
  }

  add(bulk: BulkCard, { card, trace }: Compiled): void {
    if (this.played.has(bulk.whole)) return;
    if (card.definition && !bulk.outside) {
      this.unplayed.delete(bulk.whole);
      this.played.set(bulk.whole, this.record(card.definition));
      return;
    }
    // Of cards with one name the one that formats have tells.
    if (this.unplayed.has(bulk.whole)) return;
    const because = reasonBeside(bulk, trace);
    const open = card.clauses.filter(({ status }) => status !== 'exact');
    this.unplayed.set(bulk.whole, {
      name: bulk.whole,
      ...(card.status === 'ambiguous' ? { status: 'ambiguous' } : {}),
      ...(because ? { because } : {}),
      stops: open.map(({ face, from, to, reason = 'text', needs }) => {
        const { text } = bulk.faces?.[face ?? 0] ?? bulk.card;
        const line = text.slice(0, from).split('\n').length;
        return needs === undefined ? [line, from, to, reason] : [line, from, to, reason, needs];
      }),
    });
  }

  private record(definition: CardDefinition): PlayedLine {
    const plain = JSON.parse(JSON.stringify(definition)) as CardDefinition;
    const compiled = this.library.compile(plain);
    for (const token of this.library.tokensOf(compiled))
      this.tokens.set(token.hash, { hash: token.hash, card: token.definition });
    const { hash } = compiled;
    const known = this.before.get(plain.name);
    const same = known?.hash === hash ? known : undefined;
    const hand = this.written.get(plain.name);
    const equal =
      hand !== undefined &&
      facesOf(hand).every(
        ({ abilities }, i) =>
          canonical(comparable(abilities)) === canonical(comparable(facesOf(plain)[i]?.abilities ?? [])),
      );
    const proof = ['language', 'text', ...(equal ? ['hand'] : []), ...(same?.proof.includes('games') ? ['games'] : [])];
    return { hash, card: plain, grammar: same?.grammar ?? this.version, proof };
  }

  /** The files, by the folder and the name that they go by. */
  files(): Map<string, string> {
    const files = new Map<string, Line[]>();
    const put = (file: string, line: Line): void => void files.set(file, [...(files.get(file) ?? []), line]);
    for (const [folder, lines] of [
      ['cards', this.played],
      ['unplayed', this.unplayed],
    ] as const)
      for (const line of [...lines.values()].sort(byName)) put(`${folder}/${initial(nameOf(line))}`, line);
    files.set(`cards/${TOKENS}`, [...this.tokens.values()].sort(byName));
    return new Map(
      [...files].map(([file, lines]) => [`${file}.jsonl`, lines.map((line) => `${JSON.stringify(line)}\n`).join('')]),
    );
  }
}

/** Why a card isn't played although its text was read. */
function reasonBeside(
  { outside, near }: BulkCard,
  { faults, differences }: Compiled['trace'],
): UnplayedLine['because'] {
  if (outside) return 'outside';
  if (near) return 'near';
  if (faults.length > 0) return 'check';
  return differences.length > 0 ? 'print' : undefined;
}

/** The first letter, or 0. */
function initial(name: string): string {
  const first = foldName(name)[0] ?? '';
  return first >= 'a' && first <= 'z' ? first : '0';
}

/** The records of definitions that a folder has. */
export function playedIn(folder: string): Map<string, PlayedLine> {
  const place = join(folder, 'cards');
  if (!existsSync(place)) return new Map();
  const lines = readdirSync(place)
    .filter((file) => file !== `${TOKENS}.jsonl`)
    .flatMap((file) => readFileSync(join(place, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PlayedLine);
  return new Map(lines.map((line) => [line.card.name, line]));
}

/** Writes the files of all records in the place of those that there were. */
export function writeData(folder: string, files: ReadonlyMap<string, string>): void {
  for (const name of FOLDERS) {
    rmSync(join(folder, name), { recursive: true, force: true });
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
}
