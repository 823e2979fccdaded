/** A new game from decks, one a player (103.2–103.3). */
import {
  type Compiled,
  type Deck,
  type GameOptions,
  newState,
  type Outcome,
  place,
  type Refusal,
  type Result,
  type RuleRef,
  type Seat,
  type Setup,
  type StartingCards,
  start,
} from '@arbiter/engine';
import { startGame } from './1-concepts/103-starting.js';
import { isForCompanions } from './4-zones/400.11-companions.js';
import { asksOutside, placeOutside } from './4-zones/400.11-outside.js';
import { misfitOfAnte } from './4-zones/407-ante.js';
import {
  communalPlanes,
  hasCommanders,
  hasVanguards,
  isArchenemyIn,
  lifeIn,
  numbersIn,
  supplementsIn,
  teamsIn,
} from './8-multiplayer/formats.js';
import { misfitOfOneDeck } from './9-casual/901-planechase/901.15-one-deck.js';
import { placeVanguard } from './9-casual/902-vanguard.js';
import { placeCommanders } from './9-casual/903-commander/903.3-commander.js';
import { cite } from './cite.js';
import type { MagicRules } from './edition.js';

/** Decks have been validated already; their cards are known. */
export function createGame(rules: MagicRules, setup: Setup, cards: StartingCards): Result<Outcome> {
  const { options } = setup;
  const decks = setup.seats.map(({ deck }) => deck);
  const oneDeck = communalPlanes(options) ? misfitOfOneDeck(decks, cards) : null;
  const misfit =
    otherFormat(rules, options) ?? firstMisfit(setup) ?? oneDeck ?? misfitOfAnte(setup, (card) => cards.named(card));
  if (misfit) return { ok: false, error: misfit };
  const state = newState(rules, {
    seed: setup.seed,
    keying: setup.keying,
    options,
    match: setup.match,
    names: setup.seats.map((s) => s.name),
    stats: { life: numbersIn(rules, options).startingLife },
    ...teamsIn(options, setup.seats.length),
  });
  for (const { seat, stats } of state.players) stats.life = lifeIn(rules, options, seat);
  const each = (list: Deck[string] = []): Compiled[] =>
    list.flatMap(({ card, count }) => Array.from({ length: count }, () => cards.named(card) ?? []).flat());
  for (const [seat, { deck }] of setup.seats.entries()) {
    const unknown = inPlay(deck).find(({ card }) => !cards.named(card));
    if (unknown)
      return {
        ok: false,
        error: { code: 'UNKNOWN_CARD', detail: `there is no card named "${unknown.card}"`, rules: [] },
      };
    placeCommanders(state, seat, each(deck.commander));
    for (const card of each(deck.vanguard)) placeVanguard(state, seat, card);
    for (const pile of supplementsIn(options))
      for (const card of each(deck[pile])) place(state, card, seat, `${pile}:${seat}`);
    if (communalPlanes(options)) for (const card of each(deck.planes)) place(state, card, seat, 'communalPlanes');
    for (const card of each(deck.main)) place(state, card, seat, `library:${seat}`);
  }
  // Sideboards matter where anything may ask for them (400.11a).
  const asking = setup.seats.map(({ deck }) =>
    inPlay(deck).some(({ card }) => {
      const found = cards.named(card);
      return found !== undefined && asksOutside(found.definition);
    }),
  );
  if (asking.includes(true))
    for (const [seat, { deck }] of setup.seats.entries())
      placeOutside(state, seat, each(deck.sideboard), asking[seat] === true);
  // A companion is known of by whoever has it (702.139a).
  for (const [seat, { deck }] of setup.seats.entries()) {
    const sideboard = each(deck.sideboard);
    if (asking[seat] !== true && sideboard.some(({ definition }) => isForCompanions(definition)))
      placeOutside(state, seat, sideboard, true);
  }
  state.frames.push(startGame.frame({}));
  return start(rules, state, cards);
}

/** The cards that begin in the game: all but those of the sideboard. */
const inPlay = ({ sideboard: _, ...piles }: Deck): Deck[string] => Object.values(piles).flat();

/** What some decks have beside their cards, where that is, and how the refusal says that it should not be, or should. */
const PARTS: readonly {
  pile: string;
  name: string;
  rules: RuleRef[];
  has: (options: GameOptions, seat: Seat) => boolean;
  /** Some decks of such a game may have it, and others not. */
  free?: (options: GameOptions) => boolean;
}[] = [
  { pile: 'commander', name: 'Commander', rules: cite('mtg:903.2', 'mtg:100.2c'), has: (o) => hasCommanders(o) },
  { pile: 'vanguard', name: 'Vanguard', rules: cite('mtg:902.3'), has: (o) => hasVanguards(o) },
  {
    pile: 'planes',
    name: 'Planechase',
    rules: cite('mtg:901.3', 'mtg:100.2d'),
    has: (o) => supplementsIn(o).includes('planes'),
    free: communalPlanes,
  },
  { pile: 'schemes', name: 'Archenemy', rules: cite('mtg:904.3', 'mtg:100.2d'), has: isArchenemyIn },
];

/** An edition has formats of its own time. */
function otherFormat({ formats, edition }: MagicRules, { format }: GameOptions): Refusal | null {
  if (format === undefined || formats.includes(format)) return null;
  const detail = `edition ${edition.id} has no format "${format}"; it has ${formats.join(', ')}`;
  const errors = [{ path: '$.options.format', code: 'INVALID_INPUT' as const, detail, rules: [] }];
  return { code: 'INVALID_INPUT', detail, rules: [], errors };
}

/** Decks of a casual variant are played in games of that format, and no others are (903.2). */
function firstMisfit({ seats, options }: Setup): Refusal | null {
  for (const [seat, { deck }] of seats.entries())
    for (const { pile, name, rules, has, free } of PARTS) {
      if (free?.(options)) continue;
      const wanted = has(options, seat);
      if ((deck[pile] !== undefined) === wanted) continue;
      const format = name.toLowerCase();
      const detail = wanted
        ? `${article(name)} game is played with ${name} decks`
        : `${article(name)} deck is played in a game of the format "${format}"`;
      return {
        code: 'DECK_ILLEGAL',
        detail,
        rules,
        errors: [{ path: `$.seats[${seat}].deck`, code: 'DECK_ILLEGAL', detail, rules }],
      };
    }
  return null;
}
const article = (name: string): string => `${name.startsWith('A') ? 'an' : 'a'} ${name}`;
