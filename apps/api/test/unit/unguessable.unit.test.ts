import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isUnguessable } from '../../src/security/unguessable.js';

const uuid7 = (): string => {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  const [a, b, c, d, e] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20), hex.slice(20)];
  return `${a}-${b}-7${c}-9${d}-${e}`;
};
const made: Record<string, () => string> = {
  'a random UUID': randomUUID,
  'a UUID of version 7': uuid7,
  '16 bytes in hex': () => randomBytes(16).toString('hex'),
  '32 bytes in hex': () => randomBytes(32).toString('hex'),
  '32 bytes in base64url': () => randomBytes(32).toString('base64url'),
  '32 bytes in base64': () => randomBytes(32).toString('base64'),
  'a UUID in quotes': () => `"${randomUUID()}"`,
  'a UUID in capitals': () => randomUUID().toUpperCase(),
  'words with a UUID': () => `create game: ${randomUUID()}`,
  'a prefix with a UUID': () => `key-${randomUUID()}-1`,
  'a prefix with 16 bytes in hex': () => `game_1:${randomBytes(16).toString('hex')}`,
};
test.each(Object.entries(made))('%s can be a secret', (_, make) => {
  for (let i = 0; i < 5000; i++) {
    const text = make();
    expect(isUnguessable(text), text).toBe(true);
  }
});

test('16 bytes in base64url can be a secret, but for about one in six thousand', () => {
  const refused = Array.from({ length: 5000 }, () => randomBytes(16).toString('base64url')).filter(
    (text) => !isUnguessable(text),
  );
  expect(refused.length).toBeLessThan(8);
});

const guessable = [
  '1',
  '',
  'my-first-game',
  'create-game-for-ann-and-bob',
  'Create-Game-For-Ann-And-Bob-1',
  'CreateGameForAnnAndBobAndEve',
  'tournament_round_1_table_2_game_3',
  'order-0000000000000000000001',
  'a'.repeat(40),
  'aB'.repeat(20),
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNabcdefghijklmn',
  '1234567890123456789012',
  '0123456789abcdef0123456789abcdef',
  '00000000000000000000000000000001',
  String(Date.now()).repeat(3),
  new Date(0).toISOString(),
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-000000000000',
  '11111111-1111-4111-8111-111111111111',
  '00000000-0000-4000-8000-000000000001',
  `${Date.now().toString(16).padStart(12, '0').slice(0, 8)}-0000-7000-8000-000000000001`,
  '12345678-1234-4234-8234-123456789012',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'Create-Game-00000000-0000-4000-8000-000000000001',
  'Create-Game-6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  // Made of the time and the network card; of a name.
  '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  '886313e1-3b8a-5372-9b90-0c9aee199e5d',
  // Random, but too little.
  randomBytes(8).toString('hex'),
  randomBytes(12).toString('base64url'),
  createHash('md5').update('1').digest('hex').slice(0, 31),
];
test.each(guessable)('What can be guessed is no secret: %s', (text) => {
  expect(isUnguessable(text)).toBe(false);
});
