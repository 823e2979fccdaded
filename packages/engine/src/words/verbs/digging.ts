/** Digging: looking at the top cards of a pile, taking some that fit, and putting the rest away (mtg 701.20e). */
import { z } from 'zod';
import { amountOf, matches } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { entityChoice } from '../../decisions/choices.js';
import { effects } from '../../events/instructions.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import { shuffled } from '../../machine/random.js';
import { defineVerb } from '../../machine/words.js';
import { zoneKey } from '../../machine/zones.js';
import { plainOr } from '../../schema/dispatch.js';
import { moveAction } from '../../zones/move.js';
import { forget } from '../../zones/track.js';
import { counted } from '../helpers.js';
import { asks, type Base, ctxOf, doerOf, perspectiveOf, savedAs } from './asking.js';
import { lookAt, revealObjects } from './hidden.js';
import { decision, place } from './params.js';

const dug = fields((p) => ({
  who: p.ref.optional(),
  count: p.value,
  reveal: p.flag.optional(),
  take: z
    .strictObject({
      ...place(p),
      filter: p.filter.optional(),
      count: plainOr(['all'], p.value).optional(),
      may: p.flag.optional(),
      reveal: p.flag.optional(),
      cause: p.cause.optional(),
      then: p.effects.optional(),
    })
    .optional(),
  rest: z.strictObject({
    to: plainOr(['top', 'bottom'], p.zone),
    order: z.enum(['any', 'random']).optional(),
    save: p.name.optional(),
  }),
}));
type Dig = ParamsOf<typeof dug>;
declare module '../../language/types.js' {
  interface Verbs {
    dig: Dig;
  }
}

interface Digging {
  seat: Seat;
  looked: number[];
  picked: number[];
  order: number[];
}

const everyone = (g: Game): Seat[] => g.s.players.map(({ seat }) => seat);
const restOf = (l: Digging): number[] => l.looked.filter((id) => !l.picked.includes(id));
const isPlace = (to: string): to is 'top' | 'bottom' => to === 'top' || to === 'bottom';

/** Of cards that others don't see nobody need take any of a kind (rb 128.6). */
const declines = (g: Game, { take, reveal }: Dig): boolean =>
  g.rules.events.declinesHidden === true && !reveal && take?.filter !== undefined;

