/**
 * What a seat must not know can't reach it: in positions from random games, hidden cards and the secret seed are changed,
 * and all that the seat can get (view, decisions, refusals, events) stays the same, byte for byte.
 */
import { type GameState, type Outcome, type Result, type Ruleset, randomAnswer, type Seat } from '@arbiter/engine';
import { disturb, pendingOf, randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { all, decksOf } from '../support/rulesets.js';
import { figure, GATE_TIMEOUT, SEED, scale } from './support/gate.js';

const GATE = 'non-interference';
const POSITIONS = scale('POSITIONS', 600, 20_000);

const sees = (ruleset: Ruleset, state: GameState, seat: Seat): string =>
  JSON.stringify([ruleset.view(state, seat), ruleset.decisions(state, seat)]);

/** Whether what came of an answer may differ: chance decided, or something hidden came to light. */
const reveals = (ruleset: Ruleset, outcome: Outcome): boolean => {
  const hiding = (zone: unknown): number =>
    ['public', 'owner', 'everyone'].indexOf(ruleset.info.zones.find((z) => z.id === zone)?.hidden ?? 'public');
  return (
    outcome.random.length > 0 ||
    outcome.events.some((e) => {
      const { from, to } = { ...e.data, ...e.secret?.data };
      return e.type === 'REVEALED' || e.type === 'LOOKED_AT' || e.type === 'SEARCHED' || hiding(from) > hiding(to);
    })
  );
};

function told(ruleset: Ruleset, result: Result<Outcome>, seat: Seat): string {
  if (!result.ok) return JSON.stringify(result.error);
  const { events, applied, unapplied, error, state } = result.value;
  return JSON.stringify([ruleset.redactEvents(events, seat), applied, unapplied, error, sees(ruleset, state, seat)]);
}

/**
 * Compares one position with a disturbed one: what the seat sees, and what its answers tell it.
 * @returns whether the disturbed position really is another one
 */
function compare(ruleset: Ruleset, state: GameState, seat: Seat, random: (n: number) => number): boolean {
  const other = disturb(ruleset, state, seat, random);
  const differs = JSON.stringify(ruleset.view(other, 'judge')) !== JSON.stringify(ruleset.view(state, 'judge'));
  expect(sees(ruleset, other, seat)).toBe(sees(ruleset, state, seat));
  const decision = pendingOf(ruleset, state).find((d) => d.seat === seat);
  if (!decision) {
    const probe = [{ seat, choose: [{ kind: 'PASS' }] }];
    expect(told(ruleset, ruleset.submit(other, probe), seat)).toBe(told(ruleset, ruleset.submit(state, probe), seat));
    return differs;
  }
  const answers = [
    [randomAnswer(decision, random)],
    [{ seat, choose: [{ card: 'Nothing' }] }],
    // A batch is no oracle either: what it finds out about later questions is only what the first answer led to.
    [randomAnswer(decision, random), { seat, choose: [{ kind: 'PASS' }] }],
  ];
  for (const answer of answers) {
    const result = ruleset.submit(state, answer);
    if (result.ok && reveals(ruleset, result.value)) continue;
    expect(told(ruleset, ruleset.submit(other, answer), seat)).toBe(told(ruleset, result, seat));
  }
  return differs;
}

function playThrough(ruleset: Ruleset, n: number, at: (state: GameState) => boolean): void {
  const random = randomFrom(SEED * 7919 + n);
  const decks = decksOf(ruleset).map(([, deck]) => deck);
  const created = ruleset.create({
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed: `interference ${SEED} ${n}`,
    options: { autoPass: n % 2 === 0 ? 'none' : 'smart', payment: n % 3 === 0 ? 'manual' : 'auto' },
    seats: ['Ann', 'Bob'].map((name) => ({ name, deck: decks[random(decks.length)] as (typeof decks)[number] })),
  });
  if (!created.ok) throw new Error('not created');
  const match = ruleset.open(created.value.state);
  for (let i = 0; !match.result; i++) {
    if (i % 11 === 0 && !at(match.state())) return;
    const pending = match.decisions('judge').filter((d) => 'options' in d);
    const decision = pending[random(pending.length)];
    if (!decision) throw new Error('nothing is pending');
    if (!match.submit([randomAnswer(decision, random)]).ok)
      match.submit([{ ...decision.default, seat: decision.seat }]);
  }
}

describe.each(all)('hidden information of $info.name', (ruleset) => {
  it(`does not reach a seat in ${POSITIONS} positions`, { timeout: GATE_TIMEOUT }, () => {
    const random = randomFrom(SEED);
    let positions = 0;
    let different = 0;
    for (let n = 0; positions < POSITIONS; n++)
      playThrough(ruleset, n, (state) => {
        for (const seat of [0, 1]) if (compare(ruleset, state, seat, random)) different++;
        positions += 2;
        return positions < POSITIONS;
      });
    figure(GATE, `${ruleset.info.name}: positions compared`, positions);
    expect(different).toBeGreaterThan(0.9 * positions);
  });
});
