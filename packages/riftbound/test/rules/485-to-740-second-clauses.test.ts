/** What rules about modes of play, leaving, buffs and attachment say besides their main clauses (485–718), and about friends and costs (740). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { gear, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, type Setup } from '../support/position.js';
import { does, draw, ENEMY, foe, GEAR, giant, recruit, UNIT } from '../support/rites.js';

const teams = (players: PlayerSetup[], setup: Setup = {}): RiftboundPlay =>
  position([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, {
    ...setup,
    options: { format: '2v2' } as never,
  });
function concede(game: RiftboundPlay, seat: number): RiftboundPlay {
  const result = riftbound.concede(game.state, seat);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  game.state = result.value.state;
  game.events.push(...result.value.events);
  return game;
}

describe('modes of play', () => {
  it('riftbound:488.5 of the battlefields of one and the same player chance takes one', () => {
    const decks = [sampleDecks.kaisa, sampleDecks.viktor];
    const chosen = new Set<unknown>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const seats = [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, deck: decks[seat % 2] ?? {} }));
      const created = riftbound.create({
        edition: '2026-07',
        seed,
        options: { autoPass: 'none', payment: 'auto' },
        seats,
      });
      if (!created.ok) throw new Error(JSON.stringify(created.error));
      const play = new Play(riftbound, created.value.state);
      play.events.push(...created.value.events);
      for (const one of play.happened('BATTLEFIELD_CHOSEN')) if (one.seat === 3) chosen.add(one.card);
    }
    expect(chosen.size).toBeGreaterThan(1);
  });
  it('riftbound:489.8.a nobody but a teammate is invited', () => {
    const invited = teams([])
      .decision()
      .options.filter(({ kind }) => kind === 'INVITE');
    expect(invited.map(({ player }) => player)).toEqual([2]);
  });
  it('riftbound:489.8.c who holds a battlefield holds it in their own turn, and not in a teammate’s', () => {
    const points = (active: number) =>
      teams([{}, {}, {}, {}], {
        turn: { number: 9, active, step: 'beginning' },
        definitions: [recruit],
        battlefields: [
          { card: PEAK, owner: 1, controller: 2, units: [{ card: 'Test Recruit', controller: 2 }] },
          { card: GROVE, owner: 2 },
        ],
      })
        .until({ step: 'main' })
        .points(0);
    expect([points(0), points(2)]).toEqual([0, 1]);
  });
});

describe('friends and enemies', () => {
  it('riftbound:740.1.b units of a teammate are no enemies', () => {
    const hit = does({ do: 'damage', to: { each: ENEMY }, amount: 1 });
    const game = teams(
      [{ hand: ['Test Rite'], base: ['Test Giant'] }, { base: ['Test Giant'] }, { base: ['Test Giant'] }, {}],
      { definitions: [giant, hit] },
    )
      .play(0, 'Test Rite')
      .settle();
    expect(game.onBoard('Test Giant').map(({ owner, damage }) => [owner, damage])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
  });
});

describe('ties', () => {
  it('riftbound:740.3.a where units of both are left the attackers go home, and the defenders stay', () => {
    const game = position([{ base: [{ card: 'Test Giant', stunned: true }] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit', { stunned: true })] }, { card: GROVE }],
      definitions: [giant, recruit],
    })
      .move(0, 'Test Giant', PEAK)
      .calm();
    expect([game.where('Test Giant'), game.where('Test Recruit'), game.holder(PEAK)]).toEqual(['base', PEAK, 1]);
  });
});

describe('costs within instructions', () => {
  const bribe: JsonObject = { do: 'pay', cost: [{ pay: 'xp', amount: 2 }], then: [draw(1)] };
  const answered = (game: RiftboundPlay, confirm: boolean) => {
    game.settle();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm }).settle();
    return [game.hand(0), game.xp(0)];
  };
  it('riftbound:740.4.a.1 of a spell there is no effect where the cost is not paid as it resolves', () => {
    const game = () =>
      position([{ hand: ['Test Rite'], xp: 3 }, {}], { definitions: [does(bribe)] }).play(0, 'Test Rite');
    expect([answered(game(), true), answered(game(), false)]).toEqual([
      [1, 1],
      [0, 3],
    ]);
  });
  it('riftbound:740.4.a.2.a of a triggered ability what stands before is done, and the rest for the cost alone', () => {
    const trader = unit('Test Trader', 1, triggered({ on: 'play', object: 'self' }, draw(1), bribe));
    const game = () =>
      position([{ hand: ['Test Trader'], xp: 3 }, {}], { definitions: [trader] }).play(0, 'Test Trader');
    expect([answered(game(), true), answered(game(), false)]).toEqual([
      [2, 1],
      [1, 3],
    ]);
  });
});

describe('leaving', () => {
  it('riftbound:652.5.b.2 the showdown ends at once where everybody who is left has passed', () => {
    const game = position([{ base: ['Test Recruit'] }, {}, {}], { definitions: [recruit] })
      .move(0, 'Test Recruit', PEAK)
      .pass()
      .pass();
    expect([game.turnState(), game.decision().seat]).toEqual(['showdownOpen', 2]);
    expect(concede(game, 2).happened('SHOWDOWN_ENDED')).toHaveLength(1);
  });
  it('riftbound:652.5.a nobody acts in the turn of a player who has left', () => {
    const game = concede(position([{}, {}, {}], { definitions: [recruit] }), 0);
    expect([game.decision().seat, game.view().turn.active, game.view().turn.number]).toEqual([1, 1, 4]);
  });
});

describe('buffs and attachment', () => {
  it('riftbound:702.2.a a unit is buffed for as long as the buff is there, in later turns as well', () => {
    const game = position([{ base: [{ card: 'Test Giant', buffed: true }] }, {}], { definitions: [giant] });
    const later = game.until({ turn: 5, step: 'main' });
    expect([later.might('Test Giant'), later.unit('Test Giant').buffed]).toEqual([7, true]);
  });
  const bind: JsonObject = { do: 'attach', what: { each: GEAR }, to: { each: UNIT } };
  const armed = (...effects: JsonObject[]) =>
    position([{ hand: ['Test Rite', 'Test Shove'], base: ['Test Blade'] }, {}], {
      definitions: [
        giant,
        gear('Test Blade'),
        does(bind),
        withKeyword({ ...does(...effects), name: 'Test Shove', props: { ...SHOVE, name: 'Test Shove' } }, 'action'),
      ],
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Giant'] }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle();
  const SHOVE = does().props as JsonObject;
  it('riftbound:718.1 a card stays attached from turn to turn', () => {
    const game = armed(draw(1)).until({ turn: 5, step: 'main' });
    expect(game.unit('Test Blade').attachedTo).toBe(game.unit('Test Giant').id);
  });
  it('riftbound:718.5.c an attached card that is told to move does not, and no move happens', () => {
    const game = armed({ do: 'moveTo', what: { each: GEAR }, to: 'base' })
      .play(0, 'Test Shove')
      .settle();
    expect([game.where('Test Blade'), game.happened('MOVED'), game.happened('RECALLED')]).toEqual([PEAK, [], []]);
  });
});
