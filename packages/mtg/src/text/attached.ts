/** What Auras and Equipment are attached to, and what has them attached (301.5, 303.4). */
import { canonical, type Face, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { either, type Say, UNSAID } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** Whom an Aura enchants that is no permanent: "player", "opponent" (303.4b). */
export function enchantedPlayer(from: Filter): string | undefined {
  const said = canonical(list(from));
  return { '[{"player":"any"}]': 'player', '[{"player":"opponent"}]': 'opponent' }[said];
}
/** Whether a card is an Aura that enchants a player: what is said of that player is said of nobody else. */
export const enchantsPlayer = ({ abilities }: Face): boolean =>
  abilities.some(
    (one) =>
      one.kind === 'keyword' &&
      one.keyword === 'enchant' &&
      one.from !== undefined &&
      enchantedPlayer(one.from) !== undefined,
  );
/** How a card calls the player whom it enchants. */
export const playerEnchanted = (say: Say): string =>
  enchantsPlayer(say.face) ? either('enchanted player', 'enchanted opponent') : UNSAID;

/** "attached to it", "attached to you". */
export const attachedTo = (to: Ref, say: Say): string => `attached to ${say.object(to, 'asked')}`;

/** What has an Equipment attached is equipped, what has an Aura attached is enchanted. */
export const bearing = (what: Filter): string => BEARING[canonical(list(what))] ?? UNSAID;
const BEARING: { [filter: string]: string } = {
  [canonical([{ has: ['subtypes', 'Equipment'] }])]: 'equipped',
  [canonical([{ has: ['subtypes', 'Aura'] }])]: 'enchanted',
};
