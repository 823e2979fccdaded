/** Questions of this game that filters may ask. */
import { controllerOf, type Entity, type Game, isPlayer, type Perspective } from '@arbiter/engine';
import { battlefieldOf, placeKey, units } from '../1-concepts/107-board.js';
import { roleOf } from '../4-actions/459-combat.js';

type Predicate = (g: Game, e: Entity, by: Perspective) => boolean;
const ofObject =
  (ask: (g: Game, id: number, by: Perspective) => boolean): Predicate =>
  (g, e, by) =>
    !isPlayer(e) && ask(g, e.object, by);

export const predicates: [string, Predicate][] = [
  ['atBattlefield', ofObject((g, id) => battlefieldOf(g, id) !== null)],
  ['inBase', ofObject((g, id) => g.find(id)?.zone === 'board' && battlefieldOf(g, id) === null)],
  // 053.3, 359.3.f: where the source is now.
  ['here', ofObject((g, id, by) => placeKey(g, id) !== null && placeKey(g, id) === placeKey(g, by.source))],
  ['attacker', ofObject((g, id) => roleOf(g, id) === 'attacker')],
  ['defender', ofObject((g, id) => roleOf(g, id) === 'defender')],
  // 740.2.a: at a battlefield or in a base.
  [
    'alone',
    ofObject((g, id) => {
      const place = placeKey(g, id);
      const friend = (o: number): boolean => o !== id && controllerOf(g, o) === controllerOf(g, id);
      return place !== null && !units(g).some((o) => friend(o) && placeKey(g, o) === place);
    }),
  ],
];
