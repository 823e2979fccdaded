/** Combat where who fights isn't whose turn it is, who has a unit isn't who owns it, and more than one unit or player has part in it (464–466). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { draw, ENEMY, foe, giant, recruit, T0 } from '../support/rites.js';

const PATH = 'Rockfall Path';
const TAKE: JsonObject = {
  do: 'modify',
  what: T0,
  mods: [{ mod: 'control', to: 'you' }],
  until: { kind: 'permanent' },
};
/** Draws for its player when this happens to them. */
const watch = (on: JsonObject): JsonObject => gear('Test Watch', triggered(on, draw(1)));
const hands = (game: RiftboundPlay): number[] => game.view().players.map((_, seat) => game.hand(seat));
/** In the turn of seat 0, whose battlefield it is, seat 1 attacks with a giant. */
const invaded = (on: JsonObject, ...defending: JsonObject[]): RiftboundPlay =>
  position([{ base: ['Test Watch'] }, { base: ['Test Watch'] }], {
    definitions: [watch(on), giant, recruit],
    battlefields: [
      { card: PATH, controller: 0, units: [...defending, { card: 'Test Recruit' }, foe('Test Giant')] },
      { card: GROVE },
    ],
  });

describe('who attacks and who defends', () => {
  it('riftbound:464.2.c.3 a borrowed unit fights for who has it', () => {
    const game = position([{ base: ['Test Recruit'] }, {}], {
      definitions: [giant, recruit],
      battlefields: [
        { card: PATH, controller: 1, units: [{ card: 'Test Giant', owner: 0, controller: 1 }] },
        { card: GROVE },
      ],
    }).move(0, 'Test Recruit', PATH);
    expect(game.unit('Test Giant')).toMatchObject({ owner: 0, attacker: false, defender: true });
  });
  it('riftbound:464.2.c.3 all units of either side there do', () => {
    const game = position([{ base: ['Test Recruit', 'Test Recruit'] }, {}], {
      definitions: [giant, recruit],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Giant'), foe('Test Giant')] }, { card: GROVE }],
    }).move(0, { card: 'Test Recruit', nth: 0 }, PATH, [{ card: 'Test Recruit' }]);
    expect(game.all('Test Recruit').map((one) => one.attacker)).toEqual([true, true]);
    expect(game.all('Test Giant').map((one) => one.defender)).toEqual([true, true]);
  });
  /** A defender goes over to the attacker in the midst of the combat. */
  const betrayed = () =>
    position([{ base: ['Test Recruit'], hand: ['Test Lure'] }, {}], {
      definitions: [
        giant,
        recruit,
        withKeyword(spell('Test Lure', { targets: [{ what: ENEMY }], effects: [TAKE] }), 'action'),
      ],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Giant'), foe('Honest Broker')] }, { card: GROVE }],
    })
      .move(0, 'Test Recruit', PATH)
      .play(0, 'Test Lure', { targets: [[{ card: 'Test Giant' }]] })
      .pass()
      .pass();
  it('riftbound:323.2 a unit that comes to the other side is designated as one of that side', () => {
    expect(betrayed().unit('Test Giant')).toMatchObject({ controller: 0, attacker: true, defender: false });
  });
  it('riftbound:323.2.a a defender that the attacker has taken attacks', () => {
    const game = betrayed();
    expect([game.unit('Test Giant').attacker, game.unit('Honest Broker').defender]).toEqual([true, true]);
  });
  it('riftbound:383.4.e a player attacks in another player’s turn as well', () => {
    expect(hands(invaded({ on: 'attack', player: 'you' }).settle())).toEqual([0, 1]);
  });
  it('riftbound:383.4.f a player defends in their own turn as well', () => {
    expect(hands(invaded({ on: 'defend', player: 'you' }).settle())).toEqual([1, 0]);
  });
  it('riftbound:464.2.b as a combat starts what waits for the defender’s side happens as well', () => {
    const horn = (name: string, side: string): JsonObject =>
      gear(name, triggered({ on: 'combatStarts', player: 'any', match: { side } }, draw(1)));
    const game = position([{ base: ['Test Recruit', 'Test Horn', 'Test Drum'] }, {}], {
      definitions: [recruit, horn('Test Horn', 'attacker'), horn('Test Drum', 'defender')],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    }).move(0, 'Test Recruit', PATH);
    expect(game.settle().hand(0)).toBe(2);
  });
  it('riftbound:464.2.e.1 of several who do not fight the next in turn order comes first', () => {
    const names = ['Test First', 'Test Second', 'Test Third', 'Test Fourth'];
    const watcher = (name: string) => unit(name, 1, triggered({ on: 'attack', player: 'any' }, draw(1)));
    const [first, ...others] = names.map((name) => ({ base: [name] }));
    const game = position([{ base: ['Noxus Hopeful', ...(first?.base ?? [])] }, ...others] as never, {
      battlefields: [{ card: PATH, controller: 2, units: [{ card: 'Honest Broker', controller: 2 }] }, { card: GROVE }],
      definitions: names.map(watcher),
    }).move(0, 'Noxus Hopeful', PATH);
    // The newest first.
    expect(game.chain()).toEqual(['Test Third', 'Test Fourth', 'Test Second', 'Test First']);
  });
});

