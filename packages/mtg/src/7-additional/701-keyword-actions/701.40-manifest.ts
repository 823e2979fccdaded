/** Manifesting and cloaking (701.40, 701.58): cards go onto the battlefield face down, one at a time. */
import {
  amountOf,
  asks,
  type Base,
  ctxOf,
  defineVerb,
  doersOf,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  moveAction,
  objectsOf,
  type ParamsOf,
  type Perspective,
  type Printer,
  perform,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

const params = fields((p) => ({
  who: p.ref.optional(),
  what: p.ref.optional(),
  count: p.value.optional(),
  save: p.name.optional(),
}));
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

/** Who puts a card there: this one, or whatever is on top of their library by then. */
interface Waiting {
  seat: Seat;
  card?: number;
}

/** So many from the top of each player's library. */
function fromLibraries(g: Game, { count }: Params, seats: Seat[], by: Perspective): Waiting[] {
  const each = Math.max(0, amountOf(g, count ?? 1, by));
  return seats.flatMap((seat) =>
    g
      .zone(`library:${seat}`)
      .slice(0, each)
      .map(() => ({ seat })),
  );
}

/** What is referred to, for the first of the players. */
function given(g: Game, { what }: Params, [seat]: Seat[], by: Perspective): Waiting[] {
  if (what === undefined || seat === undefined) return [];
  return objectsOf(entitiesOf(g, what, by)).map((card) => ({ seat, card }));
}

/** Puts the cards there one after another, each as what comes before it left things: those of the active player first (101.4). */
const puttingFaceDown = (name: string, look: keyof typeof RULES) =>
  procedure<Base<Params>, { left: Waiting[] }>(name, {
    begin: (g, l) => {
      const by = fromContext(ctxOf(g, l));
      const seats = doersOf(g, l.effect, by);
      g.j.note(
        l,
        'left',
        l.effect.what === undefined ? fromLibraries(g, l.effect, seats, by) : given(g, l.effect, seats, by),
      );
    },
    put: (g: Game, l) => {
      g.spend();
      const [next, ...left] = l.left;
      if (!next) return { done: null };
      g.j.note(l, 'left', left);
      const object = next.card ?? g.zone(`library:${next.seat}`)[0];
      if (object === undefined || !g.find(object)) return { go: 'put' };
      const status = { faceDown: true } as const;
      const move = moveAction({
        object,
        to: 'battlefield',
        cause: 'effect',
        controller: next.seat,
        status,
        cover: look,
      });
      const save = l.effect.save === undefined ? undefined : { ctx: l.ctx, name: l.effect.save };
      return perform(g, [{ ...move, $rules: RULES[look] }], save);
    },
    again: () => ({ go: 'put' }),
  });
const manifesting = puttingFaceDown('manifest', 'manifested');
const cloaking = puttingFaceDown('cloak', 'cloaked');

const said = (verb: string, { who, what, count = 1 }: Params, say: Printer): string =>
  `${say.doer(who)}${verb} ${what === undefined ? `the top ${say.value(count)} of ${who === undefined ? 'your' : 'their'} library` : say.ref(what)}`;

export const manifest = defineVerb('manifest', {
  description:
    'You, or `who`, put the top cards of a library, or what is referred to, onto the battlefield face down, as 2/2 creatures.',
  example: { do: 'manifest', count: 2 },
  params,
  check: (used) => ('what' in used && 'count' in used ? 'takes one of "what" and "count"' : null),
  run: asks(manifesting),
  procedures: [manifesting],
  text: (effect, say) => said('manifest', effect, say),
});

export const cloak = defineVerb('cloak', {
  description: 'As `manifest`; the face-down creatures have ward {2}.',
  example: { do: 'cloak', count: 2 },
  params,
  check: (used) => ('what' in used && 'count' in used ? 'takes one of "what" and "count"' : null),
  run: asks(cloaking),
  procedures: [cloaking],
  text: (effect, say) => said('cloak', effect, say),
});
