/** What crew (702.122) and saddle (702.171) cost: creatures are tapped that are strong enough together. */
import {
  characteristicsOf,
  defineCost,
  entityChoice,
  fields,
  type Game,
  keepForPaid,
  type ParamsOf,
  type Payer,
  perform,
  procedure,
  ruleOn,
  type Seat,
  stat,
} from '@arbiter/engine';
import { z } from 'zod';
import { isCreature } from '../../3-card-types/302-creatures.js';
import { cite } from '../../cite.js';
import { did } from '../701-keyword-actions/did.js';

const params = fields((p) => ({ power: p.count, for: z.enum(['crew', 'saddle']), save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Costs {
    tapPower: ParamsOf<typeof params>;
  }
}
type TapPower = { pay: 'tapPower' } & ParamsOf<typeof params>;

/** By which rules creatures are tapped for it. @citation */
const RULES = {
  crew: cite('mtg:702.122a', 'mtg:701.26a', 'mtg:302.6'),
  saddle: cite('mtg:702.171a', 'mtg:701.26a', 'mtg:302.6'),
};

/** Other untapped creatures of who pays; what came just now as well, since it is no {T}. */
const able = (g: Game, cost: TapPower, { seat, source }: Payer): number[] =>
  g.zone('battlefield').filter(
    (id) =>
      id !== source &&
      isCreature(g, id) &&
      characteristicsOf(g, id).controller === seat &&
      !g.is(g.object(id), 'tapped') &&
      // "Can't crew Vehicles" (702.122c).
      !(cost.for === 'crew' && ruleOn(g, id, 'cantCrew')),
  );

/** What makes creatures crew or saddle "as though their power were greater". */
const STRONGER = { crew: 'crewsAsStronger', saddle: 'saddlesAsStronger' };
const countsFor = (g: Game, cost: TapPower, id: number): number =>
  characteristicsOf(g, id)
    .rules.filter((r) => r.rule === STRONGER[cost.for])
    .reduce((power, r) => power + Number(r.mod.count), stat(g, id, 'power'));
const together = (g: Game, cost: TapPower, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + countsFor(g, cost, id), 0);

/** The fewest that are enough. */
function enough(g: Game, cost: TapPower, ids: readonly number[]): number[] | null {
  const strongest = [...ids].sort((a, b) => countsFor(g, cost, b) - countsFor(g, cost, a));
  for (let n = 0; n <= strongest.length; n++) {
    const some = strongest.slice(0, n);
    if (together(g, cost, some) >= cost.power) return some;
  }
  return null;
}

/**
 * Its player chooses which, and more as long as they are not enough; then all of them are tapped. Each crews, or saddles, as
 * it is tapped (702.122b, 702.171c).
 */
const tapPower = procedure<
  { cost: TapPower; seat: Seat; source: number; x: number },
  { picked: number[]; chosen: number[] }
>('tapPower', {
  begin: (g, l) => {
    g.j.note(l, 'chosen', []);
  },
  ask: (g, l) => {
    const { seat, source, x } = l;
    const left = able(g, l.cost, { seat, source, x }).filter((id) => !l.chosen.includes(id));
    const needed = l.cost.power - together(g, l.cost, l.chosen);
    if (l.chosen.length > 0 && needed <= 0) return { go: 'tap' };
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: `Choose creatures to tap with total power ${needed} or greater`,
        rules: RULES[l.cost.for],
        source: l.source,
        options: left.map((id) => entityChoice(g, { object: id }, id)),
        min: needed > 0 ? 1 : 0,
        max: left.length,
        fallback: enough(g, { ...l.cost, power: needed }, left) ?? left,
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(l, 'chosen', [...l.chosen, ...l.picked]);
    return l.picked.length > 0 ? { go: 'ask' } : undefined;
  },
  tap: (g, { chosen, source, cost: { save } }) => {
    if (save !== undefined) keepForPaid(g, source, { [save]: chosen.map((object) => ({ object })) });
    return perform(
      g,
      chosen.map((object) => ({ type: 'status', object, status: 'tapped', on: true })),
    );
  },
  told: (g, { chosen, source, seat, cost }) => {
    for (const object of chosen) did(g, cost.for, seat, object, source);
    return { done: null };
  },
});

export const tapPowerCost = defineCost('tapPower', {
  description:
    'Tapping any number of other untapped creatures with a total power of at least so much, as crew and saddle have it.',
  example: { pay: 'tapPower', power: 3, for: 'crew' },
  params,
  canPay: (g, cost, payer) => enough(g, cost, able(g, cost, payer)) !== null,
  pay: (_g, cost, { seat, source, x }) => tapPower.call({ cost, seat, source, x }),
  text: ({ power }) => `Tap creatures with total power ${power} or greater`,
  rules: cite('mtg:702.122a', 'mtg:702.171a'),
  order: 1,
  procedures: [tapPower],
});
