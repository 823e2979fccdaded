/** What is so of a team because it is of one of its players (810.8a, 810.9g, 810.9h, 810.10c). */
import { type Game, playerRules, type RuleRef, type Seat, sharesFate, sideOf } from '@arbiter/engine';
import { cite } from '../cite.js';

type PlayerRules = ReturnType<typeof playerRules>;

/** What effects say of a player, or of any player with whom they share life and fate. */
export const sideRules = (g: Game, seat: Seat, rule: string): PlayerRules =>
  sharesFate(g) ? sideOf(g, seat).flatMap((one) => playerRules(g, one, rule)) : playerRules(g, seat, rule);

/** By which rule it holds for the whole team. @citation */
const OF_TEAM = {
  end: cite('mtg:810.8a'),
  gain: cite('mtg:810.9g'),
  lose: cite('mtg:810.9h'),
  counters: cite('mtg:810.10c'),
};
/** The rules for something, with that of the team where there is one. */
export const alsoOfTeam = (g: Game, rules: RuleRef[], what: keyof typeof OF_TEAM): RuleRef[] =>
  sharesFate(g) ? [...rules, ...OF_TEAM[what]] : rules;
