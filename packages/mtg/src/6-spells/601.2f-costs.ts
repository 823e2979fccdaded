/** Costs: what they are made of, whether they can be paid together, and how (118, 601.2f–h, 602.2b). */
import {
  type Choice,
  characteristicsOf,
  defineCost,
  dependsOnHidden,
  entityChoice,
  type Filter,
  fields,
  type Game,
  matches,
  moveAction,
  type ParamsOf,
  type Payer,
  perform,
  playerRules,
  procedure,
  putAwayForCost,
  type RuleRef,
  type Seat,
  zoneName,
} from '@arbiter/engine';
import { canTap } from '../1-concepts/106-mana.js';
import { isSick } from '../3-card-types/302-creatures.js';
import { cite } from '../cite.js';

const life = fields((p) => ({ amount: p.count }));
/** The object itself, or so many that fit; `label` says which, for people; `save` names what they became, for what is paid for. */
const putAway = fields((p) => ({
  what: p.what,
  count: p.count.optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
type PutAway = ParamsOf<typeof putAway>;
declare module '@arbiter/engine' {
  interface Costs {
    // biome-ignore-start lint/complexity/noBannedTypes: these take no parameters
    tap: {};
    untap: {};
    // biome-ignore-end lint/complexity/noBannedTypes: these take no parameters
    life: ParamsOf<typeof life>;
    sacrifice: ParamsOf<typeof putAway>;
    discard: ParamsOf<typeof putAway>;
    exile: ParamsOf<typeof putAway>;
  }
}

/** {T}: tap the source itself (107.5). */
export const tapCost = defineCost('tap', {
  description: 'Tapping the permanent itself: {T}.',
  example: { pay: 'tap' },
  canPay: (g, _cost, payer) => {
    const object = g.find(payer.source);
    return object !== undefined && canTap(g, object);
  },
  pay: (g, _cost, payer) => perform(g, [{ type: 'status', object: payer.source, status: 'tapped', on: true }]),
  text: () => '{T}',
  rules: cite('mtg:107.5'),
  order: 1,
});

/** {Q}: untap the source itself (107.6). */
export const untapCost = defineCost('untap', {
  description: 'Untapping the permanent itself: {Q}.',
  example: { pay: 'untap' },
  canPay: (g, _cost, payer) => {
    const object = g.find(payer.source);
    return object !== undefined && g.is(object, 'tapped') && !isSick(g, object);
  },
  pay: (g, _cost, payer) => perform(g, [{ type: 'status', object: payer.source, status: 'tapped', on: false }]),
  text: () => '{Q}',
  rules: cite('mtg:107.6'),
  order: 1,
});

export const lifeCost = defineCost('life', {
  description: 'Life.',
  example: { pay: 'life', amount: 2 },
  params: life,
  // Nobody pays more than they have, or anything while they can't lose life; paying none is always possible.
  canPay: (g, { amount }, { seat }) =>
    amount === 0 || (g.statOf(seat, 'life') >= amount && playerRules(g, seat, 'cantLoseLife').length === 0),
  pay: (g, { amount }, { seat }) => perform(g, [{ type: 'stat', player: seat, stat: 'life', amount: -amount }]),
  text: ({ amount }) => `Pay ${amount} life`,
  rules: cite('mtg:118.3b', 'mtg:119.4', 'mtg:119.4b', 'mtg:119.8'),
  order: 2,
});

/** What is put away for a cost, how, and from where. */
type PutAwayCost = PutAway & { pay: 'sacrifice' | 'discard' | 'exile' };

/** What the payer could put away for a cost: the source itself, or permanents that fit a filter (701.21). */
function payable(g: Game, { pay, what }: PutAwayCost, payer: Payer): number[] {
  // A card in the hand discards itself, one in a graveyard exiles itself; only permanents are sacrificed (701.21a).
  if (what === 'self')
    return [payer.source].filter((id) => {
      const zone = zoneName(g.find(id)?.zone ?? '');
      return pay === 'exile' || zone === (pay === 'discard' ? 'hand' : 'battlefield');
    });
  const by = { source: payer.source, controller: payer.seat };
  const zone = pay === 'discard' ? `hand:${payer.seat}` : pay === 'exile' ? `graveyard:${payer.seat}` : 'battlefield';
  return g
    .zone(zone)
    .filter((id) => id !== payer.source || zone === 'battlefield')
    .filter(
      (id) =>
        (zone !== 'battlefield' || characteristicsOf(g, id).controller === payer.seat) &&
        matches(g, { object: id }, what, by),
    );
}
/** How many cards of a kind are in the hand is nobody else's business, so not being asked mustn't tell it. */
function dependsOnHand(g: Game, { pay, what }: PutAwayCost, { source, seat }: Payer): boolean {
  if (pay !== 'discard' || what === 'self') return false;
  const inHand: Filter = [{ zone: 'hand' }, { owner: 'you' }, ...[what].flat()];
  return dependsOnHidden(g, inHand, { source, controller: seat });
}
export const putAwayCost = (verb: string, rules: RuleRef[]) => ({
  params: putAway,
  canPay: (g: Game, cost: PutAwayCost, payer: Payer) => payable(g, cost, payer).length >= (cost.count ?? 1),
  available: (g: Game, cost: PutAwayCost, payer: Payer) => payable(g, cost, payer).length,
  secret: dependsOnHand,
  pay: (_g: Game, cost: PutAwayCost, { seat, source }: Payer) => payObjects.call({ cost, seat, source }),
  text: ({ what, label, count }: PutAwayCost) =>
    what === 'self' ? `${verb} this` : `${verb} ${label ?? count ?? 'one'}`,
  rules,
  order: 3,
});

/** Chooses what to sacrifice or discard for a cost, and does it. */
export const payObjects = procedure<{ cost: PutAwayCost; seat: Seat; source: number }, { picked: number[] }>(
  'payObjects',
  {
    ask: (g, l) => {
      const found = payable(g, l.cost, { seat: l.seat, source: l.source, x: 0 });
      const count = l.cost.count ?? 1;
      const options = found.map((id): Choice => entityChoice(g, { object: id }, id));
      return {
        ask: {
          seat: l.seat,
          kind: 'COST',
          shape: 'CHOOSE',
          prompt: `Choose what to ${l.cost.pay}`,
          rules: cite('mtg:601.2h', 'mtg:118.3'),
          source: l.source,
          options,
          min: count,
          max: count,
          always: dependsOnHand(g, l.cost, { seat: l.seat, source: l.source, x: 0 }),
        },
        into: 'picked',
      };
    },
    pay: (_g, { cost, picked, seat, source }) => {
      const { pay, save } = cost;
      const moves = picked.map((object) =>
        moveAction({ object, to: pay === 'exile' ? 'exile' : 'graveyard', cause: pay }),
      );
      return putAwayForCost.call({ moves, seat, source, ...(save === undefined ? {} : { save }) });
    },
  },
);
