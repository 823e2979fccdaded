/** Phrases of instructions that have others inside: choices, conditions, payments (608.2, 603.12, 118.12). */

import { type Condition, canonical, type Effect, type Ref } from '@arbiter/engine';
import { isOnePlayer, isThere } from '../nouns.js';
import { either, isPlain, numeral, ownNames, type Say, UNSAID, whole } from '../say.js';
import { isSpoken, keep, keyOf, laterNames } from '../spoken.js';
import { chosenColor, chosenKeyword, tapOrUntap, topOrBottom } from './either.js';
import { delayedText } from './later.js';
import { payText } from './paying.js';
import { afterMainPhase } from './phases.js';

import type { VerbPhrases } from './plain.js';

export const flowVerbs: VerbPhrases = {
  may: ({ who, then, else: otherwise = [] }, say) => {
    const flipped = tapOrUntap(then, otherwise, say);
    if (flipped !== undefined) return who === undefined || who === 'you' ? flipped : UNSAID;
    if (otherwise.length > 0) return UNSAID;
    if (who !== undefined && who !== 'you') return othersMay(who, then, say);
    const before = say.having;
    say.having = true;
    const said = say.ways(
      ...ifYouDo(then, say),
      ...becomingToo(then, say),
      () => `you may ${say.effects(then, 'sentence')}`,
    );
    say.having = before;
    return said;
  },
  if: ({ if: condition, then, else: otherwise = [] }, say) => {
    const added = otherwise.length === 0 ? afterMainPhase(condition, then) : undefined;
    if (added !== undefined) return added;
    // What is aimed at only where something was paid in addition is chosen only then (702.33g).
    const done = (): string => {
      const before = say.paidFor;
      if ('paid' in condition) say.paidFor = canonical(condition);
      const said = say.effects(then, 'sentence');
      say.paidFor = before;
      return said;
    };
    // What is done instead is said after what is done otherwise.
    const more = instead(then, otherwise, say);
    if (isFlip(condition, say) && otherwise.length > 0) return flippedText(condition, done, then, otherwise, say);
    // Where something is done instead, the first has not moved anything.
    const { moved, gone, paid } = say.spoken;
    const replaced = (): string => {
      const said = say.effects(otherwise);
      say.spoken = { ...say.spoken, moved, gone, paid };
      return said;
    };
    if (otherwise.length > 0) {
      const other = say.apart(() => {
        say.effects(otherwise);
        return say.spoken;
      });
      const said = say.ways(
        ...(more === undefined
          ? []
          : [
              () => `${replaced()}. ${more()} instead if ${say.condition(condition)}`,
              () => `${replaced()}. if ${say.condition(condition)}, ${more()} instead`,
            ]),
        () => `${replaced()}. if ${say.condition(condition)}, ${done()} instead`,
        () => `${replaced()}. if ${say.condition(condition)}, instead ${done()}`,
        () => otherwiseText(condition, done, otherwise, say),
        () => `${replaced()}. ${done()} instead if ${say.condition(condition)}`,
      );
      // Of whichever of the two was done it has moved.
      say.spoken.moved = [...say.spoken.moved, ...other.moved];
      say.spoken.gone = [...say.spoken.gone, ...other.gone];
      say.spoken.paid = [...say.spoken.paid, ...other.paid];
      return said;
    }
    return say.ways(
      () => `if ${say.condition(condition)}, ${asked(condition, done, say)}`,
      () => `${done()} if ${say.condition(condition)}`,
      ...('not' in condition ? [() => whole(condition, ({ not }) => `${done()} unless ${say.condition(not)}`)] : []),
    );
  },
  pay: (effect, say) => payText(effect, say),
  either: ({ choices, who, ...rest }, say) =>
    who === undefined && Object.keys(rest).join() === 'do'
      ? (chosenKeyword(choices, say) ?? topOrBottom(choices, say) ?? chosenColor(choices, say))
      : UNSAID,
  reflexive: () => UNSAID,
  // What is kept for later is said where it is used.
  remember: ({ as, what, value }, say) => {
    if (what === undefined || value !== undefined) return UNSAID;
    // What was kept and is used is said there; a target that nothing is kept of for later is chosen in so many words.
    if (as === 'chosen' && typeof what === 'object' && 'target' in what)
      return isSpoken(say, keyOf(what, say)) ? UNSAID : `choose ${say.object(what)}`;
    if (!isThere(what, say, 'done')) say.spoken.gone = [...say.spoken.gone, as];
    keep(say, as, what, typeof what === 'object' && 'event' in what && what.event === 'became' ? ['card'] : []);
    return '';
  },
  delayed: delayedText,
};

const isFlip = (condition: Condition, { spoken }: Say): boolean =>
  'compare' in condition &&
  spoken.flip !== undefined &&
  canonical(condition.compare) === canonical([{ number: spoken.flip }, '=', 1]);
