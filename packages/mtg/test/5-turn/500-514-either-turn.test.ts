/** Turns, steps and priority in the second player’s turn as in the first’s (500–505, 507, 511–514). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  damage,
  gainLife,
  instant,
  rule,
  sorcery,
  t,
  target,
} from '../../src/language/builders.js';
import { turnCards } from './test-cards.js';

ownCards(
  ...turnCards,
  sorcery('Test Rite', '{0}', { effects: [gainLife(1)] }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Scratch', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  card('Test Drought', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('skip', { what: 'draw' })])],
  }),
  card('Test Memory', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('noMaximumHandSize')])],
  }),
);

const named = (game: Play, type: string, field: string, turn: number): unknown[] =>
  game
    .happened(type)
    .filter((e) => e.turn === turn)
    .map((e) => e[field]);
const phases = (game: Play, turn: number): unknown[] => named(game, 'PHASE_BEGAN', 'phase', turn);
const steps = (game: Play, turn: number): unknown[] => named(game, 'STEP_BEGAN', 'step', turn);
const offered = (game: Play): unknown[] => game.decision().options.flatMap((o) => o.card ?? []);
const pools = (game: Play): unknown[] => game.view().players.map((p) => (p.resources as { mana: unknown }).mana);
/** A position in a step of the turn of either player. */
const at = (active: number, step: string) => ({ turn: { number: 3 + active, active, step } });
const quiet = (): Play => magicPosition([{}, {}]).until({ turn: 6 });
const TURNS = [0, 1];
const fight = { battlefield: ['Hill Giant'] };

describe('the parts of either player’s turn', () => {
  it('mtg:500.1 each turn has its five phases in order', () => {
    const game = quiet();
    for (const turn of [4, 5])
      expect(phases(game, turn)).toEqual(['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending']);
  });

  it('mtg:501.1 each beginning phase has its three steps in order', () => {
    const game = quiet();
    for (const turn of [4, 5]) expect(steps(game, turn).slice(0, 3)).toEqual(['untap', 'upkeep', 'draw']);
  });

  it('mtg:505.1 each turn has a main phase before combat and one after it', () => {
    const game = quiet();
    for (const turn of [4, 5])
      expect(phases(game, turn).slice(1, 4)).toEqual(['precombatMain', 'combat', 'postcombatMain']);
  });

  it('mtg:512.1 each ending phase has an end step and then a cleanup step', () => {
    const game = quiet();
    for (const turn of [4, 5]) expect(steps(game, turn).slice(-2)).toEqual(['end', 'cleanup']);
  });

  it('mtg:500.5 mana of all colors and of both players empties at the end of every step and phase', () => {
    const rich = { mana: '{G}{R}{W}{C}' };
    for (const step of ['upkeep', 'draw', 'precombatMain', 'beginningOfCombat', 'postcombatMain', 'end']) {
      const game = magicPosition([rich, rich], at(0, step));
      expect(pools(game.pass().pass())).toEqual([{}, {}]);
    }
  });

  it.each(TURNS)(
    'mtg:500.5a in the turn of %i what lasts until end of combat lasts through its last step',
    (active) => {
      const mine = { hand: ['Test Skirmish'], ...fight };
      const game = magicPosition([active === 0 ? mine : {}, active === 1 ? mine : {}], at(active, 'beginningOfCombat'));
      game.castAt(active, 'Test Skirmish', { card: 'Hill Giant' }).resolve().until({ step: 'endOfCombat' });
      expect(game.figures('Hill Giant')).toBe('5/5');
      expect(game.until({ step: 'postcombatMain' }).figures('Hill Giant')).toBe('3/3');
    },
  );

  it.each(TURNS)('mtg:500.6 what %i has triggers at the beginning of their own steps', (seat) => {
    const mine = { battlefield: ['Test Dawn', 'Test Noon', 'Test Truce'] };
    const game = magicPosition([seat === 0 ? mine : {}, seat === 1 ? mine : {}]).until({ turn: 4 });
    const before = game.life(seat);
    expect(game.until({ turn: 6 }).life(seat)).toBe(before + 3);
  });

  it.each(TURNS)('mtg:503.1a what triggers in the upkeep of %i is on the stack before they have priority', (seat) => {
    const mine = { battlefield: ['Test Dawn'] };
    const game = magicPosition([seat === 0 ? mine : {}, seat === 1 ? mine : {}]).until({
      turn: seat === 1 ? 4 : 5,
      step: 'upkeep',
    });
    expect([game.view().stack.map((s) => s.card), game.decision().seat]).toEqual([['Test Dawn'], seat]);
  });

  it('mtg:503.1 no card is drawn in the upkeep, and mtg:504.1 in the draw step the active player draws one', () => {
    const game = magicPosition([{}, {}]);
    for (const turn of [4, 5, 6]) {
      game.until({ turn, step: 'upkeep' });
      const { active } = game.view().turn;
      const hands = [game.hand(active as number), game.hand(1 - (active as number))];
      game.until({ turn, step: 'draw' });
      expect([game.hand(active as number), game.hand(1 - (active as number))]).toEqual([
        Number(hands[0]) + 1,
        hands[1],
      ]);
      expect(hands[0]).toBe(Math.floor((turn - 4) / 2));
    }
  });

  it.each(TURNS)('mtg:502.4 nobody has priority in the untap step after the turn of %i', (active) => {
    const game = magicPosition([{ battlefield: ['Forest'] }, { battlefield: ['Forest'] }], at(active, 'end'))
      .pass()
      .pass();
    expect(game.view().turn).toMatchObject({ active: 1 - active, step: 'upkeep' });
  });

  it('mtg:505.6a sorceries wait for a main phase through all other steps, with an empty stack as well', () => {
    for (const step of ['upkeep', 'draw', 'beginningOfCombat', 'end'])
      expect(offered(magicPosition([{ hand: ['Test Rite'] }, {}], at(0, step)))).toEqual([]);
    for (const step of ['precombatMain', 'postcombatMain'])
      expect(offered(magicPosition([{ hand: ['Test Rite'] }, {}], at(0, step)))).toEqual(['Test Rite']);
  });

  it('mtg:505.6b lands wait for a main phase through all other steps', () => {
    for (const step of ['upkeep', 'draw', 'beginningOfCombat', 'end'])
      expect(offered(magicPosition([{ hand: ['Forest'] }, {}], at(0, step)))).toEqual([]);
    for (const step of ['precombatMain', 'postcombatMain'])
      expect(offered(magicPosition([{ hand: ['Forest'] }, {}], at(0, step)))).toEqual(['Forest']);
  });
});

