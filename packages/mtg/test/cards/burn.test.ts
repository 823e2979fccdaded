import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card } from '../../src/language/builders.js';
import { aims, named, printed } from './printed.js';

ownCards(card('Test Walker', { cost: '{2}', type: 'Legendary Planeswalker — Test', loyalty: 5 }));
ownCards(card('Test Shrine', { cost: '{2}', type: 'Enchantment' }));

const mountains = (n: number) => lands(n, 'Mountain');
/** One of each kind of permanent for the opponent. */
const theirs = ['Grizzly Bears', 'Test Walker', 'Ornithopter', 'Test Shrine', 'Forest'];
const ours = ['Hill Giant'];
/** Creatures, planeswalkers and players: nothing else is "any target". */
const ANY = ['Hill Giant', 'Grizzly Bears', 'Test Walker', 'Ornithopter', 0, 1];

const burn = (spell: string, mana: number, response: string[] = []) =>
  magicPosition([
    { hand: [spell], battlefield: [...mountains(mana), ...ours] },
    { hand: response, battlefield: [...theirs, 'Island', 'Mountain'] },
  ]);

const BOLTS: [card: string, cost: string, type: string, amount: number, rule: string][] = [
  ['Shock', '{R}', 'Instant', 2, '120.3e'],
  ['Lightning Bolt', '{R}', 'Instant', 3, '120.3c'],
  ['Lightning Strike', '{1}{R}', 'Instant', 3, '120.3a'],
];

describe('damage to any target', () => {
  for (const [name, cost, type, amount, rule] of BOLTS) {
    const mana = cost === '{R}' ? 1 : 2;
    it(`${name} (mtg:${rule}) deals ${amount} to a creature, a player or a planeswalker`, () => {
      printed(name, cost, type);
      expect(aims(burn(name, mana), name).sort()).toEqual([...ANY].sort());

      const face = burn(name, mana).cast(0, name, { player: 1 }).resolve();
      expect([face.life(0), face.life(1)]).toEqual([20, 20 - amount]);
      expect(face.zones(name)).toEqual(['graveyard']);
      expect(burn(name, mana).cast(0, name, { player: 0 }).resolve().life(0)).toBe(20 - amount);

      const creature = burn(name, mana).cast(0, name, { card: 'Hill Giant' }).resolve();
      if (amount === 3) expect(creature.zones('Hill Giant')).toEqual(['graveyard']);
      else expect(creature.the('Hill Giant').damage).toBe(2);

      const walker = burn(name, mana).cast(0, name, { card: 'Test Walker' }).resolve();
      expect(walker.the('Test Walker')).toMatchObject({ loyalty: 5 - amount, damage: 0 });
      expect(walker.life(1)).toBe(20);
    });
  }

  it('Shock (mtg:608.2b) does nothing to a creature that has left, nor to whoever controlled it', () => {
    const game = burn('Shock', 1, ['Unsummon']).cast(0, 'Shock', { card: 'Grizzly Bears' });
    game.pass().cast(1, 'Unsummon', { card: 'Grizzly Bears' }).resolveAll();
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect([game.zones('Shock'), game.zones('Grizzly Bears'), game.life(1)]).toEqual([['graveyard'], ['hand'], 20]);
  });
});

describe('damage to a creature', () => {
  it('Electrify (mtg:120.3e) deals four to a creature and can be aimed at nothing else', () => {
    printed('Electrify', '{3}{R}', 'Instant');
    expect(aims(burn('Electrify', 4), 'Electrify')).toEqual(['Hill Giant', 'Grizzly Bears', 'Ornithopter']);
    const game = (toughness: number) =>
      magicPosition([
        { hand: ['Electrify'], battlefield: mountains(4) },
        { battlefield: [{ card: 'Ornithopter', counters: { '+1/+1': toughness - 2 } }] },
      ])
        .cast(0, 'Electrify')
        .resolve();
    expect(game(4).zones('Ornithopter')).toEqual(['graveyard']);
    expect(game(5).the('Ornithopter')).toMatchObject({ damage: 4, zone: 'battlefield' });
    // Damage is marked until the cleanup step (514.2).
    expect(game(5).until({ turn: 4, step: 'upkeep' }).the('Ornithopter').damage).toBe(0);
  });

  it('Fiery Finish (mtg:120.3e) deals seven to a creature and can be aimed at nothing else', () => {
    printed('Fiery Finish', '{4}{R}{R}', 'Sorcery');
    expect(aims(burn('Fiery Finish', 6), 'Fiery Finish')).toEqual(['Hill Giant', 'Grizzly Bears', 'Ornithopter']);
    const game = (card: string) =>
      magicPosition([{ hand: ['Fiery Finish'], battlefield: mountains(6) }, { battlefield: [card] }])
        .cast(0, 'Fiery Finish')
        .resolve();
    expect(game('Ghastbark Twins').zones('Ghastbark Twins')).toEqual(['graveyard']);
    expect(game('Aggressive Mammoth').the('Aggressive Mammoth').damage).toBe(7);
    expect(game('Aggressive Mammoth').life(1)).toBe(20);
  });
});

