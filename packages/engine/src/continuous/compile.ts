/** Compiles the card language's questions to closures: they are asked far more often than they are written. */
import type { Condition, Filter, FilterClause, Ref, Value } from '../language/types.js';
import { BudgetExceeded } from '../machine/budget.js';
import type { Derived } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { GameWords } from '../machine/word-set.js';
import type {
  Amount,
  Compiler,
  FigureWord,
  Find,
  Holds,
  PredicateWord,
  Test,
  WordLists,
  WordSet,
} from '../machine/words.js';
import { type Perspective, youOf } from '../state/perspective.js';
import { type Entity, isPlayer, sameEntity } from '../state/state.js';
import { allAlike, lookedIn } from './alike.js';

/** Units of work that one question about one object is. */
const COST_OF_QUESTION = 1 / 20;
/** Numbers stay whole: what would grow beyond them is refused as a runaway. */
const LARGEST = 1e12;

const asList = <T>(item: T | T[]): T[] => (Array.isArray(item) ? item : [item]);

/** The questions of one ruleset, each compiled once for the object that says it; another ruleset may compile it otherwise. */
class QuestionCompiler implements Compiler {
  private readonly tests = new WeakMap<Filter, Test>();
  private readonly searches = new WeakMap<Filter, Find>();
  private readonly zones = new WeakMap<Filter, ReadonlySet<string>>();
  private readonly refs = new WeakMap<object, Find>();
  private readonly values = new WeakMap<object, Amount>();
  private readonly conditions = new WeakMap<Condition, Holds>();
  private readonly plainRefs = new Map<string, Find>();
  private readonly plainValues = new Map<string, Amount>();

  /** @param field the zone that a filter means which names none */
  constructor(
    private readonly words: WordSet,
    private readonly field: string,
  ) {}

  filter(filter: Filter): Test {
    let test = this.tests.get(filter);
    if (!test) {
      test = Array.isArray(filter) ? all(filter.map((f) => this.filter(f))) : counted(this.clause(filter));
      this.tests.set(filter, test);
    }
    return test;
  }

  private clause(clause: FilterClause): Test {
    return this.words.headOf('filter', clause).compile(clause, this);
  }

  each(filter: Filter): Find {
    let find = this.searches.get(filter);
    if (!find) {
      const test = this.filter(filter);
      const zones = this.zonesOf(filter);
      const among = this.among(filter);
      const apart = this.apart(filter);
      find = apart
        ? oneOf(apart.map((one) => this.each(one)))
        : among
          ? searchAmong(this.ref(among), test)
          : allAlike(filter)
            ? (g, by) => (g.deriving ? searchOnce(g, g.deriving, filter, test, zones, by) : search(g, test, zones, by))
            : (g, by) => search(g, test, zones, by);
      this.searches.set(filter, find);
    }
    return find;
  }

  /** Zones a filter speaks of; one that names none means the field. */
  zonesOf(filter: Filter): ReadonlySet<string> {
    let names = this.zones.get(filter);
    if (!names) {
      const named = this.zonesNamed(filter);
      names = new Set(named.length > 0 ? named : [this.field]);
      this.zones.set(filter, names);
    }
    return names;
  }
  /** What is among things referred to lies where these do; a zone besides says which of them are meant. */
  among(filter: Filter): Ref | undefined {
    if (this.zonesNamed(filter).length > 0) return undefined;
    for (const clause of asList(filter)) {
      const among = this.words.headOf('filter', clause).among?.(clause);
      if (among !== undefined) return among;
    }
    return undefined;
  }
  /** Where some of several filters are about things referred to, these lie elsewhere than the others: each is looked for by itself. */
  private apart(filter: Filter): Filter[] | undefined {
    const clauses = asList(filter);
    const filters = (clause: FilterClause | undefined): Filter[] => (clause && 'any' in clause ? clause.any : []);
    const at = clauses.findIndex((clause) => filters(clause).some((one) => this.among(one) !== undefined));
    const others = clauses.filter((_, i) => i !== at);
    if (at < 0 || this.zonesNamed(others).length > 0) return undefined;
    return filters(clauses[at]).map((one) => [...asList(one), ...others]);
  }
  private zonesNamed(filter: Filter): string[] {
    const inside = (f: Filter): string[] => this.zonesNamed(f);
    const predicate = (name: string): PredicateWord | undefined => this.words.predicate.get(name);
    return asList(filter).flatMap(
      (clause) => this.words.headOf('filter', clause).zones?.(clause, inside, predicate, this.field) ?? [],
    );
  }

