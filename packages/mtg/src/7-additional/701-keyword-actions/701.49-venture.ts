/** Venture into the dungeon (701.49): a player goes into a dungeon, or on to its next room. */
import {
  asks,
  type Base,
  type Choice,
  ctxOf,
  defineRule,
  defineVerb,
  doersOf,
  fields,
  fromContext,
  type Game,
  type ParamsOf,
  perform,
  playerRules,
  procedure,
  type Seat,
  type SingleFaced,
  wordsOf,
} from '@arbiter/engine';
import { dungeonOf, enterDungeon, enterRoom, exitsOf } from '../../3-card-types/309-dungeons.js';
import { DUNGEONS } from '../../cards/dungeons.js';
import { cite } from '../../cite.js';
import { did } from './did.js';

const params = fields((p) => ({ who: p.ref.optional(), into: p.term.optional() }));
type Params = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    venture: Params;
  }
  interface PlayerMarks {
    /** The last turn in which they ventured into a dungeon. */
    ventured?: number;
  }
}

/** Dungeons that may be gone into: one with a dungeon type (205.3p) where that is said, others where it isn't (701.49d). */
const dungeonsFor = (into: string | undefined): SingleFaced[] =>
  DUNGEONS.filter(({ props }) => {
    const types = wordsOf(props.subtypes);
    return into === undefined ? types.length === 0 : types.includes(into);
  });

/** "Can't venture into the dungeon more than once each turn" (101.2). */
const mayVenture = (g: Game, seat: Seat): boolean =>
  g.playerMarks(seat).ventured !== g.s.turn.number || playerRules(g, seat, 'venturesOnce').length === 0;

const named = (names: readonly string[]): Choice[] =>
  names.map((label, index): Choice => ({ kind: 'MODE', label, value: label, index, data: label }));

/** Players venture one after another; each chooses the dungeon, or the arrow, where there are several. */
const venturing = procedure<Base<Params>, { seats: Seat[]; picked: string[] }>('verb:venture', {
  begin: (g, l) => {
    g.j.note(
      l,
      'seats',
      doersOf(g, l.effect, fromContext(ctxOf(g, l))).filter((seat) => mayVenture(g, seat)),
    );
  },
  // From the bottommost room on the dungeon is completed, and another one begins (701.49c).
  leave: (g, l) => {
    const [seat] = l.seats;
    if (seat === undefined) return { done: null };
    const id = dungeonOf(g, seat);
    return id !== undefined && exitsOf(g, id).length === 0
      ? perform(g, [{ type: 'leaveDungeon', object: id }])
      : undefined;
  },
  choose: (g, l) => {
    const [seat] = l.seats;
    if (seat === undefined) return { done: null };
    const id = dungeonOf(g, seat);
    const names = id === undefined ? dungeonsFor(l.effect.into).map((card) => card.name) : exitsOf(g, id);
    if (names.length === 1) {
      g.j.note(l, 'picked', names);
      return undefined;
    }
    return {
      ask: {
        seat,
        kind: 'EITHER',
        shape: 'CHOOSE',
        prompt: id === undefined ? 'Choose a dungeon' : 'Choose the next room',
        rules: id === undefined ? cite('mtg:701.49a', 'mtg:701.49d', 'mtg:205.3p') : cite('mtg:701.49b'),
        source: ctxOf(g, l).source,
        options: named(names),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  go: (g, l) => {
    const [seat, ...others] = l.seats;
    const [name] = l.picked;
    if (seat === undefined || name === undefined) return { done: null };
    const id = dungeonOf(g, seat);
    const card = dungeonsFor(l.effect.into).find((one) => one.name === name);
    if (id !== undefined) enterRoom(g, seat, id, name);
    else if (card) enterDungeon(g, seat, card);
    g.markPlayer(seat, 'ventured', g.s.turn.number);
    did(g, 'venture', seat);
    g.j.note(l, 'seats', others);
    return { go: 'leave' };
  },
});

export const venture = defineVerb('venture', {
  description: 'You, or `who`, venture into the dungeon, or `into` one of this type.',
  example: { do: 'venture' },
  params,
  run: asks(venturing),
  procedures: [venturing],
  text: ({ who, into }, say) => `${say.doer(who)}venture into ${into ?? 'the dungeon'}`,
  intent: () => 1,
});

export const venturesOnce = defineRule('venturesOnce', {
  description: 'Of players: can’t venture into the dungeon more than once each turn.',
  example: { mod: 'rule', rule: 'venturesOnce' },
  intent: -1,
});
