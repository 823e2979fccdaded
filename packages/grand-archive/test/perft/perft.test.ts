/**
 * Perft: how many ways lead on from fixed positions by one answer, by two, and so on. `counts.json` has the numbers;
 * `PERFT_WRITE=1` in the environment renews it, and then each difference wants a reason.
 */
import { type PerftPosition, PerftTable } from '@arbiter/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { lorraine, position, rai, some } from '../support/play.js';

const at =
  (...of: Parameters<typeof position>): PerftPosition =>
  () =>
    position(...of);

const positions: { [name: string]: PerftPosition } = {
  'a fast spell, its target and what is reserved for it': at([
    { champion: rai(1), hand: ['Fireball', 'Ignite the Soul', ...some(3)] },
    { field: ['Blitz Mage'] },
  ]),
  'an attack with a weapon or without': at([
    { champion: lorraine(1), field: ['Sword of Seeking', 'Esteemed Knight'] },
    { field: ['Blitz Mage'] },
  ]),
  'intercepting an attack on the champion': at([
    { champion: lorraine(1), field: ['Veteran Soldier'] },
    { champion: rai(1), field: ['Library Witch', 'Barrier Servant'] },
  ]),
  'an attack card, and cleave': at([
    { champion: lorraine(2), hand: ['Hurricane Sweep', 'Opening Cut', ...some(4)] },
    { champion: rai(1), field: ['Blitz Mage', 'Library Witch'] },
  ]),
  'materializing for a memory cost': at(
    [
      {
        champion: lorraine(1),
        memory: some(3),
        materialDeck: ['Lorraine, Blademaster', "Warrior's Longsword", 'Ornamental Greatsword'],
        field: ['Esteemed Knight'],
      },
      {},
    ],
    { turn: { step: 'materialize' } },
  ),
  'a number of counters to remove': at([
    {
      champion: rai(3, { counters: { enlighten: 4 } }),
      hand: ['Power Overwhelming'],
      field: ['Endura, Scepter of Ignition'],
    },
    {},
  ]),
  'damage divided by the durability removed': at([
    {
      champion: lorraine(3),
      hand: ['Spirit Blade: Dispersion'],
      field: [
        { card: 'Sword of Seeking', durability: 2 },
        { card: "Warrior's Longsword", durability: 1 },
      ],
    },
    { field: ['Blitz Mage'] },
  ]),
  'an optional cost, and a card of the graveyard': at([
    {
      champion: lorraine(3),
      hand: ['Crux Sight', ...some(2)],
      graveyard: ['Spirit Blade: Infusion', "Spirit's Blessing"],
    },
    {},
  ]),
  'the order of the memory': at(
    [{ champion: rai(3), field: ["Arcanist's Prism"], memory: ['Fireball', 'Blitz Mage', 'Careful Study'] }, {}],
    { turn: { step: 'recollection' } },
  ),
  'cards looked at and ordered': at([
    {
      champion: rai(1),
      hand: ['Idle Thoughts', ...some(1)],
      mainDeck: ['Fireball', 'Blitz Mage', 'Careful Study', 'Library Witch'],
    },
    {},
  ]),
  'a discard that does more': at([
    { champion: rai(1), hand: ['Creative Shock', 'Fireball', ...some(3)], mainDeck: ['Blitz Mage', 'Library Witch'] },
    { field: ['Blitz Mage'] },
  ]),
  'deaths of both players at once': at([
    { champion: rai(3), hand: ['Anger the Skies', ...some(3)], field: ['Library Witch', 'Magus Disciple'] },
    { champion: rai(1), field: ['Library Witch', 'Blitz Mage'] },
  ]),
  'a reaction to damage': at([
    { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)], field: ['Sword of Seeking'] },
  ]),
};

const table = new PerftTable(new URL('./counts.json', import.meta.url));

describe('perft', () => {
  it.each(Object.entries(positions))('%s', (name, one) => {
    expect(table.difference(name, one)).toBeNull();
  });
  afterAll(() => table.close());
});
