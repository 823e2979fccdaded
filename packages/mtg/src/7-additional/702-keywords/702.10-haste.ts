/** Haste (702.10): summoning sickness doesn't matter. Read in 302.6. */
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({
  keyword: 'haste',
  rules: cite('mtg:702.10b', 'mtg:702.10c'),
  says: 'Attacks and uses {T} abilities although it came just now.',
});
