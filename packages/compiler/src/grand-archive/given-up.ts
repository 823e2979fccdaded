/** What was given up for a cost is kept under a name where the text speaks of it later: "the sacrificed ally". */
import type { Unsettled } from '../references/nouns.js';

/** How what is paid so is called afterwards. */
const NAMES: { readonly [pay: string]: string } = {
  sacrifice: 'sacrificed',
  banish: 'banished',
  discardCards: 'discarded',
};

export function keepingWhatIsGivenUp(one: Unsettled): Unsettled {
  const said = JSON.stringify(one.ability);
  let settled = one;
  for (const [pay, save] of Object.entries(NAMES)) {
    const spoken = said.includes(`"saved":"${save}"`) && !said.includes(`"save":"${save}"`);
    const [cost, ...others] = spoken ? costsOf(one.ability, pay) : [];
    if (cost && others.length === 0) settled = { ...settled, ability: saving(settled.ability, pay, save) };
  }
  return settled;
}

const isCost = (part: object, pay: string): boolean => 'pay' in part && part.pay === pay && 'what' in part;
/** All costs that are paid so. */
function costsOf(part: unknown, pay: string): object[] {
  if (typeof part !== 'object' || part === null) return [];
  return isCost(part, pay) ? [part] : Object.values(part).flatMap((inner) => costsOf(inner, pay));
}
function saving<T>(part: T, pay: string, save: string): T {
  const within = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (isCost(inner, pay)) return { ...inner, save };
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, within(one)]));
  };
  return within(part) as T;
}

/** What one ability of a card has banished, and another speaks of, is linked to its source. */
export function linking(list: readonly Unsettled[]): readonly Unsettled[] {
  const spoken = list.some((one) => JSON.stringify(one.ability).includes('"linked":true'));
  return spoken ? list.map(keeping) : list;
}
function keeping<T>(part: T): T {
  const within = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    const own = Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, within(one)]));
    return isBanishing(inner) ? { ...own, keep: 'linked' } : own;
  };
  return within(part) as T;
}
const isBanishing = (part: object): boolean =>
  'do' in part && part.do === 'move' && 'to' in part && part.to === 'banishment';
