import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  creature,
  gainLife,
  instant,
  land,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { refusedScenario } from '../language/play.js';

for (const definition of [
  card('Test Crowd', {
    cost: '{0}',
    type: 'Creature — Horror',
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'static',
        defining: true,
        mods: [
          { mod: 'set', prop: 'power', value: { count: land } },
          { mod: 'set', prop: 'toughness', value: { sum: [1, { count: land }] } },
        ],
      },
    ],
  }),
  instant('Test Shrink', '{0}', {
    targets: [target(creature)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'set', prop: 'power', value: 0 }, { mod: 'set', prop: 'toughness', value: 1 }),
    ],
  }),
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  // Gains as much life as the artifacts have power, and one for each permanent that has any.
  instant('Test Tally', '{0}', {
    effects: [gainLife({ stat: 'power', of: { each: artifact } }), gainLife({ count: { stat: ['power', '>=', 1] } })],
  }),
  instant('Test Measure', '{0}', { effects: [gainLife({ stat: 'toughness', of: { each: artifact } })] }),
  card('Test Idol', { type: 'Artifact' }),
  card('Test Wagon', { cost: '{0}', type: 'Artifact — Vehicle', power: 4, toughness: 5 }),
  card('Test Oracle', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 5 }),
  instant('Test Wake', '{0}', {
    targets: [target(artifact)],
    effects: [
      untilEndOfTurn(t(0), { mod: 'add', stat: 'toughness', value: 4 }),
      untilEndOfTurn(t(0), { mod: 'gain', prop: 'types', values: ['Creature'] }),
    ],
  }),
  instant('Test Still', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
])
  ownCards(definition);

describe('power and toughness (208)', () => {
  it('mtg:208.2 a star stands for what an ability defines, mtg:208.2a which does so in every zone', () => {
    const game = magicPosition([
      { battlefield: ['Test Crowd', 'Forest', 'Forest'], hand: ['Test Crowd'], graveyard: ['Test Crowd'] },
      {},
    ]);
    for (const zone of ['battlefield', 'hand', 'graveyard'])
      expect(game.the('Test Crowd', zone)).toMatchObject({ power: 2, toughness: 3 });
  });

  it('mtg:208.4 what sets them sets the base, mtg:208.4a and what adds comes to it', () => {
    const game = magicPosition([{ hand: ['Test Swell', 'Test Shrink'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Swell').resolve().cast(0, 'Test Shrink').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ basePower: 0, baseToughness: 1, power: 3, toughness: 4 });
  });

  it('mtg:208.3 what is no creature any more has no power for any effect', () => {
    const game = magicPosition([{ hand: ['Test Still'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Still').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ power: null, toughness: null, basePower: null });
  });

  it('mtg:208.3 no effect finds power in a permanent that is no creature', () => {
    const game = magicPosition([{ hand: ['Test Still', 'Test Tally'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Still').resolve().cast(0, 'Test Tally').resolve();
    expect(game.life(0)).toBe(20);
  });

  it('mtg:208.3 what is no creature has its printed power off the battlefield: in the hand, on the stack', () => {
    const game = magicPosition([{ hand: ['Test Wagon'], graveyard: ['Test Wagon'] }, {}]);
    const power = (zone: string) => [game.the('Test Wagon', zone).power, game.the('Test Wagon', zone).toughness];
    expect([power('hand'), power('graveyard')]).toEqual([
      [4, 5],
      [4, 5],
    ]);
    game.cast(0, 'Test Wagon');
    expect([power('stack'), game.resolve().the('Test Wagon').power]).toEqual([[4, 5], null]);
  });

  it('mtg:208.1 a creature has the two numbers printed on it, which effects modify or set', () => {
    const game = magicPosition([{ hand: ['Test Swell', 'Test Shrink'], battlefield: ['Pillarfield Ox'] }, {}]);
    expect(game.figures('Pillarfield Ox')).toBe('2/4');
    expect(game.cast(0, 'Test Swell').resolve().figures('Pillarfield Ox')).toBe('5/7');
    expect(game.cast(0, 'Test Shrink').resolve().figures('Pillarfield Ox')).toBe('3/4');
  });

  it('mtg:208.1 a creature token of a position needs both', () => {
    const players = (token: object) => [{ battlefield: [{ token }] }, {}] as [JsonObject, JsonObject];
    const cub = { name: 'Cub', types: ['Creature'] };
    for (const figures of [{}, { power: 1 }, { toughness: 1 }])
      expect(refusedScenario([], players({ ...cub, ...figures })).errors).toMatchObject([{ rules: ['mtg:208.1'] }]);
  });

  it('mtg:302.4 what is no creature has no power for an effect that asks for it', () => {
    const game = magicPosition([{ hand: ['Test Tally'], battlefield: ['Test Wagon', 'Memnite'] }, {}]);
    expect(game.cast(0, 'Test Tally').resolve().life(0)).toBe(22);
  });

  it('mtg:302.4 nor toughness', () => {
    const game = magicPosition([{ hand: ['Test Measure'], battlefield: ['Test Wagon', 'Memnite'] }, {}]);
    expect(game.cast(0, 'Test Measure').resolve().life(0)).toBe(21);
  });

  it('mtg:301.7a effects find a Vehicle’s power only while it is a creature', () => {
    const mine = { hand: ['Test Tally', 'Test Tally', 'Test Wake'], battlefield: ['Test Wagon'] };
    const game = magicPosition([mine, {}]).cast(0, 'Test Tally').resolve();
    expect(game.life(0)).toBe(20);
    game.cast(0, 'Test Wake').resolve().cast(0, 'Test Tally').resolve();
    expect(game.life(0)).toBe(25);
  });

  it('mtg:209.1 the loyalty printed says how many counters it enters with, and is its loyalty elsewhere', () => {
    const game = magicPosition([{ hand: ['Test Oracle'] }, {}]);
    expect(game.the('Test Oracle', 'hand')).toMatchObject({ loyalty: 5, counters: {} });
    game.cast(0, 'Test Oracle').resolve();
    expect(game.the('Test Oracle')).toMatchObject({ loyalty: 5, counters: { loyalty: 5 } });
  });

  it('mtg:208.3a what is done to an artifact’s toughness counts once it is a creature; mtg:208.5 its power is 0', () => {
    const game = magicPosition([{ hand: ['Test Wake'], battlefield: ['Test Idol'] }, {}]);
    game.cast(0, 'Test Wake').resolve();
    expect(game.the('Test Idol')).toMatchObject({ power: 0, toughness: 4, basePower: 0 });
  });
});
