/** Phrases of what players have besides cards: masteries with their directions, and agility. */
import { type Condition, canonical, type Effect, type Value } from '@arbiter/engine';
import { whoseNames } from '../nouns.js';
import { isSame, masteryOf, xText } from '../numbers.js';
import { either, joined, type Say, UNSAID, verb } from '../say.js';
import { writtenValue } from '../written.js';
import type { VerbPhrases } from './plain.js';

export const directionName = (direction: string): string =>
  direction.replace(/^[a-z]/, (letter) => letter.toUpperCase());
export const CURRENTS = 'your Shifting Currents';
/** "North or South". */
export const directionNames = (all: readonly string[]): string => joined(all.map(directionName), 'or');

/** "Change the direction of your Shifting Currents to a different direction of your choice." */
function shiftText({ to, turned, then = [] }: Extract<Effect, { do: 'shift' }>, say: Say): string {
  const said = `change the direction of ${CURRENTS} to ${to === 'different' ? 'a different' : 'an adjacent'} direction of your choice`;
  if (then.length === 0) return turned === undefined ? said : UNSAID;
  if (turned === undefined) return UNSAID;
  const [only, ...more] = then;
  const follows =
    only?.do === 'reflexive' && more.length === 0 ? say.body(only.ability) : say.effects(then, 'sentence');
  return `${said}. when you change it from facing ${directionName(turned.from)} to ${directionName(turned.to)} this way, ${follows}`;
}

/** So much, or between so much and so much, of one value. */
function rangeOf(condition: Condition): { of: Value; said: string[] } | undefined {
  if ('exists' in condition) return undefined;
  if ('all' in condition) {
    const [low, high, ...more] = condition.all.flatMap((one) => ('compare' in one ? [one.compare] : []));
    if (!low || !high || more.length > 0 || condition.all.length !== 2) return undefined;
    if (low[1] !== '>=' || high[1] !== '<=' || !isSame(low[0], high[0])) return undefined;
    const dash = either('-', '–', ' to ');
    return typeof low[2] === 'number' && typeof high[2] === 'number'
      ? { of: low[0], said: [`${low[2]}${dash}${high[2]}`] }
      : undefined;
  }
  if (!('compare' in condition)) return undefined;
  const [of, op, bound] = condition.compare;
  if (typeof bound !== 'number') return undefined;
  if (op === '=') return { of, said: [`${bound}`] };
  if (op === '>=') return { of, said: [`${bound} or more`, `${bound}+`] };
  return op === '<=' ? { of, said: [`${bound} or less`, `${bound} or fewer`] } : undefined;
}
/** "Depending on the amount of cards in your memory— • 0— … • 1 to 3— …": one after another, where the one before is not so. */
function dependingOnValue(
  [first, ...others]: readonly Effect[],
  say: Say,
): { said: string; count: number } | undefined {
  if (first?.do !== 'if' || others.length > 0) return undefined;
  const lines: { range: NonNullable<ReturnType<typeof rangeOf>>; then: readonly Effect[] }[] = [];
  let next: Effect | undefined = first;
  while (next !== undefined) {
    if (next.do !== 'if') return undefined;
    const range = rangeOf(next.if);
    if (!range || (lines[0] && !isSame(lines[0].range.of, range.of))) return undefined;
    lines.push({ range, then: next.then });
    const rest: readonly Effect[] = next.else ?? [];
    if (rest.length > 1) return undefined;
    next = rest[0];
  }
  const [top] = lines;
  if (!top || lines.length < 2) return undefined;
  const plain = say.apart(() => VERB_OF_IF.said?.(first, say) ?? UNSAID);
  const each = lines.map(({ range, then }) => ` • ${either(...range.said)}— ${say.apart(() => say.effects(then))}`);
  return { said: either(`depending on ${say.value(top.range.of)}—${each.join('.')}`, plain), count: 1 };
}
/** How a condition is said by itself: that verb's phrase, which knows of this one. */
export const VERB_OF_IF: { said?: (effect: Extract<Effect, { do: 'if' }>, say: Say) => string } = {};

