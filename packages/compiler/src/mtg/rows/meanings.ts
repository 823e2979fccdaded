/** Keywords that the ruleset has no word for, and that the rules define in words that it has: each is read as what it means (702). */
import type { Cost } from '@arbiter/engine';
import { gap, row } from '../categories.js';

const pays = (cost: string): Cost[] => [{ pay: 'mana', cost }];

export const meanings = [
  row('keyword', 'devoid', () => [
    { kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'colors', value: [] }] },
  ]),
  row('keyword', 'disturb <mana>', ({ mana }) => [
    { kind: 'play', method: 'disturb', zone: 'graveyard', face: 1, cost: pays(mana) },
  ]),
  row('keyword', 'kicker <mana>', ({ mana }) => [{ kind: 'spell', optional: [{ name: 'kicker', cost: pays(mana) }] }]),
  row('keyword', 'kicker — <costs> .', ({ costs }) => [{ kind: 'spell', optional: [{ name: 'kicker', cost: costs }] }]),
  gap('keyword', 'kicker <a:mana> and / or <b:mana>', 'two kickers'),
];
