/** Verbs about what not everybody sees: revealing, looking at the top of a pile, searching it. */

import { z } from 'zod';
import { characteristicsOf, expandKeywords } from '../../continuous/characteristics.js';
import { amountOf, entitiesOf, holds, matches } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import type { JsonObject } from '../../contract/json.js';
import { entityChoice } from '../../decisions/choices.js';
import { fits as fitsPattern } from '../../events/patterns.js';
import { perform } from '../../events/perform.js';
import { enqueue, triggerOn, triggerOnTogether } from '../../events/triggers.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { type Filter, wordsOf } from '../../language/types.js';
import type { EventOf } from '../../machine/actions.js';
import { procedure, type Resolved, type Violation } from '../../machine/control.js';
import { definitionOf } from '../../machine/definition-of.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { publicId, zoneKey, zoneName } from '../../machine/zones.js';
import { plainOr } from '../../schema/dispatch.js';
import { objectsOf, seatsOf } from '../../state/entities.js';
import { fromContext, type Perspective } from '../../state/perspective.js';
import { moveAction } from '../../zones/move.js';
import { forget } from '../../zones/track.js';
import { counted } from '../helpers.js';
import { asks, type Base, ctxOf, doerOf, doersOf, perspectiveOf, savedAs } from './asking.js';
import { decision, place } from './params.js';

const shown = fields((p) => ({ what: p.ref }));
const looked = fields((p) => ({ what: p.ref, who: p.ref.optional() }));
const searched = fields((p) => ({
  ...place(p),
  to: p.zone.optional(),
  who: p.ref.optional(),
  of: p.ref.optional(),
  zone: p.zone.optional(),
  also: z.array(p.zone).min(1).max(4).optional(),
  filter: p.filter.optional(),
  count: plainOr(['any'], p.value).optional(),
  sharing: p.list.optional(),
  reveal: p.flag.optional(),
  shuffle: p.flag.optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    reveal: ParamsOf<typeof shown>;
    look: ParamsOf<typeof looked>;
    search: ParamsOf<typeof searched>;
  }
}

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
export const everyone = (g: Game): Seat[] => g.s.players.map((p) => p.seat);
/** What is revealed is named by its card, also where it lies face down. */
const named = (g: Game, ids: number[]) =>
  ids.map((id) => ({ object: publicId(id), card: definitionOf(g, g.object(id)).name }));

/** Reveals objects to everyone. */
export function revealObjects(g: Game, ids: number[], rules = g.rules.cite.look): void {
  if (ids.length === 0) return;
  show(g, ids, everyone(g));
  g.emit('REVEALED', rules, { cards: named(g, ids) });
  tellRevealed(g, ids);
}

/** What was revealed, for abilities that wait for it: it is where it was. */
function tellRevealed(g: Game, ids: readonly number[]): void {
  const events = ids.map((object): EventOf<'revealed'> => {
    const { owner, zone } = g.object(object);
    return { type: 'revealed', object, player: owner, from: zoneName(zone) };
  });
  for (const event of events) {
    g.rules.events.asRevealed?.(g, event);
    triggerOn(g, event);
    triggerOwn(g, event);
  }
  triggerOnTogether(g, events);
}

/** A card that is revealed where its abilities are else at rest may speak of that itself (rb 424.1.a.1). */
function triggerOwn(g: Game, event: EventOf<'revealed'>): void {
  const object = g.object(event.object);
  if (g.rules.zones.table[zoneName(object.zone)]?.derived) return;
  const by: Perspective = { source: object.id, controller: object.owner, event };
  for (const ability of expandKeywords(g, definitionOf(g, object).abilities))
    if (ability.kind === 'triggered' && ability.on.on === 'revealed' && ability.on.object === 'self')
      if (fitsPattern(g, ability.on, event, by) && (ability.if === undefined || holds(g, ability.if, by)))
        enqueue(g, { source: object.id, controller: object.owner, ability, event });
}

/** Lets a player look at cards of a hidden pile, and the others know of it. */
export function lookAt(g: Game, ids: number[], seat: Seat, zone: string, owner = seat): void {
  show(g, ids, [seat]);
  const secret = { to: [seat], data: { cards: named(g, ids) } };
  const whose: JsonObject = owner === seat ? {} : { owner };
  g.emit('LOOKED_AT', g.rules.cite.look, { seat, zone, ...whose, count: ids.length }, secret);
}

/** Reveals a player's hand, or given objects, to everyone. */
export const reveal = defineVerb('reveal', {
  description: 'Shows the hands of players, or objects, to everyone.',
  example: { do: 'reveal', what: 'opponents' },
  params: shown,
  run: (g, { what }, ctx) => {
    const found = entitiesOf(g, what, fromContext(ctx));
    for (const seat of seatsOf(found)) {
      const zone = g.rules.zones.piles.hand;
      const hand = g.zone(zoneKey(g, zone, seat));
      show(g, hand, everyone(g));
      g.emit('REVEALED', g.rules.cite.look, { seat, zone, cards: named(g, hand) });
      tellRevealed(g, hand);
    }
    revealObjects(g, objectsOf(found));
    return undefined;
  },
  text: ({ what }, say) => `reveal ${say.ref(what)}`,
});

/** Shows objects, or the hands of players, to one player, who may look at them as long as they stay the same objects. */
export const look = defineVerb('look', {
  description:
    'You, or `who`, may look at objects as long as they stay what they are, or look at the hands of players.',
  example: { do: 'look', what: 'opponents' },
  params: looked,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const seat = doerOf(g, effect, by);
    if (seat === undefined) return undefined;
    const found = entitiesOf(g, effect.what, by);
    const { hand } = g.rules.zones.piles;
    for (const owner of seatsOf(found)) lookAt(g, g.zone(zoneKey(g, hand, owner)), seat, hand, owner);
    for (const id of objectsOf(found)) {
      const object = g.find(id);
      if (object) lookAt(g, [id], seat, zoneName(object.zone), object.owner);
    }
    return undefined;
  },
  text: ({ who, what }, say) => `${say.doer(who)}look at ${say.ref(what)}`,
});

