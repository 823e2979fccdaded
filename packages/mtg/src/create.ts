/** A new game from decks, one a player (103.2–103.3). */
import {
  type Compiled,
  type Deck,
  newState,
  type Outcome,
  place,
  type Refusal,
  type Result,
  type Setup,
  type StartingCards,
  start,
} from '@arbiter/engine';
import { startGame } from './1-concepts/103-starting.js';
import { isForCompanions } from './4-zones/400.11-companions.js';
import { asksOutside, placeOutside } from './4-zones/400.11-outside.js';
import { hasCommanders, numbersIn, teamsIn } from './8-multiplayer/formats.js';
import { placeCommanders } from './9-casual/903-commander/903.3-commander.js';
import { cite } from './cite.js';
import type { MagicRules } from './edition.js';

/** Decks have been validated already; their cards are known. */
export function createGame(rules: MagicRules, setup: Setup, cards: StartingCards): Result<Outcome> {
  const { options } = setup;
  const wrong = setup.seats.findIndex(({ deck }) => (deck.commander !== undefined) !== hasCommanders(options));
  if (wrong >= 0) return { ok: false, error: unledDeck(wrong, hasCommanders(options)) };
  const state = newState(rules, {
    seed: setup.seed,
    keying: setup.keying,
    options,
    match: setup.match,
    names: setup.seats.map((s) => s.name),
    stats: { life: numbersIn(rules, options).startingLife },
    ...teamsIn(options, setup.seats.length),
  });
  const each = (list: Deck[string] = []): Compiled[] =>
    list.flatMap(({ card, count }) => Array.from({ length: count }, () => cards.named(card) ?? []).flat());
  for (const [seat, { deck }] of setup.seats.entries()) {
    const unknown = [...(deck.main ?? []), ...(deck.commander ?? [])].find(({ card }) => !cards.named(card));
    if (unknown)
      return {
        ok: false,
        error: { code: 'UNKNOWN_CARD', detail: `there is no card named "${unknown.card}"`, rules: [] },
      };
    placeCommanders(state, seat, each(deck.commander));
    for (const card of each(deck.main)) place(state, card, seat, `library:${seat}`);
  }
  // Sideboards matter where anything may ask for them (400.11a).
  const asking = setup.seats.map(({ deck }) =>
    [...(deck.main ?? []), ...(deck.commander ?? [])].some(({ card }) => {
      const found = cards.named(card);
      return found !== undefined && asksOutside(found.definition);
    }),
  );
  if (asking.includes(true))
    for (const [seat, { deck }] of setup.seats.entries())
      placeOutside(state, seat, each(deck.sideboard), asking[seat] === true);
  // A companion is known of by whoever has it (702.139a).
  for (const [seat, { deck }] of setup.seats.entries()) {
    const sideboard = each(deck.sideboard);
    if (asking[seat] !== true && sideboard.some(({ definition }) => isForCompanions(definition)))
      placeOutside(state, seat, sideboard, true);
  }
  state.frames.push(startGame.frame({}));
  return start(rules, state, cards);
}

/** Commander decks are played in games of that format, and no others are (903.2). */
function unledDeck(seat: number, wanted: boolean): Refusal {
  const rules = cite('mtg:903.2', 'mtg:100.2c');
  const detail = wanted
    ? 'a Commander game is played with Commander decks'
    : 'a Commander deck is played in a game of the format "commander"';
  return {
    code: 'DECK_ILLEGAL',
    detail,
    rules,
    errors: [{ path: `$.seats[${seat}].deck`, code: 'DECK_ILLEGAL', detail, rules }],
  };
}
