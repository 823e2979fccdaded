/** Lineage release: before an ability that banishes its card out of the lineage, where alone it is activated (2.11.7.15.2). */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const lineageRelease = defineKeyword({
  name: 'lineage release',
  rules: cite('ga:2.11.7.15.2'),
  description: 'Before an activated ability of the zone `lineage` whose cost is to banish the card itself.',
});
