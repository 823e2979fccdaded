/** Increases up to a number and decreases down to one, which come to more or less by what else applies in their layer, and so depend on it (478.1.c, 479). */
import { amountOf, type Chars, defineMod, type Game, type Perspective, type Value } from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Mods {
    raise: { stat: string; by?: Value | undefined; to: Value };
    lower: { stat: string; by: Value; to: Value };
  }
}
interface Raise {
  stat: string;
  by?: Value | undefined;
  to: Value;
}

/** By how much it would be increased now: to the number, or by so much and not beyond it. */
function increase(g: Game, { props }: Chars, mod: Raise, by: Perspective): number {
  const missing = Math.max(0, amountOf(g, mod.to, by) - Number(props[mod.stat] ?? 0));
  return mod.by === undefined ? missing : Math.min(missing, amountOf(g, mod.by, by));
}

export const raise = defineMod('raise', {
  description: 'Increases a number to another one, or `by` so much but not beyond that.',
  example: (n) => ({ mod: 'raise', stat: n.stat, to: 5 }),
  params: (p) => ({ stat: p.figure, by: p.value.optional(), to: p.value }),
  apply: (g, chars, mod, effect) => {
    chars.props[mod.stat] = Number(chars.props[mod.stat] ?? 0) + increase(g, chars, mod, effect);
  },
  writes: (mod) => new Set([mod.stat]),
  influences: false,
  outcome: (g, chars, mod, effect) => increase(g, chars, mod, effect),
  text: ({ stat, by, to }, say) =>
    by === undefined ? `${stat} raised to ${say.value(to)}` : `+${say.value(by)} ${stat} to at most ${say.value(to)}`,
  intent: () => 1,
});
interface Lower {
  stat: string;
  by: Value;
  to: Value;
}
/** By how much it would be decreased now: by so much, and not below the number (477.3.e.2.b). */
const decrease = (g: Game, { props }: Chars, mod: Lower, by: Perspective): number =>
  Math.min(amountOf(g, mod.by, by), Math.max(0, Number(props[mod.stat] ?? 0) - amountOf(g, mod.to, by)));

export const lower = defineMod('lower', {
  description: 'Decreases a number by so much, but not below another one.',
  example: (n) => ({ mod: 'lower', stat: n.stat, by: 8, to: 1 }),
  params: (p) => ({ stat: p.figure, by: p.value, to: p.value }),
  apply: (g, chars, mod, effect) => {
    chars.props[mod.stat] = Number(chars.props[mod.stat] ?? 0) - decrease(g, chars, mod, effect);
  },
  writes: (mod) => new Set([mod.stat]),
  influences: false,
  outcome: (g, chars, mod, effect) => decrease(g, chars, mod, effect),
  text: ({ stat, by, to }, say) => `-${say.value(by)} ${stat} to a minimum of ${say.value(to)}`,
  intent: () => -1,
});

/** Effects that change each other's outcome depend on one another (478.1.c, 479). @citation */
export const DEPENDENCY = cite('riftbound:478.1.c', 'riftbound:479', 'riftbound:479.1', 'riftbound:479.2');
