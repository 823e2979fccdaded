/** What a seat may know of several opponents and their commanders, and what it imagines of the rest. */
import type { GameState } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { attack, to } from '../8-multiplayer/table.js';
import { commanders } from './cards.js';

const CARDS = ['Test Bounce', 'Test Kill', 'Test Squire', 'Test Draw'];
/** Seats 1 and 2 hold two each of the same four cards; the others lie in their libraries. */
function truth(...hands: [one: number[], two: number[]]) {
  const side = (held: number[]) => ({
    command: [{ card: 'Test Captain', casts: 2 }],
    battlefield: [{ card: 'Test Titan', commander: true }, 'Plains'],
    hand: held.map((i) => CARDS[i] ?? ''),
    library: [...CARDS.filter((_, i) => !held.includes(i)), 'Wall of Mist'],
  });
  const game = commanders([{ ...side([0, 1]) }, side(hands[0]), side(hands[1])]).until({ kind: 'ATTACKERS' });
  attack(game, 0, ['Test Titan', 1]).until({ step: 'endOfCombat' });
  return to(game, 0);
}
const sampled = (state: GameState, seat: number, decklists: 'public' | 'hidden'): GameState[] =>
  magic.sample?.(state, seat, { samples: 4, seed: 'same', decklists }) ?? [];

describe('a seat of a Commander game of three', () => {
  it.each(['public', 'hidden'] as const)('imagines the same whatever the others hold: lists %s', (decklists) => {
    const [one, other] = [truth([0, 1], [2, 3]), truth([2, 3], [1, 2])];
    expect(magic.view(one.state, 0)).toEqual(magic.view(other.state, 0));
    expect(sampled(one.state, 0, decklists)).toEqual(sampled(other.state, 0, decklists));
    // The others know their own hands.
    expect(magic.view(one.state, 1)).not.toEqual(magic.view(other.state, 1));
  });

  it('sees in what it imagines what it sees now: commanders, what they cost, and their damage', () => {
    const game = truth([0, 1], [2, 3]);
    const now = magic.view(game.state, 0);
    expect(now.players[1]).toMatchObject({
      commanders: [
        { card: 'Test Captain', tax: 4 },
        { card: 'Test Titan', tax: 0 },
      ],
      commanderDamage: [{ seat: 0, card: 'Test Titan', amount: 11 }],
    });
    for (const state of sampled(game.state, 0, 'hidden')) {
      const imagined = magic.view(state, 0);
      expect(imagined.players).toEqual(now.players);
      expect(imagined.zones.filter(({ id }) => id === 'command')).toEqual(
        now.zones.filter(({ id }) => id === 'command'),
      );
      expect(magic.decisions(state, 0)).toEqual(magic.decisions(game.state, 0));
    }
  });
});
