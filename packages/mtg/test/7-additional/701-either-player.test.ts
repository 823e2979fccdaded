/** Keyword actions (701): for either player, each of several, in either’s turn. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { CARDS, name, offered, theirs } from './either-player.js';

ownCards(...CARDS);

describe('playing a land (701.18)', () => {
  it('mtg:701.18a the other player plays one in their own turn, in either main phase, and again in the next', () => {
    const start = (step = 'precombatMain') =>
      magicPosition([{ hand: ['Island'] }, { hand: ['Forest', 'Plains'] }], { turn: { active: 1, step } });
    const game = start().choose(1, { kind: 'PLAY_LAND', card: 'Forest' });
    expect([game.the('Forest').controller, offered(game, 'PLAY_LAND'), game.view().stack]).toEqual([1, [], []]);
    expect(offered(game.until({ step: 'postcombatMain' }), 'PLAY_LAND')).toEqual([]);
    expect(offered(start('postcombatMain'), 'PLAY_LAND')).toEqual(['Forest', 'Plains']);
    expect(offered(start('upkeep'), 'PLAY_LAND')).toEqual([]);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(offered(game, 'PLAY_LAND')).toEqual(['Plains']);
  });
});

describe('transforming and converting (701.27, 701.28)', () => {
  const staysWithOneFace = (spell: string): void => {
    const game = theirs({ hand: [spell, spell], battlefield: ['Memnite'] }, { battlefield: ['Hill Giant'] });
    for (const what of ['Hill Giant', 'Memnite']) {
      game.castAt(1, spell, { card: what }).resolve();
      game.pass();
    }
    expect([game.figures('Hill Giant'), game.figures('Memnite'), game.happened('FACE_CHANGED')]).toEqual([
      '3/3',
      '1/1',
      [],
    ]);
  };
  it('mtg:701.28c what has one face stays, that of another player and an artifact too', () =>
    staysWithOneFace('Test Convert'));
  it('mtg:701.27c what has one face stays, that of another player and an artifact too', () =>
    staysWithOneFace('Test Transform'));
  const turnsThoseWithFaces = (spell: string): void => {
    const game = theirs({ hand: [spell], battlefield: ['Test Turner'] }, { battlefield: ['Hill Giant', 'Test Odd'] });
    game.cast(1, spell).resolve();
    expect([game.happened('FACE_CHANGED').length, game.figures('Hill Giant')]).toEqual([1, '3/3']);
    expect(name(game, 'Test Turner // Test Turned')).toBe('Test Turned');
  };
  it('mtg:701.28c among several each that has another face turns, and no other', () =>
    turnsThoseWithFaces('Test Convert All'));
  it('mtg:701.27c among several each that has another face turns, and no other', () =>
    turnsThoseWithFaces('Test Turn All'));
  const turnsIntoNoSpell = (spell: string): void => {
    for (const [front, back] of [
      ['Test Scholar', 'Test Verse'],
      ['Test Odd', 'Test Rite'],
    ])
      for (const mine of [true, false]) {
        const side = { battlefield: [String(front), 'Hill Giant'] };
        const game = theirs({ hand: [spell], ...(mine ? side : {}) }, mine ? {} : side);
        game.castAt(1, spell, { card: `${front} // ${back}` }).resolve();
        expect([name(game, `${front} // ${back}`), game.happened('FACE_CHANGED')]).toEqual([front, []]);
      }
  };
  it('mtg:701.28d neither into a sorcery nor into an instant, of either player', () =>
    turnsIntoNoSpell('Test Convert'));
  it('mtg:701.27d neither into a sorcery nor into an instant, of either player', () =>
    turnsIntoNoSpell('Test Transform'));
  const turnsOnceItself = (): void => {
    const game = theirs({ battlefield: ['Test Turner'], hand: ['Test Transform'] });
    const now = () => name(game, 'Test Turner // Test Turned');
    game.activate(1, 'Test Turner').castAt(1, 'Test Transform', { card: 'Test Turner' });
    expect([game.resolve() && now(), game.resolve() && now()]).toEqual(['Test Turned', 'Test Turned']);
    if (game.decision().seat === 0) game.pass();
    game.activate(1, 'Test Turner // Test Turned').activate(1, 'Test Turner // Test Turned').resolve();
    expect([now(), game.resolve() && now()]).toEqual(['Test Turner', 'Test Turner']);
    game.until({ turn: 4, step: 'upkeep' });
    game.activate(1, 'Test Turner // Test Turned').resolve();
    expect(now()).toBe('Test Turned');
  };
  it('mtg:701.28e of the other player’s as well, on either face, in every turn anew, and a spell in between counts', () =>
    turnsOnceItself());
  it('mtg:701.27f of the other player’s as well, on either face, in every turn anew, and a spell in between counts', () =>
    turnsOnceItself());
});

describe('regenerating, scrying, fighting, searching, milling (701)', () => {
  it('mtg:701.19c what is destroyed so is not saved by any shield, its own or another’s, and what is destroyed otherwise is', () => {
    for (const spell of ['Test Wrath', 'Test Murder']) {
      const game = theirs({ hand: [spell] }, { battlefield: ['Test Troll'] }).castAt(1, spell, { card: 'Test Troll' });
      game.pass().activate(0, 'Test Troll').resolveAll();
      expect([spell, game.zones('Test Troll'), game.happened('REGENERATED')]).toEqual([spell, ['graveyard'], []]);
    }
    const saved = theirs({ hand: ['Test Wrath'], battlefield: ['Hill Giant'] }, { hand: ['Test Save'] }).cast(
      1,
      'Test Wrath',
    );
    saved.pass().cast(0, 'Test Save').resolveAll();
    expect(saved.zones('Hill Giant')).toEqual(['graveyard']);
    const kept = theirs({ hand: ['Test Kill'] }, { battlefield: ['Test Troll'] }).castAt(1, 'Test Kill', {
      card: 'Test Troll',
    });
    kept.pass().activate(0, 'Test Troll').resolveAll();
    expect([kept.zones('Test Troll'), kept.happened('REGENERATED').length]).toEqual([['battlefield'], 1]);
  });
  it('mtg:701.22b scrying 0 is nothing for either player, scrying 1 is', () => {
    const none = theirs({ hand: ['Test Scry None'] })
      .cast(1, 'Test Scry None')
      .resolve();
    expect([none.life(1), none.happened('LOOKED_AT'), none.waiting()]).toEqual([21, [], true]);
    const told = theirs({ hand: ['Test Scry All'] })
      .cast(1, 'Test Scry All')
      .resolve();
    expect([told.happened('LOOKED_AT'), told.waiting()]).toEqual([[], true]);
    const one = theirs({ hand: ['Test Scry'] })
      .cast(1, 'Test Scry')
      .resolve();
    expect([one.decision().kind, one.happened('LOOKED_AT').length]).toEqual(['SCRY', 1]);
  });
  it('mtg:701.14c another player’s creature fights itself, with the power that it has now', () => {
    const game = theirs({ hand: ['Test Pump', 'Test Solo'] }, { battlefield: ['Wall of Mist', 'Ornithopter'] });
    game.castAt(1, 'Test Pump', { card: 'Wall of Mist' }).resolve();
    game.pass().castAt(1, 'Test Solo', { card: 'Wall of Mist' }).resolve();
    expect([game.the('Wall of Mist').damage, game.happened('DAMAGE_DEALT').map((e) => e.combat)]).toEqual([
      4,
      [false, false],
    ]);
  });
  it('mtg:701.14d a fight during combat, of creatures that attack and block, deals no combat damage', () => {
    const game = magicPosition([
      { hand: ['Test Brawl'], battlefield: ['Wall of Mist', 'Hill Giant', 'Test Medic'] },
      { battlefield: ['Craw Wurm'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    game.block(1, ['Craw Wurm', 'Hill Giant']);
    game.castAt(0, 'Test Brawl', { card: 'Hill Giant' }, { card: 'Craw Wurm' }).resolve();
    expect(game.happened('DAMAGE_DEALT').map((e) => e.combat)).toEqual([false, false]);
    expect([game.view().stack, game.life(0)]).toEqual([[], 20]);
  });
  it('mtg:701.3c Equipment and another player’s Aura too', () => {
    const game = magicPosition([
      {
        hand: ['Test Move', 'Test Move'],
        battlefield: [
          { card: 'Hill Giant', as: 'a' },
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Test Weight', attachedTo: 'a' },
        ],
      },
      { battlefield: [{ card: 'Test Halo', attachedTo: 'b' }] },
    ]);
    const power = () => ['Hill Giant', 'Grizzly Bears'].map((n) => game.the(n).power);
    game.cast(0, 'Test Move', { card: 'Test Weight' }, { card: 'Grizzly Bears' }).resolve();
    expect(power()).toEqual([3, 0]);
    game.cast(0, 'Test Move', { card: 'Test Halo' }, { card: 'Hill Giant' }).resolve();
    expect(power()).toEqual([7, 0]);
  });
  it('mtg:701.3c what the player whose turn it is not owns gets one as well', () => {
    const game = magicPosition(
      [
        {
          battlefield: [
            { card: 'Grizzly Bears', as: 'b' },
            { card: 'Test Halo', attachedTo: 'b' },
          ],
        },
        {
          hand: ['Test Move'],
          battlefield: [
            { card: 'Hill Giant', as: 'a' },
            { card: 'Test Weight', attachedTo: 'a' },
          ],
        },
      ],
      { turn: { active: 1, number: 4 } },
    );
    game.cast(1, 'Test Move', { card: 'Test Halo' }, { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').power).toBe(7);
  });
  it('mtg:701.23d of another player’s library as many must be found', () => {
    const game = theirs({ hand: ['Test Rifle'] }, { library: ['Forest', 'Shock', 'Island'] })
      .cast(1, 'Test Rifle')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', seat: 1, min: 2, max: 2 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Forest', 'Shock', 'Island']);
    game.choose(1, [{ card: 'Forest' }, { card: 'Shock' }]);
    expect(['Forest', 'Shock', 'Island'].map((n) => game.zones(n)[0])).toEqual(['exile', 'exile', 'library']);
    const own = theirs({ hand: ['Test Tutor'], library: ['Forest', 'Shock', 'Island'] })
      .cast(1, 'Test Tutor')
      .resolve();
    expect(own.decision()).toMatchObject({ min: 2, max: 2 });
    own.refused(1, { choose: [{ card: 'Forest' }] });
  });
  it('mtg:701.17c the cards of each player are found', () => {
    const game = theirs({ hand: ['Test Mill Back'], library: ['Shock', 'Plains'] }, { library: ['Forest', 'Island'] });
    game.cast(1, 'Test Mill Back').resolve();
    expect(['Shock', 'Plains', 'Forest', 'Island'].map((n) => game.zones(n)[0])).toEqual([
      'exile',
      'library',
      'exile',
      'library',
    ]);
  });
});
