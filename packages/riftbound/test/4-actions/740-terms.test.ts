/** What words of cards mean: alone, attacking, winning (740). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const PATH = 'Rockfall Path';
const _might = (value: number): JsonObject => ({
  do: 'modify',
  what: { target: 0 },
  mods: [{ mod: 'add', stat: 'might', value }],
});

describe('events and places', () => {
  it('riftbound:740.2.a a unit is alone in a base too, where no other friendly unit is', () => {
    const loner = unit('Test Loner', 2, {
      kind: 'static',
      if: { is: ['self', { is: 'alone' }] },
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    });
    const at = (...base: string[]) =>
      position([{ base: ['Test Loner', ...base] }, { base: ['Honest Broker'] }], { definitions: [loner] });
    expect([at().might('Test Loner'), at('Pouty Poro').might('Test Loner')]).toEqual([4, 2]);
  });

  it('riftbound:383.4.e, riftbound-zh:376.4.d attacking and defending units say at which battlefield', () => {
    const ready = { do: 'counters', what: { event: 'battlefield' }, kind: 'seen', amount: 1 };
    const scout = unit('Test Scout', 2, triggered({ on: 'unit:attack', object: 'self' }, ready));
    const guard = unit('Test Guard', 2, triggered({ on: 'unit:defend', object: 'self' }, ready));
    const game = position([{ base: ['Test Scout'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [{ card: 'Test Guard', controller: 1 }] }, { card: PEAK }],
      definitions: [scout, guard],
    });
    game.move(0, 'Test Scout', PATH).settle();
    expect(game.the(PATH).counters).toEqual({ seen: 2 });
  });

  it('riftbound:196 a win by an effect says so', () => {
    const triumph = spell('Test Triumph', { effects: [{ do: 'win', who: 'you' }] });
    const game = position([{ hand: ['Test Triumph'] }, {}], { definitions: [triumph] })
      .play(0, 'Test Triumph')
      .settle();
    expect(game.result()).toMatchObject({ winners: [0], reason: 'an effect says so', rules: ['riftbound:196'] });
  });
});
