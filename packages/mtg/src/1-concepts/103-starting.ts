/** Starting the game: who goes first, shuffling, opening hands and the London mulligan (103). */
import {
  type Ask,
  announceTurn,
  draw,
  entityChoice,
  type Game,
  leaderOf,
  leadersOf,
  loserBefore,
  moveNow,
  noteForMatch,
  playFirst,
  procedure,
  type RuleRef,
  type Seat,
  type Step,
  sameSide,
  sharesTurns,
  shufflePile,
  turnLoop,
  wasDrawn,
} from '@arbiter/engine';
import { companionQuestion, companionsOf, revealCompanion } from '../4-zones/400.11-companions.js';
import { putUpAnte } from '../4-zones/407-ante.js';
import { beginTurn } from '../5-turn/501-beginning.js';
import { communalPlanes, hasOneArchenemy, supplementsIn } from '../8-multiplayer/formats.js';
import { setStartingPlane } from '../9-casual/901-planechase/901.5-start.js';
import { beginVanguard, handSizeOf } from '../9-casual/902-vanguard.js';
import { cite } from '../cite.js';
import {
  BESIDE_MULLIGANS,
  besideMulligans,
  doBeside,
  handChoices,
  isMulligan,
  openHand,
  openingCards,
} from './103.6-cards-of-the-hand.js';

/** In games of several the first mulligan is free; players of a team decide one after another, each for themselves. @citation */
const OF_SEVERAL = cite('mtg:103.5', 'mtg:103.5c', 'mtg:800.6');
const OF_TEAM = cite('mtg:103.5', 'mtg:103.5c', 'mtg:103.5d');

/** The archenemy takes the first turn, whatever happened before. @citation */
const ARCHENEMY_FIRST = cite('mtg:103.1b', 'mtg:904.6');

/** Supplementary decks are shuffled as libraries are. @citation */
const SUPPLEMENTARY = cite('mtg:103.3a', 'mtg:701.24');

/** What may be done with cards of an opening hand, and by teammates in the order that they like. @citation */
const OPENING = cite('mtg:103.6', 'mtg:103.6a', 'mtg:103.6b');
const OPENING_OF_TEAM = cite('mtg:103.6', 'mtg:103.6a', 'mtg:103.6b', 'mtg:103.6c', 'mtg:805.3b');

/** Of the first of these players and those of the same side, who can do something with a card of their opening hand. */
const openingOf = (g: Game, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => sameSide(g, seat, seats[0] ?? seat) && openingCards(g, seat).length > 0);

/** What is remembered while a game begins. */
export interface Opening {
  restartedBy?: Seat;
  seats: Seat[];
  again: boolean[];
  taken: number[];
  bottom: number[];
  keeping: Seat[];
  mulligan: boolean;
  begins: boolean;
  opened: (number[] | null)[] | undefined;
  revealed: number[] | undefined;
  way: (string | number)[] | undefined;
}

