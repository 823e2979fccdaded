/** Situations in which one rule, and no other, says what happens. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  another,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  fight,
  gainLife,
  has,
  instant,
  keyword,
  loyalty,
  mana,
  plus,
  putOntoBattlefield,
  rule,
  t,
  tap,
  tapIt,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

ownCards(
  // It makes what waits for it trigger, and takes the source in the same breath.
  instant('Test Snatch', '{0}', {
    targets: [target(creature)],
    effects: [tapIt(t(0)), { do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
  creatureCard(
    'Test Alarm',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'status', object: 'self', match: { status: 'tapped', on: true } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [putOntoBattlefield(t(0))],
  }),
  creatureCard(
    'Test Captain',
    '{0}',
    'Human',
    '2/2',
    continuous(and(creature, youControl, another) as never, plus(1, 1)),
  ),
  creatureCard(
    'Test Ghost',
    '{0}',
    'Spirit',
    '1/1',
    activated([{ pay: 'life', amount: 1 }], { effects: [gainLife(3)], zone: 'graveyard' }),
  ),
  creatureCard('Test Racer', '{3}{R}', 'Goblin', '3/1', keyword('dash', { cost: [mana('{R}')] })),
  card('Test Rod', { cost: '{0}', type: 'Artifact', abilities: [activated([tap], { effects: [gainLife(1)] })] }),
  creatureCard('Test Tapper', '{0}', 'Human', '1/1', activated([tap], { effects: [gainLife(1)] })),
  card('Test Sage', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 4,
    abilities: [loyalty('-x', { effects: [gainLife('x')] })],
  }),
  card('Test Guide', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [{ mod: 'cost', of: creature, less: [mana('{1}')] }])],
  }),
  instant('Test Duel', '{0}', { targets: [target(creature), target(creature)], effects: [fight(t(0), t(1))] }),
  card('Test Tally', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'damage', source: and(creature, youControl), match: { combat: true } },
        { effects: [gainLife({ event: 'amount' })] },
      ),
    ],
  }),
  instant('Test Wither', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(0, -1))] }),
  creatureCard('Test Harpy', '{0}', 'Harpy', '1/1', keyword('flying')),
  instant('Test Ground', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'flying' })],
  }),
  creatureCard('Test Sphinx', '{0}', 'Sphinx', '2/2', keyword('flying'), keyword('vigilance')),
  creatureCard('Test Leech', '{0}', 'Leech', '2/2', keyword('lifelink')),
  card('Test Ward', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('cantLoseLife')])],
  }),
  instant('Test Lift', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const onStack = (game: Play) => game.view().stack.map((s) => [s.card, s.controller]);

describe('one rule each: objects and abilities (101–113)', () => {
  it('mtg:101.2a what took an ability away does not keep it away', () => {
    const game = magicPosition([{ hand: ['Test Ground', 'Test Lift'], battlefield: ['Test Harpy'] }, {}]);
    expect(game.cast(0, 'Test Ground').resolve().the('Test Harpy').keywords).toEqual([]);
    expect(game.cast(0, 'Test Lift').resolve().the('Test Harpy').keywords).toEqual(['flying']);
  });

  it('mtg:113.10 what loses one ability keeps the others', () => {
    const game = magicPosition([{ hand: ['Test Ground'], battlefield: ['Test Sphinx'] }, {}]).cast(0, 'Test Ground');
    expect(game.resolve().the('Test Sphinx').keywords).toEqual(['vigilance']);
  });

  it('mtg:107.5 what is tapped cannot be tapped for another cost', () => {
    const game = magicPosition([{ battlefield: ['Test Rod'] }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual(['Test Rod']);
    game.activate(0, 'Test Rod');
    expect([game.the('Test Rod').tapped, offered(game, 'ACTIVATE')]).toEqual([true, []]);
  });

  it('mtg:107.5 a creature that came under control this turn can’t be tapped for {T}', () => {
    const at = (sick: boolean) =>
      offered(magicPosition([{ battlefield: [{ card: 'Test Tapper', sick }] }, {}]), 'ACTIVATE');
    expect([at(true), at(false)]).toEqual([[], ['Test Tapper']]);
  });

  it('mtg:107.7 [-X] removes X loyalty counters', () => {
    const game = magicPosition([{ battlefield: ['Test Sage'] }, {}]).choose(0, { kind: 'ACTIVATE', loyalty: '-X' });
    expect(game.decision()).toMatchObject({ kind: 'X', min: 0, max: 4 });
    game.answer(0, { number: 3 });
    expect([game.the('Test Sage').loyalty, game.resolve().life(0)]).toEqual([1, 23]);
  });

  it('mtg:109.4b what triggered before its source changed hands goes to who controlled that then', () => {
    const game = magicPosition([{ battlefield: ['Test Alarm'] }, { hand: ['Test Snatch'] }]);
    game.pass().cast(1, 'Test Snatch').resolve();
    expect([game.the('Test Alarm').controller, onStack(game)]).toEqual([1, [['Test Alarm', 0]]]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
  });

  it('mtg:110.5b what an effect puts onto the battlefield enters untapped unless it says so', () => {
    const game = magicPosition([{ hand: ['Test Raise'], graveyard: ['Hill Giant'] }, {}]);
    expect(game.cast(0, 'Test Raise').resolve().the('Hill Giant').tapped).toBe(false);
  });

  it('mtg:113.6 the abilities of a creature spell do nothing before it is on the battlefield', () => {
    const game = magicPosition([{ hand: ['Test Captain'], battlefield: ['Grizzly Bears'] }, {}]);
    expect(game.cast(0, 'Test Captain').figures('Grizzly Bears')).toBe('2/2');
    expect(game.resolve().figures('Grizzly Bears')).toBe('3/3');
  });

  it.each(['Instant', 'Sorcery'])('mtg:113.6 a static ability of a spell of type %s functions on the stack', (type) => {
    const hush = card('Test Hush', {
      cost: '{0}',
      type,
      abilities: [{ kind: 'spell', effects: [] }, continuous({ players: 'all' }, [rule('cantGainLife')])],
    });
    const balm = instant('Test Balm', '{0}', { effects: [gainLife(3)] });
    const mine = { hand: ['Test Hush', 'Test Balm', 'Test Balm'] };
    const game = magicPosition([mine, {}], { definitions: [hush, balm] })
      .cast(0, 'Test Hush')
      .cast(0, 'Test Balm');
    expect(game.resolve().life(0)).toBe(20);
    expect(game.resolve().cast(0, 'Test Balm').resolve().life(0)).toBe(23);
  });

  it('mtg:113.6b an activated ability that names the graveyard is activated there and nowhere else', () => {
    const options = (mine: object) => offered(magicPosition([mine, {}]), 'ACTIVATE');
    expect([
      options({ battlefield: ['Test Ghost'] }),
      options({ exile: ['Test Ghost'] }),
      options({ graveyard: ['Test Ghost'] }),
    ]).toEqual([[], [], ['Test Ghost']]);
  });

  it('mtg:113.6d the alternative cost is paid instead of the mana cost', () => {
    const game = magicPosition([{ hand: ['Test Racer'], mana: '{R}' }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Racer', method: 'dash' });
    expect([onStack(game), game.resolve().zones('Test Racer')]).toEqual([[['Test Racer', 0]], ['battlefield']]);
  });
});

describe('one rule each: special actions, priority, costs, damage, counters (116–122)', () => {
  it('mtg:116.2a one land a turn is played, and no second one', () => {
    const game = magicPosition([{ hand: ['Plains', 'Plains'] }, {}]).choose(0, { kind: 'PLAY_LAND' });
    expect(offered(game, 'PLAY_LAND')).toEqual([]);
    expect(offered(game.until({ turn: 5, step: 'precombatMain' }), 'PLAY_LAND')).toEqual(['Plains']);
  });

  it('mtg:116.2a a land waits until nothing is on the stack', () => {
    const game = magicPosition([{ hand: ['Plains', 'Test Lift'], battlefield: ['Memnite'] }, {}]);
    expect(offered(game.castAt(0, 'Test Lift'), 'PLAY_LAND')).toEqual([]);
    expect(offered(game.resolve(), 'PLAY_LAND')).toEqual(['Plains']);
  });

  it('mtg:117.3c who casts a spell in another player’s turn has priority again', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: lands(1, 'Mountain') }]).pass();
    expect(game.cast(1, 'Shock', { player: 0 }).decision()).toMatchObject({ kind: 'PRIORITY', seat: 1 });
  });

  it('mtg:118.7 an effect that reduces costs makes a spell castable with less mana', () => {
    const cast = (battlefield: string[], pool: string) =>
      offered(magicPosition([{ hand: ['Grizzly Bears'], battlefield, mana: pool }, {}]), 'CAST');
    expect([cast([], '{G}'), cast(['Test Guide'], '{G}'), cast(['Test Guide'], '{R}')]).toEqual([
      [],
      ['Grizzly Bears'],
      [],
    ]);
  });

  it('mtg:118.3a paying takes the mana that is paid out of the pool, and leaves the rest', () => {
    const game = magicPosition([{ hand: ['Shock'], mana: '{R}{R}{R}' }, {}]).cast(0, 'Shock', { player: 1 });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { R: 2 } } });
  });

  it('mtg:119.8 damage takes no life from a player who cannot lose any', () => {
    const life = (battlefield: string[]) =>
      magicPosition([{ hand: ['Shock'], mana: '{R}' }, { battlefield }])
        .cast(0, 'Shock', { player: 1 })
        .resolve()
        .life(1);
    expect([life([]), life(['Test Ward'])]).toEqual([18, 20]);
  });

  it('mtg:120.3f damage of a blocker with lifelink gains life for its controller', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: ['Test Leech'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Leech', 'Hill Giant'])
      .until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([20, 22]);
  });

  it('mtg:120.3f the controller of the source gains the life, not its owner', () => {
    const game = magicPosition([{}, { battlefield: [{ card: 'Test Leech', controller: 0 }] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Leech')
      .until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });

  it('mtg:120.8 a creature without power that fights deals no damage, not even 0', () => {
    const game = magicPosition([
      { hand: ['Test Duel'], battlefield: ['Ornithopter'] },
      { battlefield: ['Hill Giant'] },
    ]);
    const hopper = game.the('Ornithopter').id;
    game.cast(0, 'Test Duel', { card: 'Ornithopter' }, { card: 'Hill Giant' }).resolve();
    expect(game.happened('DAMAGE_DEALT').map((d) => [d.source === hopper, d.amount])).toEqual([[false, 3]]);
  });

  it('mtg:120.9 of damage dealt at the same time each trigger counts what its own source dealt', () => {
    const game = magicPosition([{ battlefield: ['Test Tally', 'Grizzly Bears', 'Hill Giant'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears', 'Hill Giant').until({ kind: 'ORDER_TRIGGERS' });
    game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(2);
    const first = game.resolve().life(0);
    expect([[22, 23].includes(first), game.resolve().life(0)]).toEqual([true, 25]);
  });

  it('mtg:122.1c a shield counter does not save from state-based destruction', () => {
    const bears = { card: 'Grizzly Bears', damage: 1, counters: { shield: 1 } };
    const game = magicPosition([{ hand: ['Test Wither'] }, { battlefield: [bears] }]);
    expect(game.cast(0, 'Test Wither').resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
    expect(game.happened('COUNTERS_CHANGED')).toEqual([]);
  });
});
