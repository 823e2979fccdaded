import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  creature,
  instant,
  land,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

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
  card('Test Idol', { type: 'Artifact' }),
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
  it('mtg:208.2 mtg:208.2a an ability that defines them does so in every zone', () => {
    const game = magicPosition([
      { battlefield: ['Test Crowd', 'Forest', 'Forest'], hand: ['Test Crowd'], graveyard: ['Test Crowd'] },
      {},
    ]);
    for (const zone of ['battlefield', 'hand', 'graveyard'])
      expect(game.the('Test Crowd', zone)).toMatchObject({ power: 2, toughness: 3 });
  });

  it('mtg:208.4 mtg:208.4a what sets them sets the base, and what adds comes to it', () => {
    const game = magicPosition([{ hand: ['Test Swell', 'Test Shrink'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Swell').resolve().cast(0, 'Test Shrink').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ basePower: 0, baseToughness: 1, power: 3, toughness: 4 });
  });

  it('mtg:208.3 what is no creature any more has no power for any effect', () => {
    const game = magicPosition([{ hand: ['Test Still'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Still').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ power: null, toughness: null, basePower: null });
  });

  it('mtg:208.3a what is done to an artifact’s toughness counts once it is a creature; mtg:208.5 its power is 0', () => {
    const game = magicPosition([{ hand: ['Test Wake'], battlefield: ['Test Idol'] }, {}]);
    game.cast(0, 'Test Wake').resolve();
    expect(game.the('Test Idol')).toMatchObject({ power: 0, toughness: 4, basePower: 0 });
  });
});
