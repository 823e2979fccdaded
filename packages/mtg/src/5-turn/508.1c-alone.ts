/** Restrictions on attacking and blocking alone (508.1c, 509.1b). */
import { type Game, ruleOn, type Violation } from '@arbiter/engine';
import { cite } from '../cite.js';

const BLOCKS = cite('mtg:509.1b');
/** Why a creature can't attack or block as the only one, or null. */
export function aloneBroken(
  g: Game,
  ids: readonly number[],
  rule: 'cantAttackAlone' | 'cantBlockAlone',
): Violation | null {
  const [only, ...others] = new Set(ids);
  if (only === undefined || others.length > 0 || !ruleOn(g, only, rule)) return null;
  const attacks = rule === 'cantAttackAlone';
  return {
    detail: `${g.rules.view.label(g, { object: only })} can't ${attacks ? 'attack' : 'block'} alone`,
    rules: attacks ? cite('mtg:508.1c') : BLOCKS,
  };
}

/** Those that could attack or block at all: what can't alone only where another one could. */
export const notAlone = (g: Game, ids: readonly number[], rule: 'cantAttackAlone' | 'cantBlockAlone'): number[] =>
  ids.length === 1 ? ids.filter((id) => !ruleOn(g, id, rule)) : [...ids];
