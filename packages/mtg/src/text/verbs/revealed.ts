/** Cards of a library or a hand that are revealed, and what is done with those (701.20). */
import { canonical, type Effect, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { either, isPlain, numeral, ownNames, type Say, UNSAID, verb } from '../say.js';
import { passing } from '../spoken.js';

interface Said {
  said: string;
  count: number;
}
const clausesOf = (filter: Filter | undefined): FilterClause[] => [filter ?? []].flat();
const cardOf = (clauses: readonly FilterClause[], say: Say): string =>
  say.thing([{ zone: 'library' }, ...clauses], { determiner: 'a', library: true });

export function revealedText(effects: readonly Effect[], say: Say): Said | undefined {
  const [one, next] = effects;
  if (one?.do === 'remember' && next?.do === 'reveal') return untilFound(effects, say);
  if (one?.do === 'remember' && next?.do === 'look') return oneOfEach(effects, say);
  if (one?.do === 'choose' && next?.do === 'reveal') return someOfHand(effects, say);
  return undefined;
}

/** "Reveal cards from the top of your library until you reveal a land card, then put all cards revealed this way into your hand." */
function untilFound([one, next, third, fourth]: readonly Effect[], say: Say): Said | undefined {
  const top = one?.do === 'remember' && typeof one.what === 'object' && 'top' in one.what ? one.what.top : undefined;
  if (one?.do !== 'remember' || typeof top !== 'object' || !('depth' in top)) return undefined;
  const { depth } = top;
  const shown = { saved: one.as };
  const begun = [
    { do: 'remember', as: one.as, what: { top: { depth } } },
    { do: 'reveal', what: shown },
  ];
  if (canonical([one, next]) !== canonical(begun)) return undefined;
  const card = cardOf(clausesOf(depth), say);
  passing(say, ['card'], true);
  const found = `reveal cards from the top of your library until you reveal ${card}`;
  const taken = { do: 'move', what: shown, to: 'hand', cause: 'return' };
  if (canonical(third ?? null) === canonical(taken))
    return { said: `${found}, then put all cards revealed this way into your hand`, count: 3 };
  const away = { do: 'move', what: shown, to: 'library', position: 'bottom', cause: 'return' };
  if (third?.do !== 'if' || canonical(fourth ?? null) !== canonical(away)) return undefined;
  const damage = damageByType(third, depth, shown, say);
  return { said: `${found}. ${damage}. put the revealed cards on the bottom of your library in any order`, count: 4 };
}
/** "~ deals damage equal to the number of nonland cards revealed this way to any target. If the revealed land card was a Mountain, ~ deals double that damage instead." */
function damageByType(branch: Extract<Effect, { do: 'if' }>, depth: Filter, shown: Ref, say: Say): string {
  const [kind, ...more] = clausesOf(depth);
  const [less] = branch.else ?? [];
  const asked = 'exists' in branch.if ? clausesOf(branch.if.exists) : [];
  const named = asked.at(-1);
  if (!kind || more.length > 0 || canonical(kind) !== LAND || less?.do !== 'damage' || !named) return UNSAID;
  if (!('has' in named) || !less.to || typeof less.to === 'string' || !('target' in less.to)) return UNSAID;
  const among = [{ zone: 'library' }, { in: shown }];
  const amount = { count: [...among, { not: kind }] };
  const deals = { do: 'damage', amount, to: less.to };
  const plan = {
    do: 'if',
    if: { exists: [...among, kind, named] },
    then: [{ ...deals, amount: { times: [2, amount] } }],
    else: [deals],
  };
  const [prop, type] = named.has;
  if (canonical(branch) !== canonical(plan) || prop !== 'subtypes' || typeof type !== 'string') return UNSAID;
  const self = say.object('self', 'asked');
  const dealt = `${self} deals damage equal to the number of nonland cards revealed this way to ${say.object(less.to, 'given')}`;
  const again = either(...ownNames(say.face), 'it');
  return `${dealt}. if the revealed land card was a ${type}, ${again} deals double that damage instead`;
}
const LAND = canonical({ has: ['types', 'Land'] });

/** "Look at the top four cards of your library. You may reveal a creature card and/or a land card from among them and put the revealed cards into your hand." */
function oneOfEach(effects: readonly Effect[], say: Say): Said | undefined {
  const [one, , first, second, taken] = effects;
  if (one?.do !== 'remember' || first?.do !== 'choose' || second?.do !== 'choose' || taken?.do !== 'remember')
    return undefined;
  const top = typeof one.what === 'object' && 'top' in one.what ? one.what.top : undefined;
  if (top === undefined || !isPlain(top) || top === 1) return undefined;
  const shown = { saved: one.as };
  const [some, others] = [{ saved: first.save }, { saved: second.save }];
  const among = [{ zone: 'library' }, { in: shown }];
  const kinds = [clausesOf(first.from).slice(2), clausesOf(second.from).slice(2, -1)];
  const [a = [], b = []] = kinds;
  const both = { any: [{ in: some }, { in: others }] };
  const plan = [
    { do: 'remember', as: one.as, what: { top } },
    { do: 'look', what: shown },
    { do: 'choose', from: [...among, ...a], min: 0, save: first.save },
    { do: 'choose', from: [...among, ...b, { not: { in: some } }], min: 0, save: second.save },
    { do: 'remember', as: taken.as, what: { each: [{ zone: 'library' }, both] } },
    { do: 'reveal', what: { saved: taken.as } },
    { do: 'move', what: { saved: taken.as }, to: 'hand', cause: 'return' },
    { do: 'move', what: { each: among }, to: 'library', position: 'bottom', cause: 'return' },
  ];
  if (canonical(effects.slice(0, plan.length)) !== canonical(plan) || a.length === 0 || b.length === 0)
    return undefined;
  const looked = `look at the top ${top === 'x' ? 'X' : numeral(top)} cards of your library`;
  const found = `you may reveal ${cardOf(a, say)} and/or ${cardOf(b, say)} from among them and put the revealed cards into your hand`;
  passing(say, ['card'], true);
  return {
    said: `${looked}. ${found}. put the rest on the bottom of your library in any order`,
    count: plan.length,
  };
}

/** "Target player reveals a number of cards from their hand equal to X. You choose one of them. That player discards that card." */
function someOfHand([one, next, third, fourth]: readonly Effect[], say: Say): Said | undefined {
  if (one?.do !== 'choose' || third?.do !== 'choose') return undefined;
  const { who, max } = one;
  if (who === undefined || who === 'you' || max === undefined || isPlain(max) || !isOnePlayer(who, say))
    return undefined;
  const plan = [
    { do: 'choose', who, from: [{ zone: 'hand' }, { owner: who }], min: max, max, save: one.save },
    { do: 'reveal', what: { saved: one.save } },
    { do: 'choose', from: [{ zone: 'hand' }, { in: { saved: one.save } }], save: third.save },
    { do: 'move', what: { saved: third.save }, to: 'graveyard', cause: 'discard' },
  ];
  if (canonical([one, next, third, fourth]) !== canonical(plan)) return undefined;
  const shows = say.about(
    who,
    (s) => `${s.text} ${verb(s, 'reveal')} a number of cards from their hand equal to ${say.value(max)}`,
  );
  passing(say, ['card'], true);
  const discards = `${either('that player', 'they')} ${either('discards', 'discard')} that card`;
  return { said: `${shows}. you choose one of them. ${discards}`, count: plan.length };
}
