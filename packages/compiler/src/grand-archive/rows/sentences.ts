/** Instructions strung together: sentences, choices, conditions, and what follows from having done something (2.3.4). */
import type { Condition, Effect } from '@arbiter/engine';
import { anaphor, self } from '../../references/making.js';
import { isNoun } from '../../references/nouns.js';
import { row } from '../categories.js';
import { CLASS_BONUS, isAboutSelf, isIt, PERMANENT, restrictedEffects, withX } from './shared.js';

const may = (then: Effect[]): Effect[] => [{ do: 'may', then }];

/** What stands in the place of something else without a duration may last as long as that: no one can tell. */
const lastsItself = (effects: Effect[]): boolean => !JSON.stringify(effects).includes('{"kind":"permanent"}');

/** Where sentences under a restriction begin, by the first instruction of each. */
const restrictedAt = new WeakMap<Effect, number>();
function withinLine(effects: Effect[], at: number): Effect[] {
  const [first] = effects;
  if (first) restrictedAt.set(first, at);
  return effects;
}
/** Whether these are the sentences of a line that begins with a restriction, which is one of the whole line (2.4.4.3). */
export const beginsRestricted = ([first]: Effect[], at: number): boolean =>
  first !== undefined && restrictedAt.get(first) === at;

/** "A gets +1 POWER and B gets +1 POWER until end of turn": the duration behind is one of both. */
function lastingLike([next]: Effect[], effects: Effect[]): Effect[] {
  if (next?.do !== 'modify' || next.until === undefined) return effects;
  const { until } = next;
  return effects.map((one) =>
    one.do === 'modify' && JSON.stringify(one.until) === JSON.stringify(PERMANENT) ? { ...one, until } : one,
  );
}

