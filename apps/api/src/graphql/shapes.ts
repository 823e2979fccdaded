/** REST's shapes as GraphQL's: maps become lists, everything else keeps its name. */
import type { GameView, JsonObject, RedactedEvent } from '@arbiter/engine';

const counts = (map: unknown): { kind: string; count: number }[] =>
  Object.entries((map ?? {}) as Record<string, number>).map(([kind, count]) => ({ kind, count }));

/** `ob7`, `{object}`, `{player}` or nothing, as one type. */
function target(value: unknown): JsonObject | null {
  if (typeof value === 'string') return { object: value };
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : null;
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
    attacking: target(o.attacking),
    chosen,
  };
}

/** A view with lists in the place of maps. */
export function viewShape(view: GameView): object {
  return {
    ...view,
    viewer: String(view.viewer),
    players: view.players.map((p) => ({
      ...p,
      counters: counts(p.counters),
      resources: Object.entries((p.resources ?? {}) as JsonObject).map(([resource, amounts]) => ({
        resource,
        amounts: counts(amounts),
      })),
      zones: counts(p.zones),
    })),
    objects: Object.entries(view.objects).map(([id, o]) => objectShape(id, o)),
    emblems: view.emblems.map((o) => objectShape(String(o.id), o)),
  };
}

const texts = ['mana', 'reason', 'to', 'from'];

/** An event with the fields that GraphQL types; a place to go to and a thing to be attached to have names of their own. */
export function eventShape(event: RedactedEvent): object {
  const { to, ...rest } = event as JsonObject;
  const shaped: JsonObject = { ...rest };
  for (const field of texts) if (shaped[field] !== undefined && typeof shaped[field] !== 'string') shaped[field] = null;
  if (typeof to === 'string') shaped.to = to;
  else if (to !== undefined) shaped.attachedTo = target(to);
  return shaped;
}
