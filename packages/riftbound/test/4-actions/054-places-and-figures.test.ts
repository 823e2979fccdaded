/** What is asked of places, of what has left them, of costs and damage, and what players do with units and gear (107, 142, 420, 434, 740). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';

const XP = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
const gained = (game: RiftboundPlay): number => Number(game.xp(0) ?? 0);
const UNIT = { has: ['types', 'Unit'] };
const FOND = { named: 'Test Fond' };
const EQUIPMENT = { has: ['tags', 'Equipment'] };
const BATTLEFIELD = { has: ['types', 'Battlefield'] };
const t = { target: 0 };
const deed = (what: JsonObject | JsonObject[], effect: JsonObject, more: JsonObject = {}): JsonObject =>
  spell('Test Deed', { targets: [{ what, ...more }], effects: [effect] });
/** A choice that is asked for though there is only one thing. */
const OPTIONAL = { min: 0 };
const rule = (name: string, more: JsonObject = {}, at: JsonObject = {}): JsonObject => ({
  kind: 'static',
  ...at,
  mods: [{ mod: 'rule', rule: name, ...more }],
});
/** The cards that a spell of seat 0 could choose. */
const choices = (game: RiftboundPlay): unknown[] =>
  game
    .choose(0, { kind: 'PLAY', card: 'Test Deed' })
    .decision()
    .options.map((o) => o.card);

describe('figures', () => {
  const fits = (stat: unknown[], damage = 0): unknown[] =>
    choices(
      position([{ hand: ['Test Deed'], base: ['Test Dear', { card: 'Test Cheap', damage }, 'Test Other'] }, {}], {
        definitions: [
          deed([UNIT, { stat } as JsonObject], { do: 'kill', what: t }),
          card('Test Dear', { types: ['Unit'], might: 3, energy: 2, power: ['Mind', 'Mind'] }),
          card('Test Cheap', { types: ['Unit'], might: 3, energy: 9, power: ['Fury|Mind'] }),
          card('Test Other', { types: ['Unit'], might: 3, energy: 9, power: ['Mind', 'any', 'Fury'] }),
        ],
      }),
    );
  it('riftbound:131.3.a each symbol of the Power cost is one', () => {
    expect(fits(['power', '>=', 2])).toEqual(['Test Dear', 'Test Other']);
    expect(fits(['power', '<', 3])).toEqual(['Test Dear', 'Test Cheap']);
  });
  it('riftbound:131.3.a two symbols of one domain are paid with two Power', () => {
    const dear = card('Test Dear', { types: ['Unit'], might: 3, energy: 0, power: ['Mind', 'Mind'] });
    const offered = (count: number) =>
      position([{ hand: ['Test Dear'], runes: [{ card: 'Mind Rune', count }] }, {}], { definitions: [dear] }).offered();
    expect(offered(1)).not.toContain('PLAY Test Dear');
    expect(offered(2)).toContain('PLAY Test Dear');
  });
  it('riftbound:142 damaged units are those that have damage', () => {
    expect(fits(['damage', '<', 1], 2)).toEqual(['Test Dear', 'Test Other']);
  });
});

