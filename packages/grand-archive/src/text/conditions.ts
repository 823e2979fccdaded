/** How conditions are printed, after "if" or "as long as". */
import {
  type Condition,
  canonical,
  type Filter,
  type FilterClause,
  type Ref,
  type TriggerPattern,
  type Value,
} from '@arbiter/engine';
import { isSame } from './numbers.js';
import { isYourMemory } from './restrictions.js';
import { article, clausesOf, either, joined, numeral, type Say, type Subject, UNSAID, verb, whole } from './say.js';
import { isSpoken, keyOf, zonesOf } from './spoken.js';
import { omensText } from './things.js';
import { FIGURES, isLV, isYourChampion, words } from './written.js';

export function conditionText(condition: Condition, say: Say): string {
  return whole(condition, (watched) => plainCondition(watched, say));
}
function plainCondition(condition: Condition, say: Say): string {
  if ('all' in condition) return allText(condition.all, say);
  if ('any' in condition)
    return joined(
      condition.any.map((one) => say.condition(one)),
      'or',
    );
  if ('turnOf' in condition)
    return condition.turnOf === 'you' ? "it's your turn" : either("it's not your turn", "it's an opponent's turn");
  if ('not' in condition) return whole(condition.not, (denied) => notText(denied, say));
  if ('exists' in condition) return existsText(condition.exists, condition.atLeast ?? 1, say);
  if ('is' in condition) return isText(condition.is, true, say);
  if ('compare' in condition) {
    const said = compareText(condition.compare, say);
    return wasDone(condition.compare, say) ? either('you do', said) : said;
  }
  if ('paid' in condition) return paidText(condition.paid, say);
  return UNSAID;
}
/** Whether it only asks if what was to be done was done to anything. */
const wasDone = ([value, op, bound]: [Value, string, Value], say: Say): boolean =>
  op === '>=' &&
  bound === 1 &&
  typeof value === 'object' &&
  'countOf' in value &&
  typeof value.countOf === 'object' &&
  'saved' in value.countOf &&
  say.spoken.done[value.countOf.saved] !== undefined;

/** "It's an opponent's recollection phase": whose turn, and which phase of it. */
function allText(all: readonly Condition[], say: Say): string {
  const [turn, phase, ...more] = [...all].sort((a, b) => Number('during' in a) - Number('during' in b));
  if (turn && phase && more.length === 0 && 'turnOf' in turn && 'during' in phase) {
    const whose = turn.turnOf === 'you' ? 'your' : "an opponent's";
    return `it's ${whose} ${phaseName(phase.during)}`;
  }
  return joined(
    all.map((one) => say.condition(one)),
    'and',
  );
}
const PHASES: { [step: string]: string } = {
  wakeUp: 'wake up phase',
  materialize: 'materialize phase',
  recollection: 'recollection phase',
  draw: 'draw phase',
  main: 'main phase',
  end: 'end phase',
};
export const phaseName = (steps: readonly string[]): string =>
  steps.length === 1 ? (PHASES[steps[0] ?? ''] ?? UNSAID) : UNSAID;

/** A spell with one additional cost that may be paid asks whether it was. */
function paidText(name: string, say: Say): string {
  const costs = say.face.abilities.flatMap((one) => (one.kind === 'spell' ? (one.optional ?? []) : []));
  return costs.length === 1 && costs[0]?.name === name
    ? either('you do', 'the additional cost was paid', 'you paid the additional cost')
    : UNSAID;
}

function notText(condition: Condition, say: Say): string {
  if ('turnOf' in condition)
    return condition.turnOf === 'you' ? "it's not your turn" : either("it's your turn", "it's not an opponent's turn");
  if ('exists' in condition) return noneText(condition.exists, condition.atLeast ?? 1, say);
  if ('is' in condition) return isText(condition.is, false, say);
  if ('not' in condition) return say.condition(condition.not);
  return UNSAID;
}

