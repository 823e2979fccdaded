/** Lifelink (702.15): damage dealt also gains its source's controller that much life. Read in 120.3f. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const LIFELINK_RULES = cite('mtg:702.15b', 'mtg:120.3f');
export const lifelink = defineKeyword({
  name: 'lifelink',
  rules: cite('mtg:702.15b'),
  description: 'Its damage gains its controller that much life as well.',
  traits: { damageGainsLife: LIFELINK_RULES },
});
