import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const SENTRY_AT_PEAK = [
  { card: PEAK, controller: 1, units: [foe('Watchful Sentry')] },
  { card: GROVE, owner: 1 },
];

describe('cards that play others', () => {
  const queen = (mainDeck: string[]) =>
    position([{ base: ["Rek'Sai, Swarm Queen"], mainDeck, runes: [runes(6, 'Order'), runes(6, 'Fury')] }, {}], {
      battlefields: SENTRY_AT_PEAK,
    })
      .move(0, "Rek'Sai, Swarm Queen", PEAK)
      .answer(0, { confirm: true })
      .pass()
      .pass();
  it("Rek'Sai, Swarm Queen banishes one of two revealed cards and plays it, a unit here as well, and recycles the other", () => {
    const game = queen(['Pouty Poro', 'Cleave', 'Honest Broker']);
    expect(game.decision()).toMatchObject({ kind: 'DIG', seat: 0, min: 0 });
    game.choose(0, { card: 'Pouty Poro' });
    expect([game.decision().kind, game.pile(0, 'banishment')]).toEqual(['PLAY_CARD', ['Pouty Poro']]);
    game.choose(0, { card: 'Pouty Poro' });
    expect(game.decision().options.map((o) => o.card ?? o.kind)).toEqual(['BASE', PEAK]);
    game.choose(0, { card: PEAK });
    expect(game.where('Pouty Poro')).toBe(PEAK);
    expect(game.pile(0, 'mainDeck')).toEqual(['Honest Broker', 'Cleave']);
  });
  it("Rek'Sai, Swarm Queen leaves in banishment what can't be played", () => {
    const game = queen(['Elder Dragon', 'Cleave', 'Honest Broker']).choose(0, { card: 'Elder Dragon' }).settle();
    expect([game.pile(0, 'banishment'), game.pile(0, 'mainDeck')]).toEqual([
      ['Elder Dragon'],
      ['Honest Broker', 'Cleave'],
    ]);
  });
  it("Rek'Sai, Swarm Queen recycles both where none is played", () => {
    const game = queen(['Pouty Poro', 'Cleave', 'Honest Broker']);
    game.answer(0, { choose: [] });
    expect(game.pile(0, 'mainDeck').slice(1).sort()).toEqual(['Cleave', 'Pouty Poro']);
    expect(game.pile(0, 'mainDeck')[0]).toBe('Honest Broker');
  });
  it('Undertitan (riftbound:370.1.b.1) adds two Energy as it is revealed from the deck, in time to pay', () => {
    const game = position(
      [{ base: ["Rek'Sai, Swarm Queen"], mainDeck: ['Undertitan', 'Pouty Poro', 'Cleave'], runes: [] }, {}],
      { battlefields: SENTRY_AT_PEAK },
    )
      .move(0, "Rek'Sai, Swarm Queen", PEAK)
      .answer(0, { confirm: true })
      .pass()
      .pass();
    expect(game.pool(0).energy).toBe(2);
    game.choose(0, { card: 'Pouty Poro' }).choose(0, { card: 'Pouty Poro' }).choose(0, { card: PEAK });
    expect([game.where('Pouty Poro'), game.pool(0).energy]).toEqual([PEAK, 0]);
  });
  it('Undertitan adds nothing from a hand, and gives his player’s other units Might as he is played', () => {
    const game = position([{ hand: ['Undertitan'], base: ['Pouty Poro'] }, { base: ['Honest Broker'] }]);
    game.play(0, 'Undertitan').settle();
    expect(['Pouty Poro', 'Honest Broker', 'Undertitan'].map((card) => game.might(card))).toEqual([4, 2, 5]);
  });
  const rell = (hand: string[]) =>
    position([{ hand, base: ['Rell, Magnetic'], runes: [] }, {}], { battlefields: SENTRY_AT_PEAK })
      .move(0, 'Rell, Magnetic', PEAK)
      .answer(0, { confirm: true })
      .pass()
      .pass();
  it('Rell, Magnetic plays cheap Equipment for nothing as she attacks, and it is attached to her', () => {
    const game = rell(['Serrated Dirk', 'Trinity Force', 'Cleave']);
    expect(game.decision().options.map((o) => o.card)).toEqual(['Serrated Dirk']);
    game.choose(0, { card: 'Serrated Dirk' }).pass().pass();
    expect(game.unit('Serrated Dirk').attachedTo).toBe(game.unit('Rell, Magnetic').id);
  });
  it('Rell, Magnetic need play nothing', () => {
    const game = rell(['Serrated Dirk']).answer(0, { choose: [] });
    expect([game.chain(), game.count(0, 'hand')]).toEqual([[], 1]);
  });
});

