/** Renewable (2.11.7.15.2): regalia that are banished from the field or an intent go to the material deck. Read where cards move. */
import { type ActionOf, type Game, zoneName } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';
import { hasTrait } from './traits.js';

const RULES = cite('ga:2.11.7.15.2');

export const renewable = defineKeyword({
  name: 'renewable',
  rules: RULES,
  description: 'Goes to the material deck where it would be banished from the field or an intent.',
  redundant: true,
  traits: { comesBack: RULES },
});

/** Where something that would be banished goes instead. */
export function renewed(g: Game, action: ActionOf<'move'>): ActionOf<'move'> {
  const object = action.to === 'banishment' ? g.find(action.object) : undefined;
  if (!object || (object.zone !== 'field' && zoneName(object.zone) !== 'intent')) return action;
  return hasTrait(g, object.id, 'comesBack') ? { ...action, to: 'materialDeck', $rules: RULES } : action;
}
