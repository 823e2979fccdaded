/**
 * A game kept in memory and played on: by services that keep the games that are being played, by bots that search, for
 * simulations and analysis. It behaves as `submit` on states does, but nothing is copied between answers, and what was
 * derived stays.
 */

import type { GameState, Match, MatchOptions, Played } from '../contract/api.js';
import type { Result, Seat, SeatAnswer } from '../contract/contract.js';
import { decisionsFor } from '../decisions/make.js';
import { exportState, hashGame, loadGame } from '../machine/border.js';
import { isIdle } from '../machine/forced.js';
import type { Game, GameMark } from '../machine/game.js';
import { answer as give, type Pending, run } from '../machine/machine.js';
import { toStore } from '../machine/pinned.js';
import { viewGame } from '../view/view.js';
import { applyAll, askedAgain, failed, mayConcede, over, type Playing } from './session.js';
import { weightOf } from './weight.js';

/** Takes a player out of the game, outside of any decision. */
export type Concede = (g: Game, seat: Seat) => void;

class MatchInMemory implements Match {
  private pending: Pending | null;
  /** Where the last call began, as long as it can be taken back. */
  private before: GameMark | null = null;
  /** What is done now will be taken back as a whole. */
  private trying = false;

  constructor(
    private readonly playing: Playing,
    private game: Game,
    private readonly options: MatchOptions,
    private readonly leave: Concede,
  ) {
    this.pending = this.goOn(this.begin());
  }

  private begin(): Pending | null {
    this.game.passesForIdle = this.options.idle === 'pass';
    return askedAgain(this.game);
  }

  get result(): GameState['result'] {
    return this.game.s.result;
  }

  get weight(): number {
    return weightOf(this.game.s);
  }

  decisions: Match['decisions'] = (viewer) => {
    this.game.budget.reset();
    return decisionsFor(this.game, this.pending, viewer);
  };

  view: Match['view'] = (viewer) => {
    this.game.budget.reset();
    this.game.share();
    return viewGame(this.game, viewer);
  };

  state(): GameState {
    return exportState(this.game);
  }

  hash(): string {
    return hashGame(this.game);
  }

  submit(answers: SeatAnswer[]): Result<Played> {
    return this.call(() => this.apply(answers));
  }

  concede(seat: Seat): Result<Played> {
    const refused = mayConcede(this.playing.rules, this.game, seat);
    if (refused) return refused;
    return this.call(() => {
      this.game.acting = seat;
      this.leave(this.game, seat);
      this.pending = this.goOn(run(this.game));
      return this.played([], []);
    });
  }

  takeBack(): void {
    if (!this.before) throw new Error('there is nothing that could be taken back');
    this.game.rollback(this.before);
    this.before = null;
    this.pending = askedAgain(this.game);
  }

  attempt<T>(act: () => T): T {
    const { game, trying } = this;
    if (!trying) game.beginCall();
    // What is kept with objects of now must hold again afterwards: none of them is written in place.
    game.share();
    const mark = game.mark();
    this.trying = true;
    try {
      return act();
    } finally {
      this.trying = trying;
      game.rollback(mark);
      if (this.game === game) {
        game.beginCall(trying);
        this.pending = askedAgain(game);
      } else this.startAgain(game);
      this.before = null;
    }
  }

  /** Whatever was half done beside the state is left behind with the copy that it was done in. */
  private startAgain(from: Game): void {
    this.game = loadGame(this.playing.rules, exportState(from), this.playing.pinned);
    this.pending = this.begin();
  }

  /** Does something to the game that may be refused, and then was nothing. */
  private call(act: () => Result<Played>): Result<Played> {
    const g = this.game;
    if (g.s.result) return over(g.s.result);
    g.beginCall(this.trying);
    const mark = g.mark();
    this.before = null;
    try {
      const done = act();
      if (done.ok) this.before = mark;
      else {
        g.rollback(mark);
        this.pending = askedAgain(g);
      }
      return done;
    } catch (error) {
      const refused = failed(error, g);
      g.rollback(mark);
      this.startAgain(g);
      return refused;
    }
  }

  /** Passes for those who can do nothing else, where that is wished, up to the next real question. */
  private goOn(asked: Pending | null): Pending | null {
    let pending = asked;
    while (this.game.passesForIdle && pending?.asks.length === 1) {
      const [ask] = pending.asks;
      if (ask?.shape !== 'CHOOSE' || !isIdle(ask.options ?? [])) break;
      give(this.game, pending, 0, [ask.options?.[0]?.data ?? null]);
      pending = run(this.game);
    }
    return pending;
  }

  private apply(answers: SeatAnswer[]): Result<Played> {
    const done = applyAll(this.game, this.pending, answers);
    if (!done.ok) return done;
    const { pending, applied, unapplied, error } = done.value;
    this.pending = error ? pending : this.goOn(pending);
    return this.played(applied, unapplied, error);
  }

  private played(applied: Played['applied'], unapplied: number[], error?: Played['error']): Result<Played> {
    const g = this.game;
    const value: Played = { applied, unapplied, events: g.events, random: g.random };
    if (error) value.error = error;
    const entered = g.entered();
    if (entered.length > 0) value.definitions = entered.map(toStore);
    return { ok: true, value };
  }
}

/** Opens a state; the state itself is never changed. */
export function openMatch(playing: Playing, state: GameState, concede: Concede, options: MatchOptions = {}): Match {
  return new MatchInMemory(playing, loadGame(playing.rules, state, playing.pinned), options, concede);
}