describe('how a combat ends', () => {
  it('riftbound:466.1.a.2 all attackers are recalled that are left', () => {
    const idle = { card: 'Test Giant', controller: 0, stunned: true };
    const game = position([{}, {}], {
      definitions: [giant, recruit],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit'), idle, idle] }, { card: GROVE }],
    }).settle();
    expect([game.all('Test Giant', 'base').length, game.where('Test Recruit'), game.holder(PATH)]).toEqual([
      2,
      PATH,
      1,
    ]);
    // At once: nothing is fought over again for one of them.
    expect(game.happened('COMBAT_BEGAN')).toHaveLength(1);
  });
  it('riftbound:466.3.d where neither has units left nobody has won', () => {
    const game = position([{ base: ['Test Recruit', 'Test Watch'] }, { base: ['Test Watch'] }], {
      definitions: [watch({ on: 'combatWon', player: 'you' }), recruit],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .move(0, 'Test Recruit', PATH)
      .settle();
    expect([game.happened('COMBAT_RESULT'), hands(game)]).toMatchObject([[{ winner: null }], [0, 0]]);
  });
  it('riftbound:466.3.a who neither attacked nor defended has not won, though theirs alone are left', () => {
    const each = (card: string): JsonObject => ({ each: { named: card } });
    const coup = withKeyword(
      spell('Test Coup', {
        targets: [{ what: { named: 'Test Giant' } }],
        effects: [TAKE, { do: 'kill', what: each('Test Recruit') }],
      }),
      'action',
    );
    const game = position([{ base: ['Test Giant'] }, {}, { hand: ['Test Coup'], base: ['Test Watch'] }], {
      definitions: [watch({ on: 'combatWon', player: 'any' }), giant, recruit, coup],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .move(0, 'Test Giant', PATH)
      .pass()
      .pass()
      .play(2, 'Test Coup', { targets: [[{ card: 'Test Giant' }]] })
      .settle();
    expect([game.unit('Test Giant').controller, game.where('Test Giant'), game.hand(2)]).toEqual([2, PATH, 0]);
  });
  it('riftbound:466.3.b the turn player has lost who defended in vain', () => {
    expect(hands(invaded({ on: 'combatLost', player: 'you' }).settle())).toEqual([1, 0]);
  });
  it('riftbound:466.7.b units of the other player know of it as well', () => {
    const veteran = unit('Test Veteran', 9, triggered({ on: 'unit:combatEnded', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Recruit'] }, {}], {
      definitions: [veteran, recruit],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Veteran')] }, { card: GROVE }],
    })
      .move(0, 'Test Recruit', PEAK)
      .settle();
    expect(hands(game)).toEqual([0, 1]);
  });
});
