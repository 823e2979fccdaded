/** Triggered abilities (410): the clauses of each rule, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  discard,
  draw,
  each,
  gainLife,
  instant,
  keyword,
  loseLife,
  mana,
  rule,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, fight, lives, many, onStack, position, relic } from './table.js';

const _creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const _leaves = { on: 'move', object: 'self', match: { from: 'battlefield' } } as const;
const atStep = (step: string) => ({ on: 'step', match: { step } }) as const;
const _toGraveyard = (what: Parameters<typeof each>[0]) =>
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
);

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
});
