/** First strike, flanking and rampage (502.2, 502.3, 502.12) of borrowed creatures, of several, and of what has left. */
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
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { fight, onStack, position, waiting } from './table.js';

const lends = (name: string, ...mods: Parameters<typeof untilEndOfTurn>[1][]) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...mods)] });
const loses = (name: string) => ({ mod: 'loseKeyword' as const, keyword: name });

ownCards(
  lends('Test Hone', has('first strike')),
  lends('Test Dull', loses('first strike')),
  lends('Test Flank', has('flanking')),
  instant('Test Recall', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  sorcery('Test Onslaught', '{0}', {
    effects: [
      { do: 'status', what: { each: [creature] }, status: 'tapped', on: false },
      { do: 'extraPhases', phases: ['combat', 'main'] },
    ],
  }),
  creatureCard('Test Sabreur', '{0}', 'Knight', '2/2', keyword('first strike')),
  creatureCard('Test Lancer', '{0}', 'Knight', '2/2', keyword('flanking')),
  creatureCard('Test Outrider', '{0}', 'Knight', '2/2', keyword('flanking'), keyword('banding')),
  creatureCard('Test Sentry', '{0}', 'Soldier', '1/5', {
    kind: 'static',
    affects: 'self',
    mods: [rule('blocksMore', { count: 1 })],
  }),
  creatureCard('Test Charger', '{0}', 'Beast', '2/2', keyword('rampage', { value: 2 })),
);

const owned = (name: string, controller: number) => ({ card: name, controller });
const together =
  (...blockers: string[]) =>
  (attacker: string) =>
    blockers.map((one): [string, string] => [one, attacker]);

describe('first strike', () => {
  it('mtg-2003:502.2b of both sides, borrowed or lent, all that have it assign in the first step, and nothing else', () => {
    const game = position(
      { hand: ['Test Hone'], battlefield: ['Test Sabreur', 'Gray Ogre', 'Hill Giant'] },
      { battlefield: [owned('Youthful Knight', 0), 'Craw Wurm'] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Sabreur', 'Gray Ogre', 'Hill Giant', 'Youthful Knight').until({ kind: 'BLOCKERS' });
    game.block(1, ['Craw Wurm', 'Gray Ogre']).castAt(0, 'Test Hone', { card: 'Gray Ogre' }).resolve();
    const first = waiting(game.until({ step: 'firstStrikeDamage' }));
    expect(first).toHaveLength(3);
    expect(first).toEqual(
      expect.arrayContaining([
        ['Test Sabreur', 2],
        ['Gray Ogre', 2],
        ['Youthful Knight', 2],
      ]),
    );
    const second = waiting(game.resolve().until({ step: 'combatDamage' }));
    expect(second).toEqual([
      ['Hill Giant', 3],
      ['Craw Wurm', 6],
    ]);
  });

  it('mtg-2003:502.2b an attacker and a blocker that both have it assign in the first step together', () => {
    const game = fight(
      { battlefield: ['Test Sabreur', 'Hill Giant'] },
      { battlefield: ['Youthful Knight'] },
      ['Test Sabreur', 'Hill Giant'],
      ['Youthful Knight', 'Test Sabreur'],
    ).until({ step: 'firstStrikeDamage' });
    expect(waiting(game)).toEqual([
      ['Test Sabreur', 2],
      ['Youthful Knight', 2],
    ]);
  });

  it('mtg-2003:502.2b what does not fight makes no first step', () => {
    const game = fight({ battlefield: ['Hill Giant', 'Test Sabreur'] }, { battlefield: ['Youthful Knight'] }, [
      'Hill Giant',
    ]).until({ step: 'endOfCombat' });
    expect(game.happened('STEP_BEGAN').map(({ step }) => step)).not.toContain('firstStrikeDamage');
    expect(game.life(1)).toBe(17);
  });

  it('mtg-2003:502.2b in a second combat of the turn, what struck first in the first one and has lost it strikes with the others', () => {
    const game = fight({ hand: ['Test Onslaught', 'Test Dull'], battlefield: ['Test Sabreur'] }, {}, ['Test Sabreur']);
    game.until({ step: 'postcombatMain' }).cast(0, 'Test Onslaught').resolve();
    game.castAt(0, 'Test Dull', { card: 'Test Sabreur' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Sabreur').until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Test Sabreur', 2]]);
  });

  it('mtg-2003:502.2c of two that lose it after the first step neither assigns again', () => {
    const game = fight(
      { hand: ['Test Dull', 'Test Dull'], battlefield: ['Test Sabreur', 'Youthful Knight', 'Hill Giant'] },
      {},
      ['Test Sabreur', 'Youthful Knight', 'Hill Giant'],
    ).until({ step: 'firstStrikeDamage' });
    for (const name of ['Test Sabreur', 'Youthful Knight']) {
      if (waiting(game).length > 0) game.resolve();
      game.castAt(0, 'Test Dull', { card: name }).resolve();
    }
    expect(waiting(game.until({ step: 'combatDamage' }))).toEqual([['Hill Giant', 3]]);
  });

  it('mtg-2003:502.2c a blocker that gains it after the first step assigns in the second', () => {
    const game = fight(
      { hand: ['Test Hone'], battlefield: ['Test Sabreur', 'Hill Giant'] },
      { battlefield: ['Craw Wurm'] },
      ['Test Sabreur', 'Hill Giant'],
      ['Craw Wurm', 'Hill Giant'],
    ).until({ step: 'firstStrikeDamage' });
    game.resolve().castAt(0, 'Test Hone', { card: 'Craw Wurm' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([
      ['Hill Giant', 3],
      ['Craw Wurm', 6],
    ]);
  });
});

describe('flanking', () => {
  const blocked = (hand: string[], mine: unknown[], theirs: unknown[], ...names: [string, string][]) =>
    fight({ hand, battlefield: mine }, { battlefield: theirs }, [...new Set(names.map(([, a]) => a))], ...names);
  const settled = (game: Play): Play => {
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    return game.resolveAll();
  };

  it('mtg-2003:502.3b its ability resolves though the creature has left by then', () => {
    const game = blocked(['Test Recall'], ['Test Lancer'], ['Hill Giant'], ['Hill Giant', 'Test Lancer']);
    expect(onStack(game)).toHaveLength(1);
    game.castAt(0, 'Test Recall', { card: 'Test Lancer' }).resolve();
    expect(settled(game).figures('Hill Giant')).toBe('2/2');
  });

  it('mtg-2003:502.3b a blocker that gains flanking once it has triggered gets -1/-1 all the same', () => {
    const game = blocked(['Test Flank'], ['Test Lancer'], ['Hill Giant'], ['Hill Giant', 'Test Lancer']);
    game.castAt(0, 'Test Flank', { card: 'Hill Giant' }).resolve();
    expect(settled(game).figures('Hill Giant')).toBe('2/2');
  });

  it('mtg-2003:502.3b a borrowed flanker weakens what blocks it, be that the attacking player’s own card', () => {
    const game = position({ battlefield: [owned('Hill Giant', 1)] }, { battlefield: [owned('Test Lancer', 0)] }).until({
      kind: 'ATTACKERS',
    });
    game.attack(0, 'Test Lancer').until({ kind: 'BLOCKERS' }).block(1, ['Hill Giant', 'Test Lancer']);
    expect(settled(game).figures('Hill Giant')).toBe('2/2');
  });

  it('mtg-2003:502.3b what blocks two flankers gets -1/-1 of each, and one of them in a band as well', () => {
    const two = blocked(
      [],
      ['Test Lancer', 'Test Outrider'],
      ['Test Sentry'],
      ['Test Sentry', 'Test Lancer'],
      ['Test Sentry', 'Test Outrider'],
    );
    expect(settled(two).figures('Test Sentry')).toBe('-1/3');
    const band = position({ battlefield: ['Test Outrider', 'Hill Giant'] }, { battlefield: ['Craw Wurm'] });
    band.until({ kind: 'ATTACKERS' }).attack(0, 'Test Outrider', 'Hill Giant').choose(0, { card: 'Test Outrider' });
    if (band.decision().kind === 'BAND') band.choose(0, { card: 'Hill Giant' });
    band.until({ kind: 'BLOCKERS' }).block(1, ['Craw Wurm', 'Hill Giant']);
    expect(settled(band).figures('Craw Wurm')).toBe('5/3');
  });
});

describe('rampage', () => {
  it('mtg-2003:502.12a a borrowed creature grows for each blocker beyond the first, whoever owns those', () => {
    const game = position(
      { battlefield: [owned('Hill Giant', 1)] },
      { battlefield: [owned('Test Charger', 0), 'Gray Ogre', 'Grizzly Bears'] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Charger').until({ kind: 'BLOCKERS' });
    game.block(1, ...together('Hill Giant', 'Gray Ogre', 'Grizzly Bears')('Test Charger'));
    expect(onStack(game)).toHaveLength(1);
    expect(game.resolve().figures('Test Charger')).toBe('6/6');
  });

  it('mtg-2003:502.12a blocked by one it does not grow, by two it does once', () => {
    const by = (...blockers: string[]): string => {
      const game = fight(
        { battlefield: ['Test Charger'] },
        { battlefield: blockers },
        ['Test Charger'],
        ...together(...blockers)('Test Charger'),
      );
      return game.resolveAll().figures('Test Charger');
    };
    expect([by('Hill Giant'), by('Hill Giant', 'Gray Ogre')]).toEqual(['2/2', '4/4']);
  });

  it('mtg-2003:502.12a what blocks another attacker is not counted', () => {
    const game = fight(
      { battlefield: ['Test Charger', 'Craw Wurm'] },
      { battlefield: ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'] },
      ['Test Charger', 'Craw Wurm'],
      ...together('Hill Giant', 'Gray Ogre')('Test Charger'),
      ['Grizzly Bears', 'Craw Wurm'],
    );
    expect(game.resolve().figures('Test Charger')).toBe('4/4');
  });

  it('mtg-2003:502.12a one that blocks does not grow', () => {
    const game = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Test Charger'] },
      ['Hill Giant'],
      ['Test Charger', 'Hill Giant'],
    );
    expect([onStack(game), game.figures('Test Charger')]).toEqual([[], '2/2']);
  });
});
