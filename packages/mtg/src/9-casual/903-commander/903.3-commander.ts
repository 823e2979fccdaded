/** Commanders: cards that are designated as that, which they stay in every zone (903.3), and where they begin (903.6). */
import {
  type Compiled,
  definePredicate,
  type Game,
  isPlayer,
  type Obj,
  type PredicateWord,
  place,
  type Seat,
  type State,
} from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    commanders?: {
      /** Those that they began with: everybody saw them then (903.6). */
      cards?: { designation: string; card: string }[];
      /** How often they cast each of their own from the command zone, by what it is designated as. */
      times?: { [commander: string]: number };
      /** Combat damage dealt to them by each over the game, by its owner and what it is designated as. */
      damage?: { [commander: string]: number };
    };
  }
}

/** What commanders are designated as; of two each is one for itself (702.124d). */
const COMMANDERS = ['commander', 'second commander'] as const;

/** Whether a card, or what is represented by it, is a commander. */
export const isCommander = ({ designation }: Pick<Obj, 'designation'>): boolean => designation !== undefined;

/** Designates the next of a player's cards as commander before the game begins; null: they have two already (702.124g). */
export function designate(state: State, seat: Seat, { name }: Compiled): string | null {
  const { marks } = state.players[seat] ?? {};
  const { cards = [] } = marks?.commanders ?? {};
  const designation = COMMANDERS[cards.length];
  if (!marks || designation === undefined) return null;
  marks.commanders = { ...marks.commanders, cards: [...cards, { designation, card: name }] };
  return designation;
}

/** Puts a player's commanders into the command zone before the game begins (903.6, 103.2c). */
export function placeCommanders(state: State, seat: Seat, cards: readonly Compiled[]): void {
  for (const card of cards) {
    const designation = designate(state, seat, card);
    if (designation !== null) place(state, card, seat, 'command', { designation });
  }
}

/** The commanders in the command zone. */
export const waitingCommanders = (g: Game): number[] => g.zone('command').filter((id) => isCommander(g.object(id)));

export const commanderPredicates: readonly PredicateWord[] = [
  // 903.3d: a permanent, spell or card that is a commander.
  definePredicate('commander', {
    description: 'A commander.',
    holds: (g, e) => !isPlayer(e) && isCommander(g.find(e.object) ?? {}),
    reads: [],
  }),
];
