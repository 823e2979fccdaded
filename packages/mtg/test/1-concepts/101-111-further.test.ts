/** Clauses of the rules of 101 to 111 that the plain case of each does not show. */
import type { TriggerPattern } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { parseManaCost, printManaCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import {
  activated,
  artifact,
  card,
  continuous,
  create,
  creature,
  creatureCard,
  destroy,
  discard,
  enters,
  gainLife,
  has,
  instant,
  loseLife,
  loyalty,
  mana,
  not,
  opponentControls,
  or,
  plus,
  putOntoBattlefield,
  t,
  tapIt,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const cub = token('Cub', 'Creature — Bear', ['G'], '1/1');
const another: TriggerPattern = { on: 'move', object: [creature, { other: true }], match: { to: 'battlefield' } };
ownCards(
  instant('Test Great Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'players', filter: creature, count: 2 }] }),
  instant('Test Madness', '{0}', { effects: [discard(1, 'players')] }),
  instant('Test Slap', '{0}', { targets: [target({ player: 'opponent' })], effects: [loseLife(1, t(0))] }),
  instant('Test Seek', '{0}', { targets: [target([creature, opponentControls])], effects: [destroy(t(0))] }),
  instant('Test Split', '{0}', {
    targets: [target({ player: 'any' }, { max: 2 })],
    divide: 3,
    effects: [{ do: 'damage', amount: 'division', to: t(0) }],
  } as never),
  creatureCard('Test Newt', '{X}{G}', 'Hydra', '1/1', triggered(enters, { effects: [gainLife('x')] })),
  creatureCard('Test Double', '{X}{X}{R}', 'Hydra', '1/1'),
  creatureCard(
    'Test Engine',
    '{2}',
    'Construct',
    '1/1',
    activated([mana('{X}')], { effects: [gainLife('x')] }),
    activated([mana('{X}{G}')], {
      effects: [
        { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [loseLife(1, 'you'), gainLife('x')] },
      ],
    }),
  ),
  instant('Test Lesson', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(triggered(another, { effects: [gainLife({ sum: [1, 'x'] })] })))],
  }),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Restore', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return' }],
  }),
  creatureCard('Test Hybrid', '{W/U}', 'Bird', '1/1'),
  creatureCard('Test Hybrid Two', '{2/B}', 'Rat', '1/1'),
  creatureCard('Test Phyrexian', '{W/P}', 'Bird', '1/1'),
  creatureCard('Test Both', '{G/U/P}', 'Frog', '1/1'),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 2,
    abilities: [loyalty(3, { effects: [gainLife(1)] })],
  }),
  card('Test Choir', { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, plus(1, 1))] }),
  card('Test Count', { cost: '{0}', type: 'Artifact', abilities: [triggered(another, { effects: [gainLife(1)] })] }),
  card('Test Relic', { cost: '{0}', type: 'Artifact', abilities: [] }),
  instant('Test Either', '{0}', {
    targets: [target(or([{ zone: 'graveyard' }, creature], [{ zone: 'battlefield' }, artifact]))],
    effects: [gainLife(1)],
  }),
  creatureCard(
    'Test Alarm',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'status', object: 'self', match: { status: 'tapped', on: true } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Freeze', '{0}', { targets: [target(creature)], effects: [tapIt(t(0))] }),
  instant('Test Cub', '{0}', { effects: [create(cub)] }),
  card('Test King', { cost: '{0}', type: 'Legendary Creature — Bear', power: 1, toughness: 1 }),
  instant('Test Crown', '{0}', { effects: [create(token('Test King', 'Legendary Creature — Bear', ['G'], '1/1'))] }),
  instant('Test Afterimage', '{0}', {
    targets: [target([creature, not({ named: 'Nobody' })])],
    effects: [destroy(t(0)), { do: 'create', copy: t(0) }],
  }),
);

describe('what several players do (101–103)', () => {
  it('mtg:101.3 who is to sacrifice more than there is sacrifices what there is', () => {
    const game = magicPosition([
      { hand: ['Test Great Edict'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant', 'Llanowar Elves'] },
    ]);
    game.cast(0, 'Test Great Edict').resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Llanowar Elves'].flatMap((name) => game.zones(name))).toEqual([
      'graveyard',
      'graveyard',
      'graveyard',
    ]);
  });

  it('mtg:101.4 of cards to discard the active player chooses first too', () => {
    const game = magicPosition([{ hand: ['Forest', 'Island'] }, { hand: ['Test Madness', 'Swamp', 'Plains'] }]);
    game.pass().cast(1, 'Test Madness').resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'DISCARD' });
    expect(game.choose(0, { card: 'Forest' }).decision()).toMatchObject({ seat: 1, kind: 'DISCARD' });
    expect(game.zones('Forest')).toEqual(['hand']);
  });

  it('mtg:101.4b who chooses later knows all that was chosen before', () => {
    const game = magicPosition([
      { hand: ['Test Great Edict'], battlefield: ['Grizzly Bears', 'Air Elemental', 'Memnite'] },
      { battlefield: ['Hill Giant', 'Llanowar Elves', 'Memnite'] },
    ]);
    game
      .cast(0, 'Test Great Edict')
      .resolve()
      .choose(0, [{ card: 'Grizzly Bears' }, { card: 'Air Elemental' }]);
    expect(game.happened('CHOSEN')).toMatchObject([
      { seat: 0, objects: [{ card: 'Grizzly Bears' }, { card: 'Air Elemental' }] },
    ]);
  });

  it('mtg:102.2 oneself is no opponent, nor is what one controls an opponent’s', () => {
    const game = magicPosition([
      { hand: ['Test Slap', 'Test Seek'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    ]);
    expect(game.cast(0, 'Test Slap').resolve().life(1)).toBe(19);
    game.cast(0, 'Test Seek').resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Hill Giant')]).toEqual([['battlefield'], ['graveyard']]);
  });
});

