/** How costs are printed: Energy and Power, and what is exhausted, killed, recycled, discarded or spent. */
import { type Cost, canonical } from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { clausesOf, either, numeral, type Say, symbols, UNSAID, whole } from './say.js';
import { isSpoken, keep, keyOf, kindsOf, zonesOf } from './spoken.js';

export function costText(cost: Cost, say: Say, how?: 'spoken'): string {
  switch (cost.pay) {
    case 'resources': {
      const plain = symbols(cost.energy, cost.power);
      const said = how ? inOwnDomains(plain, say) : plain;
      return said === '' ? UNSAID : how ? `pay ${said}` : said;
    }
    case 'exhaust':
      if (isItself(cost)) return how ? `exhaust ${say.object('self', 'asked')}` : '[E]';
      return `exhaust ${paidThings(cost, say)}`;
    case 'kill':
    case 'banish':
    case 'disempower':
      return `${cost.pay} ${isItself(cost) ? say.object('self', 'asked') : paidThings(cost, say)}`;
    case 'recycle':
      return `recycle ${isItself(cost) ? say.object('self', 'asked') : paidThings(cost, say, 'numeral')}`;
    case 'return':
      return isItself(cost)
        ? `return ${say.object('self', 'asked')} to ${either("my owner's", "its owner's")} hand`
        : `return ${paidThings(cost, say)} to ${(cost.count ?? 1) === 1 ? "its owner's hand" : "their owners' hands"}`;
    case 'discard':
      return discardText(cost, say);
    case 'spendBuff':
      return buffs(cost, say);
    case 'xp':
      return either(`spend ${cost.amount} XP`, `pay ${cost.amount} XP`);
    default:
      return UNSAID;
  }
}

/** Power of any of the card's own domains has a sign of its own (135.2.e.6). */
function inOwnDomains(said: string, { face }: Say): string {
  const own = [face.props.domains ?? []].flat();
  const signed = said.replaceAll(`[${own.join('/')}]`, '[C]');
  return own.length < 2 || signed === said ? said : either(said, signed);
}
/** "Discard 1", "discard a gear". */
function discardText({ what, count = 1, save }: Extract<Cost, { pay: 'discard' }>, say: Say): string {
  if (save !== undefined || what === 'self') return UNSAID;
  const clauses = clausesOf(what);
  if (clauses.length === 0) return `discard ${count}`;
  const own = [canonical({ zone: 'hand' }), canonical({ owner: 'you' })];
  const rest = clauses.filter((clause) => !own.includes(canonical(clause)));
  return rest.length === clauses.length - own.length && count === 1
    ? `discard ${say.thing(rest, { determiner: 'a', card: true })}`
    : UNSAID;
}

/** "Spend any number of buffs": a cost that may be paid again and again. */
export function anyNumberText(costs: readonly Cost[], say: Say): string {
  const [cost, ...more] = costs;
  if (!cost || more.length > 0) return UNSAID;
  return whole(cost, (paid) => {
    if (paid.pay === 'spendBuff')
      return paid.what === undefined && paid.count === undefined && paid.save === undefined
        ? 'spend any number of buffs'
        : UNSAID;
    if (paid.pay !== 'kill' || paid.what === undefined || paid.what === 'self') return UNSAID;
    if (paid.count !== undefined || paid.save !== undefined) return UNSAID;
    return `kill any number of ${say.thing(paid.what, { many: true, determiner: 'some' })}`;
  });
}
/** "Each buff you spend", "each killed this way": how often such a cost was paid. */
export function eachPaid(costs: readonly Cost[]): string {
  const [cost] = costs;
  if (cost?.pay === 'spendBuff') return `each buff you ${either('spend', 'spent')}`;
  return cost?.pay === 'kill' ? 'each killed this way' : UNSAID;
}

/** There is one legend of each player. */
const LEGEND = canonical([{ zone: 'legendZone' }, { owner: 'you' }]);
type PaidWith = Extract<Cost, { pay: 'kill' | 'exhaust' | 'banish' | 'disempower' | 'recycle' | 'return' }>;
const isItself = ({ what, count, save }: PaidWith): boolean =>
  (what === undefined || what === 'self') && count === undefined && save === undefined;

/** "A friendly unit", "3 other friendly units", "1 from your trash": cards that are counted there need no noun. */
function paidThings({ what, count = 1, save }: PaidWith, say: Say, how?: 'numeral'): string {
  if (what === undefined || what === 'self') return UNSAID;
  if (canonical(clausesOf(what)) === LEGEND && count === 1 && save === undefined) return 'your legend';
  const kinds = kindsOf(what);
  const one = count === 1;
  const said = say.apart(() =>
    one ? say.thing(what, { determiner: 'a' }) : say.thing(what, { many: true, determiner: 'some' }),
  );
  if (save !== undefined) keep(say, save, undefined, kinds, !one);
  const whole = one ? said : either(`${count} ${said}`, `${numeral(count)} ${said}`);
  const bare = zonesOf(clausesOf(what)).length > 0 ? said.replace(/^(?:an? )?cards? /, '') : said;
  return how && bare !== said ? either(whole, `${count} ${bare}`) : whole;
}

/** "Spend a buff", "spend my buff". */
function buffs({ what, count = 1, save, each }: Extract<Cost, { pay: 'spendBuff' }>, say: Say): string {
  if (save !== undefined || each !== undefined || count !== 1) return UNSAID;
  if (what === undefined) return 'spend a buff';
  const [only, ...more] = typeof what === 'object' ? clausesOf(what) : [];
  // That of one of several, as it is its turn.
  if (only && 'in' in only && more.length === 0)
    return isSpoken(say, keyOf(only.in, say))
      ? either(...whoseNames(only.in, say).map((one) => `spend ${one} buff`))
      : UNSAID;
  return what === 'self' ? either(...whoseNames('self', say).map((one) => `spend ${one} buff`)) : UNSAID;
}