/** "You control an ally", "your champion has six or more enlighten counters on them", "there is a card in your graveyard". */
function existsText(exists: Filter, atLeast: number, say: Say): string {
  if (isYourMemory(exists))
    return atLeast === 1
      ? either('you have a card in your memory', 'there is a card in your memory')
      : ofMemory(`${numeral(atLeast)} or more cards`);
  const clauses = clausesOf(exists);
  const omens = omensText(exists, say, atLeast !== 1);
  if (omens !== undefined) {
    const some = `you have ${numeral(atLeast)} or more ${omensText(exists, say, true) ?? UNSAID}`;
    return atLeast === 1 ? either(`you have an ${omens}`, some) : some;
  }
  const counted = clauses.flatMap((clause) => ('counters' in clause ? [clause.counters] : []));
  const others = clauses.filter((clause) => !('counters' in clause));
  const [counters] = counted;
  if (counters !== undefined && counted.length === 1 && isYourChampion(others) && atLeast === 1)
    return `your champion has ${countersText(counters)} on ${either('them', 'it')}`;
  const damaged = clauses.flatMap((clause) => ('stat' in clause && clause.stat[0] === 'damage' ? [clause.stat] : []));
  const [damage] = damaged;
  if (
    damage &&
    damaged.length === 1 &&
    atLeast === 1 &&
    isYourChampion(clauses.filter((clause) => !('stat' in clause)))
  )
    return compareText(
      [{ stat: 'damage', of: { each: clauses.filter((clause) => !('stat' in clause)) } }, damage[1], damage[2]],
      say,
    );
  // There is one attacker at most, so whether any attacks such a thing is asked of it.
  const [attack, ...besides] = clauses;
  if (attack && besides.length === 0 && atLeast === 1 && 'is' in attack && attack.is === 'attacks') {
    const { of } = attack;
    return of === undefined
      ? UNSAID
      : `the attacker is attacking ${say.apart(() => say.thing(of, { determiner: 'a' }))}`;
  }
  const [opponent, controls, ...rest] = clauses;
  if (
    atLeast === 1 &&
    rest.length === 0 &&
    canonical(opponent ?? null) === '{"player":"opponent"}' &&
    controls &&
    'controls' in controls
  )
    return opponentControls(controls.controls, say);
  const zones = zonesOf(clauses);
  if (zones.length === 0 || zones.join() === 'field') {
    const whose = clauses.filter((clause) => 'controller' in clause);
    const what = clauses.filter((clause) => !('controller' in clause) && !('zone' in clause));
    const [who, ...more] = whose;
    if (!who || more.length > 0 || !('controller' in who))
      return atLeast === 1 ? `there is ${say.thing(what, { determiner: 'a' })} on the field` : UNSAID;
    const holder =
      who.controller === 'you' ? 'you control' : who.controller === 'opponent' ? 'an opponent controls' : UNSAID;
    if (atLeast === 1)
      return either(
        `${holder} ${say.apart(() => say.thing(what, { determiner: 'a' }))}`,
        `${holder} one or more ${say.thing(what, { many: true })}`,
      );
    // One opponent has them all, and the filter counts those of all opponents together.
    return who.controller === 'you'
      ? `${holder} ${numeral(atLeast)} or more ${say.thing(what, { many: true })}`
      : UNSAID;
  }
  const hand = atLeast === 1 ? undefined : canonical(clauses) === IN_HAND;
  if (hand)
    return either(
      `you have ${numeral(atLeast)} or more cards in your hand`,
      `there are ${numeral(atLeast)} or more cards in your hand`,
    );
  const seen = shownText(clauses, zones, atLeast, say);
  if (seen !== undefined) return seen;
  if (atLeast === 1)
    return either(
      `there is ${say.thing(exists, { determiner: 'a' })}`,
      `there's ${say.thing(exists, { determiner: 'a' })}`,
    );
  const many = say.thing(exists, { many: true });
  return either(`there are ${numeral(atLeast)} or more ${many}`, `you have ${numeral(atLeast)} or more ${many}`);
}
/** "An opponent controls three or more units." */
function opponentControls([filter, op, bound]: [Filter, string, Value], say: Say): string {
  if (typeof bound !== 'number' || op !== '>=') return UNSAID;
  const many = `an opponent controls ${numeral(bound)} or more ${say.apart(() => say.thing(filter, { many: true }))}`;
  return bound === 1 ? either(`an opponent controls ${say.thing(filter, { determiner: 'a' })}`, many) : many;
}
const IN_HAND = canonical([{ zone: 'hand' }, { owner: 'you' }]);
/** "A fire element card was revealed": among the memories that all see now. */
function shownText(clauses: readonly FilterClause[], zones: readonly string[], atLeast: number, say: Say) {
  if (!say.spoken.shown || zones.join() !== 'memory' || atLeast !== 1) return undefined;
  const what = clauses.filter((clause) => !('zone' in clause));
  if (what.some((clause) => 'owner' in clause || 'any' in clause)) return undefined;
  return `${cardText(what, say)} was revealed`;
}
/** "a fire element card". */
export const cardText = (what: readonly FilterClause[], say: Say): string =>
  say.thing([...what], { determiner: 'a', card: true });

