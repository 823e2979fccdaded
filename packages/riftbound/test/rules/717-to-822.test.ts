/** Attachments, copies, counters and keywords in the corners that no other test names (103–135, 477–480, 716–822). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ownDomain } from '../../src/index.js';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import {
  aims,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const DEATH = { from: 'board', to: 'trash' };
const equipment = (name: string, ...abilities: JsonObject[]): JsonObject => {
  const one = gear(name, ...abilities);
  return { ...one, props: { ...(one.props as JsonObject), tags: ['Equipment'] } };
};
const ATTACH: JsonObject = spell('Test Fix', {
  targets: [{ what: GEAR }, { what: FRIEND }],
  effects: [{ do: 'attach', what: T0, to: { target: 1 } }],
});
/** A recruit that bears this, and a spell in hand. */
const bearing = (one: JsonObject, rite: JsonObject, more: JsonObject[] = [], hand: string[] = []): RiftboundPlay =>
  position([{ hand: ['Test Fix', 'Test Rite', ...hand], base: ['Test Recruit', String(one.name)] }, {}], {
    definitions: [recruit, one, ATTACH, rite, ...more],
  })
    .play(0, 'Test Fix', { targets: [[{ card: String(one.name) }], [{ card: 'Test Recruit' }]] })
    .settle();

