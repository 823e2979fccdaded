/** What cards say happens "as" they are revealed: that is part of revealing them, and no trigger (369.1, 370.1.b.1). */
import { characteristicsOf, type Game, holds } from '@arbiter/engine';
import { add } from '../1-concepts/165-rune-pool.js';
import { cite } from '../cite.js';

const RULE = 'addsAsRevealed';
/** By which rules it adds at once, wherever the revealing instruction goes on. @citation */
export const AS_REVEALED = cite('riftbound:370.1.b.1', 'riftbound:424.1.a.1');

/** A card that is revealed from its owner’s main deck adds what it says to their rune pool. */
export function asRevealed(g: Game, { object, from }: { object: number; from: string }): void {
  if (from !== 'mainDeck') return;
  const { owner } = g.object(object);
  const by = { source: object, controller: owner };
  for (const ability of characteristicsOf(g, object).abilities) {
    if (ability.kind !== 'static' || (ability.if && !holds(g, ability.if, by))) continue;
    for (const mod of ability.mods) if (mod.mod === 'rule' && mod.rule === RULE) add(g, owner, Number(mod.energy), []);
  }
}
