/** Effects on the next spell that a player casts (611.2f): they begin as that is put onto the stack, and are used up by it. */
import { type Control, defineRule, freeEffects, type Game, matches, playerRules, type Seat } from '@arbiter/engine';
import { effectsOf, filterOf } from '../1-concepts/101.2-cant.js';
import { cite } from '../cite.js';

const RULE = 'nextSpell';
/** When what is said of the next spell begins. @citation */
export const NEXT_SPELL = cite('mtg:611.2f');

/** What is said of a spell, of those that wait for the next one; the effect waits no longer. */
export function asNextSpell(g: Game, seat: Seat, item: number): Control {
  const waiting = playerRules(g, seat, RULE);
  if (waiting.length === 0) return undefined;
  const found = waiting.find(({ mod, source }) => {
    const by = { source, controller: seat };
    return mod.of === undefined || matches(g, { object: item }, filterOf(mod.of), by);
  });
  if (!found) return undefined;
  const { mod, source } = found;
  g.j.refill(
    g.s.effects,
    // Two of the same card say the very same: each is an effect of its own source.
    g.s.effects.filter((effect) => effect.source !== source || !effect.mods.some((one) => one === mod)),
  );
  return freeEffects.call(
    { source, controller: seat, effects: effectsOf(mod.effects), event: { object: item } },
    { go: 'next' },
  );
}

export const nextSpell = defineRule(RULE, {
  description:
    'Of players: as the next spell of theirs that fits `of` is put onto the stack, these `effects`; its `event.object` is that.',
  example: { mod: 'rule', rule: RULE, effects: [{ do: 'draw', who: 'you', count: 1 }] },
  params: (p) => ({ of: p.filter.optional(), effects: p.effects }),
  known: { event: { refs: ['object'] } },
});
