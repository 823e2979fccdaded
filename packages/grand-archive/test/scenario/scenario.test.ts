import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { lorraine, position, scenarioOf } from '../support/play.js';

const refusal = (scenario: unknown) => {
  const created = grandArchive.createScenario(scenario);
  if (created.ok) throw new Error('this should have been refused');
  return created.error;
};
const faults = (scenario: unknown) =>
  (refusal(scenario).errors ?? []).map(({ path, rules }) => [path, ...(rules ?? [])]);
const champion = (entry: unknown) => scenarioOf([{ champion: entry as JsonObject }, {}]);
const field = (...entries: unknown[]) => scenarioOf([{ field: entries as JsonObject[] }, {}]);

describe('positions that the rules cannot hold', () => {
  it.each([
    ['an unknown card', field('Fierball'), '$.players[0].field[0]'],
    ['an action on the field', field('Fireball'), '$.players[0].field[0]'],
    ['a second champion on the field', field('Spirit of Fire'), '$.players[0].field[0]'],
    ['damage on a weapon', field({ card: 'Sword of Seeking', damage: 1 }), '$.players[0].field[0]'],
    ['durability on an ally', field({ card: 'Blitz Mage', durability: 1 }), '$.players[0].field[0]'],
    ['neither card nor token', field({ rested: true }), '$.players[0].field[0]'],
    ['an ally as champion', champion('Blitz Mage'), '$.players[0].champion.card'],
    ['a champion in the main deck', scenarioOf([{ mainDeck: ['Spirit of Fire'] }, {}]), '$.players[0].mainDeck[0]'],
    [
      'an ally in the material deck',
      scenarioOf([{ materialDeck: ['Blitz Mage'] }, {}]),
      '$.players[0].materialDeck[0]',
    ],
    ['an unknown field', { ...scenarioOf([{}, {}]), battlefield: [] }, '$.battlefield'],
    ['an unknown phase', scenarioOf([{}, {}], { turn: { step: 'combat' } }), '$.turn.step'],
    ['another edition', { ...scenarioOf([{}, {}]), edition: '1.1' }, '$.edition'],
  ])('%s', (_, scenario, path) => {
    expect(faults(scenario)).toEqual([expect.arrayContaining([path])]);
  });

  it('ga:1.7.1.4.1 a lineage goes down level by level', () => {
    const skipped = { card: 'Lorraine, Crux Knight', lineage: ['Spirit of Wind'] };
    expect(faults(champion(skipped))).toEqual(
      expect.arrayContaining([['$.players[0].champion.lineage[0]', 'ga:1.7.1.4.1']]),
    );
  });

  it('ga:1.7.1.3 nothing lies under a level 0 champion', () => {
    expect(faults(champion({ card: 'Spirit of Wind', lineage: ['Spirit of Fire'] }))).toEqual([
      ['$.players[0].champion.lineage[0]', 'ga:1.7.1.3'],
    ]);
  });

  it('ga:1.6.3.2.1 and within one name where a champion asks for it', () => {
    const foreign = { card: 'Lorraine, Blademaster', lineage: ['Rai, Spellcrafter', 'Spirit of Fire'] };
    expect(faults(champion(foreign))).toEqual([['$.players[0].champion.lineage[0]', 'ga:1.6.3.2.1']]);
  });

  it('ga:1.4.3.2 the turn player needs a champion', () => {
    expect(faults(scenarioOf([{ champion: null }, {}]))).toEqual([['$.players[0].champion', 'ga:1.4.3.2']]);
  });

  it('every reason is told at once', () => {
    const scenario = scenarioOf([
      { field: ['Fireball', 'Nothing'], mainDeck: ['Sword of Seeking'] },
      { hand: ['Nobody'] },
    ]);
    expect(
      faults(scenario)
        .map(([path]) => path)
        .sort(),
    ).toEqual(['$.players[0].field[0]', '$.players[0].field[1]', '$.players[0].mainDeck[0]', '$.players[1].hand[0]']);
  });

  it('a misspelt card is answered with the nearest names', () => {
    expect(refusal(field('Blitz Mag')).errors?.[0]).toMatchObject({
      code: 'UNKNOWN_CARD',
      suggestions: expect.arrayContaining(['Blitz Mage']),
    });
  });
});

describe('positions as they are described', () => {
  it('begin as the phase begins, with its actions and triggers', () => {
    const game = position([{ memory: ['Fireball'] }, {}], { turn: { step: 'recollection' } });
    expect(game.view().turn).toMatchObject({ number: 3, active: 0, phase: 'recollection' });
  });

  it('hold everything where it was put', () => {
    const game = position([
      {
        champion: lorraine(2, { damage: 3, counters: { enlighten: 2 }, rested: true }),
        hand: ['Fireball'],
        memory: ['Reclaim'],
        materialDeck: ['Sword of Seeking'],
        graveyard: ['Blitz Mage'],
        banishment: [{ card: 'Arcane Sight', faceDown: true }],
        field: [
          { card: 'Banner Knight', rested: true, damage: 1 },
          { card: 'Clarent, Sword of Peace', durability: 5 },
          { token: { name: 'Spark', types: ['Ally'], elements: ['fire'], power: 1, life: 2 } },
        ],
      },
      { field: [{ card: 'Esteemed Knight', controller: 0 }] },
    ]);
    expect(game.champion(0)).toMatchObject({ damage: 3, counters: { enlighten: 2 }, rested: true, level: 2 });
    expect(game.the('Banner Knight')).toMatchObject({ rested: true, damage: 1 });
    expect(game.the('Clarent, Sword of Peace').durability).toBe(5);
    expect(game.the('Spark')).toMatchObject({ token: true, power: 2, life: 2, elements: ['fire'] });
    expect(game.the('Esteemed Knight')).toMatchObject({ owner: 1, controller: 0 });
    expect(game.the('Arcane Sight', 'banishment').faceDown).toBe(true);
    expect([game.zones('Fireball'), game.zones('Reclaim'), game.zones('Blitz Mage')]).toEqual([
      ['hand'],
      ['memory'],
      ['graveyard'],
    ]);
  });

  it('enter rested what enters rested, unless they say otherwise', () => {
    expect(position([{ field: ['Crusader of Aesa'] }, {}]).the('Crusader of Aesa').rested).toBe(true);
    const awake = position([{ field: [{ card: 'Crusader of Aesa', rested: false }] }, {}]);
    expect(awake.the('Crusader of Aesa').rested).toBe(false);
  });

  it('stop where the judge wants to look in', () => {
    const game = position([{ field: ['Blitz Mage'] }, {}], { stops: [{ turn: 3, step: 'damage', at: 'end' }] });
    game.declare(0, 'Blitz Mage', 'Spirit of Fire').pass().pass().pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'STOP', seat: -1 });
    expect(game.damage(1)).toBe(3);
    game.answer(-1, { confirm: true });
    expect(game.view().turn.phase).toBe('main');
  });

  it('a game of the first turn goes on without a draw, as the rules have it', () => {
    const game = position([{}, {}], { turn: { number: 1, step: 'draw' } });
    expect([game.view().turn.phase, game.count(0, 'hand')]).toEqual(['main', 0]);
  });
});
