/** Rules 109 to 205 with what stands beside their main clause: sources, damage, counters, names, types. */
import type { CardDefinition } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { predefinedTokens } from '../../src/1-concepts/111.10-predefined-tokens.js';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  emblem,
  gainLife,
  instant,
  keyword,
  permanent,
  plus,
  rule,
  sorcery,
  t,
  tap,
  target,
  triggered,
  yourUpkeep,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: object[]): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: abilities as never });
const legend = (name: string, subtype: string, ...abilities: object[]): CardDefinition =>
  creatureCard(name, '{0}', subtype, '1/1', ...(abilities as never[]));
const bomb = (name: string): CardDefinition =>
  creatureCard(
    name,
    '{0}',
    'Goblin',
    '1/1',
    activated([{ pay: 'sacrifice', what: 'self' }], { effects: [gainLife(1)] }),
  );

const stone = (name: string, more: object): CardDefinition =>
  instant(name, '{0}', { effects: [{ do: 'create', token: predefinedTokens.powerstone.token, ...more } as never] });

ownCards(
  stone('Test Stone', {}),
  stone('Test Tapped Stone', { status: { tapped: true } }),
  stone('Test Charged Stone', { counters: { charge: 2 } }),
  stone('Test Spent Stone', { status: { tapped: true }, counters: { charge: 1 } }),
  instant('Test Dowse', '{0}', { effects: [{ do: 'chooseSource', filter: [], save: 'source' }] }),
  bomb('Test Bomb'),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Fuse', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(1)] } as never],
  }),
  instant('Test Oath', '{0}', { effects: [emblem(triggered(yourUpkeep, { effects: [gainLife(1)] }))] }),
  instant('Test Prick', '{0}', { targets: [target(permanent)], effects: [damage(1, t(0))] }),
  instant('Test Wound', '{0}', {
    targets: [target({ any: [[permanent], [{ player: 'any' }]] } as never)],
    effects: [damage(4, t(0))],
  }),
  creatureCard(
    'Test Leech',
    '{0}',
    'Leech',
    '1/1',
    keyword('lifelink'),
    activated([tap], { targets: [target({ player: 'any' })], effects: [damage(2, t(0), 'self')] }),
  ),
  card('Test Living Walker', { cost: '{0}', type: 'Planeswalker Creature — Test', loyalty: 5, power: 1, toughness: 6 }),
  card('Test Walker', { cost: '{0}', type: 'Planeswalker — Test', loyalty: 3 }),
  card('Test Front', { cost: '{0}', type: 'Battle', defense: 2 }),
  enchantment(
    'Test Watch',
    triggered(
      { on: 'damage', object: [permanent] as never, match: { exceeds: true } },
      { effects: [gainLife({ event: 'excess' })] },
    ),
  ),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Archer', '{0}', 'Archer', '1/1'),
  creatureCard('Test Other Archer', '{0}', 'Archer', '1/1'),
  creatureCard('Test Marvel', '{5}', 'Angel', '4/4', keyword('miracle', { cost: [] })),
  instant('Test Draw', '{0}', { effects: [draw(1)] }),
  card('Test Siege', { cost: '{0}', type: 'Battle — Siege', defense: 3 }),
  card('Test Talking Front', {
    cost: '{0}',
    type: 'Battle',
    defense: 2,
    abilities: [
      triggered({ on: 'counters', object: 'self', match: { kind: 'defense', removed: true } } as never, {
        effects: [gainLife(7)],
      }),
    ],
  }),
  instant('Test Clear', '{0}', { targets: [target(permanent)], effects: [{ do: 'clearCounters', what: t(0) }] }),
  enchantment('Test Stasis', continuous([permanent], [rule('cantHaveCounters')])),
  instant('Test Apart', '{0}', {
    targets: [target(creature)],
    effects: [
      gainLife({
        count: [permanent, creature, { differentName: { each: [permanent, { has: ['subtypes', 'Archer'] }] } }],
      } as never),
    ],
  }),
  legend(
    'Test Twin',
    'Twin',
    continuous([permanent, { self: true }], plus(2, 0)),
    continuous([permanent, creature, { other: true }], plus(0, 1)),
  ),
  sorcery('Test Price', '{1}', {
    additional: [{ pay: 'sacrifice', what: [creature], count: 1 } as never],
    effects: [gainLife(1)],
  } as never),
  card('Test Kindred Sign', { cost: '{0}', type: 'Kindred Enchantment — Elf' }),
  enchantment(
    'Test Foundry',
    continuous(
      [permanent, { has: ['types', 'Enchantment'] }],
      [{ mod: 'gain', prop: 'types', values: ['Artifact'] } as never],
    ),
  ),
  enchantment('Test Chooser', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    before: [{ do: 'chooseWord', of: 'creatureType', entering: true }],
  }),
);

