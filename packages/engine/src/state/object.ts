/**
 * Objects while a game is worked on: all fields are there, in one order, and those that say nothing are empty. Whoever
 * reads a field finds it at the same place in every object, which is what makes reading quick; as text, and for hashes,
 * an empty field is not there.
 */
import type { Seat } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import type { Ability } from '../language/types.js';
import type { Entity, Obj, PlayData } from './state.js';

/** How many things are kept with objects. */
let slots = 0;

/** Every field that an object may have: one that is forgotten here would be lost. */
type Whole = { [field in keyof Required<Obj>]: Obj[field] };

class GameObject implements Whole {
  /** What was found out about it, no part of what it is: neither text nor copies have it. */
  #kept: unknown[] | undefined = undefined;

  /** The same in as few words as a state says it, as long as nothing is written to it. */
  #plain: Obj | undefined = undefined;

  static plain(object: GameObject, parts: <T>(value: T) => T): Obj {
    object.#plain ??= compact(object, parts);
    return object.#plain;
  }

  static read(plain: Obj, parts: <T>(value: T) => T): GameObject {
    const object = new GameObject(plain);
    if (plain.ability !== undefined) object.ability = parts(plain.ability);
    if (plain.play !== undefined) object.play = parts(plain.play);
    if (plain.marks !== undefined) object.marks = parts(plain.marks);
    object.#plain = plain;
    return object;
  }

  static kept(object: GameObject): unknown[] {
    object.#kept ??= new Array<unknown>(slots).fill(undefined);
    return object.#kept;
  }

  declare id: number;
  declare def: number;
  declare owner: Seat;
  declare zone: string;
  declare designation: string | undefined;
  declare kind: 'token' | 'ability' | 'copy' | undefined;
  declare controller: Seat | undefined;
  declare ts: number | undefined;
  declare status: { [name: string]: true } | undefined;
  declare counters: { [kind: string]: number } | undefined;
  declare damage: number | undefined;
  declare marks: Obj['marks'];
  declare attachedTo: Entity | undefined;
  declare play: PlayData | undefined;
  declare from: PlayData | undefined;
  declare ability: Ability | undefined;
  declare source: number | undefined;
  declare known: Seat[] | undefined;
  declare copied: number | undefined;
  declare face: number | undefined;
  declare under: Obj['under'];
  declare covered: number | undefined;
  declare turned: Obj['turned'];
  declare counted: { [kind: string]: number } | undefined;
  declare chosen: { [name: string]: Json } | undefined;

  constructor(of: Obj) {
    this.id = of.id;
    this.def = of.def;
    this.owner = of.owner;
    this.zone = of.zone;
    this.designation = of.designation;
    this.kind = of.kind;
    this.controller = of.controller;
    this.ts = of.ts;
    this.status = of.status;
    this.counters = of.counters;
    this.damage = of.damage;
    this.marks = of.marks;
    this.attachedTo = of.attachedTo;
    this.play = of.play;
    this.from = of.from;
    this.ability = of.ability;
    this.source = of.source;
    this.known = of.known;
    this.copied = of.copied;
    this.face = of.face;
    this.under = of.under;
    this.covered = of.covered;
    this.turned = of.turned;
    this.counted = of.counted;
    this.chosen = of.chosen;
  }
}

/** A place for something that is kept with each object: nearer than a table beside them. */
export class Kept<T> {
  readonly #slot = slots++;

  of(object: Obj): T | undefined {
    return GameObject.kept(object as GameObject)[this.#slot] as T | undefined;
  }

  set(object: Obj, value: T): void {
    GameObject.kept(object as GameObject)[this.#slot] = value;
  }
}

/** An object of its own with these fields, to be written to. */
export const newObject = (fields: Obj): Obj => new GameObject(fields);

/**
 * An object as a state says it: without the fields that are empty. It is kept, so nobody may write to the object any more.
 * @param parts puts addresses in the place of parts of definitions
 */
export const plainObject = (object: Obj, parts: <T>(value: T) => T): Obj =>
  object instanceof GameObject ? GameObject.plain(object, parts) : compact(object, parts);

/**
 * An object of a state that is read, with all fields.
 * @param parts puts the parts of definitions in the place of their addresses
 */
export const readObject = (plain: Obj, parts: <T>(value: T) => T): Obj => GameObject.read(plain, parts);

function compact(object: Obj, parts: <T>(value: T) => T): Obj {
  const plain: Obj = { id: object.id, def: object.def, owner: object.owner, zone: object.zone };
  if (object.designation !== undefined) plain.designation = object.designation;
  if (object.copied !== undefined) plain.copied = object.copied;
  if (object.face !== undefined) plain.face = object.face;
  if (object.under !== undefined) plain.under = object.under;
  if (object.covered !== undefined) plain.covered = object.covered;
  if (object.turned !== undefined) plain.turned = object.turned;
  if (object.kind !== undefined) plain.kind = object.kind;
  if (object.controller !== undefined) plain.controller = object.controller;
  if (object.ts !== undefined) plain.ts = object.ts;
  if (object.status !== undefined) plain.status = object.status;
  if (object.counters !== undefined) plain.counters = object.counters;
  if (object.counted !== undefined) plain.counted = object.counted;
  if (object.damage !== undefined) plain.damage = object.damage;
  if (object.marks !== undefined) plain.marks = parts(object.marks);
  if (object.attachedTo !== undefined) plain.attachedTo = object.attachedTo;
  if (object.chosen !== undefined) plain.chosen = object.chosen;
  if (object.play !== undefined) plain.play = parts(object.play);
  if (object.from !== undefined) plain.from = object.from;
  if (object.ability !== undefined) plain.ability = parts(object.ability);
  if (object.source !== undefined) plain.source = object.source;
  if (object.known !== undefined) plain.known = object.known;
  return plain;
}

/** The same object with all fields: itself where it has them. */
export const wholeObject = (object: Obj): Obj => (object instanceof GameObject ? object : new GameObject(object));
