/** Instructions that one phrase says together with those after them: what is chosen, and what is done with it (608.2d). */

import { canonical, type Effect, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { either, type Say, UNSAID, verb, wholeEffect as whole } from '../say.js';
import { keep, kindsOf, passing } from '../spoken.js';
import { atRandom, chosenText, shownAtRandom, shuffledIn } from './chosen-done.js';
import { mayDig } from './digging.js';
import { eachChosen } from './each-chooses.js';
import { freeCasting } from './free-casting.js';
import { eitherTime } from './later.js';
import { copiesCast, destroyedRest, maybeChosen, shuffledFromHand } from './looked-over.js';
import { allOfThatName, forEachDone } from './namesakes.js';
import { anyGives, anyMay } from './offers.js';
import { oneAndOther } from './one-and-other.js';
import { fromAmongKept, isAmongKept, pilesShuffled } from './piles.js';
import { revealedText } from './revealed.js';
import { ofThatName, searchedAll } from './searching.js';
import { separatedText } from './separated.js';
import { sourceText } from './sources.js';
import { isLookedAt, isOneOrOther, lookedAtTop, oneOrOther } from './tops.js';
import { eachUnless } from './unless.js';
import { whereverText } from './wherever.js';
import { whetherDone } from './whether.js';

export type Choose = Extract<Effect, { do: 'choose' }>;
export type Move = Extract<Effect, { do: 'move' }>;
const list = (filter: Filter): readonly FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** What so many instructions say together. */
export interface Said {
  said: string;
  count: number;
}
/** What several say, where no phrase says them one by one, and how many these are. */
export function sequenceText(effects: readonly Effect[], say: Say, sentence?: 'sentence'): Said | undefined {
  const [one, next, third] = effects;
  if (!one) return undefined;
  const together =
    separatedText(effects, say) ??
    freeCasting(effects, say) ??
    whereverText(one, say) ??
    sourceText(effects) ??
    oneAndOther(effects, say) ??
    whetherDone(effects, say) ??
    revealedText(effects, say) ??
    eachUnless(one, say) ??
    forEachDone(one, say) ??
    allOfThatName(effects, say) ??
    maybeChosen(effects, say) ??
    copiesCast(effects, say) ??
    destroyedRest(effects, say) ??
    shuffledFromHand(effects) ??
    mayDig(one, say) ??
    eitherTime(effects, say);
  if (together) return together;
  if (one.do === 'remember' && next?.do === 'forEach' && third?.do === 'if') {
    const said = anyMay(one, next, third, say);
    if (said !== undefined) return { said, count: 3 };
  }
  if (one.do === 'choose' && next?.do === 'sacrifice' && third?.do === 'if') {
    const said = anyGives(one, next, third, say);
    if (said !== undefined) return { said, count: 3 };
  }
  if (one.do === 'chooseWord' && one.of === 'cardName' && next?.do === 'search' && ofThatName(next.filter)) {
    const chosen = say.effects([one]);
    return { said: `${chosen}. ${whole(next, (search) => searchedAll(search, say, 'with that name'))}`, count: 2 };
  }
  if (one.do === 'reveal' && next?.do === 'choose' && third?.do === 'move')
    return { said: whole(one, (first) => fromHand(first, next, third, say)), count: 3 };
  if (one.do === 'reveal' && next?.do === 'move' && isSameTop(one.what, next.what))
    return { said: whole(one, (first) => revealedTop(first, next, say)), count: 2 };
  if (one.do === 'look' && next?.do === 'may' && isLookedAt(one, next))
    return { said: whole(one, (first) => lookedAtTop(first, next, say)), count: 2 };
  if (one.do === 'look' && next?.do === 'choose' && isTop(next.among) && effects[4]?.do === 'move')
    return { said: whole(one, (first) => eachElsewhere(first, effects.slice(1, 5), say)), count: 5 };
  if (one.do === 'choose' && one.each !== undefined)
    return {
      said: next?.do === 'move' ? whole(one, (first) => whole(next, (move) => eachChosen(first, move, say))) : UNSAID,
      count: 2,
    };
  if (one.do === 'reveal' && next?.do === 'if' && isOneOrOther(one, next))
    return { said: whole(one, (first) => whole(next, (branch) => oneOrOther(first, branch, say))), count: 2 };
  if (one.do === 'choose' && next?.do === 'move' && isAmongKept(one))
    return { said: whole(one, (first) => fromAmongKept(first, next, say)), count: 2 };
  if (one.do === 'choose')
    return { said: next && isDone(next) ? whole(one, (first) => chosenText(first, next, say)) : UNSAID, count: 2 };
  if (one.do === 'random' && next?.do === 'reveal')
    return { said: whole(one, (first) => whole(next, (second) => shownAtRandom(first, second, say))), count: 2 };
  if (one.do === 'random')
    return {
      said: next?.do === 'move' ? whole(one, (first) => whole(next, (move) => atRandom(first, move, say))) : UNSAID,
      count: 2,
    };
  if (one.do === 'move' && next?.do === 'shuffle' && one.to === 'library' && one.position === undefined)
    return {
      said: whole(
        one,
        (move) => pilesShuffled(move, next, say) ?? whole(next, (shuffle) => shuffledIn(move, shuffle, say)),
      ),
      count: 2,
    };
  if (one.do === 'proliferate' && canonical(one) === canonical(next ?? null) && third?.do !== 'proliferate')
    return { said: `${say.effects([one])} twice`, count: 2 };
  if (one.do === 'look' && next?.do === 'discard' && isHandOf(one.what, next, say))
    return { said: whole(one, (first) => whole(next, (second) => chosenFromHand(first, second, say))), count: 2 };
  if (one.do === 'modify' && next?.do === 'modify' && [one, next].every(isGroupFigures))
    return { said: bothUntilEnd(one, next, jointOf(sentence), say), count: 2 };
  if (one.do === 'counters' && next?.do === 'counters') {
    const all = third?.do === 'counters' ? [one, next, third] : [one, next];
    return { said: allPut(all, jointOf(sentence), say), count: all.length };
  }
  return undefined;
}
/** "Put a +1/+1 counter on each creature you control and a loyalty counter on each other planeswalker you control." */
function allPut(all: readonly Counters[], joint: string, say: Say): string {
  const [first = UNSAID, ...more] = all.map((one) => say.effects([one]));
  if (![first, ...more].every((one) => one.startsWith('put '))) return [first, ...more].join(joint);
  const last = more.length - 1;
  return `${first}${more
    .map((one, i) => {
      const plain = one.slice('put '.length);
      return `${either(`${joint}put `, ' and ', ...(i < last ? [', '] : []))}${plain}`;
    })
    .join('')}`;
}
const isTop = (ref: Ref | undefined): boolean => typeof ref === 'object' && 'top' in ref;
/** "Look at the top three cards of your library. Put one into your hand, one on top, and one on the bottom of your library." */
function eachElsewhere({ what, who }: Look, rest: readonly Effect[], say: Say): string {
  const kept = (name: string, place: object): object => ({
    do: 'move',
    what: { saved: name },
    cause: 'return',
    ...place,
  });
  const [one, first, other, second] = rest;
  if (one?.do !== 'choose' || other?.do !== 'choose' || (who !== undefined && who !== 'you')) return UNSAID;
  // Of three the one that neither goes to the hand nor under the library stays on top.
  const plan = [
    { do: 'choose', among: { top: 3 }, save: one.save },
    kept(one.save, { to: 'hand' }),
    { do: 'choose', among: { top: 2 }, save: other.save },
    kept(other.save, { to: 'library', position: 'bottom' }),
  ];
  if (canonical([what, one, first, other, second]) !== canonical([{ top: 3 }, ...plan])) return UNSAID;
  const [top, under] = ['on top of your library', 'on the bottom of your library'];
  return `look at ${say.object({ top: 3 })}. put one of ${either('them', 'those cards')} into your hand, one ${either(top, 'on top')}, and one ${under}`;
}
type Modify = Extract<Effect, { do: 'modify' }>;
/** What hangs on a condition or a choice is one sentence. */
const jointOf = (sentence: 'sentence' | undefined): string =>
  sentence ? either(' and ', ' ') : either('. ', ' and ', ' ');
const isGroupFigures = (effect: Effect): boolean =>
  effect.do === 'modify' &&
  typeof effect.what === 'object' &&
  ('each' in effect.what || 'target' in effect.what) &&
  canonical(effect.until ?? { kind: 'endOfTurn' }) === '{"kind":"endOfTurn"}' &&
  effect.mods.length > 0 &&
  effect.mods.every((mod) => mod.mod === 'add' && typeof mod.value === 'number');
/** "Until end of turn, creatures you control get +1/+1 and creatures your opponents control get -1/-1." */
function bothUntilEnd(one: Modify, next: Modify, joint: string, say: Say): string {
  const plain = (effect: Modify): string =>
    whole(effect, ({ what, mods, until }) =>
      until === undefined || until.kind === 'endOfTurn'
        ? say.about(what, (s) => `${s.text} ${say.mods(mods, s, true)}`)
        : UNSAID,
    );
  return say.ways(
    () => `until end of turn, ${plain(one)} and ${plain(next)}`,
    () => `${say.effects([one])}${joint}${say.effects([next])}`,
  );
}
type Counters = Extract<Effect, { do: 'counters' }>;
const isSameTop = (one: Ref, other: Ref): boolean =>
  typeof one === 'object' && 'top' in one && canonical(one) === canonical(other);

export type Done = Extract<Effect, { do: 'move' | 'status' | 'counters' }>;
const isDone = (effect: Effect): effect is Done => ['move', 'status', 'counters'].includes(effect.do);

type Look = Extract<Effect, { do: 'look' }>;
type Discard = Extract<Effect, { do: 'discard' }>;
const isHandOf = (what: Ref, { who, chooser }: Discard, say: Say): boolean =>
  chooser === 'you' && canonical(what) === canonical(who) && isOnePlayer(who, say) && who !== 'you';
/** "Look at target player's hand and choose a card from it. That player discards that card" (701.9). */
function chosenFromHand(
  { what, who }: Look,
  { who: whose, count = 1, filter, chooser, save }: Discard,
  say: Say,
): string {
  if ((who !== undefined && who !== 'you') || count !== 1 || chooser !== 'you' || save !== undefined) return UNSAID;
  const looked = `look at ${say.object(what, 'asked')}'s hand`;
  const card = say.thing([{ zone: 'library' }, ...[filter ?? []].flat()], {
    determiner: 'a',
    library: true,
    from: 'from it',
  });
  passing(say, ['card'], false);
  return `${looked}${either(' and ', '. you ')}choose ${card}. ${say.object(whose)} discards that card`;
}
/** "Target opponent reveals their hand. You choose an artifact card from it and exile that card" (701.20a). */
function fromHand({ what }: Extract<Effect, { do: 'reveal' }>, choose: Choose, move: Move, say: Say): string {
  if (!isOnePlayer(what, say) || what === 'you') return UNSAID;
  const reveals = say.about(what, (s) => `${s.text} ${verb(s, 'reveal')} their hand`);
  return whole(choose, ({ from, among, who, min = 1, max = 1, kind, save }) => {
    if (from === undefined || among !== undefined || kind !== undefined || min !== 1 || max !== 1) return UNSAID;
    if (who !== undefined && who !== 'you') return UNSAID;
    const place = [{ zone: 'hand' }, { owner: what }].map(canonical);
    const rest = list(from).filter((clause) => !place.includes(canonical(clause)));
    if (list(from).length !== rest.length + 2 || canonical(move.what) !== canonical({ saved: save })) return UNSAID;
    const card = say.thing([{ zone: 'library' }, ...rest], { determiner: 'a', library: true, from: 'from it' });
    keep(say, save, undefined, [...kindsOf(rest), 'card']);
    return `${reveals}${either('. ', ' and ')}you choose ${card}${either(' and ', '. ')}${say.effects([move])}`;
  });
}

/** "Reveal the top card of your library and put that card into your hand." */
function revealedTop({ what }: Extract<Effect, { do: 'reveal' }>, move: Move, say: Say): string {
  if (typeof what !== 'object' || !('top' in what) || what.top !== 1) return UNSAID;
  const { of = 'you' } = what;
  if (!isOnePlayer(of, say)) return UNSAID;
  return whole(move, ({ to, cause, position, save, ...rest }) => {
    if (canonical({ ...rest, do: null, what: null }) !== '{"do":null,"what":null}') return UNSAID;
    if (to !== 'hand' || cause !== 'return' || position !== undefined || rest.what === undefined) return UNSAID;
    return say.about(of, (s) => {
      const own = s.you ? 'your' : 'their';
      const puts = `${either(' and ', '. ')}${s.you ? '' : either('', 'that player ')}${verb(s, 'put')} ${either('that card', 'it')} into ${own} hand`;
      const shows = `${s.text} ${verb(s, 'reveal')} the top card of ${own} library`;
      passing(say, ['card'], false);
      keep(say, save, undefined, ['card']);
      return `${shows}${puts}`;
    });
  });
}
