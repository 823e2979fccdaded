/** A game being worked on: a private copy of the state with its journal, and what this call has produced so far. */

import type { Compiled, DefinitionSource } from '../cards/compiled.js';
import type { GameEvent, RuleRef, Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import {
  ALL_MARKS,
  ALL_PLACES,
  type Channel,
  DAMAGE,
  FIELD,
  Journal,
  PLAYER_MARKS,
  POOL,
  REST,
  STATS,
  STATUS,
  STEP,
  TURN,
  WAITING,
} from '../state/journal.js';
import type { ObjectMarks, PlayerMarks } from '../state/marks.js';
import { newObject, wholeObject } from '../state/object.js';
import type { Frame, Obj, PlayerState, State, TurnState } from '../state/state.js';
import { Budget, BudgetExceeded, MAX_OBJECTS } from './budget.js';
import { Cells, cellKind } from './cells.js';
import { Channels } from './channels.js';
import { readers } from './deciding.js';
import { DefinitionsInUse } from './definitions-in-use.js';
import type { Chars, Derived } from './derived.js';
import type { Rules } from './rules.js';
import { sharesStat, teamOf } from './teams.js';

/** What is in a player's pool, as text. */
const POOL_CONTENTS = cellKind('pool', (g: Game, seat: number) => {
  g.cells.read(POOL);
  const { pool } = g.player(seat);
  let text = '';
  for (const kind in pool) if (pool[kind]) text += `${kind}${pool[kind]} `;
  return text;
});

export class Game {
  readonly j = new Journal();
  /** What happened in this call: whoever was given the list keeps it, so that a new call has a new one. */
  events: GameEvent[] = [];
  /** Random outcomes drawn in this call. */
  random: number[] = [];
  /** Set when the present answer drew randomness or showed somebody something new. */
  revealed = false;
  /** The seat whose answer is being applied; what it knows already is no reveal. */
  acting: Seat | null = null;
  /** What follows from the state, kept as long as it holds. */
  readonly cells = new Cells<Game>(this.j, this);
  /** Derived characteristics while they are being worked out: filters read what has been derived so far. */
  deriving: Derived | null = null;
  /** What everything was like before the event that is happening now: what leaves in it is remembered so. */
  beforeEvent: Derived | null = null;
  /** A card that is looked at as if it were one of its faces, as which it would be played (mtg 709.3a). */
  seenAs: { id: number; chars: Chars; x?: number | undefined } | null = null;
  /** Whether seats that can do nothing else pass by themselves. */
  passesForIdle = false;
  /** Done before the next step runs: what changes the frames themselves can't be done by one of their steps. */
  beforeNextStep: (() => void) | null = null;
  /** Whether nothing more may be done before the machine has seen to what happened: a player left, or the game is over. */
  get interrupted(): boolean {
    return this.beforeNextStep !== null || this.s.result !== null;
  }
  readonly budget = new Budget();
  private readonly definitions: DefinitionsInUse;
  /** Objects that no state shares with this game. */
  private owned = new WeakSet<Obj>();
  private ownsAny = false;
  /** A number that stands for what all objects are like now, as the journal's revisions do; the last that was given. */
  objectsRevision = 0;
  private lastRevision = 0;
  /** What was computed of all objects, and their revision then. */
  hashOfObjects = { revision: -1, hash: '' };
  private readonly channels: Channels;
  private readonly keysByNames = new WeakMap<ReadonlySet<string>, readonly string[]>();
  /** Ids of all tokens and copies that there have been since this game was taken up; some may have gone. */
  readonly madeObjects = new Set<number>();
  /** How many objects there are. */
  objectCount = 0;

  /**
   * @param s is written to: see `loadGame`
   * @param pinned definitions that the game keeps although the ruleset may not have them any more
   */
  constructor(
    readonly rules: Rules,
    readonly s: State,
    readonly pinned?: DefinitionSource | undefined,
  ) {
    this.channels = new Channels(rules.zones);
    this.definitions = new DefinitionsInUse(s, rules.definitions, pinned);
    for (const id in s.objects) {
      const object = s.objects[id] as Obj;
      this.objectCount++;
      if (object.kind === 'token' || object.kind === 'copy') this.madeObjects.add(object.id);
    }
  }

  /** The same as `spend`, to be handed on. */
  readonly spending = (units: number): void => this.spend(units);

  /** Counts work. @throws BudgetExceeded when one call does too much */
  spend(units = 1): void {
    this.budget.spend(units);
  }

  /** The turn, where what is being worked out depends on its phase or step. */
  get turn(): TurnState {
    this.cells.read(STEP);
    this.cells.read(TURN);
    return this.s.turn;
  }

  /** Whose turn it is. */
  get active(): Seat {
    this.cells.read(TURN);
    return this.s.turn.active;
  }

  get turnNumber(): number {
    this.cells.read(TURN);
    return this.s.turn.number;
  }

  /** The keys of all zones of some names, in their order. */
  zonesNamed(names: ReadonlySet<string>): readonly string[] {
    let keys = this.keysByNames.get(names);
    if (!keys) {
      keys = Object.keys(this.s.zones).filter((key) => {
        const at = key.indexOf(':');
        return names.has(at < 0 ? key : key.slice(0, at));
      });
      this.keysByNames.set(names, keys);
    }
    return keys;
  }

  /** What lies in a zone, from its top. @param key `stack`, `hand:0` */
  zone(key: string): number[] {
    if (this.cells.watching) this.cells.read(this.channelOf(key));
    const zone = this.s.zones[key];
    if (zone === undefined) throw new Error(`no zone ${key}`);
    return zone;
  }

  /** The channel of the state that what lies in a zone belongs to. */
  channelOf(key: string): Channel {
    return this.channels.ofZone(key);
  }

  /** Abilities that have triggered and wait to be put on the stack. */
  get waiting(): State['triggers'] {
    this.cells.read(WAITING);
    return this.s.triggers;
  }

  /** A score or count of a player. */
  statOf(seat: Seat, name: string): number {
    this.cells.read(STATS);
    return this.player(seat).stats[name] ?? 0;
  }
  setStat(seat: Seat, name: string, value: number): void {
    const { teams } = this.s;
    if (!sharesStat(teams, name)) this.j.set(this.player(seat).stats, name, value, STATS);
    else for (const one of teamOf(this, seat)) this.j.set(this.player(one).stats, name, value, STATS);
  }

  /** Something that rules noted about an object. */
  markOf<K extends keyof ObjectMarks>(object: Obj | undefined, name: K): ObjectMarks[K] | undefined {
    if (this.cells.watching) this.cells.read(this.channelOfMark(name));
    return object?.marks?.[name];
  }

  /** The channel that notes of a name about objects of the field belong to. */
  channelOfMark(name: keyof ObjectMarks): Channel {
    return this.channels.ofMark(name);
  }

  /** Says that what is being computed depends on all that was noted about objects. */
  readMarks(): void {
    for (const channel of ALL_MARKS) this.cells.read(channel);
  }

  /** The damage that is marked on an object. */
  damageOn(object: Obj): number {
    this.cells.read(DAMAGE);
    return object.damage ?? 0;
  }

  /** Marks damage on an object instead of what was. */
  markDamage(object: Obj, amount: number): void {
    const channel = this.channelOf(object.zone) === FIELD ? DAMAGE : undefined;
    this.change(object, 'damage', amount === 0 ? undefined : amount, channel);
  }

  /** What rules noted about a player. */
  playerMarks(seat: Seat): PlayerState['marks'] {
    this.cells.read(PLAYER_MARKS);
    return this.player(seat).marks;
  }

  /** Notes something about a player; `undefined` forgets it. */
  markPlayer<K extends keyof PlayerMarks>(seat: Seat, name: K, value: PlayerMarks[K] | undefined): void {
    this.j.set(this.player(seat).marks, name, value, PLAYER_MARKS);
  }

  /** What a player has in their pool: what others have doesn't matter, and one that is empty again is as it was. */
  pool(seat: Seat): PlayerState['pool'] {
    if (this.cells.watching) this.cells.get(POOL_CONTENTS, seat);
    return this.player(seat).pool;
  }

  /** Whether an on/off status of an object is on. */
  is(object: Obj | undefined, status: string): boolean {
    this.cells.read(STATUS);
    return object?.status?.[status] === true;
  }

  /** Throws where a zone is as full as can be. */
  makeRoom(zoneKey: string): void {
    if ((this.s.zones[zoneKey]?.length ?? 0) >= MAX_OBJECTS)
      throw new BudgetExceeded('one zone would hold more objects than it can');
  }

  /** The definition at an index of this game's table. */
  defined(index: number): Compiled {
    return this.definitions.at(index);
  }

  /** Whether any definition that the game names is so. @param isSo the same function each time that this is asked */
  anyDefined(isSo: (g: Game, compiled: Compiled) => boolean): boolean {
    return this.definitions.any(isSo, this, this.j.revisions[REST] ?? 0);
  }

  /** A definition in use: the ruleset's, or one that this game alone has. */
  definition(hash: string): Compiled {
    return this.definitions.of(hash);
  }

  /** Whether the game itself says what a hash means (see `DefinitionsInUse`). */
  names(hash: string): boolean {
    return this.definitions.names(hash);
  }

  /** Definitions of the ruleset that the game has come to name in this call, and that none of its cards brought along. */
  entered(): Compiled[] {
    return this.definitions.entered();
  }

  /**
   * Begins another call on the same copy: what the last one produced and could take back is forgotten.
   * @param kept what earlier calls wrote is to be taken back later, and is not forgotten
   */
  beginCall(kept = false): void {
    this.budget.reset();
    // Also where they are empty: an empty list that was given away must stay so.
    this.events = [];
    this.random = [];
    this.revealed = false;
    this.acting = null;
    this.definitions.beginCall();
    if (kept) return;
    // What has gone can't come back by taking back any more.
    for (const id of this.madeObjects) if (!this.s.objects[id]) this.madeObjects.delete(id);
    this.j.forget();
  }

  nextId(): number {
    const id = this.s.counters.id + 1;
    this.j.note(this.s.counters, 'id', id);
    return id;
  }

  nextTimestamp(): number {
    const ts = this.s.counters.ts + 1;
    this.j.note(this.s.counters, 'ts', ts);
    return ts;
  }

  /** Records something for the log. Events are cut off again when an attempt is rolled back. */
  emit(type: string, by: RuleRef[], data: JsonObject, secret?: { to: Seat[]; data: JsonObject }): void {
    const rules = this.rules.cited(by);
    // Whoever controls a player reads what they read.
    this.events.push(
      secret ? { type, rules, data, secret: { ...secret, to: readers(this, secret.to) } } : { type, rules, data },
    );
  }

  player(seat: Seat): PlayerState {
    const player = this.s.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  /** Puts a new object into the game; its zone's list is the caller's business. */
  add(fields: Obj): void {
    const object = wholeObject(fields);
    this.take(object);
    this.addShared(object);
  }

  /** Puts an object into the game that states share with it; its zone's list is the caller's business. */
  addShared(object: Obj): void {
    this.objectCount++;
    this.objectsRevision = ++this.lastRevision;
    if (object.kind === 'token' || object.kind === 'copy') this.madeObjects.add(object.id);
    this.j.put(this.s.objects, object.id, object, this.channelOf(object.zone));
  }

  /** Takes an object out of the game; its zone's list is the caller's business. */
  remove(object: Obj): void {
    this.objectCount--;
    this.objectsRevision = ++this.lastRevision;
    this.j.drop(this.s.objects, object.id, this.channelOf(object.zone));
  }

  /**
   * Writes a field of an object. Objects are shared with the states that the game came from, so the first write makes a
   * copy in its place: whoever goes on reading gets it anew.
   */
  change<K extends keyof Obj>(object: Obj, key: K, value: Obj[K] | undefined, channel?: Channel): void {
    const now = this.find(object.id);
    // Whoever found the object depends on where it lies.
    if (now && now[key] !== value) this.j.set(this.writable(now), key, value, channel ?? this.channelOf(now.zone));
    if (key === 'kind' && value === 'token') this.madeObjects.add(object.id);
  }

  private writable(object: Obj): Obj {
    this.objectsRevision = ++this.lastRevision;
    if (this.owned.has(object)) return object;
    const copy = newObject(object);
    this.take(copy);
    this.j.put(this.s.objects, object.id, copy);
    return copy;
  }

  private take(object: Obj): void {
    this.owned.add(object);
    this.ownsAny = true;
  }

  /** From here on nothing is written in place that is there now: it has been given away. */
  share(): void {
    if (!this.ownsAny) return;
    this.owned = new WeakSet();
    this.ownsAny = false;
  }

  /** Whether an object is never written again, so that what it is like may be kept with it. */
  isShared(object: Obj): boolean {
    return !this.owned.has(object);
  }

  find(id: number): Obj | undefined {
    const object = this.s.objects[id];
    if (!this.cells.watching) return object;
    if (object) this.cells.read(this.channelOf(object.zone));
    // What is gone lies there again once its going is taken back, wherever that was.
    else for (const place of ALL_PLACES) this.cells.read(place);
    return object;
  }

  object(id: number): Obj {
    const object = this.find(id);
    if (!object) throw new Error(`no object ${id}`);
    return object;
  }

  /** The frame being worked on. */
  top(): Frame {
    const { frames } = this.s;
    if (frames.length === 0) throw new Error('no frame');
    return frames[frames.length - 1] as Frame;
  }

  /** Seats in turn order, beginning with `from`, without players who have lost. */
  seatsFrom(from: Seat): Seat[] {
    const { seats } = this.s;
    const order: Seat[] = [];
    for (let i = 0; i < seats; i++) {
      const seat = (from + i) % seats;
      if (!this.player(seat).lost) order.push(seat);
    }
    return order;
  }

  mark(): GameMark {
    const { j, events, random, objectsRevision: objects } = this;
    return { journal: j.mark(), events: events.length, random: random.length, objects, count: this.objectCount };
  }

  rollback(mark: GameMark): void {
    this.j.rollback(mark.journal);
    this.objectsRevision = mark.objects;
    if (this.events.length > mark.events) this.events = this.events.slice(0, mark.events);
    if (this.random.length > mark.random) this.random = this.random.slice(0, mark.random);
    this.objectCount = mark.count;
  }
}

/** Declares a cell of which a game has one value, or one for each seat (or other small number). */
export function defineCell<T>(
  name: string,
  compute: (g: Game, at: number) => T,
  options?: { steady: boolean },
): (g: Game, at?: number) => T {
  const kind = cellKind(name, compute, options);
  return (g, at = 0) => g.cells.get(kind, at);
}

/** Declares a cell with a value for each of many keys; when there are too many of them, all are forgotten. */
export function defineKeyedCell<T, K extends string | number>(
  name: string,
  compute: (g: Game, key: K) => T,
): (g: Game, key: K) => T {
  const kind = cellKind(name, compute);
  return (g, key) => g.cells.getKeyed(kind, key);
}

export interface GameMark {
  journal: number;
  events: number;
  random: number;
  objects: number;
  count: number;
}
