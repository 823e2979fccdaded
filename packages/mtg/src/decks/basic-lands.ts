/** Basic land cards, of which decks may have any number (100.2a, 305.8). */
import type { CardInfo } from '@arbiter/engine';

export function isBasicLand({ data }: Pick<CardInfo, 'data'>): boolean {
  const has = (list: unknown, word: string): boolean => Array.isArray(list) && list.includes(word);
  return has(data.supertypes, 'Basic') && has(data.types, 'Land');
}