/** "If you win the flip, draw a card. If you lose the flip, discard a card" (705.2). */
function flippedText(
  condition: Condition,
  done: () => string,
  then: readonly Effect[],
  otherwise: readonly Effect[],
  say: Say,
): string {
  if (then.length === 0) return `if you lose the flip, ${say.effects(otherwise, 'sentence')}`;
  return say.ways(
    () => otherwiseText(condition, done, otherwise, say),
    () => otherwiseText(condition, done, otherwise, say).replaceAll('. otherwise, ', '. if you lose the flip, '),
  );
}
/** "If you control a Forest, draw a card. Otherwise, scry 1": one of the two is done, and nothing of the other. */
function otherwiseText(condition: Condition, done: () => string, otherwise: readonly Effect[], say: Say): string {
  const asked = `if ${say.condition(condition)}, `;
  const before = { ...say.spoken };
  const then = done();
  const after = say.spoken;
  say.spoken = { ...before, said: after.said };
  const other = say.effects(otherwise, 'sentence');
  // Of whichever of the two was done it has moved.
  say.spoken = {
    ...say.spoken,
    saved: { ...after.saved, ...say.spoken.saved },
    moved: [...after.moved, ...say.spoken.moved],
    gone: [...after.gone, ...say.spoken.gone],
    paid: [...after.paid, ...say.spoken.paid],
  };
  return `${asked}${then}. otherwise, ${other}`;
}

/** "If this spell was kicked, it deals 2 damage": the spell was spoken of last. */
function asked(condition: Condition, done: () => string, say: Say): string {
  if (!('paid' in condition)) return done();
  say.spoken.spell = true;
  const said = done();
  say.spoken.spell = false;
  return said;
}
/** What is done more of, in the place of the same: damage from the source, or tokens. */
export function instead(then: readonly Effect[], otherwise: readonly Effect[], say: Say): (() => string) | undefined {
  const [one, other] = [then[0], otherwise[0]];
  if (then.length !== 1 || otherwise.length !== 1 || !one || !other) return undefined;
  if (one.do === 'damage' && other.do === 'damage') {
    if (one.from !== undefined || one.parts !== undefined || typeof one.amount !== 'number') return undefined;
    const same = canonical({ ...one, amount: null }) === canonical({ ...other, amount: null });
    const { to } = one;
    if (!same || to === undefined) return undefined;
    return () => {
      const again = laterNames(keyOf(to, say), say, true).map((name) => ` to ${name}`);
      return `${either('it', ...ownNames(say.face))} deals ${one.amount} damage${either('', ...again)}`;
    };
  }
  if (one.do !== 'create' || other.do !== 'create' || one.count === undefined || !isPlain(one.count)) return undefined;
  const same = canonical({ ...one, count: null }) === canonical({ ...other, count: null });
  if (!same || (one.token === undefined && one.copy === undefined) || one.save !== undefined) return undefined;
  const count = typeof one.count === 'number' ? numeral(one.count) : 'X';
  return () => `create ${count} of those tokens`;
}
/** "You may put it onto the battlefield. That permanent is an enchantment in addition to its other types": what it becomes is said apart. */
function becomingToo([move, become, ...more]: readonly Effect[], say: Say): (() => string)[] {
  if (move?.do !== 'move' || move.save === undefined || become?.do !== 'modify' || more.length > 0) return [];
  const kept = canonical(become.what) === canonical({ saved: move.save });
  if (!kept || become.until?.kind !== 'permanent' || !become.mods.every(({ mod }) => mod === 'gain')) return [];
  return [
    () => {
      const put = `you may ${say.effects([move], 'sentence')}`;
      const having = say.having;
      say.having = false;
      const then = say.effects([become], 'sentence');
      say.having = having;
      return `${put}. ${then}`;
    },
  ];
}
/** "You may draw a card. If you do, discard a card": where the first is always done, or what was moved says that it is. */
function ifYouDo([first, ...rest]: readonly Effect[], say: Say): (() => string)[] {
  if (!first || rest.length === 0) return [];
  const follows =
    (effects: readonly Effect[]): (() => string) =>
    () => {
      const said = `you may ${say.effects([first], 'sentence')}. if you do, `;
      const having = say.having;
      say.having = false;
      const then = say.effects(effects, 'sentence');
      say.having = having;
      return `${said}${then}`;
    };
  const [only, ...more] = rest;
  const name = first.do === 'move' ? first.save : undefined;
  const done = canonical({ compare: [{ countOf: { saved: name ?? '' } }, '>=', 1] });
  if (
    name !== undefined &&
    only?.do === 'if' &&
    more.length === 0 &&
    canonical(only.if) === done &&
    (only.else ?? []).length === 0
  )
    return [follows(only.then)];
  return ['draw', 'create', 'modify'].includes(first.do) ? [follows(rest)] : [];
}
/** "Its controller may search their library": what that player does needs no subject of its own. */
function othersMay(who: Ref, then: readonly Effect[], say: Say): string {
  if (!isOnePlayer(who, say)) return UNSAID;
  if (!then.every((effect) => 'who' in effect && canonical(effect.who ?? null) === canonical(who))) return UNSAID;
  const player = say.object(who);
  const before = say.doing;
  say.doing = canonical(who);
  const said = `${player} may ${say.effects(then, 'sentence')}`;
  say.doing = before;
  return said;
}
