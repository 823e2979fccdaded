/** What prevents or changes damage, as an ability that lasts or for a turn (2.9.1, 2.5.2). */
import type { Effect, Filter, FilterClause, Ref } from '@arbiter/engine';
import { unsettled } from '../../../references/nouns.js';
import { gap, type Kind, row } from '../../categories.js';
import { END_OF_TURN, eachOf, isSelf, YOUR_CHAMPION } from '../shared.js';

/** Damage to whom, as an ability of an object looks for it. */
function aimed(noun: Ref): { target: 'self' | Filter } | undefined {
  if (isSelf(noun)) return { target: 'self' };
  const filter = eachOf(noun);
  return filter === undefined ? undefined : { target: filter };
}
const prevents = (noun: Ref, { match }: Kind, prevent: true | number) => {
  const whom = aimed(noun);
  return whom && [unsettled({ kind: 'replacement', on: 'damage', ...whom, ...(match ? { match } : {}), prevent })];
};
const ofOne = (filter: FilterClause[], kind: Kind, prevent: number) => [
  unsettled({ kind: 'replacement', on: 'damage', target: filter, ...kind, prevent }),
];
const forTurn = (entities: Ref, { match }: Kind, prevent: true | number): Effect[] => [
  {
    do: 'createReplacement',
    entities,
    replaces: { on: 'damage', ...(match ? { match } : {}), prevent },
    until: END_OF_TURN,
  },
];

export const prevention = [
  row('static', 'prevent all <damageKind> that would be dealt to <object>', ({ damageKind, object }) =>
    prevents(object, damageKind, true),
  ),
  row('static', 'if <damageKind> would be dealt to <object> , prevent that damage', ({ damageKind, object }) =>
    prevents(object, damageKind, true),
  ),
  row('static', 'if <damageKind> would be dealt to <object> , prevent <digit> of that damage', (said) =>
    prevents(said.object, said.damageKind, said.digit),
  ),
  row('static', 'if <damageKind> would be dealt to a|an <thing> , prevent <digit> of that damage', (said) =>
    ofOne(said.thing.filter, said.damageKind, said.digit),
  ),
  row('static', 'if a|an <thing> would be dealt <damageKind> , prevent <digit> of that damage', (said) =>
    ofOne(said.thing.filter, said.damageKind, said.digit),
  ),
  row('static', 'if <damageKind> would be dealt to another <thing> , prevent <digit> of that damage', (said) =>
    ofOne([...said.thing.filter, { other: true }], said.damageKind, said.digit),
  ),
  row('sentence', 'if <damageKind> would be dealt to <champion> this turn , prevent <digit> of that damage', (said) =>
    forTurn({ each: YOUR_CHAMPION }, said.damageKind, said.digit),
  ),
  row('sentence', 'if <champion> would take <damageKind> this turn , prevent <digit> of that damage', (said) =>
    forTurn({ each: YOUR_CHAMPION }, said.damageKind, said.digit),
  ),
  row('sentence', 'if <object> would be dealt <damageKind> this turn , prevent <digit> of that damage', (said) =>
    isTarget(said.object) ? forTurn(said.object, said.damageKind, said.digit) : undefined,
  ),
  ...['prevent all but <digit> of that damage', 'double that damage'].map((what) =>
    gap('sentence', `the next time <damageKind> would be dealt to <object> this turn , ${what}`, 'change of damage'),
  ),
  gap('sentence', 'the next time <object> would take <damageKind> this turn , double that damage', 'change of damage'),
];
const isTarget = (noun: Ref): boolean => JSON.stringify(noun).includes('"noun":"target"');