/** The steps in which a game begins; one that was restarted takes the same, but that its first player is known (727.1a). */
export const openingSteps: { readonly [step: string]: Step<Opening> } = {
  // 103.1: in a match the loser of the game before chooses who takes the first turn.
  choose: (g, l) => {
    if (l.restartedBy !== undefined) {
      starts(g, l.restartedBy, { rules: cite('mtg:727.1a') });
      return { go: 'companions' };
    }
    if (hasOneArchenemy(g.s.options)) return { go: 'first' };
    const chooser = chooserOf(g);
    return chooser === undefined ? { go: 'first' } : { ask: playFirst(chooser, cite('mtg:103.1')), into: 'begins' };
  },
  chosen: (g, l) => {
    const chooser = chooserOf(g) ?? 0;
    starts(g, l.begins ? chooser : 1 - chooser, { chooser });
    return { go: 'companions' };
  },
  // 103.1: otherwise the starting player is drawn at random here; the archenemy of a subgame goes first as well (904.6).
  first: (g) => {
    if (hasOneArchenemy(g.s.options)) starts(g, 0, { rules: ARCHENEMY_FIRST });
    else starts(g, sharesTurns(g) ? drawTeam(g) : drawPlayer(g));
  },
  // 103.2b: before decks are shuffled, in turn order.
  companions: (g, l) => {
    g.j.note(
      l,
      'seats',
      g.seatsFrom(g.active).filter((seat) => companionsOf(g, seat).length > 0),
    );
  },
  companion: (g, l) => {
    const seat = l.seats[0];
    return seat === undefined ? { go: 'shuffle' } : { ask: companionQuestion(g, seat), into: 'revealed' };
  },
  revealed: (g, l) => {
    const [seat, ...seats] = l.seats;
    const [at] = l.revealed ?? [];
    g.j.note(l, 'revealed', undefined);
    g.j.note(l, 'seats', seats);
    if (seat !== undefined && at !== undefined) revealCompanion(g, seat, at);
    return { go: 'companion' };
  },
  // 103.3
  shuffle: (g) => {
    for (const { seat } of g.s.players) shufflePile(g, `library:${seat}`);
    // Those are shuffled, too, and what lies open from now on gets its timestamp (613.7i).
    for (const key of supplementsIn(g.s.options).flatMap((deck) => g.s.players.map(({ seat }) => `${deck}:${seat}`)))
      if (g.zone(key).length > 0) shufflePile(g, key, SUPPLEMENTARY);
    if (communalPlanes(g.s.options)) shufflePile(g, 'communalPlanes', SUPPLEMENTARY);
    for (const seat of g.seatsFrom(g.active)) beginVanguard(g, seat);
    putUpAnte(g);
  },
  // 103.5
  hands: (g, l) => {
    g.j.note(
      l,
      'taken',
      g.s.players.map(() => 0),
    );
    g.j.note(l, 'keeping', []);
    for (const seat of g.seatsFrom(g.active)) drawHand(g, seat);
  },
  round: (g, l) => {
    // Each player who hasn't kept yet decides, in turn order; then all mulligans happen at once.
    g.j.note(
      l,
      'seats',
      g.seatsFrom(g.active).filter((s) => !l.keeping.includes(s)),
    );
    g.j.note(
      l,
      'again',
      g.s.players.map(() => false),
    );
    if (l.seats.length === 0) return { go: 'opening' };
    return undefined;
  },
  decide: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'mulligans' };
    // Nobody may mulligan below zero cards.
    if (counted(g, l.taken, seat) >= handSizeOf(g, seat)) return undefined;
    const cards = besideMulligans(g, seat);
    if (cards.length > 0)
      // The others see the same kind of question, whatever the hand holds.
      return {
        ask: {
          seat,
          kind: 'MULLIGAN',
          shape: 'CHOOSE',
          prompt: 'Keep this hand, take a mulligan, or do what a card says first?',
          rules: BESIDE_MULLIGANS,
          options: handChoices(g, cards),
          min: 1,
          max: 1,
          always: true,
        },
        into: 'way',
      };
    return {
      ask: {
        seat,
        kind: 'MULLIGAN',
        shape: 'CONFIRM',
        prompt: 'Take a mulligan?',
        rules: sharesTurns(g) ? OF_TEAM : isMultiplayer(g) ? OF_SEVERAL : cite('mtg:103.5'),
        always: true,
        fallback: false,
      },
      into: 'mulligan',
    };
  },
  decided: (g, l) => {
    const seat = l.seats[0] as Seat;
    const [way] = l.way ?? [];
    g.j.note(l, 'way', undefined);
    if (typeof way === 'number') return doBeside(g, seat, way).thenGo('decide');
    const again =
      (l.mulligan || (way !== undefined && isMulligan(way))) && counted(g, l.taken, seat) < handSizeOf(g, seat);
    g.j.note(l, 'mulligan', false);
    g.j.note(l, 'seats', l.seats.slice(1));
    g.emit('MULLIGAN_DECIDED', cite('mtg:103.5'), { seat, mulligan: again });
    if (again) {
      g.j.note(
        l,
        'again',
        l.again.map((a, s) => a || s === seat),
      );
      g.j.note(
        l,
        'taken',
        l.taken.map((n, s) => (s === seat ? n + 1 : n)),
      );
    } else g.j.note(l, 'keeping', [...l.keeping, seat]);
    return { go: 'decide' };
  },
  // Taking a mulligan is shuffling, drawing a whole new hand, and putting back one card for each mulligan taken so far.
  mulligans: (g, l) => {
    const seats = g.seatsFrom(g.active).filter((seat) => l.again[seat]);
    for (const seat of seats) {
      for (const object of g.zone(`hand:${seat}`).slice()) moveNow(g, { object, to: 'library', cause: 'mulligan' });
      shufflePile(g, `library:${seat}`);
      drawHand(g, seat);
    }
    g.j.note(l, 'seats', seats);
  },
  bottom: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'round' };
    const count = counted(g, l.taken, seat);
    if (count === 0) return { go: 'put' };
    const hand = g.zone(`hand:${seat}`);
    const options = hand.map((id) => entityChoice(g, { object: id }, id));
    return {
      ask: {
        seat,
        kind: 'BOTTOM',
        shape: 'CHOOSE',
        prompt: `Put ${count} card${count === 1 ? '' : 's'} on the bottom of your library: the first chosen goes there first`,
        rules: cite('mtg:103.5', 'mtg:101.4e'),
        options,
        min: count,
        max: count,
        ordered: true,
      },
      into: 'bottom',
    };
  },
  put: (g, l) => {
    for (const object of l.bottom ?? []) moveNow(g, { object, to: 'library', cause: 'bottom', position: 'bottom' });
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'bottom' };
  },
  // 103.6: what players may do before the first turn, in turn order.
  opening: (g, l) => {
    g.j.note(l, 'seats', [...g.seatsFrom(g.active)]);
    return { go: 'open' };
  },
  open: (g, l) => {
    const [first] = l.seats;
    if (first === undefined) return { go: 'begin' };
    const able = openingOf(g, l.seats);
    if (able.length === 0) return { go: 'opened' };
    const asks = able.map((seat): Ask => {
      const cards = openingCards(g, seat);
      return {
        seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Reveal cards of your opening hand, or begin the game with them on the battlefield?',
        rules: sharesTurns(g) ? OPENING_OF_TEAM : OPENING,
        options: cards.map((id) => entityChoice(g, { object: id }, id)),
        min: 0,
        max: cards.length,
        ordered: true,
        always: true,
      };
    });
    // Teammates are asked together, and act in the order in which they answer (103.6c, 805.3b).
    return { ask: asks, into: 'opened', until: () => true };
  },
  opened: (g, l) => {
    const able = openingOf(g, l.seats);
    const at = (l.opened ?? []).findIndex((answer) => answer !== null);
    const seat = able[at];
    const cards = l.opened?.[at] ?? [];
    g.j.note(l, 'opened', undefined);
    const done = (one: Seat): boolean => (seat === undefined ? sameSide(g, one, l.seats[0] ?? one) : one === seat);
    g.j.note(
      l,
      'seats',
      l.seats.filter((one) => !done(one)),
    );
    if (seat === undefined || cards.length === 0) return { go: 'open' };
    return openHand.call({ seat, cards }, { go: 'open' });
  },
  begin: (g, l) => {
    setStartingPlane(g);
    // What restarted the game is done first (727.4).
    if (l.restartedBy !== undefined) return { done: null };
    g.j.set(g.s.turn, 'number', 1);
    beginTurn(g);
    announceTurn(g, cite('mtg:103.8'));
    return turnLoop.call({});
  },
};