const life = (game: Play): number[] => [game.life(0), game.life(1)];
/** What may be chosen as a source, by name. */
const sources = (game: Play): string[] => {
  game.cast(game.decision().seat, 'Test Dowse').resolve();
  return game
    .decision()
    .options.map(({ card: name, label }) => String(name ?? label))
    .sort();
};

describe('sources that are chosen', () => {
  const there = { battlefield: ['Memnite'], graveyard: ['Shock'], exile: ['Forest'] };
  const setUp = (...hand: string[]): Play =>
    magicPosition([{ ...there, hand: ['Test Dowse', 'Island', ...hand] }, { battlefield: ['Test Bomb'] }]);

  it('mtg:109.2c a source is also what an ability came from that has left, and a spell', () => {
    const game = setUp('Test Sip').cast(0, 'Test Sip').pass().activate(1, 'Test Bomb');
    game.pass();
    expect([game.decision().seat, game.all('Test Bomb', 'graveyard').length]).toEqual([0, 1]);
    expect(sources(game)).toEqual(['Memnite', 'Test Bomb', 'Test Dowse', 'Test Sip'].sort());
  });

  it('mtg:120.7 permanents, spells, and what abilities and what waits speak of, wherever it is; nothing else of other zones', () => {
    expect(sources(setUp())).toEqual(['Memnite', 'Test Bomb', 'Test Dowse']);
    const game = setUp().pass().activate(1, 'Test Bomb').pass();
    expect(sources(game)).toEqual(['Memnite', 'Test Bomb', 'Test Dowse']);
    const fused = setUp('Test Fuse').cast(0, 'Test Fuse').resolve();
    expect(sources(fused)).toEqual(['Memnite', 'Test Bomb', 'Test Dowse', 'Test Fuse']);
    const sworn = setUp('Test Oath').cast(0, 'Test Oath').resolve();
    expect(sources(sworn)).toHaveLength(4);
  });
});

