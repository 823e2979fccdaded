/** Verbs that ask somebody something as they are carried out. */
import type { Seat } from '../../border/contract.js';
import type { Json, JsonObject } from '../../border/json.js';
import { chars } from '../../continuous/characteristics.js';
import { all, amountOf, entitiesOf, fromContext, matches } from '../../language/evaluate.js';
import type { Cost, Effect, Filter, Ref, Value } from '../../language/types.js';
import { type Choice, type Procedure, procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import type { Payer, Verb } from '../../ruleset/rules.js';
import { entityChoice } from '../../stack/play.js';
import type { EffectContext, Entity, Obj } from '../../state/state.js';
import { moveAction } from '../../zones/move.js';
import { perform } from '../../zones/perform.js';
import { publicId, zoneKey } from '../../zones/zones.js';
import { objectsOf, seatsOf } from './basic.js';

type Base = { ctx: string; effect: Json } & JsonObject;
const effectOf = (l: Base): Effect => l.effect as unknown as Effect;
const ctxOf = (g: Game, l: Base): EffectContext => g.s.contexts[l.ctx] as EffectContext;
/** A verb that is a procedure of its own. */
const asks = (name: string): Verb => ({
  run: (_g, effect, _ctx, ctx) => ({ call: name, locals: { ctx, effect: effect as unknown as Json } }),
});

const drawCards = procedure<{ draws: Seat[]; at: number }>('drawCards', {
  next: (g, l) => {
    const player = l.draws[l.at];
    if (player === undefined) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const control = perform(g, [{ type: 'draw', player }]);
    return control && 'call' in control ? { ...control, go: 'next' } : { go: 'next' };
  },
});

/** Each player chooses from their own hand in turn order, then all of it is discarded at once (mtg 101.4, 701.9). */
const discard = procedure<Base & { seats: Seat[]; picked: number[]; chosen: number[] }>('verb:discard', {
  begin: (g, l) => {
    g.j.note(l, 'seats', seatsOf(entitiesOf(g, effectOf(l).who as Ref, fromContext(ctxOf(g, l)))));
    g.j.note(l, 'chosen', []);
  },
  choose: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'discard' };
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const hand = g.s.zones[zoneKey(g, g.rules.piles.hand, seat)] as number[];
    const what = effect.filter as Filter | undefined;
    const options = hand.filter((id) => !what || matches(g, { object: id }, what, by));
    const count = Math.min(
      effect.count === 'all' ? options.length : amountOf(g, (effect.count as Value) ?? 1, by),
      options.length,
    );
    const chooser = effect.chooser === 'you' ? by.controller : seat;
    // How many cards fit is nobody else's business, so not being asked mustn't tell it.
    const secret = what !== undefined && !hand.every((id) => (g.object(id).known?.length ?? 0) >= g.s.seats);
    return {
      ask: {
        seat: chooser,
        kind: 'DISCARD',
        shape: 'CHOOSE',
        prompt: `Choose ${count} card${count === 1 ? '' : 's'} to discard`,
        rules: g.rules.verbKinds.discard,
        source: by.source,
        options: options.map((id) => entityChoice(g, { object: id }, id)),
        min: count,
        max: count,
        always: secret,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(l, 'chosen', [...l.chosen, ...l.picked]);
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'choose' };
  },
  discard: (g, l) =>
    perform(
      g,
      l.chosen.map((object) => moveAction({ object, to: g.rules.piles.discard, cause: 'discard' })),
    ),
});

const may = procedure<Base & { yes: boolean }>('verb:may', {
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const seat = effect.who ? (seatsOf(entitiesOf(g, effect.who as Ref, by))[0] as Seat) : by.controller;
    return {
      ask: {
        seat,
        kind: 'MAY',
        shape: 'CONFIRM',
        prompt: (effect.prompt as string) ?? `${g.rules.label(g, { object: by.source })}: do it?`,
        rules: g.rules.verbKinds.may,
        source: by.source,
        fallback: false,
      },
      into: 'yes',
    };
  },
  act: (_g, l) => {
    const list = (l.yes ? effectOf(l).then : effectOf(l).else) as Json | undefined;
    return list ? { call: 'effects', locals: { ctx: l.ctx, list, at: 0 } } : undefined;
  },
});

