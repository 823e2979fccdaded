/**
 * Levelling up a champion by an effect, for no cost (1.7.1.4, 2.11.7.6), and the other way round: the card on top of its
 * lineage goes back to the material deck, and the champion is what the next one says.
 */
import {
  type ActionKind,
  type ActionOf,
  asks,
  type Base,
  type Choice,
  ctxOf,
  defineCost,
  defineVerb,
  definitionOf,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  type Obj,
  objectsOf,
  type ParamsOf,
  perform,
  procedure,
  publicId,
  type Seat,
  setMark,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { championsOf, isChampion, levelable, lineageOf } from './1.7.1-champions.js';

// biome-ignore lint/complexity/noBannedTypes: it takes no parameters
type None = {};
const upParams = fields((p) => ({ save: p.name.optional() }));
const downParams = fields((p) => ({ what: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    levelUp: ParamsOf<typeof upParams>;
    delevel: ParamsOf<typeof downParams>;
  }
  interface Costs {
    delevel: None;
  }
}

const isChampionCard = (g: Game, id: number): boolean =>
  wordsOf(definitionOf(g, g.object(id)).props.types).includes('Champion');

/** Champion cards of the material deck, each with the champions of its player that it levels up. */
const compatible = (g: Game, seat: Seat): { card: number; champion: number }[] =>
  g
    .zone(`materialDeck:${seat}`)
    .filter((id) => isChampionCard(g, id))
    .flatMap((card) => levelable(g, seat, card).map((champion) => ({ card, champion })));

const levelling = procedure<Base<ParamsOf<typeof upParams>>, { picked: number[]; champion: number[] }>('verb:levelUp', {
  card: (g, l) => {
    const { source, controller: seat } = ctxOf(g, l);
    const cards = [...new Set(compatible(g, seat).map(({ card }) => card))];
    return {
      ask: {
        seat,
        kind: 'LEVEL_UP',
        shape: 'CHOOSE',
        prompt: 'Choose a champion card of your material deck to level up into, or none',
        rules: cite('ga:1.7.1.4', 'ga:2.11.7.6.2'),
        source,
        options: cards.map((id): Choice => entityChoice(g, { object: id }, id)),
        min: 0,
        max: 1,
        // Whether there is such a card is nobody else's business.
        always: g.zone(`materialDeck:${seat}`).length > 0,
      },
      into: 'picked',
    };
  },
  which: (g, l) => {
    const { source, controller: seat } = ctxOf(g, l);
    const found = compatible(g, seat).filter(({ card }) => l.picked.includes(card));
    return {
      ask: {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose the champion that levels up',
        rules: cite('ga:1.7.1.6', 'ga:1.7.1.6.1'),
        source,
        options: found.map(({ champion }): Choice => entityChoice(g, { object: champion }, champion)),
        min: Math.min(1, found.length),
        max: 1,
      },
      into: 'champion',
    };
  },
  level: (g, l) => {
    const [object] = l.picked;
    const [champion] = l.champion;
    if (object === undefined || champion === undefined) return { done: null };
    const action: ActionOf<'levelUp'> = { type: 'levelUp', object, champion };
    return perform(g, [action]);
  },
  // What was performed moved no object that would have a name by itself.
  kept: (g, l) => {
    const { save } = l.effect;
    if (save === undefined) return;
    g.j.note(
      ctxOf(g, l).saved,
      save,
      l.champion.map((object) => ({ object })),
    );
  },
});

export const levelUp = defineVerb('levelUp', {
  description: 'You level up your champion into a champion card of your material deck, for no cost; `save` names it.',
  example: { do: 'levelUp' },
  params: upParams,
  run: asks(levelling),
  procedures: [levelling],
  text: () => 'level up your champion',
  intent: () => 1,
});

declare module '@arbiter/engine' {
  interface Actions {
    delevel: { champion: number };
  }
}

/** The champion card that a champion would be without the card on top of its lineage; cards of others are none. */
export const champBelow = (g: Game, champion: number): number | undefined =>
  lineageOf(g, champion).find((id) => isChampionCard(g, id) && g.object(id).owner === g.object(champion).owner);

/** The card on top goes back to the material deck, and the champion is what lies below; it stays the same object. */
export const delevelKind: ActionKind<ActionOf<'delevel'>> = {
  affected: (_g, { champion }) => ({ object: champion }),
  apply: (g, { champion: id }) => {
    const champion = g.find(id);
    const below = champion && champBelow(g, id);
    if (!champion || below === undefined) return [];
    const under = g.object(below);
    const { owner, def } = champion;
    const zone = `materialDeck:${owner}`;
    const back: Obj = { id: g.nextId(), def, owner, zone, ts: g.nextTimestamp() };
    g.add(back);
    g.j.insert(g.zone(zone), 0, back.id, g.channelOf(zone));
    g.j.remove(g.zone(under.zone), under.id, g.channelOf(under.zone));
    g.remove(under);
    const was = g.rules.view.label(g, { object: id });
    g.change(champion, 'def', under.def);
    setMark(g, champion, 'unplayed', under.marks?.unplayed);
    g.emit('CHAMPION_DELEVELED', cite('ga:2.11.7.15.2'), {
      object: publicId(id),
      card: g.rules.view.label(g, { object: id }),
      was,
      seat: owner,
    });
    return [];
  },
};

/** Whoever controls a champion delevels it; the card on top is its owner's. */
const firstBelow = (g: Game, seat: Seat): number | undefined =>
  championsOf(g, seat).find((id) => champBelow(g, id) !== undefined);

/** No object has this number. */
const NOTHING = 0;

export const delevel = defineVerb('delevel', {
  description:
    'The card on top of the lineage of `what`, or else of your champion, goes back to its owner’s material deck.',
  example: { do: 'delevel' },
  params: downParams,
  run: (g, { what }, ctx) => {
    const meant = what ? objectsOf(entitiesOf(g, what, fromContext(ctx))) : [firstBelow(g, ctx.controller) ?? NOTHING];
    const champions = meant.filter((id) => g.find(id)?.zone === 'field' && isChampion(g, id));
    if (champions.length === 0) return undefined;
    return perform(
      g,
      champions.map((champion): ActionOf<'delevel'> => ({ type: 'delevel', champion })),
    );
  },
  text: ({ what }, say) => `delevel ${what ? say.ref(what) : 'your champion'}`,
  intent: () => -1,
});

export const delevelCost = defineCost('delevel', {
  description: 'Deleveling one’s champion.',
  example: { pay: 'delevel' },
  canPay: (g, _cost, { seat }) => firstBelow(g, seat) !== undefined,
  pay: (g, _cost, { seat }) => {
    const champion = firstBelow(g, seat);
    return champion === undefined ? undefined : perform(g, [{ type: 'delevel', champion }]);
  },
  text: () => 'delevel your champion',
  rules: cite('ga:2.11.7.15.2'),
  order: 4,
});
