/** How added mana is printed (106.3, 106.4). */
import type { Effect, Filter, Value } from '@arbiter/engine';
import { isChosen } from '../chosen.js';
import { perEach } from '../numbers.js';
import { either, isPlain, numeral, type Say, UNSAID, verb } from '../say.js';
import { kindsOf } from '../spoken.js';
import { does } from './doing.js';
import { keptText } from './kept-mana.js';

const COLORS = ['{W}', '{U}', '{B}', '{R}', '{G}'];
const symbols = (mana: string): string[] => mana.match(/\{[^}]*\}/g) ?? [];
const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

type Added = Extract<Effect, { do: 'addMana' }>;
export function manaText(
  { choices, times, who, could, produced, chosen, identity, combined, kept, only, spent }: Added,
  say: Say,
): string {
  if (kept !== undefined) return UNSAID;
  const added = addedText({ choices, times, who, could, produced, chosen, identity, combined }, say);
  if (!only && !spent) return added;
  return say.on?.on === 'tapForMana' ? UNSAID : `${added}${keptText({ only, spent }, say)}`;
}
function addedText(
  { choices, times, who, could, produced, chosen, identity, combined }: Omit<Added, 'do' | 'only' | 'spent' | 'kept'>,
  say: Say,
): string {
  const kinds = [choices, could, produced, chosen, identity].filter((one) => one !== undefined);
  if (kinds.length !== 1) return UNSAID;
  if (say.on?.on === 'tapForMana') {
    if (combined && choices && typeof times === 'number' && !could && !produced && !chosen) {
      const mana = combinedText(choices, times, say).replace(/^add /, '');
      return does(who, say, (s) => `${s.text} ${verb(s, 'add')} ${either('an additional ', '')}${mana}`);
    }
    if (times !== undefined || combined || could || identity) return UNSAID;
    return additionalText({ choices, who, produced, chosen }, say);
  }
  if (who !== undefined || produced) return UNSAID;
  if (could) return times === undefined && !combined ? `add one mana of any ${couldText(could, say)}` : UNSAID;
  if (identity)
    return times === undefined && !combined ? "add one mana of any color in your commander's color identity" : UNSAID;
  if (chosen)
    return times === undefined && !combined && isChosen('color', say.face)
      ? 'add one mana of the chosen color'
      : UNSAID;
  if (!choices) return UNSAID;
  if (combined) return combinedText(choices, times, say);
  if (times !== undefined) return timesText(choices, times, say);
  return `add ${manaOf(choices)}`;
}
/** "two mana", "one mana of any color", "{R} or {G}". */
function manaOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  const each = choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
  const any = anyOneColor(choices);
  const mixed = combination(choices);
  return any ?? (mixed === undefined ? each : either(mixed, each));
}
/** "type that a land you control could produce" (106.7). */
function couldText({ what, colors }: { what: Filter; colors?: true | undefined }, say: Say): string {
  return `${colors ? 'color' : 'type'} that ${say.thing(what, { determiner: 'a' })} could produce`;
}
/** "That player adds an additional {G}": what is added as something is tapped for mana (605.1b). */
function additionalText(
  { choices, who, produced, chosen }: Pick<Added, 'choices' | 'who' | 'produced' | 'chosen'>,
  say: Say,
): string {
  const tapped = say.on?.object;
  const land = typeof tapped === 'object' && kindsOf(tapped).includes('land');
  const what = produced
    ? `one mana of any type ${land ? 'that land' : UNSAID} produced`
    : chosen
      ? isChosen('color', say.face)
        ? 'one mana of the chosen color'
        : UNSAID
      : choices
        ? manaOf(choices)
        : UNSAID;
  // It is added to what was added anyway, whether the text says so or not.
  return does(who, say, (s) => `${s.text} ${verb(s, 'add')} ${either('an additional ', '')}${what}`);
}
/** "three mana in any combination of {R} and/or {G}": each mana is chosen by itself (106.1). */
function combinedText(choices: readonly string[], times: Value | undefined, say: Say): string {
  if (times === undefined || choices.length < 2 || choices.some((one) => !COLORS.includes(one))) return UNSAID;
  const of = same(choices, COLORS)
    ? 'colors'
    : either(...permutations(choices).map((order) => `${order.slice(0, -1).join(', ')} and/or ${order.at(-1)}`));
  const many = isPlain(times) ? (times === 'x' ? 'X' : numeral(times)) : 'X';
  const where = isPlain(times) ? '' : `, where X is ${say.value(times)}`;
  return times === 1 ? UNSAID : `add ${many} mana in any combination of ${of}${where}`;
}

/** "one mana of any color", "three mana of any one color": the same number of each of the five. */
function anyOneColor(choices: readonly string[]): string | undefined {
  const count = symbols(choices[0] ?? '').length;
  const five = COLORS.map((color) => color.repeat(count));
  if (count === 0 || !same(choices, five)) return undefined;
  return count === 1 ? 'one mana of any color' : `${numeral(count)} mana of any one color`;
}

/** "two mana in any combination of {U} and/or {B}": each pair of some colors once. */
function combination(choices: readonly string[]): string | undefined {
  const pairs = choices.map(symbols);
  const colors = [...new Set(pairs.flat())];
  if (colors.length < 2 || pairs.some((pair) => pair.length !== 2)) return undefined;
  const all = colors.flatMap((one, i) => colors.slice(i).map((other) => [one, other].sort().join('')));
  if (
    !same(
      choices.map((_, i) => [...(pairs[i] ?? [])].sort().join('')),
      all,
    )
  )
    return undefined;
  if (same(colors, COLORS)) return 'two mana in any combination of colors';
  if (colors.some((color) => !COLORS.includes(color))) return undefined;
  const orders = permutations(colors).map((order) => `${order.slice(0, -1).join(', ')} and/or ${order.at(-1)}`);
  return `two mana in any combination of ${either(...orders)}`;
}
const permutations = (all: readonly string[]): string[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one) => permutations(all.filter((it) => it !== one)).map((rest) => [one, ...rest]));

/** "add {G} for each creature you control", "add X mana of any one color, where X is your life total". */
function timesText(
  choices: readonly string[],
  times: NonNullable<Extract<Effect, { do: 'addMana' }>['times']>,
  say: Say,
): string {
  const { taken } = say.spoken;
  const [mana = '', ...others] = choices;
  // As many counters were removed as were paid (601.2h).
  if (times === 'x' && taken !== undefined && others.length === 0)
    return `add ${mana} for each ${taken} counter removed this way`;
  // The X that was chosen as its cost was paid (107.3).
  if (times === 'x' && same(choices, COLORS)) return 'add X mana of any one color';
  if (typeof times !== 'object') return UNSAID;
  const one = others.length === 0 && symbols(mana).length > 0;
  const any = same(choices, COLORS);
  const each = perEach(times);
  if (!one && !any) return UNSAID;
  if (any) return `add X mana of any one color, where X is ${say.value(times)}`;
  return say.ways(
    ...(each?.times === 1 ? [() => `add ${mana} for each ${each.one(say)}`] : []),
    ...(symbols(mana).length === 1
      ? [
          () => `add an amount of ${mana} equal to ${say.value(times)}`,
          () => `add X ${mana} where X is ${say.value(times)}`,
        ]
      : []),
  );
}
