/** What rules of teams, buffs, Bonus Damage and choices say of other players and the second of several (489–758). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { type PlayerSetup, position, type RiftboundPlay, type Setup } from '../support/position.js';
import { aims, damage, draw, ENEMY, FRIEND, GEAR, giant, reacts, recruit, T0, T1, UNIT } from '../support/rites.js';

const teams = (players: PlayerSetup[], setup: Setup & { options?: object } = {}): RiftboundPlay =>
  position([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, {
    ...setup,
    options: { ...setup.options, format: '2v2' } as never,
  });

describe('teams', () => {
  const TEAM: JsonObject[] = [UNIT, { controller: 'team' }];
  it('riftbound:489.8.e choosing a unit of one’s own or of a teammate with a spell is choosing a friendly one, and of an opponent it is not', () => {
    const fan = gear('Test Fan', triggered({ on: 'chooseFriendly', player: 'you' }, draw(1)));
    const drawn = (named: string) =>
      teams(
        [
          { hand: ['Test Rite'], base: ['Test Fan', 'Test Giant'] },
          { base: ['Honest Broker'] },
          { base: ['Test Recruit'] },
          {},
        ],
        {
          definitions: [giant, recruit, fan, aims(UNIT, damage(0))],
        },
      )
        .play(0, 'Test Rite', { targets: [[{ card: named }]] })
        .settle()
        .hand(0);
    expect(['Test Giant', 'Test Recruit', 'Honest Broker'].map(drawn)).toEqual([1, 1, 0]);
    const mate = teams(
      [{ hand: ['Test Rite'] }, { base: ['Honest Broker'] }, { base: ['Test Recruit', 'Test Giant'] }, {}],
      {
        definitions: [giant, recruit, aims(TEAM, damage(1))],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(
      mate
        .decision()
        .options.map((one) => one.card)
        .sort(),
    ).toEqual(['Test Giant', 'Test Recruit']);
  });
});

describe('buffs and Bonus Damage', () => {
  it('riftbound:702.3.a a buff that is not placed is none that anybody placed', () => {
    const fan = gear('Test Fan', triggered({ on: 'did', player: 'you', match: { act: 'buff' } }, draw(1)));
    const drawn = (buffed: boolean) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Fan', { card: 'Test Giant', buffed }] }, {}], {
        definitions: [fan, giant, aims(UNIT, { do: 'counters', what: T0, kind: 'buff', amount: 1 })],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.hand(0), game.might('Test Giant')];
    };
    expect([drawn(false), drawn(true)]).toEqual([
      [1, 7],
      [0, 7],
    ]);
  });
  it('riftbound:715.4 nor where nothing is to be split, or a unit would deal it', () => {
    const annie = gear('Test Annie', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'bonusDamage', amount: 2 }],
    });
    const none = { count: [UNIT, { named: 'Nobody' }] };
    const dealt = (rite: JsonObject) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Annie', 'Test Recruit'] }, { base: ['Test Giant'] }], {
        definitions: [annie, giant, recruit, rite],
      }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
      const d = game.decision();
      if (d.kind === 'TARGETS') game.answer(0, { choose: d.options.slice(0, d.max ?? 0).map(({ id }) => id) });
      return game
        .calm()
        .happened('DAMAGE_DEALT')
        .map(({ amount }) => amount);
    };
    const split = (divide: JsonObject | number) =>
      spell('Test Rite', {
        divide,
        targets: [{ what: ENEMY, min: 0, max: null }],
        effects: [{ do: 'damage', to: T0, amount: { division: true } }],
      });
    const by = spell('Test Rite', {
      targets: [{ what: ENEMY }, { what: FRIEND }],
      effects: [{ do: 'damage', to: T0, from: T1, amount: none }],
    });
    expect([dealt(split(none)), dealt(aims(ENEMY, { do: 'damage', to: T0, amount: none })), dealt(by)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(dealt(aims(ENEMY, damage(1)))).toEqual([3]);
  });
});

describe('new choices', () => {
  const bend = reacts('Test Bend', {
    targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
    effects: [{ do: 'changeTargets', what: T0, anew: true }],
  });
  const bent = (game: RiftboundPlay): RiftboundPlay => {
    while (game.decision().seat === 0) game.pass();
    game.play(1, 'Test Bend');
    while (game.decision().kind === 'PRIORITY' && game.chain().includes('Test Bend')) game.pass();
    return game;
  };
  const names = ['Test One', 'Test Two', 'Test Three', 'Test Four'];
  const four = names.map((name) => unit(name, 6));
  it('riftbound:753 of two targets either, both or none is chosen anew', () => {
    const hurt = (...picks: string[]) => {
      const game = bent(
        position([{ hand: ['Test Rite'] }, { hand: ['Test Bend'], base: names }], {
          definitions: [
            ...four,
            bend,
            spell('Test Rite', {
              targets: [{ what: UNIT }, { what: UNIT, notIn: [0] }],
              effects: [damage(1), damage(2, T1)],
            }),
          ],
        }).play(0, 'Test Rite', { targets: [[{ card: 'Test One' }], [{ card: 'Test Two' }]] }),
      );
      for (const pick of picks) {
        expect([game.decision().kind, game.decision().seat]).toEqual(['TARGETS', 1]);
        game.choose(1, { card: pick });
      }
      game.settle();
      return names.map((name) => game.unit(name).damage ?? 0);
    };
    expect([hurt('Test One', 'Test Two'), hurt('Test Three', 'Test Two')]).toEqual([
      [1, 2, 0, 0],
      [0, 2, 1, 0],
    ]);
    expect([hurt('Test One', 'Test Four'), hurt('Test Three', 'Test Four')]).toEqual([
      [1, 0, 0, 2],
      [0, 0, 1, 2],
    ]);
  });
  it('riftbound:753.1 a mode for which nothing is legal is not chosen anew', () => {
    const modal = spell('Test Rite', {
      modes: {
        min: 1,
        max: 1,
        choices: [
          { effects: [draw(1)], label: 'draw' },
          { targets: [{ what: GEAR }], effects: [{ do: 'kill', what: T0 }], label: 'break' },
          { targets: [{ what: UNIT }], effects: [damage(1)], label: 'hit' },
        ],
      },
    });
    const start = (theirs: string[]) => {
      const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Bend'], base: theirs }], {
        definitions: [bend, modal, giant, gear('Test Horn')],
      }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
      game.answer(0, { choose: [game.decision().options[0]?.id as string] });
      return bent(game).decision();
    };
    expect([start(['Test Giant']).options.length, start(['Test Giant', 'Test Horn']).options.length]).toEqual([2, 3]);
    expect(start(['Test Giant']).kind).toBe('MODES');
  });
});

describe('what can’t be chosen', () => {
  const shy = unit('Test Shy', 6, { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] });
  it('riftbound:758 neither spells nor activated nor triggered abilities of enemies choose it, and those of its own player do', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: [],
      timing: 'reaction',
      targets: [{ what: UNIT }],
      effects: [damage(1)],
    });
    const archer = unit('Test Archer', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      targets: [{ what: [UNIT, { other: true }] }],
    });
    const start = (owner: number) =>
      position(
        [
          { hand: ['Test Rite', 'Test Archer'], base: ['Test Bow', 'Test Giant'] },
          { base: ['Test Giant', { card: 'Test Shy', controller: 1, owner }] },
        ],
        {
          definitions: [shy, bow, archer, giant, aims(UNIT, damage(1))],
        },
      );
    const offered = (game: RiftboundPlay) => {
      while (game.decision().kind === 'LOCATION') game.choose(0, { kind: 'BASE' });
      return game
        .decision()
        .options.map((one) => one.card)
        .sort();
    };
    for (const owner of [0, 1]) {
      expect(offered(start(owner).choose(0, { kind: 'PLAY', card: 'Test Rite' }))).toEqual([
        'Test Giant',
        'Test Giant',
      ]);
      expect(offered(start(owner).use(0, 'Test Bow'))).toEqual(['Test Giant', 'Test Giant']);
      expect(offered(start(owner).choose(0, { kind: 'PLAY', card: 'Test Archer' }))).toEqual([
        'Test Giant',
        'Test Giant',
      ]);
    }
    const own = position([{ base: ['Test Bow', 'Test Giant', 'Test Shy'] }, {}], {
      definitions: [shy, bow, giant],
    }).use(0, 'Test Bow');
    expect(offered(own)).toEqual(['Test Giant', 'Test Shy']);
  });
});
