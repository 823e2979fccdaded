/**
 * The Crowd's Favor (2.11.7.15.2): a status that one player has at most. Attacks on what they control cost more, and what
 * targets that may be negated unless it is paid for.
 */
import {
  definePredicate,
  defineVerb,
  type Effects,
  fields,
  type Game,
  isPlayer,
  type ParamsOf,
  type Seat,
  type TriggerPattern,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

const CROWDS_FAVOR = "Crowd's Favor";
const params = fields(() => ({ status: z.literal(CROWDS_FAVOR) }));
declare module '@arbiter/engine' {
  interface PlayerMarks {
    crowdsFavor?: true;
  }
  interface Verbs {
    gainStatus: ParamsOf<typeof params>;
  }
}

/** Whatever targets something of theirs waits for another payment, if they want that. */
const ON: TriggerPattern = { on: 'target', object: [{ zone: 'field' }, { controller: 'you' }] };
const NEGATING: Effects = [
  {
    do: 'may',
    prompt: 'Negate it unless its controller pays (1)?',
    then: [
      {
        do: 'pay',
        who: { controllerOf: { event: 'source' } },
        cost: [{ pay: 'reserve', amount: 1 }],
        then: [],
        else: [{ do: 'counterOnStack', what: { event: 'source' } }],
      },
    ],
  },
];

function lose(g: Game, seat: Seat): void {
  g.markPlayer(seat, 'crowdsFavor', undefined);
  g.j.refill(
    g.s.delayed,
    g.s.delayed.filter((one) => one.inherent !== CROWDS_FAVOR || one.controller !== seat),
  );
}

export const hasFavor = (g: Game, seat: Seat): boolean => g.playerMarks(seat).crowdsFavor === true;

export const gainStatus = defineVerb('gainStatus', {
  description: 'You gain a status, which your opponents lose.',
  example: { do: 'gainStatus', status: CROWDS_FAVOR },
  params,
  run: (g, _effect, { controller: seat }) => {
    for (const { seat: other } of g.s.players) if (other !== seat && hasFavor(g, other)) lose(g, other);
    if (hasFavor(g, seat)) return undefined;
    g.markPlayer(seat, 'crowdsFavor', true);
    g.j.push(g.s.delayed, {
      id: g.nextId(),
      source: 0,
      controller: seat,
      on: ON,
      effects: NEGATING,
      saved: {},
      once: false,
      inherent: CROWDS_FAVOR,
    });
    g.emit('STATUS_GAINED', cite('ga:2.11.7.15.2'), { seat, name: CROWDS_FAVOR });
    return undefined;
  },
  text: ({ status }) => `gain the ${status} status`,
  intent: () => 1,
});

export const crowdsFavor = definePredicate('crowdsFavor', {
  description: 'The player has the Crowd’s Favor.',
  holds: (g, e) => isPlayer(e) && hasFavor(g, e.player),
});

export const statusWords = [gainStatus, crowdsFavor];
