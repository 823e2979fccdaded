/** Words for groups of objects: modified (700.9) and outlaws (700.12). */
import { characteristicsOf, controllerOf, definePredicate, isPlayer, lists } from '@arbiter/engine';
import { isAura, isEquipment } from '../3-card-types/303-attaching.js';

const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

export const modified = definePredicate('modified', {
  description: 'A permanent with counters, an Equipment, or an Aura of its controller on it.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    if (object?.zone !== 'battlefield') return false;
    if (Object.values(object.counters ?? {}).some((many) => many > 0)) return true;
    const controller = controllerOf(g, object.id);
    return g.zone('battlefield').some((id) => {
      const to = g.object(id).attachedTo;
      if (!to || !('object' in to) || to.object !== object.id) return false;
      const now = characteristicsOf(g, id);
      return isEquipment(now) || (isAura(now) && now.controller === controller);
    });
  },
});

export const outlaw = definePredicate('outlaw', {
  description: 'An Assassin, Mercenary, Pirate, Rogue or Warlock.',
  holds: (g, e) => !isPlayer(e) && lists(g, e.object, 'subtypes').some((subtype) => OUTLAWS.includes(subtype)),
});
