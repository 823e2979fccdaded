/** Situations in which one rule, and no other, says what happens: zones that are open, phases and combat. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attacking,
  attacks,
  card,
  continuous,
  creature,
  creatureCard,
  exile,
  gainLife,
  instant,
  plus,
  rule,
  t,
  tap,
  target,
  triggered,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Assault', '{0}', { effects: [{ do: 'extraPhases', phases: ['combat'] }] }),
  instant('Test Morning', '{0}', { effects: [{ do: 'extraPhases', phases: ['beginning'] }] }),
  creatureCard('Test Raider', '{0}', 'Human', '2/2', continuous('self', [rule('mustAttack')])),
  creatureCard('Test Grunt', '{0}', 'Human', '1/1', triggered(attacks, { effects: [gainLife(1)] })),
  creatureCard('Test Pinger', '{0}', 'Human', '1/1', activated([tap], { effects: [gainLife(1)] })),
  card('Test Sage', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 4 }),
  instant('Test Banish', '{0}', { targets: [target({ has: ['types', 'Planeswalker'] })], effects: [exile(t(0))] }),
  instant('Test Retreat', '{0}', {
    targets: [target([creature, attacking])],
    effects: [{ do: 'removeFromCombat', what: t(0) }],
  }),
  instant('Test Frenzy', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: plus(2, 2), until: { kind: 'endOfFight' } }],
  }),
);

const steps = (game: Play): unknown[] => game.happened('STEP_BEGAN').map((e) => e.step);
const onStack = (game: Play): unknown[] => game.view().stack.map((s) => s.card);

describe('one rule each: open zones (400)', () => {
  it('mtg:400.2 all see graveyards, exile and the battlefield, nobody else hands, and nobody libraries', () => {
    const mine = {
      hand: ['Shock'],
      library: ['Opt', 'Opt'],
      graveyard: ['Murder'],
      exile: ['Divination'],
      battlefield: ['Forest'],
    };
    const seen = Object.values(magicPosition([mine, { library: ['Opt'] }]).view(1).objects).map((o) => o.card);
    expect(seen.filter(Boolean).sort()).toEqual(['Divination', 'Forest', 'Murder']);
  });
});

describe('one rule each: the stack (405)', () => {
  it('mtg:405.2 an ability that is activated in response goes on top', () => {
    const game = magicPosition([{ hand: ['Shock'], mana: '{R}', battlefield: ['Test Pinger'] }, {}]);
    game.cast(0, 'Shock', { player: 1 }).activate(0, 'Test Pinger');
    expect(onStack(game)).toEqual(['Test Pinger', 'Shock']);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
  });
});

describe('one rule each: turns (500, 511)', () => {
  it('mtg:500.8 of extra phases after the same phase the one created last comes first', () => {
    const game = magicPosition([{ hand: ['Test Assault', 'Test Morning'] }, {}]);
    game.cast(0, 'Test Assault').resolve().cast(0, 'Test Morning').resolve();
    game.until({ step: 'end' });
    const begun = steps(game).filter((s) => s === 'upkeep' || s === 'beginningOfCombat');
    expect(begun).toEqual(['upkeep', 'beginningOfCombat', 'beginningOfCombat']);
  });

  it('mtg:503.1 the active player has priority in the upkeep step', () => {
    const game = magicPosition([{}, {}]).until({ turn: 4, step: 'upkeep' });
    expect([game.decision().kind, game.decision().seat, game.view().turn]).toMatchObject([
      'PRIORITY',
      1,
      { number: 4, step: 'upkeep' },
    ]);
  });

  it('mtg:511.2 "until end of combat" lasts through the end of combat step, and no longer', () => {
    const game = magicPosition([{ hand: ['Test Frenzy'], battlefield: ['Grizzly Bears'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears');
    game.cast(0, 'Test Frenzy').resolve();
    expect(game.until({ step: 'endOfCombat' }).figures('Grizzly Bears')).toBe('4/4');
    expect(game.until({ step: 'postcombatMain' }).figures('Grizzly Bears')).toBe('2/2');
  });
});

describe('one rule each: combat (508, 510)', () => {
  it('mtg:508.1d of several creatures that attack if able each must', () => {
    const game = magicPosition([{ battlefield: ['Test Raider', 'Grizzly Bears', 'Test Raider'] }, {}]);
    game.until({ kind: 'ATTACKERS' });
    const one = { assign: [{ from: { card: 'Test Raider', nth: 0 }, to: { player: 1 } }] };
    expect(game.refused(0, one).rules).toContain('mtg:508.1d');
    game.answer(0, game.decision().default);
    expect(game.all('Test Raider').map((o) => o.attacking)).toEqual([{ player: 1 }, { player: 1 }]);
  });

  it('mtg:508.1m every attacker’s own ability triggers', () => {
    const game = magicPosition([{ battlefield: ['Test Grunt', 'Test Grunt'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Grunt', 'Test Grunt').takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toEqual(['Test Grunt', 'Test Grunt']);
  });

  it('mtg:510.1b who attacked a planeswalker that has left deals no damage to anybody', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears'] },
      { hand: ['Test Banish'], battlefield: ['Test Sage'] },
    ]).until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Sage' } }] });
    game.pass().cast(1, 'Test Banish').resolve().until({ step: 'postcombatMain' });
    expect([game.life(1), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
  });

  it('mtg:510.1d a blocker assigns nothing to what it blocked and what has been removed from combat', () => {
    const game = magicPosition([
      { hand: ['Test Retreat'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears']);
    game.cast(0, 'Test Retreat').resolve().until({ step: 'postcombatMain' });
    expect([game.zones('Grizzly Bears'), game.happened('DAMAGE_DEALT')]).toEqual([['battlefield'], []]);
  });
});
