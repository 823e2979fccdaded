import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, keyword, subtype } from '../../../src/language/builders.js';

for (const definition of [
  creatureCard('Test Bully', '{B}{R}', 'Human', '2/2', keyword('intimidate')),
  creatureCard(
    'Test Walker',
    '{G}',
    'Elf',
    '2/2',
    keyword('landwalk', { from: subtype('Forest'), label: 'forestwalk' }),
  ),
  creatureCard(
    'Test Ranger',
    '{G}',
    'Elf',
    '2/2',
    keyword('landwalk', { from: subtype('Forest'), label: 'forestwalk' }),
    keyword('landwalk', { from: subtype('Island'), label: 'islandwalk' }),
  ),
  card('Test Machine', { cost: '{2}', type: 'Artifact Creature — Golem', power: 1, toughness: 1 }),
])
  ownCards(definition);

const mayBlock = (attacker: string, blocker: string, more: string[] = []): boolean => {
  const game = magicPosition([{ battlefield: [attacker] }, { battlefield: [blocker, ...more] }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, attacker)
    .until({ step: 'declareBlockers' });
  const d = game.decisions()[0];
  return d?.kind === 'BLOCKERS' && (d.from ?? []).some((f) => f.card === blocker);
};

describe('intimidate (702.13) and landwalk (702.14)', () => {
  it('mtg:702.13b only artifact creatures and those of a shared color block', () => {
    expect(
      ['Hill Giant', 'Typhoid Rats', 'Test Machine', 'Grizzly Bears'].map((b) => mayBlock('Test Bully', b)),
    ).toEqual([true, true, true, false]);
  });

  it('mtg:702.14c no creature blocks while its controller has such a land', () => {
    expect([mayBlock('Test Walker', 'Hill Giant'), mayBlock('Test Walker', 'Hill Giant', ['Mountain'])]).toEqual([
      true,
      true,
    ]);
    expect([
      mayBlock('Test Walker', 'Hill Giant', ['Forest']),
      mayBlock('Test Walker', 'Hill Giant', ['Taiga']),
    ]).toEqual([false, false]);
  });

  it('mtg:702.14c of several kinds of landwalk each counts', () => {
    expect([
      mayBlock('Test Ranger', 'Hill Giant', ['Forest']),
      mayBlock('Test Ranger', 'Hill Giant', ['Island']),
    ]).toEqual([false, false]);
    expect(mayBlock('Test Ranger', 'Hill Giant', ['Swamp'])).toBe(true);
  });

  it('mtg:702.14d landwalk of the blocker does not help', () => {
    expect(mayBlock('Test Walker', 'Test Walker', ['Forest'])).toBe(false);
  });
});
