/** Two against two: seats 0 and 2 against seats 1 and 3 (489). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { gear, spell, triggered } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, type Setup } from '../support/position.js';
import { aims, damage, does, draw, giant, recruit, UNIT } from '../support/rites.js';

const TEAM: JsonObject[] = [UNIT, { controller: 'team' }];
const teams = (players: PlayerSetup[], setup: Setup & { options?: object } = {}): RiftboundPlay =>
  position([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, {
    ...setup,
    options: { ...setup.options, format: '2v2' } as never,
  });
function concede(game: RiftboundPlay, seat: number): RiftboundPlay {
  const result = riftbound.concede(game.state, seat);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  game.state = result.value.state;
  game.events.push(...result.value.events);
  return game;
}
const TOKEN: JsonObject = {
  name: 'Squire',
  props: { name: 'Squire', types: ['Unit'], supertypes: [], domains: [], tags: [], might: 1 },
  abilities: [],
};
const gain = (amount: number): JsonObject => ({ do: 'stat', who: 'you', stat: 'points', amount });
const all = (game: RiftboundPlay): number[] => [0, 1, 2, 3].map((seat) => game.points(seat));

/** Four decks, of which no two teammates have a legend or battlefield in common. */
const { kaisa = {}, viktor = {} } = sampleDecks;
const others = (deck: JsonObject, legend: string): JsonObject => ({ ...deck, legend: [{ card: legend, count: 1 }] });
function begun(decks: object[], seed = 'teams', format = '2v2') {
  return riftbound.create({
    edition: '2026-07',
    seed,
    options: { autoPass: 'none', payment: 'auto', format },
    seats: decks.map((deck, seat) => ({ name: `P${seat}`, deck: deck as never })),
  });
}
const FOUR = [kaisa, kaisa, viktor, viktor];
function started(seed = 'teams'): Play {
  const created = begun(FOUR, seed);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new Play(riftbound, created.value.state);
  play.events.push(...created.value.events);
  while (play.decisions()[0]?.kind === 'MULLIGAN') play.answer(play.decision().seat, { choose: [] });
  return play;
}
const first = (play: Play): number => Number(play.happened('STARTING_PLAYER')[0]?.seat);
const brought = (play: Play): number[] =>
  play
    .happened('BATTLEFIELD_CHOSEN')
    .map((one) => Number(one.seat))
    .sort();

describe('a game of two against two', () => {
  it('riftbound:489.1 is played by four', () => {
    expect(begun(FOUR.slice(0, 3))).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
    expect(begun(FOUR).ok).toBe(true);
  });
  it('riftbound:489.2 each has two opponents and a teammate', () => {
    expect(
      started()
        .view()
        .players.map(({ team }) => team),
    ).toEqual([0, 1, 0, 1]);
    const game = teams(
      [{ hand: ['Test Rite'] }, { base: ['Test Giant'] }, { base: ['Test Giant'] }, { base: ['Test Giant'] }],
      {
        definitions: [giant, does(damage(1, { each: [UNIT, { controller: 'opponent' }] }))],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect(game.happened('DAMAGE_DEALT')).toHaveLength(2);
  });
  it('riftbound:489.5.a which of the three is a matter of chance', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      started(seed)
        .happened('BATTLEFIELD_CHOSEN')
        .filter((one) => Number(one.seat) === 3 || Number(one.seat) === 2)
        .map((one) => `${one.seat} ${one.card}`),
    );
    const of = (seat: number) => new Set(names.flat().filter((name) => name.startsWith(`${seat} `)));
    expect(Math.max(of(2).size, of(3).size)).toBeGreaterThan(1);
  });
  it('riftbound:489.4 has three battlefields, riftbound:489.5.a one of each player but the first, riftbound:489.5.b who brings none', () => {
    const play = started();
    const bring = brought(play);
    expect(bring).toHaveLength(3);
    expect(new Set(bring).size).toBe(3);
    expect(bring).not.toContain(first(play));
  });
  it('riftbound:489.5.c.1 an opponent’s turn follows each player’s, riftbound:489.5.c then their teammate’s', () => {
    const game = teams([{}, {}, {}, {}]);
    const turns: number[] = [];
    for (let turn = 4; turn <= 7; turn++) turns.push(Number(game.until({ turn, step: 'main' }).view().turn.active));
    expect(turns).toEqual([1, 2, 3, 0]);
    expect(turns.map((seat) => game.view().players[seat]?.team)).toEqual([1, 0, 1, 0]);
  });
  it('riftbound:489.7 the first player draws nothing in their first turn, and the last one channels a rune more', () => {
    const play = started();
    const begins = first(play);
    const last = (begins + 3) % 4;
    for (let i = 0; i < 400 && Number(play.view().turn.number) < 5; i++)
      play.answer(play.decision().seat, play.decision().default);
    expect(play.happened('DRAW_SKIPPED').map(({ seat }) => seat)).toEqual([begins]);
    expect(
      play
        .happened('CHANNELED')
        .slice(0, 4)
        .map(({ seat, count }) => [seat, count]),
    ).toContainEqual([last, 3]);
  });
  it('riftbound:489.8.h teammates don’t bring the same legend', () => {
    expect(begun([kaisa, viktor, others(viktor as JsonObject, kaisa?.legend?.[0]?.card ?? ''), viktor])).toMatchObject({
      ok: false,
      error: {
        errors: expect.arrayContaining([
          expect.objectContaining({ path: '$.seats[2].deck.legend', rules: ['riftbound:489.8.h'] }),
        ]),
      },
    });
  });
  it('riftbound:489.8.i teammates don’t bring the same battlefield', () => {
    const { battlefields } = kaisa as { battlefields: unknown };
    expect(begun([kaisa, viktor, { ...viktor, battlefields }, kaisa])).toMatchObject({
      ok: false,
      error: {
        errors: [expect.objectContaining({ path: '$.seats[2].deck.battlefields', rules: ['riftbound:489.8.i'] })],
      },
    });
    expect(begun([kaisa, kaisa, viktor, viktor]).ok).toBe(true);
  });
});

