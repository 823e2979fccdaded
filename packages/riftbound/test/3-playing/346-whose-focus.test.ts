/** Whose focus it is after a chain, what targeting triggers, and discounts of Power, beside their main clauses (346, 356.6, 383.4.b, 428.5, 457). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { damage, does, draw, foe, giant, recruit, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const hands = (game: RiftboundPlay): number[] => game.view().players.map((_, seat) => game.hand(seat));
const feint = withKeyword(spell('Test Feint', {}), 'action');

describe('focus', () => {
  const opened = (players: number): RiftboundPlay =>
    position(
      Array.from({ length: players }, (_, seat) => ({
        hand: ['Test Feint'],
        base: seat === 0 ? ['Test Giant'] : [],
      })) as never,
      { definitions: [feint, giant], battlefields: [{ card: PEAK }, { card: GROVE }] },
    ).move(0, 'Test Giant', PEAK);
  const played = (game: RiftboundPlay, seat: number): RiftboundPlay => {
    game.play(seat, 'Test Feint');
    while (game.chain().length > 0) game.pass();
    return game;
  };
  it('riftbound:346 when the chain is over it passes from who had it, not from the turn player', () => {
    const game = opened(2).pass();
    expect(game.decision().seat).toBe(1);
    played(game, 1);
    expect([game.focus, game.decision().seat]).toEqual([0, 0]);
  });
  it('riftbound:346 of three players it is the next one’s', () => {
    const game = played(opened(3), 0);
    expect([game.focus, game.decision().seat]).toEqual([1, 1]);
    expect(played(game, 1).focus).toBe(2);
  });
});

describe('what is contested', () => {
  it('riftbound:450 a battlefield that is contested is not contested anew', () => {
    const charge = withKeyword(
      spell('Test Charge', {
        effects: [{ do: 'moveTo', what: { each: { named: 'Test Recruit' } }, to: { each: { named: PEAK } } }],
      }),
      'action',
    );
    const game = position([{ base: ['Test Giant'] }, { hand: ['Test Charge'], base: ['Test Recruit'] }], {
      definitions: [giant, recruit, charge],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    })
      .move(0, 'Test Giant', PEAK)
      .pass()
      .play(1, 'Test Charge')
      .settle();
    expect(game.where('Test Giant')).toBe(PEAK);
    expect(game.happened('CONTESTED').map(({ by }) => by)).toEqual([0, null]);
  });
});

describe('what targeting triggers', () => {
  const eye = gear('Test Eye', triggered({ on: 'chooseFriendly', player: 'you' }, draw(1)));
  const drawn = (target: string | JsonObject, base: (string | JsonObject)[], theirs: (string | JsonObject)[]): number =>
    position([{ hand: ['Test Rite'], base: ['Test Eye', ...base] }, { base: theirs }], {
      definitions: [eye, giant, recruit, spell('Test Rite', { targets: [{ what: UNIT }], effects: [damage(1)] })],
    })
      .play(0, 'Test Rite', { targets: [[typeof target === 'string' ? { card: target } : target]] })
      .settle()
      .hand(0);
  it('riftbound:383.4.b choosing an enemy unit is not choosing a friendly one', () => {
    expect([drawn('Test Giant', ['Test Giant'], []), drawn('Test Giant', ['Pouty Poro'], ['Test Giant'])]).toEqual([
      1, 0,
    ]);
  });
  it('riftbound:383.4.b a borrowed unit is a friendly one', () => {
    expect(drawn('Test Giant', ['Pouty Poro'], [{ card: 'Test Giant', controller: 0 }])).toBe(1);
  });
});

describe('discounts', () => {
  it('riftbound:356.6 less Power of a domain takes off none of another one', () => {
    const sage = gear('Test Sage', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', less: [{ pay: 'resources', power: ['Mind'] }] }],
    });
    const both = card(
      'Test Both',
      { types: ['Spell'], power: ['Mind', 'Fury'] },
      { kind: 'spell', effects: [draw(1)] },
    );
    const payable = (domain: string): boolean =>
      position([{ hand: ['Test Both'], base: ['Test Sage'], runes: [runes(1, domain)] }, {}], {
        definitions: [sage, both],
      })
        .offered()
        .includes('PLAY Test Both');
    expect([payable('Fury'), payable('Mind')]).toEqual([true, false]);
  });
});

describe('after a combat', () => {
  it('riftbound:428.5.c.2 who defends has killed the attackers that die, whoever’s turn it is', () => {
    const watch = gear('Test Watch', triggered({ on: 'did', player: 'you', match: { act: 'kill' } }, draw(1)));
    const game = position([{ base: ['Test Recruit', 'Test Watch'] }, { base: ['Test Watch'] }], {
      definitions: [giant, recruit, watch],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .move(0, 'Test Recruit', PATH)
      .settle();
    expect(hands(game)).toEqual([1, 1]);
  });
  it('riftbound:457.1 gear of the other player goes home in one’s own turn too', () => {
    const blade = card('Test Blade', { types: ['Gear'], tags: ['Equipment'], mightBonus: 1 });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Blade'] }], {
      definitions: [
        recruit,
        blade,
        does(
          { do: 'attach', what: { each: { named: 'Test Blade' } }, to: { each: { named: 'Test Recruit' } } },
          { do: 'kill', what: { each: { named: 'Test Recruit' } } },
        ),
      ],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Test Recruit'), game.unit('Test Blade')]).toMatchObject([
      [],
      { zone: 'base', controller: 1 },
    ]);
  });
});
