/** Effects of static abilities that a player may pay to ignore for the rest of the turn (116.2d). */
import {
  type ActivatedAbility,
  type Cost,
  defineCell,
  defineFilter,
  defineVerb,
  type Effects,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  impliedSeats,
  isPlayer,
  type Ref,
  ruleOn,
  type Seat,
  UNKNOWN,
} from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The permanents whose effects they ignore until the turn ends. */
    ignoring?: number[];
  }
  interface Filters {
    ignores: { ignores: Ref };
  }
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    ignoreEffects: {};
  }
}

const ignoredBy = (g: Game, seat: Seat): readonly number[] => g.playerMarks(seat).ignoring ?? [];

/** What its own static abilities ask of it, in an `if`. */
export const ignores = defineFilter('ignores', {
  description: 'Is a player who ignores the effects of what is referred to, until the turn ends.',
  example: { ignores: 'self' },
  params: (p) => ({ ignores: p.ref }),
  compile({ ignores: what }, compiler) {
    const find = compiler.ref(what);
    return (g, entity, by) =>
      isPlayer(entity) && find(g, by).some((e) => !isPlayer(e) && ignoredBy(g, entity.player).includes(e.object));
  },
  fits: 'players',
  reads: () => UNKNOWN,
  text: ({ ignores: what }, say) => `who ignores ${say.ref(what)}`,
});

export const ignoreEffects = defineVerb('ignoreEffects', {
  description: 'You ignore the effects of this permanent, which asks for that, until the turn ends.',
  example: { do: 'ignoreEffects' },
  params: fields(() => ({})),
  run: (g, _effect, ctx) => {
    for (const seat of impliedSeats(fromContext(ctx)))
      g.markPlayer(seat, 'ignoring', [...ignoredBy(g, seat), ctx.source]);
    return undefined;
  },
  text: () => 'you ignore its effects until the turn ends',
});

/** With the turn that ends. */
export function endIgnoring(g: Game): void {
  for (const { seat } of g.s.players) if (ignoredBy(g, seat).length > 0) g.markPlayer(seat, 'ignoring', undefined);
}

const isRef = (part: unknown): part is Ref => typeof part === 'string' || (typeof part === 'object' && part !== null);
const isCosts = (part: unknown): part is Cost[] => Array.isArray(part);

/** The permanents whose effects may be ignored at all. */
export const ignorable = defineCell('ignorable permanents', (g): readonly number[] =>
  g.zone('battlefield').filter((id) => ruleOn(g, id, 'ignorable') !== undefined),
);

const actions = new WeakMap<Cost[], ActivatedAbility>();
/** Ignoring a permanent's effects as something that a player does for a cost; the very same for the same cost. */
export function ignoringOf(g: Game, id: number): ActivatedAbility | undefined {
  const cost = ruleOn(g, id, 'ignorable')?.mod.cost;
  if (!isCosts(cost)) return undefined;
  const known = actions.get(cost);
  if (known) return known;
  const effects: Effects = [{ do: 'ignoreEffects' }];
  const action: ActivatedAbility = { kind: 'activated', special: true, keyword: 'ignore', cost, effects };
  actions.set(cost, action);
  return action;
}

/** Whether it lets this player ignore its effects, who does not yet. */
export function mayIgnore(g: Game, seat: Seat, id: number): boolean {
  const rule = ruleOn(g, id, 'ignorable');
  const who = rule?.mod.who;
  if (!rule || !isRef(who) || ignoredBy(g, seat).includes(id)) return false;
  const { source, controller } = rule;
  return entitiesOf(g, who, { source, controller }).some((e) => isPlayer(e) && e.player === seat);
}
/** What such an action cites. @citation */
export const IGNORING = cite('mtg:116.2d');
