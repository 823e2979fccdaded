/** Battle cry (702.91): the other attackers get +1/+0. */
import { cite } from '../../cite.js';
import {
  another,
  attacking,
  attacks,
  creature,
  each,
  plus,
  triggered,
  untilEndOfTurn,
} from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const battleCry = defineKeyword({
  name: 'battle cry',
  rules: cite('mtg:702.91a', 'mtg:702.91b'),
  description: 'Whenever it attacks, each other attacking creature gets +1/+0 until end of turn.',
  expand: () => [triggered(attacks, { effects: [untilEndOfTurn(each(creature, attacking, another), plus(1, 0))] })],
});
