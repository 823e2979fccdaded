/**
 * Tokens and signatures, all derived from the secrets of the installation.
 *
 * Seat tokens, invites and judge tokens are HMACs over game and seat: so a repeated request gets the same token again,
 * although only its SHA-256 is stored. Whether a token is good is decided by that hash alone, whatever becomes of secrets.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '@arbiter/engine';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors.js';
import { matchOf } from '../games/matches.js';
import type { Secret, Secrets } from './secrets.js';

/** Seats that a game can have. */
export const MAX_SEATS = 16;
const TICKET_LIFE_MS = 60_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 16;
/** Games whose possible tokens are remembered: some four kilobytes each. */
const RECENT_GAMES = 1024;

/** What is stored of a token, and compared. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Compares in constant time. */
export function sameHash(a: Uint8Array | null | undefined, b: Uint8Array): boolean {
  return a != null && a.length === b.length && timingSafeEqual(a, b);
}

/** A game, and the id of the secret that its tokens are made with. */
export interface KeyedGame {
  id: string;
  keyId: string;
}

/** What its tokens open: a game, or all games of its match. */
const opened = ({ id }: KeyedGame): string => matchOf(id)?.match ?? id;

/** A seed as it is stored: under a secret, or plain where there is none outside of the database. */
export interface StoredSeed {
  seed: string;
  keyId: string | null;
}

export class Keys {
  readonly #secrets: Map<string, Secret>;
  /** The hashes of all tokens that a game could have: each request asks for them. */
  readonly #possible = new LRUCache<string, readonly Buffer[]>({ max: RECENT_GAMES });
  /** The id of the secret that makes what is new. */
  readonly current: string;
  /** Whether the database alone does not tell the secret. */
  readonly separate: boolean;

  /** @param secrets the newest first, at least one */
  constructor(secrets: Secrets) {
    this.#secrets = new Map(secrets.map((secret) => [secret.id, secret]));
    this.current = secrets[0].id;
    this.separate = secrets[0].stored !== true;
  }

  get ids(): string[] {
    return [...this.#secrets.keys()];
  }

  #derive(keyId: string, ...parts: (string | number)[]): Buffer {
    const secret = this.#secrets.get(keyId);
    // The operator took away a secret that is still in use: nothing that the client can change.
    if (!secret) throw new ApiError('UNAVAILABLE', 'the server no longer has the secret that this game was made with');
    return createHmac('sha256', secret.value).update(JSON.stringify(parts)).digest();
  }

  /** @param serial how often the seat's token was made anew */
  seatToken(game: KeyedGame, seat: number, serial = 0): string {
    const parts = serial === 0 ? [seat] : [seat, serial];
    return `seat_${this.#derive(game.keyId, 'seat', opened(game), ...parts).toString('base64url')}`;
  }

  /** @param number of the key among those of the player */
  playerKey(player: { id: string; keyId: string }, number: number): string {
    return `player_${this.#derive(player.keyId, 'player', player.id, number).toString('base64url')}`;
  }

  invite(game: KeyedGame, seat: number): string {
    return `invite_${this.#derive(game.keyId, 'invite', game.id, seat).toString('base64url')}`;
  }

  judgeToken(game: KeyedGame): string {
    return `judge_${this.#derive(game.keyId, 'judge', opened(game)).toString('base64url')}`;
  }

  /** Whether a token could be one of this game's, without looking the game up. */
  isToken(id: string, token: string): boolean {
    const hash = hashToken(token);
    return this.#possibleOf(id).some((one) => sameHash(one, hash));
  }

