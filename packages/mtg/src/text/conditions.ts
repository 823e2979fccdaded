/** How conditions are printed (603.4, 608.2c). */

import { type Condition, canonical, type Filter, type FilterClause, type Ref, type Value } from '@arbiter/engine';
import { figuresText } from './comparisons.js';
import { isNeither, NEITHER_TEXT, timeText } from './day-and-night.js';
import { completedText, initiativeText } from './dungeons.js';
import { existsText } from './exists.js';
import { happenedText } from './happened.js';
import { asksMonarch, isMonarchText } from './monarch.js';
import { whoseNames } from './nouns.js';
import { devotionText, distinctText, figureName, isFigure } from './numbers.js';
import { bearsText } from './ring.js';
import { article, either, numeral, ownNames, type Say, UNSAID, whole } from './say.js';
import { asksMaxSpeed } from './speed.js';
import { keyOf, laterNames } from './spoken.js';
import { keywordName } from './things.js';
import { wonClash } from './verbs/newer-actions.js';
import { asksBlessing, blessingText, costPaid, tributeText } from './way-of-playing.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

export function conditionText(condition: Condition, say: Say): string {
  return whole(condition, (watched) => conditionOf(watched, say));
}
function conditionOf(condition: Condition, say: Say): string {
  if ('exists' in condition) return existsText(condition, say, true);
  if ('time' in condition) return timeText(condition.time);
  if ('not' in condition && isNeither(condition.not)) return NEITHER_TEXT;
  if ('not' in condition) return whole(condition.not, (not) => notText(not, say));
  if ('turnOf' in condition) return condition.turnOf === 'you' ? "it's your turn" : UNSAID;
  if ('is' in condition) return isText(condition.is, say, 'is');
  if ('paid' in condition) return paidText(condition.paid, say);
  if ('all' in condition) return allText(condition.all, say);
  if ('any' in condition) return anyText(condition.any, say);
  const tribute = tributeText(condition, say);
  if (tribute !== undefined) return tribute;
  return 'compare' in condition ? compareText(condition.compare, say) : UNSAID;
}
/** Whether a spell was kicked, or what it became (702.33d). */
function paidText(name: string, say: Say): string {
  if (name === 'gift') return 'the gift was promised';
  const done = { kicker: 'kicked', bargain: 'bargained' }[name];
  return `${either(say.object('self', 'asked'), 'this spell', 'it')} was ${done ?? UNSAID}`;
}
/** "You control a Plains or an Island": one of several is there. */
const anyText = (any: readonly Condition[], say: Say): string => `you control ${yoursOf(any, say).join(' or ')}`;
/** "You control an artifact and an enchantment", "it's your turn and you control a Cat". */
function allText(all: readonly Condition[], say: Say): string {
  const yours = say.apart(() => yoursOf(all, say));
  if (yours.length > 1 && !yours.includes(UNSAID)) return `you control ${yours.join(' and ')}`;
  return all.length > 1 ? all.map((one) => say.condition(one)).join(' and ') : UNSAID;
}
/** What you are said to control, each with its article. */
const yoursOf = (all: readonly Condition[], say: Say): string[] =>
  all.map((one) => {
    if (!('exists' in one) || Object.keys(one).length > 1) return UNSAID;
    const clauses = list(one.exists);
    const rest = clauses.filter((clause) => !('controller' in clause));
    const mine = canonical(clauses.filter((clause) => 'controller' in clause)) === '[{"controller":"you"}]';
    return mine ? say.thing(rest, { determiner: 'a' }) : UNSAID;
  });
