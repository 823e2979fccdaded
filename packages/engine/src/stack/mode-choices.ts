/** Which modes can be chosen, and which together (mtg 601.2b, 700.2). */
import { holds } from '../continuous/evaluate.js';
import type { Body, Modes } from '../language/types.js';
import type { Choice, Resolved, Violation } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { Perspective } from '../state/perspective.js';
import type { Obj } from '../state/state.js';
import { legalModes } from './enough-targets.js';
import { writePlay } from './play-data.js';

/** How many modes are chosen: what is so now may ask for others than otherwise. */
export function howManyModes(g: Game, { min, max, more }: Modes, by: Perspective): { min: number; max: number } {
  return more && holds(g, more.if, by) ? { min: more.min ?? min, max: more.max ?? max } : { min, max };
}

/** The modes that could be chosen alone: with a cost of its own a mode must be paid for (mtg 700.2h). */
export function openModes(g: Game, item: Obj, body: Body, by: Perspective, largest: () => number): number[] {
  const legal = legalModes(g, body, by, largest);
  return legal.filter((i) => !body.modes?.choices[i]?.cost || paysForModes(g, item, [i]) === null);
}

/** The modes as options: one that may be chosen several times is there as often as that could be. */
export function modeChoices({ choices, max, worth, repeat }: Modes, legal: readonly number[]): Choice[] {
  return legal.flatMap((i) => {
    const { label = `Mode ${i + 1}`, worth: each = 0 } = choices[i] ?? {};
    const often = !repeat ? 1 : worth === undefined || each === 0 ? max : Math.min(max, Math.floor(worth / each));
    return Array.from({ length: often }, (): Choice => ({ kind: 'MODE', label, index: i, data: i }));
  });
}

/** Modes are chosen that are worth no more together than the spell says (mtg 700.2i). */
export function worthTooMuch(g: Game, modes: Modes | undefined, picked: Resolved): Violation | null {
  if (modes?.worth === undefined || !Array.isArray(picked)) return null;
  const sum = picked.reduce((total: number, i) => total + (modes.choices[Number(i)]?.worth ?? 0), 0);
  return sum <= modes.worth
    ? null
    : {
        detail: `these modes are worth ${sum} together, and at most ${modes.worth} may be`,
        rules: g.rules.play.rules.modes,
      };
}

/** Modes that would make a spell cost more than its player could pay are not chosen together (mtg 702.120a, 601.2h). */
export function paysForModes(g: Game, item: Obj, picked: Resolved): Violation | null {
  if (item.ability || !Array.isArray(picked)) return null;
  const mark = g.mark();
  writePlay(g, item, { modes: picked.map(Number) });
  const pays = g.rules.play.payable(g, item.id, item.play?.paid ?? {});
  g.rollback(mark);
  return pays
    ? null
    : { detail: 'with these modes it would cost more than you can pay', rules: g.rules.play.rules.modes };
}
