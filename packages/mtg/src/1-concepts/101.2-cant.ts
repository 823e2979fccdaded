/** "Can't" that holds of some things and not of others: effects say which in a filter (101.2). */
import {
  type Action,
  controllerOf,
  type Effects,
  filterOf,
  type Game,
  matches,
  playerRules,
  type RuleOn,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../cite.js';

export { filterOf };

const isEffects = (part: unknown): part is Effects => Array.isArray(part);
/** What a rule does, in the same way. */
export const effectsOf = (part: unknown): Effects => (isEffects(part) ? part : []);

/** Whether a rule on an object is about this other one, as whoever made the rule sees it. */
export const isAbout = (
  g: Game,
  { mod, source, controller }: RuleOn,
  which: string,
  object: number,
  playing?: number,
): boolean => matches(g, { object }, filterOf(mod[which]), { source, controller, playing });

/** "Spells and abilities your opponents control can't cause you to sacrifice": what does not happen then (101.2). */
export function cannotBeMadeTo(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'move' || action.cause !== 'sacrifice' || action.by === undefined) return null;
  const seat = controllerOf(g, action.object);
  return seat !== action.by && keepsOwn(g, seat) ? cite('mtg:101.2', 'mtg:701.21a') : null;
}
/** Whether a player can't be made to sacrifice by opponents. */
export const keepsOwn = (g: Game, seat: Seat): boolean => playerRules(g, seat, 'cantBeMadeToSacrifice').length > 0;

/** The rules of a name that hold for a player and are about this object, or about all. */
export function playerRulesAbout(g: Game, seat: Seat, rule: string, object: number) {
  const found = playerRules(g, seat, rule);
  // Mostly there are none.
  if (found.length === 0) return found;
  return found.filter(
    ({ mod, source }) =>
      mod.of === undefined || matches(g, { object }, filterOf(mod.of), { source, controller: controllerOf(g, source) }),
  );
}
