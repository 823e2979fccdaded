/** Keywords that the ruleset has no word for, and that the rules define in words that it has: each is read as what it means (702). */
import type { Ability, Cost, Effect, FilterClause, TriggerPattern } from '@arbiter/engine';
import { gap, row } from '../categories.js';

const pays = (cost: string): Cost[] => [{ pay: 'mana', cost }];
const toSelf = (on: TriggerPattern): TriggerPattern => ({ ...on, object: 'self' });
const enters = toSelf({ on: 'move', match: { to: 'battlefield' } });
const isBasicLand: FilterClause[] = [{ has: ['types', 'Land'] }, { has: ['supertypes', 'Basic'] }];
/** Cycling and typecycling: the card is discarded from the hand for them (702.29). */
const cycling = (cost: Cost[], effects: Effect[]): Ability[] => [
  { kind: 'activated', cost: [...cost, { pay: 'discard', what: 'self' }], effects, zone: 'hand' },
];
const typecycling = (mana: string, filter: FilterClause[]): Ability[] =>
  cycling(pays(mana), [
    { do: 'search', filter, to: 'hand', reveal: true },
    { do: 'shuffle', who: 'you' },
  ]);
const TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wizard', 'Sliver'];

export const meanings = [
  row('keyword', 'cycling <mana>', ({ mana }) => cycling(pays(mana), [{ do: 'draw', who: 'you', count: 1 }])),
  row('keyword', 'basic landcycling <mana>', ({ mana }) => typecycling(mana, isBasicLand)),
  ...TYPES.map((type) =>
    row('keyword', `${type.toLowerCase()}cycling <mana>`, ({ mana }) =>
      typecycling(mana, [{ has: ['subtypes', type] }]),
    ),
  ),
  row('keyword', 'devoid', () => [
    { kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'colors', value: [] }] },
  ]),
  row('keyword', 'evoke <mana>', ({ mana }) => [
    { kind: 'play', method: 'evoke', cost: pays(mana) },
    {
      kind: 'triggered',
      on: enters,
      if: { is: ['self', { played: 'evoke' }] },
      effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
    },
  ]),
  row('keyword', 'escape — <mana> , exile <n:digitOrWord> other cards from your graveyard .', ({ mana, n }) => [
    {
      kind: 'play',
      method: 'escape',
      zone: 'graveyard',
      cost: pays(mana),
      additional: [{ pay: 'exile', what: [], count: n }],
    },
  ]),
  row('keyword', 'disturb <mana>', ({ mana }) => [
    { kind: 'play', method: 'disturb', zone: 'graveyard', face: 1, cost: pays(mana) },
  ]),
  row('keyword', 'kicker <mana>', ({ mana }) => [{ kind: 'spell', optional: [{ name: 'kicker', cost: pays(mana) }] }]),
  row('keyword', 'kicker — <costs> .', ({ costs }) => [{ kind: 'spell', optional: [{ name: 'kicker', cost: costs }] }]),
  gap('keyword', 'kicker <a:mana> and / or <b:mana>', 'two kickers'),
];
