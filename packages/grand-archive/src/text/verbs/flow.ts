/** Phrases of instructions that others hang on: conditions, offers, payments, and what lasts or happens later. */
import { type Condition, canonical, type Effect, type Filter, type Ref, wholeEffect } from '@arbiter/engine';
import { amountOf, doneThisWay, isNegative, perEach, sizeOf } from '../numbers.js';
import { bracketed, splitsOf } from '../restrictions.js';
import { article, clausesOf, either, joined, listed, numeral, type Say, UNSAID, verb } from '../say.js';
import { keep, keyOf, speak } from '../spoken.js';
import { isYourChampion, writtenValue } from '../written.js';
import { choosingText } from './choosing.js';
import { isControlled } from './control.js';
import { choiceOf } from './lasting.js';
import { movedText } from './moves.js';
import { negatedTo, type VerbPhrases } from './plain.js';
import { sequenceText } from './sequences.js';
import { VERB_OF_IF } from './standing.js';

const ON_FIELD = canonical({ is: ['self', [{ zone: 'field' }]] });
/** Whether it only asks whether the source is still there: nobody can banish it otherwise. */
const isThere = (condition: Condition): boolean =>
  'is' in condition && canonical({ is: [condition.is[0], clausesOf(condition.is[1])] }) === ON_FIELD;

/** Whoever returns something from their own graveyard must own it. */
const OWN = canonical({ is: ['self', { owner: 'you' }] });

