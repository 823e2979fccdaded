/** A new game from decks, one a player (103, 110–113). */
import { newState, type Outcome, place, type Result, type Setup, type StartingCards, start } from '@arbiter/engine';
import { startGame } from './1-concepts/110-setup.js';
import { faultOfTeams } from './481-modes/489-teams.js';
import { teamsIn } from './481-modes/modes.js';
import type { RiftboundRules } from './edition.js';

/**
 * Where each pile of a deck lies as the game begins; battlefields are chosen by the set-up. Piles are laid out in this
 * order, not in the one in which a deck happens to name them: the same deck and seed give the same game.
 */
const PILES = [
  ['legend', 'legendZone'],
  ['champion', 'championZone'],
  ['main', 'mainDeck'],
  ['battlefields', null],
  ['runes', 'runeDeck'],
] as const;

/** Decks have been validated already; their cards are known. */
export function createGame(rules: RiftboundRules, setup: Setup, cards: StartingCards): Result<Outcome> {
  const fault = faultOfTeams(setup);
  if (fault) return { ok: false, error: fault };
  const state = newState(rules, {
    seed: setup.seed,
    keying: setup.keying,
    options: setup.options,
    match: setup.match,
    names: setup.seats.map((s) => s.name),
    stats: { points: 0, cardsPlayed: 0, turns: 0 },
    ...teamsIn(setup.options),
  });
  const battlefields: string[][] = [];
  for (const [seat, { deck }] of setup.seats.entries()) {
    const own: string[] = [];
    battlefields.push(own);
    const [champion] = deck.champion ?? [];
    const player = state.players[seat];
    if (champion && player) player.marks.chosenChampion = champion.card;
    for (const [pile, zone] of PILES) {
      for (const { card, count } of deck[pile] ?? []) {
        const compiled = cards.named(card);
        if (!compiled)
          return { ok: false, error: { code: 'UNKNOWN_CARD', detail: `there is no card named "${card}"`, rules: [] } };
        for (let n = 0; n < count; n++) {
          if (zone === null) own.push(compiled.hash);
          else place(state, compiled, seat, `${zone}:${seat}`, pile === 'legend' ? { ts: ++state.counters.ts } : {});
        }
      }
    }
  }
  state.frames.push(startGame.frame({ battlefields }));
  return start(rules, state, cards);
}