describe('Baron Nashor', () => {
  const COSTS = [runes(10, 'Chaos')];
  const baron = (more: object = {}, fields: object = {}) =>
    position(
      [{ hand: ['Baron Nashor'], base: ['Pouty Poro'], runes: COSTS, ...more }, { hand: ['Hextech Ray'] }],
      fields,
    );
  it('Baron Nashor brings the Baron Pit and enters there, wherever he was played to', () => {
    const game = baron().play(0, 'Baron Nashor', { at: 'base' });
    expect([game.where('Baron Nashor'), game.might('Pouty Poro'), game.might('Baron Nashor')]).toEqual([
      'Baron Pit',
      4,
      12,
    ]);
    expect(game.the('Baron Pit')).toMatchObject({ token: true });
    // Nobody has controlled it yet: the showdown there is won, and it is conquered.
    game.settle();
    expect([game.holder('Baron Pit'), game.points(0)]).toEqual([0, 1]);
  });
  it('Baron Nashor enters as other units do where the Baron Pit is there already', () => {
    const game = baron({
      base: ['Pouty Poro'],
      hand: ['Baron Nashor', 'Baron Nashor'],
      runes: [runes(12, 'Chaos'), runes(12, 'Fury')],
    });
    game.play(0, 'Baron Nashor', { at: 'base' }).settle();
    const again = game.choose(0, { kind: 'PLAY', card: 'Baron Nashor' });
    expect(again.decision()).toMatchObject({ kind: 'LOCATION' });
    again.choose(0, { kind: 'BASE' }).settle();
    expect(
      again
        .onBoard('Baron Nashor')
        .map((one) => one.zone)
        .sort(),
    ).toEqual(['base', 'battlefield']);
    expect(Object.values(again.view().objects).filter(({ name }) => name === 'Baron Pit')).toHaveLength(1);
  });
  it('Baron Nashor can’t be chosen by enemy spells', () => {
    const game = position([{ hand: ['Falling Star'], base: [] }, { base: ['Baron Nashor'] }]);
    expect(game.offered()).not.toContain('PLAY Falling Star');
  });
});

