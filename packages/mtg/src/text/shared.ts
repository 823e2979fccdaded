/** Instructions in a row that are worked out from the same: a text calls that X once for all of them (107.3). */
import { canonical, type Effect, type Value } from '@arbiter/engine';
import { isPlain } from './say.js';

export interface Shared {
  value: Value;
  /** The first so many instructions share it. */
  count: number;
}

/** What changes neither what there is on the battlefield nor what it is like, so that what is counted there stays the same. */
const CHANGE_NOTHING = ['damage', 'stat', 'draw', 'discard', 'mill'];

/** The value that the first instructions have in common, where it can't change from one to the next. */
export function sharedIn(effects: readonly Effect[]): Shared | undefined {
  const values = effects.map(amountOf);
  const [value] = values;
  if (value === undefined || isPlain(value) || !isOfBattlefield(value)) return undefined;
  const differs = values.findIndex((one) => one === undefined || canonical(one) !== canonical(value));
  const count = differs < 0 ? values.length : differs;
  const plain = effects.slice(0, count).every((effect) => CHANGE_NOTHING.includes(effect.do));
  return count > 1 && plain && !canonical(effects).includes('"x"') ? { value, count } : undefined;
}

/** How much an instruction says, as a size. */
function amountOf(effect: Effect): Value | undefined {
  if (effect.do === 'damage') return effect.amount;
  if (effect.do === 'stat') return effect.amount === undefined ? undefined : sizeOf(effect.amount);
  return effect.do === 'draw' || effect.do === 'mill' ? effect.count : undefined;
}
const isNegative = (value: Value): value is { negative: Value } => typeof value === 'object' && 'negative' in value;
const sizeOf = (value: Value): Value => (isNegative(value) ? value.negative : value);

/** What is counted on the battlefield: life, hands and graveyards may change on the way. */
function isOfBattlefield(value: Value): boolean {
  if (typeof value !== 'object') return typeof value === 'number';
  if ('count' in value) {
    const said = canonical(value.count);
    return (
      !['hand', 'graveyard', 'library', 'exile'].some((zone) => said.includes(`"${zone}"`)) &&
      !said.includes('"stat":["life"')
    );
  }
  if ('sum' in value && Array.isArray(value.sum)) return value.sum.every(isOfBattlefield);
  return 'counters' in value && canonical(value.of) === '"self"';
}

/** The instruction with X in the place of what is worked out. */
export function withX(effect: Effect, value: Value): Effect {
  const asX = (one: Value | undefined): Value | undefined => {
    if (one === undefined) return undefined;
    return isNegative(one) ? { negative: 'x' } : canonical(one) === canonical(value) ? 'x' : one;
  };
  if (effect.do === 'damage' || effect.do === 'stat') return { ...effect, amount: asX(effect.amount) };
  return effect.do === 'draw' || effect.do === 'mill' ? { ...effect, count: 'x' } : effect;
}
