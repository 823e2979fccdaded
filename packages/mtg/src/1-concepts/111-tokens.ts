/** Tokens (111): one that has left the battlefield goes nowhere else before it ceases to exist. */
import type { Action, Game, RuleRef } from '@arbiter/engine';
import { cite } from '../cite.js';

/** Why a token can't make this move, or null. */
export function tokenIsGone(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'move') return null;
  const object = g.find(action.object as number);
  return object?.kind === 'token' && object.zone !== 'battlefield' ? cite('mtg:111.8') : null;
}
