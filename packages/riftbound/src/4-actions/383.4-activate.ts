/** Activating named triggered abilities, as though what they wait for had happened (383.4.g). */
import {
  characteristicsOf,
  controllerOf,
  defineVerb,
  enqueue,
  entitiesOf,
  expandKeywords,
  fields,
  fits,
  fromContext,
  type Game,
  holds,
  objectsOf,
  type ParamsOf,
  type TriggerEvent,
  withinLimit,
} from '@arbiter/engine';
import { z } from 'zod';
import { battlefieldOf } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';
import { triggerAlsoAs } from './383.4-also-as.js';

const NAMED = ['play', 'unit:conquer', 'unit:hold', 'unit:attack', 'unit:defend'] as const;
const params = fields((p) => ({ of: p.ref, on: z.enum(NAMED) }));
declare module '@arbiter/engine' {
  interface Verbs {
    activateTriggers: ParamsOf<typeof params>;
  }
}

/** The named part of a condition counts as fulfilled; the rest of it is looked at (383.4.g.1). @citation */
export const ACTIVATED = cite('riftbound:383.4.g', 'riftbound:383.4.g.1');

function activateOf(g: Game, object: number, on: (typeof NAMED)[number]): void {
  const controller = controllerOf(g, object);
  const battlefield = battlefieldOf(g, object);
  const event: TriggerEvent =
    on === 'play'
      ? { type: on, object, player: controller, card: true }
      : { type: on, object, player: controller, battlefield: battlefield ?? -1 };
  for (const [index, ability] of expandKeywords(g, characteristicsOf(g, object).abilities).entries()) {
    if (ability.kind !== 'triggered' || ability.on.on !== on) continue;
    const by = { source: object, controller, event };
    if (!fits(g, ability.on, event, by) || (ability.if && !holds(g, ability.if, by))) continue;
    if (withinLimit(g, object, ability, index)) enqueue(g, { source: object, controller, ability, event });
  }
  triggerAlsoAs(g, object, event);
}

export const activateTriggers = defineVerb('activateTriggers', {
  description: 'Activates play, conquer, hold, attack or defend effects of objects, as though that had just happened.',
  example: { do: 'activateTriggers', of: 'self', on: 'unit:conquer' },
  params,
  run: (g, { of, on }, ctx) => {
    for (const object of objectsOf(entitiesOf(g, of, fromContext(ctx)))) if (g.find(object)) activateOf(g, object, on);
    return undefined;
  },
  text: ({ of, on }, say) => `activate the ${on.replace('unit:', '')} effects of ${say.ref(of)}`,
  intent: () => 1,
});
