/** What continuous effects change, and how long effects last. */
import { z } from 'zod';
import type { Mod } from '../language/types.js';
import { pair, type Tags } from './helpers.js';
import type { Word } from './words.js';

/** `rule` has words of its own; `copy` is made by verbs only. */
export const modWords: Omit<Tags<Mod, 'mod'>, 'rule' | 'copy'> = {
  add: {
    says: 'Adds to a number.',
    example: (n) => ({ mod: 'add', stat: n.stat, value: 1 }),
    takes: (p) => ({ stat: p.figure, value: p.value }),
  },
  set: {
    says: 'Sets a characteristic: a number, a word, or a list of words.',
    example: (n) => ({ mod: 'set', prop: n.stat, value: 1 }),
    takes: (p) => ({ prop: p.prop, value: p.setting }),
  },
  gain: {
    says: 'Adds words to a list characteristic.',
    example: (n) => ({ mod: 'gain', prop: n.list, values: ['Beast'] }),
    takes: (p) => ({ prop: p.list, values: p.terms }),
  },
  lose: {
    says: 'Takes words from a list characteristic.',
    example: (n) => ({ mod: 'lose', prop: n.list, values: ['Beast'] }),
    takes: (p) => ({ prop: p.list, values: p.terms }),
  },
  ability: {
    says: 'Gives an ability.',
    example: { mod: 'ability', ability: { kind: 'static', mods: [{ mod: 'loseAbilities' }] } },
    takes: (p) => ({ ability: p.ability }),
  },
  loseAbilities: { says: 'Takes all abilities away.', example: { mod: 'loseAbilities' } },
  loseKeyword: {
    says: 'Takes a keyword away.',
    example: (n) => ({ mod: 'loseKeyword', keyword: n.keyword }),
    takes: (p) => ({ keyword: p.keyword }),
  },
  switch: {
    says: 'Switches two numbers.',
    example: (n) => ({ mod: 'switch', stats: [n.stat, n.otherStat] }),
    takes: (p) => ({ stats: pair(p.figure, p.figure) }),
  },
  control: {
    says: "The effect's controller gains control.",
    example: { mod: 'control', to: 'you' },
    takes: () => ({ to: z.literal('you') }),
  },
};

export const durationWords: { [kind: string]: Word } = {
  endOfTurn: { says: 'Until the turn ends.', example: { kind: 'endOfTurn' } },
  permanent: { says: 'As long as the object stays what it is.', example: { kind: 'permanent' } },
  nextStep: {
    says: 'Through the next such step of the players in `of`, or else of whoever controls what is affected.',
    example: (n) => ({ kind: 'nextStep', step: n.step, of: 'you' }),
    takes: (p) => ({ step: p.step, of: p.ref.optional() }),
  },
  untilStep: {
    says: 'Until the next such step of the players in `of` begins, of its controller unless said.',
    example: (n) => ({ kind: 'untilStep', step: n.step }),
    takes: (p) => ({ step: p.step, of: p.ref.optional() }),
  },
  endOfFight: { says: 'Until the fight that goes on is over.', example: { kind: 'endOfFight' } },
};
