/** A new game from decks, one a player (103.2–103.3). */
import { newState, type Outcome, place, type Result, type Setup, type StartingCards, start } from '@arbiter/engine';
import { startGame } from './1-concepts/103-starting.js';
import type { MagicRules } from './edition.js';

/** Decks have been validated already; their cards are known. */
export function createGame(rules: MagicRules, setup: Setup, cards: StartingCards): Result<Outcome> {
  const state = newState(rules, {
    seed: setup.seed,
    keying: setup.keying,
    options: setup.options,
    match: setup.match,
    names: setup.seats.map((s) => s.name),
    stats: { life: rules.numbers.startingLife },
  });
  for (const [seat, { deck }] of setup.seats.entries()) {
    for (const { card, count } of deck.main ?? []) {
      const compiled = cards.named(card);
      if (!compiled)
        return { ok: false, error: { code: 'UNKNOWN_CARD', detail: `there is no card named "${card}"`, rules: [] } };
      for (let n = 0; n < count; n++) place(state, compiled, seat, `library:${seat}`);
    }
  }
  state.frames.push(startGame.frame({}));
  return start(rules, state, cards);
}
