/** Replacement effects of several things that happen at the same time (367–375). */
import type { Effect, Replacement } from '@arbiter/engine';
import { cite } from '../cite.js';

const AWAY = ['kill', 'move', 'sacrifice'];
/** "Kill this instead": with what it does the effect is gone. */
const givesItselfUp = (effect: Effect): boolean =>
  AWAY.includes(effect.do) && 'what' in effect && (effect.what === 'self' || effect.what === 'grantor');

/** What gives its own source up, or acts the next time, acts for one alone of several deaths; its controller says for which. */
export const appliesToOne = ({ spec, stored }: Replacement): boolean =>
  stored?.once === true || (spec.instead ?? []).some(givesItselfUp);

/** What replaces events that happen at the same time, in which order, and before what (373, 374). @citation */
export const SIMULTANEOUS = cite(
  'riftbound:373',
  'riftbound:373.1',
  'riftbound:373.1.a',
  'riftbound:373.2',
  'riftbound:373.2.a',
  'riftbound:373.2.a.1',
  'riftbound:374',
  'riftbound:370.4',
);

/** What an event is that may be replaced, how often an effect applies, and who orders several (369–372, 375). @citation */
export const EVENTS = cite(
  'riftbound:369.2',
  'riftbound:370.1.a',
  'riftbound:370.1.a.1',
  'riftbound:370.1.a.2',
  'riftbound:370.1.b.1',
  'riftbound:371.1',
  'riftbound:371.2',
  'riftbound:371.2.a',
  'riftbound:371.2.b',
  'riftbound:372.1',
  'riftbound:372.2',
  'riftbound:375',
  'riftbound-zh:368.1',
  'riftbound-zh:368.2',
);
