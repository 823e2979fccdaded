/**
 * Every way that a reader of the source could try to get from public texts to a game's random words: each text by itself and
 * each pair of texts, digested in each way that the source digests anything, taken for a generator's key, for a seed, and for
 * the state of the generators that the source has had.
 */
import { createHash, createHmac } from 'node:crypto';
import { type Keying, randomKey, randomWord } from '@arbiter/engine';
import type { Words } from './openings.js';

/** What everybody can know of a game. */
export interface Clues {
  id: string;
  /** Every text that a public reply had and that is another in each game, or that times it. */
  texts: { [name: string]: string };
  nonces: { seat: number; nonce: string }[];
}

export type Derivation = { name: string; words: (clues: Clues) => Words };

/** The labels and words that the source puts beside what it digests. */
const LABELS = [
  'arbiter random v2',
  'arbiter commitment v2',
  'arbiter random',
  'bot',
  'seat',
  'invite',
  'judge',
  'ticket',
  'seal',
  'seed',
  'scenario',
  '',
];

/** The words of the generator that is used now, by its key. */
export function generator(key: string): Words {
  let position = 0;
  return () => randomWord(key, position++);
}

const rotl = (x: number, k: number): number => ((x << k) | (x >>> (32 - k))) >>> 0;

/** xoshiro128**, with which games were shuffled once, from the four words of its state. */
function xoshiro(read: (at: number) => number): Words {
  let [a, b, c, d] = [read(0) || 1, read(4), read(8), read(12)];
  return () => {
    const value = Math.imul(rotl(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const t = (b << 9) >>> 0;
    c = (c ^ a) >>> 0;
    d = (d ^ b) >>> 0;
    b = (b ^ c) >>> 0;
    a = (a ^ d) >>> 0;
    c = (c ^ t) >>> 0;
    d = rotl(d, 11);
    return value;
  };
}

const asBytes = (text: string): Buffer => (/^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text));
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string | Buffer): string =>
  createHmac('sha256', key).update(data).digest('hex');

/** Digests (64 hexadecimal digits) that can be made of public texts, by how they are made. */
function digestsOf(names: string[]): { name: string; digest: (clues: Clues) => string }[] {
  const out: { name: string; digest: (clues: Clues) => string }[] = [];
  const text = ({ texts }: Clues, name: string): string => texts[name] ?? '';
  const labelled = names.map((name) => ({ name, of: (c: Clues) => text(c, name) }));
  const parts = [...labelled, ...LABELS.map((label) => ({ name: JSON.stringify(label), of: () => label }))];
  for (const { name, of } of labelled) {
    out.push({ name: `sha256(${name})`, digest: (c) => sha256(of(c)) });
    out.push({ name: `sha256(bytes of ${name})`, digest: (c) => sha256(asBytes(of(c))) });
    out.push({ name: `sha256(sha256(${name}))`, digest: (c) => sha256(sha256(of(c))) });
  }
  for (const one of parts)
    for (const two of parts) {
      if (one === two) continue;
      out.push({ name: `hmac(${one.name}, ${two.name})`, digest: (c) => hmac(one.of(c), two.of(c)) });
      out.push({ name: `hmac(bytes of ${one.name}, ${two.name})`, digest: (c) => hmac(asBytes(one.of(c)), two.of(c)) });
      for (const between of ['\n', '', ' '])
        out.push({
          name: `sha256(${one.name}${JSON.stringify(between)}${two.name})`,
          digest: (c) => sha256(`${one.of(c)}${between}${two.of(c)}`),
        });
    }
  // Three together, as the commitment has them.
  for (const label of LABELS)
    for (const name of names)
      out.push({
        name: `sha256(${label}, id, ${name})`,
        digest: (c) => sha256([label, c.id, text(c, name)].join('\n')),
      });
  return out;
}

/** All derivations from texts of these names. */
export function derivationsOf(names: string[]): Derivation[] {
  const out: Derivation[] = [];
  const keyings: [string, (clues: Clues) => Keying][] = [
    ['alone', () => ({})],
    ['with the game', ({ id }) => ({ game: id })],
    ['with game and nonces', ({ id, nonces }) => ({ game: id, nonces })],
  ];
  const seeds: { name: string; seed: (clues: Clues) => string }[] = names.map((name) => ({
    name,
    seed: ({ texts }) => texts[name] ?? '',
  }));
  const digests = digestsOf(names);
  for (const { name, digest } of digests) {
    seeds.push({ name, seed: digest });
    out.push({ name: `key ${name}`, words: (c) => generator(digest(c)) });
  }
  for (const { name, seed } of seeds)
    for (const [how, keying] of keyings)
      out.push({ name: `seed ${name} ${how}`, words: (c) => generator(randomKey(seed(c), keying(c))) });
  const states = [{ name: 'seedHash', digest: ({ texts }: Clues) => texts.seedHash ?? '' }, ...digests];
  for (const { name, digest } of states) {
    const bytes = (c: Clues): Buffer => Buffer.from(digest(c), 'hex');
    out.push({ name: `xoshiro ${name}`, words: (c) => little(bytes(c), 0) });
    out.push({ name: `xoshiro second half of ${name}`, words: (c) => little(bytes(c), 16) });
    out.push({ name: `xoshiro ${name} big-endian`, words: (c) => big(bytes(c)) });
  }
  out.push({ name: 'key seedHash', words: ({ texts }) => generator(texts.seedHash ?? '') });
  out.push({ name: 'words of seedHash', words: ({ texts }) => repeated(Buffer.from(texts.seedHash ?? '', 'hex')) });
  return out;
}

const little = (bytes: Buffer, from: number): Words => xoshiro((at) => bytes.readUInt32LE(from + at));
const big = (bytes: Buffer): Words => xoshiro((at) => bytes.readUInt32BE(at));

function repeated(bytes: Buffer): Words {
  let at = 0;
  return () => {
    at = (at + 4) % bytes.length;
    return bytes.readUInt32BE(at);
  };
}
