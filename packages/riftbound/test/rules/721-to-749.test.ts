/** Inactive and dependent text, terms and counters (721–749). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { PEAK, type PlayerSetup, position } from '../support/position.js';
import { aims, does, draw, ENEMY, energy, FRIEND, foe, GEAR, giant, recruit, T0, UNIT } from '../support/rites.js';
import { attaches, blade, has, lends, PATH, smithy, soldier, two } from '../support/smithy.js';

describe('inactive text', () => {
  const loud = blade(
    'Test Blade',
    2,
    { kind: 'activated', cost: [], effects: [draw(1)], limit: { perTurn: 1 } },
    { kind: 'keyword', keyword: 'temporary' },
    lends('tank'),
  );
  const armed = (more: Parameters<typeof smithy>[0] = {}) =>
    attaches(smithy({ blade: loud, ...more }), 'Test Blade', 'Test Soldier');
  it('riftbound:721 what is inactive is as if it weren’t there', () => {
    expect([
      smithy({ blade: loud }).offered().includes('ACTIVATE Test Blade'),
      armed().offered().includes('ACTIVATE Test Blade'),
    ]).toEqual([true, false]);
  });
  it('riftbound:722 it is still on the card', () => {
    expect(has(armed(), 'Test Blade', 'temporary')).toBe(true);
  });
  it('riftbound:722.2 effects that look for what it says find the card', () => {
    const game = armed({
      hand: ['Test Rite'],
      definitions: [aims([GEAR, { keyword: 'temporary' }], { do: 'kill', what: T0 })],
    });
    expect(game.play(0, 'Test Rite').settle().zones('Test Blade')).toEqual(['trash']);
  });
  it('riftbound:723 rules text is active where nothing says otherwise', () => {
    expect(smithy({ blade: loud }).use(0, 'Test Blade').settle().hand(0)).toBe(4);
  });
  it('riftbound:724 effect text is inactive until its card is attached', () => {
    expect([
      has(smithy(), 'Test Soldier', 'tank'),
      has(smithy(), 'Test Blade', 'tank'),
      has(armed(), 'Test Soldier', 'tank'),
    ]).toEqual([false, false, true]);
  });
  it('riftbound:725.3 Weaponmaster pays what an attached card’s Equip costs', () => {
    const master = withKeyword(unit('Test Master', 2), 'weaponmaster');
    const axe = blade('Test Blade', 2, { kind: 'keyword', keyword: 'equip', cost: energy(0, 'Mind', 'Mind') });
    const game = attaches(
      smithy({ blade: axe, hand: ['Test Master'], definitions: [master] }),
      'Test Blade',
      'Test Soldier',
    );
    const before = game.runes(0).length;
    game.play(0, 'Test Master');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Blade' });
    game.settle().answer(0, { confirm: true }).settle();
    expect([game.unit('Test Blade').attachedTo, before - game.runes(0).length]).toEqual([
      game.unit('Test Master').id,
      1,
    ]);
  });
});

describe('dependent keywords', () => {
  const LEVEL3 = { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] };
  const gains = (amount: number) => does({ do: 'stat', who: 'you', stat: 'xp', amount });
  const start = (definition: JsonObject, xp: number, more: PlayerSetup = {}, definitions: JsonObject[] = []) =>
    position([{ base: ['Test Learner'], xp, ...more, hand: ['Test Rite', ...((more.hand as string[]) ?? [])] }, {}], {
      ...two,
      definitions: [definition, recruit, gains(1), ...definitions],
    });
  const learner = (...abilities: JsonObject[]) =>
    withKeyword(unit('Test Learner', 1, ...abilities), 'level', { value: 3 });
  const grows = { kind: 'static', mods: [{ mod: 'add', stat: 'might', value: 1 }], if: LEVEL3 };
  it('riftbound:727 some keywords name a condition for what follows', () => {
    expect([start(learner(grows), 2).might('Test Learner'), start(learner(grows), 3).might('Test Learner')]).toEqual([
      1, 2,
    ]);
  });
  it('riftbound:727.1.a the ability depends on that condition alone', () => {
    const game = start(learner(grows), 2);
    expect(game.play(0, 'Test Rite').settle().might('Test Learner')).toBe(2);
  });
  const drilled = unit('Test Learner', 1, {
    kind: 'static',
    mods: [{ mod: 'add', stat: 'might', value: 1 }],
    if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
  });
  it('riftbound:727.1.a.1 which may be bound to a time: a card played this turn, and not in the last one', () => {
    const game = start(drilled, 0).play(0, 'Test Rite').settle();
    expect(game.might('Test Learner')).toBe(2);
    expect(game.until({ turn: 4, step: 'main' }).might('Test Learner')).toBe(1);
  });
  it('riftbound:727.1.b.1 until then the keyword is known of the card all the same', () => {
    expect([
      has(start(learner(grows), 0), 'Test Learner', 'level'),
      start(learner(grows), 0).might('Test Learner'),
    ]).toEqual([true, 1]);
  });
  it('riftbound:727.1.b.2 while it holds the ability is as it is written', () => {
    const both = learner({
      kind: 'static',
      mods: [
        { mod: 'add', stat: 'might', value: 1 },
        { mod: 'ability', ability: { kind: 'keyword', keyword: 'ganking' } },
      ],
      if: LEVEL3,
    });
    expect([
      start(both, 3).might('Test Learner'),
      has(start(both, 3), 'Test Learner', 'ganking'),
      has(start(both, 2), 'Test Learner', 'ganking'),
    ]).toEqual([2, true, false]);
  });
  it('riftbound:727.1.b.3 with several of them all must hold', () => {
    const both = learner({
      kind: 'static',
      mods: [{ mod: 'add', stat: 'might', value: 1 }],
      if: { all: [LEVEL3, { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] }] },
    });
    const game = start(both, 3);
    expect([game.might('Test Learner'), game.play(0, 'Test Rite').settle().might('Test Learner')]).toEqual([1, 2]);
    expect(start(both, 1).play(0, 'Test Rite').settle().might('Test Learner')).toBe(1);
  });
  const waits = learner({ ...triggered({ on: 'play', player: 'you', object: UNIT }, draw(1)), if: LEVEL3 });
  const horn = learner({ kind: 'activated', cost: [], effects: [draw(1)], limit: { perTurn: 1 }, if: LEVEL3 });
  it('riftbound:727.1.c it may be of any kind: one that triggers, that is used, that always applies', () => {
    expect(
      start(waits, 3, { hand: ['Test Recruit'] })
        .play(0, 'Test Recruit')
        .settle()
        .hand(0),
    ).toBe(2);
    expect([
      start(horn, 3).offered().includes('ACTIVATE Test Learner'),
      start(learner(grows), 3).might('Test Learner'),
    ]).toEqual([true, 2]);
  });
  it('riftbound:727.1.c.1 one that triggers must be active then', () => {
    expect(
      start(waits, 2, { hand: ['Test Recruit'] })
        .play(0, 'Test Recruit')
        .settle()
        .hand(0),
    ).toBe(1);
  });
  it('riftbound:727.1.c.2 one that always applies does so as soon as the condition holds', () => {
    const game = start(learner(grows), 2).play(0, 'Test Rite');
    expect(game.might('Test Learner')).toBe(1);
    expect(game.pass().pass().might('Test Learner')).toBe(2);
  });
  it('riftbound:727.1.c.3 one that is used may be used from then on', () => {
    const game = start(horn, 2);
    expect(game.offered()).not.toContain('ACTIVATE Test Learner');
    expect(game.play(0, 'Test Rite').settle().offered()).toContain('ACTIVATE Test Learner');
  });
  it('riftbound:727.1.c.3.a what is on the chain already is not affected by the condition’s ending', () => {
    const costly = learner({ kind: 'activated', cost: [{ pay: 'xp', amount: 3 }], effects: [draw(1)], if: LEVEL3 });
    const game = start(costly, 3).use(0, 'Test Learner');
    expect([game.xp(0), game.chain()]).toEqual([0, ['Test Learner']]);
    expect(game.settle().hand(0)).toBe(2);
  });
  it('riftbound:731.1 XP is nothing that could be chosen, readied or exhausted', () => {
    const game = position([{ hand: ['Test Rite'], xp: 3, base: ['Test Recruit', 'Test Giant'] }, {}], {
      definitions: [
        recruit,
        giant,
        aims([{ zone: 'board' }, { controller: 'you' }, { not: { has: ['types', 'Rune'] } }], draw(1)),
      ],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(game.decision().options.map((one) => one.card)).toEqual(['Test Recruit', 'Test Giant']);
  });
});

describe('terms and counters', () => {
  it('riftbound:740.1.a two things are friendly that one player controls, riftbound:740.1.b and enemies that opponents do', () => {
    const killed = (what: JsonObject[]) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, { base: ['Test Giant'] }], {
        definitions: [recruit, giant, does({ do: 'kill', what: { each: what } })],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.zones('Test Recruit'), game.zones('Test Giant')];
    };
    expect([killed(FRIEND), killed(ENEMY)]).toEqual([
      [['trash'], ['base']],
      [['base'], ['trash']],
    ]);
  });
  it('riftbound:740.2.c a unit is in combat that has a designation where one goes on', () => {
    const game = position([{ base: ['Test Giant'] }, { base: ['Test Recruit'] }], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Soldier')] }, { card: PEAK }],
      definitions: [giant, recruit, soldier],
    }).move(0, 'Test Giant', PATH);
    expect([
      game.unit('Test Giant').attacker,
      game.unit('Test Soldier').defender,
      game.unit('Test Recruit').defender,
    ]).toEqual([true, true, false]);
  });
  it('riftbound:740.3.a units of both that are left in step 3d are a tie: nobody has won', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      battlefields: [
        {
          card: PATH,
          controller: 1,
          units: [foe('Test Soldier', { stunned: true }), foe('Test Wall', { stunned: true })],
        },
        { card: PEAK },
      ],
      definitions: [giant, soldier, unit('Test Wall', 9)],
    })
      .move(0, 'Test Giant', PATH)
      .calm();
    expect(game.happened('COMBAT_RESULT')).toMatchObject([{ winner: null }]);
  });
  const bribe = (first: JsonObject[]) => ({ kind: 'spell', effects: [{ do: 'pay', cost: first, then: [draw(1)] }] });
  it('riftbound:740.4.a a cost within instructions is what has to be done for the rest of them', () => {
    const game = (xp: number) =>
      position([{ hand: ['Test Rite'], xp }, {}], {
        definitions: [card('Test Rite', { types: ['Spell'] }, bribe([{ pay: 'xp', amount: 2 }]))],
      })
        .play(0, 'Test Rite')
        .settle();
    expect([game(2).answer(0, { confirm: true }).settle().hand(0), game(1).hand(0)]).toEqual([1, 0]);
  });
  it('riftbound:740.4.a.1 of a spell it is paid as that resolves', () => {
    const game = position([{ hand: ['Test Rite'], xp: 2 }, {}], {
      definitions: [card('Test Rite', { types: ['Spell'] }, bribe([{ pay: 'xp', amount: 2 }]))],
    }).play(0, 'Test Rite');
    expect([game.chain(), game.xp(0)]).toEqual([['Test Rite'], 2]);
    expect(game.settle().answer(0, { confirm: true }).settle().xp(0) ?? 0).toBe(0);
  });
  it('riftbound:740.4.a.2.a of a triggered ability one in a later part is paid as that resolves', () => {
    const trader = unit(
      'Test Trader',
      1,
      triggered({ on: 'play', object: 'self' }, draw(1), {
        do: 'pay',
        cost: [{ pay: 'xp', amount: 2 }],
        then: [draw(1)],
      }),
    );
    const game = position([{ hand: ['Test Trader'], xp: 2 }, {}], { definitions: [trader] }).play(0, 'Test Trader');
    expect([game.chain(), game.xp(0), game.hand(0)]).toEqual([['Test Trader'], 2, 0]);
    expect(game.settle().answer(0, { confirm: true }).settle().hand(0)).toBe(2);
  });
  const counted = (effect: JsonObject, buffed = true) =>
    position([{ hand: ['Test Rite'], base: [{ card: 'Test Recruit', buffed }, 'Test Giant'] }, {}], {
      definitions: [recruit, giant, aims([{ named: 'Test Recruit' }], effect)],
    });
  it('riftbound:742 counters lie on other objects', () => {
    const game = counted({ do: 'counters', what: T0, kind: 'buff', amount: 1 }, false).play(0, 'Test Rite').settle();
    expect([game.unit('Test Recruit').buffed, game.unit('Test Giant').buffed]).toEqual([true, false]);
  });
  it('riftbound:744 they have effects, or are what effects ask for', () => {
    expect([counted(draw(1)).might('Test Recruit'), counted(draw(1), false).might('Test Recruit')]).toEqual([2, 1]);
  });
  const altar = () =>
    gear('Test Altar', { kind: 'activated', cost: [{ pay: 'spendBuff', what: FRIEND }], effects: [draw(1)] });
  const spending = (own: boolean, other: boolean) =>
    position(
      [
        { base: ['Test Altar', { card: 'Test Recruit', buffed: own }] },
        { base: [{ card: 'Test Giant', buffed: other }] },
      ],
      { definitions: [recruit, giant, altar()] },
    );
  it('riftbound:745 counters are spent', () => {
    const game = spending(true, false).use(0, 'Test Altar').settle();
    expect([game.hand(0), game.might('Test Recruit')]).toEqual([1, 1]);
  });
  it('riftbound:745.1 by removing them from the object', () => {
    expect(spending(true, false).use(0, 'Test Altar').unit('Test Recruit').buffed).toBe(false);
  });
  it('riftbound:745.2 only from what the spending player controls', () => {
    expect(
      [spending(true, false), spending(false, true)].map((game) => game.offered().includes('ACTIVATE Test Altar')),
    ).toEqual([true, false]);
  });
  it('riftbound:747 a counter that is taken off is nowhere', () => {
    const game = counted({ do: 'counters', what: T0, kind: 'buff', amount: -1 }).play(0, 'Test Rite').settle();
    expect([game.unit('Test Recruit').buffed, game.unit('Test Giant').buffed]).toEqual([false, false]);
  });
  it('riftbound:748 what leaves the board loses all its counters', () => {
    const game = counted({ do: 'move', what: T0, to: 'trash' }).play(0, 'Test Rite').settle();
    const there = Object.values(game.view().objects).find((one) => one.card === 'Test Recruit');
    expect([there?.zone, there?.buffed ?? false]).toEqual(['trash', false]);
  });
  it('riftbound:749 nobody controls them: one that an opponent put there is spent by the unit’s player', () => {
    const gift = spell('Test Gift', {
      targets: [{ what: ENEMY }],
      effects: [{ do: 'counters', what: T0, kind: 'buff', amount: 1 }],
    });
    const game = position([{ hand: ['Test Gift'] }, { base: ['Test Altar', 'Test Recruit'] }], {
      definitions: [recruit, altar(), gift],
    })
      .play(0, 'Test Gift')
      .settle()
      .until({ turn: 4, step: 'main' });
    expect(game.use(1, 'Test Altar').settle().might('Test Recruit')).toBe(1);
  });
  it('riftbound:745.1.b where no object is named any of theirs will do', () => {
    const game = position(
      [{ base: ['Test Altar', { card: 'Test Recruit', buffed: true }, { card: 'Test Giant', buffed: true }] }, {}],
      { definitions: [recruit, giant, altar()] },
    ).use(0, 'Test Altar');
    expect(
      game
        .decision()
        .options.map((one) => one.card)
        .sort(),
    ).toEqual(['Test Giant', 'Test Recruit']);
  });
});
