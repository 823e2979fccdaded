/** Phrases of what is done on a condition, and what is done otherwise. */
import { type Condition, canonical, type Effect, type TargetSpec } from '@arbiter/engine';
import { clausesOf, either, numeral, type Say } from '../say.js';
import { isSpoken, kindsOf, speak } from '../spoken.js';
import { KILLED, OTHERS } from './plain.js';

/** 824.1: a Level asks for so many XP. */
function levelAsked(condition: Condition): number | undefined {
  if (!('compare' in condition) || canonical(condition.compare[0]) !== canonical({ stat: 'xp', of: 'you' }))
    return undefined;
  const [, op, bound] = condition.compare;
  return op === '>=' && typeof bound === 'number' ? bound : undefined;
}
/** A spell that asks is one of the cards played (812.1.c). */
const LEGION = canonical({ compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 2] });
/** The same of whoever controls it: that they played it themselves is no other card. */
const LEGION_OF_ANYBODY = canonical({
  compare: [
    { stat: 'cardsPlayed', of: 'you' },
    '>=',
    { sum: [1, { happened: { on: 'finalized', player: 'you', object: 'self' } }] },
  ],
});
/** "If you have 6 or more XP,", "[Level 6][>]". */
function askedBefore(condition: Condition, asked: string): string {
  const level = levelAsked(condition);
  if (canonical(condition) === LEGION_OF_ANYBODY) return either('[Legion][>]', '[Legion] —');
  if (canonical(condition) === LEGION) return either(`if ${asked},`, '[Legion][>]', '[Legion] —');
  return level ? either(`if ${asked},`, `[Level ${level}][>]`) : `if ${asked},`;
}
/** "Each player must kill one of their units. If …, you don't kill a unit this way": the same, by all others. */
function sparedText(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  say: Say,
): string | undefined {
  const [less, ...others] = then;
  const [usual, ...more] = otherwise ?? [];
  if (less?.do !== 'sacrifice' || usual?.do !== 'sacrifice' || others.length + more.length > 0) return undefined;
  if (usual.who !== 'players' || canonical({ ...less, who: 'players' }) !== canonical(usual)) return undefined;
  if (canonical(less.who ?? null) !== canonical(OTHERS) || usual.cause !== 'kill') return undefined;
  const done = say.effects([usual]);
  const one = say.thing(clausesOf(usual.filter), { determiner: 'a' });
  return `${done}. if ${say.condition(condition)}, you don't kill ${one} this way`;
}
type Deal = Extract<Effect, { do: 'damage' }>;
/** "Deal 2 instead", to the same. */
const dealtInstead = ({ amount: _usual, ...one }: Deal, { amount, ...other }: Deal): string | undefined =>
  canonical(one) === canonical(other) && typeof amount === 'number' ? `deal ${amount}` : undefined;
