/** One random game that is looked at all the while: by the seed and its number alone it can be played again. */
import type { Ruleset, Setup } from '@arbiter/engine';
import { randomFrom, replay, type Simulated, simulate } from '@arbiter/test-kit';
import { withFactsCompared } from '../../support/kept-facts.js';
import type { Playable } from '../../support/rulesets.js';
import { playableOf, randomSetup } from '../support/random-games.js';

export interface Played {
  decisions: number;
  tried: number;
  ids: number;
  sizes: number[];
  cards: string[];
}

const WHOLE = { from: 0, steps: Number.POSITIVE_INFINITY };

/** In one of so many games, every so many-th fact that the engine keeps is worked out anew. */
const FACTS = { of: 5, every: 29 };
function withFacts(simulated: () => Simulated): Simulated {
  let game: Simulated | undefined;
  const { wrong } = withFactsCompared(FACTS.every, () => {
    game = simulated();
  });
  if (wrong.length > 0) throw new Error(`kept although they are others by now: ${wrong.slice(0, 5).join(', ')}`);
  return game as Simulated;
}

/** The most decisions of a game of more than two. */
const LONGEST = 60_000;
/** Of Magic's current edition larger tables play in the gate `whole-pool`; of others each third one is of three or four. */
const seatsOf = ({ current }: Playable, n: number): number =>
  current || n % 3 !== 1 ? 2 : 3 + (Math.floor(n / 6) % 2);

/** Some as a service plays them, most in memory; all are the same when their log is played again. */
export function play(id: string, seed: number, n: number): Played {
  const what = playableOf(id);
  const seats = seatsOf(what, n);
  // All options come together with each other.
  const options = {
    autoPass: n % 2 === 1 ? 'smart' : 'none',
    payment: n % 5 === 4 ? 'manual' : 'auto',
  } as const;
  const setup = randomSetup(what, randomFrom(seed * 100_000 + n), `game ${seed} ${n}`, options, seats);
  const game = playLooking(what.ruleset, setup, seed, n, seats > 2 ? LONGEST : undefined);
  // How large states may be is said of games of two.
  return seats > 2 ? { ...game, sizes: [] } : game;
}

export function playLooking(ruleset: Ruleset, setup: Setup, seed: number, n: number, most?: number): Played {
  const simulated = (): Simulated =>
    simulate(ruleset, setup, seed * 1000 + n, {
      ...(most === undefined ? {} : { maxDecisions: most }),
      invariants: 60,
      inMemory: n % 10 !== 0,
      watchIds: n % 40 === 39 ? WHOLE : { from: (n * 37) % 150, steps: 30 },
    });
  const game = n % 8 === FACTS.of ? withFacts(simulated) : simulated();
  if (game.state.result === null) throw new Error('the game has no result');
  if (n % 5 === 2 && ruleset.hash(replay(ruleset, setup, game.log)) !== ruleset.hash(game.state))
    throw new Error('played again, the same answers lead elsewhere');
  const { decisions, tried, ids, sizes } = game;
  const cards = setup.seats.flatMap((s) => Object.values(s.deck).flat());
  return { decisions, tried, ids, sizes, cards: [...new Set(cards.map((e) => e.card))] };
}
