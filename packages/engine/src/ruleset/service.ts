/** Makes what a service calls out of a ruleset's kernel definition and its own parts. */

import { randomBot } from '../bots/random.js';
import type {
  BotPolicy,
  CardCatalogue,
  Deck,
  DeckReport,
  GameState,
  Keying,
  Outcome,
  RuleInfo,
  Ruleset,
  RulesetInfo,
  Setup,
} from '../contract/api.js';
import type { GameView, RedactedEvent, Result, Seat, Viewer } from '../contract/contract.js';
import { CARD_LANGUAGE } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { PinnedDefinitions, StartingCards } from '../machine/pinned.js';
import type { Rules } from '../machine/rules.js';
import { openMatch } from '../session/match.js';
import { decisions, intervene, openSession, type Playing, submit } from '../session/session.js';
import { hashState } from '../state/hash.js';
import type { State } from '../state/state.js';
import { redactEvents } from '../view/redact.js';
import { viewGame } from '../view/view.js';

export interface ServiceParts {
  info: RulesetInfo;
  create: (setup: Setup, cards: StartingCards) => Result<Outcome>;
  createScenario: (scenario: unknown, keying: Keying | undefined, cards: StartingCards) => Result<Outcome>;
  concede: (g: Game, seat: Seat) => void;
  validateDeck: (edition: string, deck: unknown) => DeckReport;
  parseDeckText: (text: string) => Result<Deck>;
  cards: CardCatalogue;
  rule: (number: string) => RuleInfo | null;
  bots: { [name: string]: BotPolicy };
  sampleDecks: { [name: string]: Deck };
  narrate: (event: RedactedEvent, names: string[]) => string | null;
  board: (view: GameView) => string[];
}

export function defineService(rules: Rules, parts: ServiceParts): Ruleset {
  return playedWith(rules, parts);
}

function playedWith(rules: Rules, parts: ServiceParts, pinned?: PinnedDefinitions): Ruleset {
  const playing: Playing = { rules, pinned };
  const startingCards = (): StartingCards => new StartingCards(rules.definitions, pinned);
  return {
    info: { ...parts.info, cardLanguage: CARD_LANGUAGE },
    epoch: rules.epoch,
    create: (setup) => parts.create(setup, startingCards()),
    createScenario: (scenario, keying) => parts.createScenario(scenario, keying, startingCards()),
    submit: (state, answers) => submit(playing, state, answers),
    open: (state, options) => openMatch(playing, state, options),
    concede: (state, seat) => {
      const player = openSession(playing, state).game.s.players[seat];
      if (!player || player.lost)
        return {
          ok: false,
          error: { code: 'ILLEGAL_ACTION', detail: `seat ${seat} is not playing`, rules: rules.cite.concede },
        };
      return intervene(playing, state, seat, (g) => parts.concede(g, seat));
    },
    view: (state: GameState, viewer: Viewer) => viewGame(openSession(playing, state).game, viewer),
    decisions: (state, viewer) => decisions(playing, state, viewer),
    redactEvents,
    hash: (state) => hashState(state as State),
    definitions: {
      missing: (hashes) => hashes.filter((hash) => !rules.definitions.find(hash)),
      namedBy: (state) => namedBy(rules, state as State),
      pin: (definitions) => playedWith(rules, parts, new PinnedDefinitions(rules.definitions, definitions)),
    },
    validateDeck: parts.validateDeck,
    parseDeckText: parts.parseDeckText,
    cards: parts.cards,
    rule: parts.rule,
    bots: { random: randomBot, ...parts.bots },
    sampleDecks: parts.sampleDecks,
    narrate: parts.narrate,
    board: parts.board,
  };
}

function namedBy({ definitions }: Rules, state: State): string[] {
  const own = new Set(state.definitions.map((definition) => definitions.compile(definition).hash));
  return state.defs.filter((hash) => !own.has(hash));
}
