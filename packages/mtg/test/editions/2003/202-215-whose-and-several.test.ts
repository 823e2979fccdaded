/** Names, colors and permanents (202–215): another's turn, another's cards, the second of several, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  card,
  continuous,
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
  returnToHand,
  rule,
  sorcery,
  t,
  tap,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, many, offers, position } from './table.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const anywhere = { any: [{ zone: 'graveyard' }, { zone: 'exile' }, { zone: 'hand' }] } as never;
const legend = (name: string) => card(name, { cost: '{0}', type: 'Legendary Creature — Elf', power: 2, toughness: 2 });

ownCards(
  instant('Test Petrify', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  card('Test Gloom', { cost: '{B}', type: 'Enchantment — Aura', abilities: [...enchant(creature)] }),
  instant('Test Hang', '{0}', {
    targets: [target({ has: ['subtypes', 'Aura'] }), target(creature)],
    effects: [{ do: 'attach', what: t(0), to: t(1) }],
  }),
  card('Test Nobody', { cost: '{0}', type: 'Legendary Creature', power: 1, toughness: 1 }),
  card('Test Idol', {
    cost: '{0}',
    type: 'Legendary Artifact',
    abilities: [
      activated([], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'types', value: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'subtypes', value: ['Golem'] },
            { mod: 'set', prop: 'power', value: 2 },
            { mod: 'set', prop: 'toughness', value: 2 },
          ),
        ],
      }),
    ],
  }),
  instant('Test Cull', '{0}', { effects: [destroy({ each: [creature, { named: 'Grizzly Bears' }] })] }),
  sorcery('Test Bears', '{0}', { effects: [create(token('Grizzly Bears', 'Creature — Bear', ['G'], '2/2'))] }),
  creatureCard('Test Three', '{W}{U}{B}', 'Soldier', '1/1'),
  instant('Test Recall', '{0}', { targets: [target({ is: 'multicolored' })], effects: [returnToHand(t(0))] }),
  instant('Test Plain', '{0}', { targets: [target({ is: 'colorless' })], effects: [returnToHand(t(0))] }),
  instant('Test Bleach', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: [] })],
  }),
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

describe('names and colors', () => {
  it('mtg-2003:202.3 of one name are all that are called so, tokens and copies among them, whoever owns them', () => {
    const game = position(
      { hand: ['Test Cull', 'Test Bears', 'Clone'], battlefield: ['Grizzly Bears', ...many('Island', 4)] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    );
    game.cast(0, 'Test Bears').resolve();
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'PRIORITY') {
      const bears = { choose: [{ card: 'Grizzly Bears', nth: 0 } as never] };
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : bears);
    }
    game.cast(0, 'Test Cull').resolve();
    expect(
      game.view().zones.flatMap((zone) => (zone.id === 'battlefield' && 'objects' in zone ? zone.objects : [])),
    ).toHaveLength(5);
    expect([game.zones('Clone'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:203.2 of three colors is multicolored, of none is colorless, and what an effect colors is of that color', () => {
    const open = (spell: string, ...hand: string[]): unknown => {
      const battlefield = ['Test Three', 'Hill Giant', 'Shivan Zombie', 'Ornithopter', 'Forest'];
      const game = position({ hand: [spell, ...hand], battlefield });
      for (const name of hand) game.castAt(0, name, { card: 'Hill Giant' }).resolve();
      game.choose(0, { kind: 'CAST', card: spell });
      return (game.decision().options ?? []).map(({ card: name }) => name);
    };
    expect(open('Test Recall')).toEqual(['Test Three', 'Shivan Zombie']);
    expect(open('Test Plain')).toEqual(['Ornithopter', 'Forest']);
    expect(open('Test Plain', 'Test Bleach')).toEqual(['Hill Giant', 'Ornithopter', 'Forest']);
  });
});

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

describe('types that change', () => {
  it('mtg-2003:214.4 counters stay on what is no creature for a turn', () => {
    const game = position({
      hand: ['Test Petrify'],
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }],
    });
    game.castAt(0, 'Test Petrify', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Artifact'], counters: { '+1/+1': 1 } });
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Grizzly Bears')).toBe('3/3');
  });

  it('mtg-2003:214.8d an Aura is not moved to what is protected from its color', () => {
    const game = position({
      hand: ['Test Gloom', 'Test Hang'],
      battlefield: ['Grizzly Bears', 'White Knight', 'Swamp'],
    });
    game.castAt(0, 'Test Gloom', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Hang', { card: 'White Knight' }).resolve();
    expect(game.the('Test Gloom').attachedTo).toBe(game.the('Grizzly Bears').id);
  });

  it('mtg-2003:215.2 a Legend of no other type is legendary as it is no creature, and a legend that becomes a creature keeps its other types', () => {
    const game = position({ hand: ['Test Petrify'], battlefield: ['Test Nobody', 'Test Idol'] });
    game.castAt(0, 'Test Petrify', { card: 'Test Nobody' }).resolve();
    expect(game.the('Test Nobody')).toMatchObject({ supertypes: ['Legendary'], subtypes: [] });
    game.activate(0, 'Test Idol').resolve();
    expect([game.the('Test Idol').supertypes, [...(game.the('Test Idol').subtypes as string[])].sort()]).toEqual([
      [],
      ['Golem', 'Legend'],
    ]);
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
