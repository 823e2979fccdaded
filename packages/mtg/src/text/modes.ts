/** How modes are printed (700.2). */

import type { Body } from '@arbiter/engine';
import { either, numeral, type Say, UNSAID, whole } from './say.js';

export function modesText({ min, max, choices }: NonNullable<Body['modes']>, say: Say): string {
  const bullets = choices.map((choice) => ` • ${say.apart(() => whole(choice, (watched) => say.body(watched)))}`);
  return `choose ${howMany(min, max, choices.length)} —${bullets.join('.')}`;
}
function howMany(min: number, max: number, all: number): string {
  if (min === 0) return max === all ? 'any number' : `up to ${numeral(max)}`;
  if (min === 1 && max === all && all > 1) return all === 2 ? either('one or both', 'one or more') : 'one or more';
  if (min === 1 && max === 2) return 'one or two';
  return min === max && max < all ? numeral(min) : UNSAID;
}
