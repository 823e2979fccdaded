/** What ends with a combat or a turn, what is left of a division, costs that are counted, and what comes instead (309–419). */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  mana,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { fight, many, offers, position, relic, split } from './table.js';

const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;

ownCards(
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Rush', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(2, 0), until: { kind: 'endOfFight' } } as never],
  }),
  instant('Test Wake', '{0}', {
    effects: [
      { do: 'delayed', on: creatureDies, effects: [gainLife(1)], repeat: true, until: { kind: 'endOfTurn' } } as never,
    ],
  }),
  instant('Test Forked', '{0}', {
    targets: [target(creature, { min: 2, max: 2 })],
    divide: 3,
    effects: [damage({ division: true }, t(0))],
  }),
  card('Test Crowded', {
    cost: '{1}',
    type: 'Instant',
    abilities: [
      { kind: 'spell', effects: [gainLife(10)] },
      continuous('self', [{ mod: 'cost', more: [mana('{1}')], times: { count: creature } } as never]),
    ],
  }),
  relic(
    'Test Banner',
    continuous(creature, plus(1, 1), { exists: [{ has: ['types', 'Land'] }, { controller: 'you' }] } as never),
  ),
  instant('Test Blast', '{0}', { targets: [target({ has: ['types', 'Land'] })], effects: [destroy(t(0))] }),
  relic('Test Pit', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  } as never),
  creatureCard('Test Wall', '{0}', 'Golem', '0/9'),
);

