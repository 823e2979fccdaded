/** How values are printed (107). */

import { canonical, type Filter, type FilterClause, type Ref, type Value } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { isOneTarget, whoseNames } from './nouns.js';
import { plural } from './plurals.js';
import { article, either, listed, numeral, ownNames, type Say, UNSAID, whole } from './say.js';
import { isSpoken } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** A worked-out value: "the number of creatures you control". */
export function valueText(value: Value, say: Say): string {
  if (typeof value === 'number') return String(value);
  if (isChosenX(value, say)) return 'X';
  if (value === 'x') return 'X';
  if (value === 'colorsSpent') return `the number of colors of mana spent to cast ${castIt(say)}`;
  if (typeof value === 'string') return UNSAID;
  return whole(value, (watched) => workedOut(watched, say));
}
/** The spell that was cast, which what has resolved was. */
const castIt = ({ face }: Say): string => either('it', ...ownNames(face));
function workedOut(value: Exclude<Value, string | number>, say: Say): string {
  if ('count' in value) return `the number of ${countedThing(value.count, say, true)}`;
  if ('stat' in value) {
    if (value.stat === 'life') return value.of === 'you' ? either('your life total', 'your life') : UNSAID;
    return value.stat === 'speed' ? UNSAID : statText(value, say);
  }
  if ('devotion' in value) return either(devotionText(value.devotion), ...symbolsText(value.devotion));
  if ('countOf' in value) {
    if (value.countOf === 'convoked') return `the number of ${say.thing(CONVOKING, { many: true })}`;
    const said = doneThisWay(value.countOf, true, say);
    return said === undefined ? UNSAID : `the number of ${said}`;
  }
  if ('number' in value) {
    if (say.spoken.rolled === value.number) return 'the result';
    if (say.spoken.dealt === value.number) return 'the damage dealt this way';
    return say.spoken.lost === value.number ? 'the life lost this way' : UNSAID;
  }
  if ('counters' in value) return `the number of ${value.counters} counters on ${say.object(value.of, 'asked')}`;
  if ('paid' in value)
    return value.paid === 'kicker'
      ? `the number of times ${either('it', say.object('self', 'asked'))} was kicked`
      : UNSAID;
  if ('distinct' in value) return `the number of ${distinctText(value, say)}`;
  if ('half' in value) return `half ${lifeOf(value.half, say) ?? say.value(value.half)}, rounded ${value.round}`;
  if (canonical(value) === LIFE_GAINED) return `the amount of life ${either("you've gained", 'you gained')} this turn`;
  if ('happened' in value) {
    const did = didThisTurn(value);
    if (did) return `the number of ${did.many(say)}`;
  }
  if (canonical(value) === LIFE_LOST) return 'the total life lost by your opponents this turn';
  if ('highest' in value && isFigure(value.highest) && isGroup(value.of))
    return `the ${either('greatest', 'highest')} ${figureName(value.highest)} among ${say.thing(value.of.each, { many: true })}`;
  if ('total' in value && isFigure(value.total) && isGroup(value.of))
    return `the total ${figureName(value.total)} of ${say.thing(value.of.each, { many: true })}`;
  const domain = landTypes(value);
  if (domain) return `the number of basic land types among ${say.thing(domain, { many: true })}`;
  if ('sum' in value && Array.isArray(value.sum) && value.sum.length === 2) {
    const [a = 0, b = 0] = value.sum;
    if (typeof b === 'object' && 'negative' in b && typeof a === 'number')
      return `${a} minus ${whole(b, ({ negative }) => say.value(negative))}`;
    return say.ways(
      () => `${say.value(a)} plus ${say.value(b)}`,
      () => `${say.value(b)} plus ${say.value(a)}`,
    );
  }
  if ('times' in value && value.times[0] === 2) return `twice ${say.value(value.times[1])}`;
  return UNSAID;
}
const LIFE_GAINED = canonical({
  happened: { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
  sum: true,
});
const LIFE_LOST = canonical({
  negative: { happened: { on: 'stat', player: 'opponent', match: { stat: 'life', gain: false } }, sum: true },
});
/** "their life", of a player who was spoken of. */
function lifeOf(value: Value, say: Say): string | undefined {
  if (typeof value !== 'object' || !('stat' in value) || value.stat !== 'life') return undefined;
  if (value.of === 'you') return either('your life', 'your life total');
  const whose = whoseNames(value.of, say, false);
  return whose.includes(UNSAID) ? UNSAID : either(...whose.flatMap((one) => [`${one} life`, `${one} life total`]));
}
/** "cards exiled this way", "creature destroyed this way": what an instruction before has done something to (608.2c). */
function doneThisWay(of: Ref, many: boolean, say: Say): string | undefined {
  const done = typeof of === 'object' && 'saved' in of ? say.spoken.done?.[of.saved] : undefined;
  if (!done || done.kinds.length === 0) return undefined;
  const nouns = done.kinds.map((kind) => (many ? plural(kind) : kind));
  return `${either(...nouns)} ${done.past} this way`;
}
/** "the number of red mana symbols in the mana costs of permanents you control": that is what devotion to one color counts (700.5). */
const symbolsText = ([color, ...more]: readonly string[]): string[] =>
  color === undefined || more.length > 0
    ? []
    : [`the number of ${COLOR_NAMES[color] ?? UNSAID} mana symbols in the mana costs of permanents you control`];
/** "your devotion to black and green" (700.5). */
export const devotionText = (colors: readonly string[]): string => {
  const names = colors.map((color) => COLOR_NAMES[color] ?? UNSAID);
  return `your devotion to ${either(listed(names), listed(names.toReversed()))}`;
};
const BASIC = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** Whose basic land types are counted: one at most for each of the five (305.6). */
function landTypes(value: Value): Filter | undefined {
  if (typeof value !== 'object' || !('sum' in value) || !Array.isArray(value.sum) || value.sum.length !== 5)
    return undefined;
  const parts = value.sum.map((one) => {
    if (typeof one !== 'object' || !('least' in one) || !Array.isArray(one.least)) return undefined;
    const [cap, counted, ...more] = one.least;
    if (cap !== 1 || typeof counted !== 'object' || !('count' in counted) || more.length > 0) return undefined;
    const typed = list(counted.count).filter((clause) => 'has' in clause && clause.has[0] === 'subtypes');
    const rest = list(counted.count).filter((clause) => !typed.includes(clause));
    return { type: canonical(typed), rest };
  });
  const all = BASIC.map((type) => canonical([{ has: ['subtypes', type] }])).sort();
  const types = parts.map((part) => part?.type ?? '').sort();
  const [first] = parts;
  const alike = parts.every((part) => part && canonical(part.rest) === canonical(first?.rest ?? null));
  return first && alike && canonical(types) === canonical(all) ? first.rest : undefined;
}

/** "card types among cards in your graveyard". */
export function distinctText({ distinct, of }: Extract<Value, { distinct: unknown }>, say: Say): string {
  if (distinct !== 'types' || !isGroup(of)) return UNSAID;
  const placed = list(of.each).some((clause) => 'zone' in clause && clause.zone !== 'battlefield');
  return placed ? `card types among ${say.thing(of.each, { many: true })}` : UNSAID;
}
/** What is counted on the battlefield may be said to be there. */
export function countedThing(filter: Filter, say: Say, many = false): string {
  // What attacked is counted wherever it is by now, and not among what is there (608.2i).
  if (list(filter).some((clause) => BY_THEN.includes(canonical(clause)))) return UNSAID;
  const there = list(filter).some((clause) => 'zone' in clause && clause.zone === 'battlefield');
  const placed = list(filter).some((clause) => 'zone' in clause || 'controller' in clause);
  if (!there && placed) return say.thing(filter, { many });
  const bare = say.apart(() => say.thing(filter, { many }));
  return either(bare, say.thing(filter, { many, from: 'on the battlefield' }));
}
/** "its power", "that creature's toughness". */
function statText({ stat, of }: Extract<Value, { stat: string }>, say: Say): string {
  if (!isFigure(stat)) return UNSAID;
  const paid = exiledCard(of, say);
  if (paid) return `the exiled card's ${figureName(stat)}`;
  // "The power of target creature you control": one that the text has not spoken of yet.
  const aimed =
    typeof of === 'object' && 'target' in of && !isSpoken(say, canonical(of)) && isOneTarget(say.targets[of.target]);
  const first = aimed ? [`the ${figureName(stat)} of ${say.apart(() => say.object(of, 'asked'))}`] : [];
  const whose = whoseNames(of, say, false);
  if (whose.includes(UNSAID)) return UNSAID;
  const done = typeof of === 'object' && 'saved' in of ? say.spoken.done?.[of.saved] : undefined;
  const thus = done && !done.many ? [`the ${figureName(stat)} of the ${doneThisWay(of, false, say)}`] : [];
  return either(...whose.map((one) => `${one} ${figureName(stat)}`), ...thus, ...first);
}
/** Whether it is the one card that a cost exiled, and that was a card already where it lay (607.2a). */
const exiledCard = (of: Ref, { spoken }: Say): boolean =>
  typeof of === 'object' &&
  'saved' in of &&
  spoken.paid.includes(of.saved) &&
  spoken.said.some(({ key, kinds, many }) => !many && key === canonical(of) && kinds.includes('exiled card'));
export const isFigure = (stat: string): boolean => ['power', 'toughness', 'manaValue'].includes(stat);
export const figureName = (stat: string): string => (stat === 'manaValue' ? 'mana value' : stat);
/** Those that convoked a spell are counted wherever they are by now (702.51c). */
const CONVOKING: Filter = [{ has: ['types', 'Creature'] }, { in: 'convoked' }];
const isGroup = (of: Ref): of is { each: Filter } => typeof of === 'object' && 'each' in of;

/** A value without its sign. */
export const sizeOf = (value: Value): Value => {
  if (typeof value === 'number') return Math.abs(value);
  return typeof value === 'object' && 'negative' in value ? value.negative : value;
};
/** So much for each of something, and of what. */
export interface Each {
  times: number;
  of: Value;
  /** "creature you control", "charge counter on it". */
  one: (say: Say) => string;
}
/** What is counted, if a value is so much for each of something. */
export function perEach(value: Value): Each | undefined {
  if (value === 'colorsSpent')
    return { times: 1, of: value, one: (say) => `color of mana spent to cast ${castIt(say)}` };
  if (typeof value !== 'object') return undefined;
  if ('times' in value) {
    const [times, of] = value.times;
    const each = typeof times === 'number' ? perEach(of) : undefined;
    return each?.times === 1 && typeof times === 'number' ? { ...each, times } : undefined;
  }
  // Of each that a static ability modifies by itself.
  if ('distinct' in value && value.distinct === 'colors' && value.of === 'affected')
    return { times: 1, of: value, one: () => `of ${either('its', 'their')} colors` };
  if ('keywordValue' in value && value.of === 'affected')
    return { times: 1, of: value, one: () => `point of ${value.keywordValue} ${either('it has', 'they have')}` };
  if ('happened' in value) return didThisTurn(value);
  if ('noted' in value && value.noted === 'devoured') return { times: 1, of: value, one: devouredText };
  const domain = landTypes(value);
  if (domain)
    return { times: 1, of: value, one: (say) => `basic land type among ${say.thing(domain, { many: true })}` };
  if ('countOf' in value && value.countOf === 'convoked')
    return { times: 1, of: value, one: (say) => say.thing(CONVOKING) };
  if ('countOf' in value)
    return { times: 1, of: value, one: (say) => doneThisWay(value.countOf, false, say) ?? UNSAID };
  if ('count' in value)
    return { times: 1, of: value, one: (say) => milledText(value.count, say) ?? countedThing(value.count, say) };
  // So much for each of one, and for each of the other.
  if ('sum' in value && Array.isArray(value.sum) && value.sum.length === 2) {
    const [first, second] = value.sum.map(perEach);
    return first?.times === 1 && second?.times === 1
      ? { times: 1, of: value, one: (say) => `${first.one(say)} and each ${second.one(say)}` }
      : undefined;
  }
  if ('paid' in value && value.paid === 'kicker')
    return { times: 1, of: value, one: (say) => `time ${either('it', say.object('self', 'asked'))} was kicked` };
  if ('counters' in value)
    return { times: 1, of: value, one: (say) => `${value.counters} counter on ${say.object(value.of, 'asked')}` };
  return undefined;
}

const NONTOKEN = canonical({ not: { is: 'token' } });
/** What is said of things that may be gone by now: they are not counted among what is there (608.2i, 702.51c). */
const BY_THEN = [canonical({ happened: { on: 'attack', object: 'self' } }), canonical({ in: 'convoked' })];
/** "Zubera that died this turn" (700.4), "creature that attacked this turn": each of these once, however often it did. */
function didThisTurn(
  value: Extract<Value, { happened: unknown }>,
): (Each & { many: (say: Say) => string }) | undefined {
  const { happened, objects, ...more } = value;
  const { object, ...on } = happened;
  const died = !objects && canonical(on) === canonical({ on: 'move', match: { from: 'battlefield', to: 'graveyard' } });
  const attacked = objects === true && canonical(on) === canonical({ on: 'attack' });
  if ((!died && !attacked) || Object.keys(more).length > 0 || typeof object !== 'object') return undefined;
  const did = died ? 'died' : 'attacked';
  // They are described by what they were, and by nothing else.
  if (!list(object).every((clause) => 'has' in clause || canonical(clause) === NONTOKEN)) return undefined;
  return {
    times: 1,
    of: value,
    one: (say) => `${say.thing(object)} that ${did} this turn`,
    many: (say) => `${say.thing(object, { many: true })} that ${did} this turn`,
  };
}
/** "Creature it devoured": of what has devour (702.82b). */
const devouredText = ({ face }: Say): string =>
  face.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'devour')
    ? `creature ${either('it', ...ownNames(face))} devoured`
    : UNSAID;
