/** Target clauses that speak of what was chosen for an earlier one: "target creature that player controls" (601.2c). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, damage, instant, t, target } from './test-cards.js';

const playerOrWalker = {
  any: [{ player: 'any' as const }, [{ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] as [string, string] }]],
};
const theirCreature = [...[creature].flat(), { controller: { controllerOf: { target: 0 } } }];
ownCards(
  instant('Test Double Blaze', '{0}', {
    targets: [target(playerOrWalker), target(theirCreature)],
    effects: [damage(1, t(0)), damage(1, t(1))],
  }),
  instant('Test Spare Blaze', '{0}', {
    targets: [target(playerOrWalker), target(theirCreature, { min: 0 })],
    effects: [damage(1, t(0)), damage(1, t(1))],
  }),
  instant('Test Either Blaze', '{0}', {
    modes: {
      min: 2,
      max: 2,
      choices: [
        { label: 'one', targets: [target(creature)], effects: [damage(1, t(0))] },
        { label: 'two', targets: [target(playerOrWalker), target(theirCreature)], effects: [damage(1, t(1))] },
      ],
    },
  }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }] }],
  }),
  instant('Test Broken Bond', '{0}', {
    targets: [target(creature), target(theirCreature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Three Blows', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] }), target(creature, { notIn: [0, 1] })],
    effects: [damage(1, t(0)), damage(2, t(1)), damage(1, t(2))],
  }),
  instant('Test Blow of My Own', '{0}', {
    targets: [target(creature), target([...[creature].flat(), { controller: 'you' }], { notIn: [0] })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Perhaps a Player', '{0}', {
    targets: [target(playerOrWalker, { min: 0 }), target(theirCreature)],
    effects: [damage(1, t(0)), damage(1, t(1))],
  }),
  instant('Test Blow and Blows', '{0}', {
    modes: {
      min: 2,
      max: 2,
      choices: [
        { label: 'one', targets: [target(creature)], effects: [damage(1, t(0))] },
        {
          label: 'two',
          targets: [target(creature), target(creature, { notIn: [0] })],
          effects: [damage(1, t(0)), damage(1, t(1))],
        },
      ],
    },
  }),
  creatureCard('Test Mine', '{1}', 'Bear', '3/3'),
  creatureCard('Test Yours', '{1}', 'Bear', '3/3'),
  creatureCard('Test Third', '{1}', 'Bear', '3/3'),
);
const offered = (game: Play): unknown[] => game.decision().options.map((one) => one.card ?? one.player);
const isOffered = (game: Play, card: string): boolean => game.decision().options.some((one) => one.card === card);
const position = (hand: string[], theirs = ['Test Yours'], theirHand: string[] = []) =>
  magicPosition([
    { hand, battlefield: ['Test Mine'] },
    { battlefield: theirs, hand: theirHand },
  ]);

describe('targets that follow from earlier ones', () => {
  it('mtg:601.2c the second target is a creature of the player chosen for the first', () => {
    const game = position(['Test Double Blaze'], ['Test Yours', 'Test Third']).cast(0, 'Test Double Blaze', {
      player: 1,
    });
    expect(offered(game).sort()).toEqual(['Test Third', 'Test Yours']);
    const done = game.choose(0, { card: 'Test Third' }).resolve();
    expect([done.life(1), done.the('Test Third').damage, done.the('Test Yours').damage ?? 0]).toEqual([19, 1, 0]);
  });

  it('mtg:601.2c a player without such a creature is no target, where the second must be chosen', () => {
    const game = position(['Test Double Blaze'], []).cast(0, 'Test Double Blaze');
    expect(game.resolve().life(0)).toBe(19);
    const none = magicPosition([{ hand: ['Test Double Blaze'] }, {}]);
    expect(isOffered(none, 'Test Double Blaze')).toBe(false);
  });

  it('mtg:601.2c where it need not be chosen, the first may be anybody', () => {
    const game = position(['Test Spare Blaze'], []).cast(0, 'Test Spare Blaze', { player: 1 }).resolve();
    expect(game.life(1)).toBe(19);
  });

  it("mtg:608.2b a creature that is no longer that player's is no legal target any more; the player still is", () => {
    const game = position(['Test Double Blaze'], ['Test Yours', 'Test Third'], ['Test Theft'])
      .cast(0, 'Test Double Blaze', { player: 0 })
      .pass()
      .cast(1, 'Test Theft', { card: 'Test Mine' })
      .resolve()
      .resolve();
    expect([game.life(0), game.the('Test Mine').damage ?? 0]).toEqual([19, 0]);
  });

  it('mtg:700.2c within a mode it speaks of the targets of that mode', () => {
    const game = position(['Test Either Blaze'], ['Test Yours'])
      .choose(0, { kind: 'CAST', card: 'Test Either Blaze' })
      .choose(0, { card: 'Test Mine' })
      .choose(0, { player: 1 });
    const done = game.resolve();
    expect([done.the('Test Mine').damage, done.the('Test Yours').damage]).toEqual([1, 1]);
  });

  it('mtg:601.2c the only creature of a player is not chosen first, where another of that player is asked for then', () => {
    const game = position(['Test Broken Bond'], ['Test Yours', 'Test Third']).cast(0, 'Test Broken Bond');
    expect(offered(game).sort()).toEqual(['Test Third', 'Test Yours']);
    const done = game.choose(0, { card: 'Test Yours' }).resolve();
    expect([done.the('Test Yours').damage, done.the('Test Third').damage]).toEqual([1, 2]);
    expect(isOffered(position(['Test Broken Bond']), 'Test Broken Bond')).toBe(false);
  });

  it('mtg:601.2c three different targets take three: with two of them the spell can’t be cast', () => {
    expect(isOffered(position(['Test Three Blows']), 'Test Three Blows')).toBe(false);
    const game = position(['Test Three Blows'], ['Test Yours', 'Test Third']).cast(0, 'Test Three Blows');
    const done = game.choose(0, { card: 'Test Third' }).choose(0, { card: 'Test Yours' }).resolve();
    expect(['Test Third', 'Test Yours', 'Test Mine'].map((name) => done.the(name).damage)).toEqual([1, 2, 1]);
  });

  it('mtg:601.2c what only a later clause can have is left for it, by whichever clause it is asked for', () => {
    const game = position(['Test Blow of My Own'], ['Test Yours', 'Test Third']).cast(0, 'Test Blow of My Own');
    expect(offered(game).sort()).toEqual(['Test Third', 'Test Yours']);
    expect(isOffered(position(['Test Blow of My Own'], []), 'Test Blow of My Own')).toBe(false);
  });

  it('mtg:601.2c a player who need not be chosen must be, where the next target is one of that player’s', () => {
    const game = position(['Test Perhaps a Player']).cast(0, 'Test Perhaps a Player', { player: 1 });
    const done = game.resolve();
    expect([done.life(1), done.the('Test Yours').damage]).toEqual([19, 1]);
    expect(isOffered(magicPosition([{ hand: ['Test Perhaps a Player'] }, {}]), 'Test Perhaps a Player')).toBe(false);
  });

  it('mtg:700.2c "another" within a mode means another than that mode’s: it may be that of an earlier mode', () => {
    const game = position(['Test Blow and Blows'])
      .choose(0, { kind: 'CAST', card: 'Test Blow and Blows' })
      .choose(0, { card: 'Test Mine' })
      .choose(0, { card: 'Test Yours' });
    const done = game.resolve();
    expect([done.the('Test Mine').damage, done.the('Test Yours').damage]).toEqual([2, 1]);
  });
});
