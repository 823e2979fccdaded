/** The service: making and finding games, and asking about positions. */
import { resuming } from './events.js';
import { Http, type Request, type Settings } from './http.js';
import { Table } from './table.js';
import type {
  Answer,
  CreatedGame,
  CreatedMatch,
  CreatedPlayer,
  GameList,
  JoinedGame,
  Mail,
  Match,
  Me,
  MyGameList,
  NewGame,
  NewMail,
  NewMatch,
  NewPlayer,
  PlayerEvent,
  PositionReply,
  PositionRequest,
  Ruleset,
} from './types.js';

export class Arbiter {
  readonly #http: Http;

  constructor(settings: Settings | string) {
    this.#http = new Http(typeof settings === 'string' ? { url: settings } : settings);
  }

  /** A game, for whoever has `token`; without one for the caller of this client. */
  table(id: string, token?: string): Table {
    return new Table(token === undefined ? this.#http : this.#http.as(token), id);
  }

  /** Creates a game. However often it has to be sent, it makes one: whoever has `key` gets its tokens again. */
  createGame(game: NewGame, key?: string): Promise<CreatedGame> {
    return this.#http.json('/v1/games', { method: 'POST', body: game, key });
  }

  /** Creates a match of several games; the tokens of its seats open all of them. */
  createMatch(match: NewMatch, key?: string): Promise<CreatedMatch> {
    return this.#http.json('/v1/matches', { method: 'POST', body: match, key });
  }

  /** How a match stands, for whoever has `token`, or the caller of this client. */
  match(id: string, token?: string): Promise<Match> {
    const http = token === undefined ? this.#http : this.#http.as(token);
    return http.json(`/v1/matches/${encodeURIComponent(id)}`);
  }

  joinGame(id: string, player: NewPlayer, key?: string): Promise<JoinedGame> {
    return this.#http.json(`/v1/games/${encodeURIComponent(id)}/join`, { method: 'POST', body: player, key });
  }

  games(query: Record<string, string | number> = {}): Promise<GameList> {
    return this.#http.json('/v1/games', { query });
  }

  rulesets(): Promise<Ruleset[]> {
    return this.#http.json('/v1/rulesets');
  }

  position(request: PositionRequest): Promise<PositionReply> {
    return this.#http.json('/v1/positions/decisions', { method: 'POST', body: request });
  }

  positionAfter(request: PositionRequest, answers: Answer[]): Promise<PositionReply> {
    return this.#http.json('/v1/positions/actions', { method: 'POST', body: { ...request, answers } });
  }

  /** Makes a player; the key in the reply is shown now and never again. */
  createPlayer(name: string, key?: string): Promise<CreatedPlayer> {
    return this.#http.json('/v1/players', { method: 'POST', body: { name }, key });
  }

  /** Who the key of this client stands for. */
  me(): Promise<Me> {
    return this.#http.json('/v1/me');
  }

  /** The games in which that player sits, or to which it is invited. */
  myGames(query: Record<string, string | number> = {}): Promise<MyGameList> {
    return this.#http.json('/v1/me/games', { query });
  }

  /** Where that player is told by mail; a link in the first one confirms the address. */
  putMail(mail: NewMail): Promise<Mail> {
    return this.#http.json('/v1/me/mail', { method: 'PUT', body: mail });
  }

  /** What happens in all games of the player whose key this client has. */
  mine({ after, signal }: { after?: string; signal?: AbortSignal } = {}): AsyncGenerator<PlayerEvent> {
    return resuming(this.#http, '/v1/me/stream', { after, signal });
  }

  /** Anything else that the service offers, with the same retries and errors. */
  request<T>(path: string, request: Request = {}): Promise<T> {
    return this.#http.json(path, request);
  }
}
