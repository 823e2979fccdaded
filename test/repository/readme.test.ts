/** What a newcomer reads first: the README's commands, walked as they stand. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type RunningService, readConfig, rulesets, startService } from '@arbiter/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = await readFile(join(root, 'README.md'), 'utf8');
/** The fenced commands of a chapter, one after another. */
function commandsOf(chapter: string): string[] {
  const [, text = ''] = readme.split(`\n## ${chapter}\n`);
  const own = text.split(/\n## /)[0] as string;
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
}

/** Who begins is random: one walk that works proves nothing. */
const WALKS = 12;

describe('The README', () => {
  let service: RunningService;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbiter-readme-'));
    const config = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' };
    service = await startService(readConfig(config), rulesets);
    // The reader's curl, except that it remembers which command got a refusal.
    const curl = join(folder, 'curl');
    const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v curl']);
    await writeFile(
      curl,
      `#!/bin/sh\n${stdout.trim()} --fail-with-body "$@" || { echo "curl $*" >> ${folder}/refused; exit 22; }\n`,
    );
    await chmod(curl, 0o755);
  });
  afterAll(async () => {
    await service?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function walk(n: number): Promise<string> {
    const cwd = await mkdtemp(join(folder, `walk-${n}-`));
    const script = commandsOf('A first game with curl').join('\n').replaceAll('http://127.0.0.1:3000', service.address);
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, NODE_OPTIONS: '' };
    const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], { cwd, env, timeout: 60_000 });
    return stdout;
  }

  test(`the first game with curl works every time: ${WALKS} walks`, { timeout: 300_000 }, async () => {
    expect(commandsOf('A first game with curl').length).toBeGreaterThan(3);
    for (let n = 0; n < WALKS; n++) {
      const told = await walk(n);
      expect(await readFile(join(folder, 'refused'), 'utf8').catch(() => '')).toBe('');
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
