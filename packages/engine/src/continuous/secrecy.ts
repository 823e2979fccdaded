/** What a question would tell by being asked or not: how many cards fit a filter may be nobody else's business. */

import type { Cost, Filter, FilterClause } from '../language/types.js';
import type { Resolved, Violation } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { Payer, WordSet } from '../machine/words.js';
import { canSee, zoneName } from '../machine/zones.js';
import { objectsOf } from '../state/entities.js';
import type { Perspective } from '../state/perspective.js';
import { entitiesOf, matches, zoneNamesOf } from './evaluate.js';

/** Whether a clause speaks of where something lies and whose it is, which everybody sees of hidden cards as well. */
function isPlace(words: WordSet, clause: FilterClause): boolean {
  const { isPlace: place } = words.headOf('filter', clause);
  const inside = (filter: Filter): boolean => clausesOf(filter).every((c) => isPlace(words, c));
  return typeof place === 'function' ? place(clause, inside) : place === true;
}

const clausesOf = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/**
 * Whether how many objects fit a filter follows from what not everybody sees. Then a question about them is asked even
 * where it has one answer: not being asked would tell who fits.
 * @param filter as for `all`: the zones that it names are looked at
 */
export function dependsOnHidden(g: Game, filter: Filter, by: Perspective): boolean {
  const clauses = clausesOf(filter);
  const place = clauses.filter((clause) => isPlace(g.rules.words, clause));
  if (place.length === clauses.length) return false;
  const unseen = (id: number): boolean => g.s.players.some(({ seat }) => !canSee(g, seat, g.object(id)));
  const hidden = (id: number): boolean => unseen(id) && matches(g, { object: id }, place, by);
  const among = g.rules.words.compiler.among(filter);
  if (among) return objectsOf(entitiesOf(g, among, by)).some((id) => g.find(id) !== undefined && hidden(id));
  for (const name of zoneNamesOf(g, filter)) {
    for (const key of Object.keys(g.s.zones).filter((k) => zoneName(k) === name))
      if (g.zone(key).some(hidden)) return true;
  }
  return false;
}

/**
 * What somebody lacks of costs; null where others see that they lack it. Whoever lacks what others can't see is asked to pay as well,
 * so that nobody can tell, and is refused if they say yes.
 */
export function lackingOf(g: Game, costs: readonly Cost[], payer: Payer): readonly Cost[] | null {
  const kinds = g.rules.words.cost;
  const lacking = costs.filter((cost) => !kinds.get(cost.pay)?.canPay(g, cost, payer));
  return lacking.every((cost) => kinds.get(cost.pay)?.secret?.(g, cost, payer)) ? lacking : null;
}

/** Refuses to let somebody pay who lacks something of it. */
export const refusing =
  (g: Game, lacking: readonly Cost[]) =>
  (yes: Resolved): Violation | null =>
    yes && lacking.length > 0
      ? {
          detail: 'you have nothing to pay this with',
          rules: lacking.flatMap((cost) => g.rules.words.cost.get(cost.pay)?.rules ?? []),
        }
      : null;
