import { createHash } from 'node:crypto';
import { jsonPath } from '@arbiter/engine';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.js';
import { canonical, firstLink, nextLink, packState, sha256, unpackState } from '../../src/games/codec.js';
import { faultPosition } from '../../src/json-fault.js';
import { parseJson } from '../../src/plugins/json.js';
import { Keys } from '../../src/security/keys.js';
import { fromCursor, pageOf, toCursor } from '../../src/services/paging.js';

test('Without any environment the configuration is complete', () => {
  expect(readConfig({})).toEqual({
    misspelt: [],
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: './.data',
    logLevel: 'info',
    publicUrl: undefined,
    rateLimit: 0,
    botGames: 200,
    apiKeysRequired: false,
    slowMs: 1000,
    auditCells: 0,
    webhookAllowPrivate: false,
    retention: {},
    trust: undefined,
    maxConnectionsPerAddress: 5000,
    metrics: { port: undefined, host: '127.0.0.1', token: undefined },
    mail: undefined,
    traced: false,
  });
});

test('A variable that is nearly a setting is told, and what belongs to other programs is not', () => {
  const others = { PATH: '/bin', HOME: '/root', HOSTNAME: 'box', MAIL: '/var/mail', PGPORT: '5432', LOGNAME: 'ann' };
  expect(readConfig({ ...others, PORT: '1', RATE_LIMIT: '2' }).misspelt).toEqual([]);
  expect(readConfig({ RATE_LIMITS: '5', LOGLEVEL: 'debug', WEBHOOKS_ALLOW_PRIVATE: '1' }).misspelt).toEqual([
    { name: 'RATE_LIMITS', meant: 'RATE_LIMIT' },
    { name: 'LOGLEVEL', meant: 'LOG_LEVEL' },
    { name: 'WEBHOOKS_ALLOW_PRIVATE', meant: 'WEBHOOK_ALLOW_PRIVATE' },
  ]);
});

test('Proxies are trusted by their number or by their addresses, and nobody unless it is said', () => {
  const trusts = (value: string, address: string, hop = 0) => readConfig({ TRUST_PROXY: value }).trust?.(address, hop);
  expect([trusts('2', '203.0.113.9'), trusts('2', '203.0.113.9', 1), trusts('2', '203.0.113.9', 2)]).toEqual([
    true,
    true,
    false,
  ]);
  const some = '10.0.0.0/8, 2001:db8::1, loopback';
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '127.0.0.1'])
    expect(trusts(some, address)).toBe(true);
  for (const address of ['11.1.2.3', '2001:db8::2', 'nonsense']) expect(trusts(some, address)).toBe(false);
  expect(readConfig({ TRUST_PROXY: '0' }).trust).toBeUndefined();
  for (const wrong of ['true', 'all', '10.0.0.0/99', '-1', '1.5'])
    expect(() => readConfig({ TRUST_PROXY: wrong }), wrong).toThrow(/TRUST_PROXY/);
});

test('A service that others can reach limits requests unless it is told otherwise', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).rateLimit).toBe(600);
  expect(readConfig({ HOST: '0.0.0.0' }).maxConnectionsPerAddress).toBe(500);
  expect(readConfig({ HOST: '0.0.0.0', RATE_LIMIT: '0' }).rateLimit).toBe(0);
});

test('Every wrong variable is named, an empty one counts as absent', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', HOST: '' };
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
});

test.each([
  ['{"a": [}', 7],
  ['{"a" 1}', 5],
  ['[1, 2', 5],
  ['[1,]', 3],
  ['{"a": 01}', 6],
  ['nul', 0],
  ['{} x', 3],
  ['["a\nb"]', 1],
  ['{"a":1]', 6],
])('In %j the fault is at %i', (text, position) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(faultPosition(text)).toBe(position);
});

test('Bodies are parsed like JSON, an empty one is none', () => {
  expect(parseJson('{"a": [1, "x", null]}')).toEqual({ a: [1, 'x', null] });
  expect(parseJson(' ')).toBeUndefined();
});

test('Canonical texts do not depend on the order of fields', () => {
  const value = { b: [1, { d: null, c: 'x' }], a: undefined };
  expect(canonical(value)).toBe('{"b":[1,{"c":"x","d":null}]}');
  expect(canonical(value)).toBe(canonical(JSON.parse(JSON.stringify({ b: [1, { c: 'x', d: null }] }))));
});

