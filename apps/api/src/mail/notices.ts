/** Mails as jobs: each looks whether there is still something to be told, sends it once, and stores what came of it. */
import type pg from 'pg';
import { inTransaction } from '../database/database.js';
import type { GameRecord } from '../games/repository.js';
import type { Turn } from '../games/turn.js';
import type { Payloads } from '../jobs/tasks.js';
import type { GameService } from '../services/games.js';
import {
  type Content,
  headOf,
  htmlOf,
  type Notice,
  type Part,
  sentencesOf,
  type Table,
  tableOf,
  textOf,
} from './content.js';
import type { MailLinks } from './links.js';
import type { MailTransport, Message, Sent } from './transport.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long after an attempt that failed the next one comes; the last of them again and again. */
const RETRIES = [30 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR];
const LAST_RETRY = 10 * HOUR;
/** What could not be told until then is not told any more. */
const GIVES_UP = 72 * HOUR;
export const CONFIRMS_WITHIN = 24 * HOUR;
/** Mails to one player within an hour; what is more comes together in one. */
const MOST_AN_HOUR = 100;
/** Nobody there, so often in a row: the address is not used any more. */
const MAX_REFUSALS = 3;
/** A digest shows so many boards, and names so many games and things beside them. */
const MOST_BOARDS = 10;
const MOST_GAMES = 100;
const MOST_THINGS = 500;

interface Row extends Notice {
  id: string;
  player: string;
  address: string | null;
  game: string;
  seat: number;
  version: number;
  attempts: number;
  at: Date;
}
const COLUMNS = `n.id, n.player_id AS player, m.address, n.game_id AS game, n.seat, n.version, n.type, n.about, n.attempts, n.at`;
const ONE = `SELECT ${COLUMNS} FROM mail_notices n LEFT JOIN mails m ON m.player_id = n.player_id
  WHERE n.id = $1 AND n.status = 'PENDING' AND n.digest IS NULL`;
const GATHERED = `SELECT ${COLUMNS} FROM mail_notices n JOIN mails m ON m.player_id = n.player_id
  WHERE n.player_id = $1 AND n.status = 'PENDING' AND n.digest = $2 ORDER BY n.at, n.id LIMIT ${MOST_THINGS}`;
const SENT_LATELY = `SELECT count(*)::int AS n FROM mail_notices
  WHERE player_id = $1 AND status = 'SENT' AND digest IS NULL AND sent_at > now() - interval '1 hour'`;
const RECORD = `UPDATE mail_notices SET status = $2, attempts = attempts + 1, sent_at = CASE WHEN $2 = 'SENT' THEN now() END, error = $3
  WHERE id = ANY($1) AND status = 'PENDING'`;
/** What was told long ago is forgotten. */
const FORGET = `DELETE FROM mail_notices WHERE id IN (
  SELECT id FROM mail_notices WHERE player_id = $1 AND status <> 'PENDING' AND at < now() - interval '30 days' FOR UPDATE SKIP LOCKED)`;
const AGAIN = `SELECT graphile_worker.add_job($1, $2::json, queue_name => 'mail:' || $3::text, job_key => $4, run_at => $5::timestamptz)`;
const REFUSED = `UPDATE mails SET refusals = refusals + 1,
    address = CASE WHEN refusals + 1 >= ${MAX_REFUSALS} THEN NULL ELSE address END,
    disabled_reason = CASE WHEN refusals + 1 >= ${MAX_REFUSALS} THEN 'there is nobody at the address: ' || $3 ELSE disabled_reason END
  WHERE player_id = $1 AND address = $2`;
const ACCEPTED = `UPDATE mails SET refusals = 0 WHERE player_id = $1 AND refusals > 0`;
const WANTED = `SELECT wanted AS address, wanted_digest AS digest, wanted_at AS at FROM mails
  WHERE player_id = $1 AND wanted_mark = $2 AND wanted_at > now() - interval '${CONFIRMS_WITHIN} milliseconds'`;
/** Games in which the player is asked, other than those of which there is something to tell. */
const ALSO_ASKED = `SELECT g.id AS game, s.seat FROM seats s JOIN games g ON g.id = s.game_id
  WHERE s.player_id = $1 AND s.name IS NOT NULL AND g.status IN ('OPEN', 'ACTIVE') AND g.id <> ALL($2)
    AND g.pending @> jsonb_build_array(jsonb_build_object('seat', s.seat)) ORDER BY g.updated_at DESC LIMIT ${MOST_GAMES}`;

const WHY = 'You get this because you asked Arbiter for mail about your games.';

export class Mailer {
  constructor(
    readonly pool: pg.Pool,
    readonly games: GameService,
    readonly links: MailLinks,
    readonly transport: MailTransport,
    readonly turn: Turn,
  ) {}

