/** How values are printed: numbers, LV, and what is worked out. */
import {
  canonical,
  type Filter,
  type FilterClause,
  isNegative,
  type Ref,
  sizeOf,
  sumOf,
  type Value,
} from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { article, clausesOf, either, numeral, type Say, UNSAID } from './say.js';
import { manyOf, zonesOf } from './spoken.js';
import { FIGURES, isLV, writtenValue } from './written.js';

export { isNegative, isSame, sizeOf } from '@arbiter/engine';

const isGroup = (of: Ref): of is { each: Filter } => typeof of === 'object' && 'each' in of;

const MULTIPLES: { [times: number]: string } = { 2: 'twice', 3: 'three times', 4: 'four times' };

/** A value as a noun: "the amount of tokens you control", "its power". */
export function valueText(value: Value, say: Say): string {
  const written = writtenValue(value);
  if (typeof value !== 'object') return written ?? UNSAID;
  if (written !== undefined) return isLV(value) ? either(written, "your champion's level") : written;
  if ('number' in value) {
    const counted = say.spoken.numbers[value.number];
    return counted === undefined ? UNSAID : `the ${either('amount', 'number')} of ${counted}`;
  }
  const influence = 'count' in value ? influenceOf(value.count, say) : undefined;
  if (influence !== undefined) return influence;
  if ('event' in value) return eventText(value.event, say);
  if ('stat' in value && value.stat !== 'damage') return statText(value, say);
  if ('baseLevel' in value) return either(...whoseNames(value.baseLevel, say).map((one) => `${one} base level`));
  const amount = amountText(value, say);
  const several = 'counters' in value && typeof value.of === 'object' && 'each' in value.of ? ['total amount'] : [];
  if (amount !== undefined) return `the ${either('amount', 'number', ...several)} of ${amount}`;
  if (('highest' in value || 'lowest' in value || 'total' in value) && isGroup(value.of)) {
    const [which, stat] =
      'highest' in value
        ? [either('highest', 'greatest'), value.highest]
        : 'lowest' in value
          ? ['lowest', value.lowest]
          : ['total', value.total];
    const clauses = clausesOf(value.of.each);
    const rest = clauses.filter((clause) => canonical(clause) !== RESERVE);
    const shown = topShown(rest, say);
    // Costs are of one kind, which the name says.
    if (stat === 'cost' && shown?.length === 0)
      return `the ${which} reserve cost ${either('among', 'of')} the revealed cards`;
    if (stat === 'cost')
      return rest.length < clauses.length
        ? `the ${which} reserve cost ${either('among', 'of')} ${say.thing(rest, { many: true })}`
        : UNSAID;
    const name = AMONG[stat] ?? UNSAID;
    return `the ${which} ${name} among ${say.thing(value.of.each, { many: true })}`;
  }
  if (canonical(value) === say.spoken.difference)
    return either(
      'the difference',
      say.apart(() => plainSum(value, say)),
    );
  const added = sumOf(value);
  if (added?.length === 2) {
    const [a = 0, b = 0] = added;
    if (typeof b === 'number' && b < 0) return `${say.value(a)} minus ${-b}`;
    if (typeof b === 'object' && 'negative' in b) return `${say.value(a)} minus ${say.value(b.negative)}`;
    return say.ways(
      () => `${say.value(a)} plus ${say.value(b)}`,
      () => `${say.value(b)} plus ${say.value(a)}`,
    );
  }
  if ('times' in value && typeof value.times[0] === 'number')
    return `${MULTIPLES[value.times[0]] ?? UNSAID} ${say.value(value.times[1])}`;
  if ('half' in value) return `half ${say.value(value.half)}, rounded ${value.round}`;
  if ('least' in value && Array.isArray(value.least) && value.least.length === 2)
    return `the lesser of ${value.least.map((one) => say.value(one)).join(' and ')}`;
  const more = moreThanYours(value, say);
  if (more !== undefined) return more;
  if ('most' in value && Array.isArray(value.most) && value.most.length === 2)
    return `the greater of ${value.most.map((one) => say.value(one)).join(' and ')}`;
  return UNSAID;
}
/** "The amount of allies target opponent controls more than you control": none where they control fewer. */
function moreThanYours(value: Exclude<Value, number | string>, say: Say): string | undefined {
  if (!('most' in value) || !Array.isArray(value.most)) return undefined;
  const [none, difference, ...others] = value.most;
  const [theirs, yours] = difference === undefined ? [] : (sumOf(difference) ?? []);
  if (none !== 0 || others.length > 0 || typeof theirs !== 'object' || !('count' in theirs)) return undefined;
  if (typeof yours !== 'object' || !('negative' in yours)) return undefined;
  const rest = clausesOf(theirs.count).filter((clause) => !('controller' in clause));
  if (canonical(yours.negative) !== canonical({ count: [...rest, { controller: 'you' }] })) return undefined;
  if (rest.length + 1 !== clausesOf(theirs.count).length) return undefined;
  return `${say.value(theirs)} more than you control`;
}
/** "The amount of allies minus the amount of items", of what is called "the difference" as well. */
function plainSum(value: Value, say: Say): string {
  const [a = 0, b = 0] = sumOf(value) ?? [];
  return typeof b === 'object' && 'negative' in b ? `${say.value(a)} minus ${say.value(b.negative)}` : UNSAID;
}
/** "Your influence": the cards of a player's hand and memory together (2.11.7.15.2). */
export function influenceOf(filter: Filter, say: Say): string | undefined {
  const clauses = clausesOf(filter);
  const owner = clauses.find((clause) => 'owner' in clause);
  if (clauses.length !== 2 || zonesOf(clauses).toSorted().join() !== 'hand,memory' || !owner || !('owner' in owner))
    return undefined;
  if (owner.owner === 'opponent') return undefined;
  const whose = whoseNames(owner.owner, say);
  return either(...whose.map((one) => `${one} influence`), ...(owner.owner === 'you' ? ['yours'] : []));
}
const AMONG: { [stat: string]: string } = {
  power: either('power', 'power stat'),
  life: either('life', 'life stat'),
  level: 'level',
  durability: 'durability',
};

