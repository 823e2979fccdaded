/** Green creatures of the welcome decks with abilities of their own. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, creature, enchant, has, rule } from '../../src/language/builders.js';
import { attackWith, each, fight, offered, stack } from './support.js';

for (const [name, gives] of [
  ['Test Fright', has('menace')],
  ['Test Narrows', rule('maxBlockers', { count: 2 })],
] as const)
  ownCards(
    card(name, {
      cost: '{R}',
      type: 'Enchantment — Aura',
      abilities: [enchant(creature), continuous('attached', [gives])],
    }),
  );

describe('Aggressive Mammoth', () => {
  it('Aggressive Mammoth (mtg:702.19b) lets the other creatures of its controller trample', () => {
    const game = magicPosition([
      { battlefield: ['Aggressive Mammoth', 'Hill Giant'] },
      { battlefield: ['Elite Vanguard', 'Grizzly Bears'] },
    ]);
    expect(game.the('Hill Giant').keywords).toEqual(['trample']);
    expect(game.the('Grizzly Bears').keywords).toEqual([]);
    attackWith(game, 'Hill Giant').block(1, ['Elite Vanguard', 'Hill Giant']).until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, {
      distribute: [
        { option: { card: 'Elite Vanguard' }, amount: 1 },
        { option: { player: 1 }, amount: 2 },
      ],
    });
    expect(game.life(1)).toBe(18);
  });

  it('Aggressive Mammoth (mtg:611.3a) takes the trample with it when it leaves', () => {
    const game = magicPosition([
      { hand: ['Unsummon'], mana: '{U}', battlefield: ['Aggressive Mammoth', 'Hill Giant'] },
      {},
    ]);
    game.cast(0, 'Unsummon', { card: 'Aggressive Mammoth' });
    expect(game.resolve().the('Hill Giant').keywords).toEqual([]);
  });
});

describe('Bristling Boar', () => {
  const attack = (...mine: (string | { card: string; as?: string; attachedTo?: string })[]) =>
    attackWith(
      magicPosition([{ battlefield: mine }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }]),
      'Bristling Boar',
    );

  it('Bristling Boar (mtg:509.1b) is blocked by no more than one creature', () => {
    const game = attack('Bristling Boar');
    const both = {
      assign: ['Hill Giant', 'Grizzly Bears'].map((from) => ({ from: { card: from }, to: { card: 'Bristling Boar' } })),
    };
    expect(game.refused(1, both).rules).toContain('mtg:509.1b');
    fight(game.block(1, ['Hill Giant', 'Bristling Boar']));
    expect([game.zones('Hill Giant'), game.zones('Bristling Boar'), game.life(1)]).toEqual([
      ['graveyard'],
      ['graveyard'],
      20,
    ]);
  });

  it('Bristling Boar (mtg:509.1b) obeys the narrowest of several such limits, whichever came first', () => {
    const game = attack({ card: 'Test Narrows', attachedTo: 'boar' }, { card: 'Bristling Boar', as: 'boar' });
    const pairs = ['Hill Giant', 'Grizzly Bears'].map((card) => ({ from: { card }, to: { card: 'Bristling Boar' } }));
    expect(game.refused(1, { assign: pairs }).rules).toContain('mtg:509.1b');
    game.block(1, ['Hill Giant', 'Bristling Boar']);
  });

  it('Bristling Boar (mtg:702.111b) with menace as well cannot be blocked at all', () => {
    const game = attack({ card: 'Bristling Boar', as: 'boar' }, { card: 'Test Fright', attachedTo: 'boar' });
    const pairs = ['Hill Giant', 'Grizzly Bears'].map((from) => ({
      from: { card: from },
      to: { card: 'Bristling Boar' },
    }));
    for (const assign of [pairs, pairs.slice(0, 1), pairs.slice(1)])
      expect(game.refused(1, { assign }).code).toBe('ILLEGAL_ACTION');
    expect(fight(game).life(1)).toBe(16);
  });
});

describe('Ghastbark Twins', () => {
  it('Ghastbark Twins (mtg:509.1a) blocks one creature more than others, and deals damage to both', () => {
    const game = magicPosition([
      { battlefield: ['Hill Giant', 'Centaur Courser', 'Grizzly Bears'] },
      { battlefield: ['Ghastbark Twins'] },
    ]);
    attackWith(game, 'Hill Giant', 'Centaur Courser', 'Grizzly Bears');
    const three: [string, string][] = [
      ['Ghastbark Twins', 'Hill Giant'],
      ['Ghastbark Twins', 'Centaur Courser'],
      ['Ghastbark Twins', 'Grizzly Bears'],
    ];
    const refusal = game.refused(1, { assign: three.map(([b, a]) => ({ from: { card: b }, to: { card: a } })) });
    expect(refusal.code).toBe('ILLEGAL_ACTION');
    game.block(1, ...three.slice(0, 2)).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision()).toMatchObject({ seat: 1, total: 7 });
    game.answer(1, {
      distribute: [
        { option: { card: 'Hill Giant' }, amount: 3 },
        { option: { card: 'Centaur Courser' }, amount: 4 },
      ],
    });
    expect([game.zones('Hill Giant'), game.zones('Centaur Courser')]).toEqual([['graveyard'], ['graveyard']]);
    expect([game.the('Ghastbark Twins').damage, game.life(1)]).toEqual([6, 18]);
  });

  it('Ghastbark Twins (mtg:702.19d) tramples only as an attacker', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Ghastbark Twins'] }]);
    fight(attackWith(game, 'Grizzly Bears').block(1, ['Ghastbark Twins', 'Grizzly Bears']));
    expect(game.life(0)).toBe(20);
  });
});

describe('Highland Game', () => {
  it('Highland Game (mtg:700.4) gains its controller 2 life when it dies, in a fight or otherwise', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: ['Highland Game'] }]);
    fight(attackWith(game, 'Hill Giant').block(1, ['Highland Game', 'Hill Giant']));
    expect([game.life(0), game.life(1), game.the('Hill Giant').damage]).toEqual([20, 22, 2]);
    const shot = magicPosition([{ hand: ['Shock'], mana: '{R}', battlefield: ['Highland Game'] }, {}]);
    expect(shot.cast(0, 'Shock', { card: 'Highland Game' }).resolveAll().life(0)).toBe(22);
  });
});

describe('Llanowar Elves', () => {
  const tapForMana = { kind: 'ACTIVATE', card: 'Llanowar Elves' };

  it('Llanowar Elves (mtg:605.3b) adds {G} at once, without the stack', () => {
    const game = magicPosition([{ battlefield: ['Llanowar Elves'] }, {}]).choose(0, tapForMana);
    expect([stack(game), game.the('Llanowar Elves').tapped]).toEqual([[], true]);
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { G: 1 } } });
    expect(game.refused(0, { choose: [tapForMana] }).code).toBe('NO_MATCH');
  });

  it('Llanowar Elves (mtg:302.6) cannot be tapped in the turn they arrive', () => {
    const game = magicPosition([{ hand: ['Llanowar Elves', 'Raging Goblin'], battlefield: ['Forest'] }, {}]).cast(
      0,
      'Llanowar Elves',
    );
    expect(game.resolve().refused(0, { choose: [tapForMana] }).code).toBe('NO_MATCH');
    game.until({ turn: 5, step: 'precombatMain' }).choose(0, tapForMana);
  });

  it('Llanowar Elves (mtg:601.2g) pay for a green spell, and not for red mana', () => {
    const hand = ['Giant Growth', 'Shock', 'Grizzly Bears'];
    const game = magicPosition([{ hand, battlefield: ['Llanowar Elves', 'Forest'] }, {}]);
    expect(offered(game)).toEqual(['Giant Growth', 'Grizzly Bears']);
    expect(game.cast(0, 'Grizzly Bears').the('Llanowar Elves').tapped).toBe(true);
  });
});

describe('Ursine Champion', () => {
  const position = () => magicPosition([{ battlefield: ['Ursine Champion', ...lands(12, 'Forest')] }, {}]);
  const champion = (game: ReturnType<typeof position>) => game.the('Ursine Champion');

  it('Ursine Champion (mtg:613.1d) becomes a Bear Berserker with +3/+3 until end of turn', () => {
    const game = position().activate(0, 'Ursine Champion');
    expect(champion(game).subtypes).toEqual(['Human', 'Berserker']);
    expect(champion(game.resolve())).toMatchObject({
      power: 5,
      toughness: 5,
      subtypes: ['Bear', 'Berserker'],
      types: ['Creature'],
    });
    expect(fight(attackWith(game, 'Ursine Champion')).life(1)).toBe(15);
    expect(champion(game.until({ turn: 4 }))).toMatchObject({
      power: 2,
      toughness: 2,
      subtypes: ['Human', 'Berserker'],
    });
  });

  it('Ursine Champion (mtg:602.5b) is activated once each turn, also while the first one is still on the stack', () => {
    const game = position().activate(0, 'Ursine Champion');
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    expect(offered(game.resolve(), 'ACTIVATE')).toEqual([]);
    expect(offered(game.until({ turn: 4, step: 'upkeep' }).pass(), 'ACTIVATE')).toEqual(['Ursine Champion']);
  });

  it('Ursine Champion (mtg:602.5b) counts for each one by itself, and anew for a new object', () => {
    const two = magicPosition([{ battlefield: ['Ursine Champion', 'Ursine Champion', ...lands(12, 'Forest')] }, {}]);
    two.choose(0, { kind: 'ACTIVATE', card: 'Ursine Champion', nth: 0 }).resolve();
    expect(offered(two, 'ACTIVATE')).toEqual(['Ursine Champion']);
    expect(each(two, 'Ursine Champion', 'power').sort()).toEqual([2, 5]);
    const again = magicPosition([
      { hand: ['Cloudshift'], battlefield: ['Ursine Champion', 'Plains', ...lands(12, 'Forest')] },
      {},
    ]).activate(0, 'Ursine Champion');
    again.cast(0, 'Cloudshift').resolve();
    expect(offered(again.resolve(), 'ACTIVATE')).toEqual(['Ursine Champion']);
    expect(again.figures('Ursine Champion')).toBe('2/2');
  });
});