const ofMemory = (cards: string): string =>
  either(`you have ${cards} in your memory`, `there are ${cards} in your memory`);

function countersText([kind, atLeast]: [string, number]): string {
  return atLeast === 1 ? `${article(kind)} ${kind} counter` : `${either(numeral(atLeast))} or more ${kind} counters`;
}

function noneText(exists: Filter, atLeast: number, say: Say): string {
  if (isYourMemory(exists))
    return atLeast === 1
      ? either('you have no cards in your memory', 'there are no cards in your memory')
      : ofMemory(`${numeral(atLeast - 1)} or ${either('less', 'fewer')} cards`);
  const clauses = clausesOf(exists);
  const who = clauses.filter((clause) => 'controller' in clause);
  const what = clauses.filter((clause) => !('controller' in clause) && canonical(clause) !== '{"zone":"field"}');
  const [whose] = who;
  if (canonical(clauses) === IN_HAND)
    return atLeast === 1
      ? either('you have no cards in your hand', 'there are no cards in your hand')
      : `you have ${numeral(atLeast - 1)} or ${either('less', 'fewer')} cards in your hand`;
  if (zonesOf(clauses).some((zone) => zone !== 'field'))
    return atLeast === 1 ? either(`there are no ${say.thing(exists, { many: true })}`) : UNSAID;
  if (!whose || who.length > 1 || !('controller' in whose) || whose.controller !== 'you') return UNSAID;
  if (atLeast > 1)
    return `you control ${numeral(atLeast - 1)} or ${either('less', 'fewer')} ${say.thing(what, { many: true })}`;
  const many = say.apart(() => say.thing(what, { many: true }));
  return either(
    `you control no ${many}`,
    `you don't control any ${many}`,
    `you don't control ${say.thing(what, { determiner: 'a' })}`,
  );
}

/** "Your champion has attacked this turn", "it's a fire element card", "~ is rested". */
function isText([ref, filter]: [Ref, Filter], holds: boolean, say: Say): string {
  const clauses = clausesOf(filter);
  const [clause, ...more] = clauses;
  const done = typeof ref === 'object' && 'saved' in ref ? say.spoken.done[ref.saved] : undefined;
  // A card that an instruction before has moved is asked for what it is.
  if (done && holds && !done.many && clauses.every((one) => 'has' in one || 'not' in one)) {
    const what = cardText(clauses, say);
    return either(
      ...(done.kind === 'card' ? [`${what} was ${done.past}`] : []),
      `the ${done.past} ${done.kind} ${either('was', 'is')} ${what}`,
      ...ofCard(ref, clauses, say),
    );
  }
  if (!clause || more.length > 0) {
    if (!holds || clauses.length === 0 || !clauses.every((one) => 'has' in one)) return UNSAID;
    return say.about(ref, (s) => `${s.text} ${be(s)} ${say.thing(clauses, { determiner: 'a' })}`, 'asked');
  }
  if (canonical(ref) === '"self"' && 'is' in clause && clause.is === 'classBonus' && clause.of === undefined)
    return holds ? "your champion's class matches this card's class" : UNSAID;
  if ('player' in clause) return UNSAID;
  if ('not' in clause) return whole(clause, ({ not }) => isText([ref, not], !holds, say));
  if (!holds && !DENIED(clause)) return UNSAID;
  return say.about(
    ref,
    (s) => {
      const said = `${s.text}${whole(clause, (one) => saidOf(one, s, holds, say))}`;
      return 'counters' in clause && holds
        ? either(said, `there ${clause.counters[1] === 1 ? 'is' : 'are'} ${countersText(clause.counters)} on ${s.text}`)
        : said;
    },
    'asked',
  );
}
const ofCard = (ref: Ref, clauses: readonly FilterClause[], say: Say): string[] =>
  isSpoken(say, keyOf(ref, say))
    ? [say.apart(() => say.about(ref, (s) => `${s.text} ${be(s)} ${what(clauses, say)}`, 'asked'))]
    : [];
