import { describe, expect, it } from 'vitest';
import { gear, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

describe('triggered abilities', () => {
  it('riftbound:383.3, riftbound-zh:376.3 a trigger goes on the chain, riftbound:406.4, riftbound-zh:394.4 where it can be answered', () => {
    const game = position([{ hand: ['Lecturing Yordle'] }, { hand: ['Stupefy'] }]);
    game.play(0, 'Lecturing Yordle');
    expect(game.chain()).toEqual(['Lecturing Yordle']);
    expect(game.hand(0)).toBe(0);
    game.pass();
    expect(game.offered()).toContain('PLAY Stupefy');
    game.pass();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:383.3.d, riftbound-zh:376.3.b their controller orders triggers of one moment', () => {
    const game = position([
      { hand: ['Bellows Breath'] },
      { base: ['Watchful Sentry', { card: 'Honest Broker', damage: 1 }] },
    ]);
    game
      .play(0, 'Bellows Breath', { targets: [[{ card: 'Watchful Sentry' }, { card: 'Honest Broker' }]] })
      .pass()
      .pass();
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 1 });
    game.answer(1, { order: [{ card: 'Honest Broker' }, { card: 'Watchful Sentry' }] });
    expect(game.chain()).toEqual(['Watchful Sentry', 'Honest Broker']);
  });
  it('riftbound:808.1.d.2 what triggers on its own death goes on the chain before what sees it die', () => {
    const game = position([{ hand: ['Cull the Weak'], base: ['Viktor, Leader', 'Honest Broker'] }, {}]);
    game.play(0, 'Cull the Weak').pass().pass().choose(0, { card: 'Honest Broker' });
    expect(game.chain()).toEqual(['Viktor, Leader', 'Honest Broker']);
  });
  it('riftbound:383.3.d.1, riftbound-zh:376.3.b.1 the turn player’s triggers go on the chain first', () => {
    const game = position([{ hand: ['Cull the Weak'], base: ['Watchful Sentry'] }, { base: ['Honest Broker'] }]);
    game.play(0, 'Cull the Weak').pass().pass();
    expect(game.chain()).toEqual(['Honest Broker', 'Watchful Sentry']);
  });
  it('riftbound:383.3.d.1, riftbound-zh:376.3.b.1 whoever that is', () => {
    const game = position([{ base: ['Honest Broker'] }, { hand: ['Cull the Weak'], base: ['Watchful Sentry'] }], {
      turn: { active: 1 },
    });
    game.play(1, 'Cull the Weak').pass().pass();
    expect(game.chain()).toEqual(['Honest Broker', 'Watchful Sentry']);
  });
  it('riftbound:404.2 what nobody can pay for leaves the chain as well', () => {
    const archer = unit('Test Archer', 2, {
      ...triggered({ on: 'play', object: 'self' }, { do: 'damage', to: { target: 0 }, amount: 1 }),
      targets: [{ what: [{ has: ['types', 'Unit'] }, { controller: 'opponent' }] }],
    });
    const game = position([{ hand: ['Test Archer'], runes: [] }, { base: ['Pouty Poro'] }], { definitions: [archer] });
    game.play(0, 'Test Archer').settle();
    expect([game.chain(), game.unit('Pouty Poro').damage, game.turnState()]).toEqual([[], 0, 'neutralOpen']);
  });
  it('riftbound:401.1 while its choices are made an ability is pending on the chain', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const game = position([{ base: ['Test Bow', 'Noxus Hopeful', 'Pouty Poro'] }, {}], { definitions: [bow] });
    expect(game.use(0, 'Test Bow').decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    expect([game.view().stack, game.turnState(), game.ready('Test Bow')]).toMatchObject([
      [{ kind: 'ABILITY', controller: 0, pending: true }],
      'neutralClosed',
      true,
    ]);
    expect(game.choose(0, { card: 'Pouty Poro' }).view().stack).toMatchObject([{ pending: false }]);
  });
  it('riftbound:402.3, riftbound-zh:390.2 nor one of whose choices one lacks', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [
        { what: { has: ['types', 'Unit'] } },
        { what: [{ has: ['types', 'Unit'] }, { controller: 'opponent' }] },
      ],
      effects: [],
    });
    const offered = (theirs: string[]) =>
      position([{ base: ['Test Bow', 'Noxus Hopeful'] }, { base: theirs }], { definitions: [bow] })
        .offered()
        .includes('ACTIVATE Test Bow');
    expect([offered([]), offered(['Honest Broker'])]).toEqual([false, true]);
  });
  it('riftbound:383.3.a an optional trigger is decided as it is finalized, riftbound:402.1.a declined it leaves the chain', () => {
    const hold = () =>
      position([{ runes: [], runeDeck: [runes(5, 'Fury')] }, {}], {
        turn: { step: 'beginning' },
        battlefields: [{ card: PEAK, units: ['Pouty Poro'] }],
      });
    const no = hold();
    expect(no.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    no.answer(0, { confirm: false });
    expect(no.happened('CHANNELED')).toHaveLength(1);
    expect(no.runes(0)).toHaveLength(2);
    const yes = hold();
    yes.answer(0, { confirm: true });
    expect(yes.chain()).toEqual([PEAK]);
    yes.pass().pass();
    expect(
      yes
        .runes(0)
        .map((r) => r.exhausted)
        .sort(),
    ).toEqual([false, false, true]);
  });
  it('riftbound:404.2, riftbound-zh:392.2 what choosing made a trigger cost need not be paid: then it leaves the chain, riftbound:404.2.a, riftbound-zh:392.2.a and was not countered', () => {
    const archer = unit('Test Archer', 2, {
      ...triggered({ on: 'play', object: 'self' }, { do: 'damage', to: { target: 0 }, amount: 1 }),
      targets: [{ what: [{ has: ['types', 'Unit'] }, { controller: 'opponent' }] }],
    });
    const paying = (confirm: boolean) => {
      const mine = { hand: ['Test Archer'], runes: [runes(2, 'Mind')] };
      const game = position([mine, { base: ['Pouty Poro'] }], { definitions: [archer] }).play(0, 'Test Archer');
      expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
      return game.answer(0, { confirm });
    };
    const no = paying(false);
    expect([no.chain(), no.runes(0).length, no.happened('COUNTERED'), no.turnState()]).toEqual([
      [],
      2,
      [],
      'neutralOpen',
    ]);
    const yes = paying(true);
    expect([yes.chain(), yes.runes(0).length]).toEqual([['Test Archer'], 1]);
    expect([yes.settle().unit('Pouty Poro').damage, no.unit('Pouty Poro').damage]).toEqual([1, 0]);
  });
  it('riftbound:429.2, riftbound-zh:416.2 triggered abilities that add resources resolve as they are finalized, before other triggers go on the chain', () => {
    const draw = { do: 'draw', who: 'you', count: 1 };
    const spring = gear('Test Spring', triggered({ on: 'play', player: 'you' }, { do: 'add', energy: 2 }, draw));
    const echo = gear('Test Echo', triggered({ on: 'play', player: 'you' }, draw));
    const game = position([{ hand: ['Test Small'], base: ['Test Echo', 'Test Spring'] }, {}], {
      definitions: [spring, echo, unit('Test Small', 1)],
    }).play(0, 'Test Small');
    game.answer(0, { order: [{ card: 'Test Echo' }, { card: 'Test Spring' }] });
    expect([game.pool(0).energy, game.hand(0), game.chain(), game.decision().seat]).toEqual([2, 1, ['Test Echo'], 0]);
    expect(game.settle().hand(0)).toBe(2);
  });
  it('riftbound:429.2.a, riftbound-zh:416.2.a focus doesn’t pass from them, nor does priority', () => {
    const well = gear('Test Well', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      timing: 'action',
      effects: [
        { do: 'add', energy: 1 },
        { do: 'draw', who: 'you', count: 1 },
      ],
    });
    const game = position([{ base: ['Test Well', 'Honest Broker'] }, {}], { definitions: [well] });
    game.move(0, 'Honest Broker', PEAK).use(0, 'Test Well');
    expect([game.pool(0).energy, game.hand(0), game.chain()]).toEqual([1, 1, []]);
    expect([game.turnState(), game.focus, game.decision().seat]).toEqual(['showdownOpen', 0, 0]);
  });
  it.each(['Test Spring', 'Fury Rune'])(
    'riftbound:429.2.a whoever adds resources by %s in a closed state has priority still',
    (name) => {
      const spring = gear('Test Spring', {
        kind: 'activated',
        cost: [{ pay: 'exhaust' }],
        timing: 'reaction',
        effects: [
          { do: 'add', energy: 1 },
          { do: 'draw', who: 'you', count: 1 },
        ],
      });
      const horn = gear('Test Horn', { kind: 'activated', cost: [], timing: 'reaction', effects: [] });
      const has = { base: ['Test Spring', 'Test Horn'] };
      const game = position([has, has, has], { definitions: [spring, horn] }).use(0, 'Test Horn');
      for (const seat of [0, 1, 2]) {
        expect(game.decision().seat).toBe(seat);
        game.choose(seat, { kind: 'ACTIVATE', card: name, nth: 0 });
        expect([game.pool(seat).energy, game.chain(), game.decision().seat]).toEqual([1, ['Test Horn'], seat]);
        game.pass();
      }
      // All pass once more since something was added, and another ability gives priority to who used it.
      expect(game.chain()).toEqual(['Test Horn']);
      game.pass().use(1, 'Test Horn');
      expect([game.chain().length, game.decision().seat]).toEqual([2, 1]);
      game.pass().pass().pass();
      expect([game.chain().length, game.decision().seat]).toEqual([1, 0]);
    },
  );
  it('riftbound:402.3 an ability without anything to choose can’t be used', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const offered = (...base: string[]) =>
      position([{ base: ['Test Bow', ...base] }, {}], { definitions: [bow] })
        .offered()
        .includes('ACTIVATE Test Bow');
    expect([offered(), offered('Noxus Hopeful')]).toEqual([false, true]);
  });
  it('riftbound:383.2.c.2, riftbound-zh:376.2.c.2 what leaves at the same moment doesn’t see it: Viktor dies with his unit and makes no Recruit', () => {
    const game = position([{}, { base: [] }], {
      battlefields: [
        {
          card: 'Rockfall Path',
          controller: 1,
          units: [
            { card: 'Viktor, Leader', controller: 1 },
            { card: 'Honest Broker', controller: 1 },
          ],
        },
        { card: GROVE },
      ],
    });
    expect(game.where('Viktor, Leader')).toBe('Rockfall Path');
    const fight = position([{ base: ['Darius, Trifarian', 'Noxus Hopeful'] }, {}], {
      battlefields: [
        {
          card: 'Rockfall Path',
          controller: 1,
          units: [
            { card: 'Viktor, Leader', controller: 1 },
            { card: 'Honest Broker', controller: 1 },
          ],
        },
        { card: GROVE },
      ],
    });
    fight.move(0, 'Darius, Trifarian', 'Rockfall Path', ['Noxus Hopeful']).settle();
    expect(fight.zones('Viktor, Leader')).toEqual(['trash']);
    expect(fight.onBoard('Recruit')).toEqual([]);
    expect(fight.onBoard('Gold')).toHaveLength(1);
  });
});