/** Of players with so many cards in their graveyards: each has one. */
function fullGraveyards(filter: Filter): number | undefined {
  const [player, owns, ...more] = clausesOf(filter);
  if (canonical(player ?? null) !== '{"player":"any"}' || !owns || !('owns' in owns) || more.length > 0)
    return undefined;
  const [cards, op, bound] = owns.owns;
  const all = canonical(clausesOf(cards)) === '[{"zone":"graveyard"}]';
  return all && op === '>=' && typeof bound === 'number' ? bound : undefined;
}
/** What is counted on the field, whoever controls it, may be said to be there. */
function countedThing(filter: Filter, many: boolean, say: Say): string {
  const said = say.thing(filter, { many });
  const placed = clausesOf(filter).some((clause) => 'zone' in clause || 'controller' in clause || 'any' in clause);
  return placed ? said : `${said}${either('', ' on the field')}`;
}
/** What has left is asked for what it had. */
const ON = either(' on', ' that were on', ' that was on');
/** "Fire element cards banished this way": those among what something was done to. */
function doneAmong(filter: Filter, say: Say): string | undefined {
  const clauses = clausesOf(filter);
  const among = clauses.find((clause) => 'in' in clause);
  if (!among || !('in' in among) || typeof among.in !== 'object' || !('saved' in among.in)) return undefined;
  const done = say.spoken.done[among.in.saved];
  const rest = clauses.filter((clause) => clause !== among);
  return done?.kind === 'card' ? `${say.thing(rest, { many: true, card: true })} ${done.past} this way` : UNSAID;
}
/** "Water element cards revealed this way": among the cards of your memory, which all see now. */
function shownAmong(filter: Filter, say: Say): string | undefined {
  const rest = yourShown(filter, say) ?? theirShown(filter, say) ?? topShown(filter, say);
  if (rest === undefined) return undefined;
  const said = say.thing(rest, { many: true, card: true });
  return either(
    `${said} revealed this way`,
    say.apart(() => countedThing(filter, true, say)),
  );
}
/** The same of the memory of somebody else. */
function theirShown(filter: Filter, say: Say): FilterClause[] | undefined {
  const clauses = clausesOf(filter);
  const there = clauses.filter((clause) => 'zone' in clause || 'owner' in clause);
  const rest = clauses.filter((clause) => !('zone' in clause || 'owner' in clause));
  return rest.length > 0 && there.length === 2 && canonical(there) === say.spoken.seen ? rest : undefined;
}
/** The same of the top cards of your deck, which were revealed. */
function topShown(filter: Filter, say: Say): FilterClause[] | undefined {
  const clauses = clausesOf(filter);
  const [zone, top, ...rest] = clauses;
  if (canonical(zone ?? null) !== '{"zone":"mainDeck"}' || !top || !('in' in top)) return undefined;
  const { in: of } = top;
  if (typeof of !== 'object' || !('top' in of) || canonical(of.top) !== say.spoken.topShown) return undefined;
  return rest;
}
/** What is asked of cards of your memory besides that they are there, once that was shown. */
export function yourShown(filter: Filter, say: Say): FilterClause[] | undefined {
  const clauses = clausesOf(filter);
  const rest = clauses.filter(
    (clause) => canonical(clause) !== '{"zone":"memory"}' && canonical(clause) !== '{"owner":"you"}',
  );
  return say.spoken.shown === 'yours' && rest.length > 0 && rest.length + 2 === clauses.length ? rest : undefined;
}
/** "Other attack cards you've activated this turn." */
function happenedThing(
  { happened, sum, ...rest }: Extract<Value, { happened: unknown }>,
  many: boolean,
  say: Say,
): string {
  const { object, player, ...more } = happened;
  if (sum || Object.keys(rest).length > 0 || canonical(more) !== '{"on":"activate"}' || player !== 'you') return UNSAID;
  if (object === 'self' || object === 'attached') return UNSAID;
  return `${say.thing(object ?? [], { many, card: true })} ${either("you've", 'you have', 'you')} activated this turn`;
}
/** What so many of are counted, as several: "counters removed this way". */
function amountText(value: Exclude<Value, number | string>, say: Say): string | undefined {
  if ('count' in value)
    return doneAmong(value.count, say) ?? shownAmong(value.count, say) ?? countedThing(value.count, true, say);
  if ('countOf' in value && value.objects === undefined) return doneThisWay(value.countOf, true, say);
  if ('onMastery' in value) return `${value.onMastery} counters on ${masteryOf(value.onMastery)}`;
  if ('counters' in value) return `${value.counters} counters${ON} ${say.object(value.of, 'asked')}`;
  if ('stat' in value && value.stat === 'damage') return `damage counters on ${say.object(value.of, 'asked')}`;
  if ('happened' in value) return happenedThing(value, true, say);
  if ('distinct' in value && value.distinct === 'cost' && isGroup(value.of)) return withCosts(value.of.each, true, say);
  if ('distinct' in value && isGroup(value.of))
    return `different ${DISTINCT[value.distinct] ?? UNSAID} among ${say.thing(value.of.each, { many: true })}`;
  return undefined;
}
/** "Your Fractured Memories": on which counters of a kind are. */
export const masteryOf = (kind: string): string =>
  `your ${{ sheen: 'Fractured Memories', haunt: 'Phantasmagoria' }[kind] ?? UNSAID}`;
