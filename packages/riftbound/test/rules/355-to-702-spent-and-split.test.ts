/** Buffs that are spent as something is carried out, and damage that is split among as many as there is of it (355.14, 702.2.b). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { ENEMY, FRIEND, foe, giveMight, T0, UNIT } from '../support/rites.js';

const SENTRY = 'Watchful Sentry';
const REARGUARD = 'Legion Rearguard';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const isCalm = (game: RiftboundPlay): boolean =>
  game.decision().kind === 'PRIORITY' && game.turnState() === 'neutralOpen';

describe('buffs', () => {
  const IT = { saved: 'it' };
  const operation = spell('Test Operation', {
    effects: [
      {
        do: 'forEach',
        of: { each: [UNIT, { controller: 'team' }] },
        as: 'it',
        effects: [
          {
            do: 'pay',
            who: 'you',
            cost: [{ pay: 'spendBuff', what: [{ in: IT }] }],
            then: [{ do: 'status', what: IT, status: 'exhausted', on: false }],
          },
        ],
      },
    ],
  });
  it('riftbound:702.2.b.1 are spent of the unit that is spoken of, and of none that has none', () => {
    const spenders = triggered({ on: 'did', player: 'you', match: { act: 'spendBuff' } }, giveMight(1, 'self'));
    const game = position(
      [
        {
          hand: ['Test Operation'],
          base: [
            { card: SENTRY, exhausted: true, buffed: true },
            { card: REARGUARD, exhausted: true },
            { card: 'Test Watch', exhausted: true, buffed: true },
          ],
        },
        {},
      ],
      { definitions: [operation, unit('Test Watch', 3, spenders)] },
    ).play(0, 'Test Operation');
    const asked: boolean[] = [];
    for (let i = 0; i < 30 && !isCalm(game); i++) {
      const d = game.decision();
      if (d.kind === 'PAY') {
        // The first says yes, and the other one no.
        game.answer(d.seat, { confirm: asked.length === 0 });
        asked.push(true);
      } else game.answer(d.seat, d.default);
    }
    expect(asked).toHaveLength(2);
    expect([game.ready(SENTRY), game.ready(REARGUARD), game.ready('Test Watch')]).toEqual([true, false, false]);
    // It has its own buff still, and has seen the other one spent.
    expect([game.might(SENTRY), game.might('Test Watch')]).toEqual([1, 5]);
  });
});

describe('damage that is split', () => {
  const one: JsonObject = { target: 0 };
  const strike = withKeyword(
    spell('Test Strike', {
      targets: [
        { what: FRIEND },
        { what: [...ENEMY, { is: 'atBattlefield' }], min: 0, count: { stat: 'might', of: one } },
      ],
      effects: [
        { do: 'divide', among: { target: 1 }, total: { stat: 'might', of: one } },
        { do: 'damage', from: one, to: { target: 1 }, amount: { division: true } },
      ],
    }),
    'action',
  );
  const foes = ['Test A', 'Test B', 'Test C', 'Test D'];
  const own = [...foes.map((name) => unit(name, 9)), unit('Test Three', 3)];
  const start = (answers: string[] = [], more: JsonObject[] = []) =>
    position(
      [
        { hand: ['Test Strike'], base: ['Test Three', SENTRY], runes: ALL },
        { hand: answers, runes: ALL },
      ],
      {
        definitions: [strike, ...own, ...more],
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: foes.map((name) => foe(name)) },
          { card: GROVE, owner: 1 },
        ],
      },
    );
  const damage = (game: RiftboundPlay): number[] =>
    foes.map((name) => (game.onBoard(name).length > 0 ? Number(game.unit(name).damage) : -1));
  const settle = (game: RiftboundPlay, parts?: number[]): RiftboundPlay => {
    for (let i = 0; i < 30 && !isCalm(game); i++) {
      const d = game.decision();
      if (d.kind === 'DIVIDE' && parts)
        game.answer(d.seat, {
          distribute: d.options.map((o, n) => ({ choose: o.id, amount: parts[n] ?? 0 })),
        } as never);
      else game.answer(d.seat, d.default);
    }
    return game;
  };
  it('riftbound:355.14.c has at most as many targets as there is of it as they are chosen', () => {
    const game = start().choose(0, { kind: 'PLAY', card: 'Test Strike' });
    game.choose(0, [{ card: 'Test Three' }]);
    expect([game.decision().kind, game.decision().min, game.decision().max]).toEqual(['TARGETS', 0, 3]);
  });
  it('riftbound:355.14.e comes to what there is of it as it is dealt', () => {
    const game = start().play(0, 'Test Strike', {
      targets: [[{ card: 'Test Three' }], [{ card: 'Test A' }, { card: 'Test B' }]],
    });
    settle(game);
    expect(
      damage(game)
        .slice(0, 2)
        .reduce((sum, n) => sum + n, 0),
    ).toBe(3);
    expect(
      damage(game)
        .slice(0, 2)
        .every((n) => n >= 1),
    ).toBe(true);
    expect(damage(game).slice(2)).toEqual([0, 0]);
  });
  it('riftbound:355.14.h leaves out no more of them than it must', () => {
    const game = start(['Stupefy']).play(0, 'Test Strike', {
      targets: [[{ card: 'Test Three' }], [{ card: 'Test A' }, { card: 'Test B' }, { card: 'Test C' }]],
    });
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Stupefy', { targets: [[{ card: 'Test Three' }]] });
    settle(game);
    expect(damage(game).slice(0, 3).sort()).toEqual([0, 1, 1]);
  });
  it('riftbound:428.5.c each unit that dies of it was killed by the spell, and others were not', () => {
    const killing = withKeyword(
      spell('Test Killing', {
        targets: [
          { what: FRIEND },
          { what: [...ENEMY, { is: 'atBattlefield' }], min: 0, count: { stat: 'might', of: one } },
        ],
        effects: [
          { do: 'divide', among: { target: 1 }, total: { stat: 'might', of: one } },
          { do: 'damage', from: one, to: { target: 1 }, amount: { division: true } },
          { do: 'remember', as: 'struck', what: { target: 1 } },
          {
            do: 'delayed',
            on: { on: 'did', match: { act: 'kill' }, source: 'self', object: [{ in: { saved: 'struck' } }] },
            effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: 1 }],
            until: { kind: 'endOfTurn' },
            repeat: true,
          },
        ],
      }),
      'action',
    );
    const gained = (might: number): unknown => {
      const game = position(
        [{ hand: ['Test Killing', 'Hidden Blade'], base: ['Test Three', SENTRY], runes: ALL }, { runes: ALL }],
        {
          definitions: [killing, unit('Test Three', 3), unit('Test A', might), unit('Test B', 1), unit('Test C', 9)],
          battlefields: [
            { card: PEAK, owner: 0, controller: 1, units: ['Test A', 'Test B', 'Test C'].map((name) => foe(name)) },
            { card: GROVE, owner: 1 },
          ],
        },
      ).play(0, 'Test Killing', {
        targets: [[{ card: 'Test Three' }], [{ card: 'Test A' }, { card: 'Test B' }, { card: 'Test C' }]],
      });
      settle(game);
      // What dies of something else later was not killed by it.
      settle(game.play(0, 'Hidden Blade', { targets: [[{ card: 'Test C' }]] }));
      return game.xp(0);
    };
    expect([gained(1), gained(9)]).toEqual([2, 1]);
  });
  it('riftbound:359.3.e.12 is none where what deals it has left', () => {
    const back = withKeyword(
      spell('Test Back', {
        targets: [{ what: [UNIT] }],
        effects: [{ do: 'move', what: T0, to: 'hand', cause: 'return' }],
      }),
      'reaction',
    );
    const game = start(['Test Back'], [back]).play(0, 'Test Strike', {
      targets: [[{ card: 'Test Three' }], [{ card: 'Test A' }, { card: 'Test B' }]],
    });
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test Back', { targets: [[{ card: 'Test Three' }]] });
    settle(game);
    expect(damage(game)).toEqual([0, 0, 0, 0]);
  });
  it('riftbound:359.3.e.8 goes to those of its targets that are left', () => {
    const home = withKeyword(
      spell('Test Home', { targets: [{ what: [UNIT] }], effects: [{ do: 'moveTo', what: T0, to: 'base' }] }),
      'reaction',
    );
    const game = start(['Test Home'], [home]).play(0, 'Test Strike', {
      targets: [[{ card: 'Test Three' }], [{ card: 'Test A' }, { card: 'Test B' }]],
    });
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test Home', { targets: [[{ card: 'Test A' }]] });
    settle(game);
    expect(damage(game)).toEqual([0, 3, 0, 0]);
  });
});
