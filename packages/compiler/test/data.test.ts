/** The cards that are kept against a fresh run of the compiler; skipped where the texts are not at hand. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { handWritten, rules } from '@arbiter/mtg';
import { expect, it } from 'vitest';
import { bulkCards, compileBulk } from '../src/cli/bulk.js';
import { liesBeside, playedIn, Records } from '../src/cli/data.js';
import { magicGrammar } from '../src/index.js';

const texts = fileURLToPath(new URL('../../../../shared/cards/mtg-cards.jsonl', import.meta.url));
const data = fileURLToPath(new URL('../../mtg/data/', import.meta.url));

/** Of how many cards one is compiled: all take minutes, and a change of the grammar shows in many (`PART=1`: all of them). */
const PART = Number(process.env.PART ?? 8);
const drawn = (name: string): boolean => (createHash('sha256').update(name).digest()[0] as number) % PART === 0;

const nameOf = (line: string): string => {
  const kept = JSON.parse(line) as { name?: string; card?: { name: string } };
  return kept.name ?? kept.card?.name ?? '';
};

it.skipIf(!existsSync(texts))(
  'what is kept is what the compiler makes now: if not, npm run compile -- … --write',
  {
    timeout: 300_000,
  },
  async () => {
    const records = new Records(magicGrammar.version, rules.definitions, handWritten, playedIn(data));
    for await (const bulk of bulkCards(texts))
      if (Records.takes(bulk) && drawn(bulk.whole)) records.add(bulk, compileBulk(bulk));
    const made = records.files();
    const different = readdirSync(data, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => {
        const kept = readFileSync(`${data}${file}`, 'utf8').split('\n').filter(Boolean);
        const now = (made.get(file) ?? '').split('\n').filter(Boolean);
        // A token is kept for whichever card makes it.
        const due = file === 'cards/tokens.jsonl' && PART > 1 ? [] : kept.filter((line) => drawn(nameOf(line)));
        const [has, makes] = [new Set(kept), new Set(now)];
        const one = now.find((line) => !has.has(line)) ?? due.find((line) => !makes.has(line));
        return one === undefined ? [] : [`${file}: ${one.slice(0, 200)}`];
      });
    expect(different).toEqual([]);
    expect(records.played.size).toBeGreaterThan(10_000 / PART);
  },
);

it.skipIf(!existsSync(texts))(
  'cards whose texts are only near the printed ones are never exact',
  { timeout: 300_000 },
  async () => {
    const played = playedIn(data);
    const near: string[] = [];
    for await (const { near: only, whole } of bulkCards(texts)) if (only && played.has(whole)) near.push(whole);
    expect(near).toEqual([]);
  },
);

it('planes lie beside the decks, and planeswalkers in them', () => {
  const typed = (type: string) => liesBeside({ card: { name: 'Test Card', type, text: '' } });
  expect([typed('Plane — Somewhere'), typed('Legendary Planeswalker — Someone')]).toEqual([true, false]);
});
