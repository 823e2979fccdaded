/** Grand Archive for services: `grandArchive` is all they need. */
import { defineService, type Ruleset } from '@arbiter/engine';
import { ending } from './1-general/1.4-ending.js';
import { greedy } from './bots/greedy.js';
import { createGame } from './create.js';
import { parseDeckText } from './decks/formats.js';
import { starterDecks } from './decks/starters.js';
import { validateDeck } from './decks/validate.js';
import { language } from './language/words.js';
import { ruleInfo } from './rules/index.js';
import { rules } from './rules.js';
import { createScenario } from './scenario/scenario.js';
import { cardIndex } from './service/cards.js';
import { info } from './service/info.js';
import { board, narrate } from './service/narrate.js';

export const grandArchive: Ruleset = defineService(rules, {
  info,
  create: createGame,
  createScenario,
  concede: ending.concede,
  validateDeck: (_edition, deck) => validateDeck(deck, cardIndex),
  parseDeckText: (text) => parseDeckText(text, cardIndex),
  cards: cardIndex,
  rule: ruleInfo,
  bots: { greedy },
  sampleDecks: starterDecks,
  narrate,
  board,
});

export { language, rules, starterDecks };
