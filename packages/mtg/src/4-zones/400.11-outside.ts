/** Outside the game (400.11): the cards of sideboards, which are in no zone, and what brings them into the game. */
import {
  asks,
  type Base,
  type CardDefinition,
  type Compiled,
  ctxOf,
  defineVerb,
  doerOf,
  type Entity,
  type Filter,
  fields,
  fromContext,
  type Game,
  matches,
  moveNow,
  newObject,
  type Obj,
  type ParamsOf,
  type Perspective,
  procedure,
  publicId,
  revealObjects,
  type Seat,
  type State,
  wholeChoice,
} from '@arbiter/engine';
import { z } from 'zod';
import { isNontraditional } from '../1-concepts/108.5-nontraditional.js';
import { hasCommanders } from '../8-multiplayer/formats.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

const params = fields((p) => ({
  who: p.ref.optional(),
  filter: p.filter.optional(),
  min: p.count.optional(),
  max: p.count.optional(),
  to: z.enum(['hand', 'library', 'exile']),
  reveal: p.flag.optional(),
  save: p.name.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    bring: ParamsOf<typeof params>;
  }
}

/** What it is to bring cards into the game, and whose they are there; nontraditional ones stay outside (108.5, 309.2d). @citation */
const BRINGING = cite(
  'mtg:400.11a',
  'mtg:400.11b',
  'mtg:400.11c',
  'mtg:108.3b',
  'mtg:108.5',
  'mtg:309.2d',
  'mtg:701.23j',
);

/** The instructions by which cards come from outside the game. */
const BRINGERS: readonly unknown[] = ['bring', 'learn'];
const says = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(says);
  if (typeof part !== 'object' || part === null) return false;
  return ('do' in part && BRINGERS.includes(part.do)) || Object.values(part).some(says);
};
/** Whether anything that a card says asks for what is outside the game. */
export const asksOutside = (definition: CardDefinition): boolean => says(definition);

/** The place of a definition in a game's table of those that it names. */
export function namedIn(state: State, { hash }: Compiled): number {
  const at = state.defs.indexOf(hash);
  return at < 0 ? state.defs.push(hash) - 1 : at;
}

/** Notes a player's sideboard. @param own whether cards of their own ask for it: otherwise they need not know that any do */
export function placeOutside(state: State, seat: Seat, cards: readonly Compiled[], own: boolean): void {
  const player = state.players[seat];
  if (!player || cards.length === 0) return;
  const def = cards.map((card) => namedIn(state, card));
  player.marks.outside = { def, ...(own ? { open: true as const } : {}) };
}

/** A player's cards outside the game, those of a sideboard first, and then the companion that they have revealed. */
function outsideOf(g: Game, seat: Seat): readonly number[] {
  const { outside, companion } = g.playerMarks(seat);
  return [...(outside?.def ?? []), ...(companion ? [companion.def] : [])];
}

/** Cards that are removed from the game, where an edition has these outside the game as well. */
const removedOf = (g: Game, seat: Seat): readonly number[] =>
  editionOf(g).removedIsOutside ? g.zone('exile').filter((id) => g.object(id).owner === seat) : [];

/** Takes cards out of those that a player has outside the game, by their places among them. */
export function takeFromOutside(g: Game, seat: Seat, taken: readonly number[]): void {
  const { outside, companion } = g.playerMarks(seat);
  const def = (outside?.def ?? []).filter((_, at) => !taken.includes(at));
  if (outside) g.markPlayer(seat, 'outside', def.length > 0 ? { ...outside, def } : undefined);
  if (companion && taken.includes(outside?.def.length ?? 0)) g.markPlayer(seat, 'companion', undefined);
}

/** Puts a card from outside the game into a zone, on top of what is there. */
export function bringIn(g: Game, owner: Seat, def: number, zone: string): Obj {
  g.makeRoom(zone);
  const object = newObject({ id: g.nextId(), def, owner, zone });
  g.add(object);
  g.j.insert(g.zone(zone), 0, object.id, g.channelOf(zone));
  return object;
}

/**
 * Whether a card outside the game is such a one. It is looked at as though it lay at the bottom of its owner's library: nothing
 * but the abilities that define its characteristics speaks of it there (400.11c).
 */
