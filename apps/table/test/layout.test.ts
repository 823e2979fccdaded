/** Where things lie on the table, whatever the game calls its zones. */
import type { View } from '@arbiter/client';
import { expect, test } from 'vitest';
import { layoutOf, nameIn, zoneName } from '../src/layout.js';

const object = (controller: number | null, more: object = {}) => ({
  name: 'Thing',
  owner: 0,
  controller,
  types: ['Thing'],
  ...more,
});
const view = {
  viewer: 1,
  turn: { number: 1, active: 0, phase: 'main', step: null, priority: 0 },
  players: [
    { seat: 0, name: 'Ann', lost: false },
    { seat: 1, name: 'Ben', lost: false },
  ],
  zones: [
    { id: 'deck', owner: 0, count: 40 },
    { id: 'deck', owner: 1, count: 39 },
    { id: 'hand', owner: 0, count: 2 },
    { id: 'hand', owner: 1, objects: ['h'] },
    { id: 'field', owner: null, objects: ['host', 'mine', 'worn', 'place', 'unit', 'nobodys'] },
    { id: 'graveyard', owner: 0, objects: [] },
    { id: 'pending', owner: null, objects: ['spell'] },
  ],
  objects: {
    h: object(1),
    host: object(0),
    mine: object(1),
    worn: object(0, { types: ['Worn'], attachedTo: { object: 'host' } }),
    place: object(null, { name: 'Hill', units: ['unit'] }),
    unit: object(1, { battlefield: 'place' }),
    nobodys: object(null, { owner: null }),
    spell: object(0),
  },
  stack: [{ id: 'spell', kind: 'SPELL', card: 'Bolt', name: 'Bolt', controller: 0, targets: [] }],
  emblems: [],
  result: null,
} as unknown as View;

test('each seat has its side, the nearest last; what is shared lies with whoever controls it', () => {
  const { sides, places, middle } = layoutOf(view, 0);
  expect(sides.map(({ player }) => player.name)).toEqual(['Ben', 'Ann']);
  expect(sides.map(({ heaps }) => heaps)).toEqual([
    [
      { zone: 'deck', objects: [], hidden: 39 },
      { zone: 'hand', objects: ['h'], hidden: 0 },
      { zone: 'field', objects: ['mine'], hidden: 0 },
    ],
    [
      { zone: 'deck', objects: [], hidden: 40 },
      { zone: 'hand', objects: [], hidden: 2 },
      { zone: 'field', objects: ['host', 'worn'], hidden: 0 },
    ],
  ]);
  expect(places).toEqual([{ id: 'place', units: ['unit'] }]);
  expect(middle).toEqual([{ zone: 'field', objects: ['nobodys'], hidden: 0 }]);
});

test('everybody and everything that is named can be called by a name', () => {
  expect(['seat 1', 'place', 'spell', 'gone'].map((id) => nameIn(view, id))).toEqual([
    'Ben',
    'Hill',
    'Thing',
    'something',
  ]);
});

test('a zone has the name that the view gives it, and else what its id says', () => {
  const zones = view.zones.map((zone) => (zone.id === 'field' ? { ...zone, name: 'In play' } : zone));
  const named = { ...view, zones } as View;
  expect([zoneName(named, 'field'), zoneName(named, 'graveyard')]).toEqual(['In play', 'Graveyard']);
  expect(layoutOf(named, 0).middle).toEqual([{ zone: 'field', name: 'In play', objects: ['nobodys'], hidden: 0 }]);
});