describe('what ends (309, 314, 418)', () => {
  it('mtg-2003:309.4 what was blocked in one combat is not so in the next', () => {
    const game = fight(
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Test Wall'] },
      ['Craw Wurm'],
      ['Test Wall', 'Craw Wurm'],
    );
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(20);
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' });
    expect(game.block(1).until({ step: 'endOfCombat' }).life(1)).toBe(14);
  });

  it('mtg-2003:314.1b what is for this turn ends with it in either player’s turn, and so does what was to trigger', () => {
    for (const active of [0, 1]) {
      const mine = {
        hand: ['Test Growth', 'Test Wake', 'Test Slay', 'Test Slay'],
        battlefield: ['Craw Wurm', 'Gray Ogre', 'Hill Giant'],
      };
      const game = position(active === 0 ? mine : {}, active === 1 ? mine : {}, {
        turn: { number: 3 + active, active, step: 'precombatMain' },
      });
      game.castAt(active, 'Test Growth', { card: 'Craw Wurm' }).resolve().cast(active, 'Test Wake').resolve();
      game.castAt(active, 'Test Slay', { card: 'Gray Ogre' }).resolve().resolveAll();
      expect([game.figures('Craw Wurm'), game.life(active)]).toEqual(['9/7', 21]);
      expect(game.until({ turn: 4 + active, step: 'upkeep' }).figures('Craw Wurm')).toBe('6/4');
      game.until({ turn: 5 + active, step: 'precombatMain' });
      game.castAt(active, 'Test Slay', { card: 'Hill Giant' }).resolve().resolveAll();
      expect(game.life(active)).toBe(21);
    }
  });

  it('mtg-2003:418.3a what lasts until end of combat ends there, and what lasts for the turn goes on', () => {
    const game = position({ hand: ['Test Rush', 'Test Growth'], battlefield: ['Grizzly Bears'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    game
      .castAt(0, 'Test Rush', { card: 'Grizzly Bears' })
      .resolve()
      .castAt(0, 'Test Growth', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.figures('Grizzly Bears')).toBe('7/5');
    expect(game.until({ step: 'endOfCombat' }).figures('Grizzly Bears')).toBe('7/5');
    expect(game.until({ step: 'postcombatMain' }).figures('Grizzly Bears')).toBe('5/5');
  });

  it('mtg-2003:418.4a a static ability does what it says as long as its condition holds, and again later', () => {
    const game = position({
      hand: ['Test Blast', 'Forest'],
      battlefield: ['Test Banner', 'Grizzly Bears', 'Mountain'],
    });
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.castAt(0, 'Test Blast', { card: 'Mountain' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    expect(game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' }).figures('Grizzly Bears')).toBe('3/3');
    // A land of the other player counts for none of it.
    expect(
      position({ battlefield: ['Test Banner', 'Grizzly Bears'] }, { battlefield: ['Forest'] }).figures('Grizzly Bears'),
    ).toBe('2/2');
  });
});

describe('what is paid, shared and replaced (408, 409, 419)', () => {
  it('mtg-2003:408.2h turning a permanent face up is paid for, and not done where it can’t be', () => {
    const angel = (lands: number) => {
      const game = position({ hand: ['Exalted Angel'], battlefield: many('Plains', 3 + lands) });
      game.choose(0, { kind: 'CAST', card: 'Exalted Angel', method: 'morph' }).resolve();
      return game;
    };
    expect([
      offers(angel(3), 'TURN_FACE_UP', 'Exalted Angel'),
      offers(angel(4), 'TURN_FACE_UP', 'Exalted Angel'),
    ]).toEqual([false, true]);
    const game = angel(5).choose(0, { kind: 'TURN_FACE_UP', card: 'Exalted Angel' });
    expect([game.figures('Exalted Angel'), game.all('Plains').filter(({ tapped }) => !tapped)]).toMatchObject([
      '4/5',
      { length: 1 },
    ]);
  });

  it('mtg-2003:409.1e each target gets what was announced for it, though another one is gone by then', () => {
    for (const [gone, left, share] of [
      ['Hill Giant', 'Craw Wurm', 2],
      ['Craw Wurm', 'Hill Giant', 1],
    ] as const) {
      const game = position(
        { hand: ['Test Forked', 'Test Slay'] },
        { battlefield: ['Hill Giant', 'Craw Wurm', 'Gray Ogre'] },
      );
      game.cast(0, 'Test Forked', [{ card: 'Hill Giant' }, { card: 'Craw Wurm' }]);
      game.answer(0, split(['Hill Giant', 1], ['Craw Wurm', 2]));
      game.castAt(0, 'Test Slay', { card: gone }).resolve().resolve();
      expect([game.the(left).damage, game.the('Gray Ogre').damage]).toEqual([share, 0]);
    }
  });

  it('mtg-2003:409.1f what a spell costs more for each of something it costs so often', () => {
    const may = (creatures: number, lands: number): boolean =>
      offers(
        position(
          { hand: ['Test Crowded'], battlefield: many('Forest', lands) },
          { battlefield: many('Gray Ogre', creatures) },
        ),
        'CAST',
        'Test Crowded',
      );
    expect([may(0, 1), may(1, 1), may(1, 2), may(3, 3), may(3, 4)]).toEqual([true, false, true, false, true]);
    const game = position(
      { hand: ['Test Crowded'], battlefield: many('Forest', 6) },
      { battlefield: many('Gray Ogre', 3) },
    );
    game.cast(0, 'Test Crowded');
    expect(game.all('Forest').filter(({ tapped }) => tapped)).toHaveLength(4);
  });

  it('mtg-2003:419.1 what is put elsewhere instead is put there, whoever owns it and whatever put it away', () => {
    const game = position(
      { hand: ['Test Slay'], battlefield: ['Test Pit', 'Grizzly Bears', { card: 'Forest', as: 'wood' }] },
      { hand: ['Test Blast'], battlefield: ['Gray Ogre'] },
    );
    game.castAt(0, 'Test Slay', { card: 'Gray Ogre' }).resolve();
    game.pass().castAt(1, 'Test Blast', { card: 'Forest' }).resolve();
    expect([game.zones('Gray Ogre'), game.zones('Forest')]).toEqual([['exile'], ['graveyard']]);
    const fought = fight(
      { battlefield: ['Test Pit', 'Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
      ['Grizzly Bears'],
      ['Hill Giant', 'Grizzly Bears'],
    ).until({ step: 'endOfCombat' });
    expect(fought.zones('Grizzly Bears')).toEqual(['exile']);
  });
});
