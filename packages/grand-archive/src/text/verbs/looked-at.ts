/** What is said of several instructions together by which cards become known, or of which chance takes one. */
import { canonical, type Effect, wholeEffect } from '@arbiter/engine';
import { perEach } from '../numbers.js';
import { zoneName, zoneText } from '../places.js';
import { article, clausesOf, either, type Say, UNSAID, verb } from '../say.js';
import { speak } from '../spoken.js';
import { chosen, isPlainChoice, names, type Several } from './choosing.js';
import { digText } from './decks.js';

/** "Banish one of them and put an omen counter on it. Put the other on the bottom of your deck." */
export function dugAndMarked([dig, counters]: readonly Effect[], say: Say): Several | undefined {
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
export function lostForATurn(effects: readonly Effect[], say: Say): Several | undefined {
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
export function lookedAt([look, choose, move]: readonly Effect[], say: Say): Several | undefined {
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

/** "Reveal the top card of your deck. When you reveal a wind element card this way, …" */
export function reviewed([reveal, then]: readonly Effect[], say: Say): Several | undefined {
  if (reveal?.do !== 'reveal' || then?.do !== 'if' || then.else || !('is' in then.if)) return undefined;
  const [only, ...more] = then.then;
  const [what, filter] = then.if.is;
  if (only?.do !== 'reflexive' || more.length > 0 || canonical(what) !== canonical(reveal.what)) return undefined;
  if (canonical(what) !== '{"top":1}') return undefined;
  const seen = say.effects([reveal]);
  const card = say.thing(filter, { determiner: 'a', card: true });
  return { said: `${seen}. when you reveal ${card} this way, ${say.body(only.ability)}`, count: 2 };
}

/** "Reveal a card at random from your memory", "each opponent banishes a card at random from their memory". */
export function byLot([random, then]: readonly Effect[], say: Say): Several | undefined {
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
