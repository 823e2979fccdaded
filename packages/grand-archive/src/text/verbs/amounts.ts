/** What is said of several instructions together of which one says how many, or all. */
import { canonical, type Effect, type Filter } from '@arbiter/engine';
import { isNegative, isSame, sizeOf } from '../numbers.js';
import { zoneName } from '../places.js';
import { clausesOf, either, numeral, type Say, whole } from '../say.js';
import { zonesOf } from '../spoken.js';
import { isYourChampion } from '../written.js';
import { chosen, chosenText, isPlainChoice, names, type Several } from './choosing.js';

/** "Shuffle up to three cards from your hand into your deck": where they lie in it means nothing then. */
export function shuffledIn([choose, move, shuffle]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || move?.do !== 'move' || shuffle?.do !== 'shuffle') return undefined;
  const { what, to, position, cause, ...more } = move;
  if (canonical(what) !== names(choose.save) || to !== 'mainDeck' || position === undefined || cause !== 'effect')
    return undefined;
  if (Object.keys(more).length > 1 || canonical(shuffle) !== '{"do":"shuffle","who":"you"}') return undefined;
  if (!clausesOf(choose.from ?? []).some((clause) => canonical(clause) === '{"owner":"you"}')) return undefined;
  const { said, many } = chosenText(choose, say);
  chosen(choose, many, say);
  say.spoken.done = { ...say.spoken.done, [choose.save]: { past: 'put', kind: 'card', many } };
  return { said: `shuffle ${said} into your deck`, count: 3 };
}

/** "Put up to two cards from the top of your deck into your graveyard": how many is chosen first. */
export function milledUpTo([number, move]: readonly Effect[]): Several | undefined {
  if (number?.do !== 'number' || move?.do !== 'move' || number.kind !== undefined || (number.min ?? 0) !== 0)
    return undefined;
  const own = { do: 'move', what: { top: { number: number.as } }, to: 'graveyard', cause: 'effect' };
  if (canonical(move) !== canonical(own) || typeof number.max !== 'number') return undefined;
  return {
    said: `put up to ${numeral(number.max)} cards from the top of your deck into your ${zoneName('graveyard')}`,
    count: 2,
  };
}

/** "Shuffle all cards in your graveyard into your deck." */
export function allShuffledIn([move, shuffle]: readonly Effect[], say: Say): Several | undefined {
  if (move?.do !== 'move' || shuffle?.do !== 'shuffle' || canonical(shuffle) !== '{"do":"shuffle","who":"you"}')
    return undefined;
  const { do: _do, what, to, position, cause, ...more } = move;
  if (to !== 'mainDeck' || position === undefined || cause !== 'effect' || Object.keys(more).length > 0)
    return undefined;
  if (typeof what !== 'object' || !('each' in what)) return undefined;
  const clauses = clausesOf(what.each);
  if (!clauses.some((clause) => canonical(clause) === '{"owner":"you"}') || zonesOf(clauses).length !== 1)
    return undefined;
  return { said: `shuffle ${allCards(what.each, say)} into your deck`, count: 2 };
}

/** "Draw up to three cards": how many is chosen first. */
export function drawnUpTo([number, draw]: readonly Effect[], say: Say): Several | undefined {
  if (number?.do !== 'number' || draw?.do !== 'draw' || number.kind !== undefined || (number.min ?? 0) !== 0)
    return undefined;
  const { who, count, to, ...more } = draw;
  if (canonical(count) !== canonical({ number: number.as }) || typeof number.max !== 'number') return undefined;
  if (who !== 'you' || (to !== undefined && to !== 'memory') || Object.keys(more).length > 1) return undefined;
  say.spoken.numbers = { ...say.spoken.numbers, [number.as]: 'cards drawn this way' };
  return { said: `draw up to ${numeral(number.max)} cards${to === undefined ? '' : ' into your memory'}`, count: 2 };
}

export const PUTS: { [how: string]: [string, string, boolean] } = {
  effect: ['put', 'puts', true],
  'banishment banish': ['banish', 'banishes', false],
  'graveyard discard': ['discard', 'discards', false],
};

/** "Put two cards from your hand on the bottom of your deck in any order." */
export function orderedUnder([choose, order, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || order?.do !== 'order' || move?.do !== 'move') return undefined;
  if (canonical(order) !== canonical({ do: 'order', what: { saved: choose.save }, save: order.save })) return undefined;
  const { position } = move;
  const asMoved = {
    do: 'move',
    what: { saved: order.save },
    to: 'mainDeck',
    position: position ?? null,
    cause: 'effect',
  };
  if (canonical(move) !== canonical(asMoved) || (position !== 'top' && position !== 'bottom')) return undefined;
  const { said, many } = chosenText(choose, say);
  chosen(choose, many, say);
  say.spoken.done = { ...say.spoken.done, [choose.save]: { past: 'put', kind: 'card', many } };
  // Who puts several cards somewhere decides about their order, whether that is said or not.
  const there = `on ${position === 'top' ? either('the top', 'top') : 'the bottom'} of your deck${either(' in any order', '')}`;
  return { said: either(`put ${said} ${there}`, `choose ${said} and put ${either('them', 'it')} ${there}`), count: 3 };
}

