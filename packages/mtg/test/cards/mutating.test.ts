/** Creatures that mutate (702.140). */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

/** Cast for its mutate cost onto Grizzly Bears, and put on top. */
function mutated(name: string, land: string, more: object = {}, theirs: object = {}): Play {
  const game = magicPosition([
    { hand: [name], battlefield: ['Grizzly Bears', ...lands(5, land)], library: ['Forest', 'Island'], ...more },
    theirs,
  ]);
  game.choose(0, { card: name, method: 'mutate' });
  if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
  return game.resolve().answer(0, { confirm: true }).resolveAll();
}

describe('mutating creatures', () => {
  it('Dreamtail Heron draws a card', () => {
    const game = mutated('Dreamtail Heron', 'Island');
    expect([game.figures('Dreamtail Heron'), game.hand(0)]).toEqual(['3/4', 1]);
    expect(game.the('Dreamtail Heron').keywords).toContain('flying');
    expect(game.all('Island').filter(({ tapped }) => tapped)).toHaveLength(4);
  });
  it('Glowstone Recluse gets two +1/+1 counters', () => {
    expect(mutated('Glowstone Recluse', 'Forest').figures('Glowstone Recluse')).toBe('4/5');
  });
  it('Cavern Whisperer makes each opponent discard a card', () => {
    const game = mutated('Cavern Whisperer', 'Swamp', {}, { hand: ['Forest'] });
    expect([game.figures('Cavern Whisperer'), game.hand(1)]).toEqual(['4/4', 0]);
    expect(game.the('Cavern Whisperer').keywords).toContain('menace');
  });
  it('Majestic Auricorn gains 4 life', () => {
    const game = mutated('Majestic Auricorn', 'Plains');
    expect([game.life(0), game.the('Majestic Auricorn').keywords]).toEqual([24, ['mutate {3}{W}', 'vigilance']]);
  });
  it('Essence Symbiote puts a counter on what mutates, and its controller gains 2 life', () => {
    const game = magicPosition([
      {
        hand: ['Dreamtail Heron'],
        battlefield: ['Essence Symbiote', 'Grizzly Bears', ...lands(5, 'Island')],
        library: ['Forest'],
      },
      {},
    ]);
    game.choose(0, { card: 'Dreamtail Heron', method: 'mutate' }).choose(0, { card: 'Grizzly Bears' });
    game.resolve().answer(0, { confirm: false }).takeDefault('ORDER_TRIGGERS').resolveAll();
    expect([game.figures('Grizzly Bears'), game.life(0), game.hand(0)]).toEqual(['3/3', 22, 1]);
  });
});
