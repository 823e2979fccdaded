/** Turn-based actions: when they happen, and that nobody can answer them (703). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

ownCards(
  creatureCard(
    'Test Sleeper',
    '{0}',
    'Bear',
    '2/2',
    triggered({ on: 'status', object: 'self', match: { status: 'tapped', on: false } }, { effects: [gainLife(1)] }),
  ),
  card('Test Draw Bell', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'step', player: 'you', match: { step: 'draw' } }, { effects: [gainLife(1)] })],
  }),
  card('Test Thirst', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  creatureCard('Test Wolf', '{0}', 'Wolf', '2/2'),
  creatureCard('Test Ox', '{0}', 'Ox', '2/4'),
  creatureCard('Test First', '{0}', 'Knight', '2/2', keyword('firstStrike')),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(1, 1))] }),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  card('Test Reservoir', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [{ mod: 'rule', rule: 'noMaximumHandSize' }])],
  }),
  instant('Test Ritual', '{0}', { effects: [{ do: 'addMana', choices: ['{R}{R}'] }] }),
  instant('Test Draw', '{0}', { effects: [draw(2)] }),
);

const fight = () =>
  magicPosition([{ battlefield: ['Test Bear', 'Test Wolf'] }, { battlefield: ['Test Ox'] }]).until({
    kind: 'ATTACKERS',
  });

describe('turn-based actions (703)', () => {
  it('mtg:703.1 they use no stack, so that nobody can answer them', () => {
    const game = magicPosition([{}, { hand: ['Test Draw'] }]).until({ turn: 4, step: 'upkeep' });
    const before = game.hand(1);
    while (game.view().turn.step === 'upkeep') game.pass();
    expect([game.view().turn.step, game.view().stack.length]).toEqual(['draw', 0]);
    expect(game.hand(1)).toBe(before + 1);
  });

  it('mtg:703.3 they come before what triggers on the step, and before anybody has priority', () => {
    const game = magicPosition([{ battlefield: ['Test Draw Bell'] }, {}]).until({ turn: 5, step: 'draw' });
    expect(game.hand(0)).toBe(1);
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Draw Bell']);
    const types = game.events.map((e) => e.type);
    expect(types.lastIndexOf('ABILITY_ON_STACK')).toBeGreaterThan(types.lastIndexOf('OBJECT_MOVED'));
  });

  it('mtg:703.4c in the untap step all that untaps does so at the same time', () => {
    const game = magicPosition([
      {},
      {
        battlefield: [
          { card: 'Test Sleeper', tapped: true },
          { card: 'Test Bear', tapped: true },
          { card: 'Plains', tapped: true },
        ],
      },
    ]).until({ turn: 4, step: 'upkeep' });
    expect(['Test Sleeper', 'Test Bear', 'Plains'].map((name) => game.the(name).tapped)).toEqual([false, false, false]);
    // What triggers then waits for the upkeep.
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Sleeper']);
  });

  it('mtg:703.4i attackers are declared as that step begins, before anybody has priority', () => {
    const game = fight();
    expect([game.view().turn.step, game.decision().kind, game.decision().seat]).toEqual([
      'declareAttackers',
      'ATTACKERS',
      0,
    ]);
    game.attack(0, 'Test Bear');
    expect([game.view().turn.step, game.decision().kind, game.the('Test Bear').tapped]).toEqual([
      'declareAttackers',
      'PRIORITY',
      true,
    ]);
  });

  it('mtg:703.4j blockers are declared by the defending player as that step begins', () => {
    const game = fight().attack(0, 'Test Bear').until({ kind: 'BLOCKERS' });
    expect([game.view().turn.step, game.decision().seat]).toEqual(['declareBlockers', 1]);
    game.block(1, ['Test Ox', 'Test Bear']);
    expect([game.view().turn.step, game.decision().kind]).toEqual(['declareBlockers', 'PRIORITY']);
  });

  it('mtg:703.4k damage is assigned as the damage step begins, by whoever controls what deals it', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Test Ox' }] },
      { battlefield: ['Test Bear', 'Test Wolf'] },
    ]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Ox').until({ kind: 'BLOCKERS' }).block(1, ['Test Bear', 'Test Ox'], ['Test Wolf', 'Test Ox']);
    while (game.waiting() && game.view().turn.step === 'declareBlockers') game.pass();
    expect([game.decision().shape, game.decision().seat, game.happened('DAMAGE_DEALT').length]).toEqual([
      'DISTRIBUTE',
      0,
      0,
    ]);
  });

  it('mtg:703.4m and is dealt at the same time, before anybody has priority', () => {
    const game = magicPosition([{ battlefield: ['Test Bear'] }, { battlefield: ['Test Wolf'] }]).until({
      kind: 'ATTACKERS',
    });
    game.attack(0, 'Test Bear').until({ kind: 'BLOCKERS' }).block(1, ['Test Wolf', 'Test Bear']);
    while (game.view().turn.step === 'declareBlockers') game.pass();
    expect([game.zones('Test Bear'), game.zones('Test Wolf')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:703.4n as the cleanup step begins the active player alone discards down to seven', () => {
    const cards = lands(9, 'Plains');
    const play = (...more: string[]) => {
      const game = magicPosition([{ hand: cards, battlefield: more }, { hand: cards }]).until({
        turn: 4,
        step: 'upkeep',
      });
      return [game.hand(0), game.hand(1)];
    };
    expect([play(), play('Test Reservoir')]).toEqual([
      [7, 9],
      [9, 9],
    ]);
  });

  it('mtg:703.4p then damage is removed and effects of the turn end, at the same time', () => {
    const game = magicPosition([{ hand: ['Test Growth', 'Test Sting', 'Test Sting'], battlefield: ['Test Bear'] }, {}]);
    for (const name of ['Test Growth', 'Test Sting', 'Test Sting'])
      game.castAt(0, name, { card: 'Test Bear' }).resolve();
    expect([game.figures('Test Bear'), game.the('Test Bear').damage]).toEqual(['3/3', 2]);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.figures('Test Bear'), game.the('Test Bear').damage]).toEqual(['2/2', 0]);
  });

  it('mtg:703.4q as each step ends mana that is left is lost', () => {
    const game = magicPosition([{ hand: ['Test Ritual'] }, { mana: '{W}' }])
      .cast(0, 'Test Ritual')
      .resolve();
    const pools = (): unknown[] => game.view().players.map(({ resources }) => resources);
    expect(pools()).toEqual([{ mana: { R: 2 } }, { mana: { W: 1 } }]);
    game.until({ step: 'beginningOfCombat' });
    expect(pools()).toEqual([{ mana: {} }, { mana: {} }]);
  });
});
