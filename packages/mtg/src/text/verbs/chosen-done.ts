/** What is chosen, and what is done with it, in one sentence (608.2d). */

import { canonical, type Effect, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { isOnePlayer, isOneTarget, whoseNames } from '../nouns.js';
import { either, isPlain, numeral, type Say, UNSAID, verb } from '../say.js';
import { isSpoken, keep, kindsOf, passing } from '../spoken.js';
import { isPlaced } from '../targets.js';
import type { Choose, Done, Move } from './sequences.js';

const list = (filter: Filter): readonly FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** "Return a land you control to its owner's hand", "untap up to four lands", "target player exiles a card from their graveyard". */
export function chosenText({ from, among, who, min, max = 1, kind, save }: Choose, next: Done, say: Say): string {
  if (from === undefined || among !== undefined || kind !== undefined || typeof max !== 'number') return UNSAID;
  const upTo = min === 0;
  if ((min !== undefined && min !== max && !upTo) || canonical(next.what) !== canonical({ saved: save })) return UNSAID;
  const many = max !== 1;
  const key = canonical({ saved: save });
  if (isSpoken(say, key) || say.spoken.chosen !== undefined) return UNSAID;
  const number = many ? `${upTo ? 'up to ' : ''}${numeral(max)} ` : '';
  if (who !== undefined && who !== 'you') return upTo ? UNSAID : theirText(from, who, number, next, say);
  if (!isPlaced(from) && !list(from).some((clause) => 'controller' in clause) && next.do === 'move') return UNSAID;
  const hidden = list(from).some((clause) => 'zone' in clause && clause.zone === 'hand');
  const noun = say.thing(from, many ? { many } : { determiner: 'a' });
  const said = hidden ? noun.replaceAll('in your hand', 'from your hand') : noun;
  const owned = list(from).some((clause) => 'owner' in clause && clause.owner === 'you');
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  say.spoken.chosen = { key, text: `${number}${said}`, kinds: kindsOf(from), many, owned };
  const done = say.effects([next], 'sentence');
  // After what somebody else does it is said who does this.
  if (!upTo) return say.having || say.doing !== undefined ? done : either(done, `you ${done}`);
  return many ? either(`you may ${done}`, done) : next.do === 'move' ? `you may ${done}` : UNSAID;
}
/** What another player chooses among their own cards, and exiles. */
function theirText(from: Filter, who: Ref, number: string, next: Done, say: Say): string {
  if (next.do !== 'move' || !isOnePlayer(who, say)) return UNSAID;
  const { to, cause, save, what, ...rest } = next;
  const owner = canonical({ owner: who });
  const zone = list(from).find((clause) => 'zone' in clause);
  const cards = list(from).filter((clause) => clause !== zone && canonical(clause) !== owner);
  const yard = canonical(zone ?? null) === '{"zone":"graveyard"}' && list(from).length === cards.length + 2;
  if (to !== 'exile' || cause !== 'exile' || !what || !yard || canonical(rest) !== '{"do":"move"}') return UNSAID;
  const noun = say.thing(
    [{ zone: 'library' }, ...cards],
    number === '' ? { determiner: 'a', library: true } : { many: true, library: true },
  );
  return say.about(who, (s) => {
    const said = `${s.text} ${verb(s, 'exile')} ${number}${noun} from their graveyard`;
    passing(say, ['card'], number !== '');
    keep(say, save, undefined, ['card'], number !== '');
    return said;
  });
}

/** "Target player reveals a card at random from their hand" (701.20a). */
export function shownAtRandom(
  { who, zone, count = 1, save }: Extract<Effect, { do: 'random' }>,
  { what }: Extract<Effect, { do: 'reveal' }>,
  say: Say,
): string {
  if (zone !== 'hand' || count !== 1 || canonical(what) !== canonical({ saved: save }) || !isOnePlayer(who, say))
    return UNSAID;
  return say.about(who, (s) => {
    const said = `${s.text} ${verb(s, 'reveal')} a card at random from ${s.you ? 'your' : 'their'} hand`;
    keep(say, save, undefined, ['card']);
    return said;
  });
}
/** "That player discards a card at random" (701.9b). */
export function atRandom(
  { who, zone, count = 1, filter, save }: Extract<Effect, { do: 'random' }>,
  { what, to, cause, ...rest }: Move,
  say: Say,
): string {
  // "Return a creature card at random from your graveyard to your hand."
  if (zone === 'graveyard' && to === 'hand' && cause === 'return') {
    const mine = who === 'you' && typeof count === 'number' && canonical(what) === canonical({ saved: save });
    if (!mine || canonical(rest) !== '{"do":"move"}') return UNSAID;
    if (count !== 1) {
      const cards = say.thing([{ zone: 'library' }, ...list(filter ?? [])], { many: true, library: true });
      return `return ${numeral(count)} ${cards} at random from your graveyard to your hand`;
    }
    const card = say.thing([{ zone: 'library' }, ...list(filter ?? [])], { determiner: 'a', library: true });
    return `return ${card} at random from your graveyard to your hand`;
  }
  const discards = to === 'graveyard' && cause === 'discard' && canonical(what) === canonical({ saved: save });
  if (zone !== 'hand' || filter !== undefined || !discards || !isPlain(count) || canonical(rest) !== '{"do":"move"}')
    return UNSAID;
  if (typeof who !== 'string' && !isOnePlayer(who, say)) return UNSAID;
  return say.about(who, (s) => `${s.text} ${verb(s, 'discard')} ${say.counted(count, 'card')} at random`);
}

/** "Shuffle this card into its owner's library" (701.24). */
export function shuffledIn(
  { what, to, cause, position, ...rest }: Move,
  { who, zone }: Extract<Effect, { do: 'shuffle' }>,
  say: Say,
): string {
  const became = canonical(what) === '{"event":"became"}' && say.on?.on === 'move' && say.on.object === 'self';
  const one = became || what === 'self' || (typeof what === 'object' && 'target' in what);
  if (!one || to !== 'library' || cause !== 'return' || position !== undefined || zone !== undefined) return UNSAID;
  if (canonical(rest) !== '{"do":"move"}' || canonical(who ?? null) !== canonical({ ownerOf: became ? 'self' : what }))
    return UNSAID;
  if (typeof what === 'object' && 'target' in what && !isOneTarget(say.targets[what.target])) return UNSAID;
  const role = became ? 'self' : what;
  return say.ways(
    () => `shuffle ${say.object(what)} into its owner's library`,
    () => `${either(...whoseNames(role, say))} owner shuffles it into their library`,
    ...(typeof what === 'object' && 'target' in what
      ? [() => `choose ${say.object(what)}. its owner shuffles it into their library`]
      : []),
  );
}