const DISTINCT: { [prop: string]: string } = {
  elements: 'elements',
  subtypes: 'subtypes',
  types: 'types',
  name: 'names',
  classes: 'classes',
};

/** "cards banished this way": what an instruction before has done something to. */
export function doneThisWay(of: Ref, many: boolean, say: Say): string | undefined {
  const done = typeof of === 'object' && 'saved' in of ? say.spoken.done[of.saved] : undefined;
  if (!done) return undefined;
  const kind = done.kind === 'card' || done.kind === 'object' ? done.kind : either(done.kind, 'object');
  const several = /^[\w ]+$/.test(done.kind) ? manyOf(done.kind) : `${done.kind}s`;
  if (many && done.such !== undefined)
    return either(`${several} ${done.past} this way`, `${done.such} ${done.past} this way`);
  return `${many ? either(...[...new Set([several, ...(kind === done.kind ? [] : ['objects'])])]) : kind} ${done.past} this way`;
}

function eventText(field: string, say: Say): string {
  if (field === 'prevented') return either('the amount of damage prevented this way', 'the damage prevented this way');
  if (field === 'amount' && say.on?.on === 'recover') return 'that amount';
  const damage = say.on?.on === 'damage' || say.on?.on === 'hit';
  if (field !== 'amount' || !damage) return UNSAID;
  return say.on?.on === 'hit' ? 'the amount of damage dealt by this hit' : 'the amount of damage dealt';
}
/** "That much", "that many": the damage that the ability waited for, or a number that was kept. */
const isThatMuch = (value: Value, say: Say): boolean =>
  typeof value === 'object' &&
  (('event' in value && value.event === 'amount' && say.on?.on === 'damage') ||
    ('number' in value && say.spoken.numbers[value.number] !== undefined) ||
    ('countOf' in value && value.objects === undefined && isLastDone(value.countOf, say)));
