import { describe, expect, it } from 'vitest';
import type { Seat } from '../src/contract/contract.js';
import { BudgetExceeded } from '../src/machine/budget.js';
import { type Ask, type Nothing, type Procedure, procedure } from '../src/machine/control.js';
import { newState } from '../src/machine/create.js';
import { answer, run } from '../src/machine/machine.js';
import { StartingCards } from '../src/machine/pinned.js';
import { draw } from '../src/machine/random.js';
import { decisions, start, submit } from '../src/session/session.js';
import { hashState } from '../src/state/hash.js';
import type { State } from '../src/state/state.js';
import { toyGame, toyRules } from './toy.js';

const hashOf = (state: object): string => hashState(state as State);
const confirm = (seat: Seat, kind = 'OK'): Ask => ({ seat, kind, shape: 'CONFIRM', prompt: '', rules: ['toy:1'] });
const number = (seat: Seat, min: number, max: number | null): Ask => ({
  seat,
  kind: 'N',
  shape: 'NUMBER',
  prompt: '',
  rules: ['toy:2'],
  min,
  max,
});
/** Writes a note into the state. */
const noting = (name: string): Procedure<{ note: string }> =>
  procedure<{ note: string }>(name, {
    write: (g, l) => {
      g.j.set(g.s.marks, 'log', `${String(g.s.marks.log ?? '')}${l.note}`);
      return undefined;
    },
  });
const END = procedure('end', {
  end: (g) => {
    g.j.set(g.s, 'result', { kind: 'DRAW', winners: [], reason: 'toy', rules: ['toy:3'] });
    return undefined;
  },
});

describe('procedures', () => {
  it('run their steps in order, call others and go on behind the call', () => {
    const note = noting('note');
    const main = procedure('main', {
      one: () => note.call({ note: 'a' }),
      two: () => note.call({ note: 'b' }, { go: 'four' }),
      three: () => note.call({ note: 'x' }),
      four: () => END.call({}),
    });
    const g = toyGame({ procedures: [main, note, END] });
    expect(run(g)).toBeNull();
    expect(g.s.marks.log).toBe('ab');
  });

  it('hand back a result into a local of the caller', () => {
    const give = procedure('give', { give: () => ({ done: 42 }) });
    const main = procedure<Nothing, { got: number }>('main', {
      ask: () => give.call({}, { into: 'got' }),
      use: (g, l) => {
        g.j.set(g.s.marks, 'got', l.got);
        return END.call({});
      },
    });
    const g = toyGame({ procedures: [main, give, END] });
    run(g);
    expect(g.s.marks.got).toBe(42);
  });

  it('may not write before they ask: the question is made anew whenever it is looked at', () => {
    const bad = procedure('bad', {
      ask: (g) => {
        g.j.set(g.s.marks, 'x', 1);
        return { ask: confirm(0), into: 'y' };
      },
    });
    expect(() => run(toyGame({ procedures: [bad] }))).toThrow(/wrote before it asked/);
  });

  it('are stopped when one call does too much', () => {
    const loop = procedure('loop', { again: () => ({ go: 'again' }) });
    expect(() => run(toyGame({ procedures: [loop] }))).toThrow(BudgetExceeded);
  });
});

