/** Instructions in a row that are worked out from the same: a text calls that X once for all of them (107.3). */
import { canonical, type Effect, type Mod, type TargetSpec, type Value } from '@arbiter/engine';
import { isPlain } from './say.js';

export interface Shared {
  value: Value;
  /** The first so many instructions share it. */
  count: number;
}

/** What instructions change, of what values are worked out from. */
type Kind = 'life' | 'figures' | 'counters' | 'battlefield' | 'hand' | 'graveyard' | 'library' | 'exile' | 'unknown';
/** Damage of a source with wither or infect is dealt in counters, which change power and toughness (702.80, 702.90). */
const CHANGES: { [verb: string]: readonly Kind[] } = {
  damage: ['life', 'counters', 'figures'],
  stat: ['life'],
  draw: ['hand', 'library'],
  mill: ['library', 'graveyard'],
  modify: ['figures'],
  counters: ['counters', 'figures'],
  create: ['battlefield', 'figures'],
};

function changedBy(effect: Effect): readonly Kind[] {
  // Players who are dealt damage have no power that it could change.
  if (effect.do === 'damage' && typeof effect.to === 'string' && PLAYERS.includes(effect.to))
    return ['life', 'counters'];
  return CHANGES[effect.do] ?? ['unknown'];
}
const PLAYERS = ['you', 'players', 'opponents'];

/** The value that the first instructions have in common, where it can't change from one to the next. */
export function sharedIn(effects: readonly Effect[]): Shared | undefined {
  const values = effects.map(amountOf);
  const [value] = values;
  if (value === undefined || isPlain(value)) return undefined;
  const differs = values.findIndex((one) => one === undefined || canonical(one) !== canonical(value));
  const count = differs < 0 ? values.length : differs;
  const several = count > 1 || (effects[0]?.do === 'damage' && effects[0].parts !== undefined);
  const changed = effects.slice(0, count - 1).flatMap(changedBy);
  const asked = asksOf(value);
  const stays = !asked.includes('unknown') && !changed.some((kind) => kind === 'unknown' || asked.includes(kind));
  return several && (count === 1 || stays) && !canonical(effects).includes('"x"') ? { value, count } : undefined;
}

/** How much an instruction says, as a size. */
function amountOf(effect: Effect): Value | undefined {
  switch (effect.do) {
    case 'damage':
      return effect.parts ? common(effect.parts.map(({ amount }) => amount)) : effect.amount;
    case 'stat':
      return effect.amount === undefined ? undefined : sizeOf(effect.amount);
    case 'draw':
    case 'mill':
      return effect.count;
    case 'create':
      return effect.copy === undefined ? effect.count : undefined;
    case 'counters':
      return isNegative(effect.amount) ? undefined : effect.amount;
    case 'modify':
      return common(effect.mods.flatMap(addedBy));
    default:
      return undefined;
  }
}
/** What a modification adds, as a size; plain numbers beside it are said as they are. */
function addedBy(mod: Mod): Value[] {
  if (mod.mod !== 'add') return ['x'];
  return typeof mod.value === 'number' ? [] : [sizeOf(mod.value)];
}
function common([first, ...more]: readonly Value[]): Value | undefined {
  return first !== undefined && more.every((one) => canonical(one) === canonical(first)) ? first : undefined;
}
const isNegative = (value: Value): value is { negative: Value } => typeof value === 'object' && 'negative' in value;
const sizeOf = (value: Value): Value => (isNegative(value) ? value.negative : value);

/** What a value is worked out from. */
function asksOf(value: Value): Kind[] {
  // What was spent on the spell does not change any more.
  if (typeof value !== 'object') return typeof value === 'number' || value === 'colorsSpent' ? [] : ['unknown'];
  if ('count' in value) return ofFilter(value.count);
  if ('highest' in value) return [value.highest === 'life' ? 'life' : 'figures', ...ofFilter(value.of)];
  if ('stat' in value) return value.stat === 'manaValue' ? [] : value.stat === 'life' ? ['life'] : ['figures'];
  if ('counters' in value) return ['counters'];
  // Mana symbols in the costs of permanents (700.5).
  if ('devotion' in value) return ['battlefield'];
  if ('sum' in value && Array.isArray(value.sum)) return value.sum.flatMap(asksOf);
  if ('least' in value && Array.isArray(value.least)) return value.least.flatMap(asksOf);
  if ('times' in value) return value.times.flatMap(asksOf);
  return 'half' in value ? asksOf(value.half) : ['unknown'];
}
/** Where those are that are counted, and what is asked of them. */
function ofFilter(filter: unknown): Kind[] {
  const said = canonical(filter ?? null);
  const zones = (['hand', 'graveyard', 'library', 'exile'] as const).filter((zone) => said.includes(`"${zone}"`));
  return [
    ...(zones.length > 0 ? zones : (['battlefield'] as const)),
    ...(said.includes('"stat":["life"') ? (['life'] as const) : []),
    ...(/"stat":\["(?:power|toughness)"/.test(said) ? (['figures'] as const) : []),
    ...(said.includes('"counters"') ? (['counters'] as const) : []),
  ];
}

/** The instruction with X in the place of what is worked out. */
export function withX(effect: Effect, value: Value): Effect {
  const asX = <V extends Value | undefined>(one: V): V | Value => {
    if (one === undefined) return one;
    if (isNegative(one)) return { negative: 'x' };
    return canonical(one) === canonical(value) ? 'x' : one;
  };
  switch (effect.do) {
    case 'damage':
      return {
        ...effect,
        ...(effect.amount === undefined ? {} : { amount: asX(effect.amount) }),
        ...(effect.parts ? { parts: effect.parts.map((part) => ({ ...part, amount: asX(part.amount) })) } : {}),
      };
    case 'stat':
      return { ...effect, ...(effect.amount === undefined ? {} : { amount: asX(effect.amount) }) };
    case 'draw':
    case 'mill':
    case 'create':
      return { ...effect, count: 'x' };
    case 'counters':
      return { ...effect, amount: 'x' };
    case 'modify':
      return {
        ...effect,
        mods: effect.mods.map((mod) =>
          mod.mod === 'add' && typeof mod.value !== 'number' ? { ...mod, value: asX(mod.value) } : mod,
        ),
      };
    default:
      return effect;
  }
}

/** The one clause whose number of targets is worked out, with X in its place: a single instruction says what X is at its end. */
export function countedIn(
  targets: readonly TargetSpec[],
  effects: readonly Effect[] = [],
): { targets: TargetSpec[]; value: Value } | undefined {
  const [target, ...others] = targets;
  const value = target?.count;
  if (!target || value === undefined || isPlain(value) || others.length > 0 || effects.length !== 1) return undefined;
  if (canonical([effects, target]).includes('"x"')) return undefined;
  return { targets: [{ ...target, count: 'x' }], value };
}
