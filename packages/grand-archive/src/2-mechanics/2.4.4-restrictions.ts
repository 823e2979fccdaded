/** Restrictions: what an ability demands before it is there at all, in every zone (2.4.4). */
import {
  type Ability,
  definitionOf,
  expandKeywords,
  type Game,
  holds,
  type Perspective,
  type Seat,
} from '@arbiter/engine';

/** A card's abilities outside the field: printed ones, and those that its restrictions admit now (2.4.4.2, 2.4.4.3). */
export function abilitiesOfCard(g: Game, id: number, seat: Seat): Ability[] {
  const by: Perspective = { source: id, controller: seat };
  const printed = definitionOf(g, g.object(id)).abilities;
  const given = printed.flatMap((a) =>
    a.kind === 'static' && a.if && !a.affects && holds(g, a.if, by)
      ? a.mods.flatMap((m) => (m.mod === 'ability' ? [m.ability] : []))
      : [],
  );
  return expandKeywords(g, [...printed, ...given]);
}
