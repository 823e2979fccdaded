/** Cards that count basic land types. */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

/** Three types, one of them twice, and a land of none. */
const THREE = ['Plains', 'Plains', 'Island', 'Swamp'];

describe('cards with domain', () => {
  it.each([
    ['Wayfaring Giant', '4/6'],
    ['Kavu Scout', '3/2'],
  ])('%s (mtg:207.2c) is so large: %s', (name, figures) => {
    expect(magicPosition([{ battlefield: [name, ...THREE] }, { battlefield: ['Forest'] }]).figures(name)).toBe(figures);
  });

  it('Strength of Unity and Exotic Curse (mtg:613.4c) count the lands of their own controllers', () => {
    const game = magicPosition([
      { hand: ['Strength of Unity', 'Exotic Curse'], battlefield: [...THREE, ...lands(4, 'Plains'), 'Swamp'] },
      { battlefield: ['Craw Wurm', 'Forest', 'Mountain'] },
    ]);
    game.castAt(0, 'Strength of Unity', { card: 'Craw Wurm' }).resolve();
    expect(game.figures('Craw Wurm')).toBe('9/7');
    game.castAt(0, 'Exotic Curse', { card: 'Craw Wurm' }).resolve();
    expect(game.figures('Craw Wurm')).toBe('6/4');
  });

  it("Gaea's Might (mtg:608.2h) grows as much as there are types as it resolves", () => {
    const game = magicPosition([{ hand: ["Gaea's Might"], battlefield: [...THREE, 'Forest', 'Grizzly Bears'] }, {}]);
    expect(game.castAt(0, "Gaea's Might", { card: 'Grizzly Bears' }).resolve().figures('Grizzly Bears')).toBe('6/6');
  });

  it('Wandering Stream (mtg:119.3) gains two life for each type', () => {
    const game = magicPosition([{ hand: ['Wandering Stream'], battlefield: [...THREE, 'Forest'] }, {}]);
    expect(game.cast(0, 'Wandering Stream').resolve().life(0)).toBe(28);
  });

  it('Ordered Migration (mtg:111.1) creates a Bird for each type', () => {
    const game = magicPosition([{ hand: ['Ordered Migration'], battlefield: [...THREE, 'Island', 'Island'] }, {}]);
    expect(game.cast(0, 'Ordered Migration').resolve().all('Bird').length).toBe(3);
  });

  it('Allied Strategies (mtg:121.1) has a player draw for the types of their own lands', () => {
    const game = magicPosition([
      { hand: ['Allied Strategies'], battlefield: lands(5, 'Island') },
      { battlefield: ['Forest', 'Mountain'] },
    ]);
    expect(game.castAt(0, 'Allied Strategies', { player: 1 }).resolve().hand(1)).toBe(2);
  });

  it('Stratadon (mtg:601.2f) costs one less for each type', () => {
    const costs = (battlefield: string[]): boolean =>
      magicPosition([{ hand: ['Stratadon'], battlefield }, {}])
        .decision()
        .options?.some((o) => o.kind === 'CAST') ?? false;
    expect([costs([...THREE, ...lands(3, 'Swamp')]), costs([...THREE, ...lands(2, 'Swamp')])]).toEqual([true, false]);
  });

  it('Quirion Dryad (mtg:603.2) grows with spells of other colors, and with green ones that have another', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Giant Growth'], battlefield: ['Quirion Dryad', 'Mountain', 'Forest'] },
      {},
    ]);
    game.castAt(0, 'Giant Growth', { player: 1, card: 'Quirion Dryad' } as never).resolve();
    expect(game.the('Quirion Dryad').counters ?? {}).toEqual({});
    game.castAt(0, 'Shock', { player: 1 }).resolve();
    expect(game.the('Quirion Dryad').counters).toEqual({ '+1/+1': 1 });
  });

  const grown = (kicked: boolean): Play => {
    const game = magicPosition([
      {
        hand: ['Primal Growth'],
        battlefield: ['Grizzly Bears', ...lands(3, 'Forest')],
        library: ['Swamp', 'Island', 'Taiga', 'Plains'],
      },
      {},
    ]).cast(0, 'Primal Growth');
    while (!game.waiting()) {
      if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: kicked });
      else game.choose(0, { card: 'Grizzly Bears' });
    }
    return game.pass().pass();
  };

  it('Primal Growth (mtg:702.33a) fetches a basic land, or two where it was kicked', () => {
    const once = grown(false);
    expect(once.decision()).toMatchObject({ kind: 'SEARCH', max: 1 });
    expect(once.decision().options?.some(({ card }) => card === 'Taiga')).toBe(false);
    once.choose(0, { card: 'Swamp' });
    expect([once.zones('Swamp'), once.the('Swamp').tapped, once.zones('Grizzly Bears')]).toEqual([
      ['battlefield'],
      false,
      ['battlefield'],
    ]);
    const twice = grown(true);
    twice.choose(0, [{ card: 'Swamp' }, { card: 'Plains' }]);
    expect([twice.zones('Swamp'), twice.zones('Plains'), twice.zones('Grizzly Bears')]).toEqual([
      ['battlefield'],
      ['battlefield'],
      ['graveyard'],
    ]);
  });

  it('Magnigoth Treefolk (mtg:702.14c) walks through the types among its controller’s lands', () => {
    const blocked = (mine: string, theirs: string): string => {
      const game = magicPosition([
        { battlefield: ['Magnigoth Treefolk', mine] },
        { battlefield: ['Grizzly Bears', theirs] },
      ]);
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Magnigoth Treefolk').until({ step: 'declareBlockers' });
      return game.decision().kind;
    };
    expect([blocked('Island', 'Island'), blocked('Island', 'Forest')]).toEqual(['PRIORITY', 'BLOCKERS']);
  });
});
