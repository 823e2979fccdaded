/** Phrases of instructions that look through decks, play cards, or make copies. */
import { canonical, type Effect } from '@arbiter/engine';
import { xText } from '../numbers.js';
import { zoneName } from '../places.js';
import { either, numeral, type Say, UNSAID } from '../say.js';
import { keep } from '../spoken.js';
import { writtenValue } from '../written.js';
import type { VerbPhrases } from './plain.js';

/** "Reveal cards from the top of your deck until you reveal an ally card. Put that card into your hand and the rest …" */
function digUntil({ who, count, reveal, take, rest }: Dig, say: Say): string | undefined {
  if (typeof count !== 'object' || !('topUntil' in count)) return undefined;
  const { topUntil, of, ...others } = count;
  if (Object.keys(others).length > 0 || of !== undefined || (who !== undefined && who !== 'you') || !reveal || !take)
    return UNSAID;
  const { to, filter, may, save, ...more } = take;
  if (Object.keys(more).length > 0 || canonical(filter ?? null) !== canonical(topUntil) || rest.save !== undefined)
    return UNSAID;
  if (save !== undefined) {
    keep(say, save, undefined, ['card', ...(to === 'banishment' ? ['banished card'] : [])]);
    say.spoken.done = {
      ...say.spoken.done,
      [save]: { past: to === 'banishment' ? 'banished' : 'put', kind: 'card', many: false },
    };
    say.spoken.became = [...(say.spoken.became ?? []), save];
  }
  const into = to === 'field' ? 'onto the field' : `into your ${zoneName(to)}`;
  const away =
    rest.to === 'bottom' && rest.order === 'random' ? 'on the bottom of your deck in a random order' : UNSAID;
  const card = say.thing(topUntil, { determiner: 'a', card: true });
  if (to === 'banishment')
    return may
      ? UNSAID
      : `reveal cards from the top of your deck until you reveal ${card}. banish ${either('that card', 'it')} and ${either('', 'put ')}the rest ${away}`;
  return `reveal cards from the top of your deck until you reveal ${card}. ${may ? 'you may ' : ''}put ${either('that card', 'it')} ${into} and ${either('', 'put ')}the rest ${away}`;
}
/** "Scavenge 6 for a Potion card": cards are revealed until one fits, or so many are (2.11.7.15.2). */
function scavengeText(
  who: Dig['who'],
  count: Dig['count'],
  reveal: Dig['reveal'],
  take: Dig['take'],
  rest: Dig['rest'],
  say: Say,
): string | undefined {
  if (typeof count !== 'object' || !('least' in count) || !Array.isArray(count.least) || !take) return undefined;
  const [most, until, ...more] = count.least;
  if (most === undefined || more.length > 0 || typeof until !== 'object' || !('topUntil' in until)) return undefined;
  const { filter, ...others } = take;
  const plain =
    canonical(until) === canonical({ topUntil: filter ?? null }) &&
    canonical(others) === '{"to":"hand"}' &&
    canonical(rest) === canonical({ to: 'bottom', order: 'random' });
  if (!plain || !reveal || filter === undefined || (who !== undefined && who !== 'you')) return UNSAID;
  return `scavenge ${xText(most, say, `for ${say.thing(filter, { determiner: 'a', card: true })}`)}`;
}
type Dig = Extract<Effect, { do: 'dig' }>;
/** "Look at the top five cards of your deck. You may put an ally card from among them into your hand. Put the rest …" */
export function digText({ who, count, reveal, take, rest }: Dig, say: Say, also = '', before?: 'shown'): string {
  const scavenged = scavengeText(who, count, reveal, take, rest, say);
  if (scavenged !== undefined) return scavenged;
  const until = digUntil(
    {
      do: 'dig',
      ...(who === undefined ? {} : { who }),
      count,
      ...(reveal ? { reveal } : {}),
      ...(take ? { take } : {}),
      rest,
    },
    say,
  );
  if (until !== undefined) return until;
  const size = writtenValue(count);
  if ((who !== undefined && who !== 'you') || size === undefined) return UNSAID;
  const cards = count === 1 ? UNSAID : `${typeof count === 'number' ? numeral(count) : size} cards`;
  const shows = reveal ? 'reveal' : 'look at';
  const order = rest.order === 'random' ? 'in a random order' : either('in any order', 'in an order of your choice');
  const there =
    rest.to === 'top' || rest.to === 'bottom'
      ? `${either(`on the ${rest.to}`, ...(rest.to === 'top' ? ['back on top', 'on top'] : []))} of your deck ${order}`
      : rest.order === undefined
        ? `into your ${zoneName(rest.to)}`
        : UNSAID;
  if (rest.save !== undefined) return UNSAID;
  const away = `put the rest${either('', ' of the cards', ' of those cards')} ${there}`;
  // What the instruction before has revealed is not revealed again.
  const known = before === 'shown' || (reveal && say.spoken.topShown === canonical(count));
  const plainly = `${shows} the top ${cards} ${either('of', 'from')} your deck. `;
  const seen = before === 'shown' ? '' : known ? either('', plainly) : plainly;
  if (take === undefined) return `${seen}${either(`put them ${there}`, away)}`;
  const { to, position, status, save, filter, count: wanted = 1, may, reveal: shown } = take;
  const states = Object.entries(status ?? {}).map(([one, on]) =>
    on && (one === 'distant' || one === 'rested') ? ` ${one}` : UNSAID,
  );
  if (position !== undefined || (states.length > 0 && to !== 'field')) return UNSAID;
  if (save !== undefined) {
    keep(say, save, undefined, ['card'], wanted !== 1);
    const past = to === 'banishment' ? 'banished' : 'put';
    say.spoken.done = { ...say.spoken.done, [save]: { past, kind: 'card', many: wanted !== 1 } };
    say.spoken.became = [...(say.spoken.became ?? []), save];
  }
  const one =
    filter === undefined
      ? either('one', 'a card', 'one of those cards')
      : say.thing(filter, { determiner: 'a', card: true });
  const many = filter === undefined ? 'cards' : say.thing(filter, { many: true, card: true });
  const said =
    wanted === 1
      ? one
      : wanted === 'all'
        ? `all ${many}`
        : typeof wanted === 'number'
          ? `${may ? 'up to ' : ''}${numeral(wanted)} ${many}`
          : UNSAID;
  const of = either('from among them', 'of them', '', ...(reveal ? ['revealed this way'] : []));
  const into =
    to === 'field' ? `onto the field${states.join('')}` : to === 'banishment' ? undefined : `into your ${zoneName(to)}`;
  const it = wanted === 1 ? 'it' : 'them';
  const put = into === undefined ? `banish ${said} ${of}` : `put ${said} ${of} ${into}`;
  const revealed = shown
    ? `reveal ${said} ${of} and ${into === undefined ? `banish ${it}` : `put ${it} ${into}`}`
    : put;
  // Of two cards the rest is the other one.
  const other =
    count === 2 && wanted === 1 && !may && (rest.to === 'bottom' || rest.to === 'top')
      ? [`put the other on the ${rest.to} of your deck`, `the other on the ${rest.to} of your deck`]
      : [];
  // "Up to two" leaves it open whether any is taken.
  const offer = may ? (wanted === 1 || wanted === 'all' ? 'you may ' : either('you may ', '')) : '';
  return `${seen}${offer}${revealed}${also}${either('. ', ' and ')}${either(away, away.replace('put ', ''), ...other)}`;
}

