/** What seats offer each other. Offers are values beside the rules, as clocks are. */

export const OFFER_KINDS = ['DRAW', 'TAKEBACK', 'PAUSE', 'ABORT', 'REMATCH'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** One that can be answered. */
export interface Offer {
  /** Made of the version that the offer is an entry of the log at. */
  offer: string;
  kind: OfferKind;
  seat: number;
  /** TAKEBACK: what the game would be again. */
  version?: number;
  /** Where several must agree: who has. */
  agreed?: number[];
}

export const offerAt = (version: number): string => `o${version}`;
/** The version of the entry that an offer was made by; undefined: this is no id of an offer. */
export function versionOf(offer: string): number | undefined {
  const version = /^o([1-9]\d{0,8})$/.exec(offer)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** What is left of offers after moves of these seats. */
export const after = (offers: readonly Offer[], movers: readonly number[]): Offer[] =>
  offers.filter(({ kind, seat }) => kind !== 'TAKEBACK' || movers.every((mover) => mover === seat));
