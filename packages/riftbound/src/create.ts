/** A new game from two decks (103, 110–113). */
import { begin, newState, type Outcome, place, type Result, type Setup } from '@arbiter/engine';
import { rules } from './rules.js';

/** Where each pile of a deck lies as the game begins; battlefields are chosen by the set-up. */
const PILES: { [pile: string]: string } = {
  legend: 'legendZone',
  champion: 'championZone',
  main: 'mainDeck',
  runes: 'runeDeck',
};

/** Decks have been validated already; their cards are known. */
export function createGame(setup: Setup): Result<Outcome> {
  const state = newState(rules, {
    edition: setup.edition,
    seed: setup.seed,
    options: setup.options,
    names: setup.seats.map((s) => s.name),
    stats: { points: 0, cardsPlayed: 0, turns: 0 },
  });
  const battlefields: string[][] = [];
  for (const [seat, { deck }] of setup.seats.entries()) {
    const own: string[] = [];
    battlefields.push(own);
    for (const [pile, entries] of Object.entries(deck)) {
      for (const { card, count } of entries) {
        const compiled = rules.definitions.named(card);
        if (!compiled)
          return { ok: false, error: { code: 'UNKNOWN_CARD', detail: `there is no card named "${card}"`, rules: [] } };
        const zone = PILES[pile];
        for (let n = 0; n < count; n++) {
          if (pile === 'battlefields') own.push(compiled.hash);
          else if (zone)
            place(state, compiled, seat, `${zone}:${seat}`, pile === 'legend' ? { ts: ++state.counters.ts } : {});
        }
      }
    }
  }
  state.frames.push({ procedure: 'startGame', step: 'shuffle', locals: { battlefields } });
  return begin(rules, state);
}
