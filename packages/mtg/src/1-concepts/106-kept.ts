/** Mana that a player doesn't lose as steps and phases end, until the combat or the turn does (106.4, 702.189a). */
import type { Game, Seat } from '@arbiter/engine';
import { endedEarly } from '../7-additional/724-ending.js';

export type KeptUntil = 'combat' | 'turn';
type Kept = { [until in KeptUntil]?: { [color: string]: number } };
declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** Of the mana in their pool, what stays there as a step ends. */
    keptMana?: Kept;
  }
}

/** Notes mana of these colors that was just added. */
export function keepMana(g: Game, seat: Seat, mana: readonly string[], until: KeptUntil): void {
  const kept = g.playerMarks(seat).keptMana ?? {};
  const these = { ...kept[until] };
  for (const color of mana) these[color] = (these[color] ?? 0) + 1;
  g.markPlayer(seat, 'keptMana', { ...kept, [until]: these });
}

/** Of a player's mana, what stays as a step ends. */
export const keptOf = (g: Game, seat: Seat): Kept | undefined => g.playerMarks(seat).keptMana;
/** None of it is theirs any more. */
export const forgetKeptOf = (g: Game, seat: Seat): void => {
  if (keptOf(g, seat)) g.markPlayer(seat, 'keptMana', undefined);
};

const isOver = (g: Game, until: KeptUntil): boolean =>
  until === 'turn'
    ? g.turn.step === 'cleanup'
    : g.turn.phase !== 'combat' || g.turn.step === 'endOfCombat' || endedEarly(g) !== undefined;

/** How much of each color stays as a step ends: what was spent meanwhile was first of all what would have been lost. */
export function keptAtEnd(g: Game, seat: Seat): [color: string, count: number][] {
  const kept = g.playerMarks(seat).keptMana;
  if (!kept) return [];
  const still: Kept = {};
  const all: { [color: string]: number } = {};
  const left = { ...g.pool(seat) };
  for (const until of ['combat', 'turn'] as const) {
    if (isOver(g, until)) continue;
    const these: { [color: string]: number } = {};
    for (const [color, count] of Object.entries(kept[until] ?? NOTHING)) {
      const stays = Math.min(count, left[color] ?? 0);
      if (stays === 0) continue;
      these[color] = stays;
      left[color] = (left[color] ?? 0) - stays;
      all[color] = (all[color] ?? 0) + stays;
    }
    if (Object.keys(these).length > 0) still[until] = these;
  }
  g.markPlayer(seat, 'keptMana', Object.keys(still).length > 0 ? still : undefined);
  return Object.entries(all);
}
const NOTHING: { readonly [color: string]: number } = {};
