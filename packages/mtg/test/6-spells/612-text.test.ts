/** Text-changing effects (612): which words they replace, where, and in which layer. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  entersWith,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  protectionFrom,
  sorcery,
  spell,
  t,
  target,
  token,
} from './test-cards.js';

const anything = target({ any: [[{ zone: 'battlefield' }], [{ is: 'spell' }]] });
const goblin = token('Goblin', 'Creature — Goblin', ['R'], '1/1');

ownCards(
  instant('Test Hack', '{0}', { targets: [anything], effects: [{ do: 'changeText', what: t(0), of: ['landType'] }] }),
  instant('Test Sleight', '{0}', { targets: [anything], effects: [{ do: 'changeText', what: t(0), of: ['color'] }] }),
  instant('Test Bend', '{0}', {
    targets: [anything],
    effects: [{ do: 'changeText', what: t(0), of: ['color', 'landType'], until: { kind: 'endOfTurn' } }],
  }),
  instant('Test Evolution', '{0}', {
    targets: [anything],
    effects: [{ do: 'changeText', what: t(0), of: ['creatureType'], not: 'Wall' }],
  }),
  sorcery('Test New Blood', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'changeText', what: t(0), of: ['creatureType'], to: 'Vampire' }],
  }),
  sorcery('Test Fodder', '{0}', { effects: [create(goblin, 2)] }),
  sorcery('Test Named Goblin', '{0}', {
    effects: [create({ ...goblin, name: 'Goblin King', props: { ...goblin.props, name: 'Goblin King' } })],
  }),
  // Everything about it is black, and only its text says so.
  creatureCard(
    'Black Guard',
    '{B}',
    'Human',
    '2/2',
    protectionFrom({ has: ['colors', 'B'] }, 'black'),
    activated([mana('{B}')], { effects: [gainLife(1)] }),
    continuous([creature, { has: ['colors', 'B'] }, { other: true }], [{ mod: 'add', stat: 'power', value: 1 }]),
  ),
  creatureCard('Test White Bear', '{W}', 'Bear', '2/2'),
  creatureCard('Test Black Bear', '{B}', 'Bear', '2/2'),
  creatureCard(
    'Test Patron',
    '{0}',
    'Cleric',
    '1/1',
    continuous([creature, { other: true }], [has(protectionFrom({ has: ['colors', 'W'] }, 'white'))]),
  ),
  creatureCard(
    'Test Goblin Chief',
    '{0}',
    'Goblin',
    '2/2',
    entersWith({ '+1/+1': { count: [{ has: ['subtypes', 'Goblin'] }] } }),
    continuous([{ has: ['subtypes', 'Goblin'] }, { other: true }], [{ mod: 'add', stat: 'power', value: 1 }]),
  ),
  creatureCard('Test Healer', '{0}', 'Cleric', '1/1', activated([], { effects: [gainLife(3)] })),
  card('Test Ten Lives', {
    cost: '{0}',
    type: 'Instant — Arcane',
    abilities: [spell({ effects: [{ do: 'stat', who: 'you', stat: 'life', to: 10 }] })],
  }),
  card('Test Three Lives', {
    cost: '{9}',
    type: 'Instant — Arcane',
    abilities: [
      spell({ effects: [gainLife(3)] }),
      keyword('splice', { from: { has: ['subtypes', 'Arcane'] }, label: 'Arcane', cost: [mana('{0}')] }),
    ],
  }),
  sorcery('Test Words', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'exchangeText', what: t(0), with: t(1) }],
  }),
);

type Game = ReturnType<typeof magicPosition>;
const word = (value: string) => ({ value });
/** Casts it at something, and says which word becomes which. */
const change = (game: Game, spell: string, at: string, from: string, to: string) =>
  game.castAt(0, spell, { card: at }).resolve().choose(0, word(from)).choose(0, word(to));