describe('questions', () => {
  const both = procedure<Nothing, { answers: boolean[] }>('both', {
    ask: () => ({ ask: [confirm(0), confirm(1)], into: 'answers' }),
    use: (g, l) => {
      g.j.set(g.s.marks, 'answers', l.answers);
      return END.call({});
    },
  });

  it('to several seats at once are answered in any order; the game goes on when all are', () => {
    const g = toyGame({ procedures: [both, END] });
    const pending = run(g);
    expect(pending?.asks.map((a) => a.seat)).toEqual([0, 1]);
    if (pending) answer(g, pending, 1, true);
    const left = run(g);
    expect(left?.asks.map((a) => a.seat)).toEqual([0]);
    if (left) answer(g, left, 0, false);
    expect(run(g)).toBeNull();
    expect(g.s.marks.answers).toEqual([false, true]);
  });

  it('keep their id while another seat answers', () => {
    const rules = toyRules(both, END);
    const state = newState(rules, {
      seed: 'x',
      options: { autoPass: 'none', payment: 'auto' },
      names: ['A', 'B'],
      stats: {},
    });
    state.frames.push({ procedure: 'both', step: 'ask', locals: {} });
    const begun = start(rules, state, new StartingCards(rules.definitions));
    if (!begun.ok) throw new Error();
    const ids = decisions({ rules }, begun.value.state, 'judge').map((d) => d.id);
    const after = submit({ rules }, begun.value.state, [{ seat: 0, confirm: true }]);
    if (!after.ok) throw new Error();
    expect(decisions({ rules }, after.value.state, 'judge').map((d) => d.id)).toEqual([ids[1]]);
    expect(decisions({ rules }, after.value.state, 0)).toEqual([{ id: ids[1], seat: 1, kind: 'OK', deadline: null }]);
  });

  it('with exactly one answer are not asked', () => {
    const main = procedure<Nothing, { n: number }>('main', {
      ask: () => ({ ask: number(0, 3, 3), into: 'n' }),
      use: (g, l) => {
        g.j.set(g.s.marks, 'n', l.n);
        return END.call({});
      },
    });
    const g = toyGame({ procedures: [main, END] });
    expect(run(g)).toBeNull();
    expect(g.s.marks.n).toBe(3);
  });
});

describe('requests at the border', () => {
  // Ask a number; at 7 draw at random; ask again, for ever.
  const main = procedure<Nothing, { n: number }>('main', {
    ask: () => ({ ask: number(0, 0, 9), into: 'n' }),
    use: (g, l) => {
      g.j.set(g.s.marks, 'log', `${String(g.s.marks.log ?? '')}${l.n}`);
      if (l.n === 7) draw(g, 2);
      if (l.n === 9) return { go: 'loop' };
      return { go: 'ask' };
    },
    loop: () => ({ go: 'loop' }),
  });
  const rules = toyRules(main);
  const begun = () => {
    const state = newState(rules, {
      seed: 'x',
      options: { autoPass: 'none', payment: 'auto' },
      names: ['A', 'B'],
      stats: {},
    });
    state.frames.push({ procedure: 'main', step: 'ask', locals: {} });
    const done = start(rules, state, new StartingCards(rules.definitions));
    if (!done.ok) throw new Error('not begun');
    return done.value.state;
  };
  const send = (...numbers: number[]) =>
    submit(
      { rules },
      begun(),
      numbers.map((n) => ({ seat: 0, number: n })),
    );
  const log = (done: ReturnType<typeof send>) =>
    done.ok ? (done.value.state.marks as { log: string }).log : done.error.answer;

  it('are all or nothing until something random was drawn', () => {
    expect(log(send(1, 2, 3))).toBe('123');
    expect(log(send(1, 2, 10))).toBe(2);
    const mixed = send(1, 7, 2, 10, 3);
    expect(log(mixed)).toBe('172');
    expect(mixed).toMatchObject({
      ok: true,
      value: { unapplied: [3, 4], error: { code: 'ILLEGAL_ACTION', answer: 3 }, random: { length: 1 } },
    });
  });

  it('a refusal of the very answer that would reveal changes nothing', () => {
    expect(log(send(10, 7))).toBe(0);
  });

  it('leave the state they were given untouched', () => {
    const state = begun();
    const before = hashOf(state);
    submit({ rules }, state, [{ seat: 0, number: 7 }]);
    submit({ rules }, state, [{ seat: 0, number: 70 }]);
    expect(hashOf(state)).toBe(before);
  });

  it('that never come to an end are refused', () => {
    expect(send(1, 9)).toMatchObject({ ok: false, error: { code: 'ILLEGAL_ACTION' } });
  });

  it('give the same on a state that went through JSON', () => {
    const copy = JSON.parse(JSON.stringify(begun())) as ReturnType<typeof begun>;
    const [a, b] = [
      submit({ rules }, begun(), [{ seat: 0, number: 7 }]),
      submit({ rules }, copy, [{ seat: 0, number: 7 }]),
    ];
    expect(a.ok && b.ok && hashOf(a.value.state) === hashOf(b.value.state)).toBe(true);
  });
});
