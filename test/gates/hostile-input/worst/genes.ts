/** Plans of hostile calls as data, so that the costly ones can be changed and crossed: a position, its cards, and what is answered. */
import type { JsonObject, Ruleset } from '@arbiter/engine';
import { cardPool } from '../../../support/card-pool.js';

export type Random = (n: number) => number;

/** Small numbers generator of its own, so that a seed is a run. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** Cards that lie somewhere; a number as card is one of the plan's own. */
export interface Pile {
  seat: number;
  zone: string;
  card: string | number;
  count: number;
}
/** A card of the plan's own: a known one's characteristics with abilities of others. */
export interface Own {
  like: string;
  abilities: unknown[];
}
/** An answer, or the same many times in one request. */
export interface Move {
  /** How picks are written. */
  style: number;
  /** Which options are preferred; 0: the default answer. */
  prefer: number;
  picks: number;
  mana: number;
  times: number;
}
export interface Plan {
  ruleset: string;
  step: string;
  active: number;
  manual: boolean;
  piles: Pile[];
  own: Own[];
  moves: Move[];
}

const STYLES = 9;
/** A plan for a position that is empty. */
const NOTHING: Plan = { ruleset: '', step: '', active: 0, manual: false, piles: [], own: [], moves: [] };

const COUNTS = [1, 1, 2, 8, 40, 200, 900, 2000];
const MAX_CARDS = 4000;

/** What plans for a ruleset are made of. */
export class Stock {
  readonly steps: string[];
  /** Cards that may lie in a zone, by zone. */
  readonly names: Map<string, string[]>;
  readonly abilities: unknown[];
  readonly #props: Map<string, JsonObject>;

  constructor(
    readonly ruleset: Ruleset,
    /** Zones that a scenario lists cards of; the first is where most of the game is. */
    readonly zones: string[],
    /** A plan's scenario without its cards. */
    readonly bare: (plan: Plan) => JsonObject,
    /** Characteristics of a card as its definition has them. */
    readonly propsOf: (data: JsonObject) => JsonObject,
    readonly random: Random,
    /** Abilities of no known card. */
    abilities: readonly unknown[] = [],
  ) {
    const cards = cardPool(ruleset);
    this.#props = new Map(cards.map((c) => [c.name, propsOf(c.data)]));
    this.abilities = [...cards.flatMap((c) => c.data.abilities as unknown[]), ...abilities];
    const steps = ruleset.info.phases.flatMap((p) => [p.id, ...p.steps]);
    this.steps = steps.filter((step) => this.#holds({ ...NOTHING, step }));
    const one = { ...NOTHING, step: this.steps[0] as string };
    const lies = (zone: string, card: string): boolean =>
      this.#holds({ ...one, piles: [{ seat: 0, zone, card, count: 1 }] });
    this.names = new Map(zones.map((zone) => [zone, cards.map((c) => c.name).filter((name) => lies(zone, name))]));
  }

  #holds(plan: Plan): boolean {
    return this.ruleset.createScenario(this.scenario(plan)).ok;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.random(list.length)] as T;
  }

  plan(): Plan {
    const { random } = this;
    const own = Array.from({ length: random(3) }, () => this.own());
    return {
      ruleset: this.ruleset.info.id,
      step: this.pick(this.steps),
      active: random(2),
      manual: random(4) === 0,
      own,
      piles: Array.from({ length: 1 + random(4) }, () => this.pile(own.length)),
      moves: Array.from({ length: 1 + random(5) }, () => this.move()),
    };
  }

  /** A card that is none, of abilities that go together; after some tries without any. */
  own(): Own {
    const like = this.pick(this.names.get(this.zones[0] as string) as string[]);
    for (let tries = 0; tries < 5; tries++) {
      const abilities = Array.from({ length: 1 + this.random(6) }, () => this.pick(this.abilities));
      if (this.#holds({ ...NOTHING, step: this.steps[0] as string, own: [{ like, abilities }] }))
        return { like, abilities };
    }
    return { like, abilities: [] };
  }

  pile(own: number): Pile {
    const { random } = this;
    const zone = random(3) > 0 ? (this.zones[0] as string) : this.pick(this.zones);
    const card = own > 0 && random(2) === 0 ? random(own) : this.pick(this.names.get(zone) as string[]);
    return { seat: random(2), zone, card, count: this.pick(COUNTS) };
  }

  move(): Move {
    const { random } = this;
    const many = this.pick([1, 3, 50, 1000]);
    return {
      style: random(STYLES),
      prefer: random(5),
      picks: many,
      mana: this.pick([0, 0, 0, 5, 300]),
      times: this.pick([1, 1, 1, 5, 60, 200]),
    };
  }

  /** The same plan with one thing, or a few things, changed. */
  vary(plan: Plan, other: Plan): Plan {
    const next = structuredClone(plan);
    for (let n = 1 + this.random(3); n > 0; n--) this.#change(next, other);
    return next;
  }

  #change(plan: Plan, other: Plan): void {
    const { random } = this;
    const at = random(plan.piles.length);
    const pile = plan.piles[at] as Pile;
    const move = plan.moves[random(plan.moves.length)] as Move;
    const ways: (() => unknown)[] = [
      () => plan.piles.push(this.pile(plan.own.length)),
      () => plan.piles.length > 1 && plan.piles.splice(at, 1),
      () => (pile.count = Math.min(2000, pile.count * 2)),
      () => (pile.count = Math.max(1, pile.count >> 1)),
      () => (pile.card = typeof pile.card === 'string' ? this.pick(this.names.get(pile.zone) as string[]) : pile.card),
      () => Object.assign(pile, this.pile(plan.own.length), { count: pile.count }),
      () => (pile.seat = 1 - pile.seat),
      () => (plan.step = this.pick(this.steps)),
      () => (plan.active = 1 - plan.active),
      () => (plan.manual = !plan.manual),
      () => plan.own.length < 6 && plan.own.push(this.own()),
      () => plan.own[random(plan.own.length)]?.abilities.push(this.pick(this.abilities)),
      () => plan.moves.push(this.move()),
      () => plan.moves.length > 1 && plan.moves.splice(random(plan.moves.length), 1),
      () => Object.assign(move, this.move()),
      () => (move.style = random(STYLES)),
      () => (move.prefer = random(5)),
      () => (plan.moves = structuredClone(other.moves)),
      () => (plan.step = other.step),
    ];
    this.pick(ways)();
  }

  scenario(plan: Plan): JsonObject {
    const scenario = this.bare(plan);
    const definitions = plan.own.map(({ like, abilities }, i) => {
      const name = `Own ${i}`;
      const props = { ...this.#props.get(like), name };
      return { name, props, abilities: abilities.slice(0, 24) };
    });
    let left = MAX_CARDS;
    for (const { seat, zone, card, count } of plan.piles) {
      const player = (scenario.players as JsonObject[])[seat] as { [zone: string]: unknown[] };
      const list = player[zone] ?? [];
      player[zone] = list;
      for (let n = Math.min(count, left); n > 0; n -= 60) {
        const some = Math.min(60, n);
        left -= some;
        const name = typeof card === 'number' ? `Own ${card}` : card;
        list.push(some > 1 ? { card: name, count: some } : name);
      }
    }
    return { ...scenario, definitions } as JsonObject;
  }
}
