/** How the levels of Classes and levelers are printed: what belongs to a level stands in the lines after it (711.2, 716.2). */
import { type Ability, type Condition, type Cost, canonical, type Mod } from '@arbiter/engine';
import { either, UNSAID } from './say.js';

type Activated = Extract<Ability, { kind: 'activated' }>;
type Static = Extract<Ability, { kind: 'static' }>;

/** Abilities of a section, each in a line of its own; keywords share one. */
const LINE = either('. ', ' ');
const status = (level: number): string => `level${level}`;
const isLevel = (level: number): Condition => ({ is: ['self', { status: status(level) }] });

/** What becoming a level is (716.2a): as a sorcery, from the level before, and once. */
const barOf = (cost: Cost[], level: number): Activated => ({
  kind: 'activated',
  cost,
  timing: 'sorcery',
  effects: [{ do: 'status', what: 'self', status: status(level) }],
  if: { all: [...(level === 2 ? [] : [isLevel(level - 1)]), { not: isLevel(level) }] },
});
/** The level that an ability is the bar of. */
function levelOf(ability: Ability): number | undefined {
  if (ability.kind !== 'activated') return undefined;
  return [2, 3].find((level) => canonical(ability) === canonical(barOf(ability.cost, level)));
}

/** The abilities that something has by mods that do nothing else. */
const givenBy = (mods: readonly Mod[]): Ability[] | undefined => {
  const given = mods.flatMap((mod) =>
    mod.mod === 'ability' && canonical(mod) === canonical({ mod: 'ability', ability: mod.ability })
      ? [mod.ability]
      : [],
  );
  return given.length === mods.length ? given : undefined;
};
const ownStatic = (mods: readonly Mod[], condition: Condition): string =>
  canonical({ kind: 'static', affects: 'self', mods, if: condition });
const asOwn = (ability: Static): string => canonical({ ...ability, affects: ability.affects ?? 'self' });

/** Whether the second is what a Class has from the level on that the first brings it to. */
export function isClassLevel(bar: Ability, has: Ability | undefined): bar is Activated {
  const level = levelOf(bar);
  if (level === undefined || has?.kind !== 'static') return false;
  const given = givenBy(has.mods);
  return given !== undefined && given.length > 0 && asOwn(has) === ownStatic(has.mods, isLevel(level));
}
/** "{2}{W}: Level 2", and what it has from then on (716.2a). */
export function classLevelText(
  [bar, has, ...more]: readonly Ability[],
  cost: (costs: readonly Cost[]) => string,
  said: (abilities: readonly Ability[]) => string[],
): string {
  if (!bar || has?.kind !== 'static' || more.length > 0 || !isClassLevel(bar, has)) return UNSAID;
  const own = said(givenBy(has.mods) ?? []);
  return `${cost(bar.cost)}: level ${levelOf(bar) ?? UNSAID} ${own.join(LINE)}`;
}

/** With how many level counters, of what size, and with which abilities: what a level symbol says (711.2). */
interface Symbol {
  from: number;
  to: number | undefined;
  size: string;
  abilities: readonly Ability[];
}
const counters = (comparison: '>=' | '<=', count: number): Condition => ({
  compare: [{ counters: 'level', of: 'self' }, comparison, count],
});
function symbolOf(ability: Ability): Symbol | undefined {
  if (ability.kind !== 'static') return undefined;
  const [power, toughness, ...mods] = ability.mods;
  const figure = (mod: Mod | undefined, prop: string): number | undefined =>
    mod?.mod === 'set' &&
    typeof mod.value === 'number' &&
    canonical(mod) === canonical({ mod: 'set', prop, value: mod.value })
      ? mod.value
      : undefined;
  const [p, t] = [figure(power, 'power'), figure(toughness, 'toughness')];
  const abilities = givenBy(mods);
  const range = rangeOf(ability.if);
  if (p === undefined || t === undefined || !abilities || !range) return undefined;
  const [from, to] = range;
  const asked = { all: [counters('>=', from), ...(to === undefined ? [] : [counters('<=', to)])] };
  if (asOwn(ability) !== ownStatic(ability.mods, asked)) return undefined;
  return { from, to, size: `${p}/${t}`, abilities };
}
/** The numbers of counters that are asked about; whether that is all that is asked is compared as a whole. */
function rangeOf(condition: Condition | undefined): [number, number | undefined] | undefined {
  if (!condition || !('all' in condition)) return undefined;
  const bounds = condition.all.map((one) => ('compare' in one ? one.compare[2] : undefined));
  const [from, to] = bounds;
  if (typeof from !== 'number' || bounds.length > 2) return undefined;
  if (bounds.length === 1) return [from, undefined];
  return typeof to === 'number' && to >= from ? [from, to] : undefined;
}
export const isLevelSymbol = (ability: Ability): boolean => symbolOf(ability) !== undefined;
/** "LEVEL 1-4 2/2 flying", "LEVEL 8+ 6/6" (711.2a, 711.2b). */
export function levelSymbolText(ability: Ability, said: (abilities: readonly Ability[]) => string[]): string {
  const symbol = symbolOf(ability);
  if (!symbol) return UNSAID;
  const { from, to, size, abilities } = symbol;
  const levels = to === undefined ? `${from}+` : `${from}-${to}`;
  const own = said(abilities);
  return `level ${levels} ${size}${own.length > 0 ? ` ${own.join(LINE)}` : ''}`;
}
