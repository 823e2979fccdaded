/** Retort and steadfast: how allies retaliate (2.2.7.1.2, 2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, keyword, play } from '../support/own-cards.js';

const retort = (value: number): JsonObject => ({ ...keyword('retort'), value });
const brawler = ally('Brawler', { power: 2, life: 9 }, retort(3), retort(1));
const guard = ally('Guard', { power: 2, life: 9 }, keyword('steadfast'));
const plain = ally('Plain', { power: 2, life: 9 });
const attacker = ally('Attacker', { power: 1, life: 20 });
const definitions = [brawler, guard, plain, attacker];
const attacked = (card: string, rested = false) =>
  play(definitions, { field: ['Attacker'] }, { field: [{ card, rested }] })
    .declare(0, 'Attacker', card)
    .pass()
    .pass();

describe('retort', () => {
  it('ga:2.11.7.15.2 gives power while the ally retaliates, and several add up', () => {
    const game = attacked('Brawler');
    expect(game.figures('Brawler')).toBe('2/9');
    expect(game.choose(1, { card: 'Brawler' }).fight().the('Attacker').damage).toBe(6);
    expect(game.figures('Brawler')).toBe('2/9');
  });

  it('ga:2.2.7.1.2 but not while it defends without retaliating', () => {
    const game = attacked('Brawler').answer(1, { choose: [] });
    expect(game.fight().the('Attacker').damage).toBe(0);
  });
});

describe('steadfast', () => {
  it('ga:2.11.7.15.2 lets retaliate without resting', () => {
    const game = attacked('Guard').choose(1, { card: 'Guard' }).fight();
    expect([game.the('Attacker').damage, game.the('Guard').rested]).toEqual([2, false]);
    expect(attacked('Plain').choose(1, { card: 'Plain' }).fight().the('Plain').rested).toBe(true);
  });

  it('ga:2.11.7.15.2 and while rested', () => {
    const game = attacked('Guard', true);
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1 });
    expect(game.choose(1, { card: 'Guard' }).fight().the('Attacker').damage).toBe(2);
    expect(attacked('Plain', true).decisions()[0]?.kind).not.toBe('RETALIATE');
  });
});
