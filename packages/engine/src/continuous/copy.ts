import type { Compiled } from '../cards/compiled.js';
import { type CardDefinition, type CopyExcept, type Face, facesOf, type Mod, wordsOf } from '../language/types.js';
import { defIndex, definitionOf, known } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { Obj } from '../state/state.js';

/** Index of the definition that an object is a copy of, where it is one: the newest copy effect counts. */
export function copiedOf(g: Game, object: Pick<Obj, 'id' | 'copied' | 'covered'>): { copied?: number } {
  // What is face down is what it looks like, whatever it copies (mtg 708.10).
  if (object.covered !== undefined) return { copied: object.covered };
  let newest: { ts: number; def: number } | undefined;
  for (const { ts, objects, mods } of g.s.effects) {
    const copy = mods.find((m): m is Mod & { mod: 'copy' } => m.mod === 'copy');
    if (copy && objects.includes(object.id) && (!newest || ts > newest.ts)) newest = { ts, def: copy.def };
  }
  const def = newest?.def ?? object.copied;
  return def === undefined ? {} : { copied: def };
}

/**
 * Index of the definition that a copy of the object would have, entered into the game's table; also for what has left.
 * Exceptions make a definition of its own, which is part of what is copied (mtg 707.9).
 */
export function copiableIndex(g: Game, id: number, except?: CopyExcept): number | undefined {
  const object = g.find(id) ?? g.s.lastKnown[id];
  if (!object) return undefined;
  // Of a card with another face up that face alone (mtg 707.8).
  const index = copiedOf(g, object).copied ?? object.face ?? object.def;
  if (!except) return index;
  return defIndex(g, known(g, excepted(definitionOf(g, { def: index }), except)));
}

/**
 * What a token or spell is made of that is a copy of the object: of a card that can be turned over both faces, the same one
 * up (mtg 707.8a, 707.10g).
 */
export function copyOfCard(g: Game, id: number, except?: CopyExcept): { def: number; face?: number } | undefined {
  const object = g.find(id) ?? g.s.lastKnown[id];
  if (!object) return undefined;
  const whole = !except && copiedOf(g, object).copied === undefined && definitionOf(g, object).layout !== undefined;
  if (whole) return { def: object.def, ...(object.face === undefined ? {} : { face: g.defined(object.face).at }) };
  const def = copiableIndex(g, id, except);
  return def === undefined ? undefined : { def };
}

function excepted(model: Compiled, { props = {}, gain = {}, abilities = [] }: CopyExcept): CardDefinition {
  // A card with several faces is copied as the one that it normally is.
  const printed = facesOf(model.definition)[0] as Face;
  const changed = { ...model.props, ...props };
  for (const [prop, values] of Object.entries(gain)) {
    const list = wordsOf(changed[prop]);
    changed[prop] = [...list, ...values.filter((v) => !list.includes(v))];
  }
  return { name: model.name, props: changed, abilities: [...printed.abilities, ...abilities] };
}
