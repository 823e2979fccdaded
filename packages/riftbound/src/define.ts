/** Makes the rules of an edition of Riftbound. Whatever is worked out from them belongs to them. */
import { defineEdition, partsOf } from '@arbiter/engine';
import { base } from './base.js';
import type { RiftboundEdition, RiftboundRules } from './edition.js';
import { openRulebooks } from './rules/index.js';

export function defineRiftbound(edition: RiftboundEdition): RiftboundRules {
  const parts = partsOf(base, edition);
  const rules = defineEdition(edition, parts, { rule: ({ rulebooks }) => openRulebooks(rulebooks) });
  return Object.assign(rules, { numbers: parts.numbers, actions: parts.actions, tokens: parts.tokens });
}