/** What was done last is what "that many" counts. */
const isLastDone = (of: Ref, say: Say): boolean =>
  typeof of === 'object' &&
  'saved' in of &&
  say.spoken.done[of.saved] !== undefined &&
  Object.values(say.spoken.done).at(-1) === say.spoken.done[of.saved];

/** "its power", "that ally's life". */
function statText({ stat, of }: Extract<Value, { stat: string }>, say: Say): string {
  const name = stat === 'cost' ? 'reserve cost' : FIGURES[stat];
  if (name === undefined || stat === 'attackPower' || (stat === 'cost' && !hasReserveCost(of, say))) return UNSAID;
  const whose = whoseNames(of, say);
  const done = typeof of === 'object' && 'saved' in of ? say.spoken.done[of.saved] : undefined;
  if (stat === 'cost' && done && !done.many) whose.push(`the ${done.past} ${done.kind}'s`);
  if (stat === 'cost' && typeof of === 'object' && 'top' in of && say.spoken.onTop)
    return either(
      'the reserve cost of the revealed card',
      "the revealed card's reserve cost",
      ...whose.filter((one) => !one.includes(UNSAID)).map((one) => `${one} reserve cost`),
    );
  if (stat === 'cost' && done && !done.many)
    return either(
      `the reserve cost of the ${done.past} ${done.kind}`,
      `the ${done.past} ${done.kind}'s reserve cost`,
      ...whose.filter((one) => !one.includes(UNSAID)).map((one) => `${one} reserve cost`),
    );
  return whose.includes(UNSAID) ? UNSAID : either(...whose.map((one) => `${one} ${either(name, `${name} stat`)}`));
}

