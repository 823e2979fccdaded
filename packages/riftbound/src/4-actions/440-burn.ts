/** Burning: cards go from the top of a player's main deck to their trash (440, 431.1.b). */
import {
  amountOf,
  defineCost,
  defineVerb,
  doersOf,
  fields,
  fromContext,
  type Game,
  moveAction,
  type ParamsOf,
  perform,
  procedure,
  type Seat,
  savedAs,
  thenGo,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { burnOut } from './431-burn-out.js';

const params = fields((p) => ({ count: p.value.optional(), who: p.ref.optional(), save: p.name.optional() }));
const costing = fields((p) => ({ count: p.count }));
declare module '@arbiter/engine' {
  interface Verbs {
    burn: ParamsOf<typeof params>;
  }
  interface Costs {
    burn: ParamsOf<typeof costing>;
  }
}

/** As many as there are, and the rest after burning out (440.4, 431.1.b). */
type Burning = {
  burns: { seat: Seat; left: number }[];
  burnt: number;
  by: Seat;
  save: ReturnType<typeof savedAs> | null;
};
export const burnCards = procedure<Burning, { stuck?: boolean | undefined }>('burnCards', {
  next: (g, l) => {
    const [first, ...others] = l.burns;
    if (!first || g.s.result) return { done: null };
    if (first.left <= 0 || l.stuck) {
      g.j.note(l, 'stuck', undefined);
      g.j.note(l, 'burns', others);
      g.j.note(l, 'burnt', 0);
      return { go: 'next' };
    }
    const cards = g.zone(`mainDeck:${first.seat}`).slice(0, first.left);
    if (cards.length === 0) {
      g.j.note(l, 'burnt', l.burnt + 1);
      return burnOut.call({ seat: first.seat, times: l.burnt }, { into: 'stuck', go: 'next' });
    }
    g.j.note(l, 'burns', [{ seat: first.seat, left: first.left - cards.length }, ...others]);
    g.j.note(l, 'burnt', 0);
    g.emit(
      'BURNED',
      cite(
        'riftbound:440.1',
        'riftbound:440.1.a',
        'riftbound:440.3.a',
        'riftbound:440.4',
        'riftbound:431.1.b',
        'riftbound-zh:418.1.b',
      ),
      { seat: first.seat, count: cards.length },
    );
    return thenGo(burnNow(g, cards, l), 'next');
  },
});
const burnNow = (g: Game, cards: readonly number[], { by, save }: Burning) =>
  perform(
    g,
    cards.map((object) => moveAction({ object, to: 'trash', cause: 'burn', by })),
    save ?? undefined,
  );

/** "Burn 1 to …": whoever has fewer cards in their main deck can't pay that, and doesn't burn out for it (357.2, 440.3.a). */
export const burnCost = defineCost('burn', {
  description: 'Burning so many cards: from the top of one’s main deck to the trash.',
  example: { pay: 'burn', count: 1 },
  params: costing,
  canPay: (g, { count }, { seat }) => g.zone(`mainDeck:${seat}`).length >= count,
  pay: (_g, { count }, { seat }) => burnCards.call({ burns: [{ seat, left: count }], burnt: 0, by: seat, save: null }),
  text: ({ count }) => `Burn ${count}`,
  rules: cite('riftbound:440.3.a', 'riftbound:357.2'),
  order: 1,
});

export const burnVerb = defineVerb('burn', {
  description: 'Burns so many cards: from the top of one’s main deck to the trash. `save` names what was burned.',
  example: { do: 'burn', count: 2 },
  params,
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const left = amountOf(g, effect.count ?? 1, by);
    const burns = doersOf(g, effect, by).map((seat) => ({ seat, left }));
    return burns.length === 0
      ? undefined
      : burnCards.call({ burns, burnt: 0, by: ctx.controller, save: savedAs(id, effect) ?? null });
  },
  text: ({ who, count = 1 }, say) => `${say.doer(who)}burn ${say.value(count)}`,
  intent: () => -1,
});
