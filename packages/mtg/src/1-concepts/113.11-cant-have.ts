/** "Can't have or gain" a keyword (113.11): it is lost, and nothing adds it as long as that is so. */
import { ABILITIES, characteristicsOf, defineMod, fields, type Game, type Mod, type ParamsOf } from '@arbiter/engine';

const params = fields((p) => ({ keyword: p.keyword }));
declare module '@arbiter/engine' {
  interface Mods {
    cantHaveKeyword: ParamsOf<typeof params>;
  }
}

/** It applies after all that adds and removes abilities, whenever that began (101.2). */
export const cantHaveKeyword = defineMod('cantHaveKeyword', {
  description: 'Takes a keyword away, and keeps it from being gained.',
  example: { mod: 'cantHaveKeyword', keyword: 'flying' },
  params,
  apply: (_g, chars, mod, { source, controller }) => {
    chars.abilities = chars.abilities.filter((a) => !(a.kind === 'keyword' && a.keyword === mod.keyword));
    const kept: Mod & { mod: 'rule' } = { mod: 'rule', rule: 'cantHaveKeyword', keyword: mod.keyword };
    chars.rules = [...chars.rules, { rule: kept.rule, source, controller, mod: kept }];
  },
  writes: () => new Set([ABILITIES]),
  text: ({ keyword }) => `can't have or gain ${keyword}`,
  intent: () => -1,
});

/** Whether a part of an effect that begins now does not apply to an object, and never will (113.11). */
export const refusesAbility = (g: Game, id: number, mod: Mod): boolean => {
  if (mod.mod !== 'ability' || mod.ability.kind !== 'keyword') return false;
  const { keyword } = mod.ability;
  return characteristicsOf(g, id).rules.some((r) => r.rule === 'cantHaveKeyword' && r.mod.keyword === keyword);
};
