/** Cards of theme decks that are written by hand, where their texts of then say something that is easily missed. */
import { lands, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const settle = (game: Play): Play => {
  while (!game.waiting() || game.view().stack.length > 0) {
    if (game.waiting()) game.pass();
    else game.takeDefault(game.decision().kind);
  }
  return game;
};

describe('Treachery', () => {
  const untapped = (game: Play): number => game.all('Island').filter(({ tapped }) => !tapped).length;

  it('mtg-2003:404.3 untaps lands for who played it from their hand', () => {
    const game = position2003([
      { hand: ['Treachery'], battlefield: lands(5, 'Island') },
      { battlefield: ['Grizzly Bears'] },
    ]).cast(0, 'Treachery');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Grizzly Bears' });
    expect(untapped(game)).toBe(0);
    game.pass().pass();
    while (!game.waiting() || game.view().stack.length > 0) {
      if (game.waiting()) game.pass();
      else
        game.choose(
          0,
          (game.decision().options ?? [])
            .slice(0, game.decision().max ?? 5)
            .map(({ object }) => ({ object: object as string })),
        );
    }
    expect([untapped(game), game.the('Grizzly Bears').controller]).toEqual([5, 0]);
  });

  it('mtg-2003:404.3 untaps none where something else puts it into play', () => {
    const tapped = lands(5, 'Island').map((card) => ({ card: String(card), tapped: true }));
    const game = position2003([
      { hand: ['Replenish'], graveyard: ['Treachery'], battlefield: [...tapped, ...lands(4, 'Plains')] },
      { battlefield: ['Grizzly Bears'] },
    ]).cast(0, 'Replenish');
    settle(game);
    expect([game.zones('Treachery'), untapped(game)]).toEqual([['battlefield'], 0]);
  });
});

describe('Saproling Burst', () => {
  it('makes Saprolings as large as it has counters, and of no size once it is gone', () => {
    const game = position2003([
      {
        hand: ['Disenchant'],
        battlefield: [{ card: 'Saproling Burst', counters: { fade: 7 } }, ...lands(2, 'Plains')],
      },
      {},
    ]);
    game.activate(0, 'Saproling Burst').resolve();
    expect(game.figures('Saproling')).toBe('6/6');
    game.activate(0, 'Saproling Burst').resolve();
    expect(game.all('Saproling').map(({ power }) => power)).toEqual([5, 5]);
    game.castAt(0, 'Disenchant', { card: 'Saproling Burst' }).pass().pass();
    // They have gone before the ability that destroys them resolves.
    expect([game.all('Saproling'), game.view().stack.length]).toEqual([[], 1]);
  });
});

describe('Diabolic Servitude', () => {
  const served = (): Play =>
    settle(
      position2003([
        {
          hand: ['Diabolic Servitude', 'Dark Banishing', 'Disenchant'],
          graveyard: ['Hill Giant'],
          battlefield: [...lands(7, 'Swamp'), ...lands(2, 'Plains')],
        },
        {},
      ]).cast(0, 'Diabolic Servitude'),
    );

  it('goes back to the hand as the creature dies, which is removed from the game', () => {
    const game = served();
    expect(game.zones('Hill Giant')).toEqual(['battlefield']);
    settle(game.castAt(0, 'Dark Banishing', { card: 'Hill Giant' }));
    expect([game.zones('Hill Giant'), game.zones('Diabolic Servitude')]).toEqual([['exile'], ['hand']]);
  });

  it('takes the creature with it as it leaves play', () => {
    const game = served();
    settle(game.castAt(0, 'Disenchant', { card: 'Diabolic Servitude' }));
    expect([game.zones('Hill Giant'), game.zones('Diabolic Servitude')]).toEqual([['exile'], ['graveyard']]);
  });
});

describe('lands of theme decks', () => {
  it('Hickory Woodlot is sacrificed with its last counter, and its mana stays', () => {
    const game = position2003([
      { hand: ['Grizzly Bears'], battlefield: [{ card: 'Hickory Woodlot', counters: { depletion: 1 } }] },
      {},
    ]);
    game.cast(0, 'Grizzly Bears');
    expect([game.zones('Hickory Woodlot'), game.view().stack.length]).toEqual([['graveyard'], 1]);
  });

  it('Krosan Verge brings a Forest and a Plains, tapped, or the one that is there', () => {
    const verge = (library: string[]): Play => {
      const game = position2003([{ library, battlefield: ['Krosan Verge', ...lands(2, 'Forest')] }, {}]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Krosan Verge', mana: false });
      while (!game.waiting() || game.view().stack.length > 0) {
        if (game.waiting()) game.pass();
        else {
          const { seat, options = [], max = 1 } = game.decision();
          game.choose(
            seat,
            options.slice(0, max ?? 1).map(({ object }) => ({ object: object as string })),
          );
        }
      }
      return game;
    };
    const both = verge(['Plains', 'Forest', 'Island']);
    expect(both.all('Plains').map(({ tapped }) => tapped)).toEqual([true]);
    expect([both.all('Forest').length, both.zones('Krosan Verge'), both.zones('Island')]).toEqual([
      3,
      ['graveyard'],
      ['library'],
    ]);
    expect([verge(['Island', 'Forest']).all('Forest').length, verge(['Plains']).all('Plains').length]).toEqual([3, 1]);
  });
});
