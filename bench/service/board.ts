/** The game that the service plays in the benchmark: an ordinary position of Magic, in which seats mostly pass. */

const side = (library: number): object => ({
  hand: ['Shock', 'Giant Growth', 'Centaur Courser', 'Forest'],
  library: [
    { card: 'Forest', count: Math.ceil(library / 2) },
    { card: 'Mountain', count: Math.floor(library / 2) },
  ],
  battlefield: [
    { card: 'Forest', count: 4 },
    { card: 'Mountain', count: 3 },
    'Giant Spider',
    'Llanowar Elves',
    'Alpine Grizzly',
    'Glorious Anthem',
  ],
});

/** @param library cards in each library: a library of forty lasts for more than a thousand actions */
export const newGame = (library: number): object => ({
  ruleset: 'mtg',
  edition: 'current',
  scenario: {
    ruleset: 'mtg',
    edition: 'current',
    seed: 'bench',
    options: { autoPass: 'none', payment: 'auto' },
    turn: { number: 3, active: 0, step: 'precombatMain' },
    players: [side(library), side(library)],
  },
});

/** What a seat answers to a decision of a kind: it does as little as the rules let it. */
export function answerTo(kind: string): object {
  switch (kind) {
    case 'PRIORITY':
      return { choose: [{ kind: 'PASS' }] };
    case 'ATTACKERS':
    case 'BLOCKERS':
      return { assign: [] };
    case 'CLEANUP_DISCARD':
      return { choose: [{ nth: 0 }] };
    default:
      throw new Error(`nobody expected to be asked ${kind}`);
  }
}
