/** What is chosen without targets, and what is done with it: "choose a unit and deal 2 damage to it". */
import { canonical, type Effect, type Filter, type FilterClause, wholeEffect } from '@arbiter/engine';
import { countedText, isNegative, sizeOf } from '../numbers.js';
import { zoneName, zoneText } from '../places.js';
import { article, clausesOf, either, numeral, type Say, UNSAID, verb, whole } from '../say.js';
import { keep, kindsOf, moves, speak, zonesOf } from '../spoken.js';
import { movedText } from './moves.js';

type Choose = Extract<Effect, { do: 'choose' }>;
type Move = Extract<Effect, { do: 'move' }>;
export interface Several {
  said: string;
  /** How many instructions that says. */
  count: number;
}

/** Zones in which a player may fail to find what is asked for. */
const HIDDEN = ['materialDeck', 'mainDeck', 'hand', 'memory', 'banishment'];

/** "a unit", "up to two allies", "any amount of Sword weapons you control". */
export function chosenText(
  { from, min = 1, max = 1 }: Pick<Choose, 'from' | 'min' | 'max'>,
  say: Say,
): { said: string; many: boolean; may: boolean } {
  const unsaid = { said: UNSAID, many: false, may: false };
  if (from === undefined) return unsaid;
  const hidden = zonesOf(clausesOf(from)).some((zone) => HIDDEN.includes(zone));
  if (max === 1 && (min === 1 || min === 0)) {
    const one = say.thing(from, { determiner: 'a' });
    if (min === 1) return { said: one, many: false, may: false };
    const upTo = `up to one ${say.thing(from)}`;
    return { said: hidden ? either(one, upTo) : upTo, many: false, may: true };
  }
  const many = say.thing(from, { many: true });
  if (typeof max === 'number') {
    if (min === max) return { said: `${numeral(max)} ${many}`, many: true, may: false };
    return min === 0 ? { said: `up to ${numeral(max)} ${many}`, many: true, may: true } : unsaid;
  }
  if (min === 0 && typeof max === 'object' && 'count' in max && canonical(max.count) === canonical(from))
    return { said: `any ${either('amount', 'number')} of ${many}`, many: true, may: true };
  if (min === 0) return { said: `up to ${countedText(max, say.thing(from), many, say)}`, many: true, may: true };
  return unsaid;
}
/** Speaks of what was chosen. */
function chosen({ save, from }: Choose, many: boolean, say: Say): void {
  const key = canonical({ saved: save });
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  speak(say, key, kindsOf(from ?? []), many);
}
const isPlainChoice = (effect: Effect | undefined): effect is Choose =>
  effect?.do === 'choose' &&
  effect.among === undefined &&
  (effect.who === undefined || effect.who === 'you') &&
  effect.each === undefined &&
  (effect.kind === undefined || effect.kind === 'CHOOSE_OBJECTS');

/** "Choose a unit." What is done with it is said by the instruction that does. */
export function chooseText(effect: Choose, say: Say): string {
  const { among, who, each, kind } = effect;
  if (among !== undefined || (who !== undefined && who !== 'you') || each !== undefined || kind !== undefined)
    return UNSAID;
  const { said, many } = chosenText(effect, say);
  chosen(effect, many, say);
  // Whoever may choose none may do so or not.
  return effect.min === 0 && effect.max === 1
    ? either(`you may choose ${say.thing(effect.from ?? [], { determiner: 'a' })}`, `choose ${said}`)
    : `choose ${said}`;
}
const names = (saved: string): string => canonical({ saved });

/** What can only be said of several instructions together. */
export function choosingText(effects: readonly Effect[], say: Say): Several | undefined {
  return (
    removedFrom(effects, say) ??
    splitDamage(effects, say) ??
    mayChoose(effects, say) ??
    chosenAndMoved(effects, say) ??
    eachPuts(effects, say) ??
    orderedUnder(effects, say) ??
    suppressed(effects, say) ??
    bothChosen(effects, say) ??
    chosenInline(effects, say) ??
    byLot(effects, say) ??
    anyOfCounters(effects, say) ??
    memoryUnder(effects, say)
  );
}

/** "You may banish a card from your material deck. If you do, …": a card is chosen or none, and then something is done with it. */
function mayChoose([choose, then]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || then?.do !== 'if' || then.else !== undefined || choose.min !== 0 || choose.max !== 1)
    return undefined;
  const asked = then.if;
  if (!('is' in asked) || canonical(asked.is[0]) !== names(choose.save)) return undefined;
  const zones = zonesOf(clausesOf(choose.from ?? []));
  if (canonical(clausesOf(asked.is[1])) !== canonical(zones.map((zone) => ({ zone })))) return undefined;
  const [first, ...more] = then.then;
  const done = first && doneWith(first, choose, say);
  if (done === undefined) return undefined;
  const rest = more.length === 0 ? '' : `. if you do, ${say.effects(more, 'sentence')}`;
  return { said: `you may ${done}${rest}`, count: 2 };
}
/** "Banish a card from your material deck", of the one that was chosen for it. */
function doneWith(effect: Effect, choose: Choose, say: Say): string | undefined {
  if (effect.do !== 'move' || canonical(effect.what) !== names(choose.save)) return undefined;
  const from = effect.cause === 'discard' ? withoutHand(choose.from ?? []) : (choose.from ?? []);
  return movedWith(effect, say.thing(from, { determiner: 'a', card: effect.cause === 'discard' }), choose, false, say);
}
/** All that a player discards is in the hand. */
const withoutHand = (from: Filter): FilterClause[] =>
  clausesOf(from).filter(
    (clause) => !('zone' in clause && clause.zone === 'hand') && canonical(clause) !== '{"owner":"you"}',
  );
