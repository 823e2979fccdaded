/** Cards of which something may be there several times: buffs, and being Empowered. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const own = (card: string, more: object = {}) => ({ card, controller: 0, ...more });
const rite = (name: string, ability: JsonObject, more: JsonObject[] = []) => ({
  name,
  props: { name, types: ['Spell'], supertypes: [], domains: ['Fury'], tags: [], energy: 0, power: [] },
  abilities: [{ kind: 'spell', ...ability }, ...more],
});
const anyUnit = [{ what: [{ has: ['types', 'Unit'] }] }];
const trains = rite('Train', {
  targets: anyUnit,
  effects: [{ do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 }],
});
const _readies = rite('Ready', {
  targets: anyUnit,
  effects: [{ do: 'status', what: { target: 0 }, status: 'exhausted', on: false }],
});
const spends = rite('Spend', {
  effects: [
    {
      do: 'pay',
      cost: [{ pay: 'spendBuff', each: 'x' }],
      x: 'n',
      then: [{ do: 'draw', who: 'you', count: { number: 'n' } }],
    },
  ],
});

describe('several buffs', () => {
  it('Lee Sin, Ascetic (riftbound:702.3) has any number of buffs, and others one', () => {
    const game = position(
      [{ base: ['Lee Sin, Ascetic', 'Pouty Poro'], hand: ['Train', 'Train', 'Train', 'Train'] }, {}],
      {
        definitions: [trains],
      },
    );
    for (const card of ['Lee Sin, Ascetic', 'Lee Sin, Ascetic', 'Pouty Poro', 'Pouty Poro'])
      game.play(0, 'Train', { targets: [[{ card }]] }).settle();
    game.use(0, 'Lee Sin, Ascetic').settle();
    expect([game.might('Lee Sin, Ascetic'), game.might('Pouty Poro')]).toEqual([8, 3]);
    expect(game.ready('Lee Sin, Ascetic')).toBe(false);
  });
  it('riftbound:702.2.b what is spent is one buff after another, of the same unit as well', () => {
    const game = position(
      [{ base: ['Lee Sin, Ascetic', { card: 'Pouty Poro', buffed: true }], hand: ['Train', 'Train', 'Spend'] }, {}],
      {
        definitions: [trains, spends],
      },
    );
    for (let i = 0; i < 2; i++) game.play(0, 'Train', { targets: [[{ card: 'Lee Sin, Ascetic' }]] }).settle();
    game.play(0, 'Spend').pass().pass().answer(0, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'X', max: 3 });
    game.answer(0, { number: 2 });
    game.choose(0, { card: 'Lee Sin, Ascetic' }).choose(0, { card: 'Lee Sin, Ascetic' });
    expect([game.might('Lee Sin, Ascetic'), game.might('Pouty Poro'), game.count(0, 'hand')]).toEqual([5, 3, 2]);
  });
  it('Stand United (riftbound:703) gives friendly units more for each buff, whenever that comes', () => {
    const game = position(
      [
        { hand: ['Stand United', 'Train', 'Train'], base: ['Lee Sin, Ascetic', 'Pouty Poro'] },
        { base: [{ card: 'Honest Broker', buffed: true }] },
      ],
      { definitions: [trains] },
    );
    game.play(0, 'Stand United', { targets: [[{ card: 'Lee Sin, Ascetic' }]] }).settle();
    expect([game.might('Lee Sin, Ascetic'), game.might('Pouty Poro')]).toEqual([7, 2]);
    game.play(0, 'Train', { targets: [[{ card: 'Lee Sin, Ascetic' }]] }).settle();
    game.play(0, 'Train', { targets: [[{ card: 'Pouty Poro' }]] }).settle();
    const broker = Number(game.unit('Honest Broker').baseMight) + 1;
    expect([game.might('Lee Sin, Ascetic'), game.might('Pouty Poro'), game.might('Honest Broker')]).toEqual([
      9,
      4,
      broker,
    ]);
    game.pass();
    while (game.view().turn.active === 0) game.answer(game.decision().seat, game.decision().default);
    expect([game.might('Lee Sin, Ascetic'), game.might('Pouty Poro')]).toEqual([7, 3]);
  });
});

describe('being Empowered several times', () => {
  it('Kayle, Justified (riftbound:441.1.c.1) is Empowered up to three times', () => {
    const game = position([{ base: ['Kayle, Justified'], runes: [runes(12, 'Order')] }, {}]);
    const seen = [];
    for (let i = 0; i < 3; i++) {
      game.use(0, 'Kayle, Justified').settle();
      seen.push([game.might('Kayle, Justified'), (game.unit('Kayle, Justified').keywords as string[]).length]);
    }
    expect(seen).toEqual([
      [5, 1],
      [7, 1],
      [9, 3],
    ]);
    expect(game.offered()).not.toContain('ACTIVATE Kayle, Justified');
  });
  it('riftbound:441.1.b what says nothing else is Empowered once, and each time counts as one', () => {
    const empowers = rite('Crown', {
      targets: anyUnit,
      effects: [{ do: 'status', what: { target: 0 }, status: 'empowered' }],
    });
    const lowers = rite('Dethrone', {
      targets: anyUnit,
      effects: [{ do: 'status', what: { target: 0 }, status: 'empowered', on: false }],
    });
    const watcher = {
      name: 'Watcher',
      props: {
        name: 'Watcher',
        types: ['Unit'],
        supertypes: [],
        domains: ['Mind'],
        tags: [],
        energy: 2,
        power: [],
        might: 2,
      },
      abilities: [
        {
          kind: 'triggered',
          on: { on: 'did', player: 'you', match: { act: 'empower' } },
          effects: [{ do: 'draw', who: 'you', count: 1 }],
        },
      ],
    };
    const game = position(
      [{ base: ['Kayle, Justified', 'Watcher'], hand: ['Crown', 'Crown', 'Crown', 'Crown', 'Dethrone'] }, {}],
      { definitions: [empowers, lowers, watcher] },
    );
    const crown = (card: string, name = 'Crown') => game.play(0, name, { targets: [[{ card }]] }).settle();
    crown('Watcher');
    crown('Watcher');
    expect([game.count(0, 'hand'), game.might('Watcher')]).toEqual([4, 2]);
    crown('Kayle, Justified');
    crown('Kayle, Justified');
    expect([game.count(0, 'hand'), game.might('Kayle, Justified')]).toEqual([4, 7]);
    crown('Kayle, Justified', 'Dethrone');
    expect(game.might('Kayle, Justified')).toBe(3);
  });
});

describe('abilities that can’t be used', () => {
  it('Renata Glasc, Mastermind (riftbound:377.3) uses her abilities at battlefields alone, also those that others give her', () => {
    const game = (at: boolean) =>
      position([{ base: at ? [] : ['Renata Glasc, Mastermind'], runes: [runes(6, 'Mind')] }, {}], {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: at ? [own('Renata Glasc, Mastermind')] : [] },
          { card: GROVE, owner: 1, controller: 1, units: [foe('Pouty Poro')] },
        ],
      });
    expect(game(false).offered()).not.toContain('ACTIVATE Renata Glasc, Mastermind');
    expect(game(false).offered()).toContain('MOVE Renata Glasc, Mastermind');
    const used = game(true);
    const both = used.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Renata Glasc, Mastermind');
    expect(both.length).toBe(2);
    used
      .choose(0, { kind: 'ACTIVATE', card: 'Renata Glasc, Mastermind', ability: both[1]?.ability as number })
      .settle();
    expect([used.points(0), used.ready('Renata Glasc, Mastermind')]).toEqual([1, false]);
  });
});
