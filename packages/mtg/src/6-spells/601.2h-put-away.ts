/** What is put away for a cost: sacrificed, discarded, exiled or returned to a hand (118.3, 601.2h). */
import {
  type Ask,
  type Choice,
  type Claim,
  type Cost,
  type CostWord,
  characteristicsOf,
  controllerOf,
  defineCost,
  dependsOnHidden,
  draw,
  entityChoice,
  type Filter,
  fields,
  type Game,
  type Json,
  matches,
  moveAction,
  type ParamsOf,
  type Payer,
  type PuttingAway,
  procedure,
  putAwayForCost,
  type RuleRef,
  type Seat,
  zoneName,
} from '@arbiter/engine';
import { z } from 'zod';
import { keepsOwn } from '../1-concepts/101.2-cant.js';
import { canDeal, claimsOf } from '../1-concepts/118-claims.js';
import { canPayAll } from '../1-concepts/118-paying-together.js';
import { cite } from '../cite.js';
import { countOf, countText, howMany } from './601.2h-how-many.js';
import { firstThatPays, idsIn } from './601.2h-tapping.js';

/** The object itself, or so many that fit; `label` says which, for people; `save` names what they became, for what is paid for. */
const putAway = fields((p) => ({
  what: p.what,
  count: howMany(p).optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
const discarded = fields((p) => ({ ...putAway(p), random: p.flag.optional() }));
const exiled = fields((p) => ({
  ...putAway(p),
  from: z.enum(['graveyard', 'hand', 'battlefield', 'library', 'fieldOrGraveyard']).optional(),
  orMore: p.flag.optional(),
  whose: z.literal('any').optional(),
}));
declare module '@arbiter/engine' {
  interface Costs {
    sacrifice: PuttingAway;
    discard: ParamsOf<typeof discarded>;
    exile: ParamsOf<typeof exiled>;
    return: PuttingAway;
  }
}
type PutAwayCost = Extract<Cost, { pay: 'sacrifice' | 'discard' | 'exile' | 'return' }>;

/** Which object it is, where that was chosen as the spell was announced (702.48b). */
export interface ChosenBefore {
  $only?: number;
}

/** What a mana ability must leave for the rest of what it helps to pay (118.3). */
export interface Leaving {
  $needed?: Claim[] | undefined;
  $kept?: number[] | undefined;
}

/** The zone from which things go for a cost. */
function fromOf(cost: PutAwayCost): string {
  if (cost.pay === 'discard') return 'hand';
  return cost.pay === 'exile' ? (cost.from ?? 'graveyard') : 'battlefield';
}

/** What the payer could put away for a cost: the source itself, what was chosen for it before, or what fits a filter (701.21). */
function payable(g: Game, cost: PutAwayCost & ChosenBefore, payer: Payer): number[] {
  const { pay, what, $only } = cost;
  const from = fromOf(cost);
  // What an opponent's ability asks for is caused by it, also where it may be paid or not (101.2).
  if (pay === 'sacrifice' && keepsOwn(g, payer.seat) && controllerOf(g, payer.source) !== payer.seat) return [];
  // A card in the hand discards itself, one in a graveyard exiles itself; only permanents are sacrificed (701.21a).
  if (what === 'self')
    return [payer.source].filter((id) => {
      const zone = zoneName(g.find(id)?.zone ?? '');
      if (pay === 'sacrifice' && zone === from) return characteristicsOf(g, id).controller === payer.seat;
      return pay === 'exile' ? cost.from === undefined || zone === from : zone === from;
    });
  const by = { source: payer.source, controller: payer.seat };
  // From a library it is the top cards, whatever they are (118.3).
  if (from === 'library') return g.zone(`library:${payer.seat}`).slice(0, Math.max(0, countOf(cost, payer, 0)));
  const seats = pay === 'exile' && cost.whose === 'any' ? g.s.players.map((p) => p.seat) : [payer.seat];
  // What a craft ability exiles is a permanent or a card in the graveyard (702.167a, 702.167b).
  if (from === 'fieldOrGraveyard')
    return ['battlefield', `graveyard:${payer.seat}`]
      .flatMap((zone) => [...g.zone(zone)])
      .filter((id) => id !== payer.source && characteristicsOf(g, id).controller === payer.seat)
      .filter((id) => matches(g, { object: id }, what, by));
  const zones = from === 'battlefield' ? [from] : seats.map((seat) => `${from}:${seat}`);
  return zones
    .flatMap((zone) => [...g.zone(zone)])
    .filter((id) => (id !== payer.source || from === 'battlefield') && ($only === undefined || id === $only))
    .filter(
      (id) =>
        (from !== 'battlefield' || characteristicsOf(g, id).controller === payer.seat) &&
        matches(g, { object: id }, what, by),
    );
}

/** How many cards of a kind are in the hand is nobody else's business, so not being asked mustn't tell it. */
function dependsOnHand(g: Game, cost: PutAwayCost, { source, seat }: Payer): boolean {
  if (fromOf(cost) !== 'hand' || cost.what === 'self') return false;
  const inHand: Filter = [{ zone: 'hand' }, { owner: 'you' }, ...[cost.what].flat()];
  return dependsOnHidden(g, inHand, { source, controller: seat });
}

const putAwayCost = (verb: string, rules: RuleRef[]) => ({
  canPay: (g: Game, cost: PutAwayCost, payer: Payer) => {
    const found = payable(g, cost, payer).length;
    return found >= countOf(cost, payer, found);
  },
  available: (g: Game, cost: PutAwayCost, payer: Payer) =>
    fromOf(cost) === 'library' ? g.zone(`library:${payer.seat}`).length : payable(g, cost, payer).length,
  claims: (g: Game, cost: PutAwayCost, payer: Payer): Claim => {
    const objects = payable(g, cost, payer);
    return { of: 'presence', objects, count: countOf(cost, payer, objects.length) };
  },
  secret: dependsOnHand,
  hasX: ({ count }: PutAwayCost) => count === 'x',
  pay: (_g: Game, cost: PutAwayCost & { $beside?: Cost[] }, { seat, source, x, playing }: Payer) =>
    payObjects.call({ cost, seat, source, x, ...(playing ? { playing } : {}) }),
  text: ({ what, label, count }: PutAwayCost) =>
    what === 'self' ? `${verb} this` : `${verb} ${label ?? (count === undefined ? 'one' : countText(count))}`,
  rules,
  order: 3,
  paidLast: (cost: PutAwayCost) => (cost.pay === 'discard' && cost.random === true) || fromOf(cost) === 'library',
});

type Paying = {
  cost: PutAwayCost & Leaving & { $beside?: Cost[] };
  seat: Seat;
  source: number;
  x: number;
  playing?: true | 'ability';
};

/** Chooses what to put away for a cost, and does it. */
export const payObjects = procedure<Paying, { picked: number[] }>('payObjects', {
  ask: (g, l) => {
    const { cost } = l;
    const payer: Payer = { seat: l.seat, source: l.source, x: l.x, ...(l.playing ? { playing: l.playing } : {}) };
    const beside = cost.$beside ?? [];
    const claims = claimsOf(g, [cost, ...beside], payer, { away: cost.$kept ?? [], tapped: [] });
    const { objects = [], count = 0 } = claims[0] ?? {};
    if (cost.pay === 'discard' && cost.random) {
      g.j.note(l, 'picked', atRandom(g, objects, count));
      return { go: 'put' };
    }
    const options = objects.map((id): Choice => entityChoice(g, { object: id }, id));
    const needed = (cost.$needed ?? []).filter(({ of }) => of === 'presence');
    const pays = (picked: readonly number[]): boolean =>
      (beside.length === 0 || canPayAll(g, beside, payer, { away: picked, tapped: [] })) && canDeal(needed, picked);
    const fallback = (): number[] => firstThatPays(g, [...claims, ...needed], count, pays);
    const more: Pick<Ask, 'fallback' | 'check'> =
      beside.length + needed.length === 0 ? {} : { fallback: fallback(), check: refusing(pays) };
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: `Choose what to ${cost.pay}`,
        rules: cite('mtg:601.2h', 'mtg:118.3'),
        source: l.source,
        options,
        min: count,
        max: cost.pay === 'exile' && cost.orMore ? objects.length : count,
        always: dependsOnHand(g, cost, payer),
        ...more,
      },
      into: 'picked',
    };
  },
  put: (_g, { cost, picked, seat, source }) => {
    const { pay, save } = cost;
    const to = pay === 'exile' ? 'exile' : pay === 'return' ? 'hand' : 'graveyard';
    const moves = picked.map((object) => moveAction({ object, to, cause: pay }));
    return putAwayForCost.call({ moves, seat, source, ...(save === undefined ? {} : { save }) });
  },
});

/** Cards at random, one after another (701.9b). */
function atRandom(g: Game, objects: readonly number[], count: number): number[] {
  const left = [...objects];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(draw(g, left.length), 1)).flat();
}

