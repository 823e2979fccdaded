/** How long effects last. */
import type { Condition, Ref, TriggerPattern } from '../language/types.js';
import { defineDuration } from '../machine/words.js';

declare module '../language/types.js' {
  interface Durations {
    // biome-ignore-start lint/complexity/noBannedTypes: these take no parameters
    endOfTurn: {};
    permanent: {};
    endOfFight: {};
    whileControlled: {};
    // biome-ignore-end lint/complexity/noBannedTypes: these take no parameters
    nextStep: { step: string; of?: Ref };
    untilStep: { step: string; of?: Ref };
    endOfNextTurn: { of?: Ref };
    asLongAs: { if: Condition };
    untilEvent: { on: TriggerPattern; lasting?: true };
  }
}

export const endOfTurn = defineDuration('endOfTurn', {
  description: 'Until the turn ends.',
  example: { kind: 'endOfTurn' },
  text: () => 'until end of turn',
});
export const permanent = defineDuration('permanent', {
  description: 'As long as the object stays what it is.',
  example: { kind: 'permanent' },
  text: () => '',
});
export const whileControlled = defineDuration('whileControlled', {
  description: 'As long as nobody else gains control of the object.',
  example: { kind: 'whileControlled' },
  text: () => 'until its controller loses control of it',
});
export const asLongAs = defineDuration('asLongAs', {
  description:
    'As long as a condition holds; it never begins where it does not hold then, nor again once it has ended.',
  example: { kind: 'asLongAs', if: { exists: [{ self: true }, { controller: 'you' }] } },
  params: (p) => ({ if: p.condition }),
  text: () => 'for as long as that is so',
});
export const untilEvent = defineDuration('untilEvent', {
  description: 'Until something happens, and at most until the turn ends unless it is `lasting`.',
  example: { kind: 'untilEvent', on: { on: 'draw', player: 'you' } },
  params: (p) => ({ on: p.trigger, lasting: p.flag.optional() }),
  text: ({ on: { on }, lasting }) => `until the next ${on}${lasting ? '' : ', this turn'}`,
});
export const nextStep = defineDuration('nextStep', {
  description: 'Through the next such step of the players in `of`, or else of whoever controls what is affected.',
  example: (n) => ({ kind: 'nextStep', step: n.step, of: 'you' }),
  params: (p) => ({ step: p.step, of: p.ref.optional() }),
  text: ({ step }) => `during the next ${step}`,
});
export const untilStep = defineDuration('untilStep', {
  description: 'Until the next such step of the players in `of` begins, of its controller unless said.',
  example: (n) => ({ kind: 'untilStep', step: n.step }),
  params: (p) => ({ step: p.step, of: p.ref.optional() }),
  text: ({ step }) => `until the next ${step}`,
});
export const endOfNextTurn = defineDuration('endOfNextTurn', {
  description:
    'Until the next turn of the players in `of` ends, of its controller unless said; not the turn that it began in.',
  example: { kind: 'endOfNextTurn' },
  params: (p) => ({ of: p.ref.optional() }),
  text: () => 'until the end of your next turn',
});
export const endOfFight = defineDuration('endOfFight', {
  description: 'Until the fight that goes on is over.',
  example: { kind: 'endOfFight' },
  text: () => 'until the fight is over',
});
