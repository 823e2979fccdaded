/** The same requests to two games of a running service: all that comes back is compared, byte for byte. */
import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import type { RunningService } from '@arbiter/api';
import {
  type Decision,
  type GameState,
  type HiddenDecision,
  type Ruleset,
  randomAnswer,
  type SeatAnswer,
} from '@arbiter/engine';
import { expect } from 'vitest';
import WebSocket from 'ws';
import type { Playable } from '../../support/rulesets.js';
import { type Random, reveals } from './compare.js';
import { scenarioPair } from './scenarios.js';
import type { Told } from './told.js';

interface Table {
  id: string;
  seedHash: string;
  tokens: string[];
  /** The same game in this process, which says what the service's answers bring to light. */
  state: GameState;
}
type Answer = Omit<SeatAnswer, 'seat'>;

const GRAPH = `query($id: ID!, $version: Int) { game(id: $id, version: $version) { status version
  view { viewer turn { number active phase step priority } players { seat life zones { kind count } }
    zones { id owner count objects } objects { id card zone owner } stack { id card } }
  decisions { id seat kind prompt options { id kind label object card } }
  board log(after: -1) { version seat text events { type rules } } } }`;

const SUBSCRIPTION =
  'subscription ($id: ID!) { gameEvents(gameId: $id, after: -1) { version text events { type rules data } } }';
/** Milliseconds after which a subscription that says nothing has failed. */
const PATIENCE = 60_000;

/** Two games, played with the same requests until what was hidden comes to light. */
export class TwoGames {
  /** How many pairs of replies were compared; of webhooks and mails. */
  compared = 0;
  comparedOutside = 0;
  private version = 0;
  private tables: [Table, Table] | null = null;

  constructor(
    private readonly service: RunningService,
    private readonly what: Playable,
    private readonly random: Random,
    private readonly sameSeed: boolean,
    /** Who sits at seat 0, and is told of it. */
    private readonly told: Told,
  ) {}

  private get ruleset(): Ruleset {
    return this.what.ruleset;
  }

  private get pair(): [Table, Table] {
    if (!this.tables) throw new Error('not begun');
    return this.tables;
  }

  /** Plays on for so many versions at most. */
  async play(versions: number): Promise<void> {
    await this.playOn(versions);
    this.comparedOutside = await this.told.compare([this.pair[0].id, this.pair[1].id]);
  }

  private async playOn(versions: number): Promise<void> {
    const [first, second] = scenarioPair(this.what, this.random, this.sameSeed);
    this.tables = [await this.begin(first), await this.begin(second)];
    await this.order(this.pair[1]);
    await this.look();
    while (this.version < versions && !this.pair[0].state.result) {
      await this.probe();
      if (!(await this.move())) break;
      // With the end of a game everything comes to light, its seed and all cards.
      if (this.pair[0].state.result) return;
      await this.look();
    }
    await this.stream();
  }

  /** In one of the games the other player has standing orders, which wait for what never comes: nobody learns of them. */
  private async order({ id, tokens }: Table): Promise<void> {
    const { info } = this.ruleset;
    const on = { kind: info.decisionKinds[0]?.kind, card: 'no such card' };
    const unless = [{ type: info.eventTypes[0]?.type, by: 'opponent' }];
    const orders = [
      { on, unless, answers: [{ confirm: true }] },
      { id: 'secret', on: { ...on, turn: 'mine' }, if: [{ type: 'ATTACKED', by: 'me' }], answers: [{ number: 1 }] },
    ];
    const given = await this.service.app.inject({
      method: 'PUT',
      url: `/v1/games/${id}/orders`,
      headers: { authorization: `Bearer ${tokens[1]}` },
      payload: { orders },
    });
    expect(given.statusCode, given.body).toBe(200);
  }

