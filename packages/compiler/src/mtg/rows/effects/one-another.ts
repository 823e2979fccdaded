/** What is done to several things at once, or by them to each other (608.2). */
import { asAbility } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { targetOf } from '../../nouns.js';
import { deals } from './damage.js';
import { withX } from './optional.js';
import { made } from './tokens.js';

export const oneAnother = [
  row(
    'effect',
    'put <n> <counter> counter(s) on <a:object> , <m:n> <counter2:counter> counter(s) on <b:object> , and <k:n> <counter3:counter> counter(s) on a third target <thing>',
    ({ n, counter, a, m, counter2, b, k, counter3, thing }, { to }) => [
      { do: 'counters', what: a, kind: counter, amount: n },
      { do: 'counters', what: b, kind: counter2, amount: m },
      { do: 'counters', what: targetOf(to, thing.filter, thing.kinds, { other: true }), kind: counter3, amount: k },
    ],
    'Incremental Growth',
  ),
  row(
    'effect',
    'prevent all damage that would be dealt to you and <thing> this turn',
    ({ thing }) => [
      {
        do: 'createReplacement',
        replaces: {
          on: 'damage',
          target: [{ any: [{ player: 'you' }, [{ zone: 'battlefield' }, ...thing.filter]] }],
          prevent: true,
        },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Safe Passage',
  ),
  row(
    'effect',
    '<player> skip(s) their|your next combat phase',
    ({ player }) => [{ do: 'skipNext', what: 'combat', who: player }],
    'Stonehorn Dignitary',
  ),
  row(
    'effect',
    '<object> deals <n> damage to itself',
    ({ object, n }) => deals(object, n, object),
    'Goblin Bangchuckers',
  ),
  row('effect', '<a:object> fight <b:object>', ({ a, b }) => [{ do: 'fight', what: a, with: b }], 'Somberwald Stag'),
  row(
    'effect',
    'create that many <token> . they have " <ability> "',
    ({ token, ability }, { to }) =>
      token.abilities
        ? made({ event: 'amount' }, { ...token, abilities: [...token.abilities, ...ability.map(asAbility)] }, to, [
            'creature',
          ])
        : undefined,
    'Rapacious One',
  ),
  // What is divided is known as it is announced (601.2d).
  row(
    'sentence',
    '<clauses> , where x is <value> as you cast this spell',
    ({ clauses, value }) => (JSON.stringify(clauses).includes('"division":true') ? withX(clauses, value) : undefined),
    'Jaws of Stone',
  ),
];
