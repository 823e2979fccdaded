/** Drawing, recycling cards and burning out (413, 416, 431). */
import {
  areOpponents,
  type Choice,
  type Game,
  moveNow,
  perform,
  performAsIs,
  procedure,
  type Seat,
  shuffled,
  thenGo,
} from '@arbiter/engine';
import { points, victoryScore, win } from '../1-concepts/193-winning.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

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

/** From the second burn out in a row on, nothing replaces or prevents the point (431.3.b). */
const giving = (g: Game, times: number): typeof performAsIs =>
  times > 1 && editionOf(g).actions.burnOut.isSure ? performAsIs : perform;

/** The points that all players have. */
const allPoints = (g: Game): number => g.s.players.reduce((all, { seat }) => all + points(g, seat), 0);
/** Whether burning out once more would change nothing, and so go on for ever. */
const isStuck = (g: Game, seat: Seat, had: number): boolean =>
  !editionOf(g).actions.burnOut.isSure && g.zone(`mainDeck:${seat}`).length === 0 && allPoints(g) === had;

export const burnOut = procedure<{ seat: Seat; times: number }, { picked: Seat[]; had: number }>('burnOut', {
  // 431.2.b
  recycle: (g, l) => {
    g.j.note(l, 'had', allPoints(g));
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
  point: (g, l) => giving(g, l.times)(g, [{ type: 'stat', player: l.picked[0] as Seat, stat: 'points', amount: 1 }]),
  // 431.3.c: from the second in a row on, enough points win at once.
  end: (g, l) => {
    const seat = l.picked[0] as Seat;
    const { wins, rules } = editionOf(g).actions.burnOut;
    if (l.times > 1 && points(g, seat) >= victoryScore(g) && wins(g, seat))
      win(g, seat, 'an opponent burned out again and again', rules);
    return { done: isStuck(g, l.seat, l.had) };
  },
});