  /** Tells one thing. */
  async notice({ notice: id }: Payloads['mailNotice'], signal: AbortSignal): Promise<void> {
    const { rows } = await this.pool.query<Row>(ONE, [id]);
    const [row] = rows;
    if (!row) return;
    if (row.address === null) return this.#record([row], { how: 'refused', why: 'there is no address any more' });
    const lately = await this.pool.query<{ n: number }>(SENT_LATELY, [row.player]);
    if ((lately.rows[0]?.n ?? 0) >= MOST_AN_HOUR) {
      await this.pool.query('SELECT gather_mail($1, $2)', [row.player, new Date(Date.now() + HOUR)]);
      return;
    }
    const found = await this.#find(row);
    if (!found) return this.#record([row], { how: 'refused', why: 'the seat is not this player’s any more' });
    const part = await this.#partOf(found, [row], true);
    const title = `${headOf(row)}: ${tableOf(found.table)}`;
    const sent = await this.#send(
      { id: row.id, to: row.address, player: row.player, date: row.at, thread: `game-${row.game}` },
      { title, lines: [], parts: [{ ...part, title: undefined }], why: WHY },
      signal,
    );
    await this.#record([row], sent, ['mailNotice', { notice: row.id }, `mail:${row.id}`]);
  }

  /** Tells all that has gathered: at most once a day, but for a digest that could not be sent. */
  async digest({ player }: Payloads['mailDigest'], signal: AbortSignal): Promise<void> {
    const digest = await this.#gather(player);
    if (digest === undefined) return;
    const { rows } = await this.pool.query<Row>(GATHERED, [player, digest]);
    const [first] = rows;
    if (!first?.address) return this.#record(rows, { how: 'refused', why: 'there is no address any more' });
    const byGame = grouped(rows);
    const { rows: also } = await this.pool.query<{ game: string; seat: number }>(ALSO_ASKED, [
      player,
      [...byGame.keys()],
    ]);
    const all = [
      ...[...byGame.values()].map((things) => ({ ...(things[0] as Row), things })),
      ...also.map((asked) => ({ ...asked, player, things: [] as Row[] })),
    ];
    const parts: Part[] = [];
    for (const one of all.slice(0, MOST_GAMES)) {
      const found = await this.#find(one);
      if (found) parts.push(await this.#partOf(found, one.things, parts.length < MOST_BOARDS));
    }
    if (parts.length === 0)
      return this.#record(rows, { how: 'refused', why: 'the seats are not this player’s any more' });
    const left = all.length - MOST_GAMES;
    const title = `Your games: ${parts.length === 1 ? 'one has' : `${all.length} have`} something for you`;
    const lines = left > 0 ? [`${left} more are not shown here.`] : [];
    const id = `digest-${player}-${digest}`;
    const about = { id, to: first.address, player, date: first.at };
    const sent = await this.#send(about, { title, lines, parts, why: WHY }, signal);
    await this.#record(rows, sent, ['mailDigest', { player }, `digest:${player}`]);
  }

  /** Asks whether an address is the player's. Nothing that a player has chosen is in it: it goes to whomever they named. */
  async confirmation({ player, mark }: Payloads['mailConfirmation'], signal: AbortSignal): Promise<void> {
    const { rows } = await this.pool.query<{ address: string; digest: string; at: Date }>(WANTED, [player, mark]);
    const [row] = rows;
    if (!row) return;
    const often = row.digest === 'daily' ? 'once a day' : 'whenever something happens';
    const link = { url: this.links.confirm({ player, address: row.address, mark }), label: 'Confirm this address' };
    const content: Content = {
      title: 'Is this your address?',
      lines: [],
      parts: [
        {
          title: undefined,
          lines: [
            `Somebody wants mail about games on Arbiter at this address, ${often}. If that was you, confirm it within 24 hours.`,
            'If not, do nothing: nothing more is sent to you.',
          ],
          link,
        },
      ],
      why: 'You get this once for each time that somebody gives this address.',
    };
    const message = { id: `confirm-${mark}`, to: row.address, subject: 'Confirm your address', date: row.at };
    const sent = await this.transport.send({ ...message, text: textOf(content), html: htmlOf(content) }, signal);
    // The queue tries again what throws, later and later; after a day there is nothing to be confirmed any more.
    if (sent.how === 'failed') throw new Error(sent.why);
  }

  /** Which digest is to be sent: one that is still under way, or the next one if it is time. */
  #gather(player: string): Promise<number | undefined> {
    return inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ digest: string; digests: number; due: Date; early: boolean }>(
        `SELECT digest, digests, digest_due(player_id) AS due, digest_due(player_id) > now() AS early FROM mails
         WHERE player_id = $1 AND address IS NOT NULL FOR UPDATE`,
        [player],
      );
      const [mail] = rows;
      if (!mail) return undefined;
      const under = await client.query(
        `SELECT 1 FROM mail_notices WHERE player_id = $1 AND status = 'PENDING' AND digest = $2 LIMIT 1`,
        [player, mail.digests],
      );
      if (under.rowCount !== 0) return mail.digests;
      if (mail.digest === 'daily' && mail.early) {
        await client.query('SELECT gather_mail($1, $2)', [player, mail.due]);
        return undefined;
      }
      const taken = await client.query(
        `UPDATE mail_notices SET digest = $2 WHERE id IN (SELECT id FROM mail_notices
           WHERE player_id = $1 AND status = 'PENDING' AND digest IS NULL ORDER BY at, id LIMIT ${MOST_THINGS})`,
        [player, mail.digests + 1],
      );
      if (taken.rowCount === 0) return undefined;
      await client.query('UPDATE mails SET digests = digests + 1, digest_at = now() WHERE player_id = $1', [player]);
      if (taken.rowCount === MOST_THINGS) await client.query('SELECT gather_mail($1, digest_due($1))', [player]);
      return mail.digests + 1;
    });
  }

  /** The game of a seat, if that is still the player's. */
  async #find({ player, game: id, seat }: Pick<Row, 'player' | 'game' | 'seat'>): Promise<Found | undefined> {
    const game = await this.games.games.find(id);
    if (game?.seats.find((one) => one.seat === seat)?.playerId !== player) return undefined;
    const ruleset = this.games.states.ruleset(game.ruleset).info.name;
    return { game, seat, table: { ruleset, seat, names: game.seats.map(({ name }) => name) } };
  }

  async #partOf({ game, seat, table }: Found, things: readonly Row[], shown: boolean): Promise<Part> {
    const said = things.flatMap((thing) => [...new Set(sentencesOf(thing, table))]);
    const link = { url: this.links.table(game.id), label: `Game ${game.id}` };
    const lines = things.length === 0 ? ['You are asked what to do.'] : [...new Set(said)];
    if (!shown) return { title: tableOf(table), lines, link };
    const [only] = things;
    // A single thing is shown as it was then, so that it is the same whenever it is sent again.
    const version = things.length === 1 && only ? Math.min(only.version, game.version) : undefined;
    const { board, asked } = await this.games.tellSeat(game, seat, { version, turn: this.turn });
    return { title: tableOf(table), lines: [...lines, ...asked], board, link };
  }

  async #send(
    { player, ...about }: Pick<Message, 'id' | 'to' | 'date' | 'thread'> & { player: string },
    content: Content,
    signal: AbortSignal,
  ): Promise<Sent> {
    const unsubscribe = this.links.stop(player, about.to);
    const whole = { ...content, unsubscribe };
    const said = { subject: content.title, text: textOf(whole), html: htmlOf(whole), unsubscribe };
    const sent = await this.transport.send({ ...about, ...said }, signal);
    // Another process makes this attempt again: nothing is known of its end.
    if (sent.how === 'failed') signal.throwIfAborted();
    if (sent.how === 'nobody') await this.pool.query(REFUSED, [player, about.to, sent.why]);
    return sent;
  }

  /** Stores what came of an attempt, together with the job of the next. */
  async #record(
    rows: readonly Row[],
    sent: Sent,
    [task, payload, key]: [task?: string, payload?: object, key?: string] = [],
  ): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const wait = RETRIES[first.attempts] ?? LAST_RETRY;
    const tries = sent.how === 'failed' && task !== undefined && Date.now() + wait < first.at.getTime() + GIVES_UP;
    const status = sent.how === 'sent' ? 'SENT' : tries ? 'PENDING' : 'FAILED';
    const why = sent.how === 'sent' ? null : sent.why;
    await inTransaction(this.pool, async (client) => {
      await client.query('SELECT 1 FROM mails WHERE player_id = $1 FOR NO KEY UPDATE', [first.player]);
      await client.query(RECORD, [rows.map(({ id }) => id), status, why]);
      if (tries)
        await client.query(AGAIN, [task, JSON.stringify(payload), first.player, key, new Date(Date.now() + wait)]);
      if (sent.how === 'sent') await client.query(ACCEPTED, [first.player]);
      await client.query(FORGET, [first.player]);
    });
  }
}

interface Found {
  game: GameRecord;
  seat: number;
  table: Table;
}

function grouped(rows: readonly Row[]): Map<string, Row[]> {
  const byGame = new Map<string, Row[]>();
  for (const row of rows) byGame.set(row.game, [...(byGame.get(row.game) ?? []), row]);
  return byGame;
}
