/** Who can't draw cards (121.3): nothing is drawn, and the choice to draw is not offered. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, draw, gainLife, instant, may, rule, triggered } from '../../src/language/builders.js';

const relic = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
const nobodyDraws = (players: 'you' | 'opponents') => continuous({ players }, [rule('cantDraw')]);

ownCards(
  relic('Test Drought', nobodyDraws('you')),
  relic('Test Embargo', nobodyDraws('opponents')),
  relic('Test Study', triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] })),
  instant('Test Lesson', '{0}', { effects: [draw(2), gainLife(5)] }),
  instant('Test Gift', '{0}', { effects: [draw(1, 'opponents')] }),
  instant('Test Offer', '{0}', { effects: [may('Draw a card?', draw(1))] }),
  instant('Test Offer Last', '{0}', { effects: [may('Draw a card?', gainLife(2), draw(1))] }),
  instant('Test Either', '{0}', {
    effects: [{ do: 'may', prompt: 'Draw a card?', then: [draw(1)], else: [gainLife(7)] }],
  }),
  instant('Test Present', '{0}', { effects: [may('Let them draw?', draw(1, 'opponents'))] }),
  instant('Test Sip', '{0}', { effects: [may('Gain life?', gainLife(1))] }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const LIBRARY = ['Forest', 'Island', 'Swamp', 'Plains'];
/** The other player, or the first, casts a spell in the first one's turn. */
const cast = (seat: number, spell: string, battlefield: string[], opposing: string[] = [], library = LIBRARY): Play => {
  const sides: [Side, Side] = [
    { library: LIBRARY, battlefield: opposing },
    { library: LIBRARY, battlefield: opposing },
  ];
  sides[seat] = { library, battlefield, hand: [spell] };
  const game = magicPosition(sides);
  return (game.decision().seat === seat ? game : game.pass()).cast(seat, spell).resolve();
};

describe('who can’t draw cards', () => {
  it('mtg:121.3 draws nothing by an effect of their own or of another, and what else it says is done', () => {
    for (const seat of [0, 1]) {
      const own = cast(seat, 'Test Lesson', ['Test Drought', 'Test Study']);
      expect([own.hand(seat), own.life(seat), own.view().stack]).toEqual([0, 25, []]);
      const others = cast(seat, 'Test Lesson', [], ['Test Embargo']);
      expect([others.hand(seat), others.life(seat)]).toEqual([0, 25]);
      const given = cast(seat, 'Test Gift', [], ['Test Drought']);
      expect([given.hand(1 - seat), given.hand(seat)]).toEqual([0, 0]);
      expect(cast(seat, 'Test Lesson', ['Test Embargo']).hand(seat)).toBe(2);
    }
  });
  it('mtg:121.3 nor in their draw step; from an empty library nobody loses who can’t draw', () => {
    const game = magicPosition([
      { library: LIBRARY, battlefield: ['Test Drought'] },
      { library: [], battlefield: ['Test Drought'] },
    ]);
    expect(game.until({ turn: 4, step: 'precombatMain' }).result()).toBeNull();
    expect(game.until({ turn: 5, step: 'precombatMain' }).hand(0)).toBe(0);
  });
  it('mtg:121.3 can’t choose to draw where an effect offers it, with a library or without', () => {
    for (const seat of [0, 1])
      for (const library of [LIBRARY, []]) {
        for (const spell of ['Test Offer', 'Test Offer Last']) {
          const game = cast(seat, spell, ['Test Drought'], [], library);
          expect([spell, game.decision().kind, game.hand(seat), game.life(seat)]).toEqual([spell, 'PRIORITY', 0, 20]);
        }
        const game = cast(seat, 'Test Either', ['Test Drought'], [], library);
        expect([game.decision().kind, game.life(seat)]).toEqual(['PRIORITY', 27]);
      }
  });
  it('mtg:121.3 everyone else is asked, for a draw from an empty library too, and whoever offers other things', () => {
    for (const seat of [0, 1]) {
      for (const spell of ['Test Offer', 'Test Either'])
        expect(cast(seat, spell, ['Test Embargo'], [], []).decision()).toMatchObject({ kind: 'MAY', seat });
      expect(cast(seat, 'Test Sip', ['Test Drought']).decision()).toMatchObject({ kind: 'MAY', seat });
      const present = cast(seat, 'Test Present', ['Test Drought']).answer(seat, { confirm: true });
      expect([present.hand(1 - seat), present.hand(seat)]).toEqual([1, 0]);
    }
  });
});
