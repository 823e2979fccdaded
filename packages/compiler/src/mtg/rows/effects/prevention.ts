/** Damage that is prevented for a while (615). */
import type { Effect, Ref, ReplacementAbility, Value } from '@arbiter/engine';
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
export const prevention = [
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
