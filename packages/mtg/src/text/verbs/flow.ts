/** Phrases of instructions that have others inside: choices, conditions, payments (608.2, 603.12, 118.12). */

import { type Condition, canonical, type Effect, type Ref } from '@arbiter/engine';
import { COLOR_NAMES } from '../../1-concepts/105-colors.js';
import { payment } from '../costs.js';
import { isOnePlayer, isThere } from '../nouns.js';
import { perEach } from '../numbers.js';
import { either, isPlain, numeral, ownNames, type Say, UNSAID, verb, whole } from '../say.js';
import { isSpoken, keep, keyOf, laterNames } from '../spoken.js';
import { counteredTo, counterText } from './countering.js';
import type { VerbPhrases } from './plain.js';

export const flowVerbs: VerbPhrases = {
  may: ({ who, then, else: otherwise = [] }, say) => {
    const flipped = tapOrUntap(then, otherwise, say);
    if (flipped !== undefined) return who === undefined || who === 'you' ? flipped : UNSAID;
    if (otherwise.length > 0) return UNSAID;
    if (who !== undefined && who !== 'you') return othersMay(who, then, say);
    const before = say.having;
    say.having = true;
    const said = say.ways(...ifYouDo(then, say), () => `you may ${say.effects(then, 'sentence')}`);
    say.having = before;
    return said;
  },
  if: ({ if: condition, then, else: otherwise = [] }, say) => {
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
      ? (chosenKeyword(choices, say) ?? chosenColor(choices, say))
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
function instead(then: readonly Effect[], otherwise: readonly Effect[], say: Say): (() => string) | undefined {
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
  return ['draw', 'create'].includes(first.do) ? [follows(rest)] : [];
}
/** "gains your choice of flying, trample, or haste until end of turn": one of several keywords. */
function chosenKeyword(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): string | undefined {
  const [first] = choices;
  const [effect] = first?.effects ?? [];
  if (effect?.do !== 'modify' || choices.length < 2) return undefined;
  const names = choices.map(({ label, effects }) => {
    const ability = { kind: 'keyword', keyword: label };
    const given = [{ ...effect, mods: [{ mod: 'ability', ability }] }];
    return canonical(effects) === canonical(given) ? label : undefined;
  });
  if (names.includes(undefined)) return undefined;
  if (effect.until !== undefined && canonical(effect.until) !== '{"kind":"endOfTurn"}') return UNSAID;
  const all = `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} or ${names.at(-1)}`;
  return say.about(effect.what, (s) => `${s.text} ${verb(s, 'gain')} your choice of ${all} until end of turn`);
}
/** "gains protection from the color of your choice until end of turn" (105.4). */
function chosenColor(choices: Extract<Effect, { do: 'either' }>['choices'], say: Say): string {
  const artifacts = choices.length === 6;
  const colors = artifacts ? choices.slice(1) : choices;
  const [first] = choices;
  const [effect] = first?.effects ?? [];
  if (colors.length !== 5 || effect?.do !== 'modify') return UNSAID;
  const like = (label: string, mod: object): string => canonical({ label, effects: [{ ...effect, mods: [mod] }] });
  const given = (kind: 'protection' | 'colors'): boolean =>
    canonical(colors) ===
    `[${Object.entries(COLOR_NAMES)
      .map(([letter, name]) =>
        like(
          name,
          kind === 'colors'
            ? { mod: 'set', prop: 'colors', value: [letter] }
            : {
                mod: 'ability',
                ability: { kind: 'keyword', keyword: 'protection', from: { has: ['colors', letter] }, label: name },
              },
        ),
      )
      .join(',')}]`;
  const lasts = 'until end of turn';
  if (effect.until !== undefined && canonical(effect.until) !== '{"kind":"endOfTurn"}') return UNSAID;
  const quality = { kind: 'keyword', keyword: 'protection', from: { has: ['types', 'Artifact'] }, label: 'artifacts' };
  if (artifacts && canonical(first ?? null) !== like('artifacts', { mod: 'ability', ability: quality })) return UNSAID;
  if (artifacts && !given('protection')) return UNSAID;
  const said = given('protection')
    ? `gain protection from${artifacts ? ' artifacts or from' : ''}`
    : given('colors')
      ? 'become'
      : undefined;
  if (said === undefined) return UNSAID;
  const [plain = '', ...more] = said.split(' ');
  return say.about(
    effect.what,
    (s) => `${s.text} ${verb(s, plain)} ${[...more, 'the color of your choice', lasts].join(' ')}`,
  );
}
/** "Tap or untap target creature": one of the two, as its controller chooses. */
function tapOrUntap(then: readonly Effect[], otherwise: readonly Effect[], say: Say): string | undefined {
  const [on, off] = [then[0], otherwise[0]];
  if (then.length !== 1 || otherwise.length !== 1 || on?.do !== 'status' || off?.do !== 'status') return undefined;
  const tapped = canonical({ do: 'status', status: 'tapped', what: on.what });
  const plain = canonical(on) === tapped && canonical(off) === canonical({ ...on, on: false });
  return plain ? `tap or untap ${say.object(on.what)}` : UNSAID;
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

type Pay = Extract<Effect, { do: 'pay' }>;
function payText({ who, cost, times, x, then = [], else: otherwise = [] }: Pay, say: Say): string {
  if (!isOnePlayer(who, say)) return UNSAID;
  const each = times === undefined ? undefined : perEach(times);
  if (times !== undefined && each?.times !== 1) return UNSAID;
  // The X that is chosen as it is paid is that of what follows (107.3f).
  const isX = canonical(cost).includes('{X}');
  const own = isX && x === undefined && canonical(say.face.props.manaCost ?? '').includes('{X}') && !say.on;
  if (
    (!own && isX !== (x !== undefined)) ||
    (x !== undefined && (otherwise.length > 0 || canonical(then).includes('"x"')))
  )
    return UNSAID;
  const before = say.chosenX;
  say.chosenX = x;
  const said = paidText({ who, cost, then, else: otherwise }, each ? ` for each ${each.one(say)}` : '', say);
  say.chosenX = before;
  return said;
}
function paidText(
  { who, cost, then = [], else: otherwise = [] }: Pick<Pay, 'who' | 'cost' | 'then' | 'else'>,
  times: string,
  say: Say,
): string {
  const price = `${payment(cost, say)}${times}`;
  const mine = who === undefined || who === 'you';
  if (otherwise.length === 0 && mine) {
    const [first] = then;
    if (then.length === 1 && first?.do === 'reflexive')
      return `you may ${price}. when you do, ${say.body(first.ability)}`;
    return `you may ${price}. if you do, ${say.effects(then, 'sentence')}`;
  }
  if (then.length > 0) return UNSAID;
  const countered = otherwise.length === 1 && otherwise[0]?.do === 'counterOnStack' ? otherwise[0] : undefined;
  const consequence = countered ? counterText(countered, say) : say.effects(otherwise, 'sentence');
  if (mine) return `${consequence} unless you ${price}${countered ? counteredTo(countered, say) : ''}`;
  const payer = typeof who === 'object' && 'controllerOf' in who ? who.controllerOf : undefined;
  if (!countered || !payer || canonical(payer) !== canonical(countered.what)) return UNSAID;
  // Where the card goes instead is said last.
  return `${consequence} unless its controller ${price.replace(/^pay/, 'pays')}${counteredTo(countered, say)}`;
}

type Delayed = Extract<Effect, { do: 'delayed' }>;
/** "At the beginning of the next end step, …": once, later (603.7). */
function delayedText({ on, effects, repeat, until }: Delayed, say: Say): string {
  if (repeat) return until === undefined ? UNSAID : eachTimeText(on, effects, until, say);
  const when = until === undefined ? LATER[canonical(on)] : undefined;
  if (when !== undefined)
    return say.ways(
      () => `${when}, ${say.effects(effects, 'sentence')}`,
      () => `${say.effects(effects, 'sentence')} ${when}`,
    );
  const dies = canonical(on) === DIES_LATER && until !== undefined && canonical(until) === '{"kind":"endOfTurn"}';
  return dies
    ? `when ${say.object({ saved: 'target' }, 'asked')} dies this turn, ${say.effects(effects, 'sentence')}`
    : UNSAID;
}
/** "Whenever a creature dies this turn, you gain 1 life", "until your next turn, whenever …": each time, for a while (603.7c). */
function eachTimeText(
  on: Delayed['on'],
  effects: Delayed['effects'],
  until: NonNullable<Delayed['until']>,
  say: Say,
): string {
  const { when, then } = say.later(on, effects);
  switch (canonical(until)) {
    case '{"kind":"endOfTurn"}':
      return either(`${when} this turn, ${then}`, `until end of turn, ${when}, ${then}`);
    case '{"kind":"untilStep","of":"you","step":"untap"}':
      return `until your next turn, ${when}, ${then}`;
    default:
      return UNSAID;
  }
}
const LATER: { [on: string]: string } = Object.fromEntries([
  [canonical({ on: 'step', match: { step: 'end' } }), 'at the beginning of the next end step'],
  [canonical({ on: 'step', player: 'you', match: { step: 'end' } }), 'at the beginning of your next end step'],
  [canonical({ on: 'step', match: { step: 'upkeep' } }), "at the beginning of the next turn's upkeep"],
  [canonical({ on: 'step', player: 'you', match: { step: 'upkeep' } }), 'at the beginning of your next upkeep'],
  [canonical({ on: 'step', match: { step: 'endOfCombat' } }), 'at end of combat'],
]);
const DIES_LATER = canonical({
  on: 'move',
  object: [{ in: { saved: 'target' } }],
  match: { from: 'battlefield', to: 'graveyard' },
});
