/** Dice (D6): rolled while what says so is carried out; each is fair. */
import { defineVerb, draw, fields, type ParamsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

const params = fields((p) => ({ dice: p.count, as: p.name }));
declare module '@arbiter/engine' {
  interface Verbs {
    roll: ParamsOf<typeof params>;
  }
}
const SIDES = 6;

export const roll = defineVerb('roll', {
  description: 'Rolls so many six-sided dice; `as` names what they come to together.',
  example: { do: 'roll', dice: 2, as: 'rolled' },
  params,
  run: (g, { dice, as }, ctx) => {
    const rolled = Array.from({ length: dice }, () => 1 + draw(g, SIDES));
    const total = rolled.reduce((sum, one) => sum + one, 0);
    g.j.note(ctx.numbers, as, total);
    g.emit('DICE_ROLLED', cite('ga:2.11.7.15.2'), { seat: ctx.controller, rolled, total });
    return undefined;
  },
  text: ({ dice }) => `roll ${dice} six-sided ${dice === 1 ? 'die' : 'dice'}`,
  scope: ({ as }, within) => {
    within.scope.numbers.add(as);
  },
});
