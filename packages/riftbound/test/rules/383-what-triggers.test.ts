/** What triggers and what does not: whose abilities, where they are, how often a turn, and under which conditions. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { does, draw, FRIEND, foe, giant, reacts, recruit, UNIT } from '../support/rites.js';

const XP = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
const PLAYED = { on: 'play', player: 'you', object: { has: ['types', 'Gear'] } };
const tool = gear('Test Tool');
const bomb = does({ do: 'kill', what: { each: { named: 'Test Mourned' } } });

describe('whose, and how often', () => {
  it('riftbound:383.2 what has abilities trigger once more does so for its player’s alone', () => {
    const knell = unit('Test Mourned', 1, { kind: 'keyword', keyword: 'deathknell', effects: [XP] });
    const echo = gear('Test Echo', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'triggersAgain', keyword: 'deathknell' }],
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Echo', 'Test Mourned'] }, { base: ['Test Mourned'] }], {
      definitions: [knell, echo, bomb],
    });
    game.play(0, 'Test Rite').calm();
    expect([game.xp(0), game.xp(1)]).toEqual([2, 1]);
  });
  const limited = (more: JsonObject = {}) =>
    unit('Test Once', 2, { ...triggered(PLAYED, draw(1)), limit: { perTurn: 1 }, ...more });
  it('riftbound:383.3.e in the next turn it triggers again', () => {
    const game = position([{ hand: ['Test Tool', 'Test Tool'], base: ['Test Once'] }, {}], {
      definitions: [limited(), tool],
    });
    game.play(0, 'Test Tool').settle();
    const before = game.hand(0);
    game.until({ turn: 5, step: 'main' });
    const drawn = game.hand(0) - before;
    game.play(0, 'Test Tool').settle();
    expect([before, drawn, game.hand(0)]).toEqual([2, 1, 3]);
  });
  it('riftbound:383.3.a.2 declined, it has not triggered in this turn', () => {
    const game = position([{ hand: ['Test Tool', 'Test Tool'], base: ['Test Once'] }, {}], {
      definitions: [limited({ may: true }), tool],
    });
    game.play(0, 'Test Tool').answer(0, { confirm: false });
    expect(game.chain()).toEqual([]);
    expect(game.settle().play(0, 'Test Tool').decision().kind).toBe('MAY');
  });
  it('riftbound:383.3.b.1 whoever does not pay has nothing of it', () => {
    const seller = unit('Test Seller', 1, {
      ...triggered({ on: 'play', object: 'self' }, draw(1)),
      cost: [{ pay: 'resources', energy: 1 }],
    });
    const game = position([{ hand: ['Test Seller'] }, {}], { definitions: [seller] }).play(0, 'Test Seller');
    game.answer(0, { confirm: false });
    expect([game.chain(), game.settle().hand(0)]).toEqual([[], 0]);
  });
});

describe('scoring', () => {
  const scorer = unit(
    'Test Scorer',
    3,
    triggered({ on: 'unit:conquer', object: 'self' }, draw(1)),
    triggered({ on: 'unit:hold', object: 'self' }, draw(1)),
  );
  it('riftbound:383.4.c.2.a conquer effects of units elsewhere do not trigger', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Test Scorer'] }, {}], { definitions: [scorer] });
    game.move(0, 'Noxus Hopeful', PEAK).pass().pass();
    expect([game.happened('SCORED').length, game.chain().includes('Test Scorer')]).toEqual([1, false]);
  });
  it('riftbound:383.4.d.2.a nor hold effects of units elsewhere', () => {
    const game = position([{ base: ['Test Scorer'] }, {}], {
      definitions: [scorer],
      battlefields: [{ card: PEAK, controller: 0, units: ['Noxus Hopeful'] }, { card: GROVE }],
      turn: { step: 'beginning' },
    }).calm();
    expect([
      game.happened('SCORED').length,
      game.happened('ABILITY_ON_STACK').filter((e) => e.card === 'Test Scorer'),
    ]).toEqual([1, []]);
  });
});

describe('attacking and defending', () => {
  const at = (units: (string | JsonObject)[]) => ({
    battlefields: [{ card: PEAK, controller: 1, units }, { card: GROVE }],
  });
  it('riftbound:383.4.e a player attacks, riftbound:383.4.f and another one defends', () => {
    const watcher = (name: string, on: string) => gear(name, triggered({ on, player: 'you' }, draw(1)));
    const game = position([{ base: ['Test Giant', 'Test Drum', 'Test Wall'] }, { base: ['Test Drum', 'Test Wall'] }], {
      definitions: [giant, recruit, watcher('Test Drum', 'attack'), watcher('Test Wall', 'defend')],
      ...at([foe('Test Recruit')]),
    }).move(0, 'Test Giant', PEAK);
    expect(
      game
        .view()
        .stack.map(({ card, controller }) => [card, controller])
        .sort(),
    ).toEqual([
      ['Test Drum', 0],
      ['Test Wall', 1],
    ]);
  });
  const come = (name: string) =>
    reacts('Test Come', {
      effects: [{ do: 'moveTo', what: { each: { named: name } }, to: { each: { named: PEAK } } }],
    });
  it('riftbound:383.4.e.2 a unit that joins the attackers attacks', () => {
    const raider = unit('Test Raider', 3, triggered({ on: 'unit:attack', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Giant', 'Test Raider'], hand: ['Test Come'] }, {}], {
      definitions: [giant, recruit, raider, come('Test Raider')],
      ...at([foe('Test Recruit')]),
    });
    game.move(0, 'Test Giant', PEAK).play(0, 'Test Come').pass().pass();
    expect(game.chain()).toEqual(['Test Raider']);
  });
  const guard = unit('Test Guard', 3, {
    ...triggered({ on: 'unit:defend', object: 'self' }, draw(1)),
    if: { is: ['self', { is: 'alone' }] },
  });
  it('riftbound:383.4.f.2.b a condition of its own is asked as it defends, and not as it resolves', () => {
    const drawn = (units: string[], hand: string[]) => {
      const game = position([{ base: ['Test Giant'] }, { hand, base: ['Test Recruit'] }], {
        definitions: [giant, recruit, guard, come('Test Recruit')],
        ...at(units.map((name) => foe(name))),
      }).move(0, 'Test Giant', PEAK);
      if (hand.length > 0 && game.decision().seat === 0) game.pass();
      if (hand.length > 0) game.play(1, 'Test Come');
      while (game.chain().length > 0) game.pass();
      return game.hand(1);
    };
    expect(drawn(['Test Guard', 'Test Recruit'], [])).toBe(0);
    expect(drawn(['Test Guard'], ['Test Come'])).toBe(1);
  });
});

describe('where abilities are', () => {
  it('riftbound:383.4.g.1 an effect activates what would have triggered, and nothing that waits for others', () => {
    const one = (name: string, object: JsonObject | JsonObject[] | string) =>
      unit(name, 1, triggered({ on: 'unit:conquer', object } as JsonObject, draw(1)));
    const arena = does({ do: 'activateTriggers', of: { each: FRIEND }, on: 'unit:conquer' });
    const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two'] }, {}], {
      definitions: [one('Test One', 'self'), one('Test Two', [UNIT, { named: 'Test One' }]), arena],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.hand(0), game.happened('ABILITY_ON_STACK').map((e) => e.card)]).toEqual([1, ['Test One']]);
  });
  it('riftbound:385.1 nothing triggers where a card goes from one hidden zone to another', () => {
    const shy = unit('Test Shy', 1, { ...triggered({ on: 'move', object: 'self', match: { from: 'hand' } }, XP) });
    const away = (to: string) =>
      position([{ hand: ['Test Rite', 'Test Shy'], mainDeck: [] }, {}], {
        definitions: [shy, does({ do: 'move', what: { each: [{ zone: 'hand' }, { named: 'Test Shy' }] }, to })],
      })
        .play(0, 'Test Rite')
        .settle()
        .happened('ABILITY_TRIGGERED').length;
    expect([away('trash'), away('mainDeck')]).toEqual([1, 0]);
  });
});

describe('a card that an effect plays and recycles', () => {
  const again = spell('Test Again', {
    targets: [{ what: [{ zone: 'trash' }, { owner: 'you' }, { has: ['types', 'Spell'] }] }],
    effects: [
      {
        do: 'play',
        what: { target: 0 },
        must: true,
        exit: { to: 'mainDeck', position: 'bottom', cause: 'recycle', byOthers: true },
      },
    ],
  });
  it('riftbound:390.3.a goes where its own instructions put it', () => {
    const boomerang = spell('Test Deed', { effects: [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }] });
    const game = position([{ hand: ['Test Again'], trash: ['Test Deed'] }, {}], { definitions: [boomerang, again] });
    game.play(0, 'Test Again', { targets: [[{ card: 'Test Deed' }]] }).calm();
    expect(game.zones('Test Deed')).toEqual(['hand']);
  });
  it('riftbound:390.3.a is recycled where it is countered as well', () => {
    const negate = reacts('Test Negate', {
      effects: [{ do: 'counterOnStack', what: { each: [{ zone: 'chain' }, { named: 'Test Deed' }] } }],
    });
    const game = position([{ hand: ['Test Again', 'Test Negate'], trash: ['Test Deed'] }, {}], {
      definitions: [spell('Test Deed', { effects: [draw(1)] }), again, negate],
    });
    game
      .play(0, 'Test Again', { targets: [[{ card: 'Test Deed' }]] })
      .pass()
      .pass();
    while (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
    game.play(0, 'Test Negate').settle();
    expect([game.pile(0, 'mainDeck').at(-1), game.pile(0, 'trash').includes('Test Deed'), game.hand(0)]).toEqual([
      'Test Deed',
      false,
      0,
    ]);
  });
});

describe('what is no target, and what follows', () => {
  const watcher = gear('Test Watcher', triggered({ on: 'target', player: 'you', object: UNIT }, draw(1)));
  const drawn = (rite: JsonObject) =>
    position([{ hand: ['Test Rite'], base: ['Test Watcher', 'Test Recruit'] }, {}], {
      definitions: [watcher, recruit, rite],
    })
      .play(0, 'Test Rite')
      .settle()
      .hand(0);
  const stun = (what: JsonObject) => ({ do: 'status', what, status: 'stunned' });
  it('riftbound:355.10.d what is found by what it is like does not become a target', () => {
    expect(drawn(does(stun({ each: UNIT })))).toBe(0);
    expect(drawn(spell('Test Rite', { targets: [{ what: UNIT }], effects: [stun({ target: 0 })] }))).toBe(1);
  });
  it('riftbound:355.5.a nor is anything chosen where all that fits is meant', () => {
    expect(drawn(does(stun({ each: [UNIT, { controller: 'you' }] })))).toBe(0);
  });
  it('riftbound:388 what a reflexive trigger does is done as it resolves', () => {
    const rite = does({ do: 'reflexive', ability: { effects: [draw(2)] } });
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [rite] })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect([game.chain(), game.hand(0)]).toEqual([['Test Rite'], 0]);
    expect(game.settle().hand(0)).toBe(2);
  });
});

it('riftbound:359.3.f.3.a a delayed ability goes by the number of when it was made', () => {
  const plan = spell('Test Plan', {
    effects: [
      { do: 'remember', as: 'before', value: { count: FRIEND } },
      {
        do: 'delayed',
        on: { on: 'step', match: { step: 'end' } },
        effects: [{ ...draw(1), count: { number: 'before' } }],
      },
    ],
  });
  const blast = spell('Test Blast', { effects: [{ do: 'kill', what: { each: FRIEND } }] });
  const game = position([{ hand: ['Test Plan', 'Test Blast'], base: ['Test Recruit', 'Test Recruit'] }, {}], {
    definitions: [plan, blast, recruit],
  });
  game.play(0, 'Test Plan').settle().play(0, 'Test Blast').settle();
  expect(game.hand(0)).toBe(0);
  expect(game.pass().settle().hand(0)).toBe(2);
});
