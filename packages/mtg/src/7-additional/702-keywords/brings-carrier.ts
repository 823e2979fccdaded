/** What Equipment that brings who carries it has in common (702.92, 702.163, 702.182). */
import type { Ability, CardDefinition } from '@arbiter/engine';
import { attach, enters, triggered } from '../../language/builders.js';

/** "When this Equipment enters, create such a creature token, then attach this Equipment to it." */
export const bringsCarrier = (token: CardDefinition): Ability =>
  triggered(enters, {
    effects: [{ do: 'create', token, save: '$carrier' }, attach('self', { saved: '$carrier' })],
  });
