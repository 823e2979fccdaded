/** A state without what a seat doesn't know: places where hidden cards lie, but not which, and nothing that follows from it. */
import type { GameState } from '../contract/api.js';
import type { GameView, Seat } from '../contract/contract.js';
import { isTable } from '../contract/json.js';
import type { Game } from '../machine/game.js';
import { run } from '../machine/machine.js';
import { canSee, publicId, zoneName, zoneVisible } from '../machine/zones.js';
import { newObject } from '../state/object.js';
import type { Component, Obj, State } from '../state/state.js';
import { isAside } from '../zones/aside.js';
import { openMatch } from './match.js';
import type { Playing } from './session.js';

/** A component of which nothing is known but that it lies face down is no more than what it looks like. */
const asItLies = (part: Component): Component =>
  part.covered === undefined ? part : { def: part.covered, covered: part.covered, ts: part.ts ?? 0 };

/** What lies face down beneath other cards of one object only who controls that may look at (mtg 708.5). */
function hideBeneath(g: Game, s: State, seat: Seat): void {
  for (const object of Object.values(s.objects))
    if (object.under?.some(({ covered }) => covered !== undefined) && !looksBeneath(g, seat, object))
      s.objects[object.id] = { ...object, under: object.under.map(asItLies) };
}
const looksBeneath = (g: Game, seat: Seat, { id, owner, zone, controller }: Obj): boolean =>
  canSee(g, seat, newObject({ id, def: 0, owner, zone, controller, status: { faceDown: true } }));

/** A place where a card lies that the seat doesn't know. */
export interface Slot {
  /** What is known of the object; its definition isn't. */
  object: Obj;
  /** Its definition in truth: an index into the game's own table. */
  was: number;
  /** It lies face down for all to see, rather than in a hidden pile. */
  lies: boolean;
}

export interface Mask {
  state: State;
  slots: Slot[];
  /** Seats whose answers to the present question have been given, which nobody knows yet. */
  answered: Seat[];
}

/** Fields whose numbers are never objects that somebody does not see: seats, amounts, places, and who fights. */
const NO_IDS = new Set(
  (
    'ts moment turned counted counters numbers division amount total count x modes index number turn value drawn times ' +
    'stats pool spent damage def face copied covered added used seat player players owner controller seats active targetPlayer known ' +
    'holder acted passes defending attacker defender contester contested control focus firstPlayer extraTurns regularTurn'
  ).split(' '),
);
/** What cards keep by names of their own choice, which say nothing of what they name. */
const BY_OWN_NAMES = 'saved';
/** Fields that say when something happened. */
const TIMES = new Set(['ts', 'moment', 'turned']);

/** Puts something else in the place of numbers and texts of a value; `field` is the one that it lies in. */
function mapped(value: unknown, field: string, by: (leaf: unknown, field: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, field, by));
  if (!isTable(value)) return by(value, field);
  return Object.fromEntries(
    // What is counted or measured below a name is no object either.
    Object.entries(value).map(([name, inner]) => [
      name,
      mapped(inner, NO_IDS.has(field) ? field : below(field, name), by),
    ]),
  );
}

/** The field that a value lies in, by its name and that of the table it belongs to. */
const below = (table: string, name: string): string => (table === BY_OWN_NAMES ? 'entities' : name);

const isLike = <T>(value: unknown, model: T): value is T => typeof value === typeof model;

/** A value in which numbers took the places of numbers, and texts those of texts. */
function alike<T>(value: T, by: (value: unknown) => unknown): T {
  const made = by(value);
  if (!isLike(made, value)) throw new Error('something else took the place of a value');
  return made;
}