/** A move of what is described where it is chosen. */
function movedWith(effect: Move, what: string, choose: Choose, many: boolean, say: Say): string {
  chosen(choose, many, say);
  return wholeEffect(effect, (watched) => movedText(watched, say, what));
}
/** "Return up to one crux element card from your graveyard to your hand", "choose a card … and put it onto the field". */
function chosenAndMoved([choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || move?.do !== 'move' || canonical(move.what) !== names(choose.save)) return undefined;
  const said = say.ways(
    ...(choose.min === 0 && choose.max === 1 ? [() => `you may ${doneWith(move, choose, say) ?? UNSAID}`] : []),
    () => {
      const { said: what, many } = chosenText(choose, say);
      return movedWith(move, what, choose, many, say);
    },
    () => `${chooseText(choose, say)}${either(' and ', '. ')}${say.effects([move], 'sentence')}`,
  );
  return { said, count: 2 };
}

/** "Put an age counter on a Potion item you control": what is chosen is described where something is done with it. */
function chosenInline([choose, then]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || !then || !(INLINE.includes(then.do) || isLoading(then))) return undefined;
  if (!canonical(then).includes(names(choose.save)) || choose.from === undefined) return undefined;
  const { said: text, many, may } = chosenText(choose, say);
  const inline = (described: string): string => {
    const key = names(choose.save);
    say.spoken.saved = { ...say.spoken.saved, [choose.save]: key };
    say.spoken.inline = { key, text: described, kinds: kindsOf(choose.from ?? []), many };
    return say.effects([then], 'sentence');
  };
  const a = say.apart(() => say.thing(choose.from ?? [], { determiner: 'a' }));
  const said = say.ways(
    ...(may && !many ? [() => `you may ${inline(a)}`] : []),
    () => inline(text),
    () => `${chooseText(choose, say)}${either(' and ', '. ')}${say.effects([then], 'sentence')}`,
  );
  return { said, count: 2 };
}
const isLoading = (effect: Effect | undefined): effect is Move => effect?.do === 'move' && effect.to === 'loaded';
const INLINE = ['counters', 'status', 'modify', 'damage', 'clearCounters'];
/** "Suppress target ally": it is banished, and each that was comes back at the beginning of the next end phase. */
function suppressed([move, back]: readonly Effect[], say: Say): Several | undefined {
  if (move?.do !== 'move' || move.cause !== 'suppress' || !back || move.save === undefined) return undefined;
  const { what, save } = move;
  const each = (name: string): string =>
    canonical({
      do: 'delayed',
      on: { on: 'step', match: { step: 'end' } },
      effects: [{ do: 'move', what: { saved: name }, to: 'field' }],
    });
  const one = canonical(back) === each(save);
  const all =
    back.do === 'forEach' &&
    canonical(back.of) === names(save) &&
    back.effects.length === 1 &&
    canonical(back.effects[0] ?? null) === each(back.as);
  if (canonical(move) !== canonical({ do: 'move', what, to: 'banishment', cause: 'suppress', save }) || !(one || all))
    return undefined;
  const said = `suppress ${say.object(what)}`;
  keep(say, save, what, ['card']);
  moves(say, what);
  return { said, count: 2 };
}
/** "You may load an Aethercharge card from your graveyard into an Aetherwing weapon you control": both are chosen. */
function bothChosen([choose, into, load]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || !isPlainChoice(into) || !isLoading(load)) return undefined;
  if (canonical(load.what) !== names(choose.save) || canonical(load.attached ?? null) !== names(into.save))
    return undefined;
  if ((into.min ?? 1) !== 1 || (into.max ?? 1) !== 1) return undefined;
  const { said: text, many } = chosenText(choose, say);
  const inline = (described: string): string => {
    chosen(choose, many, say);
    const key = names(into.save);
    say.spoken.saved = { ...say.spoken.saved, [into.save]: key };
    const weapon = say.thing(into.from ?? [], { determiner: 'a' });
    say.spoken.inline = { key, text: weapon, kinds: kindsOf(into.from ?? []), many: false };
    return wholeEffect(load, (watched) => movedText(watched, say, described));
  };
  const a = say.apart(() => say.thing(choose.from ?? [], { determiner: 'a' }));
  const said = say.ways(...(choose.min === 0 && choose.max === 1 ? [() => `you may ${inline(a)}`] : []), () =>
    inline(text),
  );
  return { said, count: 3 };
}
/** "Each opponent puts two cards from their hand into their memory." */
function eachPuts([choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || move?.do !== 'move' || choose.each === undefined || choose.who === undefined)
    return undefined;
  if (choose.among !== undefined || choose.kind !== undefined || choose.min !== choose.max) return undefined;
  if (canonical(move) !== canonical({ do: 'move', what: { saved: choose.save }, to: move.to, cause: 'effect' }))
    return undefined;
  const clauses = clausesOf(choose.from ?? []);
  const theirs = canonical({ owner: { saved: choose.each } });
  const [zone, ...more] = zonesOf(clauses);
  const what = clauses.filter((clause) => canonical(clause) !== theirs && !('zone' in clause));
  if (zone === undefined || more.length > 0 || clauses.length !== what.length + 2) return undefined;
  const count = choose.max ?? 1;
  const said = say.about(choose.who, (s) => {
    const cards = say.counted(count, say.thing(what, { card: true }), say.thing(what, { card: true, many: true }));
    return `${s.text} ${verb(s, 'put')} ${cards} from their ${zoneName(zone)} into their ${zoneName(move.to)}`;
  });
  return { said, count: 2 };
}
/** "Put two cards from your hand on the bottom of your deck in any order." */
function orderedUnder([choose, order, move]: readonly Effect[], say: Say): Several | undefined {
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
  return {
    said: `put ${said} on ${position === 'top' ? either('the top', 'top') : 'the bottom'} of your deck in any order`,
    count: 3,
  };
}

