/** "Can't have or gain" a keyword: it is lost, and nothing adds it as long as that is so (mtg 113.11, ga 2.5.1.5.4). */
import { characteristicsOf } from '../../continuous/characteristics.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { Mod } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { ABILITIES, defineMod } from '../../machine/words.js';

const params = fields((p) => ({ keyword: p.keyword }));
declare module '../../language/types.js' {
  interface Mods {
    cantHaveKeyword: ParamsOf<typeof params>;
  }
}

/** It applies after all that adds and removes abilities, whenever that began (mtg 101.2). */
export const cantHaveKeyword = defineMod('cantHaveKeyword', {
  description: 'Takes a keyword away, and keeps it from being gained.',
  example: (n) => ({ mod: 'cantHaveKeyword', keyword: n.keyword }),
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

/** Whether a part of an effect that begins now does not apply to an object, and never will (mtg 113.11). */
export const refusesAbility = (g: Game, id: number, mod: Mod): boolean => {
  if (mod.mod !== 'ability' || mod.ability.kind !== 'keyword') return false;
  const { keyword } = mod.ability;
  return characteristicsOf(g, id).rules.some((r) => r.rule === 'cantHaveKeyword' && r.mod.keyword === keyword);
};
