/** Instructions strung together: sentences, choices, conditions, and what follows from having done something (608.2, 603.12). */
import type { Effect, FilterClause, Value } from '@arbiter/engine';
import { asBody, unsettled } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { anaphor } from '../../nouns.js';

const may = (then: Effect[]): Effect[] => [{ do: 'may', then }];
type Pay = Extract<Effect, { do: 'pay' }>;
const pay = (cost: Pay['cost'], then: Effect[], more: Partial<Pay> = {}): Effect[] => [
  { do: 'pay', cost, then, else: [], ...more },
];
/** "When you do": an ability of its own, with targets of its own (603.12). */
const reflexive = (effects: Effect[]): Effect[] => [
  { do: 'reflexive', ability: asBody(unsettled({ kind: 'spell', effects })) },
];

/** What any opponent may sacrifice: each chooses in turn order, and then all of it goes at the same time (101.4). */
function given([price, ...more]: Pay['cost'], clauses: Effect[]): Effect[] | undefined {
  if (price?.pay !== 'sacrifice' || more.length > 0 || typeof price.what !== 'object' || price.count !== 1)
    return undefined;
  const chosen = { saved: 'given' };
  const from: FilterClause[] = [...[price.what].flat(), { controller: { saved: 'one' } }];
  return [
    { do: 'choose', who: 'opponents', each: 'one', from, min: 0, save: chosen.saved },
    { do: 'sacrifice', who: 'opponents', filter: [{ in: chosen }], save: 'done' },
    { do: 'if', if: { compare: [{ countOf: { saved: 'done' }, objects: true }, '>=', 1] }, then: clauses },
  ];
}

