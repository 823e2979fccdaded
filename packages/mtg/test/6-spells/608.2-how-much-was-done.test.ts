import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { anyTarget, creatureCard, instant, keyword, t, target } from './test-cards.js';

const basic = [{ has: ['types', 'Land'] as [string, string] }, { has: ['supertypes', 'Basic'] as [string, string] }];
ownCards(
  instant('Test Drain', '{0}', {
    targets: [target(anyTarget)],
    effects: [
      { do: 'damage', to: t(0), amount: 5, total: 'dealt' },
      { do: 'stat', who: 'you', stat: 'life', amount: { number: 'dealt' } },
    ],
  }),
  instant('Test Guarding Light', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', prevent: true },
        entities: { each: { player: 'opponent' } },
        shield: 2,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Furrow', '{0}', {
    effects: [
      { do: 'search', filter: basic, count: 2, reveal: true, save: 'found' },
      { do: 'choose', among: { saved: 'found' }, save: 'one' },
      { do: 'move', what: { saved: 'one' }, to: 'battlefield', status: { tapped: true }, cause: 'return' },
      { do: 'move', what: { each: [{ zone: 'library' }, { in: { saved: 'found' } }] }, to: 'hand', cause: 'return' },
      { do: 'shuffle', who: 'you' },
    ],
  }),
  instant('Test Salvage', '{0}', {
    effects: [
      { do: 'random', who: 'you', zone: 'graveyard', filter: [{ has: ['types', 'Creature'] }], save: 'lot' },
      { do: 'move', what: { saved: 'lot' }, to: 'hand', cause: 'return' },
    ],
  }),
  instant('Test Oracle', '{0}', {
    effects: [
      { do: 'reveal', what: { top: 1 } },
      {
        do: 'if',
        if: { is: [{ top: 1 }, [{ has: ['types', 'Land'] }]] },
        then: [{ do: 'move', what: { top: 1 }, to: 'battlefield', controller: 'you', cause: 'return' }],
        else: [{ do: 'move', what: { top: 1 }, to: 'hand', cause: 'return' }],
      },
    ],
  }),
  creatureCard('Test Hide', '{1}', 'Beast', '1/3', keyword('infect')),
);

describe('what was done is known by what really happened', () => {
  it('mtg:608.2h damage that was dealt is counted, not what was prevented nor the life that was lost', () => {
    const game = magicPosition([{ hand: ['Test Drain', 'Test Guarding Light'] }, { battlefield: ['Test Hide'] }])
      .cast(0, 'Test Guarding Light')
      .resolve()
      .cast(0, 'Test Drain', { player: 1 })
      .resolve();
    expect([game.life(1), game.life(0)]).toEqual([17, 23]);
    const all = magicPosition([{ hand: ['Test Drain'] }, { battlefield: ['Test Hide'] }])
      .cast(0, 'Test Drain', { card: 'Test Hide' })
      .resolve();
    expect([all.zones('Test Hide'), all.life(0)]).toEqual([['graveyard'], 25]);
  });

  it('mtg:701.23a what is found may stay until it is put somewhere, one here and one there', () => {
    const game = magicPosition([
      { hand: ['Test Furrow'], library: [...lands(1, 'Forest'), ...lands(1, 'Island'), 'Test Hide'] },
      {},
    ])
      .cast(0, 'Test Furrow')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', max: 2 });
    game.choose(0, [{ card: 'Forest' }, { card: 'Island' }]);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'CHOOSE_OBJECTS', min: 1, max: 1 });
    game.choose(0, { card: 'Island' });
    expect([game.zones('Island'), game.zones('Forest'), game.zones('Test Hide')]).toEqual([
      ['battlefield'],
      ['hand'],
      ['library'],
    ]);
    expect(game.the('Island')).toMatchObject({ tapped: true });
  });

  it('mtg:701.23b who finds nothing puts nothing anywhere', () => {
    const game = magicPosition([{ hand: ['Test Furrow'], library: ['Test Hide', ...lands(1, 'Forest')] }, {}])
      .cast(0, 'Test Furrow')
      .resolve();
    game.choose(0, []);
    expect([game.zones('Forest'), game.decision().kind]).toEqual([['library'], 'PRIORITY']);
  });

  it('mtg:608.2d what comes by lot is one of those that fit', () => {
    const graveyard = [...lands(3, 'Forest'), 'Test Hide'];
    const game = magicPosition([{ hand: ['Test Salvage'], graveyard }, {}])
      .cast(0, 'Test Salvage')
      .resolve();
    expect([game.zones('Test Hide'), game.hand(0)]).toEqual([['hand'], 1]);
  });

  it('mtg:608.2c mtg-2003:413.2b the card on top is asked about where it lies, and goes where that leads', () => {
    const seen = (...library: string[]) =>
      magicPosition([{ hand: ['Test Oracle'], library }, {}])
        .cast(0, 'Test Oracle')
        .resolve();
    expect(seen('Forest', 'Test Hide').zones('Forest')).toEqual(['battlefield']);
    const other = seen('Test Hide', 'Forest');
    expect([other.zones('Test Hide'), other.zones('Forest')]).toEqual([['hand'], ['library']]);
    expect(seen().hand(0)).toBe(0);
  });
});
