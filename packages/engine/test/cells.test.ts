import { afterEach, describe, expect, it } from 'vitest';
import { auditCells, Cells, cellKind } from '../src/machine/cells.js';
import { Journal, STATUS, STEP } from '../src/state/journal.js';

/** Something to write to, with a journal and its cells. */
class Toy {
  readonly journal = new Journal();
  readonly cells: Cells<Toy> = new Cells<Toy>(this.journal, this);
  readonly state = { object: 0, step: 0, status: 0 };
  readonly thing = { name: 'thing' };
  computed = 0;
  worded = 0;
}

const DOUBLED = cellKind('doubled', (toy: Toy) => {
  toy.cells.read(STEP);
  toy.computed++;
  return toy.state.step * 2;
});
const LARGE = cellKind('large', (toy: Toy) => {
  toy.cells.read(STEP);
  return toy.state.step > 10;
});
const WORDS = cellKind('words', (toy: Toy) => {
  toy.worded++;
  return toy.cells.get(LARGE, 0) ? ['large'] : [];
});
const LIST = cellKind('list', (toy: Toy) => [toy.thing]);
const REST = cellKind('rest', (_toy: Toy): unknown => undefined);
/** Says that it depends on less than it does. */
const FORGETFUL = cellKind('forgetful', (toy: Toy) => toy.state.step);

describe('cells derived from the state', () => {
  afterEach(() => auditCells(null));

  it('are computed once as long as what they read stays', () => {
    const toy = new Toy();
    const doubled = (): number => toy.cells.get(DOUBLED, 0);
    expect([doubled(), doubled()]).toEqual([0, 0]);
    toy.journal.set(toy.state, 'status', 1, STATUS);
    expect(doubled()).toBe(0);
    expect(toy.computed).toBe(1);
    toy.journal.set(toy.state, 'step', 4, STEP);
    expect(doubled()).toBe(8);
    toy.journal.set(toy.state, 'object', 1);
    expect(doubled()).toBe(8);
    expect(toy.computed).toBe(3);
  });

  it('hold again once what was written is taken back', () => {
    const toy = new Toy();
    toy.cells.get(DOUBLED, 0);
    const mark = toy.journal.mark();
    toy.journal.set(toy.state, 'step', 4, STEP);
    toy.journal.rollback(mark);
    expect(toy.cells.get(DOUBLED, 0)).toBe(0);
    expect(toy.computed).toBe(1);
  });

  it('depend on other cells only by what these are', () => {
    const toy = new Toy();
    const words = (): string[] => toy.cells.get(WORDS, 0);
    const first = words();
    for (const step of [5, 6]) {
      toy.journal.set(toy.state, 'step', step, STEP);
      expect(words()).toBe(first);
    }
    expect(toy.worded).toBe(1);
    toy.journal.set(toy.state, 'step', 11, STEP);
    expect(words()).toEqual(['large']);
    toy.journal.set(toy.state, 'step', 2, STEP);
    expect(words()).toEqual([]);
    expect(toy.worded).toBe(3);
  });

  it('keep a list that comes out the same', () => {
    const toy = new Toy();
    const first = toy.cells.get(LIST, 0);
    toy.journal.set(toy.state, 'object', 1);
    expect(toy.cells.get(LIST, 0)).toBe(first);
  });

  it('say that nothing is to be done as long as that is so', () => {
    const { journal, cells, state } = new Toy();
    expect(cells.settle(REST, () => [1])).toEqual([1]);
    expect(cells.has(REST)).toBe(false);
    cells.settle(REST, () => []);
    expect(cells.has(REST)).toBe(true);
    journal.set(state, 'step', 2, STEP);
    expect(cells.has(REST)).toBe(true);
    journal.set(state, 'object', 2);
    expect(cells.has(REST)).toBe(false);
  });

  it('are computed anew by an audit, which is told what they were kept as', () => {
    const toy = new Toy();
    const told: [string, unknown, unknown][] = [];
    toy.cells.get(FORGETFUL, 0);
    toy.journal.set(toy.state, 'step', 7, STEP);
    auditCells((...found) => told.push(found), 3);
    for (let i = 0; i < 7; i++) toy.cells.get(FORGETFUL, 0);
    expect(told).toEqual([
      ['forgetful 0', 0, 7],
      ['forgetful 0', 0, 7],
    ]);
  });
});
