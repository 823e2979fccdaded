/** A match that passes for seats which can do nothing else comes to what passing for them by hand comes to. */
import { type Decision, type Ruleset, randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { randomDeck } from '../support/random-decks.js';
import { all } from '../support/rulesets.js';

/** The end of a random game, and how many events led there. */
function end(ruleset: Ruleset, seed: number, idle: 'ask' | 'pass'): { hash: string; events: number; asked: number } {
  const random = randomFrom(seed);
  const created = ruleset.create({
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed: `idle ${seed}`,
    options: { autoPass: 'none', payment: 'auto' },
    seats: ['Ann', 'Bob'].map((name) => ({ name, deck: randomDeck(ruleset, random) })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const match = ruleset.open(created.value.state, { idle });
  const out = { hash: '', events: 0, asked: 0 };
  while (!match.result) {
    const pending = match.decisions('judge').filter((d): d is Decision => 'options' in d);
    const decision = pending[0] as Decision;
    const [first, ...others] = decision.options;
    // Who can do nothing else passes by hand, without a random number drawn.
    const passes =
      pending.length === 1 && decision.shape === 'CHOOSE' && first?.kind === 'PASS' && others.every((o) => o.mana);
    if (!passes) out.asked++;
    const answer = passes ? { seat: decision.seat, choose: [first.id] } : randomAnswer(decision, random);
    let done = match.submit([answer]);
    if (!done.ok) done = match.submit([{ ...decision.default, seat: decision.seat }]);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    out.events += done.value.events.length;
    if (passes && idle === 'pass') throw new Error('an idle seat was asked');
  }
  return { ...out, hash: ruleset.hash(match.state()) };
}

describe.each(all)('idle seats of $info.name', (ruleset) => {
  it('are passed for, with the same end and the same events', () => {
    for (const seed of [1, 2, 3]) expect(end(ruleset, seed, 'pass')).toEqual(end(ruleset, seed, 'ask'));
  });
});
