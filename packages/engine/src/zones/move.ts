/** Changing zones: the object that arrives is a new object, and what it was is remembered (mtg 400.7, 608.2h). */

import { characteristicsOf } from '../continuous/characteristics.js';
import { copiedOf } from '../continuous/copy.js';
import { functionsElsewhere } from '../continuous/elsewhere.js';
import type { Seat } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import { noteDrawn } from '../events/drawn.js';
import type { Ability, Mod } from '../language/types.js';
import type { ActionKind, ActionOf, EventOf, TriggerEvent } from '../machine/actions.js';
import { readers } from '../machine/deciding.js';
import { defIndex, definitionOf, type Looks } from '../machine/definition-of.js';
import { faceIndex } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { outsideZone, publicId, watchers, zoneKey, zoneName } from '../machine/zones.js';
import type { MarksOf, ObjectMarks } from '../state/marks.js';
import { newObject } from '../state/object.js';
import type { Component, Entity, LastKnown, Obj, PlayData } from '../state/state.js';
import { cameOff } from './attach.js';
import { asComponent, isAsJoined, ownDesignation } from './components.js';
import { coverIndex, FACE_DOWN } from './faces.js';
import { loseTrack } from './track.js';

export interface Move {
  object: number;
  to: string;
  cause: string;
  position?: 'top' | 'bottom' | number;
  controller?: Seat;
  status?: { [name: string]: true };
  counters?: { [kind: string]: number };
  marks?: Obj['marks'];
  /** Keywords that it gains as it enters. */
  gains?: string[];
  /** Abilities that it has from then on, as they are written. */
  abilities?: string;
  /** The context whose next instruction says what it is as it enters (mtg 611.2e). */
  modified?: string;
  /** What was chosen for it as it enters, by name. */
  chosen?: { [name: string]: Json };
  attachedTo?: Entity;
  /** Nothing that asks for it to be absent takes its place. */
  final?: true;
  /** Definition it enters as a copy of. */
  copied?: number;
  /** The face of its card that is up there. */
  face?: number;
  /** Of an object that is several: where its cards, or those that are designated as something, go apart (mtg 730.3e, 903.9c). */
  apart?: { to: string; which: 'cards' | 'designated' };
  /** A second card that becomes one object with it on the field, as its other half. */
  joins?: number;
  /** Of what goes there face down: what it looks like, where that isn't the usual. */
  cover?: string;
  /** It is moved by its own instructions. */
  itself?: true;
  /** Where it is; every move that is about to happen says so. */
  from?: string;
  /** Whose it is where it goes: what put it there, by which of its pairs of abilities, and perhaps holds it there until it leaves itself. */
  keep?: { by: number; until?: true; link?: string };
  /** Whose spell or ability moves it; nobody's where that is a cost. */
  by?: Seat;
  /** The spell that moves it, or the source of the ability. */
  source?: number;
  /** The keyword whose ability it is put away for, as its cost. */
  paying?: string;
}
declare module '../machine/actions.js' {
  interface Actions {
    move: Move;
    /** `ahead`: so many would be drawn before it. */
    draw: { player: Seat; to?: string; ahead?: number };
    /** So many cards by one instruction; those that are drawn then are draws of their own (mtg 121.2a). */
    draws: { player: Seat; amount: number };
  }
}

export const moveAction = (m: Move): ActionOf<'move'> => ({ type: 'move', ...m });

/** Remembers what an object was like, for effects and triggers that look back. */
export function remember(g: Game, object: Obj, became?: number, also?: number[]): void {
  const now = g.beforeEvent?.of.get(object.id) ?? characteristicsOf(g, object.id);
  const keywords = now.abilities.filter((a) => a.kind === 'keyword');
  const had = g.rules.zones.keywordsThere?.(g, object) ?? keywords;
  const { copied } = copiedOf(g, object);
  const marks = marksToRemember(g, object);
  const x = object.marks?.x ?? object.play?.x;
  const last: LastKnown = {
    id: object.id,
    zone: object.zone,
    def: object.def,
    owner: object.owner,
    controller: now.controller,
    props: now.props,
  };
  if (copied !== undefined) last.copied = copied;
  if (object.face !== undefined) last.face = object.face;
  if (object.covered !== undefined) last.covered = object.covered;
  if (had.length > 0) last.keywords = had;
  if (object.status) last.status = object.status;
  if (object.counters) last.counters = object.counters;
  if (object.attachedTo) last.attachedTo = object.attachedTo;
  if (object.chosen) last.chosen = object.chosen;
  if (marks) last.marks = marks;
  if (x !== undefined) last.x = x;
  if (object.play && isAwaited(g, object)) last.play = chosenFor(object.play);
  if (object.from && isPlayedTo(g, object)) last.from = castAs(object.from);
  if (object.under !== undefined) last.under = object.under;
  if (object.under !== undefined && isAsJoined(g, object)) last.joined = true;
  if (object.kind === 'token') last.kind = 'token';
  if (became !== undefined) last.became = became;
  if (also !== undefined) last.also = also;
  g.j.put(g.s.lastKnown, object.id, last, g.channelOf(object.zone));
}

