/** How looking at, or revealing, the top cards of a library is printed, and what is done with them (401.4, 701.20). */
import { canonical, type Effect, type Filter, type Ref } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { either, isPlain, numeral, type Say, UNSAID } from '../say.js';
import { keep, passing } from '../spoken.js';

type Dig = Extract<Effect, { do: 'dig' }>;
type Take = NonNullable<Dig['take']>;
type Rest = Dig['rest'];

/** "Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard." */
export function digText({ who, count, reveal, take, rest }: Dig, say: Say): string {
  if (typeof count === 'object' && 'depth' in count)
    return isOnePlayer(who, say) ? untilText(count.depth, { who, reveal, take, rest }, say) : UNSAID;
  if (!isOnePlayer(who, say)) return UNSAID;
  if (who !== undefined && who !== 'you') return theirText({ who, count, reveal, take, rest }, say);
  const number = isPlain(count) ? count : 'x';
  const top = number === 1 ? 'the top card' : `the top ${number === 'x' ? 'X' : numeral(number)} cards`;
  const where = isPlain(count) ? '' : `, where X is ${say.value(count)}`;
  const looked = `${reveal ? 'reveal' : 'look at'} ${top} of your library${where}`;
  if (rest.save !== undefined) return UNSAID;
  passing(say, ['card'], false);
  passing(say, ['card'], true);
  if (!take) return count === 1 ? UNSAID : `${looked}, then ${backText(rest)}`;
  return `${looked}. ${number === 1 ? oneText(take, rest, reveal, say) : someText(take, rest, number, reveal, say)}`;
}
/** "You may look at the top five cards of your library. If you do, reveal up to one land card from among them, then put that card on top of your library and the rest on the bottom in any order." */
export function mayDig(may: Effect | undefined, say: Say): { said: string; count: number } | undefined {
  const [dig] = may?.do === 'may' ? may.then : [];
  if (dig?.do !== 'dig' || !dig.take || typeof dig.count !== 'number') return undefined;
  const { filter } = dig.take;
  const take = { to: 'library', position: 'top', filter, may: true, reveal: true };
  const plan = { do: 'dig', count: dig.count, take, rest: { to: 'bottom', order: 'any' } };
  if (filter === undefined || canonical(may ?? null) !== canonical({ do: 'may', then: [plan] })) return undefined;
  const card = say.thing([{ zone: 'library' }, ...[filter].flat()], { library: true });
  passing(say, ['card'], true);
  const looked = `you may look at the top ${numeral(dig.count)} cards of your library. if you do, reveal up to one ${card} from among them`;
  return {
    said: `${looked}, then put that card on top of your library and the rest on the bottom in any order`,
    count: 1,
  };
}
/** "Look at the top three cards of target player's library. Put one back and the rest into that player's graveyard." */
function theirText({ who, count, reveal, take, rest }: Omit<Dig, 'do'> & { who: Ref }, say: Say): string {
  if (!isPlain(count) || count === 1 || rest.save !== undefined) return UNSAID;
  const number = count === 'x' ? 'X' : numeral(count);
  const looked = `${reveal ? 'reveal' : 'look at'} the top ${number} cards of ${say.object(who)}'s library`;
  passing(say, ['card'], true);
  if (!take) return rest.to === 'top' ? `${looked}, then ${backText(rest)}` : UNSAID;
  const { to, position, count: taken = 1, ...more } = take;
  const back = to === 'library' && position === 'top' && taken === 1 && canonical(more) === '{}';
  if (!back || rest.to !== 'graveyard' || rest.order !== undefined) return UNSAID;
  return `${looked}${either('. ', ' ')}put one ${either('', 'of them ')}back and the rest into ${either("that player's", 'their')} graveyard`;
}
/** "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the rest …" */
function untilText(
  depth: Filter,
  { who, reveal, take, rest }: Pick<Dig, 'who' | 'reveal' | 'take' | 'rest'>,
  say: Say,
): string {
  if ((who !== undefined && who !== 'you') || !reveal || !take || rest.save !== undefined) return UNSAID;
  const { filter, count = 1, may, reveal: shown, save, ...place } = take;
  if (count !== 1 || may || shown || filter === undefined || canonical(filter) !== canonical(depth)) return UNSAID;
  const card = cardText(depth, say);
  passing(say, ['card'], true);
  if (save === undefined) passing(say, ['card'], false);
  keep(say, save, undefined, ['card']);
  const found = `reveal cards from the top of your library until you reveal ${card}`;
  return `${found}. put that card ${placeText(place)} and ${either('', 'put ')}${either('the rest', 'all other cards revealed this way')} ${restText(rest, false)}`;
}
/** Nothing is taken, and all go back. */
const backText = (rest: Rest): string =>
  rest.to === 'top' && rest.order !== 'random' ? 'put them back in any order' : `put them ${restText(rest, false)}`;

