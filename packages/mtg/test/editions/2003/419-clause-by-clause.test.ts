/** Replacement and prevention effects (419): the clauses of each rule, by the rules of 2003. */
import type { Filter, Value } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  gainLife,
  instant,
  mana,
  player,
  returnToHand,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../../src/language/builders.js';
import { position, relic } from './table.js';

const _free = [mana('{0}')];
const _anySpell: Filter = [{ zone: 'stack' }, { is: 'spell' }];
const _anyOnStack: Filter = [{ zone: 'stack' }];
const _count: Value = { count: [creature, youControl] };
const until = (kind: 'permanent' | 'endOfTurn') => ({ kind }) as const;

ownCards(
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Study', '{0}', { effects: [draw(1)] }),
  relic('Test Reader', triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] })),
  relic('Test Fast', { kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(10)] }),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  instant('Test Aegis', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', prevent: true },
        entities: 'you',
        until: until('endOfTurn'),
      },
    ],
  }),
  instant('Test Spark', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  relic('Test Void', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  } as never),
  relic(
    'Test Watcher',
    triggered(
      { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  relic(
    'Test Gone',
    triggered(
      { on: 'move', object: creature, match: { from: 'battlefield', to: 'exile' } },
      { effects: [gainLife(10)] },
    ),
  ),
  creatureCard('Test Guard', '{0}', 'Soldier', '1/5', {
    kind: 'replacement',
    on: 'damage',
    target: { player: 'you' },
    change: { dealtTo: 'self' },
  }),
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
);

const _lives = (game: Play): number[] => [game.life(0), game.life(1)];
const _ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('replacing and preventing (419)', () => {
  it('mtg-2003:419.2 it applies to each event as that comes, for as long as it lasts', () => {
    const game = position({ hand: ['Test Spark', 'Test Spark', 'Test Spark'] }, { hand: ['Test Aegis'] });
    game.castAt(0, 'Test Spark', { player: 1 }).pass().cast(1, 'Test Aegis').resolve().resolve();
    expect(game.life(1)).toBe(20);
    expect(game.castAt(0, 'Test Spark', { player: 1 }).resolve().life(1)).toBe(20);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.castAt(0, 'Test Spark', { player: 1 }).resolve().life(1)).toBe(18);
  });

  it('mtg-2003:419.5 what is replaced has not happened, and what happens instead triggers as that', () => {
    const watching = ['Test Watcher', 'Test Gone'];
    const after = (...battlefield: string[]) => {
      const game = position({ hand: ['Test Slay'], battlefield: [...watching, 'Grizzly Bears', ...battlefield] });
      return game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve().resolveAll().life(0);
    };
    expect([after(), after('Test Void')]).toEqual([21, 30]);
    const read = (...battlefield: string[]) => {
      const game = position({ hand: ['Test Study'], battlefield: ['Test Reader', ...battlefield] });
      game.cast(0, 'Test Study').resolve().resolveAll();
      return [game.hand(0), game.life(0)];
    };
    expect([read(), read('Test Fast')]).toEqual([
      [1, 21],
      [0, 30],
    ]);
  });

  it('mtg-2003:419.6c it goes to the other only where that is a creature in play still', () => {
    const play = (spell?: string) => {
      const game = position(
        { hand: ['Test Spark', ...(spell ? [spell] : [])] },
        { battlefield: ['Test Guard', 'Hill Giant'] },
      );
      game.castAt(0, 'Test Spark', { player: 1 });
      if (spell) game.castAt(0, spell, { card: 'Test Guard' }).resolve();
      return [game.resolve().life(1), game.all('Test Guard').map((guard) => guard.damage)];
    };
    expect([play(), play('Test Petrify'), play('Test Recall')]).toEqual([
      [20, [2]],
      [18, [0]],
      [18, []],
    ]);
  });
});
