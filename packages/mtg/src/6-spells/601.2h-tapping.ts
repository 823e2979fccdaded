/** Untapped permanents that are tapped for a cost; that is no {T}, so it may be done with what came just now (118.3, 302.6). */
import {
  type Claim,
  type Cost,
  characteristicsOf,
  defineCost,
  entityChoice,
  fields,
  type Game,
  type Json,
  keepForPaid,
  matches,
  type ParamsOf,
  type Payer,
  perform,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { claimsOf, dealings } from '../1-concepts/118-claims.js';
import { canPayAll } from '../1-concepts/118-paying-together.js';
import { cite } from '../cite.js';
import { countOf, howMany } from './601.2h-how-many.js';
import type { ChosenBefore } from './601.2h-put-away.js';

const params = fields((p) => ({
  what: p.filter,
  count: howMany(p).optional(),
  label: p.text.optional(),
  save: p.name.optional(),
}));
declare module '@arbiter/engine' {
  interface Costs {
    tapUntapped: ParamsOf<typeof params>;
  }
}
type TapUntapped = { pay: 'tapUntapped' } & ParamsOf<typeof params> & ChosenBefore;

export const isTapping = (cost: Cost): cost is TapUntapped => cost.pay === 'tapUntapped';

/** What the payer could tap: only untapped permanents can be (701.26a). */
function tappable(g: Game, { what, $only }: TapUntapped, { source, seat }: Payer): number[] {
  const by = { source, controller: seat };
  return g
    .zone('battlefield')
    .filter(
      (id) =>
        ($only === undefined || id === $only) &&
        !g.is(g.object(id), 'tapped') &&
        characteristicsOf(g, id).controller === seat &&
        matches(g, { object: id }, what, by),
    );
}

export const tapUntappedCost = defineCost('tapUntapped', {
  description:
    'Tapping untapped permanents of who pays that fit, also those that came just now. `save` names them for the effects.',
  example: {
    pay: 'tapUntapped',
    what: { has: ['types', 'Creature'] },
    count: 2,
    label: 'two untapped creatures you control',
  },
  params,
  canPay: (g, cost, payer) => {
    const found = tappable(g, cost, payer).length;
    return found >= countOf(cost, payer, found);
  },
  available: (g, cost, payer) => tappable(g, cost, payer).length,
  claims: (g, cost, payer): Claim => {
    const objects = tappable(g, cost, payer);
    return { of: 'use', objects, count: countOf(cost, payer, objects.length) };
  },
  pay: (_g, cost, { seat, source, x }) => tapForCost.call({ cost, beside: [], seat, source, x }),
  hasX: ({ count }) => count === 'x',
  text: ({ label, count }) => `Tap ${label ?? count ?? 'one'}`,
  rules: cite('mtg:118.3', 'mtg:701.26a', 'mtg:302.6'),
  order: 1,
});

type Tapping = { cost: TapUntapped; beside: Cost[]; seat: Seat; source: number; x: number; playing?: true | 'ability' };

/** Chooses what is tapped for a cost so that the rest of it can be paid, and taps it. */
export const tapForCost = procedure<Tapping, { picked: number[] }>('tapForCost', {
  ask: (g, l) => {
    const payer: Payer = { seat: l.seat, source: l.source, x: l.x, ...(l.playing ? { playing: l.playing } : {}) };
    const claims = claimsOf(g, [l.cost, ...l.beside], payer);
    const [own] = claims;
    const { count = 0, objects = [] } = own ?? {};
    const pays = (picked: readonly number[]): boolean =>
      l.beside.length === 0 || canPayAll(g, l.beside, payer, { away: [], tapped: picked });
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: 'Choose what to tap',
        rules: TAPPING,
        source: l.source,
        options: objects.map((id) => entityChoice(g, { object: id }, id)),
        min: count,
        max: count,
        fallback: firstThatPays(g, claims, count, pays),
        check: (picked) =>
          pays(idsIn(picked))
            ? null
            : { detail: 'with these tapped the rest of the cost could not be paid', rules: TAPPING },
      },
      into: 'picked',
    };
  },
  tap: (g, { picked, source, cost: { save } }) => {
    if (save !== undefined) keepForPaid(g, source, { [save]: picked.map((object) => ({ object })) });
    return perform(
      g,
      picked.map((object) => ({ type: 'status', object, status: 'tapped', on: true })),
    );
  },
});
/** The first objects for the first of these claims that leave enough for the rest. */
export function firstThatPays(
  g: Game,
  claims: readonly Claim[],
  count: number,
  pays: (picked: readonly number[]) => boolean,
): number[] {
  let first: number[] | undefined;
  for (const dealt of dealings(g, claims)) {
    const picked = dealt.slice(0, count);
    if (pays(picked)) return picked;
    first ??= picked;
  }
  return first ?? [];
}

/** The objects of an answer. */
export const idsIn = (answer: Json): number[] =>
  Array.isArray(answer) ? answer.filter((one): one is number => typeof one === 'number') : [];

/** Why not all that is untapped may be tapped for a cost. @citation */
const TAPPING = cite('mtg:601.2h', 'mtg:118.3', 'mtg:701.26a');
