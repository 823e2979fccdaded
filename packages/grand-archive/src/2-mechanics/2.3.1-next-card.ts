/**
 * What holds for the next card that a player activates this turn (2.5.1.1.1): it begins as that is announced, and goes on for
 * what it becomes.
 */
import {
  defineVerb,
  type Filter,
  fields,
  type Game,
  gameMark,
  type Mod,
  matches,
  type Obj,
  type ParamsOf,
  type Seat,
} from '@arbiter/engine';

const params = fields((p) => ({ of: p.filter.optional(), mods: p.mods }));

/** What waits for a card that one player activates. */
interface Waiting {
  of?: Filter;
  mods: Mod[];
  source: number;
  controller: Seat;
}
declare module '@arbiter/engine' {
  interface GameMarks {
    nextCards?: Waiting[];
  }
  interface Verbs {
    nextCard: ParamsOf<typeof params>;
  }
}
const marked = gameMark('nextCards');

export const nextCard = defineVerb('nextCard', {
  description: 'Modifies the next card that you activate this turn, or the next that fits `of`, and what it becomes.',
  example: { do: 'nextCard', of: { has: ['types', 'Ally'] }, mods: [{ mod: 'add', stat: 'power', value: 1 }] },
  params,
  run: (g, { of, mods }, { source, controller }) => {
    marked.set(g, [...(marked.of(g) ?? []), { ...(of ? { of } : {}), mods, source, controller }]);
    return undefined;
  },
  text: ({ mods }, say) => `the next card that you activate: ${say.mods(mods)}`,
  intent: ({ mods }, judge) => judge.mods(mods),
});

/** Whether what waits for the next card puts this one under a rule, where its player activates it. */
export const nextIsUnder = (g: Game, id: number, seat: Seat, rule: string): boolean =>
  (marked.of(g) ?? []).some(
    ({ of, mods, source, controller }) =>
      controller === seat &&
      mods.some((mod) => mod.mod === 'rule' && mod.rule === rule) &&
      (of === undefined || matches(g, { object: id }, of, { source, controller })),
  );

/** A card is announced: what waited for it begins. */
export function beginCard(g: Game, item: Obj, seat: Seat): void {
  const waiting = marked.of(g);
  if (!waiting) return;
  const now = waiting.filter(
    ({ of, source, controller }) =>
      controller === seat && (of === undefined || matches(g, { object: item.id }, of, { source, controller })),
  );
  if (now.length === 0) return;
  for (const { mods, source, controller } of now)
    g.j.push(g.s.effects, {
      id: g.nextId(),
      ts: g.nextTimestamp(),
      source,
      controller,
      objects: [item.id],
      mods,
      until: { kind: 'endOfTurn' },
    });
  const left = waiting.filter((one) => !now.includes(one));
  marked.set(g, left.length > 0 ? left : undefined);
}

/** At the end of a turn nothing waits any more for a card of that turn. */
export const forgetCards = (g: Game): void => {
  if (marked.of(g)) marked.set(g, undefined);
};