describe('the Victory Score', () => {
  const climb: JsonObject = {
    name: 'Test Climb',
    props: { name: 'Test Climb', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
    abilities: [rule('raisesVictoryScore', { amount: 1 })],
  };
  it('riftbound:194.2 so many points win the game, and one more where a battlefield says so', () => {
    const ends = (where: string): boolean => {
      const point = spell('Test Point', { effects: [{ do: 'stat', who: 'you', stat: 'points', amount: 1 }] });
      const game = position([{ hand: ['Test Point'], points: 7 }, {}], {
        battlefields: [{ card: where }, { card: PEAK }],
        definitions: [climb, point],
      });
      return game.play(0, 'Test Point').calm().result() !== null;
    };
    expect([ends(GROVE), ends('Test Climb')]).toEqual([true, false]);
  });
  it('riftbound:194.1 how far a score is from it can be asked', () => {
    const near = (points: number): number => {
      const asks = spell('Test Deed', {
        effects: [
          {
            do: 'if',
            if: { compare: [{ stat: 'points', of: 'you' }, '>=', { sum: ['victoryScore', -3] }] },
            then: [XP],
          },
        ],
      });
      const game = position([{ hand: ['Test Deed'], points }, {}], { definitions: [asks] });
      return gained(game.play(0, 'Test Deed').settle());
    };
    expect([near(4), near(5)]).toEqual([0, 1]);
  });
});

describe('where units die', () => {
  const knell = (value: JsonObject): JsonObject =>
    unit('Test Mourned', 1, {
      kind: 'keyword',
      keyword: 'deathknell',
      effects: [{ do: 'if', if: { is: ['self', value] }, then: [XP] }],
    });
  const plain = spell('Test Storm', { effects: [{ do: 'kill', what: { each: [UNIT, { is: 'atBattlefield' }] } }] });
  const storm = {
    ...plain,
    abilities: [{ kind: 'keyword', keyword: 'action' }, ...(plain.abilities as JsonObject[])],
  };
  const died = (others: JsonObject[], value: JsonObject): number => {
    const game = position([{ hand: ['Test Storm'], base: ['Test Plain'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 0, units: [{ card: 'Test Mourned' }, ...others] },
        { card: GROVE, controller: 0, units: ['Test Plain'] },
      ],
      definitions: [storm, knell(value), unit('Test Plain', 2)],
    });
    // Where an enemy is there as well, there is a showdown.
    while (game.decision().seat !== 0) game.pass();
    return gained(game.play(0, 'Test Storm').calm());
  };
  it('riftbound:359.3.e.13 what died was alone if nobody of its player was there, not even what died with it', () => {
    expect([died([], { is: 'alone' }), died([{ card: 'Test Plain' }], { is: 'alone' })]).toEqual([1, 0]);
    expect(died([{ card: 'Test Plain', controller: 1 }], { is: 'alone' })).toBe(1);
  });
  it('riftbound:359.3.e.13 abilities here see what dies here', () => {
    const watcher = unit(
      'Test Watcher',
      9,
      triggered(
        {
          on: 'move',
          object: [UNIT, { is: 'here' }],
          match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] },
        },
        XP,
      ),
    );
    const seen = (at: string): number => {
      const game = position([{ hand: ['Test Deed'] }, {}], {
        battlefields: [
          { card: PEAK, controller: 0, units: ['Test Watcher', ...(at === PEAK ? ['Test Plain'] : [])] },
          { card: GROVE, controller: 0, units: at === GROVE ? ['Test Plain'] : [] },
        ],
        definitions: [watcher, deed([UNIT], { do: 'kill', what: t }), unit('Test Plain', 2)],
      });
      return gained(game.play(0, 'Test Deed', { targets: [[{ card: 'Test Plain' }]] }).calm());
    };
    expect([seen(PEAK), seen(GROVE)]).toEqual([1, 0]);
  });
});

