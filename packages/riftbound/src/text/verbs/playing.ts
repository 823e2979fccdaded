/** Phrases of cards that are played by an effect (419.3): where from, where to, and for what. */
import { canonical, type Effect, type Filter } from '@arbiter/engine';
import { clausesOf, either, type Say, symbols, UNSAID, verb } from '../say.js';
import { isSpoken, keyOf } from '../spoken.js';
import type { VerbPhrases } from './plain.js';

type Play = Extract<Effect, { do: 'play' }>;

/** "Ignoring its cost", "for [A]", "reducing its cost by [2]" (356.1.b, 356.4). */
function priceText({ cost, less, ignores }: Pick<Play, 'cost' | 'less' | 'ignores'>, many: boolean, say: Say): string {
  const its = many ? 'their' : 'its';
  const s = many ? 's' : '';
  if ((cost ? 1 : 0) + (less ? 1 : 0) + (ignores ? 1 : 0) > 1) return UNSAID;
  if (cost) return cost.length === 0 ? `, ignoring ${its} cost${s}` : ` for ${say.costs(cost)}`;
  if (ignores === 'all') return UNSAID;
  if (ignores) {
    const which = ignores === 'energy' ? 'Energy' : 'Power';
    return either(`, ignoring ${its} ${which} cost${s}`, ` without paying ${its} ${which} cost${s}`);
  }
  const [only, ...more] = less ?? [];
  if (!only) return '';
  if (only.pay !== 'resources' || more.length > 0) return UNSAID;
  const which = (only.power ?? []).length === 0 ? either('cost', 'Energy cost') : 'cost';
  return `, reducing ${its} ${which} by ${symbols(only.energy, only.power) || UNSAID}`;
}

/** "Here", "to your base", "to a battlefield you control" (355.2.b). */
function placeText({ to, at }: Pick<Play, 'to' | 'at'>, say: Say): string {
  if (to !== undefined && at !== undefined) return UNSAID;
  if (to === 'base') return either(' to base', ' to your base', ' to its base', ' to their base');
  if (to === 'self') return either(' here', ' to here');
  if (to !== undefined) {
    const known = isSpoken(say, keyOf(to, say));
    const named = ` to ${say.object(to, 'asked')}`;
    const same = typeof to === 'object' && 'was' in to ? [' to the same location'] : [];
    return known ? either(' there', named, ...same) : named;
  }
  if (at === undefined) return '';
  const any = canonical(clausesOf(at)) === BATTLEFIELD ? [' to any battlefield'] : [];
  return either(` to ${say.thing(at, { determiner: 'a' })}`, ...any);
}
const BATTLEFIELD = canonical([{ has: ['types', 'Battlefield'] }]);

/** "Then recycle it": wherever else it would go from the chain (390.3.a). */
function exitText(exit: Play['exit']): string {
  if (exit === undefined) return '';
  const said = EXITS[canonical(exit)];
  return said === undefined ? UNSAID : `${either('. ', ' and ', ' ')}${said}`;
}
const EXITS: { [exit: string]: string } = {
  [canonical({ to: 'mainDeck', position: 'bottom', cause: 'recycle', byOthers: true })]: 'recycle it',
  [canonical({ to: 'banishment', cause: 'banish', byOthers: true })]: 'banish it',
};
const isHidden = (each: Filter): boolean =>
  clausesOf(each).some((clause) => 'zone' in clause && clause.zone === 'hand') &&
  clausesOf(each).some((clause) => 'has' in clause || 'stat' in clause || 'keyword' in clause);
const FROM_TRASH = canonical([{ zone: 'trash' }, { owner: 'you' }, { in: { now: 'self' } }]);
/** "Play a unit from your trash, ignoring its Energy cost". */
export const playingVerbs: VerbPhrases = {
  play: ({ what, who = 'you', must, cost, less, ignores, to, at, exit, ...rest }, say) => {
    if (Object.keys(rest).some((key) => key !== 'do')) return UNSAID;
    // Of several that may be played one is.
    const each = typeof what === 'object' && 'each' in what ? what.each : undefined;
    const own = canonical(each ?? null) === FROM_TRASH;
    const one = own
      ? say.object({ now: 'self' })
      : each === undefined
        ? say.object(what)
        : say.thing(each, { determiner: 'a', card: true });
    // A spell that has resolved, if it lies there.
    const lies = own ? ' from your trash' : canonical(what) === '{"now":"self"}' ? UNSAID : '';
    const where = `${lies}${placeText({ to, at }, say)}`;
    const price = priceText({ cost, less, ignores }, false, say);
    // Only a unit is played to a place.
    const there = to === 'self' && each !== undefined && exit === undefined;
    const does = (plays: string): string =>
      either(
        `${plays} ${one}${where}${price}${exitText(exit)}`,
        ...(there ? [`${plays} ${one}${price}. if it's a unit, play it here`] : []),
      );
    return say.about(who, (s) => {
      const name = s.text === '' ? '' : `${s.text} `;
      if (must) return `${name}${does(verb(s, 'play'))}`;
      // Nobody is compelled by a quality of cards that others don't see (128.6).
      const free = each !== undefined && isHidden(each) ? [`${name}${does(verb(s, 'play'))}`] : [];
      const may = `${s.you ? 'you' : s.text} may ${does('play')}`;
      // "You may pay [C] to play a card": that they may has been said.
      return say.doing === canonical(who) && free.length > 0 ? either(...free, may) : either(may, ...free);
    });
  },
};
