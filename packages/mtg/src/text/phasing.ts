/** How permanents that phase out and in are printed (702.26). */
import type { Effect } from '@arbiter/engine';
import { type Say, verb } from './say.js';

/** "Target creature phases out." */
export const phasingText = ({ what }: Extract<Effect, { do: 'phaseOut' }>, say: Say): string =>
  say.about(what, (s) => `${s.text} ${verb(s, 'phase')} out`);

/** By what the event says, which of the two it is. */
export const PHASED: { [match: string]: string } = {
  '{"out":true}': 'phases out',
  '{"out":false}': 'phases in',
};
