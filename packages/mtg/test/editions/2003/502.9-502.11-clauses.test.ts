/** Trample and banding (502.9–502.11), each rule in the positions that show its clauses one by one. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, instant, keyword, t, target, untilEndOfTurn } from '../../../src/language/builders.js';
import { asked, fight, position, split, waiting } from './table.js';

const SOLDIERS = { from: { has: ['subtypes', 'Soldier'] as [string, string] }, label: 'Soldiers' };
const scatter = (name: string) =>
  instant(name, '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'banding' })],
  });

ownCards(
  scatter('Test Scatter'),
  creatureCard('Test Trampler', '{0}', 'Beast', '4/4', keyword('trample')),
  creatureCard('Test Twice Trampling', '{0}', 'Beast', '4/4', keyword('trample'), keyword('trample')),
  creatureCard('Test Twice Banding', '{0}', 'Soldier', '1/1', keyword('banding'), keyword('banding')),
  creatureCard('Test Sergeant', '{0}', 'Soldier', '2/2', keyword('bands with other', SOLDIERS)),
  creatureCard('Test Corporal', '{0}', 'Soldier', '2/2', keyword('bands with other', SOLDIERS)),
);

describe('trample', () => {
  const two = () =>
    fight(
      { battlefield: ['Test Trampler'] },
      { battlefield: ['Storm Crow', 'Grizzly Bears'] },
      ['Test Trampler'],
      ['Storm Crow', 'Test Trampler'],
      ['Grizzly Bears', 'Test Trampler'],
    ).until({ kind: 'COMBAT_DAMAGE' });

  it('mtg-2003:502.9b all blockers are assigned lethal damage before any goes through', () => {
    const game = two();
    game.refused(0, split(['Storm Crow', 2], ['Grizzly Bears', 1], [1, 1]));
    game.refused(0, split(['Grizzly Bears', 2], [1, 2]));
    game.answer(0, split(['Storm Crow', 2], ['Grizzly Bears', 2])).until({ step: 'endOfCombat' });
    expect([game.zones('Storm Crow'), game.zones('Grizzly Bears'), game.life(1)]).toEqual([
      ['graveyard'],
      ['graveyard'],
      20,
    ]);
  });

  it('mtg-2003:502.9b nobody need assign lethal damage to each blocker where nothing goes through', () => {
    const game = two()
      .answer(0, split(['Grizzly Bears', 4]))
      .until({ step: 'endOfCombat' });
    expect([game.zones('Storm Crow'), game.zones('Grizzly Bears'), game.life(1)]).toEqual([
      ['battlefield'],
      ['graveyard'],
      20,
    ]);
  });

  it('mtg-2003:502.9a of a creature that blocks nothing goes through', () => {
    const game = fight(
      { battlefield: ['Grizzly Bears'] },
      { battlefield: ['Test Trampler'] },
      ['Grizzly Bears'],
      ['Test Trampler', 'Grizzly Bears'],
    ).until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([
      ['Grizzly Bears', 2],
      ['Test Trampler', 4],
    ]);
    expect(game.resolve().life(0)).toBe(20);
  });

  it('mtg-2003:502.9g trample twice lets through what is too much, once', () => {
    const game = fight(
      { battlefield: ['Test Twice Trampling'] },
      { battlefield: ['Grizzly Bears'] },
      ['Test Twice Trampling'],
      ['Grizzly Bears', 'Test Twice Trampling'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    game.refused(0, split(['Grizzly Bears', 1], [1, 3]));
    game.answer(0, split(['Grizzly Bears', 2], [1, 2])).until({ step: 'endOfCombat' });
    expect([game.zones('Grizzly Bears'), game.life(1)]).toEqual([['graveyard'], 18]);
  });
});

describe('banding', () => {
  const banded = (mine: object, theirs: object, ...others: string[]) => {
    const game = position(mine, theirs)
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Benalish Hero', ...others);
    const all = (game.decision().options ?? []).map(({ card: name }) => ({ card: String(name) }));
    game.answer(0, { choose: all.slice(0, 1) });
    if (game.decision().kind === 'BAND')
      game.answer(0, { choose: (game.decision().options ?? []).map(({ card: name }) => ({ card: String(name) })) });
    return game;
  };

  it('mtg-2003:502.10f one of a band that leaves leaves the others where they attack', () => {
    const game = banded(
      { hand: ['Unsummon'], battlefield: ['Benalish Hero', 'Hill Giant', 'Island'] },
      {},
      'Hill Giant',
    );
    game.castAt(0, 'Unsummon', { card: 'Hill Giant' }).resolve();
    expect(game.the('Benalish Hero').attacking).not.toBeNull();
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(19);
  });

  it('mtg-2003:502.10f what is removed from combat leaves the others of its band in it', () => {
    const game = banded(
      { battlefield: ['Benalish Hero', 'Drudge Skeletons', 'Swamp', 'Mountain'], hand: ['Shock'] },
      {},
      'Drudge Skeletons',
    );
    game.activate(0, 'Drudge Skeletons').resolve().castAt(0, 'Shock', { card: 'Drudge Skeletons' }).resolve();
    expect([game.the('Drudge Skeletons').attacking, game.the('Benalish Hero').attacking === null]).toEqual([
      null,
      false,
    ]);
  });

  it('mtg-2003:502.10g who blocks one of a band blocks each of it', () => {
    const game = banded(
      { battlefield: ['Benalish Hero', 'Hill Giant', 'Gray Ogre'] },
      { battlefield: ['Craw Wurm'] },
      'Hill Giant',
      'Gray Ogre',
    ).until({ kind: 'BLOCKERS' });
    game.block(1, ['Craw Wurm', 'Gray Ogre']);
    expect(game.the('Craw Wurm').blocking).toHaveLength(3);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(20);
  });

  it('mtg-2003:502.10h the active player divides the damage of what blocks a band', () => {
    const game = banded(
      { battlefield: ['Benalish Hero', 'Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
      'Hill Giant',
    ).until({ kind: 'BLOCKERS' });
    game.block(1, ['Craw Wurm', 'Hill Giant']).until({ kind: 'COMBAT_DAMAGE' });
    expect([asked(game), game.decision().total]).toEqual(['0:COMBAT_DAMAGE', 6]);
  });

  it('mtg-2003:502.10h where banding is lost before damage is assigned it is divided as ever', () => {
    const attacking = banded(
      { hand: ['Test Scatter'], battlefield: ['Benalish Hero', 'Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
      'Hill Giant',
    ).until({ kind: 'BLOCKERS' });
    attacking.block(1, ['Craw Wurm', 'Hill Giant']).castAt(0, 'Test Scatter', { card: 'Benalish Hero' }).resolve();
    expect(asked(attacking.until({ kind: 'COMBAT_DAMAGE' }))).toBe('1:COMBAT_DAMAGE');
    const blocking = fight(
      { hand: ['Test Scatter'], battlefield: ['Craw Wurm'] },
      { battlefield: ['Benalish Hero', 'Hill Giant'] },
      ['Craw Wurm'],
      ['Benalish Hero', 'Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
    );
    blocking.castAt(0, 'Test Scatter', { card: 'Benalish Hero' }).resolve();
    expect(asked(blocking.until({ kind: 'COMBAT_DAMAGE' }))).toBe('0:COMBAT_DAMAGE');
  });

  it('mtg-2003:502.10i banding twice is as good as once', () => {
    const game = position({ battlefield: ['Test Twice Banding', 'Hill Giant'] }, { battlefield: ['Craw Wurm'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Twice Banding', 'Hill Giant');
    expect(asked(game)).toBe('0:BAND');
    game.choose(0, { card: 'Test Twice Banding' });
    if (game.decision().kind === 'BAND') game.choose(0, { card: 'Hill Giant' });
    game.until({ kind: 'BLOCKERS' }).block(1, ['Craw Wurm', 'Hill Giant']);
    expect([game.the('Craw Wurm').blocking, asked(game.until({ kind: 'COMBAT_DAMAGE' }))]).toEqual([
      [game.the('Hill Giant').id, game.the('Test Twice Banding').id],
      '0:COMBAT_DAMAGE',
    ]);
  });

  it('mtg-2003:502.11a what loses banding loses all that bands with others', () => {
    const bands = (...hand: string[]): string => {
      const game = position({ hand, battlefield: ['Test Sergeant', 'Test Corporal'] });
      for (const spell of hand) game.castAt(0, spell, { card: 'Test Sergeant' }).resolve();
      return asked(game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Sergeant', 'Test Corporal'));
    };
    expect([bands(), bands('Test Scatter')]).toEqual(['0:BAND', '0:PRIORITY']);
  });
});