describe('winning with a teammate', () => {
  it('riftbound:489.3 a team needs 11 points, riftbound:489.6 and wins as it reaches them', () => {
    const won = (points: number) =>
      teams([{ points, hand: ['Test Rite'] }], { definitions: [does(gain(1))] })
        .play(0, 'Test Rite')
        .settle()
        .result()?.winners;
    expect([won(9), won(10)]).toEqual([undefined, [0, 2]]);
  });
  it('riftbound:489.6.a.3 with one player their team wins', () => {
    const game = teams([{ hand: ['Test Rite'] }], { definitions: [does({ do: 'win', who: 'you' })] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0, 2] });
  });
  it('riftbound:489.6.a.1 with one who concedes the team loses, riftbound:651.4 and leaves the game', () => {
    const game = teams([{ base: ['Test Recruit'] }, {}, {}, {}], { definitions: [recruit] });
    concede(game, 2);
    expect(game.result()).toMatchObject({ winners: [1, 3] });
    expect(game.view().players.map(({ lost }) => lost)).toEqual([true, false, true, false]);
  });
  it('riftbound:489.6.a.2 with one who loses the team loses', () => {
    const game = teams([{ hand: ['Test Rite'] }], {
      definitions: [aims({ player: 'opponent' }, { do: 'lose', who: { target: 0 } })],
    })
      .play(0, 'Test Rite', { targets: [[{ player: 3 }]] })
      .settle();
    expect(game.result()).toMatchObject({ winners: [0, 2] });
    expect(game.view().players.map(({ lost }) => lost)).toEqual([false, true, false, true]);
  });
  it('riftbound:489.6.a the players of a team never lose apart', () => {
    const game = concede(teams([{}]), 1);
    expect(
      game
        .happened('PLAYER_LOST')
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([1, 3]);
  });
});

