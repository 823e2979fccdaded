/**
 * Who burns out again and again gives a point each time until an opponent has enough of them and wins, unless an effect intervenes
 * (418.3.a): each point can be replaced or prevented, and enough are enough. Where nobody gains any it would go on for ever; then
 * it ends there.
 */

import { cite } from '../../../cite.js';
import type { RiftboundParts } from '../../../edition.js';

export const burnOut: RiftboundParts['actions']['burnOut'] = {
  isSure: false,
  wins: () => true,
  rules: cite('riftbound-zh:418.3.a'),
};
