/** What is said of several instructions that load cards, copy them, or put several of them away together. */
import { canonical, type Effect, type Ref } from '@arbiter/engine';
import { isNegative, sizeOf } from '../numbers.js';
import { clausesOf, either, numeral, type Say, type Subject, UNSAID, verb } from '../say.js';
import { keep, zonesOf } from '../spoken.js';
import { writtenValue } from '../written.js';
import { type Choose, chosen, chosenText, isLoading, isPlainChoice, names, type Several } from './choosing.js';

/** What is said of several instructions about cards that go somewhere together. */
export const pilesText = (effects: readonly Effect[], say: Say): Several | undefined =>
  loadedFromHand(effects, say) ??
  itselfAndLoaded(effects, say) ??
  splitByLevel(effects, say) ??
  copiedAndPlayed(effects, say) ??
  handAndMemoryUnder(effects, say) ??
  orderedInLineage(effects, say) ??
  banishedTogether(effects, say) ??
  swapped(effects, say) ??
  generatedUpTo(effects, say) ??
  fromLineage(effects, say) ??
  returnedWith(effects, say) ??
  paidX(effects, say) ??
  xAfter(effects, say);

/** "Load a card from your graveyard or hand into a weapon. If a card was loaded from your hand this way, draw a card." */
function loadedFromHand([choose, into, asked]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || !isPlainChoice(into) || asked?.do !== 'if' || choose.min !== 0 || choose.max !== 1)
    return undefined;
  const [load, follows, ...more] = asked.then;
  const card = { saved: choose.save };
  if (canonical(asked.if) !== canonical({ is: [card, { zone: 'hand' }] }) || !isLoading(load)) return undefined;
  if (canonical(asked.else ?? null) !== canonical([load]) || load.save === undefined || more.length > 0)
    return undefined;
  if (follows?.do !== 'if' || follows.else) return undefined;
  const did = { compare: [{ countOf: { saved: load.save } }, '>=', 1] };
  if (canonical(follows.if) !== canonical(did)) return undefined;
  const both = say.effects([choose, into, load]);
  return {
    said: `${both}. if a card was loaded from your hand this way, ${say.effects(follows.then, 'sentence')}`,
    count: 3,
  };
}
/** "Load ~ and up to two Aethercharge cards from your graveyard into an Aetherwing weapon you control." */
function itselfAndLoaded([into, choose, own, cards]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(into) || !isPlainChoice(choose) || !isLoading(own) || !isLoading(cards)) return undefined;
  const loaded = (what: Ref): string =>
    canonical({ do: 'move', what, to: 'loaded', attached: { saved: into.save }, cause: 'load' });
  if (canonical(own) !== loaded('self') || canonical(cards) !== loaded({ saved: choose.save })) return undefined;
  if ((into.min ?? 1) !== 1 || (into.max ?? 1) !== 1) return undefined;
  const itself = say.object('self');
  const what = chosenText(choose, say);
  chosen(choose, what.many, say);
  const weapon = say.thing(into.from ?? [], { determiner: 'a' });
  chosen(into, false, say);
  return { said: `load ${itself} and ${what.said} into ${weapon}`, count: 4 };
}
/** "Choose any amount of units and deal LV damage split among them": no more of them than there is damage. */
function splitByLevel([remember, choose, divide, damage]: readonly Effect[], say: Say): Several | undefined {
  if (remember?.do !== 'remember' || remember.value === undefined || !isPlainChoice(choose)) return undefined;
  if (divide?.do !== 'divide' || damage?.do !== 'damage' || choose.from === undefined) return undefined;
  const total = writtenValue(remember.value);
  const most = { least: [{ count: choose.from }, { number: remember.as }] };
  if (total === undefined || choose.min !== 0 || canonical(choose.max ?? null) !== canonical(most)) return undefined;
  const own = { saved: choose.save };
  if (canonical(divide) !== canonical({ do: 'divide', among: own, total: { number: remember.as } })) return undefined;
  if (canonical(damage) !== canonical({ do: 'damage', amount: { division: true }, to: own })) return undefined;
  const units = say.thing(choose.from, { many: true });
  chosen(choose, true, say);
  return {
    said: `choose any ${either('amount', 'number')} of ${units} and deal ${total} damage ${either('split', 'divided')} among them`,
    count: 4,
  };
}
/** "Copy it. If you do, you may activate that copy without paying its reserve cost": what isn't there has no copy. */
function copiedAndPlayed(effects: readonly Effect[], say: Say): Several | undefined {
  const [choose, move] = effects;
  const at = isPlainChoice(choose) && move?.do === 'move' && move.save !== undefined ? 2 : 0;
  const [copy, play] = effects.slice(at);
  if (copy?.do !== 'copyCard' || play?.do !== 'play' || copy.save === undefined) return undefined;
  if (canonical(play) !== canonical({ do: 'play', what: { saved: copy.save }, cost: [] })) return undefined;
  if (copy.count !== undefined && copy.count !== 1) return undefined;
  if (at === 2 && move?.do === 'move' && canonical(copy.what) !== canonical({ saved: move.save ?? '' }))
    return undefined;
  const before = at === 0 ? '' : say.effects(effects.slice(0, 2));
  const copies = at === 0 ? say.effects([copy]) : 'copy it';
  keep(say, copy.save, undefined, ['copy', 'card']);
  // What the instruction before has moved is there if that was done.
  const moved =
    at === 0 && typeof copy.what === 'object' && 'saved' in copy.what && say.spoken.became?.includes(copy.what.saved);
  const plays = `you may activate ${either('that copy', 'it')} without paying its reserve cost`;
  const said =
    at === 0 && moved
      ? `${either('', 'if you do, ')}${copies}${either(' and ', '. ')}${plays}`
      : at === 0
        ? `${copies}. ${either('', 'if you do, ')}${plays}`
        : `${before}. ${either('', 'if you do, ')}${copies}${either(' and ', '. ')}${plays}`;
  return { said, count: at + 2 };
}
/** "Put all cards from your hand and memory on the bottom of your deck in any order." */
function handAndMemoryUnder([order, move]: readonly Effect[], say: Say): Several | undefined {
  if (order?.do !== 'order' || move?.do !== 'move' || order.kind !== undefined) return undefined;
  if (typeof order.what !== 'object' || !('each' in order.what)) return undefined;
  const under = { do: 'move', what: { saved: order.save }, to: 'mainDeck', position: 'bottom', cause: 'effect' };
  if (canonical(move) !== canonical(under)) return undefined;
  const clauses = clausesOf(order.what.each);
  if (!clauses.some((clause) => canonical(clause) === '{"owner":"you"}')) return undefined;
  return {
    said: `put all ${say.thing(clauses, { many: true })} on the bottom of your deck in any order`,
    count: 2,
  };
}
/** "Put any amount of Curse cards from your hand and/or memory on the bottom of your champion's lineage in any order." */
function orderedInLineage([choose, order, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(choose) || order?.do !== 'order' || move?.do !== 'move' || move.to !== 'lineage') return undefined;
  if (canonical(order) !== canonical({ do: 'order', what: { saved: choose.save }, save: order.save })) return undefined;
  const { what, attached, position, cause, save, ...more } = move;
  if (canonical(what) !== names(order.save) || position !== 'bottom' || cause !== 'effect') return undefined;
  if (canonical(attached ?? null) !== YOURS || Object.keys(more).length !== 2) return undefined;
  const { said, many } = chosenText(choose, say);
  chosen(choose, many, say);
  const done = { past: 'put', kind: 'card', many };
  for (const name of [choose.save, ...(save === undefined ? [] : [save])])
    say.spoken.done = { ...say.spoken.done, [name]: done };
  return {
    said: `put ${said} on the bottom of your champion's lineage${many ? ' in any order' : ''}`,
    count: 3,
  };
}
const YOURS = canonical({ each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] });
/** "Banish any amount of fire element cards and up to two others from your graveyard": chosen apart, banished together. */
function banishedTogether([one, other, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(one) || !isPlainChoice(other) || move?.do !== 'move') return undefined;
  const both = { each: [{ any: [{ in: { saved: one.save } }, { in: { saved: other.save } }] }] };
  const { what, to, cause, save, ...more } = move;
  if (canonical(what) !== canonical(both) || to !== 'banishment' || cause !== 'banish') return undefined;
  if (Object.keys(more).length !== 1 || save === undefined) return undefined;
  const [a, b] = [one, other].map((choose) => {
    const { said, many } = chosenText(choose, say);
    chosen(choose, many, say);
    return said;
  });
  // Both lie in the same place, which is said once.
  const zones = zonesOf(clausesOf(one.from ?? []));
  const first =
    zones.join() === zonesOf(clausesOf(other.from ?? [])).join() ? say.apart(() => withoutPlace(one, say)) : UNSAID;
  keep(say, save, undefined, ['card'], true);
  say.spoken.done = { ...say.spoken.done, [save]: { past: 'banished', kind: 'card', many: true } };
  say.spoken.became = [...(say.spoken.became ?? []), save];
  return { said: `banish ${either(a ?? UNSAID, first)} and ${b}`, count: 3 };
}
const withoutPlace = (choose: Choose, say: Say): string => {
  const from = clausesOf(choose.from ?? []).filter((clause) => !('zone' in clause || 'owner' in clause));
  const all = canonical(choose.max ?? null) === canonical({ count: choose.from ?? null });
  return chosenText({ ...choose, from, ...(all ? { max: { count: from } } : {}) }, say, true).said;
};
/** "Have that opponent swap the cards in their hand and memory." */
function swapped([remember, first, second]: readonly Effect[], say: Say): Several | undefined {
  if (remember?.do !== 'remember' || first?.do !== 'move' || second?.do !== 'move') return undefined;
  const { what } = remember;
  if (typeof what !== 'object' || !('each' in what)) return undefined;
  const owner = clausesOf(what.each).find((clause) => 'owner' in clause);
  if (!owner || !('owner' in owner) || zonesOf(clausesOf(what.each)).join() !== 'hand') return undefined;
  if (clausesOf(what.each).length !== 2 || typeof owner.owner !== 'object') return undefined;
  const memory = { do: 'move', what: { each: [{ zone: 'memory' }, owner] }, to: 'hand', cause: 'effect' };
  const hand = { do: 'move', what: { saved: remember.as }, to: 'memory', cause: 'effect' };
  if (canonical(first) !== canonical(memory) || canonical(second) !== canonical(hand)) return undefined;
  const said = (s: Subject): string =>
    `${s.text} ${say.doing === undefined ? verb(s, 'swap') : 'swap'} the cards in their hand and memory`;
  const whole = say.about(owner.owner, said);
  return { said: say.doing === undefined ? whole : `have ${whole}`, count: 3 };
}
/** "Generate up to two Bolt of Diamonds cards and put them into your memory": how many is chosen first. */
function generatedUpTo([number, generate]: readonly Effect[], say: Say): Several | undefined {
  if (number?.do !== 'number' || generate?.do !== 'generate' || number.kind !== undefined) return undefined;
  if ((number.min ?? 0) !== 0 || typeof number.max !== 'number' || number.max < 2) return undefined;
  if (canonical(generate.count ?? null) !== canonical({ number: number.as })) return undefined;
  const all = say.effects([{ ...generate, count: number.max }]);
  return { said: all.replace('generate ', 'generate up to '), count: 2 };
}
/** "Choose up to two Curse cards from a champion's lineage and discard them": whose lineage is chosen first. */
function fromLineage([whose, choose, move]: readonly Effect[], say: Say): Several | undefined {
  if (!isPlainChoice(whose) || !isPlainChoice(choose) || move?.do !== 'move') return undefined;
  const champions = clausesOf(whose.from ?? []).filter((clause) => canonical(clause) !== '{"zone":"field"}');
  if (!/^\[\{"has":\["types",(?:"Champion"|\["Champion"\])\]\}\]$/.test(canonical(champions))) return undefined;
  if (whose.min !== 1 || whose.max !== 1 || choose.min !== 0 || typeof choose.max !== 'number') return undefined;
  const clauses = clausesOf(choose.from ?? []);
  const under = canonical({ attachedTo: { saved: whose.save } });
  const rest = clauses.filter((clause) => !('zone' in clause) && canonical(clause) !== under);
  if (zonesOf(clauses).join() !== 'lineage' || rest.length + 2 !== clauses.length) return undefined;
  const discard = { do: 'move', what: { saved: choose.save }, to: 'graveyard', cause: 'discard' };
  if (canonical(move) !== canonical(discard)) return undefined;
  const cards = say.thing(rest, { many: true, card: true });
  chosen(choose, true, say);
  return {
    said: `choose up to ${numeral(choose.max)} ${cards} from a champion's lineage and discard them`,
    count: 3,
  };
}
/** "Return it to the field rested. If that ally is a phantasia, it enters the field with an additional buff counter on it." */
function returnedWith([move, asked]: readonly Effect[], say: Say): Several | undefined {
  if (move?.do !== 'move' || move.save === undefined || asked?.do !== 'if' || !('is' in asked.if)) return undefined;
  const [better, ...more] = asked.then;
  const [usual, ...others] = asked.else ?? [];
  if (better?.do !== 'move' || usual?.do !== 'move' || more.length + others.length > 0) return undefined;
  const { counters, ...plainly } = better;
  const own = { saved: move.save };
  if (!counters || canonical(plainly) !== canonical(usual) || canonical(usual.what) !== canonical(own))
    return undefined;
  const [ref, filter] = asked.if.is;
  if (canonical(ref) !== canonical(own) || usual.to !== 'field' || move.to !== 'banishment') return undefined;
  const banishes = say.effects([move]);
  const returns = say.effects([usual]);
  const put = Object.entries(counters).map(([kind, amount]) => say.counted(amount, `additional ${kind} counter`));
  const kind = say.thing(filter, { determiner: 'a' });
  return {
    said: `${banishes}${either('. ', ' and ', ' ')}${returns}. if ${either('that ally', 'it')} is ${kind}, it enters the field with ${put.join(' and ')} on it`,
    count: 2,
  };
}
/** "You may pay (X). X can't be more than the amount of omens you have. If you do, ~ gets +X POWER." */
function paidX([number, pay]: readonly Effect[], say: Say): Several | undefined {
  if (number?.do !== 'number' || pay?.do !== 'pay' || pay.who !== undefined || pay.x !== undefined) return undefined;
  const named = canonical({ number: number.as });
  if (canonical(pay.times ?? null) !== named || canonical(pay.cost) !== ONE_RESERVE || number.max === undefined)
    return undefined;
  if ((number.min ?? 0) !== 0 || (pay.else ?? []).length > 0 || !pay.then || pay.then.length === 0) return undefined;
  const most = say.apart(() => say.value(number.max ?? 0));
  const then: Effect[] = JSON.parse(canonical(pay.then).replaceAll(named, '"x"'));
  return {
    said: `you may pay (X). X can't be ${either('more', 'greater')} than ${most}. if you do, ${say.effects(then, 'sentence')}`,
    count: 2,
  };
}
const ONE_RESERVE = canonical([{ pay: 'reserve', amount: 1 }]);
/** "Target champion gets -X level …. Deal X damage to them. X is the amount of …": what both use is said at the end. */
function xAfter(effects: readonly Effect[], say: Say): Several | undefined {
  const [first, second] = effects;
  if (!first || !second || effects.length !== 2) return undefined;
  const value =
    first.do === 'damage' ? first.amount : first.do === 'modify' && first.mods.length === 1 ? added(first) : undefined;
  if (value === undefined || typeof value !== 'object' || writtenValue(value) !== undefined) return undefined;
  const known = canonical(value);
  if (!canonical(second).includes(known) || (!('counters' in value) && !('sum' in value))) return undefined;
  if (first.do === 'modify' && second.do === 'modify') return undefined;
  const before: Effect = JSON.parse(canonical(first).replaceAll(known, '"x"'));
  const after: Effect = JSON.parse(canonical(second).replaceAll(known, '"x"'));
  const said = say.ways(
    () => say.apart(() => `${sayOne(first, say)}${either('. ', ' and ')}${sayOne(second, say)}`),
    () => {
      const both = `${sayOne(before, say)}${either('. ', ' and ', ' ')}${sayOne(after, say)}`;
      return `${both}${either('. X is ', ', where X is ')}${say.value(value)}`;
    },
  );
  return { said, count: 2 };
}
const sayOne = (effect: Effect, say: Say): string => say.effects([effect]);
function added({ mods: [mod] }: Extract<Effect, { do: 'modify' }>) {
  return mod?.mod === 'add' && isNegative(mod.value) ? sizeOf(mod.value) : undefined;
}
