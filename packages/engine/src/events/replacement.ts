/** Replacement and prevention effects: which could apply to an action, and what one makes of it (mtg 614–616). */

import { characteristicsOf, expandKeywords } from '../continuous/characteristics.js';
import { derive } from '../continuous/derive.js';
import { ownMovesOf } from '../continuous/elsewhere.js';
import { amountOf, countersFor, entitiesOf, holds, matches } from '../continuous/evaluate.js';
import type { Json, JsonObject } from '../contract/json.js';
import type { Ability, Effect, Filter, ReplacementAbility, ReplacementSpec } from '../language/types.js';
import { type Action, type ActionOf, kindOf, type Replacement, type TriggerEvent } from '../machine/actions.js';
import { faceOf } from '../machine/definition-of.js';
import type { Derived } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { sameTeam } from '../machine/teams.js';
import { zoneName } from '../machine/zones.js';
import type { Perspective } from '../state/perspective.js';
import { type Entity, isPlayer, type StoredReplacement, sameEntity } from '../state/state.js';
import { looksEntering, moveNow } from '../zones/move.js';
import { looksOfMade } from '../zones/tokens.js';
import { actingIn } from './acting.js';
import { enteringOf, TOKEN_BEING_CREATED } from './entering-counters.js';
import { movesItsCards, ofItsCards } from './its-cards.js';
import { countUse, withinLimit } from './uses.js';

/**
 * The effects that could apply to an action; of those the ones that must be chosen first (mtg 616.1c). Whether the one that
 * has `begun` applies is asked no more: what it does before may end what it hangs on ("if it's neither day nor night").
 */
export function candidates(g: Game, action: Action, begun?: string): Replacement[] {
  const found: Replacement[] = [];
  const applied = action.$applied === undefined ? NOT_APPLIED : new Set(action.$applied);
  g.spend((applied.size + g.s.replacements.length) >> 5);
  // A token that is made enters as well: what says how permanents enter says it of tokens (mtg 614.1d).
  const { field } = g.rules.zones;
  const enters: ActionOf<'move'> | null =
    action.type === 'create'
      ? { ...action, type: 'move', object: TOKEN_BEING_CREATED, to: field, from: '', cause: 'create', $made: action }
      : null;
  const hasCards = movesItsCards(g, action);
  const consider = (r: Replacement): void => {
    const event = r.spec.on === action.type ? action : r.spec.on === 'move' ? enters : null;
    if (!event || applied.has(r.key)) return;
    const fits = r.key === begun || applies(g, r, event);
    const fitting = fits ? r : hasCards ? ofItsCards(g, r, event, applies) : undefined;
    if (fitting) found.push(fitting);
  };
  for (const stored of g.s.replacements) {
    consider({
      key: `s${stored.id}`,
      source: stored.source,
      controller: stored.controller,
      spec: stored.replaces,
      stored,
    });
  }
  const { of, replacements } = derive(g);
  g.spend(of.size >> 5);
  g.spend(replacements.length >> 4);
  for (const { object, controller, ability, index } of replacements) {
    if (!withinLimit(g, object, ability, index)) continue;
    const r: Replacement = { key: `${object}:${index}`, source: object, controller, spec: replacementOf(ability) };
    if (ability.limit) r.count = () => countUse(g, object, ability, index);
    if (ability.joint) r.joint = true;
    consider(r);
  }
  for (const r of g.rules.events.replacements?.(g, action) ?? []) consider(r);
  if (action.type === 'move' && action.to === g.rules.zones.field) considerEntering(g, action, isEntering, consider);
  if (action.type === 'create') considerToken(g, action, isEntering, consider);
  if (action.type === 'move') considerOwnMove(g, action, of, consider);
  if (action.type === 'move') considerExit(g, action, consider);
  const entering = enteringOf(action);
  if (entering?.type === 'create') considerToken(g, entering, isOfOwnCounters, consider);
  else if (entering) considerEntering(g, entering, isOfOwnCounters, consider);
  if (found.length === 0 || g.rules.events.chosenFreely) return found;
  for (const isFirst of FIRST) {
    const first = found.filter(({ spec }) => isFirst(spec));
    if (first.length > 0) return first;
  }
  return found;
}
/** Under whose control something enters, as a copy of what, and with which face up (mtg 616.1b, 616.1c, 616.1d). */
const FIRST: readonly ((spec: ReplacementSpec) => boolean)[] = [
  ({ change }) => change?.controller !== undefined,
  ({ copy }) => copy !== undefined,
  ({ change }) => change?.face !== undefined,
];
const NOT_APPLIED: ReadonlySet<string> = new Set();