test('A link of the chain depends on the link before and on every field of the row', () => {
  const first = firstLink({ id: 'g', ruleset: 'nim', edition: '1', seedHash: 'x' }, 'y');
  const row = {
    gameId: 'g',
    version: 1,
    kind: 'ACTION',
    seat: 0,
    answers: [],
    random: [],
    epoch: 1,
    stateHash: sha256('s'),
    at: new Date(0),
  };
  const link = nextLink(first, row);
  const written = canonical({ ...row, stateHash: row.stateHash.toString('hex'), at: row.at.toISOString() });
  expect(createHash('sha256').update(first).update(written).digest().equals(link)).toBe(true);
  for (const change of [
    { version: 2 },
    { seat: 1 },
    { answers: [1] },
    { random: [1] },
    { at: new Date(1) },
    { stateHash: sha256('t') },
  ]) {
    expect(nextLink(first, { ...row, ...change }).equals(link)).toBe(false);
  }
  expect(nextLink(sha256('other'), row).equals(link)).toBe(false);
});

test('A state survives being packed', () => {
  const state = { ruleset: 'nim', edition: '1', epoch: 1, seats: 2, result: null, text: 'ü'.repeat(1000) };
  expect(unpackState(packState(state))).toEqual(state);
  expect(packState(state).length).toBeLessThan(200);
});

const keysOf = (byte: number): Keys => new Keys([{ id: 'k', value: Buffer.alloc(32, byte) }]);
const game = (id: string) => ({ id, keyId: 'k' });

test('What was sealed here opens here, and only unchanged', () => {
  const keys = keysOf(1);
  const sealed = keys.seal(Buffer.from('secret'));
  expect(keys.unseal(sealed)?.toString()).toBe('secret');
  expect(sealed).not.toContain('secret');
  for (let i = 0; i < sealed.length; i += 7) {
    const forged = sealed.slice(0, i) + (sealed[i] === 'A' ? 'B' : 'A') + sealed.slice(i + 1);
    expect(keys.unseal(forged)).toBeUndefined();
  }
  expect(keysOf(2).unseal(sealed)).toBeUndefined();
});

test('A ticket is good for its viewer and game, for a minute', () => {
  const keys = keysOf(1);
  const { ticket } = keys.ticket('g1', 1, 1000);
  expect(keys.readTicket('g1', ticket, 2000)).toBe(1);
  expect(keys.readTicket('g2', ticket, 2000)).toBeUndefined();
  expect(keys.readTicket('g1', ticket, 70_000)).toBeUndefined();
  expect(keys.readTicket('g1', ticket.replace(/^1/, 'judge'), 2000)).toBeUndefined();
  expect(keys.readTicket('g1', 'nonsense', 2000)).toBeUndefined();
});

test('Tokens differ by game and seat and are the same again', () => {
  const keys = keysOf(1);
  const tokens = [
    keys.seatToken(game('a'), 0),
    keys.seatToken(game('a'), 1),
    keys.seatToken(game('b'), 0),
    keys.judgeToken(game('a')),
    keys.invite(game('a'), 0),
  ];
  expect(new Set(tokens).size).toBe(5);
  expect(keysOf(1).seatToken(game('a'), 1)).toBe(tokens[1]);
});

test('Pages follow one another without gap or overlap', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const first = pageOf(all, (x) => x, { first: 2 });
  const second = pageOf(all, (x) => x, { first: 2, after: first.pageInfo.endCursor ?? '' });
  const third = pageOf(all, (x) => x, { first: 2, after: second.pageInfo.endCursor ?? '' });
  expect([first, second, third].map((p) => p.items)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect([first, second, third].map((p) => p.pageInfo.hasNextPage)).toEqual([true, true, false]);
  expect(pageOf(all, (x) => x, { first: 2, after: toCursor('e') }).items).toEqual([]);
  expect(() => fromCursor('?')).toThrow(/cursor/);
});

test('Paths are written as JSON paths', () => {
  expect(jsonPath(['answers', 0, 'a b', 'c'])).toBe('$.answers[0]["a b"].c');
});
