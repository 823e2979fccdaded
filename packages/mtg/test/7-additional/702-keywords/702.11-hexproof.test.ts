import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  has,
  instant,
  keyword,
  mana,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../6-spells/test-cards.js';
import { aims } from './aims.js';

for (const definition of [
  creatureCard('Test Sage', '{G}', 'Elf', '2/2', keyword('hexproof', { from: color('R'), label: 'red' })),
  creatureCard(
    'Test Elder',
    '{G}',
    'Elf',
    '2/2',
    keyword('hexproof', { from: color('R'), label: 'red' }),
    keyword('hexproof', { from: color('U'), label: 'blue' }),
  ),
  creatureCard('Test Shroud', '{G}', 'Elf', '2/2', keyword('shroud'), keyword('shroud')),
  creatureCard(
    'Test Red Pinger',
    '{R}',
    'Goblin',
    '1/1',
    activated([mana('{0}')], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  instant('Test Hide', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('hexproof'))] }),
  instant('Test Expose', '{0}', {
    effects: [untilEndOfTurn({ each: creature }, { mod: 'loseKeyword', keyword: 'hexproof' })],
  }),
  card('Test Aegis', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('hexproof')])],
  }),
  card('Test Veil', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('shroud')])],
  }),
])
  ownCards(definition);

/** What a card in hand may be aimed at. */
const aimed = (mine: string[], theirs: string[], spell: string, land: string): unknown[] =>
  aims(magicPosition([{ hand: [spell], battlefield: [...lands(4, land), ...mine] }, { battlefield: theirs }]), spell);

describe('hexproof (702.11) and shroud (702.18)', () => {
  it('mtg:702.11b opponents can’t target it, its controller can', () => {
    expect(aimed([], ['Gladecover Scout', 'Grizzly Bears', 'Hill Giant'], 'Electrify', 'Mountain')).toEqual([
      'Grizzly Bears',
      'Hill Giant',
    ]);
    expect(aimed(['Gladecover Scout', 'Hill Giant'], [], 'Electrify', 'Mountain')).toEqual([
      'Gladecover Scout',
      'Hill Giant',
    ]);
  });
  it('mtg:702.11b what doesn’t target reaches it', () => {
    const game = magicPosition([
      { hand: ['Wrath of God'], battlefield: lands(4, 'Plains') },
      { battlefield: ['Gladecover Scout'] },
    ])
      .cast(0, 'Wrath of God')
      .resolve();
    expect(game.zones('Gladecover Scout')).toEqual(['graveyard']);
  });
  it('mtg:702.11b gained in response it makes the spell’s only target illegal', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { hand: ['Test Hide'], battlefield: ['Grizzly Bears'] },
    ])
      .cast(0, 'Shock', { card: 'Grizzly Bears' })
      .pass()
      .cast(1, 'Test Hide')
      .resolveAll();
    expect([game.the('Grizzly Bears').damage, game.happened('ILLEGAL_TARGETS')]).toMatchObject([
      0,
      [{ card: 'Shock' }],
    ]);
  });
  it('mtg:702.11c a player with hexproof isn’t targeted by opponents, but by themselves', () => {
    expect(aimed([], ['Test Aegis'], 'Lightning Strike', 'Mountain')).toEqual([0]);
    expect(aimed(['Test Aegis'], [], 'Lightning Strike', 'Mountain').sort()).toEqual([0, 1]);
  });
  it('mtg:702.11d hexproof from a quality keeps off only what has it, spells and abilities alike', () => {
    expect(aimed([], ['Test Sage', 'Hill Giant'], 'Electrify', 'Mountain')).toEqual(['Hill Giant']);
    expect(aimed([], ['Test Sage', 'Hill Giant'], 'Unsummon', 'Island')).toEqual(['Test Sage', 'Hill Giant']);
    const game = magicPosition([{ battlefield: ['Test Red Pinger'] }, { battlefield: ['Test Sage'] }]);
    game.activate(0, 'Test Red Pinger');
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Test Red Pinger' }]);
  });
  it('mtg:702.11f from one quality and from another are two abilities', () => {
    expect(aimed([], ['Test Elder', 'Hill Giant'], 'Electrify', 'Mountain')).toEqual(['Hill Giant']);
    expect(aimed([], ['Test Elder', 'Hill Giant'], 'Unsummon', 'Island')).toEqual(['Hill Giant']);
    const game = magicPosition([{ battlefield: ['Test Elder'] }, {}]);
    expect(game.the('Test Elder').keywords).toEqual(['hexproof from red', 'hexproof from blue']);
  });
  it('mtg:702.11e losing hexproof loses hexproof from qualities too', () => {
    const game = magicPosition([
      { hand: ['Test Expose', 'Shock'], battlefield: ['Mountain'] },
      { battlefield: ['Test Elder'] },
    ])
      .cast(0, 'Test Expose')
      .resolve();
    expect(game.the('Test Elder').keywords).toEqual([]);
    expect(game.cast(0, 'Shock', { card: 'Test Elder' }).resolve().zones('Test Elder')).toEqual(['graveyard']);
  });
  it('mtg:702.18a what has shroud nobody targets, and a player with it isn’t targeted either', () => {
    expect(aimed(['Test Shroud', 'Hill Giant'], ['Test Shroud'], 'Electrify', 'Mountain')).toEqual(['Hill Giant']);
    expect(aimed(['Test Veil'], [], 'Lightning Strike', 'Mountain')).toEqual([1]);
  });
});
