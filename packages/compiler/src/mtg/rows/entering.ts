/** What is said of how a permanent enters, and what is chosen or paid for that before it does (614.1c, 614.12a). */
import type { Ability, ReplacementAbility, Value } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';

const entering = (how: Pick<ReplacementAbility, 'change' | 'before' | 'copy'>): Unsettled[] => {
  const ability: Ability = {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    ...how,
  };
  return [unsettled(ability)];
};
const withCounters = (counter: string, many: Value): Unsettled[] =>
  entering({ change: { counters: { [counter]: many } } });
export const enteringRows = [
  row(
    'static',
    'you may have <source> enter as a copy of <thing:one> , except it has <granted>',
    ({ thing, granted }) => entering({ copy: { of: thing.filter, may: true, except: { abilities: granted } } }),
    'Mercurial Pretender',
  ),
  row(
    'static',
    'as <source> enters , you may reveal any number of other <thing> from your hand . <b:source> enters with a|an <counter> counter on it for each card revealed this way',
    ({ thing, counter }) =>
      thing.placed || !thing.kinds.includes('card')
        ? undefined
        : [
            unsettled({
              kind: 'replacement',
              on: 'move',
              object: 'self',
              match: { to: 'battlefield' },
              entering: true,
              before: [
                {
                  do: 'choose',
                  from: [{ zone: 'hand' }, { owner: 'you' }, { other: true }, ...thing.filter],
                  min: 0,
                  max: { count: [{ zone: 'hand' }, { owner: 'you' }] },
                  save: 'shown',
                },
                { do: 'reveal', what: { saved: 'shown' } },
                { do: 'entering', counters: { [counter]: { countOf: { saved: 'shown' } } } },
              ],
            }),
          ],
    'Arsenal Thresher',
  ),
  row('static', '<source> enters with x <counter> counters on it', ({ counter }) => withCounters(counter, 'x')),
  row('static', '<source> enters with a number of <counter> counters on it equal to <value>', ({ counter, value }) =>
    withCounters(counter, value),
  ),
  row('static', '<source> enters with x <counter> counters on it , where x is <value>', ({ counter, value }) =>
    withCounters(counter, value),
  ),
  row('static', '<source> enters with a|an <counter> counter on it for each <tally>', ({ counter, tally }) =>
    withCounters(counter, tally),
  ),
  row('static', '<source> enters with <digitOrWord> <counter> counters on it for each <tally>', (found) =>
    withCounters(found.counter, { times: [found.digitOrWord, found.tally] }),
  ),
];
