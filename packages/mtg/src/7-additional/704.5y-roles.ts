/** Roles (303.7a): of those that a player has attached to a permanent only the newest stays. */
import {
  type Action,
  characteristicsOf,
  defineCell,
  type Game,
  isPlayer,
  lists,
  moveAction,
  type StateCheck,
} from '@arbiter/engine';
import { cite } from '../cite.js';

/** The Roles that are attached to permanents, by what they are on and who controls them; those alone are of no interest. */
const roles = defineCell('Roles', (g): readonly number[][] => {
  const groups = new Map<string, number[]>();
  for (const id of g.zone('battlefield')) {
    const host = g.object(id).attachedTo;
    if (!host || isPlayer(host) || !lists(g, id, 'subtypes').includes('Role')) continue;
    const key = `${host.object}:${characteristicsOf(g, id).controller}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
});

/** All but the one with the most recent timestamp. */
function olderRoles(g: Game): number[] {
  const since = (id: number): number => g.object(id).ts ?? 0;
  return roles(g).flatMap((group) => {
    const newest = Math.max(...group.map(since));
    return group.filter((id) => since(id) < newest);
  });
}

export const roleRule: StateCheck = {
  name: 'Roles',
  rules: cite('mtg:704.5y', 'mtg:303.7a'),
  find: (g) => olderRoles(g).map((object): Action => moveAction({ object, to: 'graveyard', cause: 'roleRule' })),
};
