/** Makes the rules of an edition of Grand Archive. Whatever is worked out from them belongs to them. */
import { defineEdition, partsOf } from '@arbiter/engine';
import { base } from './base.js';
import type { GrandArchiveEdition, GrandArchiveRules } from './edition.js';
import { openRulebook } from './rules/index.js';

export const defineGrandArchive = (edition: GrandArchiveEdition): GrandArchiveRules =>
  defineEdition(edition, partsOf(base, edition), { rule: ({ rulebook }) => openRulebook(rulebook) });