type Search = Extract<Effect, { do: 'search' }>;
/** "Search your deck for an ally card and put it into your memory." */
function searchText(
  { to, position, status, save, who, of, zone = 'mainDeck', also, filter, count = 1, reveal, shuffle }: Search,
  say: Say,
): string {
  if (position || status || also || (who !== undefined && who !== 'you') || (of !== undefined && of !== 'you'))
    return UNSAID;
  const one = filter === undefined ? 'a card' : say.thing(filter, { determiner: 'a', card: true });
  const many = filter === undefined ? 'cards' : say.thing(filter, { many: true, card: true });
  const said =
    count === 1
      ? one
      : count === 'any'
        ? `any ${either('amount', 'number')} of ${many}`
        : typeof count === 'number'
          ? `up to ${numeral(count)} ${many}`
          : UNSAID;
  const it = count === 1 ? 'it' : 'them';
  const into =
    to === undefined
      ? ''
      : to === 'field'
        ? ` and put ${it} onto the field`
        : ` and put ${it} into your ${zoneName(to)}`;
  if (save !== undefined) keep(say, save, undefined, ['card'], count !== 1);
  return `search your ${zoneName(zone)} for ${said}${reveal ? `, reveal ${it}` : ''}${into}${shuffle ? `. then shuffle your ${zoneName(zone)}` : ''}`;
}

type Play = Extract<Effect, { do: 'play' }>;
/** "You may activate that card without paying its reserve cost." */
function playText(
  { what, who, method, face, cost, additional, exit, entered, fits, must, several }: Play,
  say: Say,
): string {
  if (
    method !== undefined ||
    face !== undefined ||
    additional ||
    exit ||
    entered ||
    fits ||
    several ||
    (who !== undefined && who !== 'you')
  )
    return UNSAID;
  if (cost !== undefined && cost.length > 0) return UNSAID;
  const free =
    cost === undefined
      ? ''
      : ` without paying ${either('its', 'their')} ${either('reserve cost', 'costs', 'memory cost', 'cost')}`;
  const doing = say.doing === undefined && !must ? 'you may activate' : 'activate';
  const done = typeof what === 'object' && 'saved' in what ? say.spoken.done[what.saved] : undefined;
  // Of several one is.
  const named =
    typeof what === 'object' && 'each' in what ? say.thing(what.each, { determiner: 'a' }) : say.object(what);
  return `${doing} ${done && !done.many ? either(named, `the ${done.past} ${done.kind}`) : named}${free}`;
}

export const deckVerbs: VerbPhrases = {
  dig: (effect, say) => digText(effect, say),
  search: searchText,
  play: playText,
  become: ({ what, copy, except, until }, say) => {
    if (except !== undefined) return UNSAID;
    const ends = until === undefined ? '' : canonical(until) === '{"kind":"endOfTurn"}' ? ' until end of turn' : UNSAID;
    return say.about(
      what,
      (s) => `${s.text} ${s.many ? 'become copies' : 'becomes a copy'} of ${say.object(copy, 'asked')}${ends}`,
    );
  },
  copyCard: ({ what, count, save }, say) => {
    if (count !== undefined && count !== 1) return UNSAID;
    const said = `copy ${say.object(what, 'asked')}`;
    keep(say, save, undefined, ['copy', 'card']);
    return said;
  },
};