describe('colors, numbers and symbols (105–107)', () => {
  it('mtg:105.2b what has a hybrid symbol of two colors is multicolored; mtg:107.4e it is both', () => {
    const game = magicPosition([{ battlefield: ['Test Hybrid', 'Test Hybrid Two'] }, {}]);
    expect([game.the('Test Hybrid').colors, game.the('Test Hybrid Two').colors]).toEqual([['W', 'U'], ['B']]);
  });

  it('mtg:107.4e each of several monocolored hybrid symbols can be paid with two mana', () => {
    const rats = { hand: ['Test Rats'], mana: '{G}{G}{G}{G}' };
    const definitions = [creatureCard('Test Rats', '{2/B}{2/B}', 'Rat', '1/1')];
    const game = magicPosition([rats, {}], { definitions }).cast(0, 'Test Rats');
    expect(game.resolve().zones('Test Rats')).toEqual(['battlefield']);
  });

  it('mtg:107.4f a Phyrexian symbol is of its color, and of both where it is hybrid', () => {
    const game = magicPosition([{ battlefield: ['Test Phyrexian', 'Test Both'] }, {}]);
    expect([game.the('Test Phyrexian').colors, game.the('Test Both').colors]).toEqual([['W'], ['U', 'G']]);
  });

  it('mtg:107.4d nothing is printed for no mana beside another symbol', () => {
    expect(['{X}', '{X}{G}', '{0}'].map((cost) => printManaCost(parseManaCost(cost)))).toEqual([
      '{X}',
      '{X}{G}',
      '{0}',
    ]);
  });

  it('mtg:107.1 what is divided is divided in whole numbers', () => {
    const game = magicPosition([{ hand: ['Test Split'] }, {}]).choose(0, { kind: 'CAST', card: 'Test Split' });
    game.choose(0, [{ player: 0 }, { player: 1 }]);
    const [one, other] = game.decision().options.map((o) => o.id);
    const parts = (a: number, b: number) => ({
      distribute: [
        { option: String(one), amount: a },
        { option: String(other), amount: b },
      ],
    });
    game.refused(0, parts(1.5, 1.5));
    expect(game.answer(0, parts(1, 2)).resolve().life(1)).toBe(18);
  });

  it('mtg:107.1a nobody gets a fraction of what is divided', () => {
    const game = magicPosition([{ hand: ['Test Split'] }, {}]).choose(0, { kind: 'CAST', card: 'Test Split' });
    game.choose(0, [{ player: 0 }, { player: 1 }]);
    const ids = game.decision().options.map((o) => o.id);
    const parts = [1.5, 1.5].map((amount, i) => ({ option: String(ids[i]), amount }));
    expect(game.refused(0, { distribute: parts }).detail).toContain('1.5');
  });

  it('mtg:107.2 an X that nobody chose is 0', () => {
    const game = magicPosition([{ hand: ['Test Raise'], graveyard: ['Test Newt'] }, {}]);
    expect(game.cast(0, 'Test Raise').resolve().resolve().life(0)).toBe(20);
  });

  it('mtg:107.3a X of an activated ability is chosen as it is activated; mtg:107.3k it is not that of another on the stack', () => {
    const game = magicPosition([{ battlefield: ['Test Engine', ...lands(5, 'Mountain')] }, {}]);
    game.activate(0, 'Test Engine');
    expect(game.decision()).toMatchObject({ kind: 'X', min: 0, max: 5 });
    game.answer(0, { number: 3 }).activate(0, 'Test Engine').answer(0, { number: 2 });
    expect(game.view().stack).toMatchObject([{ x: 2 }, { x: 3 }]);
    expect(game.all('Mountain').map((m) => m.tapped)).toEqual([true, true, true, true, true]);
    expect([game.resolve().life(0), game.resolve().life(0)]).toEqual([22, 25]);
  });

  it('mtg:107.3i each X of a cost is the number chosen', () => {
    const game = magicPosition([{ hand: ['Test Double'], battlefield: lands(6, 'Mountain') }, {}]);
    game.cast(0, 'Test Double').answer(0, { number: 2 });
    expect([game.the('Test Double', 'stack').manaValue, game.all('Mountain').filter((m) => m.tapped).length]).toEqual([
      5, 5,
    ]);
  });

  it('mtg:107.3j a gained ability doesn’t know X, whatever makes it trigger', () => {
    const game = magicPosition([
      { hand: ['Test Newt', 'Test Lesson', 'Test Cub'], battlefield: lands(3, 'Forest') },
      {},
    ]);
    game.cast(0, 'Test Newt').answer(0, { number: 2 }).resolve().resolve();
    expect(game.life(0)).toBe(22);
    game.cast(0, 'Test Lesson').resolve().cast(0, 'Test Cub').resolve().resolve();
    expect(game.life(0)).toBe(23);
  });

  it('mtg:107.3n what an activated ability makes for later knows its X', () => {
    const game = magicPosition([{ battlefield: ['Test Engine', ...lands(3, 'Forest')] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Engine', cost: '{X}{G}' }).answer(0, { number: 2 }).resolve();
    expect(game.until({ step: 'end' }).resolve().life(0)).toBe(21);
  });

  it('mtg:107.7 [+N] puts N loyalty counters on', () => {
    const game = magicPosition([{ battlefield: ['Test Walker'] }, {}]).choose(0, { kind: 'ACTIVATE', loyalty: '+3' });
    expect(game.the('Test Walker').loyalty).toBe(5);
  });
});

describe('objects, permanents and tokens (109–111)', () => {
  it('mtg:109.2 a static ability that speaks of creatures leaves creature spells alone', () => {
    const game = magicPosition([{ hand: ['Test Alarm'], battlefield: ['Test Choir'] }, {}]).cast(0, 'Test Alarm');
    expect(game.the('Test Alarm', 'stack')).toMatchObject({ power: 1, toughness: 1 });
    expect(game.resolve().figures('Test Alarm')).toBe('2/2');
  });

  it('mtg:109.2a where several zones are named, each description means its own', () => {
    const game = magicPosition([
      {
        hand: ['Test Either'],
        graveyard: ['Hill Giant', 'Test Relic'],
        battlefield: ['Grizzly Bears', 'Test Count'],
      },
      {},
    ]).choose(0, { kind: 'CAST', card: 'Test Either' });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Hill Giant', 'Test Count']);
  });

  it('mtg:109.4b what triggered in another player’s turn belongs to who controls its source', () => {
    const game = magicPosition([{ hand: ['Test Freeze'] }, { battlefield: ['Test Alarm'] }]);
    game.cast(0, 'Test Freeze').resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Test Alarm', controller: 1 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([20, 21]);
  });

  it('mtg:110.2a unless it says so, an effect leaves what it returns to its owner', () => {
    const enter = (spell: string) =>
      magicPosition([{ hand: [spell] }, { graveyard: ['Hill Giant'] }])
        .cast(0, spell)
        .resolve()
        .the('Hill Giant').controller;
    expect([enter('Test Raise'), enter('Test Restore')]).toEqual([0, 1]);
  });

  it('mtg:110.5b a token enters untapped', () => {
    const game = magicPosition([{ hand: ['Test Cub'] }, {}])
      .cast(0, 'Test Cub')
      .resolve();
    expect(game.the('Cub').tapped).toBe(false);
  });

  it('mtg:110.5c what is tapped stays so through the turns of others', () => {
    const tapped = (card: string) => ({ card, tapped: true });
    const game = magicPosition([{ battlefield: [tapped('Hill Giant'), tapped('Test Relic')] }, {}]);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.the('Hill Giant').tapped, game.the('Test Relic').tapped]).toEqual([true, true]);
    game.until({ turn: 5, step: 'upkeep' });
    expect([game.the('Hill Giant').tapped, game.the('Test Relic').tapped]).toEqual([false, false]);
  });

  it('mtg:111.6 what waits for a creature to enter sees a token', () => {
    const game = magicPosition([{ hand: ['Test Cub'], battlefield: ['Test Count'] }, {}])
      .cast(0, 'Test Cub')
      .resolve();
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:111.9 a legendary token has its name, as a card of that name sees', () => {
    const game = magicPosition([{ hand: ['Test Crown'], battlefield: ['Test King'] }, {}])
      .cast(0, 'Test Crown')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'LEGEND', options: { length: 2 } });
    expect(game.takeDefault('LEGEND').all('Test King')).toHaveLength(1);
  });

  it('mtg:111.12 what has left is copied as it last was', () => {
    const game = magicPosition([{ hand: ['Test Afterimage'] }, { battlefield: ['Hill Giant'] }]);
    game.cast(0, 'Test Afterimage').resolve();
    expect(game.the('Hill Giant')).toMatchObject({ token: true, power: 3 });
  });
});
