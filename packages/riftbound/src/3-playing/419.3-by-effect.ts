/** Cards that an effect plays: they go to the chain at once, and are finalized when what plays them has resolved (419.3, 354.3). */
import {
  type Choice,
  enqueue,
  type Filter,
  type Game,
  type JsonObject,
  kernelWords,
  matches,
  moveNow,
  NORMAL,
  overrideVerb,
  type Perspective,
  plainOr,
  procedure,
  type Ref,
  type Seat,
  type Way,
  wayIn,
  wayOf,
  zoneName,
} from '@arbiter/engine';
import { z } from 'zod';
import { battlefields } from '../1-concepts/107-board.js';
import { placeThen } from '../4-actions/420-moves.js';
import { cite } from '../cite.js';
import { playChoice } from './311-priority.js';
import { anyPlaces, costsToPlay, play, type ToPlay, toChain } from './353-process-of-play.js';
import { AMBUSH, type At, mayPlayAt } from './355-locations.js';
import { canPayAny } from './356-costs.js';
import { hiddenWhere } from './811-from-hidden.js';

/** What effects that play cards go by. @citation */
export const BY_EFFECT = cite(
  'riftbound:337.1.b',
  'riftbound:354.3',
  'riftbound:358.5',
  'riftbound:419.3',
  'riftbound:419.3.b',
  'riftbound:419.3.c',
  'riftbound-zh:406.3',
  'riftbound-zh:406.3.b',
  'riftbound-zh:406.3.c',
  'riftbound:811.1.d.3',
);

/** What Riftbound's effects say besides: which cost is ignored, or any and all of them, and where the card enters (355.2.b, 356.1.b, 356.5.a). */
interface Terms {
  ignores?: 'energy' | 'power' | 'all';
  /** Where it enters: its player's base, or where something is or last was. */
  to?: 'base' | Ref;
  /** Battlefields where it may enter, and nowhere else. */
  at?: Filter;
  /** Battlefields where it may enter as well. */
  besides?: Filter;
}
declare module '@arbiter/engine' {
  interface PlayingByEffect extends Terms {}
  interface Way extends Terms {}
}
export const playVerb = overrideVerb(kernelWords, 'play', {
  example: { do: 'play', what: 'self', cost: [] },
  params: {
    ignores: () => z.enum(['energy', 'power', 'all']).optional(),
    to: (p) => plainOr(['base'], p.ref).optional(),
    at: (p) => p.filter.optional(),
    besides: (p) => p.filter.optional(),
  },
});

/** The places that an effect says, or null where it says nothing of that. */
function placesOf(g: Game, card: ToPlay, { to, at, besides }: Terms, by: Perspective): At[] | null {
  const { seat } = card;
  if (to === 'base') return [null];
  const fitting = (filter: Filter | undefined): number[] =>
    filter === undefined ? [] : battlefields(g).filter((b) => matches(g, { object: b }, filter, by));
  if (besides !== undefined)
    return [
      ...new Set([
        ...anyPlaces(g, card.object, seat, card.method),
        ...fitting(besides).filter((b) => mayPlayAt(g, b, seat)),
      ]),
    ];
  const all = fitting(at);
  const there = to === undefined ? undefined : placeThen(g, to, by);
  if (to === undefined && at === undefined) return null;
  return [...all, ...(there === undefined ? [] : [there])].filter((b) => b === null || mayPlayAt(g, b, seat));
}

/** How a card may be played by an effect, whatever the time. */
export function offersByEffect(g: Game, seat: Seat, id: number, ways: readonly Way[]): Choice[] {
  // A token is no more as soon as it is in another zone than the board, so that nothing plays it from there (186.1).
  const { kind, zone } = g.object(id);
  if (kind === 'token' && zoneName(zone) !== 'board') return [];
  const usual = ways.some(({ method }) => method === NORMAL);
  return ways.flatMap((way) => {
    // 822.1.c: with the usual places Ambush has its own as well.
    const costs = usual && way.method === AMBUSH ? null : costsToPlay(g, id, seat, way);
    if (!costs || !canPayAny(g, costs, { seat, source: id, x: 0 })) return [];
    return [playChoice(g, seat, id, way, g.rules.view.costText(costs[0] ?? []))];
  });
}

/** 354: the card waits on the chain for its turn; what happened before comes first (337.1.b). */
export function playByEffect(seat: Seat, data: JsonObject, g: Game, by: Perspective): undefined {
  const card: ToPlay = { seat, object: Number(data.object), method: String(data.method), ...wayIn(data) };
  const from = zoneName(g.object(card.object).zone);
  const within = hiddenWhere(g, by);
  const only = placesOf(g, card, card.way ?? {}, by);
  const item = toChain(g, card);
  const { method } = card;
  enqueue(g, {
    source: item.id,
    controller: seat,
    ability: { kind: 'triggered', on: { on: 'play' } },
    event: {},
    call: goOn.call({ seat, item: item.id, method, from, within, only }).stored,
  });
}

/** Who is told to play a card need not pay Energy or Power for it, and then does not play it (444.2.a). @citation */
export const UNPAID = cite('riftbound:444.2', 'riftbound:444.2.a');
/** Whether what is to be played costs Energy or Power whatever its player does, so that they may leave it. */
export function costsResources(g: Game, data: JsonObject, seat: Seat): boolean {
  const id = Number(data.object);
  const { way = { method: String(data.method) } } = wayIn(data);
  const [plain = []] = costsToPlay(g, id, seat, way) ?? [];
  return plain.some(
    (cost) => cost.pay === 'resources' && (Number(cost.energy ?? 0) > 0 || (cost.power ?? []).length > 0),
  );
}

/** What could be played as its effect was carried out may not be paid or chosen for any more: then it is taken back (358.5). */
type GoingOn = {
  seat: Seat;
  item: number;
  method: string;
  from: string;
  within: number | null;
  only: At[] | null;
};
export const goOn = procedure<GoingOn>('goOn', {
  check: (g, l) => {
    const item = g.find(l.item);
    if (!item) return { done: null };
    const costs = costsToPlay(g, item.id, l.seat, wayOf(g, item), l);
    if (costs && canPayAny(g, costs, { seat: l.seat, source: item.id, x: 0 })) return undefined;
    moveNow(g, { object: item.id, to: l.from, cause: 'cancel' });
    return { done: null };
  },
  play: (_g, { seat, item, method, within, only }) =>
    play.call({ seat, object: item, pending: item, method, within, only }),
});
