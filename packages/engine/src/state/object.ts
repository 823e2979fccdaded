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

  static kept(object: GameObject): unknown[] {
    object.#kept ??= new Array<unknown>(slots).fill(undefined);
    return object.#kept;
  }

  id: number;
  def: number;
  owner: Seat;
  zone: string;
  kind: 'token' | 'ability' | 'copy' | undefined;
  controller: Seat | undefined;
  ts: number | undefined;
  status: { [name: string]: true } | undefined;
  counters: { [kind: string]: number } | undefined;
  damage: number | undefined;
  marks: { [name: string]: Json } | undefined;
  attachedTo: Entity | undefined;
  play: PlayData | undefined;
  from: PlayData | undefined;
  ability: Ability | undefined;
  source: number | undefined;
  known: Seat[] | undefined;
  copied: number | undefined;
  face: number | undefined;
  covered: number | undefined;
  turned: Obj['turned'];
  counted: { [kind: string]: number } | undefined;
  chosen: { [name: string]: Json } | undefined;

  constructor(of: Obj) {
    this.id = of.id;
    this.def = of.def;
    this.owner = of.owner;
    this.zone = of.zone;
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

/** The same object with all fields: itself where it has them. */
export const wholeObject = (object: Obj): Obj => (object instanceof GameObject ? object : new GameObject(object));
