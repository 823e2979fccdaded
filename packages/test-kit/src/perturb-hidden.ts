/** Changes what a viewer must not know, for tests that nothing of it reaches the viewer. */
import { type GameState, type RulesetService, randomKey, type State, type Viewer } from '@arbiter/engine';
import { pendingOf } from './simulate.js';

/** A card that may take a hidden one's place: the hash of its definition, and the pile of a deck in which it begins. */
export interface Stand {
  pile: string;
  hash: string;
}

export interface Perturbation {
  /** Gives another secret state to the random generator. */
  seed: boolean;
  /** Exchanges hidden cards: one's own for each other, those of others for any card that could lie there as well. */
  cards: boolean;
  /** All cards that may be there, by name. */
  stands: ReadonlyMap<string, Stand>;
}

/**
 * A copy of a state that differs in what a viewer must not know, and in nothing else. What the viewer has been shown
 * stays: a card counts as hidden where the viewer's own view doesn't name it.
 * @param random gives a number in [0, n)
 */
export function perturbHidden(
  service: RulesetService,
  state: GameState,
  viewer: Viewer,
  random: (n: number) => number,
  how: Perturbation,
): GameState {
  const s = structuredClone(state) as State;
  if (how.seed) s.rng.key = randomKey(s.rng.key, { game: String(random(2 ** 31)) });
  if (!how.cards) return s;
  const names = hiddenCards(service, state, viewer);
  // Of a card that no deck of the stands has it isn't known in which pile it begins: it changes places only where it lies.
  const pileOf = (o: { id: number; zone: string }): string =>
    how.stands.get(names.get(`ob${o.id}`) ?? '')?.pile ?? o.zone;
  const moving = new Set([...underWay(s), ...ordered(service, state, viewer)]);
  // Which cards are designated is known to everybody.
  const hidden = Object.values(s.objects).filter(
    (o) => names.has(`ob${o.id}`) && o.designation === undefined && !moving.has(o.id),
  );
  for (const { seat: owner } of s.players) {
    const theirs = hidden.filter((o) => o.owner === owner);
    // Cards of different piles (a deck and another deck beside it) never take each other's places.
    for (const pile of new Set(theirs.map(pileOf))) {
      const alike = theirs.filter((o) => pileOf(o) === pile);
      const defs = alike.map((o) => o.def);
      for (const object of alike) object.def = defs.splice(random(defs.length), 1)[0] as number;
      // Everybody knows their own deck, but not that of another.
      if (owner === viewer) continue;
      const others = [...how.stands.values()].filter((c) => c.pile === pile);
      for (const object of alike)
        if (others.length > 0 && random(4) > 0) object.def = defOf(s, others[random(others.length)] as Stand);
    }
  }
  return s;
}

/** What is about to go somewhere, while something is asked about that: what is asked depends on which card it is. */
function underWay(s: State): Set<number> {
  const actions = s.frames
    .filter(({ procedure }) => procedure === 'replace')
    .flatMap(({ locals }) => [locals.open, locals.settled] as ({ object?: number }[] | undefined)[])
    .flatMap((list) => list ?? []);
  return new Set(actions.flatMap(({ object }) => object ?? []));
}

/** What the viewer puts into an order as it goes, and sees then (mtg 404.3). */
const ordered = (service: RulesetService, state: GameState, viewer: Viewer): number[] =>
  pendingOf(service, state)
    .filter(({ kind, seat }) => kind === 'ORDER' && seat === viewer)
    .flatMap(({ options }) => options.flatMap(({ object }) => (object ? [Number(object.slice(2))] : [])));

function defOf(s: State, { hash }: Stand): number {
  const at = s.defs.indexOf(hash);
  return at >= 0 ? at : s.defs.push(hash) - 1;
}

/** The cards that a viewer can't see, by the id of their object. */
export function hiddenCards(service: RulesetService, state: GameState, viewer: Viewer): Map<string, string> {
  const seen = service.view(state, viewer).objects;
  const all = Object.entries(service.view(state, 'judge').objects);
  return new Map(
    all
      .filter(([id, o]) => typeof o.card === 'string' && seen[id]?.card === undefined)
      .map(([id, o]) => [id, String(o.card)]),
  );
}

/** Adds the cards of a game that has just begun to those that may take another's place. */
export function collectStands(
  service: RulesetService,
  game: GameState,
  pileOf: ReadonlyMap<string, string>,
  stands: Map<string, Stand>,
): void {
  const state = game as State;
  for (const [id, { card }] of Object.entries(service.view(state, 'judge').objects)) {
    const object = state.objects[id.slice(2)];
    const pile = pileOf.get(String(card));
    if (object && pile) stands.set(String(card), { pile, hash: state.defs[object.def] as string });
  }
}
