/** What a card that is played from hiding chooses: at the battlefield where it was hidden (811.1.d). */
import {
  entitiesOf,
  type Filter,
  type FilterClause,
  type Game,
  isPlayer,
  type Perspective,
  type Ref,
} from '@arbiter/engine';
import { battlefieldOf, placeSeen } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';

export const HIDDEN_TARGETS = cite('riftbound:811.1.d.2', 'riftbound:811.1.d.2.a', 'riftbound:811.1.d');

/** The battlefield that the choices of a card are bound to, or of the play effect of a permanent; null: none. */
export function hiddenWhere(g: Game, { source: id, event }: Perspective): number | null {
  const source = g.find(id);
  if (source?.zone === 'chain' || source?.zone.startsWith('facedown')) return g.markOf(source, 'hiddenAt') ?? null;
  return event?.type === 'play' && event.object === id && typeof event.hiddenAt === 'number' ? event.hiddenAt : null;
}

/** Whether what a clause says of places leaves anything at a battlefield; otherwise it may be chosen elsewhere (811.1.d.2). */
export function canBeAt(g: Game, filter: Filter, battlefield: number, by: Perspective): boolean {
  return holdsThere(g, filter, battlefield, by) !== false;
}

/** Whether a filter holds of all that is at a battlefield, of nothing there, or (undefined) of some of it. */
function holdsThere(g: Game, filter: Filter, battlefield: number, by: Perspective): boolean | undefined {
  if (!Array.isArray(filter)) return clauseHoldsThere(g, filter, battlefield, by);
  const each = filter.map((clause) => clauseHoldsThere(g, clause, battlefield, by));
  if (each.includes(false)) return false;
  return each.includes(undefined) ? undefined : true;
}

/**
 * Whether something that another choice is bound to, or kept away from, is at that battlefield: what was hidden enters there, and
 * what is chosen before is there unless it can't be (811.1.d.1, 811.1.d.2.a).
 */
function isAtThat(g: Game, ref: Ref, battlefield: number, by: Perspective): boolean {
  if (ref === 'self') return true;
  const [there] = entitiesOf(g, ref, by);
  if (!there) return true;
  return !isPlayer(there) && placeSeen(g, there.object, by) === `battlefield ${battlefield}`;
}

function clauseHoldsThere(g: Game, clause: FilterClause, battlefield: number, by: Perspective): boolean | undefined {
  if ('not' in clause) {
    const held = holdsThere(g, clause.not, battlefield, by);
    return held === undefined ? undefined : !held;
  }
  if ('any' in clause) {
    const each = clause.any.map((filter) => holdsThere(g, filter, battlefield, by));
    if (each.includes(true)) return true;
    return each.includes(undefined) ? undefined : false;
  }
  if ('at' in clause) return isAtThat(g, clause.at, battlefield, by);
  if (!('is' in clause)) return undefined;
  if (clause.is === 'atBattlefield') return true;
  if (clause.is === 'inBase') return false;
  return clause.is === 'here' ? battlefieldOf(g, by.source) === battlefield : undefined;
}
