/**
 * Loops of mandatory actions (mtg 104.4b, 732.4): what waits on the stack resolves again and again though nobody chooses
 * anything but to pass, and the game comes to be as it was. Ids and timestamps are new each time; their order is not.
 */
import type { Json, JsonObject } from '../contract/json.js';
import { canonical } from '../language/canonical.js';
import type { Game } from '../machine/game.js';
import { UNCHOSEN } from '../machine/machine.js';
import { hashText } from '../state/hash.js';

/** So much resolves without a choice before states are compared. */
const PATIENCE = 24;
/** How often the same state must come again: whoever could act has had all these windows to do so. */
const TIMES = 2;

/** What a frame remembers of the state that others are compared with. */
type Watch = { $state?: string; $stats?: number[]; $again?: number };

/** Notes that something resolves after all have passed. @returns whether that has no end */
export function isEndless(g: Game, l: JsonObject & Watch): boolean {
  const { endless } = g.rules.turn;
  if (!endless) return false;
  const count = Number(l[UNCHOSEN] ?? 0) + 1;
  g.j.note(l, UNCHOSEN, count);
  if (count < PATIENCE) return false;
  const boundless = endless.boundless.filter((stat) => !isRead(g, stat));
  const stats = g.s.players.flatMap((p) => boundless.map((stat) => p.stats[stat] ?? 0));
  const state = fingerprint(g, boundless);
  // The state to compare with is changed ever more rarely, so that a loop of any length is found.
  if (Number.isInteger(Math.log2(count / PATIENCE))) {
    g.j.note(l, '$state', state);
    g.j.note(l, '$stats', stats);
    g.j.note(l, '$again', 0);
    return false;
  }
  const before = l.$stats ?? [];
  if (state !== l.$state || stats.some((n, i) => n < (before[i] ?? 0))) return false;
  g.j.note(l, '$again', (l.$again ?? 0) + 1);
  return (l.$again ?? 0) >= TIMES;
}

/** Whether any card of the game asks how large a score is: then its growth could end the loop. */
function isRead(g: Game, stat: string): boolean {
  return g.s.defs.some((_, i) => asks(g.defined(i).definition, stat));
}
function asks(value: unknown, stat: string): boolean {
  if (Array.isArray(value)) return value.some((v) => asks(v, stat));
  if (!value || typeof value !== 'object') return false;
  const asked: unknown = 'stat' in value ? value.stat : undefined;
  if (Array.isArray(asked) ? asked[0] === stat : asked === stat && 'of' in value) return true;
  return Object.values(value).some((v) => asks(v, stat));
}

/** Fields that name objects. */
const IDS = new Set(['object', 'source', 'id', 'item', 'became', 'also', 'objects']);
const TIMESTAMPS = new Set(['ts', 'counted']);

/** A text that is the same for two states that differ in nothing but the names of objects, timestamps and some scores. */
function fingerprint(g: Game, without: readonly string[]): string {
  const { s } = g;
  const keys = Object.keys(s.zones).sort();
  const ids = keys.flatMap((key) => g.zone(key));
  g.spend(1 + (ids.length >> 2));
  const names = new Map(ids.map((id, i) => [id, `#${i}`]));
  const objects = ids.map((id) => g.object(id));
  const times = [...objects, ...s.effects, ...s.replacements].flatMap((o) => [
    o.ts ?? 0,
    ...Object.values('counted' in o ? (o.counted ?? {}) : {}),
  ]);
  const ranks = new Map([...new Set(times)].sort((a, b) => a - b).map((ts, i) => [ts, i]));

  const named = (id: number): Json => {
    const last = s.lastKnown[id];
    if (names.has(id) || !last) return names.get(id) ?? 'gone';
    const { def, zone, owner, controller, props, status, counters } = last;
    return [def, zone, owner, controller, props, status ?? null, counters ?? null];
  };
  const written = (value: unknown, key: string): Json => {
    if (typeof value === 'number') {
      if (IDS.has(key)) return named(value);
      return TIMESTAMPS.has(key) ? (ranks.get(value) ?? value) : value;
    }
    if (Array.isArray(value)) return value.map((v) => written(v, key));
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    if (!value || typeof value !== 'object') return null;
    const fields = Object.entries(value).filter(([field]) => !field.startsWith('$'));
    return Object.fromEntries(fields.map(([field, v]) => [field, written(v, key === 'counted' ? key : field)]));
  };
  const players = s.players.map((p) => ({
    ...p,
    stats: Object.fromEntries(Object.entries(p.stats).filter(([stat]) => !without.includes(stat))),
  }));
  const frames = s.frames.map(({ procedure, step, locals, partial }) => ({ procedure, step, locals, partial }));
  const { turn, contexts, effects, replacements, triggers, delayed, stops, marks, rng } = s;
  const rest = [players, turn, frames, Object.values(contexts), effects, replacements, triggers, delayed, stops, marks];
  const zones = keys.map((key) => g.zone(key).length);
  return hashText(canonical([zones, objects.map((o) => written(o, '')), written(rest, ''), rng]));
}
