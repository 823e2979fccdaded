/** Manifesting and cloaking (701.40, 701.58): cards go onto the battlefield face down, one at a time. */
import {
  amountOf,
  asks,
  type Base,
  ctxOf,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  moveAction,
  objectsOf,
  type ParamsOf,
  perform,
  procedure,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

const params = fields((p) => ({ what: p.ref.optional(), count: p.value.optional(), save: p.name.optional() }));
type Params = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    manifest: Params;
    cloak: Params;
  }
}

/** By which rules cards are put there so. @citation */
const RULES = {
  manifested: cite('mtg:701.40a', 'mtg:701.40e'),
  cloaked: cite('mtg:701.58a', 'mtg:701.58e'),
};

/** Puts the cards there one after another, each as what comes before it left things. */
const puttingFaceDown = (name: string, look: keyof typeof RULES) =>
  procedure<Base<Params>, { left: number; cards: number[] }>(name, {
    begin: (g, l) => {
      const by = fromContext(ctxOf(g, l));
      const { what, count } = l.effect;
      g.j.note(l, 'cards', what === undefined ? [] : objectsOf(entitiesOf(g, what, by)));
      g.j.note(l, 'left', what === undefined ? Math.max(0, amountOf(g, count ?? 1, by)) : l.cards.length);
    },
    put: (g: Game, l) => {
      g.spend();
      const { controller } = ctxOf(g, l);
      if (l.left <= 0) return { done: null };
      g.j.note(l, 'left', l.left - 1);
      const object =
        l.effect.what === undefined ? g.zone(`library:${controller}`)[0] : l.cards[l.cards.length - l.left - 1];
      if (object === undefined || !g.find(object)) return { go: 'put' };
      const status = { faceDown: true } as const;
      const move = moveAction({ object, to: 'battlefield', cause: 'effect', controller, status, cover: look });
      const save = l.effect.save === undefined ? undefined : { ctx: l.ctx, name: l.effect.save };
      return perform(g, [{ ...move, $rules: RULES[look] }], save);
    },
    again: () => ({ go: 'put' }),
  });
const manifesting = puttingFaceDown('manifest', 'manifested');
const cloaking = puttingFaceDown('cloak', 'cloaked');

export const manifest = defineVerb('manifest', {
  description:
    'You put the top card of your library, so many of them, or what is referred to, onto the battlefield face down, as 2/2 creatures.',
  example: { do: 'manifest', count: 2 },
  params,
  check: (used) => ('what' in used && 'count' in used ? 'takes one of "what" and "count"' : null),
  run: asks(manifesting),
  procedures: [manifesting],
  text: ({ what, count = 1 }, say) =>
    `manifest ${what === undefined ? `the top ${say.value(count)} of your library` : say.ref(what)}`,
});

export const cloak = defineVerb('cloak', {
  description: 'As `manifest`; the face-down creatures have ward {2}.',
  example: { do: 'cloak', count: 2 },
  params,
  check: (used) => ('what' in used && 'count' in used ? 'takes one of "what" and "count"' : null),
  run: asks(cloaking),
  procedures: [cloaking],
  text: ({ what, count = 1 }, say) =>
    `cloak ${what === undefined ? `the top ${say.value(count)} of your library` : say.ref(what)}`,
});
