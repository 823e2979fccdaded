/** Rules about chains, costs, control, damage and exhausting where the case is not the usual one: legends, gear, units, another's turn, a third player (108–465). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, position2025, type RiftboundPlay, runes } from '../support/position.js';
import { damage, does, draw, FRIEND, foe, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const PLAYED: JsonObject = { on: 'play', object: 'self' };
const _nothing = damage(0, { each: UNIT });
const THREE = {
  battlefields: [
    { card: PEAK, owner: 0 },
    { card: GROVE, owner: 1 },
    { card: "Targon's Peak", owner: 2 },
  ],
};
const chainOver = (game: RiftboundPlay): RiftboundPlay => {
  for (let i = 0; i < 20 && game.chain().length > 0 && game.decision().kind === 'PRIORITY'; i++) game.pass();
  return game;
};

describe('chains and states', () => {
  it('riftbound:340.2 in a showdown too the state is open again after a chain', () => {
    const game = position([{ base: ['Test Giant'], hand: ['Test Answer'] }, { hand: ['Test Act'] }], {
      definitions: [
        giant,
        reacts('Test Answer', { effects: [draw(1)] }),
        withKeyword(spell('Test Act', { effects: [draw(1)] }), 'action'),
      ],
    })
      .move(0, 'Test Giant', PEAK)
      .play(0, 'Test Answer');
    expect(game.turnState()).toBe('showdownClosed');
    chainOver(game);
    expect([game.turnState(), game.focus, game.offered().includes('PLAY Test Act')]).toEqual(['showdownOpen', 1, true]);
  });
  it('riftbound-zh:370.2 an ability of a legend uses the chain as one of a unit does', () => {
    const lord = card('Test Lord', { types: ['Legend'] }, { ...activated(draw(1)), zone: 'legendZone' });
    const game = position2025([{ legend: 'Test Lord', base: ['Test Seer'] }, {}], {
      definitions: [lord, unit('Test Seer', 1, activated(draw(1)))],
    });
    for (const [i, name] of ['Test Lord', 'Test Seer'].entries()) {
      game.use(0, name);
      expect([game.chain(), game.hand(0)]).toEqual([[name], i]);
      game.settle();
    }
    expect(game.hand(0)).toBe(2);
  });
  it('riftbound-zh:389.1 a triggered ability on the chain closes the state as well', () => {
    const caller = unit('Test Caller', 1, triggered(PLAYED, draw(1)));
    const game = position2025([{ hand: ['Test Caller'] }, {}], { definitions: [caller] }).play(0, 'Test Caller');
    expect([game.chain(), game.turnState()]).toEqual([['Test Caller'], 'neutralClosed']);
    expect([game.settle().turnState(), game.hand(0)]).toEqual(['neutralOpen', 1]);
  });
  it('riftbound-zh:376.3.b.1 of three players the turn player’s triggers come first, and then the others’ in turn order', () => {
    const watcher = unit(
      'Test Watcher',
      1,
      triggered({ on: 'play', object: [UNIT, { named: 'Test Recruit' }] }, draw(1)),
    );
    const game = position2025(
      [{ hand: ['Test Recruit'], base: ['Test Watcher'] }, { base: ['Test Watcher'] }, { base: ['Test Watcher'] }],
      {
        definitions: [watcher, recruit],
        ...THREE,
      },
    ).play(0, 'Test Recruit');
    // The newest is said first.
    expect(game.view().stack.map((one) => (one as JsonObject).controller)).toEqual([2, 1, 0]);
  });
  it('riftbound:312.2.a in no other phase than the main phase an open state gives priority', () => {
    for (const step of ['awaken', 'beginning', 'channel', 'draw']) {
      const game = position([{}, {}], { turn: { number: 3, active: 0, step } });
      expect([game.decision().kind, game.decision().seat, game.view().turn.phase]).toEqual(['PRIORITY', 0, 'main']);
    }
  });
  it('riftbound:108.7.e how many cards are in each hand is known to all, whoever’s turn it is', () => {
    const game = position([{ hand: ['Test Recruit'] }, { hand: ['Test Recruit', 'Test Recruit'] }], {
      definitions: [recruit],
    });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(game.view(viewer).players.map((one) => ((one as JsonObject).zones as JsonObject).hand)).toEqual([1, 2]);
  });
});

describe('what is paid', () => {
  it('riftbound:356.7 a unit asks for a unit to be killed as it is played, and is not played without one', () => {
    const patron = card(
      'Test Patron',
      { types: ['Unit'], might: 3 },
      { kind: 'spell', additional: [{ pay: 'kill', what: FRIEND, count: 1 }] },
    );
    const game = (base: string[]) =>
      position([{ hand: ['Test Patron'], base }, {}], { definitions: [patron, recruit] });
    expect([
      game([]).offered().includes('PLAY Test Patron'),
      game(['Test Recruit']).offered().includes('PLAY Test Patron'),
    ]).toEqual([false, true]);
    const paid = game(['Test Recruit']).play(0, 'Test Patron').settle();
    expect([paid.zones('Test Recruit'), paid.where('Test Patron')]).toEqual([['trash'], 'base']);
  });
  it('riftbound:410.1.b.2 each unit that makes the same move is exhausted for it', () => {
    const game = position([{ base: ['Test Giant', 'Test Recruit'] }, {}], { definitions: [giant, recruit] })
      .move(0, 'Test Giant', PEAK, ['Test Recruit'])
      .settle();
    expect([game.where('Test Recruit'), game.ready('Test Giant'), game.ready('Test Recruit')]).toEqual([
      PEAK,
      false,
      false,
    ]);
  });
  it('riftbound-zh:398.1.b.2 hiding a card costs a Power, and is not done without', () => {
    const lurker = withKeyword(unit('Test Lurker', 1), 'hidden');
    const game = (count: number) =>
      position2025([{ hand: ['Test Lurker'], runes: count > 0 ? [runes(count, 'Mind')] : [], runeDeck: [] }, {}], {
        battlefields: [{ card: PEAK, owner: 0, controller: 0, units: ['Test Giant'] }, { card: GROVE }],
        definitions: [lurker, giant],
      });
    expect([game(0).offered().includes('HIDE Test Lurker'), game(1).offered().includes('HIDE Test Lurker')]).toEqual([
      false,
      true,
    ]);
    const hidden = game(1).hide(0, 'Test Lurker', PEAK);
    expect([hidden.runes(0), hidden.count(0, 'runeDeck'), hidden.count(0, 'facedown')]).toEqual([[], 1, 1]);
  });
  it('riftbound:444.2.a a card that an effect plays and that is not paid for is back where it was', () => {
    const fox = unit('Test Fox', 1);
    const costly = { ...fox, props: { ...(fox.props as JsonObject), energy: 1 } };
    const rite = does(
      { do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }, UNIT] } },
      { do: 'status', what: { each: { has: ['types', 'Rune'] } }, status: 'exhausted' },
    );
    const game = position([{ hand: ['Test Rite', 'Test Fox'], runes: [runes(1, 'Mind')] }, {}], {
      definitions: [costly, rite],
    }).play(0, 'Test Rite');
    chainOver(game);
    if (game.decision().kind === 'PLAY_CARD') game.choose(0, { card: 'Test Fox' });
    expect([game.zones('Test Fox'), game.settle().turnState()]).toEqual([['hand'], 'neutralOpen']);
  });
});

describe('places and statuses', () => {
  it('riftbound:355.2 a unit enters the base or any of the battlefields that its player controls', () => {
    const game = (at: string) =>
      position([{ hand: ['Test Recruit'] }, {}], {
        battlefields: [
          { card: PEAK, controller: 0, units: ['Test Giant'] },
          { card: GROVE, controller: 0, units: ['Test Giant'] },
        ],
        definitions: [giant, recruit],
      })
        .play(0, 'Test Recruit', { at })
        .where('Test Recruit');
    expect(['base', PEAK, GROVE].map(game)).toEqual(['base', PEAK, GROVE]);
  });
  it('riftbound:439.2.b.3 a rune comes to the base though the effect is one of a battlefield', () => {
    const rune = {
      name: 'Test Rune',
      props: { name: 'Test Rune', types: ['Rune'], supertypes: ['Token'], domains: ['Mind'], tags: [] },
      abilities: [],
    };
    const rite = spell('Test Rite', {
      targets: [{ what: { named: PEAK } }],
      effects: [{ do: 'createToken', token: rune, to: T0 }],
    });
    const game = position([{ hand: ['Test Rite'] }, {}], { definitions: [rite] }).play(0, 'Test Rite');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: PEAK });
    game.settle();
    expect([game.all('Test Rune', 'base').length, game.happened('RECALLED')]).toEqual([1, []]);
  });
  const weary = does({
    do: 'status',
    what: { each: [{ any: [{ zone: 'board' }, { zone: 'legendZone' }] }, { owner: 'opponent' }] },
    status: 'exhausted',
  });
  const LORD = card(
    'Test Lord',
    { types: ['Legend'] },
    {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      effects: [draw(1)],
      zone: 'legendZone',
    },
  );
  const spentAll = (where: typeof position | typeof position2025): unknown[] => {
    const game = where(
      [{ hand: ['Test Rite'] }, { legend: 'Test Lord', base: ['Test Horn', 'Test Giant'], runes: [runes(1, 'Mind')] }],
      {
        battlefields: [{ card: PEAK, owner: 0 }],
        definitions: [weary, LORD, gear('Test Horn'), giant],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    return [
      game.ready('Test Horn'),
      game.ready('Test Giant'),
      game.the('Test Lord', 'legendZone').exhausted,
      game.runes(1).map(({ exhausted }) => exhausted),
    ];
  };
  it('riftbound:414.1 units, gear, runes and legends are exhausted', () => {
    expect(spentAll(position)).toEqual([false, false, true, [true]]);
  });
  it('riftbound-zh:401.1 units, gear, runes and legends are exhausted', () => {
    expect(spentAll(position2025)).toEqual([false, false, true, [true]]);
  });
});

describe('damage', () => {
  it('riftbound:417.1.b so much as is said is marked on each unit, of whoever’s turn it is', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant'] }, { base: ['Test Titan'] }], {
      definitions: [giant, unit('Test Titan', 9), does(damage(3, { each: UNIT }))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.unit('Test Giant').damage, game.unit('Test Titan').damage]).toEqual([3, 3]);
  });
  it('riftbound:417.1.a all that both sides have assigned is dealt', () => {
    const game = position([{ base: ['Test One', 'Test Two'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Three'), foe('Test Four')] }, { card: GROVE }],
      definitions: [unit('Test One', 1), unit('Test Two', 1), unit('Test Three', 1), unit('Test Four', 1)],
    }).move(0, 'Test One', PEAK, ['Test Two']);
    for (let i = 0; i < 6 && game.decision().kind === 'PRIORITY'; i++) game.pass();
    for (const seat of [0, 1]) {
      expect([game.decision().kind, game.decision().seat, game.happened('DAMAGE_DEALT')]).toEqual([
        'COMBAT_DAMAGE',
        seat,
        [],
      ]);
      game.answer(seat, game.decision().default);
    }
    expect(game.happened('DAMAGE_DEALT').map(({ amount }) => amount)).toEqual([1, 1, 1, 1]);
    expect(['Test One', 'Test Two', 'Test Three', 'Test Four'].map((name) => game.zones(name))).toEqual(
      Array(4).fill(['trash']),
    );
  });
  it('riftbound:465.2.c.2 what says so without a keyword is assigned damage after others', () => {
    const odd = unit('Test Odd', 2, { kind: 'static', mods: [{ mod: 'rule', rule: 'assignedDamageLast' }] });
    const game = position([{ base: ['Test Two'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Odd'), foe('Test Plain')] }, { card: GROVE }],
      definitions: [odd, unit('Test Plain', 2), unit('Test Two', 2)],
    })
      .move(0, 'Test Two', PEAK)
      .pass()
      .pass();
    const all = (name: string) => ({ distribute: [{ option: { card: name }, amount: 2 }] });
    expect(game.decision().kind).toBe('COMBAT_DAMAGE');
    expect(game.refused(0, all('Test Odd')).rules).toContain('riftbound:815.1.c.2');
    expect(game.answer(0, all('Test Plain')).settle().zones('Test Plain')).toEqual(['trash']);
  });
});