const refusing = (pays: (picked: readonly number[]) => boolean) => (picked: Json) =>
  pays(idsIn(picked))
    ? null
    : { detail: 'with these put away the rest of the cost could not be paid', rules: cite('mtg:601.2h', 'mtg:118.3') };

export const putAwayCosts: readonly CostWord[] = [
  defineCost('sacrifice', {
    description:
      'Sacrificing the permanent itself, or permanents that fit; `label` says which, for people. `save` names them for the effects.',
    example: { pay: 'sacrifice', what: { has: ['types', 'Creature'] }, count: 1, label: 'a creature' },
    params: putAway,
    ...putAwayCost('Sacrifice', cite('mtg:701.21a')),
  }),
  defineCost('discard', {
    description:
      'Discarding cards that fit, or at `random`; an empty list admits any, `all` is the hand. `save` names them for the effects.',
    example: { pay: 'discard', what: [], count: 1, label: 'a card' },
    params: discarded,
    ...putAwayCost('Discard', cite('mtg:701.9a')),
  }),
  defineCost('exile', {
    description:
      'Exiling the card itself, or cards that fit, `orMore`: of who pays or `whose` at all, `from` the graveyard unless said; of a library the top.',
    example: { pay: 'exile', what: { has: ['types', 'Creature'] }, count: 2, from: 'graveyard' },
    params: exiled,
    ...putAwayCost('Exile', cite('mtg:701.13a')),
  }),
  defineCost('return', {
    description:
      'Returning the permanent itself, or permanents that who pays controls and that fit, to their owners’ hands.',
    example: { pay: 'return', what: { has: ['types', 'Land'] }, count: 1, label: 'a land you control' },
    params: putAway,
    ...putAwayCost('Return', cite('mtg:118.3', 'mtg:601.2h')),
  }),
];
