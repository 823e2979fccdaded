/** Auras and other enchantments of preconstructed decks, by each of their clauses. */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { attackWith, choices, fight, mayAttack, mayBlock, offered } from './support.js';

const on = (card: string, host: string) => ({ card, attachedTo: host });
const giant = { card: 'Hill Giant', as: 'giant' };

describe('Auras of preconstructed decks are for creatures', () => {
  it.each([
    'Grasp of the Hieromancer',
    'Oni Possession',
    'Consecrated by Blood',
    'Parasitic Implant',
    'Oppressive Rays',
    'Armament of Nyx',
    "Predator's Gambit",
  ])('%s (mtg:303.4a) is cast on a creature alone', (name) => {
    const game = magicPosition([
      { hand: [name], battlefield: ['Hill Giant', 'Mountain'], mana: '{W}{W}{B}{B}' },
      { battlefield: ['Grizzly Bears', 'Wall of Mist'] },
    ]).cast(0, name);
    expect(choices(game)).toEqual(['Hill Giant', 'Grizzly Bears', 'Wall of Mist']);
    game.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(game.the(name).attachedTo).toBe(game.the('Grizzly Bears').id);
  });
});

describe('Grasp of the Hieromancer', () => {
  const attack = (theirs: string[]): Play =>
    magicPosition([{ battlefield: [giant, on('Grasp of the Hieromancer', 'giant')] }, { battlefield: theirs }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant');

  it('Grasp of the Hieromancer (mtg:303.4) goes onto a creature, which gets +1/+1', () => {
    const game = magicPosition([
      { hand: ['Grasp of the Hieromancer'], battlefield: [...lands(2, 'Plains'), 'Hill Giant'] },
      {},
    ]);
    expect(game.cast(0, 'Grasp of the Hieromancer').resolve().figures('Hill Giant')).toBe('4/4');
  });

  it('Grasp of the Hieromancer (mtg:508.5) has its creature tap one of the defending player before blocks', () => {
    const game = attack(['Grizzly Bears', 'Runeclaw Bear', 'Forest']);
    expect(choices(game)).toEqual(['Grizzly Bears', 'Runeclaw Bear']);
    game.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears').tapped).toBe(true);
    game.until({ step: 'declareBlockers' });
    expect(mayBlock(game)).toEqual(['Runeclaw Bear: Hill Giant']);
  });

  it('Grasp of the Hieromancer (mtg:113.7) gives an ability of the red creature, which no protection from white stops', () => {
    expect(choices(attack(['White Knight', 'Black Knight']))).toEqual(['White Knight', 'Black Knight']);
  });
});

describe('Oni Possession', () => {
  const possessed = () =>
    magicPosition([
      { battlefield: [giant, on('Oni Possession', 'giant'), 'Grizzly Bears'] },
      { battlefield: ['Runeclaw Bear'] },
    ]);

  it('Oni Possession (mtg:205.1a) gives +3/+3 and trample and makes it a Demon Spirit, no Giant', () => {
    expect(possessed().the('Hill Giant')).toMatchObject({
      power: 6,
      toughness: 6,
      keywords: ['trample'],
      types: ['Creature'],
      subtypes: ['Demon', 'Spirit'],
    });
  });

  it('Oni Possession (mtg:701.21a) has its controller sacrifice a creature in their own upkeep', () => {
    const game = possessed().until({ turn: 5, step: 'upkeep' });
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
    game.resolve();
    expect(choices(game)).toEqual(['Hill Giant', 'Grizzly Bears']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.zones('Runeclaw Bear')]).toEqual([['graveyard'], ['battlefield']]);
  });
});

describe('Consecrated by Blood', () => {
  const blessed = (...more: string[]) =>
    magicPosition([
      { battlefield: [giant, on('Consecrated by Blood', 'giant'), ...more], hand: ['Shock'], mana: '{R}' },
      { battlefield: lands(2, 'Mountain'), hand: ['Lightning Bolt', 'Lightning Bolt'] },
    ]);

  it('Consecrated by Blood (mtg:613.4c) gives +2/+2 and flying', () => {
    expect(blessed().the('Hill Giant')).toMatchObject({ power: 5, toughness: 5, keywords: ['flying'] });
  });

  it('Consecrated by Blood (mtg:701.19a) lets it regenerate for two other creatures', () => {
    expect(offered(blessed('Grizzly Bears'), 'ACTIVATE')).toEqual([]);
    const game = blessed('Grizzly Bears', 'Runeclaw Bear').activate(0, 'Hill Giant');
    expect([game.zones('Grizzly Bears'), game.zones('Runeclaw Bear')]).toEqual([['graveyard'], ['graveyard']]);
    game.resolve().pass();
    game.cast(1, 'Lightning Bolt', { card: 'Hill Giant' }).resolve().pass();
    game.cast(1, 'Lightning Bolt', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant')).toMatchObject({ tapped: true, damage: 0 });
  });

  it('Consecrated by Blood (mtg:510.2) deals no combat damage with what was given up before', () => {
    const game = attackWith(blessed('Grizzly Bears', 'Runeclaw Bear'), 'Hill Giant', 'Grizzly Bears', 'Runeclaw Bear');
    expect(fight(game.activate(0, 'Hill Giant').resolve()).life(1)).toBe(15);
  });
});

describe('Parasitic Implant', () => {
  const game = () =>
    magicPosition([{ battlefield: [on('Parasitic Implant', 'giant')] }, { battlefield: [giant] }]).until({
      turn: 5,
      step: 'upkeep',
    });

  it('Parasitic Implant (mtg:701.21a) has the controller of its creature sacrifice that, and its own get a Myr', () => {
    const after = game().resolve();
    expect(after.zones('Hill Giant')).toEqual(['graveyard']);
    expect(after.the('Phyrexian Myr')).toMatchObject({
      controller: 0,
      power: 1,
      toughness: 1,
      colors: [],
      types: ['Artifact', 'Creature'],
      subtypes: ['Phyrexian', 'Myr'],
    });
    expect(after.zones('Parasitic Implant')).toEqual(['graveyard']);
  });

  it('Parasitic Implant (mtg:608.2h) makes the Myr where there is nothing to sacrifice any more', () => {
    const bare = magicPosition([
      { battlefield: [on('Parasitic Implant', 'giant'), 'Mountain'], hand: ['Lightning Bolt'] },
      { battlefield: [giant] },
    ]).until({ turn: 5, step: 'upkeep' });
    bare.cast(0, 'Lightning Bolt', { card: 'Hill Giant' }).resolveAll();
    expect(bare.all('Phyrexian Myr')).toHaveLength(1);
  });
});

describe('Oppressive Rays', () => {
  const held = (count: number, ...mine: Parameters<typeof magicPosition>[0][0]['battlefield'] & object) =>
    magicPosition([
      { battlefield: [giant, ...mine, ...lands(count, 'Mountain')] },
      { battlefield: [on('Oppressive Rays', 'giant'), 'Grizzly Bears'] },
    ]);

  it('Oppressive Rays (mtg:508.1h) makes attacking cost its controller {3}', () => {
    expect(mayAttack(held(2))).toEqual([]);
    const game = held(3).until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'declareBlockers' });
    expect(game.all('Mountain').map((land) => land.tapped)).toEqual([true, true, true]);
    expect(game.the('Hill Giant').attacking).toBeTruthy();
  });

  it('Oppressive Rays (mtg:508.1d) lets a creature that must attack stay for that cost', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Juggernaut', as: 'giant' }, ...lands(3, 'Mountain')] },
      { battlefield: [on('Oppressive Rays', 'giant')] },
    ]).until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [] });
    expect(game.all('Mountain').map((land) => land.tapped)).toEqual([false, false, false]);
  });

  it('Oppressive Rays (mtg:509.1d) makes blocking cost its controller {3}', () => {
    const attacked = (count: number) =>
      magicPosition(
        [
          { battlefield: [giant, ...lands(count, 'Mountain')] },
          { battlefield: [on('Oppressive Rays', 'giant'), 'Grizzly Bears'] },
        ],
        { turn: { active: 1 } },
      )
        .until({ kind: 'ATTACKERS' })
        .attack(1, 'Grizzly Bears')
        .until({ step: 'declareBlockers' });
    expect(mayBlock(attacked(2))).toEqual([]);
    const game = attacked(3).block(0, ['Hill Giant', 'Grizzly Bears']);
    expect(game.until({ step: 'combatDamage' }).all('Mountain')[0]).toMatchObject({ tapped: true });
    expect(game.until({ step: 'endOfCombat' }).zones('Grizzly Bears')).toEqual(['graveyard']);
  });

  it('Oppressive Rays (mtg:601.2f) makes activated abilities cost {3} more, also those of keywords', () => {
    const able = (mana: string) =>
      offered(
        magicPosition([
          { battlefield: [{ card: 'Prodigal Sorcerer', as: 'giant' }], mana },
          { battlefield: [on('Oppressive Rays', 'giant')] },
        ]),
        'ACTIVATE',
      );
    expect([able('{C}{C}'), able('{C}{C}{C}')]).toEqual([[], ['Prodigal Sorcerer']]);
  });
});