/** "If this would be put there from anywhere" functions wherever it is; on the field it is one among the others. */
function considerOwnMove(
  g: Game,
  action: ActionOf<'move'>,
  of: Derived['of'],
  consider: (r: Replacement) => void,
): void {
  const object = g.find(action.object);
  if (!object || object.zone === g.rules.zones.field) return;
  const now = of.get(object.id);
  for (const [ability, i] of ownMovesOf(g, object, now)) {
    if (ability.zone !== undefined && ability.zone !== zoneName(object.zone)) continue;
    const controller = now?.controller ?? object.controller ?? object.owner;
    consider({ key: `${object.id}:${i}`, source: object.id, controller, spec: replacementOf(ability) });
  }
}

/** The way in which something was played may say where it goes from the stack (mtg 702.34a). */
function considerExit(g: Game, action: ActionOf<'move'>, consider: (r: Replacement) => void): void {
  const object = g.find(action.object);
  const exit = object?.play?.way?.exit;
  if (!object || !exit || object.zone !== g.rules.zones.stack) return;
  if (action.to === exit.to || action.to === g.rules.zones.field) return;
  if ((exit.resolved && action.cause !== 'resolve') || (exit.byOthers && action.itself)) return;
  const { to, position, cause } = exit;
  const change = { to, ...(position ? { position } : {}), ...(cause ? { cause } : {}) };
  const spec = { on: 'move', change };
  consider({ key: `w${object.id}`, source: object.id, controller: object.controller ?? object.owner, spec });
}

/** Abilities of what enters that apply as it does: how it enters, and what becomes of counters put on it (mtg 614.12). */
type Which = (a: Ability) => a is ReplacementAbility;
const isEntering: Which = (a): a is ReplacementAbility => a.kind === 'replacement' && a.entering === true;
const isOfOwnCounters: Which = (a): a is ReplacementAbility =>
  a.kind === 'replacement' && a.on === 'counters' && a.object === 'self';

/** The abilities of an object by its text, after what changes that (mtg 612.1). */
const textOf = (g: Game, id: number, printed: Ability[]): Ability[] =>
  g.rules.continuous.text?.(g, id, printed) ?? printed;

/** Abilities, and what those of them give that change the object itself: some of this it may have as it enters (mtg 614.12). */
function withGiven(abilities: Ability[]): Ability[] {
  let list = givingLists.get(abilities);
  if (!list) {
    const given = abilities.flatMap((a) =>
      a.kind === 'static' && (a.affects ?? 'self') === 'self' && a.zone === undefined
        ? a.mods.flatMap((mod) => (mod.mod === 'ability' ? [mod.ability] : []))
        : [],
    );
    list = given.length === 0 ? abilities : [...abilities, ...given];
    givingLists.set(abilities, list);
  }
  return list;
}
const givingLists = new WeakMap<Ability[], Ability[]>();

