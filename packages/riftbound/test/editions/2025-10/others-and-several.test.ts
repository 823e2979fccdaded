/** The Chinese core rules by what they say besides: in the other player's turn, of legends, of what is borrowed, of the second of several (370–416). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, legend } from '../../support/kinds.js';
import { card, gear, spell, triggered, unit } from '../../support/own-cards.js';
import { GROVE, PEAK, position2025, type RiftboundPlay, runes } from '../../support/position.js';
import { aims, damage, does, draw, energy, foe, giant, reacts, recruit, UNIT } from '../../support/rites.js';

const XP: JsonObject = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
const pended = (game: RiftboundPlay) => game.view().stack.map((one) => [one.card, (one as JsonObject).pending]);

describe('abilities', () => {
  it.each([0, 1])(
    'riftbound-zh:370.2.a as seat %i declares one of several abilities, that one is pending on the chain',
    (seat) => {
      const bow = gear(
        'Test Bow',
        { kind: 'activated', cost: [], timing: 'reaction', effects: [draw(1)] },
        { kind: 'activated', cost: energy(1), timing: 'reaction', targets: [{ what: UNIT }], effects: [damage(1)] },
      );
      const game = position2025(
        [{ hand: ['Test Rite'], base: ['Test Bow', 'Test Giant'] }, { base: ['Test Bow', 'Pouty Poro'] }],
        {
          definitions: [bow, giant, does(XP)],
        },
      ).play(0, 'Test Rite');
      if (seat === 1) game.pass();
      game.choose(seat, { kind: 'ACTIVATE', card: 'Test Bow', cost: '[1]' });
      expect([game.decision().kind, game.decision().seat, pended(game)]).toEqual([
        'TARGETS',
        seat,
        [
          ['Test Bow', true],
          ['Test Rite', false],
        ],
      ]);
      game.choose(seat, { card: 'Test Giant' }).settle();
      expect([game.unit('Test Giant').damage, game.hand(seat)]).toEqual([1, 0]);
    },
  );
  it('riftbound-zh:390.3.b of the modes of a triggered ability one must be chosen where one can be, and of its targets', () => {
    const herald = unit('Test Herald', 1, {
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      modes: {
        min: 1,
        max: 1,
        choices: [
          { effects: [draw(1)], label: 'draw' },
          { effects: [XP], label: 'learn' },
        ],
      },
    } as JsonObject);
    const game = position2025([{ hand: ['Test Herald'] }, {}], { definitions: [herald] }).play(0, 'Test Herald');
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 0, min: 1, max: 1 });
    game.refused(0, { choose: [] });
    const archer = unit('Test Archer', 1, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      targets: [{ what: UNIT, min: 2, max: 2 }],
    });
    const shoots = position2025([{ hand: ['Test Archer'] }, { base: ['Test Giant', 'Pouty Poro'] }], {
      definitions: [archer, giant],
    }).play(0, 'Test Archer');
    expect(shoots.decision()).toMatchObject({ kind: 'TARGETS', seat: 0, min: 2, max: 2 });
    shoots.refused(0, { choose: [{ card: 'Test Giant' }] });
  });
});

describe('readying and paying', () => {
  const hero = legend('Test Hero');
  it('riftbound-zh:402.3.a in their Awaken Phase players ready what they control, what they have borrowed and their runes and legend among it', () => {
    const game = position2025(
      [
        {
          legend: { card: 'Test Hero', exhausted: true },
          base: [{ card: 'Test Giant', owner: 1, controller: 0, exhausted: true }],
          runes: [runes(2, 'Mind', true)],
        },
        {
          base: [
            { card: 'Test Recruit', exhausted: true },
            { card: 'Watchful Sentry', owner: 0, controller: 1, exhausted: true },
          ],
          runes: [runes(2, 'Mind', true)],
        },
      ],
      { definitions: [hero, giant, recruit, gear('Test Horn')], turn: { number: 3, active: 0 } },
    );
    const ready = () => [
      game.the('Test Hero', 'legendZone').exhausted === false,
      game.ready('Test Giant'),
      ...[0, 1].map((seat) => game.runes(seat).filter((one) => one.card === 'Mind Rune' && !one.exhausted).length >= 2),
      game.ready('Test Recruit'),
      game.ready('Watchful Sentry'),
    ];
    expect(ready()).toEqual([false, false, false, false, false, false]);
    game.until({ turn: 4, step: 'main' });
    expect(ready()).toEqual([false, false, false, true, true, true]);
    game.until({ turn: 5, step: 'main' });
    expect(ready()).toEqual([true, true, true, true, true, true]);
  });
  it('riftbound-zh:403.3 an ability that recycles two cards of the trash as its cost needs two that are one’s own', () => {
    const wheel = gear('Test Wheel', {
      kind: 'activated',
      cost: [{ pay: 'recycle', what: [{ zone: 'trash' }, { owner: 'you' }], count: 2 }],
      effects: [draw(1)],
    });
    const start = (mine: string[]) =>
      position2025(
        [
          { base: ['Test Wheel'], trash: mine, mainDeck: [{ card: 'Watchful Sentry', count: 3 }] },
          { trash: ['Cleave', 'Cleave'] },
        ],
        { definitions: [wheel] },
      );
    const offered = (mine: string[]) => start(mine).offered().includes('ACTIVATE Test Wheel');
    expect([offered([]), offered(['Cleave']), offered(['Cleave', 'Stupefy'])]).toEqual([false, false, true]);
    const game = start(['Cleave', 'Stupefy']).use(0, 'Test Wheel');
    if (game.decision().kind === 'COST') game.answer(0, game.decision().default);
    expect([game.count(0, 'trash'), game.count(0, 'mainDeck'), game.count(1, 'trash')]).toEqual([0, 5, 2]);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound-zh:406.1 what an effect has a player play is paid for like any other card, unless it says otherwise', () => {
    const call = (cost: object) =>
      does({ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'you' }, { named: 'Test Study' }] }, ...cost });
    const study = card(
      'Test Study',
      { types: ['Spell'], energy: 2, power: ['Mind'] },
      { kind: 'spell', effects: [draw(1)] },
    );
    const spent = (cost: object) => {
      const game = position2025([{ hand: ['Test Rite'], trash: ['Test Study'], runes: [runes(4, 'Mind')] }, {}], {
        definitions: [study, call(cost)],
      })
        .play(0, 'Test Rite')
        .settle();
      if (game.decision().kind === 'PLAY_CARD') game.choose(0, { card: 'Test Study' });
      game.settle();
      return [
        game.hand(0),
        4 - game.runes(0).length,
        game.happened('COST_PAID').reduce((sum, one) => sum + Number(one.energy), 0),
      ];
    };
    expect([spent({}), spent({ cost: [] })]).toEqual([
      [1, 1, 2],
      [1, 0, 0],
    ]);
  });
  it('riftbound-zh:409.1 what an effect has a player discard goes to the trash, is discarded, and does nothing else', () => {
    const fan = gear(
      'Test Fan',
      triggered({ on: 'move', object: { owner: 'you' }, match: { from: 'hand', to: 'trash', cause: 'discard' } }, XP),
    );
    const study = spell('Test Study', { effects: [draw(1)] });
    const after = (who: string) => {
      const game = position2025(
        [
          { hand: ['Test Rite', 'Test Study'], base: ['Test Fan'] },
          { hand: ['Test Study', 'Test Study'], base: ['Test Fan'] },
        ],
        {
          definitions: [fan, study, does({ do: 'discard', who, count: 1 })],
        },
      )
        .play(0, 'Test Rite')
        .calm();
      return [0, 1].map((seat) => [
        game.hand(seat),
        game.pile(seat, 'trash').filter((name) => name === 'Test Study').length,
        game.xp(seat) ?? 0,
      ]);
    };
    expect([after('you'), after('opponents'), after('players')]).toEqual([
      [
        [0, 1, 1],
        [2, 0, 0],
      ],
      [
        [1, 0, 0],
        [1, 1, 1],
      ],
      [
        [0, 1, 1],
        [1, 1, 1],
      ],
    ]);
  });
});

describe('damage', () => {
  const hits = (name: string) => ({
    kind: 'activated',
    cost: [],
    targets: [{ what: [UNIT, { named: name }] }],
    effects: [damage(1)],
  });
  it('riftbound-zh:404.1 spells, units, gear, legends and battlefields deal damage to units, by abilities and in combat', () => {
    const horn = gear('Test Horn', hits('Test Giant'));
    const hero = legend('Test Hero', { ...hits('Test Giant'), zone: 'legendZone' });
    const archer = unit('Test Archer', 2, hits('Test Giant'));
    const field = battlefield(
      'Test Field',
      triggered(
        { on: 'play', player: 'you', object: { has: ['types', 'Spell'] } },
        damage(1, { each: [UNIT, { named: 'Test Giant' }] }),
      ),
    );
    const game = position2025([{ hand: ['Test Rite'], legend: 'Test Hero', base: ['Test Horn', 'Test Archer'] }, {}], {
      definitions: [horn, hero, archer, field, giant, recruit, aims({ named: 'Test Giant' }, damage(1))],
      battlefields: [
        { card: 'Test Field', owner: 0, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Test Giant')] },
      ],
    });
    const hurt = () => game.settle().unit('Test Giant').damage ?? 0;
    const seen: unknown[] = [];
    for (const name of ['Test Horn', 'Test Hero', 'Test Archer']) {
      game.use(0, name);
      seen.push(hurt());
    }
    expect(seen).toEqual([1, 2, 3]);
    // The spell deals its own, and the battlefield one more as it has been played.
    game.play(0, 'Test Rite');
    expect(hurt()).toBe(5);
    game.move(0, 'Test Archer', GROVE).settle();
    expect([game.onBoard('Test Giant'), game.onBoard('Test Archer')]).toEqual([[], []]);
  });
  it('riftbound-zh:404.6.c in combat what a unit is dealt comes from the units of the other side, and from none of its own', () => {
    const seen = (name: string) => triggered({ on: 'damage', object: UNIT, source: { named: name } }, XP);
    const fan = (name: string, of: string) => gear(name, seen(of));
    const count = (of: string) =>
      position2025([{ base: ['Test Giant', 'Test Fan'] }, {}], {
        definitions: [giant, unit('Test Wall', 7), fan('Test Fan', of)],
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Wall')] }, { card: GROVE }],
      })
        .move(0, 'Test Giant', PEAK)
        .calm()
        .happened('ABILITY_TRIGGERED').length;
    expect([count('Test Giant'), count('Test Wall')]).toEqual([1, 1]);
    const own = gear(
      'Test Fan',
      triggered({ on: 'damage', object: [UNIT, { named: 'Test Wall' }], source: { named: 'Test Giant' } }, XP),
    );
    const mine = position2025([{ base: ['Test Giant', 'Test Fan'] }, {}], {
      definitions: [giant, unit('Test Wall', 7), own],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Wall')] }, { card: GROVE }],
    })
      .move(0, 'Test Giant', PEAK)
      .calm();
    expect(mine.xp(0)).toBe(1);
  });
});

describe('adding resources', () => {
  it('riftbound-zh:416.1 all that is added comes into the pool of whoever adds it, Energy and each Power', () => {
    const game = position2025([{ hand: ['Test Rite'], runes: [] }, {}], {
      definitions: [does({ do: 'add', energy: 2, power: ['Mind', 'Fury', 'Fury'] })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.pool(0), game.pool(1)]).toEqual([
      { energy: 2, power: { Mind: 1, Fury: 2 } },
      { energy: 0, power: {} },
    ]);
  });
  it('riftbound-zh:416.3 with priority resources are added in answer to a spell, by either player, and nobody may respond', () => {
    const wait = reacts('Test Wait', { effects: [] });
    const game = position2025(
      [
        { hand: ['Test Rite'], runes: ['Mind Rune'] },
        { hand: ['Test Wait'], runes: ['Fury Rune'] },
      ],
      {
        definitions: [wait, does(draw(1))],
      },
    ).play(0, 'Test Rite');
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 0 });
    expect([game.pool(0).energy, game.chain(), game.decision().seat]).toEqual([1, ['Test Rite'], 0]);
    game.pass().choose(1, { kind: 'ACTIVATE', card: 'Fury Rune', ability: 0 });
    expect([game.pool(1).energy, game.chain(), game.decision().seat]).toEqual([1, ['Test Rite'], 1]);
    expect(game.settle().hand(0)).toBe(1);
  });
});
