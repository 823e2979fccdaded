/**
 * Games that come of others, with the same players: rematches. They take no key of the operator, which says who may bring
 * players together: these have been, a game has at most one rematch, it must be over, and two of its people must agree.
 */
import { randomBytes } from 'node:crypto';
import { isOwnCard } from '@arbiter/engine';
import { isDuplicate } from '../database/database.js';
import { commitmentOf } from '../games/commitment.js';
import { bringing, namedWith } from '../games/definitions.js';
import { findMatch, gameOfMatch, matchOf, newMatchId } from '../games/matches.js';
import type { GameRecord, SetupRecord } from '../games/repository.js';
import type { Turn } from '../games/turn.js';
import { type Caller, identify } from './access.js';
import { type LobbyService, type NewMatch, newGameId } from './lobby.js';
import type { Plan } from './seat-plans.js';

/** Who sits where next time: whoever came second begins. */
const turned = (seat: number, seats: number): number => (seat + seats - 1) % seats;

export class Successors {
  constructor(readonly lobby: LobbyService) {}

  /** The id of the game to come; after a match it is the first of another one. */
  newIdAfter(game: string): string {
    return matchOf(game) ? gameOfMatch(newMatchId(), 1) : newGameId();
  }

  /**
   * The seat that a caller has in the game after this one, which is made where it is not there yet: that there will be one is in
   * the log, so a process that ends in between leaves nothing undone.
   */
  async seatAfter(
    game: GameRecord,
    id: string,
    caller: Caller,
    turn: Turn,
  ): Promise<{ game: string } | { game: string; seat: number; token: string }> {
    const next = (await this.lobby.games.find(id)) ?? (await this.#make(game, id, turn));
    const viewer = identify(game, caller);
    if (typeof viewer !== 'number') return { game: id };
    const seat = turned(viewer, game.seats.length);
    const { tokenSerial = 0 } = next.seats.find((one) => one.seat === seat) ?? {};
    return { game: id, seat, token: this.lobby.keys.seatToken(next, seat, tokenSerial) };
  }

  /** Another match of as many games, and the game that the one before began with. */
  async #matchAfter(game: string, id: string): Promise<{ first: string; next: NewMatch } | undefined> {
    const [of, next] = [matchOf(game), matchOf(id)];
    const match = of && (await findMatch(this.lobby.games.pool, of.match));
    return match && next && { first: gameOfMatch(match.id, 1), next: { id: next.match, bestOf: match.bestOf } };
  }

  async #make(from: GameRecord, id: string, turn: Turn): Promise<GameRecord> {
    const { lobby } = this;
    const match = await this.#matchAfter(from.id, id);
    // After a match all begins again as its first game did, with the decks of that.
    const setup = await lobby.games.setup(match?.first ?? from.id);
    await turn();
    const plans = from.seats
      .map((old): Plan => {
        const { name, bot, playerId } = old;
        const { deck = null, deckFormat = null } = setup.seats.find(({ seat }) => seat === old.seat) ?? {};
        const seat = turned(old.seat, from.seats.length);
        return { seat, name, bot, open: false, deck, deckFormat, nonce: null, player: playerId };
      })
      .sort((a, b) => a.seat - b.seat);
    const seed = setup.seedChosen ? setup.seed : randomBytes(32).toString('hex');
    const scenario = setup.scenario && { ...setup.scenario, seed };
    const { seedChosen, options } = setup;
    const next: SetupRecord = { seed, seedChosen, options, scenario, startHash: null, startedAt: null, seats: plans };
    const own = await lobby.states.definitions.stored(from.ruleset, (setup.definitions ?? []).filter(isOwnCard));
    const ruleset = bringing(lobby.catalogue.edition(from.ruleset, from.edition), own);
    const { ruleset: name, edition, test, listed, metadata } = from;
    const begun = lobby.beginnings.rehearse(ruleset, { id, edition }, next);
    const definitions = namedWith(own, begun.definitions ?? []);
    const input = { ruleset: name, edition, options: { listed }, ...(metadata ? { metadata } : {}) };
    const seedHash = commitmentOf(id, { ...next, seats: plans.map((plan) => ({ ...plan, joined: false })) });
    const { current: keyId } = lobby.keys;
    const draft = { id, keyId, input, match: match?.next, test, setup: next, plans, seedHash, definitions, begun };
    try {
      await lobby.store(draft, '', null);
      lobby.states.definitions.confirm(name, definitions);
      const seats = plans.map(({ bot, player: playerId }) => ({ bot, playerId }));
      lobby.beginnings.announce({ id, ruleset: name, seats }, begun);
    } catch (error) {
      // Somebody else has made it at the same time.
      if (!isDuplicate(error)) throw error;
    }
    const made = await lobby.games.find(id);
    if (!made) throw new Error(`game ${id} was made and is not there`);
    return made;
  }
}
