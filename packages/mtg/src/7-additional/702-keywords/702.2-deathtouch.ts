/** Deathtouch (702.2): any damage it deals to a creature is lethal. Read in 120.6, 510.1c and 704.5h. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const deathtouch = defineKeyword({
  name: 'deathtouch',
  rules: cite('mtg:702.2', 'mtg:702.2d'),
  description: 'Any damage it deals to a creature is enough to destroy that.',
  traits: { anyDamageIsLethal: cite('mtg:702.2b', 'mtg:704.5h') },
});
export const DEATHTOUCH_RULES = cite('mtg:702.2b', 'mtg:704.5h');