export function masked(g: Game, exported: State, view: GameView, seat: Seat): Mask {
  const s = structuredClone(exported);
  // Of a game that waits for this one nothing is told: whoever imagines this one imagines it by itself.
  delete s.within;
  const isShown = (id: number): boolean => view.objects[publicId(id)] !== undefined || inStack(view, id);
  const sees = (id: number): boolean => {
    const object = g.s.objects[id];
    return object !== undefined && (object.kind === 'token' || object.kind === 'copy' || canSee(g, seat, object));
  };
  const { slots, renamed } = hideObjects(g, s, seat, sees, isShown);
  hideBeneath(g, s, seat);
  hideLast(s, sees, isShown);
  hideAside(g, s, seat);
  hideOutside(s, seat);
  const answered = hideAnswers(g, s, seat);
  const parts = ['frames', 'contexts', 'effects', 'replacements', 'triggers', 'delayed', 'marks', 'players'] as const;
  const state: State = { ...s };
  const rename = <T>(value: T): T => alike(value, (one) => renameIn(one, renamed));
  const fresh = new Set(renamed.values());
  const isGone = (id: number): boolean =>
    !fresh.has(id) && g.s.objects[id] === undefined && !isAside(g, id) && s.lastKnown[id] === undefined;
  for (const part of parts) Object.assign(state, { [part]: forgetGone(rename(s[part]), '', isGone) });
  const shown = new Set(slots.map(({ object }) => object.id));
  for (const [id, object] of Object.entries(state.objects)) {
    const { zone, owner, def, ...fields } = object;
    if (!shown.has(object.id)) state.objects[id] = { zone, owner, def, ...rename(fields) };
  }
  return { ...tidied(state, slots), answered };
}

const inStack = (view: GameView, id: number): boolean => view.stack.some((item) => item.id === publicId(id));

/** Takes the hidden objects out, and makes places of them with ids of their own. */
function hideObjects(
  g: Game,
  s: State,
  seat: Seat,
  sees: (id: number) => boolean,
  isShown: (id: number) => boolean,
): { slots: Slot[]; renamed: Map<number, number> } {
  const slots: Slot[] = [];
  const renamed = new Map<number, number>();
  for (const key of Object.keys(s.zones).sort()) {
    const list = s.zones[key] ?? [];
    const hidden = list.filter((id) => !sees(id));
    for (const id of list) if (sees(id)) knowOnlyOwn(g, s, id, seat);
    const fresh: number[] = [];
    for (const id of hidden) {
      const was = s.objects[id];
      if (!was) continue;
      const lies = isShown(id);
      const now = lies ? id : ++s.counters.id;
      if (!lies) {
        delete s.objects[id];
        renamed.set(id, now);
        fresh.push(now);
      }
      const object = lies ? lyingFaceDown(was) : { id: now, def: -1, owner: was.owner, zone: key };
      slots.push({ object, was: was.def, lies });
    }
    if (fresh.length === 0) continue;
    // Where the order says nothing, it must not say when something came.
    const ordered = g.rules.zones.table[zoneName(key)]?.ordered;
    s.zones[key] = ordered
      ? list.map((id) => renamed.get(id) ?? id)
      : [...list.filter((id) => !renamed.has(id)).sort((a, b) => a - b), ...fresh];
  }
  return { slots, renamed };
}

/** What everybody sees of something that lies face down. */
function lyingFaceDown({
  copied: _copied,
  face: _face,
  known: _known,
  designation: _designation,
  play,
  from,
  ...seen
}: Obj): Obj {
  const plain = <T extends { way?: unknown }>({ way: _way, ...said }: T): Omit<T, 'way'> => said;
  return { ...seen, def: -1, ...(play ? { play: plain(play) } : {}), ...(from ? { from: plain(from) } : {}) };
}

/** Of what lies face down and is set aside a seat knows what it looks like: for them it is no more than that. */
function hideAside(g: Game, s: State, seat: Seat): void {
  const { aside } = s.marks;
  if (!aside) return;
  s.marks = {
    ...s.marks,
    aside: aside.map((one) => {
      const { object } = one;
      const under = object.under && !looksBeneath(g, seat, object) ? { under: object.under.map(asItLies) } : {};
      if (object.covered === undefined || canSee(g, seat, object)) return { ...one, object: { ...object, ...under } };
      return { ...one, object: { ...lyingFaceDown(object), def: object.covered, ...under } };
    }),
  };
}

/** What others have outside the game a seat doesn't know, nor that anything asks for it. */
function hideOutside(s: State, seat: Seat): void {
  for (const player of s.players)
    if (player.marks.outside && (player.seat !== seat || !player.marks.outside.open)) delete player.marks.outside;
}

