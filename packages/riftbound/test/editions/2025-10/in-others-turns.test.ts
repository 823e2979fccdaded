/** Rules of October 2025 (363–418) in the other player's turn, in later combats, and for the second of several. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { legend } from '../../support/kinds.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position2025, type Setup } from '../../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  giant,
  reacts,
  recruit,
  T0,
  T1,
  UNIT,
} from '../../support/rites.js';

const game = (own: PlayerSetup, other: PlayerSetup, definitions: JsonObject[], setup: Setup = {}) =>
  position2025([own, other], { definitions: [recruit, giant, ...definitions], ...setup });
const DIES = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
const exhausted = (play: ReturnType<typeof game>) => play.runes(0).filter((one) => one.exhausted).length;

describe('passive abilities', () => {
  it('riftbound-zh:363.2 those of gear make units cheaper and dearer as they do spells', () => {
    const costly = card('Test Beast', { types: ['Unit'], might: 2, energy: 2 });
    const tax = (change: JsonObject) =>
      gear('Test Tax', { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'cost', ...change }] });
    const paid = (base: string[], change: JsonObject) =>
      exhausted(game({ hand: ['Test Beast'], base }, {}, [costly, tax(change)]).play(0, 'Test Beast'));
    expect([paid([], {}), paid(['Test Tax'], { less: energy(1) }), paid(['Test Tax'], { more: energy(1) })]).toEqual([
      2, 1, 3,
    ]);
  });
  it('riftbound-zh:365.1 what the other player controls replaces in my turn as well', () => {
    const ward = unit('Test Ward', 6, { kind: 'replacement', on: 'damage', target: 'self', prevent: 1 });
    const play = game({ hand: ['Test Rite'], base: ['Test Ward'] }, { base: ['Test Ward'] }, [
      ward,
      does(damage(3, { each: UNIT })),
    ]);
    expect(
      play
        .play(0, 'Test Rite')
        .settle()
        .onBoard('Test Ward')
        .map(({ damage: taken }) => taken),
    ).toEqual([2, 2]);
  });
});

describe('what triggers', () => {
  it('riftbound-zh:376.1.b the second of several deaths counts, one after another or at once', () => {
    const wraith = gear('Test Wraith', triggered({ on: 'move', object: FRIEND, match: DIES, nth: 2 }, draw(1)));
    const slay = (name: string, count: number) =>
      spell(name, { targets: [{ what: FRIEND, min: count, max: count }], effects: [{ do: 'kill', what: T0 }] });
    const play = game({ hand: ['Test One', 'Test One'], base: ['Test Wraith', 'Test Recruit', 'Test Giant'] }, {}, [
      wraith,
      slay('Test One', 1),
    ]);
    play.play(0, 'Test One', { targets: [[{ card: 'Test Recruit' }]] }).settle();
    expect(play.hand(0)).toBe(1);
    expect(play.play(0, 'Test One').calm().hand(0)).toBe(1);
    const both = game({ hand: ['Test Two'], base: ['Test Wraith', 'Test Recruit', 'Test Giant', 'Test Third'] }, {}, [
      wraith,
      unit('Test Third', 1),
      spell('Test Two', { effects: [{ do: 'kill', what: { each: FRIEND } }] }),
    ]);
    expect(both.play(0, 'Test Two').calm().hand(0)).toBe(1);
  });
  it('riftbound-zh:376.3.a they trigger in beginning and ending steps of either player', () => {
    const clock = gear(
      'Test Clock',
      ...['end', 'beginning'].map((step) =>
        triggered({ on: 'step', match: { step } }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
      ),
    );
    const play = game({ base: ['Test Clock'] }, {}, [clock]);
    expect(play.until({ turn: 4, step: 'main' }).xp(0)).toBe(2);
    expect(play.until({ turn: 5, step: 'main' }).xp(0)).toBe(4);
  });
  it('riftbound-zh:376.4.a.2 that of a permanent played in the other one’s turn goes on the chain once it is there', () => {
    const charm = withKeyword(gear('Test Charm', triggered({ on: 'play', object: 'self' }, draw(1))), 'reaction');
    const play = game({ hand: ['Test Rite'] }, { hand: ['Test Charm'] }, [charm, does(draw(0))]);
    play.play(0, 'Test Rite').pass().play(1, 'Test Charm');
    expect([play.onBoard('Test Charm').length, play.chain()]).toEqual([1, ['Test Charm', 'Test Rite']]);
    expect(play.calm().hand(1)).toBe(1);
  });
});

describe('attacking and defending again', () => {
  const role = (on: string) => triggered({ on, object: 'self' }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 });
  const stout = (name: string, ...abilities: JsonObject[]) =>
    unit(name, 9, ...abilities, { kind: 'static', mods: [{ mod: 'rule', rule: 'dealsNoCombatDamage' }] });
  const fights = (attacker: JsonObject, defender: JsonObject) => {
    const play = game({ base: ['Test Raider'] }, {}, [attacker, defender], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Guard')] },
        { card: GROVE, owner: 1 },
      ],
    });
    const met: unknown[] = [];
    for (const turn of [3, 5]) {
      play.until({ turn, step: 'main' }).move(0, 'Test Raider', PEAK).calm();
      met.push([play.xp(0) ?? 0, play.xp(1) ?? 0]);
    }
    return met;
  };
  it('riftbound-zh:376.4.d.2.a in the next combat the same unit attacks anew', () => {
    expect(fights(stout('Test Raider', role('unit:attack')), stout('Test Guard'))).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });
  it('riftbound-zh:376.4.e.2.a in the next combat the same unit defends anew', () => {
    expect(fights(stout('Test Raider'), stout('Test Guard', role('unit:defend')))).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
  it('riftbound-zh:376.4.e who joins the defenders in the combat defends then', () => {
    const guard = (name: string) => unit(name, 3, role('unit:defend'));
    const call = reacts('Test Call', {
      effects: [{ do: 'moveTo', what: { each: [UNIT, { named: 'Test Late' }] }, to: { each: [{ named: PEAK }] } }],
    });
    const play = game(
      { base: ['Test Giant'] },
      { hand: ['Test Call'], base: ['Test Late'] },
      [guard('Test Guard'), guard('Test Late'), call],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Test Guard')] },
          { card: GROVE, owner: 1 },
        ],
      },
    ).move(0, 'Test Giant', PEAK);
    while (play.chain().length > 0) play.pass();
    expect(play.xp(1)).toBe(1);
    if (play.decision().seat !== 1) play.pass();
    play.play(1, 'Test Call');
    while (play.chain().length > 0) play.pass();
    expect(play.xp(1)).toBe(2);
  });
});

describe('abilities that are made, and that choose', () => {
  it('riftbound-zh:380 an embedded trigger of a spell in the other one’s turn makes its item as well', () => {
    const star = reacts('Test Star', { effects: [{ do: 'reflexive', ability: { effects: [draw(1)] } }] });
    const play = game({ hand: ['Test Rite'] }, { hand: ['Test Star'] }, [star, does(draw(0))])
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test Star');
    play.pass().pass();
    expect([play.chain(), play.hand(1)]).toEqual([['Test Star', 'Test Rite'], 0]);
    expect(play.calm().hand(1)).toBe(1);
  });
  it('riftbound-zh:385 a delayed ability stays whose it was, though its source is somebody else’s by then', () => {
    const prophet = unit(
      'Test Prophet',
      1,
      triggered(
        { on: 'play', object: 'self' },
        { do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [draw(1)] },
      ),
    );
    const take = reacts('Test Take', {
      targets: [{ what: ENEMY }],
      effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
    });
    const play = game({ hand: ['Test Prophet', 'Test Rite'] }, { hand: ['Test Take'] }, [prophet, take, does(draw(0))]);
    play.play(0, 'Test Prophet').settle().play(0, 'Test Rite').pass().play(1, 'Test Take').settle();
    expect(play.unit('Test Prophet').controller).toBe(1);
    play.until({ turn: 4, step: 'main' });
    expect([play.hand(0), play.hand(1)]).toEqual([1, 1]);
  });
  it('riftbound-zh:390.2 a legend’s ability with nothing to choose can’t be used either', () => {
    const bow = legend('Test Legend', {
      kind: 'activated',
      zone: 'legendZone',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: ENEMY }],
      effects: [damage(1)],
    });
    const offered = (base: string[]) =>
      game({ legend: 'Test Legend' }, { base }, [bow]).offered().includes('ACTIVATE Test Legend');
    expect([offered(['Test Recruit']), offered([])]).toEqual([true, false]);
  });
  it('riftbound-zh:391.2 each of two that are chosen costs what its Deflect says', () => {
    const wary = (name: string) => withKeyword(unit(name, 6), 'deflect', { value: 1 });
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: ENEMY }, { what: ENEMY, notIn: [0] }],
      effects: [damage(1), damage(1, T1)],
    });
    const play = game({ base: ['Test Bow'] }, { base: ['Test Shy', 'Test Wary', 'Test Giant'] }, [
      wary('Test Shy'),
      wary('Test Wary'),
      bow,
    ]);
    const before = play.runes(0).length;
    play.use(0, 'Test Bow').choose(0, { card: 'Test Shy' }).choose(0, { card: 'Test Wary' }).calm();
    expect([before - play.runes(0).length, play.unit('Test Shy').damage, play.unit('Test Wary').damage]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe('game actions', () => {
  it('riftbound-zh:403.5 what is recycled to pay, of cards that were looked at, or of those predicted, lies in random order', () => {
    const trash = ['Stupefy', 'Cleave', 'Retreat'];
    const altar = gear('Test Altar', {
      kind: 'activated',
      cost: [{ pay: 'recycle', what: [{ zone: 'trash' }, { owner: 'you' }], count: 3 }],
      effects: [draw(0)],
    });
    const paid = (order: number[]) =>
      game({ base: ['Test Altar'], trash }, {}, [altar], { random: [order] })
        .use(0, 'Test Altar')
        .calm()
        .pile(0, 'mainDeck')
        .slice(-3);
    const dig = does({ do: 'dig', count: 3, take: { to: 'hand', count: 0 }, rest: { to: 'bottom', order: 'any' } });
    const looked = (order: number[]) =>
      game({ hand: ['Test Rite'], mainDeck: [...trash, 'Pouty Poro'] }, {}, [dig], { random: [order] })
        .play(0, 'Test Rite')
        .calm()
        .pile(0, 'mainDeck')
        .slice(-3);
    const look = does({ do: 'arrange', kind: 'PREDICT', count: 3, piles: ['top', 'bottom'] });
    const predicted = (order: number[]) => {
      const play = game({ hand: ['Test Rite'], mainDeck: [...trash, 'Pouty Poro'] }, {}, [look], { random: [order] });
      play.play(0, 'Test Rite').settle();
      play.answer(0, { assign: trash.map((name) => ({ from: { card: name }, to: { value: 'bottom' } })) });
      return play.pile(0, 'mainDeck').slice(-3);
    };
    for (const lie of [paid, looked, predicted]) {
      const [first, second] = [lie([0, 1, 2]), lie([2, 0, 1])];
      expect([...first].sort()).toEqual(['Cleave', 'Retreat', 'Stupefy']);
      expect(second).toEqual([first[2], first[0], first[1]]);
    }
  });
  it('riftbound-zh:405.2 each of several units is healed, by an effect and at the end of whoever’s turn', () => {
    const wounded = (name: string) => ({ card: name, damage: 2 });
    const mend = does({ do: 'heal', what: { each: UNIT } });
    const hurt = () =>
      game(
        { hand: ['Test Rite'], base: [wounded('Test Giant'), wounded('Test Second')] },
        { base: [wounded('Test Other')] },
        [mend, unit('Test Second', 6), unit('Test Other', 6)],
      );
    const left = (play: ReturnType<typeof game>) =>
      ['Test Giant', 'Test Second', 'Test Other'].map((name) => play.unit(name).damage);
    expect(left(hurt())).toEqual([2, 2, 2]);
    expect(left(hurt().play(0, 'Test Rite').settle())).toEqual([0, 0, 0]);
    expect(left(hurt().until({ turn: 4, step: 'main' }))).toEqual([0, 0, 0]);
  });
  it('riftbound-zh:409.3 cards in the other player’s hand pay for nothing', () => {
    const altar = gear('Test Altar', {
      kind: 'activated',
      cost: [{ pay: 'discard', what: [], count: 2 }],
      effects: [draw(1)],
    });
    const offered = (own: string[], other: string[]) =>
      game({ base: ['Test Altar'], hand: own }, { hand: other }, [altar])
        .offered()
        .includes('ACTIVATE Test Altar');
    expect([
      offered(['Pouty Poro'], ['Pouty Poro']),
      offered([], ['Pouty Poro', 'Pouty Poro']),
      offered(['Pouty Poro', 'Pouty Poro'], []),
    ]).toEqual([false, false, true]);
  });
  it('riftbound-zh:412.1.c XP that were spent on what is countered are spent', () => {
    const no = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }] }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const rite = spell('Test Rite', { additional: [{ pay: 'xp', amount: 2 }], effects: [draw(1)] });
    const horn = gear('Test Horn', { kind: 'activated', cost: [{ pay: 'xp', amount: 2 }], effects: [draw(1)] });
    const start = () =>
      game({ base: ['Test Horn'], hand: ['Test Rite'], xp: 3 }, { hand: ['Test No'] }, [horn, rite, no]);
    const used = start().use(0, 'Test Horn').pass().play(1, 'Test No').settle();
    expect([used.xp(0), used.hand(0)]).toEqual([1, 1]);
    const played = start().play(0, 'Test Rite').pass().play(1, 'Test No').settle();
    expect([played.xp(0), played.hand(0)]).toEqual([1, 0]);
  });
  it('riftbound-zh:413.1.b.1 nobody buffs what has a buff: of two units one is', () => {
    const watch = gear('Test Watch', triggered({ on: 'did', player: 'you', match: { act: 'buff' } }, draw(1)));
    const drawn = (...base: JsonObject[]) =>
      game({ hand: ['Test Rite'], base: ['Test Watch', ...base] }, {}, [
        watch,
        does({ do: 'counters', what: { each: UNIT }, kind: 'buff', amount: 1 }),
      ])
        .play(0, 'Test Rite')
        .calm()
        .hand(0);
    const buffed = { card: 'Test Giant', buffed: true };
    expect([drawn(buffed), drawn(buffed, { card: 'Test Recruit' })]).toEqual([0, 1]);
  });
  it('riftbound-zh:414.2 what is banished has not died, nor been in the trash', () => {
    const watch = gear('Test Watch', triggered({ on: 'move', object: UNIT, match: DIES }, draw(1)));
    const bell = withKeyword(unit('Test Bell', 1), 'deathknell', { effects: [draw(1)] });
    const play = game({ hand: ['Test Rite'], base: ['Test Watch', 'Test Bell'] }, {}, [
      watch,
      bell,
      aims(UNIT, { do: 'move', what: T0, to: 'banishment', cause: 'banish' }),
    ]);
    play.play(0, 'Test Rite').calm();
    expect([play.pile(0, 'banishment'), play.pile(0, 'trash'), play.hand(0)]).toEqual([
      ['Test Bell'],
      ['Test Rite'],
      0,
    ]);
  });
});
