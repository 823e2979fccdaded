/** Effects that trigger abilities of objects, though what these wait for does not happen (2.4.2.2.2). */
import {
  characteristicsOf,
  controllerOf,
  defineVerb,
  entitiesOf,
  expandKeywords,
  fields,
  fromContext,
  type Game,
  holds,
  objectsOf,
  type ParamsOf,
  type TriggeredAbility,
  wait,
} from '@arbiter/engine';

const params = fields((p) => ({ what: p.ref, word: p.keyword }));
declare module '@arbiter/engine' {
  interface Verbs {
    triggerAbilities: ParamsOf<typeof params>;
  }
}

/** What an ability knows of that has it trigger: the object, as though it had done what the ability waits for. */
const supposed = (object: number, { on }: TriggeredAbility) => ({ type: on.on, object });

/** Each ability of that word triggers once; one under a condition only where that holds, as if it had triggered by itself. */
function triggerEach(g: Game, object: number, word: string): void {
  const controller = controllerOf(g, object);
  for (const ability of expandKeywords(g, characteristicsOf(g, object).abilities)) {
    if (ability.kind !== 'triggered' || ability.keyword !== word) continue;
    const event = supposed(object, ability);
    if (ability.if && !holds(g, ability.if, { source: object, controller, event })) continue;
    wait(g, { source: object, controller, ability, event }, g.s.counters.id);
  }
}

export const triggerAbilities = defineVerb('triggerAbilities', {
  description: 'Triggers each ability of objects that has such a word before it.',
  example: { do: 'triggerAbilities', what: 'self', word: 'on enter' },
  params,
  run: (g, { what, word }, ctx) => {
    for (const object of objectsOf(entitiesOf(g, what, fromContext(ctx))))
      if (g.find(object)) triggerEach(g, object, word);
    return undefined;
  },
  text: ({ what, word }, say) => `trigger each ${word} ability of ${say.ref(what)}`,
  intent: () => 1,
});