/** An object's own "enters …" applies although it isn't there yet, if it will have it there (mtg 614.12). */
function considerEntering(g: Game, action: ActionOf<'move'>, which: Which, consider: (r: Replacement) => void): void {
  const entering = g.find(action.object);
  if (!entering) return;
  // What it enters as a copy of may say how it enters, too (707.5).
  const looks = looksEntering(g, action, entering);
  const own = expandKeywords(g, withGiven(textOf(g, entering.id, faceOf(g, looks).abilities)));
  if (!own.some(which)) return;
  const { abilities, controller } = asEntered(g, action, (id) => characteristicsOf(g, id));
  own.forEach((ability, i) => {
    if (which(ability) && expandKeywords(g, abilities).includes(ability))
      consider({
        key: `e${entering.id}:${action.$named ?? looks.copied ?? ''}:${i}`,
        source: entering.id,
        controller,
        spec: replacementOf(ability),
      });
  });
}

/** The same of a token that is made. */
function considerToken(g: Game, action: ActionOf<'create'>, which: Which, consider: (r: Replacement) => void): void {
  const own = expandKeywords(g, withGiven(looksOfMade(g, action).abilities));
  if (!own.some(which)) return;
  const there = asMade(g, action, (id) => expandKeywords(g, characteristicsOf(g, id).abilities));
  own.forEach((ability, i) => {
    if (which(ability) && there.includes(ability))
      consider({
        key: `t:${action.$named ?? action.copied ?? ''}:${i}`,
        source: TOKEN_BEING_CREATED,
        controller: action.player,
        spec: replacementOf(ability),
      });
  });
}

/** What is so of a token once it has been made; it is looked at and taken back. */
export function asMade<T>(g: Game, action: ActionOf<'create'>, look: (id: number) => T): T {
  const mark = g.mark();
  const [made] = kindOf(g, action).apply(g, action);
  const seen = look(Number(made?.object));
  g.rollback(mark);
  return seen;
}

/** Whether a token fits that would be made: as it would be before any continuous effect changes it (mtg 701.7b). */
function fitsAsMade(g: Game, action: ActionOf<'create'>, what: Filter, by: Perspective): boolean {
  const { props, abilities } = looksOfMade(g, action);
  return asMade(g, action, (id) => {
    const before = g.seenAs;
    g.seenAs = { id, chars: { ...characteristicsOf(g, id), props, abilities } };
    try {
      return matches(g, { object: id }, what, by);
    } finally {
      g.seenAs = before;
    }
  });
}

/** What is so of an object once it has entered as the action says; it is looked at and taken back (mtg 614.12). */
export function asEntered<T>(g: Game, action: ActionOf<'move'>, look: (id: number) => T): T {
  const { revealed } = g;
  const mark = g.mark();
  const entered = moveNow(g, action);
  const seen = look(entered?.object.id ?? action.object);
  g.rollback(mark);
  g.revealed = revealed;
  return seen;
}

/** What a replacement ability says of the actions that it waits for. */
export function replacementOf(a: ReplacementAbility): ReplacementSpec {
  const {
    on,
    object,
    source,
    target,
    player,
    match,
    prevent,
    change,
    instead,
    also,
    may,
    cost,
    who,
    unless,
    before,
    copy,
  } = a;
  return {
    on,
    object,
    source,
    target,
    player,
    match,
    if: a.if,
    prevent,
    change,
    instead,
    also,
    ...(may ? { may } : {}),
    ...(cost ? { cost } : {}),
    ...(who !== undefined ? { who } : {}),
    ...(unless ? { unless } : {}),
    ...(before ? { before } : {}),
    ...(copy ? { copy } : {}),
  };
}

/** What an action does not say is not so. */
const fieldOf = (value: Json | undefined): Json => (value === undefined || value === false ? null : value);

/** What can be asked of an action; whether a number would grow, or counters be removed, shows in how much it would change. */
const fieldsOf = (g: Game, action: Action): JsonObject => {
  if (action.type === 'stat') return { ...action, gain: action.amount > 0 };
  if (action.type === 'move' && g.rules.events.final?.(g, action)) return { ...action, final: true };
  return action.type === 'counters'
    ? { ...action, removed: action.amount < 0, effect: action.because === undefined }
    : action;
};

