/** Trample (502.9) of borrowed creatures and beside others, against blockers that have left, are protected or have grown. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  has,
  instant,
  keyword,
  mana,
  plus,
  protectionFrom,
  regenerate,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, position, split, waiting } from './table.js';

const lends = (name: string, ...mods: Parameters<typeof untilEndOfTurn>[1][]) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...mods)] });

ownCards(
  lends('Test Rush', has('trample')),
  lends('Test Growth', plus(2, 2)),
  instant('Test Recall', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  creatureCard('Test Sentry', '{0}', 'Soldier', '1/5', {
    kind: 'static',
    affects: 'self',
    mods: [rule('blocksMore', { count: 1 })],
  }),
  creatureCard('Test Bulwark', '{0}', 'Wall', '1/9', {
    kind: 'static',
    affects: 'self',
    mods: [rule('blocksMore', { count: 3 })],
  }),
  creatureCard('Test Ram', '{0}', 'Beast', '5/5', keyword('trample')),
  creatureCard('Test Mist', '{0}', 'Spirit', '1/3', {
    kind: 'static',
    affects: 'self',
    mods: [rule('assignedNoDamage')],
  }),
  creatureCard('Test Haze', '{0}', 'Spirit', '1/3', {
    kind: 'static',
    affects: 'self',
    mods: [rule('assignedNoDamage')],
  }),
  creatureCard('Test Giant', '{0}', 'Giant', '3/5', keyword('trample')),
  creatureCard('Test Safe', '{0}', 'Cleric', '2/2', protectionFrom({ keyword: 'trample' }, 'tramplers')),
  creatureCard('Test Troll', '{0}', 'Troll', '2/2', activated([mana('{0}')], { effects: [regenerate('self')] })),
);

const owned = (name: string, controller: number) => ({ card: name, controller });
const together =
  (...blockers: string[]) =>
  (attacker: string) =>
    blockers.map((one): [string, string] => [one, attacker]);
/** Whether this division of the damage is legal. */
const legal = (game: Play, ...parts: Parameters<typeof split>): boolean =>
  game.service.submit(game.state, [{ seat: game.decision().seat, ...split(...parts) }]).ok;

