/** Dependent abilities, XP, combat, costs within instructions and counters (727–749): in both players' turns, for several. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';
import { aims, does, draw, ENEMY, FRIEND, foe, giant, recruit, T0, UNIT } from '../support/rites.js';
import { PATH, soldier, two } from '../support/smithy.js';

const LEVEL3 = { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] };
const learner = (...abilities: JsonObject[]) =>
  withKeyword(unit('Test Learner', 1, ...abilities), 'level', { value: 3 });
const grows = { kind: 'static', mods: [{ mod: 'add', stat: 'might', value: 1 }], if: LEVEL3 };
const gains = (who: string, amount = 1) => does({ do: 'stat', who, stat: 'xp', amount });
const take = spell('Test Take', {
  targets: [{ what: ENEMY }],
  effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});

describe('dependent keywords', () => {
  /** The learner is the other player's, whose XP counts. */
  const theirs = (definition: JsonObject, xp: number, hand: string[], ...definitions: JsonObject[]) =>
    position([{ hand }, { base: ['Test Learner'], xp }], {
      ...two,
      definitions: [definition, recruit, gains('opponents'), ...definitions],
    });
  const drilled = unit('Test Learner', 1, {
    kind: 'static',
    mods: [{ mod: 'add', stat: 'might', value: 1 }],
    if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
  });
  it('riftbound:727.1.a.1 what its own player has played this turn counts, in whoever’s turn, and nothing of others', () => {
    const quick = withKeyword(spell('Test Quick', { effects: [draw(1)] }), 'reaction');
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Learner'], hand: ['Test Quick'] }], {
      definitions: [drilled, does(draw(1)), quick],
    }).play(0, 'Test Rite');
    expect(game.might('Test Learner')).toBe(1);
    expect(game.pass().play(1, 'Test Quick').settle().might('Test Learner')).toBe(2);
    expect(game.until({ turn: 4, step: 'main' }).might('Test Learner')).toBe(1);
  });
  it('riftbound:727.1.b.1 effects that ask for the keyword find it before and after its condition holds', () => {
    const asks = does({ do: 'draw', who: 'you', count: { count: [UNIT, { keyword: 'level' }] } });
    const found = (xp: number) =>
      position([{ hand: ['Test Rite'], base: ['Test Learner'], xp }, { base: ['Test Learner'] }], {
        definitions: [learner(grows), asks],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([found(0), found(3)]).toEqual([2, 2]);
  });
  const waits = (player: string) =>
    learner({ ...triggered({ on: 'play', player, object: UNIT }, draw(1)), if: LEVEL3 });
  it('riftbound:727.1.c.1 what triggers must be active in the other player’s turn as well', () => {
    const drawn = (xp: number) => theirs(waits('any'), xp, ['Test Recruit']).play(0, 'Test Recruit').settle().hand(1);
    expect([drawn(2), drawn(3)]).toEqual([0, 1]);
  });
  it('riftbound:727.1.c.2 what always applies begins to in the other player’s turn, as soon as it may', () => {
    const game = theirs(learner(grows), 2, ['Test Rite']);
    expect(game.might('Test Learner')).toBe(1);
    expect(game.play(0, 'Test Rite').settle().might('Test Learner')).toBe(2);
    expect(game.until({ turn: 4, step: 'main' }).might('Test Learner')).toBe(2);
  });
});

describe('XP', () => {
  it('riftbound:730.1 whoever gains it has more, be it the other player, and as much as is said', () => {
    const after = (who: string) => {
      const game = position([{ hand: ['Test Rite'], xp: 1 }, { xp: 2 }], { definitions: [gains(who, 3)] });
      game.play(0, 'Test Rite').settle();
      return [game.xp(0), game.xp(1)];
    };
    expect([after('you'), after('opponents')]).toEqual([
      [4, 2],
      [1, 5],
    ]);
  });
});

