/** Verbs that act at once: moving, drawing, statuses, counters, numbers, tokens, attaching, continuous effects. */

import { copiableIndex } from '../../continuous/copy.js';
import { amountOf, entitiesOf, holds, resultOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import type { Json, JsonObject } from '../../contract/json.js';
import { perform } from '../../events/perform.js';
import { enqueue } from '../../events/triggers.js';
import type { CardDefinition, Condition, CopyExcept, Effect, Ref, Value } from '../../language/types.js';
import type { Action } from '../../machine/actions.js';
import type { Control } from '../../machine/control.js';
import { known } from '../../machine/definition-of.js';
import type { Game } from '../../machine/game.js';
import type { Verb } from '../../machine/policies.js';
import { zoneKey } from '../../machine/zones.js';
import { fromContext, impliedSeats, type Perspective } from '../../state/perspective.js';
import type { EffectContext, Entity } from '../../state/state.js';
import { moveAction } from '../../zones/move.js';
import { objectsOf, seatsOf } from './entities.js';
import { createReplacement, durationOfNone, modify } from './lasting.js';
import { inOrderOfLot, isOrdered } from './putting.js';

function save(g: Game, ctx: EffectContext, effect: Effect, entities: Entity[]): void {
  if (typeof effect.save === 'string') g.j.note(ctx.saved, effect.save, entities);
}

const move: Verb = {
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const actions = objectsOf(entitiesOf(g, effect.what as Ref, by))
      .filter((o) => g.find(o))
      .map((object): Action => {
        const controller = effect.controller === 'you' ? ctx.controller : undefined;
        const status = effect.status as { [name: string]: true } | undefined;
        return moveAction({
          object,
          to: effect.to as string,
          cause: (effect.cause as string) ?? 'effect',
          position: effect.position as 'top' | 'bottom' | undefined,
          controller,
          status,
          ...(effect.final ? { final: true as const } : {}),
        });
      });
    if (isOrdered(g, effect.to as string, actions))
      return { call: 'putInOrder', locals: { ctx: id, effect: effect as unknown as Json, actions } };
    const placed = inOrderOfLot(g, effect.to as string, actions);
    return perform(g, placed, typeof effect.save === 'string' ? { ctx: id, name: effect.save } : undefined);
  },
};

/** Each player draws that many cards, one after another (mtg 121.2). */
const draw: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count as Value, by);
    const seats = seatsOf(entitiesOf(g, effect.who as Ref, by));
    g.spend(Math.max(0, count) * seats.length);
    const draws = seats.flatMap((player) => Array.from({ length: count }, () => player));
    const to = typeof effect.to === 'string' ? effect.to : g.rules.zones.piles.hand;
    return draws.length > 0 ? { call: 'drawCards', locals: { draws, at: 0, to } } : undefined;
  },
};

const status: Verb = {
  run: (g, effect, ctx) => {
    const found = entitiesOf(g, effect.what as Ref, fromContext(ctx));
    save(g, ctx, effect, found);
    return perform(
      g,
      objectsOf(found).map(
        (object): Action => ({ type: 'status', object, status: effect.status as string, on: effect.on !== false }),
      ),
    );
  },
};

const counters: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const amount = resultOf(g, effect.amount as Value, by);
    return perform(
      g,
      entitiesOf(g, effect.what as Ref, by).map(
        (e): Action => ({ type: 'counters', kind: effect.kind as string, amount, ...(e as JsonObject) }),
      ),
    );
  },
};

/** Changes a number of players, such as life, by an amount or to one (mtg 119.5). */
const changeStat: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const stat = effect.stat as string;
    const amountFor = (player: Seat): number =>
      effect.to === undefined
        ? resultOf(g, effect.amount as Value, by)
        : amountOf(g, effect.to as Value, by) - (g.player(player).stats[stat] ?? 0);
    return perform(
      g,
      seatsOf(entitiesOf(g, effect.who as Ref, by))
        .map((player): Action => ({ type: 'stat', player, stat, amount: amountFor(player) }))
        .filter((a) => a.amount !== 0),
    );
  },
};

/** Damage from a source (the effect's own unless said) to each of some objects and players; `parts` deal at the same time. */
const damage: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const parts = (effect.parts as { to: Ref; amount: Value }[] | undefined) ?? [
      { to: effect.to as Ref, amount: effect.amount as Value },
    ];
    const from = effect.from ? objectsOf(entitiesOf(g, effect.from as Ref, by))[0] : ctx.source;
    if (from === undefined) return undefined;
    const actions = parts.flatMap(({ to, amount }) =>
      entitiesOf(g, to, by).map((target, i): Action => {
        const n = amountOf(g, amount, { ...by, division: ctx.division?.[i] } as Perspective);
        return { type: 'damage', source: from, target: target as JsonObject, amount: n };
      }),
    );
    return perform(
      g,
      actions.filter((a) => Number(a.amount) > 0),
    );
  },
};

/** The definition of the tokens to make: as written, or a copy of an object (none when there is none, mtg 111.12). */
function tokenHash(g: Game, effect: Effect, by: Perspective): string | undefined {
  if (effect.token) return known(g, effect.token as CardDefinition).hash;
  const model = objectsOf(entitiesOf(g, effect.copy as Ref, by))[0];
  const def = model === undefined ? undefined : copiableIndex(g, model, effect.except as CopyExcept | undefined);
  return def === undefined ? undefined : g.s.defs[def];
}

