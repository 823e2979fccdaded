import type {
  BlockingClause,
  Decision,
  GameEvent,
  GameResult,
  GameView,
  HiddenDecision,
  Matcher,
  Option,
  RedactedEvent,
  Refusal,
  RefusalDetail,
  Result,
  RuleRef,
  Seat,
  SeatAnswer,
  Viewer,
} from './contract.js';
import type { Json, JsonObject } from './json.js';

/** A game at rest: plain JSON. Only the kernel and its rulesets read inside; a service stores it and passes it on. */
export interface GameState {
  ruleset: string;
  edition: string;
  /** Behaviour number of the engine: replay is exact between equal epochs. */
  epoch: number;
  seats: number;
  result: GameResult | null;
  [key: string]: unknown;
}

/** A main deck and the other piles a game knows (`sideboard`, `material` …); each entry a card and how many. */
export interface Deck {
  [pile: string]: { card: string; count: number }[];
}

export interface DeckReport {
  legal: boolean;
  /** The deck as understood, with official card names; null where it could not be read. */
  deck: Deck | null;
  errors: RefusalDetail[];
}

export interface SetupSeat {
  name: string;
  deck: Deck;
}
/**
 * Which moments a seat is passed for. `none`: none; `smart`: those in which public information alone shows that it can't act;
 * `seat`: those in which its own hand and board can do nothing but make mana.
 */
export type AutoPass = (typeof AUTO_PASS)[number];
export const AUTO_PASS = ['none', 'smart', 'seat'] as const;
export interface GameOptions {
  /** One for all seats, or one for each. */
  autoPass: AutoPass | AutoPass[];
  payment: 'auto' | 'manual';
  /** One of the ruleset's `formats`; absent: none in particular. */
  format?: string | undefined;
}
/** What a game of a match hands on to the one after it. */
export interface HandedOn {
  /** Who took its first turn; absent: it ended before anybody did. */
  first?: Seat;
  /** Who chose who takes it; absent: chance did. */
  chooser?: Seat;
  /** Who won it; nobody: it was drawn. */
  winners: Seat[];
  /** By seat: the cards brought to the games that somebody has won, of a kind of which each is brought once before any is again. */
  brought?: string[][];
}
/** A game of a match of several. */
export interface MatchGame {
  /** Absent of the first game. */
  previous?: HandedOn | undefined;
}
/** Another deck of the same cards, for the next game of a match. */
export interface DeckExchange {
  /** The deck of the game before. */
  before: Deck;
  after: Deck;
  /** Whether nobody has won the game before. */
  drawn: boolean;
}
export interface Setup {
  edition: string;
  /** Any text; the random generator is keyed by it. */
  seed: string;
  keying?: Keying | undefined;
  options: GameOptions;
  seats: SetupSeat[];
  /** Absent of a game that is no part of a match. */
  match?: MatchGame | undefined;
}

/** An accepted answer in resolved form: what was chosen, never an option id. Is itself a valid answer (replay feeds it back). */
export type ResolvedAnswer = SeatAnswer;

/** A definition that a game names, by the hash of its content. */
export interface NamedDefinition {
  hash: string;
  /** What stood for it as the game began (`card Opt`, `token Sprite`); absent where only the rules named it. */
  as?: string;
}

/** The same as it is stored. */
export interface StoredDefinition extends NamedDefinition {
  /** Version of the card language that it is written in. */
  language: number;
  definition: JsonObject;
}

/** The definitions that one game names, whatever has become of its ruleset's cards since. */
export interface GameDefinitions {
  named: readonly NamedDefinition[];
  /** Finds those that the ruleset does not have any more. */
  find(hash: string): JsonObject | undefined;
  /** The game has not begun: names that stand for nothing yet are the ruleset's. */
  open?: boolean;
}

export interface Outcome {
  state: GameState;
  events: GameEvent[];
  /** The answers applied, resolved. */
  applied: ResolvedAnswer[];
  /** Indices of the request's answers that were not applied (a later answer was refused after a reveal). */
  unapplied: number[];
  /** The refusal that ended a partly applied request. */
  error?: Refusal;
  /** Random outcomes drawn in this call, in order. */
  random: number[];
  /** Definitions of the ruleset that the game names from now on: to be stored with it, since the ruleset may change. */
  definitions?: StoredDefinition[];
}

