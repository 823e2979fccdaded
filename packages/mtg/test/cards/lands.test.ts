import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, enchant, permanent } from '../../src/language/builders.js';
import { named, offers, printed } from './printed.js';

ownCards(
  card('Test Seas', {
    cost: '{U}',
    type: 'Enchantment — Aura',
    abilities: [enchant(permanent), continuous('attached', [{ mod: 'set', prop: 'subtypes', value: ['Island'] }])],
  }),
);

const pool = (game: Play) => (game.view().players[0] as { resources: { mana: object } } | undefined)?.resources.mana;
const manaOf = (game: Play, name: string): string[] =>
  game
    .decision()
    .options.filter((o) => o.card === name && o.mana)
    .map((o) => o.label);
/** A land from hand: a special action, once a turn, in one's own main phase with nothing on the stack. */
function isPlayedAsLand(name: string): void {
  const at = (step: string, active = 0) =>
    magicPosition([{ hand: [name, name, 'Shock'], mana: 'R' }, {}], { turn: { step, active } });
  const game = at('precombatMain');
  expect([offers(game, name, 'PLAY_LAND'), offers(game, name)]).toEqual([true, false]);
  game.choose(0, { kind: 'PLAY_LAND', card: name, nth: 0 });
  // It never was a spell, and one land a turn is all.
  expect([game.view().stack, game.happened('SPELL_CAST'), game.decision()]).toMatchObject([[], [], { seat: 0 }]);
  expect([game.all(name).length, game.hand(0), offers(game, name, 'PLAY_LAND')]).toEqual([1, 2, false]);
  expect(offers(game.until({ step: 'postcombatMain' }), name, 'PLAY_LAND')).toBe(false);
  expect(offers(game.until({ turn: 5, step: 'precombatMain' }), name, 'PLAY_LAND')).toBe(true);

  expect(offers(at('upkeep'), name, 'PLAY_LAND')).toBe(false);
  expect(offers(at('beginningOfCombat'), name, 'PLAY_LAND')).toBe(false);
  expect(offers(at('postcombatMain'), name, 'PLAY_LAND')).toBe(true);
  expect(offers(at('precombatMain', 1).pass(), name, 'PLAY_LAND')).toBe(false);
  expect(offers(at('precombatMain').cast(0, 'Shock', { player: 1 }), name, 'PLAY_LAND')).toBe(false);
}

describe('basic lands', () => {
  const BASICS: [card: string, mana: string, number: string][] = [
    ['Plains', 'W', '305.6'],
    ['Island', 'U', '305.2'],
    ['Swamp', 'B', '305.1'],
    ['Mountain', 'R', '305.9'],
    ['Forest', 'G', '305.3'],
  ];
  for (const [name, color, number] of BASICS)
    it(`${name} (mtg:${number}) is a basic land, played and not cast, and taps for {${color}}`, () => {
      isPlayedAsLand(name);
      const game = magicPosition([{ battlefield: [name] }, {}]);
      const land = {
        supertypes: ['Basic'],
        types: ['Land'],
        subtypes: [name],
        colors: [],
        manaValue: 0,
        manaCost: null,
      };
      expect(game.the(name)).toMatchObject({ ...land, power: null, toughness: null, sick: false });
      expect(game.the(name).abilities).toHaveLength(1);
      game.choose(0, { kind: 'ACTIVATE', card: name, mana: true });
      // No stack, no waiting (605.3b).
      expect([game.view().stack, pool(game), game.the(name).tapped]).toEqual([[], { [color]: 1 }, true]);
      expect(manaOf(game, name)).toEqual([]);
      // What isn't spent is gone with the step (106.4).
      expect(pool(game.until({ step: 'postcombatMain' }))).toEqual({});
      // A land that came this turn may be tapped at once: only creatures are affected by when they came.
      const fresh = magicPosition([{ hand: [name] }, {}]).choose(0, { kind: 'PLAY_LAND', card: name });
      expect(manaOf(fresh, name)).toHaveLength(1);
    });
});

describe('lands with basic types', () => {
  it('Taiga (mtg:305.6) has both mana abilities of its types and is not basic', () => {
    isPlayedAsLand('Taiga');
    const game = magicPosition([{ battlefield: ['Taiga'] }, {}]);
    const land = { supertypes: [], types: ['Land'], subtypes: ['Mountain', 'Forest'], colors: [] };
    expect(game.the('Taiga')).toMatchObject(land);
    expect(manaOf(game, 'Taiga')).toEqual(['Taiga: add {R}', 'Taiga: add {G}']);
    const tap = (nth: number) =>
      magicPosition([{ battlefield: ['Taiga'] }, {}]).choose(0, { kind: 'ACTIVATE', card: 'Taiga', nth });
    expect([pool(tap(0)), pool(tap(1)), manaOf(tap(0), 'Taiga')]).toEqual([{ R: 1 }, { G: 1 }, []]);
    // One land pays one mana: not both colors at once.
    const pay = (...own: string[]) => magicPosition([{ hand: ['Shock', 'Giant Growth'], battlefield: own }, {}]);
    expect([offers(pay('Taiga'), 'Shock'), offers(pay('Taiga', 'Memnite'), 'Giant Growth')]).toEqual([true, true]);
    expect(offers(pay('Taiga', 'Memnite').cast(0, 'Shock', { player: 1 }), 'Giant Growth')).toBe(false);
  });

  it('Taiga (mtg:305.7) made an Island has that type and ability instead of both', () => {
    const game = magicPosition([
      {
        battlefield: [
          { card: 'Taiga', as: 't' },
          { card: 'Test Seas', attachedTo: 't' },
        ],
      },
      {},
    ]);
    expect([game.the('Taiga').subtypes, manaOf(game, 'Taiga')]).toEqual([['Island'], ['Taiga: add {U}']]);
  });
});

