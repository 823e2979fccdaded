/** Triggered abilities (410): the clauses of each rule, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  discard,
  draw,
  each,
  entersTapped,
  entersWith,
  gainLife,
  instant,
  keyword,
  loseLife,
  mana,
  putOntoBattlefield,
  returnToHand,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, onStack, position } from './table.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const leaves = { on: 'move', object: 'self', match: { from: 'battlefield' } } as const;
const atStep = (step: string) => ({ on: 'step', match: { step } }) as const;
const toGraveyard = (what: Parameters<typeof each>[0]) =>
  ({ do: 'move', what: each(what), to: 'graveyard', cause: 'destroy' }) as const;

ownCards(
  relic('Test Clock', triggered(atStep('upkeep'), { effects: [gainLife(1)] })),
  relic('Test Main Bell', triggered(atStep('precombatMain'), { effects: [gainLife(1)] })),
  creatureCard('Test Dreamer', '{0}', 'Elf', '1/1', triggered(atStep('upkeep'), { effects: [gainLife(1)] })),
  relic('Test Hush', continuous({ players: 'all' }, [rule('cantActivate'), rule('cantCast')])),
  relic('Test Chime', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(1)] })),
  relic('Test Third Chime', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(100)] })),
  creatureCard(
    'Test Accuser',
    '{0}',
    'Elf',
    '0/9',
    triggered({ on: 'damage', object: 'self', source: creature }, { effects: [gainLife(1)] }),
  ),
  relic('Test Second Chime', triggered({ on: 'cast', player: 'any' }, { effects: [gainLife(10)] })),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  relic(
    'Test Trap',
    triggered(
      { on: 'move', object: creature, match: { to: 'battlefield' } },
      { targets: [target(and(creature, { controller: 'opponent' }))], effects: [damage(1, t(0))] },
    ),
  ),
  creatureCard(
    'Test Nervous',
    '{0}',
    'Elf',
    '1/2',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(4)] }),
  ),
  creatureCard('Test Veiled', '{0}', 'Elf', '1/1', keyword('shroud')),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  relic('Test Wound Bell', triggered({ on: 'damage', object: creature }, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Martyr',
    '{0}',
    'Elf',
    '0/9',
    triggered({ on: 'damage', object: 'self' }, { effects: [gainLife({ event: 'amount' })] }),
  ),
  instant('Test Sweep', '{0}', { effects: [damage(2, each(creature))] }),
  instant('Test Guard', '{0}', {
    targets: [target(creature)],
    effects: [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', prevent: true },
        shield: 1,
        entities: t(0),
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  relic('Test Void', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
  } as never),
  creatureCard('Test Last Breath', '{0}', 'Elf', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  relic(
    'Test Empty Hand',
    triggered(
      { on: 'state', when: { not: { exists: [{ zone: 'hand' }, { owner: 'you' }] } } },
      { effects: [gainLife(1)] },
    ),
  ),
  relic(
    'Test Two States',
    triggered(
      { on: 'state', when: { not: { exists: [{ zone: 'hand' }, { owner: 'you' }] } } },
      { effects: [gainLife(1)] },
    ),
    triggered(
      { on: 'state', when: { exists: [{ player: 'opponent' }, { stat: ['life', '<=', 19] }] } },
      { effects: [gainLife(1)] },
    ),
  ),
  relic('Test Needle', activated([mana('{0}')], { effects: [loseLife(1, 'opponents')] })),
  instant('Test Renewal', '{0}', { effects: [discard('all' as never, 'you'), draw(2)] }),
  creatureCard(
    'Test Sentry',
    '{0}',
    'Soldier',
    '0/9',
    continuous('self', [rule('blocksAny')]),
    triggered({ on: 'block', object: 'self', match: { first: true } }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Sniper',
    '{0}',
    'Soldier',
    '0/9',
    continuous('self', [rule('blocksAny')]),
    triggered({ on: 'block', object: 'self' }, { effects: [damage(1, { event: 'attacker' })] }),
  ),
  creatureCard(
    'Test Brute',
    '{0}',
    'Beast',
    '1/9',
    triggered({ on: 'becomesBlocked', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Thorn',
    '{0}',
    'Beast',
    '1/9',
    triggered({ on: 'block', source: 'self', object: creature }, { effects: [gainLife(1)] }),
  ),
  instant('Test Wall Off', '{0}', { targets: [target(creature)], effects: [{ do: 'becomeBlocked', what: t(0) }] }),
  creatureCard(
    'Test Returner',
    '{0}',
    'Elf',
    '1/1',
    triggered(dies, { effects: [returnToHand({ event: 'became' } as never)] }),
  ),
  instant('Test Raise', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [putOntoBattlefield(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  creatureCard('Test Goer', '{0}', 'Elf', '1/1', triggered(leaves, { effects: [gainLife(1)] })),
  relic('Test Watcher', triggered(creatureDies, { effects: [gainLife(1)] })),
  relic(
    'Test Leaver',
    triggered({ on: 'move', object: creature, match: { from: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Ruin', '{0}', { effects: [toGraveyard({ zone: 'battlefield' })] }),
  instant('Test Tide', '{0}', { effects: [returnToHand(each({ zone: 'battlefield' }))] }),
  instant('Test Awaken', '{0}', {
    targets: [target(artifact)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 1 },
        { mod: 'set', prop: 'toughness', value: 1 },
      ),
    ],
  }),
  relic('Test Lump'),
  creatureCard('Test Hydra', '{0}', 'Hydra', '0/0', entersTapped, entersWith({ '+1/+1': 3 })),
);

const lives = (game: Play): number[] => [game.life(0), game.life(1)];
const upkeep = (mine: object, theirs: object = {}) =>
  position(mine, theirs, { turn: { number: 3, active: 0, step: 'upkeep' } });
const ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('triggered abilities (410)', () => {
  it('mtg-2003:410.1 at the beginning of a phase or step all that wait for it trigger, of both players, though nobody may play anything', () => {
    const game = ordered(
      upkeep({ battlefield: ['Test Clock', 'Test Dreamer', 'Test Hush'] }, { battlefield: ['Test Clock'] }),
    );
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([1, 0, 0]);
    expect(lives(game.resolveAll())).toEqual([22, 21]);
    const phase = upkeep({ battlefield: ['Test Main Bell'] }).until({ step: 'precombatMain' });
    expect([onStack(phase), phase.resolve().life(0)]).toEqual([['Test Main Bell'], 21]);
  });

  it('mtg-2003:410.3 each player orders their own, those of the active player are put there first', () => {
    const both = ['Test Chime', 'Test Second Chime'];
    const game = position({}, { hand: ['Test Sip'], battlefield: both })
      .pass()
      .cast(1, 'Test Sip');
    game.answer(1, { order: [{ card: 'Test Second Chime' }, { card: 'Test Chime' }] });
    expect(onStack(game)).toEqual(['Test Chime', 'Test Second Chime', 'Test Sip']);
    const all = position({ battlefield: both }, { hand: ['Test Sip'], battlefield: both })
      .pass()
      .cast(1, 'Test Sip');
    expect(asked(all)).toBe('0:ORDER_TRIGGERS');
    all.answer(0, { order: [{ card: 'Test Chime' }, { card: 'Test Second Chime' }] });
    expect(asked(all)).toBe('1:ORDER_TRIGGERS');
    all.answer(1, { order: [{ card: 'Test Chime' }, { card: 'Test Second Chime' }] });
    expect(all.view().stack.map(({ card: name, controller }) => [name, controller])).toEqual([
      ['Test Second Chime', 1],
      ['Test Chime', 1],
      ['Test Second Chime', 0],
      ['Test Chime', 0],
      ['Test Sip', 1],
    ]);
    const three = position({ hand: ['Test Sip'], battlefield: [...both, 'Test Third Chime'] }).cast(0, 'Test Sip');
    const names = ['Test Third Chime', 'Test Chime', 'Test Second Chime'];
    expect(onStack(three.answer(0, { order: names.map((name) => ({ card: name })) }))).toEqual([
      ...names.toReversed(),
      'Test Sip',
    ]);
  });

  it('mtg-2003:410.4 its controller makes its choices as it goes on the stack, and it is taken off where there is no legal one', () => {
    const come = (...battlefield: string[]) =>
      position({ hand: ['Test Elf'], battlefield }, { battlefield: ['Test Trap'] })
        .cast(0, 'Test Elf')
        .resolve();
    const game = come('Test Nervous');
    expect(asked(game)).toBe('1:TARGETS');
    // What becomes its target as it goes on the stack notices that.
    game.choose(1, { card: 'Test Nervous' });
    expect([onStack(game), game.life(0)]).toEqual([['Test Nervous', 'Test Trap'], 20]);
    expect([game.resolve().life(0), game.resolve().the('Test Nervous').damage]).toEqual([24, 1]);
    const veiled = position({ hand: ['Test Veiled'] }, { battlefield: ['Test Trap'] })
      .cast(0, 'Test Veiled')
      .resolve();
    expect([onStack(veiled), asked(veiled)]).toEqual([[], '0:PRIORITY']);
  });

  it('mtg-2003:410.6 an event with several parts triggers for each part that the ability tells apart, and once for all others', () => {
    const game = position(
      { hand: ['Test Sweep'], battlefield: ['Test Wound Bell', 'Hill Giant'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
    );
    ordered(game.cast(0, 'Test Sweep').resolve());
    expect([onStack(game).length, game.resolveAll().life(0)]).toEqual([3, 23]);
    const two = fight(
      { battlefield: ['Test Martyr'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      ['Test Martyr'],
      ['Grizzly Bears', 'Test Martyr'],
      ['Hill Giant', 'Test Martyr'],
    );
    two.until({ step: 'combatDamage' }).resolve();
    expect([onStack(two), two.resolve().life(0)]).toEqual([['Test Martyr'], 25]);
    // Whatever asks who deals the damage tells the two apart.
    const pairs: [string, string][] = [
      ['Grizzly Bears', 'Test Accuser'],
      ['Hill Giant', 'Test Accuser'],
    ];
    const accused = fight(
      { battlefield: ['Test Accuser'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      ['Test Accuser'],
      ...pairs,
    );
    ordered(accused.until({ step: 'combatDamage' }).resolve());
    expect(onStack(accused)).toEqual(['Test Accuser', 'Test Accuser']);
  });

  it('mtg-2003:410.7 what is prevented in part triggers for the rest, and what goes elsewhere has not died', () => {
    const hit = (shields: number) => {
      const hand = [...many('Test Guard', shields), 'Test Sweep'];
      const game = position({ hand, battlefield: ['Test Martyr'] });
      for (let i = 0; i < shields; i++) game.castAt(0, 'Test Guard', { card: 'Test Martyr' }).resolve();
      return game.cast(0, 'Test Sweep').resolve().resolveAll().life(0);
    };
    expect([hit(0), hit(1), hit(2)]).toEqual([22, 21, 20]);
    const dead = (...battlefield: string[]) => {
      const game = position({ hand: ['Test Slay'], battlefield: ['Test Last Breath', ...battlefield] });
      game.castAt(0, 'Test Slay', { card: 'Test Last Breath' }).resolve();
      return [onStack(game), game.zones('Test Last Breath').filter((zone) => zone !== 'stack')];
    };
    expect([dead(), dead('Test Void')]).toEqual([
      [['Test Last Breath'], ['graveyard']],
      [[], ['exile']],
    ]);
  });

  it('mtg-2003:410.8b each permanent waits for the state by itself, and what is so for a moment counts', () => {
    const game = position(
      { hand: ['Test Sip'], battlefield: ['Test Empty Hand', 'Test Empty Hand'] },
      { hand: ['Test Sip'], battlefield: ['Test Empty Hand'] },
    );
    ordered(game.cast(0, 'Test Sip'));
    expect(onStack(game)).toEqual(['Test Empty Hand', 'Test Empty Hand', 'Test Sip']);
    expect(game.resolve().life(0)).toBe(21);
    // It is so still: that one triggers again.
    expect(onStack(game)).toEqual(['Test Empty Hand', 'Test Empty Hand', 'Test Sip']);
    const theirs = position({ hand: ['Test Sip'] }, { hand: ['Test Sip'], battlefield: ['Test Empty Hand'] });
    expect(onStack(theirs.cast(0, 'Test Sip'))).toEqual(['Test Sip']);
    expect(onStack(theirs.pass().cast(1, 'Test Sip'))).toEqual(['Test Empty Hand', 'Test Sip', 'Test Sip']);
    const moment = position({ hand: ['Test Renewal', 'Test Elf'], battlefield: ['Test Empty Hand'] });
    moment.cast(0, 'Test Renewal').resolve();
    expect([moment.hand(0), onStack(moment)]).toEqual([2, ['Test Empty Hand']]);
    expect([moment.resolve().life(0), onStack(moment)]).toEqual([21, []]);
    // Another state for which the same permanent waits is another one.
    const states = position({ hand: ['Test Sip'], battlefield: ['Test Two States', 'Test Needle'] }).cast(
      0,
      'Test Sip',
    );
    states.activate(0, 'Test Needle').resolve();
    expect(onStack(states)).toEqual(['Test Two States', 'Test Two States', 'Test Sip']);
  });

  const two = { battlefield: ['Grizzly Bears', 'Hill Giant'] };

  it('mtg-2003:410.9a "blocks" and "becomes blocked" trigger once a combat, also where an effect has it blocked', () => {
    const blocks = fight(
      two,
      { battlefield: ['Test Sentry'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Test Sentry', 'Grizzly Bears'],
      ['Test Sentry', 'Hill Giant'],
    );
    expect([onStack(blocks), blocks.resolve().life(1)]).toEqual([['Test Sentry'], 21]);
    // Each of several blockers is the first for itself.
    const guards = { battlefield: ['Test Sniper', 'Test Sentry'] };
    const each = fight(two, guards, two.battlefield, ['Test Sniper', 'Grizzly Bears'], ['Test Sentry', 'Hill Giant']);
    expect(onStack(ordered(each))).toHaveLength(2);
    const blocked = fight(
      { hand: ['Test Wall Off'], battlefield: ['Test Brute'] },
      two,
      ['Test Brute'],
      ['Grizzly Bears', 'Test Brute'],
      ['Hill Giant', 'Test Brute'],
    );
    expect([onStack(blocked), blocked.resolve().life(0)]).toEqual([['Test Brute'], 21]);
    // It is blocked already.
    expect(onStack(blocked.castAt(0, 'Test Wall Off', { card: 'Test Brute' }).resolve())).toEqual([]);
    const free = fight({ hand: ['Test Wall Off'], battlefield: ['Test Brute'] }, {}, ['Test Brute']);
    free.castAt(0, 'Test Wall Off', { card: 'Test Brute' }).resolve();
    expect([onStack(free), free.resolve().life(0)]).toEqual([['Test Brute'], 21]);
  });

  it('mtg-2003:410.9b "blocks a creature" triggers for each, and is about that one', () => {
    const game = fight(
      two,
      { battlefield: ['Test Sniper'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Test Sniper', 'Grizzly Bears'],
      ['Test Sniper', 'Hill Giant'],
    );
    ordered(game);
    expect(onStack(game)).toEqual(['Test Sniper', 'Test Sniper']);
    game.resolveAll();
    expect(two.battlefield.map((name) => game.the(name).damage)).toEqual([1, 1]);
  });

  it('mtg-2003:410.9c "a creature blocks it" triggers for each of them, and not where an effect has it blocked', () => {
    const game = fight(
      { battlefield: ['Test Thorn', 'Craw Wurm'] },
      two,
      ['Test Thorn', 'Craw Wurm'],
      ['Grizzly Bears', 'Test Thorn'],
      ['Hill Giant', 'Test Thorn'],
    );
    expect([onStack(ordered(game)), game.resolveAll().life(0)]).toEqual([['Test Thorn', 'Test Thorn'], 22]);
    const free = fight({ hand: ['Test Wall Off'], battlefield: ['Test Thorn'] }, {}, ['Test Thorn']);
    expect(onStack(free.castAt(0, 'Test Wall Off', { card: 'Test Thorn' }).resolve())).toEqual([]);
  });

  it('mtg-2003:410.10 it finds the card where that went, and not once it has left there, though it is back', () => {
    const after = (...between: [spell: string, card: string][]) => {
      const game = position({
        hand: ['Test Slay', ...between.map(([spell]) => spell)],
        battlefield: ['Test Returner', 'Test Elf'],
      });
      game.castAt(0, 'Test Slay', { card: 'Test Returner' }).resolve();
      expect(onStack(game)).toEqual(['Test Returner']);
      for (const [spell, name] of between) game.castAt(0, spell, { card: name }).resolve();
      // Where it has died twice, the second one finds it.
      const [top] = onStack(game).length > 1 ? [1] : [0];
      if (top === 1) return 'twice';
      return game.resolve().zones('Test Returner')[0];
    };
    expect([after(), after(['Test Raise', 'Test Returner'])]).toEqual(['hand', 'battlefield']);
  });

  it('mtg-2003:410.10c "leaves play" triggers wherever it goes, "put into a graveyard from play" only there', () => {
    const gone = (name: string, spell: string) => {
      const game = position({ hand: [spell], battlefield: [name, 'Test Elf'] });
      return onStack(game.castAt(0, spell, { card: name }).resolve()).length;
    };
    expect(['Test Slay', 'Test Recall'].map((spell) => gone('Test Goer', spell))).toEqual([1, 1]);
    expect(['Test Slay', 'Test Recall'].map((spell) => gone('Test Last Breath', spell))).toEqual([1, 0]);
    const milled = position(
      { battlefield: ['Millstone', ...many('Island', 2)] },
      { library: ['Test Last Breath', 'Test Goer', 'Forest'] },
    );
    expect(onStack(milled.activate(0, 'Millstone', { player: 1 }).resolve())).toEqual([]);
  });

  it('mtg-2003:410.10d what was in play before sees all that leaves with it, as it was, wherever that goes', () => {
    const mine = { hand: ['Test Ruin', 'Test Awaken', 'Test Tide'] };
    const game = position(mine, { battlefield: ['Test Watcher', 'Grizzly Bears', 'Hill Giant', 'Test Lump'] });
    game.castAt(0, 'Test Awaken', { card: 'Test Lump' }).resolve().cast(0, 'Test Ruin').resolve();
    expect(lives(ordered(game).resolveAll())).toEqual([20, 23]);
    const back = position(mine, { battlefield: ['Test Leaver', 'Grizzly Bears', 'Hill Giant'] });
    expect(lives(ordered(back.cast(0, 'Test Tide').resolve()).resolveAll())).toEqual([20, 22]);
  });

  it('mtg-2003:410.10e what it comes into play with is there at once and is no ability that triggers', () => {
    const cast = position({ hand: ['Test Hydra'] })
      .cast(0, 'Test Hydra')
      .resolve();
    const put = position({ hand: ['Test Raise'], graveyard: ['Test Hydra'] })
      .castAt(0, 'Test Raise', { card: 'Test Hydra' })
      .resolve();
    for (const game of [cast, put]) {
      // Both are about its coming into play: its controller says which applies first.
      while (!game.waiting()) game.answer(0, game.decision().default);
      expect(game.the('Test Hydra')).toMatchObject({ tapped: true, power: 3, counters: { '+1/+1': 3 } });
      expect([game.view().stack, asked(game)]).toEqual([[], '0:PRIORITY']);
    }
    const volcano = position({ hand: ['Urborg Volcano'] }).choose(0, { kind: 'PLAY_LAND' });
    expect([volcano.the('Urborg Volcano').tapped, volcano.view().stack]).toEqual([true, []]);
  });
});
