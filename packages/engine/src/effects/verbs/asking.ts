/** Verbs that ask somebody something as they are carried out. */
import type { Seat } from '../../border/contract.js';
import { type Procedure, procedure } from '../../machine/control.js';
import type { Verb } from '../../ruleset/rules.js';
import { perform } from '../../zones/perform.js';
import { choose } from './choosing.js';
import { become, copy } from './copying.js';
import { discard, sacrifice } from './giving-up.js';
import { arrange, reveal, search } from './hidden.js';
import { may, pay, payCosts } from './optional.js';
import { asks } from './procedures.js';

const drawCards = procedure<{ draws: Seat[]; at: number }>('drawCards', {
  next: (g, l) => {
    const player = l.draws[l.at];
    if (player === undefined) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const control = perform(g, [{ type: 'draw', player }]);
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
] as Procedure[];
