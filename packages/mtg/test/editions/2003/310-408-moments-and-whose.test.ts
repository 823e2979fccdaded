/**
 * Combat damage, abilities and the stack (310–408): figures that effects have changed, permanents that others own, several
 * abilities for one event, and what triggers in the midst of something else.
 */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  dies,
  enchant,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  putCounters,
  returnToHand,
  sacrificeIt,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, free, lives, many, offers, onStack, position, relic } from './table.js';

const endStep = { on: 'step', match: { step: 'end' } } as const;
const upkeepStep = { on: 'step', match: { step: 'upkeep' } } as const;
const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const comesBack = { on: 'move', object: creature, match: { from: 'battlefield', to: 'hand' } } as const;
const soldier = (name: string, ...abilities: Parameters<typeof creatureCard>[4][]) =>
  creatureCard(name, '{0}', 'Soldier', '1/1', ...abilities);

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Gulp', '{0}', { effects: [gainLife(10)] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  instant('Test Shrink', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(-1, 0))] }),
  instant('Test Mark', '{0}', { targets: [target(creature)], effects: [putCounters(2, t(0))] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Promise', '{0}', { effects: [{ do: 'delayed', on: endStep, effects: [gainLife(100)] }] }),
  instant('Test Warning', '{0}', { effects: [{ do: 'delayed', on: creatureDies, effects: [gainLife(1000)] }] }),
  card('Test Memory', {
    cost: '{9}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(100)] }, keyword('flashback', { cost: [mana('{0}')] })],
  }),
  relic('Test Banner', continuous(creature, plus(1, 1))),
  soldier('Test Font', activated(free, { effects: [gainLife(1)] })),
  soldier('Test Martyr', triggered(dies, { effects: [gainLife(1)] })),
  soldier('Test Herald', triggered(enters, { effects: [gainLife(10)] })),
  soldier('Test Mourner', triggered(creatureDies, { effects: [gainLife(100)] })),
  relic('Test Clock', triggered(upkeepStep, { effects: [gainLife(5)] })),
  relic('Test Ear', triggered(creatureDies, { effects: [gainLife(1)] })),
  relic('Test Second Ear', triggered(comesBack, { effects: [gainLife(10)] })),
  relic('Test Axe', activated(free, { targets: [target(creature)], effects: [destroy(t(0)), gainLife(100)] })),
  relic('Test Net', activated(free, { targets: [target(creature)], effects: [returnToHand(t(0)), gainLife(100)] })),
  // Its like are of its controller.
  soldier('Test Cohort', keyword('flash'), continuous([creature, { controller: 'you' }] as never, plus(1, 1))),
  creatureCard('Test Frail', '{0}', 'Soldier', '0/0'),
  card('Test Badge', { cost: '{0}', type: 'Enchantment — Aura', abilities: enchant(creature) }),
  card('Test Second Badge', { cost: '{0}', type: 'Enchantment — Aura', abilities: enchant(creature) }),
  soldier('Test Lost', triggered(enters, { effects: [sacrificeIt] })),
);

const borrowed = (name: string, controller: number) => ({ card: name, controller });

describe('combat damage (310)', () => {
  it('mtg-2003:310.1b an unblocked creature assigns all the power that it has by then, changed by whatever', () => {
    const grown = (attacker: string, mine: object, ...spells: string[]): number => {
      const game = fight({ ...mine, hand: spells }, {}, [attacker]);
      for (const spell of spells) game.castAt(0, spell, { card: attacker }).resolve();
      return 20 - game.until({ step: 'endOfCombat' }).life(1);
    };
    const bears = { battlefield: ['Grizzly Bears'] };
    expect(grown('Grizzly Bears', bears, 'Test Growth')).toBe(5);
    expect(grown('Grizzly Bears', bears, 'Test Mark', 'Test Growth')).toBe(7);
    expect(grown('Grizzly Bears', bears, 'Test Shrink')).toBe(1);
    expect(grown('Grizzly Bears', { battlefield: ['Grizzly Bears', 'Test Banner'] })).toBe(3);
    expect(grown('Craw Wurm', { battlefield: ['Craw Wurm', 'Grizzly Bears'] }, 'Test Growth')).toBe(9);
    // Beside a blocked creature, and in the turn of the other player.
    const beside = fight(
      { hand: ['Test Growth'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Gray Ogre'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Gray Ogre', 'Hill Giant'],
    );
    beside.castAt(0, 'Test Growth', { card: 'Grizzly Bears' }).resolve();
    expect(beside.until({ step: 'endOfCombat' }).life(1)).toBe(15);
    const theirs = position(
      {},
      { hand: ['Test Mark'], battlefield: ['Grizzly Bears'] },
      { turn: { number: 4, active: 1, step: 'precombatMain' } },
    );
    theirs.castAt(1, 'Test Mark', { card: 'Grizzly Bears' }).resolve().until({ kind: 'ATTACKERS' });
    expect(theirs.attack(1, 'Grizzly Bears').until({ step: 'endOfCombat' }).life(0)).toBe(16);
  });
});

describe('abilities (403, 404)', () => {
  it('mtg-2003:403.1 whoever controls a permanent has its abilities to use, and not whoever owns it', () => {
    const mine = position({}, { battlefield: [borrowed('Test Font', 0)] });
    expect([offers(mine, 'ACTIVATE', 'Test Font'), lives(mine.activate(0, 'Test Font').resolve())]).toEqual([
      true,
      [21, 20],
    ]);
    const lent = position({ battlefield: [borrowed('Test Font', 1)] });
    expect([offers(lent, 'ACTIVATE', 'Test Font'), offers(lent.pass(), 'ACTIVATE', 'Test Font')]).toEqual([
      false,
      true,
    ]);
    expect(lives(lent.activate(1, 'Test Font').resolve())).toEqual([20, 21]);
  });

  it('mtg-2003:404.1 each ability triggers on what it says, when, whenever or at, and on nothing else', () => {
    const all = ['Test Martyr', 'Test Mourner', 'Grizzly Bears'];
    const game = position({ hand: ['Test Slay', 'Test Slay', 'Test Herald'], battlefield: all });
    // What waits for its own death or its own arrival hears of no other.
    expect(game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve().resolveAll().life(0)).toBe(120);
    expect(game.cast(0, 'Test Herald').resolve().resolveAll().life(0)).toBe(130);
    game.castAt(0, 'Test Slay', { card: 'Test Martyr' }).resolve();
    while (!game.waiting()) game.takeDefault(game.decision().kind);
    expect(game.resolveAll().life(0)).toBe(231);
    // A second one of the same kind, of the other player.
    const two = position(
      { hand: ['Test Slay'], battlefield: ['Test Martyr'] },
      { battlefield: [borrowed('Test Martyr', 1)] },
    );
    const [first] = two.all('Test Martyr').filter(({ owner }) => owner === 1);
    two
      .castAt(0, 'Test Slay', { object: String(first?.id) })
      .resolve()
      .resolveAll();
    expect(lives(two)).toEqual([20, 21]);
  });

  it('mtg-2003:404.1 delayed abilities trigger at a step, or when something happens, whatever else they say', () => {
    const game = position({ hand: ['Test Promise', 'Test Warning', 'Test Slay'], battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Promise').resolve().cast(0, 'Test Warning').resolve();
    expect(game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve().resolveAll().life(0)).toBe(1020);
    expect(game.until({ step: 'end' }).resolveAll().life(0)).toBe(1120);
    // In the turn of another, as of something that is there all the time.
    const theirs = position({}, { hand: ['Test Promise'] }).pass();
    expect(lives(theirs.cast(1, 'Test Promise').resolve().until({ step: 'end' }).resolveAll())).toEqual([20, 120]);
    const clock = position({ battlefield: ['Test Clock'] }).until({ turn: 4, step: 'upkeep' });
    expect([onStack(clock), clock.resolveAll().life(0)]).toEqual([['Test Clock'], 25]);
  });
});

describe('the stack (408)', () => {
  it('mtg-2003:408.1e each spell and each ability goes on top of what is there, whoever plays it and from wherever', () => {
    const both = { hand: ['Test Sip', 'Test Gulp'], battlefield: ['Test Font'] };
    const game = position(both, both).cast(0, 'Test Sip').cast(0, 'Test Gulp').pass();
    expect(onStack(game)).toEqual(['Test Gulp', 'Test Sip']);
    game.cast(1, 'Test Sip').activate(1, 'Test Font').cast(1, 'Test Gulp').pass().activate(0, 'Test Font');
    expect(onStack(game)).toEqual(['Test Font', 'Test Gulp', 'Test Font', 'Test Sip', 'Test Gulp', 'Test Sip']);
    const steps = Array.from({ length: 6 }, () => lives(game.resolve()));
    expect(steps).toEqual([
      [21, 20],
      [21, 30],
      [21, 31],
      [21, 32],
      [31, 32],
      [32, 32],
    ]);
    const memory = position({ hand: ['Test Sip'], graveyard: ['Test Memory'] });
    memory.choose(0, { kind: 'CAST', card: 'Test Memory' }).cast(0, 'Test Sip');
    expect([onStack(memory), memory.resolve().life(0)]).toEqual([['Test Sip', 'Test Memory'], 21]);
  });

  it('mtg-2003:408.1f what triggers while an ability resolves does nothing yet, and goes on the stack before anybody acts', () => {
    const ears = ['Test Ear', 'Test Second Ear'];
    for (const [name, more] of [
      ['Test Axe', 1],
      ['Test Net', 10],
    ] as const) {
      const game = position({ battlefield: [name, ...ears] }, { battlefield: ['Grizzly Bears', ...ears] });
      game.activate(0, name);
      if (asked(game) === '0:TARGETS') game.choose(0, { card: 'Grizzly Bears' });
      game.resolve();
      const ear = name === 'Test Axe' ? 'Test Ear' : 'Test Second Ear';
      // The ability is done, and both have triggered once.
      expect([lives(game), asked(game), onStack(game)]).toEqual([[120, 20], '0:PRIORITY', many(ear, 2)]);
      expect(lives(game.resolveAll())).toEqual([120 + more, 20 + more]);
    }
    // What a triggered ability does is heard as well, and in the other player’s turn.
    const lost = position(
      { battlefield: ['Test Ear'] },
      { hand: ['Test Lost'] },
      { turn: { number: 4, active: 1, step: 'precombatMain' } },
    );
    lost.cast(1, 'Test Lost').resolve();
    expect(onStack(lost)).toEqual(['Test Lost']);
    expect([onStack(lost.resolve()), asked(lost), lives(lost.resolveAll())]).toEqual([
      ['Test Ear'],
      '1:PRIORITY',
      [21, 20],
    ]);
  });

  it('mtg-2003:408.1h a static ability goes on while things wait on the stack, whoever has priority', () => {
    const game = position(
      { hand: ['Test Sip'], battlefield: ['Test Banner', 'Grizzly Bears', 'Test Font'] },
      { hand: ['Test Gulp', 'Test Cohort'], battlefield: ['Gray Ogre'] },
    );
    const seen = (): string[] => ['Grizzly Bears', 'Gray Ogre'].map((name) => game.figures(name));
    expect([seen(), offers(game, 'ACTIVATE', 'Test Banner')]).toEqual([['3/3', '3/3'], false]);
    // A spell, an ability, and a creature spell that will be one of those that it is about.
    game.cast(0, 'Test Sip').activate(0, 'Test Font').pass().cast(1, 'Test Gulp');
    for (const below of [3, 2, 1]) {
      expect([onStack(game).length, seen()]).toEqual([below, ['3/3', '3/3']]);
      game.resolve();
    }
    expect(seen()).toEqual(['3/3', '3/3']);
    game.pass().cast(1, 'Test Cohort');
    expect([seen(), game.resolve().figures('Test Cohort'), seen()]).toEqual([['3/3', '3/3'], '3/3', ['3/3', '4/4']]);
  });

  it('mtg-2003:408.2b what static abilities do holds in each phase and turn, whoever owns their permanents, and never waits', () => {
    const game = position(
      { battlefield: [borrowed('Test Banner', 1), 'Grizzly Bears'] },
      { battlefield: [borrowed('Test Cohort', 0), 'Gray Ogre'] },
    );
    // The one is of the first player and borrowed by the second, the other the other way round.
    const seen = () => [
      game.view().turn.step ?? game.view().turn.phase,
      game.figures('Grizzly Bears'),
      onStack(game).length,
    ];
    const steps = ['upkeep', 'precombatMain', 'beginningOfCombat'];
    expect([seen(), game.figures('Gray Ogre')]).toEqual([['precombatMain', '4/4', 0], '3/3']);
    game.until({ kind: 'ATTACKERS' });
    expect(seen()).toEqual(['declareAttackers', '4/4', 0]);
    game.attack(0, 'Grizzly Bears').until({ step: 'declareBlockers' });
    expect(seen()).toEqual(['declareBlockers', '4/4', 0]);
    if (game.decision().kind === 'BLOCKERS') game.block(1);
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(16);
    for (const step of ['endOfCombat', 'postcombatMain', 'end'])
      expect(game.until({ step }) && seen()).toEqual([step, '4/4', 0]);
    for (const step of steps) expect(game.until({ turn: 4, step }) && seen()).toEqual([step, '4/4', 0]);
  });

  it('mtg-2003:408.2c whatever state-based effects lead to is looked at again before anybody has priority', () => {
    const game = position(
      {
        hand: ['Test Slay', 'Test Sip'],
        battlefield: [
          { card: 'Test Cohort', as: 'cohort' },
          { card: 'Test Frail', as: 'frail' },
        ],
      },
      {
        battlefield: [
          { card: 'Test Badge', attachedTo: 'frail' },
          { card: 'Test Second Badge', attachedTo: 'cohort' },
        ],
      },
    );
    expect(game.figures('Test Frail')).toBe('1/1');
    // With the one creature the other dies, and with each what enchanted it; something still waits on the stack.
    game.cast(0, 'Test Sip').castAt(0, 'Test Slay', { card: 'Test Cohort' }).resolve();
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', ['Test Sip']]);
    const all = ['Test Cohort', 'Test Frail', 'Test Badge', 'Test Second Badge'];
    expect(all.map((name) => game.zones(name))).toEqual(many('graveyard', 4).map((zone) => [zone]));
  });
});
