/** Makes what a service calls out of a ruleset's kernel definition and its own parts. */

import { randomBot } from '../bots/random.js';
import type {
  BotPolicy,
  CardInfo,
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
import type { Game } from '../machine/game.js';
import type { Rules } from '../machine/rules.js';
import { openMatch } from '../session/match.js';
import { decisions, intervene, look, submit } from '../session/session.js';
import { hashState } from '../state/hash.js';
import type { State } from '../state/state.js';
import { redactEvents } from '../view/redact.js';
import { viewGame } from '../view/view.js';

export interface ServiceParts {
  info: RulesetInfo;
  create: (setup: Setup) => Result<Outcome>;
  createScenario: (scenario: unknown, keying?: Keying) => Result<Outcome>;
  concede: (g: Game, seat: Seat) => void;
  validateDeck: (edition: string, deck: unknown) => DeckReport;
  parseDeckText: (text: string) => Result<Deck>;
  cards: { list(): CardInfo[]; get(name: string): CardInfo | null; suggest(name: string): string[] };
  rule: (number: string) => RuleInfo | null;
  bots: { [name: string]: BotPolicy };
  sampleDecks: { [name: string]: Deck };
  narrate: (event: RedactedEvent, names: string[]) => string | null;
  board: (view: GameView) => string[];
}

export function defineService(rules: Rules, parts: ServiceParts): Ruleset {
  return {
    info: parts.info,
    epoch: rules.epoch,
    create: parts.create,
    createScenario: parts.createScenario,
    submit: (state, answers) => submit(rules, state, answers),
    open: (state, options) => openMatch(rules, state, options),
    concede: (state, seat) => {
      const player = look(rules, state).game.s.players[seat];
      if (!player || player.lost)
        return {
          ok: false,
          error: { code: 'ILLEGAL_ACTION', detail: `seat ${seat} is not playing`, rules: rules.cite.concede },
        };
      return intervene(rules, state, seat, (g) => parts.concede(g, seat));
    },
    view: (state: GameState, viewer: Viewer) => viewGame(look(rules, state).game, viewer),
    decisions: (state, viewer) => decisions(rules, state, viewer),
    redactEvents,
    hash: (state) => hashState(state as State),
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
