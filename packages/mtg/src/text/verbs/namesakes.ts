/** All cards of a name, wherever somebody has them, and those that something was done to one by one (701.23, 608.2c). */
import { canonical, type Effect, type Value } from '@arbiter/engine';
import { isOneTarget, whoseNames } from '../nouns.js';
import { either, type Say, UNSAID } from '../say.js';
import { isSpoken, keep, keyOf, laterNames, PLAYER, speak } from '../spoken.js';

interface Said {
  said: string;
  count: number;
}
type Search = Extract<Effect, { do: 'search' }>;

/**
 * "Search its controller's graveyard, hand, and library for all cards with the same name as that card and exile them. Then that
 * player shuffles": in a hand and a library they may be left, and in a graveyard, which all see, they may not (701.23b).
 */
export function allOfThatName([search, move, shuffle]: readonly Effect[], say: Say): Said | undefined {
  if (search?.do !== 'search' || move?.do !== 'move' || shuffle?.do !== 'shuffle') return undefined;
  if (search.also === undefined || search.to !== undefined || search.save === undefined) return undefined;
  return { said: allText(search, move, shuffle, say), count: 3 };
}
function allText(search: Search, move: Effect, shuffle: Effect, say: Say): string {
  const { of, filter, save } = search;
  const [same, ...more] = [filter ?? []].flat();
  if (of === undefined || typeof of !== 'object' || !('controllerOf' in of || 'ownerOf' in of)) return UNSAID;
  const what = 'controllerOf' in of ? of.controllerOf : of.ownerOf;
  if (typeof what !== 'object' || !('target' in what) || !isOneTarget(say.targets[what.target])) return UNSAID;
  if (!same || more.length > 0 || canonical(same) !== canonical({ sameName: what })) return UNSAID;
  const plan = [
    { do: 'search', of, also: ['hand'], filter, count: 'any', save },
    {
      do: 'move',
      what: { each: [{ any: [{ in: { saved: save } }, [{ zone: 'graveyard' }, { owner: of }, { sameName: what }]] }] },
      to: 'exile',
      cause: 'exile',
    },
    { do: 'shuffle', who: of },
  ];
  if (canonical([search, move, shuffle]) !== canonical(plan) || !isSpoken(say, keyOf(what, say))) return UNSAID;
  const names = laterNames(keyOf(what, say), say).filter((name) => name.startsWith('that '));
  const whose = whoseNames(of, say);
  if (names.length === 0 || whose.includes(UNSAID)) return UNSAID;
  const them = either('exile them', 'exile those cards');
  const said = `search ${either(...whose)} graveyard, hand, and library for all cards with the same name as ${either(...names)} and ${them}`;
  speak(say, canonical(of), PLAYER);
  return `${said}. ${say.effects([shuffle])}`;
}

type Create = Extract<Effect, { do: 'create' }>;

/** How many tokens each player gets for those of what was done to that were theirs, and that they get them at once (608.2c). */
const forTheirs = (kept: string, { token }: Create, n: Value, [whose, one, made]: string[]): unknown => ({
  do: 'forEach',
  of: 'players',
  as: whose,
  effects: [
    { do: 'remember', as: made, value: 0 },
    {
      do: 'forEach',
      of: { was: { saved: kept } },
      as: one,
      effects: [
        {
          do: 'if',
          if: { is: [{ controllerOf: { saved: one } }, { in: { saved: whose } }] },
          then: [{ do: 'remember', as: made, value: { sum: [{ number: made }, n] } }],
        },
      ],
    },
    { do: 'create', token, count: { number: made }, who: { saved: whose } },
  ],
});

/** "For each creature exiled this way, its controller creates a token": of those that an instruction did something to. */
export function forEachDone(effect: Effect | undefined, say: Say): Said | undefined {
  if (effect?.do !== 'forEach') return undefined;
  const [begun, counting, create] = effect.effects;
  if (begun?.do !== 'remember' || counting?.do !== 'forEach' || create?.do !== 'create') return undefined;
  const { of, as: one } = counting;
  const was = typeof of === 'object' && 'was' in of ? of.was : undefined;
  const kept = typeof was === 'object' && 'saved' in was ? was.saved : undefined;
  const n = addend(counting.effects[0]);
  const done = kept === undefined ? undefined : say.spoken.done?.[kept];
  if (!done?.many || done.kinds.length === 0 || kept === undefined || n === undefined) return undefined;
  if (canonical(effect) !== canonical(forTheirs(kept, create, n, [effect.as, one, begun.as]))) return undefined;
  const { said } = say.spoken;
  keep(say, one, undefined, done.kinds);
  const its: Effect = { do: 'create', token: create.token, count: n, who: { controllerOf: { saved: one } } };
  const each = say.effects([its], 'sentence');
  say.spoken = { ...say.spoken, said };
  return { said: `for each ${either(...done.kinds)} ${done.past} this way, ${each}`, count: 1 };
}

/** What is added to the number for each of them. */
function addend(each: Effect | undefined): Value | undefined {
  const [added] = each?.do === 'if' ? each.then : [];
  const value = added?.do === 'remember' ? added.value : undefined;
  return typeof value === 'object' && 'sum' in value && Array.isArray(value.sum) ? value.sum[1] : undefined;
}
