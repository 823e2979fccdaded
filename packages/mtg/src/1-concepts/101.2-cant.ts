/** "Can't" that holds of some things and not of others: effects say which in a filter (101.2). */
import { controllerOf, type Filter, type Game, matches, playerRules, type RuleOn, type Seat } from '@arbiter/engine';

const isFilter = (part: unknown): part is Filter => typeof part === 'object' && part !== null;
/** The check of the language has seen that it is one. */
export const filterOf = (part: unknown): Filter => (isFilter(part) ? part : []);

/** Whether a rule on an object is about this other one, as whoever made the rule sees it. */
export const isAbout = (g: Game, { mod, source, controller }: RuleOn, which: string, object: number): boolean =>
  matches(g, { object }, filterOf(mod[which]), { source, controller });

/** The rules of a name that hold for a player and are about this object, or about all. */
export const playerRulesAbout = (g: Game, seat: Seat, rule: string, object: number) =>
  playerRules(g, seat, rule).filter(
    ({ mod, source }) =>
      mod.of === undefined || matches(g, { object }, filterOf(mod.of), { source, controller: controllerOf(g, source) }),
  );