/** Whether it lies where what was played goes: on the field, or wherever else cards are at work (ga 2.1.10). */
const isPlayedTo = (g: Game, { zone }: Obj): boolean =>
  zone !== g.rules.zones.stack && g.rules.zones.table[zoneName(zone)]?.derived === true;

/** Of what rules noted about an object, what they ask for once it has left. */
function marksToRemember(g: Game, { marks }: Obj): LastKnown['marks'] {
  if (!marks) return undefined;
  const names = (g.rules.zones.remembered ?? []).filter((name) => marks[name] !== undefined);
  if (names.length === 0) return undefined;
  const kept: MarksOf<ObjectMarks> = {};
  for (const name of names) Object.assign(kept, { [name]: marks[name] });
  return kept;
}

/** Whether an ability of something on the stack has still to be put there, or to resolve. */
function isAwaited(g: Game, { id, zone }: Obj): boolean {
  const { stack } = g.rules.zones;
  if (zoneName(zone) !== stack) return false;
  const speaks = ({ source }: { source: number }): boolean => source === id;
  // What waits for longer may speak of it as well (mtg 702.50a).
  return g.s.triggers.some(speaks) || g.s.delayed.some(speaks) || g.zone(stack).some((on) => g.find(on)?.source === id);
}
/** What was chosen for it, without what it was played by. */
const chosenFor = ({ way: _way, event: _event, carried: _carried, ...chosen }: PlayData): PlayData => chosen;

/** How something was cast, as its abilities may speak of it. */
const castAs = ({ method, zone, x, paid, spent, noted, helped, carried }: PlayData): PlayData => ({
  method,
  targets: [],
  ...(zone === undefined ? {} : { zone }),
  ...withX(x),
  ...(paid === undefined ? {} : { paid }),
  ...(spent === undefined ? {} : { spent }),
  ...(noted === undefined ? {} : { noted }),
  ...(helped === undefined ? {} : { helped }),
  // What costs put away for it, of which abilities speak as it leaves.
  ...(carried === undefined ? {} : { carried }),
});

/** Whether an ability of a card has still to resolve: that may speak of what the card was like where it was hidden (mtg 113.7a). */
const isUsed = (g: Game, { id }: Obj): boolean => g.zone(g.rules.zones.stack).some((on) => g.find(on)?.source === id);

/** Takes an object out of the game (mtg 800.4a); what happened, where it was on the field, for abilities that see it leave. */
export function takeOut(g: Game, object: Obj): EventOf<'move'> | null {
  const { controller, props } = characteristicsOf(g, object.id);
  const from = zoneName(object.zone);
  if (g.rules.zones.table[from]?.hidden === 'public') remember(g, object);
  g.j.remove(g.zone(object.zone), object.id, g.channelOf(object.zone));
  g.remove(object);
  if (from !== g.rules.zones.field) return null;
  const { owner, id } = object;
  return { type: 'move', object: id, from, to: '', cause: 'left', controller, owner, name: props.name ?? '' };
}

/** What came of a move: the new object and what happened, and what happened to the other cards that it was. */
interface Moved {
  object: Obj;
  event: EventOf<'move'>;
  /** That it came off what it was attached to; who waits for that looks back (mtg 603.10c). */
  off?: EventOf<'unattach'>[];
  others?: EventOf<'move'>[];
}

/** The move of one component, which may go somewhere else than the others. */
function moveOf(m: Move, { kind, designation }: Pick<Component, 'kind' | 'designation'>): Move {
  const { apart } = m;
  if (apart === undefined || (apart.which === 'cards' ? kind !== undefined : designation === undefined)) return m;
  const { position: _position, ...move } = m;
  return { ...move, to: apart.to };
}

