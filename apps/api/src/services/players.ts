/** Players and their keys. A player is optional: a game works with nothing but the tokens of its seats. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Database, inTransaction } from '../database/database.js';
import { ApiError } from '../errors.js';
import type { GameBus } from '../games/bus.js';
import { sha256 } from '../games/codec.js';
import { SOMEONE } from '../games/names.js';
import type { GameRepository } from '../games/repository.js';
import type { CreatedKey, CreatedPlayer, Me } from '../schemas/players.js';
import { hashToken, type Keys } from '../security/keys.js';
import { Access, type PlayerRef } from './access.js';
import type { Idempotency, NewKey } from './idempotency.js';
import { mailOf } from './mail.js';

/** Keys of one player at a time: one for each device, and some. */
const MAX_KEYS = 20;
const CREATE = 'create player';

/** When a key was used is written once a minute at most. */
const FIND = `SELECT k.player_id AS id, k.number AS key, p.name,
    coalesce(k.last_used_at < now() - interval '1 minute', true) AS stale
  FROM player_keys k JOIN players p ON p.id = k.player_id WHERE k.hash = $1`;
const USED = 'UPDATE player_keys SET last_used_at = now() WHERE player_id = $1 AND number = $2';

const keyId = (number: number): string => `k${number}`;
const numberOf = (id: string): number | undefined => (/^k[1-9]\d{0,8}$/.test(id) ? Number(id.slice(1)) : undefined);

export class PlayerService {
  readonly access = new Access((hash) => this.#find(hash));

  constructor(
    readonly db: Database,
    readonly games: GameRepository,
    readonly idempotency: Idempotency,
    readonly keys: Keys,
    readonly bus: GameBus,
  ) {}

  /** Makes a player with a first key, which is shown now and never again; its hash is stored. */
  create({ name }: { name: string }, request: { key: string | undefined }): Promise<CreatedPlayer> {
    // As for games: nobody is known yet, so the idempotency key is a secret, and says whose answer it is.
    const key = request.key === undefined ? undefined : sha256(request.key).toString('hex');
    return this.idempotency.once(
      { caller: CREATE, key, route: CREATE, body: { name } },
      {
        execute: async (key) => {
          const id = `p_${randomBytes(12).toString('base64url')}`;
          await inTransaction(this.db.pool, async (client) => {
            await client.query('INSERT INTO players (id, name, secret_id) VALUES ($1, $2, $3)', [
              id,
              name,
              this.keys.current,
            ]);
            await this.#makeKey(client, id, key);
          });
          return { player: id, name, key: this.keys.playerKey({ id, keyId: this.keys.current }, 1) };
        },
        again: async ({ gameId: id }) => {
          const player = await this.#kept(id);
          return { player: id, name, key: this.keys.playerKey({ id, keyId: player.secretId }, 1) };
        },
      },
    );
  }

  async me(token: string | undefined): Promise<Me> {
    const { id, name } = await this.access.player(token);
    const keys = await this.db.prisma.playerKey.findMany({ where: { playerId: id }, orderBy: { number: 'asc' } });
    const shown = keys.map(({ number, createdAt, lastUsedAt }) => {
      return { id: keyId(number), createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
    });
    return { player: id, name, keys: shown, mail: await mailOf(this.db.pool, id) };
  }

  /** Another key for the same player. */
  async createKey(token: string | undefined, request: { key: string | undefined }): Promise<CreatedKey> {
    const { id } = await this.access.player(token);
    return this.keyFor(id, request);
  }

  /** Another key for a player; the operator makes one for whoever has lost theirs. */
  keyFor(id: string, request: { key: string | undefined }): Promise<CreatedKey> {
    return this.idempotency.once(
      { caller: `player ${id}`, key: request.key, route: 'create key', body: null },
      {
        execute: async (key) => {
          const made = await inTransaction(this.db.pool, (client) => this.#makeKey(client, id, key));
          return this.#createdKey(id, made);
        },
        again: async ({ version: number }) =>
          this.#createdKey(id, { number, secretId: (await this.#kept(id)).secretId }),
      },
    );
  }

  /** From now on the key is refused everywhere; a stream that was opened with it ends. */
  async revokeKey(token: string | undefined, key: string): Promise<void> {
    const { id } = await this.access.player(token);
    const number = numberOf(key);
    const { count } =
      number === undefined
        ? { count: 0 }
        : await this.db.prisma.playerKey.deleteMany({ where: { playerId: id, number } });
    if (count === 0) throw new ApiError('NOT_FOUND', 'you have no such key');
    this.bus.announce(id);
  }

  /** Takes the player out of everything but the games, which keep a seat of `someone`; its tokens stay valid. */
  async delete(token: string | undefined): Promise<string> {
    const { id } = await this.access.player(token);
    await this.remove(id);
    return id;
  }

  /** The same for the operator. False: there is no such player. */
  async remove(id: string): Promise<boolean> {
    let games: string[] | 'seated' | undefined;
    do {
      games = await inTransaction(this.db.pool, (client) => this.#remove(client, id));
    } while (games === 'seated');
    if (!games) return false;
    this.bus.announce(id);
    for (const game of games) this.bus.announce(game);
    return true;
  }

  /**
   * @returns the games that they sat in; undefined: there is no such player; `seated`: they have been given another seat
   * before nobody could any more, and that game is to be locked before them
   */
  async #remove(client: pg.PoolClient, id: string): Promise<string[] | 'seated' | undefined> {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM games WHERE id IN (SELECT game_id FROM seats WHERE player_id = $1) ORDER BY id FOR UPDATE',
      [id],
    );
    const ids = rows.map((row) => row.id);
    // Whoever gives this player a seat waits here, and then finds that there is none any more.
    const { rowCount } = await client.query('SELECT 1 FROM players WHERE id = $1 FOR UPDATE', [id]);
    if (rowCount === 0) return undefined;
    const others = await client.query('SELECT 1 FROM seats WHERE player_id = $1 AND game_id <> ALL($2) LIMIT 1', [
      id,
      ids,
    ]);
    if (others.rowCount !== 0) return 'seated';
    await client.query(
      'UPDATE seats SET player_id = NULL, name = CASE WHEN name IS NULL THEN NULL ELSE $2 END WHERE player_id = $1',
      [id, SOMEONE],
    );
    await client.query('UPDATE games SET seating = seating + 1 WHERE id = ANY($1)', [ids]);
    await client.query('DELETE FROM idempotency_keys WHERE game_id = $1', [id]);
    await client.query('DELETE FROM players WHERE id = $1', [id]);
    return ids;
  }

  async #find(hash: Buffer): Promise<PlayerRef | undefined> {
    const { rows } = await this.db.pool.query<PlayerRef & { stale: boolean }>({
      name: 'player-find',
      text: FIND,
      values: [hash],
    });
    if (!rows[0]) return undefined;
    const { stale, ...player } = rows[0];
    if (stale) await this.db.pool.query({ name: 'player-used', text: USED, values: [player.id, player.key] });
    return player;
  }

  async #kept(id: string): Promise<{ secretId: string }> {
    const player = await this.db.prisma.player.findUnique({ where: { id }, select: { secretId: true } });
    if (player) return player;
    throw new ApiError('NOT_FOUND', 'the player of the first request with this key is gone');
  }

