/** Verbs about what not everybody sees: revealing, looking at the top of a pile, searching it. */

import { amountOf, entitiesOf, matches } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { entityChoice } from '../../decisions/choices.js';
import { perform } from '../../events/perform.js';
import type { Filter, Ref, Value } from '../../language/types.js';
import { type Choice, procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import type { Verb } from '../../machine/policies.js';
import { shuffled } from '../../machine/random.js';
import { publicId, zoneKey } from '../../machine/zones.js';
import { fromContext } from '../../state/perspective.js';
import { moveAction } from '../../zones/move.js';
import { forget } from '../../zones/track.js';
import { doerOf, objectsOf, seatsOf } from './entities.js';
import { type Base, ctxOf, effectOf, saveTo } from './procedures.js';

/** Shows cards to players; what somebody has seen they may go on seeing while it stays the same object. */
export function show(g: Game, ids: number[], seats: Seat[]): void {
  for (const id of ids) {
    const object = g.object(id);
    const known = object.known ?? [];
    const learn = seats.filter((s) => !known.includes(s));
    if (learn.length > 0) {
      g.change(object, 'known', [...known, ...learn]);
      g.revealed = true;
    }
  }
}

/** Reveals a player's hand, or given objects, to everyone. */
export const reveal: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const everyone = g.s.players.map((p) => p.seat);
    const found = entitiesOf(g, effect.what as Ref, by);
    for (const seat of seatsOf(found)) {
      const hand = g.zone(zoneKey(g, g.rules.zones.piles.hand, seat));
      show(g, hand, everyone);
      g.emit('REVEALED', g.rules.cite.look, {
        seat,
        zone: g.rules.zones.piles.hand,
        cards: hand.map((id) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) })),
      });
    }
    const objects = objectsOf(found);
    if (objects.length > 0) {
      show(g, objects, everyone);
      g.emit('REVEALED', g.rules.cite.look, {
        cards: objects.map((id) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) })),
      });
    }
    return undefined;
  },
};

/** Looks at the top cards and puts each on the top, the bottom, or elsewhere, then orders what stays together (mtg 701.22). */
export const arrange = procedure<
  Base & { seat: Seat; looked: number[]; piles: [number, string][]; order: number[]; left: string[] }
>('verb:arrange', {
  look: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const seat = doerOf(g, effect, by);
    if (seat === undefined || (by.unowned && !effect.who)) return { done: null };
    const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, seat));
    const looked = deck.slice(0, Math.max(0, amountOf(g, effect.count as Value, by)));
    g.j.note(l, 'seat', seat);
    g.j.note(l, 'looked', looked);
    show(g, looked, [seat]);
    const secret = {
      to: [seat],
      data: { cards: looked.map((id) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) })) },
    };
    g.emit('LOOKED_AT', g.rules.cite.look, { seat, zone: g.rules.zones.piles.deck, count: looked.length }, secret);
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
        rules: g.rules.cite.scry,
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
    const spec = g.rules.zones.table[pile];
    const byLot = pile === 'bottom' && g.rules.zones.table[g.rules.zones.piles.deck]?.together === 'random';
    if (spec || byLot) {
      g.j.note(l, 'order', byLot && ids.length > 1 ? shuffled(g, ids) : ids);
      return undefined;
    }
    const options = ids.map((id) => entityChoice(g, { object: id }, id));
    return {
      ask: {
        seat: l.seat,
        // Where there was a choice of piles, that was the effect's own question, and this is the next one.
        kind: (effectOf(l).piles as string[]).length > 1 ? 'ORDER' : (effectOf(l).kind as string),
        shape: 'ORDER',
        prompt: `Order the cards on the ${pile}: topmost first`,
        rules: g.rules.cite.scry,
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
    if (g.rules.zones.table[pile]) {
      const control = perform(
        g,
        l.order.map((object) => moveAction({ object, to: pile, cause: effectOf(l).kind as string })),
      );
      return control && 'call' in control ? { ...control, go: 'order' } : { go: 'order' };
    }
    const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, l.seat));
    const rest = deck.filter((id) => !l.order.includes(id));
    // Whoever saw these cards before doesn't see what becomes of them.
    const others = g.s.players.map((p) => p.seat).filter((s) => s !== l.seat);
    if (l.looked.length > 1 || (effectOf(l).piles as string[]).length > 1) forget(g, l.order, others);
    g.j.refill(deck, pile === 'bottom' ? [...rest, ...l.order] : [...l.order, ...rest]);
    return { go: 'order' };
  },
});

/** Searches a hidden pile; a player may fail to find what has a stated quality (mtg 701.23). */
export const search = procedure<Base & { seat: Seat; picked: number[] }>('verb:search', {
  look: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const seat = doerOf(g, effect, by);
    if (seat === undefined || (by.unowned && !effect.who)) return { done: null };
    g.j.note(l, 'seat', seat);
    const pile = g.zone(zoneKey(g, (effect.zone as string) ?? g.rules.zones.piles.deck, seat));
    show(g, pile, [by.controller]);
    g.emit('SEARCHED', g.rules.cite.search, {
      seat: by.controller,
      zone: (effect.zone as string) ?? g.rules.zones.piles.deck,
      owner: seat,
    });
  },
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const pile = g.zone(zoneKey(g, (effect.zone as string) ?? g.rules.zones.piles.deck, l.seat));
    const what = effect.filter as Filter | undefined;
    const found = pile.filter((id) => !what || matches(g, { object: id }, what, by));
    const wanted = effect.count === undefined ? 1 : amountOf(g, effect.count as Value, by);
    const max = Math.max(0, Math.min(wanted, found.length));
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
        cards: l.picked.map((id) => ({ object: publicId(id), card: g.rules.view.label(g, { object: id }) })),
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
    return perform(g, moves, saveTo(l));
  },
});
