/**
 * Plays random games with random decks of all cards that Magic plays, under the audits of the test kit, and says which cards
 * were played and which games broke a promise.
 *
 *   npm run play-cards -- --games 200 --seed 1             tells what was found
 *   npm run play-cards -- --games 200 --seed 1 --write     writes `games` among the proofs of the cards that were played
 *
 * A game that breaks a promise proves nothing of its cards; it is told with the seed that it can be played again by (`--from`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameEvent, Match, Ruleset, Setup } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { randomFrom, simulate } from '@arbiter/test-kit';
import { cardPool } from '../test/support/card-pool.js';
import { randomDeck } from '../test/support/random-decks.js';

const DATA = new URL('../packages/mtg/data/cards/', import.meta.url);
/** The promises are checked at every so many decisions. */
const CHECKED_EVERY = 60;
const MOST_DECISIONS = 6000;
/** How a card comes to be used. */
const USED = new Set(['SPELL_CAST', 'LAND_PLAYED']);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
  },
});

/** Magic with an ear for what is played. */
function listening(hear: (event: GameEvent) => void): Ruleset {
  const open: Ruleset['open'] = (state, options) => {
    const match = magic.open(state, options);
    const submit: Match['submit'] = (...given) => {
      const result = match.submit(...given);
      if (result.ok) for (const event of result.value.events) hear(event);
      return result;
    };
    return new Proxy(match, {
      get: (of, key) => {
        if (key === 'submit') return submit;
        const value: unknown = Reflect.get(of, key, of);
        return typeof value === 'function' ? value.bind(of) : value;
      },
    });
  };
  return { ...magic, open };
}

const pool = cardPool(magic, true);
const proven = new Set<string>();
let broken = 0;
const [first, last] = [Number(values.from), Number(values.from) + Number(values.games)];
for (let game = first; game < last; game++) {
  const seed = `${values.seed} ${game}`;
  const random = randomFrom(Number(values.seed) * 1_000_003 + game);
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: randomDeck(magic, random, pool) }));
  const used = new Set<string>();
  const ruleset = listening(({ type, data }) => {
    if (USED.has(type) && typeof data.card === 'string') used.add(data.card);
  });
  const setup: Setup = { edition: 'current', seats, seed, options: { autoPass: 'smart', payment: 'auto' } };
  try {
    simulate(ruleset, setup, game, { inMemory: true, invariants: CHECKED_EVERY, maxDecisions: MOST_DECISIONS });
    for (const card of used) proven.add(card);
  } catch (error) {
    broken++;
    console.log(`game ${game} of seed ${values.seed}: ${error instanceof Error ? error.stack?.slice(0, 1500) : error}`);
  }
}
console.log(`${last - first} games, ${broken} broke a promise; ${proven.size} cards of ${pool.length} were played`);
if (values.write) write(proven);

/** Adds the proof to the lines of the cards; everything else stays as it is. */
function write(names: ReadonlySet<string>): void {
  for (const file of readdirSync(DATA)) {
    const path = new URL(file, DATA);
    const lines = readFileSync(path, 'utf8').split('\n');
    const written = lines.map((line) => {
      if (line === '' || file === 'tokens.jsonl') return line;
      const record = JSON.parse(line) as { card: { name: string }; proof: string[] };
      if (!names.has(record.card.name) || record.proof.includes('games')) return line;
      return JSON.stringify({ ...record, proof: [...record.proof, 'games'] });
    });
    writeFileSync(path, written.join('\n'));
  }
}