describe('Armament of Nyx', () => {
  const armed = (card: string) =>
    magicPosition([
      { battlefield: [{ card, as: 'host' }, on('Armament of Nyx', 'host')] },
      { battlefield: ['Wall of Mist'] },
    ]);

  it('Armament of Nyx (mtg:613.1f) gives double strike to a creature that is an enchantment', () => {
    const game = armed('Nyxborn Rollicker');
    expect(game.the('Nyxborn Rollicker').keywords).toContain('double strike');
    expect(fight(attackWith(game, 'Nyxborn Rollicker')).life(1)).toBe(18);
  });

  it('Armament of Nyx (mtg:615.1) prevents all damage that any other creature would deal', () => {
    const game = armed('Hill Giant');
    expect(game.the('Hill Giant').keywords).toEqual([]);
    expect(fight(attackWith(game, 'Hill Giant')).life(1)).toBe(20);
    const shot = armed('Prodigal Sorcerer').activate(0, 'Prodigal Sorcerer', { player: 1 }).resolve();
    expect(shot.life(1)).toBe(20);
  });
});

describe("Predator's Gambit", () => {
  const gambit = (...more: string[]) =>
    magicPosition([
      { battlefield: [giant, on("Predator's Gambit", 'giant'), ...more] },
      { battlefield: ['Grizzly Bears', 'Raging Goblin'] },
    ]);

  it("Predator's Gambit (mtg:702.13b) gives +2/+1, and intimidate to a creature whose controller has no other", () => {
    const game = gambit('Mountain');
    expect(game.the('Hill Giant')).toMatchObject({ power: 5, toughness: 4, keywords: ['intimidate'] });
    expect(mayBlock(attackWith(game, 'Hill Giant'))).toEqual(['Raging Goblin: Hill Giant']);
    expect(gambit('Runeclaw Bear').the('Hill Giant')).toMatchObject({ power: 5, toughness: 4, keywords: [] });
  });

  it("Predator's Gambit (mtg:109.5) counts the creatures of who controls the creature, not the Aura", () => {
    const game = magicPosition([
      { battlefield: [on("Predator's Gambit", 'giant'), 'Grizzly Bears'] },
      { battlefield: [giant] },
    ]);
    expect(game.the('Hill Giant').keywords).toEqual(['intimidate']);
  });
});

describe('Homicidal Seclusion', () => {
  const alone = (...mine: string[]) =>
    magicPosition([{ battlefield: ['Homicidal Seclusion', ...mine] }, { battlefield: ['Grizzly Bears'] }]);

  it('Homicidal Seclusion (mtg:611.3a) gives the only creature +3/+1 and lifelink, and none beside others', () => {
    const game = alone('Hill Giant', 'Mountain');
    expect(game.the('Mountain').keywords).toEqual([]);
    expect(game.the('Hill Giant')).toMatchObject({ power: 6, toughness: 4, keywords: ['lifelink'] });
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    expect(fight(attackWith(game, 'Hill Giant').block(1)).life(0)).toBe(26);
    const two = alone('Hill Giant', 'Runeclaw Bear');
    expect([two.figures('Hill Giant'), two.the('Runeclaw Bear').keywords]).toEqual(['3/3', []]);
  });
});
