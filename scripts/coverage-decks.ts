/**
 * Which real decks can be played whole, and what keeps the nearest ones from it.
 *
 *   npm run decks -- decks.jsonl                 decks, a line each: {name, kind, main: [{name, count}], sideboard?}
 *   npm run decks -- decks.jsonl --most 60       so many cards that stand between decks and being whole
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { magic } from '@arbiter/mtg';

interface Deck {
  name: string;
  kind?: string;
  main: { name: string }[];
  sideboard?: { name: string }[];
}

/** A deck that lacks more cards than these is far away. */
const NEAR = 8;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '40' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('usage: npm run decks -- <decks.jsonl> [--most 40]');

const decks = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): Deck => JSON.parse(line));
const known = new Map<string, boolean>();
const isPlayed = (name: string): boolean => {
  const played = known.get(name) ?? magic.cards.get(name)?.support === 'exact';
  known.set(name, played);
  return played;
};

const kinds = new Map<string, { whole: number; all: number }>();
/** What a card is worth: each deck that lacks it counts by how little else it lacks. */
const worth = new Map<string, { decks: number; alone: number; weight: number }>();
for (const { kind = 'deck', main, sideboard = [] } of decks) {
  const missing = [...new Set([...main, ...sideboard].map(({ name }) => name))].filter((name) => !isPlayed(name));
  const counts = kinds.get(kind) ?? { whole: 0, all: 0 };
  kinds.set(kind, { whole: counts.whole + (missing.length === 0 ? 1 : 0), all: counts.all + 1 });
  if (missing.length > NEAR) continue;
  for (const name of missing) {
    const one = worth.get(name) ?? { decks: 0, alone: 0, weight: 0 };
    worth.set(name, {
      decks: one.decks + 1,
      alone: one.alone + (missing.length === 1 ? 1 : 0),
      weight: one.weight + 1 / missing.length ** 2,
    });
  }
}

const sum = [...kinds.values()].reduce((all, { whole }) => all + whole, 0);
console.log(`${magic.cards.names().length} cards are played; ${sum} of ${decks.length} decks can be played whole`);
for (const [kind, { whole, all }] of [...kinds].sort()) console.log(`  ${kind.padEnd(14)} ${whole} of ${all}`);
console.log(
  `\nCards between near decks (at most ${NEAR} missing) and being whole: worth, decks, decks that miss nothing else`,
);
for (const [name, { decks: count, alone, weight }] of [...worth]
  .sort(([, a], [, b]) => b.weight - a.weight)
  .slice(0, Number(values.most))) {
  const reason = magic.cards.get(name)?.reason ?? 'no such card is known';
  console.log(
    `${weight.toFixed(2).padStart(7)} ${String(count).padStart(4)} ${String(alone).padStart(4)}  ${name}: ${reason}`,
  );
}
