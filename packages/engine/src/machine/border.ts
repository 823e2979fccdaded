/** States as they leave the engine and come back: the same, but that addresses stand for parts of card definitions. */

import type { DefinitionSource } from '../cards/compiled.js';
import type { GameState } from '../contract/api.js';
import { workingCopy } from '../state/copy.js';
import { hashObjects, hashParts } from '../state/hash.js';
import { plainObject, readObject } from '../state/object.js';
import type { Obj, OuterGame, State } from '../state/state.js';
import { Addresses } from './addresses.js';
import { restingFrame, workingFrame } from './frame.js';
import { Game } from './game.js';
import type { Rules } from './rules.js';

/** A copy of a game's state to be given away; whatever the game does later leaves it as it is. */
export function exportState(g: Game): State {
  g.share();
  const { s } = g;
  const addresses = new Addresses(g.rules, s.defs, (i) => g.defined(i));
  const out = workingCopy(s);
  const write = <T>(value: T): T => addresses.write(value);
  replaceParts(out, write);
  for (const id in out.objects) out.objects[id] = plainObject(out.objects[id] as Obj, write);
  return out;
}

/** The hash of a game's state as it would be given away, without making it. */
export function hashGame(g: Game): string {
  g.share();
  const { objects, ...rest } = g.s;
  const addresses = new Addresses(g.rules, rest.defs, (i) => g.defined(i));
  const write = <T>(value: T): T => addresses.write(value);
  rest.frames = rest.frames.map(restingFrame);
  replaceParts(rest, write);
  const known = g.hashOfObjects;
  if (known.revision !== g.objectsRevision) {
    known.revision = g.objectsRevision;
    known.hash = hashObjects(Object.values(objects).map((object) => plainObject(object, write)));
  }
  return hashParts(rest, known.hash);
}

/**
 * A game on a working copy of a state.
 * @param pinned definitions that the game keeps although the ruleset may not have them any more
 */
export function loadGame(rules: Rules, state: GameState, pinned?: DefinitionSource): Game {
  // What leaves the engine as an opaque state comes back as what it was.
  const g = new Game(rules, workingCopy(state as State), pinned);
  const addresses = new Addresses(g.rules, g.s.defs, (i) => g.defined(i));
  const read = <T>(value: T): T => addresses.read(value);
  replaceParts(g.s, read);
  g.s.frames = g.s.frames.map((frame) => workingFrame(rules.procedures, frame));
  for (const id in g.s.objects) g.s.objects[id] = readObject(g.s.objects[id] as Obj, read);
  return g;
}

/** The parts of a game that waited, to be worked with and written to; `read` is for its objects. */
export function readParts(g: Game, outer: OuterGame): { parts: Holders; read: <T>(value: T) => T } {
  const addresses = new Addresses(g.rules, g.s.defs, (i) => g.defined(i));
  const read = <T>(value: T): T => addresses.read(value);
  const parts: Holders = workingCopy({ ...g.s, ...outer });
  replaceParts(parts, read);
  return { parts, read };
}

/** Where parts of definitions stand, beside the objects. */
type Holders = Pick<
  State,
  'frames' | 'contexts' | 'effects' | 'replacements' | 'triggers' | 'delayed' | 'marks' | 'lastKnown'
>;

/** Replaces whole fields of `s`; nothing below them is written to. */
function replaceParts(s: Holders, by: <T>(value: T) => T): void {
  s.frames = by(s.frames);
  s.contexts = by(s.contexts);
  s.effects = by(s.effects);
  s.replacements = by(s.replacements);
  s.triggers = by(s.triggers);
  s.delayed = by(s.delayed);
  s.marks = by(s.marks);
  s.lastKnown = lastKnownWith(s.lastKnown, by);
}

function lastKnownWith(lastKnown: State['lastKnown'], by: <T>(value: T) => T): State['lastKnown'] {
  let copy: State['lastKnown'] | undefined;
  for (const id in lastKnown) {
    const last = lastKnown[id];
    if (last?.keywords === undefined) continue;
    const keywords = by(last.keywords);
    if (keywords === last.keywords) continue;
    copy ??= { ...lastKnown };
    copy[id] = { ...last, keywords };
  }
  return copy ?? lastKnown;
}
