/** Bands (502.10, 502.11) of three and more, with what is borrowed or was lent banding, and where some of them have left. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  has,
  instant,
  keyword,
  rule,
  sorcery,
  subtype,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, position, split, waiting } from './table.js';

const withOther = (type: string) => keyword('bands with other', { from: subtype(type), label: type });
const banding = keyword('banding');

ownCards(
  creatureCard('Test Hero', '{0}', 'Human', '1/1', banding),
  creatureCard('Test Second Hero', '{0}', 'Human', '1/1', banding),
  creatureCard('Test Third Hero', '{0}', 'Human', '1/1', banding),
  creatureCard('Test Guard', '{0}', 'Soldier', '2/2', withOther('Soldier')),
  creatureCard('Test Private', '{0}', 'Soldier', '2/2', withOther('Soldier')),
  creatureCard('Test Both', '{0}', 'Elf', '2/2', withOther('Elf'), withOther('Soldier')),
  creatureCard('Test Elf', '{0}', 'Elf', '2/2', withOther('Elf')),
  creatureCard('Test Sabreur', '{0}', 'Knight', '2/2', keyword('first strike')),
  creatureCard('Test Ram', '{0}', 'Beast', '4/4', keyword('trample')),
  creatureCard('Test Sentry', '{0}', 'Soldier', '4/6', {
    kind: 'static',
    affects: 'self',
    mods: [rule('blocksMore', { count: 1 })],
  }),
  instant('Test Banner', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('banding'))] }),
  instant('Test Away', '{0}', { targets: [target(creature)], effects: [{ do: 'removeFromCombat', what: t(0) }] }),
  instant('Test Recall', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  instant('Test Fog Bank', '{0}', { targets: [target(creature)], effects: [{ do: 'becomeBlocked', what: t(0) }] }),
  sorcery('Test Onslaught', '{0}', {
    effects: [
      { do: 'status', what: { each: [creature] }, status: 'tapped', on: false },
      { do: 'extraPhases', phases: ['combat', 'main'] },
    ],
  }),
);

const owned = (name: string, controller: number) => ({ card: name, controller });
/** Declares these attackers, in these bands, and no more. */
function attackIn(game: Play, attackers: string[], ...bands: [leader: string, ...others: string[]][]): Play {
  game.until({ kind: 'ATTACKERS' }).attack(0, ...attackers);
  for (const [leader, ...others] of bands) {
    game.choose(0, { card: leader });
    // Where one other alone can be in the band nobody is asked which.
    const { kind, min } = game.decision();
    if (kind === 'BAND' && min === 1) game.answer(0, { choose: others.map((name) => ({ card: name })) });
  }
  if (game.decision().kind === 'BAND') game.answer(0, { choose: [] });
  return game;
}
const banded = (mine: object, theirs: object, attackers: string[], ...bands: [string, ...string[]][]): Play =>
  attackIn(position(mine, theirs), attackers, ...bands);
/** What a creature blocks, by name. */
const blockedBy = (game: Play, name: string): string[] =>
  ((game.the(name).blocking ?? []) as string[]).map((id) => String(game.view().objects[id]?.card)).sort();
const blockWith = (game: Play, ...pairs: [string, string][]): Play =>
  game.until({ kind: 'BLOCKERS' }).block(1, ...pairs);

