/** Combat damage and the end of combat (310, 311): several creatures, borrowed ones, tokens that have left, in positions by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  control,
  create,
  creature,
  creatureCard,
  destroy,
  gainLife,
  hitsPlayer,
  instant,
  plus,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, onStack, position, split, waiting } from './table.js';

const soldier = (name: string, figures: string, ...abilities: never[]) =>
  creatureCard(name, '{0}', 'Soldier', figures, ...abilities);

ownCards(
  instant('Test Charm', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Shrink', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-3, 0))] }),
  sorcery('Test Levy', '{0}', { effects: [create(token('Recruit', 'Creature — Recruit', ['R'], '2/2'))] }),
  soldier('Test Raider', '2/2', triggered(hitsPlayer, { effects: [gainLife(3)] }) as never),
);

const borrowed = (name: string, controller: number) => ({ card: name, controller });

describe('combat damage', () => {
  it('mtg-2003:310.1 whoever controls a creature assigns its damage, whoever owns it', () => {
    const game = fight(
      {},
      { battlefield: [borrowed('Craw Wurm', 0), 'Grizzly Bears', 'Gray Ogre'] },
      ['Craw Wurm'],
      ['Grizzly Bears', 'Craw Wurm'],
      ['Gray Ogre', 'Craw Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('0:COMBAT_DAMAGE');
    game.answer(0, split(['Grizzly Bears', 1], ['Gray Ogre', 5]));
    expect(waiting(game)).toEqual(
      expect.arrayContaining([
        ['Craw Wurm', 1],
        ['Craw Wurm', 5],
      ]),
    );
  });

  it('mtg-2003:310.1a a creature with less than no power assigns nothing', () => {
    const game = fight({ hand: ['Test Shrink'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] }, [
      'Grizzly Bears',
    ]);
    game.castAt(0, 'Test Shrink', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('-1/2');
    expect([game.until({ step: 'endOfCombat' }).life(1), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
  });

  it('mtg-2003:310.1b each unblocked creature assigns its damage to the defending player', () => {
    const all = ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'];
    expect(fight({ battlefield: all }, {}, all).until({ step: 'endOfCombat' }).life(1)).toBe(13);
  });

  it('mtg-2003:310.1b a borrowed creature that is unblocked deals its damage to its own owner', () => {
    const game = fight({}, { battlefield: [borrowed('Craw Wurm', 0)] }, ['Craw Wurm']);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(14);
  });

  it('mtg-2003:310.1c where one of two blockers is gone all damage is assigned to the other, and none goes through', () => {
    const game = fight(
      { hand: ['Test Blast'], battlefield: ['Craw Wurm'] },
      { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      ['Craw Wurm'],
      ['Grizzly Bears', 'Craw Wurm'],
      ['Gray Ogre', 'Craw Wurm'],
    );
    game.castAt(0, 'Test Blast', { card: 'Grizzly Bears' }).resolve().pass().pass();
    expect([asked(game), waiting(game).sort()]).toEqual([
      '0:PRIORITY',
      [
        ['Craw Wurm', 6],
        ['Gray Ogre', 2],
      ],
    ]);
    expect(game.resolve().life(1)).toBe(20);
  });

  it('mtg-2003:310.4 a token that has left deals its damage, and so do all others', () => {
    const game = position(
      { hand: ['Test Levy'], battlefield: ['Test Raider', 'Hill Giant', 'Gray Ogre', 'Grizzly Bears'] },
      { hand: ['Test Blast'] },
    );
    game.cast(0, 'Test Levy').resolve().until({ turn: 5, kind: 'ATTACKERS' });
    const all = ['Recruit', 'Test Raider', 'Hill Giant', 'Gray Ogre', 'Grizzly Bears'];
    game
      .attack(0, ...all)
      .until({ step: 'combatDamage' })
      .pass();
    game.castAt(1, 'Test Blast', { card: 'Recruit' }).resolve().resolve();
    // What the Raider has triggers on combat damage.
    expect([game.zones('Recruit'), game.life(1), onStack(game)]).toEqual([[], 9, ['Test Raider']]);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('mtg-2003:310.4 what changes control while damage waits deals it and is dealt it', () => {
    const met = (stolen: string): Play => {
      const game = fight(
        { hand: ['Test Charm'], battlefield: ['Hill Giant'] },
        { hand: ['Test Charm'], battlefield: ['Grizzly Bears'] },
        ['Hill Giant'],
        ['Grizzly Bears', 'Hill Giant'],
      ).until({ step: 'combatDamage' });
      if (stolen === 'Hill Giant') game.pass();
      const seat = stolen === 'Hill Giant' ? 1 : 0;
      return game.castAt(seat, 'Test Charm', { card: stolen }).resolve().resolve();
    };
    for (const stolen of ['Hill Giant', 'Grizzly Bears']) {
      const game = met(stolen);
      expect([game.zones('Grizzly Bears'), game.the('Hill Giant').damage]).toEqual([['graveyard'], 2]);
    }
  });

  it('mtg-2003:311.1 all that is to happen at end of combat goes on the stack then', () => {
    const game = fight(
      { battlefield: ['Thicket Basilisk'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
      ['Thicket Basilisk'],
      ['Hill Giant', 'Thicket Basilisk'],
      ['Craw Wurm', 'Thicket Basilisk'],
    );
    while (game.view().turn.step !== 'endOfCombat' || game.decision().kind !== 'PRIORITY')
      game.answer(game.decision().seat, game.decision().default);
    expect([asked(game), onStack(game).length]).toEqual(['0:PRIORITY', 2]);
    game.resolveAll();
    expect([game.zones('Hill Giant'), game.zones('Craw Wurm')]).toEqual([['graveyard'], ['graveyard']]);
  });
});
