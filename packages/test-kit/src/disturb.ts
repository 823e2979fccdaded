/** Changes what a seat must not know, for tests that nothing of it reaches the seat. */
import type { GameState, RulesetService, Seat, State } from '@arbiter/engine';

/**
 * A copy of a state in which the faces of all cards hidden from a seat are exchanged within their owners' hidden piles,
 * and the secret state of the random generator is another.
 * @param random gives a number in [0, n)
 */
export function disturb(
  service: RulesetService,
  state: GameState,
  seat: Seat,
  random: (n: number) => number,
): GameState {
  const s = structuredClone(state) as State;
  s.rng.words = s.rng.words.map((w) => (w ^ (1 + random(2 ** 31))) >>> 0) as typeof s.rng.words;
  const pileOf = pilesOf(service, state);
  for (const owner of s.players.map((p) => p.seat)) {
    const hidden = Object.entries(s.zones)
      .filter(([key]) => isHidden(service, key, seat))
      .flatMap(([, ids]) => ids)
      .map((id) => s.objects[id] as State['objects'][string])
      .filter((o) => o.owner === owner && !o.known?.includes(seat));
    // Cards of different piles (a deck and another deck beside it) never take each other's places.
    for (const pile of new Set(hidden.map(pileOf))) {
      const alike = hidden.filter((o) => pileOf(o) === pile);
      const defs = alike.map((o) => o.def);
      for (const object of alike) object.def = defs.splice(random(defs.length), 1)[0] as number;
    }
  }
  return s;
}

function isHidden(service: RulesetService, key: string, seat: Seat): boolean {
  const [name, owner] = key.split(':');
  const zone = service.info.zones.find((z) => z.id === name);
  return zone?.hidden === 'everyone' || (zone?.hidden === 'owner' && Number(owner) !== seat);
}

/** The pile of the sample decks in which the card of an object begins. */
function pilesOf(service: RulesetService, state: GameState): (object: { id: number }) => string {
  const decks = Object.values(service.sampleDecks ?? {});
  const entries = decks.flatMap((deck) => Object.entries(deck));
  const piles = new Map(entries.flatMap(([pile, list]) => list.map(({ card }) => [card, pile] as const)));
  const { objects } = service.view(state, 'judge');
  const names = new Map(Object.entries(objects).map(([id, o]) => [id, String(o.card)]));
  return ({ id }) => piles.get(names.get(`ob${id}`) ?? '') ?? '';
}
