/** What splicing a card onto a spell costs (702.47a): the same for who chooses it and for who pays. */
import { type Ability, type Cost, type Game, type KeywordAbility, matches, type Obj } from '@arbiter/engine';

/** The splice ability among these by which a card can be spliced onto a spell. */
export const spliceFor = (g: Game, abilities: readonly Ability[], spell: Obj): KeywordAbility | undefined =>
  abilities.find(
    (a): a is KeywordAbility =>
      a.kind === 'keyword' &&
      a.keyword === 'splice' &&
      matches(g, { object: spell.id }, a.from ?? [], { source: spell.id, controller: spell.controller ?? spell.owner }),
  );

/** What was spliced onto a spell costs as much besides. */
export function spliceCosts(g: Game, spell: Obj): Cost[] {
  const { added } = spell.play ?? {};
  return added ? added.flatMap((def) => spliceFor(g, g.defined(def).abilities, spell)?.cost ?? []) : NONE;
}
const NONE: Cost[] = [];
