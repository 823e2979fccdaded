/** Card definitions by content hash, with their keywords opened up. Shared by all games of a ruleset. */
import { createHash } from 'node:crypto';
import type { Json } from '../contract/json.js';
import { canonical } from '../language/canonical.js';
import { copied, indexParts } from '../language/parts.js';
import type { Ability, CardDefinition } from '../language/types.js';

/** Where definitions are found by the hash of their content. */
export interface DefinitionSource {
  find(hash: string): Compiled | undefined;
}

export interface Compiled {
  hash: string;
  definition: CardDefinition;
  props: { [name: string]: Json };
  /** Printed abilities, and those that the ruleset says its characteristics bring with them. */
  abilities: Ability[];
  /** Has an ability that defines its characteristics in every zone. */
  defining: boolean;
  /** Tokens that its instructions make, and those that these make; found out when first asked for. */
  tokens?: readonly Compiled[];
}

export { canonical };

export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

/**
 * The definitions of a ruleset, which every game may name. Definitions that one game alone has (a scenario's cards,
 * tokens, copies with exceptions) lie in that game's state and are never entered here: see `Game.definition`.
 */
export class DefinitionStore implements DefinitionSource {
  private readonly byHash = new Map<string, Compiled>();
  private readonly byName = new Map<string, Compiled>();
  /** Compiled once for each definition held somewhere; forgotten with it. */
  private readonly compiled = new WeakMap<CardDefinition, Compiled>();

  /**
   * @param intrinsic abilities that follow from printed characteristics (a basic land type's, for example)
   */
  constructor(private readonly intrinsic: (props: { [name: string]: Json }) => Ability[]) {}

  /** Adds a definition that every game may name. */
  add(definition: CardDefinition): Compiled {
    const compiled = this.intern(definition);
    this.byName.set(definition.name, compiled);
    for (const token of this.tokensOf(compiled)) this.intern(token.definition);
    return compiled;
  }

  /** Adds a definition that only effects refer to, by its hash (a token's). */
  intern(definition: CardDefinition): Compiled {
    const compiled = this.compile(definition);
    const known = this.byHash.get(compiled.hash);
    if (!known) this.byHash.set(compiled.hash, compiled);
    return known ?? compiled;
  }

  /** Makes a definition ready to be played, without making it known to anybody else. */
  compile(definition: CardDefinition): Compiled {
    let compiled = this.compiled.get(definition);
    if (!compiled) {
      const hash = hashOf(definition).slice(0, 16);
      // A copy: no part of an ability may stand in two definitions, or states could not name it.
      const parts = copied(definition.abilities);
      indexParts(hash, parts);
      compiled = {
        hash,
        definition,
        props: definition.props,
        abilities: [...parts, ...this.intrinsic(definition.props)],
        defining: definition.abilities.some((a) => a.kind === 'static' && a.defining === true),
      };
      this.compiled.set(definition, compiled);
    }
    return compiled;
  }

  /** Tokens that a definition's instructions make are definitions too, which a game names by hash. */
  tokensOf(compiled: Compiled): readonly Compiled[] {
    compiled.tokens ??= tokensIn(compiled.definition.abilities).map((token) => this.compile(token));
    return compiled.tokens;
  }

  named(name: string): Compiled | undefined {
    return this.byName.get(name);
  }
  names(): string[] {
    return [...this.byName.keys()];
  }
  find(hash: string): Compiled | undefined {
    return this.byHash.get(hash);
  }
}

function tokensIn(value: unknown, found: CardDefinition[] = []): CardDefinition[] {
  if (Array.isArray(value)) for (const item of value) tokensIn(item, found);
  else if (value && typeof value === 'object') {
    const token = (value as { token?: CardDefinition }).token;
    if (token && typeof token === 'object' && 'props' in token) found.push(token);
    for (const field of Object.values(value)) tokensIn(field, found);
  }
  return found;
}
