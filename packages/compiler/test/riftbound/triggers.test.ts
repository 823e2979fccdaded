/** What rows of Riftbound's grammar mean, and what comes of it in games: deeds, conquests, and what is given by what is given. */
import { describe, expect, it } from 'vitest';
import { gear, legend, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const PORO = 'Pouty Poro';
const MONK = 'Kinkou Monk';
const SENTRY = 'Watchful Sentry';
const free = (text: string, name: string) => ({ ...spell(text, name), cost: '[0]' });
const end = free('Kill a unit.', 'End');
const pike = {
  name: 'Lantern Pike',
  cost: '[0]',
  type: 'Gear — Equipment',
  figures: { domains: 'Mind', mightBonus: 1 },
  text: '[Equip] [0]',
};

describe('the first card of a turn', () => {
  it('makes the next one cheaper by Energy and by Power (356.4)', () => {
    const heron = unit(
      "When you play your first card each turn, if I'm at a battlefield, the next card you play this turn costs [2][A][A] less.",
      'Heron',
    );
    const large = { ...unit('[Tank]', 'Large'), cost: '[4][C][C]' };
    const runes = [{ card: 'Mind Rune', count: 8 }];
    const game = table(
      [heron, large],
      [{ hand: [SENTRY, large.name, large.name], runes }, {}],
      [{ card: PEAK, controller: 0, units: [heron.name] }, { card: GROVE }],
    )
      .play(0, SENTRY)
      .calm();
    const ready = game.readyRunes(0);
    expect(game.play(0, large.name).calm().readyRunes(0)).toBe(ready - 2);
  });
});

describe('a cost that hangs on what is chosen', () => {
  it('is known before anything is chosen, so that what can be paid for is offered', () => {
    const loyal = {
      ...spell(
        'This costs [2] less if you choose a Bird, Cat, Dog, or Poro.\nPlay a unit with cost no more than [2] and no more than [A] from your trash, ignoring its cost.',
        'Loyal',
      ),
      cost: '[2]',
    };
    const play = (trash: string[], runes: number) =>
      table(
        [loyal],
        [{ hand: [loyal.name], trash, runes: runes > 0 ? [{ card: 'Mind Rune', count: runes }] : [] }, {}],
      );
    const offered = (game: ReturnType<typeof table>): boolean =>
      game.decision().options?.some((one) => one.kind === 'PLAY' && one.card === loyal.name) === true;
    expect([offered(play([PORO], 0)), offered(play([SENTRY], 0)), offered(play([SENTRY], 2))]).toEqual([
      true,
      false,
      true,
    ]);
    const game = play([PORO], 2).play(0, loyal.name).calm();
    expect([game.zones(PORO), game.readyRunes(0)]).toEqual([['base'], 2]);
  });
});

describe('what somebody did', () => {
  it('is killing what is stunned, with a spell or by its damage (428.5)', () => {
    const shrine = gear('When you kill a stunned enemy unit, you may exhaust this to draw 1.', 'Shrine');
    const bolt = free('Deal 9 to a unit.', 'Bolt');
    const asked = (by: typeof end, stunned: boolean): boolean =>
      table([shrine, by], [{ hand: [by.name], base: [shrine.name] }, { base: [{ card: MONK, stunned }] }])
        .play(0, by.name, [{ card: MONK }])
        .settle()
        .decision().shape === 'CONFIRM';
    expect([asked(end, true), asked(bolt, true), asked(end, false)]).toEqual([true, true, false]);
  });
  it('is banishing what they own', () => {
    const zed = legend('When you banish a card you own, empower me.');
    const away = free('Banish a unit.', 'Away');
    const empowered = (whose: 0 | 1): boolean =>
      table(
        [zed, away],
        [{ legend: zed.name, hand: [away.name], base: whose === 0 ? [PORO] : [] }, { base: whose === 1 ? [PORO] : [] }],
      )
        .play(0, away.name, [{ card: PORO }])
        .settle()
        .all(zed.name, 'legendZone')[0]?.empowered === true;
    expect([empowered(0), empowered(1)]).toEqual([true, false]);
  });
});

describe('a conquest', () => {
  const barbarian = {
    ...unit(
      'When I conquer after an attack, if you assigned 5 or more excess damage to enemy units, you score 1 point.',
      'Barbarian',
    ),
    figures: { domains: 'Mind', might: 8 },
  };
  const points = (units: string[]): number =>
    table(
      [barbarian],
      [{ base: [barbarian.name] }, {}],
      [units.length > 0 ? { card: PEAK, controller: 1, units } : { card: PEAK }, { card: GROVE }],
    )
      .move(0, barbarian.name, PEAK)
      .calm()
      .points(0);
  it('after an attack knows what was assigned beyond what was lethal (465.2)', () => {
    expect([points([SENTRY]), points([MONK, PORO]), points([])]).toEqual([2, 1, 1]);
  });
});

describe('what an Equipment gives', () => {
  it('is Bonus Damage of its player, or what keeps its unit where it is', () => {
    const crown = { ...pike, text: '[Equip] [0]\nEffect text: Your spells and abilities deal 3 Bonus Damage.' };
    const bolt = free('Deal 1 to a unit.', 'Bolt');
    const game = table([crown, bolt], [{ hand: [bolt.name, bolt.name], base: [crown.name, PORO] }, { base: [MONK] }]);
    expect(
      game
        .play(0, bolt.name, [{ card: MONK }])
        .settle()
        .unit(MONK).damage,
    ).toBe(1);
    game
      .use(0, crown.name, [{ card: PORO }])
      .settle()
      .play(0, bolt.name, [{ card: MONK }])
      .settle();
    expect(game.zones(MONK)).toEqual(['trash']);

    const chain = { ...pike, text: "[Equip] [0]\nEffect text: I can't be moved by enemy spells and abilities." };
    const shove = free('Move a unit to base.', 'Shove');
    const moved = (equipped: boolean, seat: 0 | 1): unknown => {
      const play = table(
        [chain, shove],
        [
          { hand: [shove.name, shove.name], base: [chain.name, PORO] },
          { hand: [shove.name], base: [] },
        ],
      );
      if (equipped) play.use(0, chain.name, [{ card: PORO }]).settle();
      play.move(0, PORO, GROVE).calm();
      if (seat === 0)
        return play
          .play(0, shove.name, [{ card: PORO }])
          .settle()
          .unit(PORO).zone;
      return play.unit(PORO).zone;
    };
    expect([moved(true, 0), moved(false, 0), moved(true, 1)]).toEqual(['base', 'base', 'battlefield']);
  });
  it('comes to a token with Weaponmaster that is played', () => {
    const emperor = legend(
      'Your Sand Soldiers have [Weaponmaster].\n[E]: Play a 2 [M] Sand Soldier unit token to your base.',
    );
    const game = table([emperor, pike], [{ legend: emperor.name, base: [pike.name] }, {}])
      .use(0, emperor.name)
      .settle();
    for (let i = 0; i < 6 && game.decision().kind !== 'PRIORITY'; i++) {
      const one = game.decision();
      game.answer(
        0,
        one.kind === 'TARGETS'
          ? { choose: [{ card: pike.name }] }
          : one.shape === 'CONFIRM'
            ? { confirm: true }
            : one.default,
      );
      game.settle();
    }
    expect(game.unit('Sand Soldier').might).toBe(3);
  });
});

describe('at the end of the turn', () => {
  it('something is done, and not where that time has come before (359.3.e.16)', () => {
    const vow = { ...free('[Reaction]\nEmpower a unit. Disempower it at end of turn.', 'Vow') };
    const empowered = (game: ReturnType<typeof table>): unknown => game.unit(PORO).empowered;
    const inTurn = table([vow], [{ hand: [vow.name], base: [PORO] }, {}])
      .play(0, vow.name, [{ card: PORO }])
      .settle();
    expect(empowered(inTurn)).toBe(true);
    inTurn.choose(0, { kind: 'PASS' }).settle();
    expect(empowered(inTurn)).toBe(false);
    // In answer to what triggered at the end of the turn.
    const bell = gear('At the end of your turn, draw 1.', 'Bell');
    const late = table([vow, bell], [{ hand: [vow.name], base: [PORO, bell.name] }, {}]).choose(0, { kind: 'PASS' });
    late.play(0, vow.name, [{ card: PORO }]).settle();
    expect(empowered(late)).toBe(true);
    late.choose(1, { kind: 'PASS' }).settle();
    expect(empowered(late)).toBe(true);
  });
});

describe('a token', () => {
  it('banishes what lies in the trash, and is as strong as that makes it (187.11)', () => {
    const mark = free('Play a ready 0 [M] Shadow Clone unit token.', 'Mark');
    const attack = (confirm: boolean): unknown => {
      const game = table(
        [mark],
        [{ hand: [mark.name], trash: [PORO] }, {}],
        [{ card: PEAK, controller: 1, units: [MONK] }, { card: GROVE }],
      )
        .play(0, mark.name)
        .settle()
        .move(0, 'Shadow Clone', PEAK);
      if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm });
      for (let i = 0; i < 4 && game.decision().kind !== 'COMBAT_DAMAGE' && game.all('Shadow Clone').length > 0; i++) {
        if (Number(game.unit('Shadow Clone').might) > 0) break;
        const one = game.decision();
        game.answer(one.seat, one.kind === 'PRIORITY' ? { choose: [{ kind: 'PASS' }] } : one.default);
      }
      return [game.all('Shadow Clone')[0]?.might, game.zones(PORO)];
    };
    expect(attack(true)).toEqual([4, ['banishment']]);
    expect(attack(false)).not.toEqual([4, ['banishment']]);
  });
});

