/** How values and conditions are printed (107, 603.4). */
import { type Condition, canonical, type Filter, type FilterClause, type Ref, type Value } from '@arbiter/engine';
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
  if ('count' in value) return `the number of ${countedThing(value.count, say, true)}`;
  if ('stat' in value) {
    if (value.stat === 'life') return value.of === 'you' ? either('your life total', 'your life') : UNSAID;
    return statText(value, say);
  }
  if ('counters' in value) return `the number of ${value.counters} counters on ${say.object(value.of, 'asked')}`;
  if ('half' in value) return `half ${say.value(value.half)} rounded ${value.round}`;
  if ('highest' in value && isFigure(value.highest) && isGroup(value.of))
    return `the ${either('greatest', 'highest')} ${figureName(value.highest)} among ${say.thing(value.of.each, { many: true })}`;
  if ('sum' in value && Array.isArray(value.sum) && value.sum.length === 2) {
    const [a = 0, b = 0] = value.sum;
    return say.ways(
      () => `${say.value(a)} plus ${say.value(b)}`,
      () => `${say.value(b)} plus ${say.value(a)}`,
    );
  }
  if ('times' in value && value.times[0] === 2) return `twice ${say.value(value.times[1])}`;
  return UNSAID;
}
/** What is counted on the battlefield may be said to be there. */
export function countedThing(filter: Filter, say: Say, many = false): string {
  const there = list(filter).some((clause) => 'zone' in clause && clause.zone === 'battlefield');
  const placed = list(filter).some((clause) => 'zone' in clause || 'controller' in clause);
  return `${say.thing(filter, { many })}${there || !placed ? either('', ' on the battlefield') : ''}`;
}
/** "its power", "that creature's toughness". */
function statText({ stat, of }: Extract<Value, { stat: string }>, say: Say): string {
  if (!isFigure(stat)) return UNSAID;
  const whose = whoseNames(of, say, false);
  return whose.includes(UNSAID) ? UNSAID : either(...whose.map((one) => `${one} ${figureName(stat)}`));
}
const isFigure = (stat: string): boolean => ['power', 'toughness', 'manaValue'].includes(stat);
export const figureName = (stat: string): string => (stat === 'manaValue' ? 'mana value' : stat);
const isGroup = (of: Ref): of is { each: Filter } => typeof of === 'object' && 'each' in of;

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
  const times = each && say.apart(() => `${say.counted(each.times, one, many)} for each ${countedThing(each.of, say)}`);
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
  if ('paid' in condition) return paidText(condition.paid, say);
  if ('any' in condition) return anyText(condition.any, say);
  return 'compare' in condition ? compareText(condition.compare, say) : UNSAID;
}
/** Whether a spell was kicked, or what it became (702.33d). */
function paidText(name: string, say: Say): string {
  if (name !== 'kicker') return UNSAID;
  return `${either(say.object('self', 'asked'), 'this spell', 'it')} was kicked`;
}
/** "You control a Plains or an Island": one of several is there. */
function anyText(any: readonly Condition[], say: Say): string {
  const yours = any.map((one) => {
    if (!('exists' in one) || Object.keys(one).length > 1) return UNSAID;
    const clauses = list(one.exists);
    const rest = clauses.filter((clause) => !('controller' in clause));
    const mine = canonical(clauses.filter((clause) => 'controller' in clause)) === '[{"controller":"you"}]';
    return mine ? say.thing(rest, { determiner: 'a' }) : UNSAID;
  });
  return `you control ${yours.join(' or ')}`;
}
function compareText([value, op, bound]: Extract<Condition, { compare: unknown }>['compare'], say: Say): string {
  if (typeof bound !== 'number' || typeof value !== 'object') return UNSAID;
  const more = op === '>=' ? 'more' : op === '<=' ? 'less' : UNSAID;
  const what = canonical(value);
  if (what === '{"of":"you","stat":"life"}') return `you have ${numeral(bound)} or ${more} life`;
  if (what === DELIRIUM)
    return op === '>=' ? `there are ${numeral(bound)} or more card types among cards in your graveyard` : UNSAID;
  const happened =
    'happened' in value && Object.keys(value).length === 1 ? HAPPENED[canonical(value.happened)] : undefined;
  if (happened !== undefined && op === '>=' && bound === 1) return happened;
  if ('stat' in value && isFigure(value.stat)) {
    const of = whoseNames(value.of, say, false);
    const bounds = op === '>=' ? ' or greater' : op === '<=' ? ' or less' : op === '=' ? '' : ` ${UNSAID}`;
    return of.includes(UNSAID)
      ? UNSAID
      : either(...of.map((one) => `${one} ${figureName(value.stat)} is ${bound}${bounds}`));
  }
  return UNSAID;
}
const DELIRIUM = canonical({ distinct: 'types', of: { each: [{ zone: 'graveyard' }, { owner: 'you' }] } });
/** What happened this turn, once or more often (608.2i). */
const HAPPENED: { [pattern: string]: string } = Object.fromEntries(
  (
    [
      [{ on: 'attackers', player: 'you' }, 'you attacked this turn'],
      [
        { on: 'move', object: [{ has: ['types', 'Creature'] }], match: { from: 'battlefield', to: 'graveyard' } },
        'a creature died this turn',
      ],
      [
        { on: 'move', object: { has: ['types', 'Creature'] }, match: { from: 'battlefield', to: 'graveyard' } },
        'a creature died this turn',
      ],
      [{ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, 'you gained life this turn'],
      [{ on: 'stat', player: 'you', match: { stat: 'life', gain: false } }, 'you lost life this turn'],
      [{ on: 'stat', player: 'opponent', match: { stat: 'life', gain: false } }, 'an opponent lost life this turn'],
    ] as const
  ).map(([pattern, said]) => [canonical(pattern), said]),
);
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
  if (whose.length > 1) return UNSAID;
  if (clauses.some((clause) => 'zone' in clause && clause.zone === 'hand')) {
    if (canonical(clauses) !== '[{"zone":"hand"},{"owner":"you"}]') return UNSAID;
    if (!is)
      return atLeast === 1 ? 'you have no cards in hand' : `you have ${numeral(atLeast - 1)} or fewer cards in hand`;
    return `you have ${numeral(atLeast)} or more cards in hand`;
  }
  const [controller] = whose;
  if (!is) {
    if (controller !== 'you') return UNSAID;
    if (atLeast > 1) return `you control ${numeral(atLeast - 1)} or fewer ${say.thing(rest, { many: true })}`;
    const none = [say.apart(() => say.thing(rest, { many: true })), say.thing(rest)];
    return `you control no ${either(...none)}`;
  }
  if (controller === undefined) {
    if (atLeast === 1 || !clauses.some((clause) => 'zone' in clause)) return UNSAID;
    const those = countedThing(exists, say, true);
    const are = those.replace(/⟦from⟧in⟨ your graveyard$/, 'are in your graveyard');
    return either(
      `there are ${numeral(atLeast)} or more ${those}`,
      `${numeral(atLeast)} or more ${are === those ? UNSAID : are}`,
    );
  }
  const who = controller === 'you' ? 'you control' : controller === 'opponent' ? 'an opponent controls' : UNSAID;
  if (atLeast === 1) return `${who} ${say.thing(rest, { determiner: 'a' })}`;
  // One opponent has them all, and the filter counts those of all opponents together (102.2).
  if (controller !== 'you') return UNSAID;
  return `${who} ${numeral(atLeast)} or more ${say.thing(rest, { many: true })}`;
}

