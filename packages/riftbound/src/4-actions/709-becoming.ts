/** When the Might of a unit becomes so much: what abilities wait for that say "becomes Mighty" (709). */
import {
  type ActionKind,
  type ActionOf,
  defineEvent,
  derive,
  type Game,
  gameMark,
  type TriggerEvent,
  type TriggerPattern,
} from '@arbiter/engine';
import { units } from '../1-concepts/107-board.js';
import { might } from './417-damage.js';

declare module '@arbiter/engine' {
  interface Events {
    reaches: { object: number; might: number; had: number };
  }
  interface Actions {
    measure: { mights: { [unit: string]: number } | null };
  }
  interface GameMarks {
    /** The Might of each unit when it was last looked at, as long as anything waits for that to change. */
    mights?: { [unit: string]: number };
  }
  interface TriggerPattern {
    /** Of Might that changed: at least so much now, and less before. */
    atLeast?: number;
  }
}

/** It was less, and is so much or more now (709). What enters with so much never becomes it. */
export const reachesEvent = defineEvent('reaches', {
  description: 'The Might of a unit changed on the board, from less than `atLeast` to that or more.',
  example: { on: 'reaches', object: 'self', atLeast: 5 },
  more: (p) => ({ atLeast: p.count }),
  fits: (_g, { atLeast = 0 }, { had, might: now }) => Number(had) < atLeast && Number(now) >= atLeast,
  refs: ['object'],
});

const measured = gameMark('mights');
const waitsForIt = ({ on }: Pick<TriggerPattern, 'on'>): boolean => on === 'reaches';

/** Mights are looked at in each cleanup, as long as anything waits for it. */
export function measuring(g: Game): ActionOf<'measure'>[] {
  const known = measured.of(g);
  const awaited = (derive(g).triggers.get('reaches') ?? []).length > 0 || g.s.delayed.some(({ on }) => waitsForIt(on));
  if (!awaited) return known ? [{ type: 'measure', mights: null }] : [];
  const mights = Object.fromEntries(units(g).map((id) => [String(id), might(g, id)]));
  const same = known !== undefined && sameTable(known, mights);
  return same ? [] : [{ type: 'measure', mights }];
}
const sameTable = (one: { [unit: string]: number }, other: { [unit: string]: number }): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(other).every(([id, n]) => one[id] === n);

export const measureKind: ActionKind<ActionOf<'measure'>> = {
  affected: (g) => ({ player: g.active }),
  apply: (g, { mights }) => {
    const before = measured.of(g) ?? {};
    measured.set(g, mights ?? undefined);
    return Object.entries(mights ?? {}).flatMap(([id, now]): TriggerEvent[] => {
      const had = before[id];
      return had !== undefined && had < now ? [{ type: 'reaches', object: Number(id), might: now, had }] : [];
    });
  },
};
