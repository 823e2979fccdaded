/** Questions of this game that filters may ask. */
import {
  controllerOf,
  definePredicate,
  type Game,
  isPlayer,
  type Perspective,
  type PredicateWord,
} from '@arbiter/engine';
import { battlefieldOf, placeKey, placeOfSource, units } from '../1-concepts/107-board.js';
import { hiddenThisTurn } from '../3-playing/308-timing.js';
import { roleOf } from '../4-actions/459-combat.js';

const predicate = (name: string, description: string, ask: (g: Game, id: number, by: Perspective) => boolean) =>
  definePredicate(name, { description, holds: (g, e, by) => !isPlayer(e) && ask(g, e.object, by) });

export const predicates: readonly PredicateWord[] = [
  predicate('atBattlefield', 'At a battlefield.', (g, id) => battlefieldOf(g, id) !== null),
  predicate('inBase', 'In a base.', (g, id) => g.find(id)?.zone === 'board' && battlefieldOf(g, id) === null),
  // 053.3, 359.3.f: where the source is now.
  predicate(
    'here',
    'Where the source is.',
    (g, id, by) => placeKey(g, id) !== null && placeKey(g, id) === placeOfSource(g, by),
  ),
  // 811.1.b
  predicate('hiddenThisTurn', 'Hidden in this turn.', (g, id) => g.find(id) !== undefined && hiddenThisTurn(g, id)),
  predicate('attacker', 'An attacker.', (g, id) => roleOf(g, id) === 'attacker'),
  predicate('defender', 'A defender.', (g, id) => roleOf(g, id) === 'defender'),
  // 740.2.a: at a battlefield or in a base.
  predicate('alone', 'At a battlefield or in a base without other units of its player.', (g, id) => {
    const place = placeKey(g, id);
    const friend = (o: number): boolean => o !== id && controllerOf(g, o) === controllerOf(g, id);
    return place !== null && !units(g).some((o) => friend(o) && placeKey(g, o) === place);
  }),
];
