/** Keywords that effects ask for wherever the cards are, printed or given, and what is given for how long (801–829). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, does, draw, energy, FRIEND, foe, giant, recruit, T0, UNIT } from '../support/rites.js';

const gives = (keyword: string, more: JsonObject = {}): JsonObject => ({
  mod: 'ability',
  ability: { kind: 'keyword', keyword, ...more },
});
const has = (game: RiftboundPlay, name: string, keyword: string): boolean =>
  JSON.stringify(game.unit(name).keywords).includes(keyword);

type Kind = 'unit' | 'gear' | 'spell';
const plain = (name: string, kind: Kind): JsonObject =>
  kind === 'unit' ? unit(name, 1) : kind === 'gear' ? gear(name) : spell(name, {});

describe('what effects ask for', () => {
  const counting = (filter: JsonObject[], setup: JsonObject, definitions: JsonObject[]): number => {
    const game = position([{ hand: ['Test Rite'], ...setup }, {}], {
      definitions: [...definitions, does({ do: 'draw', who: 'you', count: { count: filter } })],
    });
    const before = game.hand(0) - 1;
    return game.play(0, 'Test Rite').settle().hand(0) - before;
  };
  const COST = { cost: energy(1) };
  it.each<[string, string, JsonObject, Kind]>([
    ['riftbound:805.5 Accelerate', 'accelerate', COST, 'unit'],
    ['riftbound:806.5 Action', 'action', {}, 'spell'],
    ['riftbound:806.5.a Action of gear', 'action', {}, 'gear'],
    ['riftbound:806.5.b Action of a spell', 'action', {}, 'spell'],
    ['riftbound:807.3 Assault', 'assault', {}, 'unit'],
    ['riftbound:809.3 Deflect', 'deflect', {}, 'unit'],
    ['riftbound:810.3 Ganking', 'ganking', {}, 'unit'],
    ['riftbound:811.5 Hidden', 'hidden', {}, 'unit'],
    ['riftbound:812.3 Legion', 'legion', {}, 'unit'],
    ['riftbound:814.3 Shield', 'shield', {}, 'unit'],
    ['riftbound:815.3 Tank', 'tank', {}, 'unit'],
    ['riftbound:816.3 Temporary', 'temporary', {}, 'unit'],
    ['riftbound:817.3 Vision', 'vision', {}, 'unit'],
    ['riftbound:819.3 Quick-Draw', 'quick-draw', {}, 'gear'],
    ['riftbound:821.3 Weaponmaster', 'weaponmaster', {}, 'unit'],
    ['riftbound:823.3 Hunt', 'hunt', {}, 'unit'],
    ['riftbound:824.2 Level', 'level', { value: 3 }, 'unit'],
    ['riftbound:825.5 Unique', 'unique', {}, 'unit'],
    ['riftbound:826.6 Backline', 'backline', {}, 'unit'],
    ['riftbound:827.4 Empower', 'empower', COST, 'unit'],
    ['riftbound:828.2 Empowered', 'empowered', {}, 'unit'],
    ['riftbound:829.2 Flow', 'flow', COST, 'spell'],
  ])('%s is asked for on the board, in the trash and in the hand, printed or given', (_, keyword, more, kind) => {
    const cards = [withKeyword(plain('Test Carrier', kind), keyword, more), plain('Test Plain', kind)];
    const both = ['Test Carrier', 'Test Plain'];
    const among = (...filter: JsonObject[]): JsonObject[] => [
      { owner: 'you' },
      { any: [[{ named: 'Test Carrier' }], [{ named: 'Test Plain' }]] },
      ...filter,
    ];
    for (const zone of ['trash', 'hand']) {
      const there = zone === 'hand' ? { hand: ['Test Rite', ...both] } : { [zone]: both };
      expect(counting(among({ zone }, { keyword }), there, cards)).toBe(1);
      expect(counting(among({ zone }, { not: { keyword } }), there, cards)).toBe(1);
    }
    if (kind === 'spell') return;
    // On the board both have it: one by what is printed, and one by what gives it.
    const giver = gear('Test Giver', {
      kind: 'static',
      affects: [{ named: 'Test Plain' }],
      mods: [gives(keyword, more)],
    });
    expect(counting(among({ zone: 'board' }, { keyword }), { base: both }, cards)).toBe(1);
    expect(counting(among({ zone: 'board' }, { keyword }), { base: [...both, 'Test Giver'] }, [...cards, giver])).toBe(
      2,
    );
  });
});

describe('keywords that are given and taken', () => {
  const to = (what: JsonObject | JsonObject[], mods: JsonObject[], more: JsonObject = {}) =>
    spell('Test Rite', { effects: [{ do: 'modify', what: { each: what }, mods, ...more }] });
  it('riftbound:801.3.a they are given to several, and to what the other player controls', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, { base: ['Test Giant'] }], {
      definitions: [recruit, giant, to(UNIT, [gives('ganking')])],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(['Test Recruit', 'Test Giant'].map((name) => has(game, name, 'ganking'))).toEqual([true, true]);
  });
  it('riftbound:801.3.a.2 those until a player’s next turn end as that begins', () => {
    const until = { kind: 'untilStep', step: 'awaken', of: 'you' };
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, {}], {
      definitions: [recruit, to(UNIT, [gives('ganking')], { until })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(has(game.until({ turn: 4, step: 'main' }), 'Test Recruit', 'ganking')).toBe(true);
    expect(has(game.until({ turn: 5, step: 'main' }), 'Test Recruit', 'ganking')).toBe(false);
  });
  it('riftbound:801.3.b.2 what was taken for no duration is back where the card is played again', () => {
    const home = spell('Test Home', { targets: [{ what: UNIT }], effects: [{ do: 'move', what: T0, to: 'hand' }] });
    const game = position([{ hand: ['Test Rite', 'Test Home'], base: ['Test Fighter'] }, {}], {
      definitions: [
        withKeyword(unit('Test Fighter', 1), 'tank'),
        home,
        to(UNIT, [{ mod: 'loseKeyword', keyword: 'tank' }], { until: { kind: 'permanent' } }),
      ],
    })
      .play(0, 'Test Rite')
      .settle()
      .until({ turn: 5, step: 'main' });
    expect(has(game, 'Test Fighter', 'tank')).toBe(false);
    game.play(0, 'Test Home').settle().play(0, 'Test Fighter').settle();
    expect(has(game, 'Test Fighter', 'tank')).toBe(true);
  });
});

describe('Accelerate', () => {
  it('riftbound:805.6.a nothing that waits for its player to ready a unit, or for a unit to become ready, triggers', () => {
    const swift = withKeyword(unit('Test Swift', 1), 'accelerate', { cost: energy(1) });
    const watch = gear(
      'Test Watch',
      triggered({ on: 'status', object: UNIT, match: { status: 'exhausted', on: false } }, draw(1)),
      triggered({ on: 'did', player: 'you', match: { act: 'ready' } }, draw(1)),
    );
    const game = position(
      [{ hand: ['Test Swift', 'Test Rite'], base: ['Test Watch'], runes: [runes(3, 'Mind')] }, {}],
      {
        definitions: [
          swift,
          watch,
          aims(
            FRIEND,
            { do: 'status', what: T0, status: 'exhausted' },
            { do: 'status', what: T0, status: 'exhausted', on: false },
          ),
        ],
      },
    )
      .play(0, 'Test Swift', { paying: true })
      .calm();
    expect([game.ready('Test Swift'), game.hand(0)]).toEqual([true, 1]);
    // It does where the unit is readied indeed.
    expect(game.play(0, 'Test Rite').calm().hand(0)).toBe(2);
  });
});

describe('Action', () => {
  const fighting = (definitions: JsonObject[], own: JsonObject, other: JsonObject = {}) =>
    position([{ ...own, base: ['Test Giant', ...((own.base as string[]) ?? [])] }, other], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
      definitions: [giant, recruit, ...definitions],
    }).move(0, 'Test Giant', PEAK);
  it('riftbound:806.4 what gives Action under a condition gives it to cards in the hand as long as that holds', () => {
    const coach = unit('Test Coach', 1, {
      kind: 'static',
      affects: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Spell'] }],
      if: { exists: [UNIT, { controller: 'you' }, { named: 'Test Aide' }] },
      mods: [gives('action')],
    });
    const offered = (base: string[]) =>
      fighting([coach, unit('Test Aide', 1), does(draw(1))], { hand: ['Test Rite'], base })
        .offered()
        .includes('PLAY Test Rite');
    expect([
      offered([]),
      offered(['Test Coach']),
      offered(['Test Aide']),
      offered(['Test Coach', 'Test Aide']),
    ]).toEqual([false, false, false, true]);
  });
  it('riftbound:806.5.c an ability with Reaction has not Action, nor has one without either', () => {
    const horn = (timing?: string): JsonObject =>
      gear('Test Horn', { kind: 'activated', cost: [], effects: [draw(1)], ...(timing ? { timing } : {}) });
    const no = withKeyword(
      spell('Test No', {
        targets: [{ what: [{ zone: 'chain' }, { is: 'hasAction' }] }],
        effects: [{ do: 'counterOnStack', what: T0 }],
      }),
      'reaction',
    );
    const findable = (timing?: string): boolean =>
      position([{ base: ['Test Horn'] }, { hand: ['Test No'] }], { definitions: [horn(timing), no] })
        .use(0, 'Test Horn')
        .pass()
        .offered()
        .includes('PLAY Test No');
    expect([findable('action'), findable('reaction'), findable()]).toEqual([true, false, false]);
  });
});

describe('Assault', () => {
  it('riftbound:807.1.d a defender with it, and one that is at another battlefield, is no attacker', () => {
    const fighter = withKeyword(unit('Test Fighter', 1), 'assault', { value: 2 });
    const mights = (attacking: boolean) => {
      const game = position([{ base: [attacking ? 'Test Fighter' : 'Test Giant'] }, {}], {
        battlefields: [
          { card: PEAK, controller: 1, units: [foe(attacking ? 'Test Giant' : 'Test Fighter')] },
          { card: GROVE, controller: 0, units: ['Test Second'] },
        ],
        definitions: [giant, fighter, withKeyword(unit('Test Second', 1), 'assault', { value: 2 })],
      }).move(0, attacking ? 'Test Fighter' : 'Test Giant', PEAK);
      return [game.might('Test Fighter'), game.might('Test Second')];
    };
    expect([mights(true), mights(false)]).toEqual([
      [3, 1],
      [1, 1],
    ]);
  });
});