describe('places', () => {
  it('riftbound:170.11.a battlefields are told by the units there', () => {
    const move: JsonObject = { do: 'moveTo', what: 'self', to: t };
    const game = position([{ hand: ['Test Deed'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 0, units: ['Test Plain'] },
        { card: GROVE, controller: 1, units: [{ card: 'Pouty Poro', controller: 1 }] },
      ],
      definitions: [
        deed([BATTLEFIELD, { is: 'hasUnits', of: [UNIT, { controller: 'opponent' }] }], move, OPTIONAL),
        unit('Test Plain', 2),
      ],
    });
    expect(choices(game)).toEqual([GROVE]);
  });
  it('riftbound:344.1 what is in a showdown is where one goes on', () => {
    const quick = (of: JsonObject[]): JsonObject => {
      const made = deed(of, { do: 'kill', what: t }, OPTIONAL);
      return { ...made, abilities: [{ kind: 'keyword', keyword: 'action' }, ...(made.abilities as JsonObject[])] };
    };
    const game = position([{ hand: ['Test Deed'], base: ['Test Plain', 'Pouty Poro'] }, {}], {
      battlefields: [{ card: PEAK }, { card: GROVE }],
      definitions: [quick([UNIT, { is: 'inShowdown' }]), unit('Test Plain', 2)],
    });
    expect(choices(game.move(0, 'Test Plain', PEAK))).toEqual(['Test Plain']);
  });
  it('riftbound:447.2.c what would come to the base of another player is recalled instead', () => {
    const pull = deed([UNIT, { controller: 'opponent' }], { do: 'moveTo', what: t, to: { each: [EQUIPMENT] } });
    const game = position([{ hand: ['Test Deed'], base: ['Test Blade'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [{ card: 'Test Plain', controller: 1 }] }, { card: GROVE }],
      definitions: [
        pull,
        { ...gear('Test Blade'), props: { ...(gear('Test Blade').props as JsonObject), tags: ['Equipment'] } },
        unit('Test Plain', 2),
      ],
    });
    game.play(0, 'Test Deed', { targets: [[{ card: 'Test Plain' }]] }).settle();
    expect([game.where('Test Plain'), game.happened('RECALLED').length, game.happened('MOVED').length]).toEqual([
      'base',
      1,
      0,
    ]);
    expect(game.unit('Test Plain').controller).toBe(1);
  });
  it('riftbound:054.1 what can’t be moved stays, where the rule is about who moves it', () => {
    const rooted = (by?: string): JsonObject => unit('Test Root', 2, rule('cantBeMoved', by ? { by } : {}));
    const moved = (who: 'standard' | 'own' | 'enemy', by?: string): string => {
      const push = deed([UNIT], { do: 'moveTo', what: t, to: 'base' });
      const owner = who === 'enemy' ? 1 : 0;
      const game = position([{ hand: ['Test Deed'] }, {}], {
        battlefields: [
          { card: PEAK, controller: owner, units: [{ card: 'Test Root', controller: owner }] },
          { card: GROVE },
        ],
        definitions: [push, rooted(by)],
      });
      if (who === 'standard') return String(game.offered().includes('MOVE Test Root'));
      game.play(0, 'Test Deed', { targets: [[{ card: 'Test Root' }]] }).settle();
      return game.where('Test Root');
    };
    expect([moved('own'), moved('enemy'), moved('standard')]).toEqual([PEAK, PEAK, 'false']);
    expect([moved('own', 'opponent'), moved('enemy', 'opponent'), moved('standard', 'opponent')]).toEqual([
      'base',
      PEAK,
      'true',
    ]);
    expect([moved('own', 'controller'), moved('enemy', 'controller'), moved('standard', 'controller')]).toEqual([
      PEAK,
      'base',
      'false',
    ]);
  });
  it('riftbound:369.3 a unit may enter ready at some places alone', () => {
    const quick = unit('Test Quick', 2, rule('entersReady', { at: BATTLEFIELD }, { zone: 'chain' }));
    const ready = (at: string): boolean => {
      const game = position([{ hand: ['Test Quick'] }, {}], {
        battlefields: [{ card: PEAK, controller: 0, units: ['Pouty Poro'] }, { card: GROVE }],
        definitions: [quick],
      });
      return game.play(0, 'Test Quick', { at }).settle().ready('Test Quick');
    };
    expect([ready(PEAK), ready('base')]).toEqual([true, false]);
  });
});

