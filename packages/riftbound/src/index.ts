/** Riftbound for services: `riftbound` is all they need. */
import { type Deck, defineService, type Result, type Ruleset } from '@arbiter/engine';
import { concede } from './1-concepts/193-winning.js';
import { greedy } from './bots/greedy.js';
import { createGame } from './create.js';
import { deckCodeOf as codeOf } from './decks/codes.js';
import { parseDeckText } from './decks/formats.js';
import { sampleDecks } from './decks/sample.js';
import { validateDeck } from './decks/validate.js';
import { language } from './language/words.js';
import { ruleInfo } from './rules/index.js';
import { rules } from './rules.js';
import { createScenario } from './scenario/scenario.js';
import { cardIndex } from './service/cards.js';
import { info } from './service/info.js';
import { board, narrate } from './service/narrate.js';

export const riftbound: Ruleset = defineService(rules, {
  info,
  create: createGame,
  createScenario,
  concede,
  validateDeck: (_edition, deck) => validateDeck(deck, cardIndex),
  parseDeckText: (text) => parseDeckText(text, rules.definitions),
  cards: cardIndex,
  rule: ruleInfo,
  bots: { greedy },
  sampleDecks,
  narrate,
  board,
});

/** The code of a deck, as the community's sites share it. */
export const deckCodeOf = (deck: Deck): Result<string> => codeOf(deck, rules.definitions);
export { language, rules, sampleDecks };
