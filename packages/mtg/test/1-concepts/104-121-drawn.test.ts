/** Rules that were drawn by lot and broken: what their tests did not say yet (104–121). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  faces,
  flip,
  gainLife,
  instant,
  inYourGraveyard,
  mana,
  permanent,
  putOntoBattlefield,
  returnToHand,
  rule,
  spell,
  t,
  tapIt,
  target,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Bounce', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  instant('Test Census', '{0}', { effects: [gainLife({ count: permanent })] }),
  instant('Test Grip', '{0}', { targets: [target(permanent)], effects: [tapIt(t(0))] }),
  instant('Test Flip', '{0}', { targets: [target(creature)], effects: [flip(t(0))] }),
  faces(
    'flip',
    creatureCard('Test Novice', '{0}', 'Human', '1/1'),
    card('Test Master', { type: 'Legendary Creature — Human', power: 4, toughness: 4 }),
  ),
  card('Test Certainty', {
    cost: '{0}',
    type: 'Instant',
    abilities: [spell({ effects: [gainLife(2)] }), continuous('self', [rule('cantBeCountered')])],
  }),
  instant('Test Denial', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  creatureCard(
    'Test Revenant',
    '{0}',
    'Spirit',
    '1/1',
    activated([{ pay: 'exile', what: 'self' }], { zone: 'graveyard', effects: [gainLife(2)] }),
  ),
  card('Test Crypt', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous([...inYourGraveyard], [{ mod: 'play', cost: [mana('{R}')] }])],
  }),
  card('Test Hush', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'opponents' }, [rule('cantGainLife')])],
  }),
  instant('Test Backfire', '{0}', { effects: [damage(2, 'you')] }),
  instant('Test Poke', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  card('Test Plenty', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(3)] }],
  }),
);

describe('drawn rules: the end of the game and objects (104–110)', () => {
  it('mtg:104.3b who has no life loses before the rest of the stack resolves', () => {
    const game = magicPosition([{ hand: ['Test Note', 'Shock'], battlefield: ['Mountain'] }, { life: 2 }]);
    game.cast(0, 'Test Note').cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(game.life(0)).toBe(20);
  });

  it('mtg:108.3 who puts another player’s card onto the battlefield doesn’t own it', () => {
    const game = magicPosition([{ hand: ['Test Raise', 'Test Bounce'] }, { graveyard: ['Hill Giant'] }]);
    game.castAt(0, 'Test Raise').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
    game.castAt(0, 'Test Bounce').resolve();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });

  it('mtg:110.1 mtg-2003:214.1 a card in a graveyard is no permanent: it isn’t counted as one, nor is it a target', () => {
    const game = magicPosition([
      { hand: ['Test Census', 'Test Grip'], battlefield: ['Forest', 'Hill Giant'], graveyard: ['Grizzly Bears'] },
      {},
    ]);
    expect(game.cast(0, 'Test Census').resolve().life(0)).toBe(22);
    expect(
      game
        .cast(0, 'Test Grip')
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Forest', 'Hill Giant']);
  });

  it('mtg:110.5 each category of status has its own value: what is flipped stays so as it becomes tapped', () => {
    const game = magicPosition([{ hand: ['Test Flip', 'Test Grip'], battlefield: ['Test Novice'] }, {}]);
    game.castAt(0, 'Test Flip').resolve().castAt(0, 'Test Grip').resolve();
    game.until({ turn: 4, step: 'upkeep' });
    expect(game.the('Test Novice // Test Master')).toMatchObject({ name: 'Test Master', flipped: true, tapped: true });
  });
});

describe('drawn rules: abilities and costs (113–118)', () => {
  it('mtg:113.6g what can’t be countered can’t in another player’s turn either', () => {
    const game = magicPosition([{ hand: ['Test Denial'] }, { hand: ['Test Certainty'] }]).pass();
    game.cast(1, 'Test Certainty').pass().castAt(0, 'Test Denial').resolveAll();
    expect(game.life(1)).toBe(22);
  });

  it('mtg:113.6j an ability whose cost can be paid only in the graveyard is activated there, and nowhere else', () => {
    const game = magicPosition([{ battlefield: ['Test Revenant'], graveyard: ['Test Revenant'] }, {}]);
    const offered = game.decision().options.filter((o) => o.kind === 'ACTIVATE');
    expect(offered.map((o) => o.zone)).toEqual(['graveyard']);
    expect(game.activate(0, 'Test Revenant').resolve().life(0)).toBe(22);
    expect(game.zones('Test Revenant').sort()).toEqual(['battlefield', 'exile']);
  });

  it('mtg:118.9a where an effect names another cost, those of the card itself can’t be paid as well', () => {
    const battlefield = ['Test Crypt', ...lands(4, 'Mountain')];
    const game = magicPosition([{ battlefield, graveyard: ['Goblin Heelcutter'] }, {}]);
    const offered = game.decision().options.filter((o) => o.kind === 'CAST');
    expect(offered.map((o) => [o.method ?? 'normal', o.cost])).toEqual([['normal', '{R}']]);
  });
});

describe('drawn rules: life, damage and draws (119–121)', () => {
  it('mtg:119.2 combat damage costs a player as much life', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant', 'Grizzly Bears'] }, {}]).until({ kind: 'ATTACKERS' });
    expect(game.attack(0, 'Hill Giant', 'Grizzly Bears').until({ step: 'postcombatMain' }).life(1)).toBe(15);
  });

  it('mtg:119.7 the player whom the effect names can’t gain life, whoever’s turn it is', () => {
    const start = () =>
      magicPosition([{ hand: ['Test Note'], battlefield: ['Test Hush'] }, { hand: ['Test Note', 'Test Note'] }]);
    const mine = start().cast(0, 'Test Note').resolve().pass().cast(1, 'Test Note').resolve();
    expect([mine.life(0), mine.life(1)]).toEqual([21, 20]);
    const theirs = start().until({ turn: 4, step: 'precombatMain' }).cast(1, 'Test Note').resolve();
    theirs.pass().cast(0, 'Test Note').resolve();
    expect([theirs.life(0), theirs.life(1)]).toEqual([21, 20]);
  });

  it('mtg:120.1 a source may deal damage to the player who controls it', () => {
    expect(
      magicPosition([{ hand: ['Test Backfire'] }, {}])
        .cast(0, 'Test Backfire')
        .resolve()
        .life(0),
    ).toBe(18);
  });

  it('mtg:120.3e damage is marked in addition to what is marked already', () => {
    const game = magicPosition([{ hand: ['Test Poke', 'Test Poke', 'Test Poke'], battlefield: ['Hill Giant'] }, {}]);
    expect(game.castAt(0, 'Test Poke').resolve().the('Hill Giant').damage).toBe(1);
    expect(game.castAt(0, 'Test Poke').resolve().the('Hill Giant').damage).toBe(2);
    expect(game.castAt(0, 'Test Poke').resolve().zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:121.6a the draw of the draw step is replaced as well where the library is empty', () => {
    const game = magicPosition([{ library: [], battlefield: ['Test Plenty'] }, {}]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect([game.life(0), game.result()]).toEqual([23, null]);
  });
});
