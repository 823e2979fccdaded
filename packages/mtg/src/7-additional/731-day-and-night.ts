/** Day and night (731): which of them it is, as the game may have no more than one, and what turns over with them (702.145). */
import {
  type Ability,
  type Action,
  anyDefinition,
  type Control,
  defineCondition,
  defineEvent,
  defineVerb,
  fields,
  type Game,
  gameMark,
  keyword,
  mayTurn,
  NONE,
  ownFaceOf,
  type ParamsOf,
  perform,
  type RuleRef,
  type Seat,
  type StateCheck,
  sideOf,
  triggerOn,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';
import { turningParts } from './701-keyword-actions/701.27-transform.js';

export const TIMES = ['day', 'night'] as const;
export type Time = (typeof TIMES)[number];
/** What a permanent is turned over by, as each begins: by its own ability, and nothing else turns it (702.145b, 702.145e). */
export const TURNED_BY = { day: 'nightbound', night: 'daybound' } as const;

const params = fields(() => ({ time: z.enum(TIMES) }));
declare module '@arbiter/engine' {
  interface Verbs {
    becomeTime: ParamsOf<typeof params>;
  }
  interface Conditions {
    time: { time: Time };
  }
  interface Events {
    time: { time: Time; changed: boolean };
  }
  interface GameMarks {
    /** Which of them it is, whose turn it is, and how many spells the last turn's player cast in that turn. */
    time?: { now: Time; turnOf: Seat; cast?: number };
  }
}

const mark = gameMark('time');
/** It is neither until something says so (731.1). */
export const timeOf = (g: Game): Time | undefined => mark.of(g)?.now;

export const setTime = (g: Game, now: Time): void => mark.set(g, { now, turnOf: g.active });

const NO_RULES: RuleRef[] = [];

/** It becomes day or night; permanents whose ability says so turn over as it does (702.145b, 702.145e). */
function becomes(g: Game, now: Time, because: RuleRef[] = NO_RULES): Control {
  if (timeOf(g) === now) return undefined;
  begin(g, now, because);
  return perform(g, turningOver(g));
}
function begin(g: Game, now: Time, because: RuleRef[] = NO_RULES): void {
  const changed = timeOf(g) !== undefined;
  setTime(g, now);
  g.emit('TIME_CHANGED', [...cite('mtg:731.1', 'mtg:731.1a'), ...because], { time: now });
  triggerOn(g, { type: 'time', time: now, changed });
}

/** Permanents with the wrong face up for the time that it is (702.145c, 702.145f). */
function turningOver(g: Game): Action[] {
  const now = timeOf(g);
  if (now === undefined) return [];
  const how = TURNED_BY[now];
  return g
    .zone('battlefield')
    .filter((id) => keyword(g, id, how) && mayTurn(g, g.object(id)))
    .flatMap((id): Action[] => {
      const object = g.object(id);
      const wrong = now === 'night' ? 0 : 1;
      const { parts } = turningParts(g, object, wrong);
      if (parts ? parts.length === 0 : ownFaceOf(g, object).at !== wrong) return [];
      return [{ type: 'transform', object: id, how, ...(parts ? { parts } : {}) }];
    });
}

/** Looked at wherever state-based actions are, though these are none: nothing happens between them that could tell. */
export const turnedByTime: StateCheck = {
  name: 'day and night',
  rules: cite('mtg:702.145c', 'mtg:702.145f'),
  find: turningOver,
};

/** Whether any card of this game follows the time: most games have none, and nothing to look for. */
const anyFollows = anyDefinition('cards that follow day and night', (_g, card) =>
  (card.faces ?? [card]).some(({ abilities }) => abilities.some(followsTime)),
);
const followsTime = (ability: Ability): boolean =>
  ability.kind === 'keyword' && (ability.keyword === 'daybound' || ability.keyword === 'nightbound');

/** By which rule a first permanent makes it day, or night. @citation */
const STARTED_BY = { day: cite('mtg:702.145d'), night: cite('mtg:702.145g') };

/** The first permanent with daybound makes it day; with nightbound alone it becomes night (702.145d, 702.145g). */
export function startTime(g: Game): void {
  if (timeOf(g) !== undefined || !anyFollows(g)) return;
  const field = g.zone('battlefield');
  const first = TIMES.find((time) => field.some((id) => keyword(g, id, time === 'day' ? 'daybound' : 'nightbound')));
  if (first !== undefined) begin(g, first, STARTED_BY[first]);
}

/** Of players who shared a turn it counts what the one did who cast most in it (502.2a). */
const mostSpells = (g: Game, turnOf: Seat): number =>
  Math.max(0, ...sideOf(g, turnOf).map((seat) => g.playerMarks(seat).spellsCast ?? 0));

/** Before the spells of the last turn are forgotten: how many its player cast in it (731.2). */
export function noteLastTurn(g: Game): void {
  const known = mark.of(g);
  if (known) mark.set(g, { now: known.now, turnOf: g.active, cast: mostSpells(g, known.turnOf) });
}

/** By which rule the time changes with the turn. @citation */
const WITH_THE_TURN = { night: cite('mtg:731.2', 'mtg:731.2a'), day: cite('mtg:731.2', 'mtg:731.2b') };

/** What the last turn's player cast decides whether the time changes in the untap step (502.2); if it is neither, nothing does. */
export function changeTime(g: Game): Control {
  const { now, cast } = mark.of(g) ?? {};
  if (cast === undefined) return undefined;
  if (now === 'day' && cast === 0) return becomes(g, 'night', WITH_THE_TURN.night);
  if (now === 'night' && cast >= 2) return becomes(g, 'day', WITH_THE_TURN.day);
  return undefined;
}

export const becomeTime = defineVerb('becomeTime', {
  description: 'It becomes day or night.',
  example: { do: 'becomeTime', time: 'day' },
  params,
  run: (g, { time }) => becomes(g, time),
  text: ({ time }) => `it becomes ${time}`,
  intent: () => 0,
});

export const time = defineCondition('time', {
  description: 'It is day, or night; at first it is neither.',
  example: { time: 'night' },
  params: () => ({ time: z.enum(TIMES) }),
  compile:
    ({ time: wanted }) =>
    (g) =>
      timeOf(g) === wanted,
  reads: () => NONE,
  text: ({ time: wanted }) => `it is ${wanted}`,
});

export const timeEvent = defineEvent('time', {
  description: 'It became day or night; `changed` where it was the other before.',
  example: { on: 'time', match: { changed: true } },
  match: (p) => ({ time: z.enum(TIMES), changed: p.flag }),
});

/** Why a permanent whose face follows the time can't be turned over otherwise, or null (702.145b, 702.145e). */
export function staysWithTime(g: Game, action: Action, how: 'daybound' | 'nightbound') {
  if (action.type !== 'transform' || action.how === how || !keyword(g, action.object, how)) return null;
  return how === 'daybound' ? cite('mtg:702.145b') : cite('mtg:702.145e');
}