describe('extra and skipped parts of the turn (500.7–500.11)', () => {
  it('mtg:500.7 who is given two extra turns takes two', () => {
    const game = magicPosition([{ hand: ['Test Time', 'Test Time'] }, {}])
      .cast(0, 'Test Time')
      .resolve();
    game.cast(0, 'Test Time').resolve().until({ turn: 7 });
    expect(game.happened('TURN_BEGAN').map((e) => e.active)).toEqual([0, 0, 1, 0]);
  });

  it('mtg:500.8 after extra phases the turn goes on where it was', () => {
    const game = magicPosition([{}, { hand: ['Test Assault'] }]).until({ turn: 4, step: 'precombatMain' });
    game.cast(1, 'Test Assault').resolve().until({ turn: 5 });
    expect(phases(game, 4)).toEqual([
      'beginning',
      'precombatMain',
      'combat',
      'postcombatMain',
      'combat',
      'postcombatMain',
      'ending',
    ]);
  });

  it.each(TURNS)('mtg:500.11 %i skips a step in each of their turns, and the other player does not', (seat) => {
    const mine = { battlefield: ['Test Drought'] };
    const game = magicPosition([seat === 0 ? mine : {}, seat === 1 ? mine : {}]).until({ turn: 8 });
    for (const turn of [4, 5, 6, 7]) expect(steps(game, turn).includes('draw')).toBe(turn % 2 === seat);
  });

  it('mtg:500.11 an extra turn is skipped where a turn is to be skipped', () => {
    const game = magicPosition([{ hand: ['Test Time'] }, { hand: ['Test Slumber'] }])
      .pass()
      .cast(1, 'Test Slumber');
    game.resolve().cast(0, 'Test Time').resolve().until({ turn: 6 });
    expect(game.happened('TURN_BEGAN').map((e) => e.active)).toEqual([1, 0, 1]);
  });
});

