/** Positions as a seat may imagine them: what it sees stays, what it doesn't is drawn anew, and nothing else comes through. */
import type { Decision, GameState, GameView, Ruleset } from '@arbiter/engine';
import { randomAnswer } from '@arbiter/engine';
import { perturbHidden, randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { standsFor } from '../gates/non-interference/stands.js';
import { randomSetup } from '../gates/support/random-games.js';
import { type Playable, playable } from '../support/rulesets.js';

type Sample = (
  state: GameState,
  seat: number,
  seed: string,
  samples?: number,
  decklists?: 'public' | 'hidden',
) => GameState[];
const sampling =
  (ruleset: Ruleset): Sample =>
  (state, seat, seed, samples = 1, decklists = 'hidden') =>
    ruleset.sample?.(state, seat, { samples, seed, decklists }) ?? [];

/** States from a random game, now and then one. */
function* statesOf(what: Playable, n: number, every: number, most = 500): Iterable<GameState> {
  const { ruleset } = what;
  const random = randomFrom(n * 31 + 7);
  const created = ruleset.create(
    randomSetup(what, random, `samples ${n}`, { autoPass: 'none', payment: n % 2 ? 'auto' : 'manual' }),
  );
  if (!created.ok) throw new Error('not created');
  const match = ruleset.open(created.value.state);
  for (let i = 0; i < most && !match.result; i++) {
    if (i % every === 0) yield match.state();
    const pending = match.decisions('judge') as Decision[];
    const decision = pending[random(pending.length)] as Decision;
    if (!match.submit([randomAnswer(decision, random)]).ok)
      match.submit([{ ...decision.default, seat: decision.seat }]);
  }
}

/** What a seat sees, without the order of what is known in a pile whose order says nothing. */
function seen(view: GameView): unknown {
  const zones = view.zones.map((zone) => {
    const known = (zone as { known?: string[] }).known;
    return known ? { ...zone, known: known.toSorted() } : zone;
  });
  return { ...view, zones };
}

describe.each(playable.filter(({ current }) => current))('samples of $name', (what) => {
  const { ruleset } = what;
  const sample = sampling(ruleset);
  const stands = standsFor(what);

  it('show the seat what it sees, and ask what is asked', { timeout: 120_000 }, () => {
    let compared = 0;
    for (let n = 0; n < 2; n++)
      for (const state of statesOf(what, n, 47))
        for (const seat of [0, 1]) {
          const [one] = sample(state, seat, 'a');
          if (!one) throw new Error('no sample');
          expect(seen(ruleset.view(one, seat))).toEqual(seen(ruleset.view(state, seat)));
          expect(ruleset.decisions(one, seat)).toEqual(ruleset.decisions(state, seat));
          compared++;
        }
    expect(compared).toBeGreaterThan(15);
  });

  it('are the same whatever the truth is that the seat does not see', { timeout: 120_000 }, () => {
    let different = 0;
    for (let n = 0; n < 2; n++)
      for (const state of statesOf(what, n, 53))
        for (const seat of [0, 1]) {
          const random = randomFrom(n);
          const other = perturbHidden(ruleset, state, seat, random, { seed: true, cards: true, stands });
          if (JSON.stringify(other) !== JSON.stringify(state)) different++;
          expect(JSON.stringify(sample(other, seat, 'x', 2))).toBe(JSON.stringify(sample(state, seat, 'x', 2)));
        }
    expect(different).toBeGreaterThan(10);
  });

  it('can be played on, with chance of their own', { timeout: 120_000 }, () => {
    for (const state of statesOf(what, 5, 61))
      for (const one of sample(state, 0, 'b', 2)) {
        const match = ruleset.open(one);
        for (let k = 0; k < 40 && !match.result; k++) {
          const [decision] = match.decisions('judge') as [Decision];
          const done = match.submit([{ ...decision.default, seat: decision.seat }]);
          if (!done.ok) throw new Error(`${decision.kind}: ${done.error.detail}`);
        }
      }
  });
});
