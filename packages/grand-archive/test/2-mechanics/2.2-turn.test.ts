import { describe, expect, it } from 'vitest';
import { action, ally, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, newGame, position, rai, some } from '../support/play.js';

/** The phases and steps in which somebody was asked to act or pass, in order, until a phase of a turn. */
function windows(game: ArchivePlay, until: { step: string; turn: number }): string[] {
  const found: string[] = [];
  for (let i = 0; i < 200; i++) {
    const { number, phase, step, active } = game.view().turn;
    const d = game.decision();
    const where = `${number} ${step ?? phase}`;
    if (number === until.turn && (step ?? phase) === until.step) return found;
    if (d.kind === 'OPPORTUNITY' && d.seat === active && found.at(-1) !== where) found.push(where);
    game.answer(d.seat, d.default);
  }
  throw new Error('never came there');
}

describe('the turn', () => {
  it('ga:2.2.0.1 wakes up, materializes, recollects, draws, has a main and an end phase', () => {
    const game = position([{}, {}]).to('main', 5);
    const phases = game.events.filter((e) => e.type === 'PHASE_BEGAN' && e.data.turn === 4).map((e) => e.data.phase);
    expect(phases).toEqual(['wakeUp', 'materialize', 'recollection', 'draw', 'main', 'end']);
  });

  it('ga:2.2.0.2 Opportunity comes by itself in recollection, main and end phase only', () => {
    expect(windows(position([{}, {}]), { step: 'end', turn: 4 })).toEqual([
      '3 main',
      '3 end',
      '4 recollection',
      '4 main',
    ]);
  });

  it('ga:2.2.0.3 a phase ends only when all passed with an empty Effects Stack', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)] }, {}]).pass();
    expect(game.view().turn.phase).toBe('main');
    const acting = position([{}, { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)] }]).pass();
    acting.activateCard(1, 'Favorable Winds').resolve();
    expect(acting.view().turn).toMatchObject({ phase: 'main', priority: 0 });
    acting.pass().pass();
    expect(acting.view().turn.phase).toBe('end');
  });

  it('ga:2.2.0.4 a phase without Opportunity ends once its Effects Stack is empty', () => {
    const game = newGame();
    expect([game.view().turn.phase, game.stack().length]).toEqual(['start', 1]);
    game.resolve();
    expect(game.view().turn.phase).toBe('main');
  });

  it('ga:2.2.0.4 waking up and drawing end by themselves, and wait for what triggered', () => {
    const plain = windows(position([{}, {}]), { step: 'main', turn: 5 }).map((where) => where.split(' ')[1]);
    expect(new Set(plain)).toEqual(new Set(['main', 'end', 'recollection']));
    const owl = (step: string) =>
      ally('Owl', {}, { kind: 'triggered', on: { on: 'step', match: { step } }, effects: [] });
    for (const [step, next] of [
      ['wakeUp', 'recollection'],
      ['draw', 'main'],
    ] as const) {
      const game = play([owl(step)], { field: ['Owl'] }, {}).to(step, 5);
      expect([game.stack(), game.resolve().view().turn.phase]).toEqual([['Owl'], next]);
    }
  });

  it('ga:2.2.0.6 what triggers as a phase begins goes on the Effects Stack before anybody may act', () => {
    const game = position([{ champion: lorraine(1), field: ['Weaponsmith', 'Sword of Seeking'] }, {}], {
      turn: { step: 'recollection' },
    });
    expect([game.stack(), game.decision()]).toMatchObject([['Weaponsmith'], { kind: 'OPPORTUNITY', seat: 0 }]);
  });

  it('ga:2.2.0.3 all must pass again after something has resolved', () => {
    const game = position([{}, { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)] }]).pass();
    game.activateCard(1, 'Favorable Winds').resolve().pass();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 1]);
  });
});