/** The one card that was looked at may go elsewhere, and stays where it is otherwise. */
function oneText(
  { may, to, filter, count = 1, reveal, save, ...place }: Take,
  rest: Rest,
  revealed: true | undefined,
  say: Say,
): string {
  if (!may || count !== 1 || rest.to !== 'top') return UNSAID;
  const put = placeText({ to, ...place });
  keep(say, save, undefined, ['card']);
  if (filter === undefined) return reveal ? UNSAID : `you may put ${either('that card', 'it')} ${put}`;
  const card = say.apart(() => cardText(filter, say));
  if (revealed) return reveal ? UNSAID : `if it's ${card}, you may put it ${put}`;
  return reveal ? `if it's ${card}, you may reveal it and put it ${put}` : `if it's ${card}, you may put it ${put}`;
}

/** Some of those that were looked at are taken, and the rest put away. */
function someText(take: Take, rest: Rest, looked: number | 'x', revealed: true | undefined, say: Say): string {
  const { filter, count = 1, may, reveal, save } = take;
  const many = count !== 1;
  keep(say, save, undefined, ['card'], many);
  const put = placeText(take);
  // How many are left is known where all that are taken must be.
  const left =
    typeof count === 'number' && typeof looked === 'number' && !may && filter === undefined
      ? looked - count
      : undefined;
  if (left !== undefined && left < 1) return UNSAID;
  const others = left === 1 ? either('the other', 'the rest') : 'the rest';
  const away = restText(rest, left === 1);
  if (filter === undefined && !may) {
    if (reveal || count === 'all' || !isPlain(count)) return UNSAID;
    return `put ${count === 'x' ? 'X' : numeral(count)} of ${either('them', 'those cards')} ${put} and ${others} ${away}`;
  }
  // The one that must be taken is shown with all others (701.20a).
  if (!may && count === 1)
    return revealed && !reveal && filter !== undefined
      ? `put ${cardText(filter, say)} from among them ${put} and the rest ${away}`
      : UNSAID;
  if (!may) {
    if (count !== 'all' || !revealed || reveal || filter === undefined) return UNSAID;
    const all = cardText(filter, say, true);
    return `put all ${all} ${either('revealed this way', 'from among them')} ${put} and the rest ${away}`;
  }
  const ends = either(`. put the rest ${away}`, ` and the rest ${away}`);
  return `${mayTake(take, put, looked, revealed, say)}${ends}`;
}
/** "You may reveal a creature card from among them and put it into your hand." */
function mayTake(
  { filter = [], count = 1, reveal }: Take,
  put: string,
  looked: number | 'x',
  revealed: true | undefined,
  say: Say,
): string {
  const many = count !== 1;
  const number =
    count === 'all'
      ? 'any number of '
      : many && isPlain(count)
        ? either(`up to ${count === 'x' ? 'X' : numeral(count)} `, ...(count === looked ? ['any number of '] : []))
        : many
          ? UNSAID
          : '';
  const cards = `${number}${cardText(filter, say, many)} from among them`;
  if (!reveal) return `you may put ${cards} ${put}`;
  if (revealed) return UNSAID;
  const them = many ? either('them', 'those cards', 'the revealed cards') : either('it', 'that card');
  return `you may reveal ${cards} and put ${them} ${put}`;
}

/** "a creature card", "creature cards". */
function cardText(filter: Filter, say: Say, many = false): string {
  const cards = [{ zone: 'library' }, ...[filter].flat()];
  return say.thing(cards, many ? { many, library: true } : { determiner: 'a', library: true });
}
function placeText({ to, position, status }: Pick<Take, 'to' | 'position' | 'status'>): string {
  if (to === 'library' && !status && position === 'top')
    return either('on top of your library', 'back on top of your library');
  if (to === 'library' && !status && position === 'bottom') return 'on the bottom of your library';
  if (
    position !== undefined ||
    (status && (to !== 'battlefield' || Object.keys(status).join() !== 'tapped' || !status.tapped))
  )
    return UNSAID;
  switch (to) {
    case 'hand':
      return 'into your hand';
    case 'graveyard':
      return 'into your graveyard';
    case 'battlefield':
      return `onto the battlefield${status ? ' tapped' : ''}`;
    default:
      return UNSAID;
  }
}
function restText({ to, order }: Rest, one: boolean): string {
  switch (to) {
    case 'hand':
      return order === undefined ? 'into your hand' : UNSAID;
    case 'graveyard':
      return order === undefined ? 'into your graveyard' : UNSAID;
    case 'top':
    case 'bottom': {
      const place = to === 'top' ? 'on top of your library' : 'on the bottom of your library';
      return one ? either(place, `${place} ${inOrder(order)}`) : `${place} ${inOrder(order)}`;
    }
    default:
      return UNSAID;
  }
}
const inOrder = (order: Rest['order']): string => (order === 'random' ? 'in a random order' : 'in any order');
