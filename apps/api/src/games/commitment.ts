/** What ties a game's randomness to its secret seed: the public commitment, and what the generator is keyed by. */
import type { Keying } from '@arbiter/engine';
import { canonical, sha256 } from './codec.js';

/** Another label than the generator's: who knows the commitment knows nothing of the generator's key. */
const LABEL = 'arbiter commitment v2';

/** What a game's creation fixed. */
interface Committed {
  seed: string;
  seedChosen: boolean;
  seats: readonly {
    seat: number;
    deck: unknown;
    nonce: string | null;
    /** It was open as the game was created: who took it brought deck and nonce later. */
    joined: boolean;
  }[];
}

/**
 * The public commitment of a game (`seedHash`): SHA-256 of these lines joined by line feeds: the label, the game's id, the
 * seed, and for each seat that was taken as the game was created, in order, its number, a colon, and the SHA-256 (in
 * hexadecimal) of deck and nonce as canonical JSON. So an operator who holds such a seat can choose neither its deck, nor
 * the order of that, nor its nonce, once the nonce of whoever joins is known. Where the creator chose the seed there are no
 * seats: whoever knows it could try which deck fits.
 * @returns 32 bytes in hexadecimal
 */
export function commitmentOf(game: string, { seed, seedChosen, seats }: Committed): string {
  const fixed = seedChosen ? [] : seats.filter(({ joined }) => !joined).toSorted((a, b) => a.seat - b.seat);
  const lines = fixed.map(({ seat, deck, nonce }) => `${seat}:${sha256(canonical({ deck, nonce })).toString('hex')}`);
  return sha256([LABEL, game, seed, ...lines].join('\n')).toString('hex');
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
