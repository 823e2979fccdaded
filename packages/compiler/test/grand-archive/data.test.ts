/** The cards of Grand Archive that are kept against a fresh run of the compiler; skipped where texts or cards are not at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { handWritten, rules } from '@arbiter/grand-archive';
import { expect, it } from 'vitest';
import { bulkCards, compileBulk } from '../../src/cli/bulk.js';
import { playedIn, Records } from '../../src/cli/data.js';
import { type GameGrammar, grandArchiveGrammar } from '../../src/index.js';

const texts = fileURLToPath(new URL('../../../../../shared/cards/ga-cards.jsonl', import.meta.url));
const data = fileURLToPath(new URL('../../../grand-archive/data/', import.meta.url));

/** The names of the tokens that a definition summons. */
function* summonedBy(part: unknown): Iterable<string> {
  if (typeof part !== 'object' || part === null) return;
  if ('do' in part && part.do === 'create' && 'named' in part && typeof part.named === 'string') yield part.named;
  for (const inner of Object.values(part)) yield* summonedBy(inner);
}

it.skipIf(!existsSync(texts) || !existsSync(data))(
  'what is kept is what the compiler makes now: if not, npm run compile -- … --ruleset ga --write',
  { timeout: 300_000 },
  async () => {
    const grammar = grandArchiveGrammar as GameGrammar;
    const records = new Records(grammar.version, rules.definitions, handWritten, playedIn(data));
    for await (const bulk of bulkCards(texts))
      if (Records.takes(bulk, { tokens: true })) records.add(bulk, compileBulk(bulk, grammar));
    const summoned = new Set([...records.played.values()].flatMap(({ card }) => [...summonedBy(card)]));
    expect([...summoned].filter((name) => !records.played.has(name))).toEqual([]);
    const different = [...records.files()].filter(([file, text]) => readFileSync(`${data}${file}`, 'utf8') !== text);
    expect(different.map(([file]) => file)).toEqual([]);
  },
);

it('what a token is has a record, where effects summon it by its name', () => {
  const bulk = {
    card: { name: 'Drone', type: 'Token Ally — Automaton', text: '' },
    whole: 'Drone',
    layout: 'normal',
    formats: [],
  };
  expect([Records.takes(bulk, { tokens: true }), Records.takes(bulk)]).toEqual([true, false]);
});
