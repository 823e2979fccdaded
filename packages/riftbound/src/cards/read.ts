/** Cards whose texts leave something open; `docs/rulings.md` says how each is read, and why. */
import type { SingleFaced } from '@arbiter/engine';
import {
  and,
  atBattlefield,
  card,
  draw,
  gear,
  here,
  keyword,
  other,
  pays,
  playMe,
  t,
  tank,
  target,
  unit,
  when,
  yours,
} from '../language/builders.js';

export const readCards: SingleFaced[] = [
  card('Flame Chompers', {
    code: 'OGN-006',
    type: 'Unit',
    domains: ['Fury'],
    energy: 3,
    might: 3,
    tags: ['Zaun'],
    abilities: [
      when(
        { on: 'move', object: 'self', match: { from: 'hand', cause: 'discard' } },
        [{ do: 'play', what: { event: 'became' }, cost: [], must: true }],
        { may: true, cost: [pays(0, 'Fury')] },
      ),
    ],
  }),
  card('Immortal Phoenix', {
    code: 'OGN-037',
    type: 'Unit',
    domains: ['Fury'],
    energy: 3,
    power: 1,
    might: 3,
    tags: ['Spirit'],
    abilities: [
      keyword('assault', 2),
      when(
        { on: 'did', player: 'you', match: { act: 'kill' }, object: unit, source: { has: ['types', 'Spell'] } },
        [{ do: 'play', what: { each: and({ self: true }, { zone: 'trash' }) }, cost: [], must: true }],
        { zone: 'trash', may: true, cost: [pays(1, 'Fury')] },
      ),
    ],
  }),
  card('Volibear, Imposing', {
    code: 'OGN-158',
    type: 'Unit',
    supertypes: ['Champion'],
    domains: ['Body'],
    energy: 12,
    power: 2,
    might: 10,
    tags: ['Volibear', 'Freljord'],
    abilities: [
      keyword('shield', 3),
      tank,
      when(
        {
          on: 'did',
          player: 'opponent',
          match: { act: 'move' },
          object: and(unit, atBattlefield, { not: { at: 'self' } }),
          batch: true,
        },
        [draw(1)],
      ),
    ],
  }),
  card('Star Spring', {
    code: 'UNL-215',
    type: 'Battlefield',
    abilities: [
      when(
        { on: 'play', player: 'any', object: and(unit, here, { not: { is: 'token' } }) },
        [{ do: 'moveTo', what: t(), to: 'base' }],
        {
          by: 'player',
          may: true,
          limit: { perTurn: 1, met: true },
          targets: [target(and(unit, yours, here, { not: { in: { event: 'object' } } }))],
        },
      ),
    ],
  }),
  card('Patched Porobot', {
    code: 'VEN-058',
    type: 'Unit',
    also: 'Gear',
    domains: ['Mind'],
    energy: 2,
    might: 2,
    tags: ['Mech', 'Poro', 'Piltover'],
    abilities: [when(playMe, [draw(1)], { if: { exists: and(gear, yours, other), atLeast: 3 } })],
  }),
];