/** "creature card put into your graveyard this way": of what you milled. */
function milledText(filter: Filter, say: Say): string | undefined {
  const [zone, kept, ...what] = list(filter);
  if (canonical(zone ?? null) !== '{"zone":"graveyard"}' || !kept || !('in' in kept)) return undefined;
  const saved = typeof kept.in === 'object' && 'saved' in kept.in ? kept.in.saved : undefined;
  const done = saved === undefined ? undefined : say.spoken.done?.[saved];
  if (done?.past !== 'put into your graveyard') return undefined;
  return `${say.thing([{ zone: 'library' }, ...what], { library: true })} put into your graveyard this way`;
}
/** "That much", "that many": the damage or the life that the ability waited for (603.2). */
export const isThatMuch = (value: Value, say: Say): boolean =>
  typeof value === 'object' &&
  (('event' in value &&
    value.event === 'amount' &&
    say.on?.batch !== true &&
    (say.on?.on === 'damage' || say.on?.on === 'stat')) ||
    (canonical(value) === ALL_OF_THEM && say.on?.batch === true && say.on.on === 'move'));
/** How many it happened to at the same time (603.2c). */
const ALL_OF_THEM = canonical({ countOf: { event: 'object' } });

/** The X that somebody chose as they paid (107.3f). */
export const isChosenX = (value: Value, { chosenX }: Say): boolean =>
  chosenX !== undefined && typeof value === 'object' && 'number' in value && value.number === chosenX;

export function countedText(value: Value, one: string, many: string, say: Say): string {
  if (isChosenX(value, say)) return `X ${many}`;
  if (value === 1) return either(`${article(one)} ${one}`, `one ${one}`);
  if (typeof value === 'number') return `${numeral(value)} ${many}`;
  if (value === 'x') return `X ${many}`;
  if (isThatMuch(value, say)) return `that many ${many}`;
  const each = perEach(value);
  const times = each && say.apart(() => `${say.counted(each.times, one, many)} for each ${each.one(say)}`);
  const said = say.value(value);
  return either(
    ...(times === undefined ? [] : [times]),
    `${many} equal to ${said}`,
    `a number of ${many} equal to ${said}`,
    `X ${many} where X is ${said}`,
  );
}
