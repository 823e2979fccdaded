/**
 * Matches that the clock plays alone while service and database are killed: whoever is asked lets the time run out and has lost the
 * game, and the time for decks runs out as well. Each next game is made once and begins once, and its player hears of everything.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@arbiter/api';
import type { Receiver } from '../../../apps/api/test/support/receiver.js';
import { call, type Json, type Method, type Reply } from '../support/client.js';
import { withDatabase } from '../support/database.js';
import type { ServiceProcess } from '../support/service.js';
import { gameInput, type Random } from '../support/tables.js';
import type { Ledger } from './ledger.js';

const EVENTS = ['decision.pending', 'game.finished'];
const PATIENCE_MS = 120_000;

interface PlayedMatch {
  id: string;
  /** The key of the player who has a seat, and the token of the other one. */
  key: string;
  token: string;
  /** Seconds for a move, and for decks. */
  perMove: number;
}

export class Matches {
  readonly all: PlayedMatch[] = [];

  constructor(
    readonly ledger: Ledger,
    readonly receiver: Receiver,
  ) {}

  /** Makes a match of three games; a player with a webhook has one of its seats. */
  async open(base: string, n: number, random: Random, perMove: number): Promise<PlayedMatch> {
    const key = String((await this.#insist(base, 'POST', '/v1/players', { body: { name: 'Ann' } })).key);
    const hook = { url: this.receiver.url, events: EVENTS };
    await this.#insist(base, 'POST', '/v1/me/webhooks', { token: key, body: hook });
    const { seats, options, ...input } = gameInput(n, random);
    const [first, second] = seats as Json[];
    const body = {
      ...input,
      bestOf: 3,
      seats: [{ me: true, deck: first?.deck }, second],
      options: { ...(options as object), clock: { perMove: `PT${perMove}S` }, onTimeout: 'concede' },
    };
    const made = await this.#insist(base, 'POST', '/v1/matches', { token: key, body });
    const token = String((made.seats as { token: string }[])[1]?.token);
    const match = { id: String(made.match), key, token, perMove };
    this.all.push(match);
    return match;
  }

  async #insist(base: string, method: Method, path: string, sending: { token?: string; body: Json }): Promise<Json> {
    const key = randomUUID();
    const reply: Reply = await this.ledger.insist(() => call(`${base}${path}`, method, { ...sending, key }));
    if (reply.status !== 201) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /**
   * Kills the service as the move is stored that ends the first game of a match: at once, or with the next game half made, which
   * waits for the match meanwhile.
   */
  async killAtEnd(service: ServiceProcess, url: string, match: PlayedMatch, half: boolean): Promise<void> {
    const key = randomUUID();
    await withDatabase(url, async ({ pool }) => {
      const holder = await pool.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('SELECT 1 FROM matches WHERE id = $1 FOR UPDATE', [match.id]);
        const concede = `${service.url}/v1/games/${match.id}-1/concede`;
        const conceding = this.ledger.insist(() => call(concede, 'POST', { token: match.token, key }));
        const come = half
          ? `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM matches%FOR UPDATE%'`
          : `SELECT 1 FROM games WHERE id = '${match.id}-1' AND status = 'FINISHED'`;
        // Not on the connection that holds it: within a transaction one sees who waits as it was at first.
        await until(async () => (await pool.query(come)).rowCount !== 0, 'nothing is made after the end');
        await service.kill();
        await holder.query('ROLLBACK');
        await service.up();
        const { status, body } = await conceding;
        if (status !== 200) this.ledger.wrong.push(`the end was not answered: ${JSON.stringify(body)}`);
      } finally {
        holder.release();
      }
      const next = `SELECT 1 FROM games WHERE match_id = $1 AND id <> $1 || '-1'`;
      await until(async () => (await pool.query(next, [match.id])).rowCount !== 0, `${match.id} does not go on`);
    });
  }

  /** Waits until all are played to their ends and all is told. @returns what is wrong, in words */
  async faults(base: string, { pool }: Database): Promise<{ faults: string[]; games: number; told: number }> {
    const ids = this.all.map(({ id }) => id);
    let open: Json[] = [];
    await until(
      async () => {
        const states = await Promise.all(this.all.map((match) => standing(base, match)));
        open = states.filter(({ status }) => status !== 'FINISHED');
        return open.length === 0;
      },
      async () => {
        return `a match stands still: ${JSON.stringify({ open, ...(await standingJobs(pool)) })}`;
      },
    );
    const waits = `SELECT d.* FROM deliveries d JOIN games g ON g.id = d.game_id WHERE g.match_id = ANY($1) AND d.status = 'PENDING'`;
    await until(
      async () => (await pool.query(waits, [ids])).rowCount === 0,
      async () => {
        const { rows: deliveries } = await pool.query(waits, [ids]);
        return `a webhook is not delivered: ${JSON.stringify({ deliveries, ...(await standingJobs(pool)) })}`;
      },
    );
    const { rows: games } = await pool.query<Game>(GAMES, [ids]);
    const { rows: told } = await pool.query<Told>(TOLD, [ids]);
    const got = new Set(this.receiver.got.map(({ headers }) => headers['webhook-id']));
    const faults = [
      ...this.all.flatMap(({ id, perMove }) => gamesOf(games, id, perMove)),
      ...told.flatMap((one) => tellingFaults(one, games, got)),
    ];
    return { faults, games: games.length, told: told.length };
  }
}

interface Game {
  id: string;
  match: string;
  created: Date;
  started: Date;
  /** Who was asked as it began. */
  due: { seat: number }[];
  entries: number;
}
const GAMES = `SELECT g.id, g.match_id AS match, g.created_at AS created, u.started_at AS started, u.due,
    (SELECT count(*)::int FROM log l WHERE l.game_id = g.id) AS entries
  FROM games g JOIN game_setups u ON u.game_id = g.id WHERE g.match_id = ANY($1) ORDER BY length(g.id), g.id`;

interface Told {
  game: string;
  seat: number;
  type: string;
  version: number;
  /** How often there was such an occasion, how often of these through another's move, and what was delivered of it. */
  occasions: number;
  tellable: number;
  deliveries: string[];
}
const TOLD = `SELECT e.game_id AS game, e.seat, e.type, e.version, count(*)::int AS occasions, (count(*) FILTER (WHERE NOT e.own))::int AS tellable,
    ARRAY(SELECT d.id FROM deliveries d WHERE d.game_id = e.game_id AND d.type = e.type AND d.status = 'DELIVERED'
      AND (d.body::json->'data'->>'version')::int = e.version) AS deliveries
  FROM player_events e JOIN games g ON g.id = e.game_id WHERE g.match_id = ANY($1) GROUP BY 1, 2, 3, 4`;

/** One after the other, each begun once, and after its decks could be sent for as long as was said. */
function gamesOf(all: readonly Game[], match: string, perMove: number): string[] {
  const games = all.filter((game) => game.match === match);
  return games.flatMap(({ id, created, started, entries }, n) => [
    ...(id === `${match}-${n + 1}` ? [] : [`${id} is game ${n + 1} of its match`]),
    ...(entries === 1 ? [] : [`${id} has ${entries} entries for its one end`]),
    ...(n === 0 || started.getTime() >= created.getTime() + perMove * 1000
      ? []
      : [`${id} began before the time for decks was over`]),
  ]);
}

/** That a deck is due is told once, and that a decision is, where it is theirs; and the end of each game. */
function tellingFaults(told: Told, games: readonly Game[], got: ReadonlySet<unknown>): string[] {
  const { game, seat, type, version, occasions, tellable, deliveries } = told;
  const asked = games.find(({ id }) => id === game)?.due.some((one) => one.seat === seat);
  const decks = game.endsWith('-1') ? 0 : 1;
  const expected = type === 'game.finished' ? 1 : decks + (asked ? 1 : 0);
  const name = `${type} of ${game}, version ${version}`;
  return [
    ...(occasions === expected ? [] : [`${name} came about ${occasions} times, not ${expected}`]),
    ...(deliveries.length === tellable ? [] : [`${name} was delivered ${deliveries.length} times`]),
    ...deliveries.filter((id) => !got.has(id)).map((id) => `${name}: ${id} never came`),
  ];
}

/** What the job queue looks like, for whoever asks why something was not done. */
async function standingJobs(pool: Database['pool']): Promise<object> {
  const { rows: jobs } = await pool.query(
    'SELECT key, attempts, run_at, locked_at, locked_by, last_error FROM graphile_worker.jobs',
  );
  const { rows: queues } = await pool.query(
    'SELECT * FROM graphile_worker._private_job_queues WHERE locked_at IS NOT NULL',
  );
  const { rows: runners } = await pool.query('SELECT id FROM job_runners');
  return { now: new Date(), jobs, queues, runners };
}

async function standing(base: string, { id, key }: PlayedMatch): Promise<Json> {
  return (await call(`${base}/v1/matches/${id}`, 'GET', { token: key })).body;
}

async function until(come: () => Promise<boolean>, otherwise: string | (() => Promise<string>)): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await come()); await sleep(5))
    if (Date.now() > end) throw new Error(typeof otherwise === 'string' ? otherwise : await otherwise());
}
