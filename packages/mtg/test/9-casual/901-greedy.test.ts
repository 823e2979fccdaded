/** The greedy bot on planes: it rolls the die, and comes to an end (901.9). */
import type { Deck } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/bots/greedy.js';
import { phenomena, planes } from '../../src/cards/planes.js';
import { magic, rules } from '../../src/index.js';

const named = [...planes.slice(0, 10), ...phenomena.slice(0, 2)].map(({ name }) => ({ card: name, count: 1 }));
const deck: Deck = {
  main: [
    { card: 'Forest', count: 26 },
    ...[
      'Grizzly Bears',
      'Llanowar Elves',
      'Giant Spider',
      'Giant Growth',
      'Craw Wurm',
      'Elvish Visionary',
      'Cylian Elf',
    ].map((card) => ({ card, count: 4 })),
    { card: 'Plains', count: 6 },
  ],
  planes: named,
};

describe('the greedy bot', () => {
  it('rolls the planar die now and then, and its games end', { timeout: 120_000 }, () => {
    const made = magic.create({
      edition: 'current',
      seed: 'greedy planes',
      options: { autoPass: 'none', payment: 'auto', format: 'planechase' },
      seats: [0, 1].map((n) => ({ name: `Player ${n}`, deck })),
    } as never);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    let { state } = made.value;
    let rolls = 0;
    let drawn = 7;
    const random = (n: number): number => {
      drawn = (drawn * 48271) % 2147483647;
      return drawn % n;
    };
    const bot = greedyBot(rules);
    for (let i = 0; i < 20_000 && !state.result; i++) {
      const [decision] = magic.decisions(state, 'judge').filter((one) => 'options' in one);
      if (!decision || !('options' in decision)) break;
      const answer = bot({ view: magic.view(state, decision.seat), decision, random } as never);
      const next = magic.submit(state, [answer]);
      const done = next.ok ? next : magic.submit(state, [{ ...decision.default, seat: decision.seat }]);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      state = done.value.state;
      rolls += done.value.events.filter(({ type }) => type === 'PLANAR_DIE_ROLLED').length;
    }
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
    expect(rolls).toBeGreaterThan(0);
  });
});
