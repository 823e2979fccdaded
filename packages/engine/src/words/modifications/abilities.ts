/** Modifications of abilities, and rules that hold for something. */
import { amountOf } from '../../continuous/evaluate.js';
import type { Ability, Value } from '../../language/types.js';
import { faceOf } from '../../machine/definition-of.js';
import type { Game } from '../../machine/game.js';
import { ABILITIES, type Applying, defineMod, NONE } from '../../machine/words.js';
import { ofGrantor, speaksOfGrantor } from '../grantor.js';
import { affecting } from './helpers.js';

declare module '../../language/types.js' {
  interface Mods {
    /** `times`: so many of them. */
    ability: { ability: Ability; times?: Value };
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    loseAbilities: {};
    loseKeyword: { keyword: string };
    loseOwn: { place: number };
  }
}

export const ability = defineMod('ability', {
  description: 'Gives an ability, or so many of it.',
  example: { mod: 'ability', ability: { kind: 'static', mods: [{ mod: 'loseAbilities' }] } },
  params: (p) => ({ ability: p.ability, times: p.value.optional() }),
  apply: (g, chars, mod, effect, id) => {
    const { source } = effect;
    for (let left = manyOf(g, mod.times, effect, id); left > 0; left--)
      chars.abilities = withAbility(chars.abilities, asGiven(mod.ability, source));
  },
  fix: (g, mod, by) => (mod.times === undefined ? mod : { ...mod, times: amountOf(g, mod.times, by) }),
  writes: () => new Set([ABILITIES]),
  text: (mod, say) => say.ability(mod.ability),
  intent: () => 1,
});

/** Nothing has more of one ability. */
const MOST = 99;
const manyOf = (g: Game, times: Value | undefined, effect: Applying, id: number): number =>
  times === undefined ? 1 : Math.min(MOST, amountOf(g, times, affecting(effect, times, id)));
const given = new WeakMap<Ability, Map<number, Ability>>();
/** An ability that speaks of what gives it, as this thing does (mtg 201.5a): the very same each time. */
function asGiven(ability: Ability, source: number): Ability {
  if (!speaksOfGrantor(ability)) return ability;
  const bySource = given.get(ability) ?? new Map<number, Ability>();
  given.set(ability, bySource);
  const found = bySource.get(source) ?? ofGrantor(ability, source);
  bySource.set(source, found);
  return found;
}

const grown = new WeakMap<Ability[], WeakMap<Ability, Ability[]>>();
/** A list and one more: the very same each time, so that what is found out about it is found out once. */
function withAbility(list: Ability[], more: Ability): Ability[] {
  let known = grown.get(list);
  if (!known) {
    known = new WeakMap();
    grown.set(list, known);
  }
  let longer = known.get(more);
  if (!longer) {
    longer = [...list, more];
    known.set(more, longer);
  }
  return longer;
}

export const loseAbilities = defineMod('loseAbilities', {
  description: 'Takes all abilities away.',
  example: { mod: 'loseAbilities' },
  apply: (_g, chars) => {
    chars.abilities = [];
  },
  writes: () => new Set([ABILITIES]),
  removes: true,
  text: () => 'lose all abilities',
  intent: () => -1,
});

export const loseKeyword = defineMod('loseKeyword', {
  description: 'Takes a keyword away.',
  example: (n) => ({ mod: 'loseKeyword', keyword: n.keyword }),
  params: (p) => ({ keyword: p.keyword }),
  apply: (g, chars, { keyword }) => {
    chars.abilities = chars.abilities.filter((a) => !(a.kind === 'keyword' && a.keyword === keyword));
    const { keywords } = g.rules.continuous;
    const goesWith = (a: Ability): boolean => a.kind === 'keyword' && keywords.get(a.keyword)?.lostWith === keyword;
    if (chars.abilities.some(goesWith)) chars.abilities = chars.abilities.filter((a) => !goesWith(a));
  },
  writes: () => new Set([ABILITIES]),
  removes: true,
  text: (mod) => `lose ${mod.keyword}`,
  intent: () => -1,
});

export const loseOwn = defineMod('loseOwn', {
  description: 'Takes the ability away that the source of the effect has in this place of its text, from 0.',
  example: { mod: 'loseOwn', place: 0 },
  params: (p) => ({ place: p.count }),
  apply: (g, chars, { place }, { source }) => {
    const object = g.find(source);
    const lost = object && faceOf(g, object).abilities[place];
    const at = lost ? chars.abilities.indexOf(lost) : -1;
    if (at >= 0) chars.abilities = chars.abilities.filter((_, i) => i !== at);
  },
  writes: () => new Set([ABILITIES]),
  removes: true,
  text: () => 'lose this ability',
  intent: () => -1,
});

/** Its words are the ruleset's rules, each with parameters of its own. */
export const rule = defineMod('rule', {
  description: 'A rule holds for it.',
  example: { mod: 'rule', rule: '' },
  apply: (_g, chars, mod, { source, controller }) => {
    chars.rules = [...chars.rules, { rule: mod.rule, source, controller, mod }];
  },
  writes: () => NONE,
  influences: false,
  fix: (g, mod, by) => g.rules.words.rule.get(mod.rule)?.fix?.(g, mod, by) ?? mod,
  text: (mod, say) => say.rule(mod.rule),
  intent: (mod, judge) => judge.rule(mod.rule),
});
