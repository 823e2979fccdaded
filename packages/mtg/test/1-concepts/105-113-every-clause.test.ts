/** Each clause of a rule by itself: colors, mana, symbols, objects and abilities (105–113). */
import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { printManaCost, readManaCost, reduceCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import { magic } from '../../src/index.js';
import {
  activated,
  artifact,
  card,
  control,
  counterSpell,
  creature,
  creatureCard,
  damage,
  dies,
  draw,
  gainLife,
  instant,
  loseLife,
  mana,
  manaAbility,
  or,
  plus,
  putOntoBattlefield,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const MANA = ['W', 'U', 'B', 'R', 'G', 'C'];
const steal: Effect = { do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } };
ownCards(
  ...MANA.map((m) => card(`Test Mox ${m}`, { cost: '{0}', type: 'Artifact', abilities: [manaAbility(`{${m}}`)] })),
  card('Test Coin', { cost: '{1}', type: 'Artifact' }),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  instant('Test Guess', '{0}', { effects: [gainLife({ stat: 'power', of: { each: artifact } }), gainLife(2)] }),
  instant('Test Blaze', '{X}{R}', { effects: [loseLife(1, 'opponents'), gainLife('x')] }),
  instant('Test Unmake', '{0}', {
    targets: [target(or({ is: 'spell' }, [{ zone: 'battlefield' }, creature]))],
    effects: [],
  }),
  instant('Test Count', '{0}', { effects: [gainLife({ count: [creature, youControl] })] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [damage(9, t(0))] }),
  creatureCard('Test Martyr', '{0}', 'Human', '1/1', triggered(dies, { effects: [loseLife(1, 'you')] })),
  creatureCard('Test Medic', '{0}', 'Human', '1/1', activated([mana('{0}')], { effects: [gainLife(1)] })),
  instant('Test Seize', '{0}', { targets: [target(creature)], effects: [steal] }),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [putOntoBattlefield(t(0))],
  }),
  card('Test Siege', { cost: '{0}', type: 'Battle — Siege', defense: 9 }),
  creatureCard(
    'Test Weaver',
    '{0}',
    'Human',
    '1/1',
    activated([mana('{0}')], {
      effects: [
        { do: 'choose', from: artifact, min: 0, max: 1, save: 'it' },
        { do: 'create', copy: { saved: 'it' } },
      ],
    }),
  ),
  instant('Test Swell', '{0}', { targets: [target({ is: 'spell' })], effects: [untilEndOfTurn(t(0), plus(1, 1))] }),
  instant('Test Deny', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  instant('Test Note', '{0}', { effects: [draw(1)] }),
);

const pool = (game: Play): unknown =>
  (game.view().players[0] as unknown as { resources: { mana: object } }).resources.mana;
const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const adds = (m: string) =>
  pool(magicPosition([{ battlefield: [`Test Mox ${m}`] }, {}]).choose(0, { kind: 'ACTIVATE' }));

