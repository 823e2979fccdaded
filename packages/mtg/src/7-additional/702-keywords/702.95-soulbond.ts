/** Soulbond (702.95): two creatures are paired as long as one player controls both. */
import {
  cardOf,
  characteristicsOf,
  definePredicate,
  defineRef,
  defineVerb,
  type Entity,
  entitiesOf,
  type FilterClause,
  fields,
  fromContext,
  type Game,
  isPlayer,
  markedOnField,
  type ParamsOf,
  publicId,
  type Ref,
  type Seat,
  setMark,
} from '@arbiter/engine';
import { isCreature } from '../../3-card-types/302-creatures.js';
import { cite } from '../../cite.js';
import { and, another, creature, enters, may, not, triggered, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, with: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    pair: ParamsOf<typeof params>;
  }
  interface Refs {
    paired: 'paired';
    pairedWith: { pairedWith: Ref };
  }
  interface ObjectMarks {
    /** The creature that it is paired with, and whose both are (702.95b). */
    paired?: { with: number; of: Seat };
  }
}

const shown = (g: Game, ids: number[]) => ids.map((id) => ({ object: publicId(id), card: cardOf(g, id) }));

const inPairs = markedOnField('paired');
/** What a permanent is paired with. */
export const partnerOf = (g: Game, id: number): number | undefined => {
  const object = g.find(id);
  return object && g.markOf(object, 'paired')?.with;
};
const isYours = (g: Game, id: number, seat: Seat): boolean =>
  g.find(id)?.zone === 'battlefield' && isCreature(g, id) && characteristicsOf(g, id).controller === seat;

/** 702.95e: where one of them has left, is no creature any more or somebody else's, both are unpaired. */
export function watchPairs(g: Game): void {
  for (const id of inPairs(g)) {
    const pair = g.markOf(g.object(id), 'paired');
    if (pair && !(isYours(g, id, pair.of) && isYours(g, pair.with, pair.of))) {
      setMark(g, g.object(id), 'paired', undefined);
      const other = g.find(pair.with);
      if (other) setMark(g, other, 'paired', undefined);
      g.emit('UNPAIRED', cite('mtg:702.95e'), { cards: shown(g, other ? [id, pair.with] : [id]) });
    }
  }
}

const objectOf = (found: readonly Entity[]): number | undefined => {
  const [one] = found;
  return one && !isPlayer(one) ? one.object : undefined;
};
export const pair = defineVerb('pair', {
  description: 'Pairs two unpaired creatures that you control; nothing happens where one of them is none.',
  example: { do: 'pair', what: 'self', with: { target: 0 } },
  params,
  run: (g, { what, with: other }, ctx) => {
    const by = fromContext(ctx);
    const [a, b] = [objectOf(entitiesOf(g, what, by)), objectOf(entitiesOf(g, other, by))];
    if (a === undefined || b === undefined || a === b) return undefined;
    const of = ctx.controller;
    // 702.95c, 702.95d: both or neither, and each with one other creature only.
    if (![a, b].every((id) => isYours(g, id, of) && partnerOf(g, id) === undefined)) return undefined;
    setMark(g, g.object(a), 'paired', { with: b, of });
    setMark(g, g.object(b), 'paired', { with: a, of });
    g.emit('PAIRED', cite('mtg:702.95b'), { cards: shown(g, [a, b]) });
    return undefined;
  },
  text: ({ what, with: other }, say) => `pair ${say.ref(what)} with ${say.ref(other)}`,
  intent: () => 1,
});

export const paired = definePredicate('paired', {
  description: 'A creature that is paired with another.',
  holds: (g, e) => !isPlayer(e) && partnerOf(g, e.object) !== undefined,
  reads: [],
});

export const pairedRef = defineRef('paired', {
  description: 'The creature that the source is paired with.',
  example: 'paired',
  compile: () => (g, by) => {
    const partner = partnerOf(g, by.source);
    return partner === undefined || !g.find(partner) ? [] : [{ object: partner }];
  },
  names: 'objects',
  text: () => 'the creature that it is paired with',
});

export const pairedWith = defineRef('pairedWith', {
  description: 'The creatures with which those referred to are paired.',
  example: { pairedWith: 'self' },
  params: (p) => ({ pairedWith: p.ref }),
  compile(ref, compiler) {
    const find = compiler.ref(ref.pairedWith);
    return (g, by) =>
      find(g, by).flatMap((e) => {
        const partner = isPlayer(e) ? undefined : partnerOf(g, e.object);
        return partner === undefined || !g.find(partner) ? [] : [{ object: partner }];
      });
  },
  names: 'objects',
  text: (ref, say) => `the creature that ${say.ref(ref.pairedWith)} is paired with`,
});

const UNPAIRED: FilterClause = not({ is: 'paired' });
const others = and(creature, youControl, another, UNPAIRED);
/** "If you control both this creature and another, and both are unpaired". */
const ready = { is: ['self', and(creature, youControl, UNPAIRED)] as ['self', FilterClause[]] };

export const soulbond = defineKeyword({
  name: 'soulbond',
  rules: cite('mtg:702.95a', 'mtg:702.95c', 'mtg:702.95d', 'mtg:702.95e'),
  description:
    'As it or another creature of yours enters, you may pair the two; `"paired"` is then what it is paired with.',
  expand: () => [
    triggered(enters, {
      if: { all: [ready, { exists: others }] },
      effects: [
        { do: 'choose', from: others, min: 0, max: 1, save: '$pair' },
        { do: 'pair', what: 'self', with: { saved: '$pair' } },
      ],
    }),
    triggered(
      { on: 'move', object: and(creature, youControl, another), match: { to: 'battlefield' } },
      {
        if: { all: [ready, { is: [{ event: 'became' }, others] }] },
        effects: [may('Pair them?', { do: 'pair', what: 'self', with: { event: 'became' } })],
      },
    ),
  ],
});
