/** What is hardly HTTP: broken JSON, odd types, methods, headers and addresses; and on bare sockets what is none at all. */
import { connect } from 'node:net';
import fc from 'fast-check';
import { jsonOf, nastyText, wellFormed } from './mutate.js';
import type { Attack } from './request.js';
import { SPELLINGS } from './spelling.js';
import { SCENARIO } from './world.js';

const encode = (text: string): string => encodeURIComponent(wellFormed(text));
const path = fc.constantFrom(
  ...['/', '/health', '/ready', '/metrics', '/docs', '/docs/', '/graphiql', '/graphql', '/v1', '/v1/openapi.json'],
  ...[
    '/v1/games',
    '/v1/games/@@game@@',
    '/v1/games/@@still@@/log',
    '/v1/games/@@game@@/decisions',
    '/v1/cards/mtg/Forest',
  ],
  ...['/v1/games/@@game@@/actions', '/v1/games/@@open@@/join', '/v1/positions/decisions', '/v1/rulesets/mtg/rules/704'],
);
/** A secret where none belongs, in a spelling that a log might not know. */
const exposed = fc
  .tuple(
    fc.constantFrom('seat0', 'judge', 'invite', 'ticket'),
    fc.constantFrom(...Object.keys(SPELLINGS)),
    fc.constantFrom(
      ...['/v1/games/SECRET', '/SECRET', '/v1/games/@@game@@/SECRET', '/v1/games/@@game@@?access_token=SECRET'],
      ...['/v1/games/@@game@@?SECRET=1', '/v1/games/@@game@@/stream?%74icket=SECRETx', '/v1/games?%61fter=SECRET'],
      ...['/v1/cards/mtg/SECRET', '/graphql?query={SECRET}'],
    ),
  )
  .map(([secret, way, path]) => path.replaceAll('SECRET', `@@${secret}${way}@@`));
