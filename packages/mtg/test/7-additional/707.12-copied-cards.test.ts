/** Copies of cards that are cast (707.12). */
import { describe, expect, it } from 'vitest';
import { activated, card, damage, enters, instant, triggered, youCast } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const cards = [
  card('Test Scepter', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      triggered(enters, {
        effects: [
          {
            do: 'choose',
            from: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Instant'] }],
            min: 0,
            save: 'chosen',
          },
          { do: 'move', what: { saved: 'chosen' }, to: 'exile', cause: 'exile', keep: 'linked' },
        ],
      }),
      activated([{ pay: 'mana', cost: '{1}' }], {
        effects: [
          { do: 'copyCard', what: { each: [{ zone: 'exile' }, { linked: true }] }, save: 'copy' },
          { do: 'play', what: { saved: 'copy' }, cost: [] },
        ],
      }),
      triggered(youCast([]), { effects: [{ do: 'stat', stat: 'life', who: 'you', amount: 1 }] }),
    ],
  }),
  card('Test Press', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], {
        effects: [
          { do: 'move', what: { top: 2 }, to: 'exile', cause: 'exile', save: 'shown' },
          {
            do: 'choose',
            from: [{ zone: 'exile' }, { in: { saved: 'shown' } }, { has: ['types', 'Instant'] }],
            save: 'chosen',
          },
          { do: 'copyCard', what: { saved: 'chosen' }, count: 3, save: 'copies' },
          { do: 'play', what: { saved: 'copies' }, cost: [], several: true },
        ],
      }),
    ],
  }),
  instant('Test Jab', '{R}', { effects: [damage(2, 'opponents')] }),
];
const library = ['Forest', 'Forest', 'Forest'];
const imprinted = () =>
  own(cards, [
    { hand: ['Test Scepter', 'Test Jab'], battlefield: ['Island', 'Island', 'Island', 'Island'], library },
    { library },
  ])
    .cast(0, 'Test Scepter')
    .resolve()
    .resolve()
    .choose(0, { card: 'Test Jab' });

describe('a copy of a card that is cast', () => {
  it('mtg:707.12 is cast without paying, and the card stays where it is', () => {
    const game = imprinted().activate(0, 'Test Scepter').resolve();
    expect(game.zones('Test Jab')).toEqual(['exile', 'exile']);
    game.choose(0, { card: 'Test Jab' });
    expect(game.view().stack.length).toBeGreaterThan(0);
    game.resolveAll();
    expect([game.life(1), game.life(0), game.zones('Test Jab')]).toEqual([18, 21, ['exile']]);
  });

  it('mtg:707.12 one that is not cast is gone, and the card can be copied again', () => {
    const game = imprinted().activate(0, 'Test Scepter').resolve();
    game.answer(0, { choose: [] });
    expect([game.life(1), game.zones('Test Jab')]).toEqual([20, ['exile']]);
    game.activate(0, 'Test Scepter').resolve().choose(0, { card: 'Test Jab' }).resolveAll();
    expect([game.life(1), game.zones('Test Jab')]).toEqual([18, ['exile']]);
  });

  it('mtg:707.12 of three copies of one card as many are cast as their player likes', () => {
    const pressed = () =>
      own(cards, [{ battlefield: ['Test Press'], library: ['Test Jab', 'Forest', 'Forest'] }, { library }])
        .activate(0, 'Test Press')
        .resolve();
    const three = pressed();
    for (let i = 0; i < 3; i++) three.choose(0, { card: 'Test Jab' });
    expect(three.view().stack).toHaveLength(3);
    expect([three.resolveAll().life(1), three.zones('Test Jab')]).toEqual([14, ['exile']]);
    const one = pressed().choose(0, { card: 'Test Jab' });
    one.answer(0, { choose: [] });
    expect([one.resolveAll().life(1), one.zones('Test Jab')]).toEqual([18, ['exile']]);
  });
});
