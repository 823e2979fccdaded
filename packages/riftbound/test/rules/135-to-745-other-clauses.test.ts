/** Clauses that no other position shows: what is added once, whose an ability is, whose damage it is, when states change, what is a target (135–745). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { battlefield } from '../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  FRIEND,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const FIELD: JsonObject = { has: ['types', 'Battlefield'] };
const toHand = reacts('Test Home', {
  targets: [{ what: UNIT }],
  effects: [{ do: 'move', what: T0, to: 'hand', cause: 'return' }],
});
const kill = (what: JsonObject | JsonObject[]): JsonObject => does({ do: 'kill', what: { each: what } });
/** One of my units is at the Peak, which I control. */
const peak = (...units: (string | JsonObject)[]) => [
  { card: PEAK, owner: 0, controller: 0, units },
  { card: GROVE, owner: 1 },
];

describe('resources', () => {
  const charm = card('Test Charm', { types: ['Unit'], might: 1, domains: ['Fury'], power: ['Fury'] });
  const added = (...power: string[]) =>
    position([{ hand: ['Test Rite', 'Test Charm', 'Test Charm'], runes: [] }, {}], {
      definitions: [does({ do: 'add', power }), charm],
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:166.2 Power that was added is spent once', () => {
    const game = added('Fury');
    expect(game.offered()).toContain('PLAY Test Charm');
    expect(game.play(0, 'Test Charm').offered()).not.toContain('PLAY Test Charm');
  });
  it('riftbound:135.2.e.5 Power of any domain in the pool pays for Power of one', () => {
    expect(added('any').play(0, 'Test Charm').onBoard('Test Charm')).toHaveLength(1);
  });
  it('riftbound:203.1 a buff that is spent for a cost is gone', () => {
    const altar = gear('Test Altar', { kind: 'activated', cost: [{ pay: 'spendBuff' }], effects: [draw(1)] });
    const game = position([{ base: ['Test Altar', { card: 'Test Giant', buffed: true }] }, {}], {
      definitions: [altar, giant],
    });
    expect(game.might('Test Giant')).toBe(7);
    game.use(0, 'Test Altar').settle();
    expect([game.unit('Test Giant').buffed, game.might('Test Giant'), game.hand(0)]).toEqual([false, 6, 1]);
  });
  it('riftbound:745.1 as many buffs are spent as a cost asks for', () => {
    const altar = gear('Test Altar', { kind: 'activated', cost: [{ pay: 'spendBuff', count: 2 }], effects: [draw(1)] });
    const pair = ['Test Giant', 'Test Recruit'].map((name) => ({ card: name, buffed: true }));
    const game = position([{ base: ['Test Altar', ...pair] }, {}], { definitions: [altar, giant, recruit] })
      .use(0, 'Test Altar')
      .calm();
    expect([game.unit('Test Giant').buffed, game.unit('Test Recruit').buffed, game.hand(0)]).toEqual([false, false, 1]);
  });
  it('riftbound:185.3.a the cost of a token is treated as 0', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 1, energy: 3 });
    const game = position([{ hand: ['Test Rite'], base: ['Recruit', 'Test Dear'] }, {}], {
      definitions: [dear, kill([UNIT, { stat: ['energy', '<=', 0] }])],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Recruit').length, game.onBoard('Test Dear').length]).toEqual([0, 1]);
  });
});

describe('whose it is', () => {
  it('riftbound:191.3.b who controls a unit of another player says whether its ability is performed', () => {
    const asker = unit('Test Asker', 2, { ...triggered({ on: 'play', player: 'any' }, draw(1)), may: true });
    const game = position([{ hand: ['Test Recruit'] }, { base: [{ card: 'Test Asker', controller: 0 }] }], {
      definitions: [asker, recruit],
    }).play(0, 'Test Recruit');
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
  });
  it('riftbound:191.4.a.1 what triggers in the trash is its owner’s, whoever controlled it on the board', () => {
    const relic = unit('Test Relic', 2, triggered({ on: 'move', object: 'self', match: { to: 'trash' } }, draw(1)));
    const game = position([{ hand: ['Test Rite'] }, { base: [{ card: 'Test Relic', controller: 0 }] }], {
      definitions: [relic, kill([UNIT])],
    })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect(game.view().stack).toMatchObject([{ card: 'Test Relic', controller: 1 }]);
    expect(game.settle().hand(1)).toBe(1);
  });
});

