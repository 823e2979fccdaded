/** How conditions are printed, after "if" or "while". */
import { type Condition, canonical, type Filter, type FilterClause, type Ref, type Value } from '@arbiter/engine';
import { isMe } from './nouns.js';
import { clausesOf, either, joined, listed, numeral, type Say, type Subject, UNSAID, verb, whole } from './say.js';
import { zonesOf } from './spoken.js';
import { keywordName } from './things.js';

export function conditionText(condition: Condition, say: Say): string {
  return whole(condition, (watched) => plainCondition(watched, say));
}
function plainCondition(condition: Condition, say: Say): string {
  if ('all' in condition)
    return joined(
      condition.all.map((one) => say.condition(one)),
      'and',
    );
  if ('any' in condition)
    return joined(
      condition.any.map((one) => say.condition(one)),
      'or',
    );
  if ('turnOf' in condition) return condition.turnOf === 'you' ? "it's your turn" : UNSAID;
  if ('during' in condition) return UNSAID;
  if ('not' in condition) return whole(condition.not, (denied) => notText(denied, say));
  if ('exists' in condition) return existsText(condition.exists, condition.atLeast ?? 1, say);
  if ('is' in condition) return isText(condition.is, true, say);
  if ('compare' in condition) return compareText(condition.compare, say);
  if ('paid' in condition) return paidText(condition.paid, say);
  return UNSAID;
}
/** "You paid the additional cost", where the card has one. */
function paidText(name: string, say: Say): string {
  const costs = say.face.abilities.flatMap((one) => (one.kind === 'spell' ? (one.optional ?? []) : []));
  return costs.filter((one) => one.name === name).length === 1
    ? either('you paid the additional cost', 'you paid my additional cost', 'you do', 'you did')
    : UNSAID;
}
function notText(condition: Condition, say: Say): string {
  if ('exists' in condition) {
    if ((condition.atLeast ?? 1) !== 1) return noMore(condition.exists, (condition.atLeast ?? 1) - 1, say);
    return held(
      condition.exists,
      (who, what) => `${who} ${who === 'you' ? 'control' : 'controls'} no ${say.thing(what, { many: true })}`,
    );
  }
  if ('is' in condition) return isText(condition.is, false, say);
  if ('not' in condition) return say.condition(condition.not);
  return UNSAID;
}

const controllerOf = (clauses: readonly FilterClause[]): string | undefined => {
  const [whose, ...more] = clauses.filter((clause) => 'controller' in clause);
  return whose && more.length === 0 && 'controller' in whose && typeof whose.controller === 'string'
    ? whose.controller
    : undefined;
};
/** What somebody controls: "you control a Poro", "an opponent controls a stunned unit". */
function held(exists: Filter, said: (who: string, what: FilterClause[]) => string): string {
  const clauses = clausesOf(exists);
  const who = controllerOf(clauses);
  if (who === undefined || zonesOf(clauses).some((zone) => zone !== 'board')) return UNSAID;
  const what = clauses.filter((clause) => !('controller' in clause));
  return who === 'you' ? said('you', what) : who === 'opponent' ? said('an opponent', what) : UNSAID;
}

function existsText(exists: Filter, atLeast: number, say: Say): string {
  const clauses = clausesOf(exists);
  const zones = zonesOf(clauses).filter((zone) => zone !== 'board');
  if (zones.length > 0) {
    if (zones.join() === 'facedown') return UNSAID;
    const yours = clauses.some((clause) => canonical(clause) === '{"owner":"you"}');
    if (!yours) return UNSAID;
    return atLeast === 1
      ? `you have ${say.thing(exists, { determiner: 'a' })}`
      : `you have ${numeral(atLeast)} or more ${say.thing(exists, { many: true, determiner: 'some' })}`;
  }
  const who = controllerOf(clauses);
  if (who === undefined)
    return atLeast === 1
      ? either(
          `there is ${say.thing(exists, { determiner: 'a' })}`,
          `there's ${say.thing(exists, { determiner: 'a' })}`,
        )
      : UNSAID;
  const inBase = clauses.some((clause) => 'is' in clause && clause.is === 'inBase');
  const there = who === 'opponent' && clauses.some((clause) => 'is' in clause && clause.is === 'here');
  const [whole_, ...ways] = [
    held(exists, (holder, what) => {
      const base = inBase && holder === 'you';
      const rest = base ? what.filter((clause) => !('is' in clause && clause.is === 'inBase')) : what;
      const place = base ? ' in your base' : '';
      const controls = holder === 'you' ? either('you control', 'you have') : `${holder} controls`;
      if (atLeast === 1) return `${controls} ${say.thing(rest, { determiner: 'a' })}${place}`;
      const many = say.thing(rest, { many: true, determiner: 'some' });
      return holder === 'you'
        ? `${controls} ${either(`${numeral(atLeast)} or more`, `${atLeast}+`)} ${many}${place}`
        : UNSAID;
    }),
    ...(there && atLeast === 1
      ? [
          either(
            `there is ${say.thing(exists, { determiner: 'a' })}`,
            `there's ${say.thing(exists, { determiner: 'a' })}`,
          ),
        ]
      : []),
  ];
  return either(whole_ ?? UNSAID, ...ways);
}
function noMore(exists: Filter, most: number, say: Say): string {
  const clauses = clausesOf(exists);
  const fewer = `${numeral(most)} or ${either('fewer', 'less')}`;
  if (zonesOf(clauses).join() === 'hand' && clauses.some((clause) => canonical(clause) === '{"owner":"you"}'))
    return `you have ${fewer} ${say.thing(exists, { many: true, determiner: 'some' })}`;
  return held(exists, (who, what) =>
    who === 'you' ? `you control ${fewer} ${say.thing(what, { many: true, determiner: 'some' })}` : UNSAID,
  );
}