const digging = procedure<Base<Dig>, Digging>('verb:dig', {
  look: (g, l) => {
    const by = perspectiveOf(g, l);
    const seat = doerOf(g, l.effect, by);
    if (seat === undefined || (by.unowned && !l.effect.who)) return { done: null };
    const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, seat));
    const looked = deck.slice(0, Math.max(0, amountOf(g, l.effect.count, by)));
    if (looked.length === 0) return { done: null };
    g.j.note(l, 'seat', seat);
    g.j.note(l, 'looked', looked);
    g.j.note(l, 'picked', []);
    if (l.effect.reveal) revealObjects(g, looked);
    else lookAt(g, looked, by.controller, g.rules.zones.piles.deck, seat);
    return l.effect.take ? undefined : { go: 'order' };
  },
  choose: (g, l) => {
    const { filter, count = 1, may, reveal } = l.effect.take ?? {};
    const by = perspectiveOf(g, l);
    const found = l.looked.filter((id) => !filter || matches(g, { object: id }, filter, by));
    const most = count === 'all' ? found.length : amountOf(g, count, by);
    const max = Math.max(0, Math.min(most, found.length));
    return {
      ask: {
        seat: by.controller,
        kind: 'DIG',
        shape: 'CHOOSE',
        prompt: `Choose what you take${reveal ? ' and reveal' : ''}`,
        rules: g.rules.cite.look,
        source: by.source,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: may || declines(g, l.effect) ? 0 : max,
        max,
        // Whether anything fits is nobody else's business, so not being asked mustn't tell it.
        always: !l.effect.reveal && (filter !== undefined || may === true),
      },
      into: 'picked',
    };
  },
  take: (g, l) => {
    const { take } = l.effect;
    if (!take || l.picked.length === 0) return undefined;
    if (take.reveal) revealObjects(g, l.picked);
    const { controller } = ctxOf(g, l);
    const { to, position, status, cause = 'effect' } = take;
    const moves = l.picked.map((object) => moveAction({ object, to, cause, controller, position, status }));
    return perform(g, moves, savedAs(l.ctx, take));
  },
  // What is done with it comes before the rest is put away, as it is said.
  then: (_g, l) => {
    const { then = [] } = l.effect.take ?? {};
    return then.length > 0 && l.picked.length > 0 ? effects.call({ ctx: l.ctx, list: then, at: 0 }) : undefined;
  },
  order: (g, l) => {
    const rest = restOf(l).filter((id) => g.find(id));
    const { to, order = 'any' } = l.effect.rest;
    const lies = isPlace(to);
    const byLot = order === 'random' || g.rules.zones.table[g.rules.zones.piles.deck]?.together === 'random';
    if (!lies || rest.length < 2 || byLot) {
      g.j.note(l, 'order', lies && byLot ? shuffled(g, rest) : rest);
      return { go: 'put' };
    }
    return {
      ask: {
        seat: perspectiveOf(g, l).controller,
        kind: 'ORDER',
        shape: 'ORDER',
        prompt: `Order the cards on the ${to}: topmost first`,
        rules: g.rules.cite.order ?? g.rules.cite.look,
        options: rest.map((id) => entityChoice(g, { object: id }, id)),
        ordered: true,
      },
      into: 'order',
    };
  },
  put: (g, l) => {
    const { to, order = 'any' } = l.effect.rest;
    if (l.order.length === 0) return undefined;
    if (!isPlace(to)) {
      const moves = l.order.map((object) => moveAction({ object, to, cause: 'effect' }));
      return perform(g, moves, savedAs(l.ctx, l.effect.rest));
    }
    // What goes under the deck moves there in some games, where that is something that is done with it (rb 416.1).
    const { putUnder } = g.rules.events;
    if (putUnder !== undefined && to === 'bottom') {
      const under = { to: g.rules.zones.piles.deck, position: 'bottom' as const, cause: putUnder };
      const by = ctxOf(g, l).controller;
      return perform(
        g,
        l.order.map((object) => moveAction({ object, ...under, by })),
        savedAs(l.ctx, l.effect.rest),
      );
    }
    // Which of them lies where is known to whoever ordered them alone, and of those by lot to nobody (mtg 401.4, 701.20d).
    const { controller } = ctxOf(g, l);
    if (l.looked.length > 1)
      forget(g, l.order, order === 'random' ? everyone(g) : everyone(g).filter((s) => s !== controller));
    const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, l.seat));
    const others = deck.filter((id) => !l.order.includes(id));
    g.j.refill(deck, to === 'bottom' ? [...others, ...l.order] : [...l.order, ...others]);
    return undefined;
  },
});

export const dig = defineVerb('dig', {
  description:
    'Looks at (or with `reveal` shows) top cards, takes some that fit (`cause: "draw"`: draws), does what `then` says, puts the rest away.',
  example: (n) => ({ do: 'dig', count: 3, take: { to: n.discard }, rest: { to: 'bottom', order: 'any' } }),
  params: dug,
  run: asks(digging),
  decisions: [
    decision('DIG', 'CHOOSE', 'look', 'What is taken of the top cards that were looked at.'),
    decision('ORDER', 'ORDER', 'look', 'The order of cards that go to one place.'),
  ],
  procedures: [digging],
  scope({ take, rest }, within) {
    const { saved } = within.scope;
    within.others('take');
    const known = take?.save === undefined ? saved : new Set([...saved, take.save]);
    within.walk('take', { ...within.scope, saved: known });
    for (const { save } of [take ?? {}, rest]) if (save !== undefined) within.scope.saved.add(save);
  },
  text: ({ who, count, reveal, take, rest }, say) => {
    const taken = take
      ? `${take.may ? 'may ' : ''}put ${take.count === 'all' ? 'all' : say.value(take.count ?? 1)} ${take.filter ? `${say.filter(take.filter)} ` : ''}of them into ${take.to}, `
      : '';
    const top = `${reveal ? 'reveal' : 'look at'} the top ${counted(say.value(count), 'card')}`;
    return `${say.doer(who)}${top}, ${taken}the rest to ${rest.to}`;
  },
});
