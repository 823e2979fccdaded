/** Setting up: battlefields, decks shuffled, the first player, hands of four, mulligans (110–118). */
import {
  type Ask,
  announceTurn,
  definitionOf,
  draw,
  entityChoice,
  type Game,
  loserBefore,
  moveNow,
  noteForMatch,
  type Obj,
  playFirst,
  procedure,
  publicId,
  type Seat,
  shufflePile,
  turnLoop,
  wasDrawn,
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

interface StartingLocals {
  [local: string]: unknown;
  seats: Seat[];
  aside: number[];
  begins: boolean;
  /** By the order in which they were asked. */
  presented: string[][];
}

export const startGame = procedure<{ battlefields: string[][] }, StartingLocals>('startGame', {
  // 114
  shuffle: (g) => {
    for (const { seat } of g.s.players) {
      shufflePile(g, `mainDeck:${seat}`);
      shufflePile(g, `runeDeck:${seat}`);
    }
  },
  // 115.1.a: in a match the loser of the game before chooses, as tournaments have it (their rule 407.4).
  choose: (g) => {
    const chooser = loserBefore(g);
    if (chooser === undefined) return { go: 'first' };
    return { ask: playFirst(chooser, cite('riftbound:115', 'riftbound:115.1.a')), into: 'begins' };
  },
  chosen: (g, l) => {
    const chooser = loserBefore(g) ?? 0;
    starts(g, l.begins ? chooser : 1 - chooser, { chooser });
    return { go: 'present' };
  },
  // 115: otherwise chance does; after a drawn game whoever began begins again (tournament rule 407.4).
  first: (g) => {
    const again = wasDrawn(g) ? g.s.marks.match?.previous?.first : undefined;
    starts(g, again ?? draw(g, g.s.seats));
  },
  // 486.5: in a match of two each presents one of those that it has not presented yet, all at once.
  present: (g, l) => {
    if (!isMatch(g)) return { go: 'battlefields' };
    return {
      ask: g.seatsFrom(g.active).map((seat) => battlefieldAsk(g, seat, l.battlefields[seat] ?? [])),
      into: 'presented',
    };
  },
  presented: (g, l) => {
    const brought: string[] = [];
    for (const [i, seat] of g.seatsFrom(g.active).entries())
      for (const hash of l.presented[i] ?? []) {
        placeBattlefield(g, seat, hash);
        brought[seat] = nameOf(g, hash);
      }
    noteForMatch(g, { brought });
    return { go: 'hands' };
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

/** A match of two players is a mode of its own (486). */
const isMatch = (g: Game): boolean => g.s.marks.match !== undefined && g.s.seats === 2;

function starts(g: Game, seat: Seat, by: { chooser?: Seat } = {}): void {
  noteForMatch(g, { first: seat, ...by });
  g.j.set(g.s.turn, 'active', seat);
  g.j.set(g.s.marks, 'firstPlayer', seat);
  g.emit('STARTING_PLAYER', cite('riftbound:115', 'riftbound:115.1', 'riftbound:115.1.b.1'), { seat });
}

/** Those that the seat has presented least often in games that somebody won may be presented (486.5, 486.6.a). */
function battlefieldAsk(g: Game, seat: Seat, own: readonly string[]): Ask {
  const before = g.s.marks.match?.previous?.brought?.[seat] ?? [];
  const times = (hash: string): number => before.filter((name) => name === nameOf(g, hash)).length;
  const fewest = Math.min(...own.map(times));
  const left = own.filter((hash) => times(hash) === fewest);
  return {
    seat,
    kind: 'BATTLEFIELD',
    shape: 'CHOOSE',
    prompt: 'Choose the battlefield that you present in this game',
    rules: cite('riftbound:486.5', 'riftbound:486.5.a', 'riftbound:486.6.a.1', 'riftbound:486.6.a.2'),
    options: left.map((hash) => ({ kind: 'CARD', label: nameOf(g, hash), card: nameOf(g, hash), data: hash })),
    min: 1,
    max: 1,
    // How many are left is public; which of them comes is not.
    always: true,
  };
}

function nameOf(g: Game, hash: string): string {
  return g.definition(hash).name;
}

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
  g.emit(
    'BATTLEFIELD_CHOSEN',
    cite('riftbound:485.5', 'riftbound:113', 'riftbound:113.1', 'riftbound:170.1', 'riftbound:172'),
    {
      seat: owner,
      object: publicId(object.id),
      card: definitionOf(g, object).definition.name,
    },
  );
}
