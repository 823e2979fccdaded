/** What can't be played, or only somewhere: that beats whatever says that it may (054.1, 054.2). */
import {
  characteristicsOf,
  defineRule,
  filterOf,
  type Game,
  holds,
  type Json,
  matches,
  type Perspective,
  perAbilities,
  playerRules,
  type Seat,
  type StaticAbility,
} from '@arbiter/engine';
import { battlefields } from '../1-concepts/107-board.js';

const RULE = 'cantPlay';
export const cantPlayRule = defineRule(RULE, {
  description: 'Of players: they can’t play cards, or only those that fit `of`.',
  example: { mod: 'rule', rule: RULE, of: { has: ['types', 'Spell'] } },
  params: (p) => ({ of: p.filter.optional() }),
  intent: -1,
});
const ITSELF = 'cantBePlayed';
export const cantBePlayedRule = defineRule(ITSELF, {
  description: 'Of a card itself, wherever it is: it can’t be played.',
  example: { mod: 'rule', rule: ITSELF },
  intent: -1,
});
const ONLY_AT = 'playableOnlyAt';
export const playableOnlyAtRule = defineRule(ONLY_AT, {
  description: 'Of a unit itself, wherever it is: it can be played to battlefields that fit `at` and nowhere else.',
  example: { mod: 'rule', rule: ONLY_AT, at: { is: 'open' } },
  params: (p) => ({ at: p.filter }),
  intent: -1,
});

interface OwnRule {
  rule: string;
  at?: Json;
}
/** What a card says of itself, wherever it is, as far as that holds now. */
function ownRules(g: Game, id: number, by: Perspective): readonly OwnRule[] {
  const ruling = rulingAmong(characteristicsOf(g, id).abilities);
  if (ruling.length === 0) return NO_RULES;
  return ruling.flatMap((ability) =>
    !ability.if || holds(g, ability.if, by) ? ability.mods.flatMap((mod) => (mod.mod === 'rule' ? [mod] : [])) : [],
  );
}
const NO_RULES: readonly OwnRule[] = [];
/** Most cards say nothing of the kind. */
const rulingAmong = perAbilities((abilities) =>
  abilities.filter(
    (ability): ability is StaticAbility =>
      ability.kind === 'static' &&
      (ability.affects ?? 'self') === 'self' &&
      ability.mods.some(({ mod }) => mod === 'rule'),
  ),
);

/** Whether something forbids a player to play a card, whatever lets them. */
export function cantPlay(g: Game, id: number, seat: Seat): boolean {
  const by: Perspective = { source: id, controller: seat };
  return (
    playerRules(g, seat, RULE).some(
      ({ mod, source }) =>
        mod.of === undefined || matches(g, { object: id }, filterOf(mod.of), { source, controller: seat }),
    ) || ownRules(g, id, by).some(({ rule }) => rule === ITSELF)
  );
}

/** The only battlefields to which a unit can be played, where it says so of itself (054.2). */
export function onlyPlaces(g: Game, id: number, seat: Seat): number[] | undefined {
  const by: Perspective = { source: id, controller: seat };
  const only = ownRules(g, id, by).find(({ rule }) => rule === ONLY_AT);
  return only && battlefields(g).filter((b) => matches(g, { object: b }, filterOf(only.at), by));
}
