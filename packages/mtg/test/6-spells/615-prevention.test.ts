import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { and, card, color, creature, damage, each, gainLife, instant, youControl } from './test-cards.js';

for (const definition of [
  card('Test Urn', {
    type: 'Artifact',
    abilities: [{ kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: 1 }],
  }),
  instant('Test Reverse', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', prevent: true, also: [gainLife({ event: 'prevented' })] },
        once: true,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Aegis', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: { each: and(creature, youControl) },
        apart: true,
        shield: 1,
        replaces: { on: 'damage', prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Red Shield', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', source: color('R'), prevent: true },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Quake', '{0}', { effects: [damage(2, each(creature))] }),
  instant('Test Two Shots', '{0}', { effects: [damage(1, 'opponents'), damage(1, 'opponents')] }),
])
  ownCards(definition);

const shock = (theirs: (string | object)[], mine: string[] = [], life = 20): Play =>
  magicPosition([
    { hand: ['Shock', 'Shock'], battlefield: [...lands(2, 'Mountain'), ...mine] },
    { battlefield: theirs as string[], life },
  ]);

describe('prevention (615)', () => {
  it('mtg:615.10 an effect for a specific amount applies to each event anew', () => {
    const game = shock(['Test Urn']).cast(0, 'Shock', { player: 1 }).resolve().cast(0, 'Shock', { player: 1 });
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg:615.5 what follows from preventing knows how much was prevented', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Shock'], battlefield: lands(2, 'Mountain') },
      { hand: ['Test Reverse'] },
    ]);
    game.pass().cast(1, 'Test Reverse').resolve();
    game.cast(0, 'Shock', { player: 1 }).resolve();
    expect(game.life(1)).toBe(22);
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(20);
  });

  it('mtg:615.11 each of several creatures has a shield of its own', () => {
    const game = magicPosition([
      { hand: ['Test Aegis', 'Test Quake'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Typhoid Rats'] },
    ]);
    game.cast(0, 'Test Aegis').resolve().cast(0, 'Test Quake').resolve();
    expect([game.the('Grizzly Bears').damage, game.the('Hill Giant').damage]).toEqual([1, 1]);
    expect(game.zones('Typhoid Rats')).toEqual(['graveyard']);
  });

  it('mtg:609.7b what prevents damage from red sources looks at the source as it deals damage', () => {
    const game = magicPosition([
      { hand: ['Shock', 'Test Two Shots'], battlefield: ['Mountain'] },
      { hand: ['Test Red Shield'] },
    ]);
    game.pass().cast(1, 'Test Red Shield').resolve();
    game.cast(0, 'Shock', { player: 1 }).resolve().cast(0, 'Test Two Shots').resolve();
    expect(game.life(1)).toBe(18);
    const later = magicPosition([
      { hand: ['Shock', 'Test Two Shots'], battlefield: ['Mountain'] },
      { hand: ['Test Red Shield'] },
    ]);
    later.pass().cast(1, 'Test Red Shield').resolve();
    later.cast(0, 'Test Two Shots').resolve().cast(0, 'Shock', { player: 1 }).resolve();
    expect(later.life(1)).toBe(18);
  });

  it('mtg:615.3 prevention lasts for its duration and is no past', () => {
    const game = magicPosition([{ hand: ['Test Quake', 'Test Aegis'], battlefield: ['Hill Giant'] }, {}]);
    game.cast(0, 'Test Quake').resolve().cast(0, 'Test Aegis').resolve();
    expect(game.the('Hill Giant').damage).toBe(2);
  });

  it('mtg:615.3 it lasts until it is used up, or its duration is over', () => {
    const hand = ['Test Quake', 'Test Quake', 'Test Aegis'];
    const game = magicPosition([{ hand, battlefield: ['Craw Wurm'] }, {}])
      .cast(0, 'Test Aegis')
      .resolve();
    expect(game.cast(0, 'Test Quake').resolve().the('Craw Wurm').damage).toBe(1);
    expect(game.cast(0, 'Test Quake').resolve().the('Craw Wurm').damage).toBe(3);
    const later = magicPosition([{ hand, battlefield: ['Craw Wurm'] }, {}])
      .cast(0, 'Test Aegis')
      .resolve();
    later.until({ turn: 5, step: 'precombatMain' });
    expect(later.cast(0, 'Test Quake').resolve().the('Craw Wurm').damage).toBe(2);
  });
});
