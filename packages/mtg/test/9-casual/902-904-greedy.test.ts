/** The greedy bot with vanguards (902) and with schemes (904): nothing that it answers is refused, and its games end. */
import type { Deck, GameEvent } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/bots/greedy.js';
import { schemes } from '../../src/cards/schemes.js';
import { vanguards } from '../../src/cards/vanguards.js';
import { magic, rules } from '../../src/index.js';

const CREATURES = ['Grizzly Bears', 'Llanowar Elves', 'Giant Spider', 'Craw Wurm', 'Elvish Visionary', 'Cylian Elf'];
const main = [{ card: 'Forest', count: 36 }, ...[...CREATURES, 'Giant Growth'].map((card) => ({ card, count: 4 }))];
const vanguardDeck = (name: string): Deck => ({ main, vanguard: [{ card: name, count: 1 }] });
const schemeDeck: Deck = { main, schemes: schemes.map(({ name }) => ({ card: name, count: 2 })) };

/** A whole game of bots; whatever of theirs is refused ends the test. */
function played(format: string, decks: readonly Deck[]) {
  const made = magic.create({
    edition: 'current',
    seed: `greedy ${format}`,
    options: { autoPass: 'none', payment: 'auto', format },
    seats: decks.map((deck, n) => ({ name: `Player ${n}`, deck })),
  } as never);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  let { state } = made.value;
  const events: GameEvent[] = [...made.value.events];
  let drawn = 7;
  const random = (n: number): number => {
    drawn = (drawn * 48271) % 2147483647;
    return drawn % n;
  };
  const bot = greedyBot(rules);
  for (let i = 0; i < 20_000 && !state.result; i++) {
    const [decision] = magic.decisions(state, 'judge').filter((one) => 'options' in one);
    if (!decision || !('options' in decision)) break;
    const answer = bot({ view: magic.view(state, decision.seat), decision, random } as never);
    const next = magic.submit(state, [answer]);
    if (!next.ok) throw new Error(`${JSON.stringify(answer)} to ${decision.kind}: ${JSON.stringify(next.error)}`);
    state = next.value.state;
    events.push(...next.value.events);
  }
  return { result: state.result, count: (type: string) => events.filter((event) => event.type === type).length };
}

describe('the greedy bot', () => {
  it.each(vanguards.map(({ name }, i) => [name, vanguards[(i + 1) % vanguards.length]?.name ?? name] as const))(
    'plays with the vanguards %s and %s to an end',
    { timeout: 120_000 },
    (one, other) => {
      const game = played('vanguard', [vanguardDeck(one), vanguardDeck(other)]);
      expect(game.count('VANGUARD_REVEALED')).toBe(2);
      expect(game.result?.kind).toMatch(/WIN|DRAW/);
    },
  );

  it.each([
    ['archenemy', [schemeDeck, { main }, { main }]],
    ['supervillain-rumble', [schemeDeck, schemeDeck]],
  ] as [string, Deck[]][])(
    'sets schemes in motion in games of %s, which end',
    { timeout: 120_000 },
    (format, decks) => {
      const game = played(format, decks);
      expect(game.count('SCHEME_SET_IN_MOTION')).toBeGreaterThan(2);
      expect(game.result?.kind).toMatch(/WIN|DRAW/);
    },
  );
});
