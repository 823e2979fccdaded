/** Phrases of instructions that others hang on: conditions, offers, payments, and what lasts or happens later. */
import {
  type Condition,
  canonical,
  type Effect,
  type Mod,
  type Ref,
  sumOf,
  type TargetSpec,
  type Until,
  type Value,
} from '@arbiter/engine';
import { givenText, modsText, playersRuleText, readyText } from '../changes.js';
import { nextDeathText } from '../dying.js';
import { stepName, triggerText } from '../events.js';
import { whoseNames } from '../nouns.js';
import { perEach } from '../numbers.js';
import { clausesOf, either, joined, numeral, type Say, symbols, UNSAID, verb, whole } from '../say.js';
import { isSpoken, keep, keyOf, kindsOf, speak } from '../spoken.js';
import { isSeveral, KILLED, type VerbPhrases } from './plain.js';

/** 824.1: a Level asks for so many XP. */
function levelAsked(condition: Condition): number | undefined {
  if (!('compare' in condition) || canonical(condition.compare[0]) !== canonical({ stat: 'xp', of: 'you' }))
    return undefined;
  const [, op, bound] = condition.compare;
  return op === '>=' && typeof bound === 'number' ? bound : undefined;
}
/** A spell that asks is one of the cards played (812.1.c). */
const LEGION = canonical({ compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 2] });
/** "If you have 6 or more XP,", "[Level 6][>]". */
function askedBefore(condition: Condition, asked: string): string {
  const level = levelAsked(condition);
  if (canonical(condition) === LEGION) return either(`if ${asked},`, '[Legion][>]', '[Legion] —');
  return level ? either(`if ${asked},`, `[Level ${level}][>]`) : `if ${asked},`;
}
/** "Each player must kill one of their units. If …, you don't kill a unit this way": the same, by opponents alone. */
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
  if (less.who !== 'opponents' || usual.cause !== 'kill') return undefined;
  const done = say.effects([usual]);
  const one = say.thing(clausesOf(usual.filter), { determiner: 'a' });
  return `${done}. if ${say.condition(condition)}, you don't kill ${one} this way`;
}
type Deal = Extract<Effect, { do: 'damage' }>;
/** "Deal 2 instead", to the same. */
const dealtInstead = ({ amount: _usual, ...one }: Deal, { amount, ...other }: Deal): string | undefined =>
  canonical(one) === canonical(other) && typeof amount === 'number' ? `deal ${amount}` : undefined;
