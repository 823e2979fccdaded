/** The legend rule looks at all of play: of one name only the legend stays that was there first, and nobody chooses (420.5e, 215.1). */
import {
  type Action,
  characteristicsOf,
  type Game,
  gameMark,
  lists,
  moveAction,
  type Obj,
  type StateCheck,
  setMark,
  wordOf,
} from '@arbiter/engine';
import { cite } from '../../../cite.js';

declare module '@arbiter/engine' {
  interface GameMarks {
    /** Counts the moments in which permanents come into play. */
    arrivals?: number;
    /** One has come in the present moment. */
    arriving?: true;
  }
  interface ObjectMarks {
    /** In which of those moments it came: what came together has the same. */
    arrived?: number;
  }
}
const arrivals = gameMark('arrivals');
const arriving = gameMark('arriving');

/** Notes when a permanent comes into play. */
export function noteArrival(g: Game, object: Obj): void {
  setMark(g, object, 'arrived', arrivals.of(g) ?? 1);
  arriving.set(g, true);
}
/** What comes into play later comes in another moment. */
export function endMoment(g: Game): void {
  if (!arriving.of(g)) return;
  arriving.set(g, undefined);
  arrivals.set(g, (arrivals.of(g) ?? 1) + 1);
}

const isLegend = (g: Game, id: number): boolean =>
  lists(g, id, 'supertypes').includes('Legendary') || lists(g, id, 'subtypes').includes('Legend');

/** What was in play before the game was looked at came before all else, in the order of timestamps. */
function age(g: Game, id: number): [number, number] {
  const object = g.object(id);
  const arrived = g.markOf(object, 'arrived');
  return arrived === undefined ? [0, object.ts ?? 0] : [arrived, 0];
}
const older = (a: [number, number], b: [number, number]): number => a[0] - b[0] || a[1] - b[1];

/** All of one name but the oldest; where several are the oldest, all. */
function younger(g: Game, same: readonly number[]): number[] {
  const byAge = same.map((id) => ({ id, at: age(g, id) })).sort((a, b) => older(a.at, b.at));
  const [first, second] = byAge;
  const isTied = first && second && older(first.at, second.at) === 0;
  return byAge.slice(isTied ? 0 : 1).map(({ id }) => id);
}

export const legendRule: StateCheck = {
  name: 'legend rule',
  rules: cite('mtg-2003:420.5e', 'mtg-2003:215.1'),
  find: (g) => {
    const byName = new Map<string, number[]>();
    for (const id of g.zone('battlefield')) {
      const name = isLegend(g, id) ? wordOf(characteristicsOf(g, id).props.name) : undefined;
      if (name) byName.set(name, [...(byName.get(name) ?? []), id]);
    }
    return [...byName.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => younger(g, same))
      .map((object): Action => moveAction({ object, to: 'graveyard', cause: 'legendRule' }));
  },
};
