import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, destroy, draw, each, instant, rule } from '../../src/language/builders.js';

const away = (name: string, position: 'top' | 'bottom') =>
  instant(name, '{0}', {
    effects: [{ do: 'move', what: each(creature), to: 'library', position, cause: 'return' }],
  });
for (const definition of [
  away('Test Lift', 'top'),
  away('Test Sink', 'bottom'),
  instant('Test Draw One', '{0}', { effects: [draw(1)] }),
  instant('Test Draw Each', '{0}', { effects: [draw(2, 'players')] }),
  instant('Test End All', '{0}', { effects: [destroy(each(creature))] }),
  card('Test Tower', {
    type: 'Artifact',
    abilities: [
      {
        kind: 'static',
        affects: { players: 'you' },
        mods: [rule('noMaximumHandSize')],
      },
    ],
  }),
])
  ownCards(definition);

const library = (game: Play, seat: number): unknown[] => {
  const zone = game.view().zones.find((z) => z.id === 'library' && z.owner === seat) as { objects?: string[] };
  return (zone.objects ?? []).map((id) => game.view().objects[id]?.card);
};

describe('libraries (401)', () => {
  it('mtg:401.4 the owner orders several cards that are put there together', () => {
    const game = magicPosition([
      { hand: ['Test Lift'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Air Elemental'] },
    ]);
    game.cast(0, 'Test Lift').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'ORDER', shape: 'ORDER' });
    game.answer(0, { order: [{ card: 'Hill Giant' }, { card: 'Grizzly Bears' }] });
    expect(library(game, 0).slice(0, 2)).toEqual(['Hill Giant', 'Grizzly Bears']);
    expect(library(game, 1)[0]).toBe('Air Elemental');
  });

  it('mtg:401.4 the same on the bottom; nobody else is told the order', () => {
    const game = magicPosition([{ hand: ['Test Sink'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
    game.cast(0, 'Test Sink').resolve();
    expect(game.decision().seat).toBe(1);
    game.answer(1, { order: [{ card: 'Hill Giant' }, { card: 'Grizzly Bears' }] });
    expect(library(game, 1).slice(-2)).toEqual(['Hill Giant', 'Grizzly Bears']);
    expect(Object.values(game.view(0).objects).some((o) => o.zone === 'library')).toBe(false);
  });

  it('mtg:401.4 whoever orders them sees which they are while asked and afterwards, and nobody else does', () => {
    const game = magicPosition([{ hand: ['Test Sink'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
    game.cast(0, 'Test Sink').resolve();
    const seen = (viewer: number | 'spectator') =>
      Object.values(game.view(viewer).objects).flatMap((o) => (o.zone === 'library' ? [o.card] : []));
    const { options } = game.decision();
    expect(options.map(({ object = '', card }) => [game.view(1).objects[object]?.card, card])).toEqual([
      ['Grizzly Bears', 'Grizzly Bears'],
      ['Hill Giant', 'Hill Giant'],
    ]);
    expect([seen(0), seen('spectator')]).toEqual([[], []]);
    game.answer(1, { order: [{ card: 'Hill Giant' }, { card: 'Grizzly Bears' }] });
    expect([seen(0), seen(1).sort(), seen('spectator')]).toEqual([[], ['Grizzly Bears', 'Hill Giant'], []]);
  });

  it('mtg:401.3 mtg-2003:217.2c everybody sees how many cards a library has, and mtg:401.2 nobody which', () => {
    const view = magicPosition([{}, { library: ['Shock', 'Mountain'] }]).view(1);
    const pile = view.zones.find((z) => z.id === 'library' && z.owner === 1);
    expect(pile).toMatchObject({ count: 2 });
    expect(Object.values(view.objects).some((o) => o.card === 'Shock')).toBe(false);
  });
});

describe('hands and graveyards (402, 404)', () => {
  it('mtg:402.2 mtg-2003:217.3b at the end of turn a hand is seven cards, unless an effect says otherwise', () => {
    const nine = lands(9, 'Plains');
    const game = magicPosition([{ hand: nine }, {}]).until({ kind: 'CLEANUP_DISCARD' });
    expect(game.decision()).toMatchObject({ seat: 0, min: 2, max: 2 });
    const free = magicPosition([{ hand: nine, battlefield: ['Test Tower'] }, {}]).until({ turn: 4, step: 'upkeep' });
    expect(free.hand(0)).toBe(9);
  });

  it('mtg:402.3 the cards of a hand are counted by all and seen by its owner alone', () => {
    const game = magicPosition([{ hand: ['Shock'] }, {}]);
    const sees = (seat: number): boolean => Object.values(game.view(seat).objects).some((o) => o.card === 'Shock');
    expect([sees(0), sees(1)]).toEqual([true, false]);
    expect(game.view(1).zones.find((z) => z.id === 'hand' && z.owner === 0)).toMatchObject({ count: 1 });
  });

  it('mtg:404.1 what is countered, discarded, destroyed or resolved goes to its owner’s graveyard, mtg:404.2 open to all', () => {
    const game = magicPosition([
      { hand: ['Test End All'], battlefield: ['Grizzly Bears'] },
      { battlefield: [{ card: 'Hill Giant', controller: 0 }] },
    ]);
    game.cast(0, 'Test End All').resolve();
    const graveyard = (seat: number) => {
      const zone = game.view(1).zones.find((z) => z.id === 'graveyard' && z.owner === seat) as { objects?: string[] };
      return (zone.objects ?? []).map((id) => game.view(1).objects[id]?.card);
    };
    expect(graveyard(1)).toEqual(['Hill Giant']);
    expect(graveyard(0)).toEqual(['Test End All', 'Grizzly Bears']);
  });
});

describe('drawing (121)', () => {
  it('mtg:121.2c when several players draw, the active player draws all of theirs first', () => {
    const game = magicPosition([{}, { hand: ['Test Draw Each'] }])
      .pass()
      .cast(1, 'Test Draw Each')
      .resolve();
    expect(game.happened('CARD_DRAWN').map((d) => d.seat)).toEqual([0, 0, 1, 1]);
  });

  it('mtg:121.4 who draws from an empty library loses when next somebody would get priority', () => {
    const game = magicPosition([{ hand: ['Test Draw One'], library: [] }, {}])
      .cast(0, 'Test Draw One')
      .resolve();
    expect(game.result()).toMatchObject({ winners: [1], rules: expect.arrayContaining(['mtg:704.5b']) });
  });
});
