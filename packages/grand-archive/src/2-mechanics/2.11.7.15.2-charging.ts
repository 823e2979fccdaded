/**
 * On Charge (2.11.7.15.2): as their recollection phase begins, the turn player puts a charge counter on each of their objects with
 * such an ability that has not triggered yet.
 */
import {
  type Ability,
  type Action,
  characteristicsOf,
  controllerOf,
  expandKeywords,
  type Game,
  holds,
  perform,
  procedure,
  withinLimit,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const CHARGED = 'on charge';

/** Whether an ability waits for charge counters, as far as its restrictions admit it. */
function waits(g: Game, id: number, ability: Ability, index: number): boolean {
  if (ability.kind !== 'triggered' || ability.keyword !== CHARGED || !withinLimit(g, id, ability, index)) return false;
  return !ability.if || holds(g, ability.if, { source: id, controller: controllerOf(g, id) });
}

export const charging = procedure('charging', {
  put: (g) =>
    perform(
      g,
      g
        .zone('field')
        .filter((id) => controllerOf(g, id) === g.active)
        .filter((id) =>
          expandKeywords(g, characteristicsOf(g, id).abilities).some((ability, i) => waits(g, id, ability, i)),
        )
        .map(
          (object): Action => ({
            type: 'counters',
            object,
            kind: 'charge',
            amount: 1,
            $rules: cite('ga:2.11.7.15.2'),
          }),
        ),
    ),
});