export const sentences = [
  row('clauses', '<effect>', ({ effect }) => effect),
  row('clauses', '<effect> and <clauses>', ({ effect, clauses }) => [...lastingLike(clauses, effect), ...clauses]),
  row('clauses', '<a:effect> , <b:effect> , and <clauses>', ({ a, b, clauses }) => [...a, ...b, ...clauses]),
  row('clauses', '<effect> , then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> , and <clauses>', ({ effect, clauses }) => [...lastingLike(clauses, effect), ...clauses]),
  row('clauses', '<effect> and if <condition> , <clauses>', ({ effect, condition, clauses }) => [
    ...effect,
    { do: 'if', if: condition, then: clauses },
  ]),
  row('sentence', '<a:clauses> and then you may <b:clauses>', ({ a, b }) => [...a, ...(chosenOrNot(b) ?? may(b))]),
  row('conditional', 'if <a:condition> and <b:condition> , <sentence>', ({ a, b, sentence }) => [
    { do: 'if', if: { all: [a, b] }, then: sentence },
  ]),
  row('sentence', '<clauses>', ({ clauses }) => clauses),
  row('sentence', 'then , <sentence>', ({ sentence }) => sentence),
  row('conditional', 'then , <conditional>', ({ conditional }) => conditional),
  row('sentence', 'then <sentence>', ({ sentence }) => sentence),
  row('paid', 'then <paid>', ({ paid }) => paid),
  row('conditional', 'then <conditional>', ({ conditional }) => conditional),
  row('sentence', 'you may <clauses>', ({ clauses }) => chosenOrNot(clauses) ?? may(clauses)),
  row('sentence', '<clauses> [,] where x is <value>', ({ clauses, value }) => withX(clauses, value)),
  row('sentence', '<clauses> . x is <value>', ({ clauses, value }) => withX(clauses, value)),
  row('conditional', 'if <condition> , <sentence>', ({ condition, sentence }, { from }) => [
    { do: 'if', if: condition, then: itIsSource(condition, sentence, from) },
  ]),
  row('conditional', 'if <a:condition> and if <b:condition> , <sentence>', ({ a, b, sentence }) => [
    { do: 'if', if: { all: [a, b] }, then: sentence },
  ]),
  row(
    'conditional',
    'if there are <word> or more <counter> counters on <source> , remove all of them and <clauses>',
    ({ word, counter, source, clauses }) => [
      {
        do: 'if',
        if: { is: ['self', { counters: [counter, word] }] },
        then: [{ do: 'clearCounters', what: source, kind: counter }, ...clauses],
      },
    ],
    'Coiled Fatestone',
  ),
  row('conditional', 'if <condition> , <paid>', ({ condition, paid }, { from }) => [
    { do: 'if', if: condition, then: itIsSource(condition, paid, from) },
  ]),
  row(
    'sentence',
    'at the beginning of the next end phase , <clauses>',
    ({ clauses }) => [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: clauses }],
    'Arcane Disposition',
  ),
  row('sentence', '<clauses> at the beginning of your next end phase', ({ clauses }) => [
    { do: 'delayed', on: { on: 'step', player: 'you', match: { step: 'end' } }, effects: clauses },
  ]),
  row('sentence', '<clauses> at the beginning of the next end phase', ({ clauses }) => [
    { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: clauses },
  ]),
  row('sentence', 'at the beginning of your next end phase , <clauses>', ({ clauses }) => [
    { do: 'delayed', on: { on: 'step', player: 'you', match: { step: 'end' } }, effects: clauses },
  ]),
  row('sentence', 'at the beginning of your next recollection phase , <clauses>', ({ clauses }) => [
    { do: 'delayed', on: { on: 'step', player: 'you', match: { step: 'recollection' } }, effects: clauses },
  ]),
  // What follows from how much was prevented is part of the replacement effect (2.9.1.10).
  row(
    'sentence',
    'the next time <damageKind> would be dealt to <object> this turn , prevent that damage . <clauses>',
    ({ damageKind, object, clauses }) =>
      JSON.stringify(clauses).includes('{"event":"prevented"}')
        ? [
            {
              do: 'createReplacement',
              entities: object,
              once: true,
              replaces: { on: 'damage', ...damageKind, prevent: true, also: clauses },
              until: { kind: 'endOfTurn' },
            },
          ]
        : undefined,
    'Spellshield: Arcane',
  ),
  row(
    'sentence',
    'the next time <damageKind> would be dealt to <object> this turn , prevent that damage . <clauses> [,] where x is the amount of damage prevented this way',
    ({ damageKind, object, clauses }) => {
      const also = withX(clauses, { event: 'prevented' });
      return (
        also && [
          {
            do: 'createReplacement',
            entities: object,
            once: true,
            replaces: { on: 'damage', ...damageKind, prevent: true, also },
            until: { kind: 'endOfTurn' },
          },
        ]
      );
    },
    'Spellshield: Astra',
  ),
  row(
    'sentence',
    'the next time <damageKind> would be dealt to <object> this turn , prevent that damage . if <digit> or more damage was prevented this way , <clauses>',
    ({ damageKind, object, digit, clauses }) => [
      {
        do: 'createReplacement',
        entities: object,
        once: true,
        replaces: {
          on: 'damage',
          ...damageKind,
          prevent: true,
          also: [{ do: 'if', if: { compare: [{ event: 'prevented' }, '>=', digit] }, then: clauses }],
        },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Spellshield: Wind',
  ),
  row('conditional', 'if <condition> , <a:clauses> . otherwise , <b:clauses>', ({ condition, a, b }) => [
    { do: 'if', if: condition, then: a, else: b },
  ]),
  row(
    'paid',
    'each player reveals all cards in their memory . <shown>',
    ({ shown }) => [{ do: 'reveal', what: { each: { zone: 'memory' } } }, ...shown],
    'Prismatic Edge',
  ),
  row('shown', 'if a|an <element> element card was revealed , <clauses>', ({ element, clauses }) => [
    { do: 'if', if: { exists: [{ zone: 'memory' }, { has: ['elements', [element]] }] }, then: clauses },
  ]),
  row('shown', 'if a|an <element> element card was revealed , <clauses> . <shown>', ({ element, clauses, shown }) => [
    { do: 'if', if: { exists: [{ zone: 'memory' }, { has: ['elements', [element]] }] }, then: clauses },
    ...shown,
  ]),
  // In the place of what stands before (2.4.4.1).
  row('sentence', '<a:clauses> . <open> class bonus <close> <b:clauses> instead', ({ a, b }) =>
    lastsItself(b) ? [{ do: 'if', if: CLASS_BONUS, then: b, else: a }] : undefined,
  ),
  row('sentence', '<open> class bonus <close> <clauses>', ({ clauses }, { from }) =>
    withinLine(restrictedEffects(CLASS_BONUS, clauses), from),
  ),
  row('sentence', '<open> class bonus <close> <sentence>', ({ sentence }, { from }) =>
    sentence.every((one) => one.do === 'createReplacement')
      ? withinLine(restrictedEffects(CLASS_BONUS, sentence), from)
      : undefined,
  ),
  row('sentence', '<effect> unless that player pays <price>', ({ effect, price }, { from }) => [
    { do: 'pay', who: anaphor(from, 'player'), cost: [{ pay: 'reserve', amount: price }], then: [], else: effect },
  ]),
  row('sentence', '<open> class bonus <close> <conditional>', ({ conditional }, { from }) =>
    withinLine(restrictedEffects(CLASS_BONUS, conditional), from),
  ),
  row(
    'sentence',
    '<a:clauses> . <open> class bonus <close> if <condition> , <b:clauses> instead',
    ({ a, condition, b }) =>
      lastsItself(b) ? [{ do: 'if', if: { all: [CLASS_BONUS, condition] }, then: b, else: a }] : undefined,
    'Explosive Rune',
  ),
  row('sentence', '<a:clauses> . if <condition> , <b:clauses> instead', ({ a, condition, b }) =>
    lastsItself(b) ? [{ do: 'if', if: condition, then: b, else: a }] : undefined,
  ),
  // After a trigger "if" is its condition (2.4.2.2.1.1): what a trigger does begins with something else.
  row('told', '<sentence>', ({ sentence }) => sentence),
  row('told', '<sentence> . <effects>', ({ sentence, effects }) => [...sentence, ...effects]),
  row('told', '<paid>', ({ paid }) => paid),
  row('told', '<paid> . <effects>', ({ paid, effects }) => [...paid, ...effects]),
  row('effects', '<told>', ({ told }) => told),
  row('effects', '<conditional>', ({ conditional }) => conditional),
  row('effects', '<conditional> . <effects>', ({ conditional, effects }) => [...conditional, ...effects]),
];

/** "If there are three counters on ~, you may banish it": that is what was asked about. */
export function itIsSource(condition: Condition, effects: Effect[], at: number): Effect[] {
  if (!isAboutSelf(condition)) return effects;
  let others = 0;
  const source = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(source);
    if (typeof part !== 'object' || part === null) return part;
    if (isNoun(part) && !isIt(part)) others++;
    return isIt(part) ? self(at) : Object.fromEntries(Object.entries(part).map(([key, one]) => [key, source(one)]));
  };
  const settled = source(effects) as Effect[];
  // Where something else is spoken of as well, "it" may be that.
  return others === 0 ? settled : effects;
}

/** "You may put a counter on an ally": what is chosen, or nothing. */
function chosenOrNot(effects: Effect[]): Effect[] | undefined {
  const [choice, ...others] = effects;
  if (choice?.do === 'choose' && choice.min === 0) return others.length === 1 ? effects : undefined;
  if (choice?.do !== 'choose' || choice.min !== 1 || choice.max !== 1 || others.length !== 1) return undefined;
  return [{ ...choice, min: 0 }, ...others];
}
