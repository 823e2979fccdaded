/** Text and abilities of one object that another one has as well (477.1.b.2, 477.2.c). */
import {
  ABILITIES,
  type Ability,
  type ActivatedAbility,
  all,
  type Chars,
  characteristicsOf,
  copiableIndex,
  defineMod,
  entitiesOf,
  expandKeywords,
  type Filter,
  type Game,
  isPlayer,
  type Perspective,
  type Ref,
} from '@arbiter/engine';
import { z } from 'zod';

declare module '@arbiter/engine' {
  interface Mods {
    /** `found`: the text that it had as it was copied. */
    textOf: { of: Ref; found?: Ability[] };
    exhaustAbilitiesOf: { of: Filter };
  }
}

/** The rules text that is printed on something, or that it has as a copy (477.1.b.1.a). */
const textNow = (g: Game, ref: Ref, by: Perspective): Ability[] =>
  entitiesOf(g, ref, by).flatMap((e) => {
    const index = isPlayer(e) ? undefined : copiableIndex(g, e.object);
    return index === undefined ? [] : g.defined(index).abilities;
  });

export const textOf = defineMod('textOf', {
  description: 'Has the text of something else as well, as that is printed or copied when an instruction gives it.',
  example: { mod: 'textOf', of: 'self' },
  params: (p) => ({ of: p.ref, found: z.array(p.ability).max(99).optional() }),
  fix: (g, mod, by) => ({ ...mod, found: textNow(g, mod.of, by) }),
  apply: (_g, chars, { found = [] }) => {
    if (found.length > 0) chars.abilities = [...chars.abilities, ...found];
  },
  writes: () => new Set([ABILITIES]),
  text: ({ of }, say) => `the text of ${say.ref(of)}`,
  intent: () => 1,
});

/** An ability with [E] in its cost. */
const isOfExhausting = (ability: Ability): ability is ActivatedAbility =>
  ability.kind === 'activated' && ability.cost.some((cost) => cost.pay === 'exhaust' && cost.what === undefined);
const here = new WeakMap<ActivatedAbility, ActivatedAbility>();
/** The same ability, wherever the object is that has it now: the very same each time. */
function asOwn(ability: ActivatedAbility): ActivatedAbility {
  const { zone, ...own } = ability;
  if (zone === undefined) return ability;
  let known = here.get(ability);
  if (!known) {
    known = own;
    here.set(ability, known);
  }
  return known;
}
function shared(g: Game, of: Filter, by: Perspective): ActivatedAbility[] {
  return all(g, of, by).flatMap((e) =>
    isPlayer(e) ? [] : expandKeywords(g, characteristicsOf(g, e.object).abilities).filter(isOfExhausting).map(asOwn),
  );
}

/** What others have by effects of this layer comes first (478.1.c). */
export const exhaustAbilitiesOf = defineMod('exhaustAbilitiesOf', {
  description: 'Has all abilities with [E] in their cost that others have which fit.',
  example: { mod: 'exhaustAbilitiesOf', of: { other: true } },
  params: (p) => ({ of: p.filter }),
  apply: (g, chars: Chars, { of }, { source, controller }) => {
    const found = shared(g, of, { source, controller });
    if (found.length > 0) chars.abilities = [...chars.abilities, ...found];
  },
  outcome: (g, _chars, { of }, { source, controller }) => shared(g, of, { source, controller }).length,
  writes: () => new Set([ABILITIES]),
  text: ({ of }, say) => `all [E] abilities of ${say.filter(of)}`,
  intent: () => 1,
});
