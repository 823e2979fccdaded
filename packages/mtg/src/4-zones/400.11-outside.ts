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
  newObject,
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
import { cite } from '../cite.js';

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

/** What it is to bring cards into the game, and whose they are there. @citation */
const BRINGING = cite('mtg:400.11a', 'mtg:400.11b', 'mtg:400.11c', 'mtg:108.3b');

/** The instructions by which cards come from outside the game. */
const BRINGERS: readonly unknown[] = ['bring', 'learn'];
const says = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(says);
  if (typeof part !== 'object' || part === null) return false;
  return ('do' in part && BRINGERS.includes(part.do)) || Object.values(part).some(says);
};
/** Whether anything that a card says asks for what is outside the game. */
export const asksOutside = (definition: CardDefinition): boolean => says(definition);

/** Notes a player's sideboard. @param own whether cards of their own ask for it: otherwise they need not know that any do */
export function placeOutside(state: State, seat: Seat, cards: readonly Compiled[], own: boolean): void {
  const player = state.players[seat];
  if (!player || cards.length === 0) return;
  const def = cards.map(({ hash }) => {
    const at = state.defs.indexOf(hash);
    return at < 0 ? state.defs.push(hash) - 1 : at;
  });
  player.marks.outside = { def, ...(own ? { open: true as const } : {}) };
}

const outsideOf = (g: Game, seat: Seat): readonly number[] => g.playerMarks(seat).outside?.def ?? [];

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

const bringing = procedure<Base<ParamsOf<typeof params>>, { seat: Seat; picked: number[] }>('verb:bring', {
  begin: (g, l) => {
    const seat = doerOf(g, l.effect, fromContext(ctxOf(g, l)));
    const outside = seat === undefined ? undefined : g.playerMarks(seat).outside;
    if (seat === undefined || outside === undefined || outside.def.length === 0) return { done: null };
    g.j.note(l, 'seat', seat);
    if (!outside.open) g.markPlayer(seat, 'outside', { ...outside, open: true });
    return undefined;
  },
  ask: (g, l) => {
    const { filter, min = 0, max = 1, to } = l.effect;
    const by = fromContext(ctxOf(g, l));
    const able = outsideOf(g, l.seat).flatMap((def, at) =>
      filter === undefined || fits(g, l.seat, def, filter, by) ? [{ at, name: g.defined(def).name }] : [],
    );
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
    for (const at of l.picked) {
      const def = left[at];
      if (def === undefined) continue;
      g.makeRoom(zone);
      const object = newObject({ id: g.nextId(), def, owner: l.seat, zone });
      g.add(object);
      g.j.insert(g.zone(zone), 0, object.id, g.channelOf(zone));
      brought.push({ object: object.id });
      const named = { object: publicId(object.id), card: g.defined(def).name };
      const data = { seat: l.seat, to };
      if (to === 'exile') g.emit('CARD_BROUGHT', BRINGING, { ...data, ...named });
      else g.emit('CARD_BROUGHT', BRINGING, data, { to: [l.seat], data: named });
    }
    if (brought.length > 0) {
      const def = left.filter((_, at) => !l.picked.includes(at));
      g.markPlayer(l.seat, 'outside', def.length > 0 ? { def, open: true } : undefined);
    }
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
