/**
 * What holds for the next attack of a unit (2.6.1.4): it begins as that attack is declared, so that the one that goes on
 * meanwhile has nothing of it, and ends with it.
 */
import {
  controllerOf,
  defineVerb,
  entitiesOf,
  type Filter,
  fields,
  fromContext,
  type Game,
  gameMark,
  type Mod,
  matches,
  type ParamsOf,
  type Seat,
} from '@arbiter/engine';

const params = fields((p) => ({
  what: p.ref,
  mods: p.mods,
  using: p.filter.optional(),
  bare: p.flag.optional(),
  nextTurn: p.flag.optional(),
  at: p.filter.optional(),
}));

/** What waits for an attack of one object, or for the next that a player declares with any unit. */
interface Waiting {
  object?: number;
  player?: Seat;
  mods: Mod[];
  source: number;
  controller: Seat;
  /** The turn in which it was said. */
  said: number;
  /** With a weapon or card that fits, or (`bare`) with no weapon. */
  using?: Filter;
  bare?: true;
  /** In the next turn of its controller, and not in this one. */
  nextTurn?: true;
  /** Only an attack on something that fits. */
  at?: Filter;
}
declare module '@arbiter/engine' {
  interface GameMarks {
    nextAttacks?: Waiting[];
  }
  interface Verbs {
    nextAttack: ParamsOf<typeof params>;
  }
}
const marked = gameMark('nextAttacks');

export const nextAttack = defineVerb('nextAttack', {
  description:
    'Modifies units, or whatever a player attacks with, while their next attack this turn lasts: `using`, `bare`, in your `nextTurn`, or `at`.',
  example: { do: 'nextAttack', what: 'self', mods: [{ mod: 'add', stat: 'attackPower', value: 2 }] },
  params,
  run: (g, { what, mods, using, bare, nextTurn, at }, ctx) => {
    const by = fromContext(ctx);
    const fixed = mods.map((mod) => g.rules.words.modOf(mod).fix?.(g, mod, by) ?? mod);
    const more = entitiesOf(g, what, by).map(
      (who): Waiting => ({
        ...who,
        mods: fixed,
        source: ctx.source,
        controller: ctx.controller,
        said: g.turnNumber,
        ...(using ? { using } : {}),
        ...(bare ? { bare } : {}),
        ...(nextTurn ? { nextTurn } : {}),
        ...(at ? { at } : {}),
      }),
    );
    if (more.length > 0) marked.set(g, [...(marked.of(g) ?? []), ...more]);
    return undefined;
  },
  text: ({ what, mods }, say) => `the next attack of ${say.ref(what)}: ${say.mods(mods)}`,
  intent: ({ mods }, judge) => judge.mods(mods),
});

/** An attack is declared: what waited for it begins; what it is aimed at is not known before it is. */
export function beginAttack(
  g: Game,
  attacker: number,
  weapon: number | undefined,
  cards: readonly number[],
  targets: readonly number[] = [],
): void {
  const waiting = marked.of(g);
  if (!waiting) return;
  const used = [...cards, ...(weapon === undefined ? [] : [weapon])];
  const begins = (one: Waiting): boolean => {
    const { object, player, using, bare, nextTurn, said, controller, source, at } = one;
    const isIts = player === undefined ? object === attacker : controllerOf(g, attacker) === player;
    if (!isIts || (bare && weapon !== undefined)) return false;
    if (nextTurn && (g.active !== controller || g.turnNumber === said)) return false;
    const fits = (ids: readonly number[], what: Filter | undefined): boolean =>
      what === undefined || ids.some((id) => matches(g, { object: id }, what, { source, controller }));
    return fits(used, using) && fits(targets, at);
  };
  const now = waiting.filter(begins);
  if (now.length === 0) return;
  for (const { mods, source, controller } of now)
    g.j.push(g.s.effects, {
      id: g.nextId(),
      ts: g.nextTimestamp(),
      source,
      controller,
      objects: [attacker],
      mods,
      until: { kind: 'endOfFight' },
    });
  marked.set(
    g,
    waiting.filter((one) => !now.includes(one)),
  );
}

/** At the end of a turn nothing waits any more for an attack of that turn. */
export function forgetAttacks(g: Game): void {
  const waiting = marked.of(g);
  if (!waiting) return;
  const left = waiting.filter(
    ({ nextTurn, said, controller }) => nextTurn && (g.active !== controller || g.turnNumber === said),
  );
  marked.set(g, left.length > 0 ? left : undefined);
}
