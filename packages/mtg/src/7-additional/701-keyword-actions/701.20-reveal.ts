/** Revealing cards of the hand as a cost (701.20a): what is shown stays known as long as it is that object. */
import {
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
import { countOf, countText, howMany } from '../../6-spells/601.2h-how-many.js';
import { cite } from '../../cite.js';

const params = fields((p) => ({
  what: p.what,
  count: howMany(p).optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
declare module '@arbiter/engine' {
  interface Costs {
    reveal: ParamsOf<typeof params>;
  }
}
type Reveal = { pay: 'reveal' } & ParamsOf<typeof params>;

function revealable(g: Game, { what }: Reveal, { seat, source }: Payer): number[] {
  if (what === 'self') return zoneName(g.find(source)?.zone ?? '') === 'hand' ? [source] : [];
  const by = { source, controller: seat };
  return g.zone(`hand:${seat}`).filter((id) => id !== source && matches(g, { object: id }, what, by));
}
/** How many cards of a kind are in the hand is nobody else's business, so not being asked mustn't tell it. */
function dependsOnHand(g: Game, { what }: Reveal, { seat, source }: Payer): boolean {
  if (what === 'self') return false;
  const inHand: Filter = [{ zone: 'hand' }, { owner: 'you' }, ...[what].flat()];
  return dependsOnHidden(g, inHand, { source, controller: seat });
}

export const revealCost = defineCost('reveal', {
  description: 'Revealing cards of the hand that fit, or the card itself. `save` names them for the effects.',
  example: { pay: 'reveal', what: { has: ['subtypes', 'Goblin'] }, label: 'a Goblin card from your hand' },
  params,
  canPay: (g, cost, payer) => {
    const found = revealable(g, cost, payer).length;
    return found >= countOf(cost, payer, found);
  },
  available: (g, cost, payer) => revealable(g, cost, payer).length,
  secret: dependsOnHand,
  hasX: ({ count }) => count === 'x',
  pay: (_g, cost, { seat, source, x }) => revealForCost.call({ cost, seat, source, x }),
  text: ({ what, label, count }) =>
    what === 'self' ? 'Reveal this' : `Reveal ${label ?? (count === undefined ? 'one' : countText(count))}`,
  rules: cite('mtg:701.20a', 'mtg:118.3'),
  order: 2,
});

export const revealForCost = procedure<{ cost: Reveal; seat: Seat; source: number; x: number }, { picked: number[] }>(
  'revealForCost',
  {
    ask: (g, l) => {
      const payer: Payer = { seat: l.seat, source: l.source, x: l.x };
      const found = revealable(g, l.cost, payer);
      const count = countOf(l.cost, payer, found.length);
      return {
        ask: {
          seat: l.seat,
          kind: 'COST',
          shape: 'CHOOSE',
          prompt: 'Choose what to reveal',
          rules: cite('mtg:601.2h', 'mtg:701.20a'),
          source: l.source,
          options: found.map((id) => entityChoice(g, { object: id }, id)),
          min: count,
          max: count,
          always: dependsOnHand(g, l.cost, payer),
        },
        into: 'picked',
      };
    },
    show: (g, { picked, source, cost: { save } }) => {
      revealObjects(g, picked, cite('mtg:701.20a'));
      if (save !== undefined) keepForPaid(g, source, { [save]: picked.map((object) => ({ object })) });
    },
  },
);
