/** The guide of the API, walked as it stands from its first command to its last, and compared with what the service says. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { rulesets } from '@arbiter/api';
import { SHAPES } from '@arbiter/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOf, filesOf, root, startWalker, type Walker } from '../support/walking.js';

const guide = await readFile(join(root, 'docs/api.md'), 'utf8');

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('The API guide', () => {
  let walker: Walker;
  let mailPort = '';
  beforeAll(async () => {
    mailPort = String(await freePort());
    walker = await startWalker({ WEBHOOK_ALLOW_PRIVATE: '1', SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
  });
  afterAll(() => walker?.close());

  test('every command works, one after another', { timeout: 300_000 }, async () => {
    const commands = commandsOf(guide).map((command) => command.replaceAll('2525', mailPort));
    expect(commands.length).toBeGreaterThan(8);
    const told = await walker.walk(commands, filesOf(guide));
    expect(await walker.refused()).toBe('');
    // The first game is over; Shock was cast and killed; the second line of the position as well.
    expect(told).toMatch(/^over after \d+ versions: WIN [01]/m);
    expect(told).toContain('SPELL_CAST');
    expect(told).toContain('"legal":true');
    // Of two lines one wins.
    expect(told).toContain('won 0 of 4\nwon 4 of 4');
    expect(told).toMatch(/^told: .*"type":"test"/m);
    // Both players of the slow game were written to, after they had confirmed their addresses.
    expect(told).toContain('"address":"ann@example.org","digest":"each","confirmedAt":"');
    for (const name of ['ann', 'ben'])
      expect(told).toMatch(new RegExp(`^To: ${name}@example\\.org\nSubject: Your turn: `, 'm'));
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