/** Cards that players draw, reserve and activate have a reserve cost (1.6.4.2): those of the material deck come nowhere near. */
function hasReserveCost(of: Ref, say: Say): boolean {
  if (typeof of !== 'object') return false;
  if ('top' in of) return true;
  if ('event' in of) return say.on?.on === 'activate' || say.on?.on === 'countered';
  if ('target' in of) {
    const said = canonical(say.targets[of.target]?.what ?? []);
    return said.includes('"cardActivation"') || (said.includes('"Ally"') && !said.includes('"Champion"'));
  }
  return 'saved' in of && say.spoken.done[of.saved] !== undefined;
}
/** "Omens you have with different costs", "… with different reserve costs" where only these count. */
function withCosts(filter: Filter, many: boolean, say: Say): string {
  const clauses = clausesOf(filter);
  const rest = clauses.filter((clause) => canonical(clause) !== RESERVE);
  const cost = rest.length < clauses.length ? 'reserve cost' : 'cost';
  const plural = `with different ${cost}s`;
  return `${say.thing(rest, { many })} ${many ? plural : either(plural, `with a different ${cost}`)}`;
}
/** "Objects you control and cards in your graveyard", whose costs are compared. */
function differentCosts(filter: Filter): ((say: Say) => string) | undefined {
  const [places, cost, ...more] = clausesOf(filter);
  if (!places || !('any' in places) || more.length > 0 || canonical(cost ?? null) !== RESERVE) return undefined;
  return (say) => places.any.map((one) => say.apart(() => say.thing(one, { many: true }))).join(' and ');
}
/** A cost is of one kind, and only those of the same kind are compared. */
const RESERVE = canonical({ prop: ['costKind', 'reserve'] });
/** So much for each of something, and of what. */
interface Each {
  times: number;
  /** "each ally you control", "every three counters on it". */
  one: (say: Say) => string;
}
const MATERIALIZED = canonical({
  happened: { on: 'move', object: [{ owner: 'you' }], match: { to: 'effectsStack', cause: 'materialize' } },
});
export function perEach(value: Value): Each | undefined {
  if (typeof value !== 'object' || isLV(value)) return undefined;
  if (canonical(value) === MATERIALIZED)
    return { times: 1, one: () => `each card ${either("you've", 'you have')} materialized this turn` };
  if ('times' in value) {
    const [times, of] = value.times;
    const each = typeof times === 'number' ? perEach(of) : undefined;
    return each?.times === 1 && typeof times === 'number' ? { ...each, times } : undefined;
  }
  if ('count' in value)
    return {
      times: 1,
      one: (say) => {
        const full = fullGraveyards(value.count);
        if (full !== undefined) return `each graveyard with ${numeral(full)} or more cards in it`;
        const among = say.apart(() => doneAmong(value.count, say));
        if (among !== undefined) return `each ${among.replace(/cards /g, 'card ')}`;
        const shown = yourShown(value.count, say);
        const plain = say.apart(() => `each ${countedThing(value.count, false, say)}`);
        return shown
          ? either(`each ${say.thing(shown, { card: true })} revealed${either('', ' this way')}`, plain)
          : plain;
      },
    };
  if ('least' in value && Array.isArray(value.least) && value.least.length === 2) {
    const [cap, of] = value.least;
    if (typeof cap === 'number' && typeof of === 'object' && 'counters' in of)
      return {
        times: 1,
        one: (say) => `each of up to ${numeral(cap)} ${of.counters} counters on ${say.object(of.of, 'asked')}`,
      };
    if (
      typeof cap === 'number' &&
      typeof of === 'object' &&
      'distinct' in of &&
      of.distinct === 'cost' &&
      isGroup(of.of)
    ) {
      const { each } = of.of;
      return { times: 1, one: (say) => `each of up to ${numeral(cap)} ${withCosts(each, true, say)}` };
    }
    return typeof cap === 'number' && typeof of === 'object' && 'count' in of
      ? { times: 1, one: (say) => `each of up to ${numeral(cap)} ${countedThing(of.count, true, say)}` }
      : undefined;
  }
  if ('quotient' in value && value.round === 'down') {
    const [of, by] = value.quotient;
    if (typeof of === 'object' && 'stat' in of && of.stat === 'damage')
      return perEach({ quotient: [{ counters: 'damage', of: of.of }, by], round: 'down' });
    if (typeof of === 'object' && 'number' in of && typeof by === 'number')
      return {
        times: 1,
        one: (say) => `every ${numeral(by)} ${say.spoken.numbers[of.number] ?? UNSAID}`,
      };
    if (typeof of === 'object' && 'count' in of && typeof by === 'number')
      return { times: 1, one: (say) => `every ${numeral(by)} ${countedThing(of.count, true, say)}` };
    if (typeof of === 'object' && 'onMastery' in of && typeof by === 'number')
      return {
        times: 1,
        one: () => `every ${numeral(by)} ${of.onMastery} counters on ${masteryOf(of.onMastery)}`,
      };
    return typeof of === 'object' && 'counters' in of && typeof by === 'number'
      ? { times: 1, one: (say) => `every ${numeral(by)} ${of.counters} counters${ON} ${say.object(of.of, 'asked')}` }
      : undefined;
  }
  if ('countOf' in value && value.objects === undefined)
    return { times: 1, one: (say) => `each ${doneThisWay(value.countOf, false, say) ?? UNSAID}` };
  if ('stat' in value && value.stat === 'damage')
    return { times: 1, one: (say) => `each damage counter on ${say.object(value.of, 'asked')}` };
  if ('onMastery' in value)
    return { times: 1, one: () => `each ${value.onMastery} counter on ${masteryOf(value.onMastery)}` };
  if ('counters' in value)
    return { times: 1, one: (say) => `each ${value.counters} counter on ${say.object(value.of, 'asked')}` };
  if ('happened' in value) return { times: 1, one: (say) => `each ${happenedThing(value, false, say)}` };
  if ('distinct' in value && value.distinct === 'cost' && isGroup(value.of)) {
    const { each } = value.of;
    const among = differentCosts(each);
    return {
      times: 1,
      one: (say) => (among ? `each different reserve cost among ${among(say)}` : `each ${withCosts(each, false, say)}`),
    };
  }
  if ('distinct' in value && value.distinct === 'elements' && isGroup(value.of)) {
    const { each } = value.of;
    return {
      times: 1,
      one: (say) =>
        either(
          `each different element ${say.apart(() => say.thing(each))}`,
          `each different element among ${say.thing(each, { many: true })}`,
        ),
    };
  }
  if ('number' in value)
    return {
      times: 1,
      one: (say) => `each ${say.spoken.numbers[value.number]?.replace(/(counter|card|object)s\b/g, '$1') ?? UNSAID}`,
    };
  return undefined;
}
/** "2+X, where X is …": a number, and what is worked out. */
export const plusX = (value: Value): { base: number; of: Value } | undefined => {
  const added = sumOf(value);
  if (added?.length !== 2) return undefined;
  const [first, second] = added;
  const [base, of] = typeof second === 'number' && second > 0 ? [second, first] : [first, second];
  return typeof base === 'number' && of !== undefined && writtenValue(of) === undefined ? { base, of } : undefined;
};

