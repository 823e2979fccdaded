/** Requests that are sent again where that is safe: each that changes something has a key, and is executed once. */
import { ArbiterError, problemOf } from './problem.js';

export interface Settings {
  /** Where the service is: `https://arbiter.example`. */
  url: string;
  /** A seat's token, a judge's, or a player's key; without one you are a spectator. */
  token?: string | undefined;
  /** A key of the operator, where the service asks for one. */
  apiKey?: string | undefined;
  /** How often a request is sent again after a failure; 5 unless said. */
  retries?: number | undefined;
  /** What sends requests; the platform's own unless said. */
  fetch?: typeof fetch | undefined;
}

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Names a request that is executed once; made where it is not given. */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Of refusals after which the same request may fare better. */
const PASSING = new Set([429, 502, 503, 504]);
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before the nth repetition: twice as long each time, and never all clients at once. */
const pause = (nth: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** nth, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);

export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(done, ms);
    function done(): void {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(late);
      reject(signal?.reason);
    }
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

export class Http {
  constructor(readonly settings: Settings) {}

  /** The same for another caller. */
  as(token: string | undefined): Http {
    return new Http({ ...this.settings, token });
  }

  /** Sends a request, again where that may help; throws `ArbiterError` for what is refused. The body comes as it does. */
  send(path: string, request: Request = {}): Promise<Response> {
    return this.read(path, request, async (reply) => reply);
  }

  /**
   * The same with the body read by `body`: one that is cut after the status had come, as the service dies or a proxy gives up, is lost
   * like a reply that never came.
   */
  async read<T>(path: string, request: Request, body: (reply: Response) => Promise<T>): Promise<T> {
    const { method = 'GET' } = request;
    // One key for all repetitions: the service executes the request once and answers each of them the same.
    const key = method === 'POST' ? (request.key ?? crypto.randomUUID()) : request.key;
    const most = this.settings.retries ?? 5;
    for (let nth = 0; ; nth++) {
      let wait = pause(nth);
      try {
        const reply = await this.#once(path, { ...request, method, key });
        if (reply.ok || reply.status === 304) return await body(reply);
        const refusal = await problemOf(reply);
        const passes = PASSING.has(reply.status) || refusal.code === 'IDEMPOTENCY_IN_PROGRESS';
        if (!passes || nth >= most) throw refusal;
        if (refusal.retryAfter !== undefined) wait = refusal.retryAfter * 1000;
      } catch (error) {
        // Whatever is no refusal is the network's: whether the request arrived nobody knows.
        if (error instanceof ArbiterError || request.signal?.aborted || nth >= most) throw error;
      }
      await sleep(wait, request.signal);
    }
  }

  /** What the service says; undefined where it has nothing to say. */
  json<T>(path: string, request: Request = {}): Promise<T> {
    return this.read(path, request, async (reply) => (reply.status === 204 ? undefined : await reply.json()) as T);
  }

  #once(path: string, { method, query = {}, body, headers = {}, key, signal }: Request): Promise<Response> {
    const { url, token, apiKey } = this.settings;
    const address = new URL(path, url);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.searchParams.set(name, String(value));
    const all: Record<string, string> = { accept: 'application/json', ...headers };
    if (token !== undefined) all.authorization = `Bearer ${token}`;
    if (apiKey !== undefined) all['x-api-key'] = apiKey;
    if (key !== undefined) all['idempotency-key'] = key;
    if (body !== undefined) all['content-type'] = 'application/json';
    const send = this.settings.fetch ?? fetch;
    const init: RequestInit & { cache: 'no-store' } = {
      method: method ?? 'GET',
      headers: all,
      // The tag of a game is the same for all who look at it: a browser's cache would show one what another has seen.
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    };
    return send(address, init);
  }
}