/** "may pay": asked only of who can; paying does `then`, otherwise `else` happens. */
const pay = procedure<Base & { seat: Seat; yes: boolean }>('verb:pay', {
  begin: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const effect = effectOf(l);
    g.j.note(
      l,
      'seat',
      effect.who ? (seatsOf(entitiesOf(g, effect.who as Ref, by))[0] ?? by.controller) : by.controller,
    );
    g.j.note(l, 'yes', false);
  },
  ask: (g, l) => {
    const costs = effectOf(l).cost as Cost[];
    const ctx = ctxOf(g, l);
    const payer: Payer = { seat: l.seat, source: ctx.source, x: ctx.x ?? 0 };
    if (!costs.every((c) => g.rules.costs.get(c.pay)?.canPay(g, c, payer))) return { go: 'act' };
    const text = costs.map((c) => g.rules.costs.get(c.pay)?.text(c)).join(', ');
    return {
      ask: {
        seat: l.seat,
        kind: 'PAY',
        shape: 'CONFIRM',
        prompt: `${g.rules.label(g, { object: ctx.source })}: pay ${text}?`,
        rules: g.rules.verbKinds.pay,
        source: ctx.source,
        fallback: false,
        sources: g.rules.priority.sources?.(g, l.seat),
      },
      into: 'yes',
    };
  },
  act: (g, l) => {
    if (!l.yes) return { go: 'consequence' };
    return {
      call: 'payCosts',
      locals: { seat: l.seat, source: ctxOf(g, l).source, costs: effectOf(l).cost as unknown as Json, x: 0, at: 0 },
    };
  },
  consequence: (_g, l) => {
    const list = (l.yes ? effectOf(l).then : effectOf(l).else) as Json | undefined;
    return list ? { call: 'effects', locals: { ctx: l.ctx, list, at: 0 } } : undefined;
  },
});

/** Somebody chooses among objects (not targets) and the choice is remembered. */
const choose = procedure<Base & { picked: Entity[] }>('verb:choose', {
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const found = effect.among ? entitiesOf(g, effect.among as Ref, by) : all(g, effect.from as Filter, by);
    const seat = effect.who ? (seatsOf(entitiesOf(g, effect.who as Ref, by))[0] as Seat) : by.controller;
    const max = Math.min(effect.max === undefined ? 1 : amountOf(g, effect.max as Value, by), found.length);
    const min = Math.min(effect.min === undefined ? max : amountOf(g, effect.min as Value, by), found.length);
    const prompt = (effect.prompt as string) ?? `${g.rules.label(g, { object: by.source })}: choose`;
    return {
      ask: {
        seat,
        kind: (effect.kind as string) ?? 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt,
        rules: g.rules.verbKinds.choose,
        source: by.source,
        options: found.map((e) => entityChoice(g, e)),
        min,
        max,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(ctxOf(g, l).saved, effectOf(l).save as string, l.picked);
  },
});

/** Shows cards to players; what somebody has seen they may go on seeing while it stays the same object. */
export function show(g: Game, ids: number[], seats: Seat[]): void {
  for (const id of ids) {
    const object = g.object(id);
    const known = object.known ?? [];
    const learn = seats.filter((s) => !known.includes(s));
    if (learn.length > 0) {
      g.j.set(object, 'known', [...known, ...learn]);
      g.revealed = true;
    }
  }
}

/** Reveals a player's hand, or given objects, to everyone. */
const reveal: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const everyone = g.s.players.map((p) => p.seat);
    const found = entitiesOf(g, effect.what as Ref, by);
    for (const seat of seatsOf(found)) {
      const hand = g.s.zones[zoneKey(g, g.rules.piles.hand, seat)] as number[];
      show(g, hand, everyone);
      g.emit('REVEALED', g.rules.cite.look, {
        seat,
        zone: g.rules.piles.hand,
        cards: hand.map((id) => ({ object: publicId(id), card: g.rules.label(g, { object: id }) })),
      });
    }
    const objects = objectsOf(found);
    if (objects.length > 0) {
      show(g, objects, everyone);
      g.emit('REVEALED', g.rules.cite.look, {
        cards: objects.map((id) => ({ object: publicId(id), card: g.rules.label(g, { object: id }) })),
      });
    }
    return undefined;
  },
};

