/** How conditions are printed, after "if" or "while". */
import {
  type Condition,
  canonical,
  type Filter,
  type FilterClause,
  type Ref,
  sumOf,
  type TriggerPattern,
  type Value,
} from '@arbiter/engine';
import { isMe, listedIn } from './nouns.js';
import { tagOfYours } from './numbers.js';
import {
  clausesOf,
  either,
  joined,
  listed,
  numeral,
  optionalCosts,
  type Say,
  type Subject,
  typesOf,
  UNSAID,
  verb,
  whole,
} from './say.js';
import { isSpoken, keyOf, kindsOf, speak, zonesOf } from './spoken.js';
import { isAnything, keywordName } from './things.js';

export function conditionText(condition: Condition, say: Say): string {
  return whole(condition, (watched) => plainCondition(watched, say));
}
function plainCondition(condition: Condition, say: Say): string {
  if ('all' in condition) return allText(condition.all, say);
  if ('any' in condition && canonical(condition) === ANOTHER_PLAYED)
    return 'an opponent has played another spell this turn';
  if ('any' in condition)
    return joined(
      condition.any.map((one) => say.condition(one)),
      'or',
    );
  if ('turnOf' in condition)
    return (
      { you: "it's your turn", opponent: either("it's an opponent's turn", "it's not your turn") }[
        String(condition.turnOf)
      ] ?? UNSAID
    );
  if ('during' in condition) return UNSAID;
  if ('not' in condition) return whole(condition.not, (denied) => notText(denied, say));
  if ('exists' in condition) return existsText(condition.exists, condition.atLeast ?? 1, say);
  if (canonical(condition) === HELD) return isBattlefieldFace(say) ? 'you control this battlefield' : UNSAID;
  if ('is' in condition) return isText(condition.is, true, say);
  if ('compare' in condition) return compareText(condition.compare, say);
  if ('paid' in condition) return paidText(condition.paid, say);
  return UNSAID;
}
const BY_OPPONENTS = { on: 'finalized', player: 'opponent', object: [{ has: ['types', 'Spell'] }] };
/** Two, or one that is not what this is aimed at. */
const ANOTHER_PLAYED = canonical({
  any: [
    { compare: [{ happened: BY_OPPONENTS }, '>=', 2] },
    {
      all: [
        { compare: [{ happened: BY_OPPONENTS }, '>=', 1] },
        { not: { is: [{ target: 0 }, { happened: { on: 'finalized', player: 'opponent', object: 'self' } }] } },
      ],
    },
  ],
});
const HELD = canonical({ is: ['self', { controller: 'you' }] });
const isBattlefieldFace = (say: Say): boolean => typesOf(say.face).includes('Battlefield');
const BEGINNING = [{ turnOf: 'you' }, { during: ['beginning', 'scoring'] }].map(canonical).join();
/** Several conditions; some pairs are said in one. */
function allText(all: readonly Condition[], say: Say): string {
  const [first, second, ...more] = all;
  // 316: the Beginning Phase is what happens at its start, and its scoring.
  if (all.map(canonical).join() === BEGINNING) return "it's your Beginning Phase";
  const tags = all.map((one) => ('exists' in one && one.atLeast === undefined ? tagOfYours(one.exists) : undefined));
  if (all.length > 1 && tags.every((tag) => tag !== undefined))
    return `your units have all ${numeral(all.length)} tags`;
  const asked = withoutPresence(all);
  const plain = (): string =>
    joined(
      asked.map((one) => say.condition(one)),
      'and',
    );
  const only = onlyOneText(all, say);
  if (only) return only;
  const played = allPlayed(all, say);
  if (played) return played;
  const exactly = exactlyBoth(all, say);
  if (exactly) return exactly;
  const accompanied = first && second && more.length === 0 ? company(first, second, say) : undefined;
  return accompanied ? say.ways(plain, accompanied) : plain();
}
/** What is asked about what was killed asks whether it was (359.3.e.14). */
function withoutPresence(all: readonly Condition[]): readonly Condition[] {
  const kept = all.filter((one) => {
    const [counted, op, bound] = 'compare' in one ? one.compare : [];
    if (typeof counted !== 'object' || !('countOf' in counted) || op !== '>=' || bound !== 1) return true;
    const was = canonical({ was: counted.countOf });
    return !all.some((other) => other !== one && canonical(other).includes(was));
  });
  return kept.length > 0 ? kept : all;
}
/** "You have exactly 4 cards in hand and exactly 4 units at battlefields": who has them is said once. */
function exactlyBoth(all: readonly Condition[], say: Say): string | undefined {
  const counted = all.map((one) => {
    if (!('compare' in one)) return undefined;
    const [of, op, bound] = one.compare;
    if (typeof of !== 'object' || !('count' in of) || op !== '=' || typeof bound !== 'number') return undefined;
    const own = clausesOf(of.count).filter((clause) => canonical(clause) !== '{"controller":"you"}');
    const hand = zonesOf(own).join() === 'hand';
    if (!hand && own.length === clausesOf(of.count).length) return undefined;
    return `exactly ${numeral(bound)} ${say.thing(own, { many: bound !== 1, determiner: 'some' })}`;
  });
  return counted.length > 1 && counted.every((one) => one !== undefined)
    ? `you have ${joined(counted, 'and')}`
    : undefined;
}
/** "I'm attacking with another unit", "I'm at a battlefield with exactly one other unit you control". */
function company(first: Condition, second: Condition, say: Say): (() => string) | undefined {
  if (!('is' in first) || first.is[0] !== 'self') return undefined;
  const states = clausesOf(first.is[1]);
  const state = canonical(states[0] ?? null);
  if (states.length !== 1) return undefined;
  const counted =
    'compare' in second && typeof second.compare[0] === 'object' && 'count' in second.compare[0]
      ? { of: second.compare[0].count, op: second.compare[1], bound: second.compare[2] }
      : 'exists' in second
        ? { of: second.exists, op: '>=', bound: second.atLeast ?? 1 }
        : undefined;
  if (!counted || typeof counted.bound !== 'number') return undefined;
  const { op, bound } = counted;
  const clauses = clausesOf(counted.of);
  const shared = state === canonical({ is: 'atBattlefield' }) ? canonical({ is: 'here' }) : state;
  const rest = clauses.filter(
    (clause) => ![shared, '{"controller":"you"}', '{"other":true}'].includes(canonical(clause)),
  );
  const [yours, others] = ['{"controller":"you"}', '{"other":true}'].map((one) => clauses.map(canonical).includes(one));
  if (!yours || !others || rest.length !== clauses.length - 3) return undefined;
  const noun = say.apart(() => say.thing(rest, { many: bound !== 1, determiner: 'some' }));
  const many =
    op === '=' && bound > 0
      ? `exactly ${numeral(bound)} other`
      : op === '>=' && bound === 1
        ? either('another', 'at least one other')
        : op === '>='
          ? either(`${numeral(bound)} or more other`, `at least ${numeral(bound)} other`)
          : UNSAID;
  return () => `${say.condition(first)} with ${many} ${either(`${noun} you control`, noun)}`;
}
/** "You paid the additional cost", where the card has one. */
function paidText(name: string, say: Say): string {
  return optionalCosts(say.face).filter((one) => one.name === name).length === 1
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
  if ('compare' in condition) return withinText(condition.compare, false) ?? UNSAID;
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
  if (who === undefined || (!clauses.some(isAnything) && zonesOf(clauses).some((zone) => zone !== 'board')))
    return UNSAID;
  const what = clauses.filter((clause) => !('controller' in clause));
  return who === 'you' ? said('you', what) : who === 'opponent' ? said('an opponent', what) : UNSAID;
}

