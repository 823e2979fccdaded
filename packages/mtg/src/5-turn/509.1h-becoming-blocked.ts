/** Attacking creatures that become blocked by an effect, without anything that blocks them (509.1h). */
import {
  cardAndName,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  publicId,
  setMark,
  triggerOn,
} from '@arbiter/engine';
import { bandOf } from '../7-additional/702-keywords/702.22-banding.js';
import { cite } from '../cite.js';
import { defenderOf, isAttacking, isBlocked } from './506-combat.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    becomeBlocked: ParamsOf<typeof params>;
  }
}

/** The whole band becomes blocked with one of it (702.22i); abilities trigger on each that was not blocked yet (509.3c). */
function becomesBlocked(g: Game, id: number): void {
  for (const one of [id, ...bandOf(g, id)]) {
    if (isBlocked(g, one)) continue;
    setMark(g, g.object(one), 'blocked', true);
    g.emit('BECAME_BLOCKED', cite('mtg:509.1h', 'mtg:702.22i'), { object: publicId(one), ...cardAndName(g, one) });
    const defending = defenderOf(g, one);
    triggerOn(g, { type: 'becomesBlocked', object: one, count: 0, ...(defending === undefined ? {} : { defending }) });
  }
}

export const becomeBlocked = defineVerb('becomeBlocked', {
  description: 'Attacking creatures become blocked, each with its band; nothing blocks them.',
  example: { do: 'becomeBlocked', what: { target: 0 } },
  params,
  run: (g, { what }, ctx) => {
    for (const id of objectsOf(entitiesOf(g, what, fromContext(ctx)))) if (isAttacking(g, id)) becomesBlocked(g, id);
    return undefined;
  },
  text: ({ what }, say) => `${say.ref(what)} becomes blocked`,
  intent: () => -1,
});
