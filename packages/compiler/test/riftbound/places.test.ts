/** What rows of Riftbound's grammar mean, and what comes of it: where things enter and how, and what can't be done to them. */
import { describe, expect, it } from 'vitest';
import { battlefield, gear, legend, meant, spell, unit, why } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const UNIT = { has: ['types', 'Unit'] };
const BATTLEFIELD = { has: ['types', 'Battlefield'] };
const _FRIENDLY = { controller: 'team' };
const YOURS = { controller: 'you' };
const PORO = 'Pouty Poro';
const rule = (name: string, more: object = {}) => ({ mod: 'rule', rule: name, ...more });

describe('a token', () => {
  it('is played where its source is (355.2.b)', () => {
    expect(meant(unit('When I hold, play two ready 3 [M] Sprite unit tokens with [Temporary] here.'))).toMatchObject([
      { effects: [{ do: 'playToken', count: 2, ready: true, to: 'self' }] },
    ]);
    const caller = unit('[1]: Play a 1 [M] Recruit unit token here.', 'Caller');
    const game = table([caller], [{}, {}], [{ card: PEAK }, { card: GROVE, controller: 0, units: [caller.name] }])
      .use(0, caller.name)
      .settle();
    expect(game.unit('Recruit').battlefield).toBe(game.unit(caller.name).battlefield);
    expect(game.unit('Recruit')).toMatchObject({ exhausted: true });
  });
  it('enters ready where its player has it so, whatever kind it is', () => {
    const glow = unit('Your tokens enter ready.', 'Glow');
    expect(meant(glow)).toMatchObject([
      { affects: { players: 'you' }, mods: [rule('unitsEnterReady', { of: [{ is: 'token' }] })] },
    ]);
    const mint = spell('Play a Gold gear token exhausted.', 'Mint');
    const exhausted = (base: string[]) =>
      table([glow, mint], [{ hand: [mint.name], base }, {}])
        .play(0, mint.name)
        .settle()
        .unit('Gold').exhausted;
    expect([exhausted([]), exhausted([glow.name])]).toEqual([true, false]);
  });
  it('is asked for by its kind', () => {
    expect(meant(unit('Your token units have [Tank].'))).toMatchObject([
      { affects: [{ is: 'token' }, UNIT, YOURS], mods: [{ ability: { keyword: 'tank' } }] },
    ]);
    expect(meant(unit('When you play a token unit, give me +1 [M] this turn.'))).toMatchObject([
      { on: { on: 'play', player: 'you', object: [{ is: 'token' }, UNIT] } },
    ]);
  });
});

describe('units', () => {
  it('enter ready: others of their player, or all in this turn (369.3)', () => {
    const wurm = unit('Other friendly units enter ready.', 'Wurm');
    const charge = spell('Units you play this turn enter ready.', 'Charge');
    expect(meant(wurm)).toMatchObject([{ mods: [rule('unitsEnterReady', { of: [UNIT, { other: true }] })] }]);
    expect(meant(spell('Friendly units enter ready this turn.'))).toMatchObject([
      {
        effects: [
          { do: 'modify', what: { each: [{ player: 'team' }] }, mods: [rule('unitsEnterReady', { of: [UNIT] })] },
        ],
      },
    ]);
    // Whose units these are must be said.
    expect(why(unit('Other units enter ready.'))).toContain('unsupported');
    const first = table([wurm], [{ hand: [wurm.name, PORO] }, {}])
      .play(0, wurm.name)
      .settle();
    expect(first.unit(wurm.name).exhausted).toBe(true);
    expect(first.play(0, PORO).settle().unit(PORO).exhausted).toBe(false);
    const game = table([charge], [{ hand: [charge.name, PORO] }, {}])
      .play(0, charge.name)
      .settle();
    expect(game.play(0, PORO).settle().unit(PORO).exhausted).toBe(false);
  });
  it('may be played where nothing else may be', () => {
    expect(meant(unit('You may play me to an open battlefield.'))).toMatchObject([
      { zone: 'chain', mods: [rule('playableAt', { at: [{ is: 'open' }, BATTLEFIELD] })] },
    ]);
    expect(meant(unit('You may play me to an occupied enemy battlefield.'))).toMatchObject([
      { mods: [rule('playableAt', { at: [{ is: 'occupied' }, { controller: 'opponent' }, BATTLEFIELD] })] },
    ]);
    expect(meant(unit('I can be played to a battlefield where there are enemy units.'))).toMatchObject([
      { mods: [rule('playableAt', { at: [BATTLEFIELD, { is: 'hasEnemies' }] })] },
    ]);
    const scout = unit('You may play me to an open battlefield.', 'Scout');
    const game = table(
      [scout],
      [{ hand: [scout.name] }, {}],
      [{ card: PEAK, controller: 1, units: [PORO] }, { card: GROVE }],
    );
    game.choose(0, { kind: 'PLAY', card: scout.name });
    expect(
      game
        .decision()
        .options.map(({ kind, card }) => card ?? kind)
        .sort(),
    ).toEqual(['BASE', GROVE]);
  });
});

