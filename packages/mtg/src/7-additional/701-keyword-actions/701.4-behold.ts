/** Behold (701.4): a card of the hand is revealed, or a permanent chosen, that is of a kind. */
import {
  characteristicsOf,
  defineCost,
  dependsOnHidden,
  entityChoice,
  type Filter,
  fields,
  type Game,
  keepForPaid,
  matches,
  type ParamsOf,
  type Payer,
  procedure,
  revealObjects,
  type Seat,
  zoneName,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

const params = fields((p) => ({ what: p.filter, label: p.text.optional(), save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Costs {
    behold: ParamsOf<typeof params>;
  }
}
type Behold = { pay: 'behold' } & ParamsOf<typeof params>;
const BEHOLD = cite('mtg:701.4a', 'mtg:701.4b');

const beheld = (g: Game, { what }: Behold, { seat, source }: Pick<Payer, 'seat' | 'source'>): number[] => {
  const by = { source, controller: seat };
  const fits = (id: number): boolean => id !== source && matches(g, { object: id }, what, by);
  const own = g.zone('battlefield').filter((id) => characteristicsOf(g, id).controller === seat);
  return [...g.zone(`hand:${seat}`).filter(fits), ...own.filter(fits)];
};
/** What is in the hand is nobody else's business, so not being asked mustn't tell it. */
const dependsOnHand = (g: Game, { what }: Behold, { source, seat }: Payer): boolean => {
  const inHand: Filter = [{ zone: 'hand' }, { owner: 'you' }, ...[what].flat()];
  return dependsOnHidden(g, inHand, { source, controller: seat });
};

const beholding = procedure<{ cost: Behold; seat: Seat; source: number }, { picked: number[] }>('behold', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'COST',
      shape: 'CHOOSE',
      prompt: `Behold ${l.cost.label ?? 'a card or permanent'}`,
      rules: BEHOLD,
      source: l.source,
      options: beheld(g, l.cost, l).map((id) => entityChoice(g, { object: id }, id)),
      min: 1,
      max: 1,
    },
    into: 'picked',
  }),
  show: (g, { picked, source, cost: { save } }) => {
    revealObjects(
      g,
      picked.filter((id) => zoneName(g.object(id).zone) === 'hand'),
      BEHOLD,
    );
    if (save !== undefined) keepForPaid(g, source, { [save]: picked.map((object) => ({ object })) });
    return { done: null };
  },
});

export const beholdCost = defineCost('behold', {
  description: 'Beholding: revealing a card of the hand that fits, or choosing a permanent you control that does.',
  example: { pay: 'behold', what: { has: ['subtypes', 'Dragon'] }, label: 'a Dragon' },
  params,
  canPay: (g, cost, payer) => beheld(g, cost, payer).length > 0,
  secret: dependsOnHand,
  pay: (_g, cost, { seat, source }) => beholding.call({ cost, seat, source }),
  text: ({ label }) => `Behold ${label ?? 'one'}`,
  rules: BEHOLD,
  order: 2,
  procedures: [beholding],
});
