/** REST's shapes as GraphQL's: maps become lists, everything else keeps its name. */
import type { GameView, JsonObject, RedactedEvent } from '@arbiter/engine';

const counts = (map: unknown): { kind: string; count: number }[] =>
  Object.entries((map ?? {}) as Record<string, number>).map(([kind, count]) => ({ kind, count }));

/** `ob7`, a seat's number, `{object}`, `{player}` or nothing, as one type. */
function target(value: unknown): JsonObject | null {
  if (typeof value === 'string') return { object: value };
  if (typeof value === 'number') return { player: value };
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** Several of them, where some games attack one thing and others many. */
const targets = (value: unknown): JsonObject[] =>
  (Array.isArray(value) ? value : [value]).map(target).filter((t) => t !== null);

/** `{"R": 2}`, or `["R", "R"]`. */
function amounts(value: unknown): { kind: string; count: number }[] {
  if (!Array.isArray(value)) return counts(value);
  const each = new Map<string, number>();
  for (const kind of value.map(String)) each.set(kind, (each.get(kind) ?? 0) + 1);
  return [...each].map(([kind, count]) => ({ kind, count }));
}

/** The engine gives parts of a view frozen, and the very same again while nothing in them changes: so are their shapes. */
function kept<Part extends object, Shape>(shape: (part: Part) => Shape): (part: Part) => Shape {
  const shapes = new WeakMap<Part, Shape>();
  return (part) => {
    if (!Object.isFrozen(part)) return shape(part);
    const known = shapes.get(part);
    if (known !== undefined) return known;
    const made = shape(part);
    shapes.set(part, made);
    return made;
  };
}

function objectShape(id: string, o: JsonObject): JsonObject {
  const chosen = Object.entries((o.chosen ?? {}) as JsonObject).map(([name, value]) => ({
    name,
    value: String(value),
  }));
  return {
    ...o,
    id,
    counters: counts(o.counters),
    attachedTo: target(o.attachedTo),
    attacking: target(Array.isArray(o.attacking) ? o.attacking[0] : o.attacking),
    attackingAll: targets(o.attacking),
    chosen,
  };
}

const objectShapes = kept((objects: GameView['objects']) =>
  Object.entries(objects).map(([id, o]) => objectShape(id, o)),
);

const playerShape = (p: GameView['players'][number]): JsonObject => ({
  ...p,
  counters: counts(p.counters),
  resources: Object.entries((p.resources ?? {}) as JsonObject).map(([resource, amount]) => ({
    resource,
    amounts: typeof amount === 'number' ? [{ kind: resource, count: amount }] : amounts(amount),
  })),
  zones: counts(p.zones),
});
const playerShapes = kept((players: GameView['players']) => players.map(playerShape));

/** A view with lists in the place of maps. */
export function viewShape(view: GameView): object {
  return {
    ...view,
    viewer: String(view.viewer),
    players: playerShapes(view.players),
    objects: objectShapes(view.objects),
    emblems: view.emblems.map((o) => objectShape(String(o.id), o)),
  };
}

const texts = ['mana', 'reason', 'from'];
const things = ['target', 'attacker', 'defender', 'weapon'];
const sums = ['power', 'powerForSpells', 'restricted'];

/** An event with the fields that GraphQL types; a place to go to and a thing to be attached to have names of their own. */
export function eventShape(event: RedactedEvent): object {
  const { to, was, ...rest } = event as JsonObject;
  const shaped: { [field: string]: unknown } = { ...rest };
  const each = (fields: string[], shape: (value: unknown) => unknown): void => {
    for (const field of fields) if (rest[field] !== undefined) shaped[field] = shape(rest[field]);
  };
  each(texts, (value) => (typeof value === 'string' ? value : null));
  each(things, target);
  each(sums, amounts);
  if (was !== undefined) shaped.was = target(was)?.object ?? was;
  if (typeof to === 'string') shaped.to = to;
  else if (rest.offer !== undefined) {
    shaped.version = to ?? rest.version;
    // A field has one type wherever it is asked for: the number is a text here.
    if (to !== undefined) shaped.to = String(to);
  } else if (to !== undefined) shaped.attachedTo = target(to);
  return shaped;
}
