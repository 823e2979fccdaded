/** Makes the rules of an edition of Magic. Whatever is worked out from them belongs to them. */
import {
  cardCatalogue,
  cardLibrary,
  changed,
  collectHooks,
  collectTraits,
  defineLanguage,
  defineRules,
} from '@arbiter/engine';
import { manaValue, parseManaCost } from './1-concepts/107.4-mana-symbols.js';
import { costForValue } from './2-parts/202-mana-cost.js';
import { KEYWORD_HOOKS } from './7-additional/702-keywords/hooks.js';
import { base } from './base.js';
import type { MagicEdition, MagicRules } from './edition.js';
import { openRulebook } from './rules/index.js';
import { abilityText } from './view/text.js';

export function defineMagic({ id, name, differs }: MagicEdition): MagicRules {
  const { sources, intrinsic, layouts, rulebook, numbers, decks, ...parts } = differs
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
  let language: MagicRules['language'] | undefined;
  const rules: MagicRules = {
    ...kernel,
    hooks: collectHooks(parts.keywords, KEYWORD_HOOKS),
    traits: collectTraits(parts.keywords),
    numbers,
    decks,
    cards: cardCatalogue('mtg', definitions, (card) => ({
      manaValue: manaValue(parseManaCost(costForValue(card) ?? '')),
    })),
    rule: openRulebook(rulebook),
    get language() {
      language ??= defineLanguage(rules);
      return language;
    },
  };
  return rules;
}
