/** Playing a card: to the chain, choices, total cost, payment, and what becomes of it (353–359). */
import {
  type Attempt,
  announceTargets,
  bodyOf,
  type Cost,
  canChoose,
  characteristicsOf,
  choices,
  controllerOf,
  type Entity,
  filterOf,
  type Game,
  matches,
  moveAction,
  moveNow,
  NORMAL,
  type Obj,
  outsideTargets,
  type Perspective,
  perform,
  perspectiveOf,
  playedBy,
  procedure,
  publicId,
  type Seat,
  setMark,
  triggerOn,
  type UsualWays,
  type Violation,
  type Way,
  wayOf,
  writePlay,
  zoneName,
} from '@arbiter/engine';
import { hasType } from '../1-concepts/107-board.js';
import { entersReadyFor } from '../4-actions/369-entering-ready.js';
import { addsResources } from '../4-actions/429-add.js';
import { takeBonus } from '../4-actions/712-bonus-damage.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { cantPlay, onlyPlaces } from './054-cant-play.js';
import { beginChain, noteFinalized } from './307-states.js';
import { broughtBattlefield } from './355-brought-battlefields.js';
import {
  AMBUSH,
  type At,
  ambushPlaces,
  mayPlayAt,
  permittedPlaces,
  placeChoice,
  usualPlaces,
} from './355-locations.js';
import { PAID_PLACES, type PaidPlace, paidPlaces } from './355-paid-places.js';
import { useUp } from './356.1-lent-once.js';
import { payTotal } from './356.4-either-reduction.js';
import { canPayAny } from './356-costs.js';
import { type Playing, possibleCosts, totalCosts } from './356-total-cost.js';
import { chooseFriendly } from './383-targeting-effects.js';

const NORMAL_WAYS: readonly Way[] = [{ method: NORMAL }];
/** Cards are played from the hand and the Champion Zone (419.1.a), and some from where they were hidden (811.1.b). */
export const usualWays: UsualWays = { from: ['hand', 'championZone'], hidden: ['facedown'], of: () => NORMAL_WAYS };

/** What has been chosen for something on the chain, as its cost needs it. */
export function playingOf(g: Game, item: Obj): Playing {
  const targets = item.play?.targets ?? [];
  return {
    way: wayOf(g, item),
    paid: item.play?.paid ?? {},
    targets: targets.flat(),
    clauses: targets.length,
  };
}

export function payableWith(g: Game, id: number, paid: { [cost: string]: number }, more: Entity[] = []): boolean {
  const item = g.object(id);
  const by = perspectiveOf(g, item);
  const playing = playingOf(g, item);
  const clauses = playing.clauses + (more.length > 0 ? 1 : 0);
  const costs = totalCosts(g, item, by, { way: playing.way, paid, targets: [...playing.targets, ...more], clauses });
  const chosen = [...(item.play?.targets ?? []), ...(more.length > 0 ? [more] : [])];
  return canPayAny(g, costs, { seat: by.controller, source: item.source ?? id, x: 0, chosen });
}

/** Where alone something may enter. */
type Bound = {
  /** The only battlefield for what a hidden card plays (811.1.d.3). */
  within?: number | null | undefined;
  /** The places that the effect says which plays it, and no others (355.2.b). */
  only?: readonly At[] | null | undefined;
};
/** Where a unit could enter by a method of playing it. */
function placesFor(g: Game, id: number, seat: Seat, method: string, bound: Bound): At[] {
  if (!hasType(g, id, 'Unit')) return [null];
  // Whatever else lets it be played somewhere (054.2).
  const own = onlyPlaces(g, id, seat);
  const all = allPlacesFor(g, id, seat, method, bound);
  return own
    ? [...new Set([...all, ...(bound.only ? [] : own.filter((b) => mayPlayAt(g, b, seat)))])].filter(
        (at) => at !== null && own.includes(at),
      )
    : all;
}
/** Where a unit could enter by a method, whatever it says of itself. */
export const anyPlaces = (g: Game, id: number, seat: Seat, method: string): At[] =>
  allPlacesFor(g, id, seat, method, {});
