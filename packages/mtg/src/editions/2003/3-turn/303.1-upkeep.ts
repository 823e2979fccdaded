/** What triggered in the untap step goes on the stack above what triggers at the beginning of the upkeep (302.2, 303.1). */
import { enqueue, procedure, settle, takeWaiting, type WaitingTrigger } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** Of the upkeep step. @citation */
export const UPKEEP = cite('mtg-2003:303.1', 'mtg-2003:302.2');

const isOfUpkeep = ({ event }: WaitingTrigger): boolean => event.type === 'step' && event.step === 'upkeep';

export const upkeepStep = procedure<Record<never, never>, { fromUntap: WaitingTrigger[] }>('upkeepStep', {
  first: (g, l) => {
    g.j.note(
      l,
      'fromUntap',
      takeWaiting(g, (waiting) => !isOfUpkeep(waiting)),
    );
    return l.fromUntap.length === 0 ? { done: null } : settle.call({});
  },
  then: (g, l) => {
    for (const { id: _, ...waiting } of l.fromUntap) enqueue(g, waiting);
    return { done: null };
  },
});
