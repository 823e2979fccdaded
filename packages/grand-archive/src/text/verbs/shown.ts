/** What is said of several instructions about cards that are looked at or revealed, and what becomes of them. */
import { canonical, type Effect, type Filter, type Ref, type Value } from '@arbiter/engine';
import { whoseNames } from '../nouns.js';
import { zoneName } from '../places.js';
import { clausesOf, either, joined, numeral, type Say, UNSAID, verb } from '../say.js';
import { keep, zonesOf } from '../spoken.js';
import { chosen, chosenText, isPlainChoice, names, type Several } from './choosing.js';
import { digText } from './decks.js';

/** What is said of several instructions about cards that are seen. */
export const shownText = (effects: readonly Effect[], say: Say): Several | undefined =>
  handOrMemory(effects, say) ??
  dugAfter(effects, say) ??
  untilRevealed(effects, say) ??
  topPreserved(effects, say) ??
  costOfRevealed(effects, say) ??
  discardedFrom(effects, say) ??
  shownAndPut(effects, say) ??
  lowestOfMaterial(effects, say) ??
  eachMay(effects, say) ??
  theyReveal(effects, say);

type Choice = Extract<Effect, { do: 'either' }>['choices'][number];
/** Cards of one zone of a player are shown, or looked at, and one of them is discarded. */
function discardedOf({ effects }: Choice): { how: 'look' | 'reveal'; zone: string; who: Ref } | undefined {
  const [show, choose, move, ...more] = effects;
  if ((show?.do !== 'look' && show?.do !== 'reveal') || !isPlainChoice(choose) || move?.do !== 'move') return undefined;
  if (more.length > 0 || typeof show.what !== 'object' || !('each' in show.what)) return undefined;
  const clauses = clausesOf(show.what.each);
  const [zone, ...zones] = zonesOf(clauses);
  const owner = clauses.find((clause) => 'owner' in clause);
  if (zone === undefined || zones.length > 0 || clauses.length !== 2 || !owner || !('owner' in owner)) return undefined;
  if (typeof owner.owner !== 'object' || canonical(choose.from ?? []) !== canonical(show.what.each)) return undefined;
  if ((choose.min ?? 1) !== 1 || (choose.max ?? 1) !== 1) return undefined;
  const discard = { do: 'move', what: { saved: choose.save }, to: 'graveyard', cause: 'discard' };
  return canonical(move) === canonical(discard) ? { how: show.do, zone, who: owner.owner } : undefined;
}
/** "Look at target opponent's hand or memory and discard a card from it." Which of both is chosen first. */
function handOrMemory([choice]: readonly Effect[], say: Say): Several | undefined {
  if (choice?.do !== 'either' || (choice.who !== undefined && choice.who !== 'you')) return undefined;
  const all = choice.choices.map(discardedOf);
  const [hand, memory, ...more] = all;
  if (hand?.zone !== 'hand' || memory?.zone !== 'memory' || more.length > 0) return undefined;
  if (hand.how !== memory.how || canonical(hand.who) !== canonical(memory.who)) return undefined;
  if (hand.how === 'look')
    return {
      said: `look at ${either(...theirs(hand.who, say))} hand or memory and discard a card from it`,
      count: 1,
    };
  const shows = say.about(hand.who, (s) => `${s.text} ${verb(s, 'reveal')} your choice of their hand or memory`);
  return {
    said: `${shows}. choose a card from among the revealed cards${either(' and ', '. ')}discard it`,
    count: 1,
  };
}
/** "Target opponent's", "that player's". */
function theirs(who: Ref, say: Say): string[] {
  const known = whoseNames(who, say);
  return known.every((one) => one === UNSAID) ? [`${say.object(who, 'asked')}'s`] : known;
}

