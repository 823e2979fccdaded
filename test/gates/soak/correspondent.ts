/**
 * One who plays by mail among the many: two players with webhooks and mail, a clocked game or match between them with standing orders,
 * offers, samples, lines and rollouts; then the game is conceded, and now and then a player goes in the middle of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Inbox, linksIn } from '../../../apps/api/test/support/inbox.js';
import { call, type Json, type Method, type Reply, type Seen } from '../support/client.js';
import { answerOf, gameInput, nextTurn, pick, type Random, type Table, type Turn } from '../support/tables.js';
import type { Journal } from './worker.js';

const EVENTS = ['decision.pending', 'deadline.near', 'game.finished', 'offer.made', 'order.dropped'];
const AWAY = { pass: { until: { turn: 'mine' } } };
const CLOCKS = [{ perMove: 'PT1S' }, { perMove: 'PT10M' }, { bank: 'PT1H', increment: 'PT1M' }];
const MOVES = 25;
/** Whoever asks for a mail waits for it no longer than this. */
const MAIL_MS = 20_000;

interface Player {
  id: string;
  key: string;
  address: string;
}

export interface Post {
  inbox: Inbox;
  /** Where webhooks go. */
  receiver: string;
}

export class Correspondent {
  #met = 0;

  constructor(
    readonly base: string,
    readonly n: number,
    readonly random: Random,
    readonly journal: Journal,
    readonly post: Post,
  ) {}

  /** Plays one pairing after the other until told to stop. */
  async run(stopped: () => boolean): Promise<void> {
    while (!stopped())
      await this.#meet(stopped).catch((error: Error) => this.journal.wrong.push(`by mail: ${error.message}`));
  }

  async #meet(stopped: () => boolean): Promise<void> {
    const players = [await this.#register('ann'), await this.#register('ben')] as const;
    const table = await this.#open(players);
    for (let n = 0; n < MOVES && !stopped(); n++) if (!(await this.#visit(table))) break;
    const concedes = `/v1/games/${table.id}/concede`;
    if (this.random(3) > 0) await this.#ask('concede', 'POST', concedes, [200, 409], { token: table.tokens[0] });
    await this.#ask('text', 'GET', `/v1/games/${table.id}/log?text=true&first=20`, [200], { token: table.tokens[1] });
    // A game that goes on loses a player.
    for (const { key } of players) await this.#ask('leave', 'DELETE', '/v1/me', [200, 204], { token: key });
  }

  async #ask(
    name: string,
    method: Method,
    path: string,
    expected: number[],
    sending: { token?: string | undefined; body?: unknown } = {},
  ): Promise<Reply> {
    const reply = await call(`${this.base}${path}`, method, sending);
    this.journal.done.set(name, (this.journal.done.get(name) ?? 0) + 1);
    if (!expected.includes(reply.status))
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`);
    return reply;
  }

  /** A player with a webhook; one in four wants mail too, and confirms it. */
  async #register(name: string): Promise<Player> {
    const called = `${name} ${this.n}-${this.#met++}`;
    const { body } = await this.#ask('player', 'POST', '/v1/players', [201], { body: { name: called } });
    const player = {
      id: String(body.player),
      key: String(body.key),
      address: `${called.replace(' ', '.')}@example.org`,
    };
    const token = player.key;
    await this.#ask('webhook', 'POST', '/v1/me/webhooks', [201], {
      token,
      body: { url: this.post.receiver, events: EVENTS },
    });
    if (this.random(4) === 0) await this.#confirm(player);
    return player;
  }

