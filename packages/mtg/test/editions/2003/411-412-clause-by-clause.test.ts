/** Mana abilities and static abilities (411–412): the clauses of each rule, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  each,
  enchant,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  mana,
  player,
  plus,
  returnToHand,
  rule,
  t,
  tap,
  target,
  youControl,
} from '../../../src/language/builders.js';
import { asked, many, offers, onStack, pool, position, relic, tapFor } from './table.js';

const _creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const _leaves = { on: 'move', object: 'self', match: { from: 'battlefield' } } as const;
const _atStep = (step: string) => ({ on: 'step', match: { step } }) as const;
const _toGraveyard = (what: Parameters<typeof each>[0]) =>
  ({ do: 'move', what: each(what), to: 'graveyard', cause: 'destroy' }) as const;

ownCards(
  creatureCard('Test Veiled', '{0}', 'Elf', '1/1', keyword('shroud')),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  instant('Test Recall', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [returnToHand(t(0))] }),
  relic('Test Lump'),
  relic('Test Signet', activated([mana('{1}'), tap], { immediate: true, effects: [addMana('{U}{U}')] })),
  relic('Test Stone', activated([tap], { immediate: true, effects: [addMana('{U}')] })),
  instant('Test Levy', '{U}', { effects: [gainLife(3)] }),
  relic('Test Shield', { kind: 'replacement', on: 'damage', target: { player: 'you' }, prevent: 1 } as never),
  relic('Test Moon', continuous(creature, plus(1, 1), { turnOf: 'you' } as never)),
  relic('Test Banner', continuous([creature, youControl], plus(1, 1))),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', [...plus(2, 2), has('flying')])],
  }),
  instant('Test Move', '{0}', {
    targets: [target({ zone: 'battlefield' }), target(creature)],
    effects: [{ do: 'attach', what: t(0), to: t(1) }],
  }),
  creatureCard('Test Stubborn', '{0}', 'Beast', '3/3', continuous('self', [rule('cantBeCountered')])),
  creatureCard('Test Prowler', '{0}', 'Cat', '1/1', keyword('flash')),
  {
    ...instant('Test Noon', '{0}', { effects: [gainLife(1)] }),
    abilities: [
      { kind: 'spell', effects: [gainLife(1)] },
      { kind: 'static', mods: [{ mod: 'rule', rule: 'castOnly', if: { turnOf: 'you' } }] },
    ],
  } as never,
  creatureCard(
    'Test Counter',
    '{0}',
    'Elf',
    '1/1',
    continuous('self', [{ mod: 'add', stat: 'power', value: { count: [artifact, youControl] } }] as never),
  ),
  relic(
    'Test Herd Banner',
    continuous([creature, youControl], plus(1, 1), {
      exists: [creature, { controller: 'you' }, { stat: ['power', '>=', 5] }],
    } as never),
  ),
  instant('Test Player Ping', '{0}', { targets: [target(player)], effects: [damage(2, t(0)), loseLife(0, t(0))] }),
);

const _lives = (game: Play): number[] => [game.life(0), game.life(1)];
const _upkeep = (mine: object, theirs: object = {}) =>
  position(mine, theirs, { turn: { number: 3, active: 0, step: 'upkeep' } });
const _ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('mana abilities (411)', () => {
  it('mtg-2003:411.1 its cost is paid, all of it, and it resolves at once', () => {
    const game = position({ battlefield: ['Test Signet', 'Forest'] });
    tapFor(game, 0, 'Test Signet');
    expect([
      game.the('Test Signet').tapped,
      game.the('Forest').tapped,
      pool(game, 0),
      game.view().stack,
      asked(game),
    ]).toEqual([true, true, { U: 2 }, [], '0:PRIORITY']);
    const may = (...battlefield: string[]) =>
      position({ battlefield })
        .decision()
        .options.some((o) => o.card === 'Test Signet');
    expect([may('Test Signet'), may('Test Signet', 'Forest')]).toEqual([false, true]);
  });

  it('mtg-2003:411.2 it is used with any priority, while a spell is paid for, and while one resolves that asks for mana', () => {
    const theirs = tapFor(position({}, { battlefield: ['Test Stone'] }).pass(), 1, 'Test Stone');
    expect(pool(theirs, 1)).toEqual({ U: 1 });
    const costly = position({}, { battlefield: ['Test Signet', 'Forest'] }).pass();
    expect(pool(tapFor(costly, 1, 'Test Signet'), 1)).toEqual({ U: 2 });
    const manual = position(
      { hand: ['Test Levy'], battlefield: ['Test Stone'] },
      {},
      { options: { payment: 'manual' } },
    );
    manual.cast(0, 'Test Levy');
    expect(asked(manual)).toBe('0:PAY_MANA');
    manual.choose(0, { card: 'Test Stone' });
    while (!manual.waiting()) manual.answer(0, manual.decision().default);
    expect([onStack(manual), manual.the('Test Stone').tapped]).toEqual([['Test Levy'], true]);
    const leak = position(
      { hand: ['Test Elf'], battlefield: many('Forest', 3) },
      { hand: ['Mana Leak'], battlefield: many('Island', 2) },
      { options: { payment: 'manual' } },
    );
    leak.cast(0, 'Test Elf').pass().cast(1, 'Mana Leak');
    while (!leak.waiting()) leak.answer(1, leak.decision().default);
    leak.resolve().answer(0, { confirm: true });
    expect(asked(leak)).toBe('0:PAY_MANA');
    expect(leak.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Forest')).toHaveLength(3);
  });
});

describe('static abilities (412)', () => {
  it('mtg-2003:412.1 what it says goes on while its permanent is in play, tapped or not, be it a change, a prevention or a replacement', () => {
    const game = position(
      { hand: ['Test Player Ping', 'Test Player Ping', 'Test Recall', 'Test Recall'] },
      { battlefield: [{ card: 'Test Shield', tapped: true }, { card: 'Test Banner', tapped: true }, 'Hill Giant'] },
    );
    expect(game.figures('Hill Giant')).toBe('4/4');
    expect(game.castAt(0, 'Test Player Ping', { player: 1 }).resolve().life(1)).toBe(19);
    game
      .castAt(0, 'Test Recall', { card: 'Test Shield' })
      .resolve()
      .castAt(0, 'Test Recall', { card: 'Test Banner' })
      .resolve();
    expect([game.figures('Hill Giant'), game.castAt(0, 'Test Player Ping', { player: 1 }).resolve().life(1)]).toEqual([
      '3/3',
      17,
    ]);
    const moon = position({ battlefield: ['Test Moon', 'Hill Giant'] });
    expect([moon.figures('Hill Giant'), moon.until({ turn: 4, step: 'upkeep' }).figures('Hill Giant')]).toEqual([
      '4/4',
      '3/3',
    ]);
  });

  it('mtg-2003:412.2 an Aura changes what it is on, without a target, and where it is moved that instead', () => {
    const battlefield = [
      { card: 'Hill Giant', as: 'g' },
      { card: 'Test Halo', attachedTo: 'g' },
      'Test Veiled',
      'Gray Ogre',
    ];
    const game = position({ hand: ['Test Move'], battlefield });
    expect([game.figures('Hill Giant'), game.figures('Gray Ogre')]).toEqual(['5/5', '2/2']);
    game.cast(0, 'Test Move').choose(0, { card: 'Test Halo' }).choose(0, { card: 'Gray Ogre' }).resolve();
    expect([game.figures('Hill Giant'), game.figures('Gray Ogre'), game.the('Gray Ogre').keywords]).toEqual([
      '3/3',
      '4/4',
      ['flying'],
    ]);
  });

  it('mtg-2003:412.3 what says that it can’t be countered, or what else may be paid, counts for the spell itself', () => {
    const theirs = { hand: ['Counterspell'], battlefield: many('Island', 2) };
    const counter = (name: string) => {
      const game = position({ hand: [name] }, theirs)
        .cast(0, name)
        .pass()
        .castAt(1, 'Counterspell', { card: name });
      return game.resolveAll().zones(name);
    };
    expect([counter('Test Stubborn'), counter('Test Elf')]).toEqual([['battlefield'], ['graveyard']]);
    // Another blue card and a life instead of its mana cost, in the other player's turn.
    const will = position({ hand: ['Test Elf'] }, { hand: ['Force of Will', 'Counterspell'] })
      .cast(0, 'Test Elf')
      .pass();
    const ways = will.decision().options.filter((o) => o.kind === 'CAST' && o.card === 'Force of Will');
    expect(ways).toHaveLength(1);
    will.choose(1, { kind: 'CAST', card: 'Force of Will' });
    while (!will.waiting()) will.answer(1, will.decision().default);
    expect([will.life(1), will.zones('Counterspell'), will.resolve().zones('Test Elf')]).toEqual([
      19,
      ['exile'],
      ['graveyard'],
    ]);
  });

  it('mtg-2003:412.4 what says when its card is played says so in the hand, for either player', () => {
    const hand = ['Test Prowler', 'Test Noon', 'Test Elf'];
    const may = (game: Play) => hand.map((name) => offers(game, 'CAST', name));
    expect([may(position({ hand })), may(position({}, { hand }).pass())]).toEqual([
      [true, true, true],
      [true, false, false],
    ]);
  });

  it('mtg-2003:412.5 as soon as what it counts or asks for is gone, so is what came of it', () => {
    const game = position({ hand: ['Test Recall'], battlefield: ['Test Counter', 'Test Lump', 'Test Stone'] });
    expect(game.figures('Test Counter')).toBe('3/1');
    game.castAt(0, 'Test Recall', { card: 'Test Stone' }).resolve();
    expect(game.figures('Test Counter')).toBe('2/1');
    const herd = position({ hand: ['Test Recall'], battlefield: ['Test Herd Banner', 'Craw Wurm', 'Test Elf'] });
    expect(herd.figures('Test Elf')).toBe('2/2');
    herd.castAt(0, 'Test Recall', { card: 'Craw Wurm' }).resolve();
    expect(herd.figures('Test Elf')).toBe('1/1');
  });
});