/** Looks at the top cards and puts each on the top, the bottom, or elsewhere, then orders what stays together (mtg 701.22). */
const arrange = procedure<
  Base & { seat: Seat; looked: number[]; piles: [number, string][]; order: number[]; left: string[] }
>('verb:arrange', {
  look: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const seat = effect.who ? (seatsOf(entitiesOf(g, effect.who as Ref, by))[0] as Seat) : by.controller;
    const deck = g.s.zones[zoneKey(g, g.rules.piles.deck, seat)] as number[];
    const looked = deck.slice(0, amountOf(g, effect.count as Value, by));
    g.j.note(l, 'seat', seat);
    g.j.note(l, 'looked', looked);
    show(g, looked, [seat]);
    const secret = {
      to: [seat],
      data: { cards: looked.map((id) => ({ object: publicId(id), card: g.rules.label(g, { object: id }) })) },
    };
    g.emit('LOOKED_AT', g.rules.cite.look, { seat, zone: g.rules.piles.deck, count: looked.length }, secret);
    g.j.note(l, 'left', effect.piles as string[]);
  },
  ask: (g, l) => {
    const effect = effectOf(l);
    const piles = effect.piles as string[];
    const to = piles.map((pile): Choice => ({ kind: 'PILE', label: pile, value: pile, data: pile }));
    const from = l.looked.map(
      (id): Choice => ({ ...entityChoice(g, { object: id }, id), min: 1, max: 1, into: piles.map((_, i) => i) }),
    );
    return {
      ask: {
        seat: l.seat,
        kind: effect.kind as string,
        shape: 'ASSIGN',
        prompt: `Put each card on one of: ${piles.join(', ')}`,
        rules: g.rules.verbKinds.scry,
        source: ctxOf(g, l).source,
        from,
        to,
        fallback: l.looked.map((id) => [id, piles[0] as string]),
      },
      into: 'piles',
    };
  },
  order: (g, l) => {
    const pile = l.left[0];
    if (pile === undefined) return { done: null };
    const ids = l.piles.filter(([, p]) => p === pile).map(([id]) => id);
    const spec = g.rules.zones[pile];
    if (spec) {
      g.j.note(l, 'order', ids);
      return undefined;
    }
    const options = ids.map((id) => entityChoice(g, { object: id }, id));
    return {
      ask: {
        seat: l.seat,
        kind: effectOf(l).kind as string,
        shape: 'ORDER',
        prompt: `Order the cards on the ${pile}: topmost first`,
        rules: g.rules.verbKinds.scry,
        options,
        ordered: true,
      },
      into: 'order',
    };
  },
  put: (g, l) => {
    const pile = l.left[0] as string;
    g.j.note(l, 'left', l.left.slice(1));
    if (l.order.length === 0) return { go: 'order' };
    if (g.rules.zones[pile]) {
      const control = perform(
        g,
        l.order.map((object) => moveAction({ object, to: pile, cause: effectOf(l).kind as string })),
      );
      return control && 'call' in control ? { ...control, go: 'order' } : { go: 'order' };
    }
    const deck = g.s.zones[zoneKey(g, g.rules.piles.deck, l.seat)] as number[];
    const rest = deck.filter((id) => !l.order.includes(id));
    g.j.refill(deck, pile === 'bottom' ? [...rest, ...l.order] : [...l.order, ...rest]);
    return { go: 'order' };
  },
});

