import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLogger, tellRequest } from '../../src/logger.js';
import { redacted } from '../../src/redact.js';

/** A logger, and the lines that it has written. */
function watched() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger('trace', sink), lines };
}

const random = (): string => randomBytes(32).toString('base64url');
const FORMS: [what: string, make: () => string][] = [
  ...['seat', 'judge', 'invite', 'player', 'key'].map((kind): [string, () => string] => [
    `a token of a ${kind}`,
    () => `${kind}_${random()}`,
  ]),
  ['a ticket', () => `0.${Date.now()}.${random()}`],
  ['a ticket of the judge', () => `judge.${Date.now()}.${random()}`],
  ['a ticket in the other alphabet', () => `1.${Date.now()}.k1a2b3c4.${randomBytes(32).toString('base64')}`],
  ['the secret of a webhook', () => `whsec_${randomBytes(24).toString('base64')}`],
  ['a sealed position', () => randomBytes(400).toString('base64url')],
  ['a sealed position in the other alphabet', () => randomBytes(400).toString('base64')],
  ['a seed', () => randomBytes(32).toString('hex')],
];

const percent = (text: string): string =>
  [...text].map((c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const mixed = (text: string): string => [...text].map((c, i) => (i % 2 ? c.toUpperCase() : c)).join('');
const SPELLINGS: [how: string, spell: (secret: string) => string][] = [
  ['as it is', (s) => s],
  ['in other capitals', mixed],
  ['percent-encoded', percent],
  ['percent-encoded in capitals', (s) => percent(s).toUpperCase()],
  ['percent-encoded twice', (s) => encodeURIComponent(percent(s))],
  ['percent-encoded four times', (s) => [1, 2, 3].reduce(encodeURIComponent as (t: string) => string, percent(s))],
  ['with every digit of its escapes escaped', (s) => percent(s).replace(/[0-9]/g, (d) => `%3${d}`)],
  ['in part', (s) => s.replace('_', '%5F').replace('.', '%2e').replace(/[A-M]/g, percent)],
  ['in escapes of JSON', (s) => s.replace(/\w/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['in base64', (s) => Buffer.from(s).toString('base64')],
  ['in base64, after something else', (s) => Buffer.from(`u:${s}`).toString('base64')],
  ['in hexadecimal digits', (s) => Buffer.from(s).toString('hex')],
  ['in a query', (s) => `/v1/games/g_1?access_token=${s}&first=1`],
  ['as JSON in a text', (s) => JSON.stringify({ a: [{ b: s }] })],
  ['as a header', (s) => `Bearer ${s}`],
];

/** Whether the secret, or as good as all of it, can be read in a line, however it was spelled. */
function betrays(line: string, secret: string, spelled: string): boolean {
  const core = secret.slice(-30, -2);
  let text = line;
  for (let i = 0; i < 8; i++) {
    if (text.toLowerCase().includes(core.toLowerCase()) || text.includes(spelled)) return true;
    text = text
      .replace(/\\+u00([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return false;
}

describe('What the log leaves out', () => {
  describe.each(FORMS)('%s', (_what, make) => {
    test.each(SPELLINGS)('%s, wherever it stands', (_how, spell) => {
      const { logger, lines } = watched();
      const secret = make();
      const spelled = spell(secret);
      const database = Object.assign(new Error('duplicate key'), {
        detail: `Key (token)=(${spelled}) already exists.`,
        parameters: [spelled, { deep: spelled }],
        cause: new Error(spelled),
      });
      logger.info(spelled);
      logger.info({ a: { b: { c: [{ d: spelled }] } } }, 'nested');
      logger.info({ [spelled]: 1 }, 'as a name');
      logger.error({ err: new Error(`no ${spelled} here`) }, 'failed');
      logger.error(database, 'the database');
      logger.child({ who: spelled }).warn('child');
      logger.info({ req: { method: 'GET', url: `/x/${spelled}?y=${spelled}`, ip: '::1' } }, 'request');
      expect(lines).toHaveLength(7);
      for (const line of lines) {
        expect(betrays(line, secret, spelled), line).toBe(false);
        expect(() => JSON.parse(line), line).not.toThrow();
        expect(line).toContain('[redacted]');
      }
    });
  });

  test.each(['ticket', 'token', 'access_token', 'invite', 'seed', 'password', 'client-secret'])(
    'The value of %s in a query, whatever it is and however the name is spelled',
    (name) => {
      const { logger, lines } = watched();
      for (const spelled of [name, name.toUpperCase(), percent(name), encodeURIComponent(percent(name))])
        logger.info({ req: { method: 'GET', url: `/x?a=1&${spelled}=short-secret&b=2`, ip: '::1' } }, 'request');
      for (const line of lines) {
        expect(line).not.toContain('short-secret');
        expect(line).toContain('b=2');
      }
    },
  );

  test('Fields by their names, however deep, and passwords of addresses', () => {
    const { logger, lines } = watched();
    logger.info({ a: { b: { c: { token: 'abc-1', judgeToken: 'abc-2', Seed: 'abc-3', password: 'abc"4' } } } }, 'deep');
    logger.info(JSON.stringify({ invite: 'abc-5', list: [{ authorization: 'Basic abc-6' }] }));
    logger.error(new Error('cannot reach postgresql://arbiter:abc-7@127.0.0.1:5432/arbiter'));
    expect(lines.join('')).not.toMatch(/abc.\d/);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('What Postgres says of a row, whatever is in it', () => {
    const { logger, lines } = watched();
    const detail = 'Key (name, word)=(Ann, open sesame) already exists.';
    logger.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', detail }) }, detail);
    expect(lines.join('')).not.toMatch(/Ann|sesame/);
    expect(lines.join('')).toContain('Key (name, word)=([redacted]) already exists.');
  });

  test('Bytes, whatever they spell', () => {
    const { logger, lines } = watched();
    logger.trace(
      { err: Object.assign(new Error('Parse Error'), { rawPacket: Buffer.from('Bearer abc') }) },
      'client error',
    );
    logger.info({ deep: { list: [Buffer.from('Bearer abc')] } });
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).not.toContain(Buffer.from('Bearer abc').join());
      expect(() => JSON.parse(line)).not.toThrow();
    }
  });

  test('Long lines are read in time that grows with their length, whatever they repeat', () => {
    // With the square of it, one of these would take minutes: the longest address that a request may have took seconds.
    const repeated = [
      '\\',
      '\\u00',
      '%25',
      '%',
      '"token',
      '\\"token\\":\\"',
      '?token=',
      'aa://b:',
      'Bearer+',
      'Key (',
      'seat_',
      '1.',
    ];
    const lines = repeated.map((part) => JSON.stringify({ url: `/${part.repeat(150_000 / part.length)}%41` }));
    for (const line of lines) expect(() => JSON.parse(redacted(line)), line.slice(0, 50)).not.toThrow();
  }, 30_000);

  test('What is no secret stays as it is', () => {
    const { logger, lines } = watched();
    const id = '0b0e6a3e-6a3c-4e8e-9f3a-8a4f5f0c2b11';
    const url = '/v1/cards?ruleset=mtg&search=Serra%20Angel&first=20&after=abc';
    logger.child({ reqId: id }).info({ req: { method: 'GET', url, ip: '127.0.0.1' }, status: 200, ms: 1.2 }, 'request');
    logger.error({ err: new Error('relation "game_setups" does not exist') }, 'request failed');
    logger.info('Server listening at http://127.0.0.1:3000');
    expect(lines.join('')).not.toContain('[redacted]');
    expect(lines[0]).toContain(id);
    expect(lines[0]).toContain(url);
    expect(lines[1]).toContain('redact.unit.test.ts');
  });
});

describe('What strangers can write', () => {
  test('An error that is the client’s is told at level info, whoever tells it', () => {
    const { logger, lines } = watched();
    const levels = (): number[] => lines.splice(0).map((line) => JSON.parse(line).level);
    const refusal = Object.assign(new Error('no'), { statusCode: 401 });
    const graph = Object.assign(new Error('no'), { name: 'GraphQLError', originalError: refusal });
    logger.error(refusal);
    logger.warn({ err: refusal }, 'refused');
    logger.error([graph, Object.assign(new Error('x'), { name: 'GraphQLError' })]);
    logger.error({ err: Object.assign(new Error('Invalid frame'), { code: 'WS_ERR_INVALID_OPCODE' }) });
    logger.child({}).warn('wrong websocket protocol: x');
    // A reply whose receiver went before its end, as compression and streams tell it.
    logger.error(new Error('premature close'));
    logger.error({ err: new Error('Premature close') });
    expect(levels()).toEqual([30, 30, 30, 30, 30, 30, 30]);
    logger.error(new Error('ours'));
    logger.error([graph, new Error('ours')]);
    logger.error({ err: Object.assign(new Error('ours'), { statusCode: 500 }) });
    logger.error({ err: Object.assign(new Error('x'), { name: 'GraphQLError', originalError: new Error('ours') }) });
    logger.fatal('all is lost');
    expect(levels()).toEqual([50, 50, 50, 50, 60]);
  });
});

describe('The line of a request', () => {
  test('has no secret in it, wherever one stands in its address, and is otherwise as any line', () => {
    const { logger, lines } = watched();
    const urls = [
      '/v1/games/g_AbCdEfGhIjKlMnOp/actions',
      '/v1/games',
      '/graphql',
      '/v1/games/x?token=abc',
      '/"seed":"1"',
    ];
    for (const [, make] of FORMS)
      urls.push(`/${make()}`, `/v1/${make()}/x`, `/a?b=${make()}`, `/${make().slice(0, 41)}`);
    for (const kind of ['seat', 'judge', 'invite', 'player', 'key'])
      for (const length of [32, 33, 36]) urls.push(`/${kind}_${random().slice(0, length)}`);
    for (const url of urls)
      for (const ip of ['127.0.0.1', '2001:db8::1', `seat_${random()}`])
        tellRequest(logger, { id: 'a-1', method: 'GET', url, ip }, { status: 200, ms: 1 });
    expect(lines).toHaveLength(3 * urls.length);
    for (const line of lines) expect(redacted(line)).toBe(line);
    expect(lines[0]).toContain('/v1/games/g_AbCdEfGhIjKlMnOp/actions');
    // What comes after it is looked at as ever.
    logger.info({ token: random() }, 'something else');
    expect(lines.at(-1)).toContain('[redacted]');
  });
});