/** "Reveal a card at random from your memory", "each opponent banishes a card at random from their memory". */
function byLot([random, then]: readonly Effect[], say: Say): Several | undefined {
  if (random?.do !== 'random' || !then) return undefined;
  const { who, zone, filter, count = 1, save } = random;
  const does = lotVerb(then, save);
  if (does === undefined) return undefined;
  const said = say.about(who, (s) => {
    const one = filter === undefined ? 'card' : say.thing(filter, { card: true });
    const many = filter === undefined ? 'cards' : say.thing(filter, { card: true, many: true });
    const cards = count === 1 ? `${article(one)} ${one}` : say.counted(count, one, many);
    const whose = s.you ? 'your' : 'their';
    const place = `from ${zoneText([zone], [{ owner: 'you' }], say).replaceAll('your', whose)}`;
    return `${s.text} ${verb(s, does, does === 'banish' || does === 'discard' ? `${does}${does === 'banish' ? 'es' : 's'}` : `${does}s`)} ${cards} at random${does === 'discard' && zone === 'hand' ? either('', ` ${place}`) : ` ${place}`}`;
  });
  const key = names(save);
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  const past = { reveal: 'revealed', banish: 'banished', discard: 'discarded', put: 'put' }[does] ?? UNSAID;
  speak(say, key, ['card', `${past} card`], count !== 1 || who === 'players' || who === 'opponents');
  say.spoken.done = { ...say.spoken.done, [save]: { past, kind: 'card', many: count !== 1 || who !== 'you' } };
  if (does !== 'reveal') say.spoken.moved = [...say.spoken.moved, key];
  return { said, count: 2 };
}
function lotVerb(then: Effect, save: string): string | undefined {
  const own = canonical({ saved: save });
  if (then.do === 'reveal') return canonical(then.what) === own ? 'reveal' : undefined;
  if (then.do !== 'move' || canonical(then.what) !== own) return undefined;
  const { do: _do, what: _what, ...how } = then;
  return { '{"cause":"banish","to":"banishment"}': 'banish', '{"cause":"discard","to":"graveyard"}': 'discard' }[
    canonical(how)
  ];
}

/** "Remove any amount of enlighten counters from your champion." How many is chosen first. */
function anyOfCounters([number, counters]: readonly Effect[], say: Say): Several | undefined {
  if (number?.do !== 'number' || counters?.do !== 'counters' || number.kind !== undefined) return undefined;
  const { as, min = 0, max } = number;
  const { what, kind, amount } = counters;
  if (min !== 0 || !isNegative(amount) || canonical(sizeOf(amount)) !== canonical({ number: as })) return undefined;
  if (canonical(max) !== canonical({ counters: kind, of: what })) return undefined;
  say.spoken.numbers = {
    ...say.spoken.numbers,
    [as]: either(`counters removed this way`, `${kind} counters removed this way`),
  };
  return { said: `remove any ${either('amount', 'number')} of ${kind} counters from ${say.object(what)}`, count: 2 };
}
/** "Remove all durability counters from any amount of Sword weapons you control." */
function removedFrom([choose, remember, counters]: readonly Effect[], say: Say): Several | undefined {
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
function splitDamage([choose, divide, damage]: readonly Effect[], say: Say): Several | undefined {
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
function memoryUnder([order, remember, move]: readonly Effect[], say: Say): Several | undefined {
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
