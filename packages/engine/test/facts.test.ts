import { describe, expect, it } from 'vitest';
import { Facts } from '../src/machine/facts.js';
import { Journal, STATUS, STEP } from '../src/state/journal.js';

/** A journal, its facts, and something to write to. */
function begin() {
  const journal = new Journal();
  const facts = new Facts(journal);
  const state = { object: 0, step: 0, status: 0 };
  let worked = 0;
  const doubled = (): number =>
    facts.get('doubled', () => {
      facts.read(STEP);
      worked++;
      return state.step * 2;
    });
  return { journal, facts, state, doubled, times: () => worked };
}

describe('facts that follow from the state', () => {
  it('are worked out once as long as what they read stays', () => {
    const { journal, state, doubled, times } = begin();
    expect([doubled(), doubled()]).toEqual([0, 0]);
    journal.set(state, 'status', 1, STATUS);
    expect(doubled()).toBe(0);
    expect(times()).toBe(1);
    journal.set(state, 'step', 4, STEP);
    expect(doubled()).toBe(8);
    journal.set(state, 'object', 1);
    expect(doubled()).toBe(8);
    expect(times()).toBe(3);
  });

  it('hold again once what was written is taken back', () => {
    const { journal, state, doubled, times } = begin();
    doubled();
    const mark = journal.mark();
    journal.set(state, 'step', 4, STEP);
    journal.rollback(mark);
    expect(doubled()).toBe(0);
    expect(times()).toBe(1);
  });

  it('depend on other facts only by what these are', () => {
    const { journal, facts, state } = begin();
    let asked = 0;
    const isLarge = (): boolean =>
      facts.get('large', () => {
        facts.read(STEP);
        return state.step > 10;
      });
    const words = (): string[] =>
      facts.get('words', () => {
        asked++;
        return isLarge() ? ['large'] : [];
      });
    const first = words();
    journal.set(state, 'step', 5, STEP);
    expect(words()).toBe(first);
    expect(asked).toBe(1);
    journal.set(state, 'step', 11, STEP);
    expect(words()).toEqual(['large']);
    expect(asked).toBe(2);
  });

  it('keep a list that comes out the same', () => {
    const { journal, facts, state } = begin();
    const thing = { name: 'thing' };
    const list = (): object[] => facts.get('list', () => [thing]);
    const first = list();
    journal.set(state, 'object', 1);
    expect(list()).toBe(first);
  });

  it('are taken over by a copy of the game, and not changed by what happens there', () => {
    const { journal, facts, state, doubled, times } = begin();
    journal.set(state, 'step', 3, STEP);
    expect(doubled()).toBe(6);
    const copy = new Journal();
    copy.continueFrom(journal);
    const others = new Facts(copy);
    others.inherit(facts);
    expect(others.get('doubled', () => -1)).toBe(6);
    copy.set({ ...state }, 'step', 9, STEP);
    expect(others.get('doubled', () => 18)).toBe(18);
    expect(doubled()).toBe(6);
    expect(times()).toBe(1);
  });

  it('say that nothing is to be done as long as that is so', () => {
    const { journal, facts, state } = begin();
    expect(facts.settle('rest', () => [1])).toEqual([1]);
    expect(facts.has('rest')).toBe(false);
    facts.settle('rest', () => []);
    expect(facts.has('rest')).toBe(true);
    journal.set(state, 'step', 2, STEP);
    expect(facts.has('rest')).toBe(true);
    journal.set(state, 'object', 2);
    expect(facts.has('rest')).toBe(false);
  });
});
