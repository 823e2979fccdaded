/** A game as one caller has it: looking, waiting, moving, following. */
import { isMine } from './answers.js';
import { resuming } from './events.js';
import type { Http } from './http.js';
import type {
  Answer,
  Decision,
  ExchangedDeck,
  Game,
  LogEntry,
  Move,
  NewOffer,
  Offer,
  OrdersInForce,
  SentDeck,
  StandingOrder,
} from './types.js';

/** Seconds that the service is asked to wait for something new. */
const WAIT_S = 30;

/** A game and its tag; undefined: there is no other than the caller has. */
async function fresh(reply: Response): Promise<{ game: Game; etag: string | undefined } | undefined> {
  if (reply.status === 304) return undefined;
  return { game: (await reply.json()) as Game, etag: reply.headers.get('etag') ?? undefined };
}

export interface MyTurn {
  game: Game;
  /** The first of your decisions. */
  decision: Decision;
}

export class Table {
  readonly #http: Http;

  constructor(
    http: Http,
    readonly id: string,
  ) {
    this.#http = http;
  }

  get #path(): string {
    return `/v1/games/${encodeURIComponent(this.id)}`;
  }

  /** The game as you see it, now or as it was. */
  look(version?: number): Promise<Game> {
    return this.#http.json(this.#path, { query: { version } });
  }

  /** The same as text for people. */
  board(version?: number): Promise<string> {
    return this.#http.read(`${this.#path}/board`, { query: { version } }, (reply) => reply.text());
  }

  /** Positions as your seat may imagine the present one: hidden cards are drawn anew. */
  async imagine(samples: number, seed?: string): Promise<string[]> {
    const body = { samples, ...(seed === undefined ? {} : { seed }) };
    const reply = await this.#http.json<{ positions: string[] }>(`${this.#path}/position`, { method: 'POST', body });
    return reply.positions;
  }

  /** Waits until you are asked something; undefined when the game is over. Between versions it asks the service to wait. */
  async waitForMyDecision(signal?: AbortSignal): Promise<MyTurn | undefined> {
    let etag: string | undefined;
    for (;;) {
      const headers: Record<string, string> =
        etag === undefined ? {} : { 'if-none-match': etag, prefer: `wait=${WAIT_S}` };
      const news = await this.#http.read(this.#path, { headers, signal }, fresh);
      if (news) {
        const { game } = news;
        etag = news.etag;
        const decision = game.decisions.find(isMine);
        if (decision) return { game, decision };
        if (game.status === 'FINISHED' || game.status === 'ABORTED') return undefined;
      }
    }
  }

  /** Waits a while for another version than this one; undefined: there was none. */
  async newer(version: number, signal?: AbortSignal): Promise<Game | undefined> {
    const headers = { 'if-none-match': `"${version}"`, prefer: `wait=${WAIT_S}` };
    return (await this.#http.read(this.#path, { headers, signal }, fresh))?.game;
  }

  /** Answers what you are asked at a version; several answers carry a whole play. */
  act(expectedVersion: number, answers: Answer | Answer[], key?: string): Promise<Move> {
    const body = { expectedVersion, answers: Array.isArray(answers) ? answers : [answers] };
    return this.#http.json(`${this.#path}/actions`, { method: 'POST', body, key });
  }

  /** The deck of this seat for the next game of a match. */
  sendDeck(deck: ExchangedDeck): Promise<SentDeck> {
    return this.#http.json(`${this.#path}/deck`, { method: 'POST', body: deck });
  }

  concede(): Promise<Move> {
    return this.#http.json(`${this.#path}/concede`, { method: 'POST', body: {} });
  }

  /** Ends a game in which the time of another seat is over. */
  claim(): Promise<Move> {
    return this.#http.json(`${this.#path}/claim`, { method: 'POST', body: {} });
  }

  makeOffer(offer: NewOffer): Promise<Offer> {
    return this.#http.json(`${this.#path}/offers`, { method: 'POST', body: offer });
  }
  answerOffer(offer: string, accept: boolean): Promise<Offer> {
    return this.#http.json(`${this.#path}/offers/${encodeURIComponent(offer)}`, { method: 'POST', body: { accept } });
  }
  /** How an offer stands; of a rematch that was accepted, where it is played and by which token. */
  offer(offer: string): Promise<Offer> {
    return this.#http.json(`${this.#path}/offers/${encodeURIComponent(offer)}`);
  }

  log(query: { after?: number; first?: number; text?: boolean } = {}): Promise<LogEntry[]> {
    return this.#http.json(`${this.#path}/log`, { query });
  }

  /**
   * What happens after a version, each entry once, however often the connection is cut; ends with the game.
   * With `text` each entry has its story as well.
   */
  stream({
    after,
    text,
    signal,
  }: {
    after?: number;
    text?: boolean;
    signal?: AbortSignal;
  } = {}): AsyncGenerator<LogEntry> {
    const query: Record<string, string> = text ? { text: 'true' } : {};
    return resuming(this.#http, `${this.#path}/stream`, { after: after?.toString(), query, signal });
  }

  orders(): Promise<OrdersInForce> {
    return this.#http.json(`${this.#path}/orders`);
  }
  putOrders(orders: StandingOrder[], expectedVersion?: number): Promise<OrdersInForce> {
    const version = expectedVersion === undefined ? {} : { expectedVersion };
    return this.#http.json(`${this.#path}/orders`, { method: 'PUT', body: { orders, ...version } });
  }
}