describe('being in combat', () => {
  const sends = (name: string, to: JsonObject | string) =>
    withKeyword(
      spell(name, { effects: [{ do: 'moveTo', what: { each: [UNIT, { named: 'Test Wing' }] }, to }] }),
      'action',
    );
  const fight = (wing: 'PATH' | 'PEAK', hand: string[]) =>
    position([{ base: ['Test Giant'], hand }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Test Soldier'), ...(wing === 'PATH' ? [foe('Test Wing')] : [])] },
        { card: PEAK, controller: 1, units: [foe('Test Guard'), ...(wing === 'PEAK' ? [foe('Test Wing')] : [])] },
      ],
      definitions: [
        giant,
        soldier,
        unit('Test Wing', 2),
        unit('Test Guard', 2),
        sends('Test Home', 'base'),
        sends('Test Call', { each: [{ named: PATH }] }),
      ],
    }).move(0, 'Test Giant', PATH);
  it('riftbound:740.2.c a unit is not that is elsewhere, nor one that leaves, but one that comes is', () => {
    const roles = (game: ReturnType<typeof fight>, ...names: string[]) =>
      names.map((name) => [game.unit(name).attacker, game.unit(name).defender]);
    const apart = fight('PEAK', ['Test Call']);
    expect(roles(apart, 'Test Giant', 'Test Soldier', 'Test Wing', 'Test Guard')).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(roles(apart.play(0, 'Test Call').pass().pass(), 'Test Wing', 'Test Guard')).toEqual([
      [false, true],
      [false, false],
    ]);
    const leaving = fight('PATH', ['Test Home']);
    expect(roles(leaving, 'Test Wing')).toEqual([[false, true]]);
    expect(roles(leaving.play(0, 'Test Home').pass().pass(), 'Test Wing', 'Test Soldier')).toEqual([
      [false, false],
      [false, true],
    ]);
  });
});

describe('costs within instructions', () => {
  it('riftbound:740.4.a what is done for the rest is done, once, and only the rest of who does it happens', () => {
    const bribe = card(
      'Test Rite',
      { types: ['Spell'] },
      {
        kind: 'spell',
        effects: [{ do: 'pay', cost: [{ pay: 'xp', amount: 2 }], then: [draw(1)], else: [draw(2)] }],
      },
    );
    const after = (confirm: boolean) => {
      const game = position([{ hand: ['Test Rite'], xp: 3 }, { xp: 3 }], { definitions: [bribe] });
      game.play(0, 'Test Rite').settle().answer(0, { confirm }).settle();
      return [game.hand(0), game.xp(0), game.xp(1)];
    };
    expect([after(true), after(false)]).toEqual([
      [1, 1, 3],
      [2, 3, 3],
    ]);
  });
});

describe('counters', () => {
  const buffs = (what: JsonObject, amount = 1) => ({ do: 'counters', what, kind: 'buff', amount });
  it('riftbound:742 they are given to each of several, of both players', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Soldier'] }, { base: ['Test Recruit'] }], {
      definitions: [giant, recruit, soldier, does(buffs({ each: UNIT }))],
    });
    game.play(0, 'Test Rite').settle();
    const names = ['Test Giant', 'Test Soldier', 'Test Recruit'];
    expect(names.map((name) => [game.unit(name).buffed, game.might(name)])).toEqual([
      [true, 7],
      [true, 4],
      [true, 2],
    ]);
  });
  const altar = gear('Test Altar', {
    kind: 'activated',
    cost: [{ pay: 'spendBuff', what: FRIEND }],
    effects: [draw(1)],
  });
  it('riftbound:745 one is spent at a time, and what has several keeps the others', () => {
    const hoarder = unit('Test Hoarder', 1, { kind: 'static', mods: [{ mod: 'rule', rule: 'anyNumberOfBuffs' }] });
    const game = position([{ hand: ['Test Rite'], base: ['Test Altar', 'Test Hoarder'] }, {}], {
      definitions: [hoarder, altar, aims(FRIEND, buffs(T0, 3))],
    });
    expect(game.play(0, 'Test Rite').settle().might('Test Hoarder')).toBe(4);
    expect(game.use(0, 'Test Altar').settle().might('Test Hoarder')).toBe(3);
    expect(game.use(0, 'Test Altar').settle().use(0, 'Test Altar').settle().might('Test Hoarder')).toBe(1);
    expect([game.hand(0), game.offered().includes('ACTIVATE Test Altar')]).toEqual([3, false]);
  });
  it('riftbound:749 that of a stolen unit is spent by whoever controls the unit, and not by its owner', () => {
    const game = position(
      [{ hand: ['Test Take'], base: ['Test Altar'] }, { base: ['Test Altar', { card: 'Test Recruit', buffed: true }] }],
      { definitions: [recruit, altar, take] },
    );
    const may = (seat: number) =>
      game
        .decision()
        .options.some(
          ({ kind, card: name }) => game.decision().seat === seat && kind === 'ACTIVATE' && name === 'Test Altar',
        );
    expect(may(0)).toBe(false);
    game.play(0, 'Test Take').settle();
    expect([may(0), game.might('Test Recruit')]).toEqual([true, 2]);
    game.until({ turn: 4, step: 'main' });
    expect(may(1)).toBe(false);
    game.until({ turn: 5, step: 'main' });
    expect(game.use(0, 'Test Altar').settle().might('Test Recruit')).toBe(1);
  });
});
