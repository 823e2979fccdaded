/** Definitions as one game knows them. */

import type { Compiled } from '../cards/compiled.js';
import { placeOf } from '../language/parts.js';
import type { Ability, CardDefinition } from '../language/types.js';
import type { Obj } from '../state/state.js';
import type { Game } from './game.js';

/**
 * A definition as this game knows it: brought along by one of its cards, or else written into the state, so that any
 * process can go on with the game whatever its ruleset has by then.
 */
export function known(g: Game, definition: CardDefinition): Compiled {
  const compiled = g.rules.definitions.compile(definition);
  if (g.names(compiled.hash)) return g.definition(compiled.hash);
  g.spend(1 + compiled.abilities.length);
  g.j.push(g.s.definitions, definition);
  return compiled;
}

/** Which ability did something, as events say it: the card whose text it is, where it stands there, and what it does. */
export function abilityOf(
  g: Game,
  ability: Ability | undefined,
): { ability?: { card: string; path: string; text?: string } } {
  // A delayed ability is named by the instructions that made it.
  const part = ability && (placeOf(ability) ? ability : 'effects' in ability ? ability.effects : undefined);
  const place = part && placeOf(part);
  if (!place || !g.s.defs.includes(place.hash)) return {};
  const text = 'effects' in ability && ability.effects ? g.rules.view.effectsText(ability.effects) : '';
  return { ability: { card: g.definition(place.hash).name, path: place.path, ...(text === '' ? {} : { text }) } };
}

/** Index of a definition in this game's table, adding it when it is new there. */
export function defIndex(g: Game, compiled: Compiled): number {
  const at = g.s.defs.indexOf(compiled.hash);
  if (at >= 0) return at;
  g.j.push(g.s.defs, compiled.hash);
  return g.s.defs.length - 1;
}

/** What tells which definition says what an object is like by itself. */
export type Looks = Pick<Obj, 'def' | 'face' | 'copied' | 'covered' | 'status' | 'zone'>;

/**
 * What an object is by itself before any continuous effect: what it is face down, or the copy that it entered as, or the
 * face of its card that counts.
 */
export function faceOf(g: Game, object: Looks): Compiled {
  const { covered, copied, face, def } = object;
  const shown = g.defined(covered ?? copied ?? face ?? def);
  return covered === undefined ? shownBy(g, shown, object) : shown;
}

/** What the statuses of an object make of what the object is: which faces of it they show (mtg 707.3, 709.5). */
export function shownBy(
  g: Pick<Game, 'rules'>,
  shown: Compiled,
  object: Pick<Obj, 'status' | 'zone'> | undefined,
): Compiled {
  const { layout, faces } = shown;
  if (layout === undefined || faces === undefined) return shown;
  const { shownBy: name, showEach } = layout;
  if (name !== undefined) return (object?.status?.[name] && faces[1]) || shown;
  if (showEach === undefined || object?.zone !== g.rules.zones.field) return shown;
  const up = faces.filter((_, at) => object.status?.[showEach[at] ?? '']);
  if (up.length === faces.length) return shown;
  return up[0] ?? shown.bare ?? shown;
}

/** The face of an object's own card that counts, whatever the object copies or hides. */
export const ownFaceOf = (g: Game, object: Pick<Obj, 'def' | 'face' | 'status' | 'zone'>): Compiled =>
  shownBy(g, g.defined(object.face ?? object.def), object);

/** The card, token or copy itself: with several faces, what it normally is. */
export function definitionOf(g: Game, object: Pick<Obj, 'def'>): Compiled {
  return g.defined(object.def);
}

/** What a spell is by itself: what it looks like, where it is face down, or the face of its card that was chosen (mtg 708.4). */
export const spellFaceOf = (g: Game, object: Obj): Compiled =>
  object.covered === undefined ? ownFaceOf(g, object) : faceOf(g, object);

/** What says how something looks that lies face down, made ready without being written into the state. */
export const coverOf = (g: Game, covers: CardDefinition): Compiled => g.rules.definitions.compile(covers);