describe('what a team has in common', () => {
  const gainer = { definitions: [does(gain(2))] };
  it('riftbound:489.8.d points are a team’s, riftbound:489.8.d.1 of which both players have as many', () => {
    expect(all(teams([{ points: 3 }, { points: 5 }]))).toEqual([3, 5, 3, 5]);
    expect(
      all(
        teams([{ hand: ['Test Rite'], points: 1 }], gainer)
          .play(0, 'Test Rite')
          .settle(),
      ),
    ).toEqual([3, 0, 3, 0]);
  });
  it('riftbound:489.8.d.2 what a player loses their team loses', () => {
    const lose: JsonObject = { do: 'stat', who: 'opponents', stat: 'points', amount: -1 };
    const game = teams([{ hand: ['Test Rite'] }, { points: 4 }], {
      definitions: [aims({ player: 'opponent' }, { ...lose, who: { target: 0 } })],
    })
      .play(0, 'Test Rite', { targets: [[{ player: 3 }]] })
      .settle();
    expect(all(game)).toEqual([0, 3, 0, 3]);
  });
  it('riftbound:489.8.d.3 what waits for a player’s points waits for their team’s', () => {
    const fan = gear(
      'Test Fan',
      triggered({ on: 'stat', player: 'you', match: { stat: 'points', gain: true } }, draw(1)),
    );
    const game = teams(
      [{ hand: ['Test Rite'], base: ['Test Fan'] }, { base: ['Test Fan'] }, { base: ['Test Fan'] }, {}],
      {
        definitions: [fan, does(gain(2))],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([0, 1, 2].map((seat) => game.hand(seat))).toEqual([1, 0, 1]);
  });
  it('riftbound:489.8.e what a teammate controls is friendly, and no enemy', () => {
    const ready = aims(TEAM, { do: 'kill', what: { target: 0 } });
    const game = teams([{ hand: ['Test Rite'] }, { base: ['Test Giant'] }, { base: ['Test Recruit'] }, {}], {
      definitions: [giant, recruit, ready],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.onBoard('Test Recruit'), game.onBoard('Test Giant').length]).toEqual([[], 1]);
  });
  it('riftbound:732 XP is a player’s own', () => {
    const game = teams([{ hand: ['Test Rite'] }], {
      definitions: [does({ do: 'stat', who: 'you', stat: 'xp', amount: 2 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.xp(0), game.xp(2) ?? 0]).toEqual([2, 0]);
  });
  it('riftbound:740.1.a what is friendly is a teammate’s as well: units that enter ready, and what is held', () => {
    const rite = does({
      do: 'modify',
      what: { each: [{ player: 'team' }] },
      mods: [{ mod: 'rule', rule: 'unitsEnterReady', of: [UNIT] }],
    });
    const ally = { do: 'playToken', token: TOKEN, who: { each: [{ player: 'any' }] } };
    const play = spell('Test Muster', { effects: [ally] });
    const game = teams([{ hand: ['Test Rite', 'Test Muster'] }], { definitions: [rite, play] });
    game.play(0, 'Test Rite').settle().play(0, 'Test Muster').calm();
    const ready = game.all('Squire', 'base').map((one) => [one.controller, one.exhausted]);
    expect(ready.sort()).toEqual([
      [0, false],
      [1, true],
      [2, false],
      [3, true],
    ]);
  });
  it('riftbound:740.1.a what triggers on you or an ally triggers for both, and for no opponent', () => {
    const herald = gear('Test Herald', triggered({ on: 'play', player: 'team', object: [UNIT] }, gain(1)));
    const ally = { do: 'playToken', token: TOKEN, who: { each: [{ player: 'any' }] } };
    const game = teams([{ hand: ['Test Muster'], base: ['Test Herald'] }], {
      definitions: [herald, spell('Test Muster', { effects: [ally] })],
    });
    expect(game.play(0, 'Test Muster').calm().points(0)).toBe(2);
  });
  it('riftbound:489.8.f nobody sees a teammate’s hand', () => {
    const game = teams([{ hand: ['Pouty Poro'] }]);
    const hand = (viewer: number) =>
      game.view(viewer).zones.find(({ id, owner }) => id === 'hand' && owner === 0) ?? {};
    expect('objects' in hand(0)).toBe(true);
    expect('objects' in hand(2)).toBe(false);
  });
});

describe('what a team has not in common', () => {
  const mates = {
    battlefields: [
      { card: PEAK, owner: 0, controller: 2, units: [{ card: 'Test Recruit', controller: 2 }] },
      { card: GROVE, owner: 1 },
    ],
  };
  it('riftbound:489.8.c.1 a player hides nothing at a teammate’s battlefield', () => {
    const hidden = { card: 'Test Hidden', of: 0 };
    const definition = { ...spell('Test Hidden', { effects: [draw(1)] }) };
    const abilities = [...(definition.abilities as JsonObject[]), { kind: 'keyword', keyword: 'hidden' }];
    const offered = (controller: number) =>
      teams([{ hand: [hidden.card] }], {
        definitions: [recruit, { ...definition, abilities }],
        battlefields: [{ card: PEAK, owner: 0, controller, units: [{ card: 'Test Recruit', controller }] }],
      }).offered();
    expect(offered(0)).toContain('HIDE Test Hidden');
    expect(offered(2)).not.toContain('HIDE Test Hidden');
  });
  it('riftbound:489.8.c.2 a player moves no unit of a teammate', () => {
    const game = teams([{ base: ['Test Giant'] }, {}, { base: ['Test Recruit'] }], { definitions: [recruit, giant] });
    expect(game.offered()).toContain('MOVE Test Giant');
    expect(game.offered()).not.toContain('MOVE Test Recruit');
  });
  it('riftbound:489.8.c a battlefield is one player’s', () => {
    const game = teams([{ hand: ['Test Recruit'] }], { definitions: [recruit], ...mates });
    game.choose(0, { kind: 'PLAY', card: 'Test Recruit' });
    // The base is the only place: nothing is asked.
    expect(game.decision().kind).toBe('PRIORITY');
    expect([game.holder(PEAK), game.all('Test Recruit', 'base').length]).toEqual([2, 1]);
  });
  it('riftbound:447.2.b no unit moves to where a teammate’s units are', () => {
    const game = teams([{ base: ['Test Giant'] }], { definitions: [recruit, giant], ...mates });
    game.choose(0, { kind: 'MOVE', card: 'Test Giant' });
    expect(game.where('Test Giant')).toBe(GROVE);
  });
});

describe('scoring with a teammate', () => {
  const of = (card: string, controller: number) => ({ card, controller });
  /** Seat 0 conquers the Peak, which seat 2 held as the turn began, or nobody. */
  const conquered = (holder: number | null) => {
    const game = teams([{ base: ['Test Giant'] }, {}, {}, {}], {
      definitions: [giant, recruit],
      turn: { number: 5, active: 0, step: 'beginning' },
      battlefields: [
        {
          card: PEAK,
          owner: 1,
          ...(holder === null ? {} : { controller: holder, units: [of('Test Recruit', holder)] }),
        },
        { card: GROVE, owner: 3 },
      ],
    }).until({ step: 'main' });
    return game;
  };
  const leaves = spell('Test Retreat', {
    targets: [{ what: UNIT }],
    effects: [{ do: 'moveTo', what: { target: 0 }, to: 'base' }],
  });
  const partners = (active: number) =>
    teams(
      [{ base: ['Test Giant'], hand: ['Test Retreat'] }, {}, {}, { base: ['Test Giant'], hand: ['Test Retreat'] }],
      {
        definitions: [giant, recruit, leaves],
        turn: { number: 5, active, step: 'beginning' },
        battlefields: [
          { card: PEAK, owner: 1, controller: 2, units: [of('Test Recruit', 2)] },
          { card: GROVE, owner: 3 },
        ],
      },
    )
      .until({ step: 'main' })
      .play(active, 'Test Retreat', { targets: [[{ card: 'Test Recruit' }]] })
      .settle();
  it('riftbound:489.8.b a battlefield that a teammate gave up is not scored in this turn, riftbound:469.1.a though it is conquered', () => {
    const game = partners(0).move(0, 'Test Giant', PEAK).settle();
    expect([game.holder(PEAK), game.points(0), game.happened('SCORED')]).toEqual([0, 0, []]);
    expect(game.happened('NOT_SCORED')).toMatchObject([{ seat: 0, card: PEAK }]);
  });
  it('riftbound:315.2.b.3 only for the team of the turn player', () => {
    const game = partners(3);
    game.choose(3, { kind: 'MOVE', card: 'Test Giant' });
    if (game.decision().kind === 'DESTINATION') game.choose(3, { kind: 'BATTLEFIELD', card: PEAK });
    game.settle();
    expect([game.holder(PEAK), game.points(3)]).toEqual([3, 1]);
    expect(conquered(null).move(0, 'Test Giant', PEAK).settle().points(0)).toBe(1);
  });
  it('riftbound:315.2.b.3 what the turn player’s teammate controlled is scored by opponents alone', () => {
    const mate = partners(0).move(0, 'Test Giant', PEAK).settle();
    expect([mate.points(0), mate.happened('NOT_SCORED').length]).toEqual([0, 1]);
    const drive = spell('Test Drive', {
      effects: [
        { do: 'moveTo', what: { each: { named: 'Test Recruit' } }, to: 'base' },
        { do: 'moveTo', what: { each: { named: 'Test Giant' } }, to: { each: { named: PEAK } } },
      ],
    });
    const game = teams([{ base: ['Test Giant'] }, {}, {}, { hand: ['Test Drive'] }], {
      definitions: [giant, recruit, drive],
      turn: { number: 5, active: 3, step: 'beginning' },
      battlefields: [
        { card: PEAK, owner: 1, controller: 1, units: [of('Test Recruit', 1)] },
        { card: GROVE, owner: 3 },
      ],
    })
      .until({ step: 'main' })
      .play(3, 'Test Drive')
      .settle();
    expect([game.holder(PEAK), game.points(0)]).toEqual([0, 1]);
  });
  /** Seat 0 conquers the Grove with 10 points, having scored nothing else. */
  const final = (at: Setup['battlefields']) =>
    teams([{ base: ['Test Giant'], points: 10 }, {}, {}, {}], {
      definitions: [giant, recruit],
      turn: { number: 5, active: 0, step: 'beginning' },
      battlefields: at ?? [],
    })
      .until({ step: 'main' })
      .move(0, 'Test Giant', GROVE)
      .settle();
  const grove = { card: GROVE, owner: 3 };
  it('riftbound:489.8.g.1 the final point asks for every battlefield but those where an ally’s units were, riftbound:489.8.g as the turn began', () => {
    const ally = { card: PEAK, owner: 1, controller: 2, units: [of('Test Recruit', 2)] };
    expect(final([ally, grove]).result()).toMatchObject({ winners: [0, 2] });
    const open = final([{ card: PEAK, owner: 1 }, grove]);
    expect([open.result(), open.points(0), open.hand(0)]).toEqual([null, 10, 2]);
    // One card of the draw phase, and one in the place of the point.
  });
});

describe('a teammate’s turn', () => {
  const slow = spell('Test Slow', { effects: [draw(2)] });
  const horn = gear('Test Horn', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [draw(1)] });
  const game = () =>
    teams([{}, { hand: ['Test Slow'] }, { hand: ['Test Slow', 'Test Recruit'], base: ['Test Horn'] }], {
      definitions: [slow, horn, recruit],
    });
  it('riftbound:489.8.a a player who is invited plays a spell by the turn player’s priority, riftbound:316.5.b.1 of whatever speed', () => {
    const invited = game().choose(0, { kind: 'INVITE', player: 2 });
    expect(invited.decision().seat).toBe(2);
    expect(invited.offered()).toEqual(['PASS', 'PLAY Test Slow', 'ACTIVATE Test Horn']);
    invited.choose(2, { kind: 'PLAY', card: 'Test Slow' }).settle();
    expect([invited.hand(2), invited.decision().seat]).toEqual([3, 0]);
    const used = game()
      .choose(0, { kind: 'INVITE', player: 2 })
      .choose(2, { kind: 'ACTIVATE', card: 'Test Horn' })
      .settle();
    expect(used.hand(2)).toBe(3);
  });
  it('riftbound:316.5.b.1 nobody but the turn player invites, and no opponent is invited', () => {
    const invites = (play: RiftboundPlay) => play.decision().options.filter(({ kind }) => kind === 'INVITE');
    expect(invites(game()).map(({ player }) => player)).toEqual([2]);
    const declined = game().choose(0, { kind: 'INVITE', player: 2 }).choose(2, { kind: 'PASS' });
    expect([declined.decision().seat, declined.decision().kind]).toEqual([0, 'PRIORITY']);
    const free = position([{}, { hand: ['Test Slow'] }], { definitions: [slow] });
    expect(invites(free)).toEqual([]);
  });
});

describe('one on one', () => {
  const at = (controller: number, count = 1): JsonObject => ({ card: 'Test Recruit', controller, count });
  it('riftbound:740.2.b is who is alone where one enemy is alone', () => {
    const strike = (...units: JsonObject[]) => {
      const rite = { ...does({ do: 'kill', what: { each: [UNIT, { is: 'oneOnOne' }] } }) };
      const quick = {
        ...rite,
        abilities: [...(rite.abilities as JsonObject[]), { kind: 'keyword', keyword: 'action' }],
      };
      return teams([{ hand: ['Test Rite'] }], {
        definitions: [recruit, quick],
        battlefields: [
          { card: PEAK, owner: 1, controller: 1, units, showdown: { contester: 0 } },
          { card: GROVE, owner: 3 },
        ],
      })
        .play(0, 'Test Rite')
        .pass()
        .pass()
        .pass()
        .pass()
        .all('Test Recruit', 'battlefield').length;
    };
    expect([strike(at(0), at(1)), strike(at(0, 2), at(1))]).toEqual([0, 3]);
  });
  it('riftbound:740.1.a a teammate’s unit is friendly, so that nobody is alone beside it', () => {
    const rite = does({ do: 'kill', what: { each: [UNIT, { is: 'alone' }] } });
    const bases = [{ hand: ['Test Rite'], base: ['Test Giant'] }, {}, {}, {}];
    const game = teams(bases, {
      definitions: [giant, recruit, rite],
      battlefields: [
        { card: PEAK, owner: 1, controller: 0, units: [at(0), at(2)] },
        { card: GROVE, owner: 3 },
      ],
    })
      .settle()
      .play(0, 'Test Rite')
      .settle();
    expect([game.all('Test Recruit', 'battlefield').length, game.onBoard('Test Giant')]).toEqual([2, []]);
    expect(game.holder(PEAK)).toBe(0);
  });
});
