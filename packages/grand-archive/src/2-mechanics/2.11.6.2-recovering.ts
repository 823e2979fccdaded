/**
 * Recovering: a player removes so many damage counters from their champion, at most those that are there (2.11.6.2.4).
 * Recovering some is done even where there is nothing to remove; recovering none is nothing that happens (2.11.7.15.2).
 */
import {
  type Action,
  type ActionKind,
  type ActionOf,
  amountOf,
  type Control,
  defineAction,
  defineCost,
  defineEvent,
  defineRule,
  defineVerb,
  entitiesOf,
  entityChoice,
  fields,
  fromContext,
  type Game,
  type ParamsOf,
  perform,
  playerRules,
  procedure,
  publicId,
  type RuleRef,
  type Seat,
  seatsOf,
} from '@arbiter/engine';
import { championOf, championsOf } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';

const params = fields((p) => ({ who: p.ref, amount: p.value }));
declare module '@arbiter/engine' {
  interface Verbs {
    recover: ParamsOf<typeof params>;
  }
  interface Costs {
    recover: ParamsOf<typeof paid>;
  }
  interface Actions {
    recover: { player: Seat; amount: number; champion?: number };
  }
  interface Events {
    recover: { player: Seat; amount: number };
  }
}

export const recoverKind: ActionKind<ActionOf<'recover'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player, amount, champion = championOf(g, player) }) => {
    const object = champion === undefined ? undefined : g.find(champion);
    if (amount <= 0) return [];
    if (object) {
      const left = Math.max(0, g.damageOn(object) - amount);
      g.emit('RECOVERED', cite('ga:2.11.6.2.4'), {
        seat: player,
        object: publicId(object.id),
        card: g.rules.view.label(g, { object: object.id }),
        amount,
        total: left,
      });
      g.markDamage(object, left);
    }
    return [{ type: 'recover', player, amount }];
  },
};

/** What forbids it beats whatever would have a player do it. */
export const cannotRecover = (g: Game, action: Action): RuleRef[] | null =>
  action.type === 'recover' && playerRules(g, action.player, 'cantRecover').length > 0 ? cite('ga:2.5.1.5.4') : null;

type Recovering = { seats: Seat[]; amount: number; champions: { [seat: string]: number } };
/** All recover at once: each of the champion of theirs that was chosen; 0 where none is damaged. */
const recoverFrom = (g: Game, { seats, amount, champions }: Recovering): Control =>
  perform(
    g,
    seats.map((player): ActionOf<'recover'> => {
      const champion = champions[player];
      return { type: 'recover', player, amount, ...(champion ? { champion } : {}) };
    }),
  );
/** The next player who has to choose a champion. */
const unchosen = ({ seats, champions }: Recovering): Seat | undefined =>
  seats.find((seat) => champions[seat] === undefined);
/** A player with several damaged champions chooses one; then all recover together. */
const recovering = procedure<Recovering, { picked?: number[] }>('recovering', {
  ask: (g, l) => {
    const seat = unchosen(l);
    if (seat === undefined) return { go: 'recover' };
    return {
      ask: {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose the champion from which damage counters are removed',
        rules: cite('ga:1.7.1.6', 'ga:2.11.6.2.4'),
        options: damagedOf(g, seat).map((object) => entityChoice(g, { object }, object)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  picked: (g, l) => {
    const seat = unchosen(l);
    if (seat !== undefined) g.j.note(l, 'champions', { ...l.champions, [seat]: l.picked?.[0] ?? 0 });
    return { go: 'ask' };
  },
  recover: recoverFrom,
});
const damagedOf = (g: Game, seat: Seat): number[] => championsOf(g, seat).filter((id) => g.damageOn(g.object(id)) > 0);

export const recover = defineVerb('recover', {
  description: 'Players remove so many damage counters from their champion, as many as there are.',
  example: { do: 'recover', who: 'you', amount: 3 },
  params,
  run: (g, { who, amount: much }, ctx) => {
    const by = fromContext(ctx);
    const amount = amountOf(g, much, by);
    const seats = seatsOf(entitiesOf(g, who, by));
    if (amount <= 0 || seats.length === 0) return undefined;
    const champions = Object.fromEntries(
      seats.flatMap((seat) => {
        const [one = 0, ...more] = damagedOf(g, seat);
        return more.length > 0 ? [] : [[seat, one]];
      }),
    );
    const all = { seats, amount, champions };
    return unchosen(all) === undefined ? recoverFrom(g, all) : recovering.call(all);
  },
  procedures: [recovering],
  text: ({ who, amount }, say) => `${say.doer(who)}recover ${say.value(amount)}`,
  intent: () => 1,
});

const paid = fields((p) => ({ amount: p.count }));
/** Of a cost all that it says must be there to be removed (1.6.4.2.6). */
export const recoverCost = defineCost('recover', {
  description: 'Recovering so much, of a champion that has as many damage counters.',
  example: { pay: 'recover', amount: 5 },
  params: paid,
  canPay: (g, { amount: least }, { seat }) =>
    playerRules(g, seat, 'cantRecover').length === 0 &&
    damagedOf(g, seat).some((id) => g.damageOn(g.object(id)) >= least),
  pay: (g, { amount: least }, { seat }) => {
    const champion = damagedOf(g, seat).find((id) => g.damageOn(g.object(id)) >= least);
    return champion === undefined
      ? undefined
      : perform(g, [{ type: 'recover', player: seat, amount: least, champion }]);
  },
  text: ({ amount: least }) => `recover ${least}`,
  rules: cite('ga:2.11.6.2.4', 'ga:2.11.7.15.2'),
  order: 4,
});

export const recoverWords = [
  recover,
  recoverCost,
  defineEvent('recover', {
    description: 'A player recovered.',
    example: { on: 'recover', player: 'you' },
    refs: ['player'],
    numbers: ['amount'],
  }),
  defineAction('recover', {
    description: 'A player would recover so much: `amount`, which is 1 or more.',
    example: { on: 'recover', player: 'you', change: { amount: { sum: [2, { event: 'amount' }] } } },
    refs: ['player'],
    numbers: ['amount'],
    change: (p) => ({ amount: p.value }),
  }),
  defineRule('cantRecover', {
    description: 'Of players: can’t recover.',
    example: { mod: 'rule', rule: 'cantRecover' },
  }),
];
