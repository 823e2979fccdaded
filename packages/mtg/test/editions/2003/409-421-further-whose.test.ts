/** More of chapter 4, by whose things are and in whose turn: colors of what has left, modes, effects on all, loops. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  gainLife,
  instant,
  keyword,
  player,
  returnToHand,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, free, position } from './table.js';

const moved = (name: string, from: string, to: string) =>
  card(name, {
    cost: '{0}',
    type: 'Artifact',
    abilities: [{ kind: 'replacement', on: 'move', object: creature, match: { to: from }, change: { to } } as never],
  });

ownCards(
  instant('Test Dye', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  creatureCard(
    'Test Red Archer',
    '{R}',
    'Archer',
    '1/1',
    activated(free, { targets: [target(creature)], effects: [damage(1, t(0)), gainLife(1)] }),
  ),
  creatureCard(
    'Test Blue Ward',
    '{W}',
    'Knight',
    '2/2',
    keyword('protection', { from: { has: ['colors', ['U']] }, label: 'blue' }),
  ),
  instant('Test Charm', '{0}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        { targets: [target(player)], effects: [gainLife(1, t(0))] },
        { targets: [target(creature)], effects: [damage(1, t(0))] },
      ],
    },
  }),
  instant('Test Divert', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'changeTargets', what: t(0) } as never],
  }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  moved('Test Void', 'graveyard', 'exile'),
  moved('Test Unvoid', 'exile', 'graveyard'),
  creatureCard('Test Life', '{0}', 'Cleric', '1/1', activated(free, { effects: [gainLife(1)] })),
);

describe('of either player', () => {
  it('mtg-2003:409.1a an ability whose source has left has the color that this had at last', () => {
    const play = (...spells: string[]) => {
      const game = position({ hand: spells, battlefield: ['Test Red Archer'] }, { battlefield: ['Test Blue Ward'] });
      game.activate(0, 'Test Red Archer', { card: 'Test Blue Ward' });
      for (const spell of spells) game.castAt(0, spell, { card: 'Test Red Archer' }).resolve();
      return [game.resolve().life(0), game.the('Test Blue Ward').damage];
    };
    expect([play('Test Recall'), play('Test Dye', 'Test Recall')]).toEqual([
      [21, 1],
      [20, 0],
    ]);
  });

  it('mtg-2003:415.2a the target of the second mode is changed to what that mode may have', () => {
    const game = position(
      { hand: ['Test Charm'] },
      { hand: ['Test Divert'], battlefield: ['Hill Giant', 'Craw Wurm', 'Gray Ogre'] },
    );
    game.cast(0, 'Test Charm').choose(0, { index: 1 }).choose(0, { card: 'Hill Giant' }).pass();
    game.castAt(1, 'Test Divert', {}).resolve();
    expect(
      game
        .decision()
        .options.map(({ card: name }) => name)
        .toSorted(),
    ).toEqual(['Craw Wurm', 'Gray Ogre']);
    game.choose(1, { card: 'Craw Wurm' }).resolve();
    expect([game.the('Craw Wurm').damage, game.the('Hill Giant').damage]).toEqual([1, 0]);
  });

  it('mtg-2003:416.2 what is done to all creatures is done to none that is a spell, in a library, a hand or removed from the game', () => {
    const elves = { library: ['Test Elf'], exile: ['Test Elf'], battlefield: ['Test Elf'] };
    const game = position({ hand: ['Test Elf', 'Test Elf', 'Test Doom'], ...elves }, { ...elves, hand: ['Test Elf'] });
    game
      .choose(0, { kind: 'CAST', card: 'Test Elf', nth: 0 } as never)
      .cast(0, 'Test Doom')
      .resolve();
    const places = ['hand', 'library', 'exile', 'stack', 'graveyard', 'battlefield'];
    expect(places.map((zone) => game.all('Test Elf', zone).length)).toEqual([2, 2, 2, 1, 2, 0]);
  });

  it('mtg-2003:419.8c where two lead to each other, whoever controls the permanent decides, in another’s turn as well', () => {
    const game = position(
      { hand: ['Test Slay'], battlefield: ['Test Void', 'Test Unvoid'] },
      { battlefield: ['Gray Ogre'] },
    );
    game.castAt(0, 'Test Slay', { card: 'Gray Ogre' }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1, min: 0, max: 1 });
    expect(game.choose(1, []).zones('Gray Ogre')).toEqual(['graveyard']);
  });

  it('mtg-2003:421.2 what a player repeats in another’s turn goes on as often as that player says', () => {
    const game = position({}, { battlefield: ['Test Life'] });
    const again = (): Play => {
      while (asked(game) === '0:PRIORITY') game.pass();
      return game.activate(1, 'Test Life');
    };
    for (let times = 0; times < 60 && again().waiting(); times++) game.resolve();
    expect([asked(game), game.decision().rules]).toEqual(['1:AMOUNT', ['mtg-2003:421.2']]);
    game.answer(1, { number: 1 }).resolve();
    again().resolve().pass();
    const open = game.decisions()[0]?.options?.some(({ card: name }) => name === 'Test Life') ?? false;
    expect([asked(game), open]).toEqual(['1:PRIORITY', false]);
  });
});