describe('texts of what is attached', () => {
  it('riftbound:135.4.a an inactive text can be asked for', () => {
    const axe = withKeyword(equipment('Test Axe'), 'temporary');
    const game = bearing(axe, does({ do: 'draw', who: 'you', count: { count: [GEAR, { keyword: 'temporary' }] } }))
      .play(0, 'Test Rite')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:135.4.b what it has been given is active', () => {
    const give = aims(GEAR, {
      do: 'modify',
      what: T0,
      mods: [{ mod: 'ability', ability: triggered({ on: 'move', object: FRIEND, match: DEATH }, draw(1)) }],
    });
    const slay = spell('Test Slay', { targets: [{ what: UNIT }], effects: [{ do: 'kill', what: T0 }] });
    const axe = equipment('Test Axe', triggered({ on: 'move', object: FRIEND, match: DEATH }, draw(5)));
    const game = bearing(axe, give, [slay, giant], ['Test Slay']).play(0, 'Test Rite').settle();
    const before = game.hand(0);
    game.play(0, 'Test Slay').settle();
    expect(game.hand(0)).toBe(before - 1 + 1);
  });
  it('riftbound:136.2.d “this” in an effect text is the card that is attached', () => {
    const angel = equipment('Test Angel', {
      kind: 'static',
      affects: 'attached',
      mods: [
        {
          mod: 'ability',
          ability: {
            kind: 'replacement',
            on: 'move',
            object: 'self',
            match: DEATH,
            instead: [
              { do: 'kill', what: 'grantor' },
              { do: 'heal', what: 'self' },
            ],
          },
        },
      ],
    });
    const game = bearing(angel, aims(UNIT, { do: 'kill', what: T0 }))
      .play(0, 'Test Rite')
      .settle();
    expect([
      game.onBoard('Test Recruit').length,
      game.onBoard('Test Angel'),
      game.pile(0, 'trash').includes('Test Angel'),
    ]).toEqual([1, [], true]);
  });
  it('riftbound:818.3 a unit is equipped by Equipment, riftbound:818.3.b as long as any is attached, riftbound:818.3.a and no longer', () => {
    const count = does({
      do: 'draw',
      who: 'you',
      count: { count: [UNIT, { bears: [{ has: ['tags', 'Equipment'] }] }] },
    });
    const off = spell('Test Off', { targets: [{ what: GEAR }], effects: [{ do: 'unattach', what: T0 }] });
    const axe = equipment('Test Axe');
    const on = bearing(axe, count).play(0, 'Test Rite').settle();
    const taken = bearing(axe, count, [off], ['Test Off']).play(0, 'Test Off').settle();
    const before = taken.hand(0);
    expect([on.hand(0), taken.play(0, 'Test Rite').settle().hand(0) - before]).toEqual([1, -1]);
    const plain = bearing(gear('Test Axe'), count).play(0, 'Test Rite').settle();
    expect(plain.hand(0)).toBe(0);
    // Something else that is attached besides changes nothing.
    const fix = { ...ATTACH, name: 'Test Glue', props: { ...(ATTACH.props as JsonObject), name: 'Test Glue' } };
    const both = position(
      [{ hand: ['Test Fix', 'Test Glue', 'Test Rite'], base: ['Test Recruit', 'Test Axe', 'Test Lamp'] }, {}],
      {
        definitions: [recruit, axe, gear('Test Lamp'), ATTACH, fix, count],
      },
    );
    for (const [name, what] of [
      ['Test Fix', 'Test Axe'],
      ['Test Glue', 'Test Lamp'],
    ] as const)
      both.play(0, name, { targets: [[{ card: what }], [{ card: 'Test Recruit' }]] }).settle();
    expect(both.play(0, 'Test Rite').settle().hand(0)).toBe(1);
  });
  it('riftbound:818.3.c what has Equip is such', () => {
    const axe = withKeyword(equipment('Test Axe'), 'equip', { cost: energy(1) });
    const count = does({ do: 'draw', who: 'you', count: { count: [UNIT, { bears: [{ keyword: 'equip' }] }] } });
    expect(bearing(axe, count).play(0, 'Test Rite').settle().hand(0)).toBe(1);
    // Without it nothing that is attached makes a unit equipped.
    expect(bearing(gear('Test Axe'), count).play(0, 'Test Rite').settle().hand(0)).toBe(0);
  });
  it('riftbound:725.1 what triggers on its own being attached does though its text is inactive then', () => {
    const axe = equipment('Test Axe', triggered({ on: 'attach', object: 'self' }, draw(1)));
    expect(bearing(axe, does()).hand(0)).toBe(2);
  });
  it('riftbound:725.2 and so does what triggers on its own being detached', () => {
    const axe = equipment('Test Axe', triggered({ on: 'unattach', object: 'self' }, draw(1)));
    const off = spell('Test Rite', { targets: [{ what: GEAR }], effects: [{ do: 'unattach', what: T0 }] });
    expect(bearing(axe, off).play(0, 'Test Rite').settle().hand(0)).toBe(1);
  });
  it('riftbound:480.2 a text that is active again has a new timestamp', () => {
    const crown = (name: string, tag: string): JsonObject =>
      equipment(name, { kind: 'static', affects: UNIT, mods: [{ mod: 'set', prop: 'tags', value: [tag] }] });
    const off = spell('Test Rite', { targets: [{ what: GEAR }], effects: [{ do: 'unattach', what: T0 }] });
    const game = position(
      [
        { hand: ['Test Fix', 'Test Fix', 'Test Rite', 'Test Rite'], base: ['Test Recruit', 'Test Axe', 'Test Mace'] },
        {},
      ],
      { definitions: [recruit, crown('Test Axe', 'Yordle'), crown('Test Mace', 'Poro'), ATTACH, off] },
    );
    const fix = (name: string) =>
      game.play(0, 'Test Fix', { targets: [[{ card: name }], [{ card: 'Test Recruit' }]] }).settle();
    const take = (name: string) => game.play(0, 'Test Rite', { targets: [[{ card: name }]] }).settle();
    fix('Test Axe');
    fix('Test Mace');
    take('Test Mace');
    expect(game.unit('Test Recruit').tags).toEqual(['Poro']);
    // The Axe was attached before the Mace, and is active again after it.
    take('Test Axe');
    expect(game.unit('Test Recruit').tags).toEqual(['Yordle']);
  });
});

