/**
 * Who burns out again and again gives a point each time until an opponent has enough of them and wins, unless an effect intervenes
 * (418.3.a): each point can be replaced or prevented. Where none is gained it would go on for ever; then it ends there.
 */
import { perform } from '@arbiter/engine';
import { burnOutWith, isEnough } from '../../../4-actions/431-burn-out.js';
import { cite } from '../../../cite.js';

const AGAIN = cite('riftbound-zh:418.3.a');

export const burnOut = burnOutWith({
  give: () => perform,
  wins: (g, seat, times) => (times > 1 && isEnough(g, seat) ? AGAIN : null),
  mayBeEndless: true,
});