describe('wake up', () => {
  it('ga:2.2.1.1 all rested objects of the turn player wake up at once, ga:2.11.7.7.4.1 as a turn action that nobody can answer', () => {
    const field = [
      { card: 'Blitz Mage', rested: true },
      { card: 'Endura, Scepter of Ignition', rested: true },
    ];
    const game = position([{ champion: { card: 'Spirit of Wind', rested: true }, field }, { field }], {
      turn: { step: 'wakeUp' },
    });
    expect(game.view().turn.phase).not.toBe('wakeUp');
    const rested = (seat: number) =>
      Object.values(game.view().objects).filter((o) => o.zone === 'field' && o.controller === seat && o.rested).length;
    expect([rested(0), rested(1)]).toEqual([0, 2]);
    expect(game.happened('OPPORTUNITY_PASSED')).toEqual([]);
  });

  it('ga:2.11.7.14.2 what is awake already does not wake up', () => {
    const game = position([{ field: ['Blitz Mage', { card: 'Esteemed Knight', rested: true }] }, {}], {
      turn: { step: 'wakeUp' },
    });
    expect(game.happened('STATUS_CHANGED').map((e) => e.card)).toEqual(['Esteemed Knight']);
  });

  it('ga:2.11.7.14.2 nor does what is rested rest again', () => {
    const lull = action('Lull', {
      targets: [on('Ally')],
      effects: [{ do: 'status', what: { target: 0 }, status: 'rested', on: true }],
    });
    const dozer = ally(
      'Dozer',
      {},
      {
        kind: 'triggered',
        on: { on: 'status', object: 'self', match: { status: 'rested', on: true } },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const lulled = (rested: boolean) =>
      play([lull, dozer], { hand: ['Lull'], field: [{ card: 'Dozer', rested }] }, {})
        .activateCard(0, 'Lull', { card: 'Dozer' })
        .resolve()
        .stack();
    expect([lulled(false), lulled(true)]).toEqual([['Dozer'], []]);
  });

  it('ga:2.11.7.14.2 nor by an effect, and nothing triggers on it', () => {
    const rouse = action('Rouse', {
      targets: [on('Ally')],
      effects: [{ do: 'status', what: { target: 0 }, status: 'rested', on: false }],
    });
    const lark = ally(
      'Lark',
      {},
      {
        kind: 'triggered',
        on: { on: 'status', object: 'self', match: { status: 'rested', on: false } },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const roused = (rested: boolean) =>
      play([rouse, lark], { hand: ['Rouse'], field: [{ card: 'Lark', rested }] }, {})
        .activateCard(0, 'Rouse', { card: 'Lark' })
        .resolve()
        .stack();
    expect([roused(true), roused(false)]).toEqual([['Lark'], []]);
  });
});

describe('materialize phase', () => {
  it('ga:2.2.2.3 the turn player may materialize a card of the material deck', () => {
    const game = position([{ champion: lorraine(1), materialDeck: ['Sword of Seeking'] }, {}], {
      turn: { step: 'materialize' },
    });
    expect(game.decision()).toMatchObject({ kind: 'MATERIALIZE', seat: 0, min: 0, max: 1 });
  });

  it('ga:2.2.2.4 nobody gets Opportunity if nothing is materialized', () => {
    const game = position([{ materialDeck: ['Sword of Seeking'] }, {}], { turn: { step: 'materialize' } });
    game.choose(0, []);
    expect(game.view().turn).toMatchObject({ phase: 'recollection', priority: 0 });
  });

  it('ga:2.2.2.5 after materializing the recollection phase follows', () => {
    const game = position([{ materialDeck: ['Sword of Seeking'] }, {}], { turn: { step: 'materialize' } });
    game.choose(0, { card: 'Sword of Seeking' });
    expect(game.view().turn).toMatchObject({ phase: 'materialize', priority: 0 });
    expect(game.resolve().view().turn.phase).toBe('recollection');
  });

  it('ga:2.2.2.3.1 the material deck is of use in that phase only', () => {
    for (const step of ['recollection', 'main', 'end'])
      expect(position([{ materialDeck: ['Sword of Seeking'] }, {}], { turn: { step } }).offers()).toEqual(['PASS']);
  });

  it('ga:2.2.2.3 of their own material deck', () => {
    const game = position([{ materialDeck: ['Sword of Seeking'] }, { materialDeck: ['Bauble of Abundance'] }], {
      turn: { step: 'materialize' },
    });
    expect(game.choices()).toEqual(['Sword of Seeking']);
  });

  it('ga:2.2.2.4 and everybody is told that nothing was', () => {
    const game = position([{ materialDeck: ['Sword of Seeking'] }, {}], { turn: { step: 'materialize' } });
    expect(game.choose(0, []).happened('NOTHING_MATERIALIZED')).toEqual([{ seat: 0 }]);
  });
});

describe('recollection and draw', () => {
  it('ga:2.2.3.1 the turn player has Opportunity while the memory is still full', () => {
    const game = position([{ memory: some(2), hand: ['Favorable Winds', ...some(1)] }, {}], {
      turn: { step: 'recollection' },
    });
    expect([game.count(0, 'memory'), game.offers()]).toEqual([2, ['PASS', 'ACTIVATE_CARD Favorable Winds']]);
  });

  it('ga:2.2.3.2 then the memory returns to the hand, ga:2.11.7.7.4.2 as a turn action that nobody can answer', () => {
    const game = position([{ memory: ['Fireball', 'Blitz Mage'] }, { memory: some(3) }], {
      turn: { step: 'recollection' },
    }).to('main');
    expect([game.zones('Fireball'), game.count(0, 'memory'), game.count(1, 'memory')]).toEqual([['hand'], 0, 3]);
    const types = game.events.map((e) => e.type);
    expect(types.slice(types.indexOf('RECOLLECTED'))).not.toContain('OPPORTUNITY_PASSED');
  });

  it('ga:2.2.4.1 the turn player draws a card, without an answer', () => {
    const game = position([{}, {}], { turn: { step: 'draw' } });
    expect([game.view().turn.phase, game.count(0, 'hand'), game.count(1, 'hand')]).toEqual(['main', 1, 0]);
  });

  it('ga:2.2.3.2 everybody is told how many cards return', () => {
    const game = position([{ memory: some(2) }, {}], { turn: { step: 'recollection' } }).to('main');
    expect(game.happened('RECOLLECTED')).toEqual([{ seat: 0, count: 2 }]);
  });
});

describe('main and end phase', () => {
  it('ga:2.2.5.1 the turn player has Opportunity at once, ga:2.2.5.3 and again whenever everything has resolved', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)] }, {}], { turn: { step: 'draw' } });
    expect([game.view().turn.phase, game.decision()]).toMatchObject(['main', { kind: 'OPPORTUNITY', seat: 0 }]);
    game.activateCard(0, 'Favorable Winds').resolve();
    expect([game.view().turn.phase, game.decision()]).toMatchObject(['main', { kind: 'OPPORTUNITY', seat: 0 }]);
  });

  it('ga:2.2.5.2 slow and fast actions are possible', () => {
    const game = position([{ hand: ['Favorable Winds', 'Banner Knight', ...some(2)], field: ['Blitz Mage'] }, {}]);
    expect(game.offers()).toEqual(
      expect.arrayContaining(['ACTIVATE_CARD Favorable Winds', 'ACTIVATE_CARD Banner Knight', 'ATTACK Blitz Mage']),
    );
    // As many as one likes, one after another.
    const hand = [...some(2, 'Banner Knight'), 'Favorable Winds', ...some(5)];
    const again = position([{ hand, field: ['Blitz Mage'] }, {}])
      .activateCard(0, 'Banner Knight')
      .resolve();
    expect(again.offers()).toEqual(
      expect.arrayContaining(['ACTIVATE_CARD Favorable Winds', 'ACTIVATE_CARD Banner Knight', 'ATTACK Blitz Mage']),
    );
  });

  it('ga:2.2.5.2.1 an attack leads into the combat phase', () => {
    const game = position([{ field: ['Blitz Mage'] }, {}]).declare(0, 'Blitz Mage', 'Spirit of Fire');
    expect(game.view().turn.phase).toBe('combat');
    expect(game.fight().view().turn.phase).toBe('main');
  });

  it('ga:2.2.5.5 the Opportunity goes around, ga:2.2.5.6 and the end phase begins when all passed', () => {
    const game = position([{}, {}]).pass();
    expect(game.decision().seat).toBe(1);
    expect(game.pass().view().turn.phase).toBe('end');
  });

  it('ga:2.2.5.5.1 an action of the other player leads back to the main phase', () => {
    const game = position([{}, { champion: 'Spirit of Wind', hand: ['Favorable Winds', ...some(1)] }]);
    game.pass().activateCard(1, 'Favorable Winds').resolve();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 0]);
    game.pass();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 1]);
  });

  it('ga:2.2.6.2 what triggers as the end phase begins comes first, ga:2.2.6.3 then the turn player may act', () => {
    const game = position([{ champion: rai(3), hand: ['Arcane Disposition', ...some(3)] }, {}]);
    game.activateCard(0, 'Arcane Disposition').resolveAll().to('end');
    expect(game.stack()).toEqual(['Arcane Disposition']);
    game.resolve();
    expect([game.view().turn.phase, game.decision()]).toMatchObject(['end', { kind: 'OPPORTUNITY', seat: 0 }]);
  });

  it('ga:2.2.6.4 after that nobody may act: ga:2.2.6.4.1 damage is removed, ga:2.9.0.13 that of allies, ga:2.2.6.4.3 and the next turn begins', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
      { field: ['Esteemed Knight'], champion: { card: 'Spirit of Fire', damage: 4 } },
    ]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Esteemed Knight' }).resolve().to('end');
    expect(game.the('Esteemed Knight').damage).toBe(1);
    game.pass().pass();
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
    expect([game.the('Esteemed Knight').damage, game.damage(1)]).toEqual([0, 4]);
  });

  it('ga:2.2.6.4.2 effects until end of turn are over, ga:2.11.7.8.7 as damage on allies is', () => {
    const game = position([{ hand: ['Inspiring Call', ...some(3)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Inspiring Call').resolve().to('end');
    expect(game.figures('Blitz Mage')).toBe('4/1');
    expect(game.pass().pass().figures('Blitz Mage')).toBe('3/1');
    const hurt = position([{}, { field: [{ card: 'Esteemed Knight', damage: 2 }] }]);
    expect(hurt.to('main', 4).the('Esteemed Knight').damage).toBe(0);
  });

  it('ga:2.2.6.4.1 the damage on all allies, ga:2.9.0.13 whose turn it may be', () => {
    const field = [{ card: 'Esteemed Knight', damage: 2 }];
    const game = position([{ field }, { field }]).to('main', 4);
    expect(game.all('Esteemed Knight').map((o) => o.damage)).toEqual([0, 0]);
  });

  it('ga:2.2.6.4.2 so is what would have been prevented or replaced, and what was counted for the turn', () => {
    const shielded = position([
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
      { champion: rai(1), field: ['Blitz Mage'] },
    ]).activateCard(0, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior' });
    shielded.resolve().to('main', 4).declare(1, 'Blitz Mage', 'Lorraine, Wandering Warrior').fight();
    expect(shielded.damage(0)).toBe(3);
    const first = action('First', {
      effects: [
        {
          do: 'if',
          if: { is: ['self', { is: 'firstActivatedThisTurn' }] },
          then: [{ do: 'draw', who: 'you', count: 2 }],
        },
      ],
    });
    const game = play([first], { hand: ['First', 'First', 'First'] }, {})
      .activateCard(0, 'First')
      .resolve();
    expect(game.count(0, 'hand')).toBe(4);
    expect(game.activateCard(0, 'First').resolve().count(0, 'hand')).toBe(3);
    const before = game.to('main', 5).count(0, 'hand');
    expect(game.activateCard(0, 'First').resolve().count(0, 'hand')).toBe(before + 1);
  });
});
