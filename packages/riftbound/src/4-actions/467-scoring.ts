/** Scoring: conquering and holding battlefields, and the final point (467–471). */
import {
  type ActionKind,
  type ActionOf,
  characteristicsOf,
  controllerOf,
  type Game,
  perform,
  procedure,
  publicId,
  type Seat,
  type TriggerEvent,
  thenGo,
} from '@arbiter/engine';
import { battlefields, units, unitsAt } from '../1-concepts/107-board.js';
import { points, victoryScore } from '../1-concepts/193-winning.js';
import { showdown } from '../3-playing/307-states.js';
import { counts } from '../481-modes/489-teams.js';
import { cite } from '../cite.js';
import { triggerAlsoAs } from './383.4-also-as.js';
import { drawCards } from './431-burn-out.js';

/** Battlefields that a player has scored this turn (470). */
export const scoredBy = (g: Game, seat: Seat): number[] => g.playerMarks(seat).scored ?? [];

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The battlefields that they scored this turn. */
    scored?: number[];
  }
  interface Actions {
    scored: { player: Seat; battlefield: number; how: 'conquer' | 'hold'; uncontrolled?: boolean };
  }
}

/** What they assigned beyond what was lethal in the combat by which they conquer. */
function excessOf(g: Game, seat: Seat): number {
  const { combat, excess } = showdown(g) ?? {};
  if (!combat || !excess) return 0;
  return seat === combat.attacker ? excess.attacker : seat === combat.defender ? excess.defender : 0;
}

/** Tells abilities: the battlefield and its player, and each unit that was there (383.4.c, 383.4.d, 471.2). */
export const scoredKind: ActionKind<ActionOf<'scored'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, action) => {
    const { how, player: seat, battlefield } = action;
    const here = unitsAt(g, battlefield, seat).filter((id) => controllerOf(g, id) === seat);
    const { uncontrolled = false } = action;
    const beyond = how === 'conquer' ? { excess: excessOf(g, seat), uncontrolled } : {};
    const happened: TriggerEvent[] = [{ type: how, object: battlefield, player: seat, ...beyond }];
    for (const object of here) happened.push({ type: `unit:${how}`, object, player: seat, battlefield, ...beyond });
    // 383.4: units whose hold effects are conquer effects as well, wherever they are.
    for (const object of units(g))
      for (const event of happened)
        if (event.object === battlefield || event.object === object) triggerAlsoAs(g, object, event);
    return happened;
  },
};

type Scoring = {
  seat: Seat;
  at: number[];
  how: 'conquer' | 'hold';
  next: number;
  /** Nobody controlled it before. */
  uncontrolled?: boolean;
};
/** Whether something forbids a player to score a battlefield as yet (054.1). */
export const isClosed = (g: Game, battlefield: number, seat: Seat): boolean =>
  characteristicsOf(g, battlefield).rules.some(
    ({ rule, mod }) => rule === 'notScoredBefore' && g.statOf(seat, 'turns') < Number(mod.turn),
  );

/** A player scores battlefields in one way, all of them at one time (471). */
export const score = procedure<Scoring>('score', {
  each: (g, l) => {
    const battlefield = l.at[l.next ?? 0];
    if (battlefield === undefined) return { go: 'trigger' };
    g.j.note(l, 'next', (l.next ?? 0) + 1);
    g.markPlayer(l.seat, 'scored', [...scoredBy(g, l.seat), battlefield]);
    const conquering = l.how === 'conquer';
    g.emit(
      'SCORED',
      conquering
        ? cite(
            'riftbound:469.1',
            'riftbound:470',
            'riftbound:471.1',
            'riftbound:471.2.a',
            'riftbound:383.4.c.2',
            'riftbound-zh:376.4.b.2',
            'riftbound:383.4.c.2.a',
            'riftbound:383.4.c.2.b',
            'riftbound-zh:376.4.b.2.a',
            'riftbound-zh:376.4.b.2.b',
          )
        : cite(
            'riftbound:469.2',
            'riftbound:470',
            'riftbound:471.1',
            'riftbound:471.1.a.1',
            'riftbound:471.2.b',
            'riftbound:383.4.d.2',
            'riftbound:383.4.d.2.a',
            'riftbound:383.4.d.2.b',
            'riftbound-zh:376.4.c.2',
            'riftbound-zh:376.4.c.2.a',
            'riftbound-zh:376.4.c.2.b',
          ),
      {
        seat: l.seat,
        how: l.how,
        object: publicId(battlefield),
        card: g.rules.view.label(g, { object: battlefield }),
      },
    );
    // 471.1.b: the last point is conquered only by scoring every battlefield in this turn.
    const last = conquering && points(g, l.seat) >= victoryScore(g) - 1;
    if (last && battlefields(g).some((b) => counts(g, b, l.seat) && !scoredBy(g, l.seat).includes(b))) {
      g.emit(
        'FINAL_POINT_DENIED',
        cite(
          'riftbound:471.1.b',
          'riftbound:471.1.a',
          'riftbound:471.1.b.1',
          'riftbound:489.8.g',
          'riftbound:489.8.g.1',
          'riftbound:383.4.c.2.c',
          'riftbound-zh:376.4.b.2.c',
        ),
        {
          seat: l.seat,
        },
      );
      return drawCards.call({ draws: [l.seat], at: 0, burnt: 0 }, { go: 'each' });
    }
    const control = perform(g, [{ type: 'stat', player: l.seat, stat: 'points', amount: 1, cause: l.how }]);
    return thenGo(control, 'each');
  },
  trigger: (g, l) =>
    perform(
      g,
      l.at.map((battlefield) => ({
        type: 'scored',
        player: l.seat,
        battlefield,
        how: l.how,
        ...(l.uncontrolled ? { uncontrolled: true } : {}),
      })),
    ),
});
