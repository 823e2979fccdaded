/** Rules of chapters 6 and 7 drawn by lot: what their other tests leave out. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  protectionFrom,
  t,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const set = (prop: string, value: number | string | string[]) => ({ mod: 'set', prop, value }) as const;
const room = (name: string, cost: string) => card(name, { cost, type: 'Enchantment — Room', abilities: [] });

ownCards(
  relic('Test Font', activated([], { limit: { perTurn: 1 }, effects: [gainLife(3)] })),
  instant('Test Twice At', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(1, t(1))],
  }),
  creatureCard(
    'Test Nervous',
    '{0}',
    'Human',
    '1/9',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(4)] }),
  ),
  instant('Test Promise', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(2)] }],
  }),
  instant('Test Vow', '{0}', {
    effects: [
      {
        do: 'delayed',
        on: { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
        repeat: true,
        until: { kind: 'endOfTurn' },
        effects: [gainLife(1)],
      },
    ],
  }),
  instant('Test Bolt', '{0}', { targets: [target(creature)], effects: [damage(9, t(0))] }),
  relic('Test Namer', continuous(creature, [set('name', 'Nobody')])),
  relic('Test Drill', continuous({ named: 'Nobody' }, [{ mod: 'add', stat: 'power', value: 1 }])),
  ...(['all', 'you', 'opponents'] as const).map((players) =>
    relic(`Test Tax ${players}`, continuous({ players }, [{ mod: 'cost', more: [mana('{1}')] }])),
  ),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  relic('Test Green', continuous(creature, [set('colors', ['G'])])),
  creatureCard('Test Pale', '{0}', 'Spirit', '1/1', {
    kind: 'static',
    defining: true,
    affects: 'self',
    mods: [set('colors', ['W'])],
  } as never),
  card('Test Gadget', {
    cost: '{U}',
    type: 'Instant',
    abilities: [keyword('improvise'), { kind: 'spell', effects: [draw(1)] }],
  }),
  card('Test Blue Idol', { cost: '{U}', type: 'Artifact', abilities: [] }),
  creatureCard('Test Bully', '{0}', 'Ogre', '2/2', keyword('intimidate'), keyword('intimidate'), {
    kind: 'static',
    defining: true,
    affects: 'self',
    mods: [set('colors', ['R'])],
  } as never),
  creatureCard('Test Mixed', '{R}{G}', 'Ogre', '2/2'),
  creatureCard(
    'Test Ghost',
    '{0}',
    'Spirit',
    '2/2',
    keyword('lifelink'),
    activated([], { zone: 'graveyard', effects: [damage(2, 'opponents')] }),
  ),
  creatureCard(
    'Test Guarded',
    '{0}',
    'Human',
    '2/2',
    protectionFrom(color('R'), 'red'),
    protectionFrom(color('G'), 'green'),
  ),
  creatureCard('Test Hasty Wall', '{0}', 'Wall', '2/2', keyword('defender'), keyword('haste')),
  creatureCard('Test Duelist', '{0}', 'Human', '2/9', keyword('double strike')),
  creatureCard('Test Target', '{0}', 'Human', '2/9'),
  relic('Test Echoing', triggered({ on: 'cast', player: 'you' }, { effects: [damage(1, 'opponents')] })),
  instant('Test Copy Ability', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  instant('Test Make', '{0}', {
    effects: [{ do: 'create', token: token('Test Soldier', 'Creature — Soldier', ['W'], '1/1'), count: 1 }],
  }),
  instant('Test Turn', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Twin', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  faces('room', room('Test Attic', '{W}'), room('Test Cellar', '{2}{B}')),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const priorityOf = (game: Play, seat: number) => {
  if (game.decision().seat !== seat) game.pass();
  return game;
};
const may = (game: Play, name: string) => game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === name);
const mayBlock = (game: Play, attacker: string) => {
  game.until({ kind: 'ATTACKERS' }).attack(1, attacker).until({ step: 'declareBlockers' });
  return game.decision().kind === 'BLOCKERS' ? (game.decision().from ?? []).map((o) => o.card) : [];
};

describe('activating and triggering (602, 603)', () => {
  it('mtg:602.5 once a turn is once in another’s turn as well, and again in the next', () => {
    const game = theirs({ battlefield: ['Test Font'] })
      .activate(1, 'Test Font')
      .resolve();
    expect(may(priorityOf(game, 1), 'Test Font')).toBe(false);
    expect(may(game.until({ turn: 4, step: 'upkeep' }), 'Test Font')).toBe(true);
  });
  it('mtg:603.2e what becomes a target of one spell twice becomes one once', () => {
    const game = theirs({ hand: ['Test Twice At'], battlefield: ['Test Nervous', 'Hill Giant'] });
    game.cast(1, 'Test Twice At', { card: 'Test Nervous' }, { card: 'Test Nervous' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Nervous', 'Test Twice At']);
  });
  it('mtg:603.7 each of several delayed abilities triggers, those of both players, and “whenever” each time', () => {
    const game = magicPosition([{ hand: ['Test Promise', 'Test Promise'] }, { hand: ['Test Promise'] }]);
    game.cast(0, 'Test Promise').resolve().cast(0, 'Test Promise').resolve().pass().cast(1, 'Test Promise').resolve();
    game.until({ step: 'end' });
    while (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.view().stack.length).toBe(3);
    game.resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([24, 22]);
    const vow = theirs({ hand: ['Test Vow', 'Test Bolt', 'Test Bolt'] }, { battlefield: ['Hill Giant', 'Memnite'] });
    vow.cast(1, 'Test Vow').resolve();
    for (const name of ['Hill Giant', 'Memnite'])
      priorityOf(vow, 1).castAt(1, 'Test Bolt', { card: name }).resolve().resolveAll();
    expect(vow.life(1)).toBe(22);
  });
});

describe('continuous effects (612, 613)', () => {
  it('mtg:612.8 another player’s creature has the name, and no other', () => {
    const game = theirs({ battlefield: ['Test Namer', 'Test Drill'] }, { battlefield: ['Hill Giant'] });
    expect(game.the('Hill Giant')).toMatchObject({ name: 'Nobody', power: 4 });
    expect(
      theirs({ battlefield: ['Test Namer'] }, { battlefield: ['Hill Giant', 'Test Drill'] }).figures('Hill Giant'),
    ).toBe('4/3');
  });
  it('mtg:613.11 what is said of all players, of you, of opponents holds for just those', () => {
    const cost = (game: Play) => game.decision().options.find((o) => o.kind === 'CAST')?.cost;
    const costs = (players: string) => {
      const hand = ['Test Sip'];
      const side = { battlefield: [`Test Tax ${players}`, 'Forest'], hand };
      const game = magicPosition([side, { hand, battlefield: ['Forest'] }]);
      return [cost(game), cost(game.pass())];
    };
    expect([costs('all'), costs('you'), costs('opponents')]).toEqual([
      ['{1}', '{1}'],
      ['{1}', '{0}'],
      ['{0}', '{1}'],
    ]);
  });
  it('mtg:613.3 what defines its color comes first in another’s turn as well, older or newer', () => {
    expect(
      magicPosition([{ battlefield: ['Test Green'] }, { battlefield: ['Test Pale'] }]).the('Test Pale').colors,
    ).toEqual(['G']);
    expect(
      inTheirTurn({ battlefield: ['Test Pale'] }, { battlefield: ['Test Green'] }).the('Test Pale').colors,
    ).toEqual(['G']);
    expect(theirs({}, { battlefield: ['Test Pale', 'Test Green'] }).the('Test Pale').colors).toEqual(['G']);
  });
});

describe('keywords (702)', () => {
  it('mtg:702.126a an artifact pays for no colored mana, of whatever color it is', () => {
    const casts = (...battlefield: string[]) =>
      theirs({ hand: ['Test Gadget'], battlefield })
        .decision()
        .options.some((o) => o.kind === 'CAST');
    expect([casts('Test Blue Idol'), casts('Island')]).toEqual([false, true]);
  });
  it('mtg:702.13c what shares one of several colors with it may block', () => {
    const game = inTheirTurn({ battlefield: ['Test Bully'] }, { battlefield: ['Test Mixed', 'Grizzly Bears'] });
    expect(mayBlock(game, 'Test Bully')).toEqual(['Test Mixed']);
  });
  it('mtg:702.15d of an ability that is activated in the graveyard', () => {
    const game = theirs({ graveyard: ['Test Ghost'] })
      .activate(1, 'Test Ghost')
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([18, 22]);
  });
  it('mtg:702.16g neither blocks it: not what is red, and not what is green', () => {
    const game = inTheirTurn(
      { battlefield: ['Test Guarded'] },
      { battlefield: ['Hill Giant', 'Grizzly Bears', 'Memnite'] },
    );
    expect(mayBlock(game, 'Test Guarded')).toEqual(['Memnite']);
  });
  it('mtg:702.3b though it has haste', () => {
    const game = inTheirTurn({ battlefield: ['Test Hasty Wall', 'Memnite'] }).until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Memnite']);
  });
  it('mtg:702.4b a blocker strikes twice as well, and nobody else does', () => {
    const game = inTheirTurn({ battlefield: ['Test Target'] }, { battlefield: ['Test Duelist'] });
    game
      .until({ kind: 'ATTACKERS' })
      .attack(1, 'Test Target')
      .until({ kind: 'BLOCKERS' })
      .block(0, ['Test Duelist', 'Test Target']);
    expect(game.until({ step: 'firstStrikeDamage' }).the('Test Target').damage).toBe(2);
    game.until({ step: 'endOfCombat' });
    expect([game.the('Test Target').damage, game.the('Test Duelist').damage]).toEqual([4, 2]);
  });
});

describe('copies and Rooms (707, 709)', () => {
  it('mtg:707.10b of a triggered ability, too', () => {
    const game = magicPosition([
      { hand: ['Test Sip'], battlefield: ['Test Echoing'] },
      { hand: ['Test Copy Ability'] },
    ]);
    game.cast(0, 'Test Sip').pass().castAt(1, 'Test Copy Ability', { card: 'Test Echoing' }).resolve();
    const { id } = game.the('Test Echoing');
    expect(game.view().stack.slice(0, 2)).toMatchObject([
      { card: 'Test Echoing', source: id, controller: 1 },
      { card: 'Test Echoing', source: id, controller: 0 },
    ]);
    expect([game.resolve().life(0), game.happened('DAMAGE_DEALT').map((e) => e.source)]).toEqual([19, [id]]);
  });
  it('mtg:707.2 what a token has become by another copy effect is copied', () => {
    const game = magicPosition([{ hand: ['Test Make', 'Test Turn', 'Test Twin'], battlefield: ['Hill Giant'] }, {}]);
    game
      .cast(0, 'Test Make')
      .resolve()
      .castAt(0, 'Test Turn', { card: 'Test Soldier' }, { card: 'Hill Giant' })
      .resolve();
    game.cast(0, 'Test Twin', { card: 'Test Soldier' }).resolve();
    const named = Object.values(game.view().objects).filter((o) => o.zone === 'battlefield' && o.name === 'Hill Giant');
    expect(named.map((o) => o.power)).toEqual([3, 3, 3]);
  });
  it('mtg:709.5e each half costs its own mana cost', () => {
    const ROOM = 'Test Attic // Test Cellar';
    const side = { battlefield: [ROOM, ...lands(2, 'Plains'), ...lands(3, 'Swamp')] };
    const paid = (index: number) => {
      const game = inTheirTurn(side).choose(1, { kind: 'UNLOCK', index });
      return ['Plains', 'Swamp'].flatMap((name) => game.all(name)).filter((o) => o.tapped).length;
    };
    expect([paid(0), paid(1)]).toEqual([1, 3]);
  });
});