/** "Depending on your Shifting Currents' direction— • North— Draw a card. • South— …": one of them is so. */
export function dependingText(effects: readonly Effect[], say: Say): { said: string; count: number } | undefined {
  const worth = dependingOnValue(effects, say);
  if (worth !== undefined) return worth;
  const ways = effects.flatMap((effect) =>
    effect.do === 'if' && 'facing' in effect.if && Object.keys(effect.if).length === 1 && effect.else === undefined
      ? [{ facing: effect.if.facing, then: effect.then }]
      : [],
  );
  const all = ways.flatMap(({ facing }) => facing);
  if (ways.length < 2 || ways.length !== effects.length || new Set(all).size !== all.length) return undefined;
  const each = ways.map(({ facing, then }) => ` • ${directionNames(facing)}— ${say.apart(() => say.effects(then))}`);
  const plain = effects.map((effect) => say.apart(() => say.effects([effect])));
  return {
    said: either(`depending on ${CURRENTS}' direction—${each.join('.')}`, plain.join('. ')),
    count: effects.length,
  };
}

/** "Put two sheen counters on your Fractured Memories", "move all sheen counters from target unit to …". */
function putText({ kind, amount, from, as }: Extract<Effect, { do: 'putOnMastery' }>, say: Say): string {
  if (as !== undefined)
    say.spoken.numbers = {
      ...say.spoken.numbers,
      [as]: either(`${kind} counters moved this way`, 'counters moved this way'),
    };
  const mastery = either(masteryOf(kind), 'it');
  if (from !== undefined) {
    const counters = amount === undefined ? `all ${kind} counters` : say.counted(amount, `${kind} counter`);
    return `move ${counters} from ${say.object(from)} ${either('to', 'onto')} ${mastery}`;
  }
  if (amount === undefined) return UNSAID;
  if (canonical(amount) === canonical({ onMastery: kind }))
    return `double the ${either('amount', 'number')} of ${kind} counters on ${mastery}`;
  return say.ways(
    () => `put ${say.counted(amount, `${kind} counter`)} ${either('on', 'onto')} ${mastery}`,
    ...(writtenValue(amount) === undefined
      ? [() => `put X ${kind} counters ${either('on', 'onto')} ${mastery}, where X is ${say.value(amount)}`]
      : []),
  );
}
/** "Move three sheen counters from your Fractured Memories to target unit." */
function takenText({ kind, amount, to }: Extract<Effect, { do: 'takeFromMastery' }>, say: Say): string {
  const counters = say.counted(amount, `${kind} counter`);
  const from = `from ${masteryOf(kind)}`;
  return to === undefined
    ? `remove ${counters} ${from}`
    : `move ${counters} ${from} ${either('to', 'onto')} ${say.object(to, 'given')}`;
}

/** "Target unit's next attack this turn gets +3 POWER", "your champion's first attack during your next turn …". */
function nextAttackText(
  { what, mods, using, bare, nextTurn, at }: Extract<Effect, { do: 'nextAttack' }>,
  say: Say,
): string {
  if ((using !== undefined && bare) || at !== undefined || what === 'you') return UNSAID;
  const how = using !== undefined ? ` using ${say.thing(using, { determiner: 'a' })}` : bare ? ' without a weapon' : '';
  const attacks = nextTurn
    ? [`first attack${how} during your next turn`]
    : [`next attack this turn${how}`, ...(how === '' ? [] : [`next attack${how} this turn`])];
  const whose = either(...whoseNames(what, say), ...(what === 'self' ? ["~'"] : []));
  const before = say.own;
  say.own = what === 'self';
  const subject = { text: either(...attacks.map((one) => `${whose} ${one}`)), many: false };
  const said = `${subject.text} ${say.mods(mods, subject, true)}`;
  say.own = before;
  return said;
}

export const standingVerbs: VerbPhrases = {
  gainAgility: ({ amount }, say) =>
    say.about('you', (s) => `${s.text} ${verb(s, 'gain')} agility ${xText(amount, say, 'for this turn')}`),
  mastery: ({ name }, say) => say.about('you', (s) => `${s.text} ${verb(s, 'gain')} the ${name} mastery`),
  shift: shiftText,
  putOnMastery: putText,
  takeFromMastery: takenText,
  nextAttack: nextAttackText,
};
/** "From facing North to West", "to facing the opposite direction", "directions". */
export function turnText(match: { [field: string]: unknown }): string {
  const { from, to, turn, ...more } = match;
  if (Object.keys(more).length > 0) return UNSAID;
  if (typeof turn === 'string' && from === undefined && to === undefined)
    return (
      { opposite: 'to facing the opposite direction', clockwise: 'to facing the next clockwise direction' }[turn] ??
      UNSAID
    );
  if (turn !== undefined) return UNSAID;
  if (canonical(match) === '{}') return 'directions';
  const start = typeof from === 'string' ? directionName(from) : 'any direction';
  return typeof to === 'string' ? `from facing ${start} to ${directionName(to)}` : UNSAID;
}