  ref(ref: Ref): Find {
    if (typeof ref === 'string')
      return plain(this.plainRefs, ref, () => this.words.headOf('ref', ref).compile(ref, this));
    let find = this.refs.get(ref);
    if (!find) {
      find = this.words.headOf('ref', ref).compile(ref, this);
      this.refs.set(ref, find);
    }
    return find;
  }

  value(value: Value): Amount {
    if (typeof value === 'number') return () => value;
    if (typeof value === 'string')
      return plain(this.plainValues, value, () => within(this.words.headOf('value', value).compile(value, this)));
    let amount = this.values.get(value);
    if (!amount) {
      amount = within(this.words.headOf('value', value).compile(value, this));
      this.values.set(value, amount);
    }
    return amount;
  }

  condition(condition: Condition): Holds {
    let holds = this.conditions.get(condition);
    if (!holds) {
      holds = this.words.headOf('condition', condition).compile(condition, this);
      this.conditions.set(condition, holds);
    }
    return holds;
  }

  predicate(name: string): PredicateWord {
    const predicate = this.words.predicate.get(name);
    if (!predicate) throw new Error(`no predicate ${name}`);
    return predicate;
  }

  figure(name: string): FigureWord | undefined {
    return this.words.figure.get(name);
  }
}

function plain<T>(known: Map<string, T>, word: string, make: () => T): T {
  let made = known.get(word);
  if (!made) {
    made = make();
    known.set(word, made);
  }
  return made;
}

function all(clauses: Test[]): Test {
  return (g, entity, by) => {
    for (const clause of clauses) if (!clause(g, entity, by)) return false;
    return true;
  };
}

const counted =
  (test: Test): Test =>
  (g, entity, by) => {
    g.spend(COST_OF_QUESTION);
    return test(g, entity, by);
  };

const within =
  (amount: Amount): Amount =>
  (g, by) => {
    const found = amount(g, by);
    if (!(Math.abs(found) <= LARGEST)) throw new BudgetExceeded('a number would become larger than the engine holds');
    return found;
  };

/** All that fits, in the order of the zones; players come last. */
function search(g: Game, test: Test, zones: ReadonlySet<string>, by: Perspective): Entity[] {
  const found: Entity[] = [];
  let looked = 0;
  for (const key of g.zonesNamed(zones)) {
    const list = g.zone(key);
    looked += list.length;
    for (const id of list) {
      const entity = { object: id };
      if (test(g, entity, by)) found.push(entity);
    }
  }
  for (const seat of g.seatsFrom(g.active)) {
    const entity = { player: seat };
    if (test(g, entity, by)) found.push(entity);
  }
  g.spend(1 + (looked >> 4));
  return found;
}

/** All that one of them finds, each once. */
const oneOf =
  (finds: readonly Find[]): Find =>
  (g, by) => {
    const found: Entity[] = [];
    for (const find of finds)
      for (const one of find(g, by)) if (!found.some((known) => sameEntity(known, one))) found.push(one);
    return found;
  };

/** The same among things that are known, wherever they lie. */
const searchAmong =
  (find: Find, test: Test): Find =>
  (g, by) => {
    const known = find(g, by);
    g.spend(1 + (known.length >> 4));
    return known.filter((e) => (isPlayer(e) || g.find(e.object) !== undefined) && test(g, e, by));
  };

/** The same while characteristics are worked out: what many like effects look for is looked for once a step. */
function searchOnce(
  g: Game,
  { of }: Derived,
  filter: Filter,
  test: Test,
  zones: ReadonlySet<string>,
  by: Perspective,
): Entity[] {
  const { all } = lookedIn(g, of);
  let bySeat = all.get(filter);
  if (!bySeat) {
    bySeat = [];
    all.set(filter, bySeat);
  }
  const seat = youOf(by);
  const known = bySeat[seat] ?? search(g, test, zones, by);
  bySeat[seat] = known;
  return known;
}

/**
 * The words of a ruleset.
 * @param field the zone that a filter means which names none
 */
export const wordSet = (lists: WordLists, field: string): WordSet =>
  new GameWords(lists, (words) => new QuestionCompiler(words, field));
