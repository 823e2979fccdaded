/** Holding, conquering, killing, drawing and burning, of what is borrowed and by everybody (383–440). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../support/kinds.js';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, position2025, type RiftboundPlay } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, FRIEND, giant, recruit, T0, T1, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const XP: JsonObject = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };

describe('holding and conquering', () => {
  const warden = unit('Test Warden', 2, triggered({ on: 'unit:hold', object: 'self' }, draw(1)));
  it('riftbound:383.4.d a unit that its player has borrowed has its hold effect for them, and one that is lent has none', () => {
    const held = (active: number) => {
      const game = position([{}, {}], {
        turn: { active, step: 'scoring' },
        definitions: [warden],
        battlefields: [
          {
            card: PEAK,
            owner: 0,
            controller: active,
            units: [{ card: 'Test Warden', controller: active, owner: 1 - active }],
          },
          { card: GROVE, owner: 1 },
        ],
      }).calm();
      return [game.points(active), game.hand(active), game.hand(1 - active)];
    };
    // The card of the hold effect; the one of the draw phase comes besides.
    expect([held(0), held(1)]).toEqual([
      [1, 2, 0],
      [1, 2, 0],
    ]);
  });
  it('riftbound:383.4.d.2.b of two battlefields that are held each is heard of', () => {
    const banner = unit('Test Banner', 2, triggered({ on: 'hold', player: 'you' }, XP));
    const field = battlefield('Test Field', triggered({ on: 'hold', object: 'self', player: 'you' }, XP));
    const game = position([{ base: ['Test Banner'] }, { base: ['Test Banner'] }], {
      turn: { step: 'scoring' },
      definitions: [banner, warden, field],
      battlefields: [
        { card: PATH, owner: 0, controller: 0, units: ['Pouty Poro'] },
        { card: 'Test Field', owner: 1, controller: 0, units: ['Test Warden'] },
      ],
    }).calm();
    // The banner of who holds sees both; the second field itself and the unit there trigger as well.
    expect([game.points(0), game.xp(0), game.xp(1) ?? 0, game.hand(0)]).toEqual([2, 3, 0, 2]);
  });
  it('riftbound:471.2.a each unit that conquered has its conquer effect, and none elsewhere', () => {
    const scout = (name: string) => unit(name, 2, triggered({ on: 'unit:conquer', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test One', 'Test Two', 'Test Three'] }, {}], {
      definitions: ['Test One', 'Test Two', 'Test Three'].map(scout),
    })
      .move(0, 'Test One', PEAK, ['Test Two'])
      .calm();
    expect([
      game.points(0),
      game.hand(0),
      game
        .happened('ABILITY_TRIGGERED')
        .map(({ card }) => card)
        .sort(),
    ]).toEqual([1, 2, ['Test One', 'Test Two']]);
  });
  it('riftbound-zh:376.4.b.2.c whatever becomes of the point, the conquer effects trigger', () => {
    const scout = unit('Test Scout', 2, triggered({ on: 'unit:conquer', object: 'self' }, draw(1)));
    const banner = gear('Test Banner', triggered({ on: 'conquer', player: 'you' }, draw(1)));
    const thief = gear('Test Thief', {
      kind: 'replacement',
      on: 'stat',
      player: 'opponent',
      match: { stat: 'points' },
      instead: [{ do: 'stat', who: 'you', stat: 'xp', amount: 1 }],
    });
    const after = (theirs: string[], points = 0) => {
      const game = position2025([{ base: ['Test Scout', 'Test Banner'], points }, { base: theirs }], {
        definitions: [scout, banner, thief],
      })
        .move(0, 'Test Scout', PEAK)
        .calm();
      return [game.points(0), game.hand(0), game.xp(1) ?? 0];
    };
    expect([after([]), after(['Test Thief']), after([], 7)]).toEqual([
      [1, 2, 0],
      [0, 2, 1],
      [7, 3, 0],
    ]);
  });
});

describe('who and what kills', () => {
  const KILL = { on: 'did', match: { act: 'kill' } };
  const SPELL = { has: ['types', 'Spell'] };
  it('riftbound:411.5 of two players whose damage kills a unit each has killed it by what is theirs alone', () => {
    const bySpell = gear('Test Phoenix', triggered({ ...KILL, player: 'you', source: SPELL }, draw(1)));
    const byUnit = gear('Test Hound', triggered({ ...KILL, player: 'you', source: UNIT }, XP));
    const rite = spell('Test Rite', {
      targets: [{ what: [UNIT, { named: 'Test Two' }] }, { what: [UNIT, { named: 'Test Foe' }] }],
      effects: [damage(1), { do: 'damage', to: T0, from: T1, amount: 1 }],
    });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Phoenix', 'Test Hound', 'Test Two'] },
        { base: ['Test Phoenix', 'Test Hound', 'Test Foe'] },
      ],
      {
        definitions: [bySpell, byUnit, rite, unit('Test Two', 2), unit('Test Foe', 1)],
      },
    )
      .play(0, 'Test Rite')
      .calm();
    // A unit of the opponent's dealt the other damage: they have killed with a unit, and who played the spell has not.
    expect([game.onBoard('Test Two'), game.hand(0), game.xp(0) ?? 0, game.xp(1) ?? 0]).toEqual([[], 1, 0, 1]);
  });
  it('riftbound:428.5.d a spell that has a unit deal the damage, itself or by an ability that it made, kills as well', () => {
    const phoenix = gear('Test Phoenix', triggered({ ...KILL, source: SPELL }, draw(1)));
    const hits = { do: 'damage', to: T0, from: T1, amount: 1 };
    const targets = [{ what: ENEMY }, { what: FRIEND }];
    const drawn = (...effects: JsonObject[]) => {
      const whole: JsonObject = effects.length > 0 ? { effects } : { targets, effects: [hits] };
      return position([{ hand: ['Test Rite'], base: ['Test Phoenix', 'Test Giant'] }, { base: ['Test Recruit'] }], {
        definitions: [phoenix, giant, recruit, spell('Test Rite', whole)],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    };
    const twice = { do: 'reflexive', ability: { targets, effects: [hits] } };
    const kills = { do: 'reflexive', ability: { targets: [{ what: ENEMY }], effects: [{ do: 'kill', what: T0 }] } };
    expect([drawn(), drawn(twice), drawn(kills)]).toEqual([1, 1, 1]);
  });
  it('riftbound-zh:415.5.c a spell that damaged the unit before, in an earlier resolution, has not killed it', () => {
    const phoenix = gear(
      'Test Phoenix',
      triggered({ ...KILL, player: 'you', source: { named: 'Test Bolt' } }, draw(1)),
    );
    const bolt = spell('Test Bolt', { targets: [{ what: ENEMY }], effects: [damage(1)] });
    const drawn = (...names: string[]) => {
      const game = position2025(
        [{ hand: ['Test Bolt', 'Test Rite'], base: ['Test Phoenix'] }, { base: ['Test Two'] }],
        {
          definitions: [phoenix, unit('Test Two', 2), bolt, aims(ENEMY, damage(1))],
        },
      );
      for (const name of names) game.play(0, name).settle();
      return [game.onBoard('Test Two').length, game.hand(0)];
    };
    expect([drawn('Test Bolt', 'Test Rite'), drawn('Test Rite', 'Test Bolt')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});

describe('drawing and burning', () => {
  const three = ['Pouty Poro', 'Cleave', 'Stupefy'];
  const few = { mainDeck: ['Watchful Sentry'], trash: [...three, ...three] };
  const told = (game: RiftboundPlay) =>
    game.events.flatMap(({ type, data }) =>
      ['CARD_DRAWN', 'BURNED_OUT', 'BURNED'].includes(type) ? [`${type} ${data.seat}`] : [],
    );
  it('riftbound:431.1.a whoever it is draws what there is, burns out, and draws all that is left to draw', () => {
    const draws = (who: string) =>
      position([{ hand: ['Test Rite'], ...few }, few], { definitions: [does({ do: 'draw', who, count: 3 })] })
        .play(0, 'Test Rite')
        .settle();
    const mine = draws('you');
    expect([mine.hand(0), mine.points(1), told(mine)]).toEqual([
      3,
      1,
      ['CARD_DRAWN 0', 'BURNED_OUT 0', 'CARD_DRAWN 0', 'CARD_DRAWN 0'],
    ]);
    const both = draws('players');
    expect([both.hand(0), both.hand(1), both.points(0), both.points(1)]).toEqual([3, 3, 1, 1]);
  });
  it('riftbound-zh:400.4.a of two players who draw each draws what there is of theirs, though the other burns out', () => {
    const game = position2025([{ hand: ['Test Rite'], ...few }, {}], {
      definitions: [does({ do: 'draw', who: 'players', count: 2 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.hand(1), game.points(0), game.points(1)]).toEqual([2, 2, 0, 1]);
    expect(told(game).slice(0, 2)).toEqual(['CARD_DRAWN 0', 'BURNED_OUT 0']);
  });
  it('riftbound:431.1.b whoever must burn more than there is burns out, whoever had them burn, and burns the rest', () => {
    const burns = (who: string) =>
      position([{ hand: ['Test Rite'], ...few }, few], { definitions: [does({ do: 'burn', who, count: 3 })] })
        .play(0, 'Test Rite')
        .settle();
    const theirs = burns('opponents');
    expect([told(theirs), theirs.points(0), theirs.points(1)]).toEqual([
      ['BURNED 1', 'BURNED_OUT 1', 'BURNED 1'],
      1,
      0,
    ]);
    expect([theirs.count(1, 'trash'), theirs.count(1, 'mainDeck'), theirs.count(0, 'mainDeck')]).toEqual([2, 5, 1]);
    const both = burns('players');
    expect([both.count(0, 'mainDeck'), both.count(1, 'mainDeck'), both.points(0), both.points(1)]).toEqual([
      5, 5, 1, 1,
    ]);
  });
  it('riftbound:440.1.a what waits for its player burning hears of it, whoever had them burn', () => {
    const watcher = gear(
      'Test Watcher',
      triggered(
        { on: 'move', object: { owner: 'you' }, match: { from: 'mainDeck', to: 'trash', cause: 'burn' }, batch: true },
        draw(1),
      ),
    );
    const game = position([{ hand: ['Test Rite', 'Test Rite'], base: ['Test Watcher'] }, { base: ['Test Watcher'] }], {
      definitions: [watcher, does({ do: 'burn', who: 'opponents', count: 2 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.hand(1), game.count(1, 'trash')]).toEqual([1, 1, 2]);
  });
  it('riftbound:431.2 with three players who burned out chooses which of the others gains the point', () => {
    const asked = (seat: number) => {
      const mine = { hand: ['Test Rite'], mainDeck: [], trash: three };
      const game = position([0, 1, 2].map((one) => (one === seat ? mine : {})) as never, {
        turn: { active: seat },
        definitions: [does(draw(1))],
        battlefields: [{ card: PEAK }, { card: GROVE }, { card: PATH }],
      }).play(seat, 'Test Rite');
      while (game.decision().kind === 'PRIORITY') game.pass();
      const d = game.decision();
      expect([d.kind, d.seat]).toEqual(['OPPONENT', seat]);
      const players = d.options.map(({ player }) => player);
      const last = players.at(-1) as number;
      game.choose(seat, { player: last }).settle();
      return [players, game.points(last), game.count(seat, 'trash'), game.hand(seat)];
    };
    expect([0, 1, 2].map(asked)).toEqual([
      [[1, 2], 1, 1, 1],
      [[2, 0], 1, 1, 1],
      [[0, 1], 1, 1, 1],
    ]);
  });
});
