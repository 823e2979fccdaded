import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.js';
import {
  ensureSecretFile,
  newSecret,
  parseSecrets,
  readSecretFile,
  writeSecretFile,
  writtenSecret,
} from '../../src/security/secrets.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('What is written as secrets', () => {
  const value = randomBytes(32);
  const base64 = value.toString('base64');
  test('With and without ids, in both alphabets, separated by commas or lines', () => {
    expect(parseSecrets(base64, 'x')[0]?.value).toEqual(value);
    expect(parseSecrets(value.toString('base64url'), 'x')).toEqual(parseSecrets(base64, 'x'));
    const both = parseSecrets(` k2:${randomBytes(40).toString('base64')} , k1:${base64}`, 'x');
    expect(both.map(({ id }) => id)).toEqual(['k2', 'k1']);
    expect(both[1]?.value).toEqual(value);
    expect(parseSecrets(`# mine\nk1:${base64}\n\n`, 'x')).toEqual([{ id: 'k1', value }]);
    const made = newSecret();
    expect(parseSecrets(writtenSecret(made), 'x')).toEqual([made]);
    expect(made.value.toString('hex')).not.toContain(made.id.slice(1));
  });

  const weak: [string, string, RegExp][] = [
    ['too short', randomBytes(31).toString('base64'), /31 bytes, fewer than 32/],
    ['a password', 'correct horse battery staple, and some more of it', /not in base64/],
    ['one character', 'A'.repeat(44), /not random/],
    ['few characters', 'ABAB'.repeat(20), /not random/],
    ['nothing', ' ,\n', /has no secret/],
    ['an id without a secret', 'k1:', /not in base64/],
    ['a bad id', `K 1.2:${base64}`, /an id/],
    ['the same id twice', `k1:${base64},k1:${base64}`, /two secrets with the id k1/],
    ['too many', Array.from({ length: 17 }, () => randomBytes(32).toString('base64')).join(','), /more than 16/],
  ];
  test.each(weak)('%s is refused, without being repeated', (_, text, reason) => {
    let message = '';
    try {
      parseSecrets(text, 'SERVER_SECRET');
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(reason);
    expect(message).toContain('SERVER_SECRET');
    if (text.trim().length > 5) expect(message).not.toContain(text.slice(0, 20));
  });

  test('A secret is given in the environment or in a file, not both', () => {
    expect(() => readConfig({ SERVER_SECRET: base64, SERVER_SECRET_FILE: '/x' })).toThrow(
      /SERVER_SECRET_FILE: give either/,
    );
    expect(readConfig({ SERVER_SECRET: base64 }).serverSecret).toBe(base64);
  });
});

describe('The file of secrets', () => {
  test('Is made once, however many start at once, for its owner alone', async () => {
    const path = join(folder, 'once');
    const all = await Promise.all(Array.from({ length: 8 }, () => ensureSecretFile(path)));
    for (const one of all) expect(one).toEqual(all[0]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['once']);
    expect(await readSecretFile(path)).toEqual(all[0]);
  });

  test.each([0o604, 0o640, 0o644, 0o620, 0o602])('Is refused where others may use it: mode %o', async (mode) => {
    const path = join(folder, `mode-${mode}`);
    await writeFile(path, writtenSecret(newSecret()));
    await chmod(path, mode);
    await expect(readSecretFile(path)).rejects.toThrow(`chmod 600 ${path}`);
    await expect(ensureSecretFile(path)).rejects.toThrow(/by others than its owner/);
  });

  test('Keeps what it has when another secret is put before it', async () => {
    const path = join(folder, 'kept');
    const [first] = await ensureSecretFile(path);
    const second = newSecret();
    await writeSecretFile(path, [second, first as never]);
    expect(await readSecretFile(path)).toEqual([second, first]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toMatch(/^k\w{8}:\S+\nk\w{8}:\S+\n$/);
  });

  test('A file that is not there is told apart from one that cannot be read', async () => {
    expect(await readSecretFile(join(folder, 'nowhere'))).toBeUndefined();
    await expect(readSecretFile(folder)).rejects.toThrow();
  });
});
