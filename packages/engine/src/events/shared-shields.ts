/** A shield for so much, where more of several sources comes at the same time: whoever is affected says what it takes first. */
import type { Action, Replacement } from '../machine/actions.js';
import type { Choice } from '../machine/control.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { candidates } from './replacement.js';

/** Which of the open actions compete for a shield that is among these effects; none where it is enough for all of them. */
export function competing(g: Game, open: readonly Action[], found: readonly Replacement[]): number[] {
  if (!g.rules.events.shieldsAreShared) return [];
  const shield = found.find((by) => by.stored?.left !== undefined);
  if (!shield) return [];
  const which: number[] = [];
  const sources = new Set<unknown>();
  let total = 0;
  for (const [at, action] of open.entries()) {
    if (!candidates(g, action).some(({ key }) => key === shield.key)) continue;
    which.push(at);
    sources.add(action.source);
    total += Number(action.amount ?? 0);
  }
  return sources.size > 1 && total > (shield.stored?.left ?? 0) ? which : [];
}

/** What competes, as options: each by its source. */
export const competingChoices = (g: Game, open: readonly Action[], which: readonly number[]): Choice[] =>
  which.map((at): Choice => {
    const object = open[at]?.source ?? 0;
    const label = `${g.rules.view.label(g, { object })}: ${Number(open[at]?.amount ?? 0)}`;
    return { kind: 'REPLACEMENT', label, object: publicId(object), card: cardOf(g, object), data: at };
  });