type If = Extract<Effect, { do: 'if' }>;
function ifText({ if: condition, then, else: otherwise }: If, say: Say): string {
  const { under } = say;
  say.under = canonical(condition);
  const said = ifSaid({ do: 'if', if: condition, then, ...(otherwise ? { else: otherwise } : {}) }, say);
  say.under = under;
  return said;
}
/** "Return the killed ally from its owner's graveyard to the field. It becomes a Spirit": if it lies there still. */
function killedReturned(condition: Condition, [move, ...more]: readonly Effect[], say: Say): string | undefined {
  const killed = { event: 'object' };
  const asked = { is: [{ now: killed }, { zone: 'graveyard' }] };
  if (say.on?.on !== 'kill' || canonical(condition) !== canonical(asked) || move?.do !== 'move') return undefined;
  if (canonical(move.what) !== canonical({ now: killed }) || move.cause !== 'return') return undefined;
  const ally = `${say.object({ event: 'object' }, 'asked')} from its owner's graveyard`;
  const returned = wholeEffect(move, (watched) => movedText(watched, say, ally));
  return more.length === 0 ? returned : `${returned}. ${say.effects(more)}`;
}
function ifSaid({ if: condition, then, else: otherwise }: If, say: Say): string {
  const [only, ...others] = then;
  if (
    canonical(condition) === OWN &&
    only?.do === 'move' &&
    only.to === 'field' &&
    only.cause === 'return' &&
    others.length === 0 &&
    !otherwise
  )
    return wholeEffect(only, (watched) => movedText(watched, say, `${say.object(watched.what)} from your graveyard`));
  const back = otherwise === undefined ? killedReturned(condition, then, say) : undefined;
  if (back !== undefined) return back;
  if (isThere(condition) && otherwise === undefined && others.length === 0 && only?.do === 'may')
    return say.effects(then);
  // Nobody can do what is offered otherwise, which no card says.
  if (otherwise === undefined && others.length === 0 && only?.do === 'may' && isPossible(condition, only.then[0]))
    return say.effects(then);
  // "When you do" asks for it as well.
  if (otherwise === undefined && isReflexive(then) && others.length === 0 && 'compare' in condition)
    if (say.apart(() => say.condition(condition)).includes('you do')) return say.effects(then);
  const bonus = otherwise && say.apart(() => insteadText(condition, then, otherwise, say));
  // Nothing is said otherwise of what stands in brackets.
  const asked = splitsOf(condition, say.face).filter(({ names }) => otherwise === undefined || names.length === 0);
  if (asked.length === 0 && bonus === undefined) return UNSAID;
  return say.ways(
    ...asked.map((split) => () => {
      const { names, rest } = split;
      const [offer] = then;
      const possible =
        rest !== undefined &&
        otherwise === undefined &&
        others.length === 0 &&
        offer?.do === 'may' &&
        isPossible(rest, offer.then[0]);
      const done = (): string =>
        rest === undefined || possible
          ? say.effects(then)
          : say.ways(
              () => {
                const asked = say.condition(rest);
                return `if ${asked}, ${say.effects(then, 'sentence')}`;
              },
              ...(otherwise === undefined ? [() => `${say.effects(then, 'sentence')} if ${say.condition(rest)}`] : []),
              ...(others.length > 0 && isPossible(rest, then[0]) ? [() => removedThen(then, say)] : []),
            );
      const { moved } = say.spoken;
      const said = done();
      // What is done otherwise is done to what is where it was.
      if (otherwise !== undefined) say.spoken.moved = moved;
      const not =
        otherwise === undefined
          ? ''
          : `. ${either('otherwise', "if you don't")}, ${say.apart(() => say.effects(otherwise, 'sentence'))}`;
      const only = names.length === 1 ? names[0] : undefined;
      const ways = [...bracketed(names), ...(only === undefined ? [] : [`${only}: `, `[${only}:] `])];
      return names.length === 0 ? `${said}${not}` : `${either(...ways)}${said}${not}`;
    }),
    ...(bonus === undefined || otherwise === undefined
      ? []
      : [() => insteadText(condition, then, otherwise, say) ?? UNSAID]),
  );
}
/** "Deal 3 damage to all allies. Class Bonus: Deal 4 damage to those allies instead": the same done in another way. */
function insteadText(
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[],
  say: Say,
): string | undefined {
  // One thing is done, or several that are said as one.
  const alike = canonical(otherwise.map((one) => one.do)) === canonical(then.map((one) => one.do));
  if (otherwise.length === 0 || then.length === 0) return undefined;
  if (!alike && (otherwise.length > 1 || then.length > 1)) return undefined;
  const [split] = splitsOf(condition, say.face);
  if (!split) return undefined;
  // What is done instead is done to what is where it was.
  const { moved } = say.spoken;
  const usual = say.effects(otherwise);
  say.spoken.moved = moved;
  const [only, ...names] = split.names;
  const bonus = names.length > 0 ? either(...bracketed(split.names)) : either(`${only}: `, `[${only}] `, `[${only}:] `);
  say.sameUntil = untilOf(otherwise);
  const before = split.rest
    ? `${only === undefined ? '' : bonus}if ${say.condition(split.rest)}, `
    : names.length > 0
      ? either(...bracketed(split.names))
      : either(`${only}: `, `[${only}] `, `[${only}:] `);
  const changed = `${usual}. ${before}${say.effects(then, 'sentence')} instead`;
  say.sameUntil = undefined;
  return changed;
}
/** For how long what is done usually lasts: it is said once. */
const untilOf = ([only, ...more]: readonly Effect[]): string | undefined =>
  only?.do === 'modify' && more.length === 0 ? canonical(only.until ?? { kind: 'endOfTurn' }) : undefined;

/** "Remove a level counter from target champion. If a level counter was removed this way, draw a card"; "rest it. If you do". */
function removedThen([first, ...rest]: readonly Effect[], say: Say): string {
  if (first?.do === 'status') return `${say.effects([first])}. if you do, ${say.effects(rest, 'sentence')}`;
  if (first?.do !== 'counters') return UNSAID;
  const done = say.effects([first]);
  const asked = either(`${either('a ', '')}${first.kind} counter was removed this way`, 'you do');
  return `${done}. if ${asked}, ${say.effects(rest, 'sentence')}`;
}

