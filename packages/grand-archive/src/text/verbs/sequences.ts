/** What is said of several instructions together that choose nothing on the way, or several things. */
import { canonical, type Effect, type Filter, type FilterClause, wholeEffect } from '@arbiter/engine';
import { isNegative, isSame, perEach, sizeOf } from '../numbers.js';
import { zoneName, zoneText } from '../places.js';
import { article, clausesOf, either, numeral, type Say, UNSAID, verb, whole } from '../say.js';
import { keep, kindsOf, moves, speak, zonesOf } from '../spoken.js';
import { writtenValue } from '../written.js';
import { chosen, chosenText, isLoading, isPlainChoice, names, type Several } from './choosing.js';
import { givenAway } from './control.js';
import { digText } from './decks.js';
import { exchanged } from './lasting.js';
import { movedText } from './moves.js';
import { pilesText } from './piles.js';
import { shownText } from './shown.js';
import { dependingText } from './standing.js';

/** What can only be said of several instructions together, where no choice of one is all there is. */
export function sequenceText(effects: readonly Effect[], say: Say): Several | undefined {
  return (
    shieldedBoth(effects, say) ??
    shownText(effects, say) ??
    pilesText(effects, say) ??
    forEachBoth(effects, say) ??
    removedFrom(effects, say) ??
    splitDamage(effects, say) ??
    lookedAt(effects, say) ??
    dugAndMarked(effects, say) ??
    lostForATurn(effects, say) ??
    eachPuts(effects, say) ??
    eachDoes(effects, say) ??
    theyMark(effects, say) ??
    orderedUnder(effects, say) ??
    shuffledIn(effects, say) ??
    drawnUpTo(effects, say) ??
    milledUpTo(effects) ??
    allShuffledIn(effects, say) ??
    theyReveal(effects, say) ??
    reviewed(effects, say) ??
    suppressed(effects, say) ??
    bothChosen(effects, say) ??
    byLot(effects, say) ??
    anyOfCounters(effects, say) ??
    memoryUnder(effects, say) ??
    bothSummoned(effects, say) ??
    exchanged(effects, say) ??
    givenAway(effects, say) ??
    loadedInto(effects, say) ??
    wokenAndTurned(effects, say) ??
    bothCounters(effects, say) ??
    dependingText(effects, say)
  );
}

