/** How values are printed: numbers, and what is worked out. */
import { canonical, type Filter, isNegative, type Ref, sizeOf, sumOf, type Value } from '@arbiter/engine';
import { eachPaid } from './costs.js';
import { whoseNames } from './nouns.js';
import { clausesOf, either, listed, optionalCosts, type Say, UNSAID } from './say.js';
import { keywordName } from './things.js';

const isGroup = (of: Ref): of is { each: Filter } => typeof of === 'object' && 'each' in of;
const FIGURES: { [stat: string]: string } = { might: 'Might', energy: 'Energy cost', power: 'Power cost' };

/** A value as a noun: "my Might", "the number of gear you control". */
export function valueText(value: Value, say: Say): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return UNSAID;
  if (canonical(value) === say.spoken.amount) return 'that much';
  if ('number' in value) {
    const taken = say.spoken.figures[value.number];
    if (taken !== undefined) return say.value(taken);
    const counted = say.spoken.numbers[value.number];
    return counted === undefined ? UNSAID : `the number of ${counted}`;
  }
  if ('stat' in value) return statText(value, say);
  if ('keywordValue' in value)
    return either(...whoseNames(value.of, say).map((whose) => `${whose} [${keywordName(value.keywordValue)}]`));
  if ('count' in value) return `the number of ${say.thing(value.count, { many: true })}`;
  if (('highest' in value || 'total' in value) && isGroup(value.of)) {
    const [which, stat] = 'highest' in value ? ['highest', value.highest] : ['total', value.total];
    return `the ${which} ${FIGURES[stat] ?? UNSAID} ${which === 'total' ? 'of' : 'among'} ${say.thing(value.of.each, { many: true })}`;
  }
  const added = sumOf(value);
  if (added?.length === 2) return `${say.value(added[0] ?? 0)} plus ${say.value(added[1] ?? 0)}`;
  return UNSAID;
}
/** "its Might", "that unit's Might", "your points". */
function statText({ stat, of }: Extract<Value, { stat: string }>, say: Say): string {
  if (stat === 'damage') {
    const on = say.object(of, 'asked');
    return either(`the damage marked on ${on}`, `the damage on ${on}`);
  }
  if (stat === 'points') return of === 'you' ? 'your points' : UNSAID;
  const name = FIGURES[stat];
  if (name === undefined) return UNSAID;
  const whose = whoseNames(of, say);
  if (whose.includes(UNSAID)) return UNSAID;
  // Several deal as much each as they have.
  const figures = either(name, ...(whose.includes('their') ? [`${name}s`] : []));
  const named = whose.filter((one) => !['my', 'your', 'its', 'their'].includes(one) && one.endsWith("'s"));
  return either(
    ...whose.map((one) => `${one} ${figures}`),
    ...named.map((one) => `the ${figures} of ${one.slice(0, -"'s".length)}`),
  );
}

/** So much for each of something, and of what. */
export interface Each {
  times: number;
  one: (say: Say) => string;
}
export function perEach(value: Value): Each | undefined {
  if (typeof value !== 'object') return undefined;
  if ('times' in value) {
    const [times, of] = value.times;
    const each = typeof times === 'number' ? perEach(of) : undefined;
    return each?.times === 1 && typeof times === 'number' ? { ...each, times } : undefined;
  }
  if ('stat' in value && value.stat === 'cardsPlayed' && value.of === 'you')
    return { times: 1, one: () => "each card you've played this turn" };
  if (canonical(value) === HELD_POINTS) return { times: 1, one: () => 'each point you scored from holding this turn' };
  const tags = tagsCounted(value);
  if (tags) return { times: 1, one: () => `each of the following tags among your units — ${listed(tags)}` };
  if ('paid' in value)
    return {
      times: 1,
      one: ({ face }) => {
        const [paid, ...more] = optionalCosts(face).filter((one) => one.name === value.paid && one.repeat);
        return paid && more.length === 0 ? eachPaid(paid.cost) : UNSAID;
      },
    };
  if ('count' in value) return { times: 1, one: (say) => say.thing(value.count, { determiner: 'each' }) };
  return undefined;
}

const HELD_POINTS = canonical({
  happened: { on: 'stat', player: 'you', match: { stat: 'points', gain: true, cause: 'hold' } },
  sum: true,
});
/** One for each of some tags that a unit of yours has. */
function tagsCounted(value: Value): string[] | undefined {
  const all = sumOf(value);
  if (!all || all.length < 2) return undefined;
  const tags = all.flatMap((one) => {
    const [most, counted, ...more] =
      typeof one === 'object' && 'least' in one && Array.isArray(one.least) ? one.least : [];
    const single = most === 1 && more.length === 0 && typeof counted === 'object' && 'count' in counted;
    return single ? (tagOfYours(counted.count) ?? []) : [];
  });
  return tags.length === all.length ? tags : undefined;
}
/** The tag that units of yours are asked for, and nothing else. */
export function tagOfYours(filter: Filter): string | undefined {
  const [type, whose, tag, ...more] = clausesOf(filter);
  const yours =
    canonical([type ?? null, whose ?? null]) === canonical([{ has: ['types', 'Unit'] }, { controller: 'you' }]);
  if (!yours || !tag || more.length > 0 || !('has' in tag) || tag.has[0] !== 'tags') return undefined;
  return typeof tag.has[1] === 'string' ? tag.has[1] : undefined;
}

/** "3", "3 for each friendly unit". */
export function countedBy(value: Value, say: Say): string {
  if (typeof value === 'number') return String(value);
  const each = perEach(value);
  return each ? `${each.times} for ${each.one(say)}` : UNSAID;
}
/** What follows a sign: "+1 [M]", "+1 [M] for each friendly gear", "+[M] equal to its Might". */
export function mightText(value: Value, say: Say): string {
  const sign = isNegative(value) ? '-' : '+';
  const size = sizeOf(value);
  if (typeof size === 'number')
    return sign === '+' ? either(`+${size} [M]`, `an additional +${size} [M]`) : `-${size} [M]`;
  const each = perEach(size);
  return say.ways(
    ...(each ? [() => `${sign}${each.times} [M] for ${each.one(say)}`] : []),
    () => `${sign}[M] equal to ${say.value(size)}`,
  );
}
/** The amount behind "deal": "3", "damage equal to my Might". */
export function damageText(value: Value, say: Say): string[] {
  if (typeof value === 'number') return [String(value), `${value} damage`];
  const each = perEach(value);
  if (canonical(value) === say.spoken.amount) return ['that much', 'that much damage'];
  return [
    `damage equal to ${say.value(value)}`,
    `${say.value(value)} as damage`,
    ...(each ? [`${each.times} for ${each.one(say)}`] : []),
  ];
}