/** What is there to be rested, or to have counters removed, is on the field: nobody says so. */
function whileThere(condition: Condition): Condition {
  if (!('is' in condition)) return condition;
  const [ref, filter] = condition.is;
  const [place, clause, ...more] = clausesOf(filter);
  const isThere = place !== undefined && canonical(place) === canonical({ zone: 'field' });
  if (!isThere || clause === undefined || more.length > 0) return condition;
  return { is: [typeof ref === 'object' && 'now' in ref ? ref.now : ref, clause] };
}
/** Whether a condition only asks whether something can be done: counters to remove, or an object to rest. */
function isPossible(given: Condition, first: Effect | undefined): boolean {
  const condition = whileThere(given);
  // Nothing is negated that waits no more.
  if (first?.do === 'counterOnStack')
    return canonical(condition) === canonical({ is: [{ now: first.what }, { zone: 'effectsStack' }] });
  if (first?.do === 'status' && first.status === 'rested' && first.on === false)
    return (
      canonical(condition) === canonical({ is: [first.what, { status: 'rested' }] }) ||
      (typeof first.what === 'object' &&
        'each' in first.what &&
        isYourChampion(first.what.each) &&
        canonical(condition) === canonical({ exists: [...clausesOf(first.what.each), { status: 'rested' }] }))
    );
  if (first?.do === 'status' && first.status === 'rested' && first.on !== false)
    return (
      canonical(condition) === canonical({ not: { is: [first.what, { status: 'rested' }] } }) ||
      canonical(condition) === canonical({ is: [first.what, { not: { status: 'rested' } }] }) ||
      (typeof first.what === 'object' &&
        'each' in first.what &&
        isYourChampion(first.what.each) &&
        canonical(condition) === canonical({ exists: [...clausesOf(first.what.each), { not: { status: 'rested' } }] }))
    );
  if (areEnough(condition, first)) return true;
  // Whoever has no cards in their hand can't discard one.
  if (first?.do === 'discard' && (first.count ?? 1) === 1 && first.filter === undefined && first.who !== 'you')
    return canonical(condition) === canonical({ exists: [{ zone: 'hand' }, { owner: first.who }] });
  if (first?.do !== 'counters' || !isNegative(first.amount)) return false;
  const size = sizeOf(first.amount);
  if (typeof size !== 'number') return false;
  const { what, kind } = first;
  const asked = [
    { is: [what, { counters: [kind, size] }] },
    { compare: [{ counters: kind, of: what }, '>=', size] },
    ...(typeof what === 'object' && 'each' in what
      ? [{ exists: [...clausesOf(what.each), { counters: [kind, size] }] }]
      : []),
  ];
  return asked.some((one) => canonical(one) === canonical(condition));
}
/** What is chosen among so many, or taken from them at random: whether there are as many. */
function areEnough(condition: Condition, first: Effect | undefined): boolean {
  if (!('exists' in condition)) return false;
  const { exists, atLeast = 1 } = condition;
  if (first?.do === 'choose')
    return (
      first.min === atLeast &&
      first.max === atLeast &&
      canonical(clausesOf(first.from ?? [])) === canonical(clausesOf(exists))
    );
  if (first?.do !== 'random' || (first.count ?? 1) !== atLeast || first.filter !== undefined || first.who !== 'you')
    return false;
  return canonical(clausesOf(exists)) === canonical([{ zone: first.zone }, { owner: 'you' }]);
}
/** "Negate target card activation unless its controller has ~ deal 3 damage to their champion." */
function unlessTheyHave(
  who: NonNullable<May['who']>,
  then: readonly Effect[],
  otherwise: readonly Effect[],
  say: Say,
): string | undefined {
  const [damage, ...more] = then;
  const [negate, ...others] = otherwise;
  if (more.length > 0 || negate?.do !== 'counterOnStack' || others.length > 0) return undefined;
  if (damage?.do === 'draw' && damage.who === 'you') {
    const { to, position, ...plainly } = negate;
    const said = say.effects([plainly]);
    const draws = `${said} unless ${say.object(who)} has you ${say.apart(() => say.effects([damage]))}`;
    return to === undefined ? (position === undefined ? draws : UNSAID) : `${draws}. ${negatedTo(to, position)}`;
  }
  if (damage?.do !== 'damage') return undefined;
  const { to, amount, unpreventable, ...besides } = damage;
  const champion = { each: [{ has: ['types', ['Champion']] }, { controller: who }] };
  if (Object.keys(besides).length > 1 || amount === undefined || canonical(to ?? null) !== canonical(champion))
    return undefined;
  const said = say.effects([negate]);
  const whom = say.object(who);
  return `${said} unless ${whom} has ${say.object('self', 'asked')} deal ${amountOf(amount, unpreventable ? 'unpreventable damage' : 'damage', say)} to their champion`;
}
type May = Extract<Effect, { do: 'may' }>;
function mayText({ who = 'you', once, then, else: otherwise }: May, say: Say): string {
  if (once) return UNSAID;
  const [first] = then;
  if (!first) return UNSAID;
  // What is chosen and done with it is one thing that may be done.
  const count = say.apart(() => choosingText(then, say) ?? sequenceText(then, say))?.count ?? 1;
  const begun = then.slice(0, count);
  const follow = then.slice(count);
  // What hangs on the new target hangs on the change.
  const rest =
    isRedirected(begun, follow) || isNegated(begun, follow)
      ? follow.flatMap((one) => (one.do === 'if' ? one.then : []))
      : follow;
  const unless = otherwise && unlessTheyHave(who, then, otherwise, say);
  if (unless !== undefined) return unless;
  const key = canonical(who);
  const did = who === 'you' ? 'you do' : 'they do';
  const offered = (effects: readonly Effect[]): string => {
    const before = say.doing;
    say.doing = key;
    const said = say.effects(effects, 'sentence');
    say.doing = before;
    return said;
  };
  const not = (): string =>
    otherwise === undefined || otherwise.length === 0
      ? ''
      : `. if ${who === 'you' ? "you don't" : "they don't"}, ${say.effects(otherwise, 'sentence')}`;
  return say.about(who, (s) => {
    const may = `${s.you ? 'you' : s.text} may`;
    return say.ways(
      ...(rest.length > 0
        ? [
            () =>
              isReflexive(rest)
                ? `${may} ${offered(begun)}. ${say.effects(rest, 'sentence')}${not()}`
                : `${may} ${offered(begun)}. if ${did}, ${say.effects(rest, 'sentence')}${not()}`,
          ]
        : []),
      // "You may reveal your memory. For each fire element card revealed this way, …": none is without that.
      ...(isShown(begun) && rest.length > 0 && otherwise === undefined
        ? [
            () => {
              const shows = offered(begun);
              const each = say.effects(rest, 'sentence');
              return /^\u27e6*for /.test(each) ? `${may} ${shows}. ${each}` : UNSAID;
            },
          ]
        : []),
      () => `${may} ${offered(then)}${not()}`,
      ...(s.you ? haveWays(then, may, not, say) : []),
    );
  });
}