export interface CardInfo {
  ruleset: string;
  name: string;
  /** Whether the engine plays it exactly; otherwise why not. */
  support: 'exact' | 'unsupported';
  reason: string | null;
  /** Of a real card that is not played: the first clause of its text that keeps it from being played. */
  clause?: BlockingClause;
  /** The checks that its definition has passed. */
  proof?: readonly string[];
  /** Characteristics in the ruleset's own terms (cost, types, figures, abilities in the card language …). */
  data: JsonObject;
}
/** The cards of a ruleset. There may be tens of thousands: what is not asked for is not made. */
export interface CardCatalogue {
  /** Those that are played, in order of code units. */
  names(): readonly string[];
  /** All of them in that order, each made as it is reached. */
  list(): Iterable<CardInfo>;
  /** By its name in whatever case, played or not. */
  get(name: string): CardInfo | null;
  /** The names nearest to a misspelt one, of all real cards that are known. */
  suggest(name: string): string[];
  /** Real cards that are known and not played, in order of code units. */
  unplayed?(): readonly string[];
}
export interface RuleInfo {
  number: string;
  title: string;
  /** The rule in our own words; null where none was written yet. */
  summary: string | null;
  status: 'enforced' | 'notApplicable' | 'open';
  reason: string | null;
  /** Source files (repository paths) where it is enforced. */
  enforcedIn: string[];
  children: string[];
}
export interface RulesetInfo {
  id: string;
  name: string;
  editions: { id: string; name: string; current: boolean }[];
  zones: { id: string; owner: 'seat' | 'shared'; hidden: 'public' | 'owner' | 'everyone'; ordered: boolean }[];
  phases: { id: string; steps: string[] }[];
  decisionKinds: { kind: string; shape: string; meaning: string; rules: RuleRef[] }[];
  optionKinds: { kind: string; meaning: string }[];
  eventTypes: { type: string; meaning: string; fields: string[] }[];
  deckFormats: { id: string; name: string }[];
  /** Version of the card language that cards are written in. */
  cardLanguage?: number;
  /** How many may play; any number where it is not said. */
  seats?: SeatRange;
  /** Ways to play the game that a game may be made in; without one it goes by the usual rules, with decks of any format. */
  formats?: GameFormat[];
}
export interface SeatRange {
  min: number;
  max: number;
}
/** A way to play the game: how many play, and with which decks. */
export interface GameFormat {
  id: string;
  name: string;
  meaning: string;
  seats: SeatRange;
  /** The format that all decks are of; absent: each says itself what it is. */
  decks?: string;
  /** The format that the deck of the first seat is of, where that is another one. */
  firstDeck?: string;
  /** Such decks are played in no other format. */
  own?: true;
  rules: RuleRef[];
}

/** Picks an answer for a pending decision from what its seat may know. */
export type BotPolicy = (input: {
  view: GameView;
  decision: Decision;
  /** Gives a number in [0, n). */
  random: (n: number) => number;
  /** The edition that is played; absent: the current one. */
  edition?: string;
}) => SeatAnswer;

/** How a game in memory is played on. */
export interface MatchOptions {
  /**
   * Whether seats that can do nothing but pass are asked (the default), or passed for. Abilities that only make mana or
   * the like do not count. Unlike `autoPass` it looks at hidden cards, so it is for whoever sees all: bots and analysis.
   */
  idle?: 'ask' | 'pass';
}

/** Why something is not offered. */
export interface Reason {
  /** What it is about, where the seat sees one such thing. */
  object: string | null;
  detail: string;
  /** Those that forbid it. */
  rules: RuleRef[];
}
export interface Why {
  offered: boolean;
  option?: Option;
  reasons: Reason[];
}

/** How games are imagined. */
export interface Sampling {
  /** How many. */
  samples: number;
  seed: string;
  /** Whether the seat knows which cards the others began with. */
  decklists: 'public' | 'hidden';
}

/** What came of answers in a game that is kept in memory. */
export type Played = Omit<Outcome, 'state'>;

/** A game kept in memory, to be played on quickly; states are taken out of it as values. */
export interface Match {
  readonly result: GameResult | null;
  /** How much memory it takes, in objects; see `weightOf`. */
  readonly weight: number;
  decisions(viewer: Viewer): (Decision | HiddenDecision)[];
  view(viewer: Viewer): GameView;
  /** As `RulesetService.submit`; what is refused changes nothing. */
  submit(answers: SeatAnswer[]): Result<Played>;
  /** As `RulesetService.concede`. */
  concede(seat: Seat): Result<Played>;
  /** Takes back what the last `submit` or `concede` did, as if it had not been: for who could not store it. */
  takeBack(): void;
  /** Lets `act` play on, and then takes back all that it did: for searches, which try much from where they are. */
  attempt<T>(act: () => T): T;
  state(): GameState;
  /** As `RulesetService.hash` of its state, without taking that out. */
  hash(): string;
}

