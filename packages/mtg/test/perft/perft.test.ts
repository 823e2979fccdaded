/**
 * Perft: how many ways lead on from fixed positions by one answer, by two, and so on. `counts.json` has the numbers;
 * `PERFT_WRITE=1` in the environment renews it, and then each difference wants a reason.
 */
import { lands, magicPosition, type PerftPosition, PerftTable } from '@arbiter/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { card } from '../../src/language/builders.js';

const furnace = card('Test Furnace', {
  type: 'Enchantment',
  abilities: [{ kind: 'replacement', on: 'damage', change: { amount: { times: [2, { event: 'amount' }] } } }],
});
const urn = card('Test Urn', {
  type: 'Artifact',
  abilities: [{ kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: 1 }],
});
const position =
  (...of: Parameters<typeof magicPosition>): PerftPosition =>
  () =>
    magicPosition(...of);

const positions: { [name: string]: PerftPosition } = {
  'a spell with targets, and an answer to it': position([
    { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Grizzly Bears'] },
    { hand: ['Giant Growth'], battlefield: ['Forest', 'Hill Giant'] },
  ]),
  'counterspells, and a cost for a spell to stay': position([
    { hand: ['Shock', 'Opt'], battlefield: [...lands(3, 'Island'), ...lands(2, 'Mountain')] },
    { hand: ['Counterspell', 'Mana Leak'], battlefield: lands(4, 'Island') },
  ]),
  'X, and what can be paid': position([
    { hand: ['Blaze'], battlefield: lands(5, 'Mountain') },
    { battlefield: ['Hill Giant'] },
  ]),
  'modes with and without targets': position([
    { hand: ['Boros Charm'], battlefield: ['Plains', 'Mountain', 'Grizzly Bears'] },
    { battlefield: ['Serra Angel'] },
  ]),
  'damage divided among targets': position([
    { hand: ['Forked Bolt'], battlefield: ['Mountain', 'Memnite'] },
    { battlefield: ['Grizzly Bears', 'White Knight'] },
  ]),
  'attackers and blockers': () =>
    magicPosition([
      { battlefield: ['Grizzly Bears', 'Serra Angel'] },
      { battlefield: ['Hill Giant', 'Palace Guard'] },
    ]).until({ kind: 'ATTACKERS' }),
  'menace, flying and first strike against three blockers': () =>
    magicPosition([
      { battlefield: ['Boggart Brute', 'Serra Angel'] },
      { battlefield: ['Hill Giant', 'Youthful Knight', 'Giant Spider'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Boggart Brute', 'Serra Angel')
      .until({ kind: 'BLOCKERS' }),
  'a trampler assigns its damage': () =>
    magicPosition([
      { battlefield: ['Craw Wurm', 'Colossal Dreadmaw'] },
      { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Craw Wurm', 'Colossal Dreadmaw')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Colossal Dreadmaw'], ['Grizzly Bears', 'Colossal Dreadmaw'])
      .until({ kind: 'COMBAT_DAMAGE' }),
  'triggers of both players at once': position([
    { hand: ['Wrath of God'], battlefield: [...lands(4, 'Plains'), 'Highland Game', 'Tattered Mummy'] },
    { battlefield: ['Highland Game', 'Tattered Mummy'] },
  ]),
  'replacement effects in an order that matters': position(
    [{ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: ['Test Furnace', 'Test Urn', 'Grizzly Bears'] }],
    { definitions: [furnace, urn] },
  ),
  'cards chosen in hidden hands': position([
    { hand: ['Duress', 'Mind Rot'], battlefield: lands(4, 'Swamp') },
    { hand: ['Shock', 'Grizzly Bears', 'Opt', 'Island'] },
  ]),
  'Auras, and what leaves with their creature': position([
    {
      hand: ['Oakenform', 'Control Magic', 'Unsummon'],
      battlefield: [...lands(4, 'Island'), ...lands(3, 'Forest'), 'Grizzly Bears'],
    },
    { battlefield: ['Hill Giant'] },
  ]),
  'mana paid by hand': position(
    [{ hand: ['Opt', 'Grizzly Bears'], battlefield: ['Taiga', 'Island', 'Birds of Paradise'] }, {}],
    { options: { payment: 'manual' } },
  ),
};

const table = new PerftTable(new URL('./counts.json', import.meta.url));

describe('perft', () => {
  it.each(Object.entries(positions))('%s', (name, one) => {
    expect(table.difference(name, one)).toBeNull();
  });
  afterAll(() => table.close());
});
