/** Mail of players: where it goes to once that is confirmed, and how it ends. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../database/database.js';
import { ApiError } from '../errors.js';
import { addJob } from '../jobs/add.js';
import type { MailLinks } from '../mail/links.js';
import { CONFIRMS_WITHIN } from '../mail/notices.js';
import type { Digest, Mail, MailInput } from '../schemas/mail.js';
import type { Keys } from '../security/keys.js';
import type { Access } from './access.js';

/** Confirmations that are sent within a day for one player, to one address, and for one client. */
const MOST_ASKED = { player: 10, address: 10, client: 50 };
/** Whoever asks again within this time for the same address has its mail already. */
const SAME_WITHIN = 10 * 60 * 1000;
const DAY_SECONDS = 86_400;

interface Row {
  address: string | null;
  digest: Digest;
  confirmed_at: Date | null;
  wanted: string | null;
  wanted_digest: Digest | null;
  wanted_mark: string | null;
  wanted_at: Date | null;
  disabled_reason: string | null;
}
const READ = `SELECT address, digest, confirmed_at, wanted, wanted_digest, wanted_mark, wanted_at, disabled_reason
  FROM mails WHERE player_id = $1`;
const WANT = `INSERT INTO mails (player_id, wanted, wanted_digest, wanted_mark, wanted_at, digest) VALUES ($1, $2, $3, $4, $5, $3)
  ON CONFLICT (player_id) DO UPDATE SET wanted = $2, wanted_digest = $3, wanted_mark = $4, wanted_at = $5`;
const UNWANT = 'wanted = NULL, wanted_digest = NULL, wanted_mark = NULL, wanted_at = NULL';
const CONFIRM = `UPDATE mails SET address = wanted, digest = wanted_digest, confirmed_at = now(), refusals = 0, disabled_reason = NULL, ${UNWANT}
  WHERE player_id = $1 AND wanted_mark = $2 RETURNING digest`;
/** What has gathered for tomorrow. */
const TELL_NOW = `SELECT gather_mail($1, now(), 'replace') WHERE EXISTS (
  SELECT 1 FROM mail_notices WHERE player_id = $1 AND status = 'PENDING')`;
const ASKED = `SELECT count(*)::int AS n, extract(epoch FROM min(at) + interval '1 day' - now())::float8 AS wait
  FROM mail_asks WHERE mark = $1 AND at > now() - interval '1 day'`;

const isAlive = ({ wanted, wanted_at }: Row, now: number): boolean =>
  wanted !== null && wanted_at !== null && wanted_at.getTime() + CONFIRMS_WITHIN > now;

function shown(row: Row): Mail {
  const { address, digest, confirmed_at, wanted, wanted_digest, wanted_at, disabled_reason } = row;
  const waits = isAlive(row, Date.now())
    ? {
        address: wanted as string,
        digest: wanted_digest as Digest,
        expiresAt: new Date((wanted_at as Date).getTime() + CONFIRMS_WITHIN).toISOString(),
      }
    : null;
  const since = address === null ? null : (confirmed_at?.toISOString() ?? null);
  return { address, digest, confirmedAt: since, wanted: waits, disabledReason: disabled_reason };
}

/** What `GET /v1/me` says of it: null where no address was ever given. */
export async function mailOf(pool: pg.Pool, player: string): Promise<Mail | null> {
  const { rows } = await pool.query<Row>(READ, [player]);
  return rows[0] ? shown(rows[0]) : null;
}

export class MailService {
  constructor(
    readonly pool: pg.Pool,
    readonly access: Access,
    readonly keys: Keys,
    readonly links: MailLinks,
    /** Whether there is a server that takes mail. */
    readonly sends: boolean,
  ) {}

  async get(token: string | undefined): Promise<Mail> {
    const { id } = await this.access.player(token);
    const mail = await mailOf(this.pool, id);
    if (!mail) throw new ApiError('NOT_FOUND', 'you have said nowhere that mail goes to');
    return mail;
  }

  /**
   * Asks the address whether it is the player's; one that is confirmed only gets another digest.
   * @param client whoever sent the request, where clients are counted
   */
  async put(token: string | undefined, { address, digest }: MailInput, client: string | undefined): Promise<Mail> {
    const { id } = await this.access.player(token);
    if (!this.sends) throw new ApiError('CONFLICT', 'this server sends no mail: it has no SMTP_URL');
    const now = new Date();
    return inTransaction(this.pool, async (db) => {
      const { rowCount } = await db.query('SELECT 1 FROM players WHERE id = $1 FOR UPDATE', [id]);
      if (rowCount === 0) throw new ApiError('UNAUTHORIZED', 'this key belongs to no player (any more)');
      const row = (await db.query<Row>(READ, [id])).rows[0];
      if (row?.address === address) {
        await db.query(`UPDATE mails SET digest = $2, ${UNWANT} WHERE player_id = $1`, [id, digest]);
        if (digest === 'each') await db.query(TELL_NOW, [id]);
      } else if (row?.wanted === address && (row.wanted_at?.getTime() ?? 0) + SAME_WITHIN > now.getTime()) {
        await db.query('UPDATE mails SET wanted_digest = $2 WHERE player_id = $1', [id, digest]);
      } else {
        await this.#count(db, id, address, client);
        const mark = randomBytes(16).toString('base64url');
        await db.query(WANT, [id, address, digest, mark, now]);
        await addJob(db, 'mailConfirmation', { player: id, mark }, { key: `confirm:${id}` });
      }
      return shown((await db.query<Row>(READ, [id])).rows[0] as Row);
    });
  }

