/** What abilities do as a Spell, whatever their source is (2.11.7.15.2). */
import type { Effect } from '@arbiter/engine';
import { asBody, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { activated, triggered } from './lines.js';

type As = [list: string, word: string];
const SPELL = (): { as: As } => ({ as: ['subtypes', 'Spell'] });
/** "When you do, as a Spell": an ability of its own. */
const reflexive = (effects: Effect[]): Effect[] => [
  { do: 'reflexive', ability: asBody(unsettled({ kind: 'spell', effects, ...SPELL() })) },
];

export const spells = [
  row('ability', '<event> : as a spell , <effects>', ({ event, effects }) => triggered(event, effects, SPELL())),
  row('ability', '<event> : as a spell , <effects> . <limits>', ({ event, effects, limits }) =>
    (limits.timing ?? limits.if) ? undefined : triggered(event, effects, { ...limits, ...SPELL() }),
  ),
  row('ability', '<event> : if <condition> , as a spell , <sentence>', ({ event, condition, sentence }) =>
    triggered(event, [{ do: 'if', if: condition, then: sentence }], SPELL()),
  ),
  row('ability', '<trigger> , as a spell , <told>', ({ trigger, told }) => triggered(trigger, told, SPELL())),
  row('ability', 'as a spell , <trigger> , <told>', ({ trigger, told }) => triggered(trigger, told, SPELL())),
  row('ability', '<costs> : as a spell , <effects>', ({ costs, effects }) => activated(costs, effects, SPELL())),
  row('ability', '<costs> : as a spell , <effects> . <limits>', ({ costs, effects, limits }) =>
    activated(costs, effects, { ...limits, ...SPELL() }),
  ),
  row('then', 'when you do , as a spell , <clauses>', ({ clauses }) => reflexive(clauses)),
];
