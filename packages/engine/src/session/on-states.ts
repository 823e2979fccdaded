/** A game in memory that is played from state to state: for rulesets that have nothing quicker, and to compare with. */
import type { GameState, Match, Played, RulesetService } from '../contract/api.js';
import type { Result } from '../contract/contract.js';
import { weightOf } from './weight.js';

export function onStates(service: Pick<RulesetService, keyof Match & keyof RulesetService>, first: GameState): Match {
  let state = first;
  let before: GameState | undefined;
  const go = (result: Result<Played & { state: GameState }>): Result<Played> => {
    before = undefined;
    if (!result.ok) return result;
    before = state;
    state = result.value.state;
    return result;
  };
  return {
    get result() {
      return state.result;
    },
    get weight() {
      return weightOf(state);
    },
    state: () => state,
    hash: () => service.hash(state),
    view: (viewer) => service.view(state, viewer),
    decisions: (viewer) => service.decisions(state, viewer),
    submit: (answers) => go(service.submit(state, answers)),
    concede: (seat) => go(service.concede(state, seat)),
    takeBack() {
      if (!before) throw new Error('there is nothing that could be taken back');
      state = before;
      before = undefined;
    },
    attempt(act) {
      const from = state;
      try {
        return act();
      } finally {
        state = from;
        before = undefined;
      }
    },
  };
}
