/**
 * The cards that this edition may have: printed up to Legions, with the creature types that they had then where those were
 * others (`rules-2003/cards.json`, which `scripts/cards-2003.ts` writes). Whether they are played is asked of each.
 */
import { z } from 'zod';
import { readRulebook } from '../../../rules/index.js';

const file = z.record(z.string(), z.array(z.string()).nullable());

/** A card's name, and the creature types that it had where those were others than today's. */
export interface Listed {
  name: string;
  types?: readonly string[];
}

/** The list, read when it is first needed. */
export function listedCards(folder: string): () => readonly Listed[] {
  let found: Listed[] | undefined;
  return () => {
    found ??= Object.entries(file.parse(readRulebook(folder)('cards.json'))).map(([name, types]) =>
      types ? { name, types } : { name },
    );
    return found;
  };
}
