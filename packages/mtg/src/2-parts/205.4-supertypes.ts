/** Supertypes (205.4): what "legendary" says of instants and sorceries. */
import { characteristicsOf, type Game, lists, type Seat, wordsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

/** When a legendary instant or sorcery may be cast. @citation */
export const LEGENDARY_SPELLS = cite('mtg:205.4e');

/** Whether a legendary instant or sorcery lacks the legendary creature or planeswalker that its caster must control. */
export function lacksLegend(g: Game, card: number, seat: Seat): boolean {
  const { props } = characteristicsOf(g, card);
  if (!wordsOf(props.supertypes).includes('Legendary')) return false;
  const types = wordsOf(props.types);
  if (!types.includes('Instant') && !types.includes('Sorcery')) return false;
  return !g
    .zone('battlefield')
    .some(
      (id) =>
        characteristicsOf(g, id).controller === seat &&
        lists(g, id, 'supertypes').includes('Legendary') &&
        ['Creature', 'Planeswalker'].some((type) => lists(g, id, 'types').includes(type)),
    );
}
