/** Where something permits units to be played, what is chosen apart or only later (185, 355, 822). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';

const UNIT = { has: ['types', 'Unit'] };
const BATTLEFIELD = { has: ['types', 'Battlefield'] };
const t = { target: 0 };
const cub: JsonObject = {
  name: 'Test Cub',
  props: { name: 'Test Cub', types: ['Unit'], supertypes: [], domains: [], tags: [], might: 1 },
  abilities: [],
};
const places = (game: RiftboundPlay): unknown[] => game.decision().options.map((o) => o.card ?? o.kind);
const foe = (card: string) => ({ card, controller: 1 });

describe('places', () => {
  const opener = (more: JsonObject = {}): JsonObject =>
    unit('Test Opener', 1, {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'unitsPlayableAt', at: [BATTLEFIELD, { is: 'open' }], ...more }],
    });
  const table = (card: string, definitions: JsonObject[]): RiftboundPlay =>
    position([{ hand: [card], base: ['Test Opener'] }, {}], {
      battlefields: [{ card: PEAK }, { card: GROVE, controller: 1, units: [foe('Pouty Poro')] }],
      definitions,
    });
  it('riftbound:355.2.b units of a player may be played where something permits it', () => {
    const plain = unit('Test Plain', 2);
    const choose = (more?: JsonObject): unknown[] =>
      places(table('Test Plain', [opener(more), plain]).choose(0, { kind: 'PLAY', card: 'Test Plain' }));
    expect(choose()).toEqual(['BASE', PEAK]);
    const game = table('Test Plain', [opener({ of: { has: ['tags', 'Poro'] } }), plain]);
    expect(game.play(0, 'Test Plain').where('Test Plain')).toBe('base');
  });
  it('riftbound:185.2.a tokens as well, unless the permission is for some cards', () => {
    const gift = spell('Test Gift', { effects: [{ do: 'playToken', token: cub }] });
    expect(places(table('Test Gift', [opener(), gift]).play(0, 'Test Gift').settle())).toEqual(['BASE', PEAK]);
    const other = table('Test Gift', [opener({ of: { has: ['tags', 'Poro'] } }), gift]);
    expect(other.play(0, 'Test Gift').settle().where('Test Cub')).toBe('base');
  });
  it('riftbound:822.1.b Ambush goes to more places where the unit says so', () => {
    const lurker = (more: JsonObject[]): JsonObject => {
      const made = withKeyword(unit('Test Lurker', 2), 'ambush');
      return { ...made, abilities: [...(made.abilities as JsonObject[]), ...more] };
    };
    const at = [BATTLEFIELD, { is: 'hasEnemies' }];
    const where = (more: JsonObject[]): unknown[] => {
      const game = position([{ hand: ['Test Lurker'], base: ['Pouty Poro'] }, {}], {
        battlefields: [{ card: PEAK }, { card: GROVE, controller: 1, units: [foe('Watchful Sentry')] }],
        definitions: [lurker(more)],
      });
      game.move(0, 'Pouty Poro', PEAK);
      // In the showdown only Ambush plays it.
      game.choose(0, { kind: 'PLAY', card: 'Test Lurker' });
      return game.decisions()[0]?.kind === 'LOCATION' ? places(game) : [game.where('Test Lurker')];
    };
    expect(where([{ kind: 'static', zone: 'chain', mods: [{ mod: 'rule', rule: 'ambushAt', at }] }])).toEqual([
      PEAK,
      GROVE,
    ]);
    expect(where([])).toEqual([PEAK]);
  });
  it('riftbound:464.2.c.1 a player attacks a battlefield as long as the combat there goes on', () => {
    const bold = {
      ...unit('Test Bold', 2, {
        kind: 'static',
        zone: 'chain',
        mods: [{ mod: 'rule', rule: 'playableAt', at: [BATTLEFIELD, { is: 'attackedByYou' }] }],
      }),
    };
    const quick = {
      ...bold,
      abilities: [{ kind: 'keyword', keyword: 'reaction' }, ...(bold.abilities as JsonObject[])],
    };
    const game = position([{ hand: ['Test Bold'], base: ['Pouty Poro'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Watchful Sentry')] }, { card: GROVE }],
      definitions: [quick],
    });
    game.move(0, 'Pouty Poro', PEAK).choose(0, { kind: 'PLAY', card: 'Test Bold' });
    expect(places(game)).toEqual(['BASE', PEAK]);
  });
});

describe('what is chosen', () => {
  it('riftbound:355.11 no two of those that are chosen at each location are at one', () => {
    const spread = spell('Test Spread', {
      targets: [{ what: [UNIT, { controller: 'opponent' }], min: 0, max: null, together: 'apart' }],
      effects: [{ do: 'kill', what: t }],
    });
    const game = position([{ hand: ['Test Spread'] }, { base: ['Test One'] }], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Two'), foe('Test Three')] }, { card: GROVE }],
      definitions: [spread, unit('Test One', 1), unit('Test Two', 1), unit('Test Three', 1)],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Spread' });
    const both = { choose: ['Test Two', 'Test Three'].map((card) => ({ card })) };
    expect(game.refused(0, both).detail).toContain('at one location');
    game.answer(0, { choose: ['Test One', 'Test Three'].map((card) => ({ card })) }).settle();
    expect(['Test One', 'Test Two', 'Test Three'].map((card) => game.zones(card)[0])).toEqual([
      'trash',
      'battlefield',
      'trash',
    ]);
  });
  it('riftbound:355.5 what a delayed ability targets is chosen as it goes on the chain', () => {
    const later = spell('Test Later', {
      effects: [
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          targets: [{ what: [UNIT], min: 0, max: 1 }],
          effects: [{ do: 'kill', what: t }],
        },
      ],
    });
    const game = position([{ hand: ['Test Later', 'Test Plain'] }, {}], {
      definitions: [later, unit('Test Plain', 2)],
    });
    game.play(0, 'Test Later').settle();
    expect(game.decision().kind).toBe('PRIORITY');
    game.play(0, 'Test Plain').settle().pass();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0, options: [{ card: 'Test Plain' }] });
    game.choose(0, [{ card: 'Test Plain' }]).calm();
    expect(game.zones('Test Plain')).toEqual(['trash']);
  });
  it('riftbound:423.1 where something was stunned is known afterwards', () => {
    const stunner = gear(
      'Test Watcher',
      triggered(
        { on: 'did', player: 'you', match: { act: 'stun' }, object: [UNIT] },
        { do: 'moveTo', what: { each: { named: 'Test Plain' } }, to: { event: 'battlefield' } },
      ),
    );
    const stun = spell('Test Stun', {
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
      effects: [
        { do: 'status', what: t, status: 'stunned' },
        { do: 'moveTo', what: t, to: 'base' },
      ],
    });
    const game = position([{ hand: ['Test Stun'], base: ['Test Watcher', 'Test Plain'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Pouty Poro')] }, { card: GROVE }],
      definitions: [stunner, stun, unit('Test Plain', 2)],
    });
    game.play(0, 'Test Stun', { targets: [[{ card: 'Pouty Poro' }]] }).settle();
    expect([game.where('Pouty Poro'), game.where('Test Plain')]).toEqual(['base', PEAK]);
  });
  it('riftbound:170.11.a bases are told by the units there as well', () => {
    const shove = spell('Test Shove', {
      targets: [
        { what: [UNIT, { controller: 'opponent' }] },
        {
          what: [{ destination: t }, { is: 'hasUnits', of: [UNIT, { controller: { controllerOf: t } }] }],
          min: 0,
        },
      ],
      effects: [{ do: 'moveTo', what: t, to: { target: 1 } }],
    });
    const options = (base: string[]): unknown[] => {
      const game = position([{ hand: ['Test Shove'] }, { base }], {
        battlefields: [
          { card: PEAK, controller: 1, units: [foe('Watchful Sentry')] },
          { card: GROVE, controller: 1, units: [foe('Test Plain')] },
        ],
        definitions: [shove, unit('Test Plain', 2)],
      });
      game.choose(0, { kind: 'PLAY', card: 'Test Shove' }).choose(0, [{ card: 'Watchful Sentry' }]);
      return game.decision().options.map((o) => o.card ?? o.player);
    };
    expect(options([])).toEqual([GROVE]);
    expect(options(['Pouty Poro'])).toEqual(expect.arrayContaining([GROVE, 1]));
  });
});
