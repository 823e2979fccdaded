/** The four states of the turn: neutral or showdown, open or closed (307–310). */
import { type Game, gameMark, NOTHING, type Seat } from '@arbiter/engine';

/** A showdown that is going on, of a combat or not (341, 459). */
export type Showdown = {
  battlefield: number;
  /** Who applied the contested status. */
  contester: Seat;
  focus: Seat;
  /** Open: players may act; afterwards only what the rules do next is left. */
  stage: 'open' | 'closing';
  combat?: { attacker: Seat; defender: Seat };
  /** What each side has assigned beyond what was lethal. */
  excess?: { attacker: number; defender: number };
  /** Units that have attacked or defended in this combat already (383.4.e.2.a, 383.4.f.2.a). */
  designated: number[];
  /** The phase to go back to. */
  phase: string;
};

/** A battlefield at which a showdown is due (323.8, 323.9). */
export interface Staged {
  battlefield: number;
  contester: Seat;
  combat: boolean;
}

declare module '@arbiter/engine' {
  interface GameMarks {
    showdown?: Showdown;
    /** A chain was begun by playing something. */
    chainPlayed?: true;
    finalized?: true;
    extraTurns?: Seat[];
    /** Who plays a spell or activates an ability by a teammate's priority. */
    invited?: Seat;
    /** The newest thing on the chain as somebody with priority last used an ability. */
    usedAbove?: number;
    regularTurn?: Seat;
  }
}

const present = gameMark('showdown');
export const showdown = (g: Game): Showdown | null => present.of(g) ?? null;
export function setShowdown(g: Game, next: Showdown | null): void {
  present.set(g, next ?? undefined);
}

/** A chain exists as long as something is on it, pending or final (309.1, 330). */
export const isClosed = (g: Game): boolean => g.zone('chain').length > 0 || g.waiting.length > 0;
export const isNeutralOpen = (g: Game): boolean => !isClosed(g) && showdown(g) === null;

export function turnState(g: Game): string {
  return `${showdown(g) ? 'showdown' : 'neutral'}${isClosed(g) ? 'Closed' : 'Open'}`;
}

/** Whether a chain was begun by playing something, and not by a trigger or an ability that adds (340.2.a, 346.1). */
const played = gameMark('chainPlayed');
export function beginChain(g: Game): void {
  if (!isClosed(g)) played.set(g, true);
}
export const chainWasPlayed = (g: Game): boolean => played.of(g) === true;
export const forgetChain = (g: Game): void => played.set(g, undefined);

/** Marks that something went over the chain, which the expiration step asks (317.2.f). */
export const finalized = gameMark('finalized', NOTHING);
export const noteFinalized = (g: Game): void => finalized.set(g, true);

/** Who may act in a teammate's main phase as that one may (316.5.b.1). */
export const invited = gameMark('invited');

/** What was the newest on the chain as somebody used an ability: it still is where that added resources (429.2.a). */
export const usedAbove = gameMark('usedAbove');

/** Players who have extra turns to come, and whose turn the ordinary order is at meanwhile (317.3). */
export const extraTurns = gameMark('extraTurns');
export const regularTurn = gameMark('regularTurn');
