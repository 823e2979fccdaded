/** What keywords make of cards in exile: foretold, plotted and warped cards (702.143, 702.170, 702.185). */
import {
  type Cost,
  definePredicate,
  defineVerb,
  entitiesOf,
  expandKeywords,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type Obj,
  objectsOf,
  type ParamsOf,
  type PredicateWord,
  publicId,
  setMark,
  type VerbWord,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../../cite.js';

const KINDS = ['foretold', 'plotted', 'warped'] as const;
type Kind = (typeof KINDS)[number];
const params = fields((p) => ({ what: p.ref, as: z.enum(KINDS) }));
const foretelling = fields((p) => ({ what: p.ref, cost: p.costs.optional() }));
const plotting = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** What a card in exile is by the way in which it came there; a spell that was foretold before it was cast is, too. */
    exiledAs?: Kind;
  }
  interface Verbs {
    exiledAs: ParamsOf<typeof params>;
    becomeForetold: ParamsOf<typeof foretelling>;
    becomePlotted: ParamsOf<typeof plotting>;
  }
}

/** A spell was foretold that was a foretold card before, for whatever cost it is cast (702.143c). */
export const isForetold = (g: Game, id: number): boolean => g.markOf(g.find(id), 'exiledAs') === 'foretold';
export const staysForetold = (g: Game, spell: number): void => setMark(g, g.object(spell), 'exiledAs', 'foretold');

/** The cards of these that lie in exile become such. */
function become(g: Game, ids: readonly number[], as: Kind): Obj[] {
  const cards = ids.flatMap((id) => g.find(id) ?? []).filter(({ zone }) => zone === 'exile');
  for (const card of cards) setMark(g, card, 'exiledAs', as);
  return cards;
}

/** From the next turn on its owner may cast it so, whoever's effect it was (702.143d, 702.170d). */
function mayBeCastLater(g: Game, card: Obj, method: string, cost: Cost[], timing?: string): void {
  const { id, owner } = card;
  const when = timing === undefined ? {} : { timing };
  g.j.push(g.s.effects, {
    id: g.nextId(),
    ts: g.nextTimestamp(),
    source: id,
    controller: owner,
    objects: [id],
    mods: [{ mod: 'play', method, cost, later: g.turnNumber, ...when }],
    until: { kind: 'permanent' },
  });
}

/** The foretell costs that a card has itself (702.143d). */
const foretellCosts = (g: Game, card: Obj): Cost[][] =>
  expandKeywords(g, g.defined(card.def).abilities).flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'foretell' && ability.cost ? [ability.cost] : [],
  );

export const exiledAsWords: readonly (VerbWord | PredicateWord)[] = [
  defineVerb('exiledAs', {
    description: 'Cards in exile are foretold, plotted or warped cards from now on.',
    example: { do: 'exiledAs', what: 'self', as: 'warped' },
    params,
    internal: true,
    run: (g, { what, as }, ctx) => {
      become(g, objectsOf(entitiesOf(g, what, fromContext(ctx))), as);
      return undefined;
    },
    text: () => '',
  }),
  defineVerb('becomeForetold', {
    description:
      'Cards in exile become foretold; their owners may cast them on a later turn for `cost`, or their own foretell cost.',
    example: { do: 'becomeForetold', what: { saved: 'it' }, cost: [] },
    params: foretelling,
    run: (g, { what, cost }, ctx) => {
      for (const card of become(g, objectsOf(entitiesOf(g, what, fromContext(ctx))), 'foretold')) {
        g.emit('CARD_FORETOLD', cite('mtg:702.143d'), { object: publicId(card.id), owner: card.owner });
        for (const one of cost ? [cost] : foretellCosts(g, card)) mayBeCastLater(g, card, 'foretell', one);
      }
      return undefined;
    },
    text: ({ what }, say) => `${say.ref(what)} becomes foretold`,
  }),
  defineVerb('becomePlotted', {
    description: 'Cards in exile become plotted; their owners may cast them for nothing on a later turn, as sorceries.',
    example: { do: 'becomePlotted', what: { saved: 'it' } },
    params: plotting,
    run: (g, { what }, ctx) => {
      for (const card of become(g, objectsOf(entitiesOf(g, what, fromContext(ctx))), 'plotted')) {
        g.emit('CARD_PLOTTED', cite('mtg:702.170c'), { object: publicId(card.id), owner: card.owner });
        mayBeCastLater(g, card, 'plot', [], 'sorcery');
      }
      return undefined;
    },
    text: ({ what }, say) => `${say.ref(what)} becomes plotted`,
  }),
  ...KINDS.map((kind) =>
    definePredicate(kind, {
      description: `A ${kind} card in exile${kind === 'foretold' ? ', or a spell that was one' : ''}.`,
      holds: (g, e) => !isPlayer(e) && g.markOf(g.find(e.object), 'exiledAs') === kind,
      reads: [],
    }),
  ),
];
