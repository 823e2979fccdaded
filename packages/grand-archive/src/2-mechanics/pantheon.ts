/** Pantheon: games of three or four players, each of whom has a lesser and a greater boon in a zone of its own. */
import type { Game, GameOptions } from '@arbiter/engine';

export const PANTHEON = 'pantheon';
/** The method of a boon that is bestowed: it is neither activated nor materialized. */
export const BESTOW = 'bestow';
/** The type of the cards that lie there. */
export const BOON = 'Boon';
export const isOfPantheon = ({ format }: Pick<GameOptions, 'format'>): boolean => format === PANTHEON;
export const isPantheon = (g: Game): boolean => isOfPantheon(g.s.options);
