/**
 * Plays random games with random decks of all cards and lists the instructions of cards that were carried out and never
 * did anything: no event, no write, no question. Each is worth a look beside its card, since no comparison of texts sees a
 * definition that says the right words and finds nothing (a token without a record, an object asked for where it was).
 *
 *   npm run idle-instructions -- --ruleset ga --games 100 --seed 1
 *   npm run idle-instructions -- --ruleset ga --games 100 --least 3     those that were carried out three times or more
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Setup } from '@arbiter/engine';
import { randomFrom, simulate } from '@arbiter/test-kit';
import { placeOf } from '../packages/engine/src/language/parts.js';
import type { Effect } from '../packages/engine/src/language/types.js';
import type { Game } from '../packages/engine/src/machine/game.js';
import type { VerbWord } from '../packages/engine/src/machine/words.js';
import { words as wordsOfGrandArchive } from '../packages/grand-archive/src/language/words.js';
import { words as wordsOfMagic } from '../packages/mtg/src/language/words.js';
import { words as wordsOfRiftbound } from '../packages/riftbound/src/language/words.js';
import { cardPool } from '../test/support/card-pool.js';
import { randomDeck } from '../test/support/random-decks.js';
import { all } from '../test/support/rulesets.js';

const MOST_DECISIONS = 4000;
/** They only arrange other instructions, or only remember. */
const ARRANGING = new Set(['if', 'forEach', 'remember', 'sequence']);

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'mtg' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '2' },
  },
});
const ruleset = all.find(({ info }) => info.id === (values.ruleset === 'ga' ? 'grand-archive' : values.ruleset));
if (!ruleset)
  throw new Error(`there is no ruleset ${values.ruleset}; there are ${all.map(({ info }) => info.id).join(', ')}`);

interface Tally {
  effect: Effect;
  hash: string;
  path: string;
  runs: number;
  did: number;
}
const tallies = new Map<string, Tally>();
/** What was carried out last, and how many events there were before it. */
let last: { game: Game; tally: Tally; events: unknown[]; at: number } | null = null;

function settle(): void {
  if (last && (last.game.events !== last.events || last.game.events.length > last.at)) last.tally.did++;
  last = null;
}

function tallyOf(effect: Effect): Tally | undefined {
  const place = placeOf(effect);
  if (!place) return undefined;
  const key = `${place.hash} ${place.path}`;
  let tally = tallies.get(key);
  if (!tally) {
    tally = { effect, ...place, runs: 0, did: 0 };
    tallies.set(key, tally);
  }
  return tally;
}

/** Hears what a verb does each time it is carried out. */
function listenTo(verb: VerbWord): void {
  const run = verb.run;
  verb.run = (g, effect, ctx, id) => {
    settle();
    const tally = ARRANGING.has(effect.do) ? undefined : tallyOf(effect);
    const [events, at, before] = [g.events, g.events.length, g.j.mark()];
    const control = run(g, effect, ctx, id);
    if (!tally) return control;
    tally.runs++;
    if (g.j.mark() !== before || control?.ask !== undefined) tally.did++;
    else last = { game: g, tally, events, at };
    return control;
  };
}

const verbs = [wordsOfMagic, wordsOfGrandArchive, wordsOfRiftbound].flatMap(({ words }) => words);
for (const verb of new Set(verbs)) if (verb.part === 'verb') listenTo(verb);

const pool = cardPool(ruleset, true);
const edition = ruleset.info.editions.find((e) => e.current)?.id ?? '';
let broken = 0;
for (let game = 0; game < Number(values.games); game++) {
  const random = randomFrom(Number(values.seed) * 1_000_003 + game);
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: randomDeck(ruleset, random, pool) }));
  const setup: Setup = {
    edition,
    seats,
    seed: `${values.seed} ${game}`,
    options: { autoPass: 'smart', payment: 'auto' },
  };
  try {
    simulate(ruleset, setup, game, { inMemory: true, maxDecisions: MOST_DECISIONS });
  } catch (error) {
    broken++;
    console.log(`game ${game} of seed ${values.seed}: ${error instanceof Error ? error.message.slice(0, 500) : error}`);
  }
  settle();
}

const names = new Map<string, string>();
for (const folder of ['mtg', 'grand-archive', 'riftbound'].map(
  (name) => new URL(`../packages/${name}/data/cards/`, import.meta.url),
))
  for (const file of readdirSync(folder))
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean)) {
      const { hash, card } = JSON.parse(line) as { hash: string; card: { name: string } };
      names.set(hash, card.name);
    }
const nameOf = (hash: string): string => names.get(hash) ?? hash;
const carriedOut = [...tallies.values()];
const cards = new Set(carriedOut.map(({ hash }) => hash));
const idle = carriedOut.filter(({ runs, did }) => runs >= Number(values.least) && did === 0);
for (const { hash, path, runs, effect } of idle.sort((a, b) => b.runs - a.runs))
  console.log(`${nameOf(hash)} ${path}: ${runs} times, nothing: ${JSON.stringify(effect)}`);
console.log(
  `${values.games} games, ${broken} broke a promise; instructions of ${cards.size} definitions were carried out, ${carriedOut.length} of them, ${idle.length} never did anything`,
);
