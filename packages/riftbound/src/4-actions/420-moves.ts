/** Moves and recalls by effects: what moves, and where to (355.4, 420, 445–458). */
import {
  type Action,
  controllerOf,
  defineFilter,
  defineRef,
  defineVerb,
  type EffectContext,
  type Entity,
  entitiesOf,
  entityChoice,
  type Filter,
  fields,
  fromContext,
  type Game,
  isPlayer,
  objectsOf,
  type ParamsOf,
  type Perspective,
  payCosts,
  perform,
  plainOr,
  procedure,
  type Ref,
  type Seat,
  UNKNOWN,
} from '@arbiter/engine';
import { z } from 'zod';
import { battlefieldOf, hasType, isBattlefield, placeSeen, topMost, unitsAt } from '../1-concepts/107-board.js';
import type { At } from '../3-playing/355-locations.js';
import { cite } from '../cite.js';
import { mayGo, mayNotMove, mostAlong, movingTax } from './420-standard-move.js';

const moved = fields((p) => ({ what: p.ref, to: plainOr(['base'], p.ref) }));
const swapped = fields((p) => ({ what: p.ref, with: p.ref }));
const recalled = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    moveTo: ParamsOf<typeof moved>;
    swapPlaces: ParamsOf<typeof swapped>;
    recall: ParamsOf<typeof recalled>;
  }
  interface Refs {
    battlefieldOf: { battlefieldOf: Ref };
  }
  interface Filters {
    destination: { destination: Ref };
    at: { at: Ref };
    unitsThere: { unitsThere: [filter: Filter, count: number] };
  }
}

/** The place that something stands for: a battlefield, the base of a player, or where an object is; undefined: none. */
function placeFor(g: Game, entity: Entity | undefined): At | undefined {
  if (!entity) return undefined;
  if (isPlayer(entity)) return null;
  const object = g.find(entity.object);
  if (object?.zone !== 'board') return undefined;
  return isBattlefield(g, object) ? object.id : battlefieldOf(g, object.id);
}

/** Where something is that a reference speaks of; undefined: nowhere on the board. */
export const placeOf = (g: Game, ref: Ref, by: Perspective): At | undefined => placeFor(g, entitiesOf(g, ref, by)[0]);

/** The same of what has left the board: where it was then (428.1.a.1.b). */
export function placeThen(g: Game, ref: Ref, by: Perspective): At | undefined {
  const [entity] = entitiesOf(g, ref, by);
  if (!entity || isPlayer(entity) || g.find(entity.object)?.zone === 'board') return placeFor(g, entity);
  const last = g.s.lastKnown[entity.object];
  return last?.zone === 'board' ? (last.marks?.at ?? null) : undefined;
}

const onBoard = (g: Game, ref: Ref, by: Perspective): number[] =>
  objectsOf(entitiesOf(g, ref, by)).filter((id) => g.find(id)?.zone === 'board');

const relocations = (objects: readonly number[], to: At, by: Seat): Action[] =>
  objects.map((object) => ({ type: 'relocate', object, to, by }));

/** 359.3.f.2, 359.3.f.2.a: looked for as the instruction is carried out; what is in a base has none. @citation */
export const ITS_BATTLEFIELD = cite('riftbound:359.3.f.2', 'riftbound:359.3.f.2.a');
export const battlefieldOfRef = defineRef('battlefieldOf', {
  description: 'The battlefield where something is; what is in a base, or nowhere on the board, has none.',
  example: { battlefieldOf: 'self' },
  params: (p) => ({ battlefieldOf: p.ref }),
  compile: (ref, compiler) => {
    const find = compiler.ref(ref.battlefieldOf);
    return (g, by) => {
      const places = objectsOf(find(g, by)).flatMap((id) => battlefieldOf(g, id) ?? []);
      return [...new Set(places)].map((object) => ({ object }));
    };
  },
  names: 'objects',
  text: (ref, say) => `the battlefield where ${say.ref(ref.battlefieldOf)} is`,
});

