import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  anyTarget,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  each,
  enchant,
  enters,
  gainLife,
  has,
  instant,
  loseLife,
  plus,
  returnToHand,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const soldier = token('Soldier', 'Creature — Soldier', ['W'], '1/1');
for (const definition of [
  instant('Test Recruit', '{0}', { effects: [create(soldier, 2)] }),
  instant('Test Recall', '{0}', { effects: [returnToHand(each(creature))] }),
  creatureCard('Test Herald', '{1}', 'Human', '1/1', triggered(enters, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Pinger',
    '{1}',
    'Human',
    '1/1',
    activated([tap], { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  ),
  instant('Test Negate', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Test Teach', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
  instant('Test Ground', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  instant('Test Paralyse', '{0}', { effects: [{ do: 'status', status: 'tapped', what: each(creature) }] }),
  instant('Test Stone', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  card('Test Lesson', {
    type: 'Enchantment',
    abilities: [continuous(and(creature, youControl), [has(activated([], { effects: [gainLife(1)] }))])],
  }),
  card('Test Brand', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  creatureCard(
    'Test Mirror',
    '{0}',
    'Human',
    '1/1',
    triggered(dies, { effects: [loseLife(1, { controllerOf: 'self' })] }),
  ),
  instant('Test Blank', '{0}', { effects: [draw(0)] }),
])
  ownCards(definition);

describe('permanents and tokens (110, 111)', () => {
  it('mtg:110.2 a permanent’s owner is that of its card, its controller who put it there', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears'], battlefield: lands(2, 'Forest') }, {}]).cast(
      0,
      'Grizzly Bears',
    );
    expect(game.resolve().the('Grizzly Bears')).toMatchObject({ owner: 0, controller: 0 });
  });

  it('mtg:110.5c a status stays though it is irrelevant for a while', () => {
    const game = magicPosition([{ hand: ['Test Paralyse', 'Test Stone'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Paralyse').resolve().cast(0, 'Test Stone').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ types: ['Artifact'], tapped: true });
  });

  it('mtg:208.3 a permanent that is no creature has no power or toughness', () => {
    const game = magicPosition([{ hand: ['Test Stone'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Stone').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ power: null, toughness: null });
  });

  it('mtg:111.2 mtg:111.3 who creates a token owns and controls it, with the characteristics given', () => {
    const game = magicPosition([{}, { hand: ['Test Recruit'] }])
      .pass()
      .cast(1, 'Test Recruit')
      .resolve();
    expect(game.all('Soldier')).toHaveLength(2);
    expect(game.all('Soldier')[0]).toMatchObject({
      ...{ owner: 1, controller: 1, token: true, colors: ['W'], types: ['Creature'], subtypes: ['Soldier'] },
      ...{ power: 1, toughness: 1, manaValue: 0 },
    });
  });

  it('mtg:111.7 a token elsewhere ceases to exist; mtg:111.6 what says "creature" means tokens as well', () => {
    const game = magicPosition([{ hand: ['Test Recruit', 'Test Recall'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Recruit').resolve().cast(0, 'Test Recall').resolve();
    expect([game.zones('Soldier'), game.zones('Grizzly Bears')]).toEqual([[], ['hand']]);
  });

  it('mtg:704.5j tokens of the same name are no legends: nothing happens to them', () => {
    const game = magicPosition([{ hand: ['Test Recruit'] }, {}])
      .cast(0, 'Test Recruit')
      .resolve();
    expect(game.decision().kind).toBe('PRIORITY');
  });
});

describe('spells and abilities (112, 113)', () => {
  it('mtg:112.1 mtg-2003:213.1 a card is a spell as soon as it is on the stack; mtg:405.2 the newest lies on top', () => {
    const game = magicPosition([{ hand: ['Shock', 'Test Blank'], battlefield: ['Mountain'] }, {}]);
    game.cast(0, 'Shock', { player: 1 }).cast(0, 'Test Blank');
    expect(game.view().stack.map((s) => [s.kind, s.card])).toEqual([
      ['SPELL', 'Test Blank'],
      ['SPELL', 'Shock'],
    ]);
  });

  it('mtg:113.9 what counters spells can’t target abilities', () => {
    const game = magicPosition([{ battlefield: ['Test Pinger'] }, { hand: ['Test Negate'] }]);
    game.activate(0, 'Test Pinger', { player: 1 }).pass();
    expect(game.decision().options.some((o) => o.card === 'Test Negate')).toBe(false);
  });

  it('mtg:113.8 who activated an ability controls it, mtg:113.7 and its source is the permanent that has it', () => {
    const game = magicPosition([{}, { battlefield: ['Test Pinger'] }])
      .pass()
      .activate(1, 'Test Pinger', { player: 0 });
    expect(game.view().stack[0]).toMatchObject({ kind: 'ABILITY', controller: 1, source: game.the('Test Pinger').id });
  });

  it('mtg:113.10 mtg:113.10c effects add and remove abilities, and of two the later one holds', () => {
    const keywords = (...spells: string[]): unknown => {
      const game = magicPosition([{ hand: spells, battlefield: ['Grizzly Bears'] }, {}]);
      for (const spell of spells) game.cast(0, spell).resolve();
      return game.the('Grizzly Bears').keywords;
    };
    expect([keywords('Test Teach', 'Test Ground'), keywords('Test Ground', 'Test Teach')]).toEqual([[], ['flying']]);
  });

  it('mtg:113.10b mtg-2003:407.3 an effect that removes an ability removes all instances of it', () => {
    const game = magicPosition([
      {
        hand: ['Test Teach', 'Test Teach', 'Test Ground'],
        battlefield: [{ card: 'Air Elemental', counters: { flying: 1 } }],
      },
      {},
    ]);
    game.cast(0, 'Test Teach').resolve().cast(0, 'Test Teach').resolve();
    expect(game.the('Air Elemental').keywords).toEqual(['flying']);
    expect(game.cast(0, 'Test Ground').resolve().the('Air Elemental').keywords).toEqual([]);
  });

  it('mtg:113.1a an ability that an effect gives can be used like a printed one', () => {
    const game = magicPosition([{ battlefield: ['Test Lesson', 'Grizzly Bears'] }, {}]);
    expect(game.activate(0, 'Grizzly Bears').resolve().life(0)).toBe(21);
  });

  it('mtg:113.6 mtg-2003:402.8 abilities of a creature card in hand do nothing', () => {
    const game = magicPosition([{ hand: ['Test Herald', 'Test Pinger'] }, {}]);
    expect(game.decision().options.map((o) => o.kind)).toEqual(['PASS']);
  });

  it('mtg:113.6h how a permanent enters is said by its ability before it is there', () => {
    const game = magicPosition([{ hand: ['Diregraf Ghoul'], battlefield: ['Swamp'] }, {}])
      .cast(0, 'Diregraf Ghoul')
      .resolve();
    expect(game.the('Diregraf Ghoul').tapped).toBe(true);
    expect(game.happened('STATUS_CHANGED').filter((e) => e.card === 'Diregraf Ghoul')).toEqual([]);
  });

  it('mtg:109.5 "you" of a triggered ability that looks back is who controlled its source', () => {
    const game = magicPosition([
      { hand: ['Murder'], battlefield: lands(3, 'Swamp') },
      { battlefield: [{ card: 'Test Mirror', controller: 0 }] },
    ]);
    game.cast(0, 'Murder').resolve().resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 20]);
  });

  it('mtg:115.4 any target is a creature, player or planeswalker, and nothing else', () => {
    const game = magicPosition([
      { battlefield: ['Test Pinger', 'Glorious Anthem', 'Mountain', 'Ornithopter'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Pinger', mana: false });
    expect(game.decision().options.map((o) => o.card ?? o.player)).toEqual([
      'Test Pinger',
      'Ornithopter',
      'Grizzly Bears',
      0,
      1,
    ]);
  });

  it('mtg:115.2 mtg:115.10a only permanents are targets of "creature"; what is merely affected is no target', () => {
    const game = magicPosition([
      { hand: ['Test Teach', 'Test Paralyse'], battlefield: [] },
      { hand: ['Grizzly Bears'], graveyard: ['Grizzly Bears'], battlefield: [] },
    ]);
    expect(game.decision().options.map((o) => o.card)).toEqual([undefined, 'Test Paralyse']);
  });

  it('mtg:115.1b mtg:303.4a an Aura spell is targeted by its enchant ability', () => {
    const game = magicPosition([
      { hand: ['Test Brand'], battlefield: ['Grizzly Bears', 'Hill Giant', 'Mountain'] },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Brand' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 1, max: 1 });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
});
