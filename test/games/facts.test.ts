/** What the engine keeps instead of working it out anew is what working it out anew would give, in random games. */
import { type Deck, type Ruleset, randomAnswer } from '@arbiter/engine';
import { onFrozenStates, randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { withFactsCompared } from '../support/kept-facts.js';
import { randomDeck } from '../support/random-decks.js';
import { all, decksOf } from '../support/rulesets.js';

/**
 * GAMES, ANSWERS, EVERY: how many games, how far each is played, and every so many-th fact is worked out anew
 * (`GAMES=40 ANSWERS=10000 EVERY=7 npx vitest run test/games/facts`).
 */
const GAMES = Number(process.env.GAMES ?? 4);
const ANSWERS = Number(process.env.ANSWERS ?? 250);
const EVERY = Number(process.env.EVERY ?? 61);
const MINUTE = 60_000;

/** A random game, to its end or as far as it is to be played. */
function playGame(ruleset: Ruleset, n: number): void {
  const samples = decksOf(ruleset).map(([, deck]) => deck);
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
  const play = n % 4 < 2 ? ruleset.open(created.value.state) : onFrozenStates(ruleset, created.value.state);
  for (let answers = 0; !play.result && answers < ANSWERS; answers++) {
    const pending = play.decisions('judge').filter((d) => 'options' in d);
    const decision = pending[random(pending.length)];
    if (!decision) throw new Error('nothing is pending');
    if (!play.submit([randomAnswer(decision, random)]).ok) play.submit([{ ...decision.default, seat: decision.seat }]);
  }
}

describe.each(all)('facts kept in games of $info.name', (ruleset) => {
  it('are as they would be if worked out anew', { timeout: 3 * GAMES * MINUTE }, () => {
    const { looked, wrong } = withFactsCompared(EVERY, () => {
      for (let n = 0; n < GAMES; n++) playGame(ruleset, n);
    });
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(200);
  });
});
