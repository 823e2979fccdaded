/** Cards whose texts said something else in 2003: what they do as they come into play they did for who had played them from hand. */
import { lands, type Play, position2003, magicPosition as positionNow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const untapped = (game: Play): number => game.all('Island').filter(({ tapped }) => !tapped).length;
const settle = (game: Play): Play => {
  while (!game.waiting() || game.view().stack.length > 0) {
    if (game.waiting()) game.pass();
    else if (game.decision().kind === 'TARGETS' || game.decision().kind === 'CHOOSE_OBJECTS')
      game.choose(
        game.decision().seat,
        (game.decision().options ?? []).slice(0, game.decision().max ?? 1).map((o) => ({ object: o.object as string })),
      );
    else game.answer(game.decision().seat, { confirm: true });
  }
  return game;
};
const returned = (make: typeof position2003, name: string): number => {
  const tapped = Array.from({ length: 8 }, () => ({ card: 'Island', tapped: true }));
  const game = make([{ hand: ['Exhume'], graveyard: [name], battlefield: [...tapped, ...lands(2, 'Swamp')] }, {}]);
  return untapped(settle(game.cast(0, 'Exhume')));
};

describe('creatures that untap lands for who played them from their hand', () => {
  it.each(['Cloud of Faeries', 'Great Whale', 'Palinchron', 'Peregrine Drake'])(
    'mtg-2003:404.3 %s does so where it was played, and not where something else put it into play',
    (name) => {
      const game = position2003([{ hand: [name], battlefield: lands(8, 'Island') }, {}]).cast(0, name);
      const paid = 8 - untapped(game);
      expect(paid).toBeGreaterThan(0);
      expect(untapped(settle(game))).toBe(8);
      expect([returned(position2003, name), returned(positionNow as typeof position2003, name) > 0]).toEqual([0, true]);
    },
  );
});
