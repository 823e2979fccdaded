/** Hexproof and shroud (702.11, 702.18): what can't be targeted. */
import { controllerOf, keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define, targetRestrictions } from './hooks.js';

define({ keyword: 'hexproof', rules: cite('mtg:702.11'), says: 'Opponents can’t target it.' });
define({ keyword: 'shroud', rules: cite('mtg:702.18'), says: 'Nobody can target it.' });
targetRestrictions.push((g, object, by) =>
  keyword(g, object, 'hexproof') && controllerOf(g, object) !== by.controller ? cite('mtg:702.11b') : null,
);
targetRestrictions.push((g, object) => (keyword(g, object, 'shroud') ? cite('mtg:702.18a') : null));