describe('what can’t be done', () => {
  const bolt = spell('Deal 1 to a unit.', 'Bolt');
  it('is choosing it by enemies', () => {
    const runner = unit("I can't be chosen by enemy spells and abilities.", 'Runner');
    const game = table([runner, bolt], [{ hand: [bolt.name], base: [PORO, 'Kinkou Monk'] }, { base: [runner.name] }]);
    game.choose(0, { kind: 'PLAY', card: bolt.name });
    expect(
      game
        .decision()
        .options.map(({ card }) => card)
        .sort(),
    ).toEqual(['Kinkou Monk', PORO]);
    const shroud = spell(
      "Give a friendly unit +1 [M] this turn. It can't be chosen by enemy spells and abilities this turn.",
    );
    expect(meant(shroud)).toMatchObject([
      { effects: [{}, { do: 'modify', mods: [rule('cantBeChosenByEnemies')], until: { kind: 'endOfTurn' } }] },
    ]);
    expect(meant(unit("I can't be chosen by enemy spells and abilities unless I'm in combat."))).toMatchObject([
      { if: { not: { is: ['self', { any: [{ is: 'attacker' }, { is: 'defender' }] }] } } },
    ]);
  });
  it('is dealing combat damage, or being dealt it before others', () => {
    expect(meant(unit("Enemy units here with less Might than me don't deal combat damage."))).toMatchObject([
      { affects: [{ controller: 'opponent' }, UNIT, { is: 'here' }, {}], mods: [rule('dealsNoCombatDamage')] },
    ]);
    expect(meant(unit("I don't deal combat damage.\nI must be assigned combat damage last."))).toMatchObject([
      { mods: [rule('dealsNoCombatDamage')] },
      { mods: [rule('assignedDamageLast')] },
    ]);
  });
  it('is countering it', () => {
    expect(meant(spell("This can't be countered.\nDraw 1."))).toMatchObject([
      { zone: 'chain', mods: [rule('cantBeCountered')] },
      { kind: 'spell' },
    ]);
    expect(meant(gear('This enters exhausted.'))).toMatchObject([{ entering: true }]);
  });
});

