/** Cards of older theme decks. */
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const lands = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

describe('cards of older theme decks', () => {
  it('Heartstone makes abilities of creatures cost one less, and none less than one (mtg:601.2f)', () => {
    const game = magicPosition([
      { battlefield: ['Heartstone', 'Shivan Dragon', 'Anaba Shaman', ...lands(1, 'Mountain')] },
      {},
    ]);
    const costs = game
      .decision()
      .options?.filter((o) => o.kind === 'ACTIVATE' && o.mana !== true)
      .map(({ card, cost }) => [card, cost]);
    // {R} stays one mana; {R}, {T} as well.
    expect(costs).toEqual([
      ['Shivan Dragon', '{R}'],
      ['Anaba Shaman', '{R}, {T}'],
    ]);
    const cheaper = magicPosition([{ battlefield: ['Heartstone', 'Molten Hydra', ...lands(2, 'Mountain')] }, {}]);
    cheaper.choose(0, { kind: 'ACTIVATE', card: 'Molten Hydra', ability: 0 }).resolve();
    expect(cheaper.figures('Molten Hydra')).toBe('2/2');
    expect(cheaper.all('Mountain').filter(({ tapped }) => tapped).length).toBe(2);
  });

  it('Tempting Licid: all that can block the creature that it is on do so (mtg:509.1c)', () => {
    const game = magicPosition([
      { battlefield: ['Tempting Licid', 'Grizzly Bears', 'Forest'] },
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
    ]);
    game.activate(0, 'Tempting Licid');
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    game.resolve();
    expect(game.the('Tempting Licid')).toMatchObject({
      types: ['Enchantment'],
      attachedTo: game.the('Grizzly Bears').id,
    });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').until({ step: 'declareBlockers' });
    if (game.decision().kind === 'BLOCKERS') {
      game.refused(1, { assign: [] });
      game.block(1, ['Hill Giant', 'Grizzly Bears'], ['Gray Ogre', 'Grizzly Bears']);
    }
    expect(
      [game.the('Hill Giant'), game.the('Gray Ogre')].map(({ blocking }) => (blocking as string[]).length),
    ).toEqual([1, 1]);
  });

  it('Verdant Touch makes a land a creature for good, and comes back when that is paid for (mtg:702.27a)', () => {
    const game = magicPosition([{ hand: ['Verdant Touch'], battlefield: [...lands(4, 'Forest'), 'Island'] }, {}]);
    game.cast(0, 'Verdant Touch');
    while (!game.waiting()) {
      if (game.decision().kind === 'OPTIONAL_COST' || game.decision().shape === 'CONFIRM')
        game.answer(0, { confirm: true });
      else game.choose(0, { card: 'Island' });
    }
    game.resolve();
    expect([game.figures('Island'), game.zones('Verdant Touch')]).toEqual(['2/2', ['hand']]);
    expect(game.the('Island').types).toEqual(['Land', 'Creature']);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.figures('Island')).toBe('2/2');
  });
});
