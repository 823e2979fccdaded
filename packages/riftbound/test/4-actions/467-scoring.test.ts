import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const DRAW = { do: 'draw', who: 'you', count: 1 };

describe('scoring', () => {
  it('riftbound:469.1 gaining control of a battlefield conquers it, riftbound:471.1 which gives one point, riftbound:468.1 as every scoring does', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect(game.happened('SCORED')).toMatchObject([{ seat: 0, how: 'conquer', card: PEAK }]);
    expect(game.points(0)).toBe(1);
  });
  it('riftbound:470 a battlefield is scored once a turn: held, left and taken again it gives nothing', () => {
    const game = position([{ base: ['Honest Broker'] }, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: WASTE, units: ['Noxus Hopeful'] }, { card: PATH }],
    });
    expect(game.points(0)).toBe(1);
    game.until({ step: 'main' });
    game.move(0, 'Noxus Hopeful', 'base');
    expect(game.holder(WASTE)).toBe(null);
    game.move(0, 'Honest Broker', WASTE).settle();
    expect(game.holder(WASTE)).toBe(0);
    expect(game.points(0)).toBe(1);
  });
  it('riftbound:470 nor where another battlefield was scored in between', () => {
    const game = position([{ base: ['Honest Broker', 'Pouty Poro'] }, {}], {
      turn: { step: 'beginning' },
      battlefields: [
        { card: WASTE, units: ['Noxus Hopeful'] },
        { card: PATH, controller: null },
      ],
    });
    game.until({ step: 'main' }).move(0, 'Pouty Poro', PATH).settle();
    expect(game.points(0)).toBe(2);
    game.move(0, 'Noxus Hopeful', 'base').settle().move(0, 'Honest Broker', WASTE).settle();
    expect([game.holder(WASTE), game.points(0)]).toEqual([0, 2]);
  });
  it('riftbound:194.2 a player with eight points, and more than the other, riftbound:323.1 wins in the next cleanup, riftbound:472 though it is in the middle of a turn', () => {
    const game = position([{ points: 7 }, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: WASTE, units: ['Noxus Hopeful'] }],
    });
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(game.view().turn).toMatchObject({ number: 3, phase: 'beginning' });
  });
  it('riftbound:194.2.b with as many points on both sides play goes on, riftbound:194.2.a with more on one side that player has won', () => {
    const game = position([{ points: 8 }, { points: 8 }]);
    expect(game.result()).toBe(null);
    const ahead = position([{ points: 8 }, { points: 9 }]);
    expect(ahead.result()).toMatchObject({ winners: [1] });
  });
  it('riftbound:471.1.b one point from the end, riftbound:471.1.b.1 a battlefield conquered with another one unscored gives a card instead', () => {
    const game = position([{ points: 7, base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect([game.points(0), game.hand(0)]).toEqual([7, 1]);
    expect(game.holder(PEAK)).toBe(0);
    expect(game.result()).toBe(null);
    // Two points from the end it gives a point.
    const before = position([{ points: 6, base: ['Noxus Hopeful'] }, {}])
      .move(0, 'Noxus Hopeful', PEAK)
      .settle();
    expect([before.points(0), before.hand(0)]).toEqual([7, 0]);
  });
  it('riftbound:471.1.b beyond that it is so as well, while nobody is ahead', () => {
    const game = position([{ points: 8, base: ['Noxus Hopeful'] }, { points: 8 }]);
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect([game.points(0), game.hand(0), game.result()]).toEqual([8, 1, null]);
  });
  it('riftbound:471.1.b.1 with every battlefield scored this turn the last point is conquered', () => {
    const game = position([{ points: 6, base: ['Noxus Hopeful', 'Honest Broker'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect(game.points(0)).toBe(7);
    game.move(0, 'Honest Broker', GROVE).settle();
    expect(game.result()).toMatchObject({ winners: [0] });
  });
  it('riftbound:471.1.a.1 holding gives the last point without that', () => {
    const game = position([{ points: 7 }, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: WASTE, units: ['Noxus Hopeful'] }, { card: PATH }],
    });
    expect(game.result()).toMatchObject({ winners: [0] });
  });
  it('riftbound:471.2.a conquer abilities trigger where it was conquered', () => {
    const game = position([{ base: ["Kai'Sa, Survivor"] }, {}]);
    game.move(0, "Kai'Sa, Survivor", PEAK).settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:383.4.c.2, riftbound-zh:376.4.b.2 units elsewhere don’t conquer', () => {
    const game = position([{ base: ["Kai'Sa, Survivor", 'Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect(game.hand(0)).toBe(0);
  });
  it('riftbound:383.4.c.2, riftbound-zh:376.4.b.2 and all that are there do', () => {
    const scout = unit('Test Scout', 2, triggered({ on: 'unit:conquer', object: 'self' }, DRAW));
    const game = position([{ base: ['Test Scout', 'Test Scout', 'Honest Broker'] }, {}], { definitions: [scout] });
    const [, second] = game.onBoard('Test Scout');
    game.move(0, { card: 'Test Scout', nth: 0 }, PEAK, [{ object: second?.id as string }]).calm();
    expect([game.points(0), game.hand(0)]).toEqual([1, 2]);
  });
  it('riftbound:383.4.d.2, riftbound-zh:376.4.c.2 all units that are there hold', () => {
    const warden = unit('Test Warden', 2, triggered({ on: 'unit:hold', object: 'self' }, DRAW));
    const game = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: WASTE, units: ['Test Warden', 'Test Warden'] }, { card: PATH }],
      definitions: [warden],
    });
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(game.chain()).toEqual(['Test Warden', 'Test Warden']);
  });
  const field = (on: string): JsonObject => ({
    name: 'Test Field',
    props: { name: 'Test Field', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
    abilities: [triggered({ on, object: 'self', player: 'you' }, DRAW)],
  });
  it('riftbound:471.2.a those of the battlefield itself too', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: 'Test Field' }, { card: PATH }],
      definitions: [field('conquer')],
    });
    expect(game.move(0, 'Noxus Hopeful', 'Test Field').settle().hand(0)).toBe(1);
  });
  it('riftbound:471.2.b those of units there as well', () => {
    const warden = unit('Test Warden', 2, triggered({ on: 'unit:hold', object: 'self' }, DRAW));
    const game = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: WASTE, units: ['Test Warden'] }, { card: PATH }],
      definitions: [warden],
    });
    expect(game.chain()).toEqual(['Test Warden']);
  });
  it('riftbound:383.4.c.2.c, riftbound-zh:376.4.b.2.c a conquer that gave a card instead of a point still triggers', () => {
    const game = position([{ points: 7, base: ["Kai'Sa, Survivor"] }, {}]);
    game.move(0, "Kai'Sa, Survivor", PEAK).settle();
    expect([game.points(0), game.hand(0)]).toEqual([7, 2]);
  });
  it('riftbound:383.4.d.2 units that are elsewhere don’t hold', () => {
    const warden = unit('Test Warden', 2, triggered({ on: 'unit:hold', object: 'self' }, DRAW));
    const held = (base: string[], there: string[]) => {
      const game = position([{ base }, {}], {
        turn: { step: 'scoring' },
        battlefields: [{ card: WASTE, units: there }, { card: PATH }],
        definitions: [warden],
      });
      return [game.points(0), game.chain()];
    };
    expect(held([], ['Test Warden'])).toEqual([1, ['Test Warden']]);
    expect(held(['Test Warden'], ['Pouty Poro'])).toEqual([1, []]);
  });
  it('riftbound:471.2.b hold abilities trigger where it was held', () => {
    const game = position([{}, {}], {
      turn: { step: 'scoring' },
      battlefields: [{ card: GROVE, units: ['Pouty Poro'] }],
    });
    expect(game.chain()).toEqual([GROVE]);
    game.pass().pass();
    game.until({ step: 'main' });
    expect(game.hand(0)).toBe(2);
  });
  it('riftbound:195 the last player left wins: the other conceded (riftbound:651.1)', () => {
    const game = position([{}, {}]);
    const after = game.service.concede(game.state, 0);
    expect(after.ok && after.value.state.result).toMatchObject({ kind: 'WIN', winners: [1] });
  });
});
