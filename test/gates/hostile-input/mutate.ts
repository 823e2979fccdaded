/** Real requests with something wrong in them: keys gone, renamed, doubled; values of other types, sizes and depths. */
import fc from 'fast-check';

/** Text that can be written in UTF-8. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** A text that becomes these characters of the JSON itself: what `JSON.stringify` would never write. */
const RAW = '\u00abraw:';
const raw = (text: string): string => `${RAW}${Buffer.from(text).toString('hex')}\u00bb`;
/** The JSON of a value, with its raw parts. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"\u00abraw:([0-9a-f]*)\u00bb"/g, (_, hex: string) =>
    Buffer.from(hex, 'hex').toString(),
  );

const nastyKey = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'then'],
  ...['toJSON', 'length', '0', '-1', '', ' ', 'choose', 'seat', 'kind', 'a.b', '$', '$ref', '\u202e', 'x'.repeat(300)],
  raw('"\\u0000"'),
  raw('"\\ud800"'),
);

export const nastyText = fc.oneof(
  { weight: 6, arbitrary: nastyKey },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['NaN', 'Infinity', '-0', '1e308', '1e400', '0x1', 'null', 'undefined', 'true', '[object Object]'],
      ...[
        "' OR 1=1 --",
        '"; DROP TABLE games; --',
        '$(id)',
        '{{7*7}}',
        '<script>alert(1)</script>',
        '../../etc/passwd',
      ],
      ...[
        '%00',
        '%ff',
        '%2e%2e%2f',
        '\r\nX-Injected: 1',
        '\ufffe',
        '\u{1F468}\u200d\u{1F469}',
        'İ',
        'ß',
        '\u0130\u0307',
      ],
      ...['a'.repeat(200), 'a'.repeat(501), `${'a '.repeat(2000)}!`, '('.repeat(500), '9'.repeat(400), '/'.repeat(999)],
      ...['o0', 'o999999999', 'd1', 'ob1', 'ob99999999999999999999', '-1', '999999999999', '2026-13-45T99:99:99Z'],
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(raw('"\\u0000"'), raw('"\\udc00\\ud800"'), raw('"a\\u0000b"')) },
);

const nastyNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1,
    2,
    0.5,
    1e9,
    2 ** 31,
    2 ** 31 - 1,
    -(2 ** 31),
    2 ** 53,
    -(2 ** 53),
    1e21,
    1e308,
    5e-324,
  ),
  fc.constantFrom(...['1e999', '-1e999', '1E+2', '-0', '0.1e-7', `${'9'.repeat(400)}`].map(raw)),
  fc.integer(),
);

const deep = (levels: number, list: boolean): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = list ? [value] : { negative: value };
  return value;
};

export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: nastyText },
  { weight: 5, arbitrary: nastyNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], [{}], '') },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(10, 39, 41, 63, 65, 500), fc.boolean()).map(([n, l]) => deep(n, l)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(20, 65, 201, 1001), nastyText).map(([n, t]) => Array(n).fill(t.slice(0, 20))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...['NaN', 'undefined', "'a'", '{,}', '[1,]', '{"a":1,"a":2}', '\u0001', ''].map(raw)),
  },
);

type Holder = Record<string | number, unknown>;
interface Place {
  holder: Holder;
  key: string | number;
}

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (value === null || typeof value !== 'object') return found;
  for (const key of Object.keys(value)) {
    const at = Array.isArray(value) ? Number(key) : key;
    found.push({ holder: value as Holder, key: at });
    placesIn((value as Holder)[at], found);
  }
  return found;
}

const set = (holder: Holder, key: string | number, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** One thing that goes wrong at a place; `other` is some part of another request. */
const FAULTS: ((place: Place, value: unknown, key: string, other: unknown) => void)[] = [
  ({ holder, key }, value) => set(holder, key, value),
  ({ holder, key }, value) => set(holder, key, value),
  ({ holder, key }) => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
  ({ holder, key }, _value, name) => {
    const old = holder[key];
    if (!Array.isArray(holder)) delete holder[key];
    set(holder, Array.isArray(holder) ? key : name, old);
  },
  ({ holder }, value, name) => (Array.isArray(holder) ? holder.push(value) : set(holder, name, value)),
  ({ holder, key }) => set(holder, key, [holder[key]]),
  ({ holder, key }, _value, name) => set(holder, key, { [name]: holder[key] }),
  ({ holder, key }, _value, _name, other) => set(holder, key, other),
  ({ holder, key }) => {
    const item = holder[key];
    if (Array.isArray(holder) && jsonOf(item).length < 2000) holder.push(...Array(30).fill(item));
    else if (typeof item === 'string') set(holder, key, item.repeat(5));
    else if (typeof item === 'number') set(holder, key, -item);
    else set(holder, key, [item, item]);
  },
];

export interface Damage {
  at: number;
  fault: number;
  value: unknown;
  key: string;
}
const severe: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({ at: fc.nat(), fault: fc.nat(FAULTS.length - 1), value: nasty, key: nastyKey }),
  { minLength: 2, maxLength: 4 },
);
/** Mostly one fault: more of them end at the first check. */
export const damages: fc.Arbitrary<Damage[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Damage[]>([]) },
  { weight: 6, arbitrary: severe.map((all) => all.slice(0, 1)) },
  { weight: 2, arbitrary: severe },
);

/** A copy of a body with all that damage. */
export function damaged(body: unknown, damage: readonly Damage[], other: unknown): unknown {
  const root: Holder = { body: structuredClone(body) };
  for (const { at, fault, value, key } of damage) {
    const places = placesIn(root);
    const place = places[at % places.length];
    if (!place) break;
    const others = placesIn(other);
    const foreign = others[at % Math.max(1, others.length)];
    FAULTS[fault]?.(place, structuredClone(value), key, foreign ? structuredClone(foreign.holder[foreign.key]) : other);
  }
  return root.body;
}
