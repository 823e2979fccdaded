/** Restarting the game (727). */
import type { Effect, JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, gainLife, instant, loseLife, t, target, triggered } from '../../src/language/builders.js';
import { leave, table } from '../8-multiplayer/table.js';
import { CARDS, commanders } from '../9-casual/cards.js';

const RESTART: Effect = { do: 'restart' };
const ANEW = instant('Test Anew', '{0}', { effects: [RESTART] });
/** It goes on without the permanents that it exiled. */
const BANISH: Effect = {
  do: 'move',
  what: { each: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }] },
  to: 'exile',
  cause: 'exile',
  save: 'left',
};
const LEAVING = instant('Test Leaving', '{0}', {
  effects: [BANISH, { do: 'restart', leaving: { saved: 'left' } }],
});
ownCards(
  ANEW,
  instant('Test Anew and Gain', '{0}', { effects: [gainLife(1), RESTART, gainLife(3)] }),
  instant('Test Doom', '{0}', { targets: [target({ player: 'any' })], effects: [loseLife(5, t(0))] }),
  card('Test Welcome', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, { effects: [gainLife(10)] }),
    ],
  }),
);
const spare = (count: number, name = 'Shock') => [{ card: name, count }];
/** All that is asked until the first turn begins, by default: both keep their hands. */
const keep = (game: Play): Play => {
  while (!game.waiting()) game.takeDefault('MULLIGAN');
  return game;
};
const anew = (game: Play, name = 'Test Anew'): Play => game.cast(0, name).resolve();

describe('restarting the game (727)', () => {
  it('mtg:727.1 it ends and nobody has won or lost: hands are drawn and mulligans offered, and all is as in a new game', () => {
    const game = magicPosition(
      [
        { hand: ['Test Anew', 'Test Doom'], library: spare(9), counters: { poison: 4 }, mana: '{R}' },
        { library: spare(9), life: 3, battlefield: [{ card: 'Memnite', counters: { '+1/+1': 2 } }] },
      ],
      { turn: { number: 7, active: 1 } },
    );
    game.pass();
    anew(game);
    expect(game.result()).toBeNull();
    expect(game.happened('GAME_RESTARTED')).toEqual([{ seat: 0 }]);
    expect(game.happened('GAME_ENDED')).toEqual([]);
    expect(game.decision()).toMatchObject({ kind: 'MULLIGAN', seat: 0 });
    expect([game.hand(0), game.hand(1), game.life(0), game.life(1)]).toEqual([7, 7, 20, 20]);
    keep(game);
    expect(game.view().turn).toMatchObject({ number: 1, active: 0, step: 'upkeep' });
    expect(game.view().players.map(({ counters }) => counters)).toEqual([{}, {}]);
    expect(game.view().stack).toEqual([]);
    game.until({ turn: 2, step: 'precombatMain' });
    expect(game.view().turn.active).toBe(1);
  });

  it('mtg:104.6 all who are still in it begin the new game at once, and whoever has left does not', () => {
    const players = ['Ann', 'Bob', 'Cas'].map((name) => ({ name, hand: ['Test Anew'], library: spare(9) }));
    const game = leave(table(players, { definitions: [ANEW] as never }), 1);
    anew(game);
    expect(game.happened('STARTING_PLAYER')).toEqual([{ seat: 0 }]);
    const asked: number[] = [];
    while (!game.waiting()) {
      asked.push(game.decision().seat);
      game.takeDefault('MULLIGAN');
    }
    expect(asked).toEqual([0, 2]);
    expect(game.view().players.map(({ lost }) => lost)).toEqual([false, true, false]);
    expect(Object.values(game.view().objects).map(({ owner }) => owner)).not.toContain(1);
    game.until({ turn: 2, step: 'upkeep' });
    expect(game.view().turn.active).toBe(2);
  });

  it('mtg:727.1a its first player is whoever controlled the spell that restarted it, and draws no card first', () => {
    for (const seat of [0, 1]) {
      const game = magicPosition([{ hand: ['Test Anew'] }, { hand: ['Test Anew'] }]);
      if (seat === 1) game.pass();
      game.cast(seat, 'Test Anew').resolve();
      expect(game.happened('STARTING_PLAYER')).toEqual([{ seat }]);
      keep(game).until({ step: 'precombatMain' });
      expect([game.view().turn.active, game.hand(seat)]).toEqual([seat, 7]);
    }
  });

  it('mtg:727.2 all cards are in it, wherever they were and whoever controlled them, and each is its owner’s; tokens are not', () => {
    const game = magicPosition([
      {
        hand: ['Test Anew', 'Shivan Dragon'],
        graveyard: ['Hill Giant'],
        exile: ['Giant Spider'],
        battlefield: [
          'Memnite',
          { card: 'Grizzly Bears', controller: 1 },
          { token: { name: 'Goblin', types: ['Creature'], power: 1, toughness: 1 } },
        ],
        library: spare(8),
      },
      { library: spare(8) },
    ]);
    anew(game);
    const cards = Object.values(game.view().objects).map(({ card, owner }) => [card, owner]);
    const mine = ['Test Anew', 'Shivan Dragon', 'Hill Giant', 'Giant Spider', 'Memnite', 'Grizzly Bears'];
    for (const name of mine) expect(cards.filter(([card]) => card === name)).toEqual([[name, 0]]);
    expect(cards.length).toBe(mine.length + 16);
    expect(new Set(Object.values(game.view().objects).map(({ zone }) => zone))).toEqual(new Set(['hand', 'library']));
  });

  it('mtg:727.2 a permanent that is phased out is in it as well', () => {
    const game = magicPosition([
      { hand: ['Test Anew'], battlefield: ["Teferi's Isle"], library: spare(8) },
      { library: spare(8) },
    ]);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.the("Teferi's Isle").phasedOut).toBe(true);
    anew(game);
    expect(['hand', 'library']).toContain(game.zones("Teferi's Isle")[0]);
  });

  it('mtg:727.3 whoever has fewer than seven cards loses in the first upkeep, whatever mulligans they take', () => {
    const game = magicPosition([{ hand: ['Test Anew'], library: spare(9) }, { library: spare(6) }]);
    anew(game);
    expect(game.hand(1)).toBe(6);
    game.takeDefault('MULLIGAN').answer(1, { confirm: true }).takeDefault('BOTTOM');
    expect(game.result()).toBeNull();
    game.takeDefault('MULLIGAN');
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(game.view().turn).toMatchObject({ number: 1, step: 'upkeep' });
  });

  it('mtg:727.4 what its text says then is done before the first untap step, without priority', () => {
    const game = magicPosition([{ hand: ['Test Anew and Gain'], library: spare(9) }, { library: spare(9) }]);
    anew(game, 'Test Anew and Gain');
    expect(game.life(0)).toBe(20);
    game.events = [];
    keep(game);
    expect(game.life(0)).toBe(23);
    const order = game.events.map(({ type }) => type).filter((type) => ['LIFE_CHANGED', 'TURN_BEGAN'].includes(type));
    expect(order).toEqual(['LIFE_CHANGED', 'TURN_BEGAN']);
  });
});