describe('Dryad Arbor', () => {
  it('Dryad Arbor (mtg:302.6) is a land that is played, and a green 1/1 creature that may not tap at once', () => {
    isPlayedAsLand('Dryad Arbor');
    const game = magicPosition([{ hand: ['Dryad Arbor'] }, {}]);
    const face = { supertypes: [], types: ['Land', 'Creature'], subtypes: ['Forest', 'Dryad'], colors: ['G'] };
    // The color indicator counts in every zone (204.1).
    expect(game.the('Dryad Arbor', 'hand')).toMatchObject({ ...face, manaCost: null, manaValue: 0 });
    game.choose(0, { kind: 'PLAY_LAND' });
    expect(game.the('Dryad Arbor')).toMatchObject({ ...face, power: 1, toughness: 1, sick: true });
    expect(manaOf(game, 'Dryad Arbor')).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(manaOf(game, 'Dryad Arbor')).toEqual(['Dryad Arbor: add {G}']);
    game.choose(0, { kind: 'ACTIVATE', card: 'Dryad Arbor' });
    expect([pool(game), game.the('Dryad Arbor').tapped]).toEqual([{ G: 1 }, true]);
  });

  it('Dryad Arbor fights and dies like a creature, and cannot be countered', () => {
    const game = magicPosition([
      { battlefield: ['Dryad Arbor', 'Glorious Anthem'] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ]);
    expect(game.figures('Dryad Arbor')).toBe('2/2');
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Dryad Arbor').until({ step: 'postcombatMain' });
    expect(game.life(1)).toBe(18);
    game.pass().cast(1, 'Shock', { card: 'Dryad Arbor' }).resolve();
    expect(game.zones('Dryad Arbor')).toEqual(['graveyard']);
    const duel = magicPosition([
      { hand: ['Dryad Arbor'] },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]);
    expect(offers(duel.choose(0, { kind: 'PLAY_LAND' }).pass(), 'Counterspell')).toBe(false);
  });

  it('Dryad Arbor (mtg:305.7) made an Island goes on being a green Dryad creature', () => {
    const game = magicPosition([
      {
        battlefield: [
          { card: 'Dryad Arbor', as: 'd' },
          { card: 'Test Seas', attachedTo: 'd' },
        ],
      },
      {},
    ]);
    expect(game.the('Dryad Arbor')).toMatchObject({
      types: ['Land', 'Creature'],
      colors: ['G'],
      power: 1,
      toughness: 1,
    });
    expect((game.the('Dryad Arbor').subtypes as string[]).toSorted()).toEqual(['Dryad', 'Island']);
    expect(manaOf(game, 'Dryad Arbor')).toEqual(['Dryad Arbor: add {U}']);
  });
});

describe('mana of any color', () => {
  it('mtg:105.4 Birds of Paradise flies and taps for one mana of a color of its controller’s choice', () => {
    printed('Birds of Paradise', '{G}', 'Creature — Bird');
    const start = () => magicPosition([{ battlefield: ['Birds of Paradise'] }, {}]);
    expect(start().the('Birds of Paradise')).toMatchObject({ power: 0, toughness: 1, keywords: ['flying'] });
    const asked = start().choose(0, { kind: 'ACTIVATE', card: 'Birds of Paradise' });
    expect(asked.decision()).toMatchObject({ kind: 'COLOR', seat: 0, min: 1, max: 1 });
    expect(asked.decision().options.map((o) => o.value)).toEqual(['W', 'U', 'B', 'R', 'G']);
    for (const value of ['W', 'U', 'B', 'R', 'G']) {
      const game = start().choose(0, { kind: 'ACTIVATE', card: 'Birds of Paradise' }, { value });
      expect([pool(game), game.view().stack, game.the('Birds of Paradise').tapped]).toEqual([{ [value]: 1 }, [], true]);
    }
    for (const spell of ['Shock', 'Giant Growth', 'Unsummon', 'Cloudshift', 'Duress'])
      expect(offers(magicPosition([{ hand: [spell], battlefield: ['Birds of Paradise'] }, {}]), spell)).toBe(true);
  });

  it('Birds of Paradise (mtg:302.6) that came this turn gives no mana yet, and blocks a flyer', () => {
    const game = magicPosition([
      { hand: ['Birds of Paradise'], battlefield: ['Forest'] },
      { battlefield: ['Ornithopter'] },
    ]);
    game.cast(0, 'Birds of Paradise').resolve();
    expect([game.the('Birds of Paradise').sick, manaOf(game, 'Birds of Paradise')]).toEqual([true, []]);
    game.until({ turn: 4, kind: 'ATTACKERS' }).attack(1, 'Ornithopter').until({ kind: 'BLOCKERS' });
    expect(named({ decision: () => ({ options: game.decision().from ?? [] }) } as unknown as Play)).toEqual([
      'Birds of Paradise',
    ]);
  });
});