const isShown = ([only, ...more]: readonly Effect[]): boolean => only?.do === 'reveal' && more.length === 0;

/** "You may have target opponent gain control of ~. If you do, …": what somebody else does is done if you want it. */
function haveWays([first, ...rest]: readonly Effect[], may: string, not: () => string, say: Say): (() => string)[] {
  if (!first) return [];
  const had = (): string | undefined => {
    if (first.do === 'modify' && first.mods.length === 1) {
      const [mod] = first.mods;
      if (mod?.mod !== 'control' || mod.to === 'you' || first.until?.kind !== 'permanent' || first.entering)
        return undefined;
      return `${say.object(mod.to)} gain control of ${say.object(first.what)}`;
    }
    if (first.do === 'damage' && (first.from === undefined || first.from === 'self'))
      return `${say.object('self', 'asked')} ${say.effects([first], 'sentence')}`;
    if (first.do !== 'move' || typeof first.what !== 'object' || !('top' in first.what)) return undefined;
    const { of } = first.what;
    if (of === undefined || of === 'you') return undefined;
    const whole = say.effects([first], 'sentence');
    return whole.replace(/ puts the top /g, ' put the top ');
  };
  if (say.apart(had) === undefined) return [];
  const follow = (): string => {
    if (rest.length === 0) return '';
    const [only, ...more] = rest;
    const inner =
      only?.do === 'if' && more.length === 0 && !only.else && isControlled(first, only.if) ? only.then : rest;
    return isReflexive(inner)
      ? `. ${say.effects(inner, 'sentence')}`
      : `. if you do, ${say.effects(inner, 'sentence')}`;
  };
  return [() => `${may} have ${had() ?? UNSAID}${follow()}${not()}`];
}
/** Whether what follows only asks if what was negated waits no more. */
function isNegated([negate, ...before]: readonly Effect[], [only, ...more]: readonly Effect[]): boolean {
  if (negate?.do !== 'counterOnStack' || before.length > 0 || only?.do !== 'if' || only.else || more.length > 0)
    return false;
  // What it was stays what it was; what it is now lies elsewhere.
  return canonical(only.if) === canonical({ not: { is: [{ now: negate.what }, { zone: 'effectsStack' }] } });
}
function isRedirected(begun: readonly Effect[], [only, ...more]: readonly Effect[]): boolean {
  const last = begun.at(-1);
  if (last?.do !== 'redirect' || last.save === undefined || only?.do !== 'if' || only.else || more.length > 0)
    return false;
  return canonical(only.if) === canonical({ is: [{ saved: last.save }, { zone: 'field' }] });
}
/** "When you do": what triggers at once says itself that it was done. */
const isReflexive = ([first, ...more]: readonly Effect[]): boolean => first?.do === 'reflexive' && more.length === 0;
type Pay = Extract<Effect, { do: 'pay' }>;
/** "Pays (2)", "banishes a card from their graveyard". */
const theyPay = (paid: string): string =>
  paid.replace(/^(\w+)/, (one) => (/(?:s|sh|ch)$/.test(one) ? `${one}es` : `${one}s`));
