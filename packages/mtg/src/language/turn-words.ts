/** Words of the card language about turns and combat. */
import type { HappeningWord, Word } from '@arbiter/engine';
import { z } from 'zod';

const phases = z.enum(['beginning', 'combat', 'main', 'ending']);
const steps = ['upkeep', 'draw', 'untap', 'beginningOfCombat', 'precombatMain', 'postcombatMain', 'end'] as const;
export const skippable = z.enum([...steps, 'combat', 'turn']);

export const turnVerbs: { [verb: string]: Word } = {
  extraTurn: {
    says: 'Players take an extra turn after this one.',
    example: { do: 'extraTurn', who: 'you' },
    takes: (p) => ({ who: p.ref }),
  },
  extraPhases: {
    says: 'After the present phase there are these, in order.',
    example: { do: 'extraPhases', phases: ['combat', 'main'] },
    takes: () => ({ phases: z.array(phases).min(1).max(5) }),
  },
  skipNext: {
    says: 'Players skip their next such step or phase, or their next turn.',
    example: { do: 'skipNext', what: 'draw', who: 'opponents' },
    takes: (p) => ({ what: skippable, who: p.ref }),
  },
  enterAttacking: {
    says: 'Puts a token, or objects, onto the battlefield tapped and attacking.',
    example: (n) => ({ do: 'enterAttacking', token: n.token }),
    takes: (p) => ({ token: p.token.optional(), what: p.ref.optional() }),
    check: (used) => ('token' in used === 'what' in used ? 'takes one of "token" and "what"' : null),
  },
  removeFromCombat: {
    says: 'Removes creatures from combat.',
    example: { do: 'removeFromCombat', what: 'self' },
    takes: (p) => ({ what: p.ref }),
  },
};

export const combatHappenings: { [on: string]: HappeningWord } = {
  attack: {
    says: 'A creature was declared as an attacker.',
    example: { on: 'attack', object: 'self' },
    match: (p) => ({ count: p.count }),
    refs: ['object', 'player', 'defending'],
    numbers: ['count'],
  },
  attackers: {
    says: 'A player attacked with one or more creatures.',
    example: { on: 'attackers', player: 'you', match: { count: 1 } },
    match: (p) => ({ count: p.count }),
    refs: ['player'],
    numbers: ['count'],
  },
  attacked: {
    says: 'A player or planeswalker was attacked by one or more creatures of the player `by`.',
    example: { on: 'attacked', player: 'you' },
    refs: ['player', 'object'],
  },
  block: {
    says: 'A creature blocked `attacker`, which is its `source` too; `first` for the first of several it blocks.',
    example: { on: 'block', object: 'self', match: { first: true } },
    match: (p) => ({ first: z.boolean(), count: p.count }),
    refs: ['object', 'attacker', 'source', 'player'],
    numbers: ['count'],
  },
  becomesBlocked: {
    says: 'An attacking creature became blocked.',
    example: { on: 'becomesBlocked', object: 'self' },
    match: (p) => ({ count: p.count }),
    refs: ['object'],
    numbers: ['count'],
  },
  unblocked: {
    says: 'An attacking creature was not blocked.',
    example: { on: 'unblocked', object: 'self' },
    refs: ['object'],
  },
};
