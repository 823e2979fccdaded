import { describe, expect, it } from 'vitest';
import type { GameState } from '../src/contract/api.js';
import { type Ask, procedure } from '../src/machine/control.js';
import { newState } from '../src/machine/create.js';
import { StartingCards } from '../src/machine/pinned.js';
import { openMatch } from '../src/session/match.js';
import { start, submit } from '../src/session/session.js';
import { hashState } from '../src/state/hash.js';
import type { State } from '../src/state/state.js';
import { toyRules } from './toy.js';

const ask: Ask = { seat: 0, kind: 'N', shape: 'NUMBER', prompt: '', rules: ['toy:1'], min: 0, max: 9 };
/** At 7 the engine fails, in the middle of writing. */
const main = procedure<{ n: number }>('main', {
  ask: () => ({ ask, into: 'n' }),
  use: (g, l) => {
    g.j.set(g.s.marks, 'log', `${String(g.s.marks.log ?? '')}${l.n}`);
    if (l.n === 7) throw new TypeError('a fault of ours');
    return { go: 'ask' };
  },
});
const rules = toyRules(main);

function begun(marks: State['marks'] = {}): GameState {
  const options = { autoPass: 'none', payment: 'auto' } as const;
  const state = newState(rules, { seed: 'x', options, names: ['Ann', 'Bob'], stats: {} });
  state.frames.push({ procedure: 'main', step: 'ask', locals: {} });
  Object.assign(state.marks, marks);
  const done = start(rules, state, new StartingCards(rules.definitions));
  if (!done.ok) throw new Error('not begun');
  return done.value.state;
}
const number = (n: number) => ({ seat: 0, number: n });
const hashOf = (state: GameState): string => hashState(state as State);
const failed = { ok: false, error: { code: 'INTERNAL', rules: [] }, fault: { message: 'a fault of ours' } };

describe('when the engine fails', () => {
  it('the request is refused, and another answer goes on from the same state', () => {
    const state = begun();
    const before = hashOf(state);
    const refused = submit({ rules }, state, [number(1), number(7)]);
    expect(refused).toMatchObject(failed);
    expect(JSON.stringify(!refused.ok && refused.error)).not.toContain('fault of ours');
    expect(hashOf(state)).toBe(before);
    const done = submit({ rules }, state, [number(1), number(2)]);
    expect(done.ok && (done.value.state as unknown as State).marks.log).toBe('12');
  });

  it('a match in memory is as it was', () => {
    const match = openMatch({ rules }, begun(), () => undefined);
    match.submit([number(1)]);
    const before = hashOf(match.state());
    expect(match.submit([number(2), number(7)])).toMatchObject(failed);
    expect(hashOf(match.state())).toBe(before);
    expect(match.decisions(0)).toMatchObject([{ kind: 'N', seat: 0 }]);
    expect(match.submit([number(3)]).ok).toBe(true);
    expect((match.state() as unknown as State).marks.log).toBe('13');
  });

  it('at a card of a user, its writer is told', () => {
    const refused = submit({ rules }, begun({ authored: true }), [number(7)]);
    expect(refused).toMatchObject({
      error: { code: 'ILLEGAL_ACTION', detail: expect.stringContaining('a fault of ours') },
      fault: { message: 'a fault of ours' },
    });
  });
});
