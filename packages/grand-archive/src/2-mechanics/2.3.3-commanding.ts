/** A command rests an ally in the place of the champion, which attacks (2.6.1.4, 2.11.7.15.2). */
import {
  controllerOf,
  defineCost,
  entityChoice,
  type Filter,
  fields,
  type Game,
  matches,
  perform,
  procedure,
  ruleOn,
  type Seat,
} from '@arbiter/engine';
import { nameChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';
import { type Asked, asked } from './2.3.3-reserving.js';
import { obeys } from './obedience.js';

declare module '@arbiter/engine' {
  interface Costs {
    restAlly: { what: Filter };
  }
}

export const restAlly = defineCost('restAlly', {
  description: 'Resting an ally of yours that fits.',
  example: { pay: 'restAlly', what: { has: ['subtypes', ['Human']] } },
  params: fields((p) => ({ what: p.filter })),
  canPay: (g, cost, payer) => awakeAllies(g, cost.what, payer.seat).length > 0,
  pay: (_g, cost, payer) => restAllyProcedure.call(asked(cost, payer)),
  text: () => 'rest an ally',
  rules: cite('ga:2.6.1.4', 'ga:2.11.7.15.2'),
  order: 3,
});

/** Those that could attack, whatever power they have. */
const awakeAllies = (g: Game, what: Filter, seat: Seat): number[] =>
  g
    .zone('field')
    .filter(
      (id) =>
        controllerOf(g, id) === seat &&
        !g.is(g.object(id), 'rested') &&
        obeys(g, id) &&
        !ruleOn(g, id, 'cantAttack') &&
        matches(g, { object: id }, what, { source: id, controller: seat }),
    );

export const restAllyProcedure = procedure<Asked<{ what: Filter }>, { picked: number[] }>('restAlly', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'COST',
      shape: 'CHOOSE',
      prompt: 'Choose the ally that rests',
      rules: cite('ga:2.6.1.4', 'ga:2.11.7.15.2'),
      source: l.source,
      options: awakeAllies(g, l.cost.what, l.seat).map((id) => entityChoice(g, { object: id }, id)),
      min: 1,
      max: 1,
    },
    into: 'picked',
  }),
  rest: (g, l) => {
    const [ally] = l.picked as [number];
    const item = g.find(l.source);
    if (item?.zone === 'effectsStack') nameChampion(g, item, ally);
    return perform(g, [{ type: 'status', object: ally, status: 'rested', on: true }]);
  },
});