  private async begin(scenario: object & { [field: string]: unknown }): Promise<Table> {
    const begun = this.ruleset.createScenario(scenario);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const { ruleset, edition } = scenario;
    const seats = [{ me: true }, { name: 'Bob' }];
    const created = await this.service.app.inject({
      method: 'POST',
      url: '/v1/games',
      headers: { authorization: `Bearer ${this.told.key}` },
      payload: { ruleset, edition, seats, scenario },
    });
    expect(created.statusCode, created.body).toBe(201);
    const {
      game,
      seedHash,
      seats: given,
    } = created.json<{ game: string; seedHash: string; seats: { token: string }[] }>();
    return { id: game, seedHash, tokens: given.map((s) => s.token), state: begun.value.state };
  }

  /** One request to both games. @returns the replies as they were compared */
  private async both(method: 'GET' | 'POST', path: string, seat: number | null, body?: object): Promise<string[]> {
    const key = randomUUID();
    const replies: string[] = [];
    for (const table of this.pair) {
      const { id, tokens } = table;
      const reply = await this.service.app.inject({
        method,
        url: path.replace('GAME', id),
        headers: {
          // Compressed, equal replies have unequal lengths, because each names its own game; so they are compared as they
          // are before that, which is all that is compressed.
          'accept-encoding': 'identity',
          'request-id': 'compared',
          ...(seat === null ? {} : { authorization: `Bearer ${tokens[seat]}` }),
          ...(method === 'POST' && !path.startsWith('/graphql') ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { payload: JSON.parse(JSON.stringify(body).replaceAll('GAME', id)) as object } : {}),
      });
      const headers = withoutDate(reply.headers);
      const text = plain(reply.body, table);
      // Lengths are compared as they are, before anything is made equal.
      replies.push(JSON.stringify([reply.statusCode, headers, reply.rawPayload.length, text]));
    }
    this.compared++;
    return replies;
  }

  private async same(method: 'GET' | 'POST', path: string, seat: number | null, body?: object): Promise<void> {
    const [one, two] = await this.both(method, path, seat, body);
    expect(two, `${method} ${path} ${JSON.stringify(body ?? null)} of seat ${seat}`).toBe(one);
  }

  /** Everything there is to read, for seat 0 and for somebody who only watches. */
  private async look(): Promise<void> {
    const before = Math.max(0, this.version - 1);
    const graph = { query: GRAPH, variables: { id: 'GAME', version: this.version } };
    for (const seat of [0, null]) {
      await this.same('GET', '/v1/games/GAME', seat);
      await this.same('GET', '/v1/games/GAME/decisions', seat);
      await this.same('GET', `/v1/games/GAME/log?after=${this.version - 1}&text=true`, seat);
      await this.same('GET', '/v1/games/GAME/board', seat);
      if (this.random(4) > 0) continue;
      await this.same('GET', `/v1/games/GAME?version=${this.random(before + 1)}`, seat);
      await this.same('GET', '/v1/games/GAME/log?after=-1&first=100&text=true', seat);
      await this.same('GET', `/v1/games/GAME/board?version=${this.random(before + 1)}`, seat);
      await this.same('POST', '/graphql', seat, graph);
      await this.same('GET', '/v1/games/GAME/archive', seat);
    }
  }

  /** Requests that are refused, or should be: none of them says more in one game than in the other. */
  private async probe(): Promise<void> {
    const { ruleset, random } = this;
    const names = ruleset.cards.names();
    const card = names[random(names.length)] as string;
    const wrong: Answer[][] = [
      [{ choose: [{ card, kind: 'NOTHING_LIKE_IT' }] }],
      [{ choose: [{ object: `ob${1 + random(120)}`, zone: 'hand', controller: 1 }] }],
      [{ choose: [{ kind: 'PASS' }, { card }] }],
      [{ name: card }],
      [{ decision: `d${random(60)}`, confirm: true }],
      [{ decision: 'd0', choose: [{ card, owner: 1 }] }],
    ];
    const answers = wrong[random(wrong.length)] as Answer[];
    const at = random(4) === 0 ? this.version + 1 : this.version;
    // What is illegal in both games changes neither.
    if (
      this.pair.every(
        ({ state }) =>
          !ruleset.submit(
            state,
            answers.map((a) => ({ ...a, seat: 0 })),
          ).ok,
      )
    )
      await this.same('POST', '/v1/games/GAME/actions', 0, { answers, expectedVersion: at });
    await this.same('POST', '/v1/games/GAME/actions', null, { answers, expectedVersion: this.version });
  }

  /** The next answer, or several at once. @returns whether the two games still differ in nothing that seat 0 may know */
  private async move(): Promise<boolean> {
    const { ruleset, random } = this;
    const [one, two] = this.pair;
    const pending = ruleset.decisions(one.state, 'judge').filter((d): d is Decision => 'options' in d);
    const decision = pending.find((d) => d.seat === 0) ?? pending[0];
    if (!decision) return false;
    const answers = this.answersTo(decision);
    const [first, second] = [one, two].map(({ state }) => ruleset.submit(state, answers));
    if (!first?.ok || !second?.ok) {
      // A rule about the whole speaks against it in both games, or a card of the other player isn't in both.
      if (decision.seat === 0) await this.act(decision.seat, answers);
      return decision.seat === 0 && !first?.ok && !second?.ok ? this.fallBack(decision) : false;
    }
    const shown = [first, second].map((r) => reveals({ ruleset, viewer: 0, sameSeed: this.sameSeed }, r.value));
    if (shown[0] === null || shown[0] !== shown[1]) return false;
    await this.act(decision.seat, answers);
    [one.state, two.state] = [first.value.state, second.value.state];
    this.version++;
    const then = (state: GameState): (Decision | HiddenDecision)[] => ruleset.decisions(state, 0);
    expect(JSON.stringify(then(two.state))).toBe(JSON.stringify(then(one.state)));
    return random(200) > 0;
  }

  /** Seat 0 plays at random, in one answer or in several; the other player does as little as possible. */
  private answersTo(decision: Decision): SeatAnswer[] {
    const { random } = this;
    const { seat } = decision;
    const fallback: SeatAnswer = { ...decision.default, seat };
    if (seat !== 0) return [fallback];
    const first = random(5) === 0 ? fallback : randomAnswer(decision, random);
    const pass: SeatAnswer = { seat, choose: [{ kind: 'PASS' }] };
    return random(4) === 0 ? [first, pass] : [first];
  }

  private async fallBack({ default: answer, seat }: Decision): Promise<boolean> {
    const results = this.pair.map(({ state }) => this.ruleset.submit(state, [{ ...answer, seat }]));
    const shown = results.map((r) =>
      r.ok ? reveals({ ruleset: this.ruleset, viewer: 0, sameSeed: this.sameSeed }, r.value) : null,
    );
    if (shown[0] === null || shown[0] !== shown[1]) return false;
    await this.act(seat, [{ ...answer, seat }]);
    for (const [i, r] of results.entries()) if (r.ok) (this.pair[i] as Table).state = r.value.state;
    this.version++;
    return true;
  }

  /** Sends answers; what seat 0 gets back is compared, what the other player gets isn't for seat 0. */
  private async act(seat: number, answers: SeatAnswer[]): Promise<void> {
    const body = { answers: answers.map(({ seat: _seat, ...a }) => a), expectedVersion: this.version };
    if (seat === 0) await this.same('POST', '/v1/games/GAME/actions', 0, body);
    else await this.both('POST', '/v1/games/GAME/actions', seat, body);
  }

  /** The stream from the beginning, as it comes over the wire: with a token, with a ticket, and as a subscription. */
  private async stream(): Promise<void> {
    const ways = [this.read.bind(this), this.readWithTicket.bind(this), this.subscribe.bind(this)];
    for (const seat of [0, null]) {
      for (const way of ways) {
        const [one, two] = await Promise.all(this.pair.map((table) => way(table, seat)));
        this.compared++;
        expect(two, `the stream of seat ${seat}`).toBe(one);
      }
    }
  }

  private async readWithTicket(table: Table, seat: number | null): Promise<string> {
    const { id, tokens } = table;
    if (seat === null) return '';
    const given = await this.service.app.inject({
      method: 'POST',
      url: `/v1/games/${id}/stream-tickets`,
      headers: { authorization: `Bearer ${tokens[seat]}` },
    });
    expect(given.statusCode, given.body).toBe(201);
    return this.read(table, seat, given.json<{ ticket: string }>().ticket);
  }

  /** All messages of a subscription up to the present version. */
  private async subscribe(table: Table, seat: number | null): Promise<string> {
    const { id, tokens } = table;
    const socket = new WebSocket(`${this.service.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const say = (message: object): void => socket.send(JSON.stringify(message));
    const heard: string[] = [];
    const subscription = { query: SUBSCRIPTION, variables: { id } };
    try {
      for await (const [data] of this.messages(socket, () =>
        say({ type: 'connection_init', payload: seat === null ? {} : { token: tokens[seat] } }),
      )) {
        const text = String(data);
        const message = JSON.parse(text) as { type: string; payload?: { data?: { gameEvents?: { version: number } } } };
        if (message.type === 'connection_ack') say({ id: 'all', type: 'subscribe', payload: subscription });
        if (message.type !== 'next' && message.type !== 'error') continue;
        heard.push(`${text.length} ${plain(text, table)}`);
        if (message.type === 'error' || message.payload?.data?.gameEvents?.version === this.version) break;
      }
    } finally {
      socket.terminate();
    }
    return heard.join('\n');
  }

  private messages(socket: WebSocket, opened: () => void): AsyncIterable<[unknown]> {
    const heard = on(socket, 'message', { close: ['close'], signal: AbortSignal.timeout(PATIENCE) });
    socket.on('open', opened);
    return heard as AsyncIterable<[unknown]>;
  }

  private async read(table: Table, seat: number | null, ticket?: string): Promise<string> {
    const { id, tokens } = table;
    const stop = new AbortController();
    const path = `/v1/games/${id}/stream?after=-1&text=true${ticket === undefined ? '' : `&ticket=${encodeURIComponent(ticket)}`}`;
    const reply = await fetch(`${this.service.address}${path}`, {
      signal: stop.signal,
      headers: {
        'request-id': 'compared',
        ...(seat === null || ticket !== undefined ? {} : { authorization: `Bearer ${tokens[seat]}` }),
      },
    });
    const headers = withoutDate(Object.fromEntries(reply.headers));
    let text = '';
    const decoder = new TextDecoder();
    const last = `id: ${this.version}\n`;
    for await (const chunk of reply.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.includes(last) && text.endsWith('\n\n')) break;
    }
    stop.abort();
    return JSON.stringify([reply.status, headers, text.length, plain(text, table)]);
  }
}

/**
 * A reply without what is another in any two games, whatever is hidden in them. Of each thing that is taken out:
 * - the game's id: drawn at random before anything of the game is there, so it can depend on nothing of it;
 * - this game's own `seedHash`, the digest of id and seed, which must differ where either does: that nothing can be told from it
 *   is for the gate of predictions, which tries to; any other value of that form stays and is compared;
 * - times of this game's creation, of its last move and of its log entries: the clock's, not the game's.
 */
const plain = (text: string, { id, seedHash }: Pick<Table, 'id' | 'seedHash'>): string =>
  text
    .replaceAll(id, 'GAME')
    .replaceAll(`"seedHash":"${seedHash}"`, '"seedHash":"COMMITMENT"')
    .replace(/("(?:at|createdAt|updatedAt)":")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '$1TIME"');

/** The headers but for `date`, the clock's time as the reply was sent. */
const withoutDate = ({ date: _date, ...headers }: { [name: string]: unknown }): object => headers;
