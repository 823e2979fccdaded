/** One planar deck for all players (901.15): how it is made depends on how many play. */
import { type Deck, type Refusal, type StartingCards, wordsOf } from '@arbiter/engine';
import { cite } from '../../cite.js';

const MOST_NEEDED = 40;
const PER_PLAYER = 10;
const PHENOMENA_PER_PLAYER = 2;
/** @citation */
const ONE_DECK = cite('mtg:901.15a');

/** Why the decks of some players don't make one planar deck for all; null: they do. */
export function misfitOfOneDeck(decks: readonly Deck[], cards: StartingCards): Refusal | null {
  const bringing = decks.flatMap(({ planes }, seat) => (planes === undefined ? [] : [{ seat, planes }]));
  const [only, ...more] = bringing;
  const refuse = (seat: number, detail: string): Refusal => ({
    code: 'DECK_ILLEGAL',
    detail,
    rules: ONE_DECK,
    errors: [{ path: `$.seats[${seat}].deck`, code: 'DECK_ILLEGAL', detail, rules: ONE_DECK }],
  });
  if (!only || more.length > 0)
    return refuse(more[0]?.seat ?? 0, 'exactly one of the decks brings the planar deck of all');
  const size = only.planes.reduce((n, { count }) => n + count, 0);
  const least = Math.min(MOST_NEEDED, PER_PLAYER * decks.length);
  if (size < least) return refuse(only.seat, `the planar deck has ${size} cards; at least ${least} are needed`);
  const phenomena = only.planes.filter(({ card }) =>
    wordsOf(cards.named(card)?.props.types).includes('Phenomenon'),
  ).length;
  const most = PHENOMENA_PER_PLAYER * decks.length;
  return phenomena > most
    ? refuse(only.seat, `the planar deck has ${phenomena} phenomena; at most ${most} may be there`)
    : null;
}
