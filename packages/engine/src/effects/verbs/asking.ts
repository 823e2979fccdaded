/** Verbs that ask somebody something as they are carried out. */
import type { Seat } from '../../contract/contract.js';
import { perform } from '../../events/perform.js';
import { type Procedure, procedure } from '../../machine/control.js';
import type { Verb } from '../../machine/policies.js';
import { divide, number, random } from './amounts.js';
import { choose, order } from './choosing.js';
import { become, copy } from './copying.js';
import { discard, sacrifice } from './giving-up.js';
import { arrange, reveal, search } from './hidden.js';
import { may, pay, payCosts } from './optional.js';
import { asks } from './procedures.js';
import { putInOrder } from './putting.js';

const drawCards = procedure<{ draws: Seat[]; at: number; to?: string }>('drawCards', {
  next: (g, l) => {
    const player = l.draws[l.at];
    if (player === undefined) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const control = perform(g, [{ type: 'draw', player, ...(l.to ? { to: l.to } : {}) }]);
    return control && 'call' in control ? { ...control, go: 'next' } : { go: 'next' };
  },
});

export const askingVerbs: { [word: string]: Verb } = {
  discard: asks('verb:discard'),
  may: asks('verb:may'),
  pay: asks('verb:pay'),
  choose: asks('verb:choose'),
  arrange: asks('verb:arrange'),
  search: asks('verb:search'),
  sacrifice: asks('verb:sacrifice'),
  number: asks('verb:number'),
  divide: asks('verb:divide'),
  order: asks('verb:order'),
  random,
  reveal,
  become,
  copy: asks('verb:copy'),
};
export const askingProcedures: Procedure[] = [
  drawCards,
  discard,
  may,
  pay,
  choose,
  arrange,
  search,
  sacrifice,
  payCosts,
  copy,
  number,
  divide,
  order,
  putInOrder,
] as Procedure[];