export const startGame = procedure<{ restartedBy?: Seat }, Opening>('startGame', openingSteps);

/**
 * Who chooses who takes the first turn (103.1): the loser of the game before, or after a draw whoever chose then. Whom chance
 * let begin counts as having chosen it.
 */
function chooserOf(g: Game): Seat | undefined {
  const { previous } = g.s.marks.match ?? {};
  return wasDrawn(g) && g.s.seats === 2 ? (previous?.chooser ?? previous?.first) : loserBefore(g);
}

/** A player that begins is drawn among those who play: who has left the main game takes no part in a subgame. */
function drawPlayer(g: Game): Seat {
  const seats = g.seatsFrom(0);
  return seats[draw(g, seats.length)] ?? 0;
}

/** The team that begins is drawn among the teams (103.1a, 805.3). @returns its primary player */
function drawTeam(g: Game): Seat {
  const leaders = leadersOf(g, g.seatsFrom(0));
  return leaders[draw(g, leaders.length)] ?? 0;
}

/** Of the team that takes the first turn. @citation */
const STARTING_TEAM = cite('mtg:103.1', 'mtg:103.1a', 'mtg:805.3');

function starts(g: Game, seat: Seat, { rules, ...by }: { chooser?: Seat; rules?: RuleRef[] } = {}): void {
  noteForMatch(g, { first: seat, ...by });
  g.j.set(g.s.turn, 'active', leaderOf(g, seat));
  g.emit('STARTING_PLAYER', rules ?? (sharesTurns(g) ? STARTING_TEAM : cite('mtg:103.1')), { seat });
}

/** More than two players began it (800.1). */
const isMultiplayer = (g: Game): boolean => g.s.seats > 2;

/** How many of a player's mulligans count: in games of more than two the first does not (103.5c, 800.6). */
const counted = (g: Game, taken: readonly number[], seat: Seat): number =>
  Math.max(0, (taken[seat] ?? 0) - (isMultiplayer(g) ? 1 : 0));

export function drawHand(g: Game, seat: Seat, size = handSizeOf(g, seat)): void {
  for (let i = 0; i < size; i++) {
    const top = g.zone(`library:${seat}`)[0];
    // 727.3: whoever can't draw as many loses as soon as that is looked at, whatever mulligans follow.
    if (top === undefined) g.markPlayer(seat, 'drewFromEmpty', true);
    else moveNow(g, { object: top, to: 'hand', cause: 'draw' });
  }
}
