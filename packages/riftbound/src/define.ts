/** Makes the rules of an edition of Riftbound. Whatever is worked out from them belongs to them. */
import { defineEdition, partsOf } from '@arbiter/engine';
import { base } from './base.js';
import type { RiftboundEdition, RiftboundRules } from './edition.js';
import { openRulebooks } from './rules/index.js';

export const defineRiftbound = (edition: RiftboundEdition): RiftboundRules =>
  defineEdition(edition, partsOf(base, edition), {
    rule: ({ rulebooks }) => openRulebooks(rulebooks),
    own: ({ numbers, actions, tokens }) => ({ numbers, actions, tokens }),
  });
