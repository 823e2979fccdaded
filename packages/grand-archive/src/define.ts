/** Makes the rules of an edition of Grand Archive. Whatever is worked out from them belongs to them. */
import { cardCatalogue, cardLibrary, changed, collectTraits, defineLanguage, defineRules } from '@arbiter/engine';
import { base } from './base.js';
import type { GrandArchiveEdition, GrandArchiveRules } from './edition.js';
import { openRulebook } from './rules/index.js';
import { abilityText } from './view/text.js';

export function defineGrandArchive({ id, name, differs }: GrandArchiveEdition): GrandArchiveRules {
  const { sources, intrinsic, layouts, rulebook, decks, ...parts } = differs ? changed(base, differs(base)) : base;
  const definitions = cardLibrary({ intrinsic, layouts }, ...sources);
  const kernel = defineRules(
    { id, name },
    {
      ...parts,
      definitions,
      view: { ...parts.view, abilityText: (ability) => abilityText(kernel, ability) },
    },
  );
  let language: GrandArchiveRules['language'] | undefined;
  const rules: GrandArchiveRules = {
    ...kernel,
    traits: collectTraits(parts.keywords),
    decks,
    cards: cardCatalogue('grand-archive', definitions),
    rule: openRulebook(rulebook),
    get language() {
      language ??= defineLanguage(rules);
      return language;
    },
  };
  return rules;
}
