/** What is true of numbers of things, of life gained, of what is attached, and events that hang on it (603, 608.2h, 613). */
import type { Ability, Condition, FilterClause, Mod, TriggerPattern, Value } from '@arbiter/engine';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { anaphor, mention, mentioned } from '../nouns.js';
import { rule } from './effects/changes.js';
import { untilEndOfTurn } from './shared.js';

const gained: Value = { happened: { on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, sum: true };
const yours = (filter: FilterClause[]): FilterClause[] => [...filter, { controller: 'you' }];
const always = (mods: Mod[], condition: Condition) => [
  unsettled({ kind: 'static', affects: 'self', mods, if: condition }),
];
const prevented = (more: Partial<Ability>) => [
  unsettled({ kind: 'replacement', on: 'damage', prevent: true, ...more } as Ability),
];
const died: TriggerPattern = { on: 'move', match: { from: 'battlefield', to: 'graveyard' } };

export const conditionsOfCards = [
  row(
    'condition',
    'you control exactly one <thing>',
    ({ thing }) => (thing.placed ? undefined : { compare: [{ count: yours(thing.filter) }, '=', 1] }),
    'Demonic Rising',
  ),
  row(
    'condition',
    'you control another <a:thing> or <b:one>',
    ({ a, b }) =>
      a.placed || b.placed
        ? undefined
        : { any: [{ exists: [...yours(a.filter), { other: true }] }, { exists: yours(b.filter) }] },
    "Kumena's Speaker",
  ),
  row(
    'condition',
    'you gained <n:digitOrWord> or more life this turn',
    ({ n }) => ({ compare: [gained, '>=', n] }),
    'Angelic Accord',
  ),
  row('value', "the amount of life you've gained this turn", () => gained, 'Voracious Wurm'),
  row('value', 'the amount of life you gained this turn', () => gained),
  row(
    'condition',
    'that <kind> has <n:digitOrWord> or more <counter> counters on it',
    ({ kind, n, counter }, { from }) => ({ is: [anaphor(from, kind), { counters: [counter, n] }] }),
    "Hadana's Climb",
  ),
  row(
    'condition',
    'enchanted|equipped <kind> is <a:one> or <b:one>',
    ({ kind, a, b }, { from }) => ({
      is: [mentioned(from, 'attached', [kind, 'permanent']), [{ any: [a.filter, b.filter] }]],
    }),
    'Bladed Bracers',
  ),
  row(
    'suffix',
    'with power or toughness <bound> or less',
    ({ bound }) => [{ any: [{ stat: ['power', '<=', bound] }, { stat: ['toughness', '<=', bound] }] }],
    'Tetsuko Umezawa, Fugitive',
  ),
  row(
    'static',
    "<source> can't be blocked if <condition>",
    ({ condition }) => always([rule('cantBeBlocked')], condition),
    'Relic Runner',
  ),
  ...([true, false] as const).map((combat) =>
    row(
      'static',
      `prevent all ${combat ? 'combat ' : ''}damage that would be dealt by enchanted|equipped creature`,
      () =>
        prevented({ source: [{ in: 'attached' }], ...(combat ? { match: { combat: true } } : {}) } as Partial<Ability>),
      'Defang',
    ),
  ),
  row(
    'event',
    'you have <n:digitOrWord> or more life',
    ({ n }) => ({
      on: { on: 'state', when: { compare: [{ stat: 'life', of: 'you' as const }, '>=', n] } },
      mentions: [],
    }),
    'Rune-Tail, Kitsune Ascendant',
  ),
  row(
    'event',
    'an opponent is dealt noncombat damage',
    (_, { from }) => ({
      on: { on: 'damage', player: 'opponent', match: { combat: false } },
      mentions: [mention(from, { event: 'player' }, ['player', 'opponent'])],
    }),
    "Chandra's Spitfire",
  ),
  row(
    'event',
    'a player draws a card',
    (_, { from }) => ({ on: { on: 'draw' }, mentions: [mention(from, { event: 'player' }, ['player'])] }),
    'Ob Nixilis Reignited',
  ),
  row(
    'event',
    '<thing:one> is put into your graveyard from the battlefield',
    ({ thing }, { from }) =>
      thing.placed
        ? undefined
        : {
            on: { ...died, object: [...thing.filter, { owner: 'you' as const }] },
            mentions: [mention(from, { event: 'object' }, thing.kinds)],
          },
    'Field of Souls',
  ),
  row(
    'cost',
    'exile <n:digitOrWord> other <adjectives> cards from your graveyard',
    ({ n, adjectives }) => [{ pay: 'exile', what: [...adjectives, { other: true }], count: n }],
    'Despoiler of Souls',
  ),
  row(
    'effect',
    '<subject> become(s) all colors until end of turn',
    ({ subject }) => untilEndOfTurn(subject, [{ mod: 'set', prop: 'colors', value: ['W', 'U', 'B', 'R', 'G'] }]),
    'Scrapbasket',
  ),
  row(
    'effect',
    '<subject> become(s) an artifact creature until end of turn',
    ({ subject }) => untilEndOfTurn(subject, [{ mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] }]),
    'Fleetwheel Cruiser',
  ),
];
