/** Phrases of instructions that others hang on: conditions, offers, payments, and what lasts or happens later. */
import { type Condition, canonical, type Effect } from '@arbiter/engine';
import { costChangeText, isOfAttacks } from '../changes.js';
import { phaseName } from '../conditions.js';
import { isNegative, perEach, sizeOf, xText } from '../numbers.js';
import { shieldText } from '../replacements.js';
import { bracketed, splitsOf } from '../restrictions.js';
import { clausesOf, either, listed, type Say, UNSAID, verb, whole } from '../say.js';
import { keep, keyOf, speak } from '../spoken.js';
import { FIGURES } from '../written.js';
import type { VerbPhrases } from './plain.js';

const ON_FIELD = canonical({ is: ['self', [{ zone: 'field' }]] });
/** Whether it only asks whether the source is still there: nobody can banish it otherwise. */
const isThere = (condition: Condition): boolean =>
  'is' in condition && canonical({ is: [condition.is[0], clausesOf(condition.is[1])] }) === ON_FIELD;

type If = Extract<Effect, { do: 'if' }>;
function ifText({ if: condition, then, else: otherwise }: If, say: Say): string {
  const { under } = say;
  say.under = canonical(condition);
  const said = ifSaid({ do: 'if', if: condition, then, ...(otherwise ? { else: otherwise } : {}) }, say);
  say.under = under;
  return said;
}
function ifSaid({ if: condition, then, else: otherwise }: If, say: Say): string {
  const [only, ...others] = then;
  if (isThere(condition) && otherwise === undefined && others.length === 0 && only?.do === 'may')
    return say.effects(then);
  // Nobody can do what is offered otherwise, which no card says.
  if (otherwise === undefined && others.length === 0 && only?.do === 'may' && isPossible(condition, only.then[0]))
    return say.effects(then);
  const bonus = otherwise && say.apart(() => insteadText(condition, then, otherwise, say));
  // Nothing is said otherwise of what stands in brackets.
  const asked = splitsOf(condition, say.face).filter(({ names }) => otherwise === undefined || names.length === 0);
  if (asked.length === 0 && bonus === undefined) return UNSAID;
  return say.ways(
    ...asked.map((split) => () => {
      const { names, rest } = split;
      const done = (): string =>
        rest === undefined
          ? say.effects(then)
          : say.ways(
              () => {
                const asked = say.condition(rest);
                return `if ${asked}, ${say.effects(then, 'sentence')}`;
              },
              ...(otherwise === undefined ? [() => `${say.effects(then, 'sentence')} if ${say.condition(rest)}`] : []),
            );
      const said = done();
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
  const [one, ...more] = otherwise;
  const [other, ...others] = then;
  if (!one || !other || more.length > 0 || others.length > 0) return undefined;
  const [split] = splitsOf(condition, say.face);
  if (!split || (split.names.length > 0 && split.rest !== undefined)) return undefined;
  const usual = say.effects([one]);
  const [only, ...names] = split.names;
  const before = split.rest
    ? `if ${say.condition(split.rest)}, `
    : names.length > 0
      ? either(...bracketed(split.names))
      : either(`${only}: `, `[${only}] `, `[${only}:] `);
  return `${usual}. ${before}${say.effects([other], 'sentence')} instead`;
}

/** Whether a condition only asks whether something can be done: counters to remove, or an object to rest. */
function isPossible(condition: Condition, first: Effect | undefined): boolean {
  if (first?.do === 'status' && first.status === 'rested' && first.on !== false)
    return (
      canonical(condition) === canonical({ not: { is: [first.what, { status: 'rested' }] } }) ||
      canonical(condition) === canonical({ is: [first.what, { not: { status: 'rested' } }] })
    );
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
type May = Extract<Effect, { do: 'may' }>;
function mayText({ who = 'you', once, then, else: otherwise }: May, say: Say): string {
  if (once) return UNSAID;
  const [first, ...rest] = then;
  if (!first) return UNSAID;
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
                ? `${may} ${offered([first])}. ${say.effects(rest, 'sentence')}${not()}`
                : `${may} ${offered([first])}. if ${did}, ${say.effects(rest, 'sentence')}${not()}`,
          ]
        : []),
      () => `${may} ${offered(then)}${not()}`,
    );
  });
}

