/** What the engine keeps instead of working it out anew is what working it out anew would give, in whole random games. */
import { auditFacts, canonical, randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { all, decksOf } from '../support/rulesets.js';

/** Maps and sets as plain values, so that they can be compared. */
const plain = (value: unknown): unknown => {
  if (value instanceof Map) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  // What was looked at elsewhere is as much as was asked for.
  const entries = Object.entries(value).filter(([k]) => k !== 'elsewhere');
  return Object.fromEntries(entries.map(([k, v]) => [k, plain(v)]));
};

afterEach(() => auditFacts(null));

describe.each(all)('facts kept in games of $info.name', (ruleset) => {
  it('are as they would be if worked out anew', () => {
    const wrong: string[] = [];
    let looked = 0;
    auditFacts((key, kept, anew) => {
      looked++;
      if (canonical(plain(kept)) !== canonical(plain(anew))) wrong.push(key);
    }, 61);
    const decks = decksOf(ruleset).map(([, deck]) => deck);
    for (const payment of ['auto', 'manual'] as const) {
      const random = randomFrom(payment.length);
      const created = ruleset.create({
        edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
        seed: `facts ${payment}`,
        options: { autoPass: payment === 'auto' ? 'none' : 'smart', payment },
        seats: ['Ann', 'Bob'].map((name) => ({ name, deck: decks[random(decks.length)] as (typeof decks)[number] })),
      });
      if (!created.ok) throw new Error('not created');
      const match = ruleset.open(created.value.state);
      while (!match.result) {
        const pending = match.decisions('judge').filter((d) => 'options' in d);
        const decision = pending[random(pending.length)];
        if (!decision) throw new Error('nothing is pending');
        if (!match.submit([randomAnswer(decision, random)]).ok)
          match.submit([{ ...decision.default, seat: decision.seat }]);
      }
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(200);
  });
});
