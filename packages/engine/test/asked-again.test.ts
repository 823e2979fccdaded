/** What a state asks can be asked again, however dear it was: by whoever looks at it anew, after a refusal, and where listing is too much. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../src/contract/api.js';
import { wholeChoice } from '../src/machine/choice.js';
import { type Ask, type Nothing, procedure, Question } from '../src/machine/control.js';
import { newState } from '../src/machine/create.js';
import { StartingCards } from '../src/machine/pinned.js';
import type { Rules } from '../src/machine/rules.js';
import { openMatch } from '../src/session/match.js';
import { decisions, start, submit } from '../src/session/session.js';
import { toyRules } from './toy.js';

/** Units that working out the question takes: a copy that knows nothing of the state yet needs some more. */
const KNOWN = 95_000;
const ANEW = 110_000;
const ANSWERED = 60_000;

const question: Ask = { seat: 0, kind: 'N', shape: 'NUMBER', prompt: '', rules: ['toy:1'], min: 0, max: 9 };

/** The state of a toy game at its first question. */
function begun(rules: Rules): GameState {
  const state = newState(rules, {
    seed: 'toy',
    options: { autoPass: 'none', payment: 'auto' },
    names: ['Ann', 'Bob'],
    stats: {},
  });
  state.frames.push({ procedure: 'main', step: 'ask', locals: {} });
  const done = start(rules, state, new StartingCards(rules.definitions));
  if (!done.ok) throw new Error('not begun');
  return done.value.state;
}

function dear() {
  const costs = { asking: KNOWN };
  const main = procedure<Nothing, { n: number }>('main', {
    ask: (g) => {
      g.spend(costs.asking);
      return { ask: question, into: 'n' };
    },
    use: (g, l) => {
      g.spend(l.n === 7 ? 10 * ANSWERED : ANSWERED);
      g.j.set(g.s.marks, 'got', l.n);
      g.s.result = { winners: [0], reason: 'toy', rules: [] } as never;
    },
  });
  const rules = toyRules(main);
  const known = begun(rules);
  costs.asking = ANEW;
  return { rules, known, anew: () => JSON.parse(JSON.stringify(known)) as typeof known };
}

describe('a question that took nearly all that a call may spend', () => {
  it('is asked by a copy of the state as well', () => {
    const { rules, anew } = dear();
    expect(decisions({ rules }, anew(), 0)).toMatchObject([{ kind: 'N' }]);
  });

  it('leaves an answer as much to spend as where it was known', () => {
    const { rules, known, anew } = dear();
    for (const state of [known, anew()])
      expect(submit({ rules }, state, [{ seat: 0, number: 3 }])).toMatchObject({ ok: true });
  });

  it('is asked again after an answer that was refused', () => {
    const { rules, anew } = dear();
    const state = anew();
    for (const number of [70, 7]) {
      expect(submit({ rules }, state, [{ seat: 0, number }]).ok).toBe(false);
      expect(decisions({ rules }, state, 0)).toMatchObject([{ kind: 'N' }]);
    }
    expect(submit({ rules }, state, [{ seat: 0, number: 3 }])).toMatchObject({ ok: true });
  });

  it('is asked again in a match that is kept', () => {
    const { rules, anew } = dear();
    const match = openMatch({ rules }, anew(), () => undefined);
    for (const number of [70, 7]) {
      expect(match.submit([{ seat: 0, number }]).ok).toBe(false);
      expect(match.decisions(0)).toMatchObject([{ kind: 'N' }]);
    }
    expect(match.submit([{ seat: 0, number: 3 }]).ok).toBe(true);
  });
});

describe('a list that takes more than a call may', () => {
  const pass = wholeChoice({ kind: 'PASS', label: 'Pass', data: null });
  const main = procedure<Nothing, { picked: null[] }>('main', {
    ask: (g) => ({
      ask: new Question(
        { seat: 0, kind: 'PRIORITY', shape: 'CHOOSE', prompt: '', rules: ['toy:1'], min: 1, max: 1, always: true },
        () => {
          g.spend(10 * ANEW);
          return [pass];
        },
        pass,
      ),
      into: 'picked',
    }),
    use: (g) => {
      g.s.result = { winners: [0], reason: 'toy', rules: [] } as never;
    },
  });

  it('offers passing alone, which is accepted, and nothing else is', () => {
    const rules = toyRules(main);
    const state = begun(rules);
    expect(decisions({ rules }, state, 0)).toMatchObject([{ options: [{ id: 'o0', kind: 'PASS' }] }]);
    expect(submit({ rules }, state, [{ seat: 0, choose: [{ kind: 'PLAY' }] }]).ok).toBe(false);
    expect(decisions({ rules }, state, 0)).toMatchObject([{ options: [{ id: 'o0', kind: 'PASS' }] }]);
    expect(submit({ rules }, state, [{ seat: 0, choose: [{ kind: 'PASS' }] }])).toMatchObject({ ok: true });
  });
});
