/** Craft (702.167): exiled with what it is made of, it comes back as its other face. */
import {
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  objectsOf,
  type ParamsOf,
  setMark,
  type VerbWord,
} from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, by: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    keepFor: ParamsOf<typeof params>;
  }
}

/** What was exiled to craft a permanent: `linked` is what its abilities speak of (702.167c). */
export const keepFor: VerbWord = defineVerb('keepFor', {
  description: 'Cards belong to a permanent, whose abilities may speak of them as linked.',
  example: { do: 'keepFor', what: { saved: 'it' }, by: 'self' },
  params,
  internal: true,
  run: (g, { what, by }, ctx) => {
    const seen = fromContext(ctx);
    const [keeper] = objectsOf(entitiesOf(g, by, seen));
    if (keeper === undefined) return undefined;
    for (const id of objectsOf(entitiesOf(g, what, seen))) {
      const card = g.find(id);
      if (card?.zone === 'exile') setMark(g, card, 'keptBy', keeper);
    }
    return undefined;
  },
  text: () => '',
});

export const craft = defineKeyword({
  name: 'craft',
  rules: cite('mtg:702.167a', 'mtg:702.167b', 'mtg:702.167c'),
  description:
    'For `cost` and exiling it with `value` that fit `from` (or more, where `label` says so), it comes back transformed.',
  params: { cost: 'must', from: 'must', value: 'may', label: 'must' },
  text: (a) => `craft with ${a.label ?? ''} ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [], from = [], value = 1, label = 'materials' }) => [
    activated(
      [
        ...cost,
        { pay: 'exile', what: 'self' },
        {
          pay: 'exile',
          what: from,
          count: value,
          from: 'fieldOrGraveyard',
          label,
          save: '$materials',
          ...(label.includes(' or more ') ? { orMore: true } : {}),
        },
      ],
      {
        timing: 'sorcery',
        effects: [
          { do: 'move', what: { now: 'self' }, to: 'battlefield', cause: 'return', face: 1, save: '$crafted' },
          { do: 'keepFor', what: { saved: '$materials' }, by: { saved: '$crafted' } },
        ],
      },
    ),
  ],
});
