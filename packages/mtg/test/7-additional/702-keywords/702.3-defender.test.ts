import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, has, instant, t, target, untilEndOfTurn } from '../../6-spells/test-cards.js';

for (const definition of [
  instant('Test Unwall', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'defender' })],
  }),
  instant('Test Enwall', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('defender'))] }),
])
  ownCards(definition);

describe('defender (702.3)', () => {
  it('mtg:702.3b it is not offered as an attacker, and declaring it is refused', () => {
    const game = magicPosition([{ battlefield: ['Wall of Mist', 'Grizzly Bears'] }, {}]).until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
    game.refused(0, { assign: [{ from: { card: 'Wall of Mist' }, to: { player: 1 } }] });
  });
  it('mtg:702.3b neither can one that an effect gave it', () => {
    const game = magicPosition([{ hand: ['Test Enwall'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Enwall', { card: 'Grizzly Bears' }).resolve().until({ kind: 'ATTACKERS' });
    expect((game.decision().from ?? []).map((o) => o.card)).toEqual(['Hill Giant']);
  });

  it('mtg:702.3b it blocks like any other creature', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Wall of Mist'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Wall of Mist', 'Grizzly Bears'])
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(20);
  });
  it('mtg:702.3b without it the Wall may attack', () => {
    const game = magicPosition([{ hand: ['Test Unwall'], battlefield: ['Wall of Mist'] }, {}])
      .cast(0, 'Test Unwall')
      .resolve()
      .until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Wall of Mist']);
  });
  it('mtg:702.3b who gets it while attacking goes on attacking', () => {
    const game = magicPosition([{ hand: ['Test Enwall'], battlefield: ['Grizzly Bears'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .cast(0, 'Test Enwall')
      .resolve()
      .until({ step: 'endOfCombat' });
    expect([game.life(1), game.the('Grizzly Bears').keywords]).toEqual([18, ['defender']]);
  });
});
