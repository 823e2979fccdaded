/**
 * Compiles one card: reads its lines, settles its references, has the definition checked by its game and printed by a printer
 * that knows nothing of the grammar, and compares what that says with what was sent. Only what comes out the same is exact.
 */
import { type CardDefinition, canonical, type Face, facesOf } from '@arbiter/engine';
import { differenceOf, shown } from './compare/compare.js';
import type { CardText, Clause, CompiledCard, FacesText, Reason, Status } from './contract.js';
import type { Assembled, GameGrammar, LineGroup } from './game.js';
import { Budget, BudgetSpent, parse, type Reading } from './grammar/parse.js';
import type { Row } from './grammar/rows.js';
import { linesOf, NAME } from './reading/lines.js';
import { settle } from './references/settle.js';

/** What else became known while a card was compiled: for coverage boards and ledgers. */
export interface Trace {
  /** The rows that took part. */
  rows: ReadonlySet<Row>;
  /** Where the printed text differs from what was sent. */
  differences: string[];
  /** What a group can mean, where that is several things; or what a word may point to. */
  doubts: string[];
  /** What the game's check refused. */
  faults: string[];
  /** The words that abilities of the definition were compared with. */
  compared: { abilities: readonly number[]; tokens: readonly string[] }[];
}
export interface Compiled {
  card: CompiledCard;
  trace: Trace;
}

interface GroupRead {
  group: LineGroup;
  reading: Reading;
  clauses: Clause[];
}

/** What is known of a text besides: where it comes from. */
export interface Known {
  /** How its card is laid out, where it has one face. */
  layout?: string;
  /** The text is only near what is printed: nothing read from it is proven. */
  near?: boolean;
}

export function compileCard<Line>(
  card: CardText,
  game: GameGrammar<Line>,
  { layout = 'normal', near }: Known = {},
): Compiled {
  const compiled = game.oneFaced.includes(layout) ? compileFace(card, game) : refused(card, 'layout');
  // What is read of a text that is not what is printed may be right, and can't be shown to be.
  if (near && compiled.card.status === 'exact') return { ...compiled, card: { ...refused(card, 'text').card } };
  return compiled;
}

/** Compiles a card with several faces: each by itself, and then the card that they are together. */
export function compileFaces<Line>(card: FacesText, game: GameGrammar<Line>, { near }: Known = {}): Compiled {
  const name = card.faces.map((face) => face.name).join(' // ');
  const laid = game.layoutOf(card);
  const compiled = (laid?.faces ?? card.faces).map((face) =>
    laid ? compileCard(face, game, near ? { near } : {}) : refused(face, 'layout'),
  );
  const trace = newTrace();
  for (const one of compiled) {
    for (const row of one.trace.rows) trace.rows.add(row);
    for (const list of ['differences', 'doubts', 'faults'] as const) trace[list].push(...one.trace[list]);
  }
  const clauses = compiled.flatMap(({ card: one }, face) => one.clauses.map((clause) => ({ face, ...clause })));
  const faces = compiled.flatMap(({ card: one }) => (one.definition ? facesOf(one.definition) : []));
  if (!laid || faces.length < compiled.length) return { card: result({ name }, clauses), trace };
  const definition = game.joined(laid.layout, faces);
  trace.faults.push(...game.faults(definition));
  const printed = compiled.map(({ card: one }) => one.printed).join('\n//\n');
  if (trace.faults.length === 0) return { card: result({ name }, clauses, definition, printed), trace };
  const failed = clauses.map((clause): Clause => ({ ...clause, status: 'unsupported', reason: 'layout' }));
  return { card: result({ name }, failed), trace };
}

const newTrace = (): Trace & { rows: Set<Row> } => ({
  rows: new Set(),
  differences: [],
  doubts: [],
  faults: [],
  compared: [],
});

function refused(card: CardText, reason: Reason, expected?: string[]): Compiled {
  const text = reason === 'figures' ? '' : card.text;
  const more = expected ? { expected } : {};
  const clause: Clause = { text, from: 0, to: text.length, status: 'unsupported', reason, ...more };
  return { card: result(card, [clause]), trace: newTrace() };
}

