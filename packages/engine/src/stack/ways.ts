/**
 * Ways to play cards: those that the rules give to every card, those that a card has by its own abilities, and those that an
 * effect lends to a player. Casting from the hand for the printed cost is simply the first of them.
 */
import type { Compiled } from '../cards/compiled.js';
import { characteristicsOf, expandKeywords } from '../continuous/characteristics.js';
import { derive } from '../continuous/derive.js';
import { holds, matches } from '../continuous/evaluate.js';
import type { RuleRef, Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { Layout } from '../language/layouts.js';
import { type Ability, type Cost, jsonOf, type PlayAbility, type Way } from '../language/types.js';
import { coverOf, definitionOf } from '../machine/definition-of.js';
import type { Chars, TermOn } from '../machine/derived.js';
import { defineCell, type Game } from '../machine/game.js';
import { canSee, keyOf, zoneName } from '../machine/zones.js';
import type { Obj, PlayData } from '../state/state.js';

/** All cards that a player may perhaps play: those of the usual zones, and what abilities and effects add elsewhere. */
export const cardsToPlay = defineCell('cards to play', (g, seat): number[] => {
  const found: number[] = [];
  const { from, hidden = [] } = g.rules.play.ways;
  const usual = from.map((zone) => keyOf(zone, seat));
  const unseen = hidden.map((zone) => keyOf(zone, seat));
  for (const zone of usual) for (const id of g.zone(zone)) found.push(id);
  for (const zone of unseen) for (const id of g.zone(zone)) if (hasWaysOfItsOwn(g, id, seat)) found.push(id);
  for (const id of derive(g).playable) {
    const { zone } = g.object(id);
    if (!usual.includes(zone) && !unseen.includes(zone)) found.push(id);
  }
  for (const id of g.rules.play.ways.lent?.cards(g, seat) ?? NO_CARDS) if (!found.includes(id)) found.push(id);
  return found;
});

const NO_CARDS: readonly number[] = [];

/** Where no card is played in the usual ways, most are in none, and nobody asks about them at every decision. */
const hasWaysOfItsOwn = (g: Game, id: number, seat: Seat): boolean =>
  characteristicsOf(g, id).terms.length > 0 || waysAmong(abilitiesToPlay(g, id, seat)).length > 0;

/** The ways that a card has by the rules and by its own abilities, wherever it is. */
function ownWays(g: Game, id: number, seat: Seat): readonly Way[] {
  const usual = g.rules.play.ways.of(g, g.object(id));
  const more = waysAmong(abilitiesToPlay(g, id, seat));
  return more.length === 0 ? usual : [...usual, ...more];
}

const known = new WeakMap<Ability[], PlayAbility[]>();
const NO_PLAY: PlayAbility[] = [];
function waysAmong(abilities: Ability[]): PlayAbility[] {
  if (abilities.length === 0) return NO_PLAY;
  let found = known.get(abilities);
  if (!found) {
    found = abilities.filter((a): a is PlayAbility => a.kind === 'play');
    known.set(abilities, found);
  }
  return found;
}

/** The abilities that a card has as something to play. */
export const abilitiesToPlay = (g: Game, id: number, seat: Seat): Ability[] =>
  g.rules.play.ways.abilities?.(g, id, seat) ?? expandKeywords(g, characteristicsOf(g, id).abilities);

/** The ways in which a player may play a card from where it is, as far as conditions say; not whether it is the time for it. */
export function waysToPlay(g: Game, seat: Seat, id: number): readonly Way[] {
  const object = g.object(id);
  const zone = zoneName(object.zone);
  const { controller, terms } = characteristicsOf(g, id);
  const own = ownWays(g, id, seat);
  const lent = g.rules.play.ways.lent?.by(g, seat, object);
  // Most cards are played from where cards usually are, and in none but the usual way.
  if (!lent && terms.length === 0 && controller === seat && own.every(isUnconditional))
    return g.rules.play.ways.from.includes(zone) ? byFace(g, id, own, own) : NO_WAYS;
  const found: Way[] = [];
  const offer = (way: Way, source: number): void => {
    if (!way.if || holds(g, way.if, { source, controller: seat })) found.push(way);
  };
  if (controller === seat) {
    const usual = g.rules.play.ways.from.includes(zone);
    for (const way of own) if (way.zone === undefined ? usual : way.zone === zone) offer(way, id);
  }
  // Nobody plays what they can't look at.
  for (const term of terms)
    if (
      isPermission(term) &&
      (term.mod.owner ? object.owner : term.controller) === seat &&
      canSee(g, seat, object) &&
      lends(g, term)
    )
      for (const way of lentWays(term, own))
        for (const one of byFace(g, id, [way], own))
          if (isStillFor(g, id, one, term) && fitsAsPlayed(g, id, one, term)) offer(one, id);
  if (lent) for (const way of lentWays({ mod: lent, source: id, controller: seat }, own)) offer(way, id);
  return byFace(g, id, found, own);
}

/** Whether what it would be as it is played, by the face that is meant, fits what a permission is for (mtg 406.3b, 601.3e). */
const fitsAsPlayed = (g: Game, id: number, way: Way, { mod, source, controller }: TermOn<'play'>): boolean => {
  const { fits } = mod;
  return fits === undefined || asPlayed(g, id, way, () => matches(g, { object: id }, fits, { source, controller }));
};

const isUnconditional = ({ zone, if: condition }: Way): boolean => zone === undefined && condition === undefined;
const NO_WAYS: readonly Way[] = [];

/** The ways of a card, each for every face that may be chosen. */
function byFace(g: Game, id: number, found: readonly Way[], own: readonly Way[]): readonly Way[] {
  const { faces, layout } = definitionOf(g, g.object(id));
  if (!faces || layout?.played !== 'each') return found;
  const all = found.flatMap((way) => byFaces(way, faces, layout));
  const only = own.filter((way) => way.only);
  return only.length === 0 ? all : all.filter((way) => !only.some((o) => o !== way && o.face === way.face));
}

const faced = new WeakMap<Way, WeakMap<object, readonly Way[]>>();
/** A way for each face of a card that a player may choose among: the very same each time. */
function byFaces(way: Way, faces: readonly Compiled[], layout: Layout): readonly Way[] {
  if (way.face !== undefined || way.whole || way.faceDown !== undefined) return [way];
  let known = faced.get(way);
  if (!known) {
    known = new WeakMap();
    faced.set(way, known);
  }
  let ways = known.get(faces);
  if (!ways) {
    ways = faces.map((_, face) => {
      const exit = way.exit ?? layout.exits?.[face];
      return { ...way, face, ...(exit ? { exit } : {}) };
    });
    known.set(faces, ways);
  }
  return ways;
}

/** What is played of a card in a way: what it looks like face down, the face that it names, or what the card normally is. */
export function playedFace(g: Game, object: Obj, { face, faceDown }: Way): Compiled {
  const covers = faceDown === undefined ? undefined : g.rules.zones.faceDown?.[faceDown];
  if (covers) return coverOf(g, covers);
  const card = definitionOf(g, object);
  return (face !== undefined && card.faces?.[face]) || card;
}

/**
 * What is so of a card that is not the face yet which would be played: only that face is looked at to see whether it can be
 * (mtg 709.3a). Abilities that effects gave to the card are its as well.
 */
export function asPlayed<T>(g: Game, id: number, way: Way, look: () => T): T {
  const object = g.object(id);
  const face = playedFace(g, object, way);
  // What lies face down in exile is cast as the card that it is (mtg 702.143a).
  const isCard = face.card === undefined && way.faceDown === undefined && object.covered === undefined;
  if ((isCard && !way.becomes) || object.zone === g.rules.zones.stack) return look();
  const now = characteristicsOf(g, id);
  const own = definitionOf(g, object).abilities;
  const given = now.abilities.filter((ability) => !own.includes(ability));
  const abilities = given.length > 0 ? [...face.abilities, ...given] : face.abilities;
  const before = g.seenAs;
  g.seenAs = { id, chars: onceBecome(isCard ? now : { ...now, props: face.props, abilities }, way) };
  try {
    return look();
  } finally {
    g.seenAs = before;
  }
}

/** What a card would be as it is played in a way: that alone counts for whether it can be played so (mtg 702.103d). */
function onceBecome(chars: Chars, { becomes = [] }: Pick<Way, 'becomes'>): Chars {
  const props = { ...chars.props };
  const abilities = [...chars.abilities];
  for (const mod of becomes)
    if (mod.mod === 'ability') abilities.push(mod.ability);
    else if (mod.mod === 'set' && Array.isArray(mod.value)) props[mod.prop] = mod.value;
  return { ...chars, props, abilities };
}

/** What would be so of something that is played with this X (mtg 601.3a). */
export function withChosenX<T>(g: Game, id: number, x: number, look: () => T): T {
  const before = g.seenAs;
  g.seenAs = { id, chars: characteristicsOf(g, id), x };
  try {
    return look();
  } finally {
    g.seenAs = before;
  }
}

const isPermission = (term: TermOn): term is TermOn<'play'> => term.mod.mod === 'play';

const lends = (g: Game, { mod, source, controller }: TermOn<'play'>): boolean =>
  (mod.later === undefined || g.turnNumber > Number(mod.later)) &&
  (!mod.if || holds(g, mod.if, { source, controller }));

/** Whether a permission for what a card is, is one also for what it would be as it is played in that way (mtg 601.3e, 702.103d). */
function isStillFor(g: Game, id: number, way: Way, { mod, source, controller }: TermOn<'play'>): boolean {
  if (!way.becomes && way.face === undefined) return true;
  for (const ability of expandKeywords(g, characteristicsOf(g, source).abilities)) {
    if (ability.kind !== 'static' || !ability.mods.includes(mod)) continue;
    const { affects = 'self' } = ability;
    if (typeof affects === 'string' || 'players' in affects) return true;
    return asPlayed(g, id, way, () => matches(g, { object: id }, affects, { source, controller }));
  }
  return true;
}

/**
 * A permission with a method is a way itself; without one it opens the ways of the card that name no zone. Where it has a
 * cost of its own they must have none: only one cost takes the place of the printed one (mtg 118.9a).
 */
function lentWays({ mod }: TermOn<'play'>, own: readonly Way[]): Way[] {
  const { method, cost } = mod;
  if (method !== undefined) return [combined(mod, { method })];
  const open = own.filter(
    (way) =>
      way.zone === undefined &&
      (cost === undefined || way.cost === undefined) &&
      (mod.face === undefined || way.face === undefined || way.face === mod.face),
  );
  return open.map((way) => combined(mod, way));
}

/** The ways in which an effect lets a player play a card from where it is. @param mod the very same for one instruction */
export function waysByEffect(g: Game, seat: Seat, id: number, mod: TermOn<'play'>['mod']): readonly Way[] {
  const own = ownWays(g, id, seat);
  return byFace(g, id, lentWays({ mod, source: id, controller: seat }, own), own);
}

const combinations = new WeakMap<object, WeakMap<object, Way>>();
/** A way with what a permission says besides: the very same each time. */
function combined(permission: TermOn<'play'>['mod'], way: Way): Way {
  let known = combinations.get(permission);
  if (!known) {
    known = new WeakMap();
    combinations.set(permission, known);
  }
  const key = permission.method === undefined ? way : permission;
  let both = known.get(key);
  if (!both) {
    const { mod: _, method: _method, zone: _zone, if: _if, later: _later, ...lent } = permission;
    const additional: Cost[] = [...(way.additional ?? []), ...(lent.additional ?? [])];
    both = { ...way, ...lent, ...(additional.length > 0 ? { additional } : {}) };
    known.set(key, both);
  }
  return both;
}

/** The way in which something on the stack is played. */
export function wayOf(g: Game, item: Obj): Way {
  const { way, method = NORMAL } = item.play ?? {};
  return way ?? g.rules.play.ways.of(g, item).find((usual) => usual.method === method) ?? { method };
}

/** The way of which nothing is said. */
export const NORMAL = 'normal';

/** A way as the data of a choice: those that the rules give to cards are said by their method. */
export const wayData = (g: Game, object: Obj, way: Way): JsonObject =>
  g.rules.play.ways.of(g, object).includes(way) ? {} : { way: jsonOf(way) };
/** The way that the data of a choice names. */
export const wayIn = ({ way }: JsonObject): { way?: Way } => (way ? { way: way as unknown as Way } : {});

/** What something is remembered to be played by, from this zone. */
export const playedBy = (g: Game, method: string, way: Way | undefined, from: string): Partial<PlayData> => ({
  method,
  ...(way ? { way } : {}),
  ...(from === g.rules.zones.piles.hand ? {} : { zone: from }),
});

/** The rules of the keyword that a way comes from. */
export const rulesOfWay = (g: Game, { method }: Way): RuleRef[] => g.rules.continuous.keywords.get(method)?.rules ?? [];
