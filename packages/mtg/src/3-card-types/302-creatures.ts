/** Creatures: summoning sickness (302.6). */
import {
  characteristicsOf,
  defineCell,
  defineEvent,
  definePredicate,
  derive,
  expireControlOf,
  type Game,
  isActive,
  isPlayer,
  keyword,
  type Obj,
  procedure,
  type Seat,
  setMark,
  triggerOn,
  wordsOf,
} from '@arbiter/engine';
import { hasTrait } from '../7-additional/702-keywords/traits.js';

const types = (g: Game, id: number): readonly string[] => wordsOf(characteristicsOf(g, id).props.types);
export const isCreature = (g: Game, id: number): boolean => types(g, id).includes('Creature');
/** What may be declared as an attacker or blocker: a creature that isn't also a battle (508.1a, 509.1a). */
export const canFight = (g: Game, id: number): boolean => isCreature(g, id) && !types(g, id).includes('Battle');
export const hasType = (g: Game, id: number, type: string): boolean => types(g, id).includes(type);

declare module '@arbiter/engine' {
  interface Events {
    loseControl: { object: number; player: Seat; gainer: Seat };
  }
  interface ObjectMarks {
    /** Of a permanent that its controller has controlled since the beginning of their most recent turn. */
    held?: true;
    /** Of a permanent with echo, that it was held first at the beginning of its controller's most recent turn (702.30a). */
    newlyHeld?: true;
    /** Who controlled it when last looked at, where that isn't its owner. */
    holder?: Seat;
  }
}

/** Whether a creature may not attack or pay {T} or {Q} because it came under control too late (302.6). */
export function isSick(g: Game, object: Obj): boolean {
  return !g.markOf(object, 'held') && isCreature(g, object.id) && !hasTrait(g, object.id, 'ignoresSickness');
}

/** As a turn begins, its player has controlled what they control since its beginning. */
export function holdPermanents(g: Game): void {
  for (const id of g.zone('battlefield')) {
    const object = g.object(id);
    noteEcho(g, object);
    if (!g.markOf(object, 'held') && isActive(g, characteristicsOf(g, id).controller)) setMark(g, object, 'held', true);
  }
}

/** Whether what has echo was held at the beginning of its controller's turn before this one already. */
function noteEcho(g: Game, object: Obj): void {
  if (!isActive(g, characteristicsOf(g, object.id).controller)) return;
  if (g.markOf(object, 'newlyHeld')) setMark(g, object, 'newlyHeld', undefined);
  if (!g.markOf(object, 'held') && keyword(g, object.id, 'echo')) setMark(g, object, 'newlyHeld', true);
}

/** In an upkeep: of what came under its controller's control since the beginning of their last one (702.30a). */
export const newcomer = definePredicate('newcomer', {
  description:
    'In an upkeep: what has echo, and came under its controller’s control since the beginning of their last one.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object !== undefined && (!g.markOf(object, 'held') || g.markOf(object, 'newlyHeld') === true);
  },
  reads: [],
});

/** Who controlled a permanent when last looked at. */
const holderOf = (g: Game, object: Obj): Seat => g.markOf(object, 'holder') ?? object.controller ?? object.owner;
/** The permanents whose control has changed since. */
const gained = defineCell('permanents that changed control', (g): readonly number[] =>
  g.zone('battlefield').filter((id) => holderOf(g, g.object(id)) !== characteristicsOf(g, id).controller),
);

/** A permanent that changed control is no longer held. Returns those that did since it was last looked. */
export function watchControl(g: Game): number[] {
  const changed: number[] = [];
  const lost: { object: number; player: Seat; gainer: Seat }[] = [];
  for (const id of gained(g)) {
    const object = g.object(id);
    const { controller } = characteristicsOf(g, id);
    lost.push({ object: id, player: holderOf(g, object), gainer: controller });
    setMark(g, object, 'holder', controller);
    expireControlOf(g, id);
    setMark(g, object, 'held', undefined);
    changed.push(id);
  }
  tellLost(g, lost);
  return changed;
}

/** Abilities that trigger on it look back: whoever had them then has them trigger (603.10d). */
function tellLost(g: Game, lost: readonly { object: number; player: Seat; gainer: Seat }[]): void {
  if (lost.length === 0) return;
  const now = derive(g);
  const of = new Map(now.of);
  for (const { object, player } of lost) {
    const chars = of.get(object);
    if (chars) of.set(object, { ...chars, controller: player });
  }
  const before = { ...now, of };
  for (const one of lost) triggerOn(g, { type: 'loseControl', ...one, gone: true }, before);
}

export const loseControlEvent = defineEvent('loseControl', {
  description: 'A player lost control of a permanent, and another one, the `gainer`, gained it.',
  example: { on: 'loseControl', object: 'self', player: 'you' },
  refs: ['object', 'player', 'gainer'],
});

export const controlledSinceTurnBegan = { held: true } as const;

/** In a position to start from, everybody has long controlled what the effects in it give to them. */
export const settleControl = procedure('settleControl', {
  settle: (g) => {
    for (const id of g.zone('battlefield')) {
      const object = g.object(id);
      const { controller } = characteristicsOf(g, id);
      if (controller !== (object.controller ?? object.owner)) setMark(g, object, 'holder', controller);
    }
  },
});
