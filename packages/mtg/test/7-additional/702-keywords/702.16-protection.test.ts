import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  attach,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  enchant,
  instant,
  keyword,
  mana,
  opponentControls,
  plus,
  protectionFrom,
  subtype,
  t,
  target,
  untilEndOfTurn,
} from '../../6-spells/test-cards.js';
import { aims } from './aims.js';

const ability = (name: string, from: Parameters<typeof protectionFrom>[0], label: string) =>
  instant(name, '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: protectionFrom(from, label) })],
  });
for (const definition of [
  ability('Test Cloak of Green', color('G'), 'green'),
  ability('Test Cloak of Artifacts', artifact, 'artifacts'),
  ability('Test Cloak of All', [], 'everything'),
  creatureCard(
    'Test Paladin',
    '{W}',
    'Human',
    '2/2',
    protectionFrom(color('B'), 'black'),
    protectionFrom(color('R'), 'red'),
  ),
  creatureCard('Test Slayer', '{W}', 'Human', '2/2', protectionFrom(subtype('Goblin'), 'Goblins')),
  creatureCard('Test Loner', '{W}', 'Human', '2/2', protectionFrom(opponentControls, 'your opponents')),
  card('Test Sword', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [keyword('equip', { cost: [mana('{0}')] }), continuous('attached', plus(1, 1))],
  }),
  card('Test Green Aura', {
    cost: '{G}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', plus(1, 1))],
  }),
  instant('Test Weld', '{0}', {
    targets: [target(artifact), target(creature)],
    effects: [attach(t(0), t(1))],
  }),
])
  ownCards(definition);

describe('protection (702.16)', () => {
  it('mtg:702.16b spells of the quality can’t target it, whoever casts them', () => {
    const black = magicPosition([
      { hand: ['Murder'], battlefield: [...lands(3, 'Swamp'), 'White Knight'] },
      { battlefield: ['White Knight', 'Grizzly Bears', 'Hill Giant'] },
    ]);
    expect(aims(black, 'Murder')).toEqual(['Grizzly Bears', 'Hill Giant']);
    const red = magicPosition([
      { hand: ['Electrify'], battlefield: lands(4, 'Mountain') },
      { battlefield: ['White Knight', 'Grizzly Bears'] },
    ]);
    expect(aims(red, 'Electrify')).toEqual(['White Knight', 'Grizzly Bears']);
  });
  it('mtg:702.16b abilities of sources of the quality can’t target it either', () => {
    const game = magicPosition([
      { hand: ['Skeleton Archer'], battlefield: lands(4, 'Swamp') },
      { battlefield: ['White Knight', 'Grizzly Bears'] },
    ])
      .cast(0, 'Skeleton Archer')
      .resolve();
    expect(game.decision().options?.map((o) => o.card ?? o.player)).not.toContain('White Knight');
  });
  it('mtg:702.16c an Aura of the quality falls off as protection comes', () => {
    const game = magicPosition([
      {
        hand: ['Test Cloak of Green'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Oakenform', attachedTo: 'b' },
        ],
      },
      {},
    ])
      .cast(0, 'Test Cloak of Green')
      .resolve();
    expect([game.zones('Oakenform'), game.figures('Grizzly Bears')]).toEqual([['graveyard'], '2/2']);
  });
  it('mtg:702.16d Equipment of the quality comes off and stays on the battlefield, and can’t be attached again', () => {
    const game = magicPosition([
      {
        hand: ['Test Cloak of Artifacts', 'Test Weld'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Test Sword', attachedTo: 'b' },
        ],
      },
      {},
    ])
      .cast(0, 'Test Weld')
      .pass();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.pass().cast(0, 'Test Cloak of Artifacts').resolve();
    expect([game.the('Test Sword').attachedTo, game.figures('Grizzly Bears')]).toEqual([null, '2/2']);
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Sword' }] });
  });
  it('mtg:702.16e damage from sources of the quality is prevented, however dealt; other damage is not', () => {
    const game = magicPosition([
      { hand: ['Radiating Lightning'], battlefield: lands(4, 'Mountain') },
      { battlefield: ['Test Paladin', 'White Knight'] },
    ])
      .cast(0, 'Radiating Lightning', { player: 1 })
      .resolve();
    expect([game.the('Test Paladin').damage, game.the('White Knight').damage]).toEqual([0, 1]);
    expect(game.happened('DAMAGE_PREVENTED')).toMatchObject([{ target: { card: 'Test Paladin' }, amount: 1 }]);
  });
  it('mtg:702.16f creatures of the quality can’t block it, but it can block them', () => {
    const game = magicPosition([{ battlefield: ['White Knight'] }, { battlefield: ['Black Knight', 'Grizzly Bears'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'White Knight')
      .until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Grizzly Bears']);
    const other = magicPosition([{ battlefield: ['Walking Corpse'] }, { battlefield: ['White Knight'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Walking Corpse')
      .until({ kind: 'BLOCKERS' });
    expect(other.decision().from?.map((o) => o.card)).toEqual(['White Knight']);
  });
  it('mtg:702.16g from one quality and from another are two abilities', () => {
    const game = () =>
      magicPosition([
        { hand: ['Murder', 'Electrify'], battlefield: [...lands(4, 'Swamp'), ...lands(4, 'Mountain')] },
        { battlefield: ['Test Paladin', 'Grizzly Bears', 'Hill Giant'] },
      ]);
    expect(game().the('Test Paladin').keywords).toEqual(['protection from black', 'protection from red']);
    expect(aims(game(), 'Murder')).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(aims(game(), 'Electrify')).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
  it('mtg:702.16a mtg-2003:502.7a the quality may be any characteristic: a subtype counts for permanents and for spells', () => {
    const game = magicPosition([{ battlefield: ['Goblin Piker', 'Hill Giant'] }, { battlefield: ['Test Slayer'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Goblin Piker', 'Hill Giant')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Slayer', 'Goblin Piker'])
      .until({ step: 'endOfCombat' });
    expect([game.the('Test Slayer').damage, game.zones('Goblin Piker')]).toEqual([0, ['graveyard']]);
  });
  it('mtg:702.16j from everything: nothing targets, enchants, equips, blocks or damages it', () => {
    const game = magicPosition([
      {
        hand: ['Test Cloak of All', 'Electrify'],
        battlefield: [...lands(4, 'Mountain'), { card: 'Hill Giant', as: 'g' }, { card: 'Oakenform', attachedTo: 'g' }],
      },
      { battlefield: ['Craw Wurm'] },
    ])
      .cast(0, 'Test Cloak of All', { card: 'Hill Giant' })
      .resolve();
    expect(game.zones('Oakenform')).toEqual(['graveyard']);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(17);
  });
  it('mtg:702.16k from a player is from all that player controls', () => {
    const game = magicPosition([
      { hand: ['Electrify'], battlefield: [...lands(4, 'Mountain'), 'Craw Wurm'] },
      { battlefield: ['Test Loner', 'Grizzly Bears'] },
    ]);
    expect(aims(game, 'Electrify')).toEqual(['Craw Wurm', 'Grizzly Bears']);
  });
  it('mtg:702.16b what neither targets nor damages reaches it', () => {
    const game = magicPosition([
      { hand: ['Wrath of God'], battlefield: lands(4, 'Plains') },
      { battlefield: ['Black Knight'] },
    ])
      .cast(0, 'Wrath of God')
      .resolve();
    expect(game.zones('Black Knight')).toEqual(['graveyard']);
  });
});
