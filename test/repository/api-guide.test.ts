/** The guide of the API, walked as it stands from its first command to its last, and compared with what the service says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rulesets } from '@arbiter/api';
import { SHAPES } from '@arbiter/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOf, filesOf, root, startWalker, type Walker } from '../support/walking.js';

const guide = await readFile(join(root, 'docs/api.md'), 'utf8');

describe('The API guide', () => {
  let walker: Walker;
  beforeAll(async () => {
    walker = await startWalker({ WEBHOOK_ALLOW_PRIVATE: '1' });
  });
  afterAll(() => walker?.close());

  test('every command works, one after another', { timeout: 300_000 }, async () => {
    const commands = commandsOf(guide);
    expect(commands.length).toBeGreaterThan(8);
    const told = await walker.walk(commands, filesOf(guide));
    expect(await walker.refused()).toBe('');
    // The first game is over; Shock was cast and killed; the second line of the position as well.
    expect(told).toMatch(/^over after \d+ versions: WIN [01]/m);
    expect(told).toContain('SPELL_CAST');
    expect(told).toContain('"legal":true');
    expect(told).toMatch(/^told: .*"type":"test"/m);
    // Whoever waits for a version that does not come is told so.
    expect(told).toMatch(/^304$/m);
  });

  test('it has the seven shapes and every code of a refusal that there is', async () => {
    for (const shape of SHAPES) expect(guide).toContain(`| \`${shape}\` |`);
    const errors = await readFile(join(root, 'apps/api/src/errors.ts'), 'utf8');
    const codes = [...(/const STATUS = \{(.*?)\n\}/s.exec(errors)?.[1] ?? '').matchAll(/^ {2}([A-Z_]+):/gm)].map(
      ([, code]) => code,
    );
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
  });

  test('it names the editions that there are, and its links lead somewhere', async () => {
    for (const { info } of Object.values(rulesets))
      for (const { id } of info.editions)
        expect(guide.includes(`\`${info.id}\` \`${id}\``), `${info.id} ${id}`).toBe(true);
    const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [, anchor = ''] of guide.matchAll(/\]\(#([\w-]+)\)/g)) expect(headings).toContain(anchor);
    for (const [, file = ''] of guide.matchAll(/\]\(([\w.-]+\.md)/g))
      expect(await readFile(join(root, 'docs', file), 'utf8')).not.toBe('');
  });
});
