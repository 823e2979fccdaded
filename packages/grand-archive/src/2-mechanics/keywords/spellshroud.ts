/**
 * Spellshroud: Spells, and what comes from them, can't target the object, or the player who has it; omnishroud: nothing can (2.11.7.15.2). Read where
 * targets are chosen.
 */
import {
  type Entity,
  type Filter,
  type Game,
  isPlayer,
  matches,
  type Perspective,
  playerRules,
  type RuleRef,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { isOnField } from '../2.6-attacking.js';
import { defineKeyword } from './hooks.js';
import { hasTrait } from './traits.js';

const SPELL: Filter = { has: ['subtypes', ['Spell']] };
const RULES = cite('ga:2.11.7.15.2');

export const spellshroud = defineKeyword({
  name: 'spellshroud',
  rules: cite('ga:2.4.0.10.1'),
  description: 'Spells can’t target it, nor can abilities of Spells.',
  redundant: true,
  traits: { shunsSpells: RULES },
});

export const omnishroud = defineKeyword({
  name: 'omnishroud',
  rules: RULES,
  description: 'Nothing that is activated, materialized or triggered can target it.',
  redundant: true,
  traits: { shunsAll: RULES },
});

/** Null when something may target the entity; otherwise the rules against it. Triggers of a Spell are Spells themselves. */
export const targetable = (g: Game, target: Entity, by: Perspective): RuleRef[] | null => {
  const isSpell = (): boolean => matches(g, { object: by.source }, SPELL, by);
  if (isPlayer(target))
    return playerRules(g, target.player, 'untargetedBySpells').length > 0 && isSpell() ? RULES : null;
  if (!isOnField(g, target.object)) return null;
  if (hasTrait(g, target.object, 'shunsAll')) return RULES;
  return hasTrait(g, target.object, 'shunsSpells') && isSpell() ? RULES : null;
};