describe('restarting a Commander game (727.5a)', () => {
  const players: JsonObject[] = [
    {
      hand: ['Test Anew', 'Test Leaving'],
      library: spare(9),
      battlefield: [{ card: 'Test Captain', commander: true }, 'Test Squire'],
    },
    { library: spare(9), command: [{ card: 'Test Admiral', casts: 2 }] },
  ];
  const begun = () => commanders(players, { definitions: [...CARDS, ANEW, LEAVING] as never });
  const where = (game: Play) =>
    ['Test Captain', 'Test Admiral'].map((name) =>
      Object.values(game.view().objects)
        .filter(({ card }) => card === name)
        .map(({ zone, commander }) => [zone, commander]),
    );

  it('mtg:903.6 commanders begin the new game in the command zone, at no more than they cost, mtg:103.4c with 40 life', () => {
    const game = anew(begun());
    expect(where(game)).toEqual([[['command', true]], [['command', true]]]);
    expect(game.view().players).toMatchObject([
      { life: 40, commanders: [{ card: 'Test Captain', tax: 0 }] },
      { life: 40, commanders: [{ card: 'Test Admiral', tax: 0 }] },
    ]);
  });

  it('mtg:727.5a one that was exempted stays where it is, and is still a commander', () => {
    const game = begun();
    game.cast(0, 'Test Leaving').resolve();
    if (game.decision().kind === 'COMMAND_ZONE') game.answer(0, { confirm: false });
    expect(where(game)).toEqual([[['exile', true]], [['command', true]]]);
    expect(game.view().players).toMatchObject([{ commanders: [{ card: 'Test Captain' }] }, {}]);
    expect(game.zones('Test Squire')).toEqual(['exile']);
  });
});
