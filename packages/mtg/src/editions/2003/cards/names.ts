/**
 * The cards of that time: first printed up to Legions (`rules-2003/cards.json`, which `scripts/cards-2003.ts` writes). Of each it
 * says whether this edition plays it, and the creature types that it had then where it is written otherwise today.
 */
import { z } from 'zod';
import { readRulebook } from '../../../rules/index.js';

/** `false`: not played; a list: its creature types then; nothing: it is what it is today. */
const file = z.record(z.string(), z.union([z.array(z.string()), z.null(), z.literal(false)]));

export interface Listed {
  played: boolean;
  types?: readonly string[];
}

/** All creature types of then (`scripts/cards-2003.ts` writes them), read when they are first asked for. */
export function creatureTypesOf(folder: string): () => readonly string[] {
  let found: readonly string[] | undefined;
  return () => {
    found ??= z.array(z.string()).parse(readRulebook(folder)('types-of-creatures.json'));
    return found;
  };
}

/** The list by names, read when it is first needed. */
export function listedCards(folder: string): () => ReadonlyMap<string, Listed> {
  let found: ReadonlyMap<string, Listed> | undefined;
  return () => {
    found ??= new Map(
      Object.entries(file.parse(readRulebook(folder)('cards.json'))).map(([name, types]) => [
        name,
        types ? { played: true, types } : { played: types === null },
      ]),
    );
    return found;
  };
}
