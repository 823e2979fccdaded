/**
 * Replacement effects that lead to each other: each has applied, and what has come of it is what the first of them waits for.
 * Whoever is affected decides where that ends (mtg-2003 419.8c).
 */
import { entityChoice } from '../decisions/choices.js';
import type { Action, Replacement } from '../machine/actions.js';
import type { Choice } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { candidates } from './replacement.js';

/** Among the effects that have applied: it is settled where the loop ends. */
const CUT = 'cut';

/** Whether an effect makes something else of what happens, and not just more or less of it. */
const leadsElsewhere = ({ spec: { instead, change } }: Replacement): boolean =>
  instead !== undefined || change?.to !== undefined || change?.dealtTo !== undefined;

const NONE: Replacement[] = [];
/** The effects with which a loop would begin anew, where it is not settled yet where it ends. */
export function loopAt(g: Game, action: Action): Replacement[] {
  // Nothing has replaced most of what happens: no copy is made of it to see that.
  const { $applied } = action;
  if (!g.rules.events.loopIsCut || !$applied || $applied.length < 2 || $applied.includes(CUT)) return NONE;
  const again = candidates(g, { ...action, $applied: [] });
  if (again.some(({ key }) => key === $applied.at(-1))) return [];
  return again.filter((by) => $applied.includes(by.key) && leadsElsewhere(by));
}

/** The same, of which it is settled where it ends. */
export const cut = (action: Action): Action => ({ ...action, $applied: [...(action.$applied ?? []), CUT] });

/** Each of them may apply once more, and be the last. */
export const onceMore = (g: Game, loop: readonly Replacement[]): Choice[] =>
  loop.map(({ source, key }) => {
    const label = `${g.rules.view.label(g, { object: source })} applies once more`;
    return entityChoice(g, { object: source }, key, { kind: 'REPLACEMENT', label });
  });
