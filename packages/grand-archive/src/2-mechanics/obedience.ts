/**
 * Obedience: a player attacks and intercepts with, and activates the abilities of, only allies that obey. They do unless an
 * ability says otherwise (2.11.7.15.2); retaliating, and abilities that trigger or are static, don't ask for it.
 */
import { characteristicsOf, controllerOf, type Game, lists, ruleOn, type Violation } from '@arbiter/engine';
import { levelOf } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

/** The level of champion that an ally demands: of several, the highest counts. */
function demandedLevel(g: Game, id: number): number {
  const keywords = editionOf(g).traits.demandsLevel;
  if (keywords === undefined) return 0;
  let level = 0;
  for (const a of characteristicsOf(g, id).abilities)
    if (a.kind === 'keyword' && keywords.includes(a.keyword)) level = Math.max(level, a.value ?? 0);
  return level;
}

/** Whether something does what its controller says. */
export function obeys(g: Game, id: number): boolean {
  const level = demandedLevel(g, id);
  const obeysNobody = ruleOn(g, id, 'doesntObey') !== undefined;
  // Only what is on the field obeys somebody or nobody.
  return (
    (level === 0 && !obeysNobody) ||
    g.find(id)?.zone !== 'field' ||
    !lists(g, id, 'types').includes('Ally') ||
    (levelOf(g, controllerOf(g, id)) >= level && !obeysNobody)
  );
}

/** Why a player can't attack with something, or activate its abilities. */
export function disobeys(g: Game, id: number): Violation | null {
  if (obeys(g, id)) return null;
  const detail =
    ruleOn(g, id, 'doesntObey') === undefined
      ? `it obeys only a champion of level ${demandedLevel(g, id)}`
      : 'it doesn’t obey its controller';
  return { detail, rules: cite('ga:2.11.7.15.2') };
}
