/** Protection (702.16): no damage, enchanting or equipping, blocking or targeting by what has the quality. */
import { characteristicsOf, type Game, type KeywordAbility, keyword, matches } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const PROTECTION_FROM_DAMAGE = cite('mtg:702.16e');
export const protection = defineKeyword({
  name: 'protection',
  rules: cite('mtg:702.16', 'mtg:702.16a', 'mtg:702.16h', 'mtg:702.16i'),
  description: 'What fits `from` doesn’t damage, enchant, equip, block or target it; `label` says what that is.',
  params: { from: 'must', label: 'must' },
  text: (a) => `protection from ${a.label ?? ''}`,
  // Damage is prevented like any other (702.16e): who is protected orders it with other effects.
  expand: (a) => [{ kind: 'replacement', on: 'damage', target: 'self', source: a.from ?? [], prevent: true }],
  hooks: {
    targetRestriction: (g, object, by) => (protectedFrom(g, object, by.source) ? cite('mtg:702.16b') : null),
    blockRestriction: (g, attacker, blocker) => (protectedFrom(g, attacker, blocker) ? cite('mtg:702.16f') : null),
    attachRestriction: (g, host, attached) =>
      protectedFrom(g, host, attached) ? cite('mtg:702.16c', 'mtg:702.16d') : null,
  },
});

/** Whether an object has protection from another one; several protections may be there at once (702.16h). */
export function protectedFrom(g: Game, object: number, from: number): boolean {
  if (!keyword(g, object, 'protection')) return false;
  const { abilities, controller } = characteristicsOf(g, object);
  return abilities.some(
    (a): a is KeywordAbility =>
      a.kind === 'keyword' &&
      a.keyword === 'protection' &&
      a.from !== undefined &&
      matches(g, { object: from }, a.from, { source: object, controller }),
  );
}
