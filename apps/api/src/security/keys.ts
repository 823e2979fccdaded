/**
 * Tokens and signatures, all derived from one secret of the installation.
 *
 * Seat tokens, invites and judge tokens are HMACs over game and seat: so a repeated request gets the same token again,
 * although only its SHA-256 is stored.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '@arbiter/engine';
import type pg from 'pg';

/** Seats that a game can have. */
export const MOST_SEATS = 16;
const TICKET_LIFE_MS = 60_000;

/** What is stored of a token, and compared. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Compares in constant time. */
export function sameHash(a: Uint8Array | null | undefined, b: Uint8Array): boolean {
  return a != null && a.length === b.length && timingSafeEqual(a, b);
}

/** The installation's secret: made at the first start, the same for all processes on one database. */
export async function loadSecret(pool: pg.Pool): Promise<Buffer> {
  await pool.query(`INSERT INTO server_secrets (name, value) VALUES ('main', $1) ON CONFLICT DO NOTHING`, [
    randomBytes(32),
  ]);
  const { rows } = await pool.query<{ value: Buffer }>(`SELECT value FROM server_secrets WHERE name = 'main'`);
  return rows[0]?.value as Buffer;
}

export class Keys {
  readonly #secret: Buffer;
  readonly #sealing: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
    this.#sealing = this.#derive('seal');
  }

  #derive(...parts: (string | number)[]): Buffer {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest();
  }

  seatToken(game: string, seat: number): string {
    return `seat_${this.#derive('seat', game, seat).toString('base64url')}`;
  }

  invite(game: string, seat: number): string {
    return `invite_${this.#derive('invite', game, seat).toString('base64url')}`;
  }

  judgeToken(game: string): string {
    return `judge_${this.#derive('judge', game).toString('base64url')}`;
  }

  /** Whether a token could be one of this game's, without looking the game up. */
  isToken(game: string, token: string): boolean {
    const hash = hashToken(token);
    const made = token.startsWith('judge_')
      ? [this.judgeToken(game)]
      : Array.from({ length: MOST_SEATS }, (_, seat) => this.seatToken(game, seat));
    return made.some((one) => sameHash(hashToken(one), hash));
  }

  /** A short-lived stand-in for a token, for streams that cannot send headers. */
  ticket(game: string, viewer: Viewer, now: number): { ticket: string; expiresAt: Date } {
    const expires = now + TICKET_LIFE_MS;
    const signature = this.#derive('ticket', game, viewer, expires).toString('base64url');
    return { ticket: `${viewer}.${expires}.${signature}`, expiresAt: new Date(expires) };
  }

  /** Whose ticket this is; undefined where it is forged, expired or another game's. */
  readTicket(game: string, ticket: string, now: number): Viewer | undefined {
    const [who = '', expires = '', signature = ''] = ticket.split('.');
    const viewer: Viewer = who === 'spectator' || who === 'judge' ? who : Number(who);
    const expected = this.#derive('ticket', game, viewer, Number(expires));
    if (!sameHash(Buffer.from(signature, 'base64url'), expected) || Number(expires) < now) return undefined;
    return viewer;
  }

  /** Encrypts and authenticates: nobody can read or change what is inside. */
  seal(data: Buffer): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, iv);
    const body = Buffer.concat([cipher.update(data), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Undoes `seal`; undefined where it was not sealed here. */
  unseal(text: string): Buffer | undefined {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length < 28) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#sealing, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}
