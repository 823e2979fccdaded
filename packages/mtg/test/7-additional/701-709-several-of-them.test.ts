/** Searching, transforming, landwalk, Rooms (701–709): what there is none of, what has other faces, what another owns. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  faces,
  gainLife,
  instant,
  keyword,
  permanent,
  player,
  subtype,
  t,
  target,
  transform,
  triggered,
} from '../../src/language/builders.js';

const unlocks = (half: 'left' | 'right') => ({ on: 'unlock', object: 'self', player: 'you', match: { half } }) as const;
const ROOM = 'Test Attic // Test Cellar';
ownCards(
  instant('Test Tutor', '{0}', { effects: [{ do: 'search', who: 'you', count: 2, to: 'hand' }, gainLife(1)] } as never),
  instant('Test Turn', '{0}', { targets: [target(permanent)], effects: [transform(t(0))] }),
  instant('Test Convert', '{0}', { targets: [target(permanent)], effects: [{ do: 'convert', what: t(0) }] }),
  faces(
    'flip',
    creatureCard('Test Student', '{0}', 'Human', '1/2', activated([], { effects: [gainLife(1)] })),
    card('Test Master', { type: 'Legendary Creature — Human Monk', power: 4, toughness: 4 }),
  ),
  faces(
    'room',
    card('Test Attic', {
      cost: '{1}{W}',
      type: 'Enchantment — Room',
      abilities: [triggered(unlocks('left'), { effects: [gainLife(3)] })],
    }),
    card('Test Cellar', {
      cost: '{2}{B}',
      type: 'Enchantment — Room',
      abilities: [triggered(unlocks('right'), { effects: [gainLife(5)] })],
    }),
  ),
  creatureCard(
    'Test Swimmer',
    '{0}',
    'Merfolk',
    '2/2',
    keyword('landwalk', { from: subtype('Island'), label: 'islandwalk' }),
  ),
  instant('Test Borrow', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'play', what: t(0), cost: [] }],
  }),
  card('Test Eerie', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'unlock', player: 'you', match: { fully: true } }, { effects: [gainLife(10)] })],
  }),
  instant('Test Bolt Door', '{0}', { targets: [target(permanent)], effects: [{ do: 'lock', what: t(0) }] }),
  creatureCard('Test Mummy', '{0}', 'Human', '2/1', keyword('embalm', { cost: [] })),
  creatureCard('Test Pharaoh', '{0}', 'Human', '2/1', keyword('eternalize', { cost: [] })),
  instant('Test Cloak', '{0}', { effects: [{ do: 'cloak', count: 3 }] }),
  creatureCard(
    'Test Pinger',
    '{0}',
    'Human',
    '1/1',
    activated([], { targets: [target(player)], effects: [damage(1, t(0))] }),
  ),
  instant('Test Fork', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Edict', '{0}', {
    effects: [{ do: 'sacrifice', who: 'you', filter: creature, count: 1 }],
  } as never),
  card('Test Nothing', {
    type: 'Sorcery',
    colors: ['U'],
    abilities: [keyword('jump-start'), { kind: 'spell', effects: [gainLife(9)] }],
  }),
  faces(
    'transform',
    creatureCard('Test Day', '{3}{G}', 'Human', '1/1'),
    card('Test Night', { type: 'Creature — Werewolf', colors: ['G'], power: 5, toughness: 5 }),
  ),
  instant('Test Open', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      {
        do: 'move',
        what: t(0),
        to: 'battlefield',
        controller: 'you',
        status: { leftUnlocked: true, rightUnlocked: true },
      },
    ],
  }),
);

describe('several of them: actions, landwalk, Rooms (701–709)', () => {
  it('mtg:701.23d in an empty library there is nothing to find, and nothing must be', () => {
    const game = magicPosition([{ hand: ['Test Tutor'], library: [] }, {}])
      .cast(0, 'Test Tutor')
      .resolve();
    expect([game.hand(0), game.life(0), game.decision().kind]).toEqual([0, 21, 'PRIORITY']);
  });
  it('mtg:701.27c a flip card and a Room stay as they are', () => {
    const battlefield = ['Test Student', { card: ROOM, unlocked: ['left' as const] }];
    const game = magicPosition([{ hand: ['Test Turn', 'Test Turn'], battlefield }, {}]);
    game.castAt(0, 'Test Turn', { card: 'Test Student // Test Master' }).resolve();
    game.castAt(0, 'Test Turn', { card: ROOM }).resolve();
    expect([game.the('Test Student // Test Master').name, game.the(ROOM).name]).toEqual(['Test Student', 'Test Attic']);
    expect(game.happened('FACE_CHANGED')).toEqual([]);
  });
  it('mtg:702.14c a tapped land does as well', () => {
    const game = magicPosition([
      { battlefield: ['Test Swimmer'] },
      { battlefield: ['Hill Giant', { card: 'Island', tapped: true }] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Swimmer').until({ step: 'declareBlockers' });
    expect(game.decision().kind).toBe('PRIORITY');
  });
  it('mtg:709.5d a Room that another player owns has the half unlocked that was cast', () => {
    const game = magicPosition([{ hand: ['Test Borrow'] }, { graveyard: [ROOM] }])
      .castAt(0, 'Test Borrow', { card: ROOM })
      .resolve();
    game.choose(0, { card: 'Test Cellar' }).resolve().resolveAll();
    expect([game.the(ROOM), game.life(0)]).toMatchObject([{ name: 'Test Cellar', controller: 0 }, 25]);
  });
  it('mtg:709.5i what gains both designations at once is fully unlocked, once', () => {
    const game = magicPosition([{ hand: ['Test Open'], graveyard: [ROOM], battlefield: ['Test Eerie'] }, {}])
      .castAt(0, 'Test Open', { card: ROOM })
      .resolve();
    game.takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(game.life(0)).toBe(38);
  });
  it('mtg:202.1b nor is what has no mana cost cast by jump-start', () => {
    const game = magicPosition([{ hand: ['Forest', 'Test Nothing'], graveyard: ['Test Nothing'] }, {}]);
    expect(game.decision().options.filter((o) => o.card === 'Test Nothing')).toEqual([]);
  });
  it('mtg:701.21a a player sacrifices another’s creature that they control', () => {
    const game = magicPosition([{ hand: ['Test Edict'] }, { battlefield: [{ card: 'Hill Giant', controller: 0 }] }]);
    game.cast(0, 'Test Edict').resolve();
    expect(game.the('Hill Giant', 'graveyard').owner).toBe(1);
  });
  it('mtg:701.58e each of three cards is cloaked', () => {
    const game = magicPosition([{ hand: ['Test Cloak'], library: ['Forest', 'Island', 'Plains', 'Swamp'] }, {}])
      .cast(0, 'Test Cloak')
      .resolve();
    expect(['Forest', 'Island', 'Plains', 'Swamp'].map((name) => game.zones(name)[0])).toEqual([
      'battlefield',
      'battlefield',
      'battlefield',
      'library',
    ]);
  });
  it('mtg:707.10 a copy of an activated ability has its target', () => {
    const game = magicPosition([{ hand: ['Test Fork'], battlefield: ['Test Pinger'] }, {}]);
    game.activate(0, 'Test Pinger', { player: 1 }).castAt(0, 'Test Fork', { card: 'Test Pinger' });
    expect(game.resolve().resolveAll().life(1)).toBe(18);
  });
  it('mtg:712.8e with the back up its mana value is that of the front', () => {
    const game = magicPosition([{ battlefield: ['Test Night'] }, {}]);
    expect(game.the('Test Day // Test Night')).toMatchObject({ name: 'Test Night', manaValue: 4 });
  });
  const whenOffered = (name: string) => {
    const own = { graveyard: [name], hand: ['Test Tutor'] };
    const offers = (game: Play) => game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === name);
    const games = [magicPosition([own, {}]), magicPosition([own, {}]).cast(0, 'Test Tutor')];
    return [...games, magicPosition([{}, own]).pass()].map(offers);
  };
  it('mtg:702.128a embalm is activated only at the time of a sorcery', () => {
    expect(whenOffered('Test Mummy')).toEqual([true, false, false]);
  });
  it('mtg:702.129a eternalize is activated only at the time of a sorcery', () => {
    expect(whenOffered('Test Pharaoh')).toEqual([true, false, false]);
  });
  it('mtg:709.5c a designation is lost again as a half is locked', () => {
    const room = { card: ROOM, unlocked: ['left', 'right'] };
    const game = magicPosition([{ hand: ['Test Bolt Door'], battlefield: [room] }, {}])
      .castAt(0, 'Test Bolt Door', { card: ROOM })
      .resolve();
    game.choose(0, { kind: 'HALF', index: 0 });
    expect(game.the(ROOM)).toMatchObject({ leftUnlocked: false, rightUnlocked: true });
  });
});
