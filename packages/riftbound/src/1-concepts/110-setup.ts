/** Setting up: battlefields, decks shuffled, the first player, hands of four, mulligans (110–118). */
import {
  announceTurn,
  definitionOf,
  draw,
  entityChoice,
  type Game,
  moveNow,
  type Obj,
  procedure,
  publicId,
  type Seat,
  shufflePile,
  turnLoop,
} from '@arbiter/engine';
import { recycleCards } from '../4-actions/431-burn-out.js';
import { modeOf } from '../481-modes/modes.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

declare module '@arbiter/engine' {
  interface GameMarks {
    firstPlayer?: Seat;
  }
}

export const startGame = procedure<{ battlefields: string[][] }, { seats: Seat[]; aside: number[] }>('startGame', {
  // 114
  shuffle: (g) => {
    for (const { seat } of g.s.players) {
      shufflePile(g, `mainDeck:${seat}`);
      shufflePile(g, `runeDeck:${seat}`);
    }
  },
  // 115
  first: (g) => {
    const first = draw(g, g.s.seats);
    g.j.set(g.s.turn, 'active', first);
    g.j.set(g.s.marks, 'firstPlayer', first);
    g.emit('STARTING_PLAYER', cite('riftbound:115', 'riftbound:115.1'), { seat: first });
  },
  // 113, 485.5: one of each player's battlefields at random.
  battlefields: (g, l) => {
    const { firstBringsNone } = modeOf(g);
    for (const seat of g.seatsFrom(0)) {
      const own = l.battlefields[seat] ?? [];
      if (own.length === 0 || (firstBringsNone && seat === g.active)) continue;
      const hash = own[own.length > 1 ? draw(g, own.length) : 0] as string;
      placeBattlefield(g, seat, hash);
    }
  },
  // 116
  hands: (g, l) => {
    for (const seat of g.seatsFrom(g.active)) for (let i = 0; i < editionOf(g).numbers.handSize; i++) drawOne(g, seat);
    g.j.note(l, 'seats', g.seatsFrom(g.active));
  },
  // 117: in turn order.
  mulligan: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'begin' };
    const hand = g.zone(`hand:${seat}`);
    const { setAside } = editionOf(g).numbers;
    return {
      ask: {
        seat,
        kind: 'MULLIGAN',
        shape: 'CHOOSE',
        prompt: `Set up to ${setAside} cards aside and draw as many`,
        rules: cite('riftbound:117', 'riftbound:117.1'),
        options: hand.map((id) => entityChoice(g, { object: id }, id)),
        min: 0,
        max: setAside,
        always: true,
      },
      into: 'aside',
    };
  },
  // 117.2, 117.3: what was set aside is recycled after the new cards are drawn.
  replace: (g, l) => {
    const seat = l.seats[0] as Seat;
    g.emit('MULLIGAN_DECIDED', cite('riftbound:117.1', 'riftbound:117.2', 'riftbound:117.3'), {
      seat,
      count: l.aside.length,
    });
    for (let i = 0; i < l.aside.length; i++) drawOne(g, seat);
    recycleCards(g, l.aside);
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'mulligan' };
  },
  // 118
  begin: (g) => {
    g.j.set(g.s.turn, 'number', 1);
    announceTurn(g, cite('riftbound:118', 'riftbound:304'));
    return turnLoop.call({});
  },
});

function drawOne(g: Game, seat: Seat): void {
  const top = g.zone(`mainDeck:${seat}`)[0];
  if (top !== undefined) moveNow(g, { object: top, to: 'hand', cause: 'draw' });
}

function placeBattlefield(g: Game, owner: Seat, hash: string): void {
  let def = g.s.defs.indexOf(hash);
  if (def < 0) {
    def = g.s.defs.length;
    g.j.push(g.s.defs, hash);
  }
  const object: Obj = { id: g.nextId(), def, owner, zone: 'board', ts: g.nextTimestamp() };
  g.add(object);
  g.j.push(g.zone('board'), object.id, g.channelOf('board'));
  g.emit('BATTLEFIELD_CHOSEN', cite('riftbound:485.5', 'riftbound:113'), {
    seat: owner,
    object: publicId(object.id),
    card: definitionOf(g, object).definition.name,
  });
}