describe('every clause: mana and symbols (106, 107)', () => {
  it('mtg:106.1a abilities add mana of each of the five colors', () => {
    expect(MANA.slice(0, 5).map(adds)).toEqual([{ W: 1 }, { U: 1 }, { B: 1 }, { R: 1 }, { G: 1 }]);
  });
  it('mtg:106.1b abilities add colorless mana, which is the sixth type', () => {
    expect(adds('C')).toEqual({ C: 1 });
  });

  it('mtg:106.1b colorless mana is spent like any other', () => {
    const game = magicPosition([{ hand: ['Test Coin'], mana: '{C}{C}' }, {}]).cast(0, 'Test Coin');
    expect(pool(game)).toEqual({ C: 1 });
  });

  it('mtg:106.4 all mana that is not spent is lost, of every type and however much', () => {
    const game = magicPosition([{ mana: '{G}{G}{G}{R}{C}{C}' }, {}]);
    expect(pool(game)).toEqual({ G: 3, R: 1, C: 2 });
    expect(pool(game.pass().pass())).toEqual({});
  });

  it('mtg:107.2 the power of what has none counts as 0', () => {
    const game = magicPosition([{ hand: ['Test Guess'], battlefield: ['Test Vase'] }, {}]).cast(0, 'Test Guess');
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:107.4 all of the symbols that there are, each by itself', () => {
    const colors = MANA.slice(0, 5);
    const pairs = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'];
    const numbers = ['0', '1', '2', '3', '4', '15'];
    const all = [
      ...[...MANA, ...numbers, 'X', 'S', ...pairs],
      ...colors.flatMap((c) => [`2/${c}`, `C/${c}`, `${c}/P`]),
      ...pairs.map((pair) => `${pair}/P`),
    ];
    for (const symbol of all) {
      const cost = readManaCost(`{${symbol}}`);
      expect([symbol, cost && printManaCost(cost)]).toEqual([symbol, `{${symbol}}`]);
    }
  });

  it('mtg:107.4b X stands for generic mana as well: it is paid with any type', () => {
    const game = magicPosition([{ hand: ['Test Blaze'], mana: '{R}{G}{C}{W}' }, {}]).cast(0, 'Test Blaze');
    expect(game.decision()).toMatchObject({ kind: 'X', max: 3 });
    expect([pool(game.answer(0, { number: 3 })), game.resolve().life(0)]).toEqual([{}, 23]);
  });

  it('mtg:107.4h what reduces generic mana leaves {S} as it is', () => {
    const [cost, less] = [readManaCost('{2}{S}'), readManaCost('{4}')];
    expect(cost && less && printManaCost(reduceCost(cost, less))).toBe('{S}');
  });
});

describe('every clause: owners and controllers (108–110)', () => {
  it('mtg:108.3 each player owns the cards of their own deck', () => {
    const seats = ['Plains', 'Swamp'].map((card) => ({ name: card, deck: { main: [{ card, count: 60 }] } }));
    const options = { autoPass: 'none', payment: 'auto' } as const;
    const created = magic.create({ edition: 'current', seed: 'owners', options, seats });
    if (!created.ok) throw new Error(created.error.detail);
    const cards = Object.values(new Play(magic, created.value.state).view().objects);
    expect(new Set(cards.map((o) => `${o.card} ${o.owner}`))).toEqual(new Set(['Plains 0', 'Swamp 1']));
  });

  it('mtg:109.2b a permanent is no spell, also where both may be chosen', () => {
    const game = magicPosition([{ hand: ['Test Unmake', 'Test Note'], battlefield: ['Forest', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Note').choose(0, { kind: 'CAST', card: 'Test Unmake' });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Hill Giant', 'Test Note']);
  });

  it('mtg:109.4 mtg-2003:217.5d nobody controls cards in hands and graveyards', () => {
    const elsewhere = { graveyard: ['Hill Giant'], exile: ['Hill Giant'] };
    const game = magicPosition([{ hand: ['Test Count', 'Hill Giant'], battlefield: ['Memnite'], ...elsewhere }, {}]);
    expect(game.cast(0, 'Test Count').resolve().life(0)).toBe(21);
  });
  it('mtg:109.4 who controlled a permanent does not control the card that it becomes', () => {
    const theirs = { battlefield: [{ card: 'Hill Giant', controller: 0 }] };
    const game = magicPosition([{ hand: ['Test Kill'] }, theirs])
      .cast(0, 'Test Kill')
      .resolve();
    expect(game.the('Hill Giant', 'graveyard')).toMatchObject({ owner: 1, controller: 1 });
  });

  it('mtg:109.5 "you" of what triggers as its source leaves is who controlled it, not who owns it', () => {
    const theirs = { battlefield: [{ card: 'Test Martyr', controller: 0 }] };
    const game = magicPosition([{ hand: ['Test Kill'] }, theirs])
      .cast(0, 'Test Kill')
      .resolve()
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 20]);
  });
  it('mtg:109.5 "you" of an activated ability is who activated it, whoever controls its source by then', () => {
    const game = magicPosition([{ battlefield: ['Test Medic'] }, { hand: ['Test Seize'] }]).activate(0, 'Test Medic');
    game.pass().cast(1, 'Test Seize').resolve();
    expect(game.the('Test Medic').controller).toBe(1);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
  });

  it('mtg:110.1 a permanent remains on the battlefield, turn after turn', () => {
    const token = { name: 'Cub', types: ['Creature'], power: 1, toughness: 1 };
    const game = magicPosition([{ battlefield: ['Hill Giant', 'Test Vase', 'Forest', { token }] }, {}]).until({
      turn: 6,
    });
    expect(['Hill Giant', 'Test Vase', 'Forest', 'Cub'].map((name) => game.all(name).length)).toEqual([1, 1, 1, 1]);
  });

  it('mtg:110.2 who puts another player’s card onto the battlefield controls it, and doesn’t own it', () => {
    const game = magicPosition([{ hand: ['Test Raise'] }, { graveyard: ['Hill Giant'] }]).cast(0, 'Test Raise');
    expect(game.resolve().the('Hill Giant')).toMatchObject({ owner: 1, controller: 0 });
  });

  it('mtg:110.4 a sorcery can’t come onto the battlefield either', () => {
    const rise = instant('Test Rise', '{0}', {
      targets: [target([{ zone: 'graveyard' }])],
      effects: [putOntoBattlefield(t(0))],
    });
    const mine = { hand: ['Test Rise'], graveyard: ['Divination'] };
    const game = magicPosition([mine, {}], { definitions: [rise] })
      .cast(0, 'Test Rise')
      .resolve();
    expect(game.zones('Divination')).toEqual(['graveyard']);
  });

  it('mtg:110.4b the spell of a battle becomes a permanent', () => {
    const game = magicPosition([{ hand: ['Test Siege'] }, {}])
      .cast(0, 'Test Siege')
      .resolve();
    expect(game.zones('Test Siege')).toEqual(['battlefield']);
  });
});

