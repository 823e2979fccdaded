/** The cards of Riftbound that are kept against a fresh run of the compiler; skipped where texts or cards are not at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { handWritten, rules } from '@arbiter/riftbound';
import { expect, it } from 'vitest';
import { bulkCards, compileBulk } from '../../src/cli/bulk.js';
import { playedIn, Records } from '../../src/cli/data.js';
import { errataIn } from '../../src/cli/errata.js';
import { type GameGrammar, riftboundGrammar } from '../../src/index.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const texts = at('../../../../../shared/cards/riftbound-cards.jsonl');
const folder = at('../../../../../shared/rules/en/riftbound-extra/');
const data = at('../../../riftbound/data/');

it.skipIf(![texts, folder, data].every(existsSync))(
  'what is kept is what the compiler makes now: if not, npm run compile -- … --ruleset riftbound --errata … --write',
  { timeout: 300_000 },
  async () => {
    const grammar = riftboundGrammar as GameGrammar;
    const records = new Records(grammar.version, rules.definitions, handWritten, playedIn(data));
    for await (const bulk of bulkCards(texts, errataIn(folder)))
      if (Records.takes(bulk)) records.add(bulk, compileBulk(bulk, grammar));
    const different = [...records.files()].filter(([file, text]) => readFileSync(`${data}${file}`, 'utf8') !== text);
    expect(different.map(([file]) => file)).toEqual([]);
  },
);
