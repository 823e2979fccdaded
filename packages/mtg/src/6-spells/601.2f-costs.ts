/** Costs: what they are made of, whether they can be paid together, and how (118, 601.2f–h, 602.2b). */
import {
  type Choice,
  type Cost,
  type CostKind,
  characteristicsOf,
  dependsOnHidden,
  entityChoice,
  type Filter,
  type Game,
  matches,
  moveAction,
  type Payer,
  perform,
  playerRules,
  procedure,
  type RuleRef,
  type Seat,
  zoneName,
} from '@arbiter/engine';
import { canTap, manaCostKind } from '../1-concepts/106-mana.js';
import { isSick } from '../3-card-types/302-creatures.js';
import { cite } from '../cite.js';
import { loyaltyCostKind } from './606-loyalty.js';

/** {T}: tap the source itself (107.5). */
const tapCost: CostKind = {
  canPay: (g, _cost, payer) => {
    const object = g.find(payer.source);
    return object !== undefined && canTap(g, object);
  },
  pay: (g, _cost, payer) => perform(g, [{ type: 'status', object: payer.source, status: 'tapped', on: true }]),
  text: () => '{T}',
  rules: cite('mtg:107.5'),
  order: 1,
};

/** {Q}: untap the source itself (107.6). */
const untapCost: CostKind = {
  canPay: (g, _cost, payer) => {
    const object = g.find(payer.source);
    return object !== undefined && g.is(object, 'tapped') && !isSick(g, object);
  },
  pay: (g, _cost, payer) => perform(g, [{ type: 'status', object: payer.source, status: 'tapped', on: false }]),
  text: () => '{Q}',
  rules: cite('mtg:107.6'),
  order: 1,
};

const lifeCost: CostKind = {
  // Nobody pays more than they have, or anything while they can't lose life; paying none is always possible.
  canPay: (g, cost, payer) =>
    Number(cost.amount) === 0 ||
    ((g.player(payer.seat).stats.life ?? 0) >= Number(cost.amount) &&
      playerRules(g, payer.seat, 'cantLoseLife').length === 0),
  pay: (g, cost, payer) =>
    perform(g, [{ type: 'stat', player: payer.seat, stat: 'life', amount: -Number(cost.amount) }]),
  text: (cost) => `Pay ${cost.amount} life`,
  rules: cite('mtg:118.3b', 'mtg:119.4', 'mtg:119.4b', 'mtg:119.8'),
  order: 2,
};

/** What the payer could put away for a cost: the source itself, or permanents that fit a filter (701.21). */
function payable(g: Game, cost: Cost, payer: Payer): number[] {
  // A card in the hand discards itself, one in a graveyard exiles itself; only permanents are sacrificed (701.21a).
  if (cost.what === 'self')
    return [payer.source].filter((id) => {
      const zone = zoneName(g.find(id)?.zone ?? '');
      return cost.pay === 'exile' || zone === (cost.pay === 'discard' ? 'hand' : 'battlefield');
    });
  const by = { source: payer.source, controller: payer.seat };
  const zone =
    cost.pay === 'discard' ? `hand:${payer.seat}` : cost.pay === 'exile' ? `graveyard:${payer.seat}` : 'battlefield';
  return g
    .zone(zone)
    .filter((id) => id !== payer.source || zone === 'battlefield')
    .filter(
      (id) =>
        (zone !== 'battlefield' || characteristicsOf(g, id).controller === payer.seat) &&
        matches(g, { object: id }, cost.what as unknown as Filter, by),
    );
}
/** How many cards of a kind are in the hand is nobody else's business, so not being asked mustn't tell it. */
function dependsOnHand(g: Game, { pay, what }: Cost, { source, seat }: Payer): boolean {
  if (pay !== 'discard' || what === 'self') return false;
  const inHand: Filter = [{ zone: 'hand' }, { owner: 'you' }, ...[what as unknown as Filter].flat()];
  return dependsOnHidden(g, inHand, { source, controller: seat });
}
const PUT_AWAY: { [verb: string]: RuleRef[] } = {
  Discard: cite('mtg:701.9a'),
  Sacrifice: cite('mtg:701.21a'),
  Exile: cite('mtg:701.13a'),
};
const putAway = (verb: string): CostKind => ({
  canPay: (g, cost, payer) => payable(g, cost, payer).length >= Number(cost.count ?? 1),
  available: (g, cost, payer) => payable(g, cost, payer).length,
  secret: dependsOnHand,
  pay: (_g, cost, payer) => ({ call: 'payObjects', locals: { cost, seat: payer.seat, source: payer.source } }),
  text: (cost) => (cost.what === 'self' ? `${verb} this` : `${verb} ${cost.label ?? cost.count ?? 'one'}`),
  rules: PUT_AWAY[verb] ?? [],
  order: 3,
});

/** Chooses what to sacrifice or discard for a cost, and does it. */
export const payObjects = procedure<{ cost: Cost; seat: Seat; source: number; picked: number[] }>('payObjects', {
  ask: (g, l) => {
    const found = payable(g, l.cost, { seat: l.seat, source: l.source, x: 0 });
    const count = Number(l.cost.count ?? 1);
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
  pay: (g, l) =>
    perform(
      g,
      l.picked.map((object) =>
        moveAction({ object, to: l.cost.pay === 'exile' ? 'exile' : 'graveyard', cause: l.cost.pay }),
      ),
    ),
});

export const costKinds: { [kind: string]: CostKind } = {
  mana: manaCostKind,
  tap: tapCost,
  untap: untapCost,
  life: lifeCost,
  sacrifice: putAway('Sacrifice'),
  discard: putAway('Discard'),
  exile: putAway('Exile'),
  loyalty: loyaltyCostKind,
};

/** Whether all parts of a cost can be paid together: what one part uses up isn't there for mana. */
export function canPayAll(g: Game, costs: Cost[], payer: Payer): boolean {
  return reserved(costs, payer.source).every((cost) => costKinds[cost.pay]?.canPay(g, cost, payer) ?? false);
}

/** Marks mana costs with the objects that other parts of the same cost need untapped, or at all. */
export function reserved(costs: Cost[], source: number): Cost[] {
  const needsSource = costs.some((c) => c.pay === 'tap' || (c.what === 'self' && c.pay === 'sacrifice'));
  return needsSource ? costs.map((c) => (c.pay === 'mana' ? { ...c, $without: [source] } : c)) : costs;
}

export const costText = (_g: Game, costs: Cost[]): string =>
  costs.map((c) => costKinds[c.pay]?.text(c) ?? c.pay).join(', ');
