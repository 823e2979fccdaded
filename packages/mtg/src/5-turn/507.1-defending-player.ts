/** The one defending player of games in which not all opponents are attacked at once (506.2a, 507.1). */
import {
  areOpponents,
  entityChoice,
  type Game,
  gameMark,
  type Nothing,
  procedure,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { attackOptionOf } from '../8-multiplayer/formats.js';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface GameMarks {
    /** Who was chosen to be the only defending player of this combat phase. */
    defendingPlayer?: Seat;
  }
}

const chosenMark = gameMark('defendingPlayer');
/** Who is the defending player now, where there is but one. */
export const defendingPlayer = (g: Game): Seat | undefined => chosenMark.of(g);
/** With the combat phase nobody is any more. */
export const forgetDefendingPlayer = (g: Game): void => chosenMark.set(g, undefined);
/** A position that begins in the midst of combat says whom its creatures attack. */
export function settleDefendingPlayer(g: Game, seat: Seat): void {
  if (attackOptionOf(g) !== undefined && defendingPlayer(g) === undefined) chosenMark.set(g, seat);
}

/** Why it is asked, or known without asking (506.2a). @citation */
const CHOOSING: { [option in 'one' | 'left' | 'right']: RuleRef[] } = {
  one: cite('mtg:507.1', 'mtg:703.4h', 'mtg:506.2a'),
  left: cite('mtg:507.1', 'mtg:703.4h', 'mtg:506.2a', 'mtg:803.1', 'mtg:803.1a'),
  right: cite('mtg:507.1', 'mtg:703.4h', 'mtg:506.2a', 'mtg:803.1', 'mtg:803.1b'),
};

/**
 * The opponents who may be attacked. With the options of attacking to one side that is the neighbor there (803.1a, 803.1b), whose
 * place is taken by the one behind who leaves; where the neighbor is a teammate, nobody is. Turn order goes to the left.
 */
function opponentsInReach(g: Game): Seat[] {
  const others = g.seatsFrom(g.active).filter((seat) => seat !== g.active);
  const option = attackOptionOf(g);
  const among = option === 'left' ? others.slice(0, 1) : option === 'right' ? others.slice(-1) : others;
  return among.filter((seat) => areOpponents(g, seat, g.active));
}

/** The defending players: all opponents at once (802.2), or the one who was chosen for this combat phase (506.2a). */
export function defendingPlayers(g: Game): Seat[] {
  const chosen = defendingPlayer(g);
  return chosen === undefined ? opponentsInReach(g) : opponentsInReach(g).filter((seat) => seat === chosen);
}

/** As the combat phase begins, the active player chooses whom they attack in it: a turn-based action (507.1, 703.4h). */
export const chooseDefendingPlayer = procedure<Nothing, { picked: Seat[] }>('chooseDefendingPlayer', {
  ask: (g) => {
    const option = attackOptionOf(g);
    if (option === undefined || defendingPlayer(g) !== undefined) return { done: null };
    const able = opponentsInReach(g);
    if (able.length === 0) return { done: null };
    return {
      ask: {
        seat: g.active,
        kind: 'DEFENDING_PLAYER',
        shape: 'CHOOSE' as const,
        prompt: 'Choose the opponent whom you may attack in this combat phase',
        rules: CHOOSING[option],
        options: able.map((player) => entityChoice(g, { player }, player)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  note: (g, l) => {
    const [seat] = l.picked;
    const option = attackOptionOf(g);
    if (seat === undefined || option === undefined) return;
    chosenMark.set(g, seat);
    g.emit('DEFENDING_PLAYER_CHOSEN', CHOOSING[option], { seat });
  },
});