  async #makeKey(client: pg.PoolClient, id: string, key: NewKey | null): Promise<{ number: number; secretId: string }> {
    const { rows } = await client.query<{ number: number; secretId: string }>(
      'UPDATE players SET keys_made = keys_made + 1 WHERE id = $1 RETURNING keys_made AS number, secret_id AS "secretId"',
      [id],
    );
    const [made] = rows;
    if (!made) throw new ApiError('UNAUTHORIZED', 'this key belongs to no player (any more)');
    const { rowCount } = await client.query('SELECT 1 FROM player_keys WHERE player_id = $1', [id]);
    if ((rowCount ?? 0) >= MAX_KEYS) {
      const detail = `a player has ${MAX_KEYS} keys at most; revoke one first`;
      throw new ApiError('INVALID_INPUT', detail, { errors: [{ path: '$', code: 'OUT_OF_RANGE', detail }] });
    }
    const hash = hashToken(this.keys.playerKey({ id, keyId: made.secretId }, made.number));
    await client.query('INSERT INTO player_keys (player_id, number, hash) VALUES ($1, $2, $3)', [
      id,
      made.number,
      hash,
    ]);
    if (key) await this.games.rememberKey(client, { ...key, gameId: id, version: made.number });
    return made;
  }

  #createdKey(id: string, { number, secretId }: { number: number; secretId: string }): CreatedKey {
    return { id: keyId(number), key: this.keys.playerKey({ id, keyId: secretId }, number) };
  }
}
