import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { atMaxSpeed } from '../../../src/7-additional/702-keywords/702.179-start-your-engines.js';
import {
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  destroy,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  sorcery,
  t,
  target,
  youControl,
} from '../../6-spells/test-cards.js';

ownCards(
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Aimed Gift', {
    cost: '{0}',
    type: 'Instant',
    abilities: [keyword('gift', { label: 'a card' }), { kind: 'spell', targets: [target(creature)], effects: [] }],
  }),
  instant('Test Deny', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [counterSpell(t(0))],
  }),
  creatureCard('Test Racer', '{0}', 'Pilot', '2/2', keyword('start your engines!'), atMaxSpeed(keyword('flying'))),
  instant('Test Push', '{0}', { effects: [{ do: 'stat', who: 'you', stat: 'speed', amount: 3 }] }),
  card('Test Song', {
    cost: '{6}{G}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(5)] }, keyword('harmonize', { cost: [mana('{4}{G}')] })],
  }),
  card('Test Ship', { cost: '{2}', type: 'Artifact — Spacecraft', abilities: [keyword('station')] }),
  creatureCard('Test Tapestry', '{0}', 'Elf', '1/4'),
  creatureCard('Test Ogre', '{0}', 'Ogre', '3/1'),
  card('Test Foundry', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      continuous([creature, youControl, { has: ['subtypes', 'Elf'] }], [{ mod: 'rule', rule: 'stationsByToughness' }]),
    ],
  }),
  card('Test Mayhem', {
    cost: '{5}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('mayhem', { cost: [mana('{1}')] })],
  }),
  sorcery('Test Loot', '{0}', { effects: [draw(1), { do: 'discard', who: 'you', count: 1 }] }),
  sorcery('Test Banish', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
  }),
  sorcery('Test Regrow', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
);
const waste = (n: number): string[] => lands(n, 'Forest');
const at = (mine: object, theirs: object = {}, more: object = {}): Play =>
  magicPosition(
    [
      { library: waste(6), ...mine },
      { library: waste(6), ...theirs },
    ],
    more,
  );
const _abilitiesOf = (game: Play, name: string): unknown[] =>
  game.decision().options.filter((o) => o.card === name && o.kind === 'ACTIVATE');
const ways = (game: Play, name: string): string[] =>
  game
    .decision()
    .options.filter((o) => o.card === name && o.kind === 'CAST')
    .map((o) => String(o.method));

describe('gift', () => {
  it('mtg:702.174j where the spell leaves the stack before it resolves, or has no legal target left, nobody gets the gift', () => {
    const promised = (): Play =>
      at({ hand: ['Test Aimed Gift'], battlefield: ['Memnite'] }, { hand: ['Test Kill', 'Test Deny'] })
        .cast(0, 'Test Aimed Gift')
        .answer(0, { confirm: true });
    const held = (game: Play) => [game.hand(1), game.zones('Test Aimed Gift')];
    expect(held(promised().resolve())).toEqual([3, ['graveyard']]);
    const fizzled = promised().pass().castAt(1, 'Test Kill', { card: 'Memnite' }).resolve();
    expect(held(fizzled.resolve())).toEqual([1, ['graveyard']]);
    const denied = promised().pass().castAt(1, 'Test Deny', { card: 'Test Aimed Gift' }).resolve();
    expect(held(denied)).toEqual([1, ['graveyard']]);
  });
});

describe('max speed', () => {
  const flies = (game: Play, seat: number) =>
    game.all('Test Racer').flatMap((o) => (o.controller === seat ? [(o.keywords as string[]).includes('flying')] : []));
  const raced = (seat: 0 | 1): Play => {
    const hands = [0, 1].map((one) => ({ hand: one === seat ? ['Test Push'] : [], battlefield: ['Test Racer'] }));
    const game = at(hands[0] as object, hands[1]);
    while (game.decision().seat !== seat) game.pass();
    return game.cast(seat, 'Test Push').resolve();
  };
  it('mtg:702.178a an object has it as its own controller has speed 4, and not as an opponent does', () => {
    for (const seat of [0, 1] as const)
      expect([seat, flies(raced(seat), seat), flies(raced(seat), 1 - seat)]).toEqual([seat, [true], [false]]);
  });
  it('mtg:702.179e a player has max speed in whoever’s turn, at speed 4 and not below', () => {
    for (const seat of [0, 1] as const) {
      const game = raced(seat);
      expect(flies(game, seat)).toEqual([true]);
      expect(flies(game.until({ turn: 4, step: 'upkeep' }), seat)).toEqual([true]);
      expect(flies(game.until({ turn: 5, step: 'upkeep' }), seat)).toEqual([true]);
      expect(flies(game, 1 - seat)).toEqual([false]);
    }
  });
});

describe('harmonize', () => {
  it('mtg:702.180b the creature that was chosen is tapped as the cost is paid, and no other, for as much as its own power', () => {
    for (const [chosen, other, left] of [
      ['Grizzly Bears', 'Craw Wurm', 3],
      ['Craw Wurm', 'Grizzly Bears', 5],
    ] as const) {
      const game = at({ graveyard: ['Test Song'], battlefield: [...waste(6), 'Grizzly Bears', 'Craw Wurm'] });
      const option = game
        .decision()
        .options.find((o) => o.card === 'Test Song' && String(o.cost).endsWith(`Tap ${chosen}`));
      game.choose(0, { kind: 'CAST', card: 'Test Song', cost: String(option?.cost) } as never);
      expect([game.waiting(), game.the(chosen).tapped, game.the(other).tapped]).toEqual([true, true, false]);
      expect(game.all('Forest').filter((land) => !land.tapped)).toHaveLength(left);
    }
  });
});

describe('station', () => {
  it('mtg:702.184c another figure counts of the creatures that the ability is about, of others their power', () => {
    const by = (creatureName: string, mine: string[], theirs: string[] = []) =>
      at({ battlefield: ['Test Ship', creatureName, ...mine] }, { battlefield: theirs })
        .activate(0, 'Test Ship')
        .resolve()
        .the('Test Ship').counters;
    expect(by('Test Tapestry', ['Test Foundry'])).toEqual({ charge: 4 });
    expect(by('Test Ogre', ['Test Foundry'])).toEqual({ charge: 3 });
    expect(by('Test Tapestry', [], ['Test Foundry', 'Test Tapestry'])).toEqual({ charge: 1 });
  });
});

describe('mayhem', () => {
  it('mtg:702.187a it functions while the card is in its player’s graveyard, and neither in the hand nor in exile', () => {
    const looted = (): Play =>
      at({ hand: ['Test Loot', 'Test Mayhem', 'Test Banish', 'Test Regrow'], battlefield: waste(1) }, {})
        .cast(0, 'Test Loot')
        .resolve()
        .choose(0, { card: 'Test Mayhem' });
    expect(ways(looted(), 'Test Mayhem')).toEqual(['mayhem']);
    const exiled = looted().castAt(0, 'Test Banish', { card: 'Test Mayhem' }).resolve();
    expect([exiled.zones('Test Mayhem'), ways(exiled, 'Test Mayhem')]).toEqual([['exile'], []]);
    const held = looted().castAt(0, 'Test Regrow', { card: 'Test Mayhem' }).resolve();
    expect([held.zones('Test Mayhem'), ways(held, 'Test Mayhem')]).toEqual([['hand'], []]);
    expect(ways(looted().pass(), 'Test Mayhem')).toEqual([]);
    const game = looted().choose(0, { card: 'Test Mayhem', method: 'mayhem' });
    expect(game.resolve().life(0)).toBe(23);
  });
});
