/** Fight (701.14). */
import {
  type Action,
  entitiesOf,
  fromContext,
  objectsOf,
  onField,
  perform,
  type Ref,
  stat,
  type Verb,
  type Word,
} from '@arbiter/engine';
import { isCreature } from '../../3-card-types/302-creatures.js';
import { cite } from '../../cite.js';

/** Two creatures deal damage equal to their power to each other, at the same time; both or neither (701.14). */
export const fightVerb: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const [a] = objectsOf(entitiesOf(g, effect.what as Ref, by));
    const [b] = objectsOf(entitiesOf(g, effect.with as Ref, by));
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
};
const FIGHT = cite('mtg:701.14a', 'mtg:701.14b', 'mtg:701.14c', 'mtg:701.14d');

export const fightWord: Word = {
  says: 'Two creatures fight: each deals damage equal to its power to the other.',
  example: { do: 'fight', what: { target: 0 }, with: 'self' },
  takes: (p) => ({ what: p.ref, with: p.ref }),
};
