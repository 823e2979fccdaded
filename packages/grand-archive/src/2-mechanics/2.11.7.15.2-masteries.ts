/** Masteries (2.11.7.15.2): what a player has one of at most, with abilities of its own; and where Shifting Currents face. */
import {
  defineCondition,
  defineEvent,
  defineVerb,
  type Effect,
  type Effects,
  fields,
  type Game,
  instructions,
  type ParamsOf,
  type Seat,
  triggerOn,
  UNKNOWN,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';
import {
  FRACTURED_MEMORIES,
  fracturedMemories,
  type MasteryAbilities,
  masteryCounterWords,
  PHANTASMAGORIA,
  phantasmagoria,
  SERVILE_POSSESSIONS,
  servilePossessions,
} from './2.11.7.15.2-mastery-counters.js';

const RULES = cite('ga:2.11.7.15.2');
/** Clockwise. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const TURNS = ['clockwise', 'opposite', 'counterclockwise'] as const;
type Turn = (typeof TURNS)[number];

const direction = z.enum(DIRECTIONS);
const SHIFTING_CURRENTS = 'Shifting Currents';
const MASTERIES = [SHIFTING_CURRENTS, FRACTURED_MEMORIES, PHANTASMAGORIA, SERVILE_POSSESSIONS] as const;
type Mastery = (typeof MASTERIES)[number];
const mastery = fields(() => ({ name: z.enum(MASTERIES) }));
const facing = fields(() => ({ direction }));
const shifting = fields((p) => ({
  to: z.enum(['different', 'adjacent']),
  turned: z.strictObject({ from: direction, to: direction }).optional(),
  then: p.effects.optional(),
}));
declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The mastery that they have. */
    mastery?: string;
    /** Where their Shifting Currents face. */
    direction?: Direction;
    /** The effect of their mastery that lasts as long as they have it. */
    masteryEffect?: number;
  }
  interface Verbs {
    mastery: ParamsOf<typeof mastery>;
    face: ParamsOf<typeof facing>;
    shift: ParamsOf<typeof shifting>;
  }
  interface Conditions {
    facing: { facing: Direction[] };
  }
  interface Events {
    /** The Shifting Currents of a player changed their direction. */
    shift: { player: Seat; from: Direction; to: Direction; turn: Turn };
  }
}

/** By the mastery's own ability they may turn at the end of each turn of their player. */
const TURNING: Effects = [
  {
    do: 'if',
    if: { exists: [{ has: ['types', 'Champion'] }, { controller: 'you' }, { lineageName: 'Kongming' }] },
    then: [{ do: 'may', then: [{ do: 'shift', to: 'different' }] }],
  },
];

const ABILITIES: { [name in Mastery]: MasteryAbilities } = {
  [SHIFTING_CURRENTS]: {
    triggers: [{ on: { on: 'step', player: 'you', match: { step: 'end' } }, effects: TURNING }],
  },
  [FRACTURED_MEMORIES]: fracturedMemories,
  [PHANTASMAGORIA]: phantasmagoria,
  [SERVILE_POSSESSIONS]: servilePossessions,
};

/** Another mastery takes the place of the one that a player has, and begins anew. */
function give(g: Game, seat: Seat, name: Mastery): void {
  const { masteryEffect } = g.playerMarks(seat);
  g.j.refill(
    g.s.delayed,
    g.s.delayed.filter((one) => one.inherent === undefined || one.controller !== seat),
  );
  if (masteryEffect !== undefined)
    g.j.refill(
      g.s.effects,
      g.s.effects.filter(({ id }) => id !== masteryEffect),
    );
  g.markPlayer(seat, 'mastery', name);
  g.markPlayer(seat, 'direction', name === SHIFTING_CURRENTS ? 'north' : undefined);
  g.markPlayer(seat, 'masteryCounters', undefined);
  g.markPlayer(seat, 'masteryEffect', undefined);
  const { triggers, lasting } = ABILITIES[name];
  for (const { on, effects } of triggers)
    g.j.push(g.s.delayed, {
      id: g.nextId(),
      source: 0,
      controller: seat,
      on,
      effects,
      saved: {},
      once: false,
      inherent: name,
    });
  if (lasting) {
    const id = g.nextId();
    const ctx = { source: 0, controller: seat, targets: [], saved: {}, numbers: {} };
    g.j.push(g.s.effects, {
      id,
      ts: g.nextTimestamp(),
      source: 0,
      controller: seat,
      objects: [],
      affects: { filter: lasting.affects, ctx },
      mods: lasting.mods,
      until: { kind: 'permanent' },
    });
    g.markPlayer(seat, 'masteryEffect', id);
  }
  g.emit('MASTERY_GAINED', RULES, { seat, name });
}

