import { randomFrom, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../src/index.js';

const setup = (seed: number, decks = ['lorraine', 'rai']) => ({
  edition: '4.1',
  seed: `${seed}`,
  options: { autoPass: 'none' as const, payment: 'auto' as const },
  seats: decks.map((name) => ({ name, deck: starterDecks[name] ?? {} })),
});

describe('whole games between the starter decks', () => {
  it.each([1, 2, 3])('are played to their end by random answers (%s)', (seed) => {
    const { state } = simulate(grandArchive, setup(seed), seed, { invariants: 25 });
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });

  it('of four are played to their end by random answers', { timeout: 60_000 }, () => {
    const { state } = simulate(grandArchive, setup(4, ['lorraine', 'rai', 'rai', 'lorraine']), 4, {
      invariants: 150,
      inMemory: true,
    });
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });

  it('are played to their end by the greedy bot', () => {
    const random = randomFrom(7);
    const created = grandArchive.create(setup(7));
    if (!created.ok) throw new Error(created.error.detail);
    let { state } = created.value;
    for (let n = 0; n < 3000 && !state.result; n++) {
      const pending = grandArchive.decisions(state, 'judge')[0];
      if (!pending) throw new Error('nothing is pending');
      const decision = grandArchive.decisions(state, pending.seat).find((d) => d.id === pending.id);
      if (!decision || !('options' in decision)) throw new Error('its own seat does not see the decision');
      const answer = grandArchive.bots.greedy?.({ view: grandArchive.view(state, pending.seat), decision, random });
      const next = grandArchive.submit(state, [answer ?? { seat: pending.seat, ...decision.default }]);
      if (!next.ok) throw new Error(JSON.stringify([decision, answer, next.error]));
      state = next.value.state;
    }
    expect(state.result?.kind).toBe('WIN');
  });
});
