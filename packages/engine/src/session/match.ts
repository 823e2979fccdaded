/**
 * A game kept in memory and played on, for bots that search, simulations and analysis. It behaves as `submit` on states
 * does, but nothing is copied between answers, and what was derived stays.
 */

import type { GameState, Match, MatchOptions, Outcome } from '../contract/api.js';
import type { Result, SeatAnswer } from '../contract/contract.js';
import { decisionsFor } from '../decisions/make.js';
import { exportState, loadGame } from '../machine/border.js';
import type { Ask } from '../machine/control.js';
import { isIdle } from '../machine/forced.js';
import type { Game } from '../machine/game.js';
import { answer as give, type Pending, run } from '../machine/machine.js';
import type { Rules } from '../machine/rules.js';
import type { State } from '../state/state.js';
import { viewGame } from '../view/view.js';
import { applyAll, failed } from './session.js';

class MatchInMemory implements Match {
  private pending: Pending | null;

  constructor(
    private readonly game: Game,
    options: MatchOptions,
  ) {
    game.passesForIdle = options.idle === 'pass';
    this.pending = this.goOn(run(game));
  }

  get result(): GameState['result'] {
    return this.game.s.result;
  }

  decisions: Match['decisions'] = (viewer) => {
    this.game.resetBudget();
    return decisionsFor(this.game, this.pending, viewer);
  };

  view: Match['view'] = (viewer) => {
    this.game.resetBudget();
    this.game.share();
    return viewGame(this.game, viewer);
  };

  state(): GameState {
    return exportState(this.game);
  }

  submit(answers: SeatAnswer[]): Result<Omit<Outcome, 'state'>> {
    const g = this.game;
    if (g.s.result)
      return { ok: false, error: { code: 'GAME_OVER', detail: 'the game is over', rules: g.s.result.rules } };
    g.beginCall();
    const mark = g.mark();
    const done = this.apply(answers);
    if (!done.ok) {
      g.rollback(mark);
      this.pending = run(g);
    }
    return done;
  }

  /** Passes for those who can do nothing else, where that is wished, up to the next real question. */
  private goOn(asked: Pending | null): Pending | null {
    let pending = asked;
    while (this.game.passesForIdle && pending?.asks.length === 1) {
      const ask = pending.asks[0] as Ask;
      if (ask.shape !== 'CHOOSE' || !isIdle(ask.options ?? [])) break;
      give(this.game, pending, 0, [ask.options?.[0]?.data ?? null]);
      pending = run(this.game);
    }
    return pending;
  }

  private apply(answers: SeatAnswer[]): Result<Omit<Outcome, 'state'>> {
    const g = this.game;
    try {
      const done = applyAll(g, this.pending, answers);
      if (!done.ok) return done;
      const { pending, applied, unapplied, error } = done.value;
      this.pending = error ? pending : this.goOn(pending);
      const rest = { applied, unapplied, ...(error ? { error } : {}) };
      return { ok: true, value: { ...rest, events: g.events.slice(), random: g.random.slice() } };
    } catch (error) {
      return failed(error, this.game);
    }
  }
}

/** Opens a state; the state itself is never changed. */
export function openMatch(rules: Rules, state: GameState, options: MatchOptions = {}): Match {
  const game = loadGame(rules, state as State);
  return new MatchInMemory(game, options);
}