/** Moves an object now, without asking replacement effects. */
export function moveNow(g: Game, given: Move): Moved | null {
  const old = g.find(given.object);
  if (!old) return null;
  const m = given.apart ? moveOf(given, asComponent(old)) : given;
  const from = old.zone;
  const to = zoneKey(g, m.to, old.owner);
  const { controller: last, props } = g.beforeEvent?.of.get(old.id) ?? characteristicsOf(g, old.id);
  const also = old.under?.map(() => g.nextId());
  const id = g.nextId();
  if (g.rules.zones.table[zoneName(from)]?.hidden === 'public' || isUsed(g, old)) remember(g, old, id, also);
  g.j.remove(g.zone(from), old.id, g.channelOf(from));
  g.remove(old);

  const object = newObject({ id, def: old.def, owner: old.owner, zone: to });
  // A copy of a permanent spell becomes a token as it resolves (mtg 608.3f).
  if (old.kind === 'token' || old.kind === 'copy') object.kind = m.to === g.rules.zones.field ? 'token' : old.kind;
  const own = ownDesignation(old);
  if (own !== undefined) object.designation = own;
  if (m.copied !== undefined) object.copied = m.copied;
  const face = faceThere(g, m, old);
  if (face !== undefined) object.face = face;
  const spec = g.rules.zones.table[m.to];
  if (spec?.derived) {
    if (m.controller !== undefined && m.controller !== old.owner) object.controller = m.controller;
    object.ts = g.nextTimestamp();
    if (m.status) object.status = { ...m.status };
    const covered = coverThere(g, m, old);
    if (covered !== undefined) {
      object.covered = covered;
      object.status = { ...m.status, [FACE_DOWN]: true };
    }
    if (m.counters) object.counters = { ...m.counters };
    if (m.marks) object.marks = { ...m.marks };
    if (m.chosen) object.chosen = { ...m.chosen };
    if (m.attachedTo) object.attachedTo = m.attachedTo;
  } else if (functionsElsewhere(g, definitionOf(g, object))) object.ts = g.nextTimestamp();
  if (!spec?.derived) layOpenly(g, m, old, object);
  if (zoneName(from) === g.rules.zones.stack && spec?.derived) follow(g, old, object);
  // What goes elsewhere because of how it was played may be asked about there (mtg 715.3d).
  else if (old.play?.way?.exit?.to === m.to) object.from = old.play;
  if (m.keep) object.marks = { ...object.marks, ...keptMarks(m.keep, zoneName(from)) };
  const joined = m.to === g.rules.zones.field ? joinedBy(g, m) : undefined;
  if (joined) becomeHalves(object, joined);
  put(g, m, object);
  if (m.gains && m.to === g.rules.zones.field) gainForGood(g, object, m.gains, object.controller ?? object.owner);
  if (m.abilities && m.to === g.rules.zones.field)
    haveForGood(g, object, JSON.parse(m.abilities), object.controller ?? object.owner);
  // Its own static abilities came with its own timestamp, which is the earlier one (mtg 613.7n).
  const ahead = m.modified === undefined ? undefined : g.s.contexts[m.modified]?.ahead;
  if (ahead && m.to === g.rules.zones.field)
    g.j.push(g.s.effects, { id: g.nextId(), ts: g.nextTimestamp(), ...ahead.effect, objects: [id] });
  g.rules.zones.entered?.(g, object, zoneName(from));
  const lost = loseTrack(g, from, to);
  const knew = lost.length > 0 ? (old.known?.filter((s) => !lost.includes(s)) ?? NOBODYS) : (old.known ?? NOBODYS);
  announceMove(g, old, knew, object, m.cause);
  if (joined) join(g, joined, object, m.cause);
  const event: EventOf<'move'> = {
    type: 'move',
    object: old.id,
    became: id,
    from: zoneName(from),
    to: m.to,
    cause: m.cause,
    controller: last,
    owner: old.owner,
    name: props.name ?? '',
  };
  // Whoever has it there, of what enters: "that player" stays the same, whoever has it later (mtg 603.2, 608.2h).
  if (m.to === g.rules.zones.field) event.controller = object.controller ?? object.owner;
  if (m.paying !== undefined) event.paying = m.paying;
  // "A spell or ability an opponent controls causes you to discard it" (mtg 701.9a).
  if (m.by !== undefined && (m.cause === 'discard' || g.rules.events.doneBy?.includes(m.cause ?? '')))
    event.player = m.by;
  const off = zoneName(from) === g.rules.zones.field ? cameOff(old) : [];
  if (also === undefined) return off.length > 0 ? { object, event, off } : { object, event };
  // One object leaves and several cards go there (mtg 712.21, 730.3).
  const others = (old.under ?? []).flatMap((part, i): EventOf<'move'>[] => {
    const id = also[i];
    if (id === undefined) return [];
    const its = moveOf(given, part);
    const other = newObject({
      id,
      def: part.def,
      owner: old.owner,
      zone: zoneKey(g, its.to, old.owner),
    });
    if (part.kind !== undefined) other.kind = part.kind;
    if (part.designation !== undefined) other.designation = part.designation;
    if (g.rules.zones.table[its.to]?.derived || functionsElsewhere(g, definitionOf(g, other)))
      other.ts = g.nextTimestamp();
    put(g, its, other);
    announceMove(g, old, knew, other, m.cause);
    return [{ ...event, to: its.to, became: id, second: true }];
  });
  return { object, event: { ...event, also }, others, ...(off.length > 0 ? { off } : {}) };
}

