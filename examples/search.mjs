/**
 * A search that knows no rules: its seat imagines what it cannot see, tries the answers to a decision there, lets a simple
 * bot (`greedy`) play on for all seats, and takes the answer after which things look best. Every answer is tried with the
 * same imagined cards and the same chance, so that few playouts tell them apart, and what falls behind is tried no more.
 */

/**
 * So many playouts of each answer in the first round, in each further one half of them try on, twice as often; of so many
 * answers at most; up to the seat's next turn, or a later one. What is in `unsearched` is left to the simple bot.
 */
export const BUDGET = { first: 2, rounds: 3, most: 24, turns: 1 };
/** What a mulligan costs or a land brings shows only after many turns. */
export const BUDGETS = {
  mtg: { ...BUDGET, first: 3, most: 40, unsearched: ['MULLIGAN', 'BOTTOM', 'PLAY_LAND'] },
  'grand-archive': BUDGET,
  riftbound: BUDGET,
};
/** Of a decision about many, so many are changed one by one. */
const MOST_CHANGED = 8;
/** In standard errors: an answer falls behind for good by the first, and takes the place of the proposed one by the second. */
const [BEHIND, AHEAD] = [2.5, 1];
/** Differences of outlooks that mean nothing. */
const NOTHING = 0.0005;
/** Assignments are changed so often in one more place. */
const STEPS = 2;

/** Answers worth trying, that of the simple bot (or of the decision itself) first. */
export function candidates(decision, proposed) {
  const { seat, shape, options, min, max } = decision;
  const all = [proposed];
  if (shape === 'CONFIRM') all.push({ confirm: true }, { confirm: false });
  if (shape === 'NUMBER') all.push({ number: min }, { number: max ?? min + 1 });
  if (shape === 'CHOOSE') all.push(...choices(options, min, max ?? options.length, proposed.choose ?? []));
  if (shape === 'ASSIGN') all.push(...assignments(decision.from, proposed.assign ?? []));
  const distinct = new Map();
  for (const { decision: _id, seat: _seat, ...answer } of all) {
    const pairs = answer.assign?.map(({ from, to }) => `${from} ${to}`).sort();
    const text = JSON.stringify(pairs ?? answer);
    if (!distinct.has(text)) distinct.set(text, { ...answer, seat });
  }
  return [...distinct.values()];
}

/**
 * The line that passes and keeps cards for better times: the one that would be used now, or all. Without it nothing would be
 * kept, since a simple bot uses what it has sooner or later.
 */
function keeping({ options, default: pass }, proposed) {
  const objectOf = (id) => options.find((option) => option.id === id)?.object;
  const used = (proposed.choose ?? []).flatMap((id) => objectOf(id) ?? []);
  const kept = used.length > 0 ? used : options.flatMap(({ object, mana }) => (mana ? [] : (object ?? [])));
  if (pass?.choose?.length !== 1 || objectOf(pass.choose[0]) !== undefined || kept.length === 0) return [];
  return [{ answers: [{ choose: pass.choose, seat: proposed.seat }], kept }];
}

/** Single options but twins and mana; of several together one more, one less, or one for another. */
function choices(options, min, max, own) {
  const ids = options.filter(({ sameAs, mana }) => sameAs === undefined && !mana).map(({ id }) => id);
  const others = ids.filter((id) => !own.includes(id)).slice(0, MOST_CHANGED);
  const lists = min <= 1 && max > 0 ? ids.map((id) => [id]) : [];
  if (min === 0) lists.push([]);
  if (own.length > 0 && max > 1) {
    if (own.length > min) lists.push(...own.map((id) => own.filter((one) => one !== id)));
    if (own.length < max) lists.push(...others.map((id) => [...own, id]));
    lists.push(...others.map((id) => [...own.slice(0, -1), id]));
  }
  return lists.map((choose) => ({ choose }));
}

/** All, none, each one otherwise than proposed, two on one, and all but one. */
function assignments(from, own) {
  const can = from.filter(({ to }) => to?.length > 0);
  const first = (list) => list.map(({ id, to }) => ({ from: id, to: to[0] }));
  const lists = [first(can), first(can.filter(({ min }) => min > 0))];
  for (const { id, to } of can.slice(0, MOST_CHANGED)) {
    const rest = own.filter((pair) => pair.from !== id);
    lists.push(rest, ...to.map((one) => [...rest, { from: id, to: one }]));
  }
  for (const target of new Set(can.flatMap(({ to }) => to))) {
    const able = can.filter(({ to }) => to.includes(target)).map(({ id }) => id);
    const pairs = able.flatMap((one, at) => able.slice(at + 1).map((other) => [one, other])).slice(0, MOST_CHANGED);
    for (const pair of pairs) {
      const rest = own.filter(({ from: id }) => !pair.includes(id));
      lists.push([...rest, ...pair.map((id) => ({ from: id, to: target }))]);
    }
  }
  if (can.length < MOST_CHANGED) lists.push(...can.map(({ id }) => first(can.filter((one) => one.id !== id))));
  return lists.map((assign) => ({ assign }));
}

const mean = (list) => list.reduce((sum, n) => sum + n, 0) / list.length;

/** By how many standard errors one is better than another, where both were tried. */
function ahead(one, other) {
  const gaps = one.values.slice(0, other.values.length).map((value, k) => value - other.values[k]);
  const gap = mean(gaps);
  return gap / (0.002 + Math.sqrt(mean(gaps.map((g) => (g - gap) ** 2)) / Math.max(1, gaps.length - 1)));
}