describe('a Deathknell', () => {
  const end = spell('Kill a unit.', 'End');
  it('knows where it was (808.1.d.3)', () => {
    const bomb = unit('[Deathknell] — Deal 1 to all units at my battlefield.', 'Bomb');
    expect(meant(bomb)).toMatchObject([
      {
        keyword: 'deathknell',
        effects: [{ do: 'damage', to: { each: [UNIT, { is: 'here' }, { is: 'atBattlefield' }] } }],
      },
    ]);
    const there = [{ card: PEAK }, { card: GROVE, controller: 1, units: [bomb.name, 'Kinkou Monk'] }];
    const game = table([bomb, end], [{ hand: [end.name], base: ['Kinkou Monk'] }, {}], there)
      .play(0, end.name, [{ card: bomb.name }])
      .settle();
    expect([game.the('Kinkou Monk', 'battlefield').damage, game.the('Kinkou Monk', 'base').damage]).toEqual([1, 0]);
    // In a base it is at no battlefield.
    const home = table([bomb, end], [{ hand: [end.name], base: [bomb.name, 'Kinkou Monk'] }, {}])
      .play(0, end.name, [{ card: bomb.name }])
      .settle();
    expect(home.unit('Kinkou Monk').damage).toBe(0);
  });
  it('knows how large it was (359.3.e.13)', () => {
    const hero = unit('[Deathknell] — If I was [Mighty], draw 2.', 'Hero');
    const drawn = (might: number): number => {
      const card = { ...hero, figures: { ...hero.figures, might } };
      return table([card, end], [{ hand: [end.name], base: [hero.name] }, {}])
        .play(0, end.name, [{ card: hero.name }])
        .settle()
        .count(0, 'hand');
    };
    expect([drawn(5), drawn(4)]).toEqual([2, 0]);
  });
  it('that aims at something is the ability that it stands for (808.1.c)', () => {
    const rex = unit('[Deathknell][>] Deal 1 to an enemy unit.', 'Rex');
    expect(meant(rex)).toMatchObject([
      {
        kind: 'triggered',
        keyword: 'deathknell',
        on: { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
        targets: [{ what: [{ controller: 'opponent' }, UNIT] }],
      },
    ]);
    const game = table([rex, end], [{ hand: [end.name], base: [rex.name] }, { base: ['Kinkou Monk'] }])
      .play(0, end.name, [{ card: rex.name }])
      .settle();
    expect(game.unit('Kinkou Monk').damage).toBe(1);
  });
});

describe('units of others', () => {
  it('come to a battlefield, and to no base', () => {
    const puller = unit('[1]: Move an enemy unit to here.', 'Puller');
    const far = (units: [string[], string[]]) => {
      const game = table(
        [puller],
        [{ base: units[0] }, { base: ['Kinkou Monk'] }],
        [{ card: PEAK }, { card: GROVE, controller: 0, units: units[1] }],
      );
      return game.use(0, puller.name).settle().zones('Kinkou Monk');
    };
    expect([far([[puller.name], []]), far([[], [puller.name]])]).toEqual([['base'], ['battlefield']]);
  });
});

describe('a legend', () => {
  it('has what a battlefield gives it as long as its player controls that', () => {
    const forge = battlefield(
      'While you control this battlefield, friendly legends have "[1], [E]: Attach an Equipment you control to a unit you control."',
    );
    const smith = legend('When you win a combat, draw 1.');
    const blade = {
      ...gear('[Equip] [Mind]', 'Blade'),
      type: 'Gear — Equipment',
      figures: { domains: 'Mind', mightBonus: 2 },
    };
    const offered = (controller: number) =>
      table(
        [forge, smith, blade],
        [{ legend: smith.name, base: [blade.name, PORO] }, {}],
        [
          {
            card: forge.name,
            controller,
            units: [controller === 0 ? 'Kinkou Monk' : { card: 'Kinkou Monk', controller: 1 }],
          },
          { card: GROVE },
        ],
      );
    const has = (game: ReturnType<typeof table>): boolean =>
      game.decision().options.some(({ kind, card }) => kind === 'ACTIVATE' && card === smith.name);
    expect([has(offered(0)), has(offered(1))]).toEqual([true, false]);
    const game = offered(0);
    const before = Number(game.unit(PORO).might);
    expect(
      game
        .use(0, smith.name, [{ card: PORO }])
        .settle()
        .unit(PORO).might,
    ).toBe(before + 2);
  });
});
