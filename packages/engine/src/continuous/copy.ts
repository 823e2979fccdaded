import type { CardDefinition, CopyExcept, Mod } from '../language/types.js';
import { defIndex, definitionOf, known } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { Obj } from '../state/state.js';

/** Index of the definition that an object is a copy of, where it is one: the newest copy effect counts. */
export function copiedOf(g: Game, object: Pick<Obj, 'id' | 'copied'>): { copied?: number } {
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
  const index = copiedOf(g, object).copied ?? object.def;
  if (!except) return index;
  return defIndex(g, known(g, excepted(definitionOf(g, { def: index }).definition, except)));
}

function excepted(model: CardDefinition, { props = {}, gain = {}, abilities = [] }: CopyExcept): CardDefinition {
  const changed = { ...model.props, ...props };
  for (const [prop, values] of Object.entries(gain)) {
    const list = (changed[prop] as string[] | undefined) ?? [];
    changed[prop] = [...list, ...values.filter((v) => !list.includes(v))];
  }
  return { name: model.name, props: changed, abilities: [...model.abilities, ...abilities] };
}