export const optional = [
  row('clauses', '<effect>', ({ effect }) => effect),
  row('clauses', '<effect> and <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> , then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> , and <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> , <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('sentence', '<clauses>', ({ clauses }) => clauses),
  row('sentence', 'then <clauses>', ({ clauses }) => clauses),
  row('sentence', 'you may <clauses>', ({ clauses }) => may(clauses), 'Gravedigger'),
  row('sentence', '<clauses> and you may <b:clauses>', ({ clauses, b }) => [...clauses, ...may(b)]),
  row('sentence', '<effect> if <condition>', ({ effect, condition }) => [{ do: 'if', if: condition, then: effect }]),
  row(
    'sentence',
    '<effect> unless <condition>',
    ({ effect, condition }) => [{ do: 'if', if: { not: condition }, then: effect }],
    'Vampire Lacerator',
  ),
  row('sentence', '<clauses> , where x is <value>', ({ clauses, value }) => withX(clauses, value)),
  row('sentence', 'you may <clauses> , where x is <value>', ({ clauses, value }) => {
    const effects = withX(clauses, value);
    return effects && may(effects);
  }),
  row(
    'sentence',
    'then <effect> if <condition>',
    ({ effect, condition }) => [{ do: 'if', if: condition, then: effect }],
    'Compelling Deterrence',
  ),
  row('sentence', 'you may have <clauses> , where x is <value>', ({ clauses, value }) => {
    const effects = withX(clauses, value);
    return effects && may(effects);
  }),
  row(
    'sentence',
    'you may have <a:clauses> , where x is <value> . if you do , <b:sentence>',
    ({ a, value, b }) => {
      const effects = withX(a, value);
      return effects && may([...effects, ...b]);
    },
    'Junkyo Bell',
  ),
  row('sentence', 'you may have <clauses>', ({ clauses }) => may(clauses)),
  row(
    'sentence',
    '<a:clauses> , then you may <b:clauses>', // What may be revealed is asked about where it was revealed: such a sentence says so in a row of its own.
    ({ a, b }) => (b.some((effect) => effect.do === 'reveal') ? undefined : [...a, ...may(b)]),
    'Corpse Churn',
  ),
  row('conditional', 'if <condition> , <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: clauses },
  ]),
  row(
    'conditional',
    'if <condition> , <a:clauses> . otherwise , <b:clauses>',
    ({ condition, a, b }) => [{ do: 'if', if: condition, then: a, else: b }],
    'Skyward Eye Prophets',
  ),
  row(
    'sentence',
    'then if <condition> , <clauses>',
    ({ condition, clauses }) => [{ do: 'if', if: condition, then: clauses }],
    'Ordeal of Purphoros',
  ),
  // After a trigger "if" is its condition (603.4): what a trigger does begins with something else.
  row('told', '<sentence>', ({ sentence }) => sentence),
  row('told', '<sentence> . <effects>', ({ sentence, effects }) => [...sentence, ...effects]),
  row('told', '<paid>', ({ paid }) => paid),
  row('told', '<paid> . <effects>', ({ paid, effects }) => [...paid, ...effects]),
  row('effects', '<told>', ({ told }) => told),
  row('effects', '<conditional>', ({ conditional }) => conditional),
  row('effects', '<conditional> . <effects>', ({ conditional, effects }) => [...conditional, ...effects]),
  row('paid', 'you may <payment> . if you do , <clauses>', ({ payment, clauses }) => pay(payment, clauses)),
  row(
    'paid',
    'you may <payment> . when you do , <clauses>',
    ({ payment, clauses }) => pay(payment, reflexive(clauses)),
    'Sparktongue Dragon',
  ),
  row('paid', '<source> deals <n> damage to you unless you <payment>', ({ source, n, payment }) =>
    pay(payment, [], { else: [{ do: 'damage', amount: n, to: 'you', from: source }] }),
  ),
  row('paid', 'sacrifice <source> unless you <payment>', ({ source, payment }) =>
    pay(payment, [], { else: [{ do: 'move', what: source, to: 'graveyard', cause: 'sacrifice' }] }),
  ),
  row(
    'paid',
    'sacrifice <source> unless you pay <mana> for each <tally>',
    ({ source, mana, tally }) => [
      {
        do: 'pay',
        cost: [{ pay: 'mana', cost: mana }],
        times: tally,
        then: [],
        else: [{ do: 'move', what: source, to: 'graveyard', cause: 'sacrifice' }],
      },
    ],
    'Fettergeist',
  ),
  row('paid', 'discard <n> card(s) unless you <payment>', ({ n, payment }) =>
    pay(payment, [], { else: [{ do: 'discard', who: 'you', count: n }] }),
  ),
  // The X of such a cost is chosen as it is paid (107.3f).
  row(
    'paid',
    'you may pay <mana> . if you do , <clauses>',
    ({ mana, clauses }) => {
      if (!mana.includes('X')) return undefined;
      const then = withX(clauses, { number: 'paid' });
      return then && pay([{ pay: 'mana', cost: mana }], then, { x: 'paid' });
    },
    'Flameblast Dragon',
  ),
  row(
    'paid',
    'any opponent may <payment> [of their choice] . if a player does , <clauses>',
    ({ payment, clauses }) =>
      given(payment, clauses) ?? [
        { do: 'remember', as: 'done', value: 0 },
        {
          do: 'forEach',
          of: 'opponents',
          as: 'one',
          effects: pay(payment, [{ do: 'remember', as: 'done', value: 1 }], { who: { saved: 'one' } }),
        },
        { do: 'if', if: { compare: [{ number: 'done' }, '>=', 1] }, then: clauses },
      ],
    'Desecration Demon',
  ),
  row('paid', 'sacrifice it unless you <payment>', ({ payment }, { from }) =>
    pay(payment, [], { else: [{ do: 'move', what: anaphor(from), to: 'graveyard', cause: 'sacrifice' }] }),
  ),
];

/** The X of a text that says what X is: the value stands in its place. Costs keep theirs. */
export function withX<T>(effects: T[], value: Value): T[] | undefined {
  let found = false;
  const within = (part: unknown, key: string): unknown => {
    if (part === 'x' && AMOUNTS.includes(key)) {
      found = true;
      return value;
    }
    if (Array.isArray(part)) return part.map((one) => within(one, key));
    if (typeof part !== 'object' || part === null || key === 'cost') return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, within(one, name)]));
  };
  const settled = within(effects, '') as T[];
  return found ? settled : undefined;
}
const AMOUNTS = ['amount', 'count', 'value', 'negative', 'to', 'times', 'total', 'shield', 'stat'];
