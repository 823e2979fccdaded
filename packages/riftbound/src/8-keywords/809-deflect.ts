/** Deflect (809): choosing it costs opponents Power. Read in 356. */
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';
import { valued } from './valued.js';

export const deflect = defineKeyword({
  name: 'deflect',
  rules: cite('riftbound:809.1.c', 'riftbound:809.2', 'riftbound:809.3', 'riftbound:809.1.b.3'),
  description: 'Costs opponents `value` (1 unless said) Power of any domain to choose.',
  params: { value: 'may' },
  text: valued('deflect'),
});
