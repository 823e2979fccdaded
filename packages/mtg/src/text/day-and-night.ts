/** How day and night are spoken of (731). */
import { type Condition, canonical, type Effect, type ReplacementAbility } from '@arbiter/engine';
import type { Say } from './say.js';

/** "It becomes night" (731.1). */
export const becomesTime = ({ time }: Extract<Effect, { do: 'becomeTime' }>): string => `it becomes ${time}`;
/** "It's night" (731.1). */
export const timeText = (time: string): string => `it's ${time}`;

const NEITHER: Condition = { not: { any: [{ time: 'day' }, { time: 'night' }] } };
/** It has become neither of them so far (731.1). */
export const isNeither = (not: Condition): boolean => canonical({ not }) === canonical(NEITHER);
export const NEITHER_TEXT = "it's neither day nor night";

/** "If it's neither day nor night, it becomes day as this creature enters" (731.1). */
export function dayAsEnters(ability: ReplacementAbility, say: Say): string | undefined {
  const day = {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    if: NEITHER,
    before: [{ do: 'becomeTime', time: 'day' }],
  };
  if (canonical(ability) !== canonical(day)) return undefined;
  return `if ${NEITHER_TEXT}, it becomes day as ${say.object('self', 'asked')} enters`;
}
/** Either of them has become the other (731.1a). */
export const TURNS = canonical({ changed: true });
export const TURNS_TEXT = 'day becomes night or night becomes day';
