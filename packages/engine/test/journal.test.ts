import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Journal, REST, STEP } from '../src/state/journal.js';

interface Thing {
  a?: number;
  list: number[];
  inner: { [key: string]: number };
}
const thing = (): Thing => ({ a: 1, list: [1, 2, 3], inner: { x: 1 } });

describe('the undo journal', () => {
  it('takes back writes, removals and changes of lists in reverse', () => {
    const j = new Journal();
    const t = thing();
    const mark = j.mark();
    j.set(t, 'a', 2);
    j.set(t, 'a', undefined);
    j.push(t.list, 4);
    j.remove(t.list, 2);
    j.insert(t.list, 0, 9);
    j.refill(t.list, [7, 7]);
    j.notePop(t.list);
    j.set(t.inner, 'y', 5);
    expect(t).toEqual({ list: [7], inner: { x: 1, y: 5 } });
    j.rollback(mark);
    expect(t).toEqual(thing());
  });

  it('keeps what was written before the mark', () => {
    const j = new Journal();
    const t = thing();
    j.set(t, 'a', 5);
    const mark = j.mark();
    j.set(t, 'a', 6);
    j.rollback(mark);
    expect(t.a).toBe(5);
  });

  it('gives back the very same list, so that others who hold it see the change', () => {
    const j = new Journal();
    const t = thing();
    const { list } = t;
    const mark = j.mark();
    j.refill(t.list, []);
    j.rollback(mark);
    expect(t.list).toBe(list);
    expect(list).toEqual([1, 2, 3]);
  });

  it('refills a list from itself', () => {
    const t = thing();
    new Journal().refill(t.list, t.list);
    expect(t.list).toEqual([1, 2, 3]);
  });

  it('gives what it is like now a new number with every write that matters, and the old one when that is taken back', () => {
    const j = new Journal();
    const t = thing();
    const seen = new Set<number>();
    const now = (): number => j.revisions[REST] as number;
    const begin = now();
    const mark = j.mark();
    for (let n = 2; n < 5; n++) {
      j.set(t, 'a', n);
      expect(seen.has(now())).toBe(false);
      seen.add(now());
      if (n === 3) {
        j.rollback(mark);
        expect(now()).toBe(begin);
      }
    }
    const { revision } = j;
    j.note(t, 'a', 7);
    j.notePush(t.list, 1);
    j.set(t, 'a', 7);
    expect(j.revision).toBe(revision);
  });

  it('tells channels apart', () => {
    const j = new Journal();
    const t = thing();
    const objects = j.revisions[REST];
    const step = j.revisions[STEP];
    const { revision } = j;
    j.set(t, 'a', 5, STEP);
    expect(j.revisions[REST]).toBe(objects);
    expect(j.revisions[STEP]).not.toBe(step);
    expect(j.revision).not.toBe(revision);
  });

  it('undoes any sequence of writes', () => {
    const step = fc.record({
      what: fc.constantFrom('set', 'unset', 'push', 'pop', 'insert', 'remove', 'refill'),
      n: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.array(step, { maxLength: 20 }), (first, second) => {
        const j = new Journal();
        const t = thing();
        const act = ({ what, n }: { what: string; n: number }): void => {
          if (what === 'set') j.set(t.inner, `k${n}`, n);
          else if (what === 'unset') j.set(t.inner, `k${n}`, undefined);
          else if (what === 'push') j.push(t.list, n);
          else if (what === 'pop') j.notePop(t.list);
          else if (what === 'insert') j.insert(t.list, Math.min(n, t.list.length), n);
          else if (what === 'remove') j.remove(t.list, n);
          else j.refill(t.list, [n, n]);
        };
        first.forEach(act);
        const before = JSON.parse(JSON.stringify(t)) as Thing;
        const mark = j.mark();
        second.forEach(act);
        j.rollback(mark);
        expect(t).toEqual(before);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
