/** A match that passes for those who can do nothing else is the same game as one in which they pass themselves. */
import type { Decision, SeatAnswer } from '@arbiter/engine';
import { randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { all, decksOf } from '../support/rulesets.js';

const isIdle = ({ shape, options }: Decision): boolean =>
  shape === 'CHOOSE' && options[0]?.kind === 'PASS' && options.slice(1).every((o) => o.mana);

describe.each(all)('a match of $info.name that passes for the idle', (ruleset) => {
  it('asks only where there is a choice, and plays the same game', () => {
    const decks = decksOf(ruleset).map(([, deck]) => deck);
    const created = ruleset.create({
      edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
      seed: 'idle',
      options: { autoPass: 'none', payment: 'auto' },
      seats: ['Ann', 'Bob'].map((name) => ({ name, deck: decks[0] as (typeof decks)[number] })),
    });
    if (!created.ok) throw new Error('not created');
    const quick = ruleset.open(created.value.state, { idle: 'pass' });
    const slow = ruleset.open(created.value.state);
    const random = randomFrom(7);
    const pendingIn = (match: typeof quick): Decision[] =>
      match.decisions('judge').filter((d): d is Decision => 'options' in d);
    while (!quick.result) {
      const [asked] = pendingIn(quick);
      if (!asked) throw new Error('nothing is asked');
      expect(isIdle(asked)).toBe(false);
      for (let [d] = pendingIn(slow); d && isIdle(d); [d] = pendingIn(slow))
        slow.submit([{ ...d.default, seat: d.seat }]);
      const answer: SeatAnswer = randomAnswer(asked, random);
      const done = quick.submit([answer]);
      expect(slow.submit([answer]).ok).toBe(done.ok);
      if (done.ok) continue;
      const usual = { ...asked.default, seat: asked.seat };
      quick.submit([usual]);
      slow.submit([usual]);
    }
    while (!slow.result) {
      const [d] = pendingIn(slow);
      slow.submit([{ ...(d as Decision).default, seat: (d as Decision).seat }]);
    }
    expect(ruleset.hash(slow.state())).toBe(ruleset.hash(quick.state()));
  });
});
