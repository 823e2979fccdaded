import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

describe('keywords that scenarios give', () => {
  const token = (name: string, might: number, ...keywords: string[]) => ({ token: { name, might, keywords } });

  it('riftbound:144.4.c.1 Ganking lets a unit move on with its standard move, riftbound:810.1.b from battlefield to battlefield, riftbound:810.1.c.1 and still home', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PEAK, units: [token('Rover', 2, 'ganking')] }, { card: GROVE }],
    });
    game.choose(0, { kind: 'MOVE', card: 'Rover' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', GROVE]);
    game.choose(0, { card: GROVE }).settle();
    expect([game.holder(GROVE), game.holder(PEAK)]).toEqual([0, null]);
    expect(game.ready('Rover')).toBe(false);
    const plain = position([{}, {}], { battlefields: [{ card: PEAK, units: [token('Walker', 2)] }, { card: GROVE }] });
    expect(plain.choose(0, { kind: 'MOVE', card: 'Walker' }).where('Walker')).toBe('base');
  });
  it('riftbound:826.3 Backline is assigned damage last', () => {
    const game = position([{ base: [token('Brute', 3)] }, {}], {
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: [
            { ...token('Guard', 2), controller: 1 },
            { ...token('Archer', 2, 'backline'), controller: 1 },
          ],
        },
      ],
    });
    game.move(0, 'Brute', PEAK).pass().pass();
    expect(game.decision().kind).toBe('COMBAT_DAMAGE');
    expect(
      game.refused(0, {
        distribute: [
          { option: { card: 'Archer' }, amount: 2 },
          { option: { card: 'Guard' }, amount: 1 },
        ],
      }).rules,
    ).toContain('riftbound:815.1.c.2');
    game.calm();
    expect([game.onBoard('Guard').length, game.onBoard('Archer').length]).toEqual([0, 1]);
  });
  it('riftbound:807.1.b.3 Assault without a number is 1, riftbound:814.1.b.3 Shield as well', () => {
    const game = position([{ base: [token('Spear', 1, 'assault')] }, {}], {
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: [
            { ...token('Wall', 1, 'shield'), controller: 1 },
            { ...token('Post', 1), controller: 1 },
          ],
        },
      ],
    });
    game.move(0, 'Spear', PEAK);
    expect([game.might('Spear'), game.might('Wall'), game.might('Post')]).toEqual([2, 2, 1]);
  });
  it('riftbound:807.2 several instances of Assault add up', () => {
    const game = position([{ base: [token('Spear', 1, 'assault', 'assault')] }, {}]).move(0, 'Spear', PEAK);
    expect(game.might('Spear')).toBe(1);
    const fight = position([{ base: [token('Spear', 1, 'assault', 'assault')] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [{ ...token('Post', 9), controller: 1 }] }],
    }).move(0, 'Spear', PEAK);
    expect(fight.might('Spear')).toBe(3);
  });
  it('riftbound:809.2 several instances of Deflect add up', () => {
    const game = position([
      { hand: ['Stupefy'], runes: [runes(2, 'Mind')] },
      { base: [token('Ghost', 2, 'deflect', 'deflect')] },
    ]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Ghost' }]] });
    expect(game.runes(0)).toEqual([]);
  });
  it('riftbound:814.2 several instances of Shield add up', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 1, units: [{ ...token('Wall', 1, 'shield', 'shield'), controller: 1 }] },
      ],
    });
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.might('Wall')).toBe(3);
  });
  it('riftbound:815.2 several instances of Tank are one', () => {
    const game = position([{ base: [token('Rock', 2, 'tank', 'tank')] }, {}]);
    expect(game.unit('Rock').keywords).toEqual(['tank']);
    // Whichever is assigned the damage: neither comes before the other.
    const left = (to: string) => {
      const fight = position([{ base: [token('Brute', 2)] }, {}], {
        battlefields: [
          {
            card: PEAK,
            controller: 1,
            units: [token('Rock', 2, 'tank', 'tank'), token('Stone', 2, 'tank')].map((t) => ({ ...t, controller: 1 })),
          },
        ],
      });
      fight.move(0, 'Brute', PEAK).pass().pass();
      fight.answer(0, { distribute: [{ option: { card: to }, amount: 2 }] }).settle();
      return [fight.onBoard('Rock').length, fight.onBoard('Stone').length];
    };
    expect([left('Rock'), left('Stone')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
