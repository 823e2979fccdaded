/** Searching a library, a graveyard, or both for a card of one name: whoever searches chooses which (701.23). */
import { canonical, type Effect, type Filter } from '@arbiter/engine';
import { either, type Say, UNSAID } from '../say.js';
import { keep, passing } from '../spoken.js';
import type { Said } from './sequences.js';

type Either = Extract<Effect, { do: 'either' }>;
/** You do it, and once, without another word. */
const plain = (effect: Effect): object =>
  Object.fromEntries(
    Object.entries(effect).filter(
      ([key, value]) => !(key === 'who' && value === 'you') && !(key === 'count' && value === 1),
    ),
  );
/** The library, the graveyard, or both: where the library is among them it is shuffled afterwards. */
function isWherever({ choices }: Either, search: object, then: readonly object[]): boolean {
  const shuffle = { do: 'shuffle' };
  const plan = [
    [search, ...then, shuffle],
    [{ ...search, zone: 'graveyard' }, ...then],
    [{ ...search, also: ['graveyard'] }, ...then, shuffle],
  ];
  return canonical(choices.map(({ effects }) => effects.map(plain))) === canonical(plan);
}
function namedIn(filter: Filter | undefined, say: Say): string | undefined {
  const [clause, ...more] = [filter ?? []].flat();
  if (!clause || more.length > 0 || !('named' in clause) || Object.keys(clause).length > 1) return undefined;
  return clause.named === say.face.props.name ? '~' : clause.named;
}
const PLACES = either('library and/or graveyard', 'graveyard and/or library');
const SHUFFLED = `if you ${either('search', 'searched')} your library this way, shuffle`;

/** "You may search your library and/or graveyard for a card named …, reveal it, and put it into your hand." */
export function whereverText(effect: Effect, say: Say): Said | undefined {
  const may = effect.do === 'may';
  const [asked, ...more] = may ? effect.then : [effect];
  if (asked?.do !== 'either' || more.length > 0) return undefined;
  if (canonical(asked) !== canonical({ do: 'either', choices: asked.choices })) return undefined;
  if (may && canonical(effect) !== canonical({ do: 'may', then: [asked] })) return undefined;
  const [search, move] = asked.choices[0]?.effects ?? [];
  if (search?.do !== 'search') return undefined;
  const { filter, save } = search;
  const name = namedIn(filter, say);
  if (name === undefined || filter === undefined) return undefined;
  const looked = `${may ? 'you may ' : ''}search your ${PLACES} for a card named ${name}`;
  const it = either('it', 'that card');
  if (isWherever(asked, { do: 'search', filter, to: 'hand', reveal: true }, [])) {
    passing(say, ['card'], false);
    return { said: `${looked}, reveal ${it}, ${either('', 'and ')}put ${it} into your hand. ${SHUFFLED}`, count: 1 };
  }
  if (move?.do !== 'move' || save === undefined) return undefined;
  const { attached } = move;
  const enters = { do: 'move', what: { saved: save }, to: 'battlefield', cause: 'return', controller: 'you' };
  if (attached === undefined || !isWherever(asked, { do: 'search', filter, save }, [{ ...enters, attached }]))
    return undefined;
  const host = say.object(attached, 'given');
  keep(say, save, undefined, ['card', 'permanent']);
  const put = `put ${it} onto the battlefield attached to ${host.includes(UNSAID) ? UNSAID : host}`;
  return { said: `${looked} ${either('', 'and ')}${put}. ${SHUFFLED}`, count: 1 };
}
