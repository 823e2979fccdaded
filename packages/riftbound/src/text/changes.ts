/** How modifications are printed: what something has or is given. */
import type { Condition, Cost, CostChange, Mod, Value } from '@arbiter/engine';
import { mightText, perEach } from './numbers.js';
import { either, listed, type Say, type Subject, symbols, UNSAID, verb, whole } from './say.js';

/** What is given, after "give it" or "it has": "+2 [M] and [Ganking]". */
export function givenText(mods: readonly Mod[], say: Say): string {
  const said = mods.map((mod) =>
    whole(mod, (watched) => {
      switch (watched.mod) {
        case 'add':
          return watched.stat === 'might' ? mightText(watched.value, say) : UNSAID;
        case 'ability':
          return watched.ability.kind === 'keyword'
            ? say.ability(watched.ability)
            : `"${say.ability(watched.ability)}."`;
        default:
          return UNSAID;
      }
    }),
  );
  return listed(said);
}
const isGiven = (mod: Mod): boolean => mod.mod === 'add' || mod.mod === 'ability';

/** What is so of a subject: "have +1 [M]", "enter ready". */
export function modsText(mods: readonly Mod[], s: Subject, say: Say): string {
  const given = mods.filter(isGiven);
  const rules = mods.filter((mod) => !isGiven(mod));
  const has = given.length === 0 ? [] : [`${either(verb(s, 'have', 'has'), verb(s, 'get'))} ${givenText(given, say)}`];
  return [...has, ...rules.map((mod) => whole(mod, (watched) => modText(watched, s)))].join(' and ');
}
function modText(mod: Mod, s: Subject): string {
  if (mod.mod !== 'rule') return UNSAID;
  switch (mod.rule) {
    case 'entersReady':
      return `${verb(s, 'enter')} ready`;
    default:
      return UNSAID;
  }
}

/** "I cost [2] less", "this costs [1] less for each friendly gear". */
export function costChangeText(mod: CostChange & { mod: 'cost' }, s: Subject, say: Say): string {
  return whole(
    mod,
    ({ mod: kind, less, more, times, of, abilities, using, targeting, part, downTo, set, atLeast, optional }) => {
      if (!kind || of !== undefined || abilities || using !== undefined || part || downTo || set || atLeast || optional)
        return UNSAID;
      if (targeting !== undefined) return UNSAID;
      const changed = less ?? more;
      if (changed === undefined || (less && more)) return UNSAID;
      const amount = pricesOf(changed);
      const costs = verb(s, 'cost');
      const said = `${s.text} ${costs} ${amount} ${less ? 'less' : 'more'}`;
      return times === undefined ? said : forEach(said, times, say);
    },
  );
}
function forEach(said: string, times: Value, say: Say): string {
  const each = perEach(times);
  return each?.times === 1 ? `${said} for ${each.one(say)}` : UNSAID;
}
/** Only Energy and Power are more or less. */
function pricesOf([only, ...more]: readonly Cost[]): string {
  return only?.pay === 'resources' && more.length === 0 ? symbols(only.energy, only.power) || UNSAID : UNSAID;
}
export const isCostChange = (mods: readonly Mod[]): mods is [Extract<Mod, { mod: 'cost' }>] =>
  mods.length === 1 && mods[0]?.mod === 'cost';
/** What keywords stand for that other abilities depend on (727.1): their conditions, and how they are written. */
export function dependedOn(
  keyword: string,
  value: number | undefined,
): { condition: Condition; name: string } | undefined {
  switch (keyword) {
    case 'legion':
      return { condition: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] }, name: '[Legion]' };
    case 'level':
      return { condition: { compare: [{ stat: 'xp', of: 'you' }, '>=', value ?? 1] }, name: `[Level ${value ?? 1}]` };
    case 'empowered':
      return { condition: { is: ['self', { status: 'empowered' }] }, name: '[Empowered]' };
    default:
      return undefined;
  }
}
