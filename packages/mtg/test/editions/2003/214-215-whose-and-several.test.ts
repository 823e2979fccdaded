/** Permanents, lands and legends (214, 215): another's turn, another's cards, the second of several, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  destroy,
  enchant,
  gainLife,
  instant,
  keyword,
  land,
  manaAbility,
  putOntoBattlefield,
  rule,
  sorcery,
  t,
  tap,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, offers, position } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const anywhere = { any: [{ zone: 'graveyard' }, { zone: 'exile' }, { zone: 'hand' }] } as never;
const legend = (name: string) => card(name, { cost: '{0}', type: 'Legendary Creature — Elf', power: 2, toughness: 2 });

const hush = (list: string, word: string) =>
  instant(`Test Hush ${word}`, '{0}', {
    targets: [target(and({ is: 'spell' }, { has: [list, word] }))],
    effects: [counterSpell(t(0))],
  });

ownCards(
  hush('types', 'Artifact'),
  hush('types', 'Creature'),
  hush('subtypes', 'Goblin'),
  hush('subtypes', 'Wizard'),
  hush('subtypes', 'Wall'),
  creatureCard('Test Healer', '{0}', 'Cleric', '1/1', activated([tap], { effects: [gainLife(1)] })),
  card('Test Vial', { cost: '{0}', type: 'Artifact', abilities: [activated([tap], { effects: [gainLife(1)] })] }),
  creatureCard('Test Runner', '{0}', 'Cleric', '1/1', keyword('haste'), manaAbility('{G}')),
  enchantment(
    'Test Clearing',
    continuous({ players: 'all' }, [{ mod: 'rule', rule: 'asThoughFlash', of: [] } as never]),
  ),
  enchantment('Test Glade'),
  card('Test Mantle', { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature)] }),
  card('Test Shawl', { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature)] }),
  instant('Test Raise', '{0}', {
    targets: [target(and({ has: ['types', ['Enchantment', 'Instant', 'Creature']] }, { zone: 'graveyard' }))],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Bring', '{0}', {
    effects: [
      { do: 'move', what: { each: [{ named: 'Test Mantle' }, anywhere] }, to: 'battlefield', cause: 'effect' } as never,
    ],
  }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  instant('Test Purge', '{0}', {
    effects: [destroy({ each: [{ has: ['types', 'Enchantment'] }, { controller: 'you' }] })],
  }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test First World', { cost: '{0}', type: 'World Enchantment', abilities: [] }),
  card('Test Second World', { cost: '{0}', type: 'World Enchantment', abilities: [] }),
  enchantment('Test Roads', continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])),
  instant('Test Marsh', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: ['Swamp', 'Forest'] })],
  }),
  instant('Test Peak', '{0}', {
    targets: [target(land)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: ['Mountain'] })],
  }),
  card('Test Shrine', { cost: '', type: 'Legendary Land', abilities: [manaAbility('{W}')] }),
  legend('Test Hero'),
  legend('Test Sage'),
  sorcery('Test Doubles', '{0}', {
    effects: [
      create(token('Test Hero', 'Legendary Creature — Elf', [], '2/2')),
      create(token('Test Sage', 'Legendary Creature — Elf', [], '2/2')),
    ],
  }),
  sorcery('Test Twins', '{0}', { effects: [create(token('Test Hero', 'Legendary Creature — Elf', [], '2/2'), 2)] }),
);

const ownerOf = (game: Play, name: string, zone: string): unknown[] => game.all(name, zone).map(({ owner }) => owner);

describe('creatures that have just come', () => {
  it('mtg-2003:214.7c one that came in one’s turn is new until that of the next begins, and what is no creature never is', () => {
    const game = position({ hand: ['Test Healer', 'Test Vial', 'Test Runner'] });
    for (const name of ['Test Healer', 'Test Vial', 'Test Runner']) game.cast(0, name).resolve();
    const may = (): boolean[] =>
      ['Test Healer', 'Test Vial', 'Test Runner'].map((name) => offers(game, 'ACTIVATE', name));
    expect(may()).toEqual([false, true, true]);
    game.until({ turn: 4, step: 'upkeep' }).pass();
    expect([asked(game), may()]).toEqual(['0:PRIORITY', [false, true, true]]);
    game.until({ turn: 5, step: 'upkeep' });
    expect(may()).toEqual([true, true, true]);
  });
});

describe('enchantments', () => {
  it('mtg-2003:214.8b one that is played in the turn of the other is controlled by who played it', () => {
    const game = position({ battlefield: ['Test Clearing'] }, { hand: ['Test Glade'] });
    game.pass().cast(1, 'Test Glade').resolve();
    expect(game.the('Test Glade')).toMatchObject({ controller: 1, owner: 1 });
  });

  it('mtg-2003:214.8d whoever puts another’s into play says what it is on, and without that it stays in hand', () => {
    const game = position(
      { hand: ['Test Raise'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { graveyard: ['Test Mantle'] },
    );
    game.castAt(0, 'Test Raise', { card: 'Test Mantle' });
    while (game.decision().kind === 'PRIORITY') game.pass();
    expect(asked(game)).toBe('0:CHOOSE_OBJECTS');
    game.choose(0, { card: 'Hill Giant' });
    expect(game.the('Test Mantle')).toMatchObject({ controller: 0, owner: 1, attachedTo: game.the('Hill Giant').id });
    for (const zone of ['hand', 'exile', 'graveyard']) {
      const cards = { hand: ['Test Bring'], exile: [], graveyard: [] } as { [zone: string]: string[] };
      cards[zone] = [...(cards[zone] ?? []), 'Test Mantle'];
      expect(position(cards).cast(0, 'Test Bring').resolve().zones('Test Mantle')).toEqual([zone]);
    }
  });

  it('mtg-2003:214.8e all that were on a creature go as it leaves, each to the graveyard of its owner', () => {
    const game = position(
      { hand: ['Test Mantle', 'Test Blast'], battlefield: ['Grizzly Bears'] },
      { hand: ['Test Shawl'], battlefield: ['Test Clearing'] },
    );
    game.castAt(0, 'Test Mantle', { card: 'Grizzly Bears' }).resolve().pass();
    game.castAt(1, 'Test Shawl', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Blast', { card: 'Grizzly Bears' }).resolve();
    expect([ownerOf(game, 'Test Mantle', 'graveyard'), ownerOf(game, 'Test Shawl', 'graveyard')]).toEqual([[0], [1]]);
  });

  it('mtg-2003:214.8e one that somebody else controls goes to the graveyard of its owner', () => {
    const game = position(
      { hand: ['Test Blast'], battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] },
      { battlefield: [{ card: 'Test Mantle', controller: 0, attachedTo: 'bears' }] },
    );
    expect(game.the('Test Mantle')).toMatchObject({ controller: 0, owner: 1 });
    game.castAt(0, 'Test Blast', { card: 'Grizzly Bears' }).resolve();
    expect(ownerOf(game, 'Test Mantle', 'graveyard')).toEqual([1]);
    const { zones } = game.view();
    const mine = zones.find(({ id, owner }) => id === 'graveyard' && owner === 0);
    expect(mine && 'objects' in mine ? mine.objects.length : 0).toBe(2);
  });

  it('mtg-2003:214.8i an Aura on a creature of the opponent is one of its own controller', () => {
    const game = position({ hand: ['Test Mantle', 'Test Purge'] }, { battlefield: ['Grizzly Bears', 'Test Glade'] });
    game.castAt(0, 'Test Mantle', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Test Mantle').controller).toBe(0);
    game.cast(0, 'Test Purge').resolve();
    expect([game.zones('Test Mantle'), game.zones('Test Glade')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:214.8k of the worlds of two players the older goes', () => {
    const game = position({ hand: ['Test Second World'] }, { battlefield: ['Test First World'] });
    game.cast(0, 'Test Second World').resolve();
    expect([game.zones('Test First World'), game.zones('Test Second World')]).toEqual([['graveyard'], ['battlefield']]);
  });
});

describe('lands', () => {
  it('mtg-2003:214.9b nobody plays lands in the turn of the other, nor by what lets that one play more', () => {
    const game = position({ hand: ['Forest', 'Swamp'] }, { hand: ['Forest', 'Swamp'], battlefield: ['Test Roads'] });
    expect(offers(game.pass(), 'PLAY_LAND', 'Forest')).toBe(false);
    const mine = position({ hand: ['Forest', 'Swamp'] }, { battlefield: ['Test Roads'] });
    mine.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(offers(mine, 'PLAY_LAND', 'Swamp')).toBe(false);
  });

  it('mtg-2003:214.9d a land that is made two basic types keeps its name', () => {
    const named = (spell: string): unknown => {
      const game = position({ hand: [spell], battlefield: ['Karplusan Forest'] });
      return game.castAt(0, spell, { card: 'Karplusan Forest' }).resolve().the('Karplusan Forest').name;
    };
    expect([named('Test Marsh'), named('Test Peak')]).toEqual(['Karplusan Forest', 'Mountain']);
  });

  it('mtg-2003:214.9f a legendary land that is made a basic type is basic and legendary, and has that mana alone', () => {
    const game = position({ hand: ['Test Peak'], battlefield: ['Test Shrine'] });
    game.castAt(0, 'Test Peak', { card: 'Test Shrine' }).resolve();
    expect([...(game.the('Test Shrine').supertypes as string[])].sort()).toEqual(['Basic', 'Legendary']);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Shrine' });
    expect(game.happened('MANA_ADDED').map(({ mana }) => mana)).toEqual(['{R}']);
  });
});

describe('legends', () => {
  it('mtg-2003:215.1 tokens are legends as well, of each name the oldest stays, and nothing regenerates the others', () => {
    const game = position({ hand: ['Test Doubles'], battlefield: ['Test Hero'] }, { battlefield: ['Test Sage'] });
    game.cast(0, 'Test Doubles').resolve();
    expect([game.all('Test Hero').length, game.all('Test Sage').length]).toEqual([1, 1]);
    expect([game.the('Test Hero').controller, game.the('Test Sage').controller]).toEqual([0, 1]);
    expect(game.happened('OBJECT_MOVED').filter(({ cause }) => cause === 'destroy')).toEqual([]);
  });

  it('mtg-2003:215.1 the younger legend goes to the graveyard of its owner, whoever controls it', () => {
    const mine = { battlefield: ['Test Hero'], hand: ['Test Gain'] };
    const game = position(mine, { battlefield: [{ card: 'Test Hero', controller: 0 }] }).cast(0, 'Test Gain');
    expect([ownerOf(game, 'Test Hero', 'battlefield'), ownerOf(game, 'Test Hero', 'graveyard')]).toEqual([[0], [1]]);
    const pile = game.view().zones.find(({ id, owner }) => id === 'graveyard' && owner === 1);
    expect(pile && 'objects' in pile ? pile.objects.length : 0).toBe(1);
  });

  it('mtg-2003:215.1 of three of one name that came one after another two go, and of two that came together both', () => {
    const three = position({ battlefield: ['Test Hero', 'Test Hero', 'Test Hero'], hand: ['Test Gain'] });
    three.cast(0, 'Test Gain');
    expect(three.zones('Test Hero').sort()).toEqual(['battlefield', 'graveyard', 'graveyard']);
    const twins = position({ hand: ['Test Twins'] })
      .cast(0, 'Test Twins')
      .resolve();
    expect(twins.all('Test Hero')).toEqual([]);
  });
});