const fits = (g: Game, id: number, filter: Filter | undefined, by: Perspective): boolean =>
  !filter || matches(g, { object: id }, filter, by);
/** Of a pile as much as a player may search: less of it, where an effect says so (mtg 701.23f). */
const openTo = (g: Game, seat: Seat, zone: string, pile: readonly number[]): readonly number[] =>
  g.rules.events.searched?.(g, seat, zone, pile) ?? pile;

const searchedName = (seat: Seat, key: string): string => `$searched ${seat} ${key}`;
/** Notes what is left at both ends of a pile: shuffled, these are other objects. */
function noteSearched(
  g: Game,
  l: { ctx: string; effect: { zone?: string }; owner: Seat; picked: number[] },
  seat: Seat,
): void {
  const key = zoneKey(g, l.effect.zone ?? g.rules.zones.piles.deck, l.owner);
  const left = g.zone(key).filter((id) => !l.picked.includes(id));
  const ends = [left[0], left.at(-1)].flatMap((object) => (object === undefined ? [] : [{ object }]));
  g.j.note(ctxOf(g, l).saved, searchedName(seat, key), ends);
}
/** Whether the same effect has had this player search the pile, which nobody has shuffled since: that is one search (mtg 701.23h). */
function hasSearched(g: Game, ctx: string, seat: Seat, key: string): boolean {
  const ends = objectsOf(g.s.contexts[ctx]?.saved[searchedName(seat, key)] ?? []);
  return ends.length > 0 && ends.every((id) => g.find(id)?.zone === key);
}

interface Searching {
  /** Who has still to search. */
  seats: Seat[];
  /** Whose pile is searched now. */
  owner: Seat;
  picked: number[];
  found: { seat: Seat; owner: Seat; objects: number[] }[];
}

/**
 * Players search hidden piles, their own unless it says whose; a player may fail to find what has a stated quality (mtg
 * 701.23b). Where several do, they decide one after another, and then all that was found goes together (mtg 701.23i).
 */
