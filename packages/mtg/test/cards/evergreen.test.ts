/** Evergreen creatures with keywords that show in a fight or when something is aimed at them. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { arrives, attackWith, choices, fight, mayBlock, offered } from './support.js';

describe('deathtouch, lifelink and striking first', () => {
  it('Vampire Nighthawk (mtg:702.15b) gains its controller what it deals', () => {
    const game = fight(attackWith(magicPosition([{ battlefield: ['Vampire Nighthawk'] }, {}]), 'Vampire Nighthawk'));
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });

  it('Vampire Nighthawk (mtg:702.2b) kills what it blocks and gains life for it, also while it dies', () => {
    const game = magicPosition([{ battlefield: ['Craw Wurm'] }, { battlefield: ['Vampire Nighthawk'] }]);
    fight(attackWith(game, 'Craw Wurm').block(1, ['Vampire Nighthawk', 'Craw Wurm']));
    expect([game.zones('Craw Wurm'), game.zones('Vampire Nighthawk')]).toEqual([['graveyard'], ['graveyard']]);
    expect([game.life(0), game.life(1)]).toEqual([20, 22]);
  });

  it('Typhoid Rats (mtg:702.2b) kill whatever they damage', () => {
    const game = magicPosition([{ battlefield: ['Typhoid Rats'] }, { battlefield: ['Bogstomper'] }]);
    fight(attackWith(game, 'Typhoid Rats').block(1, ['Bogstomper', 'Typhoid Rats']));
    expect([game.zones('Typhoid Rats'), game.zones('Bogstomper')]).toEqual([['graveyard'], ['graveyard']]);
    expect(game.life(0)).toBe(20);
  });

  it('Boros Swiftblade (mtg:702.4b) deals its damage in both steps', () => {
    const game = attackWith(magicPosition([{ battlefield: ['Boros Swiftblade'] }, {}]), 'Boros Swiftblade');
    expect(game.until({ step: 'firstStrikeDamage' }).life(1)).toBe(19);
    expect(fight(game).life(1)).toBe(18);
  });

  it('Boros Swiftblade (mtg:702.4b) kills a 2/1 before that strikes, and meets a 2/2 twice', () => {
    const blockedBy = (blocker: string) => {
      const game = magicPosition([{ battlefield: ['Boros Swiftblade'] }, { battlefield: [blocker] }]);
      return fight(attackWith(game, 'Boros Swiftblade').block(1, [blocker, 'Boros Swiftblade']));
    };
    const vanguard = blockedBy('Elite Vanguard');
    expect([vanguard.zones('Elite Vanguard'), vanguard.the('Boros Swiftblade').damage]).toEqual([['graveyard'], 0]);
    const bears = blockedBy('Grizzly Bears');
    expect([bears.zones('Grizzly Bears'), bears.zones('Boros Swiftblade')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('Youthful Knight (mtg:702.7b) kills a 2/2 and takes no damage from it', () => {
    const game = magicPosition([{ battlefield: ['Youthful Knight'] }, { battlefield: ['Grizzly Bears'] }]);
    fight(attackWith(game, 'Youthful Knight').block(1, ['Grizzly Bears', 'Youthful Knight']));
    expect([game.zones('Grizzly Bears'), game.the('Youthful Knight').damage]).toEqual([['graveyard'], 0]);
    const alone = fight(attackWith(magicPosition([{ battlefield: ['Youthful Knight'] }, {}]), 'Youthful Knight'));
    expect(alone.life(1)).toBe(18);
  });
});

describe('artifact creatures', () => {
  it.each(['Memnite', 'Ornithopter'])(
    '%s (mtg:301.1) is an artifact as well, so that Disenchant destroys it',
    (card) => {
      const game = magicPosition([{ hand: ['Disenchant'], mana: '{W}{W}' }, { battlefield: [card] }]);
      expect(game.cast(0, 'Disenchant').resolve().zones(card)).toEqual(['graveyard']);
    },
  );

  it('Ornithopter (mtg:510.1a) of power 0 deals no damage', () => {
    const game = fight(attackWith(magicPosition([{ battlefield: ['Ornithopter'] }, {}]), 'Ornithopter'));
    expect([game.life(1), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
  });
});

describe('Darksteel Myr', () => {
  const against = (spell: string, mana: string) =>
    magicPosition([{ hand: [spell], mana }, { battlefield: ['Darksteel Myr'] }])
      .cast(0, spell)
      .resolve()
      .zones('Darksteel Myr');

  it('Darksteel Myr (mtg:702.12b) survives lethal damage and whatever destroys', () => {
    expect(against('Shock', '{R}')).toEqual(['battlefield']);
    expect(against('Murder', '{B}{B}{B}')).toEqual(['battlefield']);
    expect(against('Wrath of God', '{W}{W}{W}{W}')).toEqual(['battlefield']);
    expect(against('Disenchant', '{W}{W}')).toEqual(['battlefield']);
    const game = magicPosition([{ battlefield: ['Typhoid Rats'] }, { battlefield: ['Darksteel Myr'] }]);
    fight(attackWith(game, 'Typhoid Rats').block(1, ['Darksteel Myr', 'Typhoid Rats']));
    expect(game.the('Darksteel Myr').damage).toBe(1);
  });

  it('Darksteel Myr (mtg:704.5f) still dies of toughness 0, and can be returned or exiled', () => {
    expect(against('Strangling Spores', '{B}{B}{B}{B}')).toEqual(['graveyard']);
    expect(against('Unsummon', '{U}')).toEqual(['hand']);
  });
});

describe('hexproof', () => {
  it.each(['Gladecover Scout', 'Invisible Stalker'])(
    '%s (mtg:702.11b) is no target for opponents, but for its controller',
    (card) => {
      const hand = ['Shock', 'Unsummon'];
      const theirs = magicPosition([{ hand, mana: '{R}{U}' }, { battlefield: [card] }]);
      expect(offered(theirs)).toEqual(['Shock']);
      expect(choices(theirs.cast(0, 'Shock'))).toEqual(['seat 0', 'seat 1']);
      const mine = magicPosition([{ hand, mana: '{U}', battlefield: [card] }, {}])
        .cast(0, 'Unsummon')
        .resolve();
      expect(mine.zones(card)).toEqual(['hand']);
    },
  );

  it.each(['Gladecover Scout', 'Invisible Stalker'])('%s (mtg:702.11b) does not escape what has no target', (card) => {
    const game = magicPosition([{ hand: ['Wrath of God'], mana: '{W}{W}{W}{W}' }, { battlefield: [card] }]);
    expect(game.cast(0, 'Wrath of God').resolve().zones(card)).toEqual(['graveyard']);
  });

  it('Invisible Stalker (mtg:509.1b) cannot be blocked; Gladecover Scout can', () => {
    const game = magicPosition([
      { battlefield: ['Invisible Stalker', 'Gladecover Scout'] },
      { battlefield: ['Air Elemental', 'Palace Guard'] },
    ]);
    attackWith(game, 'Invisible Stalker', 'Gladecover Scout');
    expect(mayBlock(game)).toEqual(['Air Elemental: Gladecover Scout', 'Palace Guard: Gladecover Scout']);
    fight(game.block(1, ['Air Elemental', 'Gladecover Scout']));
    expect(game.life(1)).toBe(19);
  });
});

describe.each([
  ['White Knight', 'Walking Corpse', 'Murder', '{B}{B}{B}', 'Infernal Scarring', 'Silvercoat Lion', 'Take Vengeance'],
  ['Black Knight', 'Silvercoat Lion', 'Take Vengeance', '{W}{W}', "Knight's Pledge", 'Walking Corpse', 'Murder'],
])('%s', (knight, foe, removal, mana, aura, friend, allowed) => {
  it(`${knight} (mtg:702.16f) is not blocked by creatures of the colour it is protected from`, () => {
    const game = magicPosition([{ battlefield: [knight] }, { battlefield: [foe, friend, 'Memnite'] }]);
    expect(mayBlock(attackWith(game, knight))).toEqual([`${friend}: ${knight}`, `Memnite: ${knight}`]);
  });

  it(`${knight} (mtg:702.16b) is no target for spells of that colour, whoever casts them`, () => {
    const spells = { hand: [removal, allowed], mana: '{W}{W}{B}{B}{B}' };
    const tapped = { card: knight, tapped: true };
    expect(offered(magicPosition([spells, { battlefield: [tapped] }]))).toEqual([allowed]);
    expect(offered(magicPosition([{ ...spells, battlefield: [tapped] }, {}]))).toEqual([allowed]);
  });

  it(`${knight} (mtg:702.16e) takes no damage from sources of that colour and strikes first`, () => {
    const game = magicPosition([{ battlefield: [foe, 'Hill Giant'] }, { battlefield: [knight] }]);
    fight(attackWith(game, foe).block(1, [knight, foe]));
    expect([game.zones(foe), game.the(knight).damage]).toEqual([['graveyard'], 0]);
    const scout = magicPosition([{ battlefield: ['Goblin Piker'] }, { battlefield: [knight] }]);
    fight(attackWith(scout, 'Goblin Piker').block(1, [knight, 'Goblin Piker']));
    expect([scout.zones('Goblin Piker'), scout.the(knight).damage]).toEqual([['graveyard'], 0]);
  });

  it(`${knight} (mtg:702.16c) is not enchanted by Auras of that colour`, () => {
    const game = magicPosition([{ hand: [aura, 'Oakenform'], mana: `${mana}{G}{G}{G}`, battlefield: [knight] }, {}]);
    expect(offered(game)).toEqual(['Oakenform']);
    expect(game.cast(0, 'Oakenform').resolve().figures(knight)).toBe('5/5');
  });

  it(`${knight} (mtg:702.16b) does not escape what neither targets nor damages`, () => {
    const game = magicPosition([{ hand: ['Wrath of God'], mana: '{W}{W}{W}{W}' }, { battlefield: [knight] }]);
    expect(game.cast(0, 'Wrath of God').resolve().zones(knight)).toEqual(['graveyard']);
  });
});

describe('White Knight and Black Knight', () => {
  it('White Knight and Black Knight (mtg:702.16b) are no targets for abilities of sources of the other’s colour', () => {
    const archer = arrives('Skeleton Archer', '{3}{B}', [{}, { battlefield: ['White Knight', 'Black Knight'] }]);
    expect(choices(archer)).toContain('Black Knight');
    expect(choices(archer)).not.toContain('White Knight');
    const stag = magicPosition([
      { battlefield: ['Star-Crowned Stag'] },
      { battlefield: ['White Knight', 'Black Knight', 'Hill Giant'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Star-Crowned Stag');
    expect(choices(stag)).toEqual(['White Knight', 'Hill Giant']);
  });
});

describe('Boggart Brute', () => {
  it('Boggart Brute (mtg:702.111b) is blocked by two creatures or by none', () => {
    const game = magicPosition([{ battlefield: ['Boggart Brute'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }]);
    attackWith(game, 'Boggart Brute');
    const one = { assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Boggart Brute' } }] };
    expect(game.refused(1, one).rules).toContain('mtg:702.111b');
    game.block(1, ['Hill Giant', 'Boggart Brute'], ['Grizzly Bears', 'Boggart Brute']);
    expect(fight(game).zones('Boggart Brute')).toEqual(['graveyard']);
  });
});

describe('Palace Guard', () => {
  it('Palace Guard (mtg:509.1a) blocks any number of attackers, and takes damage from each', () => {
    const attackers = ['Hill Giant', 'Grizzly Bears', 'Memnite', 'Craw Wurm', 'Goblin Piker'];
    const game = attackWith(
      magicPosition([{ battlefield: attackers }, { battlefield: ['Palace Guard', ...lands(1, 'Plains')] }]),
      ...attackers,
    );
    game.block(1, ...attackers.map((a): [string, string] => ['Palace Guard', a])).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision()).toMatchObject({ seat: 1, total: 1 });
    game.answer(1, { distribute: [{ option: { card: 'Memnite' }, amount: 1 }] });
    expect([game.life(1), game.zones('Memnite'), game.zones('Palace Guard')]).toEqual([
      20,
      ['graveyard'],
      ['graveyard'],
    ]);
  });

  it('Palace Guard (mtg:509.1b) does not block what cannot be blocked by it', () => {
    const game = magicPosition([
      { battlefield: ['Air Elemental', 'Mist-Cloaked Herald', 'Hill Giant'] },
      { battlefield: ['Palace Guard'] },
    ]);
    attackWith(game, 'Air Elemental', 'Mist-Cloaked Herald', 'Hill Giant');
    expect(mayBlock(game)).toEqual(['Palace Guard: Hill Giant']);
  });
});
