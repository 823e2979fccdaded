/** Creatures with no more than evergreen keywords: each fights as its figures and keywords say. */
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { attackWith, fight, mayAttack, mayBlock } from './support.js';

/** Every creature that has nothing printed but its figures. */
const plain: [string, number, number][] = [
  ['Loxodon Line Breaker', 3, 2],
  ['Oreskos Swiftclaw', 3, 1],
  ['Tolarian Scholar', 2, 3],
  ['Bogstomper', 6, 5],
  ['Walking Corpse', 2, 2],
  ['Fire Elemental', 5, 4],
  ['Onakke Ogre', 4, 2],
  ['Centaur Courser', 3, 3],
  ['Thornhide Wolves', 4, 5],
  ['Grizzly Bears', 2, 2],
  ['Balduvian Bears', 2, 2],
  ['Silvercoat Lion', 2, 2],
  ['Elite Vanguard', 2, 1],
  ['Hill Giant', 3, 3],
  ['Craw Wurm', 6, 4],
  ['Goblin Piker', 2, 1],
  ['Pillarfield Ox', 2, 4],
  ['Memnite', 1, 1],
  ['Alpine Grizzly', 4, 2],
];

describe('creatures without abilities', () => {
  it.each(plain)('%s (mtg:510.1a) deals its power of %i to the player it attacks', (card, power) => {
    const game = fight(attackWith(magicPosition([{ battlefield: [card] }, {}]), card));
    expect(game.life(1)).toBe(20 - power);
    expect(game.the(card)).toMatchObject({ tapped: true, keywords: [], abilities: [] });
  });

  it.each(plain)(
    '%s (mtg:704.5g) of power %i dies of damage equal to its toughness of %i',
    (card, _power, toughness) => {
      const hit = (damage: number) => magicPosition([{ battlefield: [{ card, damage }] }, {}]);
      expect(hit(toughness - 1).zones(card)).toEqual(['battlefield']);
      expect(hit(toughness).zones(card)).toEqual(['graveyard']);
    },
  );

  it.each(plain)('%s (mtg:302.6) is summoning-sick, can be blocked by anyone and can block what walks', (card) => {
    expect(mayAttack(magicPosition([{ battlefield: [{ card, sick: true }] }, {}]))).toEqual([]);
    const attacking = attackWith(magicPosition([{ battlefield: [card] }, { battlefield: ['Wall of Mist'] }]), card);
    expect(mayBlock(attacking)).toEqual([`Wall of Mist: ${card}`]);
    const blocking = magicPosition([{ battlefield: ['Hill Giant', 'Air Elemental'] }, { battlefield: [card] }]);
    expect(mayBlock(attackWith(blocking, 'Hill Giant', 'Air Elemental'))).toEqual([`${card}: Hill Giant`]);
  });
});

describe('flying and reach', () => {
  it.each([
    'Herald of Faith',
    'Pegasus Courser',
    'Rustwing Falcon',
    "Serra's Guardian",
    'Silverbeak Griffin',
    'Air Elemental',
    'Aven Wind Mage',
    'Riddlemaster Sphinx',
    'Snapping Drake',
    'Gravewaker',
    'Skymarch Bloodletter',
    'Vampire Sovereign',
    'Shivan Dragon',
    'Sparktongue Dragon',
    'Volcanic Dragon',
    'Ornithopter',
    'Serra Angel',
    'Vampire Nighthawk',
    'Waterfall Aerialist',
  ])('%s (mtg:702.9b) is blocked by what flies or reaches, and blocks both what flies and what walks', (card) => {
    const game = magicPosition([
      { battlefield: [card] },
      { battlefield: ['Hill Giant', 'Giant Spider', 'Air Elemental'] },
    ]);
    expect(mayBlock(attackWith(game, card))).toEqual([`Giant Spider: ${card}`, `Air Elemental: ${card}`]);
    const attacked = magicPosition([{ battlefield: ['Hill Giant', 'Air Elemental'] }, { battlefield: [card] }]);
    expect(mayBlock(attackWith(attacked, 'Hill Giant', 'Air Elemental'))).toEqual([
      `${card}: Hill Giant, Air Elemental`,
    ]);
  });

  it.each([
    ['Giant Spider', 2],
    ['Wall of Vines', 0],
  ])('%s (mtg:702.17b) blocks a flier without flying itself', (card, power) => {
    const game = magicPosition([{ battlefield: ['Air Elemental', 'Hill Giant'] }, { battlefield: [card] }]);
    attackWith(game, 'Air Elemental', 'Hill Giant');
    expect(mayBlock(game)).toEqual([`${card}: Air Elemental, Hill Giant`]);
    fight(game.block(1, [card, 'Air Elemental']));
    expect([game.life(1), game.the('Air Elemental').damage]).toEqual([17, power]);
  });

  it('Giant Spider (mtg:702.9c) is itself blocked by anyone', () => {
    const game = magicPosition([{ battlefield: ['Giant Spider'] }, { battlefield: ['Hill Giant'] }]);
    expect(mayBlock(attackWith(game, 'Giant Spider'))).toEqual(['Hill Giant: Giant Spider']);
  });
});

describe('haste, defender, vigilance', () => {
  it.each([
    ['Hostile Minotaur', 3],
    ['Volcanic Dragon', 4],
    ['Raging Goblin', 1],
    ['Monastery Swiftspear', 1],
  ])('%s (mtg:702.10b) attacks in the turn it arrives', (card, power) => {
    const game = magicPosition([{ battlefield: [{ card, sick: true }] }, {}]);
    expect(mayAttack(game)).toEqual([card]);
    expect(fight(game.attack(0, card)).life(1)).toBe(20 - power);
  });

  it.each(['Wall of Mist', 'Wall of Vines', 'Wall of Frost'])('%s (mtg:702.3b) cannot attack, but blocks', (card) => {
    expect(mayAttack(magicPosition([{ battlefield: [card] }, {}]))).toEqual([]);
    const game = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: [card] }]);
    expect(mayBlock(attackWith(game, 'Hill Giant'))).toEqual([`${card}: Hill Giant`]);
  });

  it.each([
    ['Sun Sentinel', 2],
    ["Serra's Guardian", 5],
    ['Serra Angel', 4],
  ])('%s (mtg:702.20b) attacks without tapping', (card, power) => {
    const game = fight(attackWith(magicPosition([{ battlefield: [card] }, {}]), card));
    expect([game.the(card).tapped, game.life(1)]).toEqual([false, 20 - power]);
  });
});

describe('trample', () => {
  it.each([
    ['Colossal Dreadmaw', 6],
    ['Aggressive Mammoth', 8],
    ['Ghastbark Twins', 7],
    ['Argothian Swine', 3],
  ])('%s (mtg:702.19b) sends what its blocker does not need to the player', (card, power) => {
    const game = magicPosition([{ battlefield: [card] }, { battlefield: ['Goblin Piker'] }]);
    attackWith(game, card).block(1, ['Goblin Piker', card]).until({ kind: 'COMBAT_DAMAGE' });
    const split = (blocker: number) => ({
      distribute: [
        { option: { card: 'Goblin Piker' }, amount: blocker },
        { option: { player: 1 }, amount: power - blocker },
      ],
    });
    expect(game.refused(0, split(0)).rules).toContain('mtg:702.19b');
    fight(game.answer(0, split(1)));
    expect([game.life(1), game.zones('Goblin Piker')]).toEqual([21 - power, ['graveyard']]);
  });
});
