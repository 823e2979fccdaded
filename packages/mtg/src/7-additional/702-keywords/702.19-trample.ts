/** Trample (702.19): what its blockers don't need goes on to what it attacks. Read in 510.1. */
import { type Game, keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({
  keyword: 'trample',
  rules: cite('mtg:702.19'),
  says: 'What its blockers don’t need of its damage goes on to what it attacks.',
});
export const tramples = (g: Game, id: number): boolean => keyword(g, id, 'trample') !== undefined;
export const TRAMPLE_RULES = cite('mtg:702.19b', 'mtg:702.19d');
