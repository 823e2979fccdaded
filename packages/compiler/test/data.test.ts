/** The cards that are kept against a fresh run of the compiler; skipped where the texts are not at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { handWritten, rules } from '@arbiter/mtg';
import { expect, it } from 'vitest';
import { bulkCards, compileBulk } from '../src/cli/bulk.js';
import { liesBeside, playedIn, Records } from '../src/cli/data.js';
import { magicGrammar } from '../src/index.js';

const texts = fileURLToPath(new URL('../../../../shared/cards/mtg-cards.jsonl', import.meta.url));
const data = fileURLToPath(new URL('../../mtg/data/', import.meta.url));

it.skipIf(!existsSync(texts))(
  'what is kept is what the compiler makes now: if not, npm run compile -- … --write',
  {
    timeout: 300_000,
  },
  async () => {
    const records = new Records(magicGrammar.version, rules.definitions, handWritten, playedIn(data));
    for await (const bulk of bulkCards(texts)) if (Records.takes(bulk)) records.add(bulk, compileBulk(bulk));
    const different = [...records.files()].flatMap(([file, text]) => {
      const kept = readFileSync(`${data}${file}`, 'utf8');
      if (kept === text) return [];
      const [now, before] = [text, kept].map((lines) => new Set(lines.split('\n')));
      const one =
        [...(now ?? [])].find((line) => !before?.has(line)) ?? [...(before ?? [])].find((line) => !now?.has(line));
      return [`${file}: ${one?.slice(0, 200)}`];
    });
    expect(different).toEqual([]);
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