const searching = procedure<Base<ParamsOf<typeof searched>>, Searching>('verb:search', {
  begin: (g, l) => {
    const seats = doersOf(g, l.effect, perspectiveOf(g, l));
    if (seats.length === 0) return { done: null };
    g.j.note(l, 'seats', seats);
    g.j.note(l, 'found', []);
  },
  look: (g, l) => {
    const [seat] = l.seats;
    if (seat === undefined) return { go: 'put' };
    const { zone = g.rules.zones.piles.deck, also = [], of } = l.effect;
    const owner = of === undefined ? seat : seatsOf(entitiesOf(g, of, perspectiveOf(g, l)))[0];
    if (owner === undefined) return { done: null };
    g.j.note(l, 'owner', owner);
    const pile = g.zone(zoneKey(g, zone, owner));
    const open = openTo(g, seat, zone, pile);
    if (open.length < pile.length) show(g, [...open], [seat]);
    else {
      show(g, g.zone(zoneKey(g, zone, owner)), [seat]);
    }
    if (!hasSearched(g, l.ctx, seat, zoneKey(g, zone, owner)))
      g.emit('SEARCHED', g.rules.cite.search, { seat, zone, owner });
    for (const other of also) {
      show(g, g.zone(zoneKey(g, other, owner)), [seat]);
      g.emit('SEARCHED', g.rules.cite.search, { seat, zone: other, owner });
    }
  },
  ask: (g, l) => {
    const [seat = l.owner] = l.seats;
    const { zone = g.rules.zones.piles.deck, also = [], filter, count = 1 } = l.effect;
    const by = perspectiveOf(g, l);
    const found = g.zone(zoneKey(g, zone, l.owner)).filter((id) => !filter || matches(g, { object: id }, filter, by));
    const open = openTo(g, seat, zone, g.zone(zoneKey(g, zone, l.owner)));
    const others = also.flatMap((one) => [...g.zone(zoneKey(g, one, l.owner))]);
    const options = [...found.filter((id) => open.includes(id)), ...others.filter((id) => fits(g, id, filter, by))];
    const most = count === 'any' ? options.length : amountOf(g, count, by);
    const max = Math.max(0, Math.min(most, options.length));
    return {
      ask: {
        seat,
        kind: 'SEARCH',
        shape: 'CHOOSE',
        prompt: 'Choose what you find',
        rules: g.rules.cite.search,
        source: by.source,
        options: options.map((id) => entityChoice(g, { object: id }, id)),
        min: narrows(filter) ? 0 : max,
        max,
        always: narrows(filter),
        check: (answer) => sharesNone(g, l.effect.sharing, answer),
      },
      into: 'picked',
    };
  },
  find: (g, l) => {
    const [seat = l.owner, ...seats] = l.seats;
    if (l.effect.reveal) {
      show(g, l.picked, everyone(g));
      g.emit('REVEALED', g.rules.cite.look, { cards: named(g, l.picked) });
    }
    noteSearched(g, l, seat);
    g.j.note(l, 'found', [...l.found, { seat, owner: l.owner, objects: l.picked }]);
    g.j.note(l, 'seats', seats);
    return { go: 'look' };
  },
  put: (g, l) => {
    const { to, status, position, save } = l.effect;
    if (to === undefined) {
      const found = l.found.flatMap(({ objects }) => objects.map((object) => ({ object })));
      if (save !== undefined) g.j.note(ctxOf(g, l).saved, save, found);
      return undefined;
    }
    if (l.effect.shuffle) {
      for (const one of l.found) shuffleUnder(g, l.effect, one);
      return undefined;
    }
    const moves = l.found.flatMap(({ seat, objects }) =>
      objects.map((object) => moveAction({ object, to, cause: 'search', controller: seat, status, position })),
    );
    return perform(g, moves, savedAs(l.ctx, l.effect));
  },
});

/** "Two cards that share a type": why what was picked is not that, where it is more than one. */
function sharesNone(g: Game, sharing: string | undefined, answer: Resolved): Violation | null {
  if (sharing === undefined || !Array.isArray(answer)) return null;
  const [first, ...others] = answer.map((id) => wordsOf(characteristicsOf(g, Number(id)).props[sharing]));
  if (first === undefined || others.length === 0) return null;
  if (first.some((word) => others.every((words) => words.includes(word)))) return null;
  return { detail: `these have none of their ${sharing} in common`, rules: g.rules.cite.search };
}

/** Whether not every card fits, so that nobody else knows whether one is there (mtg 701.23b); just a card must be found (701.23d). */
const narrows = (filter: Filter | undefined): boolean => [filter ?? []].flat().length > 0;

/** The rest of the pile is shuffled, and what was found lies on top of it, where only whoever saw it knows which it is. */
function shuffleUnder(
  g: Game,
  { zone, reveal }: ParamsOf<typeof searched>,
  { seat, owner, objects }: Searching['found'][number],
): void {
  const key = zoneKey(g, zone ?? g.rules.zones.piles.deck, owner);
  const pile = g.zone(key);
  const put = (ids: readonly number[]): void => void g.j.refill(pile, [...ids], g.channelOf(key));
  put(pile.filter((id) => !objects.includes(id)));
  g.rules.zones.shuffle(g, key);
  const others = everyone(g).filter((one) => one !== seat);
  if (!reveal) forget(g, objects, others);
  put([...objects, ...pile]);
}

export const search = defineVerb('search', {
  description:
    'You or `who` search a pile (`of` another, `also` others); what fits, all `sharing` a word, goes `to` a zone or is `save`d; `shuffle`: on top.',
  example: (n) => ({ do: 'search', filter: { named: 'Bear' }, to: n.discard, reveal: true }),
  params: searched,
  check: ({ shuffle, position, save, to, count, filter }) =>
    count === 'any' && filter === undefined
      ? 'finds any number only of what is described: "any" goes with a "filter"'
      : to === undefined && (save === undefined || shuffle || position !== undefined)
        ? 'puts what it finds somewhere, or names it with "save" where it lies'
        : shuffle && (position !== 'top' || save !== undefined)
          ? 'shuffles under what it puts on top: "shuffle" goes with the position "top", and nothing is saved'
          : null,
  run: asks(searching),
  decisions: [decision('SEARCH', 'CHOOSE', 'search', 'What is found in a pile that is searched.')],
  procedures: [searching],
  text: ({ who, filter, count = 1, to }, say) =>
    `${say.doer(who)}search for ${counted(count === 'any' ? 'any number of' : say.value(count), filter ? `${say.filter(filter)} card` : 'card')}${to === undefined ? '' : ` and put it into ${to}`}`,
});
