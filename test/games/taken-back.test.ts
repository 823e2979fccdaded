/**
 * Whoever plays a game in memory may take back what could not be stored: it is as if it had not been, to whoever looks and
 * for whatever comes after. Its hash is that of its state at any moment.
 */
import { createHash } from 'node:crypto';
import { type Deck, type Match, type Ruleset, randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { randomDeck } from '../support/random-decks.js';
import { all } from '../support/rulesets.js';

/** GAMES: how many games of each ruleset (`GAMES=40 npx vitest run test/games/taken-back`). */
const GAMES = Number(process.env.GAMES ?? 1);
const MINUTE = 60_000;
const VIEWERS = [0, 1, 'judge', 'spectator'] as const;

/** Short enough to be shown where they differ. */
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const seen = (match: Match): string => digest(VIEWERS.map((viewer) => [match.view(viewer), match.decisions(viewer)]));
const standing = (match: Match): object => ({ hash: match.hash(), seen: seen(match), state: digest(match.state()) });

function begin(ruleset: Ruleset, n: number): Match {
  const random = randomFrom(n);
  const deck = (): Deck => randomDeck(ruleset, random);
  const created = ruleset.create({
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed: `taken back ${n}`,
    options: { autoPass: 'none', payment: n % 2 === 0 ? 'auto' : 'manual' },
    seats: ['Ann', 'Bob'].map((name) => ({ name, deck: deck() })),
  });
  if (!created.ok) throw new Error('not created');
  return ruleset.open(created.value.state);
}

/** Plays a game in which every so many-th answer, and a concession now and then, is first given and taken back. */
function play(ruleset: Ruleset, n: number): number {
  const match = begin(ruleset, n);
  const random = randomFrom(1000 + n);
  let taken = 0;
  const tried = (act: () => { ok: boolean }): void => {
    const before = standing(match);
    if (!act().ok) return;
    match.hash();
    if (random(2) === 0) seen(match);
    match.takeBack();
    expect(standing(match)).toEqual(before);
    taken++;
  };
  /** Plays on at random, with looks in between that what is kept of them must not outlive. */
  const wander = (): void => {
    const hash = match.hash();
    for (let made = 0; made < 6 && !match.result; made++) {
      const decision = match.decisions('judge').find((d) => 'options' in d);
      if (!decision) throw new Error('nothing is pending');
      if (random(2) === 0) seen(match);
      if (random(3) === 0) match.attempt(() => match.concede(0));
      if (!match.submit([randomAnswer(decision, random)]).ok)
        match.submit([{ ...decision.default, seat: decision.seat }]);
    }
    expect(match.hash()).not.toBe(hash);
  };
  while (!match.result) {
    const pending = match.decisions('judge').filter((d) => 'options' in d);
    const decision = pending[random(pending.length)];
    if (!decision) throw new Error('nothing is pending');
    const answer = randomAnswer(decision, random);
    if (random(8) === 0) {
      tried(() => match.submit([randomAnswer(decision, random)]));
      if (random(8) === 0) tried(() => match.concede(random(2)));
      const before = standing(match);
      match.attempt(wander);
      expect(standing(match)).toEqual(before);
      expect(() => match.takeBack()).toThrow();
      const again = ruleset.open(JSON.parse(JSON.stringify(match.state())));
      const [here, there] = [match.submit([answer]), again.submit([answer])];
      expect(here).toEqual(there);
      expect(match.hash()).toBe(again.hash());
      expect(match.hash()).toBe(ruleset.hash(match.state()));
      if (here.ok) continue;
    }
    if (!match.submit([answer]).ok) match.submit([{ ...decision.default, seat: decision.seat }]);
  }
  return taken;
}

describe.each(all)('Games of $info.name', (ruleset) => {
  it('are as they were when something is taken back', { timeout: GAMES * MINUTE }, () => {
    let taken = 0;
    // Some games are short: more of them are played until enough was taken back to say something.
    for (let n = 0; n < GAMES || (taken <= 10 && n < GAMES + 5); n++) taken += play(ruleset, n);
    expect(taken).toBeGreaterThan(10);
  });

  it('take back the last thing once, and nothing else', () => {
    const match = begin(ruleset, 1);
    expect(() => match.takeBack()).toThrow();
    expect(match.concede(0).ok).toBe(true);
    match.takeBack();
    expect(() => match.takeBack()).toThrow();
    expect(match.concede(0).ok).toBe(true);
    expect(match.result).toMatchObject({ winners: [1] });
    expect(match.concede(1)).toMatchObject({ ok: false, error: { code: 'GAME_OVER' } });
  });
});
