/** What judges have been asked about cards played from Hidden, units that join showdowns, and when conditions are asked. */
import { describe, expect, it } from 'vitest';
import { spell, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { foe, T0, UNIT } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const isCalm = (game: RiftboundPlay): boolean =>
  game.decision().kind === 'PRIORITY' && game.turnState() === 'neutralOpen';
const triggered = (game: RiftboundPlay): unknown[] => game.happened('ABILITY_TRIGGERED').map((e) => e.card);

describe('from Hidden', () => {
  it('riftbound:811.1.d.2 a spell chooses what is where it was hidden, and from a hand what is anywhere', () => {
    const battlefields = [
      {
        card: PEAK,
        owner: 0,
        controller: 0,
        units: [SENTRY],
        facedown: [{ card: 'Temporal Breach', turn: 1, controller: 0 }],
      },
      { card: GROVE, owner: 1, controller: 1, units: [foe(REARGUARD)] },
    ];
    const game = position([{ runes: ALL }, { base: ['Pouty Poro'], runes: ALL }], { battlefields });
    game.choose(0, { kind: 'PLAY', card: 'Temporal Breach' });
    // One thing alone may be chosen, which is chosen so.
    if (game.decision().kind === 'TARGETS') expect(game.decision().options.map((o) => o.card)).toEqual([SENTRY]);
    else expect(game.view().stack).toMatchObject([{ targets: [{ card: SENTRY }] }]);
    const hand = position(
      [
        { hand: ['Temporal Breach'], runes: ALL },
        { base: ['Pouty Poro'], runes: ALL },
      ],
      {
        battlefields: battlefields.map(({ facedown: _, ...one }) => one),
      },
    ).choose(0, { kind: 'PLAY', card: 'Temporal Breach' });
    expect(
      hand
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual([REARGUARD, 'Pouty Poro', SENTRY].sort());
  });
});

describe('surprises', () => {
  it('riftbound:464.2.c.2 a unit that joins a showdown defends, and has Shield', () => {
    const go = withKeyword(
      spell('Test Go', {
        targets: [{ what: [UNIT, { controller: 'you' }] }],
        effects: [{ do: 'moveTo', what: T0, to: { each: [{ named: PEAK }] } }],
      }),
      'action',
    );
    const game = position(
      [
        { base: [REARGUARD], runes: ALL },
        { hand: ['Test Go'], base: ['Stalwart Poro'], runes: ALL },
      ],
      {
        definitions: [go],
      },
    ).move(0, REARGUARD, PEAK);
    expect([game.turnState(), game.happened('COMBAT_BEGAN')]).toEqual(['showdownOpen', []]);
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test Go', { targets: [[{ card: 'Stalwart Poro' }]] });
    while (game.chain().length > 0) game.pass();
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 0, defender: 1 }]);
    expect(game.might('Stalwart Poro')).toBe(3);
  });
});

describe('conditions', () => {
  it('riftbound:383.2.c.1 a unit that is the first card of its turn triggers on that itself, where it is at a battlefield', () => {
    const played = (at: string): unknown[] => {
      const game = position([{ hand: ['Astral Heron'], runes: [runes(12, 'Calm')] }, {}], {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: [SENTRY] },
          { card: GROVE, owner: 1 },
        ],
      }).play(0, 'Astral Heron', { at });
      for (let i = 0; i < 20 && !isCalm(game); i++) game.answer(game.decision().seat, game.decision().default);
      return triggered(game);
    };
    expect([played(PEAK), played('base')]).toEqual([['Astral Heron'], []]);
  });
  it('riftbound:356.4.a discounts of spells lower nothing that abilities cost', () => {
    const game = position([{ base: ['Applied Researchers', 'Aurok General'], runes: [runes(12, 'Order')] }, {}]);
    game.use(0, 'Applied Researchers').settle();
    game.use(0, 'Aurok General').settle();
    expect(game.happened('COST_PAID').map((e) => e.energy)).toEqual([3, 3]);
  });
  it('riftbound:383.3.c triggers also in turns of others', () => {
    const game = position(
      [
        {
          legend: 'Irelia, Blade Dancer',
          hand: ['Feral Strength'],
          base: [{ card: SENTRY, exhausted: true }],
          runes: ALL,
        },
        { hand: ['Stupefy'], runes: ALL },
      ],
      { turn: { number: 4, active: 1 } },
    ).play(1, 'Stupefy', { targets: [[{ card: SENTRY }]] });
    while (game.decision().seat === 1) game.pass();
    game.play(0, 'Feral Strength', { targets: [[{ card: SENTRY }]] });
    for (let i = 0; i < 30 && !isCalm(game); i++) {
      const d = game.decision();
      game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
    }
    expect([game.ready(SENTRY), triggered(game)]).toEqual([true, ['Irelia, Blade Dancer']]);
  });
});
