/** Looking at the top cards of a deck, and putting each where its player wants it. */
import { z } from 'zod';
import { amountOf, entitiesOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { entityChoice } from '../../decisions/choices.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { type Choice, procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import { shuffled } from '../../machine/random.js';
import { defineVerb } from '../../machine/words.js';
import { zoneKey } from '../../machine/zones.js';
import { plainOr } from '../../schema/dispatch.js';
import { seatsOf } from '../../state/entities.js';
import { moveAction } from '../../zones/move.js';
import { forget } from '../../zones/track.js';
import { asks, type Base, ctxOf, doersOf, perspectiveOf } from './asking.js';
import { everyone, lookAt } from './hidden.js';
import { decision, decisionKind } from './params.js';

const arranged = fields((p) => ({
  kind: decisionKind,
  who: p.ref.optional(),
  of: p.ref.optional(),
  count: p.value,
  piles: z
    .array(plainOr(['top', 'bottom'], p.zone))
    .min(1)
    .max(4),
}));
declare module '../../language/types.js' {
  interface Verbs {
    arrange: ParamsOf<typeof arranged>;
  }
}

interface Arranging {
  doers: Seat[];
  /** Whose deck it is, where that is not each one’s own. */
  owner?: Seat;
  /** Who has still to say where their cards go. */
  seats: Seat[];
  /** The first of them, who does so now. */
  seat: Seat;
  count: number;
  /** Who may look at so many cards more, one after another, and is yet to say whether. */
  offers: [Seat, number][];
  yes: boolean;
  /** How many cards more somebody looks at. */
  more: [Seat, number][];
  looked: number[];
  /** Which of them was taken meanwhile, by what the game lets somebody do as they look; 0: none. */
  taken: number;
  piles: [number, string][];
  order: number[];
  left: string[];
  /** Where everybody's cards go, at the same time. */
  said: { seat: Seat; owner: Seat; pile: string; order: number[]; alone: boolean }[];
}

/** So many cards this player looks at. */
const countFor = ({ count, more = [] }: Pick<Arranging, 'count'> & { more?: Arranging['more'] }, seat: Seat): number =>
  more.reduce((sum, [one, further]) => (one === seat ? sum + further : sum), count);

const topOf = (g: Game, seat: Seat, count: number): number[] =>
  g.zone(zoneKey(g, g.rules.zones.piles.deck, seat)).slice(0, count);

/** Cards that stay in a deck go to one end of it, in their new order. */
function restack(g: Game, { seat, owner, pile, order, alone }: Arranging['said'][number]): void {
  const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, owner));
  const rest = deck.filter((id) => !order.includes(id));
  const others = everyone(g).filter((s) => s !== seat);
  // Whoever saw these cards before doesn't see what becomes of them.
  if (!alone) forget(g, order, others);
  g.j.refill(deck, pile === 'bottom' ? [...rest, ...order] : [...order, ...rest]);
}

/**
 * Players look at the top cards, put each on the top, the bottom, or elsewhere, and order what stays together (mtg 701.22):
 * all look first, then they decide one after another, then all that goes somewhere goes at once (mtg 701.22c).
 */
