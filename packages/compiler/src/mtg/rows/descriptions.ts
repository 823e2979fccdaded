/** Descriptions with more than one quality or type, and targets of which each is dealt damage (115.1, 205). */
import type { FilterClause } from '@arbiter/engine';
import { row } from '../categories.js';
import { targetOf } from '../nouns.js';
import { ANY } from './nouns.js';
import { ANYTHING } from './shared.js';

const isOfColor = (clause: FilterClause): boolean =>
  'has' in clause ? clause.has[0] === 'colors' : 'not' in clause && [clause.not].flat().every(isOfColor);

export const descriptions = [
  row('suffix', 'without <a:keywordName> or <b:keywordName>', ({ a, b }) => [
    { not: { keyword: a } },
    { not: { keyword: b } },
  ]),
  row('suffix', 'with <a:keywordName> , <b:keywordName> , <c:keywordName> , or <d:keywordName>', ({ a, b, c, d }) => [
    { any: [a, b, c, d].map((keyword) => ({ keyword })) },
  ]),
  row('suffix', 'with <counter> counters on them', ({ counter }) => [{ counters: [counter, 1] }]),
  row(
    'head',
    '<a:type> or <adjective> <b:type>',
    ({ a, b, adjective }) =>
      adjective.every(isOfColor)
        ? {
            filter: [{ any: [{ has: ['types', a] }, [{ has: ['types', b] }, ...adjective]] }],
            kinds: [a.toLowerCase(), b.toLowerCase(), 'permanent'],
            several: true,
          }
        : undefined,
    'Befoul',
  ),
  row('sought', 'a|an <a:thing> or a|an <b:thing>', ({ a, b }) =>
    [a, b].every(({ kinds, placed }) => kinds.includes('card') && !placed)
      ? { filter: [{ any: [a.filter, b.filter] }], many: false }
      : undefined,
  ),
  row('recipient', 'each of <n:digitOrWord> targets', ({ n }, { from }) =>
    targetOf(from, ANY, ANYTHING, { min: n, max: n }),
  ),
  row('recipient', 'each of up to <n:digitOrWord> targets', ({ n }, { from }) =>
    targetOf(from, ANY, ANYTHING, { min: 0, max: n }),
  ),
];