describe('control', () => {
  const taking = (game: RiftboundPlay, gear: string): void => {
    game.play(0, 'Akshan, Mischievous', { paying: true });
    game.answer(0, game.decision().default);
    while (game.decision().kind === 'TARGETS') {
      const offered = game.decision().options.some((o) => o.card === gear);
      game.answer(0, offered ? { choose: [{ card: gear }] } : game.decision().default);
    }
    game.settle();
  };
  it('Akshan, Mischievous takes an enemy gear as long as he is there, and wears Equipment', () => {
    const game = position(
      [
        { hand: ['Akshan, Mischievous', 'Cleave'], runes: [runes(8, 'Body')] },
        { base: ['Serrated Dirk', 'Sprite Fountain'], hand: ['Falling Star'] },
      ],
      {},
    );
    taking(game, 'Serrated Dirk');
    expect(game.unit('Serrated Dirk')).toMatchObject({
      controller: 0,
      attachedTo: game.unit('Akshan, Mischievous').id,
    });
  });
  it('Akshan, Mischievous takes nothing unpaid', () => {
    const game = position([{ hand: ['Akshan, Mischievous'], runes: [runes(8, 'Body')] }, { base: ['Serrated Dirk'] }]);
    game.play(0, 'Akshan, Mischievous', { paying: false }).calm();
    expect(game.unit('Serrated Dirk').controller).toBe(1);
  });
  it('Akshan, Mischievous gives back what he took as he leaves', () => {
    const game = position([
      { hand: ['Akshan, Mischievous', 'Falling Star'], runes: [runes(8, 'Body'), runes(6, 'Fury')] },
      { base: ['Sprite Fountain'] },
    ]);
    taking(game, 'Sprite Fountain');
    expect(game.unit('Sprite Fountain')).toMatchObject({ controller: 0, zone: 'base' });
    const akshan = { card: 'Akshan, Mischievous' };
    game.play(0, 'Falling Star', { targets: [[akshan], [akshan]] }).settle();
    expect([game.zones('Akshan, Mischievous'), game.unit('Sprite Fountain').controller]).toEqual([['trash'], 1]);
  });
  it('Hostile Takeover takes a unit and readies it, until it goes home as the turn ends', () => {
    const game = position([{ hand: ['Hostile Takeover'], runes: [runes(5, 'Mind'), runes(2, 'Order')] }, {}], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Noxus Hopeful', { exhausted: true })] },
        { card: GROVE, owner: 1 },
      ],
    });
    game.play(0, 'Hostile Takeover', { targets: [[{ card: 'Noxus Hopeful' }]] }).settle();
    expect(game.unit('Noxus Hopeful')).toMatchObject({ controller: 0, exhausted: false });
    expect([game.where('Noxus Hopeful'), game.holder(PEAK), game.points(0)]).toEqual([PEAK, 0, 1]);
    game.until({ turn: 4, step: 'main' });
    expect(game.unit('Noxus Hopeful').controller).toBe(1);
    expect(game.where('Noxus Hopeful')).toBe('base');
  });
});

