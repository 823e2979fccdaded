/** Agility (2.11.7.15.2): players have it for a turn, and return so many cards from memory to hand as its end phase begins. */
import {
  amountOf,
  defineEvent,
  definePredicate,
  defineVerb,
  type Effect,
  fields,
  fromContext,
  instructions,
  isPlayer,
  type ParamsOf,
  type Seat,
  triggerOn,
} from '@arbiter/engine';

const params = fields((p) => ({ amount: p.value }));
declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** They have agility this turn. */
    agility?: true;
  }
  interface Verbs {
    gainAgility: ParamsOf<typeof params>;
  }
  interface Events {
    /** A player gained agility. */
    agility: { player: Seat };
  }
}

/** Each instance triggers by itself; of fewer cards all are returned. */
const returning = (amount: number): Effect => ({
  do: 'delayed',
  on: { on: 'step', match: { step: 'end' } },
  until: { kind: 'endOfTurn' },
  effects: [
    { do: 'choose', save: 'swift', from: [{ zone: 'memory' }, { owner: 'you' }], min: amount, max: amount },
    { do: 'move', what: { saved: 'swift' }, to: 'hand', cause: 'return' },
  ],
});

export const gainAgility = defineVerb('gainAgility', {
  description: 'You gain agility for this turn: so many cards return from memory to hand as its end phase begins.',
  example: { do: 'gainAgility', amount: 3 },
  params,
  run: (g, { amount }, ctx, id) => {
    const many = Math.max(0, amountOf(g, amount, fromContext(ctx)));
    g.markPlayer(ctx.controller, 'agility', true);
    triggerOn(g, { type: 'agility', player: ctx.controller });
    return instructions(g, id, [returning(many)]);
  },
  text: ({ amount }, say) => `gain agility ${say.value(amount)} for this turn`,
  intent: () => 1,
});

export const agilityGained = defineEvent('agility', {
  description: 'A player gained agility.',
  example: { on: 'agility', player: 'you' },
  refs: ['player'],
});

export const agilePlayer = definePredicate('agility', {
  description: 'The player has agility.',
  holds: (g, e) => isPlayer(e) && g.playerMarks(e.player).agility === true,
});
