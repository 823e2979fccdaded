/** Keywords that the rules define as abilities in other words: each is read as what it means (702). */
import type { Ability, CardDefinition, Cost, Effect, FilterClause, TriggerPattern } from '@arbiter/engine';
import { gap, row } from '../categories.js';
import { plus } from './effects/changes.js';

const pays = (cost: string): Cost[] => [{ pay: 'mana', cost }];
const triggered = (on: TriggerPattern, effects: Effect[]): Ability => ({ kind: 'triggered', on, effects });
const toSelf = (on: TriggerPattern): TriggerPattern => ({ ...on, object: 'self' });
const enters = toSelf({ on: 'move', match: { to: 'battlefield' } });
const dies = toSelf({ on: 'move', match: { from: 'battlefield', to: 'graveyard' } });
const yours: FilterClause = { controller: 'you' };
const isCreature: FilterClause = { has: ['types', 'Creature'] };
const counter = (amount: number, what: Extract<Effect, { do: 'counters' }>['what']): Effect => ({
  do: 'counters',
  what,
  kind: '+1/+1',
  amount,
});
const token = (
  name: string,
  types: string[],
  colors: string[],
  figure: number,
  abilities: Ability[] = [],
): CardDefinition => ({
  name,
  props: { name, supertypes: [], types, subtypes: name.split(' '), colors, power: figure, toughness: figure },
  abilities,
});
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
/** "Blocks or becomes blocked": two things that an ability waits for are an ability each. */
const inCombat = (effects: Effect[]): Ability[] => [
  triggered(toSelf({ on: 'block', match: { first: true } }), effects),
  triggered(toSelf({ on: 'becomesBlocked' }), effects),
];
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
  row('keyword', 'exalted', () => [
    triggered({ on: 'attack', object: [isCreature, yours], match: { count: 1 } }, [
      { do: 'modify', what: { event: 'object' }, mods: plus({ power: 1, toughness: 1 }), until: { kind: 'endOfTurn' } },
    ]),
  ]),
  row('keyword', 'bushido <digit>', ({ digit }) =>
    inCombat([
      {
        do: 'modify',
        what: 'self',
        mods: plus({ power: digit, toughness: digit }),
        until: { kind: 'endOfTurn' },
      },
    ]),
  ),
  row('keyword', 'battle cry', () => [
    triggered(toSelf({ on: 'attack' }), [
      {
        do: 'modify',
        what: { each: [isCreature, { is: 'attacking' }, { other: true }] },
        mods: plus({ power: 1, toughness: 0 }),
        until: { kind: 'endOfTurn' },
      },
    ]),
  ]),
  row('keyword', 'mentor', () => [
    {
      kind: 'triggered',
      on: toSelf({ on: 'attack' }),
      targets: [
        {
          what: [
            { zone: 'battlefield' },
            isCreature,
            { is: 'attacking' },
            { stat: ['power', '<', { stat: 'power', of: 'self' }] },
          ],
        },
      ],
      effects: [counter(1, { target: 0 })],
    },
  ]),
  row('keyword', 'afterlife <digit>', ({ digit }) => [
    triggered(dies, [
      {
        do: 'create',
        token: token('Spirit', ['Creature'], ['W', 'B'], 1, [{ kind: 'keyword', keyword: 'flying' }]),
        count: digit,
      },
    ]),
  ]),
  row('keyword', 'living weapon', () => [
    triggered(enters, [
      { do: 'create', token: token('Phyrexian Germ', ['Creature'], ['B'], 0), save: 'germ' },
      { do: 'attach', what: 'self', to: { saved: 'germ' } },
    ]),
  ]),
  row('keyword', 'outlast <mana>', ({ mana }) => [
    { kind: 'activated', cost: [...pays(mana), { pay: 'tap' }], effects: [counter(1, 'self')], timing: 'sorcery' },
  ]),
  row('keyword', 'reinforce <digit> — <mana>', ({ digit, mana }) => [
    {
      kind: 'activated',
      cost: [...pays(mana), { pay: 'discard', what: 'self' }],
      targets: [{ what: [{ zone: 'battlefield' }, isCreature] }],
      effects: [counter(digit, { target: 0 })],
      zone: 'hand',
    },
  ]),
  row('keyword', 'soulshift <digit>', ({ digit }) => [
    {
      kind: 'triggered',
      on: dies,
      targets: [
        {
          what: [
            { has: ['subtypes', 'Spirit'] },
            { stat: ['manaValue', '<=', digit] },
            { zone: 'graveyard' },
            { owner: 'you' },
          ],
        },
      ],
      effects: [{ do: 'may', then: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }] }],
    },
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
  row('keyword', 'kicker <mana>', ({ mana }) => [{ kind: 'spell', optional: [{ name: 'kicker', cost: pays(mana) }] }]),
  row('keyword', 'kicker — <costs> .', ({ costs }) => [{ kind: 'spell', optional: [{ name: 'kicker', cost: costs }] }]),
  row('keyword', 'offspring <mana>', ({ mana }) => [
    { kind: 'spell', optional: [{ name: 'offspring', cost: pays(mana) }] },
    {
      kind: 'triggered',
      on: enters,
      if: { paid: 'offspring' },
      effects: [{ do: 'create', copy: 'self', except: { props: { power: 1, toughness: 1 } } }],
    },
  ]),
  gap('keyword', 'kicker <a:mana> and / or <b:mana>', 'two kickers'),
];
