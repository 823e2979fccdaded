/** Random games of several players in which all but one leave, each at any decision whatever. */
import { type GameState, type RulesetService, randomAnswer } from '@arbiter/engine';
import { pendingOf, randomFrom } from './simulate.js';

/** Decisions at most between two players' leaving. */
const LONGEST = 60;

/**
 * Plays on with random answers and lets players leave one after another.
 * @returns what became of it; throws where a decision is asked of somebody who has left, or an answer is refused
 */
export function leaveOneByOne(service: RulesetService, begin: GameState, seed: number): GameState {
  const random = randomFrom(seed);
  let state = begin;
  const left = new Set<number>();
  for (let wait = random(LONGEST); !state.result && left.size < state.seats - 1; wait--) {
    const pending = pendingOf(service, state);
    const gone = pending.find((d) => left.has(d.seat));
    if (gone) throw new Error(`${gone.kind} is asked of seat ${gone.seat}, who has left`);
    if (wait <= 0) {
      const players = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !left.has(seat));
      const seat = players[random(players.length)] as number;
      const result = service.concede(state, seat);
      // Somebody may have lost already.
      if (result.ok) state = result.value.state;
      left.add(seat);
      wait = random(LONGEST);
      continue;
    }
    const [decision] = pending;
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    // A rule about the whole answer may refuse a random one, but never the default.
    const tried = service.submit(state, [randomAnswer(decision, random)]);
    const result = tried.ok ? tried : service.submit(state, [{ ...decision.default, seat: decision.seat }]);
    if (!result.ok) throw new Error(`the default was refused: ${JSON.stringify([decision, result.error])}`);
    state = result.value.state;
  }
  return state;
}
