/** What keywords count, cost and order: Accelerate, Assault, Deathknell, Deflect, Ganking, Legion, Shield, Tank and others. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const PATH = 'Rockfall Path';
const UNIT: JsonObject = { has: ['types', 'Unit'] };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const energy = (n: number, ...power: string[]): JsonObject[] => [{ pay: 'resources', energy: n, power }];
const foe = (card: string) => ({ card, controller: 1 });
const token = (name: string, might: number, ...keywords: string[]) => ({ token: { name, might, keywords } });

describe('Accelerate', () => {
  const swift = withKeyword(card('Test Swift', { types: ['Unit'], might: 1, energy: 1 }), 'accelerate', {
    cost: energy(1, 'Mind'),
  });
  const paid = () =>
    position([{ hand: ['Test Swift'], runes: [runes(3, 'Mind')] }, {}], { definitions: [swift] })
      .play(0, 'Test Swift', { paying: true })
      .runes(0)
      .map((r) => r.exhausted);
  it('riftbound:805.1.a it costs Energy and Power, and no other cost that was paid readies a unit', () => {
    expect(paid()).toHaveLength(2);
    const proud = card(
      'Test Proud',
      { types: ['Unit'], might: 1 },
      { kind: 'spell', optional: [{ name: 'more', cost: energy(1) }] },
    );
    const game = position([{ hand: ['Test Proud'] }, {}], { definitions: [proud] });
    game.play(0, 'Test Proud', { paying: true });
    expect([game.happened('CARD_PLAYED'), game.ready('Test Proud')]).toMatchObject([[{ paid: ['more'] }], false]);
  });
  it('riftbound:805.2 it is paid besides the base cost', () => {
    // Two runes were exhausted for Energy, and one of those recycled.
    expect(paid().sort()).toEqual([false, true]);
  });
  it('riftbound:805.1.a.1 the Power is of the unit’s domain, whichever that is', () => {
    const game = position([{ hand: ['Thousand-Tailed Watcher'], runes: [runes(12, 'Mind')] }, {}]);
    game.play(0, 'Thousand-Tailed Watcher', { paying: true });
    expect(game.ready('Thousand-Tailed Watcher')).toBe(true);
  });
});

describe('Assault and Shield', () => {
  it('riftbound:807.1.c Assault doesn’t count while defending', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [{ ...token('Spear', 1, 'assault'), controller: 1 }] }],
    });
    expect(game.might('Spear')).toBe(1);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.unit('Spear')).toMatchObject({ defender: true, might: 1 });
  });
  it('riftbound:807.2 instances with numbers add these up', () => {
    const spear = withKeyword(withKeyword(unit('Test Spear', 1), 'assault', { value: 2 }), 'assault', { value: 3 });
    const game = position([{ base: ['Test Spear'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }],
      definitions: [spear],
    }).move(0, 'Test Spear', PEAK);
    expect(game.might('Test Spear')).toBe(6);
  });
  it('riftbound:814.1.c Shield doesn’t count outside combat, or while attacking', () => {
    const at = position([{}, {}], { battlefields: [{ card: PEAK, units: [token('Wall', 1, 'shield')] }] });
    const attacking = position([{ base: [token('Wall', 1, 'shield')] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }],
    }).move(0, 'Wall', PEAK);
    expect([at.might('Wall'), attacking.unit('Wall').attacker, attacking.might('Wall')]).toEqual([1, true, 1]);
  });
  it('riftbound:814.2 instances with numbers add these up', () => {
    const wall = withKeyword(withKeyword(unit('Test Wall', 1), 'shield', { value: 2 }), 'shield', { value: 3 });
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Wall')] }],
      definitions: [wall],
    }).move(0, 'Noxus Hopeful', PEAK);
    expect(game.might('Test Wall')).toBe(6);
  });
});

describe('Deathknell and Temporary', () => {
  it('riftbound:808.1.c it sees its unit killed, by instructions or by damage, and leave in no other way', () => {
    const bell = withKeyword(unit('Test Bell', 1), 'deathknell', { effects: [DRAW] });
    const after = (effect: JsonObject) =>
      position([{ hand: ['Test Fate'] }, { base: ['Test Bell'] }], {
        definitions: [bell, spell('Test Fate', { targets: [{ what: UNIT }], effects: [effect] })],
      })
        .play(0, 'Test Fate')
        .settle()
        .happened('CARD_DRAWN').length;
    const what = { target: 0 };
    expect(after({ do: 'kill', what })).toBe(1);
    expect(after({ do: 'damage', to: what, amount: 1 })).toBe(1);
    for (const to of ['hand', 'banishment', 'mainDeck']) expect([to, after({ do: 'move', what, to })]).toEqual([to, 0]);
  });
  it('riftbound:816.1.b Temporary kills cards in bases and at battlefields, which lie in the trash then', () => {
    const wisp = withKeyword(unit('Test Wisp', 1), 'temporary');
    const game = position([{ base: ['Test Wisp'] }, {}], { turn: { step: 'beginning' }, definitions: [wisp] });
    expect(game.pass().pass().zones('Test Wisp')).toEqual(['trash']);
    const there = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: PATH, units: ['Test Wisp'] }],
      definitions: [wisp],
    });
    expect([there.pass().pass().zones('Test Wisp'), there.points(0)]).toEqual([['trash'], 0]);
  });
});

describe('Deflect', () => {
  it.each(['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'])('riftbound:809.1.c.1 it is paid with %s', (domain) => {
    const game = position([{ hand: ['Stupefy'], runes: [runes(1, domain)] }, { base: ['Pouty Poro'] }]);
    expect(game.play(0, 'Stupefy').runes(0)).toEqual([]);
  });
  it('riftbound:809.1.d abilities that choose it cost it as well', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
      effects: [],
    });
    const start = (count: number) =>
      position([{ base: ['Test Bow'], runes: count === 0 ? [] : [runes(count, 'Mind')] }, { base: ['Pouty Poro'] }], {
        definitions: [bow],
      });
    expect(start(1).use(0, 'Test Bow').runes(0)).toEqual([]);
    expect(start(0).offered()).not.toContain('ACTIVATE Test Bow');
  });
  it('riftbound:809.2 instances with numbers add these up', () => {
    const ghost = withKeyword(withKeyword(unit('Test Ghost', 2), 'deflect', { value: 2 }), 'deflect', { value: 3 });
    const start = (count: number) =>
      position([{ hand: ['Stupefy'], runes: count === 0 ? [] : [runes(count, 'Mind')] }, { base: ['Test Ghost'] }], {
        definitions: [ghost],
      });
    expect(start(4).offered()).not.toContain('PLAY Stupefy');
    expect(start(5).play(0, 'Stupefy').runes(0)).toEqual([]);
  });
  it('riftbound:356.2.a.2 what finds nothing else to choose isn’t offered to who can’t pay for it', () => {
    const zap = spell('Test Zap', { targets: [{ what: [UNIT, { controller: 'opponent' }] }], effects: [] });
    const offered = (count: number, ...others: string[]) =>
      position(
        [
          { hand: ['Test Zap'], runes: count === 0 ? [] : [runes(count, 'Mind', true)] },
          { base: ['Pouty Poro', ...others] },
        ],
        {
          definitions: [zap],
        },
      )
        .offered()
        .includes('PLAY Test Zap');
    expect([offered(0), offered(1), offered(0, 'Noxus Hopeful')]).toEqual([false, true, true]);
    // What chooses it twice needs the Power twice.
    const foeUnit = { what: [UNIT, { controller: 'opponent' }] };
    const both = spell('Test Both', { targets: [foeUnit, foeUnit], effects: [] });
    const chosen = (count: number) =>
      position([{ hand: ['Test Both'], runes: [runes(count, 'Mind', true)] }, { base: ['Pouty Poro'] }], {
        definitions: [both],
      })
        .offered()
        .includes('PLAY Test Both');
    expect([chosen(1), chosen(2)]).toEqual([false, true]);
  });
  it('riftbound:356.1.b.3 from hiding Deflect is paid for all the same', () => {
    const game = position([{ runes: [runes(2, 'Mind')] }, {}], {
      battlefields: [
        {
          card: GROVE,
          controller: 0,
          units: ['Noxus Hopeful', foe('Pouty Poro')],
          facedown: [{ card: 'Hidden Blade', controller: 0, turn: 1 }],
        },
        { card: PATH },
      ],
    }).pass();
    game.play(0, 'Hidden Blade', { method: 'hidden', targets: [[{ card: 'Pouty Poro' }]] });
    expect([game.chain(), game.runes(0).length]).toEqual([['Hidden Blade'], 1]);
  });
});

describe('Ganking', () => {
  const rover = token('Rover', 2, 'ganking');
  it('riftbound:810.1.b who goes along needs it as well', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PEAK, units: [rover, token('Walker', 2)] }, { card: GROVE }],
    }).choose(0, { kind: 'MOVE', card: 'Rover' }, { card: GROVE });
    expect([game.decision().kind, game.where('Rover'), game.where('Walker')]).toEqual(['PRIORITY', GROVE, PEAK]);
  });
  it('riftbound:144.4.c.1 exhausted it doesn’t move', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PEAK, units: [{ ...rover, exhausted: true }] }, { card: GROVE }],
    });
    expect(game.offered()).not.toContain('MOVE Rover');
  });
  it('riftbound:810.1.c.1 it moves from the base as every unit does', () => {
    const game = position([{ base: [rover] }, {}]).choose(0, { kind: 'MOVE', card: 'Rover' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual([PEAK, GROVE]);
  });
});

describe('Legion', () => {
  const cost = (game: ReturnType<typeof position>) =>
    game.decision().options.find((o) => o.kind === 'PLAY' && o.card === 'Noxus Hopeful')?.cost;
  it('riftbound:812.1.c cards of earlier turns don’t count', () => {
    const game = position([{ hand: ['Pouty Poro', 'Noxus Hopeful'] }, {}]).play(0, 'Pouty Poro');
    expect(cost(game)).toBe('[2]');
    expect(cost(game.until({ turn: 5, step: 'main' }))).toBe('[4]');
  });
  it('riftbound:727.1.b nor do the opponent’s', () => {
    const game = position([{ hand: ['Noxus Hopeful'], base: ['Honest Broker'] }, { hand: ['Cleave'] }]);
    game
      .move(0, 'Honest Broker', PEAK)
      .pass()
      .play(1, 'Cleave', { targets: [[{ card: 'Honest Broker' }]] })
      .settle();
    expect([game.turnState(), cost(game)]).toEqual(['neutralOpen', '[4]']);
  });
});

describe('Tank and Backline', () => {
  /** Seat 0 attacks with two units, and the defender is to assign its damage. */
  const defended = (keyword: string) =>
    position([{ base: ['Test Odd', 'Test Plain'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Giant')] }, { card: PEAK }],
      definitions: [unit('Test Giant', 3), withKeyword(unit('Test Odd', 3), keyword), unit('Test Plain', 3)],
    })
      .move(0, 'Test Odd', PATH, ['Test Plain'])
      .pass()
      .pass();
  const all = (card: string) => ({ distribute: [{ option: { card }, amount: 3 }] });
  it('riftbound:815.1.b attackers with Tank are assigned damage first, as defenders are', () => {
    const game = defended('tank');
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 1 });
    expect(game.refused(1, all('Test Plain')).rules).toContain('riftbound:815.1.c.2');
    expect(game.answer(1, all('Test Odd')).settle().onBoard('Test Plain')).toHaveLength(1);
  });
  it('riftbound:826.3 attackers with Backline are assigned damage last, as defenders are', () => {
    const game = defended('backline');
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 1 });
    game.refused(1, all('Test Odd'));
    expect(game.answer(1, all('Test Plain')).settle().onBoard('Test Odd')).toHaveLength(1);
  });
  it('riftbound:815.1.c.2 units with Tank are assigned all that is lethal before others get any', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Rock'), foe('Test Plain')] }, { card: PEAK }],
      definitions: [unit('Test Giant', 4), withKeyword(unit('Test Rock', 3), 'tank'), unit('Test Plain', 2)],
    })
      .move(0, 'Test Giant', PATH)
      .pass()
      .pass();
    const spread = (rock: number, plain: number) => ({
      distribute: [
        { option: { card: 'Test Rock' }, amount: rock },
        { option: { card: 'Test Plain' }, amount: plain },
      ],
    });
    expect(game.refused(0, spread(2, 2)).rules).toContain('riftbound:815.1.c.2');
    expect(game.answer(0, spread(3, 1)).settle().zones('Test Rock')).toEqual(['trash']);
  });
});

