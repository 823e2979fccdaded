import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  each,
  instant,
  opponentControls,
  plus,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

describe('mtg:611.2c mtg-2003:418.3b effects of resolved spells on what comes later', () => {
  ownCards(
    instant('Test Panic', '{0}', { effects: [untilEndOfTurn(each(creature, opponentControls), rule('cantBlock'))] }),
    instant('Test Rush', '{0}', {
      effects: [untilEndOfTurn(each(creature, opponentControls), plus(-1, 0), rule('cantBlock'))],
    }),
    instant('Test Ambusher', '{0}', {
      effects: [{ do: 'create', token: creatureCard('Test Imp', '', 'Imp', '3/3'), count: 1 }],
    }),
    instant('Test Knot', '{0}', {
      effects: [
        {
          do: 'modify',
          what: each(creature, { is: 'attacking' }),
          mods: [rule('doesntUntap')],
          until: { kind: 'nextStep', step: 'untap' },
        },
      ],
    }),
    instant('Test Goad', '{0}', {
      effects: [
        { do: 'remember', as: 'those', what: each(creature, opponentControls) },
        untilEndOfTurn(each(creature, opponentControls), plus(-1, 0)),
        untilEndOfTurn({ saved: 'those' }, rule('cantBlock')),
      ],
    }),
    instant('Test Mark', '{0}', {
      targets: [target([creature, opponentControls])],
      effects: [
        untilEndOfTurn(
          each(creature, { controller: { controllerOf: t(0) } }, { not: { in: t(0) } }),
          rule('cantBlock'),
        ),
      ],
    }),
    instant('Test Theft', '{0}', {
      targets: [target([creature, opponentControls])],
      effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
    }),
    instant('Test One', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), rule('cantBlock'))] }),
  );
  const begin = (spell: string) =>
    magicPosition([
      { battlefield: ['Hill Giant'], hand: [spell] },
      { battlefield: ['Grizzly Bears'], hand: ['Test Ambusher'] },
    ])
      .cast(0, spell)
      .resolve()
      .pass()
      .cast(1, 'Test Ambusher')
      .resolve();

  /** Whether nobody is asked for blocks, since no creature could. */
  const nobodyBlocks = (game: Play): boolean => {
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'declareBlockers' });
    return game.decision().kind === 'PRIORITY';
  };

  it('mtg:611.2c that creatures can’t block binds one that comes later', () => {
    const game = begin('Test Panic');
    expect(nobodyBlocks(game)).toBe(true);
  });

  it('mtg:611.2c the part that changes figures is about what was there, the part about rules also about what comes', () => {
    const game = begin('Test Rush');
    expect([game.figures('Grizzly Bears'), game.figures('Test Imp')]).toEqual(['1/2', '3/3']);
    expect(nobodyBlocks(game)).toBe(true);
  });

  it('mtg:611.2c what is said of those that were there binds none that comes later', () => {
    const game = begin('Test Goad');
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map(({ card }) => card)).toEqual(['Test Imp']);
  });

  it('mtg:608.2h “that player” is whoever had the target as it began, also for what comes after somebody else has it', () => {
    const game = magicPosition([
      { battlefield: ['Hill Giant'], hand: ['Test Mark', 'Test Theft'] },
      { battlefield: ['Grizzly Bears', 'Suntail Hawk'], hand: ['Test Ambusher'] },
    ]);
    game.cast(0, 'Test Mark', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Test Theft', { card: 'Grizzly Bears' }).resolve();
    game.pass().cast(1, 'Test Ambusher').resolve();
    expect(game.the('Grizzly Bears').controller).toBe(0);
    expect(nobodyBlocks(game)).toBe(true);
  });

  it('mtg:611.2c what attacks as it resolves doesn’t untap in its controller’s next untap step, and nothing else', () => {
    const game = magicPosition([
      { battlefield: ['Hill Giant', { card: 'Grizzly Bears', tapped: true }], hand: ['Test Knot'] },
      {},
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').cast(0, 'Test Knot').resolve();
    const tapped = () => ['Hill Giant', 'Grizzly Bears'].map((name) => game.the(name).tapped);
    game.until({ turn: 5, step: 'upkeep' });
    expect(tapped()).toEqual([true, false]);
    game.until({ turn: 7, step: 'upkeep' });
    expect(tapped()).toEqual([false, false]);
  });

  it('mtg:611.2c an effect on a target is about that alone', () => {
    const game = magicPosition([
      { battlefield: ['Hill Giant'], hand: ['Test One'] },
      { battlefield: ['Grizzly Bears'], hand: ['Test Ambusher'] },
    ])
      .cast(0, 'Test One', { card: 'Grizzly Bears' })
      .resolve()
      .pass()
      .cast(1, 'Test Ambusher')
      .resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map(({ card }) => card)).toEqual(['Test Imp']);
  });

  it('mtg:611.2c it holds as well where nothing fitted as it began, and for its controller as it was then', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant'], hand: ['Test Panic'] }, { hand: ['Test Ambusher'] }])
      .cast(0, 'Test Panic')
      .resolve()
      .pass()
      .cast(1, 'Test Ambusher')
      .resolve();
    const read: unknown = JSON.parse(JSON.stringify(game.state));
    game.state = read as typeof game.state;
    expect(nobodyBlocks(game)).toBe(true);
  });
});