function compareText([value, op, bound]: Extract<Condition, { compare: unknown }>['compare'], say: Say): string {
  // The X of what is cast or activated (107.3).
  if (value === 'x') return op === '>=' && typeof bound === 'number' ? `X is ${bound} or more` : UNSAID;
  if (typeof value === 'object' && typeof bound !== 'number') return figuresText(value, op, bound, say);
  if (typeof bound !== 'number' || typeof value !== 'object') return UNSAID;
  if ('noted' in value) return canonical([value, op, bound]) === DEVOURED ? devouredSome(say) : UNSAID;
  if ('count' in value && op === '=' && bound === 1) return whole(value, ({ count }) => exactlyOne(count, say));
  const more = op === '>=' ? 'more' : op === '<=' ? 'less' : UNSAID;
  if ('devotion' in value) {
    const bounds = { '<': `less than ${numeral(bound)}`, '>=': `${numeral(bound)} or greater` }[String(op)];
    return bounds === undefined ? UNSAID : `${whole(value, (one) => devotionText(one.devotion))} is ${bounds}`;
  }
  if ('number' in value && wonClash([value, op, bound], say)) return 'you win';
  // How many flips of a coin were won is one or none (705.2).
  if ('number' in value)
    return value.number === say.spoken.flip && op === '=' && bound === 1 ? 'you win the flip' : UNSAID;
  if ('total' in value)
    return whole(value, ({ total, of }) =>
      op === '>=' && ['power', 'toughness'].includes(total) && typeof of === 'object' && 'each' in of
        ? `${say.thing(of.each, { many: true })} have total ${total} ${bound} or greater`
        : UNSAID,
    );
  if ('colorSpent' in value)
    return whole(value, ({ colorSpent }) => (op === '>=' && bound === 1 ? spentColor(colorSpent, say) : UNSAID));
  const what = canonical(value);
  if (what === '{"of":"you","stat":"life"}') return `you have ${numeral(bound)} or ${more} life`;
  if ('distinct' in value)
    return op === '>='
      ? `there are ${numeral(bound)} or more ${whole(value, (one) => distinctText(one, say))}`
      : UNSAID;
  if ('happened' in value) return whole(value, (watched) => happenedText(watched, op, bound, say));
  if ('stat' in value && isFigure(value.stat)) {
    const of = whoseNames(value.of, say, false);
    const bounds = op === '>=' ? ' or greater' : op === '<=' ? ' or less' : op === '=' ? '' : ` ${UNSAID}`;
    return of.includes(UNSAID)
      ? UNSAID
      : either(...of.map((one) => `${one} ${figureName(value.stat)} is ${bound}${bounds}`));
  }
  return UNSAID;
}
/** "{W} was spent to cast this spell" (106.12, 601.2h). */
const spentColor = (color: string, say: Say): string =>
  `{${color}} was spent to cast ${either('it', ...ownNames(say.face))}`;
const DEVOURED = canonical([{ noted: 'devoured' }, '>', 0]);
/** "It devoured a creature": of what has devour (702.82b). */
const devouredSome = (say: Say): string =>
  say.face.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'devour')
    ? `${either('it', ...ownNames(say.face))} devoured a creature`
    : UNSAID;
/** "You control exactly one creature". */
function exactlyOne(count: Filter, say: Say): string {
  const rest = list(count).filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (rest.length + 1 !== list(count).length || rest.some((clause) => 'controller' in clause || 'owner' in clause))
    return UNSAID;
  return `you control exactly one ${say.thing(rest)}`;
}
function notText(not: Condition, say: Say): string {
  if ('exists' in not) return existsText(not, say, false);
  if ('compare' in not) return didntText(not.compare, say);
  if ('turnOf' in not) return not.turnOf === 'you' ? "it's not your turn" : UNSAID;
  return 'is' in not ? isText(not.is, say, "isn't") : UNSAID;
}

