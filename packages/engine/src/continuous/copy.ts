import type { Compiled } from '../cards/compiled.js';
import { type Layout, nameByFaces } from '../language/layouts.js';
import {
  type Ability,
  type CardDefinition,
  type Characteristics,
  type CopyExcept,
  type Face,
  facesOf,
  type Mod,
  wordsOf,
} from '../language/types.js';
import { defIndex, definitionOf, known, type Looks, shownBy } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { Obj } from '../state/state.js';
import { expandKeywords } from './characteristics.js';

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
 * @param own what becomes the copy has these by itself, of which some may stay (mtg 707.9c)
 */
export function copiableIndex(g: Game, id: number, except?: CopyExcept, own?: Characteristics): number | undefined {
  const object = g.find(id) ?? g.s.lastKnown[id];
  if (!object) return undefined;
  const index = copiedOf(g, object).copied ?? object.face ?? object.def;
  const model = g.defined(index);
  // Of a card that can be turned over the face that is up, and no other (mtg 707.8).
  const [front] = model.layout?.turns ? (model.faces ?? []) : [];
  if (!except) return front ? defIndex(g, front) : index;
  return defIndex(g, known(g, excepted(g, front ?? model, keeping(except, own))));
}

/**
 * What a token or spell is made of that is a copy of the object: of a card that can be turned over both faces, the same one
 * up (mtg 707.8a, 707.10g).
 */
export function copyOfCard(g: Game, id: number, except?: CopyExcept): { def: number; face?: number } | undefined {
  const object = g.find(id) ?? g.s.lastKnown[id];
  if (!object) return undefined;
  const card = definitionOf(g, object);
  // The second face of what joins counts on the object of both cards alone (mtg 712.4b).
  // What several cards are together has one face, whatever faces they have (mtg 730.2i).
  if (!card.layout || card.layout.joins || object.covered !== undefined || object.under !== undefined)
    return single(copiableIndex(g, id, except));
  const { copied } = copiedOf(g, object);
  const up = object.face === undefined ? {} : { face: g.defined(object.face).at };
  if (copied === undefined && !except) return { def: object.def, ...up };
  if (copied !== undefined && (!card.layout.turns || g.defined(copied).layout?.shownBy !== undefined))
    return single(copiableIndex(g, id, except));
  // What a double-faced permanent copies it is on either face, and so is each face of a copy of it.
  const faces = copied === undefined ? (card.faces ?? []) : (card.faces ?? []).map(() => faceCopied(g, copied));
  const both = severalFaced(g, card, faces, except && keeping(except));
  return { def: defIndex(g, known(g, both)), ...up };
}

/** Exceptions of which those that say that something is not copied name what the object has instead (mtg 707.9c). */
function keeping({ keep, ...except }: CopyExcept, own: Characteristics = {}): CopyExcept {
  if (keep === undefined) return except;
  const props = { ...except.props };
  for (const prop of keep) props[prop] = own[prop] ?? NONE;
  return { ...except, props };
}
/** In the place of what is not copied where the object has no such characteristic itself. */
const NONE: string[] = [];

/** What an object has by itself, or as what it copies: no other effect counts (mtg 707.9c). */
export function copiableProps(g: Game, object: Looks & Pick<Obj, 'id' | 'copied' | 'covered'>): Characteristics {
  return shownBy(g, g.defined(copiedOf(g, object).copied ?? object.face ?? object.def), object).props;
}

/** One set of exceptions out of two (mtg 707.9f). */
export function bothExcept(one: CopyExcept = {}, other: CopyExcept = {}): CopyExcept {
  const gain = { ...one.gain };
  for (const [prop, values] of Object.entries(other.gain ?? {})) gain[prop] = [...(gain[prop] ?? []), ...values];
  return {
    props: { ...one.props, ...other.props },
    gain,
    without: [...(one.without ?? []), ...(other.without ?? [])],
    abilities: [...(one.abilities ?? []), ...(other.abilities ?? [])],
    keep: [...(one.keep ?? []), ...(other.keep ?? [])],
  };
}

/** Index of a definition that is like another with exceptions, which are part of what is copied (mtg 208.2b, 707.2). */
export const withExceptions = (g: Game, model: Compiled, except: CopyExcept): number =>
  defIndex(g, known(g, excepted(g, model, except)));

const single = (def: number | undefined): { def: number } | undefined => (def === undefined ? undefined : { def });

/** The one face of what is copied that counts. */
function faceCopied(g: Game, index: number): Compiled {
  const model = g.defined(index);
  return model.faces?.[0] ?? model;
}

function excepted(g: Game, model: Compiled, except: CopyExcept): CardDefinition {
  return model.faces ? severalFaced(g, model, model.faces, except) : faceExcepted(g, model, except);
}

const NO_LAYOUT: Pick<Layout, 'zones' | 'shownBy' | 'showEach'> = { zones: [] };

/**
 * A card with these faces in the place of its own. Exceptions are of what the copy is on the field: of a face that is never
 * there they say nothing.
 */
function severalFaced(g: Game, card: Compiled, from: readonly Compiled[], except: CopyExcept = {}): CardDefinition {
  const { layout = '' } = card.definition;
  const { zones, shownBy, showEach } = card.layout ?? NO_LAYOUT;
  const onField = zones.includes(g.rules.zones.field) || shownBy !== undefined || showEach !== undefined;
  const faces = from.map((face, i) => faceExcepted(g, face, i === 0 || onField ? except : {}));
  return { name: nameByFaces(card.layout, faces), layout, faces };
}

function faceExcepted(g: Game, model: Compiled, except: CopyExcept): Face {
  const { props = {}, gain = {}, without = [], abilities = [] } = except;
  const printed = facesOf(model.definition)[0] as Face;
  const changed: Characteristics = { ...model.props, ...props };
  for (const prop of Object.keys(props))
    if (props[prop] === NONE && !Array.isArray(model.props[prop])) delete changed[prop];
  for (const [prop, values] of Object.entries(gain)) {
    const list = wordsOf(changed[prop]);
    changed[prop] = [...list, ...values.filter((v) => !list.includes(v))];
  }
  const left = printed.abilities.filter((a) => a.kind !== 'keyword' || !without.includes(a.keyword));
  const kept = left.flatMap((ability) => withoutDefining(g, ability, props));
  const { name } = changed;
  return { name: typeof name === 'string' ? name : model.name, props: changed, abilities: [...kept, ...abilities] };
}

/** An ability without what it says of characteristics that the copy has otherwise: that is not copied (mtg 707.9d). */
function withoutDefining(g: Game, ability: Ability, props: Characteristics): Ability[] {
  if (ability.kind === 'keyword') {
    const stands = expandKeywords(g, [ability]).slice(1);
    const left = stands.flatMap((one) => withoutDefining(g, one, props));
    return stands.every((one, i) => one === left[i]) ? [ability] : left;
  }
  if (ability.kind !== 'static' || !ability.defining) return [ability];
  // What adds to a list defines it as much as what sets it.
  const mods = ability.mods.filter((mod) => !((mod.mod === 'set' || mod.mod === 'gain') && mod.prop in props));
  if (mods.length === ability.mods.length) return [ability];
  return mods.length === 0 ? [] : [{ ...ability, mods }];
}