describe('priority in the steps of the second player’s turn', () => {
  const has = (step: string): unknown => {
    const game = magicPosition([{}, {}], at(1, 'upkeep')).until({ turn: 4, step });
    return [game.view().turn.step ?? game.view().turn.phase, game.decision().seat];
  };
  it('mtg:503.1 the upkeep', () => expect(has('upkeep')).toEqual(['upkeep', 1]));
  it('mtg:504.2 the draw step', () => expect(has('draw')).toEqual(['draw', 1]));
  it('mtg:505.6 both main phases', () =>
    expect([has('precombatMain'), has('postcombatMain')]).toEqual([
      ['precombatMain', 1],
      ['postcombatMain', 1],
    ]));
  it('mtg:507.2 mtg-2003:307.1 the beginning of combat', () =>
    expect(has('beginningOfCombat')).toEqual(['beginningOfCombat', 1]));
  it('mtg:508.2 the declare attackers step, also without attackers', () =>
    expect(has('declareAttackers')).toEqual(['declareAttackers', 1]));
  it('mtg:511.1 mtg-2003:311.1 the end of combat step', () => expect(has('endOfCombat')).toEqual(['endOfCombat', 1]));
  it('mtg:513.1 mtg-2003:313.1 the end step', () => expect(has('end')).toEqual(['end', 1]));

  const inCombat = (step: string): unknown => {
    const game = magicPosition([{}, fight], at(1, 'beginningOfCombat')).until({ kind: 'ATTACKERS' });
    game.attack(1, 'Hill Giant').until({ step, kind: 'PRIORITY' });
    return [game.view().turn.step, game.decision().seat];
  };
  it('mtg:508.2 the declare attackers step with attackers', () =>
    expect(inCombat('declareAttackers')).toEqual(['declareAttackers', 1]));
  it('mtg:509.2 mtg-2003:309.5 the declare blockers step', () =>
    expect(inCombat('declareBlockers')).toEqual(['declareBlockers', 1]));
  it('mtg:510.3 the combat damage step', () => expect(inCombat('combatDamage')).toEqual(['combatDamage', 1]));
});

describe('the ending phase of either player’s turn (513, 514)', () => {
  it.each(TURNS)(
    'mtg:514.1 in the turn of %i that player discards, unless they have no maximum hand size',
    (active) => {
      const hand = Array.from({ length: 9 }, () => 'Forest');
      for (const keeper of [0, 1]) {
        const memory = (seat: number) => (seat === keeper ? ['Test Memory'] : []);
        const setup = at(active, 'end');
        const game = magicPosition(
          [
            { hand, battlefield: memory(0) },
            { hand, battlefield: memory(1) },
          ],
          setup,
        );
        game.until({ turn: 4 + active });
        expect(game.happened('OBJECT_MOVED').filter((e) => e.cause === 'discard').length).toBe(
          keeper === active ? 0 : 2,
        );
      }
    },
  );

  it('mtg:513.1 nobody discards and nothing wears off in the end step', () => {
    const hand = Array.from({ length: 9 }, () => 'Forest');
    const battlefield = [{ card: 'Hill Giant', damage: 2 }];
    const game = magicPosition([{ hand, battlefield }, {}]).until({ step: 'end' });
    expect([game.decision().kind, game.hand(0), game.the('Hill Giant').damage]).toEqual(['PRIORITY', 9, 2]);
  });

  it.each(TURNS)('mtg:514.2 in the turn of %i damage and effects of both players wear off', (active) => {
    const mine = { hand: ['Test Growth', 'Test Scratch'], battlefield: ['Hill Giant'] };
    const theirs = { hand: ['Test Growth', 'Test Scratch'], battlefield: ['Craw Wurm'] };
    const game = magicPosition([mine, theirs], at(active, 'precombatMain'));
    for (const [seat, name] of active === 0
      ? ([
          [0, 'Hill Giant'],
          [1, 'Craw Wurm'],
        ] as const)
      : ([
          [1, 'Craw Wurm'],
          [0, 'Hill Giant'],
        ] as const)) {
      if (game.decision().seat !== seat) game.pass();
      game.cast(seat, 'Test Growth', { card: name }).cast(seat, 'Test Scratch', { card: name });
      game.resolveAll();
    }
    expect([game.figures('Hill Giant'), game.figures('Craw Wurm')]).toEqual(['6/6', '9/7']);
    game.until({ turn: 4 + active });
    expect([game.figures('Hill Giant'), game.figures('Craw Wurm')]).toEqual(['3/3', '6/4']);
    expect([game.the('Hill Giant').damage, game.the('Craw Wurm').damage]).toEqual([0, 0]);
  });

  it('mtg:514.2 damage wears off of what is tapped as well', () => {
    const giant = { card: 'Hill Giant', damage: 2, tapped: true };
    const game = magicPosition([{}, { battlefield: [giant] }]).until({ turn: 4, step: 'upkeep' });
    expect(game.the('Hill Giant').damage).toBe(0);
  });

  it('mtg:514.3 nobody has priority in the cleanup step of the second player either', () => {
    const game = magicPosition([{ hand: ['Test Note'] }, { hand: ['Test Note'] }], at(1, 'end'));
    game.pass().pass();
    expect(game.view().turn).toMatchObject({ number: 5, step: 'upkeep' });
  });
});