/** "At least one of them has [Temporary]": of some that were spoken of. */
function amongText([among, clause, ...more]: readonly FilterClause[], say: Say): string | undefined {
  const refs = among && !('has' in among) ? listedIn(among) : undefined;
  if (!refs || !clause || more.length > 0 || !('keyword' in clause) || clause.label !== undefined) return undefined;
  return refs.every((ref) => isSpoken(say, keyOf(ref, say)))
    ? `at least one of them has [${keywordName(clause.keyword)}]`
    : undefined;
}
function existsText(exists: Filter, atLeast: number, say: Say): string {
  const clauses = clausesOf(exists);
  const among = atLeast === 1 ? amongText(clauses, say) : undefined;
  if (among !== undefined) return among;
  const anything = clauses.some(isAnything);
  // 395: what was banished with the card is nobody's in particular.
  if (clauses.some((clause) => 'linked' in clause))
    return atLeast > 1
      ? `there are ${numeral(atLeast)} ${say.thing(exists, { many: true, determiner: 'some' })}`
      : UNSAID;
  const zones = anything ? [] : zonesOf(clauses).filter((zone) => zone !== 'board');
  if (zones.length > 0) {
    const yours = clauses.some((clause) => canonical(clause) === '{"owner":"you"}');
    // 107.4: cards lie face down at battlefields only.
    if (zones.join() === 'facedown')
      return yours && clauses.length === 2 && atLeast === 1
        ? `you control a facedown card${either('', ' at a battlefield')}`
        : UNSAID;
    if (!yours) return UNSAID;
    return atLeast === 1
      ? `you have ${say.thing(exists, { determiner: 'a' })}`
      : `you have ${numeral(atLeast)} or more ${say.thing(exists, { many: true, determiner: 'some' })}`;
  }
  const alone = clauses.filter((clause) => canonical(clause) !== ALONE);
  if (
    alone.length < clauses.length &&
    atLeast === 1 &&
    alone.some((clause) => 'is' in clause && clause.is === 'here')
  ) {
    const rest = alone.filter((clause) => !('is' in clause && clause.is === 'here'));
    return `${say.thing(rest, { determiner: 'a' })} is alone here`;
  }
  const [player, compared, ...further] = clauses;
  if (player && compared && 'player' in player && 'controls' in compared && further.length === 0)
    return player.player === 'opponent' && atLeast === 1 ? fewerText(compared, say) : UNSAID;
  if (player && compared && 'player' in player && 'stat' in compared && further.length === 0) {
    const [stat, op, than] = compared.stat;
    const left = stat === 'points' && op === '>=' && atLeast === 1 ? pointsLeft(than) : undefined;
    return player.player === 'opponent' && left !== undefined
      ? `an opponent's score is within ${left} points of the Victory Score`
      : UNSAID;
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
  const there =
    who === 'opponent' && clauses.some((clause) => ('is' in clause && clause.is === 'here') || 'at' in clause);
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
/** "You control fewer runes than an opponent". */
function fewerText({ controls: [what, op, than] }: Extract<FilterClause, { controls: unknown }>, say: Say): string {
  const counted = typeof than === 'object' && 'count' in than ? than.count : undefined;
  if (op !== '>' || counted === undefined) return UNSAID;
  const yours = clausesOf(counted).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (yours.length === clausesOf(counted).length || canonical(yours) !== canonical(clausesOf(what))) return UNSAID;
  return `you control fewer ${say.thing(yours, { many: true, determiner: 'some' })} than an opponent`;
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
    : either(
        ...(isMe(s) ? [] : [`${s.text} ${be(s)}n't ${what}`]),
        `${s.text} ${be(s)} not ${what}`,
        `${s.text}${short(s)} not ${what}`,
      );

const ALONE = canonical({ is: 'alone' });
const ALONE_ALONE = canonical([{ is: 'alone' }]);
const STATES: { [clause: string]: string } = {
  [canonical({ is: 'attacker' })]: 'attacking',
  [canonical({ is: 'defender' })]: 'defending',
  [canonical({ is: 'atBattlefield' })]: 'at a battlefield',
  [canonical({ is: 'inShowdown' })]: 'in a showdown',
  [canonical({ is: 'inBase' })]: 'in a base',
  [canonical({ is: 'here' })]: 'here',
  [canonical({ is: 'alone' })]: 'alone',
  [canonical({ is: 'oneOnOne' })]: 'one on one',
  [canonical({ status: 'exhausted' })]: 'exhausted',
  [canonical({ status: 'stunned' })]: either('stunned', 'already stunned'),
  [canonical({ status: 'empowered' })]: '[Empowered]',
  [canonical({ not: { status: 'exhausted' } })]: 'ready',
  [canonical({ counters: ['buff', 1] })]: 'buffed',
  [canonical({ stat: ['might', '>=', 5] })]: '[Mighty]',
  [canonical({ bears: [{ has: ['tags', 'Equipment'] }] })]: 'equipped',
  [canonical({ bears: { has: ['tags', 'Equipment'] } })]: 'equipped',
};
/** What something is at the moment, in a word or a few: one of several as well. */
function stateOf(clause: FilterClause): string | undefined {
  const known = STATES[canonical(clause)];
  if (known !== undefined || !('any' in clause) || Object.keys(clause).length > 1) return known;
  if (canonical(clause) === FIGHTS) return either('attacking or defending', 'in combat');
  const all = clause.any.map((one) => (clausesOf(one).length === 1 ? STATES[canonical(clausesOf(one)[0])] : undefined));
  return all.every((one) => one !== undefined) ? joined(all, 'or') : undefined;
}
const ATTACHED_NOW = canonical([{ happened: { on: 'attach', object: 'self' } }]);
const FIGHTS = canonical({ any: [{ is: 'attacker' }, { is: 'defender' }] });
/** "It is the only unit you control there": yours, with no other of yours beside it; those of a teammate are none (740.2.a). */
function onlyOneText([first, second, ...more]: readonly Condition[], say: Say): string | undefined {
  if (!first || !second || more.length > 0 || !('is' in first) || !('compare' in second)) return undefined;
  const [ref, filter] = first.is;
  if (canonical(clausesOf(filter)) !== '[{"controller":"you"}]') return undefined;
  const count = [{ has: ['types', 'Unit'] }, { controller: 'you' }, { at: ref }];
  if (canonical(second.compare) !== canonical([{ count }, '=', 1])) return undefined;
  return say.about(ref, (s) => being(s, 'the only unit you control there', true), 'asked');
}
/** "I'm buffed", "it has 3 [M] or less", "it's a gear". */
function isText([ref, filter]: [Ref, Filter], holds: boolean, say: Say): string {
  const clauses = clausesOf(filter);
  const [first] = clauses;
  // What an Equipment says of itself in its effect text (136.2.d): it is attached to the unit that has that.
  if (ref === 'grantor')
    return holds && canonical(clauses) === ATTACHED_NOW ? 'this was attached to me this turn' : UNSAID;
  if (first && 'playedFrom' in first)
    return clauses.length === 1 && ref === 'self' && first.playedFrom === 'hand' && holds
      ? `you played ${say.object('self', 'asked')} from your hand`
      : UNSAID;
  // A card of a deck that was shown.
  const shown = typeof ref === 'object' && 'saved' in ref && say.spoken.done[ref.saved]?.past === 'revealed';
  if (shown && holds && clauses.every((one) => 'has' in one))
    return either(
      `you revealed ${say.thing(clauses, { determiner: 'a', card: true })}`,
      say.about(ref, (s) => being(s, say.thing(clauses, { determiner: 'a', card: true }), true), 'asked'),
    );
  const states = clauses.map(stateOf);
  if (states.length > 0 && states.every((state) => state !== undefined)) {
    const all = states.map((state) => state ?? '');
    const what = either(all.join(' '), listed(all));
    // What has died is asked what it was like just before (359.3.e.13).
    if (ref === 'self' && canonical(clauses) === ALONE_ALONE)
      return either(
        say.about(ref, (s) => being(s, what, holds), 'asked'),
        holds ? 'I died alone' : "I didn't die alone",
      );
    return say.about(ref, (s) => being(s, what, holds), 'asked');
  }
  const [clause, ...more] = clauses;
  if (!clause || more.length > 0) {
    if (!holds || !clauses.every((one) => 'has' in one || 'controller' in one)) return UNSAID;
    return say.about(ref, (s) => being(s, say.thing(clauses, { determiner: 'a', card: true }), true), 'asked');
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

/** How often something has happened this turn, said of it as a perfect: "moved twice". */
const OFTEN: { [count: number]: string } = { 2: 'twice', 3: 'three times' };
const MORE: { [op: string]: string } = { '>=': 'or more', '<=': 'or less', '=': '' };
/** "Your score is within 3 points of the Victory Score". */
function withinText([a, op, b]: [Value, string, Value], holds: boolean): string | undefined {
  const left = op === '>=' ? pointsLeft(b) : undefined;
  if (left === undefined || canonical(a) !== canonical({ stat: 'points', of: 'you' })) return undefined;
  return `your score is ${holds ? '' : 'not '}within ${left} points of the Victory Score`;
}
/** So many points less than win the game. */
function pointsLeft(value: Value): number | undefined {
  const [score, less, ...more] = sumOf(value) ?? [];
  return score === 'victoryScore' && typeof less === 'number' && less < -1 && more.length === 0 ? -less : undefined;
}
function compareText([a, op, b]: [Value, string, Value], say: Say): string {
  const within = withinText([a, op, b], true);
  if (within !== undefined) return within;
  if (typeof a === 'object' && 'count' in a && typeof b === 'number') return countedText(a.count, op, b, say);
  if (typeof a === 'object' && 'happened' in a)
    return whole(a, ({ happened, ...more }) => {
      if (op === '=' && b === 0 && Object.keys(more).length === 0 && canonical(happened) === CONQUERED)
        return say.about(
          'self',
          (who) => `${who.text} ${either("didn't conquer", "haven't conquered")} this turn`,
          'asked',
        );
      if (op === '=' && b === 0 && Object.keys(more).length === 0 && canonical(happened) === HURT)
        return say.about(
          'self',
          (who) => `${who.text} ${verb(who, "haven't", "hasn't")} been dealt damage this turn`,
          'asked',
        );
      if (op !== '>=' || typeof b !== 'number' || Object.keys(more).length > 0) return UNSAID;
      const chosen = happened.on === 'target' ? chosenText(happened, b, say) : undefined;
      if (chosen !== undefined) return chosen;
      if (b === 1) return happenedText(happened, say);
      const moved = canonical(happened) === canonical({ on: 'moved', object: 'self' });
      return moved
        ? say.about(
            'self',
            (who) => `${who.text} ${verb(who, 'have', 'has')} moved ${OFTEN[b] ?? UNSAID} this turn`,
            'asked',
          )
        : UNSAID;
    });
  if (canonical(a) === canonical({ stat: 'xp', of: 'you' }) && op === '>=' && typeof b === 'number')
    return either(`you have ${b} or more XP`, `you have ${b}+ XP`);
  if (typeof a === 'object' && 'total' in a && a.total === 'might' && typeof b === 'number')
    return whole(a, ({ total, of }) =>
      total && typeof of === 'object' && 'each' in of && MORE[op] !== undefined
        ? `${say.thing(of.each, { many: true })} have total Might ${b}${MORE[op] === '' ? '' : ` ${MORE[op]}`}`
        : UNSAID,
    );
  if (typeof a === 'object' && 'stat' in a && a.stat === 'might' && typeof b === 'number' && MORE[op] !== undefined)
    return say.about(
      a.of,
      (s) => `${s.text} ${either(verb(s, 'have', 'has'), 'had')} ${b} [M] ${MORE[op]}`.trim(),
      'asked',
    );
  const own = paidOrAssigned(a, op, b, say);
  if (own !== undefined) return own;
  if (typeof a === 'object' && 'countOf' in a && op === '>=' && b === 1)
    return whole(a, ({ countOf, objects }) => (objects ? UNSAID : didText(countOf, say)));
  const compared = { '>': 'greater than', '<': 'less than', '=': 'equal to' }[op];
  return compared === undefined ? UNSAID : `${say.value(a)} is ${compared} ${say.value(b)}`;
}
/** "You assigned 3 or more excess damage", "you spent [4] or more", "you've spent at least [A][A] this turn". */
function paidOrAssigned(a: Value, op: string, b: Value, say: Say): string | undefined {
  if (op !== '>=' || typeof b !== 'number' || typeof a !== 'object') return undefined;
  if (canonical(a) === '{"event":"excess"}') {
    // Only in a combat is any assigned, and only to units of the other side (465.2.c).
    say.spoken.amount = canonical(a);
    return `you assigned ${b} or more excess damage${either('', ' to enemy units')}`;
  }
  if (canonical(a) === '{"event":"spent"}') return `you spent [${b}] or more`;
  if (canonical(a) === canonical({ stat: 'powerSpent', of: 'you' }))
    return `${either("you've spent", 'you spent')} ${either(`at least ${'[A]'.repeat(b)}`, `${'[A]'.repeat(b)} or more`)} this turn`;
  return undefined;
}
/** "If you do", of what was done last. */
function didText(of: Ref, say: Say): string {
  const last = Object.keys(say.spoken.done).at(-1);
  return typeof of === 'object' && 'saved' in of && of.saved === last ? 'you do' : UNSAID;
}
const HURT = canonical({ on: 'damage', object: 'self' });
const CONQUERED = canonical({ on: 'unit:conquer', object: 'self' });
const BY_SPELL_OR_UNIT = canonical({
  any: [{ has: ['types', 'Spell'] }, { fromSource: [{ has: ['types', 'Unit'] }] }],
});
/** "You've chosen an enemy unit this turn", "… twice this turn with spells or unit abilities" (383.4.b). */
function chosenText({ player, object, source, on: _on, ...more }: TriggerPattern, often: number, say: Say): string {
  if (player !== 'you' || typeof object !== 'object' || Object.keys(more).length > 0) return UNSAID;
  const by =
    source === undefined ? '' : canonical(source) === BY_SPELL_OR_UNIT ? ' with spells or unit abilities' : UNSAID;
  const has = either("you've chosen", 'you chose');
  if (often === 1) return `${has} ${say.thing(object, { determiner: 'a' })} this turn${by}`;
  return `${has} ${say.thing(object, { many: true, determiner: 'some' })} ${OFTEN[often] ?? UNSAID} this turn${by}`;
}
const DIED = canonical({ from: 'board', to: 'trash', cause: ['kill', 'lethal'] });
/** "A unit died this turn", "you've discarded a card this turn": once or more often. */
function happenedText(on: TriggerPattern, say: Say): string {
  return whole(on, ({ on: event, object, match, player, ...more }) => {
    if (event === 'stat' && player === 'you' && object === undefined && Object.keys(more).length === 0)
      return canonical(match ?? {}) === canonical({ stat: 'xp', gain: true })
        ? either("you've gained XP this turn", 'you gained XP this turn')
        : UNSAID;
    const { spent, ...others } = more;
    if (event === 'finalized' && player === 'you' && typeof spent === 'number' && match === undefined)
      return Object.keys(others).length === 0 && typeof object === 'object'
        ? `${either("you've spent", 'you spent')} [${spent}] or more to play ${playedThing(object, say)} this turn`
        : UNSAID;
    if (event === 'finalized' && player === 'you' && match === undefined && Object.keys(more).length === 0)
      return either(...["you've played", 'you played'].map((has) => `${has} ${playedThing(object, say)} this turn`));
    if (player !== undefined) return UNSAID;
    if (event !== 'move' || Object.keys(more).length > 0 || typeof object !== 'object') return UNSAID;
    if (canonical(match ?? {}) === DIED)
      return `${say.thing(object, { determiner: 'a' })} ${either('died', 'has died')} this turn`;
    const discarded = canonical(match ?? {}) === '{"cause":"discard"}';
    return discarded && canonical(clausesOf(object)) === '[{"owner":"you"}]'
      ? either("you've discarded a card this turn", 'you discarded a card this turn')
      : UNSAID;
  });
}
/** Cards alone are finalized: "a spell", "a non-token unit" (350.2). */
function playedThing(object: TriggerPattern['object'], say: Say): string {
  if (object === undefined) return 'a card';
  if (typeof object !== 'object') return UNSAID;
  const spell = clausesOf(object).some((clause) => 'has' in clause && [clause.has[1]].flat().join() === 'Spell');
  // No token is an Equipment (187).
  const equipment = clausesOf(object).some((clause) => canonical(clause) === canonical({ has: ['tags', 'Equipment'] }));
  const what = spell || equipment ? object : [...clausesOf(object), { not: { is: 'token' } }];
  return say.thing(what, { determiner: 'a', card: true });
}
/** "You've played a non-token unit, a non-token gear, and a spell this turn". */
function allPlayed(all: readonly Condition[], say: Say): string | undefined {
  const played = all.map((one) => {
    const [asked, op, bound] = 'compare' in one ? one.compare : [];
    if (typeof asked !== 'object' || !('happened' in asked) || op !== '>=' || bound !== 1) return undefined;
    const { on, player, object, ...more } = asked.happened;
    if (on !== 'finalized' || player !== 'you' || Object.keys(more).length + Object.keys(asked).length > 1)
      return undefined;
    return playedThing(object, say);
  });
  return played.length > 1 && played.every((one) => one !== undefined)
    ? `${either("you've played", 'you played')} ${listed(played)} this turn`
    : undefined;
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
  const counted = held(filter, (who, what) =>
    who === 'you'
      ? either(
          `you control ${how} ${many(what)}`,
          `you have ${how} ${many(what)}`,
          `there ${bound === 1 ? 'is' : 'are'} ${how} ${say.thing(filter, { many: bound !== 1, determiner: 'some' })}`,
        )
      : UNSAID,
  );
  // Those that were counted are "they" from then on.
  speak(say, canonical({ each: filter }), kindsOf(filter), bound !== 1);
  return counted;
}
