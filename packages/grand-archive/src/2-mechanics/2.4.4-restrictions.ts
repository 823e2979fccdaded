/** Restrictions: what an ability demands before it is there at all, in every zone (2.4.4). */
import {
  type Ability,
  characteristicsOf,
  expandKeywords,
  type Game,
  holds,
  type Perspective,
  type Seat,
  type StaticAbility,
} from '@arbiter/engine';

/** A card's abilities outside the field: its own, and those that its restrictions admit now (2.4.4.2, 2.4.4.3). */
export function abilitiesOfCard(g: Game, id: number, seat: Seat): Ability[] {
  const { abilities } = characteristicsOf(g, id);
  const restricted = restrictedAmong(abilities);
  if (restricted.length === 0) return expandKeywords(g, abilities);
  const by: Perspective = { source: id, controller: seat };
  const given = restricted.flatMap((a) =>
    a.if && holds(g, a.if, by) ? a.mods.flatMap((m) => (m.mod === 'ability' ? [m.ability] : [])) : [],
  );
  return expandKeywords(g, [...abilities, ...given.filter((a) => !abilities.includes(a))]);
}

const known = new WeakMap<Ability[], StaticAbility[]>();
/** Those that give the card itself other abilities under a condition. */
function restrictedAmong(abilities: Ability[]): StaticAbility[] {
  let found = known.get(abilities);
  if (!found) {
    found = abilities.filter(
      (a): a is StaticAbility =>
        a.kind === 'static' && a.if !== undefined && !a.affects && a.mods.some((m) => m.mod === 'ability'),
    );
    known.set(abilities, found);
  }
  return found;
}
