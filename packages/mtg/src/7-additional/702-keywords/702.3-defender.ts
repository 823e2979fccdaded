/** Defender (702.3): a creature with it can't attack. */
import { keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { attackRestrictions, define } from './hooks.js';

define({ keyword: 'defender', rules: cite('mtg:702.3'), says: 'Can’t attack.' });
attackRestrictions.push((g, attacker) => (keyword(g, attacker, 'defender') ? cite('mtg:702.3b') : null));