const isTop = (ref: Ref | undefined, count: Value): boolean => canonical(ref ?? null) === canonical({ top: count });
/** "Reveal the top five cards of your deck. Recover X, where X is …. Put one of them into your hand and the rest …" */
function dugAfter([reveal, between, dig]: readonly Effect[], say: Say): Several | undefined {
  if (reveal?.do !== 'reveal' || !between || dig?.do !== 'dig' || !dig.reveal || !isTop(reveal.what, dig.count))
    return undefined;
  if (between.do !== 'recover' && between.do !== 'damage') return undefined;
  const shown = say.effects([reveal]);
  const does = say.effects([between]);
  return { said: `${shown}. ${does}. ${digText(dig, say, '', 'shown')}`, count: 3 };
}
/** "Reveal cards from the top of your deck until you reveal an arcane element card. Deal … . Put one of those cards …" */
function untilRevealed([remember, reveal, between, dig]: readonly Effect[], say: Say): Several | undefined {
  if (remember?.do !== 'remember' || reveal?.do !== 'reveal' || !between || dig?.do !== 'dig' || !dig.reveal)
    return undefined;
  const { value } = remember;
  if (typeof value !== 'object' || !('topUntil' in value) || value.of !== undefined) return undefined;
  const count = { number: remember.as };
  if (!isTop(reveal.what, count) || canonical(dig.count) !== canonical(count)) return undefined;
  const until = say.thing(value.topUntil, { determiner: 'a', card: true });
  say.spoken.numbers = { ...say.spoken.numbers, [remember.as]: 'cards revealed this way' };
  const does = say.effects([between]);
  const puts = digText({ ...dig, count: 'x' }, say, '', 'shown');
  return { said: `reveal cards from the top of your deck until you reveal ${until}. ${does}. ${puts}`, count: 4 };
}
/** "Reveal the top X cards of your deck and put them into your material deck preserved." */
function topPreserved([reveal, move]: readonly Effect[], say: Say): Several | undefined {
  if (reveal?.do !== 'reveal' || move?.do !== 'move' || typeof reveal.what !== 'object' || !('top' in reveal.what))
    return undefined;
  const { top, of } = reveal.what;
  const moved = {
    do: 'move',
    what: { top },
    to: 'materialDeck',
    status: { preserved: true },
    cause: 'effect',
  };
  if (of !== undefined || canonical(move) !== canonical(moved) || top === 1) return undefined;
  const put = 'and put them into your material deck preserved';
  const plain = typeof top === 'number' ? numeral(top) : top === 'x' ? 'X' : undefined;
  if (plain !== undefined) return { said: `reveal the top ${plain} cards of your deck ${put}`, count: 2 };
  const amount = say.value(top);
  return {
    said: either(
      `reveal an amount of cards from the top of your deck equal to ${amount} ${put}`,
      `reveal the top X cards of your deck ${put}, where X is ${amount}`,
    ),
    count: 2,
  };
}
/** "Reveal a card from your memory and put it into your material deck preserved. X is that card's reserve cost. …" */
function costOfRevealed([choose, reveal, remember, move, ...rest]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || reveal?.do !== 'reveal' || remember?.do !== 'remember' || move?.do !== 'move')
    return undefined;
  const own = { saved: choose.save };
  if (canonical(reveal) !== canonical({ do: 'reveal', what: own })) return undefined;
  if (canonical(remember.value ?? null) !== canonical({ stat: 'cost', of: own })) return undefined;
  const number = canonical({ number: remember.as });
  if (canonical(move.what) !== canonical(own) || !rest.some((one) => canonical(one).includes(number))) return undefined;
  const shows = say.effects([choose, reveal, move], 'sentence');
  // A card that is drawn or put there has a reserve cost.
  const known = either("that card's reserve cost", 'the reserve cost of that card');
  const asX: Effect[] = JSON.parse(canonical(rest).replaceAll(number, '"x"'));
  return { said: `${shows}. X is ${known}. ${say.effects(asX)}`, count: 4 + rest.length };
}
/** "Look at that opponent's memory. You may discard up to two cards from it. If you do, they draw that many cards …" */
function discardedFrom([look, choose, move, draw]: readonly Effect[], say: Say): Several | undefined {
  if (look?.do !== 'look' || !isPlainChoice(choose) || move?.do !== 'move') return undefined;
  if (typeof look.what !== 'object' || !('each' in look.what) || canonical(move.what) !== names(choose.save))
    return undefined;
  if (choose.min !== 0 || canonical(choose.from ?? []) !== canonical(look.what.each)) return undefined;
  const { to, cause, save, ...more } = move;
  if (to !== 'graveyard' || cause !== 'discard' || Object.keys(more).length !== 2) return undefined;
  const all = canonical(choose.max ?? null) === canonical({ count: choose.from ?? null });
  if (!all && typeof choose.max !== 'number') return undefined;
  const looks = say.effects([look]);
  const what = all ? `any ${either('amount', 'number')} of cards` : `up to ${numeral(Number(choose.max))} cards`;
  chosen(choose, true, say);
  const done = { past: 'discarded', kind: 'card', many: true };
  for (const name of [choose.save, ...(save === undefined ? [] : [save])])
    say.spoken.done = { ...say.spoken.done, [name]: done };
  const from = either('it', 'them', 'among them');
  const said = `${looks}${either(' and ', '. ')}${either('', 'you may ')}discard ${what} from ${from}`;
  // Who discards none has nobody draw any.
  if (draw?.do === 'draw' && save !== undefined && canonical(draw.count) === canonical({ countOf: { saved: save } }))
    return { said: `${said}. ${either('', 'if you do, ')}${say.effects([draw], 'sentence')}`, count: 4 };
  return { said, count: 3 };
}
/** "You may reveal up to three cards from your memory and put them on the bottom of your deck in any order. Draw that many." */
function shownAndPut([choose, reveal, order, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || reveal?.do !== 'reveal' || order?.do !== 'order' || move?.do !== 'move')
    return undefined;
  const own = { saved: choose.save };
  if (canonical(reveal) !== canonical({ do: 'reveal', what: own })) return undefined;
  if (canonical(order) !== canonical({ do: 'order', what: own, save: order.save })) return undefined;
  const under = {
    do: 'move',
    what: { saved: order.save },
    to: 'mainDeck',
    position: 'bottom',
    cause: 'effect',
  };
  if (canonical(move) !== canonical(under)) return undefined;
  const { said, many, may } = chosenText(choose, say);
  chosen(choose, many, say);
  say.spoken.done = { ...say.spoken.done, [choose.save]: { past: either('revealed', 'put'), kind: 'card', many } };
  const offer = may ? either('', 'you may ') : '';
  return {
    said: `${offer}reveal ${said} and put ${many ? 'them' : 'it'} on the bottom of your deck${many ? ' in any order' : ''}`,
    count: 4,
  };
}
/** "Reveal all cards in your material deck. Put a regalia card with the lowest memory cost from among them onto the field." */
function lowestOfMaterial([reveal, choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (reveal?.do !== 'reveal' || !isPlainChoice(choose) || move?.do !== 'move') return undefined;
  const deck: Filter = [{ zone: 'materialDeck' }, { owner: 'you' }];
  if (canonical(reveal.what) !== canonical({ each: deck }) || canonical(move.what) !== names(choose.save))
    return undefined;
  const onto = { do: 'move', what: { saved: choose.save }, to: 'field', cause: 'effect', controller: 'you' };
  if (canonical(move) !== canonical(onto) || choose.min !== 1 || choose.max !== 1) return undefined;
  const clauses = clausesOf(choose.from ?? []);
  const cost = clauses.find((clause) => 'stat' in clause);
  const kind = canonical({ prop: ['costKind', 'memory'] });
  const such = clauses.filter((clause) => clause !== cost && canonical(clause) !== kind);
  if (such.length + 2 !== clauses.length || !cost || !('stat' in cost)) return undefined;
  const lowest = canonical(['cost', '=', { lowest: 'cost', of: { each: such } }]);
  if (canonical(cost.stat) !== lowest) return undefined;
  const own = deck.map(canonical);
  const rest = such.filter((clause) => !own.includes(canonical(clause)));
  if (rest.length + 2 !== such.length) return undefined;
  const card = say.thing(rest, { determiner: 'a', card: true });
  chosen(choose, false, say);
  return {
    said: `reveal all cards in your material deck. put ${card} with the lowest memory cost from among them onto the field`,
    count: 3,
  };
}
/** "Each player may discard a card. Each player that does draws a card into their memory and recovers 2." */
function eachMay([choose, then, follows]: readonly Effect[], say: Say): Several | undefined {
  if (choose?.do !== 'choose' || choose.who !== 'players' || choose.each === undefined || !then) return undefined;
  if (choose.min !== 0 || choose.max !== 1 || choose.among !== undefined || choose.kind !== undefined) return undefined;
  if (follows?.do !== 'forEach') return undefined;
  const own = { saved: choose.save };
  const of = canonical(follows.of);
  // Whose a discarded card is is asked where it lies then.
  const discards =
    then.do === 'move' &&
    then.save !== undefined &&
    of === names(then.save) &&
    canonical(then) === canonical({ do: 'move', what: own, to: 'graveyard', cause: 'discard', save: then.save });
  const reveals = of === names(choose.save) && canonical(then) === canonical({ do: 'reveal', what: own });
  const clauses = clausesOf(choose.from ?? []);
  const theirOwn = canonical({ owner: { saved: choose.each } });
  const [zone, ...more] = zonesOf(clauses);
  const rest = clauses.filter((clause) => !('zone' in clause) && canonical(clause) !== theirOwn);
  if (zone === undefined || more.length > 0 || rest.length + 2 !== clauses.length) return undefined;
  if ((!discards || zone !== 'hand') && !reveals) return undefined;
  const card = say.thing(rest, { determiner: 'a', card: true });
  const does = discards ? `discard ${card}` : `reveal ${card} from their ${zoneName(zone)}`;
  // Whoever did so is the owner of what they chose.
  const who = { ownerOf: { saved: follows.as } };
  const each = follows.effects.map((effect) => doneByEach(effect, who, say));
  return { said: `each player may ${does}. each player that does ${joined(each, 'and')}`, count: 3 };
}
function doneByEach(effect: Effect, who: Ref, say: Say): string {
  if (effect.do === 'recover' && canonical(effect.who) === canonical(who) && typeof effect.amount === 'number')
    return `recovers ${effect.amount}`;
  if (effect.do !== 'draw' || canonical(effect.who) !== canonical(who) || effect.save !== undefined) return UNSAID;
  if (effect.to !== undefined && effect.to !== 'memory') return UNSAID;
  return `draws ${say.counted(effect.count, 'card')}${effect.to === undefined ? '' : ' into their memory'}`;
}
/** "That opponent reveals the top card of their deck and puts it into their hand." */
function theyReveal([reveal, move]: readonly Effect[], say: Say): Several | undefined {
  if (reveal?.do !== 'reveal' || move?.do !== 'move' || typeof reveal.what !== 'object' || !('top' in reveal.what))
    return undefined;
  const { top, of } = reveal.what;
  if (top !== 1 || of === undefined || of === 'you' || canonical(move.what) !== canonical(reveal.what))
    return undefined;
  const { to, cause, save, ...more } = move;
  if (!['hand', 'memory', 'graveyard'].includes(to) || cause !== 'effect' || Object.keys(more).length !== 2)
    return undefined;
  if (save !== undefined) keep(say, save, undefined, ['card']);
  const said = say.about(
    of,
    (s) =>
      `${s.text} ${verb(s, 'reveal')} the top card of their deck and ${verb(s, 'put')} it into their ${zoneName(to)}`,
  );
  return { said, count: 2 };
}
