/** Mana that is added when something is tapped for mana, and mana of a type that hangs on the game (106.7, 106.12, 605.1b). */
import type { Effect, Filter, Mod, Ref } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { mention } from '../nouns.js';

type Added = Omit<Extract<Effect, { do: 'addMana' }>, 'do' | 'who'>;
const EACH = ['{W}', '{U}', '{B}', '{R}', '{G}'];
const ADDITIONAL = 'an additional';
const add = (added: Added, who?: Ref): Effect[] => [{ do: 'addMana', ...(who === undefined ? {} : { who }), ...added }];
const could = (what: Filter, colors?: true): Added => ({ could: { what, ...(colors ? { colors } : {}) } });
const LAND = { has: ['types', 'Land'] as [string, string] };
const forPlayers = (players: 'you' | 'all', mod: Mod): Unsettled[] => [
  unsettled({ kind: 'static', affects: { players }, mods: [mod] }),
];

export const manaAdded = [
  row('event', 'enchanted <kind> is tapped for mana', ({ kind }, { from }) => ({
    on: { on: 'tapForMana', object: 'attached' },
    mentions: [mention(from, 'attached', [kind, 'permanent'])],
  })),
  row('event', 'enchanted <subtype> is tapped for mana', ({ subtype }, { from }) => ({
    on: { on: 'tapForMana', object: 'attached' },
    mentions: [mention(from, 'attached', [subtype.toLowerCase(), 'land', 'permanent'])],
  })),
  row('effect', `add ${ADDITIONAL} <mana>`, ({ mana }) => add({ choices: [mana] }), 'Crypt Ghast'),
  row(
    'effect',
    `<player> adds ${ADDITIONAL} <mana>`,
    ({ player, mana }) => add({ choices: [mana] }, player),
    'Wild Growth',
  ),
  row(
    'effect',
    `<player> adds ${ADDITIONAL} one mana of any color`,
    ({ player }) => add({ choices: EACH }, player),
    'Verdant Haven',
  ),
  row(
    'effect',
    `<player> adds ${ADDITIONAL} one mana of the chosen color`,
    ({ player }) => add({ chosen: true }, player),
    'Utopia Sprawl',
  ),
  row(
    'effect',
    `<player> adds ${ADDITIONAL} two mana in any combination of colors`,
    ({ player }) => add({ choices: EACH, times: 2, combined: true }, player),
    'Market Festival',
  ),
  row(
    'effect',
    '<player> adds one mana of any type that land produced',
    ({ player }) => add({ produced: true }, player),
    'Mana Flare',
  ),
  row(
    'effect',
    `<player> adds ${ADDITIONAL} one mana of any type that land produced`,
    ({ player }) => add({ produced: true }, player),
    'Mana Flare',
  ),
  row('effect', `add ${ADDITIONAL} one mana of any type that land produced`, () => add({ produced: true })),
  row('effect', 'add one mana of any type that land produced', () => add({ produced: true }), "Mirari's Wake"),
  row('effect', 'add one mana of the chosen color', () => add({ chosen: true })),
  row(
    'effect',
    "add one mana of any color in your commander 's color identity",
    () => add({ identity: true }),
    'Command Tower',
  ),
  row(
    'effect',
    'add one mana of any type that a land you control could produce',
    () => add(could([LAND, { controller: 'you' }])),
    'Reflecting Pool',
  ),
  row(
    'effect',
    'add one mana of any color that a land an opponent controls could produce',
    () => add(could([LAND, { controller: 'opponent' }], true)),
    'Exotic Orchard',
  ),
  row(
    'static',
    'if you tap a permanent for mana , it produces twice as much of that mana instead',
    () => forPlayers('you', { mod: 'rule', rule: 'tapsForMore', count: 2 }),
    'Mana Reflection',
  ),
];
