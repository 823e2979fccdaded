/** Empowering and disempowering (441, 442), Empower (827), Empowered (828). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, unit } from '../support/own-cards.js';
import { position } from '../support/position.js';

const COST = [{ pay: 'resources', energy: 1 }];
const EMPOWER = { kind: 'keyword', keyword: 'empower', cost: COST };
const empowered = { is: ['self', { status: 'empowered' }] };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const brute = unit('Test Brute', 2, EMPOWER, { kind: 'keyword', keyword: 'empowered' }, {
  kind: 'static',
  mods: [{ mod: 'add', stat: 'might', value: 3 }],
  if: empowered,
} as JsonObject);

describe('Empower', () => {
  const game = () => position([{ base: ['Test Brute'] }, {}], { definitions: [brute] });
  it('riftbound:827.1.c.1 for its cost the source becomes Empowered, which it can only where it isn’t', () => {
    const play = game();
    expect(play.unit('Test Brute').empowered).toBe(false);
    play.use(0, 'Test Brute').settle();
    expect(play.unit('Test Brute').empowered).toBe(true);
    expect(play.runes(0).filter((rune) => rune.exhausted)).toHaveLength(1);
    expect(play.offered()).not.toContain('ACTIVATE Test Brute');
  });
  it('riftbound:827.1.a legends have it in their zone', () => {
    const legend = card('Test Legend', { types: ['Legend'] }, EMPOWER);
    const play = position([{ legend: 'Test Legend' }, {}], { definitions: [legend] });
    play.use(0, 'Test Legend').settle();
    expect(play.the('Test Legend', 'legendZone').empowered).toBe(true);
  });
  it('riftbound:441.1 the status stays after the turn', () => {
    const play = game().use(0, 'Test Brute').settle().until({ turn: 5, step: 'main' });
    expect(play.unit('Test Brute').empowered).toBe(true);
  });
});

describe('Empowered', () => {
  it('riftbound:828.1.b.1 what depends on it is there with the status, and not without', () => {
    const play = position([{ base: ['Test Brute'] }, {}], { definitions: [brute] });
    expect(play.might('Test Brute')).toBe(2);
    play.use(0, 'Test Brute').settle();
    expect(play.might('Test Brute')).toBe(5);
  });
});

describe('disempowering', () => {
  const engine = gear('Test Engine', EMPOWER, {
    kind: 'activated',
    cost: [{ pay: 'disempower' }],
    effects: [DRAW],
  } as JsonObject);
  it('riftbound:442.1.a as a cost it takes what is Empowered, and ends that', () => {
    const play = position([{ base: ['Test Engine'] }, {}], { definitions: [engine] });
    const offers = () => play.offered().filter((one) => one === 'ACTIVATE Test Engine').length;
    expect(offers()).toBe(1);
    play.use(0, 'Test Engine').settle();
    expect([play.unit('Test Engine').empowered, offers()]).toEqual([true, 1]);
    play.use(0, 'Test Engine').settle();
    expect([play.unit('Test Engine').empowered, play.hand(0)]).toEqual([false, 1]);
  });
});
