/**
 * Immortality (2.11.7.15.2): the object doesn't go from the field to the graveyard: it neither dies nor is it destroyed or
 * sacrificed. Only of two unique ones of one name a player keeps one all the same (1.7.8.2.1).
 */
import type { Action, Game, RuleRef } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';
import { hasTrait } from './traits.js';

const RULES = cite('ga:2.11.7.15.2');

export const immortality = defineKeyword({
  name: 'immortality',
  rules: RULES,
  description: 'Can’t go from the field to the graveyard.',
  redundant: true,
  traits: { lives: RULES },
});

/** Why a unique object goes, whatever else is so of it. */
export const UNIQUE = 'unique';

export const isImmortal = (g: Game, id: number): boolean => g.find(id)?.zone === 'field' && hasTrait(g, id, 'lives');

export const cannotDie = (g: Game, action: Action): RuleRef[] | null =>
  action.type === 'move' && action.to === 'graveyard' && action.cause !== UNIQUE && isImmortal(g, action.object)
    ? RULES
    : null;