describe('damage', () => {
  it('mtg:120.3 damage has each of its results: it adds up on creatures, takes loyalty, and gives life to who has the source', () => {
    const game = magicPosition([
      { hand: ['Test Prick', 'Test Prick', 'Test Prick', 'Test Wound'], battlefield: ['Hill Giant'] },
      { battlefield: ['Test Living Walker', { card: 'Test Leech', controller: 0 }] },
    ]);
    for (const marked of [1, 2]) {
      game.castAt(0, 'Test Prick', { card: 'Hill Giant' }).resolve();
      expect(game.the('Hill Giant').damage).toBe(marked);
    }
    game.castAt(0, 'Test Prick', { card: 'Hill Giant' }).resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
    game.castAt(0, 'Test Wound', { card: 'Test Living Walker' }).resolve();
    expect(game.the('Test Living Walker')).toMatchObject({ damage: 4, counters: { loyalty: 1 } });
    game.activate(0, 'Test Leech', { player: 1 }).resolve();
    expect(life(game)).toEqual([22, 18]);
  });

  it('mtg:120.10 all that is dealt at once counts together, beyond what was lethal to each type of permanent', () => {
    const excess = (name: string | object) => {
      const game = magicPosition([
        { hand: ['Test Wound'], battlefield: ['Test Watch'] },
        { battlefield: [name as never] },
      ]);
      const { card: named = name } = (typeof name === 'string' ? {} : name) as { card?: string };
      game.castAt(0, 'Test Wound', { card: String(named) }).resolve();
      return game.resolveAll().life(0) - 20;
    };
    expect([excess('Test Walker'), excess({ card: 'Test Walker', counters: { loyalty: 4 } })]).toEqual([1, 0]);
    expect([excess('Test Front'), excess({ card: 'Test Front', counters: { defense: 5 } })]).toEqual([2, 0]);
    expect([excess('Hill Giant'), excess({ card: 'Hill Giant', damage: 2 }), excess('Craw Wurm')]).toEqual([1, 3, 0]);
    // Of several types the least of what is lethal counts.
    expect(excess({ card: 'Test Living Walker', counters: { loyalty: 1 } })).toBe(3);
    const game = magicPosition(
      [{ battlefield: ['Test Watch', 'Test Bear', 'Test Cub'] }, { battlefield: ['Hill Giant'] }],
      {
        turn: { active: 1 },
      },
    );
    game.until({ kind: 'ATTACKERS' }).attack(1, 'Hill Giant').until({ kind: 'BLOCKERS' });
    game.block(0, ['Test Bear', 'Hill Giant'], ['Test Cub', 'Hill Giant']).until({ step: 'endOfCombat' });
    expect(game.life(0)).toBe(21);
  });
});

describe('cards as they are drawn, and counters', () => {
  it('mtg:121.9 in anybody’s turn the one who draws it sees it and is asked', () => {
    const game = magicPosition([
      { hand: ['Test Draw'] },
      { hand: ['Test Draw'], library: ['Test Marvel', 'Forest', 'Forest'] },
    ]);
    game.pass().cast(1, 'Test Draw').resolve();
    expect(game.decision()).toMatchObject({ seat: 1, options: [{ card: 'Test Marvel' }] });
    expect(Object.values(game.view(1).objects).some((o) => o.card === 'Test Marvel')).toBe(true);
    expect(Object.values(game.view(0).objects).some((o) => o.card === 'Test Marvel')).toBe(false);
    game.choose(1, { card: 'Test Marvel' });
    expect(Object.values(game.view(0).objects).some((o) => o.card === 'Test Marvel')).toBe(true);
  });

  it('mtg:122.1g a battle of any kind without defense goes to its owner’s graveyard, once no ability of it is on the stack', () => {
    const stasis = magicPosition([{ hand: ['Test Siege'], battlefield: ['Test Stasis'] }, {}])
      .cast(0, 'Test Siege')
      .resolve();
    if (!stasis.waiting()) stasis.answer(0, stasis.decision().default);
    expect(stasis.zones('Test Siege')).toEqual(['graveyard']);
    const game = magicPosition([
      { hand: ['Test Prick', 'Test Clear', 'Test Sip'] },
      { battlefield: [{ card: 'Test Talking Front', controller: 0 }, 'Test Siege'] },
    ]);
    game.castAt(0, 'Test Prick', { card: 'Test Talking Front' }).resolve().resolveAll();
    expect(game.the('Test Talking Front').counters).toEqual({ defense: 1 });
    game.castAt(0, 'Test Clear', { card: 'Test Talking Front' }).resolve();
    expect([game.all('Test Talking Front').length, game.view().stack.length]).toEqual([1, 1]);
    game.resolve();
    expect([game.the('Test Talking Front', 'graveyard').owner, game.life(0), game.zones('Test Siege')]).toEqual([
      1,
      34,
      ['battlefield'],
    ]);
  });

  it('mtg:122.1i one rad counter is enough, for each player in a turn of their own', () => {
    const library = ['Forest', 'Shock', 'Shock', 'Shock', 'Shock', 'Shock'];
    const game = magicPosition(
      [
        { counters: { rad: 1 }, library },
        { counters: { rad: 2 }, library },
      ],
      {
        turn: { step: 'upkeep' },
      },
    );
    game.until({ step: 'beginningOfCombat' });
    expect([life(game), game.all('Shock', 'graveyard').length]).toEqual([[19, 20], 1]);
    game.until({ turn: 4, step: 'beginningOfCombat' });
    expect([life(game), game.view().players.map(({ counters }) => counters)]).toEqual([
      [19, 18],
      [{}, {}],
    ]);
  });
});