function allPlacesFor(g: Game, id: number, seat: Seat, method: string, { within = null, only = null }: Bound): At[] {
  if (only) return only.filter((at) => within === null || at === within);
  // With normal timing Ambush adds its battlefields to the usual places (822.1.c).
  const usual = method === AMBUSH ? [] : usualPlaces(g, seat);
  const permitted = method === AMBUSH ? [] : permittedPlaces(g, id, seat);
  const all = [...new Set([...usual, ...permitted, ...ambushPlaces(g, id, seat)])];
  return within === null ? all : all.filter((at) => at === within);
}

/** All that a card could cost if it can be played now in a way; its timing and paying are asked elsewhere (419.2.a). */
export function costsToPlay(g: Game, id: number, seat: Seat, way: Way, bound: Bound = {}): Cost[][] | null {
  if (cantPlay(g, id, seat)) return null;
  const object = g.object(id);
  const by: Perspective = { source: id, controller: seat };
  const hiddenAt = way.method === 'hidden' ? g.markOf(object, 'hiddenAt') : undefined;
  if (hiddenAt !== undefined) {
    // It is played there and nowhere else, and not where no unit may be (811.1.d.1, 054.1).
    if (hasType(g, id, 'Unit') && !mayPlayAt(g, hiddenAt, seat)) return null;
  } else if (
    (bound.within ?? bound.only ?? null) !== null ||
    way.method === AMBUSH ||
    onlyPlaces(g, id, seat) !== undefined
  ) {
    // The base is always among the usual places (355.2.a).
    if (placesFor(g, id, seat, way.method, bound).length === 0) return null;
  }
  if (!canChoose(g, bodyOf(g, object), by)) return null;
  return possibleCosts(g, object, by, way);
}

/** How a player could play a card in these ways; the time for it is asked elsewhere. */
export const playAttempts = (g: Game, id: number, seat: Seat, ways: readonly Way[]): Attempt[] =>
  ways.map((way) => {
    const by: Perspective = { source: id, controller: seat };
    const costs = possibleCosts(g, g.object(id), by, way);
    const choosable = canChoose(g, bodyOf(g, g.object(id)), by);
    const payable = canPayAny(g, costs, { seat, source: id, x: 0 });
    const nowhere = choosable && costsToPlay(g, id, seat, way) === null;
    return { payable, choosable, forbidden: cantPlay(g, id, seat) ? FORBIDDEN : nowhere ? NOWHERE : null };
  });
const FORBIDDEN: Violation = { detail: 'something says that it can’t be played', rules: cite('riftbound:054.1') };
const NOWHERE: Violation = { detail: 'there is no place for it', rules: cite('riftbound:355.2.a') };

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** How many cards they have finished playing this turn. */
    completed?: number;
  }
  interface ObjectMarks {
    /** It is on the chain and not yet finalized. */
    pending?: true;
    /** The Energy that was paid for it. */
    spent?: number;
  }
}

interface Steps {
  item: number;
  at: (number | null)[];
  became: number;
  /** Whether it is paid for where it enters. */
  pays: boolean;
  /** The battlefield that it brought along. */
  brought?: number;
  /** The battlefield where it was hidden. */
  hiddenAt?: number;
  /** The Energy that its player had spent this turn before; then what was paid for it. */
  spent: number;
}

/** A card that is to be played, and how. */
export type ToPlay = { seat: Seat; object: number; method: string; way?: Way };

/** Whether a card is a spell that adds resources and, by its edition, resolves as it is finalized (429.2.b). */
const addsAtOnce = (g: Game, card: Obj): boolean =>
  !editionOf(g).actions.addingSpellsWait && hasType(g, card.id, 'Spell') && addsResources(bodyOf(g, card).effects);

/** 354: the card goes to the chain, where it is pending. */
export function toChain(g: Game, { seat, object, method, way }: ToPlay): Obj {
  const card = g.object(object);
  // 346.1: focus doesn't pass for what adds resources at once.
  if (!addsAtOnce(g, card)) beginChain(g);
  const hiddenAt = g.markOf(card, 'hiddenAt');
  const moved = moveNow(g, { object, to: 'chain', cause: 'play', controller: seat });
  if (!moved) throw new Error('the card to play is gone');
  writePlay(g, moved.object, playedBy(g, method, way, zoneName(card.zone)));
  if (seat !== moved.object.owner) g.change(moved.object, 'controller', seat);
  setMark(g, moved.object, 'pending', true);
  if (method === 'hidden' && hiddenAt !== undefined) setMark(g, moved.object, 'hiddenAt', hiddenAt);
  return moved.object;
}

