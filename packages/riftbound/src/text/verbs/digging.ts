/** Phrases of cards that are looked at, or shown, and of what is done with them (416, 424). */
import type { Effect } from '@arbiter/engine';
import { either, numeral, type Say, UNSAID, whole } from '../say.js';
import { keep } from '../spoken.js';

type Dig = Extract<Effect, { do: 'dig' }>;
type Take = NonNullable<Dig['take']>;

/** "Look at the top 3 cards of your Main Deck. Put 1 into your hand and recycle the rest"; "banish one, then play it" is done before. */
export function digText({ who, count, reveal, take, rest }: Dig, say: Say): string {
  if ((who !== undefined && who !== 'you') || typeof count !== 'number' || !take) return UNSAID;
  const looked = `${reveal ? 'reveal' : 'look at'} the top ${numeral(count)} cards of your Main Deck`;
  const taken = whole(take, (watched) => takeText(watched, say));
  const away = whole(rest, ({ to, order, save }) => {
    if (save !== undefined) return UNSAID;
    const others = count === 2 ? either('the rest', 'the other') : either('the rest', 'the remaining cards');
    if (to === 'bottom') return order === 'random' ? `recycle ${others}` : UNSAID;
    return to === 'trash' ? `put ${others} ${either('into', 'in')} your trash` : UNSAID;
  });
  const then = take.then ? `${either(' and ', ' ', '. ')}${say.effects(take.then, 'sentence')}` : '';
  return `${looked}. ${taken}${then}${either(' and ', '. ', ' ')}${away}`;
}

/** What is taken of them, and where to. */
function takeText({ to, filter, count = 1, may, reveal, cause, save, then: _later, ...more }: Take, say: Say): string {
  if (count !== 1 || Object.keys(more).length > 0) return UNSAID;
  if (save !== undefined) {
    keep(say, save, undefined, ['card']);
    if (reveal) say.spoken.done = { ...say.spoken.done, [save]: { past: 'revealed', kind: 'card', many: false } };
  }
  const what = filter === undefined ? undefined : say.thing(filter, { determiner: 'a', card: true });
  if (to === 'banishment' && cause === 'banish') {
    if (reveal) return UNSAID;
    const one = what === undefined ? either('one', 'one of them') : amongThem(what);
    return `${may ? 'you may ' : ''}banish ${one}`;
  }
  if (to !== 'hand') return UNSAID;
  const into = either('into', 'in');
  const drawn = cause === 'draw';
  if (cause !== undefined && !drawn) return UNSAID;
  if (what === undefined) {
    if (reveal) return UNSAID;
    if (may) return drawn ? 'you may choose a card from among them and draw it' : UNSAID;
    return drawn ? `draw one ${either('', 'of them')}`.trim() : `put one ${either('', 'of them ')}${into} your hand`;
  }
  // What nobody else sees may be chosen or not, whatever is there (424.2.a).
  if (!may || !reveal) return UNSAID;
  return `you may reveal ${what} from among them and ${drawn ? 'draw it' : `put it ${into} your hand`}`;
}

/** "A unit from among them that has Might up to …". */
function amongThem(what: string): string {
  const split = what.replace(/ that has /, ' from among them that has ');
  return split === what ? `${what} from among them` : either(`${what} from among them`, split);
}