/** "2", "LV", "1+X, where X is …", with what it is of before the comma. */
export function xText(value: Value, say: Say, what = ''): string {
  const before = what === '' ? '' : ` ${what}`;
  const written = writtenValue(value);
  if (written !== undefined) return `${written}${before}`;
  const plus = plusX(value);
  return say.ways(
    ...(plus ? [() => `${either(`${plus.base}+X`, `X+${plus.base}`)}${before}, where X is ${say.value(plus.of)}`] : []),
    () => `X${before}, where X is ${say.value(value)}`,
  );
}
/** "3 damage", "1+LV damage", "2 damage for each ally you control", "X damage, where X is …". */
export function amountOf(value: Value, what: string, say: Say): string {
  const written = writtenValue(value);
  if (written !== undefined) return `${written} ${what}`;
  const each = perEach(value);
  const plus = plusX(value);
  return say.ways(
    ...(isThatMuch(value, say) ? [() => `that much ${what}`] : []),
    ...(each ? [() => `${each.times} ${what} for ${each.one(say)}`] : []),
    ...(plus ? [() => `${plus.base}+X ${what}, where X is ${say.value(plus.of)}`] : []),
    () => `${what} equal to ${say.value(value)}`,
    () => `an amount of ${what} equal to ${say.value(value)}`,
    () => `X ${what}, where X is ${say.value(value)}`,
  );
}
export function countedText(value: Value, one: string, many: string, say: Say): string {
  if (value === 1) return either(`${article(one)} ${one}`, `one ${one}`);
  if (typeof value === 'number') return `${numeral(value)} ${many}`;
  const written = writtenValue(value);
  if (written !== undefined) return `${written} ${many}`;
  const each = perEach(value);
  const plus = plusX(value);
  return say.ways(
    ...(isThatMuch(value, say) ? [() => `${either('that many', 'that amount of')} ${many}`] : []),
    ...(each ? [() => `${say.counted(each.times, one, many)} for ${each.one(say)}`] : []),
    ...(plus ? [() => `${plus.base}+X ${many}, where X is ${say.value(plus.of)}`] : []),
    () => `an amount of ${many} equal to ${say.value(value)}`,
    () => `${many} equal to ${say.value(value)}`,
    () => `X ${many}, where X is ${say.value(value)}`,
  );
}
/** What follows a sign: "+1 POWER", "+LV level", "+1 POWER for each …", "+X POWER, where X is …". */
export function changedBy(value: Value, what: string, say: Say): string {
  const sign = isNegative(value) ? '-' : '+';
  const size = sizeOf(value);
  const written = writtenValue(size);
  if (written !== undefined) return `${sign}${written} ${what}`;
  const each = perEach(size);
  return say.ways(
    ...(each ? [() => `${sign}${each.times} ${what} for ${each.one(say)}`] : []),
    () => `${sign}X ${what}, where X is ${say.value(size)}`,
  );
}
