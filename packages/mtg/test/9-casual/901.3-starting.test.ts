/** Planar decks, and how a game of Planechase begins and ends (901.2–901.5, 901.15a). */
import type { Deck, GameEvent } from '@arbiter/engine';
import { simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { phenomena, planes } from '../../src/cards/planes.js';
import { magic } from '../../src/index.js';

const PLANES = planes.map(({ name }) => name);
const PHENOMENA = phenomena.map(({ name }) => name);
const sixty = [
  { card: 'Forest', count: 40 },
  { card: 'Grizzly Bears', count: 4 },
  { card: 'Giant Growth', count: 4 },
  { card: 'Llanowar Elves', count: 4 },
  { card: 'Hill Giant', count: 4 },
  { card: 'Shock', count: 4 },
];
const planarDeck = (cards: readonly string[], format = 'planechase'): Deck & { format?: string } =>
  ({ format, main: sixty, planes: cards.map((card) => ({ card, count: 1 })) }) as never;
const usual = [...PLANES.slice(0, 8), ...PHENOMENA.slice(0, 2)];

const begin = (decks: readonly object[], seed: string, format = 'planechase') =>
  magic.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto', format },
    seats: decks.map((deck, n) => ({ name: `Player ${n}`, deck })),
  } as never);
const without = ({ format: _, ...deck }: { format?: string }) => deck;

describe('planar decks', () => {
  const faults = (cards: readonly string[], format?: string) =>
    magic
      .validateDeck('current', planarDeck(cards, format))
      .errors.map(({ code, rules }) => [code, rules?.includes('mtg:901.3') === true]);

  it('mtg:901.3 they are of ten different cards or more, of which two are phenomena at most', () => {
    expect(faults(usual)).toEqual([]);
    expect(faults(usual.slice(0, 9))).toEqual([['DECK_ILLEGAL', true]]);
    expect(faults([...usual, PLANES[0] ?? ''])).toEqual([['DECK_ILLEGAL', true]]);
    expect(faults([...usual, PHENOMENA[2] ?? ''])).toEqual([['DECK_ILLEGAL', true]]);
    expect(faults([...usual, 'Forest'])).toEqual([['DECK_ILLEGAL', true]]);
  });

  it('mtg:901.15a one deck for all is of forty cards or of ten a player, with two phenomena a player', () => {
    const plain = { main: sixty };
    const one = (players: number, planes: readonly string[]) => {
      const made = begin(
        [without(planarDeck(planes)), ...Array.from({ length: players - 1 }, () => plain)],
        'one',
        'planechase-one-deck',
      );
      return made.ok ? 'ok' : [made.error.code, made.error.rules];
    };
    expect(one(2, PLANES.slice(0, 20))).toBe('ok');
    expect(one(2, PLANES.slice(0, 19))).toEqual(['DECK_ILLEGAL', ['mtg:901.15a']]);
    expect(one(3, PLANES.slice(0, 20))).toEqual(['DECK_ILLEGAL', ['mtg:901.15a']]);
    expect(one(2, [...PLANES.slice(0, 20), ...PHENOMENA.slice(0, 4)])).toBe('ok');
    expect(one(2, [...PLANES.slice(0, 20), ...PHENOMENA.slice(0, 5)])).toEqual(['DECK_ILLEGAL', ['mtg:901.15a']]);
    expect(faults([...PLANES.slice(0, 20), PLANES[3] ?? ''], 'planechase-one-deck')).toEqual([['DECK_ILLEGAL', false]]);
    const two = begin([without(planarDeck(PLANES)), without(planarDeck(PLANES))], 'one', 'planechase-one-deck');
    expect(two.ok).toBe(false);
  });
});

describe('the starting plane', () => {
  const keeping = (seed: string): readonly GameEvent[] => {
    const made = begin([without(planarDeck(usual)), without(planarDeck(usual))], seed);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    let { state } = made.value;
    const events = [...made.value.events];
    for (let i = 0; i < 2; i++) {
      const [decision] = magic.decisions(state, 'judge');
      if (!decision) break;
      const next = magic.submit(state, [{ seat: decision.seat, decision: decision.id, confirm: false }]);
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      state = next.value.state;
      events.push(...next.value.events);
    }
    return events;
  };
  const games = Array.from({ length: 12 }, (_, n) => keeping(`start ${n}`));
  const turned = (events: readonly GameEvent[]) =>
    events
      .filter(({ type, data }) => type === 'OBJECT_MOVED' && data.to === 'command')
      .map(({ data }) => String(data.card));

  it('mtg:103.7 the starting player turns up the first plane of their deck, and mtg:901.5 nothing triggers on that', () => {
    for (const events of games) {
      const cards = turned(events);
      const [starting] = events.filter(({ type }) => type === 'STARTING_PLANE');
      const first = events.find(({ type }) => type === 'STARTING_PLAYER')?.data.seat;
      expect([starting?.data.card, starting?.data.seat, starting?.rules]).toEqual([
        cards.at(-1),
        first,
        ['mtg:103.7', 'mtg:901.5'],
      ]);
      expect(cards.map((card) => PHENOMENA.includes(card))).toEqual(cards.map((_, i) => i < cards.length - 1));
      // Once all have kept, and without any ability that triggers on it.
      const at = events.findIndex(({ type }) => type === 'STARTING_PLANE');
      expect(events.findLastIndex(({ type }) => type === 'MULLIGAN_DECIDED')).toBeLessThan(at);
      expect(events.slice(0, at).some(({ type }) => type === 'ABILITY_TRIGGERED' || type === 'PLANESWALKED')).toBe(
        false,
      );
    }
    expect(games.some((events) => turned(events).length > 1)).toBe(true);
  });
});

describe('a game of Planechase', () => {
  const setup = (players: number, seed: string, format: string, deck: (seat: number) => object) => ({
    edition: 'current',
    seed,
    options: { autoPass: 'none' as const, payment: 'auto' as const, format },
    seats: Array.from({ length: players }, (_, n) => ({ name: `Player ${n}`, deck: deck(n) as Deck })),
  });
  it.each([2, 3])('mtg:901.2 is played at random to its end by %i players', { timeout: 240_000 }, (players) => {
    const { state } = simulate(
      magic,
      setup(players, `planes ${players}`, 'planechase', (n) =>
        without(planarDeck([...PLANES.slice(n * 8, n * 8 + 8), ...PHENOMENA.slice(0, 2)])),
      ),
      players,
      { invariants: 400, inMemory: true, maxDecisions: 30_000 },
    );
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });
  it('mtg:901.15 with one planar deck as well', { timeout: 240_000 }, () => {
    const { state } = simulate(
      magic,
      setup(2, 'one deck', 'planechase-one-deck', (n) =>
        n === 0 ? without(planarDeck([...PLANES.slice(0, 20), ...PHENOMENA.slice(0, 4)])) : { main: sixty },
      ),
      7,
      { invariants: 400, inMemory: true, maxDecisions: 30_000 },
    );
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });
  it('mtg:901.12 by two teams as well', { timeout: 240_000 }, () => {
    const { state } = simulate(
      magic,
      setup(4, 'teams', 'two-headed-planechase', () => without(planarDeck(usual))),
      9,
      { invariants: 400, inMemory: true, maxDecisions: 30_000 },
    );
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });
});
