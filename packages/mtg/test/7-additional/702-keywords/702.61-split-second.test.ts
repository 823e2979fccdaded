/** Split second (702.61): what may still be done while such a spell is on the stack. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creatureCard,
  gainLife,
  instant,
  keyword,
  mana,
  triggered,
} from '../../../src/language/builders.js';

ownCards(
  card('Test Split Second', {
    cost: '{0}',
    type: 'Instant',
    abilities: [keyword('split second'), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Active', '{1}', 'Elf', '1/1', activated([], { effects: [gainLife(1)] })),
  creatureCard('Test Morph', '{1}', 'Elf', '3/3', keyword('morph', { cost: [mana('{1}')] })),
  card('Test Watching', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'cast', player: 'opponent' }, { effects: [gainLife(10)] })],
  }),
);
const cast = (): Play =>
  magicPosition([
    { hand: ['Test Split Second', 'Test Gain'], battlefield: ['Test Active'] },
    {
      hand: ['Test Gain'],
      battlefield: [
        'Test Active',
        'Test Watching',
        { card: 'Test Morph', faceDown: true } as never,
        ...lands(1, 'Forest'),
      ],
    },
  ]).cast(0, 'Test Split Second');
const kinds = (game: Play) => [...new Set(game.decision().options.map((o) => (o.mana ? 'MANA' : o.kind)))];

describe('split second (702.61)', () => {
  it('mtg:702.61a nobody casts spells or activates abilities that are no mana abilities while it is on the stack', () => {
    const game = cast().resolve();
    // The trigger has resolved, and the spell is still there.
    expect(kinds(game)).toEqual(['PASS']);
    game.pass();
    expect(kinds(game)).toEqual(['PASS', 'TURN_FACE_UP', 'MANA']);
    game.pass();
    expect([game.life(0), kinds(game)]).toEqual([23, ['PASS', 'CAST', 'ACTIVATE']]);
  });
  it('mtg:702.61b mana abilities, special actions and triggered abilities go on as usual', () => {
    const game = cast();
    expect(game.view().stack).toHaveLength(2);
    game.resolve();
    expect(game.life(1)).toBe(30);
    game.pass();
    expect(kinds(game)).toEqual(expect.arrayContaining(['MANA', 'TURN_FACE_UP']));
  });
});
