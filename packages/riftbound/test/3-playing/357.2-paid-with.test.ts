/** Costs that are paid with other things than Energy and Power (356.7, 357.2): discards, kills, buffs, exhausted units. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit } from '../support/own-cards.js';
import { position, runes } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const UNIT = { has: ['types', 'Unit'] };
const friend = [UNIT, { controller: 'you' }];
const recruit = unit('Test Recruit', 1);
const rite = (additional: JsonObject[], body: JsonObject = {}): JsonObject =>
  spell('Test Rite', { additional, effects: [DRAW], ...body });
const asked = (cost: JsonObject, base: (string | JsonObject)[], hand: string[] = [], body: JsonObject = {}) =>
  position([{ hand: ['Test Rite', ...hand], base }, {}], { definitions: [rite([cost], body), recruit] });

describe('additional costs', () => {
  it('riftbound:356.7 killing a friendly unit is a cost: without one the card can’t be played', () => {
    const cost = { pay: 'kill', what: friend };
    expect(asked(cost, []).offered()).not.toContain('PLAY Test Rite');
    const game = asked(cost, ['Test Recruit']).play(0, 'Test Rite');
    expect([game.pile(0, 'trash'), game.chain()]).toEqual([['Test Recruit'], ['Test Rite']]);
  });
  it('riftbound:422.1 a card is discarded for it, and not the one that is played', () => {
    const cost = { pay: 'discard', what: [] };
    expect(asked(cost, []).offered()).not.toContain('PLAY Test Rite');
    const game = asked(cost, [], ['Test Recruit', 'Watchful Sentry']).play(0, 'Test Rite');
    expect(game.decision().kind).toBe('COST');
    game.choose(0, { card: 'Test Recruit' });
    expect([game.pile(0, 'trash'), game.hand(0)]).toEqual([['Test Recruit'], 1]);
  });
  it('riftbound:414.4 what is exhausted already can’t be exhausted for it', () => {
    const cost = { pay: 'exhaust', what: friend };
    expect(asked(cost, [{ card: 'Test Recruit', exhausted: true }]).offered()).not.toContain('PLAY Test Rite');
    expect(asked(cost, ['Test Recruit']).play(0, 'Test Rite').ready('Test Recruit')).toBe(false);
  });
  it('riftbound:702.2.b.1 a buff is spent where there is one, and it is gone', () => {
    const cost = { pay: 'spendBuff' };
    expect(asked(cost, ['Test Recruit']).offered()).not.toContain('PLAY Test Rite');
    const game = asked(cost, [{ card: 'Test Recruit', buffed: true }]);
    expect(game.might('Test Recruit')).toBe(2);
    expect(game.play(0, 'Test Rite').might('Test Recruit')).toBe(1);
  });
  it('riftbound:702.2.b.2 nobody spends the buff of a unit that another player controls', () => {
    const enemy = { base: [{ card: 'Test Recruit', buffed: true }] };
    const definitions = [rite([{ pay: 'spendBuff', what: UNIT }]), recruit];
    expect(position([{ hand: ['Test Rite'] }, enemy], { definitions }).offered()).not.toContain('PLAY Test Rite');
  });
  it('riftbound:357.2 all of them are paid, each with something of its own', () => {
    const two = (base: string[]) =>
      position([{ hand: ['Test Rite', 'Watchful Sentry'], base }, {}], {
        definitions: [
          rite([
            { pay: 'kill', what: friend },
            { pay: 'kill', what: friend },
            { pay: 'discard', what: [] },
          ]),
          recruit,
        ],
      });
    expect(two(['Test Recruit']).offered()).not.toContain('PLAY Test Rite');
    const game = two(['Test Recruit', 'Test Recruit']).play(0, 'Test Rite');
    expect(game.pile(0, 'trash').sort()).toEqual(['Test Recruit', 'Test Recruit', 'Watchful Sentry']);
  });
  it('riftbound:357.3 what the card chose is not killed for it, where there is something else', () => {
    const body = { targets: [{ what: friend }], effects: [{ do: 'status', what: { target: 0 }, status: 'stunned' }] };
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', 'Watchful Sentry'] }, {}], {
      definitions: [rite([{ pay: 'kill', what: friend }], body), recruit],
    });
    game.play(0, 'Test Rite', { targets: [[{ card: 'Watchful Sentry' }]] });
    expect(game.pile(0, 'trash')).toEqual(['Test Recruit']);
  });
  it('riftbound:357.1 what is killed for one part of a cost adds nothing for another', () => {
    const costly = card('Test Feast', { types: ['Spell'], power: ['any'] }, {
      kind: 'spell',
      additional: [{ pay: 'kill', what: [{ has: ['types', 'Gear'] }, { controller: 'you' }] }],
      effects: [DRAW],
    } as JsonObject);
    const having = (base: string[]) =>
      position([{ hand: ['Test Feast'], base, runes: [] }, {}], { definitions: [costly, gear('Test Cog')] });
    expect(having(['Gold']).offered()).not.toContain('PLAY Test Feast');
    const game = having(['Gold', 'Test Cog']).play(0, 'Test Feast');
    expect(game.onBoard('Gold')).toHaveLength(0);
    expect(game.onBoard('Test Cog')).toHaveLength(0);
  });
});

describe('what an additional cost makes cheaper', () => {
  const brigand = card(
    'Test Brigand',
    { types: ['Unit'], might: 2, energy: 4 },
    { kind: 'static', mods: [{ mod: 'cost', optional: { name: 'additional', cost: [{ pay: 'discard', what: [] }] } }] },
    {
      kind: 'static',
      if: { paid: 'additional' },
      mods: [{ mod: 'cost', less: [{ pay: 'resources', energy: 2 }] }],
    } as JsonObject,
  );
  const game = (energy: number, hand: string[]) =>
    position([{ hand: ['Test Brigand', ...hand], runes: [{ card: 'Mind Rune', count: energy }] }, {}], {
      definitions: [brigand],
    });
  const spent = (play: ReturnType<typeof game>): number => play.runes(0).filter((rune) => rune.exhausted).length;
  it('riftbound:356.4.f.1 it was paid where its player decided so, though discounts left nothing of it', () => {
    const kicker = { do: 'draw', who: 'you', count: 2 };
    const rite = card(
      'Test Rite',
      { types: ['Spell'] },
      { kind: 'spell', effects: [{ do: 'if', if: { paid: 'more' }, then: [kicker] }] },
      {
        kind: 'static',
        mods: [{ mod: 'cost', optional: { name: 'more', cost: [{ pay: 'resources', energy: 1 }] } }],
      },
      { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'resources', energy: 1 }] }] },
    );
    const drawn = (paying: boolean): number =>
      position([{ hand: ['Test Rite'], runes: [] }, {}], { definitions: [rite] })
        .play(0, 'Test Rite', { paying })
        .settle()
        .hand(0);
    expect([drawn(true), drawn(false)]).toEqual([2, 0]);
  });
  it('riftbound:356.2.b.1 whoever pays it pays less, and whoever does not pays all', () => {
    const paying = game(6, ['Watchful Sentry']).play(0, 'Test Brigand', { paying: true });
    expect([spent(paying), paying.hand(0)]).toEqual([2, 0]);
    const whole = game(6, ['Watchful Sentry']).play(0, 'Test Brigand', { paying: false });
    expect([spent(whole), whole.hand(0)]).toEqual([4, 1]);
  });
  it('riftbound:355.16 with too little for all of it the card may be played so, and only so', () => {
    expect(game(3, []).offered()).not.toContain('PLAY Test Brigand');
    const play = game(3, ['Watchful Sentry']).play(0, 'Test Brigand', { paying: false });
    expect([spent(play), play.hand(0)]).toEqual([2, 0]);
  });
  const kraken = card(
    'Test Kraken',
    { types: ['Unit'], might: 6, energy: 5 },
    {
      kind: 'static',
      mods: [{ mod: 'cost', optional: { name: 'buffs', cost: [{ pay: 'spendBuff' }], repeat: true } }],
    },
    { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'resources', energy: 1 }], times: { paid: 'buffs' } }] },
  );
  const buffed = { card: 'Test Recruit', buffed: true };
  const emerging = (count: number) => {
    const play = position(
      [{ hand: ['Test Kraken'], base: [buffed, buffed, buffed], runes: [runes(count, 'Mind')] }, {}],
      {
        definitions: [kraken, recruit],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Kraken' });
    while (play.decision().kind === 'LOCATION') play.choose(0, { kind: 'BASE' });
    return play;
  };
  it('riftbound:356.4.f.1 a cost that may be paid several times makes it cheaper as often', () => {
    const play = emerging(4);
    expect(play.decision()).toMatchObject({ kind: 'OPTIONAL_COST', min: 1, max: 3 });
    play.answer(0, { number: 2 });
    play.choose(0, [{ card: 'Test Recruit' }, { card: 'Test Recruit' }]);
    expect([spent(play), play.onBoard('Test Recruit').filter(({ might }) => might === 2)]).toMatchObject([3, [{}]]);
  });
  it('riftbound:355.1.a as often as it takes to pay for it at all', () => {
    const play = emerging(3);
    expect(play.decision()).toMatchObject({ kind: 'OPTIONAL_COST', min: 2, max: 3 });
    play.answer(0, { number: 2 });
    play.choose(0, [{ card: 'Test Recruit' }, { card: 'Test Recruit' }]);
    expect([spent(play), play.onBoard('Test Kraken')]).toMatchObject([3, [{}]]);
  });
});
