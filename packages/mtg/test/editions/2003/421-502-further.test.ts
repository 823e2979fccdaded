/** Loops, strikes, bands, threshold and madness (421, 502) in situations beside the usual: choices, other turns, copies, further costs. */
import type { Condition } from '@arbiter/engine';
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  continuous,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  may,
  plus,
  sorcery,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, fight, free, many, offers, position, relic, waiting } from './table.js';

const seven: Condition = { compare: [{ count: [{ zone: 'graveyard' }, { owner: 'you' }] }, '>=', 7] };
const lifeGained = (player: 'you' | 'opponent') =>
  ({ on: 'stat', player, match: { stat: 'life', gain: true } }) as never;
const rage = sorcery('Test Costly Rage', '{5}', { effects: [gainLife(3)] });
const spry = creatureCard('Test Spry', '{5}', 'Elf', '1/1', keyword('madness', { cost: [mana('{W}')] }));

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  relic('Test Thirst', triggered(lifeGained('you'), { effects: [may('Gain 1 life?', gainLife(1))] })),
  creatureCard('Test Twice', '{0}', 'Knight', '2/2', keyword('double strike')),
  creatureCard('Test Hero', '{0}', 'Human', '1/1', keyword('banding')),
  instant('Test Ambush', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'putBlocking',
        what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['types', 'Creature'] }] },
        blocking: t(0),
      } as never,
    ],
  }),
  creatureCard('Test Adept', '{0}', 'Elf', '1/1', { ...continuous('self', plus(2, 2)), if: seven }),
  creatureCard(
    'Test Watch',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'step', match: { step: 'upkeep' } } as never, { if: seven, effects: [gainLife(5)] }),
  ),
  creatureCard('Test Sage', '{0}', 'Elf', '1/1', { ...activated(free, { effects: [gainLife(5)] }), if: seven }),
  instant('Test Reckoning', '{0}', {
    effects: [{ do: 'if', if: seven, then: [gainLife(5)], else: [gainLife(1)] }],
  }),
  instant('Test Echo', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  relic('Test Outlet', activated([{ pay: 'discard', what: [], count: 1 }], { effects: [draw(1)] })),
  {
    ...rage,
    abilities: [
      { kind: 'spell', additional: [{ pay: 'sacrifice', what: [creature], count: 1 }], effects: [gainLife(3)] },
      keyword('kicker', { cost: [mana('{G}')] }),
      keyword('madness', { cost: [mana('{W}')] }),
    ],
  },
  spry,
  relic('Test Toll', continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{1}')] } as never])),
);

const forests = (count: number) => many('Forest', count);

describe('loops in which somebody chooses (421)', () => {
  it('mtg-2003:421.4 what goes on only as its player chooses it each time is no draw, in either player’s turn', () => {
    for (const seat of [0, 1]) {
      const own = { hand: ['Test Sip'], battlefield: ['Test Thirst'] };
      const game = seat === 0 ? position(own) : position({}, own).pass();
      game.cast(seat, 'Test Sip');
      for (let n = 0; n < 400 && game.life(seat) < 100; n++) {
        const { seat: who, shape, default: usual } = game.decision();
        game.answer(who, shape === 'CONFIRM' ? { confirm: true } : usual);
      }
      expect([game.life(seat), game.result()]).toEqual([100, null]);
      // And it is over as soon as its player doesn't.
      while (game.decision().shape !== 'CONFIRM') game.answer(game.decision().seat, game.decision().default);
      game.answer(seat, { confirm: false }).resolveAll();
      expect(game.view().stack).toEqual([]);
    }
  });
});

describe('two steps of damage (502.2)', () => {
  it('mtg-2003:502.2b double strike alone makes two steps, attacking or blocking', () => {
    const attacking = fight(
      { battlefield: ['Test Twice'] },
      { battlefield: ['Hill Giant'] },
      ['Test Twice'],
      ['Hill Giant', 'Test Twice'],
    );
    attacking.until({ step: 'firstStrikeDamage' });
    expect(waiting(attacking)).toEqual([['Test Twice', 2]]);
    attacking.until({ step: 'combatDamage' });
    expect(waiting(attacking).sort()).toEqual([
      ['Hill Giant', 3],
      ['Test Twice', 2],
    ]);
    const blocking = fight(
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Test Twice'] },
      ['Hill Giant'],
      ['Test Twice', 'Hill Giant'],
    );
    blocking.until({ step: 'firstStrikeDamage' });
    expect(waiting(blocking)).toEqual([['Test Twice', 2]]);
    blocking.until({ step: 'endOfCombat' });
    expect([blocking.zones('Hill Giant'), blocking.zones('Test Twice')]).toEqual([['graveyard'], ['graveyard']]);
    const unblocked = fight({ battlefield: ['Test Twice'] }, {}, ['Test Twice']);
    expect(unblocked.until({ step: 'endOfCombat' }).life(1)).toBe(16);
  });
});

describe('bands that become blocked (502.10)', () => {
  it('mtg-2003:502.10g what is put into play blocking one of a band blocks all of it', () => {
    const all = ['Test Hero', 'Hill Giant', 'Gray Ogre'];
    const game = position({ battlefield: all }, { hand: ['Test Ambush'], graveyard: ['Grizzly Bears'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, ...all);
    game.choose(0, { card: 'Test Hero' }).answer(0, { choose: [{ card: 'Hill Giant' }, { card: 'Gray Ogre' }] });
    while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    game.until({ step: 'declareBlockers' });
    game.pass().castAt(1, 'Test Ambush', { card: 'Gray Ogre' }).resolve();
    expect((game.the('Grizzly Bears').blocking as string[]).length).toBe(3);
    game.until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(20);
  });
});

describe('threshold (502.23) in whosever turn', () => {
  it('mtg-2003:502.23a static, triggered and activated text is there in either player’s turn, by its controller’s own graveyard', () => {
    for (const turn of [5, 6])
      for (const [mine, theirs] of [
        [7, 0],
        [6, 9],
      ] as const) {
        const game = position(
          { battlefield: ['Test Adept', 'Test Watch', 'Test Sage'], graveyard: forests(mine) },
          { graveyard: forests(theirs) },
        ).until({ turn, step: 'upkeep' });
        const is = mine >= 7;
        const before = game.life(0);
        game.resolveAll();
        if (game.decision().seat !== 0) game.pass();
        expect([game.figures('Test Adept'), game.life(0) - before, offers(game, 'ACTIVATE', 'Test Sage')]).toEqual(
          is ? ['3/3', 5, true] : ['1/1', 0, false],
        );
      }
  });

  it('mtg-2003:502.23c a spell, and a copy of it, has the text by its controller’s graveyard in either player’s turn', () => {
    const gained = (seat: number, mine: number, copied: boolean): number => {
      const own = { hand: ['Test Reckoning', 'Test Echo'], graveyard: forests(mine) };
      const game = seat === 0 ? position(own, { graveyard: forests(9) }) : position({ graveyard: forests(9) }, own);
      if (seat === 1) game.pass();
      game.cast(seat, 'Test Reckoning');
      if (copied) game.castAt(seat, 'Test Echo', { card: 'Test Reckoning' });
      return game.resolveAll().life(seat) - 20;
    };
    for (const seat of [0, 1]) {
      expect([gained(seat, 6, false), gained(seat, 7, false)]).toEqual([1, 5]);
      // The card that copies is in the graveyard by then.
      expect([gained(seat, 5, true), gained(seat, 7, true)]).toEqual([2, 10]);
    }
  });
});

describe('what madness costs (502.24)', () => {
  const maddened = (name: string, ...battlefield: string[]): Play => {
    const game = position({ hand: [name], battlefield: ['Test Outlet', ...battlefield] }).activate(0, 'Test Outlet');
    while (game.decision().kind !== 'MAY') game.choose(0, { card: name });
    return game.answer(0, { confirm: true }).resolve();
  };

  it('mtg-2003:502.24b additional costs, printed and optional, and what raises costs are paid with it', () => {
    const can = (...battlefield: string[]) =>
      offers(maddened('Test Costly Rage', ...battlefield), 'CAST', 'Test Costly Rage');
    expect([
      can('Plains'),
      can('Grizzly Bears'),
      can('Plains', 'Grizzly Bears'),
      can('Plains', 'Grizzly Bears', 'Test Toll'),
      can('Plains', 'Island', 'Grizzly Bears', 'Test Toll'),
    ]).toEqual([false, false, true, false, true]);
    const game = maddened('Test Costly Rage', 'Plains', 'Forest', 'Grizzly Bears');
    game.choose(0, { kind: 'CAST', card: 'Test Costly Rage' });
    expect(game.decision().shape).toBe('CONFIRM');
    game.answer(0, { confirm: true });
    while (!game.waiting()) game.answer(0, game.decision().default);
    expect([game.the('Plains').tapped, game.the('Forest').tapped, game.zones('Grizzly Bears')]).toEqual([
      true,
      true,
      ['graveyard'],
    ]);
    expect([game.resolve().life(0), game.zones('Test Costly Rage')]).toEqual([23, ['graveyard']]);
    // A creature card comes into play for its madness cost alone.
    const spry = maddened('Test Spry', 'Plains').choose(0, { kind: 'CAST', card: 'Test Spry' });
    expect([spry.the('Plains').tapped, spry.resolve().zones('Test Spry'), asked(spry)]).toEqual([
      true,
      ['battlefield'],
      '0:PRIORITY',
    ]);
  });
});

describe('landwalk and borrowed creatures (502.6)', () => {
  it('mtg-2003:502.6b the lands of the defending player count, whoever owns what would block or what attacks', () => {
    const blockers = (lands: [mine: string, theirs: string], ...battlefield: (string | object)[]): unknown => {
      const walker = { card: 'Bog Wraith', controller: 0 };
      const game = position({ battlefield: [lands[0]] }, { battlefield: [walker, lands[1], ...battlefield] });
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Bog Wraith').until({ step: 'declareBlockers' });
      return game.decision().kind === 'BLOCKERS' ? game.decision().from?.map((one) => one.card) : [];
    };
    expect(blockers(['Plains', 'Swamp'], 'Hill Giant')).toEqual([]);
    expect(blockers(['Swamp', 'Plains'], 'Hill Giant')).toEqual(['Hill Giant']);
    const borrowed = (lands: [mine: string, theirs: string]): unknown => {
      const game = position(
        { battlefield: ['Bog Wraith', lands[0], { card: 'Hill Giant', controller: 1 }] },
        { battlefield: [lands[1]] },
      );
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Bog Wraith').until({ step: 'declareBlockers' });
      return game.decision().kind === 'BLOCKERS' ? game.decision().from?.map((one) => one.card) : [];
    };
    expect([borrowed(['Plains', 'Swamp']), borrowed(['Swamp', 'Plains'])]).toEqual([[], ['Hill Giant']]);
  });
});
