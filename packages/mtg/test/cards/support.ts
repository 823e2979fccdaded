/** What many tests of single cards do: cast the card, send creatures to fight, read what is offered. */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, type Play } from '@arbiter/test-kit';
import { expect } from 'vitest';

/** Mana symbols that pay a cost exactly: `{2}{R}` → `{C}{C}{R}`. */
const manaFor = (cost: string): string =>
  cost.replace(/\{(\d+)\}/g, (_, n: string) => '{C}'.repeat(Number(n))).replaceAll('{0}', '');

/** The same with one mana too few, or null for a cost of nothing. */
function tooLittle(cost: string): string | null {
  const mana = manaFor(cost);
  return mana === '' ? null : mana.slice(mana.indexOf('}') + 1);
}

/** The right amount of mana for a cost, but none of it coloured; null where no colour is asked for. */
const colourless = (cost: string): string | null =>
  /[WUBRG]/.test(cost) ? manaFor(cost).replace(/[WUBRG]/g, 'C') : null;

export const offered = (game: Play, kind = 'CAST'): string[] =>
  game
    .decision()
    .options.filter((o) => o.kind === kind && o.mana !== true)
    .map((o) => String(o.card));

/** The ways in which the only card in hand may be cast now. */
const methods = (game: Play) => game.decision().options.map((o) => o.method);

/** The names of what may be chosen now; players as `seat 0`. */
export const choices = (game: Play): string[] =>
  game.decision().options.map((o) => (o.player === undefined ? String(o.card) : `seat ${o.player}`));

export const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));

/** Casts a creature from an exact amount of mana and lets it arrive. */
export function arrives(card: string, cost: string, more: Parameters<typeof magicPosition>[0] = [{}, {}]): Play {
  const [mine, theirs] = more;
  const game = magicPosition([{ ...mine, hand: [card, ...(mine.hand ?? [])], mana: manaFor(cost) }, theirs]);
  return game.cast(0, card).resolve();
}

/** Checks that a card costs just this, and what it is on the battlefield. */
export function expectPrinted(card: string, cost: string, typeLine: string, figures: string, keywords: string[]): void {
  for (const mana of [tooLittle(cost), colourless(cost)])
    if (mana !== null) expect(methods(magicPosition([{ hand: [card], mana }, {}])), mana).not.toContain('normal');
  const game = arrives(card, cost);
  const [types = '', subtypes = ''] = typeLine.split(' — ');
  const [power, toughness] = figures.split('/').map(Number);
  const colors = ['W', 'U', 'B', 'R', 'G'].filter((c) => cost.includes(c));
  expect(game.the(card)).toMatchObject({
    name: card,
    manaCost: cost,
    types: types.split(' '),
    subtypes: subtypes.split(' '),
    colors,
    power,
    toughness,
    keywords,
    controller: 0,
    owner: 0,
  });
  expect(game.view().players[0]?.resources).toEqual({ mana: {} });
}

/** Seat 0 attacks with these; the game goes on to the choice of blocks, or past it where nobody could block. */
export const attackWith = (game: Play, ...cards: string[]): Play =>
  game
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...cards)
    .until({ step: 'declareBlockers' });

/** Who could attack this turn: names from the choice of attackers; none where nobody could and so it isn't asked. */
export function mayAttack(game: Play): string[] {
  for (;;) {
    const { phase, step } = game.view().turn;
    const [next] = game.decisions();
    if (!next || (phase !== 'precombatMain' && step !== 'beginningOfCombat' && next.kind !== 'ATTACKERS')) return [];
    if (next.kind === 'ATTACKERS') return (next.from ?? []).map((o) => String(o.card));
    game.answer(next.seat, next.default);
  }
}

/** Who could block what, as `blocker: attacker, attacker`, while blocks are chosen. */
export function mayBlock(game: Play): string[] {
  const choice = game.decisions().find((d) => d.kind === 'BLOCKERS');
  const named = new Map((choice?.to ?? []).map((o) => [o.id, String(o.card)]));
  return (choice?.from ?? []).map((o) => `${o.card}: ${(o.to ?? []).map((id) => named.get(id)).join(', ')}`);
}

/** Combat goes on to its end by itself: damage is assigned as the defaults say. */
export const fight = (game: Play): Play => game.until({ step: 'endOfCombat' });

/** The texts of a view's field for all objects of a name, in the order of the battlefield. */
export const each = (game: Play, card: string, field: string): JsonObject[string][] =>
  game.all(card).map((o) => o[field] ?? null);
