/** How many things a cost takes: a number, the X that was chosen for it, or all that there are (107.3a, 118.4). */
import { type Parts, type Payer, plainOr } from '@arbiter/engine';

export type HowMany = number | 'x' | 'all';

export const howMany = (p: Parts) => plainOr(['x', 'all'], p.count);

/** One, unless it says otherwise. @param all how many there are */
export const countOf = ({ count = 1 }: { count?: HowMany | undefined }, { x }: Payer, all: number): number =>
  count === 'x' ? x : count === 'all' ? all : count;

/** As an option prints it. */
export const countText = (count: HowMany = 1): string => (count === 'x' ? 'X' : String(count));