/** Whether it asks for nothing but what objects on the field are like, whoever controls them. */
const isOfField = (filter: Filter): boolean =>
  clausesOf(filter).every((clause) => 'status' in clause || ('has' in clause && clause.has[0] !== 'elements'));
/** "Pay (LV)", "pay (X), where X is …": one reserve, so many times. */
function timesPaid([only, ...more]: Pay['cost'], times: NonNullable<Pay['times']>, say: Say): string {
  if (only?.pay !== 'reserve' || only.amount !== 1 || more.length > 0) return UNSAID;
  const written = writtenValue(times);
  if (written !== undefined) return `pay (${written})`;
  const each = perEach(times);
  return `pay ${say.ways(
    ...(each ? [() => `(${each.times}) for ${each.one(say)}`] : []),
    () => `(X), where X is ${say.value(times)}`,
  )}`;
}
function payText({ who = 'you', cost, times, x, then = [], else: otherwise = [] }: Pay, say: Say): string {
  if (x !== undefined) return UNSAID;
  const own = times === undefined ? say.costs(cost, 'spoken') : timesPaid(cost, times, say);
  // Whoever else pays does so with what is theirs.
  const paid = who === 'you' ? own : own.replaceAll(/\byour (?!champion's)/g, 'their ');
  const did = who === 'you' ? ['you do', "you don't"] : ['they do', "they don't"];
  const [negated, ...besides] = otherwise;
  // Where what was negated goes is a sentence of its own.
  if (then.length === 0 && negated?.do === 'counterOnStack' && besides.length === 0 && negated.to !== undefined) {
    const { to, ...plainly } = negated;
    const said = say.effects([plainly]);
    const after = negatedTo(to, negated.position);
    return `${said} unless ${say.about(who, (s) => `${s.text} ${s.you || s.many ? paid : theyPay(paid)}`)}. ${after}`;
  }
  // "You may banish the card that had its activation negated this way": it is negated either way.
  if (then.length === 0 && negated?.do === 'may' && besides.length === 0) {
    const [banished, ...more] = negated.then;
    const [usual, ...others] = negated.else ?? [];
    if (banished?.do !== 'counterOnStack' || usual?.do !== 'counterOnStack' || more.length + others.length > 0)
      return UNSAID;
    const { to, ...plainly } = banished;
    if (to === undefined || canonical(plainly) !== canonical(usual)) return UNSAID;
    const said = say.effects([usual]);
    return `${said} unless ${say.about(who, (s) => `${s.text} ${s.you || s.many ? paid : theyPay(paid)}`)}. you may ${negatedTo(to, banished.position)}`;
  }
  // Each of them is asked until one pays.
  if (who === 'opponents')
    return then.length === 0 && otherwise.length > 0 && negated?.do !== 'counterOnStack'
      ? `${say.effects(otherwise, 'sentence')} unless an opponent ${theyPay(paid)}`
      : UNSAID;
  if (then.length === 0 && otherwise.length > 0) {
    const unless = say.apart(() =>
      say.about(who, (s) => `${s.you ? 'you' : s.text} ${s.you || s.many ? paid : theyPay(paid)}`),
    );
    // "Its controller sacrifices it unless they pay (1)."
    const theirs =
      negated?.do === 'move' &&
      negated.cause === 'sacrifice' &&
      besides.length === 0 &&
      canonical(who) === canonical({ controllerOf: negated.what })
        ? say.apart(() =>
            say.about(who, (s) => `${s.text} ${verb(s, 'sacrifice')} ${say.object(negated.what)} unless they ${paid}`),
          )
        : undefined;
    const done = say.effects(otherwise, 'sentence');
    return say.ways(
      ...(theirs === undefined ? [] : [() => theirs]),
      () =>
        `${done} unless ${say.about(who, (s) => `${s.you ? 'you' : s.text} ${s.you || s.many ? paid : theyPay(paid)}`) || unless}`,
      () => `${say.about(who, (s) => `${s.you ? 'you' : s.text} may ${paid}`)}. if ${did[1]}, ${done}`,
    );
  }
  const offer = say.about(who, (s) => `${s.you ? 'you' : s.text} may ${paid}`);
  const doing =
    then.length === 0
      ? ''
      : isReflexive(then)
        ? `. ${say.effects(then, 'sentence')}`
        : `. if ${did[0]}, ${say.effects(then, 'sentence')}`;
  const not = otherwise.length === 0 ? '' : `. if ${did[1]}, ${say.effects(otherwise, 'sentence')}`;
  return `${offer}${doing}${not}`;
}

/** "Summon your choice of Blightroot, Manaroot, or Silvershine token." */
function tokenOf(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): (() => string) | undefined {
  const whose = choices.flatMap(({ effects: [only] }) => (only?.do === 'create' && only.who ? [only.who] : []));
  const [who] = whose;
  const names = choices.flatMap(({ effects: [only, ...more] }) =>
    only?.do === 'create' &&
    more.length === 0 &&
    only.named !== undefined &&
    Object.keys(only).length === (who === undefined ? 2 : 3)
      ? [only.named]
      : [],
  );
  if (who !== undefined && names.length === choices.length && whose.every((one) => canonical(one) === canonical(who))) {
    const each = joined(
      names.map((name) => `${article(name)} ${name}`),
      'or',
    );
    return () =>
      say.about(
        who,
        (s) =>
          `${either(s.text, ...(s.many ? [] : ['their controller']))} ${verb(s, 'summon')} your choice of ${either(each, `${article(names[0] ?? '')} ${joined(names, 'or')}`)} token`,
        'asked',
      );
  }
  return names.length === choices.length && names.length > 1
    ? () => `summon your choice of ${either('', `${article(names[0] ?? '')} `)}${joined(names, 'or')} token`
    : undefined;
}
const SIZES: { [op: string]: (bound: string) => string } = {
  '<=': (bound) => `${bound} or less`,
  '>=': (bound) => `${bound} or more`,
  '<': (bound) => `less than ${bound}`,
  '>': (bound) => `more than ${bound}`,
};
/** "Each player with influence four or less draws a card": each of whom it is asked. */
function ofPlayers(of: Ref, as: string, [only, ...more]: readonly Effect[], say: Say): string | undefined {
  if ((of !== 'players' && of !== 'opponents') || only?.do !== 'if' || more.length > 0 || only.else) return undefined;
  const [then, ...others] = only.then;
  const { if: asked } = only;
  if (!('compare' in asked) || then?.do !== 'draw' || canonical(then.who) !== canonical({ saved: as }))
    return undefined;
  const [value, op, bound] = asked.compare;
  const influence = { count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: { saved: as } }] };
  if (others.length > 0 || canonical(value) !== canonical(influence) || typeof bound !== 'number') return undefined;
  const size = SIZES[op]?.(numeral(bound));
  const drawn = say.apart(() => say.effects([{ ...then, who: of }]));
  return (
    size &&
    drawn.replaceAll(of === 'players' ? 'each player' : 'each opponent', (who) => `${who} with influence ${size}`)
  );
}

