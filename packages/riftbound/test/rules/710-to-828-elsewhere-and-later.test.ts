/** What rules 710–828 say of things elsewhere: battlefields, banishment, the other player's turn, teammates, and afterwards. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type Setup } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  giveMight,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';
import { attaches, blade, smithy } from '../support/smithy.js';

const XP1: JsonObject = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
const game = (own: PlayerSetup, other: PlayerSetup, definitions: JsonObject[], setup: Setup = {}) =>
  position([own, other], { definitions: [recruit, giant, ...definitions], ...setup });

describe('Mighty and Bonus Damage', () => {
  it('riftbound:710 units at battlefields become it as well, whoever controls them', () => {
    const watch = gear('Test Watch', triggered({ on: 'reaches', object: [UNIT], atLeast: 5 }, draw(1)));
    const play = game(
      { hand: ['Test Rite'], base: ['Test Watch'] },
      {},
      [watch, unit('Test Four', 4), does(giveMight(1, { each: UNIT }))],
      {
        battlefields: [
          { card: PEAK, controller: 0, units: ['Test Four'] },
          { card: GROVE, controller: 1, units: [foe('Test Four')] },
        ],
      },
    );
    expect(play.play(0, 'Test Rite').calm().hand(0)).toBe(2);
  });
  it('riftbound:711 in banishment its printed Might counts', () => {
    const found = (might: number, more: number) => {
      const send = spell('Test Send', {
        effects: [
          giveMight(more, { each: UNIT }),
          { do: 'move', what: { each: UNIT }, to: 'banishment', cause: 'banish' },
        ],
      });
      const ask = does({
        do: 'draw',
        who: 'you',
        count: { count: [{ zone: 'banishment' }, { stat: ['might', '>=', 5] }] },
      });
      const play = game({ hand: ['Test Send', 'Test Rite'], base: ['Test Unit'] }, {}, [
        unit('Test Unit', might),
        send,
        ask,
      ]);
      return play.play(0, 'Test Send').settle().play(0, 'Test Rite').settle().hand(0);
    };
    expect([found(4, 3), found(6, -3)]).toEqual([0, 1]);
  });
  it('riftbound:715 a triggered ability deals it as well, in whoever’s turn', () => {
    const annie = gear('Test Annie', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'bonusDamage', amount: 1 }],
    });
    const archer = gear(
      'Test Archer',
      triggered({ on: 'play', player: 'any', object: UNIT }, damage(1, { each: [UNIT, { named: 'Test Giant' }] })),
    );
    for (const base of [
      [['Test Annie', 'Test Archer'], []],
      [[], ['Test Annie', 'Test Archer']],
    ] as [string[], string[]][]) {
      const play = game({ hand: ['Test Recruit'], base: ['Test Giant', ...base[0]] }, { base: base[1] }, [
        annie,
        archer,
      ]);
      expect(play.play(0, 'Test Recruit').calm().unit('Test Giant').damage).toBe(2);
    }
  });
});

describe('inactive text', () => {
  const both = (...abilities: JsonObject[]) => {
    const made = () =>
      smithy({ blade: blade('Test Blade', 2, ...abilities), hand: ['Test Rite'], definitions: [does(XP1)] });
    return [made(), attaches(made(), 'Test Blade', 'Test Soldier')];
  };
  it('riftbound:721 what replaces is inactive', () => {
    const greed = { kind: 'replacement', on: 'stat', player: 'you', match: { stat: 'xp' }, instead: [] };
    expect(both(greed).map((play) => play.play(0, 'Test Rite').settle().xp(0) ?? 0)).toEqual([0, 1]);
  });
  it('riftbound:725 what is done as it attaches is done, each time that it is attached', () => {
    const eager = { kind: 'replacement', on: 'attach', object: 'self', target: UNIT, also: [XP1] };
    const [, play] = both(eager);
    expect(play?.xp(0)).toBe(1);
    play?.play(0, 'Test Detach').settle();
    expect(play && attaches(play, 'Test Blade', 'Test Soldier').xp(0)).toBe(2);
    // From one unit to another: its text is inactive, but for that.
    const across = attaches(
      smithy({ blade: blade('Test Blade', 2, eager), base: ['Test Recruit'], definitions: [recruit] }),
      'Test Blade',
      'Test Soldier',
    );
    expect(attaches(across, 'Test Blade', 'Test Recruit').xp(0)).toBe(2);
  });
  const smashed = (keyword: JsonObject, filter: JsonObject) => {
    const smash = spell('Test Smash', { targets: [{ what: [GEAR, filter] }], effects: [{ do: 'kill', what: T0 }] });
    const play = attaches(
      smithy({ blade: blade('Test Blade', 2, keyword), definitions: [smash], other: { hand: ['Test Smash'] } }),
      'Test Blade',
      'Test Soldier',
    ).until({ turn: 4, step: 'main' });
    return play.play(1, 'Test Smash').settle().zones('Test Blade');
  };
  it('riftbound:722.1 an opponent who asks in their own turn finds its keywords', () => {
    expect(smashed({ kind: 'keyword', keyword: 'temporary' }, { keyword: 'temporary' })).toEqual(['trash']);
  });
  it('riftbound:722.2 an opponent’s spell chooses it by what its inactive text says', () => {
    expect(smashed({ kind: 'keyword', keyword: 'equip', cost: energy(1) }, { keyword: 'equip' })).toEqual(['trash']);
  });
});

describe('dependent keywords', () => {
  it('riftbound:727.1.b.1 Empowered and Legion are found though what they depend on is not so', () => {
    const found = (keyword: string) =>
      game({ hand: ['Test Rite'], base: ['Test Carrier'] }, { base: ['Test Carrier'] }, [
        withKeyword(unit('Test Carrier', 1), keyword),
        does({ do: 'draw', who: 'you', count: { count: [UNIT, { keyword }] } }),
      ])
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([found('empowered'), found('legion')]).toEqual([2, 2]);
  });
  it('riftbound:824.1.d with less XP it is inactive in the other player’s turn as well', () => {
    const learner = withKeyword(
      unit('Test Learner', 1, {
        kind: 'static',
        if: { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] },
        mods: [{ mod: 'add', stat: 'might', value: 4 }],
      }),
      'level',
      { value: 3 },
    );
    const drain = does({ do: 'stat', who: 'opponents', stat: 'xp', amount: -1 });
    const play = game({ hand: ['Test Rite'] }, { base: ['Test Learner'], xp: 3 }, [learner, drain]);
    expect([play.might('Test Learner'), play.play(0, 'Test Rite').settle().might('Test Learner')]).toEqual([5, 1]);
  });
});

describe('teammates', () => {
  const teams = (players: PlayerSetup[], definitions: JsonObject[]) =>
    position([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, {
      definitions: [recruit, giant, ...definitions],
      options: { format: '2v2' } as never,
    });
  it('riftbound:732 nobody spends a teammate’s XP', () => {
    const horn = gear('Test Horn', { kind: 'activated', cost: [{ pay: 'xp', amount: 3 }], effects: [draw(1)] });
    const offered = (own: number, mates: number) =>
      teams([{ base: ['Test Horn'], xp: own }, {}, { xp: mates }], [horn])
        .offered()
        .includes('ACTIVATE Test Horn');
    expect([offered(3, 0), offered(2, 1), offered(0, 5)]).toEqual([true, false, false]);
  });
  it('riftbound:740.1.a what a teammate controls is no enemy’s', () => {
    const play = teams(
      [{ hand: ['Test Rite'] }, { base: ['Test Recruit'] }, { base: ['Test Giant'] }, {}],
      [does({ do: 'kill', what: { each: ENEMY } })],
    );
    play.play(0, 'Test Rite').settle();
    expect([play.onBoard('Test Recruit').length, play.onBoard('Test Giant').length]).toEqual([0, 1]);
  });
});

describe('counters', () => {
  const buff = (amount: number) => ({ do: 'counters', what: T0, kind: 'buff', amount });
  it('riftbound:742 as many are given as is said', () => {
    const hoarder = unit('Test Hoarder', 1, { kind: 'static', mods: [{ mod: 'rule', rule: 'anyNumberOfBuffs' }] });
    const play = game({ hand: ['Test Rite'], base: ['Test Hoarder'] }, {}, [hoarder, aims(FRIEND, buff(3))]);
    expect(play.play(0, 'Test Rite').settle().might('Test Hoarder')).toBe(4);
  });
  it('riftbound:748 what is returned to the hand and played again has none', () => {
    const home = aims(UNIT, { do: 'move', what: T0, to: 'hand' });
    const play = game({ hand: ['Test Rite'], base: [{ card: 'Test Recruit', buffed: true }] }, {}, [home]);
    play.play(0, 'Test Rite').settle().play(0, 'Test Recruit').settle();
    expect([play.unit('Test Recruit').buffed, play.might('Test Recruit')]).toEqual([false, 1]);
  });
});

describe('keywords', () => {
  it('riftbound:808.1.d.3 whether it had a buff, and was exhausted or stunned, is known', () => {
    const drawn = (asked: JsonObject, entry: JsonObject) => {
      const bell = withKeyword(unit('Test Bell', 1), 'deathknell', {
        effects: [{ do: 'if', if: { is: ['self', asked] }, then: [draw(1)] }],
      });
      const play = game({ hand: ['Test Rite'], base: [{ card: 'Test Bell', ...entry }] }, {}, [
        bell,
        does({ do: 'kill', what: { each: UNIT } }),
      ]);
      return play.play(0, 'Test Rite').calm().hand(0);
    };
    for (const [asked, entry] of [
      [{ counters: ['buff', 1] }, { buffed: true }],
      [{ status: 'exhausted' }, { exhausted: true }],
      [{ status: 'stunned' }, { stunned: true }],
    ] as [JsonObject, JsonObject][])
      expect([drawn(asked, entry), drawn(asked, {})]).toEqual([1, 0]);
  });
  it('riftbound:813.1.c it is played in a closed state of one’s own turn, outside showdowns as well', () => {
    const play = game({ hand: ['Test Rite', 'Test Quick'] }, {}, [
      reacts('Test Quick', { effects: [draw(1)] }),
      does(draw(1)),
    ]);
    expect(play.play(0, 'Test Rite').offered()).toContain('PLAY Test Quick');
  });
  it('riftbound:816.3 Temporary of gear is found as that of units is', () => {
    const play = game({ hand: ['Test Rite'], base: ['Test Charm', 'Test Ghost'] }, {}, [
      withKeyword(gear('Test Charm'), 'temporary'),
      withKeyword(unit('Test Ghost', 1), 'temporary'),
      does({ do: 'draw', who: 'you', count: { count: [{ keyword: 'temporary' }] } }),
    ]);
    expect(play.play(0, 'Test Rite').settle().hand(0)).toBe(2);
  });
  it('riftbound:828.1.c what moves stays Empowered', () => {
    const brute = withKeyword(
      unit('Test Brute', 2, {
        kind: 'static',
        if: { is: ['self', { status: 'empowered' }] },
        mods: [{ mod: 'add', stat: 'might', value: 3 }],
      }),
      'empowered',
    );
    const play = game({ hand: ['Test Rite'], base: ['Test Brute'] }, {}, [brute, aims(UNIT, status('empowered'))]);
    play.play(0, 'Test Rite').settle().move(0, 'Test Brute', PEAK).calm();
    expect([play.where('Test Brute'), play.unit('Test Brute').empowered, play.might('Test Brute')]).toEqual([
      PEAK,
      true,
      5,
    ]);
  });
});