  async #confirm({ key, address }: Player): Promise<void> {
    await this.#ask('mail', 'PUT', '/v1/me/mail', [200, 202], { token: key, body: { address, digest: 'each' } });
    for (const end = Date.now() + MAIL_MS; this.post.inbox.of(address).length === 0; await sleep(20))
      if (Date.now() > end) throw new Error('no mail came');
    const [link] = linksIn(this.post.inbox.of(address)[0] as never) as [URL];
    await this.#ask('confirm', 'POST', link.pathname + link.search, [200]);
  }

  /** A game or a match with a clock, in which both have sat down. */
  async #open([ann, ben]: readonly [Player, Player]): Promise<Table> {
    const { random } = this;
    const { seats, options, ...input } = gameInput(random(30), random);
    const [first, second] = seats as [Json, Json];
    const clock = pick(CLOCKS, random);
    const body = {
      ...input,
      seats: [{ me: true, deck: first.deck }, { player: ben.id }],
      options: { ...(options as object), clock, onTimeout: pick(['default', 'concede', 'claim'], random) },
    };
    const isMatch = random(4) === 0;
    const path = isMatch ? '/v1/matches' : '/v1/games';
    const made = await this.#ask(isMatch ? 'match' : 'game', 'POST', path, [201], {
      token: ann.key,
      body: isMatch ? { ...body, bestOf: 3 } : body,
    });
    const id = isMatch ? String((made.body.games as string[])[0]) : String(made.body.game);
    await this.#ask('join', 'POST', `/v1/games/${id}/join`, [200, 201, 409], {
      token: ben.key,
      body: { deck: second.deck },
    });
    return { id, ruleset: String(input.ruleset), tokens: [ann.key, ben.key], judge: undefined };
  }

  /** A move, and now and then what else one does at a board. @returns whether the game goes on */
  async #visit(table: Table): Promise<boolean> {
    const { random } = this;
    const path = `/v1/games/${table.id}`;
    const seen = (await this.#ask('look', 'GET', path, [200])).body as Seen;
    if (seen.status !== 'ACTIVE') return false;
    const turn = await nextTurn(this.base, table, random);
    if (!turn) return true;
    const { token, decision } = turn;
    await pick<() => Promise<unknown>>(
      [
        () => this.#ask('orders', 'PUT', `${path}/orders`, [200, 409], { token, body: { orders: [AWAY] } }),
        () => this.#ask('orders', 'DELETE', `${path}/orders`, [200, 204, 409], { token }),
        () => this.#offer(table),
        () => this.#search(table, turn),
        () => this.#ask('why', 'POST', `${path}/why`, [200, 409], { token, body: { match: { kind: 'PASS' } } }),
        () => this.#ask('board', 'GET', `${path}/board`, [200], { token }),
        () => this.#ask('claim', 'POST', `${path}/claim`, [200, 403, 409], { token }),
        () => this.#ask('mine', 'GET', '/v1/me/games', [200], { token }),
        () => this.#ask('deliveries', 'GET', '/v1/me/webhooks', [200], { token }),
      ],
      random,
    )();
    // The clock may have answered, or an order: then the version is another one.
    const body = { answers: [answerOf(decision, random)], expectedVersion: turn.seen.version };
    const { status } = await this.#ask('move', 'POST', `${path}/actions`, [200, 409, 422], { token, body });
    if (status !== 422) return true;
    const { default: answer } = decision;
    await this.#ask('move', 'POST', `${path}/actions`, [200, 409, 422], {
      token,
      body: { ...body, answers: [answer] },
    });
    return true;
  }

  async #offer({ id, tokens }: Table): Promise<void> {
    const kind = pick(['DRAW', 'PAUSE', 'ABORT'], this.random);
    const [by, to] = this.random(2) ? tokens : [...tokens].reverse();
    const path = `/v1/games/${id}/offers`;
    const made = await this.#ask('offer', 'POST', path, [201, 409], { token: by, body: { kind } });
    if (made.status !== 201) return;
    const body = { accept: kind === 'PAUSE' && this.random(2) === 0 };
    await this.#ask('answer', 'POST', `${path}/${made.body.offer}`, [200, 409], { token: to, body });
  }

  /** What a bot does: draws what it cannot see, tries a line on each, and has one played out. */
  async #search({ id }: Table, { token, seat }: Turn): Promise<void> {
    const sampled = await this.#ask('samples', 'POST', `/v1/games/${id}/position`, [200, 409], {
      token,
      body: { samples: 2 },
    });
    if (sampled.status !== 200) return;
    const positions = sampled.body.positions as string[];
    await this.#ask('lines', 'POST', '/v1/positions/actions', [200], {
      body: { position: positions[0], lines: [[{ seat, choose: [{ kind: 'PASS' }] }]], fields: ['decisions'] },
    });
    const body = { position: positions[1], policy: 'random', games: 1, horizon: { turns: 1 }, seed: 's' };
    await this.#ask('rollouts', 'POST', '/v1/positions/rollouts', [200, 429], { body });
  }
}