/** "Move a friendly unit to or from its base": from there to a battlefield that is chosen where it is there, and else to its base. */
function toOrFromBase(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  say: Say,
): string | undefined {
  const [unit, place, base, ...more] = say.targets;
  const inBase = canonical({ is: [{ target: 0 }, { is: 'inBase' }] });
  if (!unit || !place || !base || more.length > 0 || canonical(condition) !== inBase) return undefined;
  const to = (target: number): string => canonical([{ do: 'moveTo', what: { target: 0 }, to: { target } }]);
  if (canonical(then) !== to(1) || canonical(otherwise ?? null) !== to(2)) return undefined;
  const there = { destination: { target: 0 } };
  if (canonical(place) !== canonical({ what: [{ has: ['types', 'Battlefield'] }, there], if: condition }))
    return undefined;
  if (canonical(base) !== canonical({ what: [{ player: 'any' }, there], if: { not: condition } })) return undefined;
  const moved = say.object({ target: 0 });
  speak(say, canonical({ target: 1 }), ['battlefield']);
  speak(say, canonical({ target: 2 }), ['player']);
  return `move ${moved} to or from its base`;
}
/** "Detach that Equipment from that unit": from no other one. */
function detachedFrom(condition: Condition, [only, ...more]: readonly Effect[], say: Say): string | undefined {
  if (!('is' in condition) || only?.do !== 'unattach' || more.length > 0) return undefined;
  const [clause, ...others] = clausesOf(condition.is[1]);
  if (!clause || others.length > 0 || !('attachedTo' in clause)) return undefined;
  if (canonical(condition.is[0]) !== canonical(only.what)) return undefined;
  return `${say.effects([only], 'sentence')} from ${say.object(clause.attachedTo, 'given')}`;
}
/** "Kill a unit. Then, if it had 3 [M] or less, draw 1": asked as it was before. */
function killedAndMore(
  condition: Condition,
  [kill, ...more]: readonly Effect[],
  [other, ...others]: readonly Effect[] = [],
  say: Say,
): string | undefined {
  if (kill?.do !== 'kill' || canonical(other ?? null) !== canonical(kill) || more.length === 0 || others.length > 0)
    return undefined;
  if (!('is' in condition) || canonical(condition.is[0]) !== canonical(kill.what)) return undefined;
  const [clause, ...clauses] = clausesOf(condition.is[1]);
  if (!clause || clauses.length > 0 || !('stat' in clause) || clause.stat[0] !== 'might') return undefined;
  const bound = { '<=': 'or less', '>=': 'or more' }[String(clause.stat[1])];
  if (bound === undefined || typeof clause.stat[2] !== 'number') return undefined;
  const done = say.effects([kill]);
  const had = say.about(kill.what, (s) => `${s.text} had ${clause.stat[2]} [M] ${bound}`, 'asked');
  return `${done}. if ${had}, ${say.effects(more, 'sentence')}`;
}
/** "Kill a unit. If it was an enemy unit, draw 1. If it was a friendly unit, draw 2": all units are one or the other. */
function killedAs(
  condition: Condition,
  [kill, ...first]: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  say: Say,
): string | undefined {
  const [other, ...more] = otherwise ?? [];
  if (kill?.do !== 'kill' || other?.do !== 'if' || other.else !== undefined || more.length > 0) return undefined;
  const [again, ...second] = other.then;
  if (canonical(again ?? null) !== canonical(kill) || !('is' in condition) || !('is' in other.if)) return undefined;
  const [one, two] = [condition.is, other.if.is];
  const sides = [one, two].map(([, filter]) =>
    clausesOf(filter)
      .filter((clause) => 'controller' in clause)
      .map(canonical)
      .join(),
  );
  const enemy = '{"controller":"opponent"}';
  if (sides[0] !== enemy || !['{"controller":"you"}', '{"controller":"team"}'].includes(sides[1] ?? ''))
    return undefined;
  if ([one, two].some(([of]) => canonical(of) !== canonical(kill.what))) return undefined;
  const done = say.effects([kill]);
  const told = [one, two].map(([of, filter], i) => {
    const was = say.about(of, (s) => `${s.text} was ${say.thing(filter, { determiner: 'a' })}`, 'asked');
    return `if ${was}, ${say.effects(i === 0 ? first : second, 'sentence')}`;
  });
  return `${done}. ${told.join('. ')}`;
}
/** Whether all that is done otherwise is to look at the same cards. */
function isLookAlone([dig]: readonly Effect[], [look, ...more]: readonly Effect[]): boolean {
  if (dig?.do !== 'dig' || look?.do !== 'dig' || more.length > 0) return false;
  const { take, ...alone } = dig;
  return take !== undefined && canonical(alone) === canonical(look);
}
/** "Choose an enemy unit with 3 [M] or less. If you paid the additional cost, choose any enemy unit instead": then the same is done. */
function chosenInstead(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  say: Say,
): string | undefined {
  const [usual, other, ...more] = say.targets;
  if (!usual || !other || more.length > 0 || otherwise === undefined || !('paid' in condition)) return undefined;
  const same = canonical(then).replaceAll('{"target":1}', '{"target":0}') === canonical(otherwise);
  const without = ({ if: asked, ...rest }: TargetSpec): [string, TargetSpec] => [canonical(asked ?? null), rest];
  const [[asked, first], [paid, second]] = [without(usual), without(other)];
  if (!same || asked !== canonical({ not: condition }) || paid !== canonical(condition)) return undefined;
  if ([first, second].some((spec) => Object.keys(spec).length > 1)) return undefined;
  if (isSpoken(say, canonical({ target: 0 })) || isSpoken(say, canonical({ target: 1 }))) return undefined;
  const one = say.thing(first.what, { determiner: 'a' });
  const any = say.thing(second.what, { determiner: 'a' }).replace(/\ban? /, 'any ');
  for (const key of [canonical({ target: 1 }), canonical({ target: 0 })]) speak(say, key, kindsOf(first.what));
  return `choose ${one}. if ${say.condition(condition)}, choose ${any} instead. ${say.effects(otherwise)}`;
}
type If = Extract<Effect, { do: 'if' }>;
/** What is done to something is not done where that is not there, which no card says (359.3.e.14.a). */
function isThere(condition: Condition, then: readonly Effect[], say: Say, how?: 'any'): boolean {
  if (!('compare' in condition)) return false;
  const [counted, op, bound] = condition.compare;
  if (typeof counted !== 'object' || !('countOf' in counted) || op !== '>=' || bound !== 1 || counted.objects)
    return false;
  const ref = counted.countOf;
  // Whether it was killed is asked: "if you do".
  if (!how && typeof ref === 'object' && 'saved' in ref && say.spoken.done[ref.saved]?.past === KILLED) return false;
  const names = [canonical(ref), ...(canonical(ref) === '{"target":0}' ? ['{"saved":"target"}'] : [])];
  return names.some((name) => canonical(then).includes(name));
}
export function ifText({ if: condition, then, else: otherwise }: If, say: Say): string {
  if (otherwise === undefined && isThere(condition, then, say)) return say.effects(then);
  if (otherwise === undefined && canonical(condition) === CHAMPION_ZONE_EMPTY && isToChampionZone(then))
    return `${say.effects(then, 'sentence')} if it is empty`;
  const detached = otherwise === undefined ? detachedFrom(condition, then, say) : undefined;
  if (detached !== undefined) return detached;
  const before = say.asked;
  say.asked = canonical(condition);
  const said = askedText(condition, then, otherwise, say);
  if (before === undefined) delete say.asked;
  else say.asked = before;
  return said;
}
function askedText(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  say: Say,
): string {
  // What is looked at is so in any case, and put back where nothing can be taken.
  if (otherwise !== undefined && isLookAlone(then, otherwise) && isThere(condition, then, say, 'any'))
    return say.effects(then);
  const after = killedAndMore(condition, then, otherwise, say);
  if (after) return after;
  const killed = killedAs(condition, then, otherwise, say);
  if (killed) return killed;
  const between = toOrFromBase(condition, then, otherwise, say);
  if (between) return between;
  const chosen = chosenInstead(condition, then, otherwise, say);
  if (chosen) return chosen;
  const spared = sparedText(condition, then, otherwise, say);
  if (spared) return spared;
  const [one, ...more] = otherwise ?? [];
  const [other, ...others] = then;
  const channelled = channelText(condition, then, otherwise ?? [], say);
  if (channelled) return channelled;
  // "Deal 2 to a unit. If you control a facedown card, deal 4 to it instead": the same done in another way.
  if (one && other && more.length + others.length === 0)
    return say.ways(
      () => {
        const usual = say.effects([one]);
        const asked = say.condition(condition);
        // What would wait is done at once: "kill it now instead".
        const again = other.do === 'damage' && one.do === 'damage' ? dealtInstead(one, other) : undefined;
        const now = canonical(one).includes('"delayed"') ? either('', ' now') : '';
        const done = say.effects([other], 'sentence');
        return `${usual}. ${askedBefore(condition, asked)} ${again ? either(done, again) : done}${now} instead`;
      },
      () => elseText(condition, then, otherwise ?? [], say),
    );
  if (otherwise !== undefined) return elseText(condition, then, otherwise, say);
  return say.ways(
    () => {
      const asked = say.condition(condition);
      return `${askedBefore(condition, asked)} ${say.effects(then, 'sentence')}`;
    },
    () => `${say.effects(then, 'sentence')} if ${say.condition(condition)}`,
  );
}
/** "Channel 2 runes exhausted. If you couldn't channel 2 runes this way, draw 1": what is asked before is said after it. */
function channelText(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[],
  say: Say,
): string | undefined {
  const [only, ...others] = then;
  const [same, ...rest] = otherwise;
  if (only?.do !== 'channel' || others.length > 0 || !('exists' in condition) || !same) return undefined;
  const { count = 1, who = 'you' } = only;
  const runes = '[{"zone":"runeDeck"},{"owner":"you"}]';
  if (canonical(clausesOf(condition.exists)) !== canonical(JSON.parse(runes)) || who !== 'you') return undefined;
  if (typeof count !== 'number' || (condition.atLeast ?? 1) !== count || count < 1) return undefined;
  const again = canonical(same) === canonical(only);
  const instead = again ? rest : count === 1 ? otherwise : [];
  if (instead.length === 0) return undefined;
  const done = say.effects(then);
  const not = either(
    ...(count === 1 ? ["you can't", "you couldn't"] : []),
    `you couldn't channel ${numeral(count)} ${count === 1 ? 'rune' : 'runes'} this way`,
  );
  return `${done}. if ${not}, ${say.effects(instead, 'sentence')}`;
}
function elseText(condition: Condition, then: readonly Effect[], otherwise: readonly Effect[], say: Say): string {
  const asked = say.condition(condition);
  const done = say.apart(() => say.effects(then, 'sentence'));
  return `if ${asked}, ${done}. otherwise, ${say.effects(otherwise, 'sentence')}`;
}

/** 108.3.c.1: there is room for one card. */
const CHAMPION_ZONE_EMPTY = canonical({ not: { exists: [{ zone: 'championZone' }, { owner: 'you' }] } });
const isToChampionZone = ([only, ...more]: readonly Effect[]): boolean =>
  only?.do === 'move' && only.to === 'championZone' && more.length === 0;
