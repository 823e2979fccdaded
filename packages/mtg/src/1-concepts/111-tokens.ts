/** Tokens (111): what none is made of, and one that has left the battlefield goes nowhere else before it ceases to exist. */
import { type Action, type ActionOf, type Game, looksOfMade, type RuleRef, wordsOf } from '@arbiter/engine';
import { hostless, isKeptOut } from '../3-card-types/303-attaching.js';
import { cite } from '../cite.js';

/** Why a token can't be made or can't make this move, or null. */
export function cannotBeToken(g: Game, action: Action): RuleRef[] | null {
  if (action.type === 'create')
    return neverEnters(g, action) || isKeptOut(g, action) ? cite('mtg:111.5') : hostless(g, action);
  if (action.type !== 'move') return null;
  const object = g.find(action.object);
  return object?.kind === 'token' && object.zone !== 'battlefield' ? cite('mtg:111.8') : null;
}

/** A copy of an instant or sorcery can't be a permanent, so no such token is created. */
function neverEnters(g: Game, action: ActionOf<'create'>): boolean {
  const types = wordsOf(looksOfMade(g, action).props.types);
  return types.includes('Instant') || types.includes('Sorcery');
}