const create: Verb = {
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = effect.count === undefined ? 1 : amountOf(g, effect.count as Value, by);
    const token = tokenHash(g, effect, by);
    if (token === undefined) return undefined;
    const seats = effect.who ? seatsOf(entitiesOf(g, effect.who as Ref, by)) : impliedSeats(ctx);
    g.spend(Math.max(0, count) * seats.length);
    const actions = seats.flatMap((player) =>
      Array.from({ length: count }, (): Action => ({ type: 'create', player, token })),
    );
    return perform(g, actions, typeof effect.save === 'string' ? { ctx: id, name: effect.save } : undefined);
  },
};

const attach: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const target = entitiesOf(g, effect.to as Ref, by)[0];
    const what = objectsOf(entitiesOf(g, effect.what as Ref, by))[0];
    if (!target || what === undefined) return undefined;
    return perform(g, [{ type: 'attach', object: what, target: target as JsonObject }]);
  },
};

/** Counters something on the stack (takes it off without resolving). */
const counterOnStack: Verb = {
  run: (g, effect, ctx) => {
    const items = objectsOf(entitiesOf(g, effect.what as Ref, fromContext(ctx))).filter(
      (o) => g.find(o)?.zone === g.rules.zones.stack,
    );
    const item = items[0];
    if (item === undefined) return undefined;
    if (g.rules.play.cannotBeCountered(g, item)) return undefined;
    g.emit('COUNTERED', g.rules.cite.counterOnStack, {
      object: `ob${item}`,
      card: g.rules.view.label(g, { object: item }),
      by: `ob${ctx.source}`,
    });
    return { call: g.rules.play.finish, locals: { item, why: 'countered' } };
  },
};

const when: Verb = {
  run: (g, effect, ctx, id) => {
    const list = holds(g, effect.if as Condition, fromContext(ctx)) ? effect.then : effect.else;
    return list ? ({ call: 'effects', locals: { ctx: id, list: list as never, at: 0 } } as Control) : undefined;
  },
};

/** Instructions for each of some objects or players, one after another; each in turn is remembered under a name. */
const forEach: Verb = {
  run: (g, effect, ctx, id) => {
    const each = entitiesOf(g, effect.of as Ref, fromContext(ctx));
    if (each.length === 0) return undefined;
    return {
      call: 'forEach',
      locals: { ctx: id, each: each as never, as: effect.as as string, list: effect.effects as never, at: 0 },
    };
  },
};

const shuffle: Verb = {
  run: (g, effect, ctx) => {
    for (const seat of seatsOf(entitiesOf(g, effect.who as Ref, fromContext(ctx))))
      g.rules.zones.shuffle(g, zoneKey(g, (effect.zone as string) ?? g.rules.zones.piles.deck, seat));
    return undefined;
  },
};

/** Remembers objects or players, or a number, under a name for later instructions. */
const remember: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    if (effect.what) g.j.note(ctx.saved, effect.as as string, entitiesOf(g, effect.what as Ref, by));
    else g.j.note(ctx.numbers, effect.as as string, amountOf(g, effect.value as Value, by));
    return undefined;
  },
};

/** An ability that triggers later; "it" and the like are fixed now (mtg 603.7). */
const delayed: Verb = {
  run: (g, effect, ctx) => {
    g.j.push(g.s.delayed, {
      id: g.nextId(),
      source: ctx.source,
      controller: ctx.controller,
      ...(ctx.unowned ? { unowned: true as const } : {}),
      on: effect.on as never,
      effects: effect.effects as Effect[],
      saved: { ...ctx.saved, target: ctx.targets[0] ?? [], it: [{ object: ctx.source }] },
      ...(ctx.x === undefined ? {} : { x: ctx.x }),
      once: effect.repeat !== true,
      ...(effect.until ? { until: durationOfNone(g, effect, fromContext(ctx)) } : {}),
    });
    return undefined;
  },
};

/** "When you do": an ability that triggers at once on what this effect just did (mtg 603.12). */
const reflexive: Verb = {
  run: (g, effect, ctx) => {
    enqueue(g, {
      source: ctx.source,
      controller: ctx.controller,
      ...(ctx.unowned ? { unowned: true as const } : {}),
      ability: { kind: 'triggered', on: { on: 'reflexive' }, ...(effect.ability as object) } as never,
      event: { ...(ctx.event ?? {}), $saved: ctx.saved as never, ...(ctx.x === undefined ? {} : { $x: ctx.x }) },
    });
    return undefined;
  },
};

/** Players win or lose at once (mtg 104.2b, 104.3e). */
const endGame: Verb = {
  run: (g, effect, ctx) => {
    const seats = seatsOf(entitiesOf(g, effect.who as Ref, fromContext(ctx)));
    return perform(
      g,
      seats.map((player): Action => ({ type: effect.do, player, reason: 'effect' })),
    );
  },
};

export const basicVerbs: { [word: string]: Verb } = {
  move,
  draw,
  status,
  counters,
  stat: changeStat,
  damage,
  create,
  attach,
  modify,
  createReplacement,
  counterOnStack,
  if: when,
  forEach,
  shuffle,
  remember,
  delayed,
  reflexive,
  win: endGame,
  lose: endGame,
};