function compileFace<Line>(card: CardText, game: GameGrammar<Line>): Compiled {
  const trace = newTrace();
  const printed = game.printed(card);
  if ('fault' in printed) return refused(card, printed.fault, printed.expected);
  const lines = linesOf(card.text, printed.names, game.blanked);
  const groups = game.groups(lines, printed.props);
  const budget = new Budget(game.budget);
  const read = groups.map((group) => readGroup(card.text, group, game, budget));
  for (const { reading } of read) for (const item of reading.readings) for (const row of item.rows) trace.rows.add(row);
  const clauses = read.flatMap((one) => one.clauses);
  if (clauses.some(({ status }) => status !== 'exact')) return { card: result(card, clauses), trace };
  return new Proof(card, game, printed.props, read, trace).run();
}

/** The whole card is the worst of its clauses. */
function result(card: { name: string }, clauses: Clause[], definition?: CardDefinition, printed = ''): CompiledCard {
  const worst: Status[] = ['unsupported', 'ambiguous', 'exact'];
  const status = worst.find((one) => clauses.some((clause) => clause.status === one)) ?? 'exact';
  return { name: card.name, status, ...(definition && status === 'exact' ? { definition } : {}), printed, clauses };
}

const clauseOf = (text: string, from: number, to: number, more: Omit<Clause, 'text' | 'from' | 'to'>): Clause => ({
  text: text.slice(from, to),
  from,
  to,
  ...more,
});

function readGroup<Line>(text: string, group: LineGroup, game: GameGrammar<Line>, budget: Budget): GroupRead {
  const { category, tokens, from, to } = group;
  const whole = (more: Omit<Clause, 'text' | 'from' | 'to'>): Clause[] => [clauseOf(text, from, to, more)];
  // Reminder text alone says nothing.
  if (tokens.length === 0) return { group, reading: NOTHING, clauses: whole({ status: 'exact' }) };
  try {
    const reading = parse(game.grammar, category, tokens, budget);
    const [one] = reading.readings;
    if (one === undefined) return { group, reading, clauses: stopped(text, group, reading) };
    const [needs] = one.needs;
    if (needs !== undefined && reading.readings.every((item) => item.needs.length > 0))
      return { group, reading, clauses: whole({ status: 'unsupported', reason: 'word', needs }) };
    return { group, reading, clauses: whole({ status: 'exact' }) };
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const reading = { readings: [], stopped: 0, expected: [] };
    return { group, reading, clauses: whole({ status: 'unsupported', reason: 'text', expected: ['a shorter text'] }) };
  }
}

const NOTHING: Reading = { readings: [], stopped: 0, expected: [] };

/** What was read before the place where reading stopped, and the rest of the line. */
function stopped(text: string, { tokens, from, to }: LineGroup, { stopped: at, expected }: Reading): Clause[] {
  const stop = at === 0 ? from : (tokens[at]?.from ?? tokens.at(-1)?.to ?? to);
  const before = text.slice(from, stop).trimEnd();
  const rest = clauseOf(text, Math.min(stop, to), to, { status: 'unsupported', reason: 'text', expected });
  return before === '' ? [rest] : [clauseOf(text, from, from + before.length, { status: 'exact' }), rest];
}

/** What must hold before a card that was read whole is exact. */
class Proof<Line> {
  private readonly readings = new Map<number, Line[]>();

  constructor(
    private readonly card: CardText,
    private readonly game: GameGrammar<Line>,
    private readonly props: Face['props'],
    private readonly read: readonly GroupRead[],
    private readonly trace: Trace,
  ) {}

  run(): Compiled {
    const several = this.all().filter((i) => this.meanings(i) > 1);
    if (several.length > 0) return this.failed(several, 'ambiguous');
    const assembled = this.game.assemble(
      this.read.map((_, i) => this.lines(i)[0]),
      this.props,
    );
    if (typeof assembled === 'string') {
      this.trace.faults.push(assembled);
      return this.failed(this.all(), 'unsupported');
    }
    const { abilities, doubts } = settle(
      assembled.map(({ ability }) => ability),
      this.game.references(this.props),
    );
    const doubtful = doubts.flatMap(({ ability }) => assembled[ability]?.groups ?? []);
    this.trace.doubts.push(
      ...doubts.map(({ at, possible }) => `${this.card.text.slice(at, at + 20)}: ${canonical(possible)}`),
    );
    if (doubtful.length > 0) return this.failed(doubtful, 'ambiguous');
    return this.checked(this.game.finished({ name: this.card.name, props: this.props, abilities }), assembled);
  }

