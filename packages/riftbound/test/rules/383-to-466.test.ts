/** Triggers, revealed cards, showdowns and combats in the corners that no other test names (318–466). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { aims, damage, does, draw, FRIEND, foe, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const WASTE = 'Forbidding Waste';
const two = (units: (string | JsonObject)[], others: (string | JsonObject)[] = [], more: object = {}) => ({
  battlefields: [
    { card: PEAK, owner: 0, controller: 1, units },
    { card: GROVE, owner: 1, ...(others.length > 0 ? { controller: 1 } : {}), units: others },
  ],
  ...more,
});

describe('targeting effects', () => {
  const sentinel = unit('Test Sentinel', 3, triggered({ on: 'target', object: 'self' }, draw(1)));
  const at = (rite: JsonObject) =>
    position([{ hand: ['Test Rite'], base: ['Test Sentinel'] }, {}], { definitions: [sentinel, giant, rite] });
  it('riftbound:383.4.b they trigger as an object becomes a target, riftbound:383.4.b.2 once what targets it is finalized', () => {
    const game = at(aims(FRIEND, damage(1))).play(0, 'Test Rite');
    expect([game.chain(), game.unit('Test Sentinel').damage]).toEqual([['Test Sentinel', 'Test Rite'], 0]);
  });
  it('riftbound:383.4.b.3 and on no choice that is no target', () => {
    const pick = does(
      { do: 'choose', from: FRIEND, min: 1, max: 1, save: 'it' },
      { do: 'damage', to: { saved: 'it' }, amount: 1 },
    );
    const game = at(pick).play(0, 'Test Rite').settle();
    expect([game.unit('Test Sentinel').damage, game.hand(0)]).toEqual([1, 0]);
  });
});

describe('hold effects', () => {
  it('riftbound:383.4.d.2.c, riftbound-zh:376.4.c.2.c trigger though the point is replaced', () => {
    const greed = gear('Test Greed', {
      kind: 'replacement',
      on: 'stat',
      player: 'you',
      match: { stat: 'points' },
      instead: [],
    });
    const keeper = unit('Test Keeper', 2, triggered({ on: 'unit:hold', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Greed'], mainDeck: [{ card: 'Watchful Sentry', count: 9 }] }, {}], {
      definitions: [greed, keeper],
      turn: { number: 3, active: 0, step: 'beginning' },
      battlefields: [{ card: PEAK, owner: 0, controller: 0, units: ['Test Keeper'] }],
    }).until({ step: 'main' });
    expect([game.points(0), game.hand(0)]).toEqual([0, 2]);
  });
});

describe('attack and defend effects', () => {
  const ATTACK = { on: 'unit:attack', object: 'self' };
  const DEFEND = { on: 'unit:defend', object: 'self' };
  const shove = reacts('Test Shove', { targets: [{ what: UNIT }], effects: [{ do: 'moveTo', what: T0, to: 'base' }] });
  const bring = reacts('Test Bring', {
    targets: [{ what: UNIT }, { what: { has: ['types', 'Battlefield'] } }],
    effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
  });
  const raider = (on: JsonObject): JsonObject => unit('Test Raider', 3, triggered(on, draw(1)));
  it('riftbound:383.4.e.2.a, riftbound-zh:376.4.d.2.a a unit that attacks again in the same combat does not trigger again', () => {
    const game = position([{ hand: ['Test Shove', 'Test Bring'], base: ['Test Raider', 'Test Recruit'] }, {}], {
      definitions: [raider(ATTACK), recruit, giant, shove, bring],
      ...two([foe('Test Giant')]),
    });
    game.move(0, 'Test Raider', PEAK, ['Test Recruit']);
    while (game.chain().length > 0) game.pass();
    game.play(0, 'Test Shove', { targets: [[{ card: 'Test Raider' }]] });
    while (game.chain().length > 0) game.pass();
    if (game.decision().seat !== 0) game.pass();
    game.play(0, 'Test Bring', { targets: [[{ card: 'Test Raider' }], [{ card: PEAK }]] });
    while (game.chain().length > 0) game.pass();
    expect([game.where('Test Raider'), game.hand(0)]).toEqual([PEAK, 1]);
  });
  it('riftbound:383.4.f.2.a, riftbound-zh:376.4.e.2.a nor one that defends again', () => {
    const game = position([{ base: ['Test Giant'] }, { hand: ['Test Shove', 'Test Bring'] }], {
      definitions: [raider(DEFEND), recruit, giant, shove, bring],
      ...two([foe('Test Raider'), foe('Test Recruit')]),
    });
    game.move(0, 'Test Giant', PEAK);
    while (game.chain().length > 0) game.pass();
    if (game.decision().seat !== 1) game.pass();
    game.play(1, 'Test Shove', { targets: [[{ card: 'Test Raider' }]] });
    while (game.chain().length > 0) game.pass();
    if (game.decision().seat !== 1) game.pass();
    game.play(1, 'Test Bring', { targets: [[{ card: 'Test Raider' }], [{ card: PEAK }]] });
    while (game.chain().length > 0) game.pass();
    expect([game.where('Test Raider'), game.hand(1)]).toEqual([PEAK, 1]);
  });
  const alone = (on: JsonObject): JsonObject => raider({ ...on, object: [{ self: true }, { is: 'alone' }] });
  it('riftbound:383.4.e.2.b what else is asked of it must be so as it attacks, and is not asked again', () => {
    const game = position([{ hand: ['Test Shove'], base: ['Test Raider', 'Test Recruit'] }, {}], {
      definitions: [alone(ATTACK), recruit, giant, shove],
      ...two([foe('Test Giant')]),
    });
    game
      .move(0, 'Test Raider', PEAK, ['Test Recruit'])
      .play(0, 'Test Shove', { targets: [[{ card: 'Test Recruit' }]] });
    while (game.chain().length > 0) game.pass();
    expect(game.hand(0)).toBe(0);
  });
  it('riftbound:383.4.f.2.b and so as it defends', () => {
    const game = position([{ base: ['Test Giant'] }, { hand: ['Test Shove'] }], {
      definitions: [alone(DEFEND), recruit, giant, shove],
      ...two([foe('Test Raider'), foe('Test Recruit')]),
    });
    game
      .move(0, 'Test Giant', PEAK)
      .pass()
      .play(1, 'Test Shove', { targets: [[{ card: 'Test Recruit' }]] });
    while (game.chain().length > 0) game.pass();
    expect(game.hand(1)).toBe(0);
  });
  it('riftbound:385.1, riftbound-zh:377.1 what triggers outside the board does so where everybody sees it', () => {
    const ghost = {
      ...unit('Test Ghost', 1, {
        ...triggered({ on: 'play', player: 'you', match: { card: true } }, draw(1)),
        zone: 'trash',
      }),
    };
    const drawn = (zone: string) =>
      position([{ hand: ['Test Recruit'], [zone]: ['Test Ghost'] }, {}], { definitions: [ghost, recruit] })
        .play(0, 'Test Recruit')
        .settle()
        .hand(0);
    expect([drawn('trash'), drawn('banishment')]).toEqual([1, 0]);
  });
});

describe('what is revealed', () => {
  const dig = (more: JsonObject = {}): JsonObject => ({
    do: 'dig',
    count: 2,
    reveal: true,
    rest: { to: 'bottom', order: 'random' },
    ...more,
  });
  const deck = ['Pouty Poro', 'Watchful Sentry', 'Honest Broker'];
  it('riftbound:424.1.a.1, riftbound-zh:411.1.a.1 others may speak of it, and the card itself', () => {
    const watcher = gear('Test Watcher', triggered({ on: 'revealed', player: 'you' }, draw(1)));
    const seen = unit('Test Seen', 1, {
      ...triggered({ on: 'revealed', object: 'self' }, { do: 'stat', who: 'you', stat: 'xp', amount: 1 }),
      zone: 'hand',
    });
    const game = position([{ hand: ['Test Rite', 'Test Seen'], base: ['Test Watcher'] }, {}], {
      definitions: [watcher, seen, does({ do: 'reveal', what: 'you' })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.hand(0), game.xp(0)]).toEqual([2, 1]);
  });
  it('riftbound:424.1.a.2, riftbound-zh:411.1.a.2 it stays where it is', () => {
    const show = does({ do: 'dig', count: 2, reveal: true, rest: { to: 'top', order: 'any' } });
    const game = position([{ hand: ['Test Rite'], mainDeck: deck }, {}], { definitions: [show] })
      .play(0, 'Test Rite')
      .settle();
    for (let d = game.decisions()[0]; d && d.kind !== 'PRIORITY'; d = game.decisions()[0])
      game.answer(d.seat, d.default);
    expect([game.happened('REVEALED').length, game.pile(0, 'mainDeck').sort()]).toEqual([1, [...deck].sort()]);
  });
  it('riftbound:424.3.a a hand that is revealed is all the cards there, riftbound:424.3.a.1 and none that come later', () => {
    const game = position([{ hand: ['Test Rite', 'Pouty Poro', 'Honest Broker'] }, {}], {
      definitions: [does({ do: 'reveal', what: 'you' }, draw(1))],
    })
      .play(0, 'Test Rite')
      .settle();
    const hand = game.view(1).zones.find(({ id, owner }) => id === 'hand' && owner === 0);
    const seen = Object.values(game.view(1).objects).filter(
      ({ zone, owner, card: name }) => zone === 'hand' && owner === 0 && name !== undefined,
    );
    expect([game.hand(0), seen.map(({ card: name }) => name).sort(), hand !== undefined]).toEqual([
      3,
      ['Honest Broker', 'Pouty Poro'],
      true,
    ]);
  });
  it('riftbound:424.4, riftbound-zh:411.4 what is revealed is dealt with, riftbound:424.4.a, riftbound-zh:411.4.a each card where the effect says', () => {
    const game = position([{ hand: ['Test Rite'], mainDeck: deck }, {}], {
      definitions: [does(dig({ take: { to: 'hand' } }))],
    })
      .play(0, 'Test Rite')
      .settle();
    game.choose(0, { card: 'Watchful Sentry' }).settle();
    expect([game.hand(0), game.pile(0, 'mainDeck')]).toEqual([1, ['Honest Broker', 'Pouty Poro']]);
  });
});

describe('staged showdowns', () => {
  const charge = spell('Test Charge', {
    effects: [
      {
        do: 'moveTo',
        what: { each: [UNIT, { named: 'Test Giant' }] },
        to: { each: [{ has: ['types', 'Battlefield'] }, { named: PEAK }] },
      },
      {
        do: 'moveTo',
        what: { each: [UNIT, { named: 'Test Recruit' }] },
        to: { each: [{ has: ['types', 'Battlefield'] }, { named: GROVE }] },
      },
    ],
  });
  const shove = withKeyword(aims(UNIT, { do: 'moveTo', what: T0, to: 'base' }), 'action');
  const quick = { ...shove, name: 'Test Shove', props: { ...(shove.props as JsonObject), name: 'Test Shove' } };
  const game = (others: JsonObject[]) => {
    const play = position([{ hand: ['Test Charge'], base: ['Test Giant', 'Test Recruit'] }, { hand: ['Test Shove'] }], {
      definitions: [charge, quick, giant, recruit],
      battlefields: [
        { card: PEAK, owner: 0 },
        { card: GROVE, owner: 1, ...(others.length > 0 ? { controller: 1 } : {}), units: others },
      ],
    }).play(0, 'Test Charge');
    while (play.chain().length > 0) play.pass();
    if (play.decision().kind === 'SHOWDOWN') play.choose(0, { card: PEAK });
    return play;
  };
  const showdowns = (play: RiftboundPlay) => play.happened('SHOWDOWN_BEGAN').map(({ card: name }) => name);
  const gone = (play: RiftboundPlay) => {
    if (play.decision().seat !== 1) play.pass();
    return play.play(1, 'Test Shove', { targets: [[{ card: 'Test Recruit' }]] }).calm();
  };
  it('riftbound:323.8.a a showdown stays staged as long as its contester has units there', () => {
    expect(showdowns(game([]).calm())).toEqual([PEAK, GROVE]);
    expect(showdowns(gone(game([])))).toEqual([PEAK]);
  });
  it('riftbound:323.9.a so does a combat with units of both there, riftbound:323.10 which is staged no more without them', () => {
    const began = (play: RiftboundPlay) => play.happened('COMBAT_BEGAN').length;
    expect(began(game([foe('Test Recruit')]).calm())).toBe(1);
    const left = game([foe('Test Recruit')]);
    if (left.decision().seat !== 1) left.pass();
    left.choose(1, { kind: 'PLAY', card: 'Test Shove' });
    const mine = left.all('Test Recruit', 'battlefield').find(({ controller }) => controller === 0);
    left.choose(1, { object: String(mine?.id) }).calm();
    expect(began(left)).toBe(0);
  });
});

describe('the chain', () => {
  const dying = (name: string): JsonObject =>
    unit(name, 1, {
      ...triggered({ on: 'move', object: 'self', match: { from: 'board', to: 'trash' } }, damage(1)),
      targets: [{ what: [UNIT, { named: 'Test Giant' }] }],
    });
  const bomb = spell('Test Rite', {
    effects: [{ do: 'kill', what: { each: [UNIT, { not: { named: 'Test Giant' } }] } }],
  });
  const game = () =>
    position([{ hand: ['Test Rite'], base: ['Test One', 'Test Giant'] }, { base: ['Test Two', 'Test Giant'] }], {
      definitions: [dying('Test One'), dying('Test Two'), giant, bomb],
    })
      .play(0, 'Test Rite')
      .pass()
      .pass();
  it('riftbound:337.1 the oldest pending item is finalized first, by its controller', () => {
    const play = game();
    expect(play.decision()).toMatchObject({ seat: 0, kind: 'TARGETS' });
    play.answer(0, play.decision().default);
    expect(play.decision()).toMatchObject({ seat: 1, kind: 'TARGETS' });
  });
  it('riftbound:336.1 what becomes pending as something resolves goes the same way', () => {
    const play = game();
    for (let d = play.decisions()[0]; d?.kind === 'TARGETS'; d = play.decisions()[0]) play.answer(d.seat, d.default);
    expect(play.chain().sort()).toEqual(['Test One', 'Test Two']);
    play.settle();
    expect(play.happened('DAMAGE_DEALT')).toHaveLength(2);
  });
  it('riftbound:334.1 what comes to the chain during other tasks waits for them', () => {
    const martyr = unit(
      'Test Martyr',
      1,
      triggered({ on: 'move', object: 'self', match: { from: 'board', to: 'trash' } }, draw(1)),
    );
    const play = position([{ base: ['Test Martyr'] }, {}], {
      definitions: [martyr, giant],
      ...two([foe('Test Giant')]),
    }).move(0, 'Test Martyr', PEAK);
    while (play.onBoard('Test Martyr').length > 0) play.answer(play.decision().seat, play.decision().default);
    // It died in the combat, whose steps go on with what has triggered on the chain.
    expect([play.chain(), play.hand(0)]).toEqual([['Test Martyr'], 0]);
    expect(play.calm().hand(0)).toBe(1);
  });
});

describe('what died in combat', () => {
  const martyr = unit('Test Martyr', 1, {
    ...triggered(
      { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
      draw(1),
    ),
    if: { is: ['self', { any: [{ is: 'attacker' }, { is: 'defender' }] }] },
  });
  it('riftbound:359.3.e.13 is asked what it was as it died: an attacker', () => {
    const play = position([{ base: ['Test Martyr'] }, {}], {
      definitions: [martyr, giant],
      ...two([foe('Test Giant')]),
    }).move(0, 'Test Martyr', PEAK);
    expect(play.calm().hand(0)).toBe(1);
    expect(play.onBoard('Test Martyr')).toEqual([]);
  });
  it('riftbound:359.3.e.13 and what died elsewhere was none', () => {
    const bolt = does({ do: 'kill', what: { each: UNIT } });
    const play = position([{ base: ['Test Martyr'], hand: ['Test Rite'] }, {}], { definitions: [martyr, bolt] });
    expect(play.play(0, 'Test Rite').calm().hand(0)).toBe(0);
  });
});

describe('combats', () => {
  it('riftbound:466.5.e who takes control need not have contested it', () => {
    const game = position([{}, {}], {
      definitions: [recruit, giant],
      battlefields: [
        {
          card: PEAK,
          owner: 0,
          controller: null,
          units: [foe('Test Giant'), 'Test Recruit'],
          showdown: { contester: 0 },
        },
        { card: GROVE, owner: 1 },
      ],
    }).calm();
    expect([game.holder(PEAK), game.points(1), game.onBoard('Test Giant').length]).toEqual([1, 1, 1]);
  });
  const three = (players: object[], battlefields: JsonObject[], definitions: JsonObject[]) =>
    position([...players, ...Array.from({ length: 3 - players.length }, () => ({}))] as never, {
      definitions,
      battlefields: battlefields as never,
    });
  const fight: JsonObject[] = [
    { card: PEAK, owner: 1, controller: 1, units: [foe('Test Giant'), { card: 'Test Recruit', controller: 2 }] },
    { card: GROVE, owner: 2 },
    { card: WASTE, owner: 0 },
  ];
  it('riftbound:462.2 nobody else plays a unit to a fight of two others', () => {
    const anywhere = unit('Test Anywhere', 1, {
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'playableAt', at: { has: ['types', 'Battlefield'] } }],
    });
    const game = three([{ hand: ['Test Anywhere'] }], fight, [anywhere, recruit, giant]);
    while (game.decision().seat !== 0) game.answer(game.decision().seat, game.decision().default);
    expect(game.offered()).not.toContain('PLAY Test Anywhere');
    game.calm().choose(0, { kind: 'PLAY', card: 'Test Anywhere' });
    expect(game.decision().options.map(({ card: name, kind }) => name ?? kind)).toContain(GROVE);
  });
  it('riftbound:462.3 no choice makes three fight', () => {
    const bring = withKeyword(
      spell('Test Bring', {
        targets: [{ what: FRIEND }, { what: [{ has: ['types', 'Battlefield'] }, { destination: T0 }] }],
        effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
      }),
      'action',
    );
    const game = three([{ hand: ['Test Bring'], base: ['Test Mine'] }], fight, [
      bring,
      recruit,
      giant,
      unit('Test Mine', 1),
    ]);
    while (game.decision().seat !== 0) game.pass();
    game.choose(0, { kind: 'PLAY', card: 'Test Bring' });
    for (
      let d = game.decision();
      d.kind === 'TARGETS' && !d.options.some(({ card: name }) => name === GROVE);
      d = game.decision()
    )
      game.answer(0, d.default);
    expect(
      game
        .decision()
        .options.map(({ card: name }) => name)
        .sort(),
    ).toEqual([GROVE, WASTE].sort());
  });
});