/** Whether others know a card is known only where all do, or where the seat itself sees it by right. */
function knowOnlyOwn(g: Game, s: State, id: number, seat: Seat): void {
  const object = s.objects[id];
  if (!object?.known || object.known.length >= s.seats || zoneVisible(g, seat, object.zone)) return;
  s.objects[id] = { ...object, known: [seat] };
}

/** What is remembered of objects that have left, as far as the seat could see them. */
function hideLast(s: State, sees: (id: number) => boolean, isShown: (id: number) => boolean): void {
  for (const [id, last] of Object.entries(s.lastKnown)) {
    const { became, also, ...rest } = last;
    const faceDown = last.covered !== undefined || last.status?.faceDown;
    const isKnown = !faceDown || (became !== undefined && sees(became));
    if (!isKnown && last.covered === undefined) {
      delete s.lastKnown[id];
      continue;
    }
    const def = isKnown ? last.def : (last.covered ?? last.def);
    const follows = (it?: number): it is number => it !== undefined && (isShown(it) || s.lastKnown[it] !== undefined);
    const others = also?.filter(follows) ?? [];
    s.lastKnown[id] = {
      ...rest,
      def,
      ...(follows(became) ? { became } : {}),
      ...(others.length > 0 ? { also: others } : {}),
      ...(rest.under && !isKnown ? { under: rest.under.map(asItLies) } : {}),
    };
  }
}

/** Forgets what others have answered already to a question that is asked of several at once. @returns who they are */
function hideAnswers(g: Game, s: State, seat: Seat): Seat[] {
  const top = s.frames.at(-1);
  const frame = g.s.frames.at(-1);
  if (!top?.partial || !frame?.partial) return [];
  const { partial } = frame;
  // The question as it was before anybody had answered says whose each answer is.
  delete frame.partial;
  const all = run(g);
  frame.partial = partial;
  const seatAt = new Map((all?.asks ?? []).map((ask, i) => [String(all?.at[i]), ask.seat]));
  const own = Object.entries(top.partial).filter(([at]) => seatAt.get(at) === seat);
  const others = Object.keys(top.partial).flatMap((at) => seatAt.get(at) ?? []);
  if (own.length > 0) top.partial = Object.fromEntries(own);
  else delete top.partial;
  return others.filter((one) => one !== seat);
}

/** New names for hidden objects wherever they are named. Which of several is meant where is nobody's to know: they go in order. */
function renameIn(value: unknown, renamed: ReadonlyMap<number, number>, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => renameIn(one, renamed));
  if (!isTable(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = below(field, key);
      const deeper = isTable(inner) && !NO_IDS.has(name);
      return [key, deeper ? renameIn(inner, renamed, name) : inOrder(inner, name, renamed)];
    }),
  );
}

/** Fields that name an object. */
const ONE = new Set(['object', 'became', 'also', 'item', 'source', 'card']);
/** Numbers of lists that are no larger may be seats, places or amounts. */
const SMALL = 40;

/** Objects that are gone, and that nobody remembers, are named no more: which they were may be hidden. */
function forgetGone(value: unknown, field: string, isGone: (id: number) => boolean): unknown {
  const forgets = (id: number, smallest: number): boolean => id > smallest && !NO_IDS.has(field) && isGone(id);
  if (Array.isArray(value))
    return value.map((one) =>
      typeof one === 'number' && forgets(one, SMALL)
        ? GONE
        : typeof one === 'object'
          ? forgetGone(one, field, isGone)
          : one,
    );
  if (typeof value === 'number') return ONE.has(field) && forgets(value, 0) ? GONE : value;
  if (!isTable(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, forgetGone(inner, below(field, name), isGone)]),
  );
}
/** No object has this number. */
const GONE = 0;

function inOrder(value: unknown, field: string, renamed: ReadonlyMap<number, number>): unknown {
  const found: number[] = [];
  mapped(value, field, (leaf, name) => {
    if (typeof leaf === 'number' && !NO_IDS.has(name) && renamed.has(leaf) && !found.includes(leaf)) found.push(leaf);
    return leaf;
  });
  if (found.length === 0) return value;
  const news = found.map((id) => renamed.get(id) ?? id).sort((a, b) => a - b);
  const by = new Map(found.map((id, i) => [id, news[i]]));
  return mapped(value, field, (leaf, name) =>
    typeof leaf === 'number' && !NO_IDS.has(name) ? (by.get(leaf) ?? leaf) : leaf,
  );
}

