/** Players who leave, buffs, Mighty and attachment (652–719). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { card, spell, unit } from '../support/own-cards.js';
import { PEAK, type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';
import { aims, does, draw, FRIEND, GEAR, giant, giveMight, recruit, status, T0, UNIT } from '../support/rites.js';
import { attaches, blade, has, lends, PATH, smithy } from '../support/smithy.js';

function concede(game: RiftboundPlay, seat: number): RiftboundPlay {
  const result = riftbound.concede(game.state, seat);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  game.state = result.value.state;
  game.events.push(...result.value.events);
  return game;
}

describe('a player who leaves', () => {
  const three = (active: number, more: { zero?: PlayerSetup; one?: PlayerSetup } = {}, setup: object = {}) =>
    position([more.zero ?? {}, more.one ?? {}, {}], {
      turn: { active },
      definitions: [recruit, giant, does(draw(1))],
      ...setup,
    });
  it('riftbound:652.2 the battlefield that they brought is none of theirs any more', () => {
    const game = concede(
      three(
        0,
        {},
        {
          battlefields: [
            { card: PATH, owner: 1 },
            { card: PEAK, owner: 0 },
          ],
        },
      ),
      1,
    );
    expect([game.all(PATH), game.all('Battlefield').length, game.all(PEAK).length]).toEqual([[], 1, 1]);
  });
  it('riftbound:652.2.b units at it stay, and are as they were', () => {
    const at = [{ card: PEAK, owner: 1, controller: 0, units: [{ card: 'Test Giant', damage: 2, exhausted: true }] }];
    const game = concede(three(0, {}, { battlefields: at }), 1);
    expect([game.where('Test Giant'), game.unit('Test Giant')]).toMatchObject([
      'Battlefield',
      { damage: 2, exhausted: true },
    ]);
  });
  it('riftbound:652.2.c what it did for units there ends at once', () => {
    const hill = card(
      'Test Hill',
      { types: ['Battlefield'] },
      { kind: 'static', affects: [UNIT, { is: 'here' }], mods: [{ mod: 'add', stat: 'might', value: 1 }] },
    );
    const game = position([{}, {}, {}], {
      definitions: [giant, hill],
      battlefields: [{ card: 'Test Hill', owner: 1, controller: 0, units: ['Test Giant'] }],
    });
    expect([game.might('Test Giant'), concede(game, 1).might('Test Giant')]).toEqual([7, 6]);
  });
  it('riftbound:652.5 the game goes on', () => {
    const game = concede(three(0), 2);
    expect([game.result(), game.decision().seat]).toEqual([null, 0]);
    expect(game.until({ turn: 5, step: 'main' }).view().turn.active).toBe(0);
  });
  it('riftbound:652.5.a.1 after the turn player it is the next player’s turn', () => {
    const game = concede(three(0), 0);
    expect(game.until({ turn: 4, step: 'main' }).view().turn.active).toBe(1);
  });
  it('riftbound:652.5.b.1 after the player with focus the next one has it', () => {
    const game = three(0, { zero: { base: ['Test Recruit'] } })
      .move(0, 'Test Recruit', PEAK)
      .pass();
    expect(game.focus).toBe(1);
    expect(concede(game, 1).focus).toBe(2);
    // As somebody else leaves it stays where it is.
    const other = three(0, { zero: { base: ['Test Recruit'] } })
      .move(0, 'Test Recruit', PEAK)
      .pass();
    expect(concede(other, 2).focus).toBe(1);
  });
  it('riftbound:652.5.b.2 where all others have passed the showdown ends', () => {
    const game = three(0, { zero: { base: ['Test Recruit'] } })
      .move(0, 'Test Recruit', PEAK)
      .pass()
      .pass();
    expect([game.turnState(), game.focus]).toEqual(['showdownOpen', 2]);
    concede(game, 2).calm();
    expect([game.turnState(), game.holder(PEAK)]).toEqual(['neutralOpen', 0]);
  });
  it('riftbound:652.5.c.1 after the player with priority the next one has it', () => {
    const game = three(0, { zero: { hand: ['Test Rite'] } })
      .play(0, 'Test Rite')
      .pass();
    expect(game.decision().seat).toBe(1);
    expect(concede(game, 1).decision().seat).toBe(2);
  });
  it('riftbound:652.5.c.2 where all others have passed the top of the chain resolves', () => {
    const game = three(0, { zero: { hand: ['Test Rite'] } })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect([game.chain(), game.decision().seat]).toEqual([['Test Rite'], 2]);
    concede(game, 2);
    expect([game.chain(), game.hand(0), game.turnState()]).toEqual([[], 1, 'neutralOpen']);
  });
});

describe('buffs', () => {
  const buffs = (amount: number) => aims(FRIEND, { do: 'counters', what: T0, kind: 'buff', amount });
  const start = (definition: JsonObject, buffed: boolean, more: PlayerSetup = {}, definitions: JsonObject[] = []) =>
    position(
      [
        {
          hand: ['Test Rite', ...((more.hand as string[]) ?? [])],
          base: [{ card: 'Test Recruit', buffed }, ...((more.base as string[]) ?? [])],
        },
        {},
      ],
      {
        definitions: [recruit, definition, ...definitions],
      },
    );
  it('riftbound:702.2.a a unit is buffed as long as a buff lies on it', () => {
    expect(start(buffs(1), false).play(0, 'Test Rite').settle().unit('Test Recruit').buffed).toBe(true);
    expect(start(buffs(-1), true).play(0, 'Test Rite').settle().unit('Test Recruit').buffed).toBe(false);
  });
  it('riftbound:704 effects count them, and look for them', () => {
    const game = start(does({ do: 'draw', who: 'you', count: { counters: 'buff', of: { each: FRIEND } } }), true).play(
      0,
      'Test Rite',
    );
    expect(game.settle().hand(0)).toBe(1);
    const kills = start(
      does({ do: 'kill', what: { each: { counters: ['buff', 1] } } }),
      true,
      { base: ['Test Giant'] },
      [giant],
    );
    kills.play(0, 'Test Rite').settle();
    expect([kills.zones('Test Recruit'), kills.zones('Test Giant')]).toEqual([['trash'], ['base']]);
  });
  it('riftbound:704.1 they are no targets: their unit is', () => {
    const game = start(
      aims(
        [{ zone: 'board' }, { not: { any: [{ has: ['types', 'Rune'] }, { has: ['types', 'Battlefield'] }] } }],
        draw(1),
      ),
      true,
      { base: ['Test Giant'] },
      [giant],
    );
    game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(game.decision().options.map((one) => one.card)).toEqual(['Test Recruit', 'Test Giant']);
  });
  const moved = (to: string) => aims(FRIEND, { do: 'move', what: T0, to });
  it('riftbound:705 a unit that leaves the board has no buff any more', () => {
    const game = start(moved('hand'), true).play(0, 'Test Rite').settle().play(0, 'Test Recruit').settle();
    expect([game.unit('Test Recruit').buffed, game.might('Test Recruit')]).toEqual([false, 1]);
  });
  it('riftbound:705.1 not even where a champion returns to the Champion Zone', () => {
    const hero = card('Test Hero', { types: ['Unit'], supertypes: ['Champion'], might: 2 });
    const game = position([{ hand: ['Test Rite'], base: [{ card: 'Test Hero', buffed: true }] }, {}], {
      definitions: [hero, moved('championZone')],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.zones('Test Hero')).toEqual(['championZone']);
    expect(game.play(0, 'Test Hero').settle().might('Test Hero')).toBe(2);
  });
});

describe('Mighty', () => {
  const MIGHTY: JsonObject = { stat: ['might', '>=', 5] };
  const brute = (might: number) =>
    unit('Test Brute', might, {
      kind: 'static',
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'ganking' } }],
      if: { is: ['self', MIGHTY] },
    });
  const ganks = (game: RiftboundPlay): boolean => JSON.stringify(game.unit('Test Brute').keywords).includes('ganking');
  it('riftbound:707 effects ask whether a unit is Mighty', () => {
    const ask = (might: number) => ganks(position([{ base: ['Test Brute'] }, {}], { definitions: [brute(might)] }));
    expect([ask(4), ask(5)]).toEqual([false, true]);
  });
  it('riftbound:708 it is as long as its Might is 5 or more', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Brute'] }, {}], {
      definitions: [brute(5), aims(UNIT, giveMight(-1))],
    });
    expect([ganks(game), ganks(game.play(0, 'Test Rite').settle())]).toEqual([true, false]);
  });
  it('riftbound:710 on the board its present Might counts', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Brute'] }, {}], {
      definitions: [brute(3), aims(UNIT, giveMight(3))],
    });
    expect(ganks(game.play(0, 'Test Rite').settle())).toBe(true);
    expect(ganks(game.until({ turn: 4, step: 'main' }))).toBe(false);
  });
  it('riftbound:711 elsewhere its printed Might does', () => {
    const fetch = aims([{ zone: 'trash' }, MIGHTY], { do: 'move', what: T0, to: 'hand' });
    const game = position([{ hand: ['Test Rite'], trash: ['Test Giant', 'Test Recruit'] }, {}], {
      definitions: [giant, recruit, fetch],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.zones('Test Giant'), game.zones('Test Recruit')]).toEqual([['hand'], ['trash']]);
  });
});

describe('attachment', () => {
  const armed = (more: Parameters<typeof smithy>[0] = {}) => attaches(smithy(more), 'Test Blade', 'Test Soldier');
  const take = spell('Test Take', {
    targets: [{ what: { any: [UNIT, GEAR] } }],
    effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  });
  it('riftbound:717 it links cards, whose effects are added to each other', () => {
    const game = armed();
    expect([game.unit('Test Blade').attachedTo, game.might('Test Soldier'), has(game, 'Test Soldier', 'tank')]).toEqual(
      [game.unit('Test Soldier').id, 5, true],
    );
  });
  const counts = (what: JsonObject[]) =>
    does({ do: 'draw', who: 'you', count: { count: [{ zone: 'board' }, ...what] } });
  it('riftbound:718.5 what is attached is still a card on the board', () => {
    const game = armed({ hand: ['Test Rite'], definitions: [counts([{ named: 'Test Blade' }])] });
    const before = game.hand(0);
    expect(game.play(0, 'Test Rite').settle().hand(0)).toBe(before);
  });
  it('riftbound:718.5.a with its types and tags', () => {
    const game = armed({ hand: ['Test Rite'], definitions: [counts([GEAR, { has: ['tags', 'Equipment'] }])] });
    const before = game.hand(0);
    expect(game.play(0, 'Test Rite').settle().hand(0)).toBe(before);
  });
  it('riftbound:718.5.b it can be chosen', () => {
    const game = armed({ hand: ['Test Rite'], definitions: [aims(GEAR, { do: 'kill', what: T0 })] });
    expect(game.play(0, 'Test Rite').settle().zones('Test Blade')).toEqual(['trash']);
  });
  it('riftbound:718.5.d it is attached to one card at a time', () => {
    const game = attaches(armed({ base: ['Test Recruit'], definitions: [recruit] }), 'Test Blade', 'Test Recruit');
    expect([game.unit('Test Soldier').attachments, game.might('Test Soldier'), game.might('Test Recruit')]).toEqual([
      [],
      3,
      3,
    ]);
  });
  const stolen = (what: string) => {
    const game = attaches(
      smithy({ definitions: [take], other: { hand: ['Test Take'] } }),
      'Test Blade',
      'Test Soldier',
    ).until({ turn: 4, step: 'main' });
    return game.play(1, 'Test Take', { targets: [[{ card: what }]] }).settle();
  };
  it('riftbound:718.5.e what is attached and what it is attached to may be of two players', () => {
    const game = stolen('Test Soldier');
    expect([
      game.unit('Test Blade').controller,
      game.unit('Test Soldier').controller,
      game.unit('Test Blade').attachedTo,
    ]).toEqual([0, 1, game.unit('Test Soldier').id]);
  });
  it('riftbound:718.5.f whoever gains control of one of them gains none of the other', () => {
    const game = stolen('Test Blade');
    expect([game.unit('Test Blade').controller, game.unit('Test Soldier').controller]).toEqual([1, 0]);
  });
  it('riftbound:718.5.g it does for its card what it did before', () => {
    const game = stolen('Test Soldier');
    expect([game.might('Test Soldier'), has(game, 'Test Soldier', 'tank')]).toEqual([5, true]);
  });
  it('riftbound:719 a card is on top as long as something is attached to it', () => {
    expect(armed().unit('Test Soldier').attachments).toHaveLength(1);
  });
  it('riftbound:719.1 the effect text of all of that is added to its own', () => {
    const game = attaches(
      armed({ base: ['Test Hammer'], definitions: [blade('Test Hammer', 1, lends('ganking'))] }),
      'Test Hammer',
      'Test Soldier',
    );
    expect([has(game, 'Test Soldier', 'tank'), has(game, 'Test Soldier', 'ganking')]).toEqual([true, true]);
  });
  it('riftbound:719.2 with nothing attached it is on top of nothing', () => {
    expect(armed().play(0, 'Test Detach').settle().unit('Test Soldier').attachments).toEqual([]);
  });
  it('riftbound:719.3 all of them are at one place', () => {
    const game = armed().move(0, 'Test Soldier', PATH).settle();
    expect([game.where('Test Soldier'), game.where('Test Blade')]).toEqual([PATH, PATH]);
  });
  it('riftbound:719.4 each is exhausted or ready by itself', () => {
    const game = armed().move(0, 'Test Soldier', PATH).settle();
    expect([game.ready('Test Soldier'), game.ready('Test Blade')]).toEqual([false, true]);
  });
  it('riftbound:719.4.a and so with all that it may be', () => {
    const game = armed({
      hand: ['Test Rite'],
      definitions: [aims([{ named: 'Test Soldier' }], status('stunned'), status('empowered'))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([
      game.unit('Test Soldier').stunned,
      game.unit('Test Blade').stunned ?? false,
      game.unit('Test Blade').empowered ?? false,
    ]).toEqual([true, false, false]);
  });
});
