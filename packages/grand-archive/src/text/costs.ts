/** How costs are printed: what is paid, banished, sacrificed, returned or removed. */
import { type Cost, canonical, type Filter } from '@arbiter/engine';
import { masteryOf } from './numbers.js';
import { zoneName } from './places.js';
import { article, clausesOf, either, numeral, type Say, UNSAID } from './say.js';
import { keep, kindsOf, SELF, speak, zonesOf } from './spoken.js';

export function costText(cost: Cost, say: Say, how?: 'spoken'): string {
  switch (cost.pay) {
    case 'reserve':
      if (cost.x) return `${how ? 'pay ' : ''}${cost.amount === 0 ? '(X)' : `(${cost.amount}+X)`}`;
      return how ? `pay (${cost.amount})` : `(${cost.amount})`;
    case 'memory':
      return either(
        `banish ${cost.amount === 1 ? 'a card' : `${numeral(cost.amount)} cards`} at random from your memory`,
        `pay ${cost.amount} memory`,
      );
    case 'rest':
      return how ? `rest ${selfName(say)}` : 'REST';
    case 'restChampion':
      if (how) speak(say, canonical({ each: YOUR_CHAMPION }), ['champion']);
      return 'rest your champion';
    case 'removeCounters': {
      const { of, kind, amount, x } = cost;
      const from = of === undefined ? selfName(say) : of === 'champion' ? 'your champion' : UNSAID;
      if (x) return `remove ${amount === 0 ? 'X' : UNSAID} ${kind} counters from ${from}`;
      const counters = amount === 1 ? `${article(kind)} ${kind} counter` : `${numeral(amount)} ${kind} counters`;
      return `remove ${counters} from ${from}`;
    }
    case 'recover':
      return `recover ${cost.amount}`;
    case 'delevel':
      return `delevel ${say.object({ each: YOUR_CHAMPION }, 'given')}`;
    case 'fromMastery': {
      const { kind, amount } = cost;
      const counters = amount === 1 ? `${article(kind)} ${kind} counter` : `${numeral(amount)} ${kind} counters`;
      return `remove ${counters} from ${masteryOf(kind)}`;
    }
    case 'banish':
    case 'sacrifice':
      return putAway(cost.pay, cost, say);
    case 'discardCards':
      return putAway('discard', cost, say);
    case 'returnToMaterial': {
      const { what, count } = cost;
      const returned = putAway('return', { what, count }, say);
      const several = count !== undefined && count !== 1;
      // What a player controls may be somebody else's.
      const yours = what === 'self' || canonical(what).includes('"owner":"you"');
      const whose = either(several ? "their owners'" : "its owner's", ...(yours ? ['your'] : []));
      return `${returned} to ${whose} material deck`;
    }
    default:
      return UNSAID;
  }
}
const YOUR_CHAMPION: Filter = [{ has: ['types', ['Champion']] }, { controller: 'you' }];
function selfName(say: Say): string {
  return say.object('self', 'asked');
}

/** "discard a card", "discard two fire element cards": all that is discarded is in the hand. */
function discarded(what: Filter, count: number, save: string | undefined, say: Say): string {
  const own = [canonical({ zone: 'hand' }), canonical({ owner: 'you' })];
  const clauses = clausesOf(what);
  if (!own.every((one) => clauses.some((clause) => canonical(clause) === one))) return UNSAID;
  const rest = clauses.filter((clause) => !own.includes(canonical(clause)));
  if (save !== undefined) {
    keep(say, save, undefined, ['card'], count !== 1);
    say.spoken.done = { ...say.spoken.done, [save]: { past: 'discarded', kind: 'card', many: count !== 1 } };
  }
  if (count === 1) return `discard ${say.thing(rest, { determiner: 'a', card: true })}`;
  return `discard ${numeral(count)} ${say.thing(rest, { many: true, card: true })}`;
}
interface PutAway {
  what: Filter | 'self';
  count?: number | 'x' | 'all' | undefined;
  save?: string | undefined;
}
/** "banish ~", "banish a fire element card from your graveyard", "sacrifice two allies". */
function putAway(how: string, { what, count = 1, save }: PutAway, say: Say): string {
  if (what === 'self') {
    if (count !== 1) return UNSAID;
    keep(say, save, 'self', ['card']);
    const { from } = say;
    const names = selfName(say);
    speak(say, SELF, []);
    if (!from) return `${how} ${names}`;
    from.said = true;
    if (from.zone === 'lineage') return UNSAID;
    return `${how} ${names} from your ${zoneName(from.zone)}`;
  }
  // What the source is attached to pays no cost here.
  if (typeof what === 'string' || typeof count !== 'number') return UNSAID;
  if (how === 'discard') return discarded(what, count, save, say);
  // What is sacrificed is under the control of whoever pays, and need not be said to be.
  const yours = clausesOf(what).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  const bare = how === 'sacrifice' && yours.length < clausesOf(what).length && yours.length > 0;
  const said = (filter: Filter): string =>
    count === 1 ? say.thing(filter, { determiner: 'a' }) : `${numeral(count)} ${say.thing(filter, { many: true })}`;
  if (how === 'sacrifice' && !bare && zonesOf(clausesOf(what)).length > 0) return UNSAID;
  const text = bare
    ? either(
        say.apart(() => said(yours)),
        said(what),
      )
    : said(what);
  if (save !== undefined) {
    keep(say, save, undefined, [...kindsOf(what), 'card'], count !== 1);
    const past = { banish: 'banished', sacrifice: 'sacrificed', return: 'returned' }[how] ?? UNSAID;
    const kind = zonesOf(clausesOf(what)).some((zone) => zone !== 'field') ? 'card' : (kindsOf(what)[0] ?? 'object');
    say.spoken.done = { ...say.spoken.done, [save]: { past, kind, many: count !== 1 } };
  }
  return `${how} ${text}`;
}