  /** Nothing is sent any more; what waits to be told is not. */
  async delete(token: string | undefined): Promise<void> {
    const { id } = await this.access.player(token);
    await inTransaction(this.pool, async (db) => {
      await db.query('DELETE FROM mails WHERE player_id = $1', [id]);
      await db.query(`DELETE FROM mail_notices WHERE player_id = $1 AND status = 'PENDING'`, [id]);
    });
  }

  /** Whether a link still confirms an address. */
  async canConfirm(player: string, token: string): Promise<boolean> {
    return (await this.#wish(player, token)) !== undefined;
  }

  /** The address is the player's. False: the link was used before, is too old, or none of ours. */
  async confirm(player: string, token: string): Promise<boolean> {
    const mark = await this.#wish(player, token);
    if (mark === undefined) return false;
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<{ digest: Digest }>(CONFIRM, [player, mark]);
      if (rows[0]?.digest === 'each') await db.query(TELL_NOW, [player]);
      return rows.length === 1;
    });
  }

  /** Whether a link is one that ends the mail to an address that is in force. */
  async canStop(player: string, token: string): Promise<boolean> {
    return (await this.#stoppable(player, token)) !== undefined;
  }

  /** Nothing more is sent to the address of the link; one that is wanted instead may still be confirmed. */
  async stop(player: string, token: string): Promise<void> {
    const address = await this.#stoppable(player, token);
    if (address === undefined) return;
    await inTransaction(this.pool, async (db) => {
      const { rowCount } = await db.query(
        `UPDATE mails SET address = NULL, confirmed_at = NULL, disabled_reason = 'stopped by a link in a mail'
         WHERE player_id = $1 AND address = $2`,
        [player, address],
      );
      if (rowCount === 0) return;
      await db.query(`DELETE FROM mail_notices WHERE player_id = $1 AND status = 'PENDING'`, [player]);
    });
  }

  async #wish(player: string, token: string): Promise<string | undefined> {
    const row = (await this.pool.query<Row>(READ, [player])).rows[0];
    if (!row?.wanted || row.wanted_mark === null || !isAlive(row, Date.now())) return undefined;
    const wish = { player, address: row.wanted, mark: row.wanted_mark };
    return this.links.isConfirm(token, wish) ? wish.mark : undefined;
  }

  async #stoppable(player: string, token: string): Promise<string | undefined> {
    const address = (await this.pool.query<Row>(READ, [player])).rows[0]?.address;
    return address != null && this.links.isStop(token, player, address) ? address : undefined;
  }

  /** Refuses whoever has asked too often, and whoever asks for an address that others have named too often. */
  async #count(db: pg.PoolClient, player: string, address: string, client: string | undefined): Promise<void> {
    await db.query(`DELETE FROM mail_asks WHERE at < now() - interval '1 day'`);
    const asked = [
      { mark: this.keys.mailMark('player', player), most: MOST_ASKED.player },
      { mark: this.keys.mailMark('address', inboxOf(address)), most: MOST_ASKED.address },
      ...(client === undefined ? [] : [{ mark: this.keys.mailMark('client', client), most: MOST_ASKED.client }]),
    ];
    for (const { mark, most } of asked) {
      // Of two at once one waits, and counts the other.
      await db.query('SELECT pg_advisory_xact_lock($1)', [mark.readBigInt64BE()]);
      const { rows } = await db.query<{ n: number; wait: number | null }>(ASKED, [mark]);
      if ((rows[0]?.n ?? 0) < most) continue;
      const retryAfter = Math.max(1, Math.ceil(rows[0]?.wait ?? DAY_SECONDS));
      throw new ApiError('RATE_LIMITED', `at most ${most} confirmations a day are sent here`, { retryAfter });
    }
    await db.query('INSERT INTO mail_asks (mark) SELECT unnest($1::bytea[])', [asked.map(({ mark }) => mark)]);
  }
}

/** Many ways to write an address lead to one inbox: case, and what follows a plus. */
const inboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@');
