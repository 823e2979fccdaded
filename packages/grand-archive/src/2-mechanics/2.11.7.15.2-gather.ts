/** Gathering (2.11.7.15.2): one of six ingredients, as chance has it, is summoned as a token. */
import {
  type Ability,
  amountOf,
  defineEvent,
  defineVerb,
  draw,
  type Effect,
  fields,
  fromContext,
  instructions,
  type ParamsOf,
  type Seat,
  type SingleFaced,
  triggerOn,
} from '@arbiter/engine';

const params = fields((p) => ({ count: p.value.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    gather: ParamsOf<typeof params>;
  }
  interface Events {
    /** A player gathered. */
    gather: { player: Seat };
  }
}

const inHand: Effect = {
  do: 'choose',
  save: 'under',
  from: [{ zone: 'hand' }, { owner: 'you' }],
  min: 1,
  max: 1,
};
/** What each part of a plant does as it is given up. */
const DOES: { [part: string]: Effect[] } = {
  Root: [
    {
      do: 'modify',
      what: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
      mods: [{ mod: 'add', stat: 'level', value: 1 }],
      until: { kind: 'endOfTurn' },
    },
  ],
  Flower: [{ do: 'recover', who: 'you', amount: 1 }],
  Leaf: [
    inHand,
    { do: 'move', what: { saved: 'under' }, to: 'mainDeck', position: 'bottom', save: 'put' },
    {
      do: 'if',
      if: { compare: [{ countOf: { saved: 'put' } }, '>=', 1] },
      then: [{ do: 'draw', who: 'you', count: 1 }],
    },
  ],
};

function ingredient(name: string, kind: 'Adjuvant' | 'Catalyst', part: string): SingleFaced {
  const ability: Ability = {
    kind: 'activated',
    cost: [{ pay: 'sacrifice', what: 'self' }],
    effects: DOES[part] ?? [],
  };
  const props = { name, elements: ['norm'], supertypes: [], types: ['Item'], classes: ['Cleric'] };
  return {
    name,
    props: { ...props, subtypes: ['Cleric', 'Herb', kind, part], costKind: 'reserve', cost: 1 },
    abilities: [ability],
  };
}
const INGREDIENTS = [
  ingredient('Blightroot', 'Catalyst', 'Root'),
  ingredient('Manaroot', 'Adjuvant', 'Root'),
  ingredient('Silvershine', 'Catalyst', 'Flower'),
  ingredient('Fraysia', 'Adjuvant', 'Flower'),
  ingredient('Razorvine', 'Catalyst', 'Leaf'),
  ingredient('Springleaf', 'Adjuvant', 'Leaf'),
];

export const gather = defineVerb('gather', {
  description: 'You gather so often: each time one of six Herb tokens is summoned, chosen at random.',
  example: { do: 'gather', count: 2 },
  params,
  run: (g, { count = 1 }, ctx, id) => {
    const times = Math.max(0, amountOf(g, count, fromContext(ctx)));
    const made: Effect[] = [];
    for (let i = 0; i < times; i++) {
      g.spend();
      const token = INGREDIENTS[draw(g, INGREDIENTS.length)];
      if (token) made.push({ do: 'create', token });
      triggerOn(g, { type: 'gather', player: ctx.controller });
    }
    return instructions(g, id, made);
  },
  text: ({ count = 1 }, say) => (count === 1 ? 'gather' : `gather ${say.value(count)} times`),
  intent: () => 1,
});

export const gathered = defineEvent('gather', {
  description: 'A player gathered.',
  example: { on: 'gather', player: 'you' },
  refs: ['player'],
});
