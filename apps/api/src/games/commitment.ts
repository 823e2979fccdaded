/** What ties a game's randomness to its secret seed: the public commitment, and what the generator is keyed by. */
import { createHash } from 'node:crypto';
import type { Keying } from '@arbiter/engine';

/** Another label than the generator's: who knows the commitment knows nothing of the generator's key. */
const LABEL = 'arbiter commitment v2';

/**
 * The public commitment to a game's seed (`seedHash`): SHA-256 of the label, the game's id and the seed, joined by line feeds.
 * @returns 32 bytes in hexadecimal
 */
export function commitmentOf(game: string, seed: string): string {
  return createHash('sha256').update([LABEL, game, seed].join('\n')).digest('hex');
}

/** What was stored of a game that says how its generator is keyed. */
export interface Keyed {
  /** Its creator chose the seed, to get the same game again: then the game's id is left out. */
  seedChosen: boolean;
  seats: readonly { seat: number; nonce: string | null }[];
}

export function keyingOf(game: string, { seedChosen, seats }: Keyed): Keying {
  const nonces = seats.flatMap(({ seat, nonce }) => (nonce === null ? [] : [{ seat, nonce }]));
  return { ...(seedChosen ? {} : { game }), nonces };
}
