/** How values and conditions are printed (107, 603.4). */
import type { Condition, Filter, FilterClause, Value } from '@arbiter/engine';
import { article, either, numeral, type Say, UNSAID } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** A worked-out value: "the number of creatures you control". */
export function valueText(value: Value, say: Say): string {
  if (typeof value === 'number') return String(value);
  if (value === 'x') return 'X';
  if (typeof value === 'string') return UNSAID;
  if ('count' in value) return `the number of ${say.thing(value.count, { many: true })}`;
  if ('stat' in value) {
    if (value.stat === 'life') return value.of === 'you' ? 'your life total' : UNSAID;
    const of = say.object(value.of);
    return of.includes(UNSAID) ? UNSAID : either(`its ${value.stat}`, `${of}'s ${value.stat}`);
  }
  if ('counters' in value) return `the number of ${value.counters} counters on ${say.object(value.of)}`;
  if ('times' in value && value.times[0] === 2) return `twice ${say.value(value.times[1])}`;
  return UNSAID;
}

/** Whether a value is written as it is: a number, or X. */
export const isPlain = (value: Value): value is number | 'x' => typeof value === 'number' || value === 'x';
/** A value without its sign. */
export const sizeOf = (value: Value): Value => {
  if (typeof value === 'number') return Math.abs(value);
  return typeof value === 'object' && 'negative' in value ? value.negative : value;
};
/** What is counted, if a value is so much for each of something. */
export function perEach(value: Value): { times: number; of: Filter } | undefined {
  if (typeof value !== 'object') return undefined;
  if ('count' in value) return { times: 1, of: value.count };
  if (!('times' in value)) return undefined;
  const [times, each] = value.times;
  return typeof times === 'number' && typeof each === 'object' && 'count' in each
    ? { times, of: each.count }
    : undefined;
}

export function countedText(value: Value, one: string, many: string, say: Say): string {
  if (value === 1) return either(`${article(one)} ${one}`, `one ${one}`);
  if (typeof value === 'number') return `${numeral(value)} ${many}`;
  if (value === 'x') return `X ${many}`;
  const said = say.value(value);
  const each = perEach(value);
  const times = each && say.apart(() => `${say.counted(each.times, one, many)} for each ${say.thing(each.of)}`);
  return either(
    ...(times === undefined ? [] : [times]),
    `${many} equal to ${said}`,
    `a number of ${many} equal to ${said}`,
    `X ${many} where X is ${said}`,
  );
}

export function conditionText(condition: Condition, say: Say): string {
  if ('exists' in condition) return existsText(condition, say, true);
  if ('not' in condition) {
    const { not } = condition;
    if ('exists' in not) return existsText(not, say, false);
    if ('turnOf' in not) return not.turnOf === 'you' ? "it's not your turn" : UNSAID;
    if ('is' in not) return isText(not.is, say, "isn't");
    return UNSAID;
  }
  if ('turnOf' in condition) return condition.turnOf === 'you' ? "it's your turn" : UNSAID;
  if ('is' in condition) return isText(condition.is, say, 'is');
  if ('compare' in condition) {
    const [value, op, bound] = condition.compare;
    if (
      typeof value === 'object' &&
      'stat' in value &&
      value.stat === 'life' &&
      value.of === 'you' &&
      typeof bound === 'number'
    )
      return `you have ${numeral(bound)} or ${op === '>=' ? 'more' : op === '<=' ? 'less' : UNSAID} life`;
  }
  return UNSAID;
}

/** "You control a Dragon", "there are seven or more cards in your graveyard". */
function existsText({ exists, atLeast = 1 }: { exists: Filter; atLeast?: number }, say: Say, is: boolean): string {
  const clauses = list(exists);
  const yours = clauses.some((clause) => 'controller' in clause && clause.controller === 'you');
  const theirs = clauses.some((clause) => 'controller' in clause && clause.controller === 'opponent');
  const rest = clauses.filter((clause) => !('controller' in clause));
  const hand = clauses.some((clause) => 'zone' in clause && clause.zone === 'hand');
  const mine = clauses.some((clause) => 'owner' in clause && clause.owner === 'you');
  if (hand && (!mine || clauses.length > 2)) return UNSAID;
  if (!is) {
    if (hand) return 'you have no cards in hand';
    return yours
      ? `you control no ${either(
          say.apart(() => say.thing(rest, { many: true })),
          say.thing(rest),
        )}`
      : UNSAID;
  }
  if (hand) return `you have ${numeral(atLeast)} or more cards in hand`;
  const who = yours ? 'you control' : theirs ? 'an opponent controls' : 'there are';
  if (atLeast === 1) return who === 'there are' ? UNSAID : `${who} ${say.thing(rest, { determiner: 'a' })}`;
  return `${who} ${numeral(atLeast)} or more ${say.thing(yours || theirs ? rest : exists, { many: true })}`;
}

function isText([ref, filter]: Extract<Condition, { is: unknown }>['is'], say: Say, be: string): string {
  const [clause, ...more] = list(filter);
  const subject = say.object(ref);
  if (!clause || more.length > 0) return UNSAID;
  if ('counters' in clause) {
    const [kind, n] = clause.counters;
    const many = n === 1 ? `${article(kind)} ${kind} counter` : `${numeral(n)} or more ${kind} counters`;
    return be === 'is' ? `${subject} has ${many} on it` : UNSAID;
  }
  const said = say.thing([clause]).replace(/ permanent$/, '');
  const short = be === 'is' ? ["it's"] : ["it isn't", "it's not"];
  return `${either(`${subject} ${be}`, ...short)} ${said}`;
}
