import { type GameEvent, randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { magic, welcomeDecks } from '../src/index.js';

it('What a move gave stays as it was while the game goes on, also where nothing had happened', () => {
  const decks = Object.values(welcomeDecks);
  const created = magic.create({
    edition: 'current',
    seed: 'given',
    options: { autoPass: 'none', payment: 'auto' },
    seats: ['Ann', 'Bob'].map((name, seat) => ({ name, deck: decks[seat] ?? {} })),
  });
  if (!created.ok) throw new Error(created.error.detail);
  const match = magic.open(created.value.state);
  const random = randomFrom(1);
  const given: { events: GameEvent[]; random: number[]; then: string }[] = [];
  const keep = (events: GameEvent[], drawn: number[]): void => {
    given.push({ events, random: drawn, then: JSON.stringify([events, drawn]) });
  };
  while (given.length < 400 && !match.result) {
    const decision = match.decisions('judge').find((one) => 'options' in one);
    if (!decision || !('options' in decision)) throw new Error('nobody is asked');
    const answer = { ...randomAnswer(decision, random), seat: decision.seat };
    const first = match.submit([answer]);
    const done = first.ok ? first : match.submit([{ ...decision.default, seat: decision.seat }]);
    if (!done.ok) throw new Error(done.error.detail);
    keep(done.value.events, done.value.random);
  }
  expect(given.some(({ events }) => events.length === 0)).toBe(true);
  for (const { events, random: drawn, then } of given) expect(JSON.stringify([events, drawn])).toBe(then);
});
