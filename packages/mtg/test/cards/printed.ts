/** What is printed above a card's text: its line of types, its cost exactly, and when it may be cast. */
import { magicPosition, type Play } from '@arbiter/test-kit';
import { expect } from 'vitest';

/** Something of every kind to aim at, on both sides of the table. */
const field = [
  ...['Grizzly Bears', 'Air Elemental', 'Ornithopter', 'Glorious Anthem'],
  ...['Silvercoat Lion', 'Forest'].map((card) => ({ card, tapped: true })),
];

const symbols = (cost: string): string[] => cost.match(/\{[^}]+\}/g) ?? [];
/** Mana that pays a cost and nothing is left of it: generic mana is paid with colorless. */
const exactly = (cost: string): string[] =>
  symbols(cost).flatMap((s) => (s === '{X}' ? [] : /\d/.test(s) ? Array(Number(s.slice(1, -1))).fill('C') : [s[1]]));

export const offers = (game: Play, card: string, kind = 'CAST'): boolean =>
  game.decision().options.some((o) => o.kind === kind && o.card === card);
/** The options of the decision, each by its card or its player. */
export const named = (game: Play): (string | number)[] =>
  game.decision().options.map((o) => (o.card as string | undefined) ?? (o.player as number));
/** What seat 0 may aim this card at. */
export const aims = (game: Play, card: string): (string | number)[] => named(game.cast(0, card));

/**
 * Checks cost and type line: it can be cast for exactly its cost and for nothing less, and outside one's own main
 * phase only where it is an instant.
 */
export function printed(card: string, cost: string, typeLine: string): void {
  const at = (mana: string[], turn: { active?: number; step?: string } = {}): Play =>
    magicPosition([{ hand: [card], battlefield: field, mana: mana.join('') }, { battlefield: field }], { turn });
  const paid = exactly(cost);
  const game = at(paid);
  expect(game.decision().options.find((o) => o.card === card)).toMatchObject({ kind: 'CAST', cost });
  paid.forEach((_, i) => {
    expect(offers(at(paid.filter((__, k) => k !== i)), card)).toBe(false);
  });
  // Its colored mana is asked for by color.
  if (paid.some((m) => m !== 'C')) expect(offers(at(paid.map(() => 'C')), card)).toBe(false);

  const [left = '', right = ''] = typeLine.split(' — ');
  expect(game.the(card, 'hand')).toMatchObject({
    manaCost: cost,
    manaValue: paid.length,
    colors: ['W', 'U', 'B', 'R', 'G'].filter((c) => paid.includes(c)),
    supertypes: [],
    types: left.split(' '),
    subtypes: right === '' ? [] : right.split(' '),
  });
  const theirUpkeep = { active: 1, step: 'upkeep' };
  const combat = at(paid, { step: 'beginningOfCombat' });
  expect(offers(combat, card)).toBe(left === 'Instant');
  const theirs = at(paid, theirUpkeep);
  expect(offers(theirs.pass(), card)).toBe(left === 'Instant');
}
