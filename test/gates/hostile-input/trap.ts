/** Springs a trap: tries what its cards offer, and measures the longest that the service is busy with one call. */
import type { Decision, GameState, Ruleset } from '@arbiter/engine';
import type { Trap } from './hostile-words.js';

export interface Sprung {
  /** Milliseconds of processor time of the longest single call. */
  worst: number;
  /** Which call that was. */
  call: string;
  /** The refusals, and how it ended. */
  told: string[];
}

const MAX_CALLS = 14;

function clocked<T>(sprung: Sprung, call: string, work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  if (ms > sprung.worst) Object.assign(sprung, { worst: ms, call });
  return result;
}

/** What the attacker picks: first what is evil, then whatever does something. */
function pick(decision: Decision): string[] | null {
  if (decision.shape !== 'CHOOSE') return null;
  const evil =
    decision.options.find((o) => o.card === 'Evil') ??
    decision.options.find((o) => o.kind === 'ACTIVATE' && o.mana !== true);
  if (evil) return [evil.id];
  // As many as may be, where that is allowed: the most work.
  const { kind, max, options } = decision;
  return kind !== 'PRIORITY' && max !== null && max > 1 ? options.slice(0, max).map((o) => o.id) : null;
}

export function spring(ruleset: Ruleset, trap: Trap): Sprung {
  const sprung: Sprung = { worst: 0, call: '', told: [] };
  const begun = clocked(sprung, 'create', () => ruleset.createScenario(trap.scenario));
  if (!begun.ok)
    return {
      ...sprung,
      told: [`not begun: ${begun.error.detail} ${JSON.stringify(begun.error.errors?.slice(0, 3) ?? [])}`],
    };
  let state: GameState = begun.value.state;
  for (let i = 0; i < MAX_CALLS && !state.result; i++) {
    const pending = clocked(sprung, 'decisions', () => ruleset.decisions(state, 'judge'));
    clocked(sprung, 'view', () => ruleset.view(state, 0));
    const decision = pending.find((d): d is Decision => 'shape' in d);
    if (!decision) break;
    const chosen = pick(decision);
    const answers = [chosen && { choose: chosen }, decision.default].filter((a) => a !== null);
    let moved = false;
    for (const answer of answers) {
      const done = clocked(sprung, `${decision.kind} ${JSON.stringify(answer).slice(0, 60)}`, () =>
        ruleset.submit(state, [{ ...answer, seat: decision.seat }]),
      );
      if (!done.ok) {
        sprung.told.push(`${decision.kind}: ${done.error.code} ${done.error.detail}`);
        continue;
      }
      state = done.value.state;
      moved = true;
      break;
    }
    if (!moved) break;
  }
  return sprung;
}
