/** A party (700.8): up to one each of four sorts of creatures that a player controls. */
import { characteristicsOf, defineValue, type Game, type Seat, wordsOf, youOf } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Values {
    party: 'party';
  }
}

const ROLES = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** For each creature of a player the places that it could take, as bits; those that could take none are left out. */
function placesOf(g: Game, seat: Seat): number[] {
  const found: number[] = [];
  for (const id of g.zone('battlefield')) {
    const { controller, props } = characteristicsOf(g, id);
    if (controller !== seat || !wordsOf(props.types).includes('Creature')) continue;
    const subtypes = wordsOf(props.subtypes);
    const places = ROLES.reduce((bits, role, i) => (subtypes.includes(role) ? bits | (1 << i) : bits), 0);
    if (places !== 0) found.push(places);
  }
  return found;
}

/** How many places can be filled at most, each creature taking one (700.8a, 700.8b): all ways of filling them are gone through. */
export function partyOf(g: Game, seat: Seat): number {
  const filled = new Set([0]);
  for (const places of placesOf(g, seat))
    for (const before of [...filled])
      for (const i of ROLES.keys()) if (places & (1 << i)) filled.add(before | (1 << i));
  return Math.max(...[...filled].map((bits) => ROLES.filter((_, i) => bits & (1 << i)).length));
}

export const party = defineValue('party', {
  description: 'How many creatures there are in your party: at most one each of Cleric, Rogue, Warrior and Wizard.',
  example: 'party',
  compile: () => (g, by) => partyOf(g, youOf(by)),
  text: () => 'the number of creatures in your party',
});
