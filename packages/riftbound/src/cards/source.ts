/**
 * Where the cards come from: the files that `npm run cards` made of this folder's builders. Where there are none, as among
 * the sources, or a builder is newer, the builders themselves.
 */
import * as fs from 'node:fs';
import { builtCards, type CardSource, definedCards, storedCards } from '@arbiter/engine';

const folder = (path: string): URL => new URL(path, import.meta.url);

export const handWritten: CardSource =
  builtCards(fs, folder('./data/'), [folder('./'), folder('../language/')]) ?? (await defined());

async function defined(): Promise<CardSource> {
  const { cards, tokens } = await import('./index.js');
  return definedCards(cards, tokens);
}

/** Cards that a compiler wrote, if there are any; those written by hand come before them. */
export const compiled: CardSource | null = storedCards(fs, folder('../../data/'));