export const gainMastery = defineVerb('mastery', {
  description: 'You gain a mastery in the place of one that you have; Shifting Currents face north at first.',
  example: { do: 'mastery', name: 'Shifting Currents' },
  params: mastery,
  run: (g, { name }, ctx) => {
    give(g, ctx.controller, name);
    return undefined;
  },
  text: ({ name }) => `gain the ${name} mastery`,
  intent: () => 1,
});

export const directionOf = (g: Game, seat: Seat): Direction | undefined => g.playerMarks(seat).direction;
const quarters = (from: Direction, to: Direction): number =>
  (DIRECTIONS.indexOf(to) - DIRECTIONS.indexOf(from) + DIRECTIONS.length) % DIRECTIONS.length;

export const face = defineVerb('face', {
  description: 'Your Shifting Currents face a direction, if you have that mastery.',
  example: { do: 'face', direction: 'east' },
  params: facing,
  run: (g, { direction: to }, { controller: player }) => {
    const from = directionOf(g, player);
    const turn = from === undefined ? undefined : TURNS[quarters(from, to) - 1];
    // Who faces there already changes nothing.
    if (from === undefined || turn === undefined) return undefined;
    g.markPlayer(player, 'direction', to);
    g.emit('DIRECTION_CHANGED', RULES, { seat: player, from, to });
    triggerOn(g, { type: 'shift', player, from, to, turn });
    return undefined;
  },
  text: ({ direction: to }) => `your Shifting Currents face ${to}`,
  intent: () => 0,
});

export const shift = defineVerb('shift', {
  description: 'You turn your Shifting Currents to another direction; `then` follows where they `turned` so.',
  example: { do: 'shift', to: 'different' },
  params: shifting,
  run: (g, { to, turned, then = [] }, ctx, id) => {
    const from = directionOf(g, ctx.controller);
    if (from === undefined) return undefined;
    const open = DIRECTIONS.filter((one) => one !== from && (to === 'different' || quarters(from, one) !== 2));
    const choices = open.map((one) => {
      const turns: Effect = { do: 'face', direction: one };
      const follows = turned === undefined || (turned.from === from && turned.to === one);
      return { label: one, effects: [turns, ...(follows ? then : [])] };
    });
    return instructions(g, id, [{ do: 'either', choices }]);
  },
  text: ({ to }) => `turn your Shifting Currents to ${to === 'different' ? 'a different' : 'an adjacent'} direction`,
  intent: () => 0,
});

export const isFacing = defineCondition('facing', {
  description: 'Your Shifting Currents face one of these directions.',
  example: { facing: ['north', 'east'] },
  params: () => ({ facing: z.array(direction).min(1).max(3) }),
  compile:
    ({ facing: wanted }) =>
    (g, by) => {
      const now = directionOf(g, by.controller);
      return now !== undefined && wanted.includes(now);
    },
  reads: () => UNKNOWN,
  text: ({ facing: wanted }) => `your Shifting Currents face ${wanted.join(' or ')}`,
});

export const shifted = defineEvent('shift', {
  description: 'The Shifting Currents of a player changed their direction; `turn` says how.',
  example: { on: 'shift', player: 'you', match: { from: 'north', to: 'west' } },
  match: () => ({ from: direction, to: direction, turn: z.enum(TURNS) }),
  refs: ['player'],
});

export const masteryWords = [gainMastery, face, shift, isFacing, shifted, ...masteryCounterWords];
