/** Ripple (702.60): others of its name from the top of the library. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, counterSpell, gainLife, instant, keyword, spell, t, target } from '../../6-spells/test-cards.js';

ownCards(
  card('Test Wave', {
    cost: '{1}{R}',
    type: 'Sorcery',
    abilities: [keyword('ripple', { value: 3 }), spell({ effects: [gainLife(1)] })],
  }),
  card('Test Twin Wave', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [keyword('ripple', { value: 1 }), keyword('ripple', { value: 2 }), spell({ effects: [gainLife(1)] })],
  }),
  instant('Test Stop', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [counterSpell(t(0))],
  }),
);

const library = ['Forest', 'Test Wave', 'Test Wave', 'Test Wave', 'Plains'];
const cast = (cards: string[] = library, more: string[] = []): Play =>
  magicPosition([{ hand: ['Test Wave', ...more], library: cards, battlefield: lands(2, 'Mountain') }, {}]).cast(
    0,
    'Test Wave',
  );
const inLibrary = (game: Play): unknown[] => {
  const { objects, zones } = game.service.view(game.state, 'judge');
  const pile = zones.find(({ id, owner }) => id === 'library' && owner === 0);
  return pile && 'objects' in pile ? pile.objects.map((id) => objects[id]?.card) : [];
};

describe('ripple (702.60)', () => {
  it('mtg:702.60a as it is cast, cards with its name among the top ones are cast for nothing, and the others go below', () => {
    const game = cast().resolve().answer(0, { confirm: true });
    expect(game.happened('REVEALED')).toHaveLength(1);
    game.choose(0, { card: 'Test Wave' });
    game.choose(0, { card: 'Test Wave' });
    expect(game.view().stack.filter((s) => s.card === 'Test Wave' && s.kind === 'SPELL')).toHaveLength(3);
    expect(inLibrary(game).at(-1)).toBe('Forest');
    expect(game.all('Mountain').filter((o) => o.tapped)).toHaveLength(2);
  });

  it('mtg:702.60a any of them may be left: they go to the bottom in the order that their player chooses', () => {
    const game = cast().resolve().answer(0, { confirm: true }, { choose: [] });
    game.answer(0, { order: [{ card: 'Test Wave' }, { card: 'Forest' }, { card: 'Test Wave' }] });
    expect(inLibrary(game)).toEqual(['Test Wave', 'Plains', 'Test Wave', 'Forest', 'Test Wave']);
  });

  it('mtg:702.60a nobody need reveal anything', () => {
    const game = cast().resolve().answer(0, { confirm: false });
    expect([game.happened('REVEALED'), inLibrary(game)]).toEqual([[], library]);
  });

  it('mtg:702.60a with fewer cards all are revealed', () => {
    const game = cast(['Test Wave', 'Plains']).resolve().answer(0, { confirm: true });
    expect(game.happened('REVEALED')[0]?.cards).toHaveLength(2);
  });

  it('mtg:702.60a it works on the stack alone, and once the spell is gone still knows its name', () => {
    const game = cast(library, ['Test Stop']).castAt(0, 'Test Stop', { card: 'Test Wave' }).resolve();
    game.resolve().answer(0, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'PLAY_CARD' });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Wave', 'Test Wave']);
  });

  it('mtg:702.60b several instances trigger each by itself', () => {
    const game = magicPosition([{ hand: ['Test Twin Wave'], library: lands(6, 'Forest') }, {}]).cast(
      0,
      'Test Twin Wave',
    );
    while (!game.waiting()) game.takeDefault(game.decision().kind);
    expect(game.view().stack.filter((s) => s.kind === 'ABILITY')).toHaveLength(2);
  });

  it('Surging Flame (mtg:702.60a) burns twice', () => {
    const game = magicPosition([
      { hand: ['Surging Flame'], library: ['Surging Flame', ...lands(5, 'Forest')], battlefield: lands(2, 'Mountain') },
      {},
    ])
      .cast(0, 'Surging Flame', { player: 1 })
      .resolve()
      .answer(0, { confirm: true })
      .choose(0, { card: 'Surging Flame' }, { player: 1 });
    while (game.view().stack.length > 0 || !game.waiting()) {
      const d = game.decision();
      if (d.kind === 'MAY') game.answer(0, { confirm: false });
      else game.answer(d.seat, d.default);
    }
    expect(game.life(1)).toBe(16);
  });

  it('Surging Might (mtg:702.60a) is an Aura with ripple', () => {
    const game = magicPosition([
      { hand: ['Surging Might'], library: lands(5, 'Forest'), battlefield: [...lands(3, 'Forest'), 'Grizzly Bears'] },
      {},
    ]).castAt(0, 'Surging Might', { card: 'Grizzly Bears' });
    game.resolve().answer(0, { confirm: false }).resolveAll();
    expect(game.figures('Grizzly Bears')).toBe('4/4');
  });

  it('Surging Dementia (mtg:702.60a) takes a card for each of its name', () => {
    const game = magicPosition([
      {
        hand: ['Surging Dementia'],
        library: ['Surging Dementia', ...lands(5, 'Forest')],
        battlefield: lands(2, 'Swamp'),
      },
      { hand: lands(3, 'Plains') },
    ])
      .cast(0, 'Surging Dementia', { player: 1 })
      .resolve()
      .answer(0, { confirm: true })
      .choose(0, { card: 'Surging Dementia' }, { player: 1 });
    while (game.view().stack.length > 0 || !game.waiting()) {
      const d = game.decision();
      if (d.kind === 'MAY') game.answer(0, { confirm: false });
      else game.answer(d.seat, d.default);
    }
    expect(game.hand(1)).toBe(1);
  });
});