  #possibleOf(id: string): readonly Buffer[] {
    const known = this.#possible.get(id);
    if (known) return known;
    const tokens = this.ids.flatMap((keyId) => {
      const game = { id, keyId };
      const ofSeats = Array.from({ length: MAX_SEATS }, (_, seat) => this.seatToken(game, seat));
      return [this.judgeToken(game), ...ofSeats];
    });
    const hashes = tokens.map(hashToken);
    this.#possible.set(id, hashes);
    return hashes;
  }

  /** By which things of one client are counted, without its address being stored. */
  clientMark(client: string): Buffer {
    return this.#derive(this.current, 'client', client).subarray(0, MARK_BYTES);
  }

  /** The same of whoever asks for mail, or is to get it. */
  mailMark(kind: 'player' | 'address' | 'client', of: string): Buffer {
    return this.#derive(this.current, 'mail asked', kind, of).subarray(0, MARK_BYTES);
  }

  /** What a link in a mail has to show: that whoever follows it was written to, about this and nothing else. */
  mailToken(...about: string[]): string {
    return this.#mailToken(this.current, about);
  }

  isMailToken(token: string, ...about: string[]): boolean {
    const [keyId = ''] = token.split('.');
    if (!this.#secrets.has(keyId)) return false;
    return sameHash(Buffer.from(token), Buffer.from(this.#mailToken(keyId, about)));
  }

  #mailToken(keyId: string, about: string[]): string {
    return `${keyId}.${this.#derive(keyId, 'mail', ...about).toString('base64url')}`;
  }

  /** A short-lived stand-in for a token, for streams that cannot send headers. */
  ticket(game: string, viewer: Viewer, now: number): { ticket: string; expiresAt: Date } {
    const expires = now + TICKET_LIFE_MS;
    const signature = this.#derive(this.current, 'ticket', game, viewer, expires).toString('base64url');
    return { ticket: `${viewer}.${expires}.${this.current}.${signature}`, expiresAt: new Date(expires) };
  }

  /** Whose ticket this is; undefined where it is forged, expired or another game's. */
  readTicket(game: string, ticket: string, now: number): Viewer | undefined {
    const [who = '', expires = '', keyId = '', signature = ''] = ticket.split('.');
    // The decoder passes over what is no base64: then one ticket would have many spellings.
    if (!/^[\w-]{43}$/.test(signature)) return undefined;
    const viewer: Viewer = who === 'spectator' || who === 'judge' ? who : Number(who);
    if (!this.#secrets.has(keyId)) return undefined;
    const expected = this.#derive(keyId, 'ticket', game, viewer, Number(expires));
    if (!sameHash(Buffer.from(signature, 'base64url'), expected) || Number(expires) < now) return undefined;
    return viewer;
  }

  /** Encrypts and authenticates: nobody can read or change what is inside. The id of the secret stands before it. */
  seal(data: Buffer): string {
    return `${this.current}.${encrypt(this.#derive(this.current, 'seal'), data)}`;
  }

  /** Undoes `seal`; undefined where it was not sealed here. */
  unseal(text: string): Buffer | undefined {
    const dot = text.indexOf('.');
    const keyId = text.slice(0, dot);
    // Earlier versions named no secret.
    const candidates = dot < 0 ? this.ids : this.#secrets.has(keyId) ? [keyId] : [];
    for (const candidate of candidates) {
      const data = decrypt(this.#derive(candidate, 'seal'), text.slice(dot + 1));
      if (data) return data;
    }
    return undefined;
  }

  /** A game's secret seed as it is stored: where the database alone does not open it, and only beside its own game. */
  sealSeed(game: string, seed: string): StoredSeed {
    if (!this.separate) return { seed, keyId: null };
    const key = this.#derive(this.current, 'seed', game);
    return { seed: encrypt(key, Buffer.from(seed)), keyId: this.current };
  }

  openSeed(game: string, { seed, keyId }: StoredSeed): string {
    if (keyId === null) return seed;
    const opened = decrypt(this.#derive(keyId, 'seed', game), seed);
    if (!opened) throw new Error(`the seed of game ${game} was not sealed with the secret ${keyId}`);
    return opened.toString();
  }
}

/** AES-256-GCM in base64url: nonce, tag, and what was encrypted. */
function encrypt(key: Buffer, data: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const start = IV_BYTES + TAG_BYTES;
  if (bytes.length < start) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]);
  } catch {
    return undefined;
  }
}