/** "You didn't lose life this turn". */
function didntText([value, op, bound]: Extract<Condition, { compare: unknown }>['compare'], say: Say): string {
  if (op !== '>=' || bound !== 1 || typeof value !== 'object' || !('happened' in value)) return UNSAID;
  const said = whole(value, (watched) => happenedText(watched, op, bound, say));
  const did = DIDNT.find(([happened]) => said === `${happened} this turn`);
  return did ? `${did[1]} this turn` : UNSAID;
}
const DIDNT: readonly [string, string][] = [
  ['you lost life', "you didn't lose life"],
  ['you gained life', "you didn't gain life"],
  ['you attacked', "you didn't attack"],
];
function isText([ref, filter]: Extract<Condition, { is: unknown }>['is'], say: Say, be: string): string {
  if (asksMonarch(filter)) return isMonarchText(ref, be === 'is', say);
  if (asksBlessing(filter)) return blessingText(ref, be === 'is');
  const held = initiativeText(ref, filter, be === 'is') ?? completedText(ref, filter, be === 'is');
  if (held !== undefined) return held;
  const bears = bearsText(ref, filter, be === 'is', say);
  if (bears !== undefined) return bears;
  const paid = costPaid(ref, filter, say);
  if (paid !== undefined) return be === 'is' ? paid : UNSAID;
  if (asksMaxSpeed(filter))
    return ref === 'you' ? (be === 'is' ? 'you have max speed' : "you don't have max speed") : UNSAID;
  const clauses = list(filter);
  const [clause] = clauses;
  if (!clause || clauses.some((one) => 'zone' in one || ('controller' in one && one.controller !== 'you')))
    return UNSAID;
  if (clauses.length === 1 && 'stat' in clause) return be === 'is' ? figureText(ref, clause.stat, say) : UNSAID;
  if (clauses.length === 1 && canonical(clause) === ENTERED_NOW)
    return be === 'is' && ref === 'self' ? `${say.object(ref, 'asked')} entered this turn` : UNSAID;
  const it = laterNames(keyOf(ref, say), say).includes('it');
  // What has left the stack is no spell (112.1): what it was there is not asked so.
  const spell = clauses.some((one) => 'is' in one && one.is === 'spell');
  const left = (typeof ref === 'object' && 'was' in ref) || say.spoken.moved.includes(keyOf(ref, say));
  if (spell && left) return UNSAID;
  const [from] = clauses.flatMap((one) => ('playedFrom' in one ? [one.playedFrom] : []));
  if (from !== undefined) return be === 'is' ? castFrom(ref, from, clauses, say) : UNSAID;
  const subject = say.object(ref, 'asked');
  if (clauses.length === 1 && 'keyword' in clause)
    return `${subject} ${be === 'is' ? 'has' : "doesn't have"} ${keywordName(clause)}`;
  if (clauses.length === 1 && 'counters' in clause) {
    const [kind, n] = clause.counters;
    const many = n === 1 ? `${article(kind)} ${kind} counter` : `${numeral(n)} or more ${kind} counters`;
    return be === 'is' ? `${subject} has ${many} on it` : UNSAID;
  }
  const card = say.spoken.said.some((one) => one.key === keyOf(ref, say) && one.kinds.includes('card'));
  const what = isWhat(clauses, say);
  const said = card && isNamed(clauses) ? either(what, `${what} card`) : what;
  // What it was before it moved is asked of what is gone (608.2h).
  if (typeof ref === 'object' && 'was' in ref) return `${subject} ${be === 'is' ? 'was' : "wasn't"} ${said}`;
  const short = !it ? [] : be === 'is' ? ["it's"] : ["it isn't", "it's not"];
  return `${either(`${subject} ${be}`, ...short)} ${said}`;
}
const ENTERED_NOW = canonical({ happened: { on: 'move', object: 'self', match: { to: 'battlefield' } } });
const ENTERED = canonical({ on: 'move', match: { to: 'battlefield' }, object: 'self' });
/** "This spell was cast from a graveyard" (601.2). */
function castFrom(ref: Ref, from: string, clauses: readonly FilterClause[], say: Say): string {
  const where = { graveyard: 'from a graveyard', exile: 'from exile' }[from];
  // Nobody's hand has another's card in it (402.1): who owns it and controls it as it enters has cast it from there.
  const owned = canonical(clauses.filter((one) => !('playedFrom' in one)));
  if (owned === '[{"owner":"you"}]' && clauses.length === 2)
    return from === 'hand' && ref === 'self' && canonical(say.on ?? null) === ENTERED
      ? `you cast ${either('it', say.object('self', 'asked'))} from your hand`
      : UNSAID;
  if (clauses.length > 1) return UNSAID;
  return ref === 'self' && where !== undefined
    ? `${either(say.object('self', 'asked'), 'this spell', 'it')} was cast ${where}`
    : UNSAID;
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
  const [only] = clauses;
  if (only && clauses.length === 1 && canonical(only) === '{"is":"token"}') return 'a token';
  if (isNamed(clauses)) return say.thing([...clauses], { determiner: 'a' });
  return clauses.length === 1 ? say.thing([...clauses]).replace(/ permanent$/, '') : UNSAID;
}
const isNamed = (clauses: readonly FilterClause[]): boolean =>
  clauses.some((one) => 'has' in one && (one.has[0] === 'types' || one.has[0] === 'subtypes'));
