/**
 * What happened in this turn and in the one before, as far as a card of the game asks for it (mtg 608.2i). It is looked at
 * as it happens: what an object was then counts, whatever it is when somebody asks.
 */
import { createHash } from 'node:crypto';
import type { Compiled } from '../cards/compiled.js';
import { isTable, type JsonObject, type Table } from '../contract/json.js';
import { canonical } from '../language/canonical.js';
import type { FilterClause, KeywordAbility, TriggerPattern } from '../language/types.js';
import type { TriggerEvent } from '../machine/actions.js';
import type { Game } from '../machine/game.js';
import { GAME_MARKS, REST } from '../state/journal.js';
import { type Perspective, youOf } from '../state/perspective.js';
import { asSeenBy, fits } from './patterns.js';

/** What happened that a pattern describes, as one seat sees it. */
export interface Told {
  times: number;
  amount: number;
  /** Whom it happened to, each as often as it did, where that is asked. */
  objects?: number[];
  /** What did it, or whom it was done to by what is asked about, beside each of these, where that is asked as well. */
  by?: number[];
}
type Happenings = { [asked: string]: { [seat: string]: Told } };

/** What happened in this turn, and in the last one. */
type History = { now: Happenings; before: Happenings };

declare module '../state/marks.js' {
  interface GameMarks {
    history?: History;
  }
}

/** A pattern that a card asks the history for, without what only that card's own object can tell. */
export interface Asked {
  key: string;
  on: TriggerPattern;
  /** The field of the event that is the asking object itself. */
  self?: 'object' | 'source';
  /** It is about other objects than the asking one. */
  other?: true;
  /** What did it is asked as well. */
  by?: true;
}

/** So much of a hash tells the patterns of a game's cards apart. */
const SHORT = 12;
const NOTHING = -1;
const isOther = (clause: FilterClause): boolean => 'other' in clause && clause.other === true;

export const isPattern = (part: unknown): part is TriggerPattern => isTable(part) && typeof part.on === 'string';

/** Takes a pattern apart. @param objects whether it matters to whom it happened @param by whether it matters what did it */
export function readAsked(pattern: TriggerPattern, objects = false, by = false): Asked {
  const { nth: _nth, object, source, ...rest } = pattern;
  const clauses = object === undefined || typeof object === 'string' ? [] : [object].flat();
  const about = clauses.filter((clause) => !isOther(clause));
  const on: TriggerPattern = {
    ...rest,
    ...(typeof object === 'string' || object === undefined ? {} : { object: about }),
    ...(source === undefined || source === 'self' ? {} : { source }),
  };
  const self = object === 'self' ? 'object' : source === 'self' ? 'source' : undefined;
  const other = about.length < clauses.length;
  const named = [on, self ?? null, other || objects, ...(by ? ['by'] : [])];
  const key = createHash('sha256').update(canonical(named)).digest('hex').slice(0, SHORT);
  return { key, on, ...(self ? { self } : {}), ...(other ? { other } : {}), ...(by ? { by } : {}) };
}

/** A pattern that a card asks for, and whether it matters to whom it happened. */
interface Remembered extends Asked {
  objects: boolean;
}

const isKeyword = (part: Table): part is KeywordAbility & Table =>
  part.kind === 'keyword' && typeof part.keyword === 'string';

/** All that a part of a definition asks the history for, the abilities that its keywords stand for among it. */
function* askedIn(g: Game, part: unknown): Generator<Remembered> {
  if (Array.isArray(part)) for (const inner of part) yield* askedIn(g, inner);
  if (!isTable(part)) return;
  if (isKeyword(part)) yield* askedIn(g, g.rules.continuous.keywords.get(part.keyword)?.expand?.(part, 0));
  if (isPattern(part.happened)) {
    const objects = part.objects === true;
    const asked = readAsked(part.happened, objects, part.by !== undefined);
    yield { ...asked, objects: objects || asked.self !== undefined || asked.other === true };
  }
  if (isPattern(part.happenedFor)) {
    const asked = readAsked(part.happenedFor);
    yield { ...asked, objects: asked.self !== undefined || asked.other === true };
  }
  if (isPattern(part) && part.nth !== undefined) {
    const asked = readAsked(part);
    yield { ...asked, objects: asked.self !== undefined || asked.other === true };
  }
  for (const inner of Object.values(part)) yield* askedIn(g, inner);
}

/**
 * The history for somebody who knows of these definitions alone: that something was noted, and when first, would tell what
 * other cards ask for.
 */
export function historyFor(g: Game, history: History, hashes: readonly string[]): History {
  const keys = new Set(hashes.flatMap((hash) => askedBy(g, g.definition(hash)).map(({ key }) => key)));
  const known = (all: Happenings): Happenings =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([key]) => keys.has(key))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return { now: known(history.now), before: known(history.before) };
}

const ofDefinition = new WeakMap<Compiled, Remembered[]>();
function askedBy(g: Game, compiled: Compiled): Remembered[] {
  let found = ofDefinition.get(compiled);
  if (!found) {
    found = [...askedIn(g, compiled.definition)];
    ofDefinition.set(compiled, found);
  }
  return found;
}