describe('declaring bands', () => {
  it('mtg-2003:502.10b borrowed creatures are in bands, and one that was lent banding makes one', () => {
    const borrowed = banded(
      {},
      { battlefield: [owned('Test Hero', 0), owned('Hill Giant', 0), 'Craw Wurm'] },
      ['Test Hero', 'Hill Giant'],
      ['Test Hero', 'Hill Giant'],
    );
    expect(blockedBy(blockWith(borrowed, ['Craw Wurm', 'Hill Giant']), 'Craw Wurm')).toEqual([
      'Hill Giant',
      'Test Hero',
    ]);
    const lent = position(
      { hand: ['Test Banner'], battlefield: ['Gray Ogre', 'Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
    );
    lent.castAt(0, 'Test Banner', { card: 'Gray Ogre' }).resolve();
    attackIn(lent, ['Gray Ogre', 'Hill Giant'], ['Gray Ogre', 'Hill Giant']);
    expect(blockedBy(blockWith(lent, ['Craw Wurm', 'Hill Giant']), 'Craw Wurm')).toEqual(['Gray Ogre', 'Hill Giant']);
  });

  it('mtg-2003:502.10c three bands are declared, and each is a band of its own', () => {
    const heroes = ['Test Hero', 'Test Second Hero', 'Test Third Hero'];
    const others = ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'];
    const game = banded(
      { battlefield: [...heroes, ...others] },
      { battlefield: ['Craw Wurm', 'Wind Drake', 'Storm Crow'] },
      [...heroes, ...others],
      ...heroes.map((hero, i): [string, string] => [hero, String(others[i])]),
    );
    blockWith(game, ['Craw Wurm', 'Hill Giant'], ['Wind Drake', 'Gray Ogre'], ['Storm Crow', 'Test Third Hero']);
    expect(['Craw Wurm', 'Wind Drake', 'Storm Crow'].map((name) => blockedBy(game, name))).toEqual([
      ['Hill Giant', 'Test Hero'],
      ['Gray Ogre', 'Test Second Hero'],
      ['Grizzly Bears', 'Test Third Hero'],
    ]);
  });

  it('mtg-2003:502.10d whichever of three leaves play or combat, the other two are a band still', () => {
    const three: [string, ...string[]] = ['Test Hero', 'Hill Giant', 'Gray Ogre'];
    for (const spell of ['Test Recall', 'Test Away'])
      for (const gone of three) {
        const game = banded({ hand: [spell], battlefield: three }, { battlefield: ['Craw Wurm'] }, three, three);
        game.castAt(0, spell, { card: gone }).resolve();
        const left = three.filter((name) => name !== gone);
        blockWith(game, ['Craw Wurm', String(left[0])]);
        expect(blockedBy(game, 'Craw Wurm')).toEqual([...left].sort());
      }
  });

  it('mtg-2003:502.10d a band is one until the end of its combat, and not in another combat of the turn', () => {
    const two = ['Test Hero', 'Hill Giant'];
    const game = banded({ hand: ['Test Onslaught'], battlefield: two }, { battlefield: ['Craw Wurm'] }, two, [
      'Test Hero',
      'Hill Giant',
    ]);
    game.until({ step: 'postcombatMain' }).cast(0, 'Test Onslaught').resolve();
    attackIn(game, two);
    expect(blockedBy(blockWith(game, ['Craw Wurm', 'Hill Giant']), 'Craw Wurm')).toEqual(['Hill Giant']);
  });
});

describe('blocking bands', () => {
  const three: [string, ...string[]] = ['Test Hero', 'Hill Giant', 'Gray Ogre'];
  const all = [...three].sort();

  it('mtg-2003:502.10e each of several blockers of one of a band blocks each of it', () => {
    const game = banded({ battlefield: three }, { battlefield: ['Craw Wurm', 'Grizzly Bears'] }, three, three);
    blockWith(game, ['Craw Wurm', 'Hill Giant'], ['Grizzly Bears', 'Gray Ogre']);
    expect(['Craw Wurm', 'Grizzly Bears'].map((name) => blockedBy(game, name))).toEqual([all, all]);
  });

  it('mtg-2003:502.10g an effect that has one of three become blocked blocks all three', () => {
    const game = banded({ battlefield: three }, { hand: ['Test Fog Bank'] }, three, three).pass();
    game.castAt(1, 'Test Fog Bank', { card: 'Gray Ogre' }).resolve().until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(20);
  });

  it('mtg-2003:502.10f neither first strike nor trample of one is had by another of its band', () => {
    const fast: [string, ...string[]] = ['Test Hero', 'Test Sabreur'];
    const first = banded({ battlefield: fast }, {}, fast, fast).until({ step: 'firstStrikeDamage' });
    expect(waiting(first)).toEqual([['Test Sabreur', 2]]);
    const wild: [string, ...string[]] = ['Test Hero', 'Craw Wurm', 'Test Ram'];
    const game = banded({ battlefield: wild }, { battlefield: ['Grizzly Bears'] }, wild, wild);
    blockWith(game, ['Grizzly Bears', 'Test Hero']).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().total).toBe(4);
    game.answer(0, split([1, 4])).until({ kind: 'PRIORITY' });
    expect(waiting(game)).toEqual(
      expect.arrayContaining([
        ['Craw Wurm', 6],
        ['Test Ram', 4],
      ]),
    );
  });

  it('mtg-2003:502.10f who attacks in a band with one that has banding divides among blockers without it as ever', () => {
    const two: [string, ...string[]] = ['Test Hero', 'Hill Giant'];
    const game = banded({ battlefield: two }, { battlefield: ['Grizzly Bears', 'Gray Ogre'] }, two, two);
    blockWith(game, ['Grizzly Bears', 'Hill Giant'], ['Gray Ogre', 'Hill Giant']).until({ kind: 'COMBAT_DAMAGE' });
    expect([asked(game), game.decision().total]).toEqual(['0:COMBAT_DAMAGE', 1]);
    game.answer(0, split(['Gray Ogre', 1])).until({ kind: 'COMBAT_DAMAGE' });
    expect([asked(game), game.decision().total]).toEqual(['0:COMBAT_DAMAGE', 3]);
  });
});

describe('who divides the damage', () => {
  it('mtg-2003:502.10h whoever controls what blocks with banding, borrowed or lent it, and as they like', () => {
    const blocked = (hand: string[], theirs: unknown[], ...blockers: string[]): Play => {
      const game = position(
        { battlefield: ['Craw Wurm', ...theirs.slice(0, 1)] },
        { hand, battlefield: theirs.slice(1) },
      );
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' });
      game.block(1, ...blockers.map((one): [string, string] => [one, 'Craw Wurm']));
      for (const spell of hand) game.pass().castAt(1, spell, { card: 'Grizzly Bears' }).resolve();
      return game.until({ kind: 'COMBAT_DAMAGE' });
    };
    const borrowed = blocked([], [owned('Test Hero', 1), 'Grizzly Bears'], 'Test Hero', 'Grizzly Bears');
    expect(asked(borrowed)).toBe('1:COMBAT_DAMAGE');
    const last = blocked([], ['Island', 'Grizzly Bears', 'Test Hero'], 'Grizzly Bears', 'Test Hero');
    expect(asked(last)).toBe('1:COMBAT_DAMAGE');
    // It may be any part to any of them.
    last.answer(1, split(['Grizzly Bears', 1], ['Test Hero', 5])).until({ step: 'combatDamage' });
    expect(waiting(last)).toEqual(
      expect.arrayContaining([
        ['Craw Wurm', 1],
        ['Craw Wurm', 5],
      ]),
    );
    const lent = blocked(['Test Banner'], ['Island', 'Grizzly Bears', 'Gray Ogre'], 'Grizzly Bears', 'Gray Ogre');
    expect(asked(lent)).toBe('1:COMBAT_DAMAGE');
    const none = blocked([], ['Island', 'Grizzly Bears', 'Gray Ogre'], 'Grizzly Bears', 'Gray Ogre');
    expect(asked(none)).toBe('0:COMBAT_DAMAGE');
  });

  it('mtg-2003:502.10h banding among the blockers of one attacker is nothing to another attacker', () => {
    const theirs = ['Grizzly Bears', 'Gray Ogre', 'Test Hero', 'Storm Crow'];
    const game = position({ battlefield: ['Craw Wurm', 'Hill Giant'] }, { battlefield: theirs }).until({
      kind: 'ATTACKERS',
    });
    game.attack(0, 'Craw Wurm', 'Hill Giant').until({ kind: 'BLOCKERS' });
    game.block(
      1,
      ['Grizzly Bears', 'Craw Wurm'],
      ['Gray Ogre', 'Craw Wurm'],
      ['Test Hero', 'Hill Giant'],
      ['Storm Crow', 'Hill Giant'],
    );
    const divided: [string, unknown][] = [];
    while (game.until({ step: 'combatDamage' }).decision().kind === 'COMBAT_DAMAGE') {
      divided.push([asked(game), game.decision().total]);
      game.answer(game.decision().seat, game.decision().default);
    }
    expect(divided.sort()).toEqual([
      ['0:COMBAT_DAMAGE', 6],
      ['1:COMBAT_DAMAGE', 3],
    ]);
  });

  it('mtg-2003:502.10h an attacker with banding counts in no band as well, and not once it has left combat', () => {
    const sentry = position({ battlefield: ['Test Hero', 'Hill Giant'] }, { battlefield: ['Test Sentry'] });
    attackIn(sentry, ['Test Hero', 'Hill Giant']);
    blockWith(sentry, ['Test Sentry', 'Test Hero'], ['Test Sentry', 'Hill Giant']).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(sentry)).toBe('0:COMBAT_DAMAGE');
    const three: [string, ...string[]] = ['Test Hero', 'Hill Giant', 'Gray Ogre'];
    const left = banded({ hand: ['Test Away'], battlefield: three }, { battlefield: ['Craw Wurm'] }, three, three);
    blockWith(left, ['Craw Wurm', 'Hill Giant']).castAt(0, 'Test Away', { card: 'Test Hero' }).resolve();
    expect(asked(left.until({ kind: 'COMBAT_DAMAGE' }))).toBe('1:COMBAT_DAMAGE');
    expect(
      left
        .decision()
        .options?.map((one) => one.card)
        .sort(),
    ).toEqual(['Gray Ogre', 'Hill Giant']);
  });
});

