/**
 * What a seat knows of a game, with everything else imagined: states in which the cards that the seat can't see are drawn
 * anew, uniformly over what is consistent with what it sees. They follow from that and from a seed alone, down to ids, order
 * and timestamps, so that nobody learns from them what the seat doesn't know already.
 */
import type { Compiled } from '../cards/compiled.js';
import { functionsElsewhere } from '../continuous/elsewhere.js';
import type { GameState, Sampling } from '../contract/api.js';
import type { Seat } from '../contract/contract.js';
import { historyFor } from '../events/history.js';
import { exportState, loadGame } from '../machine/border.js';
import type { Game } from '../machine/game.js';
import { run } from '../machine/machine.js';
import { perRules } from '../machine/per-rules.js';
import { canSee, zoneName } from '../machine/zones.js';
import { randomKey, randomWord } from '../state/random.js';
import type { Obj, State } from '../state/state.js';
import { viewGame } from '../view/view.js';
import { answerOthers, masked, type Slot } from './mask.js';
import type { Playing } from './session.js';

/** Gives a number in [0, n). */
type Random = (n: number) => number;

/** The pile of a deck that most cards begin in. */
const MAIN = 'main';
const WORD_RANGE = 2 ** 32;

/** Numbers that follow from a key. */
function randomBy(key: string): Random {
  let position = 0;
  return (n) => {
    const limit = Math.floor(WORD_RANGE / n) * n;
    let word: number;
    do word = randomWord(key, position++);
    while (word >= limit);
    return word % n;
  };
}

/** Takes one of a list out of it. */
function takeOne<T>(list: T[], at: number): T {
  for (const one of list.splice(at, 1)) return one;
  throw new Error('there is nothing left to take');
}

/** A card that decks may have: there may be tens of thousands, so that none is made ready before it is drawn. */
type Playable = Pick<Compiled, 'name' | 'props'>;

/** The cards that decks may have, by the pile of a deck that they begin in. */
const cardsOfPile = perRules((rules) => {
  const piles = new Map<string, Playable[]>();
  const all = [...rules.definitions.printed()].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const card of all) {
    const pile = pileOf(rules, card);
    if (pile === null) continue;
    const list = piles.get(pile);
    if (list) list.push(card);
    else piles.set(pile, [card]);
  }
  return piles;
});

/** Those of them that are in colours, found once for each set of colours that was asked for. */
const poolsOfPile = perRules(() => new Map<string, readonly Playable[]>());

function cardsInColors(rules: Game['rules'], pile: string, colors: ReadonlySet<string>): readonly Playable[] {
  const { colorsOf } = rules.zones.imagined ?? {};
  const key = [pile, ...[...colors].sort()].join(' ');
  const pools = poolsOfPile(rules);
  const known = pools.get(key);
  if (known) return known;
  const all = cardsOfPile(rules).get(pile) ?? [];
  const inColors = (card: Playable): boolean => (colorsOf?.(card.props) ?? []).every((color) => colors.has(color));
  const pool = colors.size === 0 ? all : all.filter(inColors);
  pools.set(key, pool);
  return pool;
}

function pileOf({ zones }: Game['rules'], card: Playable): string | null {
  return zones.imagined?.pileOf ? zones.imagined.pileOf(card.props) : MAIN;
}

/** The cards that one player's hidden objects may be, and how each is chosen. */
class Imagined {
  private readonly rules: Game['rules'];

  constructor(
    private readonly g: Game,
    private readonly random: Random,
    private readonly able: Map<number, readonly Playable[]>,
  ) {
    this.rules = g.rules;
  }

  private pileIn({ object: { zone } }: Slot): string {
    return this.rules.zones.imagined?.pileIn?.[zoneName(zone)] ?? MAIN;
  }

  private fits({ object, lies }: Slot, card: Compiled): boolean {
    return !lies || (this.rules.zones.imagined?.fits?.(this.g, object, card) ?? true);
  }

  /** Deals cards of which is known how many there are of each, each arrangement that fits with equal chance. */
  deal(slots: readonly Slot[], cards: readonly Compiled[], give: (slot: Slot, card: Compiled) => void): void {
    const left = cards.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
    const later: Slot[] = [];
    // What lies for all to see is chosen first, since it must be able to lie there.
    for (const slot of slots) {
      const able = slot.lies ? left.flatMap((card, at) => (this.fits(slot, card) ? [at] : [])) : [];
      if (able.length === 0) later.push(slot);
      else give(slot, takeOne(left, able[this.random(able.length)] ?? 0));
    }
    for (const slot of later) {
      const pile = this.pileIn(slot);
      const able = left.flatMap((card, at) => (pileOf(this.rules, card) === pile ? [at] : []));
      const at = able.length > 0 ? (able[this.random(able.length)] ?? 0) : this.random(left.length);
      give(slot, takeOne(left, at));
    }
  }