describe('damage of a chosen size', () => {
  it('Blaze (mtg:107.3a) deals X, announced as it is cast and paid for, to any target', () => {
    printed('Blaze', '{X}{R}', 'Sorcery');
    const cast = (x: number) => burn('Blaze', 4).cast(0, 'Blaze').answer(0, { number: x });
    const asked = burn('Blaze', 4).cast(0, 'Blaze');
    expect(asked.decision()).toMatchObject({ kind: 'X', shape: 'NUMBER', min: 0, max: 3 });
    asked.refused(0, { number: 4 });
    expect(named(cast(3)).sort()).toEqual([...ANY].sort());
    const three = cast(3).choose(0, { player: 1 });
    // On the stack X counts for the mana value, elsewhere it is 0 (202.3e).
    expect(three.view().stack[0]).toMatchObject({ x: 3 });
    expect(three.the('Blaze', 'stack').manaValue).toBe(4);
    expect(three.all('Mountain').filter((m) => m.tapped)).toHaveLength(4);
    expect(three.resolve().life(1)).toBe(17);
    expect(three.the('Blaze', 'graveyard').manaValue).toBe(1);
    const one = cast(1).choose(0, { card: 'Test Walker' }).resolve();
    expect(one.the('Test Walker').loyalty).toBe(4);
    expect(one.all('Mountain').filter((m) => m.tapped)).toHaveLength(2);
  });

  it('Blaze (mtg:120.8) for X = 0 deals no damage at all', () => {
    const none = magicPosition([{ hand: ['Blaze'], battlefield: ['Mountain'] }, {}]).cast(0, 'Blaze');
    // With one Mountain X can only be 0 and isn't asked.
    expect(none.decision().kind).toBe('TARGETS');
    expect(none.choose(0, { player: 1 }).resolve().life(1)).toBe(20);
    expect(none.happened('DAMAGE_DEALT')).toEqual([]);
  });

  it('Forked Bolt (mtg:601.2d) is divided as it is cast: two to one target, or one to each of two', () => {
    printed('Forked Bolt', '{R}', 'Sorcery');
    const targets = burn('Forked Bolt', 1).cast(0, 'Forked Bolt');
    expect(targets.decision()).toMatchObject({ kind: 'TARGETS', min: 1, max: 2 });
    expect(named(targets).sort()).toEqual([...ANY].sort());
    targets.refused(0, { choose: [] });
    targets.refused(0, { choose: [{ player: 1 }, { player: 1 }] });
    targets.refused(0, { choose: [{ player: 1 }, { player: 0 }, { card: 'Hill Giant' }] });

    const one = burn('Forked Bolt', 1).cast(0, 'Forked Bolt', { card: 'Grizzly Bears' }).resolve();
    expect([one.zones('Grizzly Bears'), one.life(1)]).toEqual([['graveyard'], 20]);
    const two = burn('Forked Bolt', 1).cast(0, 'Forked Bolt', [{ card: 'Test Walker' }, { player: 1 }]);
    // One to each is the only division, and what has been announced is public before it resolves.
    expect(two.decision().kind).toBe('PRIORITY');
    two.resolve();
    expect([two.the('Test Walker').loyalty, two.life(1)]).toEqual([4, 19]);
  });

  it('Forked Bolt (mtg:608.2b) with one target gone deals only the share of the other', () => {
    const game = burn('Forked Bolt', 1, ['Lightning Bolt'])
      .cast(0, 'Forked Bolt', [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }])
      .pass()
      .cast(1, 'Lightning Bolt', { card: 'Grizzly Bears' })
      .resolveAll();
    expect(game.the('Hill Giant').damage).toBe(1);
  });
});

