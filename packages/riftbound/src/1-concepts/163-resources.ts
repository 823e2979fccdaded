/** Energy and Power as they are written (131, 163). */
import { characteristicsOf, defineFigure, wordsOf } from '@arbiter/engine';
import { z } from 'zod';
import { DOMAINS } from './134-domains.js';

export const figure = z.int().min(0).max(999);
/** Power of a domain, of one of several (`Fury|Mind`), of any, or of those of the card that is paid for (`own`, 135.2.e.6). */
const powerSymbol = z.string().regex(new RegExp(`^(any|own|(${DOMAINS.join('|')})(\\|(${DOMAINS.join('|')}))*)$`));
export const power = z.array(powerSymbol).max(20);

export interface Resources {
  energy?: number;
  power?: string[];
}

/** "Costs no more than [A]": each symbol is one Power, of whatever domain (131.2, 356.1.c). */
export const powerFigure = defineFigure('power', {
  description: 'How much Power the printed cost of a card has.',
  of: (g, id) => wordsOf(characteristicsOf(g, id).props.power).length,
  reads: ['power'],
});
