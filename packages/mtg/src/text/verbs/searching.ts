/** How searching a library is printed, and what becomes of what is found there (701.23). */
import { canonical, type Effect, type Filter, type Value } from '@arbiter/engine';
import { isOnePlayer, whoseNames } from '../nouns.js';
import { either, numeral, type Say, type Subject, UNSAID, verb } from '../say.js';
import { keep, kindsOf, PLAYER, passing, speak } from '../spoken.js';
import { does } from './doing.js';

type Search = Extract<Effect, { do: 'search' }>;

export function searchText(effect: Search, say: Say): string {
  const { to, position, status, save, who, of, zone, filter = [], count = 1, reveal, shuffle, also } = effect;
  if (also !== undefined) return searchedAll(effect, say);
  if (count === 'any') return UNSAID;
  // Each of several searches for their own.
  const each = (who === 'players' || who === 'opponents') && of === undefined && save === undefined && !shuffle;
  if (to === undefined || !(each || isOnePlayer(who, say)) || zone !== undefined || (save !== undefined && count !== 1))
    return UNSAID;
  if (position !== undefined && (position !== 'top' || !shuffle)) return UNSAID;
  if (status && (to !== 'battlefield' || canonical(status) !== '{"tapped":true}')) return UNSAID;
  if (of !== undefined && (shuffle || !isOnePlayer(of, say))) return UNSAID;
  return does(who, say, (s) => {
    const own = s.you ? 'your' : 'their';
    const names = of === undefined ? [own] : of === 'you' ? ['your'] : whoseNames(of, say);
    const whose = either(...names);
    const cards = [{ zone: 'library' }, ...[filter].flat()];
    const found = foundText(cards, count, say);
    const it = count === 1 ? either('it', 'that card') : either('them', 'those cards');
    const shows = reveal ? `, ${verb(s, 'reveal')} ${it}` : '';
    if (save === undefined) passing(say, ['card'], count !== 1);
    else keep(say, save, undefined, [...kindsOf(cards), 'card'], false);
    const looked = `${s.text} ${verb(s, 'search', 'searches')} ${whose} library for ${found}${shows}`;
    if (shuffle) {
      if (to !== 'library') return UNSAID;
      const shown = reveal ? [` and ${verb(s, 'reveal')} ${it}. `] : [];
      const end = onTop(s, count !== 1);
      return either(`${looked}, ${end}`, ...shown.map((one) => `${looked.slice(0, -shows.length)}${one}${end}`));
    }
    const put = of === undefined ? placed(effect, own, s, it) : placedOf(effect, s, it);
    return `${looked}${of === undefined ? ', ' : either(', ', ' and ')}${put}`;
  });
}
/** "a creature card", "up to two basic land cards": only what has a stated quality may be left unfound (701.23b, 701.23d). */
export function foundText(cards: Filter, count: Value, say: Say): string {
  const [zone, union, ...more] = [cards].flat();
  // One that fits either of several descriptions.
  if (count === 1 && zone && union && more.length === 0 && 'any' in union) {
    const plain = say.apart(() => say.thing(cards, { determiner: 'a', library: true }));
    const each = union.any.map((part) => say.thing([zone, ...[part].flat()], { determiner: 'a', library: true }));
    return plain.includes(UNSAID) ? each.join(' or ') : either(plain, each.join(' or '));
  }
  if (count === 1) return say.thing(cards, { determiner: 'a', library: true });
  const number = typeof count === 'number' ? numeral(count) : UNSAID;
  const several = say.thing(cards, { many: true, library: true });
  // Of any card there must be found so many (701.23d).
  if ([cards].flat().length === 0) return `${number} ${several}`;
  return [cards].flat().length > 1
    ? `up to ${number} ${several}`
    : either(`up to ${number} ${several}`, `${number} ${several}`);
}
/** What is found stays on top while the rest is shuffled (701.24b). */
const onTop = (s: Subject, many: boolean): string =>
  `${verb(s, 'shuffle')} and ${verb(s, 'put')} ${many ? 'those cards' : either('that card', 'the card', 'it')} on top${many ? ' in any order' : ''}`;

/** Where somebody puts what they have found in their own library. */
function placed({ to, status }: Search, own: string, s: Subject, it: string): string {
  const place = {
    hand: `into ${own} hand`,
    graveyard: `into ${own} graveyard`,
    battlefield: `onto the battlefield${status ? ' tapped' : ''}`,
  }[to ?? ''];
  return to === 'exile' ? `${verb(s, 'exile')} ${it}` : `${verb(s, 'put')} ${it} ${place ?? UNSAID}`;
}
/** What is found in the library of another goes where its owner's cards go, or enters under the control of whoever searched. */
function placedOf({ to, status }: Search, s: Subject, it: string): string {
  if (to === 'exile') return `${verb(s, 'exile')} ${it}`;
  if (to === 'graveyard') return `${verb(s, 'put')} ${it} into ${either('their', "that player's")} graveyard`;
  if (to !== 'battlefield' || !s.you) return UNSAID;
  return `put ${it} onto the battlefield${status ? ' tapped' : ''} under your control`;
}

/** "Search target player's graveyard, hand, and library for any number of cards with that name and exile them." */
export function searchedAll({ of, also = [], zone, filter, count, to, ...rest }: Search, say: Say, named = ''): string {
  if (canonical([...also].sort()) !== '["graveyard","hand"]' || zone !== undefined || count !== 'any') return UNSAID;
  if (of === undefined || !isOnePlayer(of, say) || to !== 'exile' || filter === undefined) return UNSAID;
  if (canonical(rest) !== '{"do":"search"}') return UNSAID;
  const whose = either(...(of === 'you' ? ['your'] : whoseNames(of, say)));
  // From then on it is "that player", however they were called.
  if (typeof of === 'object' && !('target' in of)) speak(say, canonical(of), PLAYER);
  const what =
    named === ''
      ? say.thing([{ zone: 'library' }, ...[filter].flat()], { many: true, library: true })
      : `cards ${named}`;
  passing(say, ['card'], true);
  return `search ${whose} graveyard, hand, and library for any number of ${what} and exile them`;
}
/** A card of the name that was chosen just now. */
export const ofThatName = (filter: Filter | undefined): boolean =>
  canonical([filter ?? []].flat()) === canonical([{ chosen: 'cardName' }]);
