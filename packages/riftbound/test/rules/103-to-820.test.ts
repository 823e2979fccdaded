/** Corners of rules that ask for words of their own: champions, facedown zones, tokens, applied costs, what is ignored. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../src/cards/index.js';
import { card, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, damage, does, ENEMY, FRIEND, foe, giant, recruit, T0, UNIT } from '../support/rites.js';

const rule = (name: string, more: JsonObject = {}): JsonObject => ({ mod: 'rule', rule: name, ...more });

const says = (...mods: JsonObject[]): JsonObject => ({ kind: 'static', mods });

const field = (name: string, ...abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
  abilities,
});

const printed = (name: string): JsonObject => JSON.parse(JSON.stringify(tokens.find((one) => one.name === name)));

describe('champions', () => {
  const hero = card('Test Hero', { types: ['Unit'], might: 2, supertypes: ['Champion'] });
  it('riftbound:103.2.a.3 all cards of its name are the chosen champion', () => {
    const count = does({ do: 'draw', who: 'you', count: { count: [UNIT, { is: 'chosenChampion' }] } });
    const drawn = (championZone: string[]) =>
      position([{ hand: ['Test Rite'], championZone, base: ['Test Hero', 'Test Recruit'] }, {}], {
        definitions: [hero, recruit, count],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([drawn(['Test Hero']), drawn([])]).toEqual([1, 0]);
  });
  it('riftbound:108.3.c.1 returns to the champion zone only if nothing is there', () => {
    const back = aims(FRIEND, { do: 'move', what: T0, to: 'championZone', cause: 'return' });
    const at = (championZone: string[]) =>
      position([{ hand: ['Test Rite'], championZone, base: ['Test Hero'] }, {}], { definitions: [hero, back] })
        .play(0, 'Test Rite')
        .settle();
    expect([at([]).onBoard('Test Hero').length, at(['Test Hero']).onBoard('Test Hero').length]).toEqual([0, 1]);
    expect(at([]).count(0, 'championZone')).toBe(1);
  });
});

describe('cards that others don’t see', () => {
  const dig = (filter?: JsonObject): JsonObject =>
    does({
      do: 'dig',
      count: 2,
      take: { to: 'hand', ...(filter ? { filter } : {}) },
      rest: { to: 'bottom', order: 'random' },
    });
  const min = (rite: JsonObject) =>
    position([{ hand: ['Test Rite'], mainDeck: ['Pouty Poro', 'Watchful Sentry', 'Honest Broker'] }, {}], {
      definitions: [rite],
    })
      .play(0, 'Test Rite')
      .settle()
      .decision();
  it('riftbound:128.6 nobody is compelled to take one of a kind, riftbound:128.6.a which is then impossible', () => {
    expect([min(dig(UNIT)).min, min(dig()).min]).toEqual([0, 1]);
    const declined = position([{ hand: ['Test Rite'], mainDeck: ['Pouty Poro', 'Watchful Sentry'] }, {}], {
      definitions: [dig(UNIT)],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(declined.choose(0, []).settle().hand(0)).toBe(0);
  });
});

describe('facedown zones', () => {
  const den = field('Test Den', says(rule('facedownRoom', { more: 1 })));
  const lurker = withKeyword(unit('Test Lurker', 1), 'hidden');
  const silence = aims({ has: ['types', 'Battlefield'] }, { do: 'modify', what: T0, mods: [{ mod: 'loseAbilities' }] });
  const start = () =>
    position([{ hand: ['Test Lurker', 'Test Lurker', 'Test Lurker', 'Test Rite'] }, {}], {
      definitions: [den, lurker, recruit, silence],
      battlefields: [
        { card: 'Test Den', owner: 0, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, owner: 1 },
      ],
    })
      .hide(0, 'Test Lurker', 'Test Den')
      .hide(0, 'Test Lurker', 'Test Den');
  it('riftbound:107.3.b.1 may hold more cards', () => {
    expect([start().count(0, 'facedown'), start().offered().includes('HIDE Test Lurker')]).toEqual([2, false]);
  });
  it('riftbound:107.3.b.2 where they hold fewer than lie there their controller puts the difference into the trash', () => {
    const game = start().play(0, 'Test Rite', { targets: [[{ card: 'Test Den' }]] });
    while (game.decision().kind === 'PRIORITY' && game.chain().length > 0) game.pass();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'HIDDEN_EXCESS', min: 1, max: 1 });
    game.answer(0, game.decision().default).settle();
    expect([game.count(0, 'facedown'), game.pile(0, 'trash').includes('Test Lurker')]).toEqual([1, true]);
  });
  it('riftbound:107.3.b.1 or fewer, and then none', () => {
    const offered = (more: number) =>
      position([{ hand: ['Test Lurker'] }, {}], {
        definitions: [field('Test Hole', says(rule('facedownRoom', { more }))), lurker, recruit],
        battlefields: [
          { card: 'Test Hole', owner: 0, controller: 0, units: ['Test Recruit'] },
          { card: GROVE, owner: 1 },
        ],
      })
        .offered()
        .includes('HIDE Test Lurker');
    expect([offered(0), offered(-1)]).toEqual([true, false]);
  });
  it('riftbound:107.3.b.2 though it is another player’s turn', () => {
    const game = position([{ hand: ['Test Lurker', 'Test Lurker'] }, { hand: ['Test Rite'] }], {
      definitions: [den, lurker, recruit, silence],
      battlefields: [
        { card: 'Test Den', owner: 0, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, owner: 1 },
      ],
    })
      .hide(0, 'Test Lurker', 'Test Den')
      .hide(0, 'Test Lurker', 'Test Den')
      .until({ turn: 4, step: 'main' })
      .play(1, 'Test Rite', { targets: [[{ card: 'Test Den' }]] });
    while (game.decision().kind === 'PRIORITY' && game.chain().length > 0) game.pass();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'HIDDEN_EXCESS' });
  });
});

describe('tokens that cards make', () => {
  const called = (name: string, more: object = {}) =>
    position([{ hand: ['Test Rite'], ...more }, {}], {
      definitions: [does({ do: 'createToken', token: printed(name), to: 'base' }), recruit, giant],
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:187.6 a Reflection has no domain and no Might', () => {
    expect(called('Reflection').unit('Reflection')).toMatchObject({ might: 0, domain: [], token: true });
  });
  it('riftbound:187.11 a Shadow Clone may banish a unit from the trash as it attacks, for Assault 4', () => {
    const attacking = (pick: boolean) => {
      const game = position([{ base: [{ token: 'Shadow Clone' }], trash: ['Test Recruit'] }, {}], {
        definitions: [recruit, giant],
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Test Giant')] },
          { card: GROVE, owner: 1 },
        ],
      }).move(0, 'Shadow Clone', PEAK);
      for (let d = game.decision(); d.kind !== 'PRIORITY' || game.chain().length > 0; d = game.decision())
        game.answer(
          d.seat,
          d.kind === 'MAY' ? { confirm: pick } : d.kind === 'PRIORITY' ? { choose: [{ kind: 'PASS' }] } : d.default,
        );
      return [game.might('Shadow Clone'), game.count(0, 'banishment')];
    };
    expect([attacking(true), attacking(false)]).toEqual([
      [4, 1],
      [0, 0],
    ]);
  });
  it('riftbound:187.8 Brush gives animals there one Might more, and may be swapped back where one scores', () => {
    const poro = { ...unit('Test Poro', 1), props: { ...(unit('Test Poro', 1).props as JsonObject), tags: ['Poro'] } };
    const grow = spell('Test Rite', {
      targets: [{ what: [{ has: ['types', 'Battlefield'] }, { named: PEAK }] }],
      effects: [{ do: 'replaceWithToken', what: T0, token: printed('Brush') }],
    });
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [poro, recruit, grow],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Poro', 'Test Recruit'] },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.might('Test Poro'), game.might('Test Recruit')]).toEqual([2, 1]);
    game.until({ turn: 5, kind: 'MAY' }).answer(0, { confirm: true }).settle();
    expect(game.holder(PEAK)).toBe(0);
  });
  it('riftbound:187.9 to the Baron Pit units move from anywhere', () => {
    const to = (name: string) =>
      position([{}, {}], {
        definitions: [recruit, printed('Baron Pit')],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
          { card: name, owner: 1 },
        ],
      }).move(0, 'Test Recruit', name);
    expect(to('Baron Pit').calm().where('Test Recruit')).toBe('Baron Pit');
    expect(to(GROVE).where('Test Recruit')).toBe('base');
  });
});

it('riftbound:194.3.a a battlefield may ask for more points', () => {
  const game = (more: JsonObject[]) =>
    position([{ points: 7, hand: ['Test Rite'] }, {}], {
      definitions: [field('Test Height', ...more), does({ do: 'stat', who: 'you', stat: 'points', amount: 1 })],
      battlefields: [
        { card: 'Test Height', owner: 0 },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Rite')
      .settle()
      .result();
  expect([game([]) !== null, game([says(rule('raisesVictoryScore', { amount: 1 }))])]).toEqual([true, null]);
});

describe('applied costs', () => {
  const investigator = unit('Test Investigator', 1, says(rule('moveTax', { energy: 1 })));
  const game = (mine: JsonObject[], controller = 1) =>
    position([{ base: ['Test Giant', 'Test Giant', 'Test Giant'], runes: mine }, {}], {
      definitions: [investigator, giant],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [{ card: 'Test Investigator', controller }] },
        { card: GROVE, owner: 1 },
      ],
      turn: { number: 3, active: 0 },
    });
  const go = (play: RiftboundPlay) => {
    play.choose(0, { kind: 'MOVE', card: 'Test Giant' });
    if (play.decision().kind === 'DESTINATION') play.choose(0, { kind: 'BATTLEFIELD', card: PEAK });
    return play;
  };
  const along = (play: RiftboundPlay, count: number) => {
    const picks = play
      .decision()
      .options.slice(0, count)
      .map(({ object }) => ({ object: String(object) }));
    return play.choose(0, picks);
  };
  const spent = (play: RiftboundPlay) => play.runes(0).filter(({ exhausted }) => exhausted).length;
  it('riftbound:204.4 are paid for an action, riftbound:204.4.a each unit beyond the first that moves, riftbound:204.4.b as it is done', () => {
    const play = along(go(game([runes(3, 'Mind')])), 2);
    expect([
      spent(play),
      play.all('Test Giant', 'battlefield').length,
      play.happened('ABILITY_ON_STACK').length,
    ]).toEqual([2, 3, 0]);
  });
  it('riftbound:204.4.b.1 with what runes add', () => {
    expect(go(game([runes(1, 'Mind')])).decision()).toMatchObject({ kind: 'MOVE_ALONG', max: 1 });
  });
  it('riftbound:204.4.c who can’t pay can’t do it', () => {
    const play = go(game([]));
    const moved = play.decision().kind === 'MOVE_ALONG' ? play.choose(0, []) : play;
    expect(moved.all('Test Giant', 'battlefield')).toHaveLength(1);
  });
});

describe('what is ignored', () => {
  const wary = withKeyword(unit('Test Wary', 6), 'deflect', { value: 2 });
  const bolt = (more: JsonObject[] = []): JsonObject => ({
    ...aims(ENEMY, damage(1)),
    abilities: [...(aims(ENEMY, damage(1)).abilities as JsonObject[]), ...more],
  });
  const ignoring = bolt([{ kind: 'static', zone: 'chain', mods: [rule('ignores', { keyword: 'deflect' })] }]);
  const cast = (rite: JsonObject, mine: JsonObject[]) => {
    const game = position([{ hand: ['Test Rite'], runes: mine }, { base: ['Test Wary', 'Test Recruit'] }], {
      definitions: [wary, recruit, rite],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    return game.decision().kind === 'TARGETS'
      ? game
          .decision()
          .options.map(({ card: name }) => name)
          .sort()
      : [];
  };
  it('riftbound:765 is so for one action, riftbound:766 in which it is as though it were not there', () => {
    expect([cast(bolt(), []), cast(ignoring, [])]).toEqual([[], ['Test Recruit', 'Test Wary']]);
  });
  it('riftbound:766 also where only what has Deflect can be chosen', () => {
    const only = (rite: JsonObject): boolean =>
      position([{ hand: ['Test Rite'], runes: [] }, { base: ['Test Wary'] }], { definitions: [wary, rite] })
        .offered()
        .includes('PLAY Test Rite');
    expect([only(bolt()), only(ignoring)]).toEqual([false, true]);
  });
  const sniper = (players: string): JsonObject =>
    unit('Test Sniper', 6, {
      kind: 'static',
      affects: { players },
      mods: [rule('ignores', { keyword: 'backline', at: { is: 'here' } })],
    });
  const last = withKeyword(unit('Test Last', 6), 'backline');
  const asked = (players: string) => {
    const game = position([{ base: ['Test Sniper'] }, {}], {
      definitions: [sniper(players), last, giant],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Last'), foe('Test Giant')] },
        { card: GROVE, owner: 1 },
      ],
    }).move(0, 'Test Sniper', PEAK);
    while (game.decision().kind === 'PRIORITY') game.pass();
    return game;
  };
  it('riftbound:767 and only for who ignores it', () => {
    const toLast = { distribute: [{ option: { card: 'Test Last' }, amount: 6 }] };
    expect(asked('you').decision()).toMatchObject({ seat: 0, kind: 'COMBAT_DAMAGE' });
    asked('you').answer(0, toLast);
    expect(asked('opponents').refused(0, toLast).code).toBeDefined();
  });
});
