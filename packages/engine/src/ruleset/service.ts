/** Makes what a service calls out of a ruleset's kernel definition and its own parts. */

import { randomBot } from '../bots/random.js';
import { readFaceHash } from '../cards/compiled.js';
import type {
  BotPolicy,
  CardCatalogue,
  Deck,
  DeckExchange,
  DeckReport,
  GameDefinitions,
  GameState,
  Keying,
  Outcome,
  RuleInfo,
  Ruleset,
  RulesetInfo,
  Setup,
  StoredDefinition,
} from '../contract/api.js';
import type { GameView, RefusalDetail, Result, Seat, Viewer } from '../contract/contract.js';
import { Report } from '../language/report.js';
import { CARD_LANGUAGE, type CardDefinition } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { ownCard, PinnedDefinitions, StartingCards } from '../machine/pinned.js';
import type { Rules } from '../machine/rules.js';
import { ScenarioCards } from '../scenario/definitions.js';
import type { CardLanguage } from '../schema/language.js';
import { openMatch } from '../session/match.js';
import { samplePositions } from '../session/sample.js';
import { decisions, intervene, mayConcede, openSession, type Playing, submit } from '../session/session.js';
import { why } from '../session/why.js';
import { hashState } from '../state/hash.js';
import type { State } from '../state/state.js';
import { handOn } from '../turn/match.js';
import { redactEvents } from '../view/redact.js';
import { type Telling, tellAll } from '../view/tell.js';
import { viewGame } from '../view/view.js';

/** The edition that a scenario asks for. */
const editionIn = (scenario: unknown): string =>
  typeof scenario === 'object' && scenario && 'edition' in scenario ? String(scenario.edition) : '';

/** What one edition does for services. */
export interface ServedEdition {
  rules: Rules;
  /** Its cards, where the current edition has others. */
  cards?: CardCatalogue;
  create: (setup: Setup, cards: StartingCards) => Result<Outcome>;
  createScenario: (scenario: unknown, keying: Keying | undefined, cards: StartingCards) => Result<Outcome>;
  concede: (g: Game, seat: Seat) => void;
  /** @param own cards that the game brings along */
  validateDeck: (deck: unknown, own: readonly CardDefinition[]) => DeckReport;
  language: () => CardLanguage;
  bots: { [name: string]: BotPolicy };
  /** How its events are told, where the current edition tells them otherwise. */
  telling?: Telling;
  /** The look-up of its rulebook, where it is asked for by a mere number. */
  rule?: (number: string) => RuleInfo | null;
  /** The formats that it is played in, where these are not all that the game has. */
  formats?: readonly string[];
}

export interface ServiceParts {
  info: Omit<RulesetInfo, 'editions' | 'cardLanguage'>;
  /** The editions that are offered, the current one first. */
  editions: readonly [ServedEdition, ...ServedEdition[]];
  /** What the game's tournaments allow between games of a match; absent: any exchange of the same cards. */
  exchange?: (decks: DeckExchange) => RefusalDetail[];
  /** @param own cards that the game brings along */
  parseDeckText: (text: string, own: readonly CardDefinition[]) => Result<Deck>;
  cards: CardCatalogue;
  rule: (number: string) => RuleInfo | null;
  sampleDecks: { [name: string]: Deck };
  deckTitles: { [name: string]: string };
  telling: Telling;
  board: (view: GameView) => string[];
}

export const defineService = (parts: ServiceParts): Ruleset => playedWith(parts);