/** Two cards are one object from now on, which is designated as either of them is (mtg 701.42a, 903.3b). */
export function becomeHalves(whole: Obj, { def, designation }: Obj): void {
  whole.under = [{ def, half: true, ...(designation === undefined ? {} : { designation }) }];
  whole.designation ??= designation;
}

/** What other abilities of whatever put it there find it by: those of the same text alone (mtg 607.2a). */
function keptMarks({ by, until, link }: NonNullable<Move['keep']>, from: string): MarksOf<ObjectMarks> {
  return { keptBy: by, ...(link === undefined ? {} : { keptFor: link }), ...(until ? { heldFrom: from } : {}) };
}

/** What goes where characteristics are as printed may lie face down there, and have counters on it (mtg 406.3, 702.62a). */
function layOpenly(g: Game, m: Move, old: Obj, object: Obj): void {
  const covered = g.rules.zones.table[m.to]?.look === undefined ? undefined : coverThere(g, m, old);
  if (covered !== undefined) {
    object.covered = covered;
    object.status = { [FACE_DOWN]: true };
  }
  const { counters } = m;
  if (counters) object.counters = { ...counters };
}

/** What something gained as it entered it keeps as long as it is that object (mtg 611.2a). */
export const gainForGood = (g: Game, object: Obj, keywords: readonly string[], controller: Seat): void =>
  haveForGood(
    g,
    object,
    keywords.map((keyword): Ability => ({ kind: 'keyword', keyword })),
    controller,
  );
function haveForGood(g: Game, { id }: Obj, abilities: readonly Ability[], controller: Seat): void {
  const mods = abilities.map((ability): Mod => ({ mod: 'ability', ability }));
  const until = { kind: 'permanent' } as const;
  g.j.push(g.s.effects, { id: g.nextId(), ts: g.nextTimestamp(), source: id, controller, objects: [id], mods, until });
}

/** Puts an object where a move says, in the order of its zone. */
function put(g: Game, m: Move, object: Obj): void {
  const { id, zone: to } = object;
  g.add(object);
  const list = g.zone(to);
  const channel = g.channelOf(to);
  if (m.position === 'bottom' || (m.to === g.rules.zones.field && m.position === undefined))
    g.j.push(list, id, channel);
  else g.j.insert(list, typeof m.position === 'number' ? m.position : 0, id, channel);
}

/** The card that becomes one object with what moves. */
const joinedBy = (g: Game, { joins }: Pick<Move, 'joins'>): Obj | undefined =>
  joins === undefined ? undefined : g.find(joins);

/** Another card goes into an object, and is part of it from then on (mtg 701.42a, 730.2b). */
export function join(g: Game, card: Obj, whole: Obj, cause: string): void {
  const from = card.zone;
  if (g.rules.zones.table[zoneName(from)]?.hidden === 'public') remember(g, card, whole.id);
  g.j.remove(g.zone(from), card.id, g.channelOf(from));
  g.remove(card);
  announceMove(g, card, card.known ?? NOBODYS, whole, cause, definitionOf(g, card).name);
}

