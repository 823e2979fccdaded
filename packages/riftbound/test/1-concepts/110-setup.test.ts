import type { Decision, JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { pileIn } from '../support/position.js';

const [kaisa, viktor] = [sampleDecks.kaisa, sampleDecks.viktor];
if (!kaisa || !viktor) throw new Error('no decks');
const setup = (seed: string) => ({
  edition: '2026-07',
  seed,
  options: { autoPass: 'none' as const, payment: 'auto' as const },
  seats: [
    { name: 'Ann', deck: kaisa },
    { name: 'Bob', deck: viktor },
  ],
});
function game(seed = 'b'): Play {
  const created = riftbound.create(setup(seed));
  if (!created.ok) throw new Error('not created');
  const play = new Play(riftbound, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const zone = (play: Play, seat: number, name: string): number =>
  Number(((play.view().players[seat] as JsonObject).zones as { [zone: string]: number })[name]);
const named = (play: Play, name: string): string[] =>
  Object.values(play.view().objects)
    .filter((o) => o.zone === name)
    .map((o) => String(o.card));
const mulligan = (play: Play): Decision => {
  const d = play.decision();
  expect(d.kind).toBe('MULLIGAN');
  return d;
};
/** Nobody replaces anything. */
const keep = (play: Play): Play => {
  while (play.decisions()[0]?.kind === 'MULLIGAN') play.answer(play.decision().seat, { choose: [] });
  return play;
};
const runesOf = (play: Play, seat: number): number =>
  Object.values(play.view().objects).filter(
    (o) => o.zone === 'base' && o.controller === seat && (o.types as string[]).includes('Rune'),
  ).length;

describe('setting up', () => {
  it('riftbound:111 each legend lies in its legend zone', () => {
    expect(named(game(), 'legendZone').sort()).toEqual([
      "Kai'Sa, Daughter of the Void",
      'Viktor, Herald of the Arcane',
    ]);
  });
  it('riftbound:112 each chosen champion lies in its champion zone', () => {
    expect(named(game(), 'championZone').sort()).toEqual(["Kai'Sa, Survivor", 'Viktor, Leader']);
  });
  it('riftbound:113 battlefields are set aside, and riftbound:485.5 one of each player’s three comes into play, riftbound:485.4.a so that only one of them is used', () => {
    const seen = new Set<string>();
    for (const seed of 'abcdefghijklmnop') {
      const brought = named(game(seed), 'battlefield');
      expect(brought).toHaveLength(2);
      for (const deck of [kaisa, viktor])
        expect(brought.filter((b) => deck.battlefields?.some((e) => e.card === b))).toHaveLength(1);
      for (const battlefield of brought) seen.add(battlefield);
    }
    // Each of the three may be the one, by chance.
    const all = [kaisa, viktor].flatMap((deck) => (deck.battlefields ?? []).map((e) => e.card));
    expect([...seen].sort()).toEqual([...new Set(all)].sort());
  });
  it('riftbound:114 both decks are shuffled: another seed, another order', () => {
    const hands = ['a', 'b', 'c'].map((seed) => JSON.stringify(named(game(seed), 'hand')));
    expect(new Set(hands).size).toBe(3);
    const runes = (play: Play) => pileIn(play, 0, 'runeDeck').join();
    expect([zone(game(), 0, 'runeDeck'), new Set(['a', 'b', 'c'].map((seed) => runes(game(seed)))).size]).toEqual([
      12, 3,
    ]);
  });
  it('riftbound:114 of every player', () => {
    const piles = [0, 1].flatMap((seat) =>
      ['mainDeck', 'runeDeck'].map((pile) => {
        const orders = ['a', 'b', 'c'].map((seed) => pileIn(game(seed), seat, pile).join());
        return [seat, pile, new Set(orders).size];
      }),
    );
    expect(piles.map(([, , orders]) => orders)).toEqual([3, 3, 3, 3]);
  });
  it('riftbound:115 each of three players may be the first', () => {
    const first = Array.from({ length: 16 }, (_, n) => {
      const seats = [0, 1, 2].map((i) => ({ name: `P${i}`, deck: kaisa }));
      const created = riftbound.create({ ...setup(`seed ${n}`), seats });
      if (!created.ok) throw new Error('not created');
      return new Play(riftbound, created.value.state).view().turn.active;
    });
    expect([...new Set(first)].sort()).toEqual([0, 1, 2]);
  });
  it('riftbound:115 the first player is found at random', () => {
    const first = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => game(seed).view().turn.active));
    expect([...first].sort()).toEqual([0, 1]);
  });
  it('riftbound:115.1 from then on turns go around', () => {
    const play = keep(game());
    const first = play.view().turn.active as number;
    const order = [1, 2, 3, 4].map((turn) => play.until({ step: 'main', turn }).view().turn.active);
    expect(order).toEqual([first, 1 - first, first, 1 - first]);
  });
  it('riftbound:116 each player draws four cards', () => {
    const play = game();
    for (const seat of [0, 1]) expect([zone(play, seat, 'hand'), zone(play, seat, 'mainDeck')]).toEqual([4, 35]);
  });
  it('riftbound:117 mulligans are decided in turn order', () => {
    const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const play = game(seed);
      const first = mulligan(play).seat;
      expect(first).toBe(play.view().turn.active);
      expect(mulligan(play.answer(first, { choose: [] })).seat).toBe(1 - first);
      return first;
    });
    expect(new Set(asked).size).toBe(2);
  });
  it('riftbound:117.1 up to two cards are set aside, not three', () => {
    const play = game();
    const d = mulligan(play);
    expect([d.min, d.max]).toEqual([0, 2]);
    play.refused(d.seat, { choose: d.options.slice(0, 3).map((o) => o.id) });
  });
  it('riftbound:117.2 as many cards are drawn, and riftbound:117.3 the others are recycled', () => {
    const play = game();
    const d = mulligan(play);
    const [a, b] = d.options;
    play.answer(d.seat, { choose: [a?.id as string, b?.id as string] });
    expect([zone(play, d.seat, 'hand'), zone(play, d.seat, 'mainDeck')]).toEqual([4, 35]);
    const bottom = pileIn(play, d.seat, 'mainDeck').slice(-2);
    expect(bottom.sort()).toEqual([a?.card, b?.card].sort());
  });
  it('riftbound:118 the first player begins', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const play = keep(game(seed));
      const [named] = play.happened('STARTING_PLAYER');
      expect(play.view().turn).toMatchObject({ number: 1, active: named?.seat });
      expect(play.decision().seat).toBe(named?.seat);
      return named?.seat;
    });
    expect(new Set(firsts).size).toBe(2);
  });
  it('riftbound:485.7 the player going second channels one rune more in the first channel phase, and only in it', () => {
    const play = keep(game());
    const first = play.view().turn.active as number;
    expect(runesOf(play, first)).toBe(2);
    play.until({ step: 'main', turn: 2 });
    expect(runesOf(play, 1 - first)).toBe(3);
    play.until({ step: 'main', turn: 4 });
    expect([runesOf(play, first), runesOf(play, 1 - first)]).toEqual([4, 5]);
  });

  /** What the players of a larger game have drawn and channeled when each has had a first turn: [runes, cards], in turn order. */
  const firstTurns = (seats: number): number[][] => {
    const deck = { ...kaisa };
    const created = riftbound.create({
      ...setup('many'),
      seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, deck })),
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const play = keep(new Play(riftbound, created.value.state));
    const first = play.view().turn.active as number;
    return Array.from({ length: seats }, (_, n) => {
      const seat = (first + n) % seats;
      play.until({ step: 'main', turn: n + 1 });
      return [runesOf(play, seat), zone(play, seat, 'hand')];
    });
  };
  it('riftbound:487.7 of three players the first draws nothing in the first turn, and the last channels one rune more', () => {
    expect(firstTurns(3)).toEqual([
      [2, 4],
      [2, 5],
      [3, 5],
    ]);
  });
  it('riftbound:488.7 of four players as well', () => {
    expect(firstTurns(4)).toEqual([
      [2, 4],
      [2, 5],
      [2, 5],
      [3, 5],
    ]);
  });
});