/** "Move a friendly unit to or from its base": from there to a battlefield that is chosen where it is there. */
function toOrFromBase(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  say: Say,
): string | undefined {
  const [unit, place, ...more] = say.targets;
  const inBase = canonical({ is: [{ target: 0 }, { is: 'inBase' }] });
  if (!unit || !place || more.length > 0 || canonical(condition) !== inBase) return undefined;
  const expected = [
    canonical([{ do: 'moveTo', what: { target: 0 }, to: { target: 1 } }]),
    canonical([{ do: 'moveTo', what: { target: 0 }, to: 'base' }]),
  ];
  const there = { what: [{ has: ['types', 'Battlefield'] }, { destination: { target: 0 } }], if: condition };
  if (canonical(then) !== expected[0] || canonical(otherwise ?? null) !== expected[1]) return undefined;
  if (canonical(place) !== canonical(there)) return undefined;
  const moved = say.object({ target: 0 });
  speak(say, canonical({ target: 1 }), ['battlefield']);
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
function ifText({ if: condition, then, else: otherwise }: If, say: Say): string {
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
/** "Ready or exhaust a legend". */
function statusesText(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): string | undefined {
  const all = choices.map(({ effects, ...more }) => {
    const [only, ...others] = effects ?? [];
    const plain = others.length === 0 && Object.keys(more).every((key) => key === 'label');
    return plain && only?.do === 'status' && only.status === 'exhausted' ? only : undefined;
  });
  const [first] = all;
  if (!first || all.some((one) => !one || canonical(one.what) !== canonical(first.what))) return undefined;
  const does = all.map((one) => (one?.on === false ? 'ready' : 'exhaust'));
  return `${joined(does, 'or')} ${say.object(first.what)}`;
}
type Lasting = Extract<Effect, { do: 'createReplacement' }>;
/** Damage and deaths that are otherwise this turn: prevented, doubled, or banished instead. */
function lastingText({ replaces, entities, once, shield, ...more }: Lasting, say: Say): string {
  if (Object.keys(more).some((key) => key !== 'do')) return UNSAID;
  const next =
    once && shield === undefined && entities !== undefined ? nextDeathText(replaces, entities, say) : undefined;
  if (next !== undefined) return next;
  const { on, match, prevent, change, ...rest } = replaces;
  if (Object.keys(rest).length > 0) return UNSAID;
  const to = (said: (it: string) => string): string =>
    entities === undefined ? UNSAID : say.about(entities, ({ text }) => said(text), 'asked');
  const changed = canonical(change ?? null);
  if (on === 'move')
    return changed === '{"to":"banishment"}' && canonical(match ?? {}) === DYING && !once && shield === undefined
      ? to((it) => `if ${it} would die this turn, banish it instead`)
      : UNSAID;
  if (on !== 'damage') return UNSAID;
  if (prevent && change === undefined) {
    if (
      canonical(match ?? {}) === '{"combat":false,"named":false}' &&
      entities === undefined &&
      !once &&
      shield === undefined
    )
      return 'prevent all spell and ability damage this turn';
    if (match !== undefined) return UNSAID;
    if (typeof shield === 'number' && !once)
      return to((it) => `prevent the next ${shield} damage that would be dealt to ${it} this turn`);
    return once && shield === undefined
      ? to((it) => `the next time ${it} would be dealt damage this turn, prevent it`)
      : UNSAID;
  }
  const doubled = canonical({ amount: { times: [2, { event: 'amount' }] } });
  return changed === doubled && match === undefined && !prevent && !once && shield === undefined
    ? to((it) => `double all damage that would be dealt to ${it} this turn`)
    : UNSAID;
}
const DYING = canonical({ from: 'board', to: 'trash' });
/** "Draw 1 or channel 1 rune exhausted". */
/** "Its owner places it on the top or bottom of their Main Deck". */
function placedText({ choices, who, ...rest }: Extract<Effect, { do: 'either' }>, say: Say): string | undefined {
  if (Object.keys(rest).some((key) => key !== 'do') || typeof who !== 'object' || !('ownerOf' in who)) return undefined;
  const at = (position: 'top' | 'bottom'): string =>
    canonical([{ do: 'move', what: who.ownerOf, to: 'mainDeck', position, cause: 'effect' }]);
  const [top, bottom, ...more] = choices.map(({ effects = [], label: _label, ...other }) =>
    Object.keys(other).length === 0 ? canonical(effects) : '',
  );
  if (top !== at('top') || bottom !== at('bottom') || more.length > 0) return undefined;
  const owner = say.about(who, (s) => s.text, 'asked');
  return `${owner} ${either('places', 'puts')} ${say.object(who.ownerOf)} on the top or bottom of their Main Deck`;
}
function eitherText({ choices, ...rest }: Extract<Effect, { do: 'either' }>, say: Say): string {
  if (Object.keys(rest).some((key) => key !== 'do')) return UNSAID;
  const same = statusesText(choices, say);
  if (same) return same;
  const said = choices.map((choice) =>
    whole(choice, ({ effects, ...more }) =>
      Object.keys(more).some((key) => key !== 'label') ? UNSAID : say.apart(() => say.effects(effects, 'sentence')),
    ),
  );
  return joined(said, 'or');
}
function elseText(condition: Condition, then: readonly Effect[], otherwise: readonly Effect[], say: Say): string {
  const asked = say.condition(condition);
  const done = say.apart(() => say.effects(then, 'sentence'));
  return `if ${asked}, ${done}. otherwise, ${say.effects(otherwise, 'sentence')}`;
}

type May = Extract<Effect, { do: 'may' }>;
function mayText({ who = 'you', once, then, else: otherwise }: May, say: Say): string {
  const [first, ...rest] = then;
  if (once || !first) return UNSAID;
  if (otherwise !== undefined) {
    // "Deal 6 to it unless its controller has you draw 2".
    const done = say.effects(otherwise, 'sentence');
    return `${done} unless ${say.about(who, (s) => `${s.you ? 'you' : s.text} ${verb(s, 'have', 'has')} ${say.effects(then, 'sentence')}`)}`;
  }
  const did = who === 'you' ? 'you do' : 'they do';
  const offered = (effects: readonly Effect[]): string => {
    const before = say.doing;
    say.doing = canonical(who);
    const said = say.effects(effects, 'sentence');
    say.doing = before;
    return said;
  };
  return say.about(who, (s) => {
    const may = `${s.you ? 'you' : s.text} may`;
    return say.ways(
      () => `${may} ${offered(then)}`,
      ...(rest.length > 0 ? [() => `${may} ${offered([first])}. if ${did}, ${say.effects(rest, 'sentence')}`] : []),
    );
  });
}
type Pay = Extract<Effect, { do: 'pay' }>;
/** "You may pay [1] to draw 1", "counter a spell unless its controller pays [2]". */
function payText({ who = 'you', cost, times, x, then = [], else: otherwise = [] }: Pay, say: Say): string {
  if (times !== undefined || x !== undefined) return UNSAID;
  const paid = say.costs(cost, 'spoken');
  if (then.length === 0 && otherwise.length > 0) {
    const done = say.effects(otherwise, 'sentence');
    return `${done} unless ${say.about(who, (s) => `${s.you ? 'you' : s.text} ${s.you || s.many ? paid : paid.replace(/^(\w+)/, '$1s')}`)}`;
  }
  const may = (s: { you?: true; text: string }): string => `${s.you ? 'you' : s.text} may ${paid}`;
  const did = who === 'you' ? 'you do' : 'they do';
  const [first] = then;
  const shown = first?.do === 'discard' && first.chooser === 'you';
  const not = otherwise.length === 0 ? '' : `. otherwise, ${say.apart(() => say.effects(otherwise, 'sentence'))}`;
  return say.ways(
    // Which card it is is chosen as that is paid for: "… to choose a card from their hand. If you do, they discard it".
    ...(shown
      ? [
          () =>
            `${say.about(who, may)} to ${say.effects(then, 'sentence').replace(either('. ', ' and '), `. if ${did}, `)}${not}`,
        ]
      : []),
    () => `${say.about(who, may)} to ${say.effects(then, 'sentence')}${not}`,
    () => `${say.about(who, may)}. if ${did}, ${say.effects(then, 'sentence')}${not}`,
  );
}

type Modify = Extract<Effect, { do: 'modify' }>;
/** How long it lasts: "this turn", "this combat"; a keyword that is given for good says nothing (801.3.a.3). */
export function untilText(until: NonNullable<Modify['until']>): string {
  return whole(until, (one) => {
    switch (one.kind) {
      case 'endOfTurn':
        return ' this turn';
      case 'endOfFight':
        return ' this combat';
      case 'permanent':
        return '';
      default:
        return UNSAID;
    }
  });
}
/** "The next spell you play this turn costs [2] less", "the next unit you play this turn enters ready". */
function nextText(mods: readonly Mod[], until: Extract<Until, { kind: 'untilEvent' }>, say: Say): string {
  const [mod, ...more] = mods;
  const { on, object, player, ...rest } = until.on;
  if (!mod || more.length > 0 || player !== 'you' || until.lasting || Object.keys(rest).length > 0) return UNSAID;
  const of = mod.mod === 'cost' || mod.mod === 'rule' ? mod.of : undefined;
  const about = canonical(of ?? null) === '[]' ? undefined : of;
  if (canonical(about ?? null) !== canonical(object ?? null) || typeof object === 'string') return UNSAID;
  const what = object === undefined ? 'card' : say.thing(object, { card: true });
  const next = `the next ${what} you play this turn`;
  if (mod.mod === 'cost')
    // 419.4.b: what costs less is used up as it is finalized, whatever becomes of it then.
    return whole(mod, ({ mod: kind, of, less = [], ...other }) => {
      void [kind, of];
      const [only, ...others] = less;
      if (on !== 'finalized' || only?.pay !== 'resources' || others.length + Object.keys(other).length > 0)
        return UNSAID;
      return `${next} costs ${symbols(only.energy, only.power) || UNSAID} less`;
    });
  const ready = mod.mod === 'rule' && mod.rule === 'unitsEnterReady' && Object.keys(mod).length === 3;
  return ready && on === 'play' ? `${next} enters ready` : UNSAID;
}
/** "Your non-token units cost [1] more to play this turn". */
function costThisTurn([mod, ...others]: readonly Mod[], say: Say): string | undefined {
  if (mod?.mod !== 'cost' || others.length > 0 || mod.of === undefined) return undefined;
  return whole(mod, ({ mod: kind, of = [], less, more, ...rest }) => {
    const [only, ...costs] = less ?? more ?? [];
    if (!kind || (less && more) || only?.pay !== 'resources' || costs.length + Object.keys(rest).length > 0)
      return UNSAID;
    const amount = symbols(only.energy, only.power) || UNSAID;
    const what = say.thing(of, { many: true, determiner: 'some', card: true });
    const how = less ? 'less' : 'more';
    return either(
      `your ${what} cost ${amount} ${how} to play this turn`,
      `${what} you play this turn cost ${amount} ${how}`,
    );
  });
}
function modifyText({ what, mods, until = { kind: 'endOfTurn' }, entering, endable }: Modify, say: Say): string {
  if (entering || endable) return UNSAID;
  if (mods.length === 1 && mods[0]?.mod === 'rule' && mods[0].rule === 'cantPlay' && until.kind === 'endOfTurn')
    return say.about(what, (s) => playersRuleText(mods, s, ' this turn', say) ?? UNSAID);
  const [rooted, ...others] = mods;
  if (rooted?.mod === 'rule' && rooted.rule === 'cantBeMoved' && rooted.by === 'controller' && others.length === 0)
    return until.kind === 'endOfTurn'
      ? `${either('they', 'its controller')} can't move ${say.object(what)} this turn`
      : UNSAID;
  if (what === 'you' && until.kind === 'endOfTurn' && canonical(mods) === HIDES_FREE)
    return 'you can hide cards ignoring costs this turn';
  if (what === 'you' && until.kind === 'untilEvent') return nextText(mods, until, say);
  const priced = what === 'you' && until.kind === 'endOfTurn' ? costThisTurn(mods, say) : undefined;
  if (priced !== undefined) return priced;
  // Of a player: what units of theirs are like as they enter.
  const team = canonical(what) === TEAM;
  const ready =
    (what === 'you' || team) && until.kind === 'endOfTurn'
      ? readyText(mods, ' this turn', say, team ? 'team' : 'you')
      : undefined;
  if (ready !== undefined) return ready;
  const ends = say.lasting && until.kind === 'endOfTurn' ? '' : untilText(until);
  const [mod, ...mods_] = mods;
  // 188: whose it is lasts as long as it stays where it is.
  if (mod?.mod === 'control' && mod.to === 'you' && mods_.length === 0)
    return until.kind === 'permanent' ? `${either('take', 'gain')} control of ${say.object(what)}` : UNSAID;
  if (mod?.mod === 'set' && mod.prop === 'might' && typeof mod.value === 'number' && mods_.length === 0)
    return either(...whoseNames(what, say).map((whose) => `${whose} base Might becomes ${mod.value}${ends}`));
  const doubles =
    mod?.mod === 'add' && mod.stat === 'might' && mods_.length === 0 && ['endOfTurn', 'endOfFight'].includes(until.kind)
      ? canonical(mod.value) === canonical({ stat: 'might', of: what })
      : false;
  const raised =
    mods_.length === 0 && mod?.mod === 'add' && mod.stat === 'might' ? raisedTo(mod.value, what) : undefined;
  if (raised !== undefined)
    return either(...whoseNames(what, say).map((whose) => `increase ${whose} Might to ${say.value(raised)}${ends}`));
  // What was done before to another, or to the same, needs no second verb.
  const again = say.spoken.gave;
  say.spoken.gave = canonical(what);
  const apiece = isSeveral(what, say) ? either('', ' each') : '';
  const each = mod?.mod === 'add' && mod.stat === 'might' && mods_.length === 0 ? perEach(mod.value) : undefined;
  return say.ways(
    // 432.1
    ...(doubles ? [() => either(...whoseNames(what, say).map((whose) => `double ${whose} Might${ends}`))] : []),
    ...(again === undefined ? [] : [() => `${say.object(what, 'given')} ${givenText(mods, say)}${ends}`]),
    ...(each && ends !== ''
      ? [() => `give ${say.object(what, 'given')} +${each.times} [M]${ends} for ${each.one(say)}`]
      : []),
    ...(again === canonical(what) ? [() => `${givenText(mods, say)}${ends}`] : []),
    ...(mod?.mod === 'add' && typeof mod.value === 'object'
      ? [() => `give ${givenText(mods, say)} to ${say.object(what, 'given')}${ends}`]
      : []),
    ...(mods.every((one) => one.mod === 'rule')
      ? [() => say.about(what, (s) => `${s.text} ${modsText(mods, s, say)}${ends}`)]
      : []),
    () => `give ${say.object(what, 'given')}${apiece} ${givenText(mods, say)}${ends}`,
    ...(ends === ' this turn' && mods.every((one) => one.mod === 'ability')
      ? [() => `this turn, ${say.about(what, (s) => `${s.text} ${verb(s, 'have', 'has')} ${givenText(mods, say)}`)}`]
      : []),
    () =>
      say.about(
        what,
        (s) =>
          `${s.text} ${s.many ? either('', 'each ') : ''}${either(verb(s, 'gain'), verb(s, 'get'))} ${givenText(mods, say)}${ends}`,
      ),
  );
}

/** As much more Might as there is to another figure, and none where there is more: what it is increased to. */
function raisedTo(value: Value, what: Ref): Value | undefined {
  const [nothing, sum, ...more] =
    typeof value === 'object' && 'most' in value && Array.isArray(value.most) ? value.most : [];
  const [to, own, ...others] = (sum === undefined ? undefined : sumOf(sum)) ?? [];
  const less = canonical(own ?? null) === canonical({ negative: { stat: 'might', of: what } });
  return nothing === 0 && less && more.length + others.length === 0 ? to : undefined;
}

/** Less Might, but not below so much, fixed for each (477.3.b): how much, and what is least. */
function weakened(value: Value, as: string): [Value, number] | undefined {
  const most = typeof value === 'object' && 'negative' in value ? value.negative : undefined;
  if (typeof most !== 'object' || !('most' in most) || !Array.isArray(most.most)) return undefined;
  const [nothing, capped, ...more] = most.most;
  if (nothing !== 0 || more.length > 0 || typeof capped !== 'object' || !('least' in capped)) return undefined;
  if (!Array.isArray(capped.least) || capped.least.length !== 2) return undefined;
  const [amount, left] = capped.least;
  const [might, minimum] = (left === undefined ? undefined : sumOf(left)) ?? [];
  if (canonical(might ?? null) !== canonical({ stat: 'might', of: { saved: as } })) return undefined;
  return amount !== undefined && typeof minimum === 'number' && minimum < 0 ? [amount, -minimum] : undefined;
}
type ForEach = Extract<Effect, { do: 'forEach' }>;
function eachText({ of, as, effects }: ForEach, say: Say): string {
  const [only, ...more] = effects;
  if (only?.do === 'modify' && more.length === 0) {
    const [mod, ...mods] = only.mods;
    const less = mod?.mod === 'add' && mod.stat === 'might' && mods.length === 0 ? weakened(mod.value, as) : undefined;
    const lasts = only.until === undefined || canonical(only.until) === '{"kind":"endOfTurn"}';
    const own = canonical(only.what) === canonical({ saved: as });
    if (less && own && lasts && !only.entering && !only.endable && typeof less[0] === 'number') {
      const gives = say.spoken.gave === undefined ? 'give ' : either('give ', '');
      return `${gives}${say.object(of, 'given')} -${less[0]} [M] this turn, to a minimum of ${less[1]} [M]`;
    }
  }
  const each = say.apart(() =>
    typeof of === 'object' && 'each' in of ? say.thing(of.each, { determiner: 'each' }) : UNSAID,
  );
  say.spoken.saved = { ...say.spoken.saved, [as]: canonical({ saved: as }) };
  speak(say, canonical({ saved: as }), ['unit']);
  return `for ${each}, ${say.effects(effects, 'sentence')}`;
}

/** "At the start of your next Main Phase, you may move an enemy unit here", "ready 2 runes at the end of this turn". */
function aimedLater(
  { on, effects, targets = [], may, repeat, until }: Omit<Extract<Effect, { do: 'delayed' }>, 'do'>,
  say: Say,
): string {
  if (repeat || on.on !== 'step') return UNSAID;
  const done = `${may ? 'you may ' : ''}${say.body({ targets, effects })}`;
  const thisTurn = until === undefined || canonical(until) === canonical(END_OF_TURN);
  if (thisTurn && canonical(on) === canonical({ on: 'step', match: { step: 'end' } }))
    return either(`${done} at ${either('end of turn', 'the end of this turn')}`, `at the end of this turn, ${done}`);
  const phase = on.player === 'you' && Object.keys(on).length === 3 ? on.match?.step : undefined;
  if (typeof phase !== 'string' || until !== undefined) return UNSAID;
  const next = `at the start of your next ${stepName(phase)}`;
  return either(`${done} ${next}`, `${next}, ${done}`);
}
/** "When it dies this turn, …": once, or with `repeat` whenever it happens. */
function delayedText(
  { on, effects, targets, may, repeat, until }: Extract<Effect, { do: 'delayed' }>,
  say: Say,
): string {
  // What it targets is chosen only then (355.5.b).
  if (targets !== undefined) return aimedLater({ on, effects, targets, may, repeat, until }, say);
  if (may) return UNSAID;
  // Where the Ending Phase has begun already, it is not made at all (359.3.e.16).
  const thisTurn = until === undefined || canonical(until) === canonical(END_OF_TURN);
  if (thisTurn && !repeat && canonical(on) === canonical({ on: 'step', match: { step: 'end' } })) {
    const done = say.effects(effects, 'sentence');
    return either(`${done} at end of turn`, `at end of turn, ${done}`, `${done} at the end of this turn`);
  }
  const phase = on.on === 'step' && on.player === 'you' && Object.keys(on).length === 3 ? on.match?.step : undefined;
  if (until === undefined && !repeat && typeof phase === 'string') {
    const next = `at the start of your next ${stepName(phase)}`;
    const done = say.effects(effects, 'sentence');
    return either(`${done} ${next}`, `${next}, ${done}`);
  }
  const key = canonical(until ?? null);
  const within = key === '{"kind":"endOfTurn"}' ? ' this turn' : key === '{"kind":"permanent"}' ? '' : undefined;
  if (within === undefined) return UNSAID;
  // Whatever happens to one thing once needs no word for how often.
  const once = isOnce(on);
  if (repeat === true && (once || within === '')) return UNSAID;
  // What may happen again is waited for once: "the next time".
  const next = repeat !== true && within !== '' && (!once || on.on === 'damage');
  if (!repeat && !once && !next) return UNSAID;
  const before = say.on;
  const when = triggerText(on, say);
  say.on = on;
  const done = say.effects(effects, 'sentence');
  if (before) say.on = before;
  else delete say.on;
  if (next) {
    if (!when.startsWith('when ')) return UNSAID;
    const time = `the next time ${when.slice('when '.length)}${within}`;
    return either(`${time}, ${done}`, `${done} ${time}`);
  }
  return `${when}${within}, ${done}`;
}
/** What can be told of one thing, or is waited for only once. */
function isOnce(on: Extract<Effect, { do: 'delayed' }>['on']): boolean {
  // Combats are won as often as they are fought.
  if (on.on === 'combatWon' || on.on === 'combatLost') return false;
  return canonical(on.object ?? null).includes('"in"') || typeof on.player === 'object';
}

const HIDES_FREE = canonical([{ mod: 'rule', rule: 'hidesFor', energy: 0 }]);
const TEAM = canonical({ each: [{ player: 'team' }] });
/** 108.3.c.1: there is room for one card. */
const CHAMPION_ZONE_EMPTY = canonical({ not: { exists: [{ zone: 'championZone' }, { owner: 'you' }] } });
const isToChampionZone = ([only, ...more]: readonly Effect[]): boolean =>
  only?.do === 'move' && only.to === 'championZone' && more.length === 0;
const WHERE = canonical({ event: 'battlefield' });
const BATTLEFIELD = canonical({ has: ['types', 'Battlefield'] });
const END_OF_TURN = { kind: 'endOfTurn' };
export const flowVerbs: VerbPhrases = {
  if: ifText,
  either: (effect, say) => {
    const placed = placedText(effect, say);
    if (placed === undefined) return eitherText(effect, say);
    void [effect.do, effect.who, effect.choices];
    return placed;
  },
  createReplacement: lastingText,
  may: mayText,
  pay: payText,
  modify: modifyText,
  forEach: eachText,
  delayed: delayedText,
  // What may be declined, or is paid for, is so as it is finalized (383.3.a, 383.3.b).
  reflexive: ({ ability: { may, cost, ...body } }, say) => {
    const paid = cost === undefined ? '' : `${say.costs(cost, 'spoken')} to `;
    return `${either('when you do, ', 'do this: ')}${may ? 'you may ' : ''}${paid}${say.body(body)}`;
  },
  remember: ({ as, what, value }, say) => {
    // A figure that is taken before something happens is called by what it was of.
    if (value !== undefined && what === undefined) {
      say.spoken.figures = { ...say.spoken.figures, [as]: value };
      return '';
    }
    if (value !== undefined || what === undefined) return UNSAID;
    // Where a unit attacks, defends, conquers or holds is known by that.
    if (canonical(what) === WHERE && say.on?.on.startsWith('unit:')) {
      say.spoken.saved = { ...say.spoken.saved, [as]: WHERE };
      speak(say, WHERE, ['battlefield']);
      return '';
    }
    // Where something is before it moves is "that battlefield" afterwards.
    const [place, at, ...more] = typeof what === 'object' && 'each' in what ? clausesOf(what.each) : [];
    if (place && at && more.length === 0 && 'at' in at && canonical(place) === BATTLEFIELD) {
      const key = `left ${canonical(at)}`;
      say.spoken.saved = { ...say.spoken.saved, [as]: key };
      speak(say, key, ['battlefield']);
      return '';
    }
    keep(say, as, what, []);
    return isSpoken(say, keyOf(what, say)) ? '' : UNSAID;
  },
};
