/** Flash (702.8): the card may be cast whenever an instant could be. Read in 601.3. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const flash = defineKeyword({
  name: 'flash',
  rules: cite('mtg:702.8a'),
  description: 'May be cast whenever an instant could be.',
  traits: { instantSpeed: cite('mtg:702.8a') },
});
