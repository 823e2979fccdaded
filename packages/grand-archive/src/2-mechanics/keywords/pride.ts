/** Pride: the ally obeys only while its controller's champion is of that level. What that means is in ../obedience.ts. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const pride = defineKeyword({
  name: 'pride',
  rules: cite('ga:2.11.7.15.2'),
  description:
    'The ally doesn’t obey unless the champion’s level is `value` or more: no attacks, intercepts or activated abilities.',
  params: { value: 'must' },
  traits: { demandsLevel: cite('ga:2.11.7.15.2') },
  text: (a) => `pride ${a.value ?? 0}`,
});