describe('damage to several', () => {
  const storm = (target: number) =>
    magicPosition([
      { hand: ['Radiating Lightning'], battlefield: [...mountains(4), 'Memnite'] },
      { battlefield: ['Grizzly Bears', 'Elite Vanguard', 'Gladecover Scout', 'Test Walker', 'Forest'] },
    ])
      .cast(0, 'Radiating Lightning', { player: target })
      .resolve();

  it('mtg:115.10 Radiating Lightning targets a player only, and deals one to each creature of that player as well', () => {
    printed('Radiating Lightning', '{3}{R}', 'Instant');
    expect(aims(burn('Radiating Lightning', 4), 'Radiating Lightning')).toEqual([0, 1]);
    const game = storm(1);
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
    // Hexproof protects from being a target, not from this; planeswalkers aren't creatures.
    expect([game.zones('Gladecover Scout'), game.zones('Elite Vanguard')]).toEqual([['graveyard'], ['graveyard']]);
    expect([game.the('Grizzly Bears').damage, game.the('Test Walker').loyalty]).toEqual([1, 5]);
    expect(game.zones('Memnite')).toEqual(['battlefield']);
    const self = storm(0);
    expect([self.life(0), self.life(1), self.zones('Memnite')]).toEqual([17, 20, ['graveyard']]);
    expect(self.the('Grizzly Bears').damage).toBe(0);
  });
});

describe('damage by a creature', () => {
  const bite = (own: string[], their: string[], response: string[] = []) =>
    magicPosition([
      { hand: ['Rabid Bite', 'Giant Growth'], battlefield: [...lands(3, 'Forest'), ...own] },
      { hand: response, battlefield: [...their, 'Island', 'Mountain'] },
    ]);

  it('mtg:115.1 Rabid Bite has one of your creatures deal damage equal to its power to one that is not yours', () => {
    printed('Rabid Bite', '{1}{G}', 'Sorcery');
    const game = bite(['Hill Giant', 'Memnite'], ['Air Elemental', 'Grizzly Bears']).cast(0, 'Rabid Bite');
    expect(named(game)).toEqual(['Hill Giant', 'Memnite']);
    expect(named(game.choose(0, { card: 'Hill Giant' }))).toEqual(['Air Elemental', 'Grizzly Bears']);
    game.choose(0, { card: 'Air Elemental' }).resolve();
    // It isn't a fight: nothing comes back.
    expect([game.the('Air Elemental').damage, game.the('Hill Giant').damage]).toEqual([3, 0]);
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Hill Giant', combat: false }]);
  });

  it('Rabid Bite (mtg:608.2h) looks at the power as it resolves', () => {
    const game = bite(['Grizzly Bears'], ['Air Elemental']).cast(0, 'Rabid Bite');
    game.cast(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolveAll();
    expect(game.zones('Air Elemental')).toEqual(['graveyard']);
  });

  it('mtg:119.3 Rabid Bite of a creature with lifelink or deathtouch has the effects of those', () => {
    const life = bite(['Vampire Nighthawk'], ['Air Elemental']).cast(0, 'Rabid Bite').resolve();
    // Deathtouch as well: two damage destroy it.
    expect([life.life(0), life.zones('Air Elemental')]).toEqual([22, ['graveyard']]);
    expect(bite(['Typhoid Rats'], ['Air Elemental']).cast(0, 'Rabid Bite').resolve().zones('Air Elemental')).toEqual([
      'graveyard',
    ]);
  });

  it('Rabid Bite (mtg:120.8) of a creature without power deals nothing, and with a target gone nothing happens', () => {
    const none = bite(['Ornithopter'], ['Air Elemental']).cast(0, 'Rabid Bite').resolve();
    expect(none.happened('DAMAGE_DEALT')).toEqual([]);
    const gone = bite(['Hill Giant'], ['Air Elemental'], ['Unsummon']).cast(0, 'Rabid Bite').pass();
    gone.cast(1, 'Unsummon', { card: 'Hill Giant' }).resolveAll();
    expect([gone.zones('Hill Giant'), gone.the('Air Elemental').damage]).toEqual([['hand'], 0]);
  });
});
