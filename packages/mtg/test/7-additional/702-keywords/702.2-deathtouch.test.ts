import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, creature, creatureCard, damage, keyword, t, target } from '../../6-spells/test-cards.js';

const deathtouch = keyword('deathtouch');
for (const definition of [
  creatureCard('Test Cobra', '{G}', 'Snake', '2/2', deathtouch),
  creatureCard('Test Hydra Snake', '{G}', 'Snake', '3/3', deathtouch, keyword('deathtouch')),
  creatureCard('Test Stomper', '{G}', 'Snake', '4/4', deathtouch, keyword('trample')),
  creatureCard(
    'Test Spitter',
    '{G}',
    'Snake',
    '1/1',
    deathtouch,
    activated([{ pay: 'sacrifice', what: 'self' }], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  creatureCard('Test Harmless', '{G}', 'Snake', '0/4', deathtouch),
])
  ownCards(definition);

describe('deathtouch (702.2)', () => {
  it('mtg:702.2b a creature that it damaged in combat is destroyed, however big', () => {
    const game = magicPosition([{ battlefield: ['Typhoid Rats'] }, { battlefield: ['Craw Wurm'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Typhoid Rats')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Craw Wurm', 'Typhoid Rats'])
      .until({ step: 'endOfCombat' });
    expect([game.zones('Craw Wurm'), game.zones('Typhoid Rats')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it('mtg:702.2b a source without power deals no damage, so it kills nothing', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: ['Test Harmless'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Harmless', 'Hill Giant'])
      .until({ step: 'endOfCombat' });
    expect(game.zones('Hill Giant')).toEqual(['battlefield']);
  });
  it('mtg:702.2c one damage is lethal to each blocker, so two damage kill two', () => {
    const game = magicPosition([{ battlefield: ['Test Cobra'] }, { battlefield: ['Craw Wurm', 'Thornhide Wolves'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Cobra')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Craw Wurm', 'Test Cobra'], ['Thornhide Wolves', 'Test Cobra'])
      .until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().options?.map((o) => o.lethal)).toEqual([1, 1]);
    game.answer(0, {
      distribute: [
        { option: { card: 'Craw Wurm' }, amount: 1 },
        { option: { card: 'Thornhide Wolves' }, amount: 1 },
      ],
    });
    expect([game.zones('Craw Wurm'), game.zones('Thornhide Wolves')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it('mtg:702.2c with trample all but one damage may go through', () => {
    const game = magicPosition([{ battlefield: ['Test Stomper'] }, { battlefield: ['Craw Wurm'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Stomper')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Craw Wurm', 'Test Stomper'])
      .until({ kind: 'COMBAT_DAMAGE' })
      .answer(0, {
        distribute: [
          { option: { card: 'Craw Wurm' }, amount: 1 },
          { option: { player: 1 }, amount: 3 },
        ],
      });
    expect([game.life(1), game.zones('Craw Wurm')]).toEqual([17, ['graveyard']]);
  });
  it('mtg:702.2e a source that has left is remembered with it', () => {
    const game = magicPosition([{ battlefield: ['Test Spitter'] }, { battlefield: ['Craw Wurm'] }])
      .activate(0, 'Test Spitter', { card: 'Craw Wurm' })
      .resolve();
    expect([game.zones('Test Spitter'), game.zones('Craw Wurm')]).toEqual([['graveyard'], ['graveyard']]);
  });
  it('mtg:702.2f having it twice is having it', () => {
    const game = magicPosition([{ battlefield: ['Test Hydra Snake'] }, { battlefield: ['Craw Wurm'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Hydra Snake')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Craw Wurm', 'Test Hydra Snake'])
      .until({ step: 'endOfCombat' });
    expect(game.the('Test Hydra Snake', 'graveyard').card).toBe('Test Hydra Snake');
    expect(game.zones('Craw Wurm')).toEqual(['graveyard']);
  });
});