VERB_OF_IF.said = ifText;

export const flowVerbs: VerbPhrases = {
  if: ifText,
  may: mayText,
  pay: payText,
  reflexive: ({ ability }, say) => `when you do, ${say.body(ability)}`,
  either: ({ who, choices }, say) => {
    if (who !== undefined && who !== 'you') return UNSAID;
    const all = choices.map(({ effects }) => say.apart(() => say.effects(effects, 'sentence')));
    const chosen = choiceOf(choices, say) ?? tokenOf(choices, say);
    const said = either(
      `choose one—${all.map((one) => ` • ${one}.`).join('')}`,
      all.join(' or '),
      listed(all).replace(/ and (?=[^ ]*$)/, ' or '),
    );
    return chosen ? either(said, chosen()) : said;
  },
  forEach: ({ of, as, effects }, say) => {
    const such = ofPlayers(of, as, effects, say);
    if (such !== undefined) return such;
    const each = say.apart(() =>
      typeof of === 'object' && 'saved' in of && say.spoken.done[of.saved]
        ? (doneThisWay(of, false, say) ?? UNSAID)
        : typeof of === 'object' && 'each' in of
          ? say.thing(of.each)
          : of === 'players'
            ? 'player'
            : of === 'opponents'
              ? 'opponent'
              : UNSAID,
    );
    say.spoken.saved = { ...say.spoken.saved, [as]: canonical({ saved: as }) };
    speak(
      say,
      canonical({ saved: as }),
      of === 'players' || of === 'opponents'
        ? ['player']
        : [/^[\w-]+/.exec(each)?.[0] ?? '', 'object', 'card'].filter((kind) => kind !== ''),
    );
    // Each object on the field is controlled by somebody.
    const all = typeof of === 'object' && 'each' in of && isOfField(of.each) ? either('', ' each player controls') : '';
    return `for each ${each}${all}, ${say.effects(effects, 'sentence')}`;
  },
  remember: ({ as, what, value }, say) => {
    if (value !== undefined || what === undefined) return UNSAID;
    keep(say, as, what, []);
    const shown = typeof what === 'object' && 'saved' in what ? say.spoken.done[what.saved] : undefined;
    if (shown) say.spoken.done = { ...say.spoken.done, [as]: shown };
    return say.spoken.said.some(({ key }) => key === keyOf(what, say)) ? '' : UNSAID;
  },
};