  private checked(face: Face, assembled: Assembled[]): Compiled {
    this.trace.faults.push(...this.game.faults(face));
    if (this.trace.faults.length > 0) return this.failed(this.all(), 'unsupported');
    const wordings: string[] = [];
    const different = this.all().filter((i) => this.differs(i, assembled, face, wordings));
    if (different.length > 0) return this.failed(different, 'unsupported');
    const clauses = this.read.flatMap((one) => one.clauses);
    return { card: result(this.card, clauses, face, shownAll(wordings, face.name)), trace: this.trace };
  }

  /** Whether the abilities that were read from a group, among others, say something else than their lines. */
  private differs(i: number, assembled: Assembled[], face: Face, wordings: string[]): boolean {
    const mine = assembled.findIndex(({ groups }) => groups.includes(i));
    if (mine < 0) return (this.read[i]?.group.tokens.length ?? 0) > 0;
    const { groups } = assembled[mine] as Assembled;
    // Abilities of one line are compared together, and with them all lines that they come from.
    if (groups[0] !== i) return false;
    const together = face.abilities.flatMap((_, k) => (assembled[k]?.groups.includes(i) ? [k] : []));
    const tokens = groups.flatMap((g) => this.read[g]?.group.tokens.map(({ text }) => text) ?? []);
    this.trace.compared.push({ abilities: together, tokens });
    const said = this.game.wordings(
      face.abilities.filter((_, k) => together.includes(k)),
      face,
    );
    wordings.push(...said);
    const difference = differenceOf(said, tokens);
    if (difference !== null) this.trace.differences.push(difference);
    return difference !== null;
  }

  private all(): number[] {
    return this.read.map((_, i) => i);
  }

  /** What a group can mean: without what can't be meant on such a card, where something else is left. */
  private lines(i: number): Line[] {
    const known = this.readings.get(i);
    if (known) return known;
    const all = meant((this.read[i] as GroupRead).reading) as Line[];
    const possible = all.length < 2 ? all : all.filter((line) => !this.game.impossible(line, this.props));
    const lines = possible.length > 0 ? possible : all;
    this.readings.set(i, lines);
    return lines;
  }

  /** How many different things a group can mean: readings that settle to the same are one. */
  private meanings(i: number): number {
    const lines = this.lines(i);
    if (lines.length < 2) return 1;
    const said = lines.map((line) => {
      const alone = this.game.assemble([line], this.props);
      if (typeof alone === 'string') return alone;
      return canonical(
        settle(
          alone.map(({ ability }) => ability),
          this.game.references(this.props),
        ).abilities,
      );
    });
    const different = [...new Set(said)];
    if (different.length > 1) this.trace.doubts.push(different.join(' or '));
    return different.length;
  }

  private failed(groups: readonly number[], status: Status): Compiled {
    const clauses = this.read.flatMap(({ clauses }, i): Clause[] =>
      groups.includes(i) ? clauses.map((clause) => ({ ...clause, status, reason: 'text' })) : clauses,
    );
    // A card without a line of text has nothing that could be at fault but what is printed beside it.
    const none: Clause = { text: '', from: 0, to: 0, status, reason: 'figures' };
    return { card: result(this.card, clauses.length > 0 ? clauses : [none]), trace: this.trace };
  }
}

const meant = ({ readings }: Reading): unknown[] =>
  readings.filter(({ needs }) => needs.length === 0).map(({ value }) => value);
const shownAll = (wordings: readonly string[], name: string): string =>
  wordings
    .map((wording) => shown(wording).replaceAll(NAME, name))
    .filter((line) => line !== '')
    .join('\n');