describe('who attaches, moves and plays', () => {
  const blade = (): JsonObject => {
    const made = gear('Test Blade');
    return { ...made, props: { ...(made.props as JsonObject), tags: ['Equipment'] } };
  };
  it('riftbound:434.1 a player attaches something to something', () => {
    const attached = (source: unknown, to: string): number => {
      const fond = unit(
        'Test Fond',
        2,
        triggered(
          { on: 'did', player: 'you', match: { act: 'attach' }, object: [EQUIPMENT], source } as JsonObject,
          XP,
        ),
      );
      const game = position([{ hand: ['Test Deed'], base: ['Test Fond', 'Test Plain', 'Test Blade'] }, {}], {
        definitions: [
          deed([UNIT], { do: 'attach', what: { each: [EQUIPMENT] }, to: t }),
          fond,
          unit('Test Plain', 2),
          blade(),
        ],
      });
      return gained(game.play(0, 'Test Deed', { targets: [[{ card: to }]] }).settle());
    };
    expect([attached('self', 'Test Fond'), attached('self', 'Test Plain'), attached(UNIT, 'Test Plain')]).toEqual([
      1, 0, 1,
    ]);
  });
  it('riftbound:818.3 equipped units bear an Equipment, riftbound:718.1 which is attached to them', () => {
    const bind = spell('Test Bind', { effects: [{ do: 'attach', what: { each: [EQUIPMENT] }, to: { each: [FOND] } }] });
    const asked = (what: JsonObject[]): unknown[] =>
      choices(
        position([{ hand: ['Test Deed', 'Test Bind'], base: ['Test Fond', 'Test Plain', 'Test Blade'] }, {}], {
          definitions: [
            deed(what, { do: 'kill', what: t }, OPTIONAL),
            bind,
            unit('Test Fond', 2),
            unit('Test Plain', 2),
            blade(),
          ],
        })
          .play(0, 'Test Bind')
          .settle(),
      );
    expect(asked([UNIT, { bears: EQUIPMENT }])).toEqual(['Test Fond']);
    expect(asked([UNIT, { not: { bears: EQUIPMENT } }])).toEqual(['Test Plain']);
    expect(asked([EQUIPMENT, { attachedTo: { each: [UNIT] } }])).toEqual(['Test Blade']);
  });
  it('riftbound:420.2.b who moves a unit is who makes the standard move or controls the instruction', () => {
    const watcher = gear(
      'Test Watcher',
      triggered({ on: 'did', player: 'you', match: { act: 'move' }, object: [UNIT] }, XP),
    );
    const push = deed([UNIT], { do: 'moveTo', what: t, to: 'base' });
    const at = (controller: number) => [
      { card: PEAK, controller, units: [{ card: 'Test Plain', controller }] },
      { card: GROVE },
    ];
    const own = position([{ base: ['Test Watcher', 'Test Plain'] }, {}], {
      definitions: [watcher, unit('Test Plain', 2)],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    });
    expect(gained(own.move(0, 'Test Plain', PEAK).settle())).toBe(1);
    const pushed = (by: number): number => {
      const hand = { hand: ['Test Deed'] };
      const game = position([{ base: ['Test Watcher'], ...(by === 0 ? hand : {}) }, by === 1 ? hand : {}], {
        definitions: [watcher, push, unit('Test Plain', 2)],
        battlefields: at(1),
        turn: { active: by },
      });
      return gained(game.play(by, 'Test Deed', { targets: [[{ card: 'Test Plain' }]] }).settle());
    };
    expect([pushed(0), pushed(1)]).toEqual([1, 0]);
  });
  it('riftbound:419.1 an opponent plays a token where they may', () => {
    const cub: JsonObject = {
      name: 'Test Cub',
      props: { name: 'Test Cub', types: ['Unit'], supertypes: [], domains: [], tags: [], might: 1 },
      abilities: [],
    };
    const gift = spell('Test Gift', { effects: [{ do: 'playToken', token: cub, who: 'opponents' }] });
    const game = position([{ hand: ['Test Gift'] }, {}], { definitions: [gift] });
    game.play(0, 'Test Gift').calm();
    expect(game.unit('Test Cub')).toMatchObject({ controller: 1, owner: 1, zone: 'base' });
  });
});

describe('additional times', () => {
  const knell = unit('Test Mourned', 1, { kind: 'keyword', keyword: 'deathknell', effects: [XP] });
  const again = (more: JsonObject): JsonObject =>
    unit('Test Echo', 1, {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'triggersAgain', ...more }],
    });
  const died = (more: JsonObject, together = false): number =>
    gained(
      position([{ hand: ['Test Deed'], base: ['Test Echo', 'Test Mourned'] }, {}], {
        definitions: [
          together
            ? spell('Test Deed', { effects: [{ do: 'kill', what: { each: [UNIT] } }] })
            : deed([UNIT], { do: 'kill', what: t }),
          knell,
          again(more),
        ],
      })
        .play(0, 'Test Deed', together ? {} : { targets: [[{ card: 'Test Mourned' }]] })
        .calm(),
    );
  it('riftbound:383.2 abilities of a keyword trigger once more, also where their cause takes what says so', () => {
    expect([died({ keyword: 'deathknell' }), died({ keyword: 'vision' })]).toEqual([2, 1]);
    expect(died({ keyword: 'deathknell' }, true)).toBe(2);
    expect([died({ on: { on: 'move', match: { to: 'trash' } } }), died({ on: { on: 'draw' } })]).toEqual([2, 1]);
  });
});
