/**
 * A folder of files that have a record a line, the lines in order of their names: plain enough to be compared and merged line
 * by line. They need no index: a line says its name first, so all names are found without reading what else the lines say.
 */

import { foldName } from '../language/suggest.js';
import type { CardDefinition } from '../language/types.js';
import type { CardSource } from './source.js';

/** What reading whole files needs of a file system: that of Node fits. */
export interface FolderAccess {
  existsSync(path: URL): boolean;
  readdirSync(path: URL): string[];
  readFileSync(path: URL): Uint8Array;
}

const EXTENSION = '.jsonl';
/** Definitions that only effects refer to; they have no name by which a deck could ask for them. */
const TOKENS = 'tokens.jsonl';
const NAME = '"name":"';
const HASH = '{"hash":"';
const HASH_LENGTH = 16;
const [LINE_END, QUOTE, BACKSLASH] = [10, 34, 92];

interface Line {
  name: string;
  bytes: Uint8Array;
}

/** The lines of a folder, by name; it is read when it is first asked for anything. */
export class LineFiles<Record> {
  #lines: readonly Line[] | undefined;
  #places: ReadonlyMap<string, number> | undefined;
  readonly #decoder = new TextDecoder();

  constructor(
    private readonly files: FolderAccess,
    private readonly folder: URL,
    private readonly wanted: (file: string) => boolean = () => true,
  ) {}

  get lines(): readonly Line[] {
    this.#lines ??= this.#read();
    return this.#lines;
  }
  /** Where a name stands in the order of all. */
  place(name: string): number | undefined {
    this.#places ??= new Map(this.lines.map((line, at) => [line.name, at]));
    return this.#places.get(name);
  }
  parsed(at: number): Record {
    return JSON.parse(this.#decoder.decode(this.lines[at]?.bytes));
  }
  hash(at: number): string {
    const bytes = this.lines[at]?.bytes.subarray(0, HASH.length + HASH_LENGTH);
    const text = this.#decoder.decode(bytes);
    if (!text.startsWith(HASH)) throw new Error(`${this.lines[at]?.name} has no hash in ${this.folder.href}`);
    return text.slice(HASH.length);
  }

  #read(): Line[] {
    const names = this.files.existsSync(this.folder) ? this.files.readdirSync(this.folder) : [];
    return names
      .filter((file) => file.endsWith(EXTENSION) && this.wanted(file))
      .flatMap((file) => [...this.#linesOf(this.files.readFileSync(new URL(file, this.folder)), file)])
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  *#linesOf(bytes: Uint8Array, file: string): Iterable<Line> {
    for (let from = 0; from < bytes.length; ) {
      const found = bytes.indexOf(LINE_END, from);
      const to = found < 0 ? bytes.length : found;
      if (to > from) yield this.#line(bytes.subarray(from, to), file);
      from = to + 1;
    }
  }

  /** The first name that a line says is its own. */
  #line(bytes: Uint8Array, file: string): Line {
    const from = this.#decoder.decode(bytes.subarray(0, 60)).indexOf(NAME) + NAME.length;
    if (from < NAME.length) throw new Error(`a line without a name in ${file}`);
    let to = from;
    while (bytes[to] !== QUOTE) to += bytes[to] === BACKSLASH ? 2 : 1;
    const name: string = JSON.parse(this.#decoder.decode(bytes.subarray(from - 1, to + 1)));
    return { name, bytes };
  }
}

/** A line of definitions; what else it says is for those who made it. */
interface DefinitionLine {
  hash: string;
  card: CardDefinition;
}

/** The source that a folder of definitions is, or null where there is none. */
export function listedCards(files: FolderAccess, folder: URL): CardSource | null {
  if (!files.existsSync(folder)) return null;
  const named = new LineFiles<DefinitionLine>(files, folder, (file) => file !== TOKENS);
  const tokens = new LineFiles<DefinitionLine>(files, folder, (file) => file === TOKENS);
  let names: readonly string[] | undefined;
  let hashes: readonly string[] | undefined;
  return {
    get names() {
      names ??= named.lines.map(({ name }) => name);
      return names;
    },
    get hashes() {
      hashes ??= [named, tokens].flatMap((lines) => lines.lines.map((_, at) => lines.hash(at)));
      return hashes;
    },
    folded: (at) => foldName(named.lines[at]?.name ?? ''),
    column: () => [],
    read: (at) => {
      const count = named.lines.length;
      const { card } = at < count ? named.parsed(at) : tokens.parsed(at - count);
      return card;
    },
  };
}
