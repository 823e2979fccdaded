/** Haunt (702.55): the card of what is gone is exiled, and waits for a creature to die. */
import {
  type Ability,
  cardOf,
  defineFilter,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  NONE,
  objectsOf,
  type ParamsOf,
  publicId,
  type Ref,
  setMark,
  type TriggerPattern,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { creature, dies, t, target, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, creature: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    haunt: ParamsOf<typeof params>;
  }
  interface Filters {
    hauntedBy: { hauntedBy: Ref };
  }
  interface ObjectMarks {
    /** The creature that a card in exile haunts, whatever that has become (702.55b). */
    haunts?: number;
  }
}

/** What a card in exile haunts. */
export const hauntedOf = (g: Game, id: number): number | undefined => {
  const object = g.find(id);
  return object?.zone === 'exile' ? g.markOf(object, 'haunts') : undefined;
};

export const haunting = defineVerb('haunt', {
  description: 'Cards in exile haunt a creature from now on: `{"hauntedBy": "self"}` is what a card haunts.',
  example: { do: 'haunt', what: 'self', creature: { target: 0 } },
  params,
  run: (g, { what, creature: whom }, ctx) => {
    const by = fromContext(ctx);
    const [haunted] = objectsOf(entitiesOf(g, whom, by));
    if (haunted === undefined) return undefined;
    for (const id of objectsOf(entitiesOf(g, what, by))) {
      const card = g.find(id);
      if (card?.zone !== 'exile') continue;
      setMark(g, card, 'haunts', haunted);
      g.emit('HAUNTS', cite('mtg:702.55b'), {
        object: publicId(id),
        card: cardOf(g, id),
        creature: { object: publicId(haunted), card: cardOf(g, haunted) },
      });
    }
    return undefined;
  },
  text: ({ what, creature: whom }, say) => `${say.ref(what)} haunts ${say.ref(whom)}`,
});

export const hauntedBy = defineFilter('hauntedBy', {
  description: 'Is the creature that a card haunts, or what was that creature.',
  example: { hauntedBy: 'self' },
  params: (p) => ({ hauntedBy: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.hauntedBy);
    return (g, entity, by) =>
      !isPlayer(entity) && objectsOf(find(g, by)).some((id) => hauntedOf(g, id) === entity.object);
  },
  reads: () => NONE,
  text: (clause, say) => `haunted by ${say.ref(clause.hauntedBy)}`,
});

const HAUNTING = '$haunting';
const exileHaunting = (on: TriggerPattern): Ability =>
  triggered(on, {
    targets: [target(creature)],
    effects: [
      { do: 'move', what: { event: 'became' }, to: 'exile', cause: 'exile', save: HAUNTING },
      { do: 'haunt', what: { saved: HAUNTING }, creature: t(0) },
    ],
  });

export const haunt = defineKeyword({
  name: 'haunt',
  rules: cite('mtg:702.55a', 'mtg:702.55b', 'mtg:702.55c'),
  description:
    'When it dies, or has resolved as a spell, exile it haunting target creature; the card says what follows when that dies.',
  // A permanent dies, and a spell is put into the graveyard as it resolves.
  expand: () => [
    exileHaunting(dies),
    exileHaunting({ on: 'move', object: 'self', match: { from: 'stack', to: 'graveyard', cause: 'resolve' } }),
  ],
});
