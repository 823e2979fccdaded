/** Whole piles of a player, and what is chosen among what has just been moved (401, 402, 701.24). */
import { canonical, type Effect, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { isOnePlayer, whoseNames } from '../nouns.js';
import { either, listed, type Say, UNSAID, verb, wholeEffect as whole } from '../say.js';
import { keep, keyOf, kindsOf, laterNames, passing } from '../spoken.js';

type Choose = Extract<Effect, { do: 'choose' }>;
type Move = Extract<Effect, { do: 'move' }>;
type Shuffle = Extract<Effect, { do: 'shuffle' }>;
const list = (filter: Filter): readonly FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** The piles of one player that make up what is referred to, and whose these are. */
function pilesOf(what: Ref): { zones: string[]; owner: Ref } | undefined {
  if (typeof what !== 'object' || !('each' in what)) return undefined;
  const owned = list(what.each).filter((clause) => 'owner' in clause);
  const placed = list(what.each).filter((clause) => !('owner' in clause));
  const [owner] = owned;
  const [place] = placed;
  if (!owner || !('owner' in owner) || owned.length > 1 || !place || placed.length > 1) return undefined;
  if (owner.owner !== 'you' && owner.owner !== 'players' && typeof owner.owner !== 'object') return undefined;
  const each = 'any' in place ? place.any.map(list) : [[place]];
  const zones = each.flatMap(([zone, ...more]) =>
    zone && 'zone' in zone && more.length === 0 ? [zone.zone] : [UNSAID],
  );
  return { zones, owner: owner.owner };
}

/** "All cards from target player's library": all that lie there, and nothing else. */
export function wholeLibrary(what: Ref, say: Say): string | undefined {
  const piles = pilesOf(what);
  if (piles?.zones.join() !== 'library' || !isOnePlayer(piles.owner, say)) return undefined;
  const names = piles.owner === 'you' ? ['your'] : whoseNames(piles.owner, say);
  return either(...names.map((one) => `all cards from ${one} library`));
}

/** "That player shuffles their hand and graveyard into their library" (701.24). */
export function pilesShuffled(
  { what, to, position, cause, ...rest }: Move,
  shuffle: Shuffle,
  say: Say,
): string | undefined {
  const piles = pilesOf(what);
  if (!piles || canonical(rest) !== '{"do":"move"}') return undefined;
  return whole(shuffle, ({ who = 'you', zone }) => {
    const same = canonical(who) === canonical(piles.owner) && (who === 'players' || isOnePlayer(who, say));
    const named = piles.zones.every((one) => one === 'hand' || one === 'graveyard');
    if (!same || !named || to !== 'library' || position !== undefined || zone !== undefined) return UNSAID;
    if (cause !== undefined && cause !== 'return' && cause !== 'effect') return UNSAID;
    return say.about(who, (s) => {
      const own = s.you ? 'your' : 'their';
      return `${s.text} ${verb(s, 'shuffle')} ${own} ${listed(piles.zones)} into ${own} library`;
    });
  });
}

/** Whether something is chosen among what was kept. */
export const isAmongKept = ({ from }: Choose): boolean =>
  list(from ?? []).some((clause) => keptIn(clause) !== undefined);
const keptIn = (clause: FilterClause): string | undefined =>
  'in' in clause && typeof clause.in === 'object' && 'saved' in clause.in ? clause.in.saved : undefined;

/** "You may put any number of creature cards from among them onto the battlefield", after such cards were exiled. */
export function fromAmongKept({ from, among, who, min, max = 1, kind, save }: Choose, move: Move, say: Say): string {
  if (from === undefined || among !== undefined || kind !== undefined || (who !== undefined && who !== 'you'))
    return UNSAID;
  const zone = list(from).find((clause) => 'zone' in clause);
  const kept = list(from).find((clause) => keptIn(clause) !== undefined);
  const rest = list(from).filter((clause) => clause !== zone && clause !== kept);
  const name = kept && keptIn(kept);
  if (canonical(zone ?? null) !== '{"zone":"exile"}' || name === undefined || min !== 0) return UNSAID;
  const key = keyOf({ saved: name }, say);
  const them = laterNames(key, say).filter((one) => one === 'them' || one === 'those cards');
  const many = max !== 1;
  // Any number is as many as there are at most.
  if (them.length === 0 || (many && (typeof max !== 'number' || max < (countOf(key) ?? Number.POSITIVE_INFINITY))))
    return UNSAID;
  if (canonical(move.what) !== canonical({ saved: save })) return UNSAID;
  const noun = say.thing(
    [{ zone: 'library' }, ...rest],
    many ? { many, library: true } : { determiner: 'a', library: true },
  );
  const cards = `${many ? 'any number of ' : ''}${noun} from among ${either(...them)}`;
  keep(say, save, undefined, [...kindsOf(rest), 'card'], many);
  return whole(move, ({ what, to, status, controller, save: became, cause, ...more }) => {
    if (what === undefined || to !== 'battlefield' || canonical(more) !== '{"do":"move"}') return UNSAID;
    if (controller !== 'you' || cause === 'destroy' || cause === 'sacrifice') return UNSAID;
    if (status && canonical(status) !== '{"tapped":true}') return UNSAID;
    if (became === undefined) passing(say, ['card', 'permanent'], many);
    else keep(say, became, { saved: save }, ['permanent']);
    return `you may put ${cards} onto the battlefield${status ? ' tapped' : ''}`;
  });
}
/** How many cards from the top of a library it is. */
function countOf(key: string): number | undefined {
  const top = /^\{(?:"of":.*,)?"top":(\d+)\}$/.exec(key);
  return top ? Number(top[1]) : undefined;
}
