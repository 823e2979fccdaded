/**
 * The hash of a state: SHA-256 of its canonical text, in which the objects stand at the end by hashes of their own. Objects
 * are never changed once the state is given away, and most of them are in the next state again, often all of them: hashes
 * of a few neighbours together are kept, which takes little room. All else is written anew each time, so it is written quickly.
 */
import { createHash } from 'node:crypto';
import { isTable } from '../contract/json.js';
import { canonical } from '../language/canonical.js';
import type { Frame, PlayerState, State } from './state.js';

/** All of a state but its objects. */
export type Rest = Omit<State, 'objects'>;

/** Objects whose ids are equal but for the last bits are hashed together. */
const NEIGHBOURS_BITS = 4;
/** The hash of neighbours, by the first of them. */
const hashes = new WeakMap<object, { of: readonly object[]; hash: string }>();

export function hashState({ objects, ...rest }: State): string {
  return hashParts(rest as Rest, hashObjects(Object.values(objects)));
}

/**
 * The same of a state in parts.
 * @param objects what `hashObjects` gave for them
 */
export const hashParts = (rest: Rest, objects: string): string => hashText(textOfRest(rest) + objects);

/** The parts that are always there and alike in a way of their own, what else there is in the general one. */
const WAYS: { [field: string]: (state: State) => string } = {
  ruleset: (s) => s.ruleset,
  edition: (s) => s.edition,
  epoch: (s) => String(s.epoch),
  seats: (s) => String(s.seats),
  counters: ({ counters: { id, ts, decision, ...more } }) => `${id} ${ts} ${decision}${also(more)}`,
  defs: (s) => s.defs.join(),
  players: (s) => s.players.map(textOfPlayer).join(),
  zones: (s) => textOfZones(s.zones),
  turn: ({ turn: { number, active, index, phase, step, priority, ...more } }) =>
    `${number} ${active} ${index} ${phase} ${step} ${priority}${also(more)}`,
  frames: (s) => s.frames.map(textOfFrame).join(),
};
const FIELDS = Object.keys(WAYS);

function textOfRest(rest: Rest): string {
  const state = rest as State;
  let text = '';
  for (const field of FIELDS) text += `${(WAYS[field] as (state: State) => string)(state)}\n`;
  const others: string[] = [];
  for (const field in state) if (!(field in WAYS) && !isEmpty(state[field])) others.push(field);
  for (const field of others.sort()) text += `${field} ${canonical(state[field])}\n`;
  return text;
}

/** Lists and tables are there whether or not there is anything in them, and so are fields that have been emptied. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isTable(value)) return false;
  for (const field in value) if (value[field] !== undefined) return false;
  return true;
}

/** What else there is, so that no field is ever left out. */
const also = (more: object): string => (isEmpty(more) ? '' : canonical(more));

const textOfPlayer = ({ seat, name, lost, stats, counters, pool, marks, ...more }: PlayerState): string =>
  `${seat}${JSON.stringify(name)}${lost ?? ''}${canonical(stats)}${canonical(counters)}${canonical(pool)}${canonical(marks)}${also(more)}`;

const textOfFrame = ({ procedure, step, locals, partial, ...more }: Frame): string =>
  `${procedure} ${step}${canonical(locals)}${partial ? canonical(partial) : ''}${also(more)}`;

function textOfZones(zones: State['zones']): string {
  let text = '';
  for (const key of Object.keys(zones).sort()) text += `${key} ${zones[key]?.join()};`;
  return text;
}

/** @param objects in the order of their ids, as tables with numbers for keys are; never written to again */
export function hashObjects(objects: readonly { id: number }[]): string {
  let text = '';
  let neighbours: { id: number }[] = [];
  for (const object of objects) {
    const [first] = neighbours;
    if (first && object.id >> NEIGHBOURS_BITS !== first.id >> NEIGHBOURS_BITS) {
      text += hashOfNeighbours(first, neighbours);
      neighbours = [];
    }
    neighbours.push(object);
  }
  const [first] = neighbours;
  return hashText(first ? text + hashOfNeighbours(first, neighbours) : text);
}

function hashOfNeighbours(first: object, objects: readonly object[]): string {
  const known = hashes.get(first);
  if (known && same(known.of, objects)) return known.hash;
  const hash = hashText(objects.map(canonical).join());
  hashes.set(first, { of: objects, hash });
  return hash;
}

function same(a: readonly object[], b: readonly object[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