describe('predefined tokens', () => {
  it('mtg:111.10 what makes one may have it enter tapped, with counters, or with both', () => {
    const made = (name: string) => {
      const { tapped, counters, subtypes, token } = magicPosition([{ hand: [name] }, {}])
        .cast(0, name)
        .resolve()
        .the('Powerstone');
      return { tapped, counters, subtypes, token };
    };
    const plain = { tapped: false, counters: {}, subtypes: ['Powerstone'], token: true };
    expect(made('Test Stone')).toEqual(plain);
    expect(made('Test Tapped Stone')).toEqual({ ...plain, tapped: true });
    expect(made('Test Charged Stone')).toEqual({ ...plain, counters: { charge: 2 } });
    expect(made('Test Spent Stone')).toEqual({ ...plain, tapped: true, counters: { charge: 1 } });
  });
});

describe('names, costs, types', () => {
  it('mtg:201.2c it differs from a group where it has the name of none of them', () => {
    const count = (...names: string[]) => {
      const game = magicPosition([{ hand: ['Test Apart'], battlefield: names }, {}]);
      return (
        game
          .castAt(0, 'Test Apart', { card: names[0] ?? '' })
          .resolve()
          .life(0) - 20
      );
    };
    // Each archer has the name of one of the archers, if not of the other.
    expect(count('Test Archer', 'Test Other Archer')).toBe(0);
    expect(count('Test Archer', 'Test Other Archer', 'Memnite')).toBe(1);
  });

  it('mtg:201.5 of two with one name each means itself, and the other is another', () => {
    const game = magicPosition([{ battlefield: ['Test Twin', { card: 'Test Twin' }] }, {}]);
    expect(game.all('Test Twin').map(({ power, toughness }) => [power, toughness])).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  it('mtg:202.4 additional costs are paid besides the mana cost, and are none of it', () => {
    const game = magicPosition([{ hand: ['Test Price'], battlefield: ['Wastes', 'Memnite'] }, {}]);
    game.castAt(0, 'Test Price', { card: 'Memnite' });
    expect([game.zones('Memnite'), game.all('Wastes').map(({ tapped }) => tapped)]).toEqual([['graveyard'], [true]]);
    const [spell] = game.view().stack;
    expect(game.view().objects[String(spell?.id)]).toMatchObject({ manaCost: '{1}', manaValue: 1 });
    const without = magicPosition([{ hand: ['Test Price'], battlefield: lands(3, 'Wastes') }, {}]);
    expect(without.decision().options.some(({ kind }) => kind === 'CAST')).toBe(false);
  });

  it('mtg:205.3m kindreds keep creature types whatever else they become, and a type of two words is one to choose', () => {
    const game = magicPosition([{ hand: ['Test Chooser'], battlefield: ['Test Kindred Sign', 'Test Foundry'] }, {}]);
    expect(game.the('Test Kindred Sign')).toMatchObject({
      types: ['Kindred', 'Enchantment', 'Artifact'],
      subtypes: ['Elf'],
    });
    game.cast(0, 'Test Chooser').resolve();
    expect(game.refused(0, { name: 'Time' }).code).toBeTruthy();
    expect(game.refused(0, { name: 'Elf Wizard' }).code).toBeTruthy();
    game.answer(0, { name: 'Time Lord' });
    expect(game.the('Test Chooser').chosen).toEqual({ creatureType: 'Time Lord' });
  });
});