describe('trample', () => {
  const trampled = (mine: object, theirs: object, attackers: string[], ...blocks: [string, string][]): Play =>
    fight(mine, theirs, attackers, ...blocks).until({ step: 'combatDamage' });

  it('mtg-2003:502.9b whoever controls it divides its damage, which goes past each of several blockers', () => {
    const fighting = position({}, { battlefield: [owned('Test Ram', 0), 'Grizzly Bears', 'Llanowar Elves'] }).until({
      kind: 'ATTACKERS',
    });
    fighting.attack(0, 'Test Ram').until({ kind: 'BLOCKERS' });
    fighting.block(1, ...together('Grizzly Bears', 'Llanowar Elves')('Test Ram')).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(fighting)).toBe('0:COMBAT_DAMAGE');
    expect(legal(fighting, ['Grizzly Bears', 2], ['Llanowar Elves', 1], [1, 2])).toBe(true);
    // Just lethal damage is enough, and less to either of them is not.
    expect(legal(fighting, ['Grizzly Bears', 1], ['Llanowar Elves', 1], [1, 3])).toBe(false);
    expect(legal(fighting, ['Grizzly Bears', 2], ['Llanowar Elves', 0], [1, 3])).toBe(false);
    // Nothing need go through, and all may stay with one where nothing does.
    expect(legal(fighting, ['Grizzly Bears', 4], ['Llanowar Elves', 1], [1, 0])).toBe(true);
    expect(legal(fighting, ['Grizzly Bears', 0], ['Llanowar Elves', 5], [1, 0])).toBe(true);
  });

  it('mtg-2003:502.9b trample that was lent goes past a blocker', () => {
    const game = fight(
      { hand: ['Test Rush'], battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
      ['Hill Giant'],
      ['Grizzly Bears', 'Hill Giant'],
    );
    game.castAt(0, 'Test Rush', { card: 'Hill Giant' }).resolve().until({ kind: 'COMBAT_DAMAGE' });
    expect(legal(game, ['Grizzly Bears', 2], [1, 1])).toBe(true);
  });

  it('mtg-2003:502.9a creatures with trample that block deal the attacking player nothing', () => {
    const game = position(
      { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
      {
        battlefield: [
          { card: 'Test Giant', as: 'giant' },
          { card: 'Test Ram', as: 'ram' },
        ],
      },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears', 'Llanowar Elves').until({ kind: 'BLOCKERS' });
    game.block(1, ['Test Giant', 'Grizzly Bears'], ['Test Ram', 'Llanowar Elves']).until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([
      ['Grizzly Bears', 2],
      ['Llanowar Elves', 1],
      ['Test Giant', 3],
      ['Test Ram', 5],
    ]);
    expect(game.resolve().life(0)).toBe(20);
  });

  it('mtg-2003:502.9c with one of two blockers gone the other must have lethal damage; with both gone all goes through', () => {
    const after = (...gone: string[]): Play => {
      const game = position(
        { hand: gone.map(() => 'Test Recall') },
        { battlefield: [owned('Test Ram', 0), 'Grizzly Bears', 'Hill Giant'] },
      ).until({ kind: 'ATTACKERS' });
      game
        .attack(0, 'Test Ram')
        .until({ kind: 'BLOCKERS' })
        .block(1, ...together('Grizzly Bears', 'Hill Giant')('Test Ram'));
      for (const name of gone) game.castAt(0, 'Test Recall', { card: name }).resolve();
      return game.until({ step: 'combatDamage' });
    };
    for (const [gone, left, toughness] of [
      ['Grizzly Bears', 'Hill Giant', 3],
      ['Hill Giant', 'Grizzly Bears', 2],
    ] as const) {
      const one = after(gone);
      expect(asked(one)).toBe('0:COMBAT_DAMAGE');
      expect(legal(one, [left, toughness], [1, 5 - toughness])).toBe(true);
      expect(legal(one, [left, toughness - 1], [1, 6 - toughness])).toBe(false);
    }
    const both = after('Grizzly Bears', 'Hill Giant');
    expect([waiting(both), both.resolve().life(1)]).toEqual([[['Test Ram', 5]], 15]);
  });

  it('mtg-2003:502.9c a creature without trample whose blockers are gone deals no damage', () => {
    const game = fight(
      { hand: ['Test Recall'], battlefield: ['Craw Wurm'] },
      { battlefield: ['Grizzly Bears'] },
      ['Craw Wurm'],
      ['Grizzly Bears', 'Craw Wurm'],
    );
    game.castAt(0, 'Test Recall', { card: 'Grizzly Bears' }).resolve().until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(20);
  });

  it('mtg-2003:502.9d each of two blockers to which no damage can be assigned is passed over', () => {
    const blockers = ['Test Mist', 'Test Haze'];
    const alone = fight(
      { battlefield: ['Test Ram'] },
      { battlefield: blockers },
      ['Test Ram'],
      ...together(...blockers)('Test Ram'),
    );
    expect(waiting(alone.until({ step: 'combatDamage' }))).toContainEqual(['Test Ram', 5]);
    expect(alone.resolve().life(1)).toBe(15);
    const all = [...blockers, 'Grizzly Bears'];
    const beside = trampled(
      { battlefield: ['Test Ram'] },
      { battlefield: all },
      ['Test Ram'],
      ...together(...all)('Test Ram'),
    );
    expect([legal(beside, ['Grizzly Bears', 2], [1, 3]), legal(beside, ['Grizzly Bears', 1], [1, 4])]).toEqual([
      true,
      false,
    ]);
  });

  it('mtg-2003:502.9e toughness counts as it is, with counters and what was lent', () => {
    const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } };
    const counted = trampled(
      { battlefield: ['Test Ram'] },
      { battlefield: [bears] },
      ['Test Ram'],
      ['Grizzly Bears', 'Test Ram'],
    );
    expect([legal(counted, ['Grizzly Bears', 3], [1, 2]), legal(counted, ['Grizzly Bears', 2], [1, 3])]).toEqual([
      true,
      false,
    ]);
    const grown = fight(
      { hand: ['Test Growth'], battlefield: ['Test Ram'] },
      { battlefield: ['Grizzly Bears'] },
      ['Test Ram'],
      ['Grizzly Bears', 'Test Ram'],
    );
    grown.castAt(0, 'Test Growth', { card: 'Grizzly Bears' }).resolve().until({ kind: 'COMBAT_DAMAGE' });
    expect([legal(grown, ['Grizzly Bears', 4], [1, 1]), legal(grown, ['Grizzly Bears', 3], [1, 2])]).toEqual([
      true,
      false,
    ]);
  });

  it('mtg-2003:502.9e neither protection nor a shield of regeneration changes what is lethal', () => {
    const safe = trampled(
      { battlefield: ['Test Ram'] },
      { battlefield: ['Test Safe'] },
      ['Test Ram'],
      ['Test Safe', 'Test Ram'],
    );
    expect([legal(safe, ['Test Safe', 2], [1, 3]), legal(safe, ['Test Safe', 0], [1, 5])]).toEqual([true, false]);
    const troll = fight(
      { battlefield: ['Test Ram'] },
      { battlefield: ['Test Troll'] },
      ['Test Ram'],
      ['Test Troll', 'Test Ram'],
    );
    troll.pass().activate(1, 'Test Troll').resolve().until({ kind: 'COMBAT_DAMAGE' });
    expect([legal(troll, ['Test Troll', 2], [1, 3]), legal(troll, ['Test Troll', 1], [1, 4])]).toEqual([true, false]);
  });

  it('mtg-2003:502.9f what those assign counts that come before it and after it, with trample or without', () => {
    /** A blocker of toughness 5 in the way of three, the second of which tramples. */
    const three = (): Play => {
      const attackers = ['Gray Ogre', 'Test Ram', 'Hill Giant'];
      const game = position({ battlefield: attackers }, { battlefield: ['Test Sentry'] }).until({ kind: 'ATTACKERS' });
      return game.attack(0, ...attackers).until({ kind: 'BLOCKERS' });
    };
    const game = three()
      .block(1, ['Test Sentry', 'Test Ram'], ['Test Sentry', 'Hill Giant'])
      .until({ kind: 'COMBAT_DAMAGE' });
    // The Giant, which comes later, can assign three.
    expect([legal(game, ['Test Sentry', 2], [1, 3]), legal(game, ['Test Sentry', 1], [1, 4])]).toEqual([true, false]);
    game.answer(0, split(['Test Sentry', 2], [1, 3]));
    expect(waiting(game.until({ kind: 'PRIORITY' }))).toEqual(
      expect.arrayContaining([
        ['Hill Giant', 3],
        ['Test Ram', 2],
        ['Test Ram', 3],
      ]),
    );
    const before = three()
      .block(1, ['Test Sentry', 'Gray Ogre'], ['Test Sentry', 'Test Ram'])
      .until({ kind: 'COMBAT_DAMAGE' });
    expect(before.decision().options?.map(({ card, lethal }) => [card, lethal])[0]).toEqual(['Test Sentry', 3]);
    expect([legal(before, ['Test Sentry', 3], [1, 2]), legal(before, ['Test Sentry', 2], [1, 3])]).toEqual([
      true,
      false,
    ]);
  });
});

describe('trample beside several others', () => {
  it('mtg-2003:502.9f what three others have assigned counts together', () => {
    const attackers = ['Gray Ogre', 'Hill Giant', 'Grizzly Bears', 'Test Ram'];
    const game = fight(
      { battlefield: attackers },
      { battlefield: ['Test Bulwark'] },
      attackers,
      ...attackers.map((one): [string, string] => ['Test Bulwark', one]),
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect([legal(game, ['Test Bulwark', 2], [1, 3]), legal(game, ['Test Bulwark', 1], [1, 4])]).toEqual([true, false]);
  });
});