const name = (game: Game, ...types: string[]) => {
  for (const type of types) game.answer(0, { name: type });
  return game;
};
const landwalk = (game: Game, card: string) => game.the(card).keywords;

describe('text-changing effects (612)', () => {
  it('mtg:612.1 a land type is replaced in the rules text', () => {
    const game = magicPosition([
      { hand: ['Test Hack'], battlefield: ['Anaconda'] },
      { battlefield: ['Island', 'Grizzly Bears'] },
    ]);
    expect(landwalk(game, 'Anaconda')).toEqual(['swampwalk']);
    change(game, 'Test Hack', 'Anaconda', 'Swamp', 'Island');
    expect(landwalk(game, 'Anaconda')).toEqual(['islandwalk']);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Anaconda');
    expect(
      game
        .until({ step: 'declareBlockers' })
        .decisions()
        .map(({ kind }) => kind),
    ).not.toContain('BLOCKERS');
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(17);
  });

  it('mtg:612.1 a land type is replaced in the type line, and brings its mana', () => {
    const game = magicPosition([{ hand: ['Test Hack', 'Opt'], battlefield: ['Forest'] }, {}]);
    change(game, 'Test Hack', 'Forest', 'Forest', 'Island');
    expect(game.the('Forest')).toMatchObject({ name: 'Forest', subtypes: ['Island'] });
    game.cast(0, 'Opt');
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:612.2 color words change; names, colors, costs and mana symbols do not', () => {
    const game = magicPosition([
      { hand: ['Test Sleight'], battlefield: ['Black Guard', 'Test White Bear', 'Test Black Bear', 'Swamp'] },
      {},
    ]);
    expect([game.figures('Test White Bear'), game.figures('Test Black Bear')]).toEqual(['2/2', '3/2']);
    change(game, 'Test Sleight', 'Black Guard', 'black', 'white');
    expect(game.the('Black Guard')).toMatchObject({ name: 'Black Guard', colors: ['B'], manaCost: '{B}' });
    expect([game.figures('Test White Bear'), game.figures('Test Black Bear')]).toEqual(['3/2', '2/2']);
    expect(game.the('Black Guard').keywords).toEqual(['protection from white']);
    game.activate(0, 'Black Guard').resolve();
    expect(game.life(0)).toBe(21);
  });

  it('mtg:612.2 a word of the one kind or the other is replaced, for as long as the effect says', () => {
    const game = magicPosition([{ hand: ['Test Bend'], battlefield: ['Anaconda'] }, {}]);
    change(game, 'Test Bend', 'Anaconda', 'Swamp', 'Plains');
    expect(landwalk(game, 'Anaconda')).toEqual(['plainswalk']);
    game.until({ turn: 4, step: 'upkeep' });
    expect(landwalk(game, 'Anaconda')).toEqual(['swampwalk']);
  });

  it('mtg:612.2a tokens are called by the creature types that the changed spell gives them', () => {
    const game = magicPosition([{ hand: ['Test Fodder', 'Test Evolution'] }, {}]);
    game.cast(0, 'Test Fodder').castAt(0, 'Test Evolution', { card: 'Test Fodder' }).resolve();
    name(game, 'Goblin', 'Elf').resolve();
    const tokens = Object.values(game.view().objects).filter((o) => o.zone === 'battlefield');
    expect(tokens.map(({ name: called, subtypes }) => [called, subtypes])).toEqual([
      ['Elf', ['Elf']],
      ['Elf', ['Elf']],
    ]);
  });

  it('mtg:612.2 mtg-2003:415.4 a name that a text gives a token does not change', () => {
    const game = magicPosition([{ hand: ['Test Named Goblin', 'Test Evolution'] }, {}]);
    game.cast(0, 'Test Named Goblin').castAt(0, 'Test Evolution', { card: 'Test Named Goblin' }).resolve();
    name(game, 'Goblin', 'Elf').resolve();
    const [king] = Object.values(game.view().objects).filter((o) => o.zone === 'battlefield');
    expect(king).toMatchObject({ name: 'Goblin King', subtypes: ['Elf'] });
  });

  it('mtg:612.2 the new type is none that the effect rules out', () => {
    const game = magicPosition([{ hand: ['Test Evolution'], battlefield: ['Grizzly Bears'] }, {}]);
    game.castAt(0, 'Test Evolution', { card: 'Grizzly Bears' }).resolve();
    name(game, 'Bear');
    expect(game.refused(0, { name: 'Wall' }).code).toBeDefined();
    expect(name(game, 'Frog').the('Grizzly Bears').subtypes).toEqual(['Frog']);
  });

  it('mtg:612.1 one word is given, and the other chosen', () => {
    const game = magicPosition([{ hand: ['Test New Blood'], battlefield: ['Test Goblin Chief', 'Grizzly Bears'] }, {}]);
    game.cast(0, 'Test New Blood', { card: 'Test Goblin Chief' }).resolve();
    expect(name(game, 'Goblin').the('Test Goblin Chief').subtypes).toEqual(['Vampire']);
  });

  it('mtg:612.1 what a spell becomes has the changed text, also as it enters', () => {
    const game = magicPosition([{ hand: ['Test Goblin Chief', 'Test Evolution'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Goblin Chief').castAt(0, 'Test Evolution', { card: 'Test Goblin Chief' }).resolve();
    name(game, 'Goblin', 'Bear').resolve();
    expect(game.the('Test Goblin Chief')).toMatchObject({ subtypes: ['Bear'], counters: { '+1/+1': 1 } });
    expect(game.figures('Grizzly Bears')).toBe('3/2');
  });

  it('mtg:612.3 an ability that an effect has given is no part of the text', () => {
    const game = magicPosition([{ hand: ['Test Sleight'], battlefield: ['Test Patron', 'Grizzly Bears'] }, {}]);
    change(game, 'Test Sleight', 'Grizzly Bears', 'white', 'red');
    expect(game.the('Grizzly Bears').keywords).toEqual(['protection from white']);
  });

  it('mtg:612.4 the subtypes of a token and its text can be changed', () => {
    const game = magicPosition([{ hand: ['Test Fodder', 'Test Evolution'], battlefield: ['Test Goblin Chief'] }, {}]);
    game.cast(0, 'Test Fodder').resolve();
    const [one] = game.all('Goblin');
    game.choose(0, { kind: 'CAST', card: 'Test Evolution' }, { object: String(one?.id) }).resolve();
    name(game, 'Goblin', 'Elf');
    expect(
      game
        .all('Goblin')
        .map(({ subtypes, power }) => [subtypes, power])
        .sort(),
    ).toEqual([
      [['Elf'], 1],
      [['Goblin'], 2],
    ]);
  });

  it('mtg:612.10 what is spliced onto a spell follows its own text', () => {
    const game = magicPosition([{ hand: ['Test Ten Lives', 'Test Three Lives'] }, {}]);
    game.cast(0, 'Test Ten Lives').choose(0, { card: 'Test Three Lives' }).resolve();
    // First what it says itself, and then what was added.
    expect([game.life(0), game.zones('Test Three Lives')]).toEqual([13, ['hand']]);
  });

  it('mtg:612.5 two creatures have each other’s rules text, and nothing else of each other', () => {
    const game = magicPosition([{ hand: ['Test Words'], battlefield: ['Test Healer', 'Test Goblin Chief'] }, {}]);
    game.cast(0, 'Test Words', { card: 'Test Healer' });
    if (!game.waiting()) game.choose(0, { card: 'Test Goblin Chief' });
    game.resolve();
    expect(game.the('Test Healer')).toMatchObject({ name: 'Test Healer', subtypes: ['Cleric'], power: 1 });
    game.activate(0, 'Test Goblin Chief').resolve();
    expect(game.life(0)).toBe(23);
    expect(game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Healer' }] }).code).toBe('NO_MATCH');
  });
});
