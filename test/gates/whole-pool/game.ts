/** Random games of Magic with decks out of all cards: by the seed and its number alone each can be played again. */
import type { Deck, Ruleset, Setup } from '@arbiter/engine';
import { randomFrom, type Stand } from '@arbiter/test-kit';
import { cardPool } from '../../support/card-pool.js';
import { randomCommanderDeck, randomDeck } from '../../support/random-decks.js';
import { type Compared, DENSE, playCompared } from '../non-interference/game.js';
import { standsOfDecks } from '../non-interference/stands.js';
import { type Played, playLooking } from '../rules-invariants/game.js';
import { playableOf } from '../support/random-games.js';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'] as const;
/** The most decisions of a game of four. */
const LONGEST = 60_000;

export interface Table {
  seats: number;
  commander: boolean;
}

/** Two, three and four in turn, each of them in one game of four with commanders. */
export const tableOf = (n: number): Table => ({ seats: 2 + (n % 3), commander: n % 4 === 3 });

function setupOf(ruleset: Ruleset, n: number, random: (n: number) => number, seed: string): Setup {
  const { seats, commander } = tableOf(n);
  const pool = cardPool(ruleset, true);
  const deck = (): Deck => (commander ? randomCommanderDeck : randomDeck)(ruleset, random, pool);
  // All options come together with each other, and with every table.
  const round = Math.floor(n / 12);
  return {
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed,
    options: {
      autoPass: (n + round) % 2 === 1 ? 'smart' : 'none',
      payment: n % 5 === 4 ? 'manual' : 'auto',
      ...(commander ? { format: 'commander' } : {}),
    },
    seats: NAMES.slice(0, seats).map((name) => ({ name, deck: deck() })),
  };
}

export interface PlayedAt extends Played {
  table: Table;
}

/** A game that is looked at all the while. */
export function play(id: string, seed: number, n: number): PlayedAt {
  const ruleset = playableOf(id).ruleset;
  const setup = setupOf(ruleset, n, randomFrom(seed * 1_000_003 + n), `pool ${seed} ${n}`);
  return { ...playLooking(ruleset, setup, seed, n, LONGEST), table: tableOf(n) };
}

let known: ReadonlyMap<string, Stand> | undefined;
/** Cards that may take the places of hidden ones: those of some decks out of all cards, the same for every game. */
function standsFrom(ruleset: Ruleset): ReadonlyMap<string, Stand> {
  const random = randomFrom(1);
  const pool = cardPool(ruleset, true);
  const decks = (): Deck[] => NAMES.map(() => randomDeck(ruleset, random, pool));
  known ??= standsOfDecks(ruleset, Array.from({ length: 25 }, decks));
  return known;
}

export interface ComparedAt extends Compared {
  table: Table;
}

/** A game whose positions are compared. */
export function playHiding(id: string, seed: number, n: number): ComparedAt {
  const ruleset = playableOf(id).ruleset;
  const random = randomFrom(seed * 7919 + n);
  const setup = setupOf(ruleset, n, random, `pool interference ${seed} ${n}`);
  const own = standsOfDecks(ruleset, [setup.seats.map(({ deck }) => deck)], setup.options.format);
  const stands = new Map([...standsFrom(ruleset), ...own]);
  return { ...playCompared(ruleset, setup, { seed, n, random, stands, ...DENSE }), table: tableOf(n) };
}