describe('what is put elsewhere', () => {
  it('Promising Future has each player banish one of five and play it, the next player first', () => {
    const game = position([
      {
        hand: ['Promising Future'],
        mainDeck: ['Pouty Poro', 'Cleave', 'Stupefy', 'Retreat', 'Falling Star', 'Hextech Ray'],
      },
      { mainDeck: ['Honest Broker', 'Cleave', 'Stupefy', 'Retreat', 'Falling Star', 'Hextech Ray'] },
    ]);
    game.play(0, 'Promising Future').pass().pass();
    game.choose(0, { card: 'Pouty Poro' });
    expect(game.pile(0, 'banishment')).toEqual(['Pouty Poro']);
    game.choose(1, { card: 'Honest Broker' });
    for (let i = 0; i < 12 && game.onBoard('Pouty Poro').length === 0; i++) {
      const d = game.decision();
      game.answer(d.seat, d.kind === 'LOCATION' ? { choose: [{ kind: 'BASE' }] } : d.default);
    }
    expect([game.unit('Pouty Poro').controller, game.unit('Honest Broker').controller]).toEqual([0, 1]);
    expect(Number(game.unit('Honest Broker').id.slice(2))).toBeLessThan(Number(game.unit('Pouty Poro').id.slice(2)));
    expect(game.pile(0, 'mainDeck')[0]).toBe('Hextech Ray');
  });
  it('Pack of Wonders returns another friendly unit, gear or facedown card', () => {
    const game = position(
      [{ base: ['Pack of Wonders', 'Pouty Poro', 'Sprite Fountain'] }, { base: ['Honest Broker'] }],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Watchful Sentry'], facedown: [{ card: 'Hostile Takeover' }] },
          { card: GROVE, owner: 1 },
        ],
      },
    );
    game.use(0, 'Pack of Wonders');
    const { options } = game.decision();
    expect(options).toHaveLength(4);
    expect(options.map((o) => o.card)).not.toContain('Pack of Wonders');
    game.choose(0, { zone: 'facedown' }).settle();
    expect(game.pile(0, 'hand')).toEqual(['Hostile Takeover']);
  });
  it('Kato the Arm gives his keywords and Might as he comes to a battlefield', () => {
    const game = position([{ base: ['Kato the Arm', 'Plundering Poro'] }, {}]);
    const before = Number(game.might('Plundering Poro'));
    game.move(0, 'Kato the Arm', PEAK).settle();
    expect(game.might('Plundering Poro')).toBe(before + 3);
    expect(game.unit('Plundering Poro').keywords).toContain('deflect');
    game.until({ turn: 4, step: 'main' });
    expect([game.might('Plundering Poro'), game.unit('Plundering Poro').keywords]).toEqual([before, []]);
  });
  it('Decree of Focus helps whoever fights an enemy Fury unit', () => {
    const game = (enemy: string) =>
      position([{ hand: ['Decree of Focus'], base: ['Pouty Poro', 'Honest Broker'], runes: [runes(1, 'Calm')] }, {}], {
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe(enemy)] },
          { card: GROVE, owner: 1 },
        ],
      }).move(0, 'Pouty Poro', PEAK);
    expect(game('Watchful Sentry').offered()).not.toContain('PLAY Decree of Focus');
    const fury = game('Noxus Hopeful').choose(0, { kind: 'PLAY', card: 'Decree of Focus' });
    fury.settle();
    expect(fury.zones('Pouty Poro')).toEqual(['battlefield']);
  });
  it('Decree of Focus helps whoever an enemy Fury spell chooses', () => {
    const game = position(
      [
        { hand: ['Cleave', 'Stupefy'] },
        { hand: ['Decree of Focus'], base: ['Pouty Poro', 'Honest Broker'], runes: [runes(2, 'Calm')] },
      ],
      {},
    );
    game.play(0, 'Cleave', { targets: [[{ card: 'Honest Broker' }]] }).pass();
    game.choose(1, { kind: 'PLAY', card: 'Decree of Focus' }).settle();
    expect([game.might('Honest Broker'), game.might('Pouty Poro')]).toEqual([6, 2]);
    const other = position(
      [{ hand: ['Stupefy'] }, { hand: ['Decree of Focus'], base: ['Honest Broker'], runes: [runes(2, 'Calm')] }],
      {},
    );
    other.play(0, 'Stupefy', { targets: [[{ card: 'Honest Broker' }]] }).pass();
    expect(other.offered()).not.toContain('PLAY Decree of Focus');
  });
});

