/** A new game from main and material decks (1.3.1). */
import { newState, type Outcome, place, type Result, type Setup, type StartingCards, start } from '@arbiter/engine';
import { startGame } from './1-general/1.3-starting.js';
import { coveredBy } from './2-mechanics/2.11.7.14.3-face-down.js';
import { isOfPantheon, PANTHEON } from './2-mechanics/pantheon.js';
import type { GrandArchiveRules } from './edition.js';

const ZONES = { main: 'mainDeck', material: 'materialDeck', boons: PANTHEON } as const;

/** Decks have been validated already; their cards are known. */
export function createGame(rules: GrandArchiveRules, setup: Setup, cards: StartingCards): Result<Outcome> {
  const state = newState(rules, {
    seed: setup.seed,
    keying: setup.keying,
    options: setup.options,
    match: setup.match,
    names: setup.seats.map((s) => s.name),
    stats: {},
  });
  for (const [seat, { deck }] of setup.seats.entries()) {
    for (const [pile, zone] of Object.entries(ZONES)) {
      if (zone === PANTHEON && !isOfPantheon(setup.options)) continue;
      for (const { card, count } of deck[pile] ?? []) {
        const compiled = cards.named(card);
        if (!compiled)
          return { ok: false, error: { code: 'UNKNOWN_CARD', detail: `there is no card named "${card}"`, rules: [] } };
        const hidden =
          zone === PANTHEON ? { status: { faceDown: true as const }, covered: coveredBy(state, rules) } : {};
        for (let n = 0; n < count; n++) place(state, compiled, seat, `${zone}:${seat}`, hidden);
      }
    }
  }
  state.frames.push(startGame.frame({}));
  return start(rules, state, cards);
}
