/** Where abilities work: on the field, unless they name another zone, and in that alone (2.4.0.3, 2.4.0.3.1). */
import {
  type Ability,
  type ActivatedAbility,
  characteristicsOf,
  controllerOf,
  defineCell,
  definitionOf,
  expandKeywords,
  type Game,
  perDefinition,
  type Seat,
  zoneName,
} from '@arbiter/engine';
import { abilitiesOfCard } from './2.4.4-restrictions.js';
import { isPantheon, PANTHEON } from './pantheon.js';

/** The abilities of something where it is, in the order in which they are counted. */
export function abilitiesAt(g: Game, id: number): Ability[] {
  const object = g.object(id);
  return object.zone === 'field'
    ? expandKeywords(g, characteristicsOf(g, id).abilities)
    : abilitiesOfCard(g, id, object.owner);
}

/** Whether an ability can be activated from where its source is. */
export const worksHere = (g: Game, id: number, { zone = 'field' }: ActivatedAbility): boolean =>
  zone === zoneName(g.object(id).zone);

/** Where a player's cards may have abilities to activate, beside the field. */
const ELSEWHERE = ['hand', 'graveyard', 'lineage', 'materialDeck', 'intent'];
const WITH_BOONS = [...ELSEWHERE, PANTHEON];
/** Whether a definition has an ability to activate anywhere but on the field, maybe under a restriction. */
const activatesElsewhere = perDefinition((g, compiled) =>
  expandKeywords(g, compiled.abilities)
    .flatMap((a) => (a.kind === 'static' ? a.mods.flatMap((m) => (m.mod === 'ability' ? [m.ability] : [])) : [a]))
    .some((a) => a.kind === 'activated' && a.zone !== undefined),
);

/** A player's cards outside the field that have abilities to activate; in a lineage, under a champion of theirs. */
export const cardsToUse = defineCell('cards to use', (g, seat): number[] =>
  (isPantheon(g) ? WITH_BOONS : ELSEWHERE).flatMap((zone) =>
    g
      .zone(`${zone}:${seat}`)
      .filter((id) => activatesElsewhere(g, definitionOf(g, g.object(id))) && isUnderOwn(g, id, seat)),
  ),
);
function isUnderOwn(g: Game, id: number, seat: Seat): boolean {
  const to = g.object(id).attachedTo;
  return to === undefined || !('object' in to) || controllerOf(g, to.object) === seat;
}