/** What tells how an object is by itself that would enter the field by this action (mtg 614.12). */
export function looksEntering(g: Game, move: ActionOf<'move'>, object: Obj): Looks {
  const { def, copied, face, zone } = object;
  const { field } = g.rules.zones;
  // What enters face down enters as that, and nothing of its own text applies (mtg 708.3).
  const covered = coverThere(g, move, object);
  if (covered !== undefined) return { def, covered, zone: field };
  const there = faceThere(g, { face: move.face, joins: move.joins, to: field }, { def, face, zone });
  const looks = { def, copied: move.copied ?? copied, status: move.status, zone: field };
  return there === undefined ? looks : { ...looks, face: there };
}

/** What an object looks like that goes somewhere face down: as the move says, or as the spell did that it was (mtg 708.4). */
function coverThere(
  g: Game,
  { status, cover, to }: Move,
  { covered, zone }: Pick<Obj, 'covered' | 'zone'>,
): number | undefined {
  if (status?.[FACE_DOWN]) return coverIndex(g, cover ?? g.rules.zones.table[to]?.look);
  return to === g.rules.zones.field && zoneName(zone) === g.rules.zones.stack ? covered : undefined;
}

/** The face that is up where an object goes: the one that the move says, or the one that the spell had which it was. */
function faceThere(
  g: Game,
  { face, joins, to }: Pick<Move, 'face' | 'joins' | 'to'>,
  old: Pick<Obj, 'def' | 'face' | 'zone'>,
): number | undefined {
  const shared = to === g.rules.zones.field && joinedBy(g, { joins }) ? definitionOf(g, old).faces?.[1] : undefined;
  if (shared) return defIndex(g, shared);
  if (face !== undefined) return faceIndex(g, old, face, to);
  if (old.face === undefined || zoneName(old.zone) !== g.rules.zones.stack) return undefined;
  return definitionOf(g, old).layout?.zones.includes(to) ? old.face : undefined;
}

/** What was done to a spell goes on for the object it becomes, which also knows how it was played (mtg 400.7a, c, d). */
function follow(g: Game, spell: Obj, permanent: Obj): void {
  if (spell.play) permanent.from = spell.play;
  goOnFor(g, spell, permanent);
}

/** What was done to a spell goes on for an object. */
export function goOnFor(g: Game, spell: Obj, permanent: Obj): void {
  if (g.s.effects.some((e) => e.objects.includes(spell.id)))
    g.j.refill(
      g.s.effects,
      g.s.effects.map((e) => ({ ...e, objects: e.objects.map((o) => (o === spell.id ? permanent.id : o)) })),
    );
  // A permanent spell that was chosen as a source is the permanent as well (mtg 609.7a).
  if (g.s.replacements.some((r) => r.sources?.includes(spell.id)))
    g.j.refill(
      g.s.replacements,
      g.s.replacements.map((r) =>
        r.sources?.includes(spell.id) ? { ...r, sources: [...r.sources, permanent.id] } : r,
      ),
    );
  const isSpell = (e: Entity): boolean => 'object' in e && e.object === spell.id;
  if (g.s.replacements.some((r) => r.entities?.some(isSpell)))
    g.j.refill(
      g.s.replacements,
      g.s.replacements.map((r) =>
        r.entities ? { ...r, entities: r.entities.map((e) => (isSpell(e) ? { object: permanent.id } : e)) } : r,
      ),
    );
}

const NOBODYS: readonly Seat[] = [];

/** The event of a move: each seat learns of the object what it could see before and what it can see now. */
function announceMove(
  g: Game,
  old: Obj,
  known: readonly Seat[],
  now: Obj,
  cause: string,
  name = definitionOf(g, now).name,
): void {
  const before = watchers(g, old.zone);
  const after = watchers(g, now.zone);
  // What is put face down where all see it shows its face to whoever controls it there.
  if (now.covered !== undefined) {
    announceFaceDown(g, old, now, cause, name);
    return;
  }
  const everyone = g.s.seats;
  const data: JsonObject = { owner: now.owner, from: outsideZone(g, old), to: outsideZone(g, now), cause };
  const secret: JsonObject = {};
  if (before.length === everyone) data.was = publicId(old.id);
  else secret.was = publicId(old.id);
  if (after.length === everyone) data.object = publicId(now.id);
  else secret.object = publicId(now.id);
  if (before.length === everyone || after.length === everyone) data.card = name;
  else secret.card = name;
  const knew = known.length > 0 ? [...before, ...known] : before;
  const learn = after.filter((s) => !knew.includes(s));
  if (learn.length > 0 && !(g.acting !== null && readers(g, knew).includes(g.acting))) g.revealed = true;
  const parts = splitSecrets(knew, after, secret);
  g.emit(
    cause === 'draw' ? 'CARD_DRAWN' : 'OBJECT_MOVED',
    (cause === 'draw' && g.rules.cite.draw) || g.rules.cite.newObject,
    cause === 'draw' ? { seat: now.owner, ...data } : data,
    parts,
  );
}

