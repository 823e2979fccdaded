/** Magic: The Gathering for services: `magic` is all they need. */
import { type Deck, defineService, type Ruleset, type ServedEdition } from '@arbiter/engine';
import { concede } from './1-concepts/104-ending.js';
import { greedyBot } from './bots/greedy.js';
import { createGame } from './create.js';
import { commanderDecks } from './decks/commander.js';
import { parseDeckText } from './decks/formats.js';
import { legionsDecks, legionsTitles } from './decks/legions.js';
import { themeDecks, themeTitles } from './decks/theme-decks.js';
import { validateDeck } from './decks/validate.js';
import { welcomeDecks, welcomeTitles } from './decks/welcome.js';
import { defineMagic } from './define.js';
import { firstOf, type MagicEdition, type MagicRules } from './edition.js';
import { editions, rules } from './editions/index.js';
import { createScenario } from './scenario/scenario.js';
import { board } from './service/board.js';
import { infoOf } from './service/info.js';
import './language/vocabulary.js';

const served = (rules: MagicRules): ServedEdition => ({
  rules,
  cards: rules.cards,
  create: (setup, cards) => createGame(rules, setup, cards),
  createScenario: (scenario, keying, cards) => createScenario(rules, scenario, keying, cards),
  concede,
  validateDeck: (deck, own) => {
    const report = validateDeck({ decks: rules.decks, cards: rules.cards.with(own), formats: rules.formats }, deck);
    const errors = report.errors.map((error) => (error.rules ? { ...error, rules: rules.cited(error.rules) } : error));
    return { ...report, errors };
  },
  language: () => rules.language,
  bots: { greedy: greedyBot(rules) },
  telling: rules.telling,
  rule: rules.rule,
  formats: rules.formats,
});

/** The first and the last are those that a demonstration plays with unless it is told otherwise. */
const [first, ...others] = Object.entries(welcomeDecks);
const sampleDecks = Object.fromEntries([
  ...(first ? [first] : []),
  ...others.slice(0, -1),
  ...Object.entries(legionsDecks),
  ...Object.entries(themeDecks).map(([name, { deck }]): [string, Deck] => [name, deck]),
  ...others.slice(-1),
]);

/** Magic with these editions, the current one first. */
export const magicOf = (current: MagicRules, ...others: MagicRules[]): Ruleset =>
  defineService({
    info: infoOf(current),
    editions: [served(current), ...others.map(served)],
    parseDeckText,
    cards: current.cards,
    // A citation names its rulebook; a mere number is one of today's, unless an edition is named.
    rule: (number) => firstOf([current, ...others], (edition) => edition.rule(number)),
    sampleDecks,
    deckTitles: { ...welcomeTitles, ...legionsTitles, ...themeTitles },
    telling: current.telling,
    board,
  });

export const magic: Ruleset = magicOf(...editions);
export const { language } = rules;

export { predefinedTokens } from './1-concepts/111.10-predefined-tokens.js';
export { handWritten } from './cards/source.js';
export { becomesLevel, classLevel, levelSymbol } from './language/frames.js';
export { abilitiesWording, effectsWording, typeLine } from './text/index.js';
export { commanderDecks, defineMagic, editions, type MagicEdition, type MagicRules, rules, welcomeDecks };
