/** Flipping a coin (705): whoever flips it calls a side, and wins the flip where that comes up. */
import { amountOf, defineVerb, doersOf, draw, fields, fromContext, type ParamsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

const params = fields((p) => ({ who: p.ref.optional(), count: p.value.optional(), as: p.name }));
declare module '@arbiter/engine' {
  interface Verbs {
    flipCoin: ParamsOf<typeof params>;
  }
}
const FLIPPED = cite('mtg:705.1', 'mtg:705.2');
const SIDES = 2;

/** Which side is called changes nothing: either comes up as often, and only whether it was called counts. */
export const flipCoin = defineVerb('flipCoin', {
  description: 'You or `who` flip a coin, or `count` of them; `as` names how many of the flips were won.',
  example: { do: 'flipCoin', as: 'won' },
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    let won = 0;
    for (const player of doersOf(g, effect, by))
      for (let left = amountOf(g, effect.count ?? 1, by); left > 0; left--) {
        const wins = draw(g, SIDES) === 0;
        if (wins) won++;
        g.emit('COIN_FLIPPED', FLIPPED, { player, won: wins });
      }
    g.j.note(ctx.numbers, effect.as, won);
    return undefined;
  },
  text: ({ who, count }, say) =>
    `${say.doer(who)}flip ${count === undefined || count === 1 ? 'a coin' : `${say.value(count)} coins`}`,
  scope: ({ as }, within) => {
    within.others();
    within.scope.numbers.add(as);
  },
});
