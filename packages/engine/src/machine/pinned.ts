/** Definitions that one game keeps, and the cards that it begins with. */

import type { CardLibrary } from '../cards/card-library.js';
import type { Compiled, DefinitionSource } from '../cards/compiled.js';
import type { GameDefinitions, NamedDefinition, StoredDefinition } from '../contract/api.js';
import type { JsonObject } from '../contract/json.js';
import { CARD_LANGUAGE, type CardDefinition, FIRST_LANGUAGE, jsonOf } from '../language/types.js';
import type { State } from '../state/state.js';

/** How the name of a card begins that a game brought along and no ruleset knows. */
const OWN = 'own ';

const languageOf = ({ language }: CardDefinition): number => language ?? FIRST_LANGUAGE;

/** The definitions that a game named when it was last played: the ruleset's where it has them still. */
export class PinnedDefinitions implements DefinitionSource {
  private readonly byHash = new Map<string, Compiled>();
  /** Without a definition: the one that there was cannot be read any more. */
  private readonly byName = new Map<string, Compiled | undefined>();
  /** Whether the ruleset says what all other names stand for. */
  private readonly open: boolean;

  constructor(store: CardLibrary, { named, find, open = false }: GameDefinitions) {
    this.open = open;
    for (const { hash, as } of named) {
      const compiled = store.find(hash) ?? stored(store, hash, find(hash));
      if (as !== undefined) this.byName.set(as, compiled);
      if (compiled) this.byHash.set(hash, compiled);
    }
    for (const compiled of [...this.byHash.values()])
      for (const token of store.tokensOf(compiled)) this.byHash.set(token.hash, token);
  }

  find(hash: string): Compiled | undefined {
    return this.byHash.get(hash);
  }
  /** What this name stood for as the game began. */
  named(as: string): Compiled | undefined {
    return this.byName.get(as);
  }
  /** The cards that only this game has. */
  *own(): Iterable<Compiled> {
    for (const [as, compiled] of this.byName) if (as.startsWith(OWN) && compiled) yield compiled;
  }
  /** Whether it is here that this name stands for something. */
  settles(as: string): boolean {
    return !this.open || this.byName.has(as);
  }
}

/** A stored definition, if it is what its hash says and in a language that this engine reads. */
function stored(store: CardLibrary, hash: string, json: JsonObject | undefined): Compiled | undefined {
  if (json === undefined) return undefined;
  const definition = json as unknown as CardDefinition;
  if (languageOf(definition) > CARD_LANGUAGE) return undefined;
  const compiled = store.compile(definition);
  return compiled.hash === hash ? compiled : undefined;
}

/** What names mean to a game that begins: what they meant when it began before, or else what the ruleset says. */
export class StartingCards {
  private readonly used = new Map<string, Compiled>();

  constructor(
    private readonly definitions: CardLibrary,
    readonly pinned?: PinnedDefinitions,
  ) {}

  /** By its name; a card that the game brought along comes first. */
  named(name: string): Compiled | undefined {
    const own = this.pinned?.named(OWN + name);
    if (!own) return this.use(`card ${name}`, () => this.definitions.named(name));
    this.used.set(OWN + name, own);
    return own;
  }

  /** Writes the cards that the game brought along into its state, where every process finds them. */
  into(state: State): void {
    const own = [...this.used].flatMap(([as, { definition }]) => (as.startsWith(OWN) ? [definition] : []));
    if (own.length === 0) return;
    state.definitions.push(...own);
    state.marks.authored = true;
  }

  /** A token that the ruleset has a name for. */
  token(name: string, tokens: readonly CardDefinition[]): Compiled | undefined {
    const known = tokens.find((definition) => definition.name === name);
    return this.use(`token ${name}`, () => known && this.definitions.compile(known));
  }

  /** Names that no card of a user may have; a game that has definitions was checked when it got them. */
  taken(folded: string): boolean {
    return !this.pinned && this.definitions.folding(folded) !== undefined;
  }

  /** Every definition that was named, and the tokens that those make. */
  toStore(): StoredDefinition[] {
    const all = new Map<string, StoredDefinition>();
    for (const compiled of this.used.values())
      for (const token of this.definitions.tokensOf(compiled)) all.set(token.hash, toStore(token));
    const named = Array.from(this.used, ([as, compiled]) => ({ ...toStore(compiled), as }));
    for (const { hash } of named) all.delete(hash);
    return [...named, ...all.values()];
  }

  private use(as: string, find: () => Compiled | undefined): Compiled | undefined {
    const found = this.pinned?.settles(as) ? this.pinned.named(as) : find();
    if (found) this.used.set(as, found);
    return found;
  }
}

/** Whether it is a card that the game brought along. */
export const isOwnCard = ({ as }: NamedDefinition): boolean => as?.startsWith(OWN) === true;

/** A card that a game brings along, as its name stands for it. */
export const ownCard = (compiled: Compiled): StoredDefinition => ({ ...toStore(compiled), as: OWN + compiled.name });

/** A definition in the form in which it is stored. */
export function toStore({ hash, definition }: Compiled): StoredDefinition {
  return { hash, language: languageOf(definition), definition: jsonOf(definition) };
}
