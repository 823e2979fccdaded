/** Amounts that are worked out: of mana, of counters, of life; and what is true of life totals and graveyards (107.3, 119). */
import type { Ability, Effect } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { untilEndOfTurn } from './shared.js';

const EACH = ['{W}', '{U}', '{B}', '{R}', '{G}'];

export const amounts = [
  row(
    'effect',
    'add an amount of <mana> equal to <value>',
    ({ mana, value }): Effect[] => [{ do: 'addMana', choices: [mana], times: value }],
    "Karametra's Acolyte",
  ),
  row(
    'effect',
    'put a number of <counter> counters on <object> equal to <value>',
    ({ counter, object, value }) => [{ do: 'counters', what: object, kind: counter, amount: value }],
    'Reverent Hunter',
  ),
  row(
    'effect',
    'double the number of <counter> counters on <object>',
    ({ counter, object }) => [{ do: 'doubleCounters', what: object, kind: counter }],
    'Kalonian Hydra',
  ),
  row('value', 'the <stat> of <object>', ({ stat, object }) => ({ stat, of: object }), 'Wall of Reverence'),
  row('value', 'the greatest <stat> among other <thing>', ({ stat, thing }) => ({
    highest: stat,
    of: { each: [...thing.filter, { other: true as const }] },
  })),
  row(
    'condition',
    'your life total is greater than or equal to your starting life total',
    () => ({ compare: [{ stat: 'life', of: 'you' as const }, '>=', 'startingLife'] }),
    'Path of Bravery',
  ),
  row(
    'condition',
    'there are fewer than <n:digitOrWord> <thing>',
    ({ n, thing }) => ({ not: { exists: thing.filter, atLeast: n } }),
    'Shadowborn Demon',
  ),
  row(
    'suffix',
    'that entered this turn',
    () => [{ happened: { on: 'move', object: 'self' as const, match: { to: 'battlefield' } } }],
    'Oran-Rief, the Vastwood',
  ),
  row(
    'static',
    'if a player would gain life , that player gains no life instead',
    () => [unsettled({ kind: 'replacement', on: 'stat', match: { stat: 'life', gain: true }, instead: [] } as Ability)],
    'Sulfuric Vortex',
  ),
  row(
    'effect',
    'you may cast spells this turn as though they had flash',
    () => untilEndOfTurn('you', [{ mod: 'rule', rule: 'asThoughFlash' }]),
    "Alchemist's Refuge",
  ),
  row(
    'effect',
    'add three mana of any one color . spend this mana only to <purposes>',
    ({ purposes }) => [{ do: 'addMana', choices: EACH.map((color) => color.repeat(3)), only: purposes }],
    'Somberwald Sage',
  ),
  row(
    'cost',
    "return <n:digitOrWord> <thing> you control to their owner 's hand",
    ({ n, thing }) => (thing.placed ? undefined : [{ pay: 'return', what: thing.filter, count: n }]),
    'Pearl Lake Ancient',
  ),
];
