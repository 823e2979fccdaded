/** The definitions that a game uses: which hash means what, wherever it comes from, as long as the game goes on. */
import type { CardLibrary } from '../cards/card-library.js';
import { type Compiled, type DefinitionSource, readFaceHash } from '../cards/compiled.js';
import type { State } from '../state/state.js';

export class DefinitionsInUse {
  private readonly byIndex: Compiled[] = [];
  /** What was found out about all of them together, by what was asked; and of which table. */
  private readonly answers = new Map<object, boolean>();
  private answered: string[] = [];
  private answeredAt = -1;
  private written = new Map<string, { at: number; compiled: Compiled }>();
  /** How many definitions the game named when this call began. */
  private namedBefore: number;

  constructor(
    private readonly s: State,
    private readonly cards: CardLibrary,
    private readonly pinned: DefinitionSource | undefined,
  ) {
    this.namedBefore = s.defs.length;
  }

  /** Definitions that are named from here on have been named by a new call. */
  beginCall(): void {
    this.namedBefore = this.s.defs.length;
  }

  /** The definition at an index of this game's table. */
  at(index: number): Compiled {
    const hash = this.s.defs[index] ?? '';
    const known = this.byIndex[index];
    if (known?.hash === hash) return known;
    const found = this.of(hash);
    this.byIndex[index] = found;
    return found;
  }

  /**
   * Whether any definition of the table is so: they are looked through again only where the table is another one.
   * @param isSo the question, which is told from others by being the very same function
   * @param by who asks it
   * @param revision a number that stands for what the table is like now, as the journal's revisions do
   */
  any<G>(isSo: (by: G, compiled: Compiled) => boolean, by: G, revision: number): boolean {
    if (revision !== this.answeredAt) this.lookAgain(revision);
    return this.answers.get(isSo) ?? this.answerTo(isSo, by);
  }

  /** Forgets what was found out about another table. */
  private lookAgain(revision: number): void {
    const { defs } = this.s;
    if (!isSameTable(defs, this.answered)) {
      this.answered = defs.slice();
      this.answers.clear();
    }
    this.answeredAt = revision;
  }

  private answerTo<G>(isSo: (by: G, compiled: Compiled) => boolean, by: G): boolean {
    const answer = this.s.defs.some((_, at) => isSo(by, this.at(at)));
    this.answers.set(isSo, answer);
    return answer;
  }

  /** A definition in use: the ruleset's, or one that this game alone has. @throws where nobody knows the hash */
  of(hash: string): Compiled {
    const found = this.find(hash);
    if (!found) throw new Error(`no definition with hash ${hash}`);
    return found;
  }

  private find(hash: string): Compiled | undefined {
    const face = readFaceHash(hash);
    if (face) return this.find(face.card)?.faces?.[face.at];
    return this.writtenDown(hash) ?? this.pinned?.find(hash) ?? this.cards.find(hash);
  }

  /**
   * Whether the game itself says what a hash means: it names the definition, has it written down, or has a card that makes
   * such tokens. What else the ruleset happens to know does not count, since it may be otherwise tomorrow.
   */
  names(hash: string): boolean {
    return this.s.defs.includes(hash) || this.writtenDown(hash) !== undefined || this.makes(hash, this.s.defs);
  }

  private makes(hash: string, defs: readonly string[]): boolean {
    return defs.some(
      (def) =>
        !readFaceHash(def) &&
        !this.writtenDown(def) &&
        this.cards.tokensOf(this.of(def)).some((token) => token.hash === hash),
    );
  }

  /** Definitions of the ruleset that the game has come to name in this call, and that none of its cards brought along. */
  entered(): Compiled[] {
    const { defs } = this.s;
    if (defs.length === this.namedBefore) return [];
    const before = defs.slice(0, this.namedBefore);
    // A face comes with its card.
    const entered = defs
      .slice(this.namedBefore)
      .filter((hash) => !readFaceHash(hash) && !this.writtenDown(hash) && !this.makes(hash, before));
    return entered.map((hash) => this.of(hash));
  }

  /** One that the game alone has, written down in its state. They come and may be taken back, so that each must be found where it was. */
  private writtenDown(hash: string): Compiled | undefined {
    const { definitions } = this.s;
    if (definitions.length === 0) return undefined;
    const found = this.written.get(hash);
    if (found && definitions[found.at] === found.compiled.definition) return found.compiled;
    const compiled = definitions.map((d) => this.cards.compile(d));
    this.written = new Map(compiled.map((c, at) => [c.hash, { at, compiled: c }]));
    return this.written.get(hash)?.compiled;
  }
}

/** Texts of a table are the very same ones, so that comparing them is quick. */
function isSameTable(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = one.length - 1; i >= 0; i--) if (one[i] !== other[i]) return false;
  return true;
}
