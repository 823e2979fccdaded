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
import type { State } from '../state/state.js';
import { viewGame } from '../view/view.js';
import { applyAll, failed, type Playing } from './session.js';

class MatchInMemory implements Match {
  private pending: Pending | null;

  constructor(
    private readonly playing: Playing,
    private game: Game,
    private readonly options: MatchOptions,
  ) {
    this.pending = this.goOn(this.begin());
  }

  private begin(): Pending | null {
    this.game.passesForIdle = this.options.idle === 'pass';
    return run(this.game);
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
    try {
      const done = this.apply(answers);
      if (!done.ok) {
        g.rollback(mark);
        this.pending = run(g);
      }
      return done;
    } catch (error) {
      const refused = failed(error, g);
      // Whatever was half done beside the state is left behind with the copy that it was done in.
      g.rollback(mark);
      this.game = loadGame(this.playing.rules, exportState(g), this.playing.pinned);
      this.pending = this.begin();
      return refused;
    }
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
    const done = applyAll(g, this.pending, answers);
    if (!done.ok) return done;
    const { pending, applied, unapplied, error } = done.value;
    this.pending = error ? pending : this.goOn(pending);
    const rest = { applied, unapplied, ...(error ? { error } : {}) };
    return { ok: true, value: { ...rest, events: g.events.slice(), random: g.random.slice() } };
  }
}

/** Opens a state; the state itself is never changed. */
export function openMatch(playing: Playing, state: GameState, options: MatchOptions = {}): Match {
  return new MatchInMemory(playing, loadGame(playing.rules, state as State, playing.pinned), options);
}
