/** Flipping a coin (705): whoever flips it calls a side, and wins the flip where that comes up. */
import {
  amountOf,
  defineEvent,
  defineRule,
  defineVerb,
  doersOf,
  draw,
  fields,
  fromContext,
  type ParamsOf,
  playerRules,
  type Seat,
  triggerOn,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

const params = fields((p) => ({ who: p.ref.optional(), count: p.value.optional(), as: p.name }));
declare module '@arbiter/engine' {
  interface Verbs {
    flipCoin: ParamsOf<typeof params>;
  }
  interface Events {
    flipCoin: { player: Seat; won: boolean };
  }
}
const FLIPPED = cite('mtg:705.1', 'mtg:705.2');
/** An effect says how the flip comes out, whatever the coin shows. */
const STATED = cite('mtg:705.3');
const SIDES = 2;

/** Which side is called changes nothing: either comes up as often, and only whether it was called counts. */
export const flipCoin = defineVerb('flipCoin', {
  description: 'You or `who` flip a coin, or `count` of them; `as` names how many of the flips were won.',
  example: { do: 'flipCoin', as: 'won' },
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    let won = 0;
    for (const player of doersOf(g, effect, by)) {
      // Coins that are flipped together come out together: what is said of the first flips is said of all of them.
      const stated = playerRules(g, player, 'winsFlips').length > 0;
      for (let left = amountOf(g, effect.count ?? 1, by); left > 0; left--) {
        g.spend();
        const wins = draw(g, SIDES) === 0 || stated;
        if (wins) won++;
        g.emit('COIN_FLIPPED', stated ? [...FLIPPED, ...STATED] : FLIPPED, { player, won: wins });
        triggerOn(g, { type: 'flipCoin', player, won: wins });
      }
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

export const flipCoinEvent = defineEvent('flipCoin', {
  description: 'A player flipped a coin; `won`: and won the flip.',
  example: { on: 'flipCoin', player: 'you', match: { won: true } },
  match: () => ({ won: z.boolean() }),
  refs: ['player'],
});

export const winsFlips = defineRule('winsFlips', {
  description: 'Of players: whatever the coins show that they flip, they come up heads and these win the flips.',
  example: { mod: 'rule', rule: 'winsFlips' },
  intent: 1,
});