describe('becoming a copy', () => {
  const morph = (except?: JsonObject): JsonObject =>
    spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: ENEMY }],
      effects: [{ do: 'become', what: T0, copy: { target: 1 }, ...(except ? { except } : {}) }],
    });
  const broker = {
    ...unit('Test Broker', 4, triggered({ on: 'unit:attack', object: 'self' }, draw(1))),
    props: {
      name: 'Test Broker',
      types: ['Unit'],
      supertypes: ['Champion'],
      domains: ['Order'],
      tags: ['Poro'],
      energy: 3,
      power: ['Order'],
      might: 4,
    },
  };
  const game = (rite: JsonObject) =>
    position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, { base: ['Test Broker'] }], {
      definitions: [recruit, broker, rite],
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:477.1.b.1 its copyable traits take the place of its own, riftbound:477.1.b.1.a name, types, tags, cost, domain and text', () => {
    expect(game(morph()).onBoard('Test Recruit')).toMatchObject([
      { name: 'Test Broker', supertypes: ['Champion'], tags: ['Poro'], might: 4, domain: ['Order'] },
    ]);
    const dear = does({ do: 'draw', who: 'you', count: { count: [...FRIEND, { stat: ['energy', '=', 3] }] } });
    const count = { ...dear, name: 'Test Count', props: { ...(dear.props as JsonObject), name: 'Test Count' } };
    const play = position([{ hand: ['Test Rite', 'Test Count'], base: ['Test Recruit'] }, { base: ['Test Broker'] }], {
      definitions: [recruit, broker, morph(), count],
    })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Count')
      .settle();
    expect(play.hand(0)).toBe(1);
  });
  it('riftbound:477.1.b.1.b what it has become is what copies of it copy', () => {
    const again = spell('Test Again', {
      targets: [
        { what: [UNIT, { named: 'Test Giant' }] },
        { what: [UNIT, { named: 'Test Broker' }, { controller: 'you' }] },
      ],
      effects: [{ do: 'become', what: T0, copy: { target: 1 } }],
    });
    const play = position(
      [{ hand: ['Test Rite', 'Test Again'], base: ['Test Recruit', 'Test Giant'] }, { base: ['Test Broker'] }],
      { definitions: [recruit, giant, broker, morph(), again] },
    )
      .play(0, 'Test Rite', { targets: [[{ card: 'Test Recruit' }]] })
      .settle()
      .play(0, 'Test Again')
      .settle();
    const names = ['Test Recruit', 'Test Giant', 'Test Broker'].map((one) => play.onBoard(one)[0]?.name);
    expect(names).toEqual(['Test Broker', 'Test Broker', 'Test Broker']);
  });
  it('riftbound:477.1.b.2 an effect may say which traits are copied', () => {
    expect(game(morph({ keep: ['tags', 'supertypes'] })).onBoard('Test Recruit')).toMatchObject([
      { tags: [], supertypes: [], might: 4 },
    ]);
  });
});

