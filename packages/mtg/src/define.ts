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
    own: (its) => ({
      hooks: collectHooks([...its.keywords, ...its.laws], KEYWORD_HOOKS),
      combat: its.combat,
      halves: its.halves,
      removedIsOutside: its.removedIsOutside,
      choicesRemembered: its.choicesRemembered,
      formats: its.formats,
      shared: its.shared,
      numbers: its.numbers,
      costOfNone: its.costOfNone,
      creatureTypes: its.creatureTypes,
      telling: its.telling,
    }),
  });
}
