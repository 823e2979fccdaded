/** Keywords that are given to what has them not: "if they didn't already" (477.2, 478). */
import { ABILITIES, type Ability, type Chars, defineMod, type KeywordAbility } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Mods {
    ifMissing: { ability: Ability };
  }
}
const isMissing = ({ abilities }: Chars, { ability }: { ability: Ability }): boolean =>
  ability.kind === 'keyword' &&
  !abilities.some((one): one is KeywordAbility => one.kind === 'keyword' && one.keyword === ability.keyword);

export const ifMissing = defineMod('ifMissing', {
  description: 'Gives a keyword to what doesn’t have it, whatever else gives it.',
  example: (n) => ({ mod: 'ifMissing', ability: { kind: 'keyword', keyword: n.keyword } }),
  params: (p) => ({ ability: p.ability }),
  apply: (_g, chars, mod) => {
    if (isMissing(chars, mod)) chars.abilities = [...chars.abilities, mod.ability];
  },
  writes: () => new Set([ABILITIES]),
  // What gives the keyword otherwise comes first (478.1.c).
  outcome: (_g, chars, mod) => (isMissing(chars, mod) ? 1 : 0),
  text: ({ ability }, say) => `${say.ability(ability)} if it has it not`,
  intent: () => 1,
});
