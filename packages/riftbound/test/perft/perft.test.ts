/**
 * Perft: how many ways lead on from fixed positions by one answer, by two, and so on. `counts.json` has the numbers;
 * `PERFT_WRITE=1` in the environment renews it, and then each difference wants a reason.
 */
import { type PerftPosition, PerftTable } from '@arbiter/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const at =
  (...of: Parameters<typeof position>): PerftPosition =>
  () =>
    position(...of);
const theirs = (card: string) => ({ card, controller: 1 });

const positions: { [name: string]: PerftPosition } = {
  'the mulligans of both players': () => {
    const seats = ['kaisa', 'viktor'].map((name) => ({ name, deck: sampleDecks[name] ?? {} }));
    const options = { autoPass: 'none' as const, payment: 'auto' as const };
    const created = riftbound.create({ edition: '2026-07', seed: 'perft', options, seats });
    if (!created.ok) throw new Error(created.error.detail);
    return { service: riftbound, state: created.value.state };
  },
  'a spell with a target, and a reaction': at([
    { hand: ['Cleave', 'Retreat'], runes: [runes(2, 'Fury')], base: ['Noxus Hopeful'] },
    { hand: ['Stupefy'], runes: [runes(1, 'Mind')], base: ['Pouty Poro'] },
  ]),
  'moves to battlefields, alone or together': at([
    { base: ['Noxus Hopeful', 'Pouty Poro'], runes: [] },
    { base: ['Honest Broker'], runes: [] },
  ]),
  'a showdown with spells of both players': at(
    [
      { base: ['Darius, Trifarian'], hand: ['Cleave'], runes: [runes(1, 'Fury')] },
      { hand: ['Stupefy'], runes: [runes(1, 'Mind')] },
    ],
    { battlefields: [{ card: PEAK, controller: 1, units: [theirs('Honest Broker')] }] },
  ),
  'combat damage among a Tank and others': () =>
    position([{ base: ['Darius, Trifarian'], runes: [] }, { runes: [] }], {
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: [theirs('Lecturing Yordle'), theirs('Honest Broker'), theirs('Noxus Hopeful')],
        },
      ],
    })
      .move(0, 'Darius, Trifarian', PEAK)
      .until({ kind: 'COMBAT_DAMAGE' }),
  'the same unit as a target twice': () =>
    position([{ hand: ['Falling Star'], runes: [runes(5, 'Fury')] }, { base: ['Pouty Poro', 'Noxus Hopeful'] }]).choose(
      0,
      { kind: 'PLAY', card: 'Falling Star' },
    ),
  'up to three targets at one place, and Repeat': () =>
    position([
      { hand: ['Bellows Breath'], runes: [runes(4, 'Mind')] },
      { base: ['Darius, Trifarian', 'Noxus Hopeful', 'Honest Broker'] },
    ]).choose(0, { kind: 'PLAY', card: 'Bellows Breath' }),
  'where a unit is played, and Accelerate': () =>
    position([{ hand: ["Kai'Sa, Survivor"], runes: [runes(6, 'Fury')], base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 0, units: ['Pouty Poro'] }, { card: GROVE }],
    }).choose(0, { kind: 'PLAY' }),
  'units killed on both sides, and Deathknell': () =>
    position([
      { hand: ['Cull the Weak'], runes: [runes(3, 'Order')], base: ['Honest Broker', 'Watchful Sentry'] },
      { base: ['Honest Broker', 'Noxus Hopeful'] },
    ])
      .choose(0, { kind: 'PLAY', card: 'Cull the Weak' })
      .pass()
      .pass(),
  'a card played from hiding': at([{}, { base: ['Noxus Hopeful'], runes: [] }], {
    turn: { active: 1 },
    battlefields: [
      { card: PEAK, controller: 0, units: ['Pouty Poro'], facedown: [{ card: 'Hidden Blade', turn: 1 }] },
      { card: GROVE, controller: 1, units: [theirs('Honest Broker')] },
    ],
  }),
  'a card chosen in a hidden hand': () =>
    position([
      { hand: ['Ashe, Focused'], runes: [runes(6, 'Order')] },
      { hand: ['Cleave', 'Stupefy', 'Time Warp'], runes: [] },
    ]).play(0, 'Ashe, Focused', { at: 'base' }),
  'battlefields held at the beginning': at([{ runeDeck: [runes(4, 'Fury')], runes: [] }, {}], {
    turn: { step: 'beginning' },
    battlefields: [
      { card: PEAK, units: ['Pouty Poro'] },
      { card: GROVE, units: ['Watchful Sentry'] },
    ],
  }),
  'runes exhausted and recycled by hand': at(
    [{ hand: ['Hextech Ray'], runes: [runes(2, 'Fury'), runes(1, 'Mind')] }, {}],
    {
      options: { payment: 'manual' },
      battlefields: [{ card: PEAK, controller: 1, units: [theirs('Honest Broker')] }, { card: GROVE }],
    },
  ),
};

const table = new PerftTable(new URL('./counts.json', import.meta.url));

describe('perft', () => {
  it.each(Object.entries(positions))('%s', (name, one) => {
    expect(table.difference(name, one)).toBeNull();
  });
  afterAll(() => table.close());
});