describe('every clause: tokens, spells and abilities (111–113)', () => {
  it('mtg:111.12 a permanent that copies nothing makes no token of itself', () => {
    const game = magicPosition([{ battlefield: ['Test Weaver', 'Test Vase'] }, {}])
      .activate(0, 'Test Weaver')
      .resolve();
    game.answer(0, { choose: [] });
    expect([game.all('Test Weaver').length, game.happened('TOKEN_CREATED')]).toEqual([1, []]);
  });

  it('mtg:113.3b an activated ability may be activated whenever its controller has priority', () => {
    const mine = { hand: ['Test Note'], battlefield: ['Test Medic'] };
    expect(offered(magicPosition([mine, {}], { turn: { step: 'upkeep' } }), 'ACTIVATE')).toEqual(['Test Medic']);
    expect(offered(magicPosition([mine, {}]).cast(0, 'Test Note'), 'ACTIVATE')).toEqual(['Test Medic']);
    expect(offered(magicPosition([{}, mine]).pass(), 'ACTIVATE')).toEqual(['Test Medic']);
  });

  it('mtg:113.3b it goes on top of the stack', () => {
    const game = magicPosition([{ hand: ['Test Note'], battlefield: ['Test Medic'] }, {}]).cast(0, 'Test Note');
    expect(
      game
        .activate(0, 'Test Medic')
        .view()
        .stack.map((s) => s.card),
    ).toEqual(['Test Medic', 'Test Note']);
  });

  it('mtg:113.8 who activated an ability controls it, not who owns its source', () => {
    const theirs = { battlefield: [{ card: 'Test Medic', controller: 0 }, ...lands(1, 'Forest')] };
    const game = magicPosition([{}, theirs]).activate(0, 'Test Medic');
    expect(game.view().stack[0]).toMatchObject({ controller: 0 });
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
  });
});
