/** What is done with the card that somebody has looked at on top of a library (401.5, 701.20). */
import { canonical, type Effect, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { isOnePlayer, whoseNames } from '../nouns.js';
import { either, type Say, UNSAID, wholeEffect as whole } from '../say.js';
import { kindsOf, passing, rename } from '../spoken.js';

type Look = Extract<Effect, { do: 'look' }>;
type May = Extract<Effect, { do: 'may' }>;
type Move = Extract<Effect, { do: 'move' }>;
const list = (filter: Filter): readonly FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const isTop = (what: Ref): what is Extract<Ref, { top: unknown }> =>
  typeof what === 'object' && 'top' in what && what.top === 1;

/** Whether one instruction looks at the top card of a library, and another may do something with that card. */
export const isLookedAt = (look: Effect | undefined, may: Effect | undefined): boolean =>
  look?.do === 'look' &&
  may?.do === 'may' &&
  isTop(look.what) &&
  may.then.some((effect: Effect) => 'what' in effect && canonical(effect.what ?? null) === canonical(look.what));

/** "Look at the top card of target player's library. You may put that card on the bottom of that player's library." */
export function lookedAtTop({ what, who }: Look, may: May, say: Say): string {
  if (!isTop(what) || (who !== undefined && who !== 'you') || !isOnePlayer(what.of, say)) return UNSAID;
  const looked = `look at ${say.object(what, 'asked')}`;
  return whole(may, ({ who: asked, then, else: otherwise = [] }) => {
    if ((asked !== undefined && asked !== 'you') || otherwise.length > 0) return UNSAID;
    const [first, second, ...more] = then;
    if (first?.do === 'reveal' && second?.do === 'if' && more.length === 0)
      return `${looked}. you may ${whole(first, ({ what: shown }) => (canonical(shown) === canonical(what) ? `reveal ${either('that card', 'it')}` : UNSAID))}. ${shownText(what, second, say)}`;
    if (first?.do !== 'move' || second) return UNSAID;
    const exiled = { do: 'move', what, to: 'exile', cause: 'exile' };
    if (canonical(first) === canonical(exiled) && !canonical(say.face.abilities).includes('{"linked":true}')) {
      passing(say, ['card'], false);
      return `${looked}. you may exile ${either('that card', 'it')}`;
    }
    return `${looked}. you may put ${either('that card', 'it')} ${whole(first, (move) => placeText(move, what, say))}`;
  });
}

type Branch = Extract<Effect, { do: 'if' }>;
/** Whether the top card is revealed, and put into one place or another by what it is. */
export function isOneOrOther(
  { what }: Extract<Effect, { do: 'reveal' }>,
  { if: condition, then, else: other = [] }: Branch,
): boolean {
  const top = canonical(what);
  const moves = (all: readonly Effect[]): boolean =>
    all.length === 1 && all[0]?.do === 'move' && canonical(all[0].what) === top;
  return isTop(what) && 'is' in condition && canonical(condition.is[0]) === top && moves(then) && moves(other);
}
/** "Reveal the top card of your library. If it's a creature card, put it onto the battlefield. Otherwise, put it into your graveyard." */
export function oneOrOther(
  { what }: Extract<Effect, { do: 'reveal' }>,
  { if: condition, then, else: other = [] }: Branch,
  say: Say,
): string {
  if (!isTop(what) || (what.of !== undefined && what.of !== 'you') || !('is' in condition)) return UNSAID;
  if (Object.keys(condition).length > 1) return UNSAID;
  const clauses = list(condition.is[1]);
  if (clauses.length === 0 || clauses.some((clause) => 'zone' in clause)) return UNSAID;
  const card = say.thing([{ zone: 'library' }, ...clauses], { determiner: 'a', library: true });
  const put = ([move]: readonly Effect[]): string =>
    move?.do === 'move'
      ? whole(move, ({ what: it, to, cause, position, controller, ...rest }) => {
          if (canonical(it) !== canonical(what) || canonical(rest) !== '{"do":"move"}' || cause !== 'return')
            return UNSAID;
          if (controller !== undefined && (to !== 'battlefield' || controller !== 'you')) return UNSAID;
          const place = PUT[[to, position ?? ''].join()];
          return place === undefined ? UNSAID : `put ${either('it', 'that card')} ${place}`;
        })
      : UNSAID;
  passing(say, ['card'], false);
  return `reveal the top card of your library. if ${either("it's", 'it is', 'that card is')} ${card}, ${put(then)}. otherwise, ${put(other)}`;
}
const PUT: { [place: string]: string } = {
  'hand,': 'into your hand',
  'graveyard,': 'into your graveyard',
  'battlefield,': 'onto the battlefield',
  'library,bottom': 'on the bottom of your library',
};

/** "If an instant or sorcery card is revealed this way, transform this creature." */
function shownText(top: Ref, shown: Extract<Effect, { do: 'if' }>, say: Say): string {
  return whole(shown, ({ if: condition, then, else: otherwise = [] }) => {
    if (!('is' in condition) || Object.keys(condition).length > 1 || otherwise.length > 0) return UNSAID;
    const [of, filter] = condition.is;
    const clauses = list(filter);
    const kind = clauses.filter((clause) => canonical(clause) !== '{"zone":"library"}');
    if (canonical(of) !== canonical(top) || kind.length + 1 !== clauses.length || kind.length === 0) return UNSAID;
    const card = say.thing([{ zone: 'library' }, ...kind], { determiner: 'a', library: true });
    rename(say, canonical(top), kindsOf(kind));
    return `if ${card} is revealed this way, ${say.effects(then, 'sentence')}`;
  });
}

/** Where the card goes: the library and the graveyard are its owner's, whose library it was on (400.3). */
function placeText(
  { what, to, position, cause, ...rest }: Move,
  top: Extract<Ref, { top: unknown }>,
  say: Say,
): string {
  if (canonical(what) !== canonical(top) || cause === 'discard' || cause === 'exile') return UNSAID;
  if (canonical(rest) !== '{"do":"move"}') return UNSAID;
  const whose = top.of === undefined || top.of === 'you' ? 'your' : either(...whoseNames(top.of, say));
  passing(say, ['card'], false);
  if (to === 'library') return position === 'bottom' ? `on the bottom of ${whose} library` : UNSAID;
  if (position !== undefined) return UNSAID;
  if (to === 'graveyard') return `into ${whose} graveyard`;
  return to === 'hand' ? `into ${whose} hand` : UNSAID;
}
