/** Drawing, recycling cards and burning out (413, 416, 431). */
import {
  areOpponents,
  type Choice,
  type Game,
  moveNow,
  perform,
  performAsIs,
  procedure,
  type RuleRef,
  type Seat,
  shuffled,
  thenGo,
} from '@arbiter/engine';
import { leader, points, victoryScore, win } from '../1-concepts/193-winning.js';
import { cite } from '../cite.js';

/** Cards go to the bottom of their owners' main decks; several at once in a random order (416.1, 416.5). */
export function recycleCards(g: Game, ids: number[]): void {
  const order = ids.length > 1 ? shuffled(g, ids) : ids;
  for (const object of order) moveNow(g, { object, to: 'mainDeck', cause: 'recycle', position: 'bottom' });
}

/** Cards are drawn one by one; who has none left burns out and then draws on (413.4, 431.1.a). */
export const drawCards = procedure<
  { draws: Seat[]; at: number; burnt: number },
  { to?: string; stuck?: boolean | undefined }
>('drawCards', {
  next: (g, l) => {
    const player = l.draws[l.at];
    if (player === undefined || g.s.result) return { done: null };
    if (l.stuck) {
      g.j.note(l, 'stuck', undefined);
      g.j.note(
        l,
        'draws',
        l.draws.slice(l.at).filter((seat) => seat !== player),
      );
      g.j.note(l, 'at', 0);
      g.j.note(l, 'burnt', 0);
      return { go: 'next' };
    }
    if (g.zone(`mainDeck:${player}`).length === 0) {
      g.j.note(l, 'burnt', (l.burnt ?? 0) + 1);
      return burnOut.call({ seat: player, times: l.burnt }, { into: 'stuck', go: 'next' });
    }
    g.j.note(l, 'at', l.at + 1);
    g.j.note(l, 'burnt', 0);
    const control = perform(g, [{ type: 'draw', player, ...(l.to ? { to: l.to } : {}) }]);
    return thenGo(control, 'next');
  },
});

/** What becomes of the point of a burn out, which is the so many-th of a sequence. */
interface BurntPoint {
  give: (times: number) => typeof performAsIs;
  /** The rules by which the player who gained it wins at once. */
  wins: (g: Game, seat: Seat, times: number) => RuleRef[] | null;
  /** Whether a sequence may go on for ever, as nothing changes by it any more: then it ends. */
  mayBeEndless?: true;
}
export const isEnough = (g: Game, seat: Seat): boolean => points(g, seat) >= victoryScore(g);

export const burnOutWith = ({ give, wins, mayBeEndless }: BurntPoint) =>
  procedure<{ seat: Seat; times: number }, { picked: Seat[]; had: number }>('burnOut', {
    // 431.2.b
    recycle: (g, l) => {
      g.emit(
        'BURNED_OUT',
        cite(
          'riftbound:431.1',
          'riftbound:431.2',
          'riftbound-zh:418.2',
          'riftbound:413.4',
          'riftbound:413.4.a',
          'riftbound:413.4.b',
          'riftbound:413.4.c',
          'riftbound:431.3',
          'riftbound-zh:400.4.a',
          'riftbound-zh:400.4.b',
          'riftbound-zh:400.4.c',
          'riftbound-zh:418.3',
          'riftbound:431.2.b',
          'riftbound:431.2.d',
          'riftbound:431.3.a',
          'riftbound:431.3.b',
          'riftbound:431.1.a',
          'riftbound-zh:418.1.a',
          'riftbound:431.2.a',
          'riftbound-zh:418.2.a',
          'riftbound-zh:418.1',
          'riftbound-zh:400.4',
          'riftbound-zh:418.2.b',
          'riftbound-zh:418.2.d',
          'riftbound-zh:418.3.a',
        ),
        { seat: l.seat },
      );
      recycleCards(g, g.zone(`trash:${l.seat}`).slice());
    },
    // 431.2.c
    choose: (g, l) => ({
      ask: {
        seat: l.seat,
        kind: 'OPPONENT',
        shape: 'CHOOSE',
        prompt: 'You burned out: choose an opponent who gains a point',
        rules: cite('riftbound:431.2.c', 'riftbound-zh:418.2.c'),
        options: g
          .seatsFrom(l.seat)
          .filter((s) => areOpponents(g, s, l.seat))
          .map((s): Choice => ({ kind: 'PLAYER', label: g.player(s).name, player: s, data: s })),
        min: 1,
        max: 1,
      },
      into: 'picked',
    }),
    point: (g, l) => {
      const seat = l.picked[0] as Seat;
      g.j.note(l, 'had', points(g, seat));
      return give(l.times)(g, [{ type: 'stat', player: seat, stat: 'points', amount: 1 }]);
    },
    end: (g, l) => {
      const seat = l.picked[0] as Seat;
      const rules = wins(g, seat, l.times);
      if (rules) win(g, seat, 'an opponent burned out again and again', rules);
      const same = g.zone(`mainDeck:${l.seat}`).length === 0 && points(g, seat) === l.had;
      return { done: mayBeEndless === true && same };
    },
  });

/** From the second in a row on nothing replaces or prevents the point (431.3.b), and enough of them win at once (431.3.c). */
export const burnOut = burnOutWith({
  give: (times) => (times > 1 ? performAsIs : perform),
  wins: (g, seat, times) =>
    times > 1 && isEnough(g, seat) && leader(g) === seat ? cite('riftbound:431.3.c', 'riftbound:431.3.c.1') : null,
});
