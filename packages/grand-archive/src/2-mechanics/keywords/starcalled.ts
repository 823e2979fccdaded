/** Starcalling (2.11.7.15.2), as cards have it; what it does stands beside activating. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

/** How a card was activated that was called while its player glimpsed. */
export const STARCALLED = 'starcalling';

export const AETHERCALLED = 'aethercalling';
export const aethercalling = defineKeyword({
  name: AETHERCALLED,
  rules: cite('ga:2.11.7.15.2'),
  description: 'May be loaded into an Aetherwing weapon by whoever looks at it while glimpsing.',
  redundant: true,
});

export const starcalling = defineKeyword({
  name: STARCALLED,
  rules: cite('ga:2.11.7.15.2'),
  description:
    'May be activated for `cost` by whoever looks at it while glimpsing; `{"played": "starcalling"}` asks for that.',
  params: { cost: 'must' },
});
