import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, has, instant, keyword, t, target, untilEndOfTurn } from '../../6-spells/test-cards.js';

for (const definition of [
  creatureCard('Test Hawk', '{W}', 'Bird', '1/1', keyword('flying'), keyword('flying'), keyword('reach')),
  creatureCard('Test Archer', '{G}', 'Elf', '1/1', keyword('reach'), keyword('reach')),
  instant('Test Lift', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
  instant('Test Ground', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
])
  ownCards(definition);

const attacked = (by: string, ...blockers: string[]): Play =>
  magicPosition([{ hand: ['Test Lift', 'Test Ground'], battlefield: [by] }, { battlefield: blockers }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, by);
const mayBlock = (game: Play): unknown[] =>
  game.decisions().some((d) => d.kind === 'BLOCKERS') ? (game.decision().from?.map((o) => o.card) ?? []) : [];

describe('flying (702.9) and reach (702.17)', () => {
  it('mtg:702.9b only creatures with flying or reach block a flier', () => {
    const game = attacked('Air Elemental', 'Grizzly Bears', 'Rustwing Falcon', 'Giant Spider').until({
      kind: 'BLOCKERS',
    });
    expect(mayBlock(game)).toEqual(['Rustwing Falcon', 'Giant Spider']);
    const refused = game.refused(1, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Air Elemental' } }] });
    expect(refused.code).toBe('NO_MATCH');
  });
  it('mtg:702.17b reach blocks fliers and others', () => {
    expect(mayBlock(attacked('Air Elemental', 'Giant Spider').until({ kind: 'BLOCKERS' }))).toEqual(['Giant Spider']);
    expect(mayBlock(attacked('Hill Giant', 'Giant Spider').until({ kind: 'BLOCKERS' }))).toEqual(['Giant Spider']);
  });
  it('mtg:702.9b a flier may block what walks', () => {
    expect(mayBlock(attacked('Hill Giant', 'Rustwing Falcon').until({ kind: 'BLOCKERS' }))).toEqual([
      'Rustwing Falcon',
    ]);
  });
  it('mtg:702.9b who begins to fly after being blocked stays blocked', () => {
    const game = attacked('Hill Giant', 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Grizzly Bears', 'Hill Giant']);
    game.cast(0, 'Test Lift', { card: 'Hill Giant' }).resolve().until({ step: 'endOfCombat' });
    expect([game.life(1), game.zones('Grizzly Bears')]).toEqual([20, ['graveyard']]);
  });
  it('mtg:702.9c flying twice is flying, and losing it takes both', () => {
    const flying = attacked('Test Hawk', 'Grizzly Bears', 'Test Archer').until({ kind: 'BLOCKERS' });
    expect(mayBlock(flying)).toEqual(['Test Archer']);
    const grounded = attacked('Test Hawk', 'Grizzly Bears', 'Test Archer');
    grounded.cast(0, 'Test Ground', { card: 'Test Hawk' }).resolve().until({ kind: 'BLOCKERS' });
    expect(mayBlock(grounded)).toEqual(['Grizzly Bears', 'Test Archer']);
  });
  it('mtg:702.17c reach twice is reach', () => {
    expect(mayBlock(attacked('Test Hawk', 'Test Archer').until({ kind: 'BLOCKERS' }))).toEqual(['Test Archer']);
  });
});
