/** What a seat imagines is as likely as what is true: frequencies of samples, compared with what may be. */
import type { GameState, State } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { magic } from '../src/index.js';

interface Side {
  hand?: string[];
  library?: string[];
  battlefield?: (string | object)[];
}
function stateOf(players: [Side, Side], more: object = {}): GameState {
  const begun = magic.createScenario({
    ruleset: 'mtg',
    edition: 'current',
    turn: { number: 1, active: 0, step: 'precombatMain' },
    players,
    ...more,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value.state;
}

function* samples(
  state: GameState,
  seat: number,
  count: number,
  decklists: 'public' | 'hidden' = 'public',
): Iterable<GameState> {
  for (let n = 0; n < count / 32; n++)
    yield* magic.sample?.(state, seat, { samples: 32, seed: `seed ${n}`, decklists }) ?? [];
}

/** The names of the cards of a zone, in order. */
function cardsIn(state: GameState, id: string, owner: number | null): string[] {
  const view = magic.view(state, 'judge');
  const zone = view.zones.find((z) => z.id === id && z.owner === owner) as { objects: string[] } | undefined;
  return (zone?.objects ?? []).map((ob) => String(view.objects[ob]?.card));
}

/** Sum of squared differences from what is expected, each in units of it. */
function chiSquare(counts: Map<string, number>, cells: number, total: number): number {
  const expected = total / cells;
  const seen = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  return seen + (cells - counts.size) * expected;
}
const tally = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** What a sum of squares exceeds once in a thousand times, by degrees of freedom (tables of the distribution). */
const ONCE_IN_1000: { [degrees: number]: number } = { 4: 18.47, 14: 36.12, 23: 49.73 };
const within = (degrees: number, counts: Map<string, number>, total: number): void => {
  expect(chiSquare(counts, degrees + 1, total)).toBeLessThan(ONCE_IN_1000[degrees] ?? 0);
};

const SIX = ['Shock', 'Murder', 'Divination', 'Plummet', 'Sleep', 'Mountain'];
const COUNT = 1600;

describe('samples of a list that is known', () => {
  it('give the other hand each pair of its cards equally often', () => {
    const state = stateOf([{ library: ['Forest'] }, { hand: SIX.slice(0, 2), library: SIX.slice(2) }]);
    const pairs = new Map<string, number>();
    for (const one of samples(state, 0, COUNT)) tally(pairs, cardsIn(one, 'hand', 1).sort().join());
    within(14, pairs, COUNT);
  });

  it('put the cards of one’s own library into every order equally often', () => {
    const state = stateOf([{ hand: ['Forest'], library: SIX.slice(0, 4) }, { library: ['Forest'] }]);
    const orders = new Map<string, number>();
    for (const one of samples(state, 0, COUNT)) {
      tally(orders, cardsIn(one, 'library', 0).join());
      expect(cardsIn(one, 'hand', 0)).toEqual(['Forest']);
    }
    within(23, orders, COUNT);
  });

  it('count copies: two of four cards are as likely as two of four', () => {
    const state = stateOf([
      { library: ['Forest'] },
      { hand: ['Shock'], library: ['Shock', 'Shock', 'Murder', 'Sleep'] },
    ]);
    const found = new Map<string, number>();
    let shocks = 0;
    for (const one of samples(state, 0, COUNT)) {
      const [card = ''] = cardsIn(one, 'hand', 1);
      if (card === 'Shock') tally(found, `Shock ${shocks++ % 3}`);
      else tally(found, card);
    }
    within(4, found, COUNT);
  });
});

describe('samples of a list that is not known', () => {
  it('draw from what is played in the colours that were seen, each card equally often', () => {
    const state = stateOf([{ library: ['Forest'] }, { hand: ['Shock'], library: ['Murder'], battlefield: ['Island'] }]);
    const found = new Map<string, number>();
    for (const one of samples(state, 0, COUNT, 'hidden')) {
      for (const card of [...cardsIn(one, 'hand', 1), ...cardsIn(one, 'library', 1)]) tally(found, card);
    }
    const colors = new Set([...found.keys()].flatMap((name) => (magic.cards.get(name)?.data.colors as string[]) ?? []));
    expect([...colors]).toEqual(['U']);
    expect(found.size).toBeGreaterThan(15);
    const each = (2 * COUNT) / found.size;
    const sum = [...found.values()].reduce((all, n) => all + (n - each) ** 2 / each, 0);
    // Four standard deviations above what is to be expected.
    expect(sum).toBeLessThan(found.size - 1 + 4 * Math.sqrt(2 * (found.size - 1)));
  });

  it('know one’s own list all the same', () => {
    const state = stateOf([{ library: ['Shock', 'Murder'] }, { hand: ['Shock'], library: ['Forest'] }]);
    for (const one of samples(state, 0, 32, 'hidden'))
      expect(cardsIn(one, 'library', 0).sort()).toEqual(['Murder', 'Shock']);
  });
});

/** A state in which seats know cards that lie in hidden piles. */
function knowing(state: GameState, zone: string, cards: { [at: number]: number[] }): GameState {
  const s = structuredClone(state) as State;
  for (const [at, seats] of Object.entries(cards)) {
    const id = s.zones[zone]?.[Number(at)] ?? 0;
    s.objects[id] = { ...(s.objects[id] as State['objects'][string]), known: seats };
  }
  return s;
}

describe('what a seat knows', () => {
  const hidden: [Side, Side] = [{ library: SIX.slice(0, 4) }, { hand: SIX.slice(0, 3), library: SIX.slice(3) }];

  it('stays where it is known to lie: on its own library, on another, and in a hand', () => {
    let state = knowing(stateOf(hidden), 'library:0', { 1: [0] });
    state = knowing(state, 'library:1', { 0: [0] });
    state = knowing(state, 'hand:1', { 2: [0, 1] });
    for (const one of samples(state, 0, 64)) {
      expect(cardsIn(one, 'library', 0)[1]).toBe('Murder');
      expect(cardsIn(one, 'library', 1)[0]).toBe('Plummet');
      expect(cardsIn(one, 'hand', 1)).toContain('Divination');
    }
  });

  it('is not what another knows', () => {
    const state = knowing(stateOf(hidden), 'library:1', { 0: [1] });
    const tops = new Set([...samples(state, 0, 320)].map((one) => cardsIn(one, 'library', 1)[0]));
    expect(tops.size).toBe(6);
    const plain = [...samples(stateOf(hidden), 0, 32)];
    expect(JSON.stringify([...samples(state, 0, 32)])).toBe(JSON.stringify(plain));
  });

  it('is not what lies face down, unless it is its own', () => {
    const battlefield = [{ card: 'Grizzly Bears', faceDown: true }];
    const state = stateOf([{ library: ['Forest'] }, { battlefield, hand: ['Hill Giant'], library: ['Air Elemental'] }]);
    const faceDown = (seat: number): Set<string> =>
      new Set([...samples(state, seat, 160)].map((one) => cardsIn(one, 'battlefield', null).join()));
    expect([...faceDown(0)].sort()).toEqual(['Air Elemental', 'Grizzly Bears', 'Hill Giant']);
    expect([...faceDown(1)]).toEqual(['Grizzly Bears']);
  });

  it('is not in which order somebody arranged what they saw', () => {
    const state = stateOf(hidden);
    const swapped = structuredClone(state) as State;
    swapped.zones['library:1']?.reverse();
    swapped.zones['hand:1']?.reverse();
    expect(JSON.stringify([...samples(swapped, 0, 32)])).toBe(JSON.stringify([...samples(state, 0, 32)]));
  });
});

describe('chance', () => {
  it('is another in each sample, and the same for the same seed', () => {
    const state = stateOf([{ library: SIX }, { library: SIX }], { random: [0, 0, 0] });
    const two = (): State[] =>
      (magic.sample?.(state, 0, { samples: 2, seed: 's', decklists: 'public' }) ?? []) as State[];
    const [one, other] = two();
    expect(one?.rng.key).not.toBe(other?.rng.key);
    expect(one?.rng).toMatchObject({ drawn: 0, forced: [] });
    expect(two()).toEqual([one, other]);
    expect((state as State).rng.key).not.toBe(one?.rng.key);
  });
});
