/**
 * Writes the cards of each ruleset's builders as data files beside the compiled builders, from where built rulesets read
 * them (`packages/<ruleset>/dist/cards/data`). Part of `npm run build`.
 *
 *   npm run cards
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { CardDefinition } from '@arbiter/engine';
import { shardsOf } from '@arbiter/engine';

interface Built {
  cards: CardDefinition[];
  tokens?: CardDefinition[];
}
/** The rulesets, each with the characteristics by which its cards are looked up. */
const RULESETS: { [ruleset: string]: string[] } = { mtg: [], 'grand-archive': [], riftbound: ['code'] };

for (const [ruleset, columns] of Object.entries(RULESETS)) {
  const builders = new URL(`../packages/${ruleset}/dist/cards/`, import.meta.url);
  const { cards, tokens }: Built = await import(new URL('index.js', builders).href);
  // A running service goes on reading the files that it opened.
  const [fresh, place] = [new URL(`data.${process.pid}/`, builders), new URL('data/', builders)];
  mkdirSync(fresh);
  for (const [name, text] of shardsOf(cards, { tokens, columns })) writeFileSync(new URL(name, fresh), text);
  rmSync(place, { recursive: true, force: true });
  renameSync(fresh, place);
  console.log(`${ruleset}: ${cards.length} cards`);
}
