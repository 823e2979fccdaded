/**
 * Definitions as files: shards with a definition a line, and an index of names, hashes and places. Writing them is a
 * matter of the build, of a card compiler or of whoever has cards; a card library reads of them what it is asked for.
 */
import { foldName } from '../language/suggest.js';
import type { CardDefinition } from '../language/types.js';
import { definitionHash } from './compiled.js';
import { arranged, type CardSource, textOf } from './source.js';

/** A line of a shard; whoever makes definitions may say in further fields what each was made from. */
interface ShardLine {
  hash: string;
  card: CardDefinition;
}

interface ShardIndex {
  format: number;
  names: string[];
  /** All hashes one after another, each of the same length. */
  hashes: string;
  /** Names that fold to something else than their lower case, by place. */
  folded: [at: number, folded: string][];
  columns: { [prop: string]: (string | null)[] };
  /** The files, each with the length of its lines in bytes. */
  shards: { file: string; lengths: number[] }[];
}

const INDEX_FILE = 'index.json';
const FORMAT = 1;
const LINES_A_SHARD = 1000;
const HASH_LENGTH = 16;

/** What a source of cards needs of a file system: that of Node fits. */
export interface FileAccess {
  readFileSync(path: URL, encoding: 'utf8'): string;
  existsSync(path: URL): boolean;
  readdirSync(path: URL): string[];
  statSync(path: URL): { mtimeMs: number };
  openSync(path: URL, flags: 'r'): number;
  readSync(file: number, into: Uint8Array, offset: number, length: number, position: number): number;
}

/**
 * The files for definitions, by name.
 * @param columns characteristics by which cards can be looked up
 * @param about what was a definition made from, as further fields of its line
 */
export function shardsOf(
  definitions: readonly CardDefinition[],
  { tokens = [], columns = [], about }: ShardOptions = {},
): Map<string, string> {
  const { named, tokens: made } = arranged(definitions, tokens);
  const entries: ShardLine[] = [
    ...named.map((card) => ({ hash: definitionHash(card), card, ...about?.(card) })),
    ...[...made].map(([hash, card]) => ({ hash, card })),
  ];
  const files = new Map<string, string>();
  const shards: ShardIndex['shards'] = [];
  for (let begin = 0; begin < entries.length; begin += LINES_A_SHARD) {
    const lines = entries.slice(begin, begin + LINES_A_SHARD).map((entry) => JSON.stringify(entry));
    const file = `cards-${String(shards.length).padStart(3, '0')}.jsonl`;
    files.set(file, lines.map((line) => `${line}\n`).join(''));
    shards.push({ file, lengths: lines.map((line) => new TextEncoder().encode(line).length) });
  }
  const index: ShardIndex = {
    format: FORMAT,
    names: named.map((d) => d.name),
    hashes: entries.map((e) => e.hash).join(''),
    folded: named.flatMap(({ name }, at): [number, string][] => {
      const folded = foldName(name);
      return folded === name.toLowerCase() ? [] : [[at, folded]];
    }),
    columns: Object.fromEntries(columns.map((prop) => [prop, named.map((d) => textOf(d, prop) ?? null)])),
    shards,
  };
  return files.set(INDEX_FILE, JSON.stringify(index));
}
export interface ShardOptions {
  /** Definitions that go by their hashes alone, beside the tokens of the others. */
  tokens?: readonly CardDefinition[];
  columns?: readonly string[];
  about?: (card: CardDefinition) => object;
}

/** The source that a build made of builders, or null where there is none or a builder was compiled after it. */
export function builtCards(files: FileAccess, folder: URL, builders: readonly URL[]): CardSource | null {
  const index = new URL(INDEX_FILE, folder);
  if (!files.existsSync(index)) return null;
  const made = files.statSync(index).mtimeMs;
  const sources = builders.flatMap((dir) => files.readdirSync(dir).map((name) => new URL(name, dir)));
  const newer = sources.some((file) => file.pathname.endsWith('.js') && files.statSync(file).mtimeMs > made);
  return newer ? null : storedCards(files, folder);
}

/** The source that a folder's files are, or null where there are none. A line is read each time it is asked for. */
export function storedCards(files: FileAccess, folder: URL): CardSource | null {
  if (!files.existsSync(new URL(INDEX_FILE, folder))) return null;
  const index = JSON.parse(files.readFileSync(new URL(INDEX_FILE, folder), 'utf8')) as ShardIndex;
  if (index.format !== FORMAT) throw new Error(`${folder.href} has cards in format ${index.format}, not ${FORMAT}`);
  const { names, columns } = index;
  const hashes: string[] = [];
  for (let at = 0; at < index.hashes.length; at += HASH_LENGTH) hashes.push(index.hashes.slice(at, at + HASH_LENGTH));
  const unlike = new Map(index.folded);
  const lines = new Lines(files, folder, index.shards);
  return {
    names,
    hashes,
    folded: (at) => unlike.get(at) ?? (names[at] ?? '').toLowerCase(),
    column: (prop) => (columns[prop] ?? []).map((value) => value ?? undefined),
    read: (at) => {
      const { hash, card } = JSON.parse(lines.read(at)) as ShardLine;
      if (hash !== hashes[at]) throw new Error(`the index in ${folder.href} does not belong to its shards`);
      return card;
    },
  };
}

/** The lines of all shards by their number. Files are opened when they are first needed, and stay open. */
class Lines {
  /** Where each line begins in its shard, and how long it is. */
  readonly #begins: Uint32Array;
  readonly #lengths: Uint32Array;
  /** The number of each shard's first line. */
  readonly #firsts: number[] = [];
  readonly #open: (number | undefined)[] = [];
  #space = new Uint8Array(4096);
  readonly #decoder = new TextDecoder();

  constructor(
    private readonly files: FileAccess,
    private readonly folder: URL,
    private readonly shards: ShardIndex['shards'],
  ) {
    const count = shards.reduce((sum, { lengths }) => sum + lengths.length, 0);
    this.#begins = new Uint32Array(count);
    this.#lengths = new Uint32Array(count);
    let at = 0;
    for (const { lengths } of shards) {
      this.#firsts.push(at);
      let begin = 0;
      for (const length of lengths) {
        this.#begins[at] = begin;
        this.#lengths[at++] = length;
        begin += length + 1;
      }
    }
  }

  read(at: number): string {
    const length = this.#lengths[at] ?? 0;
    if (length > this.#space.length) this.#space = new Uint8Array(2 * length);
    const shard = this.#firsts.findLastIndex((first) => first <= at);
    const got = this.files.readSync(this.#file(shard), this.#space, 0, length, this.#begins[at] ?? 0);
    if (got !== length) throw new Error(`a line is cut off in ${this.shards[shard]?.file}`);
    return this.#decoder.decode(this.#space.subarray(0, length));
  }

  #file(shard: number): number {
    const path = new URL(this.shards[shard]?.file ?? '', this.folder);
    this.#open[shard] ??= this.files.openSync(path, 'r');
    return this.#open[shard];
  }
}
