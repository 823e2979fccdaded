import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { turnCards } from './test-cards.js';

ownCards(...turnCards);

const ambush = (theirs: object = {}): Play =>
  magicPosition([{ hand: ['Test Ambush', 'Test Retreat'], battlefield: ['Grizzly Bears'] }, theirs])
    .until({ kind: 'ATTACKERS' })
    .attack(0, 'Grizzly Bears');

describe('creatures that enter attacking (508.4)', () => {
  it('mtg:508.4 a creature put onto the battlefield attacking is attacking, but never attacked', () => {
    const game = ambush().cast(0, 'Test Ambush').resolve();
    expect(game.the('Test Wolf')).toMatchObject({ attacking: { player: 1 }, tapped: true });
    expect(game.view().stack).toEqual([]);
    game.until({ step: 'endOfCombat' });
    expect([game.life(0), game.life(1)]).toEqual([20, 16]);
  });

  it('mtg:508.4 its controller chooses whom or what it attacks', () => {
    const game = ambush({ battlefield: ['Test Walker'] })
      .cast(0, 'Test Ambush')
      .resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'ATTACKED', shape: 'CHOOSE' });
    game.choose(0, { card: 'Test Walker' }).until({ step: 'endOfCombat' });
    expect([game.life(1), game.the('Test Walker').counters]).toEqual([18, { loyalty: 2 }]);
  });

  it('mtg:508.4 it can be blocked where it entered before blocks', () => {
    const game = ambush({ battlefield: ['Hill Giant'] })
      .cast(0, 'Test Ambush')
      .resolve()
      .until({ kind: 'BLOCKERS' });
    expect(game.decision().to?.map((o) => o.card)).toEqual(['Grizzly Bears', 'Test Wolf']);
  });

  it('mtg:508.4d entering after blocks it is unblocked', () => {
    const game = ambush({ battlefield: ['Hill Giant'] })
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears'])
      .cast(0, 'Test Ambush')
      .resolve()
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
  });

  it('mtg:506.3b outside its controller’s combat it enters without attacking', () => {
    const main = magicPosition([{ hand: ['Test Ambush'] }, {}])
      .cast(0, 'Test Ambush')
      .resolve();
    expect(main.the('Test Wolf').attacking).toBeNull();
    const theirs = magicPosition([{ battlefield: ['Grizzly Bears'] }, { hand: ['Test Ambush'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .pass()
      .cast(1, 'Test Ambush')
      .resolve();
    expect(theirs.the('Test Wolf').attacking).toBeNull();
  });

  it('mtg:508.8 a creature that entered attacking is enough for blocks and damage', () => {
    const game = magicPosition([{ hand: ['Test Ambush'] }, {}]).until({ step: 'declareAttackers' });
    game.cast(0, 'Test Ambush').resolve().until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
  });

  it('mtg:506.4 mtg-2003:306.2 an effect removes a creature from combat: it deals no damage and stays tapped', () => {
    const game = ambush().castAt(0, 'Test Retreat', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ attacking: null, tapped: true });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(20);
  });
});
