/** Moving: the verb that destroying, exiling and returning are. */
import { z } from 'zod';
import { characteristicsOf } from '../../continuous/characteristics.js';
import { countersFor, entitiesOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import { isTable } from '../../contract/json.js';
import { holds } from '../../events/held.js';
import { perform } from '../../events/perform.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { hasFace } from '../../machine/faces.js';
import type { Game } from '../../machine/game.js';
import { shuffled } from '../../machine/random.js';
import { defineVerb } from '../../machine/words.js';
import { plainOr } from '../../schema/dispatch.js';
import { objectsOf } from '../../state/entities.js';
import { fromContext } from '../../state/perspective.js';
import { moveAction } from '../../zones/move.js';
import { hostOf, linkOf, savedAs } from './asking.js';
import { decision, place } from './params.js';
import { inOrderOfLot, isOrdered, putInOrder } from './putting.js';

const params = fields((p) => ({
  what: p.ref,
  ...place(p),
  position: plainOr(['top', 'bottom'], p.count).optional(),
  cause: p.cause.optional(),
  controller: z.literal('you').optional(),
  counters: p.counters.optional(),
  final: p.flag.optional(),
  face: p.count.optional(),
  order: z.literal('random').optional(),
  keep: z.enum(['linked', 'untilLeaves', 'grantor']).optional(),
  attached: p.ref.optional(),
  by: z.literal('owners').optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    move: ParamsOf<typeof params>;
  }
}

/** Who sacrifices gives up nothing that somebody else controls (mtg 701.21a). */
const isTheirs = (g: Game, object: number, seat: Seat): boolean =>
  g.object(object).zone === g.rules.zones.field && characteristicsOf(g, object).controller === seat;

/** Whose abilities speak of what was moved: those of the source, or of what has given it the ability (rb 395, mtg 607.5). */
const keeperOf = (keep: unknown, source: number): number =>
  isTable(keep) && typeof keep.the === 'number' ? keep.the : source;

export const move = defineVerb('move', {
  description:
    'Puts objects into a zone, second from the top with `position` 2, `attached` to something; `by` their owners; `save`, `keep` what they became.',
  example: (n) => ({ do: 'move', what: 'self', to: n.discard, save: 'card' }),
  params,
  run: (g, effect, ctx, id) => {
    const { what, to, position, status, counters, cause = 'effect', controller } = effect;
    const { final, face, order, keep, attached, save } = effect;
    const until = keep === 'untilLeaves';
    // What lasts until the source leaves does not begin where it has left (mtg 610.3a, 610.3b).
    if (until && g.find(ctx.source)?.zone !== g.rules.zones.field) return undefined;
    if (until) holds(g, ctx.source);
    // What has no such face there stays where it is (mtg 712.14a).
    const objects = objectsOf(entitiesOf(g, what, fromContext(ctx))).filter(
      (object) =>
        g.find(object) &&
        (face === undefined || hasFace(g, g.object(object), face, to)) &&
        (cause !== 'sacrifice' || isTheirs(g, object, ctx.controller)),
    );
    // What enters attached is attached as it enters; the rules say what becomes of it if that is gone (mtg 301.5e, 303.4i).
    const attachedTo = attached === undefined ? undefined : hostOf(g, attached, fromContext(ctx));
    const byLot = order === 'random' && objects.length > 1;
    const ordered = isOrdered(g, to, objects);
    const lying = byLot ? shuffled(g, objects) : ordered ? objects : inOrderOfLot(g, to, objects);
    const actions = lying.map((object) =>
      moveAction({
        object,
        to,
        cause,
        // Counted from the top, which is the first (mtg 401.7).
        position: typeof position === 'number' ? Math.max(0, position - 1) : position,
        controller: controller && ctx.controller,
        status,
        ...(counters ? { counters: countersFor(g, counters, fromContext(ctx)) } : {}),
        ...(final ? { final } : {}),
        by: effect.by === 'owners' ? g.object(object).owner : ctx.controller,
        source: ctx.source,
        ...(keep === undefined
          ? {}
          : { keep: { by: keeperOf(keep, ctx.source), ...linkOf(effect), ...(until ? { until } : {}) } }),
        ...(object === ctx.item ? { itself: true as const } : {}),
        ...(face === undefined ? {} : { face }),
        ...(attachedTo === undefined ? {} : { attachedTo }),
      }),
    );
    if (ordered && !byLot) {
      const named = save === undefined ? {} : { save };
      return putInOrder.call({ ctx: id, to, actions, ...named });
    }
    return perform(g, actions, savedAs(id, { save }));
  },
  decisions: [
    decision('ORDER', 'ORDER', 'order', 'The order in which cards lie that a player puts into a pile together.'),
  ],
  procedures: [putInOrder],
  text: ({ what, to, cause }, say) =>
    [say.cause(cause) ?? 'put', say.ref(what), ...(say.cause(cause) === undefined ? [`into ${to}`] : [])].join(' '),
  // What is saved is wanted back.
  intent: ({ cause, save }, judge) => (save === undefined ? judge.cause(cause) : 0),
});
