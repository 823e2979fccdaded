import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  has,
  instant,
  mana,
  regenerate,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

for (const definition of [
  creatureCard('Test Troll', '{2}{G}', 'Troll', '2/2', activated([mana('{0}')], { effects: [regenerate('self')] })),
  instant('Test Charm', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('indestructible'))] }),
  instant('Test Dry', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
])
  ownCards(definition);

const troll = (hand: string[], shields = 1) => {
  const game = magicPosition([
    { battlefield: ['Test Troll'] },
    { hand, battlefield: [...lands(4, 'Swamp'), ...lands(4, 'Plains'), 'Mountain', 'Island', 'Typhoid Rats'] },
  ]);
  for (let i = 0; i < shields; i++) game.activate(0, 'Test Troll').resolve();
  return game;
};

describe('regenerate (701.19)', () => {
  it('mtg:701.19a the next destruction taps it instead, and its damage is removed', () => {
    const game = troll(['Murder']).pass().cast(1, 'Murder', { card: 'Test Troll' }).resolve();
    expect(game.the('Test Troll')).toMatchObject({ tapped: true, damage: 0, zone: 'battlefield' });
    const shot = troll(['Shock']).pass().cast(1, 'Shock', { card: 'Test Troll' }).resolve();
    expect(shot.the('Test Troll')).toMatchObject({ tapped: true, damage: 0 });
  });

  it('mtg:614.8 a shield is used up once, several save as often, and all end with the turn', () => {
    const kill = (shields: number) => {
      const game = troll(['Shock', 'Murder'], shields).pass().cast(1, 'Shock', { card: 'Test Troll' }).resolve();
      return game.pass().cast(1, 'Murder', { card: 'Test Troll' }).resolve().zones('Test Troll');
    };
    expect([kill(1), kill(2)]).toEqual([['graveyard'], ['battlefield']]);
    const late = troll(['Murder']).until({ turn: 4, step: 'precombatMain' });
    expect(late.cast(1, 'Murder', { card: 'Test Troll' }).resolve().zones('Test Troll')).toEqual(['graveyard']);
  });

  it('mtg:701.8c what regenerates is not destroyed, and nothing dies', () => {
    const game = troll(['Murder']).pass().cast(1, 'Murder', { card: 'Test Troll' }).resolve();
    expect([game.zones('Test Troll'), game.happened('REPLACED').length]).toEqual([['battlefield'], 1]);
    const bare = troll(['Murder'], 0).pass().cast(1, 'Murder', { card: 'Test Troll' }).resolve();
    expect([bare.zones('Test Troll'), bare.happened('REPLACED').length]).toEqual([['graveyard'], 0]);
  });

  it('mtg:701.19a it saves from destruction only', () => {
    const bounced = troll(['Unsummon']).pass().cast(1, 'Unsummon', { card: 'Test Troll' }).resolve();
    expect(bounced.zones('Test Troll')).toEqual(['hand']);
    const shrunk = troll(['Strangling Spores']).pass().cast(1, 'Strangling Spores', { card: 'Test Troll' }).resolve();
    expect(shrunk.zones('Test Troll')).toEqual(['graveyard']);
  });

  it('mtg:701.19a an attacker leaves combat, and deals no damage if it was saved from first strike', () => {
    const game = magicPosition([{ battlefield: ['Test Troll'] }, { battlefield: ['White Knight'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Troll')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['White Knight', 'Test Troll']);
    game.activate(0, 'Test Troll').resolve().until({ step: 'endOfCombat' });
    expect(game.the('Test Troll')).toMatchObject({ tapped: true, damage: 0, attacking: null });
    expect(game.the('White Knight').damage).toBe(0);
  });

  it('mtg:701.19a one shield is enough against damage that is lethal and from deathtouch', () => {
    const game = magicPosition([{ battlefield: ['Test Troll'] }, { battlefield: ['Vampire Nighthawk'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Troll')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Vampire Nighthawk', 'Test Troll']);
    game.activate(0, 'Test Troll').resolve().until({ step: 'postcombatMain' });
    expect(game.the('Test Troll')).toMatchObject({ zone: 'battlefield', damage: 0, tapped: true });
  });

  it('mtg:701.19c "can’t be regenerated" does not stop the ability, only the shield', () => {
    const wrath = magicPosition([
      { battlefield: ['Test Troll', ...lands(4, 'Plains')], hand: ['Wrath of God'] },
      {},
    ]).activate(0, 'Test Troll');
    wrath.resolve().cast(0, 'Wrath of God').resolve();
    expect(wrath.zones('Test Troll')).toEqual(['graveyard']);
  });
});

describe('damage by deathtouch (704.5h)', () => {
  it('mtg:704.5h counts only until state-based actions were checked', () => {
    const game = magicPosition([
      { hand: ['Test Charm', 'Test Dry'], battlefield: ['Hill Giant'] },
      { battlefield: ['Typhoid Rats'] },
    ])
      .cast(0, 'Test Charm', { card: 'Hill Giant' })
      .resolve()
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Typhoid Rats', 'Hill Giant'])
      .until({ step: 'postcombatMain' });
    expect(game.the('Hill Giant').damage).toBe(1);
    game.cast(0, 'Test Dry').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ zone: 'battlefield', keywords: [] });
  });
});
