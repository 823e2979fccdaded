/** Fight (701.14). */
import {
  type Action,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  objectsOf,
  onField,
  type ParamsOf,
  perform,
  stat,
} from '@arbiter/engine';
import { isCreature } from '../../3-card-types/302-creatures.js';
import { cite } from '../../cite.js';

const FIGHT = cite('mtg:701.14a', 'mtg:701.14b', 'mtg:701.14c', 'mtg:701.14d');
const params = fields((p) => ({ what: p.ref, with: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    fight: ParamsOf<typeof params>;
  }
}

/** Two creatures deal damage equal to their power to each other, at the same time; both or neither (701.14). */
export const fight = defineVerb('fight', {
  description: 'Two creatures fight: each deals damage equal to its power to the other.',
  example: { do: 'fight', what: { target: 0 }, with: 'self' },
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const [a] = objectsOf(entitiesOf(g, effect.what, by));
    const [b] = objectsOf(entitiesOf(g, effect.with, by));
    if (a === undefined || b === undefined) return undefined;
    if (![a, b].every((id) => onField(g, id) && isCreature(g, id))) return undefined;
    const blow = (source: number, object: number): Action => ({
      type: 'damage',
      source,
      target: { object },
      amount: stat(g, source, 'power'),
      $rules: FIGHT,
    });
    // A creature that fights itself deals itself twice its power (701.14c).
    return perform(g, [blow(a, b), blow(b, a)]);
  },
  text: (effect, say) => `${say.ref(effect.what)} fights ${say.ref(effect.with)}`,
  intent: () => -1,
});
