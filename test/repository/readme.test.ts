/** What a newcomer reads first: the README's commands, walked as they stand. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOf, root, startWalker, type Walker } from '../support/walking.js';

const readme = await readFile(join(root, 'README.md'), 'utf8');
const firstGame = commandsOf(readme, 'A first game with curl');

/** Who begins is random: one walk that works proves nothing. */
const WALKS = 6;

describe('The README', () => {
  let walker: Walker;
  beforeAll(async () => {
    walker = await startWalker();
  });
  afterAll(() => walker?.close());

  test(`the first game with curl works every time: ${WALKS} walks`, { timeout: 300_000 }, async () => {
    expect(firstGame.length).toBeGreaterThan(3);
    for (let n = 0; n < WALKS; n++) {
      const told = await walker.walk(firstGame);
      expect(await walker.refused()).toBe('');
      // The hand is kept, and at the end the whole play was taken.
      expect(told).toContain('"MULLIGAN"');
      expect(told).toContain('"unapplied":[]');
      expect(told).toContain('SPELL_CAST');
    }
  });

  test('the scripts that it names are there', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const named = [...readme.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.keys(scripts).includes(name as string))).toEqual([]);
  });
});
