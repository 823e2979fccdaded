/** Floating memory (2.3.3.3): banished from the graveyard it pays for 1 of a memory cost. Read in 2.3.3. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const floatingMemory = defineKeyword({
  name: 'floating memory',
  rules: cite('ga:2.3.3.3'),
  description: 'May be banished from the graveyard to pay for 1 of a memory cost.',
  redundant: true,
  expand: () => [{ kind: 'payment', of: 'memory', to: 'banishment', cause: 'memoryCost', zone: 'graveyard' }],
});
