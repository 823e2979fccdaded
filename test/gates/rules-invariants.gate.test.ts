import type { Ruleset } from '@arbiter/engine';
import { randomFrom, replay, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { all, decksOf } from '../support/rulesets.js';
import { figure, GATE_TIMEOUT, SEED, scale } from './support/gate.js';

const GATE = 'rules-invariants';
const GAMES = scale('GAMES', 25, 2_000);

const setupOf = (ruleset: Ruleset, n: number, payment: 'auto' | 'manual') => {
  const random = randomFrom(SEED * 100_000 + n);
  const decks = decksOf(ruleset).map(([, deck]) => deck);
  const deck = () => decks[random(decks.length)] as (typeof decks)[number];
  return {
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed: `game ${SEED} ${n}`,
    options: { autoPass: n % 4 === 3 ? ('smart' as const) : ('none' as const), payment },
    seats: [
      { name: 'Ann', deck: deck() },
      { name: 'Bob', deck: deck() },
    ],
  };
};

describe.each(all)('random games of $info.name', (ruleset) => {
  it(`${GAMES} end legally: what is offered is accepted, cards are conserved, states survive JSON, replay is exact`, {
    timeout: GATE_TIMEOUT,
  }, () => {
    const sizes: number[] = [];
    let decisions = 0;
    for (let n = 0; n < GAMES; n++) {
      const setup = setupOf(ruleset, n, n % 5 === 4 ? 'manual' : 'auto');
      const game = simulate(ruleset, setup, SEED * 1000 + n, { closely: 40 });
      decisions += game.decisions;
      sizes.push(...game.sizes);
      expect(game.state.result).not.toBeNull();
      if (n % 4 === 0) expect(ruleset.hash(replay(ruleset, setup, game.log))).toBe(ruleset.hash(game.state));
    }
    sizes.sort((a, b) => a - b);
    const median = sizes[sizes.length >> 1] as number;
    figure(GATE, `${ruleset.info.name}: games, each ended legally`, GAMES);
    figure(GATE, `${ruleset.info.name}: decisions`, decisions);
    figure(GATE, `${ruleset.info.name}: median state in bytes`, median);
    expect(median).toBeLessThan(15_000);
  });
});