/** Whose base a player or something in one stands for: units of others can't be there, and are recalled instead (447.2.c). */
function baseOf(g: Game, there: Entity | undefined): Seat | undefined {
  if (!there) return undefined;
  return isPlayer(there) ? there.player : controllerOf(g, topMost(g, there.object));
}

const recalls = (objects: readonly number[]): Action[] =>
  objects.map((object) => ({ type: 'relocate', object, to: null, recall: true }));

/** What an ignored instruction speaks of, instructions that are linked to it speak of no more (359.3.e.6, 359.3.e.14.a). @citation */
export const UNDONE = cite('riftbound:359.3.e.6', 'riftbound:359.3.e.14.a');
/** "Move a unit and ready it": one that can't be moved isn't readied either. */
function leaveUndone(g: Game, ctx: EffectContext, what: Ref, units: readonly number[]): void {
  if (typeof what !== 'object' || !('target' in what) || units.length === 0) return;
  const rest = (list: Entity[]): Entity[] => list.filter((e) => isPlayer(e) || !units.includes(e.object));
  g.j.note(
    ctx,
    'targets',
    ctx.targets.map((list, i) => (i === what.target ? rest(list) : list)),
  );
}

/** An effect moves several units to where that costs: one moves for nothing, and others as far as its player pays (204.4.c). */
const taxedMove = procedure<{ seat: Seat; source: number; units: number[]; to: At }, { moving: number[] }>(
  'taxedMove',
  {
    ask: (g, l) => ({
      ask: {
        seat: l.seat,
        kind: 'MOVE_TAXED',
        shape: 'CHOOSE',
        prompt: 'Which of these units move there? Each beyond the first costs.',
        rules: cite('riftbound:204.4', 'riftbound:204.4.b', 'riftbound:204.4.c'),
        source: l.source,
        options: l.units.map((id) => entityChoice(g, { object: id }, id)),
        min: 1,
        max: 1 + mostAlong(g, l.seat, l.to, l.units.length - 1),
      },
      into: 'moving',
    }),
    pay: (g, l) => {
      const costs = movingTax(g, l.seat, l.to, l.moving.length - 1);
      return costs.length === 0 ? undefined : payCosts.call({ seat: l.seat, source: -1, costs, x: 0, at: 0 });
    },
    move: (g, l) => perform(g, relocations(l.moving, l.to, l.seat)),
  },
);

/** "Move a unit to base", "move it to a battlefield", "move an enemy unit here" (449). */
export const moveTo = defineVerb('moveTo', {
  description: 'Moves units to their bases, to a battlefield, to the base of a player, or to where an object is.',
  example: { do: 'moveTo', what: 'self', to: 'base' },
  params: moved,
  run: (g, { what, to }, ctx) => {
    const by = fromContext(ctx);
    const there = to === 'base' ? undefined : entitiesOf(g, to, by)[0];
    const at = to === 'base' ? null : placeFor(g, there);
    if (at === undefined) return undefined;
    const whose = at === null ? baseOf(g, there) : undefined;
    const isOwn = (id: number): boolean => whose === undefined || controllerOf(g, id) === whose;
    const all = onBoard(g, what, by);
    leaveUndone(
      g,
      ctx,
      what,
      all.filter((id) => mayNotMove(g, id, at, ctx.controller)),
    );
    const own = all.filter(isOwn);
    // 204.4: what is asked for moving several at once is asked of effects as well.
    if (movingTax(g, ctx.controller, at, own.length - 1).length > 0)
      return taxedMove.call({ seat: ctx.controller, source: ctx.source, units: own, to: at });
    return perform(g, [...relocations(own, at, ctx.controller), ...recalls(all.filter((id) => !isOwn(id)))]);
  },
  procedures: [taxedMove],
  decisions: [
    {
      kind: 'MOVE_TAXED',
      shape: 'CHOOSE',
      cite: 'choose',
      meaning: 'Which of several units are moved, where each beyond the first costs.',
    },
  ],
  text: ({ what, to }, say) => `move ${say.ref(what)} to ${to === 'base' ? 'base' : say.ref(to)}`,
});

