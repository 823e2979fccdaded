/** Grand Archive for services: `grandArchive` is all they need. */
import { defineService, type Ruleset, type ServedEdition } from '@arbiter/engine';
import { ending } from './1-general/1.4-ending.js';
import { greedyBot } from './bots/greedy.js';
import { createGame } from './create.js';
import { parseDeckText } from './decks/formats.js';
import { starterDecks, starterTitles } from './decks/starters.js';
import { validateDeck } from './decks/validate.js';
import { defineGrandArchive } from './define.js';
import type { GrandArchiveEdition, GrandArchiveRules } from './edition.js';
import { editions, rules } from './editions/index.js';
import { createScenario } from './scenario/scenario.js';
import { board } from './service/board.js';
import { infoOf } from './service/info.js';
import { telling } from './service/narrate.js';
import './language/vocabulary.js';

const served = (rules: GrandArchiveRules): ServedEdition => ({
  rules,
  create: (setup, cards) => createGame(rules, setup, cards),
  createScenario: (scenario, keying, cards) => createScenario(rules, scenario, keying, cards),
  concede: ending.concede,
  validateDeck: (deck, own) => validateDeck({ decks: rules.decks, cards: rules.cards.with(own) }, deck),
  language: () => rules.language,
  bots: { greedy: greedyBot(rules) },
});

/** Grand Archive with these editions, the current one first. */
export const grandArchiveOf = (current: GrandArchiveRules, ...others: GrandArchiveRules[]): Ruleset =>
  defineService({
    info: infoOf(current),
    editions: [served(current), ...others.map(served)],
    parseDeckText: (text, own) => parseDeckText(text, current.cards.with(own)),
    cards: current.cards,
    rule: current.rule,
    sampleDecks: starterDecks,
    deckTitles: starterTitles,
    telling,
    board,
  });

export const grandArchive: Ruleset = grandArchiveOf(...editions);
export const { language } = rules;

export { handWritten } from './cards/source.js';
export { abilitiesWording, effectsWording, typeLine } from './text/index.js';
export { defineGrandArchive, type GrandArchiveEdition, type GrandArchiveRules, rules, starterDecks };
