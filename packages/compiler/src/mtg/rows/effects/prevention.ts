/** Damage that is prevented for a while (615). */
import type { Effect, FilterClause, Ref, ReplacementAbility, Value } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { isMany } from './damage.js';

type Replaced = Extract<Effect, { do: 'createReplacement' }>['replaces'];
/** A shield that lasts for the turn: against so much damage, or against all of it (615.6, 615.7). */
const shield = (
  replaces: Omit<Replaced, 'on'>,
  more: { entities?: Ref; shield?: Value; apart?: true } = {},
): Effect[] => [
  {
    do: 'createReplacement',
    replaces: { on: 'damage', ...replaces, prevent: true } as Replaced,
    ...more,
    until: { kind: 'endOfTurn' },
  },
];
const combat = { match: { combat: true } } satisfies Partial<ReplacementAbility>;
/** Only what a chosen source deals (609.7a); that it still is like that is asked as it deals it (609.7b). */
const fromChosen = (filter: FilterClause[], more: { entities?: Ref; once?: true }): Effect[] => [
  { do: 'chooseSource', filter, save: 'source' },
  {
    do: 'createReplacement',
    replaces: { on: 'damage', ...(filter.length > 0 ? { source: filter } : {}), prevent: true } as Replaced,
    from: { saved: 'source' },
    ...more,
    until: { kind: 'endOfTurn' },
  },
];

export const prevention = [
  row(
    'effect',
    'the next time a|an <adjective> source of your choice would deal damage to you this turn , prevent that damage',
    ({ adjective }) => fromChosen(adjective, { entities: 'you', once: true }),
    'Circle of Protection: Red',
  ),
  row('effect', 'the next time a source of your choice would deal damage to you this turn , prevent that damage', () =>
    fromChosen([], { entities: 'you', once: true }),
  ),
  row(
    'effect',
    'prevent all damage a|an <adjective> source of your choice would deal this turn',
    ({ adjective }) => fromChosen(adjective, {}),
    'Burrenton Forge-Tender',
  ),
  row('effect', 'prevent all damage a source of your choice would deal this turn', () => fromChosen([], {})),
  row(
    'effect',
    'prevent the next <n> damage that would be dealt to <recipient> this turn',
    // Each of several has a shield of its own (615.7).
    ({ n, recipient }) =>
      shield(
        {},
        { entities: recipient, shield: n, ...(isNoun(recipient) && isMany(recipient) ? { apart: true } : {}) },
      ),
    'Healing Salve',
  ),
  row(
    'effect',
    'prevent the next <n> damage that would be dealt to <recipient> this turn . you gain life equal to the damage prevented this way',
    ({ n, recipient }) =>
      isNoun(recipient) && isMany(recipient)
        ? undefined
        : shield(
            { also: [{ do: 'stat', stat: 'life', who: 'you', amount: { event: 'prevented' } }] },
            { entities: recipient, shield: n },
          ),
    "Candles' Glow",
  ),
  row('effect', 'prevent all damage that would be dealt to <recipient> this turn', ({ recipient }) =>
    shield({}, { entities: recipient }),
  ),
  row(
    'effect',
    'prevent all damage that would be dealt to <recipient> this turn by <adjective> sources',
    ({ recipient, adjective }) => shield({ source: adjective }, { entities: recipient }),
    "Lithomancer's Focus",
  ),
  row('effect', 'prevent all combat damage that would be dealt to <recipient> this turn', ({ recipient }) =>
    shield(combat, { entities: recipient }),
  ),
  row(
    'effect',
    'prevent all combat damage that would be dealt this turn by <thing>',
    ({ thing }) => (thing.placed ? undefined : shield({ ...combat, source: thing.filter })),
    'Hindervines',
  ),
  row(
    'effect',
    'prevent all combat damage that would be dealt to players this turn',
    () => shield({ ...combat, target: { player: 'any' } }),
    'Defend the Hearth',
  ),
  row('effect', 'prevent all damage that would be dealt this turn', () => shield({})),
];
