/** One client among many, who does a bit of everything, over and over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call, graphql, type Json, type Reply, SUBMIT } from '../support/client.js';
import { answerOf, createTable, gameInput, nextTurn, pick, type Random, type Table } from '../support/tables.js';
import { listen, subscribe } from './streams.js';

type Action = [name: string, share: number, work: () => Promise<unknown>];

export interface Sample {
  at: number;
  ms: number;
}
export interface Journal {
  /** How long each answer took. */
  samples: Sample[];
  /** What was done how often. */
  done: Map<string, number>;
  wrong: string[];
}

const MOVES_OF_A_GAME = 60;
const GAME = `query ($id: ID!) { game(id: $id) { version status decisions { id kind options { id label } }
  view { turn { number phase } objects { id card } } log(first: 5) { version events { type } } } }`;
const scenario = {
  ruleset: 'mtg',
  edition: 'current',
  seed: 's',
  turn: { number: 1, active: 0, step: 'upkeep' },
  players: [{ hand: ['Shock'], battlefield: ['Mountain'], library: ['Mountain'] }, { library: ['Plains'] }],
};

export class Worker {
  #table: Table | undefined;
  #moves = 0;
  #version = 0;
  #over: Table | undefined;
  readonly #actions: Action[];

  constructor(
    readonly base: string,
    readonly random: Random,
    readonly journal: Journal,
  ) {
    this.#actions = [
      ['move', 40, () => this.#move()],
      ['look', 12, () => this.#ask('GET', `${this.#path}?version=${random(this.#version + 1)}`, [200])],
      ['poll', 10, () => this.#ask('GET', `${this.#path}/decisions`, [200])],
      ['log', 6, () => this.#ask('GET', `${this.#path}/log?after=${random(this.#version + 1)}&first=20`, [200])],
      ['GraphQL game', 6, () => this.#timed(() => graphql(base, GAME, { id: this.#table?.id }, this.#token), [200])],
      ['list', 3, () => this.#ask('GET', '/v1/games?first=10', [200])],
      ['cards', 3, () => this.#ask('GET', '/v1/cards?ruleset=mtg&search=s&first=10', [200])],
      ['deck', 4, () => this.#deck()],
      ['position', 4, () => this.#position()],
      ['bad request', 8, () => this.#bad()],
      [
        'archive',
        2,
        () => this.#ask('GET', `/v1/games/${(this.#over ?? this.#table)?.id}/archive`, this.#over ? [200] : [401]),
      ],
      ['broken off', 3, () => this.#brokenOff()],
      ['stream', 3, () => listen(base, this.#table?.id ?? '', this.#token, random(300), random(2) === 0)],
      ['subscription', 3, () => subscribe(base, this.#table?.id ?? '', this.#token, random(300), random(2) === 0)],
    ];
  }

  get #path(): string {
    return `/v1/games/${this.#table?.id}`;
  }
  get #token(): string {
    return this.#table?.tokens[0] ?? '';
  }

  /** Works until told to stop. */
  async run(stopped: () => boolean): Promise<void> {
    const total = this.#actions.reduce((sum, [, share]) => sum + share, 0);
    while (!stopped()) {
      if (!this.#table) await this.#open();
      let at = this.random(total);
      const [name, , work] = this.#actions.find(([, share]) => {
        at -= share;
        return at < 0;
      }) as Action;
      await work().catch((error: Error) => this.journal.wrong.push(`${name}: ${error.message}`));
      this.journal.done.set(name, (this.journal.done.get(name) ?? 0) + 1);
    }
  }

  async #open(): Promise<void> {
    this.#table = await createTable(this.base, this.random(30), this.random, this.random(4) === 0);
    this.#moves = 0;
    this.#version = 0;
  }

  async #timed(work: () => Promise<Reply>, expected: number[]): Promise<Reply> {
    const begun = performance.now();
    const reply = await work();
    this.journal.samples.push({ at: Date.now(), ms: performance.now() - begun });
    if (!expected.includes(reply.status))
      throw new Error(`${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`);
    return reply;
  }

  #ask(method: 'GET' | 'POST', path: string, expected: number[], body?: unknown, token = this.#token): Promise<Reply> {
    const own = path.startsWith('/v1/games/') && !path.includes('archive') ? token : undefined;
    return this.#timed(() => call(`${this.base}${path}`, method, { token: own, body }), expected);
  }

  /** A move of whoever is asked; after some of them somebody concedes, so that games come and go. */
  async #move(): Promise<void> {
    const table = this.#table as Table;
    if (this.#moves++ >= MOVES_OF_A_GAME) {
      await this.#ask('POST', `${this.#path}/concede`, [200, 409]);
      return this.#leave(table);
    }
    const turn = await nextTurn(this.base, table, this.random);
    if (!turn) return void (await sleep(1));
    const { token, seen, decision } = turn;
    this.#version = seen.version;
    const send = (answer: Json): Promise<Reply> => {
      const input = { answers: [answer], expectedVersion: seen.version };
      // GraphQL refuses as data, with 200.
      return this.random(3) === 0
        ? this.#timed(() => graphql(this.base, SUBMIT, { input: { gameId: table.id, ...input } }, token), [200])
        : this.#ask('POST', `${this.#path}/actions`, [200, 409, 422], input, token);
    };
    const reply = await send(answerOf(decision, this.random));
    if (reply.status === 422 || reply.body.code === 'ILLEGAL_ACTION') await send(decision.default as unknown as Json);
    else if (reply.body.code === 'INTERNAL') throw new Error(JSON.stringify(reply.body));
    if ((reply.body.view as { result?: unknown } | undefined)?.result) this.#leave(table);
  }

  #leave(table: Table): void {
    this.#over = table;
    this.#table = undefined;
  }

  async #deck(): Promise<void> {
    const { ruleset, edition, seats } = gameInput(this.random(3), this.random);
    const deck = (seats as Json[])[0]?.deck;
    await this.#ask('POST', '/v1/decks/validate', [200], { ruleset, edition, deck });
  }

  async #position(): Promise<void> {
    const seen = await this.#ask('POST', '/v1/positions/decisions', [200], { scenario });
    const answers = [{ seat: 0, choose: [{ kind: 'PASS' }] }];
    await this.#ask('POST', '/v1/positions/actions', [200], { position: seen.body.position, answers });
  }

  async #bad(): Promise<void> {
    const nobody = 'seat_nobody';
    await pick(
      [
        () => this.#ask('POST', '/v1/games', [400], '{"ruleset": '),
        () => this.#ask('POST', '/v1/games', [400, 404, 422], { ruleset: 'chess', edition: '1', seats: [] }),
        () => this.#ask('GET', '/v1/games/g_none', [404]),
        () => this.#ask('GET', this.#path, [401], undefined, nobody),
        () => this.#ask('POST', `${this.#path}/actions`, [428], { answers: [{ choose: ['o0'] }] }),
        () =>
          this.#ask('POST', `${this.#path}/actions`, [409], { answers: [{ choose: ['o0'] }], expectedVersion: 99_999 }),
        () => this.#timed(() => graphql(this.base, '{ nothing { of { the } } }', {}), [400]),
      ],
      this.random,
    )();
  }

  /** A client that goes away in the middle of a request. */
  async #brokenOff(): Promise<void> {
    const going = new AbortController();
    const body = JSON.stringify({ ...gameInput(this.random(3), this.random) });
    const headers = { 'content-type': 'application/json' };
    const asked = fetch(`${this.base}/v1/games`, { method: 'POST', headers, body, signal: going.signal });
    setTimeout(() => going.abort(), this.random(8));
    await asked.then((reply) => reply.text()).catch(() => undefined);
  }
}
