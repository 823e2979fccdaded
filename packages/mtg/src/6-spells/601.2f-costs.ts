/** Costs: what they are made of, whether they can be paid together, and how (118, 601.2f–h, 602.2b). */
import {
  type Choice,
  defineCost,
  type Entity,
  entitiesOf,
  entityChoice,
  fields,
  type Game,
  isPlayer,
  type ParamsOf,
  perform,
  plainOr,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { canTap } from '../1-concepts/106-mana.js';
import { isSick } from '../3-card-types/302-creatures.js';
import { sideRules } from '../8-multiplayer/810-shared-fate.js';
import { cite } from '../cite.js';

const given = fields((p) => ({ amount: p.count }));
const life = fields((p) => ({ amount: plainOr(['x'], p.count) }));

declare module '@arbiter/engine' {
  interface Costs {
    // biome-ignore-start lint/complexity/noBannedTypes: these take no parameters
    tap: {};
    untap: {};
    // biome-ignore-end lint/complexity/noBannedTypes: these take no parameters
    life: ParamsOf<typeof life>;
    giveLife: ParamsOf<typeof given>;
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

/** The life that is paid; X as it was chosen (107.3a, 118.4). */
const lifeOf = ({ amount }: ParamsOf<typeof life>, x: number): number => (amount === 'x' ? x : amount);

export const lifeCost = defineCost('life', {
  description: 'Life.',
  example: { pay: 'life', amount: 2 },
  params: life,
  // Nobody pays more than they have, or anything while they can't lose life; paying none is always possible.
  canPay: (g, cost, { seat, x }) => {
    const amount = lifeOf(cost, x);
    return amount === 0 || (g.statOf(seat, 'life') >= amount && sideRules(g, seat, 'cantLoseLife').length === 0);
  },
  pay: (g, cost, { seat, x }) =>
    perform(g, [{ type: 'stat', player: seat, stat: 'life', amount: -lifeOf(cost, x) || 0 }]),
  hasX: ({ amount }) => amount === 'x',
  largestX: (g, _cost, { seat }) =>
    sideRules(g, seat, 'cantLoseLife').length > 0 ? 0 : Math.max(0, g.statOf(seat, 'life')),
  text: ({ amount }) => `Pay ${amount === 'x' ? 'X' : amount} life`,
  rules: cite('mtg:118.3b', 'mtg:119.4', 'mtg:119.4a', 'mtg:119.4b', 'mtg:810.9b', 'mtg:119.8', 'mtg:614.17b'),
  order: 2,
});

const GIVEN = cite('mtg:118.9', 'mtg:614.17b');
/** The opponents who could gain life: who can't is none with whom the cost is paid (119.7). */
const gaining = (g: Game, controller: Seat, source: number): Entity[] =>
  entitiesOf(g, 'opponents', { source, controller }).filter(
    (e) => isPlayer(e) && sideRules(g, e.player, 'cantGainLife').length === 0,
  );
const giveLife = procedure<{ seat: Seat; source: number; amount: number }, { picked: Entity[] }>('giveLife', {
  ask: (g, l) => {
    const opponents = gaining(g, l.seat, l.source);
    if (opponents.length < 2) {
      g.j.note(l, 'picked', opponents);
      return { go: 'gain' };
    }
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: 'Choose an opponent who gains life',
        rules: GIVEN,
        source: l.source,
        options: opponents.map((e): Choice => entityChoice(g, e, e)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  gain: (g, { picked: [to], amount }) =>
    perform(g, to && isPlayer(to) ? [{ type: 'stat', player: to.player, stat: 'life', amount }] : []),
  over: () => ({ done: null }),
});

/** Having an opponent gain life: an alternative cost of some cards (118.9). */
export const giveLifeCost = defineCost('giveLife', {
  description: 'Having an opponent, whom who pays chooses, gain life.',
  example: { pay: 'giveLife', amount: 3 },
  params: given,
  canPay: (g, _cost, { seat, source }) => gaining(g, seat, source).length > 0,
  pay: (_g, { amount }, { seat, source }) => giveLife.call({ seat, source, amount }),
  text: ({ amount }) => `Have an opponent gain ${amount} life`,
  rules: GIVEN,
  order: 2,
  procedures: [giveLife],
});