export const be = (s: Subject): string => (isMe(s) ? 'am' : s.you || s.many ? 'are' : 'is');
const short = (s: Subject): string => (isMe(s) ? "'m" : s.you || s.many ? "'re" : "'s");
const being = (s: Subject, what: string, holds: boolean): string =>
  holds
    ? either(
        `${s.text} ${be(s)} ${what}`,
        `${s.text}${short(s)} ${what}`,
        ...(s.many || isMe(s) ? [] : [`${s.text} was ${what}`]),
        ...(isMe(s) ? [`I was ${what}`] : []),
      )
    : either(`${s.text} ${be(s)}n't ${what}`, `${s.text} ${be(s)} not ${what}`, `${s.text}${short(s)} not ${what}`);

const STATES: { [clause: string]: string } = {
  [canonical({ is: 'attacker' })]: 'attacking',
  [canonical({ is: 'defender' })]: 'defending',
  [canonical({ is: 'atBattlefield' })]: 'at a battlefield',
  [canonical({ is: 'inBase' })]: 'in a base',
  [canonical({ is: 'here' })]: 'here',
  [canonical({ is: 'alone' })]: 'alone',
  [canonical({ status: 'exhausted' })]: 'exhausted',
  [canonical({ status: 'stunned' })]: 'stunned',
  [canonical({ status: 'empowered' })]: '[Empowered]',
  [canonical({ not: { status: 'exhausted' } })]: 'ready',
  [canonical({ counters: ['buff', 1] })]: 'buffed',
  [canonical({ stat: ['might', '>=', 5] })]: '[Mighty]',
};
/** "I'm buffed", "it has 3 [M] or less", "it's a gear". */
function isText([ref, filter]: [Ref, Filter], holds: boolean, say: Say): string {
  const clauses = clausesOf(filter);
  const states = clauses.map((clause) => STATES[canonical(clause)]);
  if (states.length > 0 && states.every((state) => state !== undefined)) {
    const all = states.map((state) => state ?? '');
    const what = either(all.join(' '), listed(all));
    return say.about(ref, (s) => being(s, what, holds), 'asked');
  }
  const [clause, ...more] = clauses;
  if (!clause || more.length > 0) {
    if (!holds || !clauses.every((one) => 'has' in one || 'controller' in one)) return UNSAID;
    return say.about(ref, (s) => being(s, say.thing(clauses, { determiner: 'a', card: true }), true), 'asked');
  }
  if ('any' in clause && clause.any.every((one) => STATES[canonical(one)] !== undefined)) {
    const what = joined(
      clause.any.map((one) => STATES[canonical(one)] ?? ''),
      'or',
    );
    return holds ? say.about(ref, (s) => being(s, what, true), 'asked') : UNSAID;
  }
  return say.about(
    ref,
    (s) => {
      const have = holds ? either(verb(s, 'have', 'has'), 'had') : either(verb(s, "don't have", "doesn't have"));
      if ('stat' in clause && clause.stat[0] === 'might' && typeof clause.stat[2] === 'number') {
        const bound = MORE[clause.stat[1]] || UNSAID;
        return `${s.text} ${have} ${clause.stat[2]} [M] ${bound}`;
      }
      if ('keyword' in clause && clause.label === undefined)
        return `${s.text} ${have} [${keywordName(clause.keyword)}]`;
      if ('has' in clause || 'any' in clause)
        return being(s, say.thing([clause], { determiner: 'a', card: true }), holds);
      return UNSAID;
    },
    'asked',
  );
}

const MORE: { [op: string]: string } = { '>=': 'or more', '<=': 'or less', '=': '' };
function compareText([a, op, b]: [Value, string, Value], say: Say): string {
  if (typeof a === 'object' && 'count' in a && typeof b === 'number') return countedText(a.count, op, b, say);
  if (typeof a === 'object' && 'stat' in a && a.stat === 'might' && typeof b === 'number' && MORE[op] !== undefined)
    return say.about(a.of, (s) => `${s.text} ${verb(s, 'have', 'has')} ${b} [M] ${MORE[op]}`.trim(), 'asked');
  const compared = { '>': 'greater than', '<': 'less than', '=': 'equal to' }[op];
  return compared === undefined ? UNSAID : `${say.value(a)} is ${compared} ${say.value(b)}`;
}
function countedText(filter: Filter, op: string, bound: number, say: Say): string {
  if (op === '>=') return existsText(filter, bound, say);
  if (op === '>') return existsText(filter, bound + 1, say);
  if (op === '<=') return noMore(filter, bound, say);
  if (op === '<') return noMore(filter, bound - 1, say);
  if (op !== '=') return UNSAID;
  const many = (what: FilterClause[]): string =>
    say.thing(what, { many: bound !== 1, determiner: bound === 1 ? '' : 'some' });
  const how = `exactly ${numeral(bound)}`;
  const clauses = clausesOf(filter);
  if (zonesOf(clauses).join() === 'hand')
    return `you have ${how} ${say.thing(filter, { many: bound !== 1, determiner: 'some' })}`;
  return held(filter, (who, what) =>
    who === 'you'
      ? either(
          `you control ${how} ${many(what)}`,
          `there ${bound === 1 ? 'is' : 'are'} ${how} ${say.thing(filter, { many: bound !== 1, determiner: 'some' })}`,
        )
      : UNSAID,
  );
}
