/** How abilities of a card are printed that wait for nothing: static ones, and what happens instead. */
import {
  type Condition,
  canonical,
  type Filter,
  type FilterClause,
  type Mod,
  type PlayAbility,
  type ReplacementAbility,
  type StaticAbility,
} from '@arbiter/engine';
import { costChangeText, givenText, isCostChange } from './changes.js';
import { subjectsOf } from './nouns.js';
import { clausesOf, either, listed, type Say, typesOf, UNSAID } from './say.js';

/** The zone in which the abilities of a card of this type function, where it isn't the board (355.9.a.4). */
export const homeOf = (say: Say): string | undefined =>
  typesOf(say.face).includes('Legend') ? 'legendZone' : undefined;

const ENTERS = canonical([{ mod: 'rule', rule: 'entersReady' }]);
const CLOSED = canonical([{ mod: 'rule', rule: 'unitsCantBePlayedHere' }]);

export function staticText(
  { kind, affects = 'self', mods, if: condition, zone, exceptIn, defining }: StaticAbility,
  say: Say,
): string {
  if (!kind || exceptIn !== undefined || defining) return UNSAID;
  const entering = canonical(mods) === ENTERS && affects === 'self';
  // What a unit enters like is asked while it is on the chain (369.3); what it costs, wherever it is played from (366.2).
  if (zone !== (entering ? 'chain' : isCostChange(mods) && affects === 'self' ? undefined : homeOf(say))) return UNSAID;
  if (canonical(mods) === CLOSED && affects === 'self')
    return condition === undefined && typesOf(say.face).includes('Battlefield') ? "units can't be played here" : UNSAID;
  if (typeof affects === 'object' && !('players' in affects)) {
    const told = whileThere(affects, mods, condition, say);
    if (told !== undefined) return told;
  }
  const plain = (): string => plainText(affects, mods, say);
  if (condition === undefined) return plain();
  const asked = condition;
  return say.ways(
    () => `${plain()} ${either('while', 'if')} ${say.condition(asked)}`,
    () => {
      const before = say.condition(asked);
      return `${either('while', 'if')} ${before}, ${plain()}`;
    },
  );
}
function plainText(affects: NonNullable<StaticAbility['affects']>, mods: readonly Mod[], say: Say): string {
  if (typeof affects === 'object' && 'players' in affects) return UNSAID;
  if (affects === 'attached') return UNSAID;
  if (affects === 'self') {
    const [self] = subjectsOf('self', say, 'asked');
    if (!self) return UNSAID;
    return isCostChange(mods) ? costChangeText(mods[0], self, say) : `${self.text} ${say.mods(mods, self)}`;
  }
  if (isCostChange(mods)) return UNSAID;
  return say.about({ each: affects }, (s) => `${s.text} ${say.mods(mods, s)}`, 'asked');
}

const ROLES: { [clause: string]: string } = {
  [canonical({ is: 'attacker' })]: 'attacking',
  [canonical({ is: 'defender' })]: 'defending',
};
const ALONE = canonical({ is: 'alone' });
/** "While a unit here is defending alone, it has -2 [M]": of each that is so at the moment. */
function whileThere(
  affects: Filter,
  mods: readonly Mod[],
  condition: Condition | undefined,
  say: Say,
): string | undefined {
  const clauses = clausesOf(affects);
  const state = (clause: FilterClause): boolean =>
    ROLES[canonical(clause)] !== undefined || canonical(clause) === ALONE;
  const states = clauses.filter(state);
  if (states.length === 0 || condition !== undefined) return undefined;
  const roles = states.flatMap((clause) => ROLES[canonical(clause)] ?? []);
  const alone = states.some((clause) => canonical(clause) === ALONE);
  const what = say.thing(
    clauses.filter((clause) => !state(clause)),
    { determiner: 'a' },
  );
  const how = [...(roles.length > 0 ? [listed(roles)] : []), ...(alone ? ['alone'] : [])].join(' ');
  const verbs =
    roles.length === 1
      ? either(`is ${how}`, how.replace('attacking', 'attacks').replace('defending', 'defends'))
      : `is ${how}`;
  return `while ${what} ${verbs}, it ${either('has', 'gets')} ${givenText(mods, say)}`;
}

/** A way to play the card that is no keyword's. */
export const playText = (_ability: PlayAbility, _say: Say): string => UNSAID;

/** "I enter exhausted", which units do anyway: gear says so. */
export function replacementText(ability: ReplacementAbility, say: Say): string {
  const { kind, on, object, match, entering, change, if: condition, ...rest } = ability;
  if (!kind || Object.keys(rest).length > 0 || condition !== undefined) return UNSAID;
  const exhausted = canonical(change ?? null) === canonical({ status: { exhausted: true } });
  if (on !== 'move' || object !== 'self' || !entering || canonical(match ?? {}) !== '{"to":"board"}' || !exhausted)
    return UNSAID;
  const [self] = subjectsOf('self', say, 'asked');
  return self ? `${self.text} ${self.plain ? 'enter' : 'enters'} exhausted` : UNSAID;
}
