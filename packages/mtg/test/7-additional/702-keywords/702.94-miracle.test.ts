/** Miracle (702.94): revealed as it is drawn first in a turn, and cast for another cost. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { anyTarget, card, damage, draw, instant, keyword, mana, spell, t, target } from '../../6-spells/test-cards.js';

ownCards(
  card('Test Wonder', {
    cost: '{5}{R}',
    type: 'Sorcery',
    abilities: [
      spell({ targets: [target(anyTarget)], effects: [damage(4, t(0))] }),
      keyword('miracle', { cost: [mana('{R}')] }),
    ],
  }),
  card('Test Great Wonder', {
    cost: '{X}{X}{R}',
    type: 'Sorcery',
    abilities: [
      spell({ targets: [target(anyTarget)], effects: [damage('x', t(0))] }),
      keyword('miracle', { cost: [mana('{X}{R}')] }),
    ],
  }),
  instant('Test Glance', '{0}', { effects: [draw(1)] }),
  instant('Test Study', '{0}', { effects: [draw(3)] }),
);

const drawing = (hand: string[], library: string[], mountains = 1) =>
  magicPosition([
    { hand, library: [...library, ...lands(3, 'Mountain')], battlefield: lands(mountains, 'Mountain') },
    {},
  ]);

describe('miracle (702.94)', () => {
  it('mtg:702.94a drawn first in a turn and revealed, it may be cast for its miracle cost, on whatever turn', () => {
    const game = drawing(['Test Glance'], ['Test Wonder'])
      .cast(0, 'Test Glance')
      .resolve()
      .choose(0, { card: 'Test Wonder' })
      .resolve()
      .choose(0, { card: 'Test Wonder', method: 'miracle' }, { player: 1 })
      .resolve();
    expect([game.life(1), game.zones('Test Wonder')]).toEqual([16, ['graveyard']]);
  });

  it('mtg:702.94a the second card of a turn is not asked for', () => {
    const game = drawing(['Test Glance', 'Test Glance'], ['Mountain', 'Test Wonder'])
      .cast(0, 'Test Glance')
      .resolve()
      .answer(0, { choose: [] })
      .cast(0, 'Test Glance')
      .resolve();
    expect([game.waiting(), game.zones('Test Wonder')]).toEqual([true, ['hand']]);
  });

  it('mtg:702.94a of several cards it is asked for as it is drawn, before the next one', () => {
    const game = drawing(['Test Study'], ['Test Wonder', 'Mountain', 'Mountain']).cast(0, 'Test Study').resolve();
    expect([game.decision().kind, game.hand(0)]).toEqual(['CHOOSE_OBJECTS', 1]);
    expect(game.answer(0, { choose: [] }).hand(0)).toBe(3);
  });

  it('mtg:702.94a who does not reveal it casts it for nothing but its mana cost', () => {
    const game = drawing(['Test Glance'], ['Test Wonder']).cast(0, 'Test Glance').resolve().answer(0, { choose: [] });
    expect([game.waiting(), game.zones('Test Wonder')]).toEqual([true, ['hand']]);
    expect(game.decision().options.some((one) => one.card === 'Test Wonder')).toBe(false);
  });

  it('mtg:702.94b it stays revealed as long as it is in the hand', () => {
    const game = drawing(['Test Glance'], ['Test Wonder'])
      .cast(0, 'Test Glance')
      .resolve()
      .choose(0, { card: 'Test Wonder' })
      .resolve()
      .answer(0, { choose: [] });
    const seen = Object.values(game.view(1).objects).map((object) => object.card);
    expect([game.zones('Test Wonder'), seen.includes('Test Wonder')]).toEqual([['hand'], true]);
  });

  it('mtg:702.94a its X is that of the miracle cost', () => {
    const game = drawing(['Test Glance'], ['Test Great Wonder'], 4)
      .cast(0, 'Test Glance')
      .resolve()
      .choose(0, { card: 'Test Great Wonder' })
      .resolve()
      .choose(0, { card: 'Test Great Wonder', method: 'miracle' })
      .answer(0, { number: 3 })
      .choose(0, { player: 1 })
      .resolve();
    expect(game.life(1)).toBe(17);
  });

  it('mtg:400.2 whoever may draw a card with miracle is asked whatever they draw; who has none hidden is not', () => {
    const asked = (library: string[], hand: string[] = []) => {
      const game = drawing(['Test Glance', ...hand], library)
        .cast(0, 'Test Glance')
        .resolve();
      return game.waiting() ? null : game.decision().options.map((one) => one.card);
    };
    expect([asked(['Mountain', 'Test Wonder']), asked(['Mountain'], ['Test Wonder']), asked(['Mountain'])]).toEqual([
      [],
      [],
      null,
    ]);
  });
});