const arranging = procedure<Base<ParamsOf<typeof arranged>>, Arranging>('verb:arrange', {
  begin: (g, l) => {
    const by = perspectiveOf(g, l);
    const seats = doersOf(g, l.effect, by);
    const count = amountOf(g, l.effect.count, by);
    // Looking at none is no event (mtg 701.22b).
    if (count <= 0) return { done: null };
    const [owner] = l.effect.of === undefined ? [] : seatsOf(entitiesOf(g, l.effect.of, by));
    if (l.effect.of !== undefined) {
      if (owner === undefined) return { done: null };
      g.j.note(l, 'owner', owner);
    }
    g.j.note(l, 'doers', seats);
    g.j.note(l, 'seats', seats);
    g.j.note(l, 'count', count);
    g.j.note(l, 'said', []);
    const offers = seats.flatMap((seat) =>
      (g.rules.events.looksFurther?.of(g, seat, l.effect.kind) ?? []).map((one): [Seat, number] => [seat, one]),
    );
    if (offers.length === 0) return { go: 'look' };
    g.j.note(l, 'offers', offers);
    g.j.note(l, 'more', []);
  },
  offer: (g, l) => {
    const [offer] = l.offers;
    if (!offer) return { go: 'look' };
    return {
      ask: {
        seat: offer[0],
        kind: 'MAY',
        shape: 'CONFIRM' as const,
        prompt: `Look at ${offer[1]} more cards?`,
        rules: g.rules.events.looksFurther?.rules ?? g.rules.cite.may,
        source: ctxOf(g, l).source,
        fallback: false,
      },
      into: 'yes',
    };
  },
  offered: (g, l) => {
    const [offer, ...offers] = l.offers;
    if (offer && l.yes) g.j.note(l, 'more', [...l.more, offer]);
    g.j.note(l, 'offers', offers);
    return { go: 'offer' };
  },
  look: (g, l) => {
    for (const seat of l.doers) lookAt(g, topOf(g, l.owner ?? seat, countFor(l, seat)), seat, g.rules.zones.piles.deck);
  },
  next: (g, l) => {
    const [seat] = l.seats;
    if (seat === undefined) return { go: 'put' };
    g.j.note(l, 'seat', seat);
    g.j.note(l, 'looked', topOf(g, l.owner ?? seat, countFor(l, seat)));
    g.j.note(l, 'left', l.effect.piles);
  },
  meanwhile: (g, l) => g.rules.events.lookedAt?.(g, l.seat, l.effect.kind, l.looked, { into: 'taken' }),
  // Some of them may have gone by now; where one was taken so, the others go under the deck.
  taken: (g, l) => {
    const { deck } = g.rules.zones.piles;
    const left = l.looked.filter((id) => g.find(id)?.zone === zoneKey(g, deck, l.owner ?? l.seat));
    if (left.length < l.looked.length) g.j.note(l, 'looked', left);
    if (!l.taken) return { go: 'ask' };
    g.j.note(
      l,
      'piles',
      left.map((id): [number, string] => [id, 'bottom']),
    );
    g.j.note(l, 'taken', 0);
    g.j.note(l, 'left', ['bottom']);
    return { go: 'order' };
  },
  ask: (g, l) => {
    const { piles, kind } = l.effect;
    const to = piles.map((pile): Choice => ({ kind: 'PILE', label: pile, value: pile, data: pile }));
    const from = l.looked.map(
      (id): Choice => entityChoice(g, { object: id }, id, { min: 1, max: 1, into: piles.map((_, i) => i) }),
    );
    return {
      ask: {
        seat: l.seat,
        kind,
        shape: 'ASSIGN',
        prompt: `Put each card on one of: ${piles.join(', ')}`,
        rules: g.rules.cite.scry,
        source: ctxOf(g, l).source,
        from,
        to,
        fallback: l.looked.map((id) => [id, piles[0] ?? '']),
      },
      into: 'piles',
    };
  },
  order: (g, l) => {
    const [pile] = l.left;
    if (pile === undefined) {
      g.j.note(l, 'seats', l.seats.slice(1));
      return { go: 'next' };
    }
    const ids = l.piles.filter(([, p]) => p === pile).map(([id]) => id);
    // What moves there is in no order of anybody's choice; together with others it lies there by lot (rb 416.5).
    const moves = g.rules.events.putUnder !== undefined;
    const together = g.rules.zones.table[g.rules.zones.piles.deck]?.together === 'random';
    const byLot = pile === 'bottom' && (moves || together);
    if (g.rules.zones.table[pile] || byLot) {
      g.j.note(l, 'order', byLot && together && ids.length > 1 ? shuffled(g, ids) : ids);
      return undefined;
    }
    return {
      ask: {
        seat: l.seat,
        // Where there was a choice of piles, that was the effect's own question, and this is the next one.
        kind: l.effect.piles.length > 1 ? 'ORDER' : l.effect.kind,
        shape: 'ORDER',
        prompt: `Order the cards on the ${pile}: topmost first`,
        rules: g.rules.cite.scry,
        options: ids.map((id) => entityChoice(g, { object: id }, id)),
        ordered: true,
      },
      into: 'order',
    };
  },
  say: (g, l) => {
    const [pile = 'top', ...left] = l.left;
    const alone = l.looked.length === 1 && l.effect.piles.length === 1;
    g.j.note(l, 'left', left);
    if (l.order.length > 0)
      g.j.note(l, 'said', [...l.said, { seat: l.seat, owner: l.owner ?? l.seat, pile, order: l.order, alone }]);
    return { go: 'order' };
  },
  put: (g, l) => {
    const { table, piles } = g.rules.zones;
    const { putUnder } = g.rules.events;
    const isUnder = (pile: string): boolean => putUnder !== undefined && pile === 'bottom';
    for (const one of l.said) if (!table[one.pile] && !isUnder(one.pile)) restack(g, one);
    return perform(
      g,
      l.said
        .filter(({ pile }) => table[pile] || isUnder(pile))
        .flatMap(({ pile, order }) =>
          order.map((object) =>
            isUnder(pile)
              ? moveAction({ object, to: piles.deck, position: 'bottom', cause: putUnder ?? l.effect.kind })
              : moveAction({ object, to: pile, cause: l.effect.kind }),
          ),
        ),
    );
  },
  // What waits for this does so once it is complete, also where parts of it were impossible (mtg 701.22d).
  tell: (g, l) => {
    for (const seat of l.doers) g.rules.events.arranged?.(g, seat, l.effect.kind, countFor(l, seat));
  },
});

export const arrange = defineVerb('arrange', {
  description:
    'You or `who` look at the top cards of the deck, or that `of` another, and put each on one of `piles`: `top`, `bottom` or a zone.',
  example: (n) => ({ do: 'arrange', kind: 'LOOK', count: 2, piles: ['top', n.discard] }),
  params: arranged,
  run: asks(arranging),
  decisions: [
    decision(
      'LOOK',
      'ASSIGN',
      'scry',
      'Where each of the cards that were looked at goes; a card may name it otherwise.',
    ),
    decision('ORDER', 'ORDER', 'scry', 'The order of cards that go to one place.'),
  ],
  procedures: [arranging],
  text: ({ who, kind, count }, say) => `${say.doer(who)}${kind.toLowerCase()} ${say.value(count)}`,
});
