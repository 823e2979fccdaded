/** Wither counters (2.11.7.15.2): as their main phase begins, players sacrifice what has some unless they pay for each. */
import {
  controllerOf,
  type Effects,
  type Filter,
  type Game,
  type Nothing,
  procedure,
  type TriggeredAbility,
  wait,
} from '@arbiter/engine';

const WITHER = 'wither';
const withered: Filter = [{ zone: 'field' }, { controller: 'you' }, { counters: [WITHER, 1] }];
const one = { saved: 'one' };

const effects: Effects = [
  {
    do: 'forEach',
    of: { each: withered },
    as: 'one',
    effects: [
      {
        do: 'pay',
        who: 'you',
        cost: [{ pay: 'reserve', amount: 1 }],
        times: { counters: WITHER, of: one },
        then: [],
        else: [{ do: 'move', what: one, to: 'graveyard', cause: 'sacrifice' }],
      },
    ],
  },
  // What is left loses all of them at the same time.
  { do: 'clearCounters', what: { each: withered }, kind: WITHER },
];
/** It comes of the rules: nothing is its source, and the turn player controls it. */
const WITHERING: TriggeredAbility = {
  kind: 'triggered',
  on: { on: 'step', player: 'you', match: { step: 'main' } },
  effects,
};

const hasWithered = (g: Game): boolean =>
  g.zone('field').some((id) => (g.object(id).counters?.[WITHER] ?? 0) > 0 && controllerOf(g, id) === g.active);

/** As a main phase begins: once a turn, though combat comes in between. */
export const withering = procedure<Nothing>('withering', {
  wither: (g) => {
    if (hasWithered(g))
      wait(
        g,
        { source: 0, controller: g.active, ability: WITHERING, event: { type: 'step', player: g.active } },
        g.s.counters.id,
      );
  },
});