/** "When you do": what triggers at once says itself that it was done. */
const isReflexive = ([first, ...more]: readonly Effect[]): boolean => first?.do === 'reflexive' && more.length === 0;
type Pay = Extract<Effect, { do: 'pay' }>;
function payText({ who = 'you', cost, times, x, then = [], else: otherwise = [] }: Pay, say: Say): string {
  if (times !== undefined || x !== undefined) return UNSAID;
  const paid = say.costs(cost, 'spoken');
  const did = who === 'you' ? ['you do', "you don't"] : ['they do', "they don't"];
  if (then.length === 0 && otherwise.length > 0) {
    const unless = say.apart(() =>
      say.about(who, (s) => `${s.you ? 'you' : s.text} ${s.you || s.many ? paid : paid.replace(/^(\w+)/, '$1s')}`),
    );
    const done = say.effects(otherwise, 'sentence');
    return say.ways(
      () =>
        `${done} unless ${say.about(who, (s) => `${s.you ? 'you' : s.text} ${s.you || s.many ? paid : paid.replace(/^(\w+)/, '$1s')}`) || unless}`,
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

type Modify = Extract<Effect, { do: 'modify' }>;
function modifyText({ what, mods, until = { kind: 'endOfTurn' }, entering, endable }: Modify, say: Say): string {
  if (entering || endable) return UNSAID;
  const [only] = mods;
  if (until.kind === 'untilEvent')
    return whole(until, ({ kind, ...more }) => nextCardText(what, mods, { kind, ...more }, say));
  const ends = whole(until, (one) => untilText(one, say));
  if (only?.mod === 'control' && mods.length === 1)
    return (
      whole(only, ({ mod, to }) =>
        mod && to === 'you'
          ? either(`gain control of ${say.object(what)}`, `you gain control of ${say.object(what)}`)
          : mod && to !== 'you'
            ? say.about(to, (s) => `${s.text} ${verb(s, 'gain')} control of ${say.object(what)}`)
            : UNSAID,
      ) + (ends === '' ? '' : ` ${ends}`)
    );
  const attacks = isOfAttacks(mods);
  const said = (ending: 'before' | 'after'): string =>
    say.about(what, (s) => {
      const subject = attacks ? { text: `${s.text}${s.many ? "'" : "'s"} attacks`, many: true } : s;
      const done = attacks ? say.mods(mods, subject, true) : say.mods(mods, subject, true);
      return ending === 'before'
        ? `${ends}, ${subject.text} ${done}`
        : `${subject.text} ${done}${ends === '' ? '' : ` ${ends}`}`;
    });
  const each = only?.mod === 'add' && mods.length === 1 && !attacks ? perEach(only.value) : undefined;
  return ends === ''
    ? said('after')
    : say.ways(
        () => said('after'),
        () => said('before'),
        ...(only?.mod === 'add' &&
        mods.length === 1 &&
        !attacks &&
        typeof only.value === 'object' &&
        !isNegative(only.value)
          ? [
              () =>
                say.about(
                  what,
                  (s) =>
                    `${s.text} ${verb(s, 'get')} +${xText(only.value, say, `${FIGURES[only.stat] ?? UNSAID} ${ends}`)}`,
                ),
            ]
          : []),
        // "Gets +1 POWER until end of turn for each …".
        ...(each && only?.mod === 'add'
          ? [
              () =>
                say.about(
                  what,
                  (s) =>
                    `${s.text} ${say.mods([{ ...only, value: each.times }], s, true)} ${ends} for ${each.one(say)}`,
                ),
            ]
          : []),
      );
}
/** "The next card you activate this turn costs 2 less to activate": until such a card is activated, or the turn ends. */
function nextCardText(
  what: Modify['what'],
  [mod, ...others]: Modify['mods'],
  { on, lasting }: Extract<NonNullable<Modify['until']>, { kind: 'untilEvent' }>,
  say: Say,
): string {
  if (what !== 'you' || mod?.mod !== 'cost' || others.length > 0 || lasting) return UNSAID;
  const { of, ...change } = mod;
  const event = { on: 'activate', player: 'you', ...(of === undefined ? {} : { object: of }) };
  if (canonical(on) !== canonical(event)) return UNSAID;
  const card = of === undefined ? 'card' : say.thing(of, { card: true });
  return costChangeText(change, false, `the next ${card} you activate this turn`, say);
}
function untilText(until: NonNullable<Modify['until']>, say: Say): string {
  switch (until.kind) {
    case 'endOfTurn':
      return either('until end of turn', 'until the end of turn', 'this turn');
    case 'endOfNextTurn':
      return until.of === undefined || until.of === 'you' ? 'until the end of your next turn' : UNSAID;
    case 'untilStep':
      if (until.of !== undefined && until.of !== 'you') return UNSAID;
      return until.step === 'start' || until.step === 'wakeUp'
        ? 'until the beginning of your next turn'
        : `until the beginning of your next ${phaseName([until.step])}`;
    case 'endOfFight':
      return either('until end of combat', 'until the end of combat');
    case 'asLongAs':
      return `as long as ${say.condition(until.if)}`;
    case 'permanent':
      return '';
    default:
      return UNSAID;
  }
}

/** "At the beginning of the next end phase, …": once, later. */
function delayedText({ on, effects, repeat, until }: Extract<Effect, { do: 'delayed' }>, say: Say): string {
  if (repeat || until !== undefined || on.on !== 'step') return UNSAID;
  const { match, player, ...more } = on;
  const step = String(match?.step);
  if (canonical(match ?? {}) !== canonical({ step }) || canonical(more) !== '{"on":"step"}') return UNSAID;
  const whose = player === undefined || player === 'any' ? 'the next' : player === 'you' ? 'your next' : UNSAID;
  const when = `at the beginning of ${whose} ${phaseName([step])}`;
  return say.ways(
    () => `${when}, ${say.effects(effects, 'sentence')}`,
    () => `${say.effects(effects, 'sentence')} ${when}`,
  );
}

export const flowVerbs: VerbPhrases = {
  if: ifText,
  may: mayText,
  pay: payText,
  modify: modifyText,
  delayed: delayedText,
  createReplacement: shieldText,
  reflexive: ({ ability }, say) => `when you do, ${say.body(ability)}`,
  either: ({ who, choices }, say) => {
    if (who !== undefined && who !== 'you') return UNSAID;
    const all = choices.map(({ effects }) => say.apart(() => say.effects(effects, 'sentence')));
    return either(
      `choose one—${all.map((one) => ` • ${one}.`).join('')}`,
      all.join(' or '),
      listed(all).replace(/ and (?=[^ ]*$)/, ' or '),
    );
  },
  forEach: ({ of, as, effects }, say) => {
    const each = say.apart(() =>
      typeof of === 'object' && 'each' in of
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
      of === 'players' || of === 'opponents' ? ['player'] : [each.split(' ')[0] ?? '', 'object', 'card'],
    );
    return `for each ${each}, ${say.effects(effects, 'sentence')}`;
  },
  remember: ({ as, what, value }, say) => {
    if (value !== undefined || what === undefined) return UNSAID;
    keep(say, as, what, []);
    return say.spoken.said.some(({ key }) => key === keyOf(what, say)) ? '' : UNSAID;
  },
};
