/** How values and conditions are printed (107, 603.4). */
import { type Condition, canonical, type Filter, type FilterClause, type Value } from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { article, either, numeral, type Say, UNSAID, whole } from './say.js';
import { keyOf, laterNames } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** A worked-out value: "the number of creatures you control". */
export function valueText(value: Value, say: Say): string {
  if (typeof value === 'number') return String(value);
  if (value === 'x') return 'X';
  if (typeof value === 'string') return UNSAID;
  return whole(value, (watched) => workedOut(watched, say));
}
function workedOut(value: Exclude<Value, string | number>, say: Say): string {
  if ('count' in value) return `the number of ${say.thing(value.count, { many: true })}`;
  if ('stat' in value) {
    if (value.stat === 'life') return value.of === 'you' ? 'your life total' : UNSAID;
    return statText(value, say);
  }
  if ('counters' in value) return `the number of ${value.counters} counters on ${say.object(value.of, 'asked')}`;
  if ('times' in value && value.times[0] === 2) return `twice ${say.value(value.times[1])}`;
  return UNSAID;
}
/** "its power", "that creature's toughness". */
function statText({ stat, of }: Extract<Value, { stat: string }>, say: Say): string {
  if (stat !== 'power' && stat !== 'toughness') return UNSAID;
  const whose = whoseNames(of, say, false);
  return whose.includes(UNSAID) ? UNSAID : either(...whose.map((one) => `${one} ${stat}`));
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
  const each = perEach(value);
  const times = each && say.apart(() => `${say.counted(each.times, one, many)} for each ${say.thing(each.of)}`);
  const said = say.value(value);
  return either(
    ...(times === undefined ? [] : [times]),
    `${many} equal to ${said}`,
    `a number of ${many} equal to ${said}`,
    `X ${many} where X is ${said}`,
  );
}

export function conditionText(condition: Condition, say: Say): string {
  return whole(condition, (watched) => conditionOf(watched, say));
}
function conditionOf(condition: Condition, say: Say): string {
  if ('exists' in condition) return existsText(condition, say, true);
  if ('not' in condition) return whole(condition.not, (not) => notText(not, say));
  if ('turnOf' in condition) return condition.turnOf === 'you' ? "it's your turn" : UNSAID;
  if ('is' in condition) return isText(condition.is, say, 'is');
  if ('compare' in condition) {
    const [value, op, bound] = condition.compare;
    const life = typeof value === 'object' && canonical(value) === '{"of":"you","stat":"life"}';
    if (!life || typeof bound !== 'number') return UNSAID;
    return `you have ${numeral(bound)} or ${op === '>=' ? 'more' : op === '<=' ? 'less' : UNSAID} life`;
  }
  return UNSAID;
}
function notText(not: Condition, say: Say): string {
  if ('exists' in not) return existsText(not, say, false);
  if ('turnOf' in not) return not.turnOf === 'you' ? "it's not your turn" : UNSAID;
  return 'is' in not ? isText(not.is, say, "isn't") : UNSAID;
}

/** "You control a Dragon", "there are seven or more cards in your graveyard". */
function existsText({ exists, atLeast = 1 }: { exists: Filter; atLeast?: number }, say: Say, is: boolean): string {
  const clauses = list(exists);
  const whose = clauses.flatMap((clause) => ('controller' in clause ? [clause.controller] : []));
  const rest = clauses.filter((clause) => !('controller' in clause));
  if (whose.length > 1 || (!is && atLeast !== 1)) return UNSAID;
  if (clauses.some((clause) => 'zone' in clause && clause.zone === 'hand')) {
    if (canonical(clauses) !== '[{"zone":"hand"},{"owner":"you"}]') return UNSAID;
    return is ? `you have ${numeral(atLeast)} or more cards in hand` : 'you have no cards in hand';
  }
  const [controller] = whose;
  if (!is) {
    if (controller !== 'you') return UNSAID;
    const none = [say.apart(() => say.thing(rest, { many: true })), say.thing(rest)];
    return `you control no ${either(...none)}`;
  }
  if (controller === undefined) {
    if (atLeast === 1 || !clauses.some((clause) => 'zone' in clause)) return UNSAID;
    return `there are ${numeral(atLeast)} or more ${say.thing(exists, { many: true })}`;
  }
  const who = controller === 'you' ? 'you control' : controller === 'opponent' ? 'an opponent controls' : UNSAID;
  if (atLeast === 1) return `${who} ${say.thing(rest, { determiner: 'a' })}`;
  // One opponent has them all, and the filter counts those of all opponents together (102.2).
  if (controller !== 'you') return UNSAID;
  return `${who} ${numeral(atLeast)} or more ${say.thing(rest, { many: true })}`;
}

function isText([ref, filter]: Extract<Condition, { is: unknown }>['is'], say: Say, be: string): string {
  const [clause, ...more] = list(filter);
  const it = laterNames(keyOf(ref, say), say).includes('it');
  const subject = say.object(ref, 'asked');
  if (!clause || more.length > 0 || 'zone' in clause) return UNSAID;
  if ('counters' in clause) {
    const [kind, n] = clause.counters;
    const many = n === 1 ? `${article(kind)} ${kind} counter` : `${numeral(n)} or more ${kind} counters`;
    return be === 'is' ? `${subject} has ${many} on it` : UNSAID;
  }
  const said = isWhat(clause, say);
  const short = !it ? [] : be === 'is' ? ["it's"] : ["it isn't", "it's not"];
  return `${either(`${subject} ${be}`, ...short)} ${said}`;
}
/** "red", "tapped", "a creature": what something is said to be. */
function isWhat(clause: FilterClause, say: Say): string {
  if ('has' in clause && (clause.has[0] === 'types' || clause.has[0] === 'subtypes'))
    return say.thing([clause], { determiner: 'a' });
  return say.thing([clause]).replace(/ permanent$/, '');
}