type ByType = ReadonlyMap<string, readonly Remembered[]>;
const ofGame = new WeakMap<Game, { defs: readonly string[]; asked: ByType; revision: number | undefined }>();

/** What the definitions of the game ask for, by the type of event. */
function askedOf(g: Game): ByType {
  const { defs } = g.s;
  const known = ofGame.get(g);
  // The table of definitions belongs to the rest of the state: where that is as it was, so is the table.
  const revision = g.j.revisions[REST];
  if (known && known.revision === revision) return known.asked;
  if (known && known.defs.length === defs.length && known.defs.every((hash, at) => hash === defs[at])) {
    known.revision = revision;
    return known.asked;
  }
  const byKey = new Map<string, Remembered>();
  defs.forEach((_hash, at) => {
    for (const one of askedBy(g, g.defined(at))) byKey.set(one.key, one);
  });
  const asked = new Map<string, Remembered[]>();
  for (const one of byKey.values()) asked.set(one.on.on, [...(asked.get(one.on.on) ?? []), one]);
  ofGame.set(g, { defs: [...defs], asked, revision });
  return asked;
}

/** Notes what happened for every seat whose cards might ask for it. */
export function remember(g: Game, parts: readonly TriggerEvent[]): void {
  const asked = parts[0] && askedOf(g).get(parts[0].type);
  if (!asked) return;
  g.spend(asked.length * parts.length);
  for (const one of asked)
    for (const { seat, lost } of g.s.players) {
      if (lost) continue;
      const by: Perspective = { source: NOTHING, controller: seat };
      for (const part of parts) {
        const event = asSeenBy(one.on, part);
        if (event && fits(g, one.on, event, { ...by, event })) note(g, one, seat, event);
      }
    }
}

function note(g: Game, { key, self, objects, by }: Remembered, seat: number, event: JsonObject): void {
  const { now = {}, before = {} } = g.s.marks.history ?? {};
  const told = now[key]?.[seat] ?? { times: 0, amount: 0 };
  const object = event[self ?? 'object'];
  const amount = typeof event.amount === 'number' ? event.amount : 0;
  const these = typeof object === 'number' ? [object] : [];
  // What moved is asked about as what it became as well.
  if (self && event.type === 'move' && typeof event.became === 'number') these.push(event.became);
  const more: Told = {
    times: told.times + 1,
    amount: told.amount + amount,
    ...(objects && these.length > 0 ? { objects: [...(told.objects ?? []), ...these] } : {}),
    ...(by && typeof object === 'number'
      ? { by: [...(told.by ?? []), Number(event[self === 'source' ? 'object' : 'source'] ?? NOTHING)] }
      : {}),
  };
  g.j.set(g.s.marks, 'history', { now: { ...now, [key]: { ...now[key], [seat]: more } }, before }, GAME_MARKS);
}

/**
 * Whether what just happened is the so many-th such thing in this turn that a pattern waits for; of several at once that
 * it is among them.
 */
export function isNth(g: Game, on: TriggerPattern, parts: readonly TriggerEvent[], by: Perspective): boolean {
  if (on.nth === undefined) return true;
  const asked = readAsked(on);
  const fitting = parts.filter((part) => {
    const event = asSeenBy(on, part);
    return event !== null && fits(g, on, event, { ...by, event });
  });
  const { times } = toldOf(g, asked, by);
  return times >= on.nth && times - fitting.length < on.nth;
}

/** As a turn begins: what happened in the one before becomes what happened in the last. */
export function turnHistory(g: Game): void {
  const { history } = g.s.marks;
  if (history) g.j.set(g.s.marks, 'history', { now: {}, before: history.now }, GAME_MARKS);
}

/**
 * A card that was played and has become the asking object is no other one: from the stack, or in all zones since where a card
 * stays the card it is (rb 812.1.c).
 */
function hasBecome(g: Game, id: number, source: number): boolean {
  const became = g.s.lastKnown[id]?.became;
  if (became === undefined || became === source) return became === source;
  return g.rules.events.staysSameCard === true && hasBecome(g, became, source);
}

/** What happened so far, as whoever asks sees it. @param last of the turn before this one */
export function toldOf(
  g: Game,
  { key, self, other }: Asked,
  by: Perspective,
  last = false,
): Told & { sources?: number[] } {
  g.cells.read(GAME_MARKS);
  const { history } = g.s.marks;
  const told = (last ? history?.before : history?.now)?.[key]?.[youOf(by)] ?? { times: 0, amount: 0 };
  if (self === undefined && !other) return told;
  const isSource = (id: number): boolean => id === by.source || (other === true && hasBecome(g, id, by.source));
  const isAsked = (id: number): boolean => isSource(id) === (self !== undefined);
  const objects = (told.objects ?? []).filter(isAsked);
  const sources = (told.by ?? []).filter((_, i) => isAsked(told.objects?.[i] ?? NOTHING));
  return { ...told, times: objects.length, objects, sources };
}
