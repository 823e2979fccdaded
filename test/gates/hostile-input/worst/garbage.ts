/** Inputs that are none: scenarios, decks and cards of as much rubbish as a request holds, in forms that may take long to refuse. */
import type { Ruleset } from '@arbiter/engine';
import type { Random } from './genes.js';

/** Rubbish as data: what it is made of, where it lies, and how much of it there is. */
export interface Rubbish {
  what: number;
  where: number;
  count: number;
}

const BODY = 250 * 1024;
const TEXT_OF = 24;

/** One piece of rubbish. @param name a card that there is */
const PIECES: readonly ((i: number, name: string) => unknown)[] = [
  (i, name) => `${name.slice(0, -2)}${i}`,
  (i) => `q${i}`,
  (i, name) => ({ card: `${name}s ${i % 7}`, count: 1 }),
  (i) => ({ card: i, count: 'x', [`k${i}`]: null }),
  (i) => ({ do: `drow${i}`, who: 'yuo', count: [{ plus: [i] }] }),
  (i) => ({ kind: 'activated', cost: [{ pay: `tapp${i}` }], effects: [{ do: 'draw', who: 'you', coutn: 1 }] }),
  (i) => ({ token: { name: `T${i}`, types: ['Creature'], keywords: ['flyign', 'trampel'], power: 1, toughness: 1 } }),
  (i) => ({ ['a'.repeat(40)]: { ['b'.repeat(40)]: i } }),
  () => [[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]],
  (i) => ({ card: 'Å'.repeat(90) + i, attachedTo: { player: -i } }),
  (i, name) => name.slice(0, 1 + (i % name.length)).repeat(1 + (i % 9)),
];

/** Where it lies in a scenario, a deck or an answer. */
const PLACES: readonly ((ruleset: Ruleset, all: unknown[]) => () => unknown)[] = [
  ...['hand', 'battlefield', 'field', 'base', 'library', 'mainDeck', 'graveyard', 'runes'].map(
    (zone) => (ruleset: Ruleset, all: unknown[]) => () =>
      ruleset.createScenario({ ...headOf(ruleset), players: [{ [zone]: all }, {}] }),
  ),
  ...['definitions', 'stops', 'random', 'battlefields', 'players', 'turn'].map(
    (field) => (ruleset: Ruleset, all: unknown[]) => () =>
      ruleset.createScenario({ ...headOf(ruleset), players: [{}, {}], [field]: all }),
  ),
  (ruleset, all) => () => {
    const definitions = Array.from({ length: 50 }, (_, i) => card(`D${i}`, all.slice(i * TEXT_OF, (i + 1) * TEXT_OF)));
    return ruleset.createScenario({ ...headOf(ruleset), players: [{}, {}], definitions });
  },
  (ruleset, all) => () =>
    ruleset.createScenario({
      ...headOf(ruleset),
      players: [{}, {}],
      definitions: [card('D', [{ kind: 'spell', effects: all.slice(0, 60) }])],
    }),
  (ruleset, all) => () =>
    ruleset.createScenario({
      ...headOf(ruleset),
      players: [{}, {}],
      ...Object.fromEntries(all.map((v, i) => [`f${i}`, v])),
    }),
  (ruleset, all) => () => ruleset.validateDeck(editionOf(ruleset), all),
  (ruleset, all) => () => ruleset.validateDeck(editionOf(ruleset), { main: all, sideboard: all, material: all }),
  (ruleset, all) => () =>
    ruleset.parseDeckText(
      all.map((v, i) => `${1 + (i % 4)} ${typeof v === 'string' ? v : JSON.stringify(v)}`).join('\n'),
    ),
  (ruleset, all) => () => ruleset.cards.suggest(all.map(String).join(' ')),
];

const editionOf = (ruleset: Ruleset): string => ruleset.info.editions.find((e) => e.current)?.id ?? 'current';
const headOf = (ruleset: Ruleset): object => ({
  ruleset: ruleset.info.id,
  edition: editionOf(ruleset),
  seed: 'rubbish',
});
const card = (name: string, abilities: unknown[]): object => ({
  name,
  props: { name, types: ['Creature'] },
  abilities,
});

export const rubbish = (random: Random): Rubbish => ({
  what: random(PIECES.length),
  where: random(PLACES.length),
  count: [10, 300, 3_000, 12_000, 60_000][random(5)] as number,
});

export function varyRubbish(one: Rubbish, random: Random): Rubbish {
  const other = rubbish(random);
  return [
    { ...one, what: other.what },
    { ...one, where: other.where },
    { ...one, count: Math.ceil(one.count * 1.5) },
  ][random(3)] as Rubbish;
}

/** What a piece of rubbish asks of a ruleset, as large as a request may be, and its bytes. */
export function rubbishCall(ruleset: Ruleset, { what, where, count }: Rubbish): { call: () => unknown; bytes: number } {
  const piece = PIECES[what] as (typeof PIECES)[number];
  const place = PLACES[where] as (typeof PLACES)[number];
  const names = ruleset.cards.names();
  const all: unknown[] = [];
  let bytes = 0;
  for (let i = 0; i < count && bytes < BODY; i++) {
    const one = piece(i, names[i % names.length] as string);
    all.push(one);
    bytes += JSON.stringify(one).length + 1;
  }
  return { call: place(ruleset, all), bytes };
}

/** What it is in words, for whoever reads a figure. */
export const rubbishText = ({ what, where, count }: Rubbish): string =>
  `${count} × ${JSON.stringify((PIECES[what] as (typeof PIECES)[number])(1, 'Name')).slice(0, 80)} in place ${where}`;