function playedWith(parts: ServiceParts, kept?: GameDefinitions): Ruleset {
  const { editions } = parts;
  const [current] = editions;
  const played = new Editions(editions, kept);
  return {
    info: {
      ...parts.info,
      editions: editions.map(({ rules }) => ({ ...rules.edition, current: rules === current.rules })),
      cardLanguage: CARD_LANGUAGE,
    },
    epoch: current.rules.epoch,
    create: (setup) => played.of(setup).create(setup, played.startingCards(setup)),
    createScenario: (scenario, keying) => {
      const asked = { edition: editionIn(scenario) };
      // An edition that there isn't is a fault like others, which the current edition's form reports.
      const edition = played.has(asked) ? asked : { edition: current.rules.edition.id };
      return played.of(edition).createScenario(scenario, keying, played.startingCards(edition));
    },
    submit: (state, answers) => submit(played.playing(state), state, answers),
    why: (state, seat, pick) => {
      const { game, pending } = openSession(played.playing(state), state);
      return why(game, pending, seat, pick);
    },
    sample: (state, seat, how) => samplePositions(played.playing(state), state, seat, how),
    open: (state, options) => openMatch(played.playing(state), state, played.of(state).concede, options),
    concede: (state, seat) => {
      const { rules, concede } = played.of(state);
      const refused = mayConcede(rules, openSession(played.playing(state), state).game, seat);
      return refused ?? intervene(played.playing(state), state, seat, (g) => concede(g, seat));
    },
    handOn: (state, winners) => handOn(openSession(played.playing(state), state).game, winners),
    view: (state: GameState, viewer: Viewer) => viewGame(openSession(played.playing(state), state).game, viewer),
    decisions: (state, viewer) => decisions(played.playing(state), state, viewer),
    redactEvents,
    hash: (state) => hashState(state as State),
    definitions: {
      missing: (hashes) => hashes.filter((hash) => editions.some(({ rules }) => !rules.definitions.find(hash))),
      namedBy: (state) => namedBy(played.of(state).rules, state as State),
      pin: (definitions) => playedWith(parts, definitions),
      own: (edition, definitions, path) => readOwn(played.of({ edition }), definitions, path),
    },
    validateDeck: (edition, deck) => played.of({ edition }).validateDeck(deck, played.own({ edition })),
    ...(parts.exchange ? { exchange: parts.exchange } : {}),
    parseDeckText: (text) => parts.parseDeckText(text, played.own({ edition: current.rules.edition.id })),
    cards: parts.cards,
    cardsOf: (edition) => played.of({ edition }).cards ?? parts.cards,
    // Who names a rulebook means that one, whatever edition they look at.
    rule: (number, edition) => {
      const own = edition === undefined || number.includes(':') ? undefined : played.of({ edition }).rule;
      return (own ?? parts.rule)(number);
    },
    formatsOf: (edition) => played.of({ edition }).formats,
    bots: { random: randomBot, ...botsOf(editions) },
    sampleDecks: parts.sampleDecks,
    deckTitles: parts.deckTitles,
    narrate: (events, names, edition) =>
      tellAll((edition === undefined ? undefined : played.of({ edition }).telling) ?? parts.telling, events, names),
    board: parts.board,
  };
}

/** The editions of a ruleset, each with the definitions that a game keeps. */
class Editions {
  private readonly known = new Map<string, Playing & { pinned: PinnedDefinitions | undefined }>();

  constructor(
    private readonly list: readonly ServedEdition[],
    private readonly kept?: GameDefinitions,
  ) {}

  has({ edition }: { edition: string }): boolean {
    return this.list.some(({ rules }) => rules.edition.id === edition);
  }

  of({ edition }: { edition: string }): ServedEdition {
    const found = this.list.find(({ rules }) => rules.edition.id === edition);
    if (!found) throw new Error(`${this.list[0]?.rules.id} has no edition ${edition}`);
    return found;
  }

  /** What a game is played by. */
  playing(game: { edition: string }): Playing & { pinned: PinnedDefinitions | undefined } {
    let playing = this.known.get(game.edition);
    if (!playing) {
      const { rules } = this.of(game);
      playing = { rules, pinned: this.kept && new PinnedDefinitions(rules.definitions, this.kept) };
      this.known.set(game.edition, playing);
    }
    return playing;
  }

  /** The cards that the game brings along. */
  own(game: { edition: string }): CardDefinition[] {
    return Array.from(this.playing(game).pinned?.own() ?? [], ({ definition }) => definition);
  }

  startingCards(game: { edition: string }): StartingCards {
    const { rules, pinned } = this.playing(game);
    return new StartingCards(rules.definitions, pinned);
  }
}

/** The bots by name; each plays a game as its edition's bot of that name does. */
function botsOf(editions: ServiceParts['editions']): { [name: string]: BotPolicy } {
  const [current] = editions;
  const policy = (name: string): BotPolicy => {
    const byEdition = new Map(editions.map(({ rules, bots }) => [rules.edition.id, bots[name] ?? randomBot]));
    const usual = current.bots[name] as BotPolicy;
    return (input) => (byEdition.get(input.edition ?? '') ?? usual)(input);
  };
  return Object.fromEntries(Object.keys(current.bots).map((name) => [name, policy(name)]));
}

/** Cards of a user's: written in the language, and of names that no card has. */
function readOwn(
  { rules, language }: ServedEdition,
  inputs: readonly unknown[],
  path: string,
): Result<StoredDefinition[]> {
  const report = new Report();
  const cards = new ScenarioCards(rules, report, new StartingCards(rules.definitions));
  cards.read(language(), inputs, path);
  if (!report.clean) return { ok: false, error: report.refusal('the definitions are not all in order') };
  return { ok: true, value: cards.all().map(ownCard) };
}

function namedBy({ definitions }: Rules, state: State): string[] {
  const own = new Set(state.definitions.map((definition) => definitions.compile(definition).hash));
  return state.defs.filter((hash) => !own.has(hash) && !readFaceHash(hash));
}
