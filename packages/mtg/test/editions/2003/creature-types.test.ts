/** The creature types of cards as they were in 2003, and that they are played so. */
import { lands, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../../src/index.js';
import { readRulebook } from '../../../src/rules/index.js';

const cards = magic.cardsOf?.('2003') ?? magic.cards;
const types = (name: string): unknown => cards.get(name)?.data.subtypes;

interface TypesFile {
  [source: string]: { [types: string]: string[] };
}

describe('creature types of then', () => {
  it.each([
    ['Samite Healer', ['Cleric']],
    ['White Knight', ['Knight']],
    ['Dwarven Warriors', ['Dwarf']],
    ['Elvish Archers', ['Elf']],
    ['Triskelion', []],
    ['Merchant Ship', ['Ship']],
    ['Shu Farmer', ['Farmer']],
    ['Dauthi Horror', ['Beast']],
    ['Wall of Blossoms', ['Wall']],
    ['Patrol Hound', ['Hound']],
    ['Cephalid Looter', ['Cephalid']],
    ['Viashino Warrior', ['Viashino']],
    ['Phyrexian Ghoul', ['Zombie']],
    ['Argothian Enchantress', ['Enchantress']],
    ['Aven Archer', ['Bird', 'Soldier']],
    ['Goblin King', ['Lord']],
    ['Tor Wauki', ['Legend']],
    ['Arcanis the Omnipotent', ['Wizard', 'Legend']],
  ])('mtg-2003:215.2 %s is of the types %j', (name, then) => {
    expect(types(name)).toEqual(then);
  });

  it('are those of the lists wherever a card is played', () => {
    const lists = Object.values(readRulebook('rules-2003')('creature-types.json') as TypesFile);
    const otherwise = lists.flatMap((list) =>
      Object.entries(list).flatMap(([line, names]) => {
        const then = line === '-' ? [] : line.split(' ');
        return names.filter((name) => {
          const data = cards.get(name)?.data;
          const isCreature = (data?.types as string[] | undefined)?.includes('Creature') ?? false;
          const own = ((data?.subtypes as string[] | undefined) ?? []).filter((type) => type !== 'Legend');
          return isCreature && cards.get(name)?.reason === undefined && own.join() !== then.join();
        });
      }),
    );
    expect(otherwise).toEqual([]);
  });

  it('have none that came later', () => {
    const later = new Set(['Human', 'Phyrexian', 'Noble', 'Bard']);
    expect(cards.names().filter((name) => (types(name) as string[]).some((type) => later.has(type)))).toEqual([]);
  });
});

describe('cards that speak of creature types', () => {
  it('mtg-2003:215.2 find what was of the type then, and not what is of it today', () => {
    const game = position2003([
      {
        battlefield: ['Riptide Laboratory', 'Fugitive Wizard', 'Wandering Mage', 'Xira Arien', ...lands(2, 'Island')],
      },
      {},
    ]).activate(0, 'Riptide Laboratory');
    // Wandering Mage was a Cleric alone, and Xira Arien a Legend alone.
    if (!game.waiting()) {
      expect(game.decision().options?.map(({ card }) => card)).toEqual(['Fugitive Wizard']);
      game.choose(0, { card: 'Fugitive Wizard' });
    }
    game.resolve();
    expect(['Fugitive Wizard', 'Wandering Mage', 'Xira Arien'].map((name) => game.zones(name)[0])).toEqual([
      'hand',
      'battlefield',
      'battlefield',
    ]);
  });

  it('Elvish Champion is a Lord and no Elf, and serves the Elves of then', () => {
    const game = position2003([
      {
        battlefield: [
          'Elvish Champion',
          'Elvish Champion',
          'Llanowar Elves',
          'Elvish Archers',
          'Dawnstrider',
          'Wellwisher',
        ],
      },
      {},
    ]);
    expect(game.all('Elvish Champion').map(({ power }) => power)).toEqual([2, 2]);
    expect(['Llanowar Elves', 'Elvish Archers', 'Dawnstrider'].map((name) => game.figures(name))).toEqual([
      '3/3',
      '4/3',
      '1/1',
    ]);
    expect(game.activate(0, 'Wellwisher').resolve().life(0)).toBe(23);
  });

  it('Catapult Squad taps Soldiers of then: a D’Avenant Archer, and no Ballista Squad', () => {
    const squad = (other: string): boolean => {
      const game = position2003([{ battlefield: ['Catapult Squad', other] }, { battlefield: ['Grizzly Bears'] }]).until(
        { kind: 'PRIORITY', step: 'precombatMain' },
      );
      game.until({ kind: 'ATTACKERS', turn: 4 }).attack(1, 'Grizzly Bears');
      while (game.decision().kind !== 'PRIORITY' || game.decision().seat !== 0) game.pass();
      return (game.decision().options ?? []).some(({ kind, card }) => kind === 'ACTIVATE' && card === 'Catapult Squad');
    };
    expect([squad("D'Avenant Archer"), squad('Ballista Squad')]).toEqual([true, false]);
  });
});

describe('tokens', () => {
  it('mtg-2003:216.1 are called like the creature types that they had then', () => {
    const game = position2003([
      { battlefield: ['Tooth and Claw', 'Grizzly Bears', 'Grizzly Bears', ...lands(2, 'Mountain')] },
      {},
    ]);
    game.activate(0, 'Tooth and Claw');
    if (!game.waiting()) game.takeDefault(game.decision().kind);
    game.resolveAll();
    expect(game.all('Carnivore')).toMatchObject([{ subtypes: ['Carnivore'] }]);
  });
});