/** From where an effect asks about what would happen: what was chosen and kept as it was made is known to it. */
function askedBy({ source, controller, stored, known = stored?.known }: Replacement, event: Action): Perspective {
  return { source, controller, event, ...(known ? { ctx: { source, controller, ...known } } : {}) };
}

function applies(g: Game, r: Replacement, action: Action): boolean {
  const by = askedBy(r, action);
  const { spec } = r;
  const asDealing = spec.source ? actingIn(g, action.source, by) : by;
  const fields = fieldsOf(g, action);
  for (const key in spec.match) if (fieldOf(fields[key]) !== fieldOf(spec.match[key])) return false;
  if (r.stored?.sources && !(action.type === 'damage' && r.stored.sources.includes(action.source))) return false;
  if (r.stored?.entities) {
    const target = entityIn(action);
    if (!target || !r.stored.entities.some((e) => sameEntity(e, target))) return false;
  }
  // Counters that are removed are not put (mtg 122.6).
  if (action.type === 'counters' && action.amount < 0 && !spec.match?.removed) return false;
  if (spec.object && !movesFit(g, action, spec.object, by)) return false;
  // What nobody's spell or ability causes is nobody's.
  const player = action.type === 'move' ? action.by : action.player;
  if (spec.player && action.type === 'move' && player === undefined) return false;
  if (spec.player === 'you' && player !== r.controller) return false;
  if (spec.player === 'opponent' && typeof player === 'number' && sameTeam(g, player, r.controller)) return false;
  if (spec.source && (action.source === undefined || !fits(g, { object: action.source }, spec.source, asDealing)))
    return false;
  if (spec.target && !(action.target && fits(g, action.target, spec.target, by))) return false;
  return !spec.if || holds(g, spec.if, by);
}

function fits(g: Game, entity: Entity, what: NonNullable<ReplacementSpec['object']>, by: Perspective): boolean {
  if (what === 'self') return sameEntity(entity, { object: by.source });
  return matches(g, entity, what, by);
}

/** The object that it happens to; one that enters is looked at as it will be there (mtg 614.12). */
function movesFit(g: Game, action: Action, what: NonNullable<ReplacementSpec['object']>, by: Perspective): boolean {
  const entering = enteringOf(action);
  if (entering && what !== 'self')
    return movesFit(g, { ...entering, object: action.object ?? TOKEN_BEING_CREATED }, what, by);
  const id = action.object;
  if (action.type === 'create' && what !== 'self') return fitsAsMade(g, action, what, by);
  if (id === undefined) return false;
  const making = action.type === 'create' ? action : action.$made;
  if (what !== 'self' && id === TOKEN_BEING_CREATED && making)
    return asMade(g, making, (made) => fits(g, { object: made }, what, by));
  if (what === 'self' || action.type !== 'move' || action.to !== g.rules.zones.field || !g.find(id))
    return fits(g, { object: id }, what, by);
  return asEntered(g, action, (entered) => fits(g, { object: entered }, what, by));
}

function entityIn(action: Action): Entity | null {
  if (action.target) return action.target;
  if (typeof action.object === 'number') return { object: action.object };
  if (typeof action.player === 'number') return { player: action.player };
  return null;
}

/** What one replacement makes of an action: what is left of it, and what is done in its place or as well. */
export interface Replaced {
  action: Action | null;
  /** So often in the place of one. */
  many?: number;
  effects?: Effect[];
  event: JsonObject;
  /** What abilities may trigger on. */
  told?: TriggerEvent;
}
/** The same with the number that is prevented, where that has to be worked out (ga 2.9.1.10). */
function workedOut(g: Game, by: Replacement, action: Action) {
  const { spec, stored } = by;
  const { prevent } = spec;
  if (typeof prevent !== 'object' && typeof prevent !== 'string') return { spec: { ...spec, prevent }, stored };
  const much = Math.max(0, amountOf(g, prevent, askedBy(by, action)));
  return { spec: { ...spec, prevent: much }, stored };
}