/** "Move me to its location and it to my original location": both at once, and none where one of them is nowhere. */
export const swapPlaces = defineVerb('swapPlaces', {
  description: 'Moves two units, each to where the other one was.',
  example: { do: 'swapPlaces', what: 'self', with: 'self' },
  params: swapped,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const [one] = onBoard(g, effect.what, by);
    const [other] = onBoard(g, effect.with, by);
    if (one === undefined || other === undefined) return undefined;
    const [from, to] = [battlefieldOf(g, one), battlefieldOf(g, other)];
    return perform(g, [...relocations([one], to, ctx.controller), ...relocations([other], from, ctx.controller)]);
  },
  text: (effect, say) => `move ${say.ref(effect.what)} and ${say.ref(effect.with)} to each other's locations`,
});

/** 455: to its base, without a move. */
export const recall = defineVerb('recall', {
  description: 'Recalls permanents to their bases; that is no move.',
  example: { do: 'recall', what: 'self' },
  params: recalled,
  run: (g, { what }, ctx) => perform(g, recalls(onBoard(g, what, fromContext(ctx)))),
  text: ({ what }, say) => `recall ${say.ref(what)}`,
});

/** A place to which all of some units may go, and where none of them is (355.4.a). */
function isDestination(g: Game, entity: Entity, units: readonly number[]): boolean {
  if (units.length === 0) return false;
  if (isPlayer(entity))
    return units.every((id) => controllerOf(g, id) === entity.player && battlefieldOf(g, id) !== null);
  const object = g.find(entity.object);
  if (object?.zone !== 'board' || !isBattlefield(g, object)) return false;
  return units.every((id) => battlefieldOf(g, id) !== object.id && mayGo(g, object.id, controllerOf(g, id)));
}

/** Chosen as something is put on the chain, with its targets, though no target itself (355.4). */
export const destination = defineFilter('destination', {
  description: 'A place to which these units may be moved: a battlefield, or for their base its player.',
  example: { destination: 'self' },
  params: (p) => ({ destination: p.ref }),
  compile({ destination: units }, compiler) {
    const find = compiler.ref(units);
    return (g, entity, by) =>
      isDestination(
        g,
        entity,
        objectsOf(find(g, by)).filter((id) => g.find(id)?.zone === 'board' && hasType(g, id, 'Unit')),
      );
  },
  reads: () => UNKNOWN,
  text: (clause, say) => `where ${say.ref(clause.destination)} may be moved`,
});

/** "At that battlefield", "at its location". */
/** How many units that fit are at a battlefield. */
export const unitsThere = defineFilter('unitsThere', {
  description: 'Is a battlefield where exactly so many units are that fit.',
  example: { unitsThere: [{ controller: 'you' }, 2] },
  params: (p) => ({ unitsThere: z.tuple([p.filter, p.count]) }),
  compile({ unitsThere: [filter, count] }, compiler) {
    const find = compiler.each(filter);
    return (g, entity, by) => {
      if (isPlayer(entity)) return false;
      const there = unitsAt(g, entity.object);
      return find(g, by).filter((e) => !isPlayer(e) && there.includes(e.object)).length === count;
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: ({ unitsThere: [filter, count] }, say) => `where exactly ${count} ${say.filter(filter)} are`,
});
export const at = defineFilter('at', {
  description: 'Where something else is, or at this battlefield, or in the base of this player.',
  example: { at: 'self' },
  params: (p) => ({ at: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.at);
    return (g, entity, by) => {
      const [there] = find(g, by);
      if (!there || isPlayer(entity)) return false;
      const own = placeSeen(g, entity.object, by);
      return own !== null && own === (isPlayer(there) ? `base ${there.player}` : placeSeen(g, there.object, by));
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `where ${say.ref(clause.at)} is`,
});