/** "Prevent the next 4 damage that would be dealt to your champion and up to one other target unit": of each by itself. */
function shieldedBoth([one, other]: readonly Effect[], say: Say): Several | undefined {
  if (one?.do !== 'createReplacement' || other?.do !== 'createReplacement') return undefined;
  const { entities: first, ...shield } = one;
  const { entities: second, ...same } = other;
  if (first === undefined || second === undefined || canonical(shield) !== canonical(same)) return undefined;
  const plain = {
    do: 'createReplacement',
    shield: shield.shield ?? null,
    apart: true,
    replaces: { on: 'damage', prevent: true },
    until: { kind: 'endOfTurn' },
  };
  if (typeof shield.shield !== 'number' || canonical(shield) !== canonical(plain)) return undefined;
  const both = `${say.object(first, 'given')} and ${say.object(second, 'given')}`;
  const ends = either('until end of turn', 'this turn');
  return { said: `prevent the next ${shield.shield} damage that would be dealt to ${both} ${ends}`, count: 2 };
}
/** "Put a bulwark and a buff counter on it." */
function bothCounters([one, other]: readonly Effect[], say: Say): Several | undefined {
  if (one?.do !== 'counters' || other?.do !== 'counters') return undefined;
  if (one.amount === 1 && other.amount === 1 && canonical(one.what) !== canonical(other.what)) {
    // "Put a level counter on each chosen champion and a buff counter on each chosen Slime ally."
    const said = say.ways(
      () => `${say.effects([one])}${either('. ', ' and ', ' ')}${say.effects([other])}`,
      () =>
        [one, other]
          .map(({ kind, what }) => `${article(kind)} ${kind} counter on ${say.object(what, 'given')}`)
          .join(' and ')
          .replace(/^/, 'put '),
    );
    return { said, count: 2 };
  }
  if (canonical(one.what) !== canonical(other.what)) return undefined;
  if (one.amount !== 1 || other.amount !== 1 || one.kind === other.kind) return undefined;
  const said = say.ways(
    () => `${say.effects([one])}${either('. ', ' and ', ' ')}${say.apart(() => say.effects([other]))}`,
    () =>
      `put ${article(one.kind)} ${one.kind} and ${article(other.kind)} ${other.kind} counter on ${say.object(one.what, 'given')}`,
  );
  return { said, count: 2 };
}
/** "Wake up and transform ~": the same does both. */
function wokenAndTurned([wake, turn]: readonly Effect[], say: Say): Several | undefined {
  if (wake?.do !== 'status' || turn?.do !== 'transform' || canonical(wake.what) !== canonical(turn.what))
    return undefined;
  if (wake.status !== 'rested' || wake.on !== false || wake.save !== undefined) return undefined;
  const said = say.ways(
    () => `wake up and transform ${say.object(turn.what)}`,
    () => `${say.effects([wake])}${either('. ', ' and ')}${say.apart(() => say.effects([turn]))}`,
  );
  return { said, count: 2 };
}
/** "Load up to two Aethercharge cards from your hand and/or memory into an Aetherwing weapon you control." */
function loadedInto([weapon, cards, load]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(weapon) || !isPlainChoice(cards) || !isLoading(load)) return undefined;
  if (canonical(load.what) !== names(cards.save) || canonical(load.attached ?? null) !== names(weapon.save))
    return undefined;
  if ((weapon.min ?? 1) !== 1 || (weapon.max ?? 1) !== 1) return undefined;
  const what = chosenText(cards, say);
  chosen(cards, what.many, say);
  const into = chosenText(weapon, say);
  chosen(weapon, false, say);
  const { to, cause, save, ...more } = load;
  if (to !== 'loaded' || cause !== 'load' || Object.keys(more).length !== 3) return undefined;
  if (save !== undefined) {
    keep(say, save, load.what, ['card']);
    say.spoken.became = [...(say.spoken.became ?? []), save];
    say.spoken.done = { ...say.spoken.done, [save]: { past: 'loaded', kind: 'card', many: what.many } };
  }
  return { said: `load ${what.said} into ${into.said}`, count: 3 };
}
/** "For each card banished this way, put a buff counter on ~ and draw a card": both as often. */
function forEachBoth([counters, draw]: readonly Effect[], say: Say): Several | undefined {
  if (counters?.do !== 'counters' || draw?.do !== 'draw' || canonical(counters.amount) !== canonical(draw.count))
    return undefined;
  const each = perEach(counters.amount);
  if (each?.times !== 1 || writtenValue(counters.amount) !== undefined) return undefined;
  const plain = (): string =>
    `${say.effects([counters])}${either('. ', ' and ')}${say.apart(() => say.effects([draw]))}`;
  const said = say.ways(
    () =>
      `for ${each.one(say)}, ${say.effects(
        [
          { ...counters, amount: 1 },
          { ...draw, count: 1 },
        ],
        'sentence',
      )}`,
    () =>
      `for ${each.one(say)}, ${say.effects(
        [
          { ...draw, count: 1 },
          { ...counters, amount: 1 },
        ],
        'sentence',
      )}`,
    plain,
  );
  return { said, count: 2 };
}
/** "Banish one of them and put an omen counter on it. Put the other on the bottom of your deck." */
function dugAndMarked([dig, counters]: readonly Effect[], say: Say): Several | undefined {
  if (dig?.do !== 'dig' || counters?.do !== 'counters' || dig.take?.save === undefined || dig.take.to !== 'banishment')
    return undefined;
  if (
    canonical(counters.what) !== names(dig.take.save) ||
    (dig.take.count ?? 1) !== 1 ||
    typeof counters.amount !== 'number'
  )
    return undefined;
  const put = say.counted(counters.amount, `${counters.kind} counter`);
  return { said: wholeEffect(dig, (watched) => digText(watched, say, ` and put ${put} on it`)), count: 2 };
}
/** "Banish a card at random from target opponent's memory. Return that card to their memory at the beginning of their next end phase." */
function lostForATurn(effects: readonly Effect[], say: Say): Several | undefined {
  const [random, banish, back] = effects;
  const [, , remember, last] = effects;
  if (random?.do === 'random' && remember?.do === 'remember' && last?.do === 'delayed') {
    // "That player banishes a card at random from their memory. Return that card to their memory at the beginning of …"
    if (
      banish?.do !== 'move' ||
      banish.save === undefined ||
      canonical(remember.what ?? null) !== canonical(random.who)
    )
      return undefined;
    const returns = {
      do: 'delayed',
      on: { on: 'step', player: { saved: remember.as }, match: { step: 'end' } },
      effects: [{ do: 'move', what: { saved: banish.save }, to: 'memory', cause: 'return' }],
    };
    if (random.zone !== 'memory' || (random.count ?? 1) !== 1 || canonical(last) !== canonical(returns))
      return undefined;
    const loses = say.effects([random, banish]);
    return {
      said: `${loses}. return ${either('that card', 'it')} to their memory at the beginning of their next end phase`,
      count: 4,
    };
  }
  if (random?.do !== 'random' || banish?.do !== 'move' || back?.do !== 'delayed' || banish.save === undefined)
    return undefined;
  const { who, zone, count = 1, filter, save } = random;
  if (canonical(who) !== '{"target":0}' || zone !== 'memory' || filter !== undefined) return undefined;
  const moved = { do: 'move', what: { saved: save }, to: 'banishment', cause: 'banish', save: banish.save };
  const later = {
    do: 'delayed',
    on: { on: 'step', player: { saved: 'target' }, match: { step: 'end' } },
    effects: [{ do: 'move', what: { saved: banish.save }, to: 'memory', cause: 'return' }],
  };
  if (canonical(banish) !== canonical(moved) || canonical(back) !== canonical(later)) return undefined;
  const whose = `${say.object(who, 'asked')}'s`;
  const cards = say.counted(count, 'card');
  const those = count === 1 ? either('that card', 'it') : either('those cards', 'them');
  return {
    said: `banish ${cards} at random from ${whose} memory. return ${those} to their memory at the beginning of their next end phase`,
    count: 3,
  };
}
const TAKEN: { [how: string]: string } = { 'graveyard discard': 'discard', 'banishment banish': 'banish' };
/** "Look at that opponent's memory and discard a card from it." */
function lookedAt([look, choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (look?.do !== 'look' || !isPlainChoice(choose) || move?.do !== 'move') return undefined;
  if (typeof look.what !== 'object' || !('each' in look.what) || canonical(move.what) !== names(choose.save))
    return undefined;
  if ((choose.min ?? 1) !== 1 || (choose.max ?? 1) !== 1) return undefined;
  const seen = clausesOf(look.what.each);
  const from = clausesOf(choose.from ?? []);
  const rest = from.filter((clause) => !seen.some((one) => canonical(one) === canonical(clause)));
  if (rest.length + seen.length !== from.length) return undefined;
  const { to, cause, position, status, save, ...more } = move;
  if (position !== undefined || status || save !== undefined || Object.keys(more).length !== 2) return undefined;
  const does = TAKEN[`${to} ${cause}`];
  if (does === undefined) return undefined;
  const looks = say.effects([look]);
  say.spoken.seen = canonical(clausesOf(look.what.each));
  const card = say.thing(rest, { determiner: 'a', card: true });
  chosen(choose, false, say);
  return {
    said: `${looks}${either(' and ', '. ')}${does} ${card} from ${either('it', 'them', 'among them')}`,
    count: 3,
  };
}
/** "Shuffle up to three cards from your hand into your deck": where they lie in it means nothing then. */
function shuffledIn([choose, move, shuffle]: readonly Effect[], say: Say): Several | undefined {
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
function milledUpTo([number, move]: readonly Effect[]): Several | undefined {
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
function allShuffledIn([move, shuffle]: readonly Effect[], say: Say): Several | undefined {
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
function drawnUpTo([number, draw]: readonly Effect[], say: Say): Several | undefined {
  if (number?.do !== 'number' || draw?.do !== 'draw' || number.kind !== undefined || (number.min ?? 0) !== 0)
    return undefined;
  const { who, count, to, ...more } = draw;
  if (canonical(count) !== canonical({ number: number.as }) || typeof number.max !== 'number') return undefined;
  if (who !== 'you' || (to !== undefined && to !== 'memory') || Object.keys(more).length > 1) return undefined;
  say.spoken.numbers = { ...say.spoken.numbers, [number.as]: 'cards drawn this way' };
  return { said: `draw up to ${numeral(number.max)} cards${to === undefined ? '' : ' into your memory'}`, count: 2 };
}
const plainlyNamed = (effect: Effect): string[] =>
  effect.do === 'create' && effect.named !== undefined && Object.keys(effect).length === 2 ? [effect.named] : [];
/** "Summon a Silvershine and a Fraysia token", "a Blightroot, Manaroot, and a Fraysia token". */
function bothSummoned(effects: readonly Effect[], say: Say): Several | undefined {
  const end = effects.findIndex((effect) => plainlyNamed(effect).length === 0);
  const all = effects.slice(0, end < 0 ? effects.length : end).flatMap(plainlyNamed);
  const [first, ...others] = all;
  const last = others.pop();
  if (first === undefined || last === undefined) return undefined;
  if (others.length > 0) {
    const before = [first, ...others].map((name, i) => (i === 0 ? `${article(name)} ${name}` : name));
    return { said: `summon ${before.join(', ')}, and ${article(last)} ${last} token`, count: all.length };
  }
  const [a, b] = effects;
  if (!a || !b) return undefined;
  const plain = [first, last].map((name) => `${article(name)} ${name}`);
  const said = say.ways(
    () => `summon ${plain.join(' and ')} token`,
    () => `summon ${plain.join(' token and ')} token`,
    () => [a, b].map((one) => say.effects([one])).join(either('. ', ' and ', ' ')),
  );
  return { said, count: 2 };
}
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
  if (one) say.spoken.done = { ...say.spoken.done, [save]: { past: 'suppressed', kind: 'object', many: false } };
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
  if (choose.among !== undefined || choose.kind !== undefined || !isSame(choose.min ?? 1, choose.max ?? 1))
    return undefined;
  const does = PUTS[`${move.to} ${move.cause}`] ?? PUTS[String(move.cause)];
  if (does === undefined) return undefined;
  if (
    canonical(move) !== canonical({ do: 'move', what: { saved: choose.save }, to: move.to, cause: move.cause ?? null })
  )
    return undefined;
  const clauses = clausesOf(choose.from ?? []);
  const theirs = canonical({ owner: { saved: choose.each } });
  const [zone, ...more] = zonesOf(clauses);
  const what = clauses.filter((clause) => canonical(clause) !== theirs && !('zone' in clause));
  if (zone === undefined || more.length > 0 || clauses.length !== what.length + 2) return undefined;
  const count = choose.max ?? 1;
  const said = say.about(choose.who, (s) => {
    const cards = say.counted(count, say.thing(what, { card: true }), say.thing(what, { card: true, many: true }));
    const [plain, third, into] = does;
    const place = `from their ${zoneName(zone)}${into ? ` into their ${zoneName(move.to)}` : ''}`;
    const each = typeof count === 'object' && writtenValue(count) === undefined ? perEach(count) : undefined;
    const x = (): string =>
      `${s.text} ${verb(s, plain, third)} X ${say.thing(what, { card: true, many: true })} ${place}, where X is ${say.value(count)}`;
    if (each?.times === 1) {
      const one = say.apart(() => say.thing(what, { card: true, determiner: 'a' }));
      return either(`for ${say.apart(() => each.one(say))}, ${s.text} ${verb(s, plain, third)} ${one} ${place}`, x());
    }
    if (typeof count === 'object' && writtenValue(count) === undefined)
      return `${s.text} ${verb(s, plain, third)} X ${say.thing(what, { card: true, many: true })} ${place}, where X is ${say.value(count)}`;
    return `${s.text} ${verb(s, plain, third)} ${cards} from their ${zoneName(zone)}${into ? ` into their ${zoneName(move.to)}` : ''}`;
  });
  return { said, count: 2 };
}
/** "Its controller puts a sheen counter on a unit they control", "each player may rest up to two Horse allies they control". */
function eachDoes([choose, then]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || choose.each === undefined || choose.who === undefined || !then) return undefined;
  if (choose.among !== undefined || choose.kind !== undefined) return undefined;
  const { from = [], min = 1, max = 1, who, each, save } = choose;
  const theirs = canonical({ controller: { saved: each } });
  const clauses = clausesOf(from);
  const own = clauses.filter((clause) => canonical(clause) !== theirs);
  if (own.length + 1 !== clauses.length || zonesOf(own).length > 0 || typeof max !== 'number') return undefined;
  const rests = canonical(then) === canonical({ do: 'status', what: { saved: save }, status: 'rested' });
  // Nobody rests what is rested.
  const shown = rests ? own.filter((clause) => canonical(clause) !== '{"not":{"status":"rested"}}') : own;
  const many = max > 1;
  const what =
    min === 1 && max === 1
      ? say.thing(shown, { determiner: 'a' })
      : min === 0
        ? `up to ${numeral(max)} ${say.thing(shown, { many })}`
        : UNSAID;
  const plain =
    then.do === 'counters' && canonical(then.what) === names(save) && !isNegative(then.amount) ? then : undefined;
  const size = plain && say.counted(plain.amount, `${plain.kind} counter`);
  if (!rests && (size === undefined || min !== 1)) return undefined;
  const said = say.about(who, (s) => {
    const does = rests ? ['rest', 'rests', ''] : ['put', 'puts', `${size} on `];
    const [one = '', third = '', before = ''] = does;
    const offer = min === 0 ? `${s.text} ${either('may ', '')}${one}` : `${s.text} ${verb(s, one, third)}`;
    return `${offer} ${before}${what} ${either('they control', 'that player controls')}`;
  });
  const kind = say.apart(() => say.thing(shown));
  const key = names(save);
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  const several = many || who === 'players' || who === 'opponents';
  speak(say, key, kindsOf(from), several);
  say.spoken.done = {
    ...say.spoken.done,
    [save]: { past: rests ? 'rested' : 'chosen', kind, many: several },
  };
  return { said, count: 2 };
}
/** "Target player puts a buff counter on an ally they control": which one they choose. */
function theyMark([choose, counters]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || choose.each !== undefined || choose.who === undefined || choose.who === 'you')
    return undefined;
  if (counters?.do !== 'counters' || canonical(counters.what) !== names(choose.save) || isNegative(counters.amount))
    return undefined;
  if (choose.among !== undefined || choose.kind !== undefined || (choose.min ?? 1) !== 1 || (choose.max ?? 1) !== 1)
    return undefined;
  const { who } = choose;
  const clauses = clausesOf(choose.from ?? []);
  const own = clauses.filter((clause) => canonical(clause) !== canonical({ controller: who }));
  const marked = own.find((clause) => 'not' in clause);
  const rest = own.filter((clause) => clause !== marked);
  if (own.length + 1 !== clauses.length || zonesOf(own).length > 0) return undefined;
  const size = say.counted(counters.amount, `${counters.kind} counter`);
  const bare = marked === undefined ? '' : withoutCounter(marked);
  return {
    said: say.about(
      who,
      (s) => `${s.text} ${verb(s, 'put')} ${size} on ${say.thing(rest, { determiner: 'a' })} they control${bare}`,
    ),
    count: 2,
  };
}
/** "Without a buff counter on it", after whose it is. */
function withoutCounter(clause: FilterClause): string {
  const [inner, ...more] = 'not' in clause ? clausesOf(clause.not) : [];
  if (!inner || !('counters' in inner) || inner.counters[1] !== 1 || more.length > 0) return ` ${UNSAID}`;
  const [kind] = inner.counters;
  return ` without ${article(kind)} ${kind} counter on it`;
}
/** "Target player reveals six cards from their material deck": which ones they choose. */
function theyReveal([choose, reveal]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || reveal?.do !== 'reveal' || choose.each === undefined || choose.who === undefined)
    return undefined;
  if (choose.among !== undefined || choose.kind !== undefined || choose.min !== choose.max) return undefined;
  if (canonical(reveal) !== canonical({ do: 'reveal', what: { saved: choose.save } })) return undefined;
  const clauses = clausesOf(choose.from ?? []);
  const [zone, ...more] = zonesOf(clauses);
  const theirs = canonical({ owner: { saved: choose.each } });
  if (zone === undefined || more.length > 0 || clauses.length !== 2) return undefined;
  if (!clauses.some((clause) => canonical(clause) === theirs)) return undefined;
  const cards = say.counted(choose.max ?? 1, 'card');
  const said = say.about(choose.who, (s) => `${s.text} ${verb(s, 'reveal')} ${cards} from their ${zoneName(zone)}`);
  return { said, count: 2 };
}
/** "Reveal the top card of your deck. When you reveal a wind element card this way, …" */
function reviewed([reveal, then]: readonly Effect[], say: Say): Several | undefined {
  if (reveal?.do !== 'reveal' || then?.do !== 'if' || then.else || !('is' in then.if)) return undefined;
  const [only, ...more] = then.then;
  const [what, filter] = then.if.is;
  if (only?.do !== 'reflexive' || more.length > 0 || canonical(what) !== canonical(reveal.what)) return undefined;
  if (canonical(what) !== '{"top":1}') return undefined;
  const seen = say.effects([reveal]);
  const card = say.thing(filter, { determiner: 'a', card: true });
  return { said: `${seen}. when you reveal ${card} this way, ${say.body(only.ability)}`, count: 2 };
}
const PUTS: { [how: string]: [string, string, boolean] } = {
  effect: ['put', 'puts', true],
  'banishment banish': ['banish', 'banishes', false],
  'graveyard discard': ['discard', 'discards', false],
};
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
  say.spoken.done = { ...say.spoken.done, [choose.save]: { past: 'put', kind: 'card', many } };
  // Who puts several cards somewhere decides about their order, whether that is said or not.
  const there = `on ${position === 'top' ? either('the top', 'top') : 'the bottom'} of your deck${either(' in any order', '')}`;
  return { said: either(`put ${said} ${there}`, `choose ${said} and put ${either('them', 'it')} ${there}`), count: 3 };
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
    // The cards of the instruction before were drawn there.
    const there = s.you && say.spoken.drewInto === zone ? ['from it'] : [];
    const place = either(`from ${zoneText([zone], [{ owner: 'you' }], say).replaceAll('your', whose)}`, ...there);
    const each = perEach(count);
    // "For every three age counters on it, banish a card at random from target player's memory."
    if (each?.times === 1 && does === 'banish' && !s.you && typeof count !== 'number')
      return either(
        `for ${each.one(say)}, banish ${article(one)} ${one} at random from ${s.text}'s ${zoneName(zone)}`,
        `for ${each.one(say)}, ${s.text} ${verb(s, 'banish', 'banishes')} ${article(one)} ${one} at random from ${whose} ${zoneName(zone)}`,
      );
    return `${s.text} ${verb(s, does, does === 'banish' || does === 'discard' ? `${does}${does === 'banish' ? 'es' : 's'}` : `${does}s`)} ${cards} at random${does === 'discard' && zone === 'hand' ? either('', ` ${place}`) : ` ${place}`}`;
  });
  const key = names(save);
  say.spoken.saved = { ...say.spoken.saved, [save]: key };
  const past = { reveal: 'revealed', banish: 'banished', discard: 'discarded', put: 'put' }[does] ?? UNSAID;
  speak(say, key, ['card', `${past} card`], count !== 1 || who === 'players' || who === 'opponents');
  say.spoken.done = { ...say.spoken.done, [save]: { past, kind: 'card', many: count !== 1 || who !== 'you' } };
  if (does !== 'reveal') say.spoken.moved = [...say.spoken.moved, key];
  if (then.do === 'move' && then.save !== undefined) {
    say.spoken.saved = { ...say.spoken.saved, [then.save]: key };
    say.spoken.became = [...(say.spoken.became ?? []), then.save];
    say.spoken.done = { ...say.spoken.done, [then.save]: { past, kind: 'card', many: count !== 1 || who !== 'you' } };
  }
  return { said, count: 2 };
}
function lotVerb(then: Effect, save: string): string | undefined {
  const own = canonical({ saved: save });
  if (then.do === 'reveal') return canonical(then.what) === own ? 'reveal' : undefined;
  if (then.do !== 'move' || canonical(then.what) !== own) return undefined;
  const { do: _do, what: _what, save: _save, ...how } = then;
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
  const all = { counters: kind, of: what };
  const capped = typeof max === 'object' && 'least' in max && Array.isArray(max.least) ? max.least : undefined;
  const cap = capped?.length === 2 && isSame(capped[1] ?? 0, all) ? capped[0] : undefined;
  if (canonical(max) !== canonical(all) && typeof cap !== 'number') return undefined;
  say.spoken.numbers = {
    ...say.spoken.numbers,
    [as]: either(`counters removed this way`, `${kind} counters removed this way`),
  };
  const many = typeof cap === 'number' ? `up to ${numeral(cap)}` : `any ${either('amount', 'number')} of`;
  return { said: `remove ${many} ${kind} counters from ${say.object(what)}`, count: 2 };
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
