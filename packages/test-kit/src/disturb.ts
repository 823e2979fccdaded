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
  for (const owner of s.players.map((p) => p.seat)) {
    const hidden = Object.entries(s.zones)
      .filter(([key]) => isHidden(service, key, seat))
      .flatMap(([, ids]) => ids)
      .map((id) => s.objects[id] as State['objects'][string])
      .filter((o) => o.owner === owner && !o.known?.includes(seat));
    const defs = hidden.map((o) => o.def);
    for (const object of hidden) object.def = defs.splice(random(defs.length), 1)[0] as number;
  }
  return s;
}

function isHidden(service: RulesetService, key: string, seat: Seat): boolean {
  const [name, owner] = key.split(':');
  const zone = service.info.zones.find((z) => z.id === name);
  return zone?.hidden === 'everyone' || (zone?.hidden === 'owner' && Number(owner) !== seat);
}