describe('Repeat', () => {
  const twice = spell('Test Twice', { effects: [DRAW], optional: [{ name: 'repeat', cost: energy(2), times: 1 }] });
  it('riftbound:820.1.d what is paid for it is carried out once more, and no more', () => {
    const game = position([{ hand: ['Test Twice'], runes: [runes(3, 'Mind')] }, {}], { definitions: [twice] });
    game.play(0, 'Test Twice', { paying: true });
    expect(game.runes(0).filter((r) => r.exhausted)).toHaveLength(2);
    expect(game.settle().hand(0)).toBe(2);
  });
  it('riftbound:820.3.a it counts as one card of the turn', () => {
    const asks = (n: number): JsonObject => ({ compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', n] });
    const count = spell('Test Count', { effects: [2, 3].map((n) => ({ do: 'if', if: asks(n), then: [DRAW] })) });
    const game = position([{ hand: ['Test Twice', 'Test Count'] }, {}], { definitions: [twice, count] });
    game.play(0, 'Test Twice', { paying: true }).settle().play(0, 'Test Count').settle();
    expect(game.hand(0)).toBe(3);
  });
});

describe('Flow and other costs', () => {
  const flow = (cost: JsonObject[]): JsonObject => ({ cost });
  const toll = spell('Test Toll', { effects: [DRAW], additional: energy(1) });
  it('riftbound:829.1.c.1 additional costs are paid besides the flow cost', () => {
    const game = position([{ trash: ['Test Toll'] }, {}], {
      definitions: [withKeyword(toll, 'flow', flow(energy(1, 'Mind')))],
    });
    expect(game.decision().options.find((o) => o.card === 'Test Toll')?.cost).toBe('[2][B]');
  });
  it('riftbound:829.1.c.3 the second of several flow costs is paid where it was chosen', () => {
    const study = spell('Test Study', { effects: [DRAW] });
    const rich = withKeyword(withKeyword(study, 'flow', flow(energy(2))), 'flow', flow(energy(0, 'Mind')));
    const game = position([{ trash: ['Test Study'], runes: [runes(2, 'Mind')] }, {}], { definitions: [rich] });
    game.choose(0, { kind: 'PLAY', cost: '[B]' });
    expect(game.runes(0).map((r) => r.exhausted)).toEqual([false]);
  });
  it('riftbound:829.1.b from the trash by its owner in any turn, but from the hand it goes to the trash', () => {
    const quick = withKeyword(withKeyword(spell('Test Quick', { effects: [] }), 'reaction'), 'flow', flow(energy(1)));
    const calm = spell('Test Calm', { effects: [] });
    const game = position([{ hand: ['Test Calm'] }, { trash: ['Test Quick'] }], { definitions: [quick, calm] });
    expect(game.offered()).not.toContain('PLAY Test Quick');
    game.play(0, 'Test Calm').pass().choose(1, { kind: 'PLAY', card: 'Test Quick' }).settle();
    expect(game.zones('Test Quick')).toEqual(['banishment']);
    const hand = position([{ hand: ['Test Quick'] }, {}], { definitions: [quick] })
      .play(0, 'Test Quick')
      .settle();
    expect(hand.zones('Test Quick')).toEqual(['trash']);
  });
});
