/** What follows from having done something: "you may …. If you do, …" (118.12, 608.2). */
import type { Effect } from '@arbiter/engine';
import { asName, asRef, isNoun, type Result } from '../../../references/nouns.js';
import { row } from '../../categories.js';

/** What can always be done, so that whoever says that they do it has done it. */
const ALWAYS = ['draw', 'create'];
const DONE = '#done';

/**
 * The first is the cost of the second (118.12): what is moved may not be there any more, and then it was not done. What was
 * moved is kept under a name, and that there is something under it is what "if you do" asks.
 */
function done(first: Effect[], then: Effect[], at: number): Effect[] | undefined {
  const [one, ...more] = first;
  if (!one || more.length > 0) return undefined;
  if (ALWAYS.includes(one.do)) return [one, ...then];
  const save: unknown = one.do === 'move' ? one.save : undefined;
  if (!isNoun(save) || save.noun !== 'result') return undefined;
  const kept: Result = { ...save, kinds: [...save.kinds, DONE] };
  const what = asRef({ noun: 'anaphor', at: save.at + 1, kind: DONE, ...(save.many ? { many: true } : {}) });
  if (save.at + 1 > at) return undefined;
  return [{ ...one, save: asName(kept) } as Effect, { do: 'if', if: { compare: [{ countOf: what }, '>=', 1] }, then }];
}

export const doing = [
  row(
    'sentence',
    'you may <effect> . if you do , <clauses>',
    ({ effect, clauses }, { to }) => {
      const then = done(effect, clauses, to);
      return then && [{ do: 'may', then }];
    },
    'Jeskai Elder',
  ),
];
