/** What the engine keeps instead of working it out anew is what working it out anew would give, in whole random games. */
import { auditFacts, canonical, type Deck, randomAnswer } from '@arbiter/engine';
import { onStates, randomFrom } from '@arbiter/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { randomDeck } from '../support/random-decks.js';
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

/** GAMES, EVERY: how many games, and every so many-th fact is worked out anew (`GAMES=40 EVERY=7 npx vitest run test/games/facts`). */
const GAMES = Number(process.env.GAMES ?? 4);
const EVERY = Number(process.env.EVERY ?? 61);
const MINUTE = 60_000;

describe.each(all)('facts kept in games of $info.name', (ruleset) => {
  it('are as they would be if worked out anew', { timeout: GAMES * MINUTE }, () => {
    const wrong: string[] = [];
    let looked = 0;
    auditFacts((key, kept, anew) => {
      looked++;
      if (canonical(plain(kept)) !== canonical(plain(anew))) wrong.push(key);
    }, EVERY);
    const samples = decksOf(ruleset).map(([, deck]) => deck);
    for (let n = 0; n < GAMES; n++) {
      const random = randomFrom(n);
      const deck = () => (n % 2 === 0 ? (samples[random(samples.length)] as Deck) : randomDeck(ruleset, random));
      const created = ruleset.create({
        edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
        seed: `facts ${n}`,
        options: { autoPass: n % 4 < 2 ? 'none' : 'smart', payment: n % 2 === 0 ? 'auto' : 'manual' },
        seats: ['Ann', 'Bob'].map((name) => ({ name, deck: deck() })),
      });
      if (!created.ok) throw new Error('not created');
      // In memory, where facts stay, and from state to state, where they are handed on.
      const play = n % 4 < 2 ? ruleset.open(created.value.state) : onStates(ruleset, created.value.state);
      while (!play.result) {
        const pending = play.decisions('judge').filter((d) => 'options' in d);
        const decision = pending[random(pending.length)];
        if (!decision) throw new Error('nothing is pending');
        if (!play.submit([randomAnswer(decision, random)]).ok)
          play.submit([{ ...decision.default, seat: decision.seat }]);
      }
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(200);
  });
});
