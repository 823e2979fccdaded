/** Tokens that a scenario describes (111). */
import type { CardDefinition, Compiled, Report } from '@arbiter/engine';
import type { MagicRules } from '../edition.js';
import { keyword } from '../language/builders.js';
import type { PermanentEntry } from './schema.js';

export function tokenOf(
  token: NonNullable<Exclude<PermanentEntry, string>['token']>,
  path: string,
  b: { rules: MagicRules; definitions: CardDefinition[]; report: Report },
): Compiled | null {
  const known = b.rules.continuous.keywords;
  for (const k of token.keywords ?? []) {
    if (!known.has(k))
      b.report.add(`${path}.token.keywords`, 'INVALID_INPUT', `the engine has no keyword "${k}"`, {
        suggestions: b.report.suggestions.near(k, () => [...known.keys()]),
      });
  }
  if (token.types.includes('Creature') && (token.power === undefined || token.toughness === undefined)) {
    b.report.add(`${path}.token`, 'INVALID_INPUT', 'a creature token needs power and toughness', {
      rules: ['mtg:208.1'],
    });
    return null;
  }
  const { name, supertypes = [], types, subtypes = [], colors = [], power, toughness, keywords = [] } = token;
  const powerAndToughness: { [name: string]: number } =
    power === undefined || toughness === undefined ? {} : { power, toughness };
  const definition: CardDefinition = {
    name,
    props: { name, supertypes, types, subtypes, colors, ...powerAndToughness },
    abilities: keywords.map((k) => keyword(k)),
  };
  b.definitions.push(definition);
  return b.rules.definitions.compile(definition);
}
