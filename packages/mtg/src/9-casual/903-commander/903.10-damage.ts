/** Combat damage by commanders, of which players lose (903.10a, 104.3j, 704.6c). */
import type { Action, Game, Obj, Seat, StateCheck } from '@arbiter/engine';
import { cannotLose } from '../../1-concepts/104-ending.js';
import { cite } from '../../cite.js';
import { isCommander } from './903.3-commander.js';

const LETHAL = 21;

/** A commander as it is told from all others. */
const commanderKey = ({ owner, designation = '' }: Pick<Obj, 'owner' | 'designation'>): string =>
  `${owner} ${designation}`;

/** The combat damage that a commander has dealt to a player. */
export const damageBy = (g: Game, commander: Pick<Obj, 'owner' | 'designation'>, player: Seat): number =>
  g.playerMarks(player).commanders?.damage?.[commanderKey(commander)] ?? 0;

/** Counts combat damage that a commander dealt to a player. */
export function countCommanderDamage(g: Game, source: number, player: Seat, amount: number): void {
  const object = g.find(source);
  if (!object || !isCommander(object)) return;
  const known = g.playerMarks(player).commanders;
  const key = commanderKey(object);
  g.markPlayer(player, 'commanders', {
    ...known,
    damage: { ...known?.damage, [key]: damageBy(g, object, player) + amount },
  });
}

export const commanderDamageCheck: StateCheck = {
  name: 'commander damage',
  rules: cite('mtg:704.6c', 'mtg:903.10a'),
  find: (g) =>
    g
      .seatsFrom(g.active)
      .filter((seat) => !cannotLose(g, seat))
      .filter((seat) => Object.values(g.playerMarks(seat).commanders?.damage ?? {}).some((n) => n >= LETHAL))
      .map((player): Action => ({ type: 'lose', player, reason: 'commanderDamage' })),
};
