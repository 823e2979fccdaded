/** What several players choose, each among their own, and what is done with all of it at once (101.4). */
import { canonical, type Effect, type Filter, type FilterClause } from '@arbiter/engine';
import { numeral, type Say, UNSAID } from '../say.js';
import { passing } from '../spoken.js';

type Choose = Extract<Effect, { do: 'choose' }>;
type Move = Extract<Effect, { do: 'move' }>;
const list = (filter: Filter): readonly FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

const OTHERS = canonical({ each: [{ player: 'any' }, { not: { player: 'you' } }] });
const WHO: { [who: string]: string } = {
  [canonical('players')]: 'each player',
  [canonical('opponents')]: 'each opponent',
  [OTHERS]: 'each other player',
};

/** "Each player exiles two cards from their hand", "each other player may put a creature card from their hand onto the battlefield". */
export function eachChosen(
  { who, each, from, among, kind, min, max = 1, save }: Choose,
  { what, to, cause, position, ...more }: Move,
  say: Say,
): string {
  const player = WHO[canonical(who ?? null)];
  const upTo = min === 0;
  if (player === undefined || each === undefined || from === undefined || among !== undefined || kind !== undefined)
    return UNSAID;
  if (typeof max !== 'number' || (min !== undefined && min !== max && !upTo) || (upTo && max !== 1)) return UNSAID;
  if (canonical(what) !== canonical({ saved: save }) || canonical(more) !== '{"do":"move"}') return UNSAID;
  const one = { saved: each };
  const owned = canonical({ owner: one });
  const zone = list(from)
    .flatMap((clause) => ('zone' in clause ? [clause.zone] : []))
    .join();
  const held = list(from).some((clause) => canonical(clause) === canonical({ controller: one }));
  const rest = list(from).filter(
    (clause) => !('zone' in clause) && ![owned, canonical({ controller: one })].includes(canonical(clause)),
  );
  const place = [zone, to, cause, position ?? ''].join();
  const done = held && list(from).length === rest.length + 1 && zone === '' ? HELD[place] : PLACES[place];
  if (done === undefined || (!held && list(from).length !== rest.length + 2)) return UNSAID;
  if (max !== 1 && !MANY.includes(place)) return UNSAID;
  const cards = held
    ? say.thing(rest, { determiner: 'a', from: 'they control' })
    : `${max === 1 ? '' : `${numeral(max)} `}${say.thing(
        [{ zone: 'library' }, ...rest],
        max === 1 ? { determiner: 'a', library: true } : { many: true, library: true },
      )}`;
  passing(say, ['card'], true);
  const [does = UNSAID, where = UNSAID] = done;
  return `${player} ${upTo ? `may ${does}` : `${does}s`} ${cards} ${where}`;
}
const PLACES: { [place: string]: [string, string] } = {
  'hand,exile,exile,': ['exile', 'from their hand'],
  'hand,battlefield,return,': ['put', 'from their hand onto the battlefield'],
  'hand,library,return,top': ['put', 'from their hand on top of their library'],
  'graveyard,battlefield,return,': ['return', 'from their graveyard to the battlefield'],
};
const HELD: { [place: string]: [string, string] } = { ',hand,return,': ['return', "to its owner's hand"] };
/** What may be several without another word about them. */
const MANY = ['hand,exile,exile,', 'hand,battlefield,return,'];
