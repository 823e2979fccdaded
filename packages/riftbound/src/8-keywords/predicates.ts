/** Questions of this game that filters may ask. */
import { controllerOf, type Entity, type Game, isPlayer, type Perspective } from '@arbiter/engine';
import { battlefieldOf, placeKey, unitsAt } from '../1-concepts/107-board.js';
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
  [
    'alone',
    ofObject((g, id) => {
      const at = battlefieldOf(g, id);
      return at !== null && unitsAt(g, at, controllerOf(g, id)).every((o) => o === id);
    }),
  ],
];
