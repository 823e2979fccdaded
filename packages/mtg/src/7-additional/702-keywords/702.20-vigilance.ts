/** Vigilance (702.20): attacking doesn't cause it to tap. Read in 508.1f. */
import { type Game, keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({ keyword: 'vigilance', rules: cite('mtg:702.20'), says: 'Attacks without tapping.' });
export const staysUntapped = (g: Game, id: number): boolean => keyword(g, id, 'vigilance') !== undefined;
/** Attacking without tapping. @citation */
export const VIGILANCE_RULES = cite('mtg:702.20b');
