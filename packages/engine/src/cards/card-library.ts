/** The definitions that games may name: any number of them, each read when it is first needed. */
import { faceNames, hasFaces, type Layouts } from '../language/layouts.js';
import { bestNames, type Ranked } from '../language/suggest.js';
import { type CardDefinition, facesOf } from '../language/types.js';
import { countWork } from '../language/work.js';
import { type Compiled, compileDefinition, type DefinitionSource, type Reading, tokensOf } from './compiled.js';
import { NameIndex } from './names.js';
import { Recent } from './recent.js';
import { type CardSource, definedCards } from './source.js';

/** How many definitions are kept ready, at least. */
const KEPT = 2000;

/**
 * Definitions by name and by hash. A card library never changes; `with` makes another one in which some definitions come before
 * those of this one. What a single game alone has (a scenario's cards, tokens, copies with exceptions) lies in that game's
 * state: see `Game.definition`.
 */
export class CardLibrary implements DefinitionSource {
  readonly #places: Places;
  readonly #kept = new Recent<number, Compiled>(KEPT);
  /** Made ready once for each definition held somewhere; forgotten with it. */
  readonly #compiled: WeakMap<CardDefinition, Compiled>;
  #names: readonly string[] | undefined;

  /** @param beneath what is found where this one's own source has nothing */
  constructor(
    private readonly source: CardSource,
    private readonly reading: Reading,
    private readonly beneath?: CardLibrary,
  ) {
    this.#places = placesOf(source);
    this.#compiled = beneath ? beneath.#compiled : new WeakMap();
  }

  /** Another one in which these definitions, and the tokens that they make, come first. */
  with(definitions: readonly CardDefinition[]): CardLibrary {
    return new CardLibrary(definedCards(definitions), this.reading, this);
  }

  /** How its cards with several faces are read. */
  get layouts(): Layouts {
    return this.reading.layouts ?? {};
  }

  /** By its name, or that of one of its faces. */
  named(name: string): Compiled | undefined {
    const at = this.#places.byName().get(name);
    return at === undefined ? this.beneath?.named(name) : this.#at(at);
  }
  /** By its name in whatever case. */
  inAnyCase(name: string): Compiled | undefined {
    const at = this.#places.index().find(name);
    return at === undefined ? this.beneath?.inAnyCase(name) : this.#at(at);
  }
  /** By its name in whatever case, with or without accents and punctuation. */
  folding(folded: string): Compiled | undefined {
    for (const at of this.#places.index().folding(folded)) return this.#at(at);
    return this.beneath?.folding(folded);
  }
  /** By its hash; so are those found that only effects refer to. */
  find(hash: string): Compiled | undefined {
    const at = this.#places.byHash().get(hash);
    return at === undefined ? this.beneath?.find(hash) : this.#at(at);
  }
  /** By a characteristic for which the source has a column. */
  by(column: string, value: string): Compiled | undefined {
    const at = this.#places.column(column).get(value);
    return at === undefined ? this.beneath?.by(column, value) : this.#at(at);
  }

  /** All names in order of code units. */
  names(): readonly string[] {
    this.#names ??= this.beneath ? merged(this.source.names, this.beneath.names()) : this.source.names;
    return this.#names;
  }

  /** What cards normally are, by name, without being made ready to be played or kept: for looking through all of them. */
  *printed(): Iterable<Pick<Compiled, 'name' | 'props'>> {
    for (const [at, name] of this.source.names.entries()) {
      const [face, ...others] = facesOf(this.source.read(at));
      const card = others.length > 0 ? this.named(name) : face;
      if (card) yield { name, props: card.props };
    }
    for (const card of this.beneath?.printed() ?? []) if (!this.#places.byName().has(card.name)) yield card;
  }

  /** The names nearest to a misspelt one: what `suggest` finds in a list of all. */
  suggest(name: string, spend: (units: number) => void = countWork): string[] {
    return bestNames(this.nearest(name, spend));
  }
  nearest(name: string, spend: (units: number) => void): Ranked[] {
    const own = this.#places.index().nearest(name, spend);
    return this.beneath ? [...own, ...this.beneath.nearest(name, spend)] : own;
  }

  /** Makes a definition ready to be played, without making it known to anybody else. */
  compile(definition: CardDefinition): Compiled {
    return this.#compiled.get(definition) ?? this.#keep(compileDefinition(definition, this.reading));
  }

  /** Tokens that a definition's instructions make are definitions too, which a game names by hash. */
  tokensOf(compiled: Compiled): readonly Compiled[] {
    compiled.tokens ??= [...tokensOf(facesOf(compiled.definition).map((face) => face.abilities))].map((token) =>
      this.compile(token),
    );
    return compiled.tokens;
  }

  #at(at: number): Compiled {
    const known = this.#kept.get(at);
    if (known) return known;
    const definition = this.source.read(at);
    const made =
      this.#compiled.get(definition) ?? this.#keep(compileDefinition(definition, this.reading, this.source.hashes[at]));
    this.#kept.set(at, made);
    return made;
  }

  #keep(compiled: Compiled): Compiled {
    this.#compiled.set(compiled.definition, compiled);
    return compiled;
  }
}

/** The card library of some sources: of definitions with one name that of the first counts. */
export function cardLibrary(reading: Reading, ...sources: (CardSource | null)[]): CardLibrary {
  const present = sources.filter((source) => source !== null);
  return (
    present.reduceRight<CardLibrary | undefined>(
      (beneath, source) => new CardLibrary(source, reading, beneath),
      undefined,
    ) ?? new CardLibrary(definedCards([]), reading)
  );
}

/** Where a source has what; each table is made when it is first needed, once for all that use that source. */
class Places {
  #byName: Map<string, number> | undefined;
  #byHash: Map<string, number> | undefined;
  #index: NameIndex | undefined;
  readonly #columns = new Map<string, Map<string, number>>();

  constructor(private readonly source: CardSource) {}

  byName(): ReadonlyMap<string, number> {
    if (!this.#byName) {
      this.#byName = new Map(this.source.names.map((name, at) => [name, at]));
      // A card of that very name comes before those that have a face of the name.
      for (const [at, name] of this.source.names.entries())
        if (hasFaces(name)) for (const face of faceNames(name)) if (!this.#byName.has(face)) this.#byName.set(face, at);
    }
    return this.#byName;
  }
  byHash(): ReadonlyMap<string, number> {
    this.#byHash ??= new Map(this.source.hashes.map((hash, at) => [hash, at]));
    return this.#byHash;
  }
  index(): NameIndex {
    this.#index ??= new NameIndex(this.source.names, (at) => this.source.folded(at));
    return this.#index;
  }
  column(prop: string): ReadonlyMap<string, number> {
    let found = this.#columns.get(prop);
    if (!found) {
      found = new Map();
      for (const [at, value] of this.source.column(prop).entries()) if (value !== undefined) found.set(value, at);
      this.#columns.set(prop, found);
    }
    return found;
  }
}

const known = new WeakMap<CardSource, Places>();
function placesOf(source: CardSource): Places {
  const places = known.get(source) ?? new Places(source);
  known.set(source, places);
  return places;
}

/** Two sorted lists as one, each name once. */
function merged(a: readonly string[], b: readonly string[]): string[] {
  const all: string[] = [];
  for (let i = 0, k = 0; i < a.length || k < b.length; ) {
    const left = a[i];
    const right = b[k];
    if (left !== undefined && (right === undefined || left <= right)) {
      all.push(left);
      i++;
      if (left === right) k++;
    } else {
      if (right !== undefined) all.push(right);
      k++;
    }
  }
  return all;
}
