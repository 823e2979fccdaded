/** Indestructible (702.12): it can't be destroyed. "Can't" beats everything that says destroy (101.2). */
import { type Action, type Game, keyword, onField, type RuleRef } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({ keyword: 'indestructible', rules: cite('mtg:702.12'), says: 'Can’t be destroyed.' });
export function cannotBeDestroyed(g: Game, action: Action): RuleRef[] | null {
  if (action.type !== 'move' || action.cause !== 'destroy') return null;
  const id = action.object as number;
  return onField(g, id) && keyword(g, id, 'indestructible') ? cite('mtg:702.12b', 'mtg:101.2') : null;
}