export function replace(g: Game, by: Replacement, action: Action): Replaced {
  const applied = [...(action.$applied ?? []), by.key];
  const { spec, stored } = workedOut(g, by, action);
  by.count?.();
  if (stored?.once) drop(g, stored);
  if (spec.instead) return { action: null, effects: spec.instead, event: action };
  // What can't be prevented isn't, and uses no shield up, but all else that prevents it applies (mtg 615.12).
  if (spec.prevent !== undefined && isUnpreventable(g, action))
    return { action: { ...action, $applied: applied }, effects: spec.also, event: { ...action, prevented: 0 } };
  if (spec.prevent !== undefined) {
    const amount = action.amount ?? 0;
    const shield = stored?.left ?? (spec.prevent === true ? amount : spec.prevent);
    const prevented = Math.min(amount, shield);
    if (stored?.left !== undefined) {
      const left = stored.left - prevented;
      if (left > 0) g.j.set(stored, 'left', left);
      else drop(g, stored);
    }
    const told = g.rules.events.prevented?.(g, action, prevented);
    const rest = prevented < amount ? { ...action, amount: amount - prevented, $applied: applied } : null;
    return { action: rest, effects: spec.also, event: { ...action, prevented }, ...(told ? { told } : {}) };
  }
  const fields: JsonObject = action;
  const changed: JsonObject = {};
  const { amount, count, counters, gains, abilities, dealtTo, controller, ...others } = spec.change ?? {};
  const asker = askedBy(by, action);
  if (dealtTo !== undefined && action.type === 'damage') {
    const [target] = entitiesOf(g, dealtTo, asker);
    const other = target === undefined ? action : { ...action, target };
    // What can't be dealt damage takes none in another's place (mtg 614.9).
    const redirected = g.rules.events.cannot(g, other) === null ? other : action;
    return { action: { ...redirected, $applied: applied }, effects: spec.also, event: action };
  }
  if (amount !== undefined) changed.amount = amountOf(g, amount, asker);
  if (counters !== undefined) changed.counters = changedField(fields.counters, countersFor(g, counters, asker));
  if (gains !== undefined && gains.length > 0) changed.gains = [...listIn(fields.gains), ...gains];
  if (abilities !== undefined && abilities.length > 0)
    changed.abilities = JSON.stringify([
      ...(typeof fields.abilities === 'string' ? JSON.parse(fields.abilities) : []),
      ...abilities,
    ]);
  if (controller !== undefined) {
    const seat = entitiesOf(g, controller, asker).find(isPlayer)?.player;
    // A token that is made for somebody else enters under their control all the same.
    if (seat !== undefined) changed[action.type === 'create' ? 'player' : 'controller'] = seat;
  }
  for (const [key, value] of Object.entries(others)) changed[key] = changedField(fields[key], value);
  // A token that would go somewhere else isn't made at all (mtg 111.5).
  const elsewhere = action.type === 'create' && changed.to !== undefined && changed.to !== g.rules.zones.field;
  const after = elsewhere ? null : { ...action, ...changed, $applied: applied };
  const many = count === undefined ? {} : { many: Math.max(0, amountOf(g, count, asker)) };
  return { action: after, effects: spec.also, event: action, ...many };
}

const isUnpreventable = (g: Game, action: Action): boolean =>
  action.type === 'damage' && (action.unpreventable === true || g.rules.events.unpreventable?.(g, action) === true);

const listIn = (old: Json | undefined): Json[] => (Array.isArray(old) ? old : []);

/** A field as it becomes: statuses and counters are added to those that are there. */
function changedField(old: Json | undefined, value: Json): Json {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  if (!old || typeof old !== 'object' || Array.isArray(old)) return value;
  const both: JsonObject = { ...old };
  for (const [key, more] of Object.entries(value))
    both[key] = typeof more === 'number' ? Number(both[key] ?? 0) + more : more;
  return both;
}

function drop(g: Game, stored: StoredReplacement): void {
  g.j.refill(
    g.s.replacements,
    g.s.replacements.filter((s) => s !== stored),
  );
}
