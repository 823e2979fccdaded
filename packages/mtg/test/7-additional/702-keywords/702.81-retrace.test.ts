import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { anyTarget, card, damage, keyword, spell, t, target } from '../../6-spells/test-cards.js';

const bolt = { targets: [target(anyTarget)], effects: [damage(2, t(0))] };
ownCards(
  card('Test Furrow', { cost: '{R}', type: 'Instant', abilities: [spell(bolt), keyword('retrace')] }),
  card('Test Leap', { cost: '{R}', type: 'Instant', abilities: [spell(bolt), keyword('jump-start')] }),
);
const inGraveyard = (card: string, hand: string[]) =>
  magicPosition([{ graveyard: [card], hand, battlefield: lands(1, 'Mountain') }, {}]);
const offers = (game: ReturnType<typeof inGraveyard>): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [o.method] : []));

describe('retrace (702.81)', () => {
  it('mtg:702.81a it is cast from the graveyard for its mana cost and a land card of the hand', () => {
    expect(offers(inGraveyard('Test Furrow', ['Grizzly Bears']))).toEqual([]);
    const game = inGraveyard('Test Furrow', ['Forest', 'Grizzly Bears']);
    game.choose(
      0,
      { kind: 'CAST', method: 'retrace', cost: '{R}, Discard a land card' },
      { player: 1 },
      { card: 'Forest' },
    );
    expect(game.zones('Forest')).toEqual(['graveyard']);
    game.resolve();
    expect([game.life(1), game.zones('Test Furrow')]).toEqual([18, ['graveyard']]);
  });
});
describe('jump-start (702.133)', () => {
  it('mtg:702.133a it is cast from the graveyard for its mana cost and any card of the hand, and exiled', () => {
    expect(offers(inGraveyard('Test Leap', []))).toEqual([]);
    const game = inGraveyard('Test Leap', ['Grizzly Bears']).choose(0, { method: 'jump-start' }, { player: 1 });
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
    game.resolve();
    expect([game.life(1), game.zones('Test Leap')]).toEqual([18, ['exile']]);
  });
});
