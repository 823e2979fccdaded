/** The bots play decks of every kind out of all cards of Magic to their ends, each for themselves and with commanders. */
import type { CardInfo, Deck, Setup } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { playByBots } from '../support/bot-games.js';
import { cardPool } from '../support/card-pool.js';
import { randomCommanderDeck, randomDeck } from '../support/random-decks.js';

const pool = cardPool(magic, true);
const text = (card: CardInfo): string => JSON.stringify(card.data);
const ofType =
  (type: string) =>
  ({ data }: CardInfo): boolean =>
    (data.types as string[] | undefined)?.includes(type) === true;
const basics = pool.filter((card) => ofType('Land')(card) && text(card).includes('"Basic"'));

/** What the cards of a deck have in common besides its lands. */
const KINDS: [kind: string, players: number, fits: (card: CardInfo) => boolean][] = [
  ['creatures', 2, ofType('Creature')],
  ['instants and sorceries', 3, (card) => ofType('Instant')(card) || ofType('Sorcery')(card)],
  ['artifacts', 2, ofType('Artifact')],
  ['enchantments', 4, ofType('Enchantment')],
  ['planeswalkers', 3, (card) => ofType('Planeswalker')(card) || text(card).includes('Planeswalker')],
  ['cards with several faces', 4, ({ data }) => Array.isArray(data.faces)],
  ['tokens', 2, (card) => text(card).includes('"do":"create"')],
  [
    'cards with choices',
    3,
    (card) => /"do":"(either|choose|search|scry|surveil|mayPay|piles|vote|name)/.test(text(card)),
  ],
];

const setup = (seats: Deck[], seed: string, format?: string): Setup => ({
  edition: 'current',
  seed,
  options: { autoPass: 'smart', payment: 'auto', ...(format ? { format } : {}) },
  seats: seats.map((deck, n) => ({ name: `Player ${n}`, deck })),
});

describe('bots play to the end', { timeout: 120_000 }, () => {
  it.each(KINDS)('decks of %s, %i of them', (kind, players, fits) => {
    const random = randomFrom(players);
    const cards = [...pool.filter(fits), ...basics];
    const decks = Array.from({ length: players }, () => randomDeck(magic, random, [...new Set(cards)]));
    const { result } = playByBots(magic, setup(decks, kind), ['greedy', 'random'], players);
    expect(result?.kind).toMatch(/WIN|DRAW/);
  });

  it.each([2, 3, 4])('Commander decks, %i of them', (players) => {
    const random = randomFrom(players);
    const decks = Array.from({ length: players }, () => randomCommanderDeck(magic, random, pool));
    const { result } = playByBots(magic, setup(decks, 'led', 'commander'), ['greedy', 'random'], players);
    expect(result?.kind).toMatch(/WIN|DRAW/);
  });
});
