/** Riftbound for services: `riftbound` is all they need. */
import { type Deck, defineService, type Result, type Ruleset, type ServedEdition } from '@arbiter/engine';
import { ownDomain } from './1-concepts/134-domains.js';
import { concede } from './1-concepts/193-winning.js';
import { greedyBot } from './bots/greedy.js';
import { createGame } from './create.js';
import { deckCodeOf as codeOf } from './decks/codes.js';
import { faultsOfExchange } from './decks/exchange.js';
import { parseDeckText } from './decks/formats.js';
import { deckTitles, sampleDecks } from './decks/sample.js';
import { validateDeck } from './decks/validate.js';
import { defineRiftbound } from './define.js';
import type { RiftboundEdition, RiftboundRules } from './edition.js';
import { editions, rules } from './editions/index.js';
import { createScenario } from './scenario/scenario.js';
import { board } from './service/board.js';
import { infoOf } from './service/info.js';
import { telling } from './service/narrate.js';
import './language/vocabulary.js';

export { abilitiesWording, effectsWording } from './text/index.js';

const served = (rules: RiftboundRules): ServedEdition => ({
  rules,
  cards: rules.cards,
  create: (setup, cards) => createGame(rules, setup, cards),
  createScenario: (scenario, keying, cards) => createScenario(rules, scenario, keying, cards),
  concede,
  validateDeck: (deck, own) => validateDeck({ decks: rules.decks, cards: rules.cards.with(own) }, deck),
  language: () => rules.language,
  bots: { greedy: greedyBot(rules) },
});

/** Riftbound with these editions, the current one first. */
export const riftboundOf = (current: RiftboundRules, ...others: RiftboundRules[]): Ruleset =>
  defineService({
    info: infoOf(current),
    exchange: faultsOfExchange,
    editions: [served(current), ...others.map(served)],
    parseDeckText: (text, own) => parseDeckText(text, current.definitions.with(own)),
    cards: current.cards,
    rule: current.rule,
    sampleDecks,
    deckTitles,
    telling,
    board,
  });

export const riftbound: Ruleset = riftboundOf(...editions);
export const { language } = rules;

/** The code of a deck, as the community's sites share it. */
export const deckCodeOf = (deck: Deck): Result<string> => codeOf(deck, rules.definitions);
export { handWritten } from './cards/source.js';
export { defineRiftbound, ownDomain, type RiftboundEdition, type RiftboundRules, rules, sampleDecks };