/** "Wind element", "a wind element card". */
function what(clauses: readonly FilterClause[], say: Say): string {
  const [clause, ...more] = clauses;
  const element = clause && more.length === 0 && 'has' in clause && clause.has[0] === 'elements';
  const card = cardText(clauses, say);
  return element ? either(`${joined(words(clause.has[1]), 'or')} element`, card) : card;
}
const DENIED = (clause: FilterClause): boolean =>
  ('is' in clause && clause.of === undefined) ||
  'status' in clause ||
  'keyword' in clause ||
  'has' in clause ||
  'counters' in clause;
const be = (s: Subject): string => (s.you || s.many ? 'are' : 'is');

function saidOf(clause: FilterClause, s: Subject, holds: boolean, say: Say): string {
  const have = ` ${
    holds ? verb(s, 'have', 'has') : either(verb(s, "don't have", "doesn't have"), verb(s, "haven't", "hasn't"))
  }`;
  if ('is' in clause && clause.is === 'attacks' && clause.of !== undefined && holds) {
    const { of } = clause;
    return being(s, `attacking ${say.apart(() => say.thing(of, { determiner: 'a' }))}`, true);
  }
  if ('is' in clause && clause.of === undefined) {
    if (clause.is === 'attackedThisTurn')
      return either(`${have} attacked this turn`, ...(holds ? [' attacked this turn'] : []));
    if (clause.is === 'dealtCombatDamageThisTurn')
      return either(`${have} dealt combat damage this turn`, ...(holds ? [' dealt combat damage this turn'] : []));
    if (clause.is === 'loaded')
      return holds ? being(s, 'loaded', true) : either(being(s, 'unloaded', true), being(s, 'loaded', false));
    return clause.is === 'attacking' || clause.is === 'retaliating' ? being(s, clause.is, holds) : UNSAID;
  }
  if ('status' in clause) {
    if (clause.status === 'rested')
      return holds ? being(s, 'rested', true) : either(being(s, 'awake', true), being(s, 'rested', false));
    if (['distant', 'fostered', 'ephemeral'].includes(clause.status)) return being(s, clause.status, holds);
    return clause.status === 'faceDown' ? being(s, 'face down', holds) : UNSAID;
  }
  if ('played' in clause && clause.played === 'brew')
    return holds ? either(` ${s.many ? 'were' : 'was'} brewed`, being(s, 'brewed', true)) : UNSAID;
  if ('keyword' in clause && clause.label === undefined) return `${have} ${clause.keyword}`;
  if ('counters' in clause)
    return holds
      ? `${have} ${countersText(clause.counters)} on ${either('it', 'them')}`
      : clause.counters[1] === 1
        ? ` ${verb(s, 'have', 'has')} no ${clause.counters[0]} counters on ${either('it', 'them')}`
        : UNSAID;
  if ('has' in clause) {
    const [list, value] = clause.has;
    if (list === 'elements') return being(s, `${joined(words(value), 'or')} element`, holds);
    if (list === 'supertypes' && words(value).join() === 'Unique') return being(s, 'unique', holds);
    return being(s, say.thing([clause], { determiner: 'a' }), holds);
  }
  if ('zone' in clause) return clause.zone === 'field' && holds ? being(s, 'on the field', true) : UNSAID;
  if ('named' in clause && holds) return being(s, `named ${clause.named}`, true);
  if ('controller' in clause && holds && clause.controller === 'you')
    return either(being(s, 'controlled by you', true), being(s, 'under your control', true));
  return UNSAID;
}
/** " is awake", "'s awake", " isn't awake". */
function being(s: Subject, what: string, holds: boolean): string {
  const is = be(s);
  const short = is === 'are' ? "'re" : "'s";
  return holds
    ? either(` ${is} ${what}`, `${short} ${what}`)
    : either(` ${is}n't ${what}`, ` ${is} not ${what}`, `${short} not ${what}`);
}

