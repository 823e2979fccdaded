/** Makes the rules of an edition of Magic. Whatever is worked out from them belongs to them. */
import { collectHooks, defineEdition, partsOf } from '@arbiter/engine';
import { manaValue, parseManaCost } from './1-concepts/107.4-mana-symbols.js';
import { costForValue } from './2-parts/202-mana-cost.js';
import { KEYWORD_HOOKS } from './7-additional/702-keywords/hooks.js';
import { base } from './base.js';
import type { MagicEdition, MagicRules } from './edition.js';
import { openRulebook } from './rules/index.js';

export function defineMagic(edition: MagicEdition): MagicRules {
  const parts = partsOf(base, edition);
  return defineEdition(edition, parts, {
    rule: ({ rulebook }) => openRulebook(rulebook),
    facts: (card) => ({ manaValue: manaValue(parseManaCost(costForValue(card) ?? '')) }),
    own: ({
      keywords,
      laws,
      combat,
      halves,
      removedIsOutside,
      formats,
      shared,
      numbers,
      costOfNone,
      creatureTypes,
      telling,
    }) => ({
      hooks: collectHooks([...keywords, ...laws], KEYWORD_HOOKS),
      combat,
      halves,
      removedIsOutside,
      formats,
      shared,
      numbers,
      costOfNone,
      creatureTypes,
      telling,
    }),
  });
}
