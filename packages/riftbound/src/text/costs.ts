/** How costs are printed: Energy and Power, and what is exhausted, killed, recycled, discarded or spent. */
import { type Cost, canonical } from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { clausesOf, either, numeral, type Say, symbols, UNSAID } from './say.js';
import { keep, kindsOf, zonesOf } from './spoken.js';

export function costText(cost: Cost, say: Say, how?: 'spoken'): string {
  switch (cost.pay) {
    case 'resources': {
      const said = symbols(cost.energy, cost.power);
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
      return canonical(cost.what) === '[]' && cost.save === undefined ? `discard ${cost.count ?? 1}` : UNSAID;
    case 'spendBuff':
      return buffs(cost, say);
    case 'xp':
      return `spend ${cost.amount} XP`;
    default:
      return UNSAID;
  }
}

type PaidWith = Extract<Cost, { pay: 'kill' | 'exhaust' | 'banish' | 'disempower' | 'recycle' | 'return' }>;
const isItself = ({ what, count, save }: PaidWith): boolean =>
  (what === undefined || what === 'self') && count === undefined && save === undefined;

/** "A friendly unit", "3 other friendly units", "1 from your trash": cards that are counted there need no noun. */
function paidThings({ what, count = 1, save }: PaidWith, say: Say, how?: 'numeral'): string {
  if (what === undefined || what === 'self') return UNSAID;
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
function buffs({ what, count = 1, save }: Extract<Cost, { pay: 'spendBuff' }>, say: Say): string {
  if (save !== undefined || count !== 1) return UNSAID;
  if (what === undefined) return 'spend a buff';
  return what === 'self' ? either(...whoseNames('self', say).map((one) => `spend ${one} buff`)) : UNSAID;
}