const address = fc.oneof(
  { weight: 2, arbitrary: exposed },
  { weight: 5, arbitrary: path },
  { weight: 2, arbitrary: fc.tuple(path, nastyText).map(([p, t]) => `${p}/${encode(t)}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(path, fc.array(nastyText, { maxLength: 4 }))
      .map(([p, t]) => `${p}?first=1&first=2&${t.map(encode).join('=')}`),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '/v1/../etc/passwd',
        '/v1/%2e%2e/%2e%2e/etc/passwd',
        '/docs/..%2f..%2fpackage.json',
        '//v1//games',
        '/%',
        '/%zz',
        '/%c0%af',
      ],
      ...[
        '/v1/games/%',
        '/v1/games/%00',
        '/v1/games/%ff%fe',
        `/v1/games/${'x'.repeat(1100)}`,
        `/${'a/'.repeat(3000)}`,
        '/v1/games?after=%',
      ],
      ...[
        `/v1/cards?ruleset=mtg&after=${'A'.repeat(200)}`,
        `/v1/cards?ruleset=mtg&search=${'%F0%9F%90%89'.repeat(60)}`,
        '/v1/games?',
      ],
      ...[
        '/graphql?query={__typename}',
        '/graphql?query=mutation{concede(gameId:"@@game@@"){version}}',
        '/graphql?query=%',
        '/graphql?query[]=x',
      ],
      ...[
        '/graphql?query={__typename}&variables={',
        '/graphql?query={__typename}&variables=[1]',
        '/graphql?query={__typename}&extensions=1',
      ],
      '/v1/games/@@game@@/log?after=99999999999&first=1e9',
      '/v1/games/@@game@@?version=-1',
      `/v1/games?after=${Buffer.from('2026-01-01T00:00:00Z \u0000').toString('base64url')}`,
      `/v1/games?after=${Buffer.from('-271821-04-20T00:00:00.000Z x').toString('base64url')}`,
      `/v1/games?after=${Buffer.from('+275760-09-13T00:00:00.000Z x').toString('base64url')}`,
      `/v1/cards?ruleset=mtg&after=${Buffer.from('\u0000').toString('base64url')}`,
    ),
  },
);
const method = fc.constantFrom(
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'],
);
const type = fc.constantFrom(
  ...[
    'application/json',
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'application/problem+json',
  ],
  ...[
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/graphql',
    '',
    ';',
    'application/',
  ],
  ...['application/json;'.repeat(200), 'text/html', 'application/x+json+json', '*/*', 'APPLICATION/JSON'],
);
const whole = jsonOf({ scenario: SCENARIO });
const content = fc.oneof(
  fc.nat(whole.length).map((n) => whole.slice(0, n)),
  fc.tuple(fc.nat(whole.length), nastyText).map(([n, t]) => whole.slice(0, n) + t + whole.slice(n + 1)),
  fc.constantFrom(
    ...[
      '',
      ' ',
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      '[{}]',
      '{"query":1}',
      '[{"query":"{__typename}"}]',
      '{"a":',
      '\ufeff{}',
      '{"a":1}}',
    ],
    ...[
      '['.repeat(100_000),
      '{"a":'.repeat(30_000),
      `"${'\\u0000'.repeat(9000)}"`,
      `[${'0,'.repeat(60_000)}0]`,
      `${'-'.repeat(1000)}1`,
    ],
    ...[
      `{"query":"{${'a'.repeat(30_000)}}"}`,
      `{"query":"${'{a'.repeat(4000)}"}`,
      `{"query":"{ __typename ${'@skip(if:false) '.repeat(900)}}"}`,
    ],
    ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', `{${'"a":1,'.repeat(20_000)}"b":1}`],
    '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{__typename}"}\r\n--x--',
    'x'.repeat(300_000),
  ),
  nastyText,
);
const header = fc.constantFrom(
  ...[
    'if-match',
    'if-none-match',
    'last-event-id',
    'idempotency-key',
    'authorization',
    'accept',
    'accept-encoding',
    'origin',
    'cookie',
  ],
  ...[
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'range',
    'expect',
    'content-encoding',
    'access-control-request-method',
  ],
  ...['x-request-id', 'traceparent', 'forwarded', 'accept-language', 'user-agent'],
);

/** Requests that no client would make. */
export const garbage: fc.Arbitrary<Attack> = fc
  .record({
    method,
    url: address,
    type,
    content: fc.option(content, { freq: 2 }),
    headers: fc.dictionary(header, nastyText, { maxKeys: 3 }),
  })
  .map(({ method, url, type, content, headers }): Attack => {
    const bodiless = method === 'GET' || method === 'HEAD';
    const body = content === null || bodiless ? {} : { body: content };
    return {
      kind: 'garbage',
      method,
      url,
      headers: content === null ? headers : { ...headers, 'content-type': type },
      ...body,
    };
  });

const line = fc.constantFrom(
  ...[
    'GET / HTTP/1.1',
    'POST /v1/games HTTP/1.1',
    'POST /graphql HTTP/1.1',
    'GET /graphql HTTP/1.1',
    'GET http://x/ HTTP/1.1',
    'GET * HTTP/1.1',
  ],
  ...[
    'GET /v1/games HTTP/9.9',
    'BREW /pot HTTP/1.1',
    'GET  / HTTP/1.1',
    'GET /\u0000 HTTP/1.1',
    `GET /${'x'.repeat(20_000)} HTTP/1.1`,
    '',
    'PRI * HTTP/2.0',
  ],
  'CONNECT x:1 HTTP/1.1',
);
const field = fc.oneof(
  fc.constantFrom(
    ...[
      'Host: x',
      'Host: x',
      'Content-Length: 5',
      'Content-Length: -1',
      'Content-Length: 99999999999',
      'Transfer-Encoding: chunked',
    ],
    ...[
      'Transfer-Encoding: chunked, identity',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: x',
    ],
    ...[
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      'Expect: 100-continue',
      'Expect: x',
    ],
    ...[
      'Content-Type: application/json',
      ': empty',
      'No colon',
      ' folded',
      'X: \u0000',
      `X: ${'y'.repeat(20_000)}`,
      'Connection: close',
    ],
  ),
  nastyText.map((t) => `X-Odd: ${t}`),
);
/** Bytes for a socket. */
export const rawRequests: fc.Arbitrary<string> = fc
  .record({
    line,
    fields: fc.array(field, { maxLength: 8 }),
    end: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n'),
    body: fc.oneof(fc.constantFrom('', '{}', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffff\r\n'), nastyText),
  })
  .map(({ line, fields, end, body }) => [line, ...fields].join('\r\n') + end + body);

/** Sends bytes, and hears what comes until the other side, or a moment, ends it. */
export function overSocket(port: number, bytes: string): Promise<string> {
  return new Promise((done) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    const finish = (): void => {
      socket.destroy();
      done(heard);
    };
    socket.setTimeout(150, finish);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}
