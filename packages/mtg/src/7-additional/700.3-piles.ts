/** Piles (700.3): one player separates objects into two, and another, or the same, chooses one of these. */
import {
  asks,
  type Base,
  type Choice,
  cardOf,
  ctxOf,
  defineVerb,
  doerOf,
  type Entity,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  procedure,
  publicId,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const params = fields((p) => ({
  what: p.ref,
  who: p.ref.optional(),
  chooser: p.ref.optional(),
  chosen: p.name,
  other: p.name,
}));
declare module '@arbiter/engine' {
  interface Verbs {
    piles: ParamsOf<typeof params>;
  }
}
interface Separating {
  objects: number[];
  first: number[];
  picked: number[];
}
const PILES = cite('mtg:700.3', 'mtg:700.3a');

const rest = ({ objects, first }: Separating): number[] => objects.filter((id) => !first.includes(id));
const called = (g: Game, pile: readonly number[]): string =>
  pile.length === 0 ? 'an empty pile' : pile.map((id) => g.rules.view.label(g, { object: id })).join(', ');
const entities = (pile: readonly number[]): Entity[] => pile.map((object) => ({ object }));

const separating = procedure<Base<ParamsOf<typeof params>>, Separating>('verb:piles', {
  find: (g, l) => {
    g.j.note(l, 'objects', objectsOf(entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l)))));
  },
  separate: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const seat = doerOf(g, l.effect, by);
    if (seat === undefined) return { done: null };
    return {
      ask: {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose what is in the first of the two piles',
        rules: PILES,
        source: by.source,
        options: l.objects.map((id) => entityChoice(g, { object: id }, id)),
        // A pile may be empty (700.3d).
        min: 0,
        max: l.objects.length,
      },
      into: 'first',
    };
  },
  show: (g, l) => {
    const piles = [l.first, rest(l)].map((pile) => pile.map((id) => ({ object: publicId(id), card: cardOf(g, id) })));
    g.emit('PILES_SEPARATED', PILES, { piles });
  },
  choose: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const { chooser } = l.effect;
    const seat = doerOf(g, chooser === undefined ? {} : { who: chooser }, by);
    if (seat === undefined) return { done: null };
    const options = [l.first, rest(l)].map(
      (pile, index): Choice => ({ kind: 'MODE', label: called(g, pile), index, data: index }),
    );
    return {
      ask: {
        seat,
        kind: 'EITHER',
        shape: 'CHOOSE',
        prompt: 'Choose one of the two piles',
        rules: PILES,
        source: by.source,
        options,
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  keep: (g, l) => {
    const { chosen, other } = l.effect;
    const [one, two] = l.picked[0] === 0 ? [l.first, rest(l)] : [rest(l), l.first];
    const { saved } = ctxOf(g, l);
    g.j.note(saved, chosen, entities(one));
    g.j.note(saved, other, entities(two));
  },
});

export const piles = defineVerb('piles', {
  description:
    'You or `who` separate objects into two piles, and you or `chooser` choose one: they are known as `chosen` and `other`.',
  example: { do: 'piles', what: { top: 5 }, who: 'opponents', chosen: 'hand', other: 'graveyard' },
  params,
  run: asks(separating),
  procedures: [separating],
  text: ({ what, who }, say) => `${say.doer(who)}separate ${say.ref(what)} into two piles`,
  scope: ({ chosen, other }, within) => {
    within.others();
    within.scope.saved.add(chosen);
    within.scope.saved.add(other);
  },
});
