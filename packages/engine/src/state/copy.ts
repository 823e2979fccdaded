/** Working copies of states. */
import type { Frame, State } from './state.js';

/**
 * A copy that may be written to through a journal, sharing with the original what is never written in place. The rule
 * that makes this right: objects are copied when they are first written to (`Game.change`), and below them, a player's tables,
 * a frame's locals and the other containers copied here, values are replaced whole. (Random games on frozen states test it.)
 */
export function workingCopy(s: State): State {
  return {
    ...s,
    rng: { ...s.rng, forced: s.rng.forced.slice() },
    counters: { ...s.counters },
    defs: s.defs.slice(),
    definitions: s.definitions.slice(),
    players: s.players.map((p) => ({
      ...p,
      stats: { ...p.stats },
      counters: { ...p.counters },
      pool: { ...p.pool },
      marks: { ...p.marks },
    })),
    zones: each(s.zones, (list) => list.slice()),
    objects: { ...s.objects },
    turn: { ...s.turn },
    frames: s.frames.map(
      ({ procedure, step, locals, partial }): Frame => ({
        procedure,
        step,
        locals: { ...locals },
        partial: partial && { ...partial },
      }),
    ),
    contexts: each(s.contexts, (c) => ({ ...c, saved: { ...c.saved }, numbers: { ...c.numbers } })),
    effects: s.effects.map((e) => ({ ...e })),
    replacements: s.replacements.map((r) => ({ ...r })),
    triggers: s.triggers.slice(),
    delayed: s.delayed.slice(),
    lastKnown: { ...s.lastKnown },
    stops: s.stops.slice(),
    marks: { ...s.marks },
  };
}

function each<T>(map: { [key: string]: T }, copy: (value: T) => T): { [key: string]: T } {
  const out: { [key: string]: T } = {};
  for (const key in map) out[key] = copy(map[key] as T);
  return out;
}