describe('bands with others', () => {
  it('mtg-2003:502.11b those with the same ability are a band with one that has banding, and all are blocked together', () => {
    const all: [string, ...string[]] = ['Test Guard', 'Test Hero', 'Test Private'];
    const game = banded({ battlefield: all }, { battlefield: ['Craw Wurm'] }, all, all);
    expect(blockedBy(blockWith(game, ['Craw Wurm', 'Test Private']), 'Craw Wurm')).toEqual([...all].sort());
    const two: [string, ...string[]] = ['Test Guard', 'Test Private'];
    const pair = banded({ battlefield: two }, { battlefield: ['Craw Wurm'] }, two, two);
    expect(blockedBy(blockWith(pair, ['Craw Wurm', 'Test Guard']), 'Craw Wurm')).toEqual(two);
  });

  it('mtg-2003:502.11b of two such abilities each counts, and one without the ability is in no such band', () => {
    const offered = (...names: string[]): unknown[] => {
      const game = position({ battlefield: names })
        .until({ kind: 'ATTACKERS' })
        .attack(0, ...names);
      return game.decision().kind === 'BAND' ? (game.decision().options ?? []).map((one) => one.card) : [];
    };
    expect([
      offered('Test Guard', 'Test Both'),
      offered('Test Elf', 'Test Both'),
      offered('Test Elf', 'Test Guard'),
      offered('Test Guard', 'Hill Giant'),
    ]).toEqual([['Test Guard', 'Test Both'], ['Test Elf', 'Test Both'], [], []]);
  });

  it('mtg-2003:502.11c two that band with others of different kinds do not have the defending player divide', () => {
    const by = (...blockers: string[]): string => {
      const game = position({ battlefield: ['Craw Wurm'] }, { battlefield: blockers }).until({ kind: 'ATTACKERS' });
      game.attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' });
      game.block(1, ...blockers.map((one): [string, string] => [one, 'Craw Wurm']));
      return asked(game.until({ kind: 'COMBAT_DAMAGE' }));
    };
    expect([by('Test Guard', 'Test Elf'), by('Test Guard', 'Test Both'), by('Test Guard', 'Hill Giant')]).toEqual([
      '0:COMBAT_DAMAGE',
      '1:COMBAT_DAMAGE',
      '0:COMBAT_DAMAGE',
    ]);
  });
});
