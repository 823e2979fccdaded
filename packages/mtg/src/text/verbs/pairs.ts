/** Instructions that one phrase says together with the one after them: what is chosen, and what is done with it (608.2d). */
import { canonical, type Effect, type Filter, type FilterClause } from '@arbiter/engine';
import { isOnePlayer, isPlaced } from '../nouns.js';
import { isPlain, numeral, type Say, UNSAID, verb, whole as wholePart } from '../say.js';
import { isSpoken, kindsOf } from '../spoken.js';

type Choose = Extract<Effect, { do: 'choose' }>;
type Move = Extract<Effect, { do: 'move' }>;
const list = (filter: Filter): readonly FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** Which instruction it is is what its phrase is chosen by. */
const whole = <E extends Effect>(effect: E, phrase: (effect: E) => string): string =>
  wholePart(effect, (watched) => (watched.do === effect.do ? phrase(watched) : UNSAID));

/** What both say, where no phrase says either by itself. */
export function pairText(one: Effect, next: Effect | undefined, say: Say): string | undefined {
  if (one.do === 'choose') return next?.do === 'move' ? whole(one, (first) => chosenText(first, next, say)) : UNSAID;
  if (one.do === 'random')
    return next?.do === 'move' ? whole(one, (first) => whole(next, (move) => atRandom(first, move, say))) : UNSAID;
  if (one.do === 'move' && next?.do === 'shuffle' && one.to === 'library' && one.position === undefined)
    return whole(one, (move) => whole(next, (shuffle) => shuffledIn(move, shuffle, say)));
  return undefined;
}

/** "Return a land you control to its owner's hand", "you may put a land card from your hand onto the battlefield". */
function chosenText({ from, among, who, min, max = 1, kind, save }: Choose, next: Move, say: Say): string {
  if (from === undefined || among !== undefined || kind !== undefined || typeof max !== 'number') return UNSAID;
  const upTo = min === 0;
  if ((who !== undefined && who !== 'you') || (min !== undefined && min !== max && !upTo)) return UNSAID;
  if (canonical(next.what) !== canonical({ saved: save })) return UNSAID;
  if (!isPlaced(from) && !list(from).some((clause) => 'controller' in clause)) return UNSAID;
  const hidden = list(from).some((clause) => 'zone' in clause && clause.zone === 'hand');
  const many = max !== 1;
  const noun = say.thing(from, many ? { many } : { determiner: 'a' });
  const said = hidden ? noun.replaceAll('in your hand', 'from your hand') : noun;
  const text = many ? `${upTo ? 'up to ' : ''}${numeral(max)} ${said}` : said;
  const key = canonical({ saved: save });
  if (isSpoken(say, key) || say.spoken.chosen !== undefined) return UNSAID;
  const owned = list(from).some((clause) => 'owner' in clause && clause.owner === 'you');
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  say.spoken.chosen = { key, text, kinds: kindsOf(from), many, owned };
  const done = say.effects([next], 'sentence');
  return upTo ? `you may ${done}` : done;
}

/** "That player discards a card at random" (701.9b). */
function atRandom(
  { who, zone, count = 1, save }: Extract<Effect, { do: 'random' }>,
  { what, to, cause, ...rest }: Move,
  say: Say,
): string {
  const discards = to === 'graveyard' && cause === 'discard' && canonical(what) === canonical({ saved: save });
  if (zone !== 'hand' || !discards || !isPlain(count) || canonical(rest) !== '{"do":"move"}') return UNSAID;
  if (typeof who !== 'string' && !isOnePlayer(who, say)) return UNSAID;
  return say.about(who, (s) => `${s.text} ${verb(s, 'discard')} ${say.counted(count, 'card')} at random`);
}

/** "Shuffle this card into its owner's library" (701.24). */
function shuffledIn(
  { what, to, cause, position, ...rest }: Move,
  { who, zone }: Extract<Effect, { do: 'shuffle' }>,
  say: Say,
): string {
  const one = what === 'self' || (typeof what === 'object' && 'target' in what);
  if (!one || to !== 'library' || cause !== 'return' || position !== undefined || zone !== undefined) return UNSAID;
  if (canonical(rest) !== '{"do":"move"}' || canonical(who ?? null) !== canonical({ ownerOf: what })) return UNSAID;
  if (typeof what === 'object' && (say.targets[what.target]?.max ?? 1) !== 1) return UNSAID;
  return `shuffle ${say.object(what)} into its owner's library`;
}
