import { randomWord } from '../state/random.js';
import type { Game } from './game.js';

/** Words are numbers below this. */
const WORD_RANGE = 2 ** 32;

/**
 * Draws a whole number in [0, n): the next word modulo n; words from the largest multiple of n on are passed over, so that
 * every number is equally likely. A scenario's forced outcome is used first.
 * Whatever draws consumes randomness, so the answer that led here can't be taken back.
 */
export function draw(g: Game, n: number): number {
  g.revealed = true;
  const { rng } = g.s;
  const forced = rng.forced[0];
  if (typeof forced === 'number' && Number.isInteger(forced) && forced >= 0 && forced < n) {
    g.j.refill(rng.forced, rng.forced.slice(1));
    g.random.push(forced);
    return forced;
  }
  const limit = Math.floor(WORD_RANGE / n) * n;
  let position = rng.drawn;
  let word: number;
  do word = randomWord(rng.key, position++);
  while (word >= limit);
  g.j.note(rng, 'drawn', position);
  const outcome = word % n;
  g.random.push(outcome);
  return outcome;
}

/**
 * Shuffles a copy (Fisher–Yates): from the last place to the second, each is exchanged with one drawn among itself and those
 * before it. A forced outcome that is a list of positions gives the new order, top first.
 */
export function shuffled<T>(g: Game, items: readonly T[]): T[] {
  const { rng } = g.s;
  const forced = rng.forced[0];
  if (Array.isArray(forced) && forced.length === items.length) {
    g.j.refill(rng.forced, rng.forced.slice(1));
    g.revealed = true;
    return forced.flatMap((at) => (typeof at === 'number' ? items.slice(at, at + 1) : []));
  }
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const k = draw(g, i + 1);
    const [here, there] = [out[i], out[k]];
    if (here === undefined || there === undefined) continue;
    out[i] = there;
    out[k] = here;
  }
  return out;
}