const COMPARED: { [op: string]: (bound: string) => string[] } = {
  '>=': (bound) => [`${bound} or more`, `${bound} or higher`, `${bound} or greater`],
  '<=': (bound) => [`${bound} or less`, `${bound} or lower`, `${bound} or fewer`],
  '=': (bound) => [`${bound}`, `exactly ${bound}`, `equal to ${bound}`],
};
/** "You've activated a Spell card this turn." */
function happenedText(on: TriggerPattern, op: string, bound: Value, say: Say): string {
  const { object, player, ...more } = on;
  if (canonical(more) !== '{"on":"activate"}' || player !== 'you' || op !== '>=' || typeof bound !== 'number')
    return UNSAID;
  const what = typeof object === 'object' ? object : object === undefined ? [] : undefined;
  if (what === undefined) return UNSAID;
  const cards =
    bound === 1
      ? say.thing(what, { determiner: 'a', card: true })
      : `${numeral(bound)} or more ${say.thing(what, { many: true, card: true })}`;
  return `${either("you've", 'you have', 'you')} activated ${cards} this turn`;
}
function compareText([a, op, b]: [Value, string, Value], say: Say): string {
  if (typeof a === 'object' && 'happened' in a)
    return whole(a, ({ happened, ...more }) =>
      Object.keys(more).length > 0 ? UNSAID : happenedText(happened, op, b, say),
    );
  if (isLV(a) && typeof b === 'number') {
    const bounds = { '>=': [' or higher', ' or more'], '<=': [' or lower', ' or less'], '=': [''] }[op];
    return bounds
      ? either(
          ...bounds.map((more) => `your champion is level ${b}${more}`),
          ...bounds.map((more) => `your champion's level is ${b}${more}`),
        )
      : UNSAID;
  }
  if (typeof a === 'object' && 'count' in a && typeof b === 'number') return countedText(a.count, op, b, say);
  if (typeof a === 'object' && 'stat' in a && a.stat === 'damage' && typeof b === 'number')
    return compareText([{ counters: 'damage', of: a.of }, op, b], say);
  if (typeof a === 'object' && 'counters' in a && typeof b === 'number') {
    const said = COMPARED[op]?.(numeral(b));
    if (!said) return UNSAID;
    const counters = `${a.counters} counter${b === 1 && op === '=' ? '' : 's'}`;
    return say.about(
      a.of,
      (s) =>
        either(
          ...said.map((one) => `${s.text} ${verb(s, 'have', 'has')} ${one} ${counters} on ${either('it', 'them')}`),
          ...said.map((one) => `there are ${one} ${counters} on ${s.text}`),
        ),
      'asked',
    );
  }
  if (typeof a === 'object' && 'stat' in a && typeof b === 'number' && FIGURES[a.stat] && a.stat !== 'attackPower') {
    const said = COMPARED[op]?.(String(b));
    return said
      ? say.about(a.of, (s) => either(...said.map((one) => `${s.text}'s ${FIGURES[a.stat]} is ${one}`)), 'asked')
      : UNSAID;
  }
  const compared = {
    '>=': 'greater than or equal to',
    '<=': 'less than or equal to',
    '=': 'equal to',
    '>': either('greater than', 'more than', 'higher than'),
    '<': either('less than', 'lower than'),
  }[op];
  return compared === undefined || isSame(a, b) ? UNSAID : `${say.value(a)} is ${compared} ${say.value(b)}`;
}
/** "You have exactly one card in your memory". */
function countedText(filter: Filter, op: string, bound: number, say: Say): string {
  if (op === '>=') return existsText(filter, bound, say);
  if (op === '>') return existsText(filter, bound + 1, say);
  if (op === '<=' || op === '<') return noneText(filter, op === '<' ? bound : bound + 1, say);
  if (op !== '=') return UNSAID;
  if (bound === 0) return noneText(filter, 1, say);
  const cards = bound === 1 ? 'exactly one card' : `exactly ${numeral(bound)} cards`;
  if (isYourMemory(filter)) return `you have ${cards} in your memory`;
  const clauses = clausesOf(filter);
  const what = clauses.filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (zonesOf(clauses).length > 0 || what.length + 1 !== clauses.length) return UNSAID;
  return `you control exactly ${numeral(bound)} ${say.thing(what, { many: bound !== 1 })}`;
}
