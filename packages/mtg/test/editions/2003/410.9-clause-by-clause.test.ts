/** Abilities that trigger on blocks and on changes of zones (410.9, 410.10): the clauses of each rule, by the rules of 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  type card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  each,
  entersTapped,
  entersWith,
  gainLife,
  instant,
  putOntoBattlefield,
  returnToHand,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, lives, many, onStack, position, relic } from './table.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const leaves = { on: 'move', object: 'self', match: { from: 'battlefield' } } as const;
const _atStep = (step: string) => ({ on: 'step', match: { step } }) as const;
const toGraveyard = (what: Parameters<typeof each>[0]) =>
  ({ do: 'move', what: each(what), to: 'graveyard', cause: 'destroy' }) as const;

ownCards(
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  creatureCard('Test Last Breath', '{0}', 'Elf', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
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

const _upkeep = (mine: object, theirs: object = {}) =>
  position(mine, theirs, { turn: { number: 3, active: 0, step: 'upkeep' } });
const ordered = (game: Play): Play => {
  while (game.decisions()[0]?.kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
  return game;
};

describe('blocking and changes of zones (410)', () => {
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