/** Where it may enter for an additional cost that can be paid; not where its place is given already. */
function payablePlaces(g: Game, { seat, method, within, only }: ToPlay & Bound, item: Obj): PaidPlace[] {
  if (method === AMBUSH || (within ?? only ?? null) !== null || g.markOf(item, 'hiddenAt') !== undefined) return [];
  return paidPlaces(g, item, seat).filter(({ named }) => payableWith(g, item.id, { ...item.play?.paid, [named]: 1 }));
}

/** `pending`: it is on the chain already. */
type Pending = ToPlay & Bound & { pending?: number };

export const play = procedure<Pending, Steps>('play', {
  announce: (g, l) => {
    const item = l.pending === undefined ? toChain(g, l) : g.object(l.pending);
    g.j.note(l, 'hiddenAt', g.markOf(item, 'hiddenAt'));
    g.j.note(l, 'item', item.id);
  },
  // 355.2
  where: (g, l) => {
    const item = g.object(l.item);
    if (!hasType(g, l.item, 'Unit')) return { go: 'choose' };
    const hiddenAt = g.markOf(item, 'hiddenAt');
    const usual = hiddenAt === undefined ? placesFor(g, l.item, l.seat, l.method, l) : [hiddenAt];
    const places = [...new Set([...usual, ...payablePlaces(g, l, item).map(({ at }) => at)])];
    return {
      ask: {
        seat: l.seat,
        kind: 'LOCATION',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: l.item })}: choose where it enters`,
        rules: cite(
          'riftbound:355.2',
          'riftbound:355.2.a',
          'riftbound:355.2.b',
          'riftbound:811.1.d.1',
          'riftbound:822.1.c',
        ),
        source: l.item,
        options: places.map((at) => placeChoice(g, at, l.seat)),
        min: 1,
        max: 1,
      },
      into: 'at',
    };
  },
  // 356.2.b: of a place that is paid for, unless it could enter there anyhow, nothing is left to decide.
  placePaid: (g, l) => {
    const item = g.object(l.item);
    const paid = payablePlaces(g, l, item).find(({ at }) => at === l.at?.[0]);
    if (!paid) return { go: 'choose' };
    if (!placesFor(g, l.item, l.seat, l.method, l).includes(paid.at)) {
      g.j.note(l, 'pays', true);
      return undefined;
    }
    return {
      ask: {
        seat: l.seat,
        kind: 'OPTIONAL_COST',
        shape: 'CONFIRM',
        prompt: `${g.rules.view.label(g, { object: paid.at })}: pay for the place?`,
        rules: PAID_PLACES,
        source: l.item,
        fallback: false,
      },
      into: 'pays',
    };
  },
  payPlace: (g, l) => {
    const item = g.object(l.item);
    const paid = payablePlaces(g, l, item).find(({ at }) => at === l.at?.[0]);
    if (l.pays && paid) writePlay(g, item, { paid: { ...item.play?.paid, [paid.named]: 1 } });
  },
  // 355: optional costs, modes, targets.
  choose: (_g, l) => choices.call({ item: l.item }),
  // 356, 357
  pay: (g, l) => {
    const item = g.object(l.item);
    g.j.note(l, 'spent', g.statOf(l.seat, 'energySpent'));
    const costs = totalCosts(g, item, perspectiveOf(g, item), playingOf(g, item));
    return payTotal.call({ seat: l.seat, source: l.item, costs });
  },
  // 359.1: finalized.
  finalize: (g, l) => {
    const item = g.object(l.item);
    setMark(g, item, 'pending', undefined);
    noteFinalized(g);
    g.j.note(l, 'spent', g.statOf(l.seat, 'energySpent') - l.spent);
    if (l.spent > 0) setMark(g, item, 'spent', l.spent);
    const targets = item.play?.targets ?? [];
    g.emit('CARD_PLAYED', cite('riftbound:359.1', 'riftbound:419.1', 'riftbound-zh:406.1'), {
      object: publicId(l.item),
      card: g.rules.view.label(g, { object: l.item }),
      controller: l.seat,
      method: l.method,
      targets: outsideTargets(g, targets),
      paid: Object.keys(item.play?.paid ?? {}),
    });
    announceTargets(g, item);
    useUp(g, item);
    if (hasType(g, l.item, 'Spell')) takeBonus(g, item, l.seat);
    // 419.4.b: what was finalized was played, whatever becomes of it.
    if (editionOf(g).actions.playedOnce === 'finalized') countPlayed(g, l.seat, l.item, l.spent);
    if (hasType(g, l.item, 'Spell')) {
      chooseFriendly(g, item, l.seat);
      return addsAtOnce(g, item)
        ? g.rules.turn.priority.resolve.call({ item: l.item }, { go: 'resolved' })
        : { done: true };
    }
    return undefined;
  },
  // 135.2.b.3: where it brings a battlefield, it enters there.
  bring: (g, l) => {
    const making = broughtBattlefield(g, l.item, l.seat);
    if (!making) return undefined;
    g.j.note(l, 'brought', g.s.counters.id + 1);
    return perform(g, [making]);
  },
  // 359.2: a permanent enters the board at once.
  enter: (g, l) => {
    const item = g.object(l.item);
    const chosen = l.brought !== undefined && g.find(l.brought) ? l.brought : (l.at?.[0] ?? null);
    const at = hasType(g, l.item, 'Unit') ? chosen : (g.markOf(item, 'hiddenAt') ?? null);
    const ready = !hasType(g, l.item, 'Unit') || entersReady(g, item, at);
    g.j.note(l, 'became', g.s.counters.id + 1);
    return perform(g, [
      moveAction({
        object: l.item,
        to: 'board',
        cause: 'play',
        controller: l.seat,
        ...(at === null ? {} : { marks: { at } }),
        ...(ready ? {} : { status: { exhausted: true } }),
      }),
    ]);
  },
  played: (g, l) => {
    const became = g.s.lastKnown[l.item]?.became;
    if (became !== undefined) cardPlayed(g, l.seat, became, l);
    return { done: true };
  },
  resolved: () => ({ done: true }),
});

/** Units enter exhausted unless something says otherwise (143.4, 805.6, 369.3). */
function entersReady(g: Game, item: Obj, at: At): boolean {
  return (
    (item.play?.paid?.accelerate ?? 0) > 0 ||
    characteristicsOf(g, item.id).rules.some(
      ({ rule, mod, source, controller }) =>
        rule === 'entersReady' &&
        (mod.at === undefined || (at !== null && matches(g, { object: at }, filterOf(mod.at), { source, controller }))),
    ) ||
    entersReadyFor(g, item.id, controllerOf(g, item.id))
  );
}

/** A card counts as played for what asks whether cards were: from now on, by its edition (419.4.b). */
function countPlayed(g: Game, seat: Seat, object: number, spent = 0): void {
  g.setStat(seat, 'cardsPlayed', g.statOf(seat, 'cardsPlayed') + 1);
  const nth = g.statOf(seat, 'cardsPlayed');
  triggerOn(g, { type: 'finalized', object, player: seat, card: true, nth, spent });
}

/**
 * The act of playing a card is complete: abilities trigger on it (419.4.a, 350.1). What the card itself does then is bound to
 * the battlefield where it was hidden (811.1.d.2).
 */
export function cardPlayed(
  g: Game,
  seat: Seat,
  object: number,
  { hiddenAt, spent }: Pick<Steps, 'hiddenAt'> & { spent?: number | undefined },
): void {
  if (editionOf(g).actions.playedOnce === 'resolved') countPlayed(g, seat, object, spent);
  const nth = (g.playerMarks(seat).completed ?? 0) + 1;
  g.markPlayer(seat, 'completed', nth);
  triggerOn(g, {
    type: 'play',
    object,
    player: seat,
    nth,
    card: true,
    ...(hiddenAt === undefined ? {} : { hiddenAt }),
    ...(spent === undefined ? {} : { spent }),
  });
}
