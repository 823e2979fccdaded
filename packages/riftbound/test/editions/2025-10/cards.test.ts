/** The cards of October 2025: which there are, and why another one is not among them. */
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../../src/index.js';
import { spell } from '../../support/own-cards.js';
import { GROVE, runes } from '../../support/position.js';
import { giant, recruit, UNIT } from '../../support/rites.js';
import { thenAndNow } from './support.js';

const cards = riftbound.cardsOf?.('2025-10') ?? riftbound.cards;
const deck = (card: string) => ({ main: [{ card, count: 1 }] });

describe('cards of edition 2025-10', () => {
  it('are those of Origins and Proving Grounds', () => {
    expect(cards.get('Cleave')).toMatchObject({ name: 'Cleave', support: 'exact' });
    expect(cards.get('Incinerate')).toMatchObject({ support: 'exact' });
  });

  it('leave out what came later, with the reason', () => {
    const { errors } = riftbound.validateDeck('2025-10', deck('Honest Broker'));
    expect(errors).toContainEqual(
      expect.objectContaining({
        code: 'UNSUPPORTED_CARD',
        detail: expect.stringContaining('edition 2025-10 has only cards of Origins and Proving Grounds'),
      }),
    );
    expect(riftbound.cards.get('Honest Broker')).toMatchObject({ support: 'exact' });
  });
});

describe('cards as they were', () => {
  const deadly = { do: 'damage', to: { target: 0 }, amount: 6 };
  const zap = spell('Test Zap', { targets: [{ what: UNIT }], effects: [deadly] });
  it('riftbound-zh:366 Zhonya’s Hourglass recalls the unit as it is: with lethal damage it dies all the same', () => {
    const saved = thenAndNow((position) => {
      const game = position([{ hand: ['Test Zap'], base: ['Test Giant', "Zhonya's Hourglass"] }, {}], {
        definitions: [giant, zap],
      });
      const [target] = game.onBoard('Test Giant');
      game.play(0, 'Test Zap', { targets: [[{ object: target?.id as string }]] }).settle();
      return [game.onBoard('Test Giant').length, game.onBoard("Zhonya's Hourglass").length];
    });
    expect(saved).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  it('riftbound-zh:366 and one that is killed by an instruction is saved by it as today', () => {
    const saved = thenAndNow(
      (position) =>
        position([{ hand: ['Test Rite'], base: ['Test Giant', "Zhonya's Hourglass"] }, {}], {
          definitions: [
            giant,
            spell('Test Rite', { effects: [{ do: 'kill', what: { each: { named: 'Test Giant' } } }] }),
          ],
        })
          .play(0, 'Test Rite')
          .settle()
          .unit('Test Giant').exhausted,
    );
    expect(saved).toEqual([true, true]);
  });
  it('riftbound-zh:390.3 what is to be so many is not fewer: with a single rune Annie, Dark Child readies none', () => {
    const readied = thenAndNow((position) => {
      const game = (many: number) =>
        position([{ legend: 'Annie, Dark Child', runes: [runes(many, 'Fury', true)] }, { runes: [] }])
          .pass()
          .calm()
          .runes(0)
          .filter(({ exhausted }) => !exhausted).length;
      return [game(1), game(2)];
    });
    expect(readied.map(([one]) => one)).toEqual([0, 0]);
    expect(readied[0]?.[1]).toBe(2);
  });
  it('Targon’s Peak asks for two runes as it is conquered, and readies them at the end of the turn', () => {
    const asked = thenAndNow((position) => {
      const game = position([{ base: ['Test Giant'], runes: [runes(3, 'Fury', true)] }, {}], {
        definitions: [giant],
        battlefields: [
          { card: "Targon's Peak", owner: 0 },
          { card: GROVE, owner: 1 },
        ],
      }).move(0, 'Test Giant', "Targon's Peak");
      for (let passes = 0; passes < 6 && game.decision().kind === 'PRIORITY'; passes++) game.pass();
      const { kind, min, max } = game.decision();
      return [kind, min, max, game.view().turn.phase];
    });
    expect(asked).toEqual([
      ['TARGETS', 2, 2, 'main'],
      ['TARGETS', 0, 2, 'end'],
    ]);
  });
  it('Kinkou Monk buffs two other units, or nobody', () => {
    const asked = thenAndNow((position) => {
      const game = position(
        [{ hand: ['Kinkou Monk'], base: ['Test Giant', 'Test Recruit'], runes: [runes(6, 'Body')] }, {}],
        {
          definitions: [giant, recruit],
        },
      );
      game.play(0, 'Kinkou Monk');
      return game.decision().min ?? null;
    });
    expect(asked[1]).toBe(0);
    expect(asked[0]).not.toBe(0);
  });
});
