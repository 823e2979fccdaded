/** Regenerate (701.19): a shield that takes the place of the next destruction. Said by the builder `regenerate`. */
import {
  type Action,
  cardAndName,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ParamsOf,
  ruleOn,
} from '@arbiter/engine';
import { removeFromCombat } from '../../5-turn/506-combat.js';
import { cite } from '../../cite.js';

const REGENERATE = cite('mtg:701.19a', 'mtg:701.19c', 'mtg:701.8c', 'mtg:614.8');
const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    regenerate: ParamsOf<typeof params>;
  }
}

/** 701.19c: a shield of what can't be regenerated is there and does nothing. */
export const cannotBeRegenerated = (g: Game, action: Action): boolean =>
  action.type === 'move' && action.cause === 'destroy' && ruleOn(g, action.object, 'cantBeRegenerated') !== undefined;

/** What regeneration does to a permanent beside tapping it: its damage is removed, and it leaves combat. */
export const regenerate = defineVerb('regenerate', {
  description: 'Removes all damage from a permanent and takes it out of combat, as regenerating does (701.19).',
  example: { do: 'regenerate', what: 'self' },
  params,
  run: (g, { what }, ctx) => {
    for (const e of entitiesOf(g, what, fromContext(ctx))) {
      const object = isPlayer(e) ? undefined : g.find(e.object);
      if (!object) continue;
      g.markDamage(object, 0);
      removeFromCombat(g, object.id);
      g.emit('REGENERATED', REGENERATE, {
        object: `ob${object.id}`,
        ...cardAndName(g, object.id),
      });
    }
    return undefined;
  },
  text: ({ what }, say) => `regenerate ${say.ref(what)}`,
  intent: () => 1,
});
