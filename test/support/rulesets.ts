/** Every ruleset with decks to play it with: whole-system tests run for each. A new ruleset is added here. */
import type { Deck, Ruleset } from '@arbiter/engine';
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';

export const all: Ruleset[] = [magic, grandArchive, riftbound];

/** The edition that a ruleset is played by where nobody says another one. */
export const currentEdition = ({ info }: Pick<Ruleset, 'info'>): string =>
  info.editions.find((e) => e.current)?.id ?? '';

/** What games go by: a ruleset, and an edition of it. */
export interface Playable {
  /** That of the ruleset, and of the edition where it is not the current one. */
  id: string;
  name: string;
  ruleset: Ruleset;
  edition: string;
  /** Whether it is the current edition. */
  current: boolean;
}

/** Every edition of every ruleset, the current ones first. */
export const playable: Playable[] = all
  .flatMap((ruleset) =>
    ruleset.info.editions.map(({ id: edition, current }) => ({
      id: current ? ruleset.info.id : `${ruleset.info.id} ${edition}`,
      name: current ? ruleset.info.name : `${ruleset.info.name} ${edition}`,
      ...{ ruleset, edition, current },
    })),
  )
  .sort((one, other) => Number(other.current) - Number(one.current));

/** Decks that may sit at one table, by name. */
export function decksOf(ruleset: Ruleset): [string, NonNullable<Ruleset['sampleDecks']>[string]][] {
  const decks = Object.entries(ruleset.sampleDecks ?? {});
  if (decks.length === 0) throw new Error(`${ruleset.info.id} has no sample decks`);
  return decks;
}

/** The decks of a ruleset that an edition plays. */
export const decksOfEdition = ({ ruleset, edition }: Playable): Deck[] =>
  decksOf(ruleset)
    .map(([, deck]) => deck)
    .filter((deck) => ruleset.validateDeck(edition, deck).legal);
