/** Cipher (702.99): a spell that has resolved is encoded on a creature, which casts copies of it as it hits players. */
import {
  ABILITIES,
  type Ability,
  cardOf,
  defineFilter,
  defineMod,
  definePredicate,
  defineRef,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ModWord,
  NONE,
  objectsOf,
  onField,
  type ParamsOf,
  type PredicateWord,
  publicId,
  type Ref,
  setMark,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../../cite.js';
import { creature, hitsPlayer, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, creature: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    encode: ParamsOf<typeof params>;
  }
  interface Filters {
    encodedWith: { encodedWith: Ref };
  }
  interface Refs {
    encodedCard: { encodedCard: number };
  }
  interface Mods {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    castsEncoded: {};
  }
  interface ObjectMarks {
    /** The creature on which a card in exile is encoded (702.99b). */
    encodedOn?: number;
  }
}

const [ENCODED, CHOSEN, COPY] = ['$encoded', '$bearer', '$copy'];

export const cipher = defineKeyword({
  name: 'cipher',
  rules: cite('mtg:702.99a', 'mtg:702.99b', 'mtg:702.99c'),
  description:
    'As it has resolved, you may exile it encoded on a creature you control, which may cast a copy of it when it hits a player.',
  expand: () => [
    {
      kind: 'spell',
      effects: [
        {
          do: 'if',
          if: { is: ['self', { is: 'representedByCard' }] },
          then: [
            {
              do: 'choose',
              from: [{ zone: 'battlefield' }, creature, youControl].flat(),
              min: 0,
              max: 1,
              save: CHOSEN,
              kind: 'ENCODE',
              prompt: 'Choose a creature on which it is encoded',
            },
            {
              do: 'if',
              if: { is: [{ saved: CHOSEN }, { zone: 'battlefield' }] },
              then: [
                { do: 'move', what: 'self', to: 'exile', cause: 'exile', save: ENCODED },
                { do: 'encode', what: { saved: ENCODED }, creature: { saved: CHOSEN } },
              ],
            },
          ],
        },
      ],
    },
    { kind: 'static', zone: 'exile', affects: { encodedWith: 'self' }, mods: [{ mod: 'castsEncoded' }] },
  ],
});

/** The creature on which a card is encoded, as long as that card is in exile and the creature on the battlefield (702.99c). */
const bearerOf = (g: Game, card: number): number | undefined => {
  const object = g.find(card);
  const bearer = object?.zone === 'exile' ? g.markOf(object, 'encodedOn') : undefined;
  return bearer !== undefined && onField(g, bearer) ? bearer : undefined;
};

export const encode = defineVerb('encode', {
  description: 'Cards in exile are encoded on a creature: `{"encodedWith": "self"}` is the one that bears a card.',
  example: { do: 'encode', what: 'self', creature: { target: 0 } },
  params,
  internal: true,
  run: (g, { what, creature: on }, ctx) => {
    const by = fromContext(ctx);
    const [bearer] = objectsOf(entitiesOf(g, on, by));
    if (bearer === undefined) return undefined;
    for (const id of objectsOf(entitiesOf(g, what, by))) {
      const card = g.find(id);
      if (card?.zone !== 'exile') continue;
      setMark(g, card, 'encodedOn', bearer);
      g.emit('ENCODED', cite('mtg:702.99b'), {
        object: publicId(id),
        card: cardOf(g, id),
        creature: { object: publicId(bearer), card: cardOf(g, bearer) },
      });
    }
    return undefined;
  },
  text: () => '',
});

export const encodedWith = defineFilter('encodedWith', {
  description: 'Is the creature on which a card is encoded.',
  example: { encodedWith: 'self' },
  params: (p) => ({ encodedWith: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.encodedWith);
    return (g, entity, by) =>
      !isPlayer(entity) && objectsOf(find(g, by)).some((card) => bearerOf(g, card) === entity.object);
  },
  reads: () => NONE,
  text: (clause, say) => `on which ${say.ref(clause.encodedWith)} is encoded`,
});

/** A card that is encoded, by its number; abilities that it gives say it. */
export const encodedCard = defineRef('encodedCard', {
  description: 'A card that is encoded on the source.',
  internal: true,
  example: { encodedCard: 1 },
  params: () => ({ encodedCard: z.number() }),
  compile:
    ({ encodedCard: card }) =>
    (g) =>
      g.find(card)?.zone === 'exile' ? [{ object: card }] : [],
  names: 'objects',
  text: () => 'the encoded card',
});

const given = new Map<number, Ability>();
/** What a creature has of a card that is encoded on it: the very same each time (702.99a). */
function abilityOf(card: number): Ability {
  let ability = given.get(card);
  if (!ability) {
    ability = {
      kind: 'triggered',
      on: hitsPlayer,
      effects: [
        { do: 'copyCard', what: { encodedCard: card }, save: COPY },
        { do: 'play', what: { saved: COPY }, cost: [] },
      ],
    };
    given.set(card, ability);
  }
  return ability;
}

export const castsEncoded: ModWord = defineMod('castsEncoded', {
  description: 'Gives the ability that casts copies of the card that is encoded on it.',
  internal: true,
  example: { mod: 'castsEncoded' },
  apply: (_g, chars, _mod, { source }) => {
    chars.abilities = [...chars.abilities, abilityOf(source)];
  },
  writes: () => new Set([ABILITIES]),
  text: () => 'casts copies of the encoded card',
});

export const cipherPredicates: readonly PredicateWord[] = [
  definePredicate('representedByCard', {
    description: 'A spell that a card represents, and no copy (702.99a).',
    holds: (g, e) => !isPlayer(e) && g.find(e.object)?.kind === undefined && g.find(e.object) !== undefined,
    zone: 'stack',
  }),
];
