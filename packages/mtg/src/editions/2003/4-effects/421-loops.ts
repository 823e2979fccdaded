/**
 * Loops that players choose to go on with (421): whoever does the same again and again in a step says how often they still will, and
 * is held to it. Where both do something, the active player says so first and the other after them, who so has the last word.
 */
import {
  type Choice,
  type Control,
  type Game,
  gameMark,
  isTable,
  type JsonObject,
  type Matcher,
  procedure,
  type Seat,
  type Violation,
} from '@arbiter/engine';
import { cite } from '../../../cite.js';
import type { MagicParts } from '../../../edition.js';

const ONE_PLAYER = cite('mtg-2003:421.2');
/** What each does needs what the other does. */
const DEPENDENT = cite('mtg-2003:421.3');
const INDEPENDENT = cite('mtg-2003:421.5');
const DECLARED: Violation = {
  detail: 'how often this is repeated has been said, and it has been done as often',
  rules: [...ONE_PLAYER, ...DEPENDENT, ...INDEPENDENT],
};

/** What has been done so often in one step is a loop. */
const LONG = 24;
/** And whoever has done something this often by then takes part in it. */
const OFTEN = 8;

/** Something that a player does again and again. */
type Deed = {
  seat: Seat;
  what: string;
  times: number;
  /** How often it may still be done, once its player has said so. */
  left?: number;
  /** It may be done as often as it takes: its player has the last word. */
  free?: true;
};
type Deeds = {
  /** The step in which all this is done. */
  step: string;
  all: Deed[];
  last: Seat;
  /** How often players have acted by turns, without one of them acting twice. */
  alternated: number;
  /** Whether several players have said how often they go on, and not one alone. */
  both?: true;
};
declare module '@arbiter/engine' {
  interface GameMarks {
    /** What players did in the present step, and how often. */
    deeds?: Deeds;
  }
}
const deeds = gameMark('deeds');

const stepOf = (g: Game): string => [g.turnNumber, g.turn.phase, g.turn.step].join();
const present = (g: Game): Deeds | undefined => {
  const found = deeds.of(g);
  return found?.step === stepOf(g) ? found : undefined;
};

/** What a choice does, the same for cards of one name; nothing: it is no spell and no ability that uses the stack. */
function deedOf(g: Game, choice: JsonObject): string | undefined {
  const { kind, object, ability = null } = choice;
  if ((kind !== 'CAST' && kind !== 'ACTIVATE') || typeof object !== 'number') return undefined;
  return [kind, g.find(object)?.def, ability].join();
}

const isOver = (g: Game, seat: Seat, choice: JsonObject): boolean => {
  const found = present(g)?.all.find((deed) => deed.seat === seat && deed.left === 0);
  return found !== undefined && deedOf(g, choice) === found.what;
};

/** Who is asked, in which order: the active player first. */
const inOrder = (g: Game, all: readonly Deed[]): Deed[] =>
  g.seatsFrom(g.active).flatMap((seat) => all.filter((deed) => deed.seat === seat));

/** 421.2, 421.3, 421.5: those who repeat something say how often they still will. */
export const nameNumbers = procedure<
  { loop: { seat: Seat; what: string }[]; dependent: boolean },
  { said: number[]; n: number }
>('nameNumbers', {
  begin: (g, l) => {
    g.j.note(l, 'said', []);
  },
  ask: (_g, l) => {
    const one = l.loop[l.said.length];
    if (!one) return { go: 'hold' };
    const [before] = l.said;
    const others = l.dependent ? DEPENDENT : INDEPENDENT;
    return {
      ask: {
        seat: one.seat,
        kind: 'AMOUNT',
        shape: 'NUMBER',
        prompt: `This repeats: choose how often you go on${before === undefined ? '' : ` (the other player: ${before})`}`,
        rules: l.loop.length === 1 ? ONE_PLAYER : others,
        // 421.5: what depends on nothing that the other does may only be done as often, or more often.
        min: l.dependent ? 0 : (before ?? 0),
        max: null,
        // 421.3: with the same number the player who answers has the last word.
        ...(before === undefined ? {} : { fallback: before }),
      },
      into: 'n',
    };
  },
  next: (g, l) => {
    g.j.note(l, 'said', [...l.said, l.n]);
    return { go: 'ask' };
  },
  hold: (g, l) => {
    const now = present(g);
    if (!now) return { done: null };
    const all = now.all.map((deed) => {
      const at = l.loop.findIndex(({ seat, what }) => seat === deed.seat && what === deed.what);
      const left = l.said[at];
      // 421.3: who did not choose a smaller number has the last word, and so answers as often as it takes.
      const isLast = l.dependent && at > 0 && Number(left) >= Number(l.said[0]);
      if (isLast) return { ...deed, free: true as const };
      return left === undefined ? deed : { ...deed, left };
    });
    deeds.set(g, { ...now, all, ...(l.loop.length > 1 ? { both: true as const } : {}) });
    return { done: null };
  },
});

/** Notes that a player does something, and has those say how often they go on who do so in a loop. */
function count(g: Game, seat: Seat, choice: JsonObject): Control {
  const what = deedOf(g, choice);
  if (what === undefined) return undefined;
  const before = present(g) ?? { step: stepOf(g), all: [], last: seat, alternated: 0 };
  // 421.2: what one player repeats by themselves goes on until somebody else acts.
  const isInterrupted = before.last !== seat && !before.both && before.all.some(({ left }) => left !== undefined);
  const known = isInterrupted ? [] : before.all;
  const mine = known.find((deed) => deed.seat === seat && deed.what === what) ?? { seat, what, times: 0 };
  const done: Deed = {
    ...mine,
    times: mine.times + 1,
    ...(mine.left === undefined ? {} : { left: Math.max(0, mine.left - 1) }),
  };
  const all = [...known.filter((deed) => deed !== mine), done];
  const alternated = before.last === seat ? 0 : before.alternated + 1;
  deeds.set(g, { ...before, all, last: seat, alternated });
  if (done.left !== undefined || done.free || done.times !== LONG) return undefined;
  const others = known.filter((deed) => deed.seat !== seat && deed.times >= OFTEN);
  const loop = inOrder(g, [done, ...others]).map((deed) => ({ seat: deed.seat, what: deed.what }));
  return nameNumbers.call({ loop, dependent: alternated >= LONG });
}

type Priority = MagicParts['turn']['priority'];

/** Priority with loops that end: what has been done as often as was said isn't offered any more. */
export const endingLoops = (priority: Priority): Pick<Priority, 'act' | 'options' | 'forbids'> => ({
  act: (g, seat, choice) => {
    const named = count(g, seat, choice);
    const done = priority.act(g, seat, choice);
    return done?.call === undefined ? done : done.after(named);
  },
  options: (g, seat) => {
    const all = priority.options(g, seat);
    return present(g)?.all.some(({ left }) => left === 0) ? all.filter((choice) => !isBound(g, seat, choice)) : all;
  },
  forbids: (g: Game, seat: Seat, pick: Matcher) => {
    const isBoundNow = priority
      .options(g, seat)
      .some((choice) => isBound(g, seat, choice) && choice.kind === pick.kind && choice.card === pick.card);
    return isBoundNow ? DECLARED : (priority.forbids?.(g, seat, pick) ?? null);
  },
});

const isBound = (g: Game, seat: Seat, { data }: Choice): boolean => isTable(data) && isOver(g, seat, { ...data });
