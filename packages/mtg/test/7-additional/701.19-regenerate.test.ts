import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  each,
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
  instant('Test Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'you', filter: creature }] }),
  instant('Test Rally', '{0}', { effects: [regenerate(each(creature))] }),
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

  it('mtg:701.8c it takes the place of destruction by lethal damage as well', () => {
    const shot = troll(['Shock']).pass().cast(1, 'Shock', { card: 'Test Troll' }).resolve();
    expect([shot.zones('Test Troll'), shot.happened('REPLACED').length]).toEqual([['battlefield'], 1]);
  });

  it('mtg:701.8c it takes the place of nothing but destruction', () => {
    const game = magicPosition([{ hand: ['Test Edict'], battlefield: ['Test Troll'] }, {}]);
    game.activate(0, 'Test Troll').resolve().cast(0, 'Test Edict').resolve();
    expect([game.zones('Test Troll'), game.happened('REGENERATED')]).toEqual([['graveyard'], []]);
  });

  it('mtg:614.8 instead of being destroyed it is tapped, loses its damage and leaves combat', () => {
    const game = magicPosition([{ battlefield: ['Test Troll'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Troll')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Test Troll']);
    game.activate(0, 'Test Troll').resolve().until({ step: 'endOfCombat' });
    expect(game.the('Test Troll')).toMatchObject({ tapped: true, damage: 0, attacking: null });
    // A blocker is tapped by nothing else.
    const blocking = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: ['Test Troll'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Troll', 'Hill Giant']);
    blocking.pass().activate(1, 'Test Troll').resolve().until({ step: 'endOfCombat' });
    expect(blocking.the('Test Troll')).toMatchObject({ tapped: true, damage: 0, blocking: [] });
  });

  it('mtg:614.8 a shield for each permanent that one effect regenerates', () => {
    const game = magicPosition([
      { hand: ['Test Rally'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { hand: ['Murder', 'Murder'], battlefield: lands(6, 'Swamp') },
    ]);
    game.cast(0, 'Test Rally').resolve().pass();
    game.cast(1, 'Murder', { card: 'Grizzly Bears' }).resolve().pass();
    game.cast(1, 'Murder', { card: 'Hill Giant' }).resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['battlefield'], ['battlefield']]);
  });

  it('mtg:701.19a mtg-2003:419.6b only the next time, and only in this turn', () => {
    const twice = troll(['Murder', 'Shock']).pass().cast(1, 'Shock', { card: 'Test Troll' }).resolve();
    expect(twice.pass().cast(1, 'Murder', { card: 'Test Troll' }).resolve().zones('Test Troll')).toEqual(['graveyard']);
    const late = troll(['Murder']).until({ turn: 4, step: 'precombatMain' });
    expect(late.cast(1, 'Murder', { card: 'Test Troll' }).resolve().zones('Test Troll')).toEqual(['graveyard']);
  });

  it('mtg:701.19a it does not save from being sacrificed', () => {
    const game = magicPosition([{ hand: ['Test Edict'], battlefield: ['Test Troll'] }, {}]).activate(0, 'Test Troll');
    game.resolve().cast(0, 'Test Edict').resolve();
    expect(game.zones('Test Troll')).toEqual(['graveyard']);
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
  const bitten = (shields: number, by: string) => {
    const game = magicPosition([{ battlefield: ['Test Troll'] }, { battlefield: [by] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Troll')
      .until({ kind: 'BLOCKERS' })
      .block(1, [by, 'Test Troll']);
    for (let i = 0; i < shields; i++) game.activate(0, 'Test Troll').resolve();
    return game.until({ step: 'endOfCombat' }).zones('Test Troll');
  };
  it('mtg:704.5h regeneration can replace the destruction; as much damage without deathtouch destroys nothing', () => {
    expect([bitten(0, 'Typhoid Rats'), bitten(1, 'Typhoid Rats'), bitten(0, 'Memnite')]).toEqual([
      ['graveyard'],
      ['battlefield'],
      ['battlefield'],
    ]);
  });

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
