/** Every ruleset with decks to play it with: whole-system tests run for each. A new ruleset is added here. */
import type { Ruleset } from '@arbiter/engine';
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';

export const all: Ruleset[] = [magic, grandArchive, riftbound];

/** Decks that may sit at one table, by name. */
export function decksOf(ruleset: Ruleset): [string, NonNullable<Ruleset['sampleDecks']>[string]][] {
  const decks = Object.entries(ruleset.sampleDecks ?? {});
  if (decks.length === 0) throw new Error(`${ruleset.info.id} has no sample decks`);
  return decks;
}
