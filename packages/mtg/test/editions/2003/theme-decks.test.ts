/** Preconstructed decks of that time play whole games by the rules of 2003. */
import { randomFrom } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { themeDecks } from '../../../src/decks/theme-decks.js';
import { magic } from '../../../src/index.js';

const names = Object.keys(themeDecks);
/** Each deck plays once; where one is left over, against the first. */
const pairs = names
  .filter((_, i) => i % 2 === 0)
  .map((name) => [name, names[names.indexOf(name) + 1] ?? names[0]] as const);
/** Plays a game of two decks between greedy bots to its end. */
function winnersOf(one: string, other: string) {
  const created = magic.create({
    edition: '2003',
    seed: `${one} against ${other}`,
    options: { payment: 'auto', autoPass: 'none' },
    seats: [one, other].map((name) => ({ name, deck: themeDecks[name]?.deck ?? {} })),
  } as never);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const match = magic.open(created.value.state, { idle: 'pass' });
  const random = randomFrom(names.indexOf(one));
  const bot = magic.bots?.greedy;
  for (let moves = 0; moves < 20_000 && !match.result; moves++) {
    const decision = match.decisions('judge').find((d) => 'options' in d);
    if (!decision || !('options' in decision) || !bot) break;
    const answer = bot({ view: match.view(decision.seat), decision, random, edition: '2003' } as never);
    // What a bot may not do, the rules answer for it, as the service has it.
    if (match.submit([answer]).ok) continue;
    const done = match.submit([{ ...decision.default, seat: decision.seat } as never]);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return match.result;
}

describe('theme decks', () => {
  it('are whole: edition 2003 plays each of their cards', () => {
    const refused = names.flatMap((name) => magic.validateDeck('2003', themeDecks[name]?.deck).errors);
    expect(refused).toEqual([]);
    // Eighth Edition came out after Legions; its decks are played beside those of that time.
    const ofThen = names.filter((name) => !themeDecks[name]?.title.startsWith('Eighth Edition'));
    expect(ofThen.length).toBeGreaterThanOrEqual(20);
  });

  it.each(pairs)('%s plays a game against %s to its end', (name, other) => {
    expect(winnersOf(name, other ?? name)?.kind).toMatch(/WIN|DRAW/);
  });
});