describe('keywords', () => {
  it('riftbound:135.2.e.6.b the symbol for the own domain is any Power on a card without one', () => {
    expect([ownDomain([]), ownDomain(['Mind'])]).toEqual(['any', 'Mind']);
    const swift = withKeyword(card('Test Swift', { types: ['Unit'], might: 1, domains: [] }), 'accelerate', {
      cost: energy(0, ownDomain([])),
    });
    const ready = position([{ hand: ['Test Swift'], runes: [runes(1, 'Order')] }, {}], { definitions: [swift] }).play(
      0,
      'Test Swift',
      { paying: true },
    );
    expect(ready.ready('Test Swift')).toBe(true);
  });
  it('riftbound:803 keywords are carried out in the order in which they stand', () => {
    const scout = {
      ...unit('Test Scout', 1),
      abilities: [{ kind: 'keyword', keyword: 'vision' }, triggered({ on: 'play', object: 'self' }, draw(1))],
    };
    const game = position([{ hand: ['Test Scout'] }, {}], { definitions: [scout] }).choose(0, {
      kind: 'PLAY',
      card: 'Test Scout',
    });
    while (game.decision().kind === 'LOCATION') game.answer(0, game.decision().default);
    expect(['ORDER_TRIGGERS', 'PRIORITY']).toContain(game.decision().kind);
    game.calm();
    expect(game.happened('LOOKED_AT').length + game.hand(0)).toBe(2);
  });
  it('riftbound:805.2.b a unit that Accelerate was paid for enters ready though it has lost the keyword meanwhile', () => {
    const swift = withKeyword(unit('Test Swift', 1), 'accelerate', { cost: energy(1) });
    const numb = gear('Test Numb', {
      kind: 'activated',
      timing: 'reaction',
      cost: [],
      effects: [{ do: 'modify', what: { each: [{ zone: 'chain' }, UNIT] }, mods: [{ mod: 'loseAbilities' }] }],
    });
    const game = position([{ hand: ['Test Swift'], base: ['Test Numb'] }, {}], { definitions: [swift, numb] }).play(
      0,
      'Test Swift',
      { paying: true },
    );
    expect(game.ready('Test Swift')).toBe(true);
  });
  it('riftbound:805.4 Accelerate twice is asked for once', () => {
    const swift = withKeyword(withKeyword(unit('Test Swift', 1), 'accelerate', { cost: energy(1) }), 'accelerate', {
      cost: energy(1),
    });
    const game = position([{ hand: ['Test Swift'], runes: [runes(4, 'Mind')] }, {}], { definitions: [swift] }).play(
      0,
      'Test Swift',
      { paying: true },
    );
    expect([game.ready('Test Swift'), game.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([true, 1]);
  });
  const repeated = (cost: number): JsonObject =>
    spell('Test Rite', { effects: [draw(1)], optional: [{ name: 'repeat', cost: energy(cost), times: 1 }] });
  it('riftbound:820.1.d.2 of instructions that are not carried out nothing is left', () => {
    const stop = reacts('Test No', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test No'] }], { definitions: [repeated(1), stop] })
      .play(0, 'Test Rite', { paying: true })
      .pass()
      .play(1, 'Test No')
      .settle();
    expect(game.hand(0)).toBe(0);
  });
  it('riftbound:822.3 a place for Ambush must have units when the unit is finalized, riftbound:822.3.a unless something else permits it', () => {
    const joiner = withKeyword(unit('Test Joiner', 1), 'ambush');
    const at = (controller: number) =>
      position([{ hand: ['Test Joiner'] }, {}], {
        definitions: [joiner, recruit],
        battlefields: [
          { card: PEAK, owner: 0, controller, units: controller === 0 ? ['Test Recruit'] : [foe('Test Recruit')] },
          { card: GROVE, owner: 1 },
        ],
      })
        .choose(0, { kind: 'PLAY', card: 'Test Joiner' })
        .decisions()
        .flatMap(({ options }) => options.map(({ card: name }) => name));
    expect([at(0).includes(PEAK), at(1).includes(PEAK)]).toEqual([true, false]);
  });
  it('riftbound:811.5.a whether a card has Hidden does not depend on its lying face down', () => {
    const lurker = withKeyword(unit('Test Lurker', 1), 'hidden');
    const count = does({ do: 'draw', who: 'you', count: { count: [UNIT, { keyword: 'hidden' }] } });
    const game = position([{ hand: ['Test Rite'], base: ['Test Lurker'] }, {}], { definitions: [lurker, count] })
      .play(0, 'Test Rite')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
});

describe('weaponmaster', () => {
  const master = withKeyword(unit('Test Master', 2), 'weaponmaster');
  const axe = (cost: JsonObject[]): JsonObject => withKeyword(equipment('Test Axe'), 'equip', { cost });
  const play = (cost: JsonObject[], mine: JsonObject[] = [runes(3, 'Mind')]) => {
    const game = position([{ hand: ['Test Master'], base: ['Test Axe', 'Test Recruit'], runes: mine }, {}], {
      definitions: [master, axe(cost), recruit],
    });
    return game.play(0, 'Test Master');
  };
  it('riftbound:821.1.c.5 Equipment whose cost can’t be paid stays where it is', () => {
    const game = play(energy(9)).calm();
    expect(game.unit('Test Axe').attachedTo ?? null).toBe(null);
  });
  it('riftbound:821.1.c.6 its Equip ability is not activated, and the unit is no target', () => {
    const game = play(energy(1));
    for (
      let d = game.decisions()[0];
      d && !(d.kind === 'PRIORITY' && game.chain().length === 0);
      d = game.decisions()[0]
    )
      game.answer(
        d.seat,
        d.kind === 'TARGETS'
          ? { choose: [{ card: 'Test Axe' }] }
          : d.shape === 'CONFIRM'
            ? { confirm: true }
            : d.kind === 'PRIORITY'
              ? { choose: [{ kind: 'PASS' }] }
              : d.default,
      );
    expect([
      game.happened('ABILITY_ACTIVATED').filter(({ mana }) => !mana).length,
      game.unit('Test Axe').attachedTo !== undefined,
    ]).toEqual([0, true]);
  });
  it('riftbound:821.2 on the board it does nothing', () => {
    const game = position([{ base: ['Test Master', 'Test Axe'] }, {}], { definitions: [master, axe(energy(1))] });
    expect(game.offered().filter((one) => one.includes('Master') && !one.startsWith('MOVE'))).toEqual([]);
  });
});
