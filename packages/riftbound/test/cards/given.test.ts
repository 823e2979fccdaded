import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });

describe('what is less by one thing or another', () => {
  it('Ezreal, Prodigy (riftbound:356.4.c) takes [1] or [A] off an optional cost, as his player chooses', () => {
    const game = (pool: ReturnType<typeof runes>[]) =>
      position([{ hand: ['Blast Corps Cadet'], base: ['Ezreal, Prodigy'], runes: pool }, {}], {
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Watchful Sentry')] }, { card: GROVE }],
      });
    // Two for the Cadet, and of [1][Fury] the [1]: a recycled rune pays the Power.
    const both = game([runes(3, 'Fury')]).play(0, 'Blast Corps Cadet', { paying: true, targets: [] });
    expect(both.decision()).toMatchObject({ kind: 'REDUCTION', seat: 0 });
    expect(both.decision().options.map((o) => o.cost)).toEqual(['[2][R]', '[3]']);
    both.choose(0, { cost: '[3]' });
    expect(both.runes(0)).toHaveLength(3);
    const two = game([runes(2, 'Fury')]).play(0, 'Blast Corps Cadet', { paying: true });
    // Only one of the two can be paid, so that nobody is asked.
    expect(two.runes(0)).toHaveLength(1);
    const without = game([runes(2, 'Mind')]).choose(0, { kind: 'PLAY', card: 'Blast Corps Cadet' });
    expect(without.where('Blast Corps Cadet')).toBe('base');
  });
  it('Ezreal, Prodigy discards one and draws two as he is played', () => {
    const game = position([{ hand: ['Ezreal, Prodigy', 'Cleave'], runes: [runes(4, 'Chaos')] }, {}]);
    game.play(0, 'Ezreal, Prodigy').settle();
    expect([game.count(0, 'hand'), game.pile(0, 'trash')]).toEqual([2, ['Cleave']]);
  });
  it('Irelia, Graceful makes spells that choose her cheaper, and no others', () => {
    const play = (target: string, count: number) =>
      position([{ hand: ['Hextech Ray'], runes: [runes(count, 'Fury')] }, {}], {
        battlefields: [{ card: PEAK, controller: 0, units: ['Irelia, Graceful', 'Pouty Poro'] }, { card: GROVE }],
      })
        .choose(0, { kind: 'PLAY', card: 'Hextech Ray' })
        .choose(0, { card: target });
    const one = play('Irelia, Graceful', 1);
    expect(one.decision()).toMatchObject({ kind: 'REDUCTION' });
    one.choose(0, { cost: '[1]' });
    expect(one.runes(0)).toHaveLength(1);
    expect(play('Pouty Poro', 1).runes(0)).toHaveLength(0);
  });
  it('Irelia, Graceful does nothing for the spells of others', () => {
    const game = position([{ hand: ['Cleave'], runes: [] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Irelia, Graceful')] }, { card: GROVE }],
    });
    expect(game.offered()).not.toContain('PLAY Cleave');
  });
  it('riftbound:356.4 what costs less for some targets is asked of one with Deflect as well', () => {
    const game = position([{ hand: ['Hextech Ray', 'Cleave'], runes: [runes(5, 'Fury')] }, {}], {
      battlefields: [
        { card: PEAK, controller: 0, units: ['Irelia, Graceful'] },
        { card: GROVE, units: [foe('Navori Scout')], controller: 1 },
      ],
    });
    expect(game.offered()).toContain('PLAY Hextech Ray');
  });
  it('Risen Altar makes Empower cheaper for units of its controller here', () => {
    const game = (at: string, controller: number) =>
      position([{ runes: [runes(2, 'Mind')] }, {}], {
        battlefields: [
          { card: 'Risen Altar', controller, units: at === 'Risen Altar' ? ['Mel, Awakened Test'] : [] },
          { card: PEAK, controller: 0, units: at === PEAK ? ['Mel, Awakened Test'] : [] },
        ],
        definitions: [EMPOWERING],
      });
    expect(game('Risen Altar', 0).offered()).toContain('ACTIVATE Mel, Awakened Test');
    expect(game(PEAK, 0).offered()).not.toContain('ACTIVATE Mel, Awakened Test');
    const used = game('Risen Altar', 0).use(0, 'Mel, Awakened Test').settle();
    expect(used.unit('Mel, Awakened Test').empowered).toBe(true);
  });
});
const EMPOWERING = {
  name: 'Mel, Awakened Test',
  props: {
    name: 'Mel, Awakened Test',
    types: ['Unit'],
    supertypes: [],
    domains: ['Mind'],
    tags: [],
    energy: 1,
    power: [],
    might: 2,
  },
  abilities: [{ kind: 'keyword', keyword: 'empower', cost: [{ pay: 'resources', energy: 3, power: [] }] }],
};

describe('abilities that are given', () => {
  it('Lucian, Purifier has each Equipment of his player give Assault to its unit', () => {
    const game = (legend: string) =>
      position(
        [
          {
            legend,
            base: ['Pouty Poro', 'Trinity Force', 'Serrated Dirk', 'Honest Broker'],
            runes: [runes(4, 'Fury'), runes(4, 'Body')],
          },
          {},
        ],
        {
          battlefields: [{ card: PEAK, controller: 1, units: [foe('Watchful Sentry')] }, { card: GROVE }],
          options: { payment: 'auto' },
        },
      );
    const armed = (legend: string) => {
      const play = game(legend);
      for (const gear of ['Trinity Force', 'Serrated Dirk'])
        play.use(0, gear).choose(0, { card: 'Pouty Poro' }).settle();
      return play.move(0, 'Pouty Poro', PEAK);
    };
    const [with2, without] = [armed('Lucian, Purifier'), armed('Viktor, Herald of the Arcane')];
    expect(Number(with2.might('Pouty Poro')) - Number(without.might('Pouty Poro'))).toBe(2);
    expect(with2.unit('Honest Broker').keywords).not.toContain('assault');
  });
  it("Rek'Sai, Breacher lets friendly units that are played from elsewhere than a hand be accelerated", () => {
    const game = position([
      {
        hand: ['Pouty Poro'],
        championZone: ["Kai'Sa, Survivor"],
        base: ["Rek'Sai, Breacher"],
        runes: [runes(8, 'Fury')],
      },
      {},
    ]);
    game.choose(0, { kind: 'PLAY', card: 'Pouty Poro' });
    expect(game.ready('Pouty Poro')).toBe(false);
    const other = position([
      { championZone: ['Darius, Trifarian'], base: ["Rek'Sai, Breacher"], runes: [runes(8, 'Fury')] },
      {},
    ]);
    other.play(0, 'Darius, Trifarian', { paying: true });
    expect([other.ready('Darius, Trifarian'), other.runes(0).length]).toEqual([true, 6]);
  });
  it("Rek'Sai, Breacher (riftbound:805.1.a.1) asks for Power of a domain of that unit", () => {
    const game = position([
      { championZone: ['Darius, Trifarian'], base: ["Rek'Sai, Breacher"], runes: [runes(1, 'Fury'), runes(7, 'Mind')] },
      {},
    ]);
    game.choose(0, { kind: 'PLAY', card: 'Darius, Trifarian' });
    expect(game.decision().kind).not.toBe('OPTIONAL_COST');
  });
  it('Shadow Order Disciple burns a card to have more Might as it moves, if there is one', () => {
    const game = (mainDeck: string[]) =>
      position([{ base: ['Shadow Order Disciple'], mainDeck }, {}]).move(0, 'Shadow Order Disciple', PEAK);
    const burnt = game(['Cleave', 'Cleave']);
    burnt.answer(0, { confirm: true }).settle();
    expect([burnt.might('Shadow Order Disciple'), burnt.pile(0, 'trash')]).toEqual([3, ['Cleave']]);
    const declined = game(['Cleave']).answer(0, { confirm: false }).settle();
    expect([declined.might('Shadow Order Disciple'), declined.pile(0, 'trash')]).toEqual([2, []]);
    const none = game([]).settle();
    expect([none.might('Shadow Order Disciple'), none.points(1)]).toEqual([2, 0]);
  });
  it('Gemhand Hunter hunts, and has one more Might at six XP', () => {
    const game = (xp: number) => position([{ base: ['Gemhand Hunter'], xp }, {}]);
    expect([5, 6].map((xp) => game(xp).might('Gemhand Hunter'))).toEqual([2, 3]);
    const moved = game(0).move(0, 'Gemhand Hunter', PEAK).settle();
    expect(moved.xp(0)).toBe(1);
  });
});

describe('what is asked as others do something', () => {
  it('Mageseeker Investigator (riftbound:204.4) asks for Power of each further unit that comes to her battlefield', () => {
    const game = (count: number) =>
      position(
        [
          { base: ['Pouty Poro', 'Honest Broker', 'Watchful Sentry'], runes: count > 0 ? [runes(count, 'Fury')] : [] },
          {},
        ],
        {
          battlefields: [
            { card: PEAK, owner: 0, controller: 1, units: [foe('Mageseeker Investigator')] },
            { card: GROVE, owner: 1 },
          ],
        },
      );
    const two = game(1).move(0, 'Pouty Poro', PEAK, ['Honest Broker']);
    expect([two.where('Honest Broker'), two.runes(0).length]).toEqual([PEAK, 0]);
    expect(() => game(1).move(0, 'Pouty Poro', PEAK, ['Honest Broker', 'Watchful Sentry'])).toThrow();
  });
  it('Mageseeker Investigator asks for it of effects as well, of opponents alone', () => {
    const gather: JsonObject = {
      name: 'Gather Here',
      props: {
        name: 'Gather Here',
        types: ['Spell'],
        supertypes: [],
        domains: ['Mind'],
        tags: [],
        energy: 0,
        power: [],
      },
      abilities: [
        {
          kind: 'spell',
          effects: [
            {
              do: 'moveTo',
              what: { each: [{ has: ['types', 'Unit'] }, { controller: 'you' }] },
              to: { each: { named: PEAK } },
            },
          ],
        },
      ],
    };
    const game = (count: number, controller = 1) =>
      position(
        [
          {
            hand: ['Gather Here'],
            base: ['Pouty Poro', 'Honest Broker'],
            runes: count > 0 ? [runes(count, 'Fury')] : [],
          },
          {},
        ],
        {
          definitions: [gather],
          battlefields: [
            { card: PEAK, owner: 0, controller, units: [{ card: 'Mageseeker Investigator', controller }] },
            { card: GROVE, owner: 1 },
          ],
        },
      )
        .choose(0, { kind: 'PLAY', card: 'Gather Here' })
        .pass()
        .pass();
    const paid = game(1);
    expect(paid.decision()).toMatchObject({ kind: 'MOVE_TAXED', seat: 0, min: 1, max: 2 });
    paid.choose(0, [{ card: 'Pouty Poro' }, { card: 'Honest Broker' }]);
    expect([paid.where('Pouty Poro'), paid.where('Honest Broker'), paid.runes(0).length]).toEqual([PEAK, PEAK, 0]);
    const poor = game(0);
    expect(poor.decision()).toMatchObject({ kind: 'MOVE_TAXED', max: 1 });
    poor.choose(0, { card: 'Honest Broker' });
    expect([poor.where('Pouty Poro'), poor.where('Honest Broker')]).toEqual(['base', PEAK]);
    expect(game(1, 0).runes(0)).toHaveLength(1);
  });
  const zilean = (at: boolean) =>
    position(
      [
        { legend: 'Viktor, Herald of the Arcane', base: at ? [] : ['Zilean, Time Mage'], hand: ['Sprite Fountain'] },
        {},
      ],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: at ? ['Zilean, Time Mage'] : [] },
          { card: GROVE, owner: 1 },
        ],
      },
    );
  const finish = (game: ReturnType<typeof zilean>) => {
    for (let d = game.decision(); d.kind === 'LOCATION'; d = game.decision())
      game.answer(d.seat, { choose: [{ kind: 'BASE' }] });
    return game;
  };
  it('Zilean, Time Mage (riftbound:371.2) doubles one token unit a turn, if his player likes', () => {
    const game = zilean(true).use(0, 'Viktor, Herald of the Arcane').pass().pass();
    expect(game.decision()).toMatchObject({ shape: 'CONFIRM', seat: 0 });
    finish(game.answer(0, { confirm: true }));
    expect(game.onBoard('Recruit')).toHaveLength(2);
    // The second token that is played in the turn is not doubled.
    game.play(0, 'Sprite Fountain').settle();
    expect(game.onBoard('Sprite')).toHaveLength(1);
  });
  it('Zilean, Time Mage who was not used doubles a later one', () => {
    const game = zilean(true).use(0, 'Viktor, Herald of the Arcane').pass().pass();
    finish(game.answer(0, { confirm: false }));
    expect(game.onBoard('Recruit')).toHaveLength(1);
    game.play(0, 'Sprite Fountain').pass().pass();
    finish(game.answer(0, { confirm: true }));
    expect(game.onBoard('Sprite')).toHaveLength(2);
  });
  it('Zilean, Time Mage does nothing from a base', () => {
    const game = finish(zilean(false).use(0, 'Viktor, Herald of the Arcane').pass().pass());
    expect(game.onBoard('Recruit')).toHaveLength(1);
  });
});
