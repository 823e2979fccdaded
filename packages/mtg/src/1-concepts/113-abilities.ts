/** Abilities (113): the zones in which they function, where they name none and it isn't the battlefield. */
import { type Chars, type StaticAbility, type TriggeredAbility, wordsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

/** By what rules an ability functions on the stack although it doesn't say so. @citation */
export const ON_THE_STACK = cite('mtg:113.6', 'mtg:113.6g', 'mtg:113.6k');

export function homeOfAbility(ability: StaticAbility | TriggeredAbility, props: Chars['props']): string | undefined {
  const types = wordsOf(props.types);
  // 113.6: those of instants and sorceries.
  if (types.includes('Instant') || types.includes('Sorcery')) return 'stack';
  // 113.6g: "can't be countered"; 113.6k: what happens to it only on the stack.
  const there =
    ability.kind === 'static'
      ? ability.mods.length > 0 && ability.mods.every((m) => m.mod === 'rule' && m.rule === 'cantBeCountered')
      : ability.on.on === 'cast' && ability.on.object === 'self';
  return there ? 'stack' : undefined;
}