/** How games keep the definitions that they began with. A ruleset whose games name none has no need of it. */
export interface Pinning {
  /** Those of these hashes that the ruleset has no definition for (any more). */
  missing(hashes: readonly string[]): string[];
  /** The hashes that a state names; its own definitions lie in the state and are not among them. */
  namedBy(state: GameState): string[];
  /** The same ruleset, for a game with these definitions. */
  pin(definitions: GameDefinitions): RulesetService;
  /**
   * Reads untrusted definitions of cards that a game brings along; its decks may name them once it is pinned to them.
   * @param path where they stand in the request
   */
  own(edition: string, definitions: readonly unknown[], path: string): Result<StoredDefinition[]>;
}

/** A line of the story, with the rules behind what it tells. */
export interface Told {
  text: string;
  rules: RuleRef[];
}

/** What a ruleset package exports for services. Made from its kernel definition by `defineRuleset`. */
export interface RulesetService {
  info: RulesetInfo;
  /** Behaviour number of the engine that runs here: replay is exact between equal epochs. */
  epoch: number;
  /** Begins a game with the game's own pre-game procedure. The decks are those that `validateDeck` gave back. */
  create(setup: Setup): Result<Outcome>;
  /** Begins a game from a scenario (contract section 7), given as untrusted JSON; every fault is reported with its path. */
  createScenario(scenario: unknown, keying?: Keying): Result<Outcome>;
  /**
   * Applies answers in order. Atomic up to the first answer that draws randomness or reveals something hidden.
   * Answers are untrusted JSON already parsed by the answer schema.
   */
  submit(state: GameState, answers: SeatAnswer[]): Result<Outcome>;
  /** A player concedes at any moment. */
  concede(state: GameState, seat: Seat): Result<Outcome>;
  view(state: GameState, viewer: Viewer): GameView;
  /** Pending decisions as the viewer may see them: own ones whole, those of others by seat and kind. */
  decisions(state: GameState, viewer: Viewer): (Decision | HiddenDecision)[];
  redactEvents(events: GameEvent[], viewer: Viewer): RedactedEvent[];
  /** SHA-256 (hex) of the state in canonical form: equal states, however they came about, have equal hashes. */
  hash(state: GameState): string;
  /**
   * What a seat knows of a game, with everything else imagined: hidden cards are drawn anew, uniformly over what is consistent
   * with what the seat sees. The samples follow from that and the seed alone. A ruleset without it has no hidden cards.
   */
  sample?(state: GameState, seat: Seat, how: Sampling): GameState[];
  /** Why a seat can or can't do something now, by what it sees. */
  why?(state: GameState, seat: Seat, pick: Matcher): Why;
  /** What the next game of a match must know of one that has ended with these winners. A ruleset without it lets chance begin. */
  handOn?(state: GameState, winners: Seat[]): HandedOn;
  /** Opens a state for playing on; the state itself stays as it is. A ruleset without it is played by states. */
  open?(state: GameState, options?: MatchOptions): Match;
  validateDeck(edition: string, deck: unknown): DeckReport;
  /** What speaks against a deck, legal by itself, that takes the place of another between two games of a match. */
  exchange?(decks: DeckExchange): RefusalDetail[];
  /** Reads a deck list in one of the community's text formats. */
  parseDeckText(text: string): Result<Deck>;
  cards: CardCatalogue;
  /** The cards of an edition; a ruleset without it has the same in all. */
  cardsOf?(edition: string): CardCatalogue;
  /** A rule by its number; with an edition a number that names no rulebook is one of that edition's. */
  rule(number: string, edition?: string): RuleInfo | null;
  /** The formats of `info` in which an edition is played; a ruleset without it has all of them in each. */
  formatsOf?(edition: string): readonly string[] | undefined;
  bots: { [name: string]: BotPolicy };
  definitions?: Pinning;
  /** Decks to try the game with, by name. */
  sampleDecks?: { [name: string]: Deck };
  /** What these decks are called, by name. */
  deckTitles?: { [name: string]: string };
  /** What happened in lines for people, as far as the events tell it that a viewer gets. */
  narrate?: (events: readonly RedactedEvent[], names: readonly string[], edition?: string) => Told[];
  /** The final or present board in lines of at most 80 columns for people. */
  board?: (view: GameView) => string[];
}

/** A ruleset on the kernel, which can also be played in memory. */
export interface Ruleset extends RulesetService {
  /** Opens a state for playing on; the state itself stays as it is. */
  open(state: GameState, options?: MatchOptions): Match;
}

export type { Json, JsonObject, Option };

/** What a game's generator is keyed by beside the seed. */
export interface Keying {
  /** The game's id, so that no two games of one seed are alike; absent where a chosen seed is to give the same game again. */
  game?: string | undefined;
  /** What players added, so that nobody chose alone what comes. */
  nonces?: readonly { seat: Seat; nonce: string }[];
}