function isText([ref, filter]: Extract<Condition, { is: unknown }>['is'], say: Say, be: string): string {
  const clauses = list(filter);
  const [clause] = clauses;
  if (!clause || clauses.some((one) => 'zone' in one || 'controller' in one)) return UNSAID;
  if (clauses.length === 1 && 'stat' in clause) return be === 'is' ? figureText(ref, clause.stat, say) : UNSAID;
  const it = laterNames(keyOf(ref, say), say).includes('it');
  const subject = say.object(ref, 'asked');
  if (clauses.length === 1 && 'counters' in clause) {
    const [kind, n] = clause.counters;
    const many = n === 1 ? `${article(kind)} ${kind} counter` : `${numeral(n)} or more ${kind} counters`;
    return be === 'is' ? `${subject} has ${many} on it` : UNSAID;
  }
  const said = isWhat(clauses, say);
  const short = !it ? [] : be === 'is' ? ["it's"] : ["it isn't", "it's not"];
  return `${either(`${subject} ${be}`, ...short)} ${said}`;
}
/** "Its power is 4 or greater". */
function figureText(ref: Ref, [stat, op, bound]: [string, string, Value], say: Say): string {
  const more = { '>=': ' or greater', '<=': ' or less', '=': '' }[op];
  if (!isFigure(stat) || more === undefined || typeof bound !== 'number') return UNSAID;
  const whose = whoseNames(ref, say, false);
  return whose.includes(UNSAID)
    ? UNSAID
    : either(...whose.map((one) => `${one} ${figureName(stat)} is ${bound}${more}`));
}
/** "red", "tapped", "a creature": what something is said to be. */
function isWhat(clauses: readonly FilterClause[], say: Say): string {
  const named = clauses.some((one) => 'has' in one && (one.has[0] === 'types' || one.has[0] === 'subtypes'));
  if (named) return say.thing([...clauses], { determiner: 'a' });
  return clauses.length === 1 ? say.thing([...clauses]).replace(/ permanent$/, '') : UNSAID;
}