const ADDRESS = /^(\d+):(.*)$/s;

/** The state with definitions and times numbered by what is left of it. */
function tidied(state: State, slots: Slot[]): { state: State; slots: Slot[] } {
  const used = new Set<number>();
  const times = new Set<number>();
  const { defs, ...rest } = state;
  const hidden = new Set(slots.map(({ object }) => object.id));
  const objects = Object.fromEntries(Object.entries(rest.objects).filter(([id]) => !hidden.has(Number(id))));
  const left = { ...rest, objects };
  const lying = slots.filter(({ lies }) => lies).map(({ object }) => object);
  const look = (leaf: unknown, field: string): unknown => {
    if (typeof leaf === 'number' && INDICES.has(field) && leaf >= 0) used.add(leaf);
    if (typeof leaf === 'number' && isTime(field)) times.add(leaf);
    const at = field === '$at' && typeof leaf === 'string' ? ADDRESS.exec(leaf) : null;
    if (at) used.add(Number(at[1]));
    return leaf;
  };
  mapped([left, lying], '', look);
  const aside = (rest.marks.aside ?? []).map(({ object }) => object);
  const faced = [...Object.values(objects), ...Object.values(rest.lastKnown), ...aside, ...lying].flatMap(withBeneath);
  for (const { face } of faced) if (face !== undefined) used.add(face);
  const hashes = [...new Set([...used].map((at) => defs[at] ?? ''))].sort();
  const place = new Map(hashes.map((hash, at) => [hash, at]));
  const placeOf = (index: number): number => place.get(defs[index] ?? '') ?? index;
  const rank = new Map([...times].sort((a, b) => a - b).map((time, i) => [time, i + 1]));
  const write = (leaf: unknown, field: string): unknown => {
    if (typeof leaf === 'number' && INDICES.has(field) && leaf >= 0) return placeOf(leaf);
    if (typeof leaf === 'number' && isTime(field)) return rank.get(leaf) ?? leaf;
    const at = field === '$at' && typeof leaf === 'string' ? ADDRESS.exec(leaf) : null;
    return at ? `${placeOf(Number(at[1]))}:${at[2]}` : leaf;
  };
  const written = alike(left, (one) => mapped(one, '', write));
  const back = (written.marks.aside ?? []).map(({ object }) => object);
  for (const one of [...Object.values(written.objects), ...Object.values(written.lastKnown), ...back].flatMap(
    withBeneath,
  ))
    if (one.face !== undefined) one.face = placeOf(one.face);
  const renumbered = slots.map((slot) => ({ ...slot, object: alike(slot.object, (one) => mapped(one, '', write)) }));
  for (const { object } of renumbered)
    for (const one of object.under ?? []) if (one.face !== undefined) one.face = placeOf(one.face);
  return {
    state: { ...state, ...written, defs: hashes, counters: { ...state.counters, ts: rank.size } },
    slots: renumbered,
  };
}

/** What has a face: what is topmost, and what lies beneath. */
const withBeneath = (one: Pick<Obj, 'face' | 'under'>): Pick<Obj, 'face'>[] => [one, ...(one.under ?? [])];

/** Fields that name a definition by its place in the game's table. */
const INDICES = new Set(['def', 'copied', 'covered', 'added']);
const isTime = (field: string): boolean => TIMES.has(field) || field === 'counted';

/** Answers as others may have answered, in a state that doesn't say how: as the question proposes. */
export function answerOthers(playing: Playing, state: GameState, seats: readonly Seat[]): GameState {
  if (seats.length === 0) return state;
  const match = openMatch(playing, state, () => undefined);
  for (const seat of seats) {
    const asked = match.decisions('judge').find((d) => d.seat === seat);
    if (asked && 'default' in asked) match.submit([{ ...asked.default, seat }]);
  }
  return match.state();
}