function fits(g: Game, seat: Seat, def: number, filter: Filter, by: Perspective): boolean {
  const zone = `library:${seat}`;
  const before = g.mark();
  const object = newObject({ id: g.nextId(), def, owner: seat, zone });
  g.add(object);
  g.j.push(g.zone(zone), object.id, g.channelOf(zone));
  const found = matches(g, { object: object.id }, filter, by);
  g.rollback(before);
  return found;
}

/** No effect brings cards into a Commander game that does not say so; a companion's special action does (903.11). */
const isClosed = (g: Game): boolean => hasCommanders(g.s.options);
/** What keeps cards out of such games. @citation */
export const CLOSED = cite('mtg:903.11');

const bringing = procedure<Base<ParamsOf<typeof params>>, { seat: Seat; picked: number[] }>('verb:bring', {
  begin: (g, l) => {
    const seat = doerOf(g, l.effect, fromContext(ctxOf(g, l)));
    if (seat === undefined || isClosed(g)) return { done: null };
    if (outsideOf(g, seat).length === 0 && removedOf(g, seat).length === 0) return { done: null };
    g.j.note(l, 'seat', seat);
    const { outside } = g.playerMarks(seat);
    if (outside && !outside.open) g.markPlayer(seat, 'outside', { ...outside, open: true });
    return undefined;
  },
  ask: (g, l) => {
    const { filter, min = 0, max = 1, to } = l.effect;
    const by = fromContext(ctxOf(g, l));
    const able = outsideOf(g, l.seat).flatMap((def, at) =>
      !isNontraditional(g.defined(def).props.types) && (filter === undefined || fits(g, l.seat, def, filter, by))
        ? [{ at, name: g.defined(def).name }]
        : [],
    );
    const beside = outsideOf(g, l.seat).length;
    for (const [i, id] of removedOf(g, l.seat).entries())
      if (filter === undefined || matches(g, { object: id }, filter, by))
        able.push({ at: beside + i, name: g.rules.view.label(g, { object: id }) });
    const most = Math.min(max, able.length);
    return {
      ask: {
        seat: l.seat,
        kind: 'FROM_OUTSIDE',
        shape: 'CHOOSE' as const,
        prompt: `Choose what you put from outside the game into your ${to}`,
        rules: BRINGING,
        source: by.source,
        options: able.map(({ at, name }) =>
          wholeChoice({ kind: 'CARD', label: name, card: name, value: at, data: at }),
        ),
        min: Math.min(min, most),
        max: most,
        // Whether there is such a card is nobody else's business.
        always: true,
      },
      into: 'picked',
    };
  },
  put: (g, l) => {
    const { to, reveal, save } = l.effect;
    const left = outsideOf(g, l.seat);
    const zone = to === 'exile' ? to : `${to}:${l.seat}`;
    const brought: Entity[] = [];
    const removed = removedOf(g, l.seat);
    for (const at of l.picked) {
      const id = removed[at - left.length];
      if (id === undefined) continue;
      const moved = moveNow(g, { object: id, to, cause: 'return' });
      if (moved) brought.push({ object: moved.object.id });
    }
    for (const at of l.picked) {
      const def = left[at];
      if (def === undefined) continue;
      const object = bringIn(g, l.seat, def, zone);
      brought.push({ object: object.id });
      const named = { object: publicId(object.id), card: g.defined(def).name };
      const data = { seat: l.seat, to };
      if (to === 'exile') g.emit('CARD_BROUGHT', BRINGING, { ...data, ...named });
      else g.emit('CARD_BROUGHT', BRINGING, data, { to: [l.seat], data: named });
    }
    if (brought.length > 0) takeFromOutside(g, l.seat, l.picked);
    if (reveal)
      revealObjects(
        g,
        brought.flatMap((one) => ('object' in one ? [one.object] : [])),
      );
    if (save !== undefined) g.j.note(ctxOf(g, l).saved, save, brought);
    return { done: null };
  },
});

export const bring = defineVerb('bring', {
  description:
    'A player (you unless `who`) may put a card that fits, or up to `max`, from outside the game into a zone, and may have to `reveal` it.',
  example: { do: 'bring', filter: { has: ['types', 'Sorcery'] }, to: 'hand', reveal: true },
  params,
  run: asks(bringing),
  procedures: [bringing],
  decisions: [{ kind: 'FROM_OUTSIDE', shape: 'CHOOSE', cite: 'choose', meaning: 'Cards from outside the game.' }],
  text: ({ who, to }, say) => `${say.doer(who)}put a card from outside the game into ${to}`,
  intent: () => 1,
});
