/** Double-faced cards of Grand Archive stand in two lines, which are one card. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bulkCards, compileBulk } from '../../src/cli/bulk.js';
import type { GameGrammar } from '../../src/game.js';
import { grandArchiveGrammar } from '../../src/grand-archive/game.js';

const line = (name: string, types: string[], subtypes: string[], more: object = {}): string =>
  JSON.stringify({
    game: 'ga',
    name,
    types,
    subtypes,
    element: 'NORM',
    cost: { type: 'reserve', value: 3 },
    effect: '',
    ...more,
  });
const squirrel = line('Airborne Squirrel', ['ALLY'], ['TAMER', 'BEAST', 'FATEBOUND'], { power: 2, life: 3 });
const stone = line('Fatestone of Progress', ['ITEM'], ['TAMER', 'FATESTONE']);
const other = line('Plain Stone', ['ITEM'], ['TAMER']);

async function read(...lines: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'arbiter-sides-')), 'cards.jsonl');
  writeFileSync(file, lines.join('\n'));
  const found = [];
  for await (const card of bulkCards(file)) found.push(card);
  return found;
}

describe('the sides of double-faced cards', () => {
  it('are one card, the side that is played first, whichever line comes first', async () => {
    for (const lines of [
      [squirrel, other, stone],
      [stone, other, squirrel],
    ]) {
      const found = await read(...lines);
      expect(found.map(({ whole }) => whole)).toEqual(['Plain Stone', 'Fatestone of Progress // Airborne Squirrel']);
      const [, both] = found;
      const definition = both && compileBulk(both, grandArchiveGrammar as GameGrammar).card.definition;
      expect(definition).toMatchObject({
        name: 'Fatestone of Progress // Airborne Squirrel',
        layout: 'transform',
        faces: [{ name: 'Fatestone of Progress' }, { name: 'Airborne Squirrel', props: { power: 2 } }],
      });
    }
  });
  it('a side whose other one is not there is no card', async () => {
    const [alone] = await read(squirrel);
    expect(alone && compileBulk(alone, grandArchiveGrammar as GameGrammar).card.status).toBe('unsupported');
  });
});
