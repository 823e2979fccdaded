/**
 * A shield for so much, where more of several sources comes at the same time: whoever is affected says what it takes first. So it
 * is of an effect that acts for one alone of several things, whose controller says for which (rb 373).
 */
import { entityChoice } from '../decisions/choices.js';
import type { Action, Replacement } from '../machine/actions.js';
import type { Choice } from '../machine/control.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { candidates } from './replacement.js';

/** Which of the open actions compete for a shield that is among these effects; none where it is enough for all of them. */
export function competing(g: Game, open: readonly Action[], found: readonly Replacement[]): number[] {
  const single = found.find((by) => g.rules.events.appliesToOne?.(by));
  if (single) {
    const which = open.flatMap((action, at) =>
      candidates(g, action).some(({ key }) => key === single.key) ? [at] : [],
    );
    return which.length > 1 ? which : [];
  }
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
    const { object: subject, amount } = open[at] ?? {};
    if (amount === undefined && subject !== undefined)
      return { ...entityChoice(g, { object: subject }, at), kind: 'REPLACEMENT' };
    const object = open[at]?.source ?? 0;
    const label = `${g.rules.view.label(g, { object })}: ${Number(open[at]?.amount ?? 0)}`;
    return { kind: 'REPLACEMENT', label, object: publicId(object), card: cardOf(g, object), data: at };
  });