/** "Remove any amount of enlighten counters from your champion." How many is chosen first. */
export function anyOfCounters(effects: readonly Effect[], say: Say): Several | undefined {
  const holder = holderOf(effects[0]);
  const [number, counters] = holder ? effects.slice(1) : effects;
  if (number?.do !== 'number' || counters?.do !== 'counters' || number.kind !== undefined) return undefined;
  const { as, min = 0, max } = number;
  const { what, kind, amount } = counters;
  if (min !== 0 || !isNegative(amount) || canonical(sizeOf(amount)) !== canonical({ number: as })) return undefined;
  if (holder && canonical(what) !== names(holder)) return undefined;
  const all = { counters: kind, of: what };
  const capped = typeof max === 'object' && 'least' in max && Array.isArray(max.least) ? max.least : undefined;
  const cap = capped?.length === 2 && isSame(capped[1] ?? 0, all) ? capped[0] : undefined;
  if (canonical(max) !== canonical(all) && typeof cap !== 'number') return undefined;
  say.spoken.numbers = {
    ...say.spoken.numbers,
    [as]: either(`counters removed this way`, `${kind} counters removed this way`),
  };
  const many = typeof cap === 'number' ? `up to ${numeral(cap)}` : `any ${either('amount', 'number')} of`;
  const whose = holder ? 'your champion' : say.object(what);
  return { said: `remove ${many} ${kind} counters from ${whose}`, count: holder ? 3 : 2 };
}
/** Of several champions their player chooses the one that gives up counters (1.7.1.6); where it's the only one nobody asks. */
function holderOf(choose: Effect | undefined): string | undefined {
  if (!isPlainChoice(choose) || choose.min !== 1 || choose.max !== 1) return undefined;
  return choose.from !== undefined && isYourChampion(choose.from) ? choose.save : undefined;
}

/** "Remove all durability counters from any amount of Sword weapons you control." */
export function removedFrom([choose, remember, counters]: readonly Effect[], say: Say): Several | undefined {
  if (
    !isPlainChoice(choose) ||
    remember?.do !== 'remember' ||
    counters?.do !== 'counters' ||
    remember.what !== undefined
  )
    return undefined;
  const own = { saved: choose.save };
  if (canonical(remember.value ?? null) !== canonical({ counters: counters.kind, of: own })) return undefined;
  if (
    canonical(counters.what) !== canonical(own) ||
    canonical(counters.amount) !== canonical({ negative: { number: remember.as } })
  )
    return undefined;
  const { said, many } = chosenText(choose, say);
  chosen(choose, many, say);
  say.spoken.numbers = { ...say.spoken.numbers, [remember.as]: `${counters.kind} counters removed this way` };
  return { said: `remove all ${counters.kind} counters from ${said}`, count: 3 };
}

/** "Choose any amount of units and deal damage equal to … split among them." Each is dealt 1 or more. */
export function splitDamage([choose, divide, damage]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || divide?.do !== 'divide' || damage?.do !== 'damage') return undefined;
  const own = canonical({ saved: choose.save });
  const { to, amount, ...more } = damage;
  if (canonical(more) !== '{"do":"damage"}' || canonical(divide.among) !== own || canonical(to ?? null) !== own)
    return undefined;
  if (
    canonical(amount ?? null) !== '{"division":true}' ||
    choose.min !== 0 ||
    canonical(choose.max ?? null) !== canonical(divide.total)
  )
    return undefined;
  const units = say.thing(choose.from ?? [], { many: true });
  chosen(choose, true, say);
  const total = say.value(divide.total);
  const damageOf =
    typeof divide.total === 'number'
      ? `${divide.total} damage`
      : either(`damage equal to ${total}`, `an amount of damage equal to ${total}`);
  return {
    said: `choose any ${either('amount', 'number')} of ${units} and deal ${damageOf} ${either('split', 'divided')} among them`,
    count: 3,
  };
}

/** "Put all cards from your memory on the bottom of your deck in any order, then draw that many cards." */
export function memoryUnder([order, remember, move]: readonly Effect[], say: Say): Several | undefined {
  if (order?.do !== 'order' || remember?.do !== 'remember' || move?.do !== 'move' || order.kind !== undefined)
    return undefined;
  const own = { saved: order.save };
  const { do: _do, what, to, position, cause, ...more } = move;
  if (canonical(remember) !== canonical({ do: 'remember', as: remember.as, value: { countOf: own } })) return undefined;
  if (
    canonical(what) !== canonical(own) ||
    to !== 'mainDeck' ||
    Object.keys(more).length > 0 ||
    (position !== 'top' && position !== 'bottom')
  )
    return undefined;
  if (cause !== undefined && cause !== 'effect') return undefined;
  if (typeof order.what !== 'object' || !('each' in order.what)) return undefined;
  const cards = whole(order.what, ({ each }) => allCards(each, say));
  say.spoken.numbers = { ...say.spoken.numbers, [remember.as]: 'cards put this way' };
  return { said: `put ${cards} on the ${position} of your deck in any order`, count: 3 };
}

const allCards = (filter: Filter, say: Say): string => `all ${say.thing(filter, { many: true })}`;
