/** Modifications of characteristics and of who controls something. */
import { amountOf, entitiesOf, resultOf } from '../../continuous/evaluate.js';
import type { Ref, Value } from '../../language/types.js';
import { shownBy } from '../../machine/definition-of.js';
import { CONTROLLER, defineMod, UNKNOWN } from '../../machine/words.js';
import { plainOr } from '../../schema/dispatch.js';
import { seatsOf } from '../../state/entities.js';
import { pair } from '../helpers.js';
import { affecting } from './helpers.js';

declare module '../../language/types.js' {
  interface Mods {
    add: { stat: string; value: Value };
    set: { prop: string; value: Value | string | string[] };
    gain: { prop: string; values: string[] };
    lose: { prop: string; values: string[] };
    switch: { stats: [string, string] };
    control: { to: 'you' | Ref };
  }
}

const isList = (value: unknown): value is string[] => Array.isArray(value);
const listed = (value: unknown): string[] => (isList(value) ? value : []);

export const add = defineMod('add', {
  description: 'Adds to a number.',
  example: (n) => ({ mod: 'add', stat: n.stat, value: 1 }),
  params: (p) => ({ stat: p.figure, value: p.value }),
  apply: (g, { props }, mod, effect, id) => {
    const { stat, value } = mod;
    // Where a game says so counters add to what has such a figure by then, whatever gave it that, and to nothing else.
    if ('byCounters' in mod && props[stat] === undefined) return;
    const by = affecting(effect, value, id);
    props[stat] = Number(props[stat] ?? 0) + resultOf(g, value, by);
  },
  writes: (mod) => new Set([mod.stat]),
  influences: false,
  fix: (g, mod, by) => ({ ...mod, value: resultOf(g, mod.value, by) }),
  text: ({ stat, value }, say) => `${typeof value === 'number' && value < 0 ? '' : '+'}${say.value(value)} ${stat}`,
  intent: ({ value }) =>
    typeof value === 'number' ? Math.sign(value) : typeof value === 'object' && 'negative' in value ? -1 : 1,
});

export const set = defineMod('set', {
  description: 'Sets a characteristic: a number, a word, or a list of words.',
  example: (n) => ({ mod: 'set', prop: n.stat, value: 1 }),
  params: (p) => ({ prop: p.prop, value: p.setting }),
  apply: (g, chars, mod, effect, id) => {
    const { prop, value } = mod;
    const by = affecting(effect, value, id);
    const { props } = chars;
    if (isList(value)) props[prop] = g.rules.continuous.setList?.(prop, listed(props[prop]), value) ?? value;
    // A plain word is a word, even where it could be a value.
    else props[prop] = typeof value === 'string' ? value : amountOf(g, value, by);
    if (g.rules.continuous.takesAbilities?.(mod, props)) {
      chars.abilities = [];
      g.rules.continuous.alsoTaken?.(chars);
    }
  },
  writes: (mod) => new Set([mod.prop]),
  influences: (mod) => typeof mod.value !== 'number',
  fix: (g, mod, by) =>
    typeof mod.value === 'object' && !isList(mod.value) ? { ...mod, value: amountOf(g, mod.value, by) } : mod,
  text: ({ prop, value }, say) =>
    `${prop} ${isList(value) ? value.join(' ') : typeof value === 'string' ? value : say.value(value)}`,
  intent: () => -1,
});

export const gain = defineMod('gain', {
  description: 'Adds words to a list characteristic.',
  example: (n) => ({ mod: 'gain', prop: n.list, values: ['Beast'] }),
  params: (p) => ({ prop: p.list, values: p.terms }),
  apply: (g, { props }, { prop, values }) => {
    const all = listed(props[prop]);
    const before = g.rules.continuous.keptBeside?.(prop, all, values) ?? all;
    props[prop] = [...before, ...values.filter((v) => !before.includes(v))];
  },
  writes: (mod) => new Set([mod.prop]),
  text: (mod) => `also ${mod.values.join(' ')}`,
  intent: () => -1,
});

export const lose = defineMod('lose', {
  description: 'Takes words from a list characteristic.',
  example: (n) => ({ mod: 'lose', prop: n.list, values: ['Beast'] }),
  params: (p) => ({ prop: p.list, values: p.terms }),
  apply: (_g, { props }, { prop, values }) => {
    props[prop] = listed(props[prop]).filter((v) => !values.includes(v));
  },
  writes: (mod) => new Set([mod.prop]),
  text: (mod) => `no longer ${mod.values.join(' ')}`,
  intent: () => -1,
});

export const switchFigures = defineMod('switch', {
  description: 'Switches two numbers.',
  example: (n) => ({ mod: 'switch', stats: [n.stat, n.otherStat] }),
  params: (p) => ({ stats: pair(p.figure, p.figure) }),
  apply: (_g, { props }, { stats: [a, b] }) => {
    const [first, second] = [props[a], props[b]];
    if (first !== undefined && second !== undefined) [props[a], props[b]] = [second, first];
  },
  writes: (mod) => new Set(mod.stats),
  influences: false,
  text: ({ stats: [a, b] }) => `switch ${a} and ${b}`,
  intent: () => -1,
});

/** Who it is, once the effect has begun; null: nobody. */
interface Known {
  seat?: number | null;
}
export const control = defineMod('control', {
  description:
    'The effect’s controller gains control, or the player referred to, whom an instruction fixes as it begins.',
  example: { mod: 'control', to: 'you' },
  params: (p) => ({ to: plainOr(['you'], p.ref) }),
  apply: (g, chars, { to, seat }: { to: Ref } & Known, by) => {
    // What a static ability says is asked for all the time, and nobody gets control where there is nobody (mtg 725.5).
    const now = seat !== undefined ? seat : to === 'you' ? by.controller : seatsOf(entitiesOf(g, to, by))[0];
    chars.controller = now ?? chars.controller;
  },
  fix: (g, mod, by) => {
    if (mod.to === 'you') return mod;
    const [seat] = seatsOf(entitiesOf(g, mod.to, by));
    const known: typeof mod & Known = { ...mod, seat: seat ?? null };
    return known;
  },
  writes: () => new Set([CONTROLLER]),
  text: ({ to }, say) => (to === 'you' ? 'you gain control' : `${say.ref(to)} gains control`),
  // Control of something is worth having of an opponent's.
  intent: () => -1,
});

/** Made by the verb `become`: cards can't say it. */
export const copy = defineMod('copy', {
  description: 'Has the characteristics of a definition.',
  internal: true,
  example: { mod: 'copy', def: 0 },
  apply: (g, chars, { def }, _by, id) => {
    // What is flipped has the other half of what it copies (mtg 707.3), and of what shows its faces one by one those that it shows (709.5).
    const copied = shownBy(g, g.defined(def), g.find(id));
    chars.props = { ...copied.props };
    chars.abilities = copied.abilities;
  },
  writes: () => UNKNOWN,
  text: () => 'become a copy',
  intent: () => -1,
});
