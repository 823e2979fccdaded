/** What becomes a creature "that is still a land" keeps that type, and loses its others (214.4a). */
import { cite } from '../../../cite.js';

/** New types take the place of those that nothing says are kept. @citation */
export const STILL_A_LAND = cite('mtg-2003:214.4a');

const LAND = 'Land';

/** Lands become creatures that are still lands; what becomes an artifact creature is nothing else. */
export function keptBeside(prop: string, before: string[], gained: string[]): string[] {
  if (prop !== 'types' || !gained.includes('Creature')) return before;
  return gained.includes('Artifact') ? [] : before.includes(LAND) ? [LAND] : before;
}
