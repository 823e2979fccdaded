/**
 * Riftbound by the rules of October 2025, of which the Chinese rulebook has chapters 357–418 (`rules-zh`). What stands here, by
 * chapter, is all that was otherwise than in July 2026; what is not named is played and cited as it is now.
 */
import type { RiftboundEdition, RiftboundParts } from '../../edition.js';
import { cardsOf } from './cards/index.js';

const differs = (base: RiftboundParts) => ({
  ...cardsOf(base),
});

export const october2025: RiftboundEdition = {
  id: '2025-10',
  name: 'Core rules of October 2025 (Origins)',
  differs,
};