/** Searches a hidden pile; a player may fail to find what has a stated quality (mtg 701.23). */
const search = procedure<Base & { seat: Seat; picked: number[] }>('verb:search', {
  look: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const seat = effect.who ? (seatsOf(entitiesOf(g, effect.who as Ref, by))[0] as Seat) : by.controller;
    g.j.note(l, 'seat', seat);
    const pile = g.s.zones[zoneKey(g, (effect.zone as string) ?? g.rules.piles.deck, seat)] as number[];
    show(g, pile, [by.controller]);
    g.emit('SEARCHED', g.rules.cite.search, {
      seat: by.controller,
      zone: (effect.zone as string) ?? g.rules.piles.deck,
      owner: seat,
    });
  },
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const pile = g.s.zones[zoneKey(g, (effect.zone as string) ?? g.rules.piles.deck, l.seat)] as number[];
    const what = effect.filter as Filter | undefined;
    const found = pile.filter((id) => !what || matches(g, { object: id }, what, by));
    const max = Math.min(effect.count === undefined ? 1 : amountOf(g, effect.count as Value, by), found.length);
    return {
      ask: {
        seat: by.controller,
        kind: 'SEARCH',
        shape: 'CHOOSE',
        prompt: 'Choose what you find',
        rules: g.rules.cite.search,
        source: by.source,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: what ? 0 : max,
        max,
        always: what !== undefined,
      },
      into: 'picked',
    };
  },
  found: (g, l) => {
    const effect = effectOf(l);
    if (effect.reveal) {
      show(
        g,
        l.picked,
        g.s.players.map((p) => p.seat),
      );
      g.emit('REVEALED', g.rules.cite.look, {
        cards: l.picked.map((id) => ({ object: publicId(id), card: g.rules.label(g, { object: id }) })),
      });
    }
    const moves = l.picked.map((object) =>
      moveAction({
        object,
        to: effect.to as string,
        cause: 'search',
        controller: ctxOf(g, l).controller,
        status: effect.status as { [n: string]: true } | undefined,
        position: effect.position as 'top' | undefined,
      }),
    );
    return perform(g, moves, typeof effect.save === 'string' ? { ctx: l.ctx, name: effect.save } : undefined);
  },
});

/** Players in turn order each choose objects of their own to put away, then all go at once (mtg 701.21, 101.4). */
const sacrifice = procedure<Base & { seats: Seat[]; picked: number[]; chosen: number[] }>('verb:sacrifice', {
  begin: (g, l) => {
    g.j.note(l, 'seats', seatsOf(entitiesOf(g, effectOf(l).who as Ref, fromContext(ctxOf(g, l)))));
    g.j.note(l, 'chosen', []);
  },
  choose: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'put' };
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const found = objectsOf(all(g, effect.filter as Filter, by)).filter((id) => chars(g, id).controller === seat);
    const count = Math.min(amountOf(g, (effect.count as Value) ?? 1, by), found.length);
    return {
      ask: {
        seat,
        kind: 'SACRIFICE',
        shape: 'CHOOSE',
        prompt: `Choose ${count} to sacrifice`,
        rules: g.rules.verbKinds.sacrifice,
        source: by.source,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: count,
        max: count,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(l, 'chosen', [...l.chosen, ...l.picked]);
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'choose' };
  },
  put: (g, l) =>
    perform(
      g,
      l.chosen.map((object) => moveAction({ object, to: g.rules.piles.discard, cause: 'sacrifice' })),
    ),
});

/** Pays costs one after another, in the order of their kinds. */
const payCosts = procedure<{ seat: Seat; source: number; costs: Json; x: number; at: number }>('payCosts', {
  next: (g, l) => {
    const kindOrder = (c: Cost): number => g.rules.costs.get(c.pay)?.order ?? 1;
    const costs = (l.costs as unknown as Cost[]).slice().sort((a, b) => kindOrder(a) - kindOrder(b));
    const cost = costs[l.at];
    if (!cost) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const kind = g.rules.costs.get(cost.pay);
    if (!kind) throw new Error(`no cost ${cost.pay}`);
    const control = kind.pay(g, cost, { seat: l.seat, source: l.source, x: l.x });
    return control && 'call' in control ? { ...control, go: 'next' } : { go: 'next' };
  },
});

export const askingVerbs: { [word: string]: Verb } = {
  discard: asks('verb:discard'),
  may: asks('verb:may'),
  pay: asks('verb:pay'),
  choose: asks('verb:choose'),
  arrange: asks('verb:arrange'),
  search: asks('verb:search'),
  sacrifice: asks('verb:sacrifice'),
  reveal,
};
export const askingProcedures: Procedure[] = [
  drawCards,
  discard,
  may,
  pay,
  choose,
  arrange,
  search,
  sacrifice,
  payCosts,
] as Procedure[];
export type { Obj };
