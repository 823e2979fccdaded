/** Keywords that something has, given to something else: "my keywords", whatever these are as they are given (477.3.b, 801). */
import {
  ABILITIES,
  type Ability,
  characteristicsOf,
  defineMod,
  entitiesOf,
  type Game,
  isPlayer,
  type KeywordAbility,
  type Perspective,
  type Ref,
} from '@arbiter/engine';
import { z } from 'zod';

declare module '@arbiter/engine' {
  interface Mods {
    /** `found`: those that it had as they were given. */
    keywordsOf: { of: Ref; found?: Ability[] };
  }
}

const isKeyword = (ability: Ability): ability is KeywordAbility => ability.kind === 'keyword';
/** All keywords of what is referred to, also those that others give it; none of what is gone (359.3.e.12). */
const keywordsNow = (g: Game, ref: Ref, by: Perspective): KeywordAbility[] =>
  entitiesOf(g, ref, by).flatMap((e) =>
    isPlayer(e) || !g.find(e.object) ? [] : characteristicsOf(g, e.object).abilities.filter(isKeyword),
  );

export const keywordsOf = defineMod('keywordsOf', {
  description: 'Gives all keywords that something else has, as they are when an instruction gives them.',
  example: { mod: 'keywordsOf', of: 'self' },
  params: (p) => ({ of: p.ref, found: z.array(p.ability).max(99).optional() }),
  fix: (g, mod, by) => ({ ...mod, found: keywordsNow(g, mod.of, by) }),
  apply: (_g, chars, { found = [] }) => {
    if (found.length > 0) chars.abilities = [...chars.abilities, ...found];
  },
  writes: () => new Set([ABILITIES]),
  text: ({ of }, say) => `the keywords of ${say.ref(of)}`,
  intent: () => 1,
});
