/**
 * Controlling another player (723): who makes their decisions during their next turn, or their next combat phase. Only control
 * of the player changes, not of what is theirs; the kernel puts what they are asked to whoever controls them.
 */
import {
  deciderOf,
  defineVerb,
  doersOf,
  fields,
  fromContext,
  type Game,
  isActive,
  noteControl,
  type ParamsOf,
  type PlayerControl,
  sideOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { addTurns } from '../5-turn/500.7-extra.js';
import { cite } from '../cite.js';

const params = fields((p) => ({
  who: p.ref,
  by: p.ref.optional(),
  during: z.enum(['nextTurn', 'nextCombat']).optional(),
  turnAfter: p.flag.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    controlPlayer: ParamsOf<typeof params>;
  }
}

/** What an effect notes: the next turn that is taken (723.1), or a phase of it (723.2). */
const spanOf = (during: 'nextTurn' | 'nextCombat'): Pick<PlayerControl, 'span' | 'phase'> =>
  during === 'nextTurn' ? { span: 'nextTurn' } : { span: 'phase', phase: 'combat' };

export const controlPlayer = defineVerb('controlPlayer', {
  description:
    'You (or `by`) control players in their next turn or combat phase; `turnAfter`: then they take another turn.',
  example: { do: 'controlPlayer', who: 'opponents' },
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const [controller] = doersOf(g, { who: effect.by ?? 'you' }, by);
    if (controller === undefined) return undefined;
    // Who is to control a player controls the team that shares their turn (805.8).
    for (const seat of new Set(doersOf(g, effect, by).flatMap((one) => sideOf(g, one)))) {
      const after = effect.turnAfter ? { turnAfter: true as const } : {};
      const made: PlayerControl = { controller, ...spanOf(effect.during ?? 'nextTurn'), ...after };
      noteControl(g, seat, [...(g.playerMarks(seat).controlled ?? []), made]);
    }
    return undefined;
  },
  text: ({ who, by, during }, say) =>
    `${say.doer(by ?? 'you')}control ${say.ref(who)} during their next ${during === 'nextCombat' ? 'combat phase' : 'turn'}`,
  intent: () => -2,
});

/**
 * As a turn begins, control of it ends whose turn is over, and what waited for the turn of its player begins: a turn that is
 * skipped never begins (723.1, 723.1b).
 */
export function takeControlOfPlayers(g: Game): void {
  for (const { seat } of g.s.players) {
    const effects = g.playerMarks(seat).controlled;
    if (!effects) continue;
    const decided = deciderOf(g, seat);
    const left = effects.filter(({ span }) => span !== 'turn');
    const begins = (one: PlayerControl): boolean => isActive(g, seat) && one.span === 'nextTurn';
    noteControl(
      g,
      seat,
      left.map((one) => (begins(one) ? { controller: one.controller, span: 'turn' } : one)),
    );
    const now = deciderOf(g, seat);
    if (now !== decided) g.emit('PLAYER_CONTROL_CHANGED', cite('mtg:723.1', 'mtg:723.5'), { seat, by: now });
    addTurns(
      g,
      left.flatMap((one) => (begins(one) && one.turnAfter ? [seat] : [])),
    );
  }
}