describe('damage', () => {
  const bolt = aims(ENEMY, damage(2));
  it('riftbound:142 damage adds up on a unit', () => {
    const game = position([{ hand: ['Test Rite', 'Test Rite'] }, { base: ['Test Giant'] }], {
      definitions: [giant, bolt],
    })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Giant').damage).toBe(4);
  });
  it('riftbound:142.3.b a player’s damage stays theirs though another player’s is marked after it', () => {
    const elder = unit('Test Elder', 1, {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'anyDamageKills' }],
    });
    const nick = reacts('Test Nick', { targets: [{ what: FRIEND }], effects: [damage(1)] });
    const game = position(
      [{ hand: ['Test Rite', 'Test Calm', 'Test Elder'] }, { hand: ['Test Nick'], base: ['Test Giant'] }],
      { definitions: [elder, giant, nick, spell('Test Calm', {}), aims(ENEMY, damage(1))] },
    )
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Nick')
      .settle();
    expect(game.unit('Test Giant').damage).toBe(2);
    expect(game.play(0, 'Test Elder').onBoard('Test Giant')).toEqual([]);
  });
  it('riftbound:143.2 a unit dies of as much damage as it has Might, and of no less', () => {
    const hit = (amount: number) =>
      position([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }], {
        definitions: [giant, aims(ENEMY, damage(amount))],
      })
        .play(0, 'Test Rite')
        .settle()
        .onBoard('Test Giant').length;
    expect([hit(5), hit(6)]).toEqual([1, 0]);
  });
  it('riftbound:437.1.a.1 a shield is used up by Bonus Damage as well', () => {
    const annie = gear('Test Annie', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'bonusDamage', amount: 1 }],
    });
    const ward = spell('Test Ward', {
      targets: [{ what: ENEMY }],
      effects: [{ do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: T0, shield: 3 }],
    });
    const game = position(
      [{ hand: ['Test Ward', 'Test Rite', 'Test Rite'], base: ['Test Annie'] }, { base: ['Test Giant'] }],
      { definitions: [annie, ward, giant, bolt] },
    )
      .play(0, 'Test Ward')
      .settle()
      .play(0, 'Test Rite')
      .settle();
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect(game.play(0, 'Test Rite').settle().unit('Test Giant').damage).toBe(3);
  });
});

