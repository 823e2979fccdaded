/**
 * Exchanging cards with the side deck between two games of a match. The core rules say nothing of it: these are the tournament
 * rules, which have numbers of their own and are named in words.
 */
import type { Deck, DeckExchange, RefusalDetail } from '@arbiter/engine';

/** What a deck is registered with, and keeps. */
const KEPT = ['legend', 'runes', 'battlefields'] as const;
/** The main deck with the chosen champion, which may change as well (403.4.a). */
const MAIN = ['champion', 'main'] as const;

const fault = (pile: string, detail: string, rule: string): RefusalDetail => ({
  path: `$.${pile}`,
  code: 'DECK_ILLEGAL',
  detail: `${detail} (tournament rule ${rule})`,
});

export function faultsOfExchange({ before, after, drawn }: DeckExchange): RefusalDetail[] {
  const kept = KEPT.filter((pile) => !same(before[pile], after[pile])).map((pile) =>
    fault(pile, `"${pile}" stays as it is through a match`, '403.4.b'),
  );
  const changed = [...MAIN, 'sideboard'].filter((pile) => !same(before[pile], after[pile]));
  if (drawn && changed[0] !== undefined)
    return [...kept, fault(changed[0], 'after a drawn game no cards are exchanged', '403.10')];
  const [had, has] = [before, after].map((deck) => MAIN.reduce((n, pile) => n + sizeOf(deck[pile]), 0)) as [
    number,
    number,
  ];
  if (had === has) return kept;
  const detail = `cards are exchanged one for one: the main deck had ${had} cards with the chosen champion and has ${has}`;
  return [...kept, fault('main', detail, '403.4')];
}

type Pile = Deck[string] | undefined;
const sizeOf = (pile: Pile): number => (pile ?? []).reduce((n, { count }) => n + count, 0);

/** Whether both hold as many of each card, in whatever order they are listed. */
const same = (one: Pile, other: Pile): boolean => counted(one) === counted(other);
function counted(pile: Pile): string {
  const counts = new Map<string, number>();
  for (const { card, count } of pile ?? []) counts.set(card, (counts.get(card) ?? 0) + count);
  return JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
