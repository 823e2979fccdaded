/** Rules for each of several and for whoever it is: abilities in any phase, several of a permanent, three players and teams (383–489). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, type Setup } from '../support/position.js';
import {
  aims,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  giant,
  reacts,
  recruit,
  status,
  UNIT,
} from '../support/rites.js';
import { ATTACH, attaches, blade, PATH, soldier } from '../support/smithy.js';

const PLAYED = { on: 'play', object: 'self' };
const token = (name: string, type: string): JsonObject => ({
  name,
  props: { name, types: [type], supertypes: [], domains: [], tags: [], ...(type === 'Unit' ? { might: 1 } : {}) },
  abilities: [],
});
const teams = (players: PlayerSetup[], setup: Setup = {}): RiftboundPlay =>
  position([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, { ...setup, options: { format: '2v2' } as never });

describe('triggered abilities', () => {
  it('riftbound:383.3.b whoever controls the ability pays its cost, in the turn of another as well', () => {
    const toll = gear('Test Toll', {
      ...triggered({ on: 'play', player: 'opponent', object: UNIT }, draw(1)),
      may: true,
      cost: energy(2),
    });
    const game = position([{ hand: ['Test Recruit'] }, { base: ['Test Toll'] }], { definitions: [toll, recruit] })
      .play(0, 'Test Recruit')
      .answer(1, { confirm: true });
    expect(game.happened('COST_PAID')).toMatchObject([{ seat: 1, energy: 2 }]);
    expect(game.settle().hand(1)).toBe(1);
  });
  it('riftbound:383.3.c they are put on the chain in showdowns and in phases that nobody acts in', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'showdown', player: 'any' }, draw(1)),
      triggered({ on: 'step', match: { step: 'end' }, player: 'opponent' }, draw(1)),
      triggered({ on: 'step', match: { step: 'beginning' }, player: 'you' }, draw(1)),
    );
    const game = position([{ base: ['Test Recruit'] }, { base: ['Test Watch'] }], { definitions: [watch, recruit] });
    const drawn = [game.move(0, 'Test Recruit', PEAK).calm().hand(1)];
    game.until({ turn: 4, step: 'main' });
    // One each at the end of the turn and in the Beginning Phase, and the card of the Draw Phase.
    expect([...drawn, game.hand(1)]).toEqual([1, 4]);
  });
  it('riftbound:383.4.a.2 all play effects of a permanent go on the chain', () => {
    const herald = unit('Test Herald', 1, triggered(PLAYED, draw(1)), triggered(PLAYED, draw(2)));
    const game = position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] }).play(0, 'Test Herald');
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    expect(game.chain()).toEqual(['Test Herald', 'Test Herald']);
    expect(game.calm().hand(0)).toBe(3);
  });
  it('riftbound:383.4.f.2 each unit that becomes a defender triggers', () => {
    const guard = unit('Test Guard', 3, triggered({ on: 'unit:defend', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Giant'] }, {}], {
      definitions: [giant, guard],
      battlefields: [
        { card: PATH, owner: 0, controller: 1, units: [foe('Test Guard'), foe('Test Guard')] },
        { card: PEAK, owner: 1 },
      ],
    }).move(0, 'Test Giant', PATH);
    while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    expect(game.chain()).toEqual(['Test Guard', 'Test Guard']);
  });
  it.each(['trash', 'banishment'])(
    'riftbound:385.2 what says that it functions in the %s does so in the turn of another as well',
    (zone) => {
      const ghost = unit('Test Ghost', 1, { ...triggered({ on: 'play', player: 'any', object: UNIT }, draw(1)), zone });
      const drawn = (where: string) =>
        position([{ hand: ['Test Recruit'] }, { [where]: ['Test Ghost'] }], { definitions: [ghost, recruit] })
          .play(0, 'Test Recruit')
          .settle()
          .hand(1);
      const elsewhere = zone === 'trash' ? 'banishment' : 'trash';
      expect([drawn(zone), drawn(elsewhere), drawn('base')]).toEqual([1, 0, 0]);
    },
  );
});

describe('actions', () => {
  it('riftbound:413.4.c whoever has another draw too many has them burn out and draw the rest', () => {
    const poros = ['Pouty Poro', 'Pouty Poro', 'Pouty Poro'];
    const game = position([{ hand: ['Test Rite'] }, { mainDeck: ['Test Giant'], trash: poros }], {
      definitions: [giant, does({ do: 'draw', who: 'opponents', count: 3 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(1), game.count(1, 'mainDeck'), game.points(0), game.hand(0)]).toEqual([3, 1, 1, 0]);
  });
  it('riftbound:425.1 all that an effect counters is countered, several spells as well as one', () => {
    const stop = reacts('Test Stop', {
      effects: [{ do: 'counterOnStack', what: { each: [{ zone: 'chain' }, { controller: 'opponent' }] } }],
    });
    const game = position([{ hand: ['Test Rite', 'Test Quick'] }, { hand: ['Test Stop'] }], {
      definitions: [stop, does(draw(1)), reacts('Test Quick', { effects: [draw(2)] })],
    });
    game.play(0, 'Test Rite').play(0, 'Test Quick').pass().play(1, 'Test Stop').settle();
    expect([game.hand(0), game.chain(), game.pile(0, 'trash').sort()]).toEqual([0, [], ['Test Quick', 'Test Rite']]);
  });
  it('riftbound:439.2.b.1 of several units that are created each may come to another place', () => {
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [recruit, does({ do: 'createToken', token: token('Test Soldier', 'Unit'), count: 2 })],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Test Rite')
      .settle()
      .choose(0, { kind: 'BATTLEFIELD', card: PEAK })
      .choose(0, { kind: 'BASE' });
    expect([game.all('Test Soldier', 'battlefield').length, game.all('Test Soldier', 'base').length]).toEqual([1, 1]);
  });
  it('riftbound:439.2.b.4 of several legends each comes to the legend zone', () => {
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [does({ do: 'createToken', token: token('Test Legend', 'Legend'), count: 2 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.all('Test Legend', 'legendZone').map(({ controller }) => controller)).toEqual([0, 0]);
  });
  it('riftbound:441.1.c Empowered again a unit of an opponent is Empowered as before', () => {
    const warden = gear('Test Warden', {
      kind: 'static',
      affects: [UNIT, { status: 'empowered' }],
      mods: [{ mod: 'add', stat: 'might', value: 1 }],
    });
    const might = (...how: boolean[]) =>
      position([{ hand: ['Test Rite'], base: ['Test Warden'] }, { base: ['Test Giant'] }], {
        definitions: [warden, giant, aims(ENEMY, ...how.map((on) => status('empowered', on)))],
      })
        .play(0, 'Test Rite')
        .settle()
        .might('Test Giant');
    expect([might(), might(true), might(true, true), might(true, true, false)]).toEqual([6, 7, 7, 6]);
  });
});

describe('players', () => {
  it('riftbound:464.2.c of three players those defend whose units are there', () => {
    const game = position([{ base: ['Test Giant'] }, {}, {}], {
      definitions: [giant, recruit],
      battlefields: [
        { card: PATH, owner: 0, controller: 2, units: [{ card: 'Test Recruit', controller: 2 }] },
        { card: PEAK, owner: 1 },
        { card: GROVE, owner: 2 },
      ],
    }).move(0, 'Test Giant', PATH);
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 0, defender: 2 }]);
    expect([game.unit('Test Giant').attacker, game.unit('Test Recruit').defender]).toEqual([true, true]);
  });
  it('riftbound:469.1.a what an opponent controlled as the turn began is scored as it is conquered', () => {
    const game = teams([{ base: ['Test Giant'] }], {
      definitions: [giant, recruit],
      turn: { number: 5, active: 0, step: 'beginning' },
      battlefields: [
        { card: PEAK, owner: 1, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, owner: 3 },
      ],
    })
      .until({ step: 'main' })
      .move(0, 'Test Giant', PEAK)
      .calm();
    expect([game.holder(PEAK), game.points(0), game.points(2), game.happened('NOT_SCORED')]).toEqual([0, 1, 1, []]);
  });
  it('riftbound:489.6 the first team to have the points wins, in the turn of the other team as well', () => {
    const give = spell('Test Rite', {
      targets: [{ what: { player: 'opponent' } }],
      effects: [{ do: 'stat', who: { target: 0 }, stat: 'points', amount: 1 }],
    });
    const game = teams([{ points: 10 }, { points: 4, hand: ['Test Rite'] }], {
      definitions: [give],
      turn: { number: 6, active: 1 },
    })
      .play(1, 'Test Rite', { targets: [[{ player: 2 }]] })
      .settle();
    expect(game.result()?.winners).toEqual([0, 2]);
  });
});

describe('layers', () => {
  const plus: JsonObject = { mod: 'add', stat: 'might', value: 1 };
  const passive = (affects: JsonObject | JsonObject[]): JsonObject => ({ kind: 'static', affects, mods: [plus] });
  it('riftbound:477.1.a names and controllers are traits: what asks for them sees what they have become', () => {
    const rename = aims(
      { named: 'Test Recruit' },
      {
        do: 'modify',
        what: { target: 0 },
        mods: [{ mod: 'set', prop: 'name', value: 'Test Hero' }],
      },
    );
    const named = position([{ hand: ['Test Rite'], base: ['Test Fan', 'Test Recruit'] }, {}], {
      definitions: [rename, recruit, unit('Test Fan', 2, passive([UNIT, { named: 'Test Hero' }]))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(named.onBoard('Test Recruit').concat(named.onBoard('Test Hero'))).toMatchObject([
      { name: 'Test Hero', might: 2 },
    ]);
    const seize = aims(ENEMY, { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }] });
    const game = position([{ hand: ['Test Rite'], base: ['Test Captain'] }, { base: ['Test Recruit'] }], {
      definitions: [seize, recruit, unit('Test Captain', 2, passive([...FRIEND, { other: true }]))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Recruit')).toMatchObject({ controller: 0, might: 2 });
  });
  it('riftbound:477.3.d the Might bonuses of all that is attached are added up', () => {
    const game = position(
      [{ hand: ['Test Attach', 'Test Attach'], base: ['Test Soldier', 'Test Blade', 'Test Weight'] }, {}],
      {
        definitions: [soldier, ATTACH, blade('Test Blade', 4), blade('Test Weight', 2)],
      },
    );
    expect(attaches(game, 'Test Blade', 'Test Soldier').might('Test Soldier')).toBe(7);
    expect(attaches(game, 'Test Weight', 'Test Soldier').might('Test Soldier')).toBe(9);
  });
});