  /** Draws each from what decks may have in these colours. */
  draw(slots: readonly Slot[], colors: ReadonlySet<string>, give: (slot: Slot, card: Compiled) => void): void {
    for (const slot of slots) {
      const pile = this.pileIn(slot);
      const all = cardsOfPile(this.rules).get(pile) ?? [];
      const pool = cardsInColors(this.rules, pile, colors);
      const fitting = slot.lies ? this.fitting(slot, pool) : pool;
      const among = [fitting, pool, all].find((list) => list.length > 0) ?? [];
      const card = this.ready(among[this.random(among.length)]);
      if (card) give(slot, card);
    }
  }

  /** What may lie in a place, found once for all samples. */
  private fitting(slot: Slot, pool: readonly Playable[]): readonly Playable[] {
    const { id } = slot.object;
    const found =
      this.able.get(id) ??
      pool.filter((card) => {
        const ready = this.ready(card);
        return ready !== undefined && this.fits(slot, ready);
      });
    this.able.set(id, found);
    return found;
  }

  private ready(card: Playable | undefined): Compiled | undefined {
    return card && this.rules.definitions.named(card.name);
  }
}

/** The colours (or elements, or domains) of what a seat sees of a player's cards. */
function colorsSeen(g: Game, seat: Seat, owner: Seat): Set<string> {
  const { colorsOf } = g.rules.zones.imagined ?? {};
  const seen = Object.values(g.s.objects).filter((o) => o.owner === owner && !o.kind && canSee(g, seat, o));
  return new Set(seen.flatMap(({ def }) => colorsOf?.(g.defined(def).props) ?? []));
}

/** A state in which chance brings something else from now on, by this seed. */
export const withChance = (state: GameState, seed: string): GameState => {
  const rng: State['rng'] = { key: randomKey(seed), drawn: 0, forced: [] };
  return { ...state, rng };
};

/** Games as a seat may imagine them; each begins with the question that is asked now. */
export function samplePositions(playing: Playing, state: GameState, seat: Seat, how: Sampling): GameState[] {
  const g = loadGame(playing.rules, state, playing.pinned);
  run(g);
  g.share();
  const view = viewGame(g, seat);
  const mask = masked(g, exportState(g), view, seat);
  const owners = g.s.players.map((player) => player.seat);
  const isKnown = (owner: Seat): boolean => owner === seat || how.decklists === 'public';
  const decks = mask.slots.filter(({ object }) => isKnown(object.owner)).map(({ was }) => g.defined(was).hash);
  const { marks, defs } = mask.state;
  if (marks.history) marks.history = historyFor(g, marks.history, [...defs, ...decks]);
  const colors = owners.map((owner) => colorsSeen(g, seat, owner));
  const able = new Map<number, readonly Playable[]>();
  return Array.from({ length: how.samples }, (_, i): GameState => {
    const random = randomBy(randomKey(how.seed, { game: `cards of sample ${i}` }));
    const imagined = new Imagined(g, random, able);
    const given = new Map<number, Compiled>();
    const give = (slot: Slot, card: Compiled): void => void given.set(slot.object.id, card);
    for (const owner of owners) {
      const slots = mask.slots.filter(({ object }) => object.owner === owner);
      const cards = slots.map(({ was }) => g.defined(was));
      if (isKnown(owner)) imagined.deal(slots, cards, give);
      else imagined.draw(slots, colors[owner] ?? new Set(), give);
    }
    const key = randomKey(how.seed, { game: `chance of sample ${i}` });
    return answerOthers(playing, whole(g, mask.state, mask.slots, given, key), mask.answered);
  });
}

/** The state with the cards that were given to the hidden places. */
function whole(
  g: Game,
  rest: State,
  slots: readonly Slot[],
  given: ReadonlyMap<number, Compiled>,
  key: string,
): GameState {
  const state = structuredClone(rest);
  const index = new Map(state.defs.map((hash, at) => [hash, at]));
  for (const { object, lies } of slots) {
    const card = given.get(object.id);
    if (!card) throw new Error('a hidden place has no card');
    const def = index.get(card.hash) ?? state.defs.push(card.hash) - 1;
    index.set(card.hash, def);
    const elsewhere = !lies && functionsElsewhere(g, card) ? { ts: 0 } : {};
    const filled: Obj = { ...object, def, ...elsewhere };
    state.objects[object.id] = filled;
  }
  state.rng = { key, drawn: 0, forced: [] };
  return state;
}
