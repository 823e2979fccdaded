import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, instant, keyword, t, target } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard('Test Bonded Bear', '{1}', 'Bear', '2/2', keyword('soulbond'), {
    kind: 'static',
    affects: [{ any: [{ self: true }, { in: 'paired' }] }],
    mods: [{ mod: 'add', stat: 'power', value: 3 }],
    if: { is: ['self', { is: 'paired' }] },
  }),
  creatureCard('Test Friend', '{1}', 'Human', '1/1'),
  creatureCard('Test Other', '{1}', 'Human', '1/1'),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }] }],
  }),
  instant('Test Stoning', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'types', value: ['Artifact'] }] }],
  }),
  instant('Test End', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
);

const bear = { hand: ['Test Bonded Bear'], battlefield: ['Test Friend', 'Test Other', ...lands(1, 'Forest')] };
const figures = (game: ReturnType<typeof magicPosition>) =>
  ['Test Bonded Bear', 'Test Friend', 'Test Other'].map((card) => game.figures(card));
const bound = (hand: string[] = []) =>
  magicPosition([
    { ...bear, hand: [...bear.hand, ...hand] },
    { hand: ['Test Theft', 'Test Stoning', 'Test End'], library: lands(3, 'Forest') },
  ])
    .cast(0, 'Test Bonded Bear')
    .resolve()
    .resolve()
    .choose(0, { card: 'Test Friend' });

describe('soulbond (702.95)', () => {
  it('mtg:702.95a as it enters it is paired with one creature of its controller, and both have what it gives', () => {
    expect(figures(bound())).toEqual(['5/2', '4/1', '1/1']);
  });

  it('mtg:702.95a it may be left alone, and is paired as another enters', () => {
    const game = magicPosition([
      { ...bear, hand: ['Test Bonded Bear', 'Test Friend'], battlefield: ['Test Other', ...lands(2, 'Forest')] },
      {},
    ])
      .cast(0, 'Test Bonded Bear')
      .resolve()
      .resolve()
      .answer(0, { choose: [] })
      .cast(0, 'Test Friend')
      .resolve()
      .resolve()
      .answer(0, { confirm: true });
    expect(figures(game)).toEqual(['5/2', '4/1', '1/1']);
  });

  it('mtg:702.95d what is paired is not paired with a third one', () => {
    const game = magicPosition([
      { hand: ['Test Bonded Bear', 'Test Other'], battlefield: ['Test Friend', ...lands(2, 'Forest')] },
      {},
    ])
      .cast(0, 'Test Bonded Bear')
      .resolve()
      .resolve()
      .choose(0, { card: 'Test Friend' })
      .cast(0, 'Test Other')
      .resolve();
    expect(game.view().stack).toEqual([]);
  });

  it('mtg:702.95e it is over where one is somebody else’s, no creature any more, or gone, and stays so', () => {
    for (const spell of ['Test Theft', 'Test Stoning', 'Test End']) {
      const game = bound().pass().cast(1, spell, { card: 'Test Friend' }).resolve();
      expect(game.figures('Test Bonded Bear')).toBe('2/2');
      game.until({ step: 'draw' });
      expect(game.figures('Test Bonded Bear')).toBe('2/2');
    }
  });

  it('mtg:702.95c nothing is paired where one of both is gone by then', () => {
    const game = magicPosition([
      { hand: ['Test Friend'], battlefield: ['Test Bonded Bear', ...lands(1, 'Forest')] },
      { hand: ['Test End'] },
    ])
      .cast(0, 'Test Friend')
      .resolve()
      .pass()
      .cast(1, 'Test End', { card: 'Test Friend' })
      .resolveAll();
    expect(game.figures('Test Bonded Bear')).toBe('2/2');
  });

  it('mtg:702.95b both show what they are paired with, and events tell when it begins and ends', () => {
    const pairOf = (game: ReturnType<typeof bound>) =>
      ['Test Bonded Bear', 'Test Friend', 'Test Other'].map((card) => game.the(card).pairedWith ?? null);
    const game = bound();
    const [bear, friend] = ['Test Bonded Bear', 'Test Friend'].map((card) => ({ object: game.the(card).id, card }));
    expect(pairOf(game)).toEqual([friend?.object, bear?.object, null]);
    expect(game.happened('PAIRED')).toMatchObject([{ cards: [bear, friend] }]);
    game.pass().cast(1, 'Test Stoning', { card: 'Test Friend' }).resolve();
    expect(pairOf(game)).toEqual([null, null, null]);
    expect(game.happened('UNPAIRED')).toMatchObject([{ cards: [friend, bear] }]);
  });
});
