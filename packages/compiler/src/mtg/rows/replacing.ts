/** What happens instead: more damage, more counters, other draws (614). */
import type { Ability, Effect, Filter, ReplacementAbility, Value } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';

const instead = (on: string, more: Partial<ReplacementAbility>): Unsettled[] => [
  unsettled({ kind: 'replacement', on, ...more } as Ability),
];
const DOUBLE: Value = { times: [2, { event: 'amount' }] };
const opposing: Filter = { any: [{ player: 'opponent' }, [{ zone: 'battlefield' }, { controller: 'opponent' }]] };
const doubled = (more: Partial<ReplacementAbility>) => instead('damage', { ...more, change: { amount: DOUBLE } });

/** All damage to the source is prevented, and something done for as much (615.13). */
const preventedAnd = (also: Effect): Unsettled[] => instead('damage', { target: 'self', prevent: true, also: [also] });

export const replacing = [
  row(
    'static',
    'if <thing:one> would deal damage to a permanent or player , it deals double that damage [to that permanent or player] instead',
    ({ thing }) => doubled({ source: thing.filter }),
    'Gratuitous Violence',
  ),
  row(
    'static',
    'if a source would deal damage to a permanent or player , it deals double that damage to that permanent or player instead',
    () => doubled({}),
    'Furnace of Rath',
  ),
  row('static', 'if <thing:one> would deal damage , it deals double that damage instead', ({ thing }) =>
    doubled({ source: thing.filter }),
  ),
  row(
    'static',
    'if a source would deal damage to an opponent or a permanent an opponent controls , that source deals double that damage to that player or permanent instead',
    () => doubled({ target: opposing }),
    'Gisela, Blade of Goldnight',
  ),
  row(
    'static',
    'if one or more +1/+1 counters would be put on <thing:one> , that many plus one +1/+1 counters are put on it instead',
    ({ thing }) =>
      instead('counters', {
        object: thing.filter,
        match: { kind: '+1/+1' },
        change: { amount: { sum: [{ event: 'amount' }, 1] } },
      }),
    'Hardened Scales',
  ),
  row(
    'static',
    'if one or more +1/+1 counters would be put on <thing:one> , twice that many +1/+1 counters are put on it instead',
    ({ thing }) => instead('counters', { object: thing.filter, match: { kind: '+1/+1' }, change: { amount: DOUBLE } }),
  ),
  row(
    'static',
    'if an effect would create one or more tokens under your control , it creates twice that many of those tokens instead',
    () => instead('create', { player: 'you', change: { count: 2 } }),
    'Doubling Season',
  ),
  row(
    'static',
    'if one or more tokens would be created under your control , twice that many of those tokens are created instead',
    () => instead('create', { player: 'you', change: { count: 2 } }),
    'Anointed Procession',
  ),
  row('static', 'if one or more tokens would be created , twice that many of those tokens are created instead', () =>
    instead('create', { change: { count: 2 } }),
  ),
  row(
    'static',
    'if an effect would put one or more counters on <thing:one> , it puts twice that many of those counters on that <kind> instead',
    ({ thing }) => instead('counters', { object: thing.filter, match: { effect: true }, change: { amount: DOUBLE } }),
    'Doubling Season',
  ),
  row(
    'static',
    'if a spell or ability an opponent controls causes you to discard this card , put it onto the battlefield instead of putting it into your graveyard',
    () =>
      instead('move', {
        object: 'self',
        player: 'opponent',
        match: { from: 'hand', to: 'graveyard', cause: 'discard' },
        change: { to: 'battlefield' },
      }),
    'Loxodon Smiter',
  ),
  row(
    'static',
    'if combat damage would be dealt to <source> , prevent that damage and exile that many cards from the top of your library',
    () =>
      instead('damage', {
        target: 'self',
        match: { combat: true },
        prevent: true,
        also: [{ do: 'move', what: { top: { event: 'prevented' } }, to: 'exile', cause: 'exile' }],
      }),
    'Gloom Surgeon',
  ),
  row(
    'static',
    'if damage would be dealt to <source> , prevent that damage . put a|an <counter> counter on <b:source> for each 1 damage prevented this way',
    ({ counter }) => preventedAnd({ do: 'counters', what: 'self', kind: counter, amount: { event: 'prevented' } }),
    'Phyrexian Hydra',
  ),
  row(
    'static',
    'if damage would be dealt to <source> , prevent that damage and remove that many <counter> counters from it',
    ({ counter }) =>
      preventedAnd({ do: 'counters', what: 'self', kind: counter, amount: { negative: { event: 'prevented' } } }),
    'Protean Hydra',
  ),
  row(
    'static',
    'if you would draw a card , draw two cards instead',
    () => instead('draw', { player: 'you', instead: [{ do: 'draw', who: 'you', count: 2 }] }),
    'Thought Reflection',
  ),
  row(
    'static',
    'if you would draw a card while your library has no cards in it , you win the game instead',
    () =>
      instead('draw', {
        player: 'you',
        if: { not: { exists: [{ zone: 'library' }, { owner: 'you' }] } },
        instead: [{ do: 'win', who: 'you' }],
      }),
    'Laboratory Maniac',
  ),
  row(
    'static',
    "if <source> would be put into a graveyard from anywhere , reveal <b:source> and shuffle it into its owner 's library instead",
    () =>
      instead('move', {
        object: 'self',
        match: { to: 'graveyard' },
        instead: [
          { do: 'reveal', what: 'self' },
          { do: 'move', what: 'self', to: 'library', cause: 'return' },
          { do: 'shuffle', who: { ownerOf: 'self' } },
        ],
      }),
    'Darksteel Colossus',
  ),
];
