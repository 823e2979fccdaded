/** Several players choose one after another what they give up, and all of it goes at the same time (101.4). */
import type { Effect } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, creatureCard, gainLife, triggered } from '../../src/language/builders.js';

const offered: Effect[] = [
  {
    do: 'choose',
    who: 'opponents',
    each: 'one',
    from: [creature, { controller: { saved: 'one' } }],
    min: 0,
    save: 'given',
  },
  { do: 'sacrifice', who: 'opponents', filter: [{ in: { saved: 'given' } }], save: 'done' },
  {
    do: 'if',
    if: { compare: [{ countOf: { saved: 'done' }, objects: true }, '>=', 1] },
    then: [{ do: 'draw', who: 'you', count: 1 }],
  },
];
ownCards(
  card('Test Tribute', { cost: '{0}', type: 'Sorcery', abilities: [{ kind: 'spell', effects: offered }] }),
  creatureCard(
    'Test Mourner',
    '{1}',
    'Cleric',
    '1/1',
    triggered(
      {
        on: 'move',
        object: [creature, { other: true }],
        match: { from: 'battlefield', to: 'graveyard' },
      },
      { effects: [gainLife(1)] },
    ),
  ),
);

describe('any opponent may sacrifice a creature', () => {
  const begin = (): Play =>
    magicPosition([
      { hand: ['Test Tribute'], battlefield: ['Memnite'] },
      { battlefield: ['Test Mourner'] },
      { battlefield: ['Grizzly Bears'] },
    ])
      .castAt(0, 'Test Tribute')
      .pass()
      .pass()
      .pass();

  it('mtg:101.4 what is chosen by several goes at the same time, and is followed once', () => {
    const game = begin();
    const hand = game.hand(0);
    game.choose(1, { card: 'Test Mourner' });
    expect(game.zones('Test Mourner')).toEqual(['battlefield']);
    game.choose(2, { card: 'Grizzly Bears' }).resolveAll();
    expect([game.zones('Test Mourner'), game.zones('Grizzly Bears'), game.zones('Memnite')]).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['battlefield'],
    ]);
    expect(game.hand(0)).toBe(hand + 1);
    expect(game.life(1)).toBe(21);
  });

  it('mtg:101.4 who gives nothing keeps what they have, and nothing follows where nobody gives', () => {
    const one = begin().answer(1, { choose: [] }).choose(2, { card: 'Grizzly Bears' }).resolveAll();
    expect([one.zones('Test Mourner'), one.zones('Grizzly Bears')]).toEqual([['battlefield'], ['graveyard']]);
    const none = begin();
    const hand = none.hand(0);
    none.answer(1, { choose: [] }).answer(2, { choose: [] });
    expect([none.zones('Grizzly Bears'), none.hand(0)]).toEqual([['battlefield'], hand]);
  });
});
