/** Riftbound for services: `riftbound` is all they need. */
import { defineService, type Ruleset } from '@arbiter/engine';
import { concede } from './1-concepts/193-winning.js';
import { greedy } from './bots/greedy.js';
import { createGame } from './create.js';
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
  parseDeckText,
  cards: cardIndex,
  rule: ruleInfo,
  bots: { greedy },
  sampleDecks,
  narrate,
  board,
});

export { deckCodeOf } from './decks/codes.js';
export { language, rules, sampleDecks };