describe('states and cleanups', () => {
  it('riftbound:319.1 when the state closes: what a cost has weakened dies before anybody has priority', () => {
    const altar = gear('Test Altar', { kind: 'activated', cost: [{ pay: 'spendBuff' }], effects: [draw(1)] });
    const game = position([{ base: ['Test Altar', { card: 'Test Pair', buffed: true, damage: 2 }] }, {}], {
      definitions: [altar, unit('Test Pair', 2)],
    }).use(0, 'Test Altar');
    expect([game.chain(), game.zones('Test Pair')]).toEqual([['Test Altar'], ['trash']]);
  });
  it('riftbound:312.2 who has played something in another player’s turn has priority first', () => {
    const jab = withKeyword(spell('Test Jab', { effects: [draw(1)] }), 'action');
    const game = position([{ base: ['Test Recruit'] }, { hand: ['Test Jab'] }], { definitions: [recruit, jab] })
      .move(0, 'Test Recruit', PEAK)
      .pass()
      .play(1, 'Test Jab');
    expect([game.chain(), game.decision().seat]).toEqual([['Test Jab'], 1]);
  });
  it('riftbound:348.2.a who takes control of a battlefield again in the same turn does not conquer it again', () => {
    const flee = aims(FRIEND, { do: 'moveTo', what: T0, to: 'base' });
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Giant'] }, {}], {
      definitions: [recruit, giant, flee],
    })
      .move(0, 'Test Recruit', PEAK)
      .settle()
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Recruit' }]] })
      .settle();
    expect([game.points(0), game.holder(PEAK)]).toEqual([1, null]);
    game.move(0, 'Test Giant', PEAK).settle();
    expect([game.points(0), game.holder(PEAK)]).toEqual([1, 0]);
  });
  it('riftbound:466.3 of a combat that the attacker has won the defender has lost', () => {
    const wake = gear('Test Wake', triggered({ on: 'combatLost', player: 'you' }, draw(1)));
    const game = position([{ base: ['Test Giant', 'Test Wake'] }, { base: ['Test Wake'] }], {
      definitions: [giant, recruit, wake],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .move(0, 'Test Giant', PEAK)
      .settle();
    expect([game.holder(PEAK), game.hand(0), game.hand(1)]).toEqual([0, 0, 1]);
  });
  it('riftbound:312 nobody has priority before the main phase', () => {
    const game = position([{}, {}], { turn: { step: 'beginning' } });
    expect([game.decision().kind, game.view().turn.phase]).toEqual(['PRIORITY', 'main']);
  });
  it('riftbound:652.5.b.1 the focus of who leaves during a chain goes to the next player, who passes it on as the chain ends', () => {
    const jab = withKeyword(spell('Test Jab', { effects: [draw(1)] }), 'action');
    const game = position([{ base: ['Test Recruit'] }, { hand: ['Test Jab'] }, { hand: ['Test Heed'] }], {
      definitions: [recruit, jab, reacts('Test Heed', { effects: [draw(1)] })],
    })
      .move(0, 'Test Recruit', PEAK)
      .pass()
      .play(1, 'Test Jab')
      .pass()
      .play(2, 'Test Heed');
    const left = riftbound.concede(game.state, 1);
    if (!left.ok) throw new Error(JSON.stringify(left.error));
    game.state = left.value.state;
    expect([game.chain(), game.decision().seat]).toEqual([['Test Heed'], 2]);
    game.pass().pass();
    expect([game.turnState(), game.hand(2), game.focus]).toEqual(['showdownOpen', 1, 0]);
  });
  it('riftbound:313.1 with focus nobody plays what has no Action, and with it they do', () => {
    const jab = spell('Test Jab', { effects: [draw(1)] });
    const may = (definition: JsonObject): boolean =>
      position([{ hand: ['Test Jab'], base: ['Test Recruit'] }, {}], { definitions: [recruit, definition] })
        .move(0, 'Test Recruit', PEAK)
        .offered()
        .includes('PLAY Test Jab');
    expect([may(jab), may(withKeyword(jab, 'action'))]).toEqual([false, true]);
  });
  it('riftbound:323.1 with as many points as an opponent nobody wins', () => {
    const gain = does({ do: 'stat', who: 'players', stat: 'points', amount: 1 });
    const after = (theirs: number) =>
      position([{ hand: ['Test Rite'], points: 7 }, { points: theirs }], { definitions: [gain] })
        .play(0, 'Test Rite')
        .pass()
        .pass();
    expect([after(7).points(0), after(7).result()?.kind, after(6).result()?.kind]).toEqual([8, undefined, 'WIN']);
  });
  it('riftbound:335 in a showdown who has focus has priority, and not the turn player', () => {
    const game = position([{}, {}], {
      definitions: [recruit, giant],
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Giant', foe('Test Recruit')] }, { card: GROVE }],
    });
    expect([game.turnState(), game.view().turn.active, game.decision().seat]).toEqual(['showdownOpen', 0, 1]);
  });
  it('riftbound:310.3 a combat is a showdown', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      definitions: [giant, recruit],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    }).move(0, 'Test Giant', PEAK);
    expect([game.happened('COMBAT_BEGAN').length, game.turnState()]).toEqual([1, 'showdownOpen']);
  });
});