/**
 * The best of several lines of answers, by successive halving.
 * @param lines the proposed one first: whatever takes its place must be seen to be better
 * @param worth for each of some lines what came of so many playouts from the `from`-th on, each from 0 (lost) to 1 (won);
 *   null for a line that was refused
 */
async function best(lines, worth, { first, rounds, most }) {
  let left = lines.slice(0, most).map((line) => ({ line, values: [] }));
  const [proposed] = left;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const from = left[0].values.length;
    const come = await worth(
      left.map(({ line }) => line),
      from,
      first * 2 ** round - from,
    );
    for (const [i, one] of left.entries()) {
      one.refused = come[i] === null;
      one.values.push(...(come[i] ?? []));
    }
    left = left.filter(({ refused }) => !refused);
    if (left.length === 0) break;
    left.sort((a, b) => mean(b.values) - mean(a.values));
    const [top, ...others] = left;
    if (others.every(({ values }) => mean(top.values) - mean(values) < NOTHING)) break;
    const half = others.slice(0, Math.ceil(left.length / 2) - 1).filter((one) => ahead(top, one) < BEHIND);
    if (others.includes(proposed) && !half.includes(proposed) && ahead(top, proposed) < BEHIND) half.push(proposed);
    left = [top, ...half];
  }
  const [top] = left;
  if (!top || proposed.refused) return (top ?? proposed).line;
  return ahead(top, proposed) >= AHEAD ? top.line : proposed.line;
}

/**
 * The best line from a decision on: its `answers`, and the cards that are `kept`.
 * @param proposed what the simple bot answers; it is `changed` where another answer is better
 * @param linesOf for some answers, these and the ways to go on with each
 * @param worth see `best`
 */
export async function bestLine(decision, proposed, { linesOf, worth, budget }) {
  const answers = candidates(decision, proposed);
  const used = decision.options.filter(({ id }) => proposed.choose?.includes(id));
  const unsearched = [decision, ...used].some(({ kind }) => budget.unsearched?.includes(kind));
  if (answers.length < 2 || unsearched) return { answers: [proposed] };
  const lines = [...(await linesOf(answers)), ...keeping(decision, answers[0])];
  let chosen = await best(lines, worth, budget);
  // What is changed in several places is found step by step.
  for (let step = 0; step < STEPS && chosen.answers[0].assign && chosen !== lines[0]; step++) {
    const [, ...others] = candidates(decision, chosen.answers[0]);
    const next = await best([chosen, ...(await linesOf(others))], worth, budget);
    if (next === chosen) break;
    chosen = next;
  }
  return { ...chosen, searched: true, changed: chosen.answers[0] !== answers[0] };
}

const creature = ({ power, toughness, keywords }) =>
  0.4 + 0.6 * power + 0.35 * toughness + 0.3 * keywords.length + (keywords.includes('flying') ? 0.25 * power : 0);

/**
 * How a seat stands by what lies open, in cards or thereabouts. Magic's figures are fitted to who won 1,000 games of greedy
 * against itself.
 */
const standing = {
  mtg({ seat, life, zones }, objects) {
    const own = objects.filter(({ controller, zone }) => controller === seat && zone === 'battlefield');
    const creatures = own.filter(({ types }) => types.includes('Creature'));
    const lands = own.filter(({ types }) => types.includes('Land')).length;
    const others = own.length - creatures.length - lands;
    const worth = creatures.reduce((sum, one) => sum + creature(one), 0);
    return 4.6 * Math.log(Math.max(1, life)) + 1.1 * (zones.hand + others) + 2.5 * Math.min(5, lands) + worth;
  },
  'grand-archive'({ seat, life, damage, level, zones }, objects) {
    let sum = 6 * Math.log(Math.max(1, life - damage)) + 1.2 * level + 0.5 * (zones.hand + zones.memory);
    for (const o of objects) {
      if (o.controller !== seat || o.zone !== 'field' || o.types.includes('Champion')) continue;
      sum += 0.5 + 0.5 * (o.power ?? 0) + 0.25 * Math.max(0, (o.life ?? 0) - o.damage) + 0.2 * (o.durability ?? 0);
    }
    return sum;
  },
  riftbound({ seat, points, zones }, objects) {
    let sum = 1.6 * points + 0.6 * zones.hand;
    for (const o of objects) {
      if (o.controller !== seat || (o.zone !== 'base' && o.zone !== 'battlefield')) continue;
      if (o.types.includes('Unit')) sum += 0.3 + 0.5 * o.might;
      else if (o.types.includes('Battlefield')) sum += 1;
      else sum += o.types.includes('Rune') ? 0.4 : 0.6;
    }
    return sum;
  },
};

/** What a turn more until the end is worth: who wins wins soon. */
const TURN = 0.005;

/** How a position looks for a seat, from 0 (lost) to 1 (won); `since` is the number of the turn in which the playout began. */
export function outlook(ruleset, { result, turn, players, objects }, seat, since = turn.number) {
  const late = TURN * Math.min(20, turn.number - since);
  if (result) return result.winners.includes(seat) ? 1 - late : result.kind === 'DRAW' ? 0.5 : late;
  const all = Object.values(objects);
  const [own, others] = [players[seat], players.filter((player) => player.seat !== seat && !player.lost)];
  const most = Math.max(...others.map((player) => standing[ruleset](player, all)));
  return 0.1 + 0.8 / (1 + Math.exp((most - standing[ruleset](own, all)) / 4));
}

/** Numbers below others that follow from a text. */
export function randomBy(text) {
  let a = 2_166_136_261;
  for (const char of text) a = Math.imul(a ^ char.codePointAt(0), 16_777_619);
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}
