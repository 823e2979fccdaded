/** All cards that decks can bring into a game, so that any of them can lie where nobody sees. */
import type { Deck, Ruleset } from '@arbiter/engine';
import { collectStands, randomFrom, type Stand } from '@arbiter/test-kit';
import { randomDeckOf } from '../../support/random-decks.js';
import { currentEdition, type Playable } from '../../support/rulesets.js';

/** Piles whose cards come together in a game, as a chosen champion comes to the cards of its deck. */
const TOGETHER: { [pile: string]: string } = { champion: 'main' };
/** So many games between random decks have every card in one of them, where cards are few. */
const GAMES = 30;

/** The cards of a ruleset, by name, each with the pile it begins in. */
export function standsFor(what: Playable): Map<string, Stand> {
  const random = randomFrom(1);
  const decks = Array.from({ length: GAMES }, () => [randomDeckOf(what, random), randomDeckOf(what, random)]);
  return standsOfDecks(what.ruleset, decks, undefined, what.edition);
}

/** The cards of decks, each two or more of which begin a game. */
export function standsOfDecks(
  ruleset: Ruleset,
  games: readonly Deck[][],
  format?: string,
  edition = currentEdition(ruleset),
): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  for (const [n, decks] of games.entries()) {
    const created = ruleset.create({
      edition,
      seed: `stands ${n}`,
      options: { autoPass: 'none', payment: 'auto', ...(format === undefined ? {} : { format }) },
      seats: decks.map((deck, i) => ({ name: `Player ${i}`, deck })),
    });
    if (!created.ok) throw new Error(`not created: ${created.error.detail}`);
    collectStands(ruleset, created.value.state, pilesOf(decks), stands);
  }
  for (const card of stands.keys()) if (tellsByAsking(ruleset, card)) stands.delete(card);
  return stands;
}

/**
 * Whether being asked tells that some deck has such a card, as docs/guarantees.md says: what goes to a graveyard together is
 * arranged only in games with a card that looks for the topmost of several (mtg 404.3), whoever draws the first card of a turn is
 * asked only with a card with miracle (mtg 702.94), whoever casts an instant or sorcery that is not Arcane only with a card that can be
 * spliced onto those (mtg 702.47), and whoever glimpses what they call only with a card that can be called (ga 2.11.7.15.2).
 * Nothing else is told.
 */
export const tellsByAsking = (ruleset: Ruleset, card: string): boolean =>
  /"topmost"|"keyword":"(?:miracle|starcalling|aethercalling)"|"keyword":"splice","from":\{"has":\["types"/.test(
    JSON.stringify(ruleset.cards.get(card) ?? null),
  );

const pilesOf = (decks: Deck[]): Map<string, string> =>
  new Map(
    decks.flatMap((deck) =>
      Object.entries(deck).flatMap(([pile, list]) => list.map(({ card }) => [card, TOGETHER[pile] ?? pile] as const)),
    ),
  );
