/** Where the definitions of a card library come from: an index of all of them, and each by its place when it is asked for. */
import { foldName } from '../language/suggest.js';
import { type CardDefinition, facesOf } from '../language/types.js';
import { definitionHash, tokensOf } from './compiled.js';

export interface CardSource {
  /** In order of code units. */
  readonly names: readonly string[];
  /** Of the named definitions, place by place, then of those that only effects refer to (tokens). */
  readonly hashes: readonly string[];
  /** A name as it is compared with misspelt ones. */
  folded(at: number): string;
  /** One characteristic of all named definitions, for looking them up by it: a printed number, for example. */
  column(prop: string): readonly (string | undefined)[];
  read(at: number): CardDefinition;
}

/** Definitions in the order of their names, and the tokens that they make; of two with one name the later counts. */
export function arranged(
  definitions: readonly CardDefinition[],
  tokens: readonly CardDefinition[] = [],
): { named: CardDefinition[]; tokens: Map<string, CardDefinition> } {
  const byName = new Map(definitions.map((d) => [d.name, d]));
  const named = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const made = [...tokens, ...named.flatMap((d) => [...tokensOf(d)])];
  return { named, tokens: new Map(made.map((d) => [definitionHash(d), d])) };
}

/** A source of definitions in memory. */
export function definedCards(definitions: readonly CardDefinition[], more: readonly CardDefinition[] = []): CardSource {
  const { named, tokens } = arranged(definitions, more);
  const all = [...named, ...tokens.values()];
  return {
    names: named.map((d) => d.name),
    hashes: [...named.map(definitionHash), ...tokens.keys()],
    folded: (at) => foldName(named[at]?.name ?? ''),
    column: (prop) => named.map((d) => textOf(d, prop)),
    read: (at) => all[at] as CardDefinition,
  };
}

/** A definition that is made when it is first needed, and its hash, where that is known without it. */
export interface LateCard {
  name: string;
  make: () => CardDefinition;
  hash?: () => string;
}

/** A source of such definitions. Tokens that they make are looked for elsewhere. */
export function lateCards(list: () => readonly LateCard[]): CardSource {
  let sorted: readonly LateCard[] | undefined;
  const cards = (): readonly LateCard[] => {
    sorted ??= [...list()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return sorted;
  };
  const made = new Map<number, CardDefinition>();
  const read = (at: number): CardDefinition => {
    const card = made.get(at) ?? cards()[at]?.make();
    if (!card) throw new Error(`there is no definition ${at}`);
    made.set(at, card);
    return card;
  };
  let hashes: readonly string[] | undefined;
  return {
    get names() {
      return cards().map(({ name }) => name);
    },
    get hashes() {
      hashes ??= cards().map(({ hash }, at) => hash?.() ?? definitionHash(read(at)));
      return hashes;
    },
    folded: (at) => foldName(cards()[at]?.name ?? ''),
    column: (prop) => cards().map((_, at) => textOf(read(at), prop)),
    read,
  };
}

/** The definitions of a source, which are found by their hashes alone: games that name them go on, and no other begins with them. */
export const namelessCards = (source: CardSource): CardSource => ({
  names: [],
  get hashes() {
    return source.hashes;
  },
  folded: (at) => source.folded(at),
  column: () => [],
  read: (at) => source.read(at),
});

export function textOf(definition: CardDefinition, prop: string): string | undefined {
  const value = facesOf(definition)[0]?.props[prop];
  return typeof value === 'string' ? value : undefined;
}
