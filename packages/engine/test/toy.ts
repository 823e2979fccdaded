/** The least game that runs: two seats, no zones, and whatever procedures a test gives it. */

import { CardLibrary } from '../src/cards/card-library.js';
import { definedCards } from '../src/cards/source.js';
import type { Json } from '../src/contract/json.js';
import { loadGame } from '../src/machine/border.js';
import type { Procedure } from '../src/machine/control.js';
import { newState } from '../src/machine/create.js';
import type { Game } from '../src/machine/game.js';
import type { Rules } from '../src/machine/rules.js';

declare module '@arbiter/engine' {
  /** What toy procedures write down, for tests to read. */
  interface GameMarks {
    log?: string;
    got?: number;
    x?: number;
    n?: number;
    answers?: boolean[];
  }
}

export function toyRules(...procedures: Procedure[]): Rules {
  const rules = {
    id: 'toy',
    edition: { id: '1', name: 'toy' },
    kept: [],
    epoch: 1,
    zones: { table: {} },
    procedures: new Map(procedures.map((p) => [p.name, p])),
    definitions: new CardLibrary(definedCards([]), { intrinsic: () => [] }),
  };
  return rules as unknown as Rules;
}

export function toyGame(more: { forced?: Json[]; seed?: string; procedures?: Procedure[] } = {}): Game {
  const rules = toyRules(...(more.procedures ?? []));
  const state = newState(rules, {
    seed: more.seed ?? 'toy',
    options: { autoPass: 'none', payment: 'auto' },
    names: ['Ann', 'Bob'],
    stats: {},
  });
  state.rng.forced = more.forced ?? [];
  const first = more.procedures?.[0];
  if (first) state.frames.push({ procedure: first.name, step: first.order[0] as string, locals: {} });
  return loadGame(rules, state);
}