describe('targets', () => {
  it('riftbound:355.10.b the battlefield where a unit must be that is chosen is no target', () => {
    const field = battlefield('Test Field', triggered({ on: 'target', object: 'self' }, draw(1)));
    const drawn = (what: JsonObject[]) =>
      position([{ hand: ['Test Rite'] }, {}], {
        definitions: [field, giant, aims(what, { do: 'heal', what: T0 })],
        battlefields: [{ card: 'Test Field', controller: 0, units: ['Test Giant'] }, { card: GROVE }],
      })
        .play(0, 'Test Rite', { targets: [[{ card: what.includes(UNIT) ? 'Test Giant' : 'Test Field' }]] })
        .settle()
        .hand(0);
    expect([drawn([UNIT, { is: 'atBattlefield' }]), drawn([FIELD])]).toEqual([0, 1]);
  });
  it('riftbound:355.14.d each of several targets that damage is split among has become one', () => {
    const wary = (name: string) => unit(name, 6, triggered({ on: 'target', object: 'self' }, draw(1)));
    const split = spell('Test Rite', {
      divide: 2,
      targets: [{ what: ENEMY, min: 0, max: null }],
      effects: [{ do: 'damage', to: T0, amount: { division: true } }],
    });
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test One', 'Test Two'] }], {
      definitions: [wary('Test One'), wary('Test Two'), split],
    }).play(0, 'Test Rite', { targets: [[{ card: 'Test One' }, { card: 'Test Two' }]] });
    expect(game.chain().filter((name) => name !== 'Test Rite')).toHaveLength(2);
  });
  it('riftbound:355.10.c.1 what is exhausted for an instruction has not become a target', () => {
    const wary = unit('Test Wary', 1, triggered({ on: 'target', object: 'self' }, draw(1)));
    const taxed = unit('Test Taxed', 1, {
      ...triggered({ on: 'play', object: 'self' }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
      may: true,
      cost: [{ pay: 'exhaust', what: [UNIT, { controller: 'you' }, { other: true }], count: 1 }],
    });
    const game = position([{ hand: ['Test Taxed'], base: ['Test Wary'] }, {}], { definitions: [wary, taxed] })
      .play(0, 'Test Taxed')
      .answer(0, { confirm: true })
      .settle();
    expect([game.ready('Test Wary'), game.xp(0), game.hand(0)]).toEqual([false, 1, 0]);
  });
  it('riftbound:355.15 nothing takes the place of a target that has left', () => {
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Home'], base: ['Test Recruit', 'Test Giant'] }], {
      definitions: [recruit, giant, toHand, aims(ENEMY, damage(2))],
    })
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Recruit' }]] })
      .pass()
      .play(1, 'Test Home', { targets: [[{ card: 'Test Recruit' }]] })
      .settle();
    expect([game.zones('Test Recruit'), game.unit('Test Giant').damage]).toEqual([['hand'], 0]);
  });
  it('riftbound:358.1 all targets must be legal: one that there is does not do for another', () => {
    const bind = spell('Test Rite', { targets: [{ what: ENEMY }, { what: GEAR }], effects: [draw(1)] });
    const may = (...base: string[]) =>
      position([{ hand: ['Test Rite'], base }, { base: ['Test Giant'] }], {
        definitions: [giant, gear('Test Horn'), bind],
      })
        .offered()
        .includes('PLAY Test Rite');
    expect([may(), may('Test Horn')]).toEqual([false, true]);
  });
  it('riftbound:359.3.e.2 a target that is no longer where it had to be is illegal', () => {
    const home = reacts('Test Flee', { targets: [{ what: UNIT }], effects: [{ do: 'moveTo', what: T0, to: 'base' }] });
    const damaged = (answer: boolean) => {
      const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Flee'] }], {
        definitions: [giant, home, aims([UNIT, { is: 'atBattlefield' }], damage(2))],
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant')] }, { card: GROVE }],
      })
        .play(0, 'Test Rite')
        .pass();
      if (answer) game.play(1, 'Test Flee');
      return game.settle().unit('Test Giant').damage;
    };
    expect([damaged(false), damaged(true)]).toEqual([2, 0]);
  });
  it('riftbound:359.3.e.11 of several targets those that are legal still are dealt with', () => {
    const both = spell('Test Rite', { targets: [{ what: ENEMY, min: 2, max: 2 }], effects: [damage(2)] });
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Home'], base: ['Test Recruit', 'Test Giant'] }], {
      definitions: [recruit, giant, toHand, both],
    })
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Recruit' }, { card: 'Test Giant' }]] })
      .pass()
      .play(1, 'Test Home', { targets: [[{ card: 'Test Recruit' }]] })
      .settle();
    expect([game.zones('Test Recruit'), game.unit('Test Giant').damage]).toEqual([['hand'], 2]);
  });
  it('riftbound:359.3.e.12 what has left after its ability triggered is nowhere: nothing is "here"', () => {
    const scout = unit(
      'Test Scout',
      1,
      triggered({ on: 'play', object: 'self' }, { do: 'draw', who: 'you', count: { count: [UNIT, { is: 'here' }] } }),
    );
    const left = (answer: boolean) => {
      const game = position([{ hand: ['Test Scout'] }, { hand: ['Test Home'] }], {
        definitions: [recruit, scout, toHand],
        battlefields: peak('Test Recruit'),
      })
        .play(0, 'Test Scout', { at: PEAK })
        .pass();
      if (answer) game.play(1, 'Test Home', { targets: [[{ card: 'Test Scout' }]] });
      return 20 - game.settle().count(0, 'mainDeck');
    };
    expect([left(false), left(true)]).toEqual([2, 0]);
  });
});
