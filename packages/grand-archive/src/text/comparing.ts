/** How comparisons of numbers are printed, and what happened this turn. */
import { canonical, type Filter, type TriggerPattern, type Value } from '@arbiter/engine';
import { influenceOf, isSame, masteryOf } from './numbers.js';
import { zoneName } from './places.js';
import { ON_IT } from './questions.js';
import { isYourMemory } from './restrictions.js';
import { clausesOf, either, numeral, type Say, UNSAID, verb, whole } from './say.js';
import { zonesOf } from './spoken.js';
import { omensText } from './things.js';
import { FIGURES, isLV, isYourChampion } from './written.js';

const COMPARED: { [op: string]: (bound: string) => string[] } = {
  '>=': (bound) => [`${bound} or more`, `${bound} or higher`, `${bound} or greater`],
  '<=': (bound) => [`${bound} or less`, `${bound} or lower`, `${bound} or fewer`],
  '=': (bound) => [`${bound}`, `exactly ${bound}`, `equal to ${bound}`],
  '<': (bound) => [`less than ${bound}`, `fewer than ${bound}`],
};
const isActivation = (object: TriggerPattern['object']): boolean =>
  canonical(object ?? null) === '[{"is":"cardActivation"}]';
const DIED = canonical({ on: 'move', match: { from: 'field', to: 'graveyard' } });
const SUPPRESSED = canonical({ on: 'move', match: { from: 'field', cause: 'suppress' } });
/** "You've activated a Spell card this turn." */
function happenedText({ object, player, ...more }: TriggerPattern, op: string, bound: Value, say: Say): string {
  if (op !== '>=' || typeof bound !== 'number') return UNSAID;
  const on = canonical(more);
  const yours = typeof object === 'object' && isYourChampion(object);
  if (on === '{"on":"damage"}' && yours && player === undefined && bound === 1)
    return `your champion ${either('has taken', 'was dealt', 'has been dealt', 'took')} damage this turn`;
  if (on === '{"on":"levelUp"}' && player === 'you' && object === undefined && bound === 1)
    return either('your champion has leveled up this turn', 'your champion leveled up this turn');
  if (on === '{"on":"countered"}' && player === undefined && bound === 1 && isActivation(object))
    return `a card activation ${either('was', 'has been')} negated this turn`;
  if (on === '{"on":"countered"}' && player === 'you' && bound === 1 && isActivation(object))
    return `a card activation you controlled ${either('was', 'has been')} negated this turn`;
  if (on === DIED && typeof object === 'object' && player === undefined && bound === 1) {
    const yours_ = clausesOf(object).filter((clause) => canonical(clause) !== '{"controller":"you"}');
    if (yours_.length + 1 === clausesOf(object).length)
      return `${say.thing(yours_, { determiner: 'a' })} you controlled ${either('has died', 'died')} this turn`;
  }
  if (on === SUPPRESSED && typeof object === 'object' && player === undefined && bound === 1)
    return `${say.thing(object, { determiner: 'a' })} ${either('was', 'has been')} suppressed this turn`;
  if (on !== '{"on":"activate"}' || player !== 'you') return UNSAID;
  const what = typeof object === 'object' ? object : object === undefined ? [] : undefined;
  if (what === undefined) return UNSAID;
  const brewed = clausesOf(what).filter((clause) => canonical(clause) !== '{"played":"brew"}');
  if (brewed.length < clausesOf(what).length)
    return bound === 1
      ? `${either("you've", 'you have', 'you')} brewed ${say.thing(brewed, { determiner: 'a' })} this turn`
      : UNSAID;
  const cards =
    bound === 1
      ? say.thing(what, { determiner: 'a', card: true })
      : `${numeral(bound)} or more ${say.thing(what, { many: true, card: true })}`;
  return `${either("you've", 'you have', 'you')} activated ${cards} this turn`;
}
/** "Your champion has taken 4 or more damage this turn": all of it together. */
function summedText({ object, ...more }: TriggerPattern, op: string, bound: Value): string {
  const { source, ...others } = more;
  if (object === undefined && typeof source === 'object' && isYourChampion(source))
    return canonical(others) === canonical({ on: 'damage', match: { combat: true } }) &&
      op === '>=' &&
      typeof bound === 'number'
      ? `your champion ${either('has dealt', 'dealt')} ${bound} or more combat damage this turn`
      : UNSAID;
  if (canonical(more) !== '{"on":"damage"}' || typeof object !== 'object' || !isYourChampion(object)) return UNSAID;
  if (op !== '>=' || typeof bound !== 'number') return UNSAID;
  return `your champion ${either('has taken', 'was dealt', 'has been dealt')} ${bound} or more damage this turn`;
}
const MATERIALIZED = canonical({
  happened: { on: 'move', object: [{ owner: 'you' }], match: { to: 'effectsStack', cause: 'materialize' } },
});
const HAND = canonical([{ zone: 'hand' }, { owner: 'you' }]);
/** "The amount of cards in your hand and memory are equal." */
function balanced(a: Value, op: string, b: Value): string[] {
  if (op !== '=' || typeof a !== 'object' || typeof b !== 'object' || !('count' in a) || !('count' in b)) return [];
  return canonical(clausesOf(a.count)) === HAND && isYourMemory(b.count)
    ? [`the ${either('amount', 'number')} of cards in your hand and memory ${either('are', 'is')} equal`]
    : [];
}
/** "There's an odd amount of level counters on ~", "that player has an even amount of cards in their memory". */
function parityText(a: Value, op: string, b: Value, say: Say): string | undefined {
  if (op !== '=' || (b !== 0 && b !== 1) || typeof a !== 'object' || !('sum' in a) || !Array.isArray(a.sum))
    return undefined;
  const [of, less, ...more] = a.sum;
  if (of === undefined || less === undefined || more.length > 0) return undefined;
  if (canonical(less) !== canonical({ times: [-2, { half: of, round: 'down' }] })) return undefined;
  const parity = b === 1 ? 'an odd' : 'an even';
  const owner =
    typeof of === 'object' && 'count' in of ? clausesOf(of.count).find((clause) => 'owner' in clause) : undefined;
  const whose = owner && 'owner' in owner && typeof owner.owner === 'object' ? owner.owner : undefined;
  const [zone, ...zones] = typeof of === 'object' && 'count' in of ? zonesOf(clausesOf(of.count)) : [];
  const isAll = typeof of === 'object' && 'count' in of && clausesOf(of.count).length === 2;
  const plain = say.apart(() => say.value(of));
  const amount = plain.startsWith('the ') ? plain.replace(/^the /, `${parity} `) : UNSAID;
  const there = [`there's ${amount}`, `there is ${amount}`, `there are ${amount}`];
  if (whose === undefined || zone === undefined || zones.length > 0 || !isAll) {
    say.value(of);
    return either(...there);
  }
  const has = say.about(
    whose,
    (s) =>
      `${s.text} ${verb(s, 'have', 'has')} ${parity} ${either('amount', 'number')} of cards in their ${zoneName(zone)}`,
    'asked',
  );
  return either(has, ...there);
}
/** "You have two or more omens with the same reserve cost": more of them than there are costs among them. */
function sameCost(a: Value, op: string, b: Value, say: Say): string | undefined {
  if (op !== '>' || typeof a !== 'object' || !('count' in a) || typeof b !== 'object' || !('distinct' in b))
    return undefined;
  if (b.distinct !== 'cost' || canonical(b.of) !== canonical({ each: a.count })) return undefined;
  const rest = clausesOf(a.count).filter(
    (clause) => canonical(clause) !== canonical({ prop: ['costKind', 'reserve'] }),
  );
  if (rest.length + 1 !== clausesOf(a.count).length) return undefined;
  const omens = say.apart(() => omensText(rest, say, true));
  return omens === undefined ? undefined : `you have two or more ${omens} with the same reserve cost`;
}
export function compareText([a, op, b]: [Value, string, Value], say: Say): string {
  const odd = parityText(a, op, b, say) ?? sameCost(a, op, b, say);
  if (odd !== undefined) return odd;
  if (typeof a === 'object' && 'happened' in a && op === '=' && b === 0 && canonical(a) === MATERIALIZED)
    return "you haven't materialized a card this turn";
  if (typeof a === 'object' && 'happened' in a && op === '=' && b === 0) {
    const { on, object, ...others } = a.happened;
    const yours = typeof object === 'object' && isYourChampion(object);
    if (on === 'damage' && yours && Object.keys(others).length === 0 && Object.keys(a).length === 1)
      return either("your champion hasn't taken damage this turn", "your champion hasn't been dealt damage this turn");
    if (on === 'attacked' && yours && Object.keys(others).length === 0 && Object.keys(a).length === 1)
      return "your champion hasn't been attacked this turn";
  }
  if (typeof a === 'object' && 'happened' in a)
    return whole(a, ({ happened, sum, ...more }) =>
      Object.keys(more).length > 0
        ? UNSAID
        : sum === undefined
          ? happenedText(happened, op, b, say)
          : summedText(happened, op, b),
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
  const influence = typeof a === 'object' && 'count' in a ? say.apart(() => influenceOf(a.count, say)) : undefined;
  if (influence !== undefined && typeof b === 'number') {
    const bounds = COMPARED[op]?.(numeral(b));
    return bounds ? either(...bounds.map((one) => `${say.value(a)} is ${one}`)) : UNSAID;
  }
  if (typeof a === 'object' && 'count' in a && typeof b === 'number') {
    const theirs = op === '>=' || op === '=' ? cardsOfSomebody(a.count, op, b, say) : undefined;
    const plain = say.apart(() => countedText(a.count, op, b, say));
    return theirs === undefined ? countedText(a.count, op, b, say) : either(theirs, plain);
  }
  if (typeof a === 'object' && 'distinct' in a && op === '>=' && typeof b === 'number') {
    const different = say.value(a).replace(/^the \u27e6amount\u27e7number\u27e8 of /, '');
    return either(
      `you have ${numeral(b)} or more ${different.replace(/ you have/, '')}`,
      `${say.value(a)} is ${numeral(b)} or more`,
    );
  }
  if (typeof a === 'object' && 'stat' in a && a.stat === 'damage' && typeof b === 'number')
    return compareText([{ counters: 'damage', of: a.of }, op, b], say);
  if (typeof a === 'object' && 'onMastery' in a && typeof b === 'number') {
    const { onMastery: kind } = a;
    const mastery = masteryOf(kind);
    const bounds = COMPARED[op]?.(numeral(b)) ?? [UNSAID];
    return either(
      ...bounds.flatMap((one) => [
        `${mastery} has ${one} ${kind} counters on it`,
        `there are ${one} ${kind} counters on ${either(mastery, 'it')}`,
      ]),
    );
  }
  if (typeof a === 'object' && 'counters' in a && typeof b === 'number') {
    const said = COMPARED[op]?.(numeral(b));
    if (!said) return UNSAID;
    const counters = `${a.counters} counter${b === 1 && op === '=' ? '' : 's'}`;
    return say.about(
      a.of,
      (s) =>
        either(
          ...said.map((one) => `${s.text} ${verb(s, 'have', 'has')} ${one} ${counters} on ${ON_IT}`),
          ...said.map((one) => `there ${either('are', 'were')} ${one} ${counters} on ${s.text}`),
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
  if (
    typeof a === 'object' &&
    'event' in a &&
    a.event === 'amount' &&
    say.on?.on === 'hit' &&
    op === '>=' &&
    typeof b === 'number'
  )
    return either(`${b} or more damage was dealt`, `${b} or more damage was dealt by this hit`);
  if (typeof a === 'object' && 'event' in a && a.event === 'prevented' && op === '>=' && typeof b === 'number')
    return either(
      `${b} or more damage was prevented this way`,
      ...(b === 1 ? ['damage was prevented this way'] : []),
      `the damage prevented this way is ${b} or more`,
    );
  const compared = {
    '>=': 'greater than or equal to',
    '<=': 'less than or equal to',
    '=': 'equal to',
    '>': either('greater than', 'more than', 'higher than'),
    '<': either('less than', 'lower than'),
  }[op];
  if (compared === undefined || isSame(a, b)) return UNSAID;
  const [less, more] = op === '<' || op === '<=' ? [a, b] : [b, a];
  say.spoken.difference = canonical({ sum: [more, { negative: less }] });
  const bounds = typeof b === 'number' ? (COMPARED[op]?.(String(b)) ?? []) : [];
  return either(
    `${say.value(a)} is ${compared} ${say.value(b)}`,
    ...bounds.map((one) => `${say.value(a)} is ${one}`),
    ...balanced(a, op, b),
  );
}
/** "That champion's controller has eight or more cards in their graveyard." */
function cardsOfSomebody(filter: Filter, op: string, bound: number, say: Say): string | undefined {
  const clauses = clausesOf(filter);
  const [zone, ...more] = zonesOf(clauses);
  const owner = clauses.find((clause) => 'owner' in clause);
  if (zone === undefined || more.length > 0 || clauses.length !== 2 || !owner || !('owner' in owner)) return undefined;
  const who = owner.owner;
  if (typeof who !== 'object') return undefined;
  return say.apart(() =>
    say.about(
      who,
      (s) =>
        `${s.text} ${verb(s, 'have', 'has')} ${op === '=' ? `exactly ${numeral(bound)} ${bound === 1 ? 'card' : 'cards'}` : `${numeral(bound)} or more cards`} in their ${zoneName(zone)}`,
      'asked',
    ),
  );
}
const none = (filter: Filter, atLeast: number, say: Say): string => say.condition({ not: { exists: filter, atLeast } });
/** "You have exactly one card in your memory". */
function countedText(filter: Filter, op: string, bound: number, say: Say): string {
  if (op === '>=' || op === '>') return say.condition({ exists: filter, atLeast: op === '>' ? bound + 1 : bound });
  if (op === '<=' || op === '<') return none(filter, op === '<' ? bound : bound + 1, say);
  if (op !== '=') return UNSAID;
  if (bound === 0) return none(filter, 1, say);
  const cards = bound === 1 ? 'exactly one card' : `exactly ${numeral(bound)} cards`;
  if (isYourMemory(filter)) return `you have ${cards} in your memory`;
  const clauses = clausesOf(filter);
  const what = clauses.filter((clause) => canonical(clause) !== '{"controller":"you"}');
  if (zonesOf(clauses).join() === 'intent')
    return `there ${bound === 1 ? 'is' : 'are'} exactly ${numeral(bound)} ${say.thing(filter, { many: bound !== 1 })}`;
  if (zonesOf(clauses).length > 0 || what.length + 1 !== clauses.length) return UNSAID;
  return `you control exactly ${numeral(bound)} ${say.thing(what, { many: bound !== 1 })}`;
}
