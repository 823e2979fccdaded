import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { damage, draw, gainLife, sorcery, t, target } from '../../src/language/builders.js';
import { player } from '../../src/language/filters.js';

ownCards(
  sorcery('Test Season', '{0}', {
    modes: {
      min: 0,
      max: 5,
      worth: 5,
      repeat: true,
      choices: [
        { label: 'damage', worth: 1, targets: [target(player)], effects: [damage(1, t(0))] },
        { label: 'life', worth: 2, effects: [gainLife(10)] },
        { label: 'cards', worth: 3, effects: [draw(1)] },
      ],
    },
  }),
  sorcery('Test Moment', '{0}', {
    modes: {
      min: 0,
      max: 3,
      worth: 3,
      choices: [
        { label: 'life', worth: 1, effects: [gainLife(10)] },
        { label: 'cards', worth: 3, effects: [draw(1)] },
      ],
    },
  }),
);

describe('modes', () => {
  it('mtg:700.2a a mode whose only target would be the spell itself can’t be chosen', () => {
    const game = magicPosition([{ hand: ['Supreme Will'], battlefield: lands(3, 'Island') }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Supreme Will' });
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.view().stack).toMatchObject([{ targets: [] }]);
  });
});

describe('modes with pawprints (700.2i)', () => {
  const cast = (card: string) => magicPosition([{ hand: [card] }, {}]).cast(0, card);
  const [DAMAGE, LIFE, CARDS] = [0, 1, 2];
  const mode = (index: number, nth = 0) => ({ kind: 'MODE', index, nth });

  it('mtg:700.2i any number of modes is chosen that are worth no more together than the spell says', () => {
    const game = cast('Test Season')
      .choose(0, [mode(LIFE), mode(CARDS)])
      .resolve();
    expect([game.life(0), game.hand(0)]).toEqual([30, 1]);
    expect(cast('Test Season').refused(0, { choose: [mode(CARDS), mode(LIFE), mode(DAMAGE)] }).code).toBe(
      'ILLEGAL_ACTION',
    );
    expect(cast('Test Moment').refused(0, { choose: [mode(1), mode(0)] }).code).toBe('ILLEGAL_ACTION');
  });

  it('mtg:700.2i also none of them', () => {
    const game = cast('Test Season').answer(0, { choose: [] }).resolve();
    expect([game.life(0), game.hand(0), game.zones('Test Season')]).toEqual([20, 0, ['graveyard']]);
  });

  it('mtg:700.2d the same mode is chosen several times where the spell says so, each with targets of its own', () => {
    const game = cast('Test Season').choose(0, [mode(DAMAGE), mode(DAMAGE, 1), mode(DAMAGE, 2), mode(LIFE)]);
    for (const one of [0, 1, 1]) game.choose(0, { player: one });
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([29, 18]);
    const options = cast('Test Moment')
      .decision()
      .options?.map((o) => o.label);
    expect(options).toEqual(['life', 'cards']);
  });
});
