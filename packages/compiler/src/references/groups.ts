/** Groups that a text speaks of again: when the same still fit, and when others would be meant too. */
import type { Filter } from '@arbiter/engine';

/** What a group is like that a text goes on about is changed by none of these: who is what, and whose, stays as it was. */
const LEAVING = ['counters', 'status', 'stat', 'remember', 'damage'];
/** Modifications after which others may fit a description by types and colors. */
const CHANGING = ['gain', 'lose', 'loseAbilities', 'everyCreatureType', 'gainChosen', 'fullText'];

/** Whether the same fit a filter after an instruction as before it. */
export function leavesGroups(effect: object, filter: Filter): boolean {
  if (!('do' in effect)) return false;
  if (effect.do === 'if') return branches(effect).every((one) => leavesGroups(one, filter));
  if (effect.do === 'modify') return modsOf(effect).every((mod) => !changes(mod, filter));
  return LEAVING.includes(String(effect.do));
}
const changes = (mod: Named, filter: Filter): boolean =>
  mod.mod === 'control' ? speaksOf(filter, 'controller') : CHANGING.includes(mod.mod) || setsWords(mod);
const speaksOf = (part: unknown, key: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (key in part || Object.values(part).some((inner) => speaksOf(inner, key)));

/**
 * What changes rules for all that fit binds those that come later as well (mtg 611.2c), and "those" are only these; what lasts
 * through a step of each one's own controller is about those that are there.
 */
export const bindsOthers = (effect: object): boolean =>
  'do' in effect && effect.do === 'modify' && modsOf(effect).some(({ mod }) => mod === 'rule') && !isOfEachOwn(effect);
const isOfEachOwn = (effect: object): boolean =>
  'until' in effect && typeof effect.until === 'object' && effect.until !== null && isOwnStep(effect.until);
const isOwnStep = (until: object): boolean => 'kind' in until && until.kind === 'nextStep' && !('of' in until);

interface Named {
  mod: string;
}
const isNamed = (mod: unknown): mod is Named => typeof mod === 'object' && mod !== null && 'mod' in mod;
const modsOf = (effect: object): Named[] =>
  'mods' in effect && Array.isArray(effect.mods) ? effect.mods.filter(isNamed) : [];
/** Whether it makes something of other types, colors or names than before. */
const setsWords = (mod: Named): boolean =>
  mod.mod === 'set' && 'value' in mod && (Array.isArray(mod.value) || typeof mod.value === 'string');
const branches = (effect: object): object[] =>
  ['then', 'else'].flatMap((branch) => {
    const list: unknown = Reflect.get(effect, branch);
    return Array.isArray(list) ? list : [];
  });