describe('Bone Skewer and Rebuttal', () => {
  it('Bone Skewer (riftbound:356.5.a) has an opponent play a unit for nothing where they could not, and stuns it', () => {
    const game = position(
      [
        { hand: ['Bone Skewer'], runes: [runes(3, 'Chaos')] },
        { hand: ['Pouty Poro', 'Cleave'], runes: [] },
      ],
      {
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: [{ card: 'Honest Broker', controller: 0 }] },
          { card: GROVE, owner: 1 },
        ],
      },
    )
      .choose(0, { kind: 'PLAY', card: 'Bone Skewer' })
      .choose(0, { card: PEAK });
    if (game.decision().kind === 'TARGETS') game.choose(0, { player: 1 });
    game.pass().pass();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Pouty Poro']);
    game.choose(0, { card: 'Pouty Poro' });
    for (let i = 0; i < 6 && game.decision().kind !== 'PRIORITY'; i++)
      game.answer(game.decision().seat, game.decision().default);
    expect([game.where('Pouty Poro'), game.unit('Pouty Poro').controller, game.chain()]).toEqual([
      PEAK,
      1,
      ['Bone Skewer'],
    ]);
    game.pass().pass();
    expect(game.unit('Pouty Poro')).toMatchObject({ stunned: true });
  });
  it('Bone Skewer chooses no unit if its player likes', () => {
    const game = position([{ hand: ['Bone Skewer'], runes: [runes(3, 'Chaos')] }, { hand: ['Pouty Poro'] }])
      .choose(0, { kind: 'PLAY', card: 'Bone Skewer' })
      .choose(0, { card: PEAK });
    if (game.decision().kind === 'TARGETS') game.choose(0, { player: 1 });
    game.pass().pass();
    game.choose(0, []).settle();
    expect([game.count(1, 'hand'), game.onBoard('Pouty Poro').length]).toEqual([1, 0]);
  });
  const bolt: JsonObject = {
    name: 'Bolt',
    props: { name: 'Bolt', types: ['Spell'], supertypes: [], domains: ['Fury'], tags: [], energy: 4, power: [] },
    abilities: [
      { kind: 'keyword', keyword: 'action' },
      {
        kind: 'spell',
        targets: [{ what: [{ has: ['types', 'Unit'] }] }],
        effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }],
      },
    ],
  };
  it('Rebuttal (riftbound:204.3.b) takes a spell over for one Power as it resolves, and else counters it', () => {
    const game = () =>
      position(
        [
          { hand: ['Bolt'], base: ['Honest Broker'], runes: [runes(6, 'Fury')] },
          { hand: ['Rebuttal'], base: ['Honest Broker'], runes: [runes(3, 'Mind')] },
        ],
        { definitions: [bolt] },
      )
        .play(0, 'Bolt', { targets: [[{ card: 'Honest Broker', controller: 1 }]] })
        .pass()
        .play(1, 'Rebuttal', { targets: [[{ card: 'Bolt' }]] })
        .pass()
        .pass();
    const taken = game().answer(1, { confirm: true });
    for (let i = 0; i < 6 && taken.decision().kind !== 'PRIORITY'; i++) {
      const d = taken.decision();
      taken.answer(
        d.seat,
        d.shape === 'CONFIRM' ? { confirm: true } : { choose: [{ card: 'Honest Broker', controller: 0 }] },
      );
    }
    taken.calm();
    expect(taken.onBoard('Honest Broker').map((u) => u.controller)).toEqual([1]);
    expect([taken.pile(0, 'trash').sort(), taken.pile(1, 'trash')]).toEqual([['Bolt', 'Honest Broker'], ['Rebuttal']]);
    const countered = game().answer(1, { confirm: false }).calm();
    expect([countered.onBoard('Honest Broker').length, countered.pile(0, 'trash')]).toEqual([2, ['Bolt']]);
  });
});

describe('Jayce, Man of Progress', () => {
  const tool = (name: string, energy: number) => ({
    name,
    props: { name, types: ['Gear'], supertypes: [], domains: ['Mind'], tags: [], energy, power: ['Mind'] },
    abilities: [],
  });
  const game = (kills: boolean) => {
    const play = position(
      [
        {
          hand: ['Jayce, Man of Progress', 'Engine', 'Engine', 'Colossus'],
          base: ['Pack of Wonders'],
          runes: [runes(4, 'Mind'), runes(2, 'Mind', true)],
        },
        {},
      ],
      { definitions: [tool('Engine', 7), tool('Colossus', 8)] },
    ).play(0, 'Jayce, Man of Progress');
    if (play.decision().kind !== 'PRIORITY') play.answer(0, { confirm: kills });
    return play.settle();
  };
  it('Jayce, Man of Progress (riftbound:356.1.b.2) lets one gear be played for its Power alone', () => {
    const paid = game(true);
    expect(paid.pile(0, 'trash')).toEqual(['Pack of Wonders']);
    expect(paid.offered().filter((o) => o.startsWith('PLAY'))).toEqual(['PLAY Engine', 'PLAY Engine']);
    paid.choose(0, { kind: 'PLAY', card: 'Engine', nth: 0 }).settle();
    expect([paid.onBoard('Engine').length, paid.runes(0).length]).toEqual([1, 5]);
    expect(paid.offered()).not.toContain('PLAY Engine');
    expect(game(false).offered()).not.toContain('PLAY Engine');
  });
});