describe('a Deathknell', () => {
  it('chooses an opponent, who shows their hand, and whose facedown cards can be looked at', () => {
    const crab = unit(
      '[Deathknell][>] Choose an opponent. They reveal their hand. You can look at their facedown cards this turn. Gain 1 XP.',
      'Crab',
    );
    const game = table(
      [crab, end],
      [{ hand: [end.name], base: [crab.name] }, { hand: ['Gust'] }],
      [{ card: PEAK, controller: 1, units: [PORO] }, { card: GROVE }],
    )
      .play(0, end.name, [{ card: crab.name }])
      .calm();
    expect(game.view().players[0]).toMatchObject({ xp: 1 });
    expect(game.happened('REVEALED').length).toBeGreaterThan(0);
  });
});

describe('a hold', () => {
  it('adds what its player has in their next Main Phase, twice where its effects are doubled', () => {
    const sentinel = unit(
      'Your hold effects for holding here trigger an additional time.\nWhen I hold, [Add] [A] at the start of your next Main Phase.',
      'Sentinel',
    );
    const game = table([sentinel], [{}, {}], [{ card: PEAK, controller: 0, units: [sentinel.name] }, { card: GROVE }]);
    game.choose(0, { kind: 'PASS' });
    for (
      let i = 0;
      i < 40 &&
      !(
        game.view().turn.number > 3 &&
        game.view().turn.active === 0 &&
        game.decision().kind === 'PRIORITY' &&
        game.view().turn.state === 'neutralOpen'
      );
      i++
    )
      game.answer(
        game.decision().seat,
        game.decision().kind === 'PRIORITY' ? { choose: [{ kind: 'PASS' }] } : game.decision().default,
      );
    expect(game.view().players[0]).toMatchObject({ resources: { energy: 0, power: { any: 2 } } });
  });
});
