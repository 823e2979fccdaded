/** Makes the rules of an edition of Riftbound. Whatever is worked out from them belongs to them. */
import { cardCatalogue, cardLibrary, changed, collectTraits, defineLanguage, defineRules } from '@arbiter/engine';
import { base } from './base.js';
import type { RiftboundEdition, RiftboundRules } from './edition.js';
import { openRulebooks } from './rules/index.js';
import { abilityText } from './view/text.js';

export function defineRiftbound({ id, name, differs }: RiftboundEdition): RiftboundRules {
  const { sources, tokens, intrinsic, layouts, rulebooks, numbers, decks, ...parts } = differs
    ? changed(base, differs(base))
    : base;
  const definitions = cardLibrary({ intrinsic, layouts }, ...sources);
  const kernel = defineRules(
    { id, name },
    {
      ...parts,
      definitions,
      view: { ...parts.view, abilityText: (ability) => abilityText(kernel, ability) },
    },
  );
  let language: RiftboundRules['language'] | undefined;
  const rules: RiftboundRules = {
    ...kernel,
    traits: collectTraits(parts.keywords),
    numbers,
    decks,
    tokens,
    cards: cardCatalogue('riftbound', definitions),
    rule: openRulebooks(rulebooks),
    get language() {
      language ??= defineLanguage(rules);
      return language;
    },
  };
  return rules;
}