/** Whether what lies face down there is looked at by nobody, unless something lets them. */
const isSealed = (g: Game, { zone }: Obj): boolean => g.rules.zones.table[zoneName(zone)]?.turnedDown === 'everyone';

function announceFaceDown(g: Game, old: Obj, now: Obj, cause: string, card: string): void {
  const data: JsonObject = { owner: now.owner, from: outsideZone(g, old), to: outsideZone(g, now), cause };
  const before = watchers(g, old.zone);
  const wasPublic = old.covered === undefined && before.length === g.s.seats;
  const knew = [...new Set([...before, ...(old.known ?? [])])];
  // Where nobody may look at what lies face down, only those who knew the card know which it is (mtg 406.3).
  const may = isSealed(g, now) ? knew : [now.controller ?? now.owner];
  if (may.some((seat) => !knew.includes(seat)) && g.acting !== null) g.revealed = true;
  g.emit(
    'OBJECT_MOVED',
    g.rules.cite.newObject,
    { ...data, object: publicId(now.id), ...(wasPublic ? { was: publicId(old.id), card } : {}) },
    wasPublic || may.length === 0 ? undefined : { to: may, data: { was: publicId(old.id), card } },
  );
}

/** Who may read the hidden fields: the new id only those who see the new zone, the old id those who saw the old one. */
function splitSecrets(knew: Seat[], after: Seat[], secret: JsonObject): { to: Seat[]; data: JsonObject } | undefined {
  const { object, was, card } = secret;
  const named = (id: JsonObject): JsonObject => (card === undefined ? id : { ...id, card });
  if (object !== undefined && after.length > 0) return { to: after, data: named({ object }) };
  if (was !== undefined && knew.length > 0) return { to: knew, data: named({ was }) };
  return undefined;
}

export const moveKind: ActionKind<ActionOf<'move'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, action) => {
    const done = moveNow(g, action);
    return done ? [done.event, ...countersPut(done.object), ...besides(g, action, done)] : [];
  },
};

/**
 * What happened to other cards: to those that left as parts of the object, or to one that was to become part of it, and goes
 * along where that goes instead (mtg 712.21, 712.21d).
 */
function besides(g: Game, { joins, face: _face, ...action }: Move, { others, off = [] }: Moved): TriggerEvent[] {
  const cameOff = off.map((event): TriggerEvent => ({ ...event, gone: true }));
  if (cameOff.length > 0 || others) return [...cameOff, ...(others ?? [])];
  if (joins === undefined || action.to === g.rules.zones.field) return [];
  const done = moveNow(g, { ...action, object: joins });
  return done ? [done.event] : [];
}

const withX = (x: number | undefined): { x?: number } => (x === undefined ? {} : { x });

/** What something has on it as it arrives was put on it (mtg 122.6). */
export const countersPut = ({ id, counters = {} }: Obj): TriggerEvent[] =>
  Object.entries(counters).map(([kind, amount]) => ({ type: 'counters', kind, amount, object: id }));

/** The top card of a pile goes to the hand (or `to`); from an empty pile nothing does, and the rules may punish that. */
export const drawKind: ActionKind<ActionOf<'draw'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player: seat, to }) => {
    const { deck, hand } = g.rules.zones.piles;
    const top = g.zone(zoneKey(g, deck, seat))[0];
    if (top === undefined) {
      g.markPlayer(seat, 'drewFromEmpty', true);
      return [];
    }
    const done = moveNow(g, { object: top, to: to ?? hand, cause: 'draw' });
    if (done) noteDrawn(g, done.object.id);
    return done ? [{ type: 'draw', player: seat, object: done.object.id }, done.event] : [];
  },
};

/** How many cards an instruction has a player draw, once nothing changes that any more (mtg 121.2a). */
export const drawsKind: ActionKind<ActionOf<'draws'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player, amount }) => {
    g.markPlayer(player, 'toDraw', amount);
    return [];
  },
};
