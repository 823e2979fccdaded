/** Two groups of targets, numbers that delayed abilities keep, and effects that play cards (355.11.b, 359.3.f.3, 354.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, does, draw, ENEMY, FRIEND, foe, giant, giveMight, reacts, recruit, T0, UNIT } from '../support/rites.js';

const three = unit('Test Three', 3);
const two = unit('Test Two', 2);
const END: JsonObject = { on: 'step', match: { step: 'end' } };

describe('two groups of targets', () => {
  const group = (what: JsonObject | JsonObject[]): JsonObject => ({
    what,
    min: 0,
    max: null,
    total: { stat: 'might', most: 4 },
  });
  const fire = spell('Test Rite', {
    targets: [group([UNIT, { named: 'Test Recruit' }]), group([UNIT, { named: 'Test Two' }])],
    effects: [
      { do: 'kill', what: T0 },
      { do: 'kill', what: { target: 1 } },
    ],
  });
  const all = (name: string): JsonObject => ({ each: { named: name } });
  /** Two recruits and two of 2 Might are chosen, and then what is named gets 2 more. */
  const swollen = (...names: string[]): RiftboundPlay => {
    const swell = reacts('Test Swell', { effects: names.map((name) => giveMight(2, all(name))) });
    const game = position(
      [
        { hand: ['Test Rite'] },
        { base: ['Test Two', 'Test Two', 'Test Recruit', 'Test Recruit'], hand: ['Test Swell'] },
      ],
      { definitions: [fire, two, recruit, swell] },
    ).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    for (let n = 0; n < 2; n++) game.answer(0, { choose: game.decision().options.map(({ id }) => id) });
    return game.pass().play(1, 'Test Swell').settle();
  };
  const left = (game: RiftboundPlay) => ['Test Recruit', 'Test Two'].map((name) => game.onBoard(name).length);
  it('riftbound:355.11.b the second group alone, while the first one still fits', () => {
    const game = swollen('Test Two');
    expect(game.decision()).toMatchObject({
      kind: 'KEEP_TARGETS',
      seat: 0,
      options: [{ card: 'Test Two' }, { card: 'Test Two' }],
    });
  });
  it('riftbound:355.11.b the second group after the first one', () => {
    const game = swollen('Test Recruit', 'Test Two');
    expect(game.decision().options.map(({ card }) => card)).toEqual(['Test Recruit', 'Test Recruit']);
    // Two recruits have 6 together, and one of them 3.
    game.answer(0, { choose: [game.decision().options[0]?.id as string] });
    expect(game.decision()).toMatchObject({
      kind: 'KEEP_TARGETS',
      seat: 0,
      options: [{ card: 'Test Two' }, { card: 'Test Two' }],
    });
    game.answer(0, { choose: [game.decision().options[0]?.id as string] });
    expect(left(game)).toEqual([1, 1]);
  });
});

describe('what delayed abilities keep', () => {
  const remember = (as: string, value: JsonObject | number): JsonObject => ({ do: 'remember', as, value });
  const later = (more: JsonObject): JsonObject => ({ do: 'delayed', on: END, ...more });
  const drawn = (name: string): JsonObject => ({ ...draw(1), count: { number: name } });
  const plan = (...effects: JsonObject[]): JsonObject => spell('Test Plan', { effects });
  const blast = spell('Test Blast', { effects: [{ do: 'kill', what: { each: FRIEND } }] });
  it('riftbound:359.3.f.3.a two numbers, each of what it was', () => {
    const own = remember('own', { count: FRIEND });
    const theirs = remember('theirs', { count: ENEMY });
    const game = position(
      [{ hand: ['Test Plan', 'Test Blast'], base: ['Test Recruit', 'Test Recruit'] }, { base: ['Test Giant'] }],
      {
        definitions: [plan(own, theirs, later({ effects: [drawn('own'), drawn('theirs')] })), blast, recruit, giant],
      },
    );
    game.play(0, 'Test Plan').settle().play(0, 'Test Blast').settle();
    expect(game.pass().settle().hand(0)).toBe(3);
  });
  it('riftbound:359.3.f.3.a a number by which it chooses what it is about', () => {
    const strong = later({
      targets: [{ what: [UNIT, { stat: ['might', '>=', { number: 'own' }] }] }],
      effects: [{ do: 'kill', what: T0 }],
    });
    const game = position(
      [
        { hand: ['Test Plan', 'Test Blast'], base: ['Test Recruit', 'Test Recruit'] },
        { base: ['Test Recruit', 'Test Three'] },
      ],
      { definitions: [plan(remember('own', { count: FRIEND }), strong), blast, recruit, three] },
    );
    game.play(0, 'Test Plan').settle().play(0, 'Test Blast').settle().pass().settle();
    expect([game.onBoard('Test Recruit').length, game.onBoard('Test Three')]).toEqual([1, []]);
  });
  it('riftbound:359.3.f.3.a also of a triggered ability’s, which is of the event', () => {
    const herald = unit(
      'Test Herald',
      1,
      triggered({ on: 'play', object: 'self' }, remember('own', { count: FRIEND }), later({ effects: [drawn('own')] })),
    );
    const game = position([{ hand: ['Test Herald', 'Test Blast'], base: ['Test Recruit'] }, {}], {
      definitions: [herald, recruit, blast],
    });
    game.play(0, 'Test Herald').settle().play(0, 'Test Blast').settle();
    expect(game.pass().settle().hand(0)).toBe(2);
  });
  it('riftbound:359.3.f.3.b a linked ability speaks of the battlefield that was held, though the holder is elsewhere by then', () => {
    const lurker = unit(
      'Test Lurker',
      6,
      triggered(
        { on: 'unit:hold', object: 'self' },
        { do: 'remember', as: 'held', what: { event: 'battlefield' } },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'main' }, player: 'you' },
          targets: [{ what: ENEMY }],
          effects: [{ do: 'moveTo', what: T0, to: { saved: 'held' } }],
        },
      ),
    );
    const home = reacts('Test Home', {
      effects: [{ do: 'moveTo', what: { each: { named: 'Test Lurker' } }, to: { each: { named: GROVE } } }],
    });
    const game = position([{ hand: ['Test Home'] }, { base: ['Test Recruit'] }], {
      definitions: [lurker, recruit, home],
      turn: { number: 5, active: 0, step: 'beginning' },
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Lurker', 'Pouty Poro'] },
        { card: GROVE, owner: 1, controller: 0, units: ['Watchful Sentry'] },
      ],
    });
    // The lurker moves on after its hold has resolved, as the delayed ability waits on the chain.
    for (let n = 0; n < 30 && !(game.view().turn.phase === 'main' && game.chain().length > 0); n++)
      game.answer(game.decision().seat, game.decision().default);
    expect(game.chain()).toEqual(['Test Lurker']);
    if (game.decision().seat !== 0) game.pass();
    game.play(0, 'Test Home').calm();
    expect([game.zones('Test Recruit'), game.happened('COMBAT_BEGAN').map(({ card }) => card)]).toEqual([
      ['trash'],
      [PEAK],
    ]);
  });
});

describe('cards that an effect plays', () => {
  const SPELLS: JsonObject = { each: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Spell'] }] };
  const bolt = spell('Test Bolt', { targets: [{ what: ENEMY }], effects: [{ do: 'damage', to: T0, amount: 1 }] });
  it('riftbound:354.3 an ability that plays a card goes on before that as well', () => {
    const horn = gear('Test Horn', {
      kind: 'activated',
      cost: [{ pay: 'exhaust' }],
      effects: [
        { do: 'play', what: SPELLS },
        { do: 'kill', what: { each: [UNIT, { named: 'Test Recruit' }] } },
        draw(2),
      ],
    });
    const game = position(
      [{ base: ['Test Horn'], hand: ['Test Bolt'] }, { base: ['Test Recruit', 'Test Giant', 'Pouty Poro'] }],
      {
        definitions: [horn, bolt, recruit, giant],
      },
    )
      .use(0, 'Test Horn')
      .settle()
      .choose(0, { card: 'Test Bolt' });
    // The recruit is dead and two cards are drawn before the bolt's target is asked for.
    expect([game.decision().kind, game.hand(0), game.zones('Test Recruit'), game.chain()]).toEqual([
      'TARGETS',
      2,
      ['trash'],
      ['Test Bolt'],
    ]);
    expect(
      game
        .decision()
        .options.map(({ card }) => card)
        .sort(),
    ).toEqual(['Pouty Poro', 'Test Giant']);
  });
  it('riftbound:354.3 so do two cards that one effect plays, the second of which is finalized after the first', () => {
    const twice = does({ do: 'play', what: SPELLS }, { do: 'play', what: SPELLS }, draw(1));
    const other = spell('Test Other', { targets: [{ what: ENEMY }], effects: [{ do: 'damage', to: T0, amount: 2 }] });
    const game = position(
      [{ hand: ['Test Rite', 'Test Bolt', 'Test Other'] }, { base: ['Test Giant', 'Test Three'] }],
      {
        definitions: [twice, bolt, other, giant, three],
      },
    )
      .play(0, 'Test Rite')
      .settle()
      .choose(0, { card: 'Test Bolt' });
    expect([game.decision().kind, game.hand(0), game.chain()[0]]).toEqual(['PLAY_CARD', 1, 'Test Bolt']);
    game.choose(0, { card: 'Test Other' });
    expect([game.decision().kind, game.hand(0), game.chain().sort()]).toEqual([
      'TARGETS',
      1,
      ['Test Bolt', 'Test Other'],
    ]);
  });
  it('riftbound:419.3.b a unit enters exhausted where its player says, for its cost, and has been played', () => {
    const watcher = gear('Test Watcher', triggered({ on: 'play', object: UNIT }, draw(1)));
    const call = does({ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'you' }, UNIT] } });
    const dear = { ...giant, props: { ...(giant.props as JsonObject), energy: 2 } };
    const table = (count: number): RiftboundPlay =>
      position(
        [{ hand: ['Test Rite'], base: ['Test Watcher'], trash: ['Test Giant'], runes: [runes(count, 'Mind')] }, {}],
        {
          definitions: [call, dear, watcher],
          battlefields: [
            { card: PEAK, controller: 0, units: ['Pouty Poro'] },
            { card: GROVE, controller: 1, units: [foe('Watchful Sentry')] },
          ],
        },
      )
        .play(0, 'Test Rite')
        .settle();
    expect(table(1).decision().kind).toBe('PRIORITY');
    const game = table(3).choose(0, { card: 'Test Giant' });
    expect(game.decision()).toMatchObject({ kind: 'LOCATION', seat: 0 });
    expect(
      game
        .decision()
        .options.map(({ card, kind }) => card ?? kind)
        .sort(),
    ).toEqual(['BASE', PEAK].sort());
    game.choose(0, { card: PEAK }).settle();
    expect([game.where('Test Giant'), game.ready('Test Giant'), game.hand(0)]).toEqual([PEAK, false, 1]);
    expect(game.runes(0).filter((r) => r.exhausted)).toHaveLength(2);
  });
  it('riftbound:334.2.a what a resolution makes due is done before the next item of the chain is looked at', () => {
    const hit = reacts('Test Hit', { targets: [{ what: UNIT }], effects: [{ do: 'damage', to: T0, amount: 3 }] });
    const mourner = gear(
      'Test Mourner',
      triggered({ on: 'move', object: UNIT, match: { from: 'board', to: 'trash' } }, draw(1)),
    );
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Mourner'] },
        { hand: ['Test Hit'], base: ['Test Three', 'Test Giant'] },
      ],
      { definitions: [aims(ENEMY, giveMight(3)), hit, three, giant, mourner] },
    );
    game.play(0, 'Test Rite', { targets: [[{ card: 'Test Three' }]] }).pass();
    game
      .play(1, 'Test Hit', { targets: [[{ card: 'Test Three' }]] })
      .pass()
      .pass();
    // The unit has died by a cleanup while the first spell waits, and what triggered by that is above it.
    expect([game.zones('Test Three'), game.chain()]).toEqual([['trash'], ['Test Mourner', 'Test Rite']]);
  });
  it('riftbound:338.1.a.1 in a closed state nothing is played or activated that has no Reaction', () => {
    const quick = reacts('Test Quick', { effects: [] });
    const swift = withKeyword(spell('Test Swift', { effects: [] }), 'action');
    const lamp = gear('Test Lamp', { kind: 'activated', cost: [], effects: [draw(1)] });
    const game = position(
      [
        {
          hand: ['Test Rite', 'Test Quick', 'Test Slow', 'Test Swift'],
          base: ['Test Lamp'],
          runes: [runes(2, 'Mind')],
        },
        { hand: ['Test Slow'], base: ['Test Lamp'] },
      ],
      {
        definitions: [does(), quick, spell('Test Slow', { effects: [] }), swift, lamp],
      },
    );
    expect(game.offered()).toEqual(expect.arrayContaining(['PLAY Test Slow', 'PLAY Test Swift', 'ACTIVATE Test Lamp']));
    game.play(0, 'Test Rite');
    const now = (): string[] => game.offered().filter((one) => /Test/.test(one));
    expect(now()).toEqual(['PLAY Test Quick']);
    game.pass();
    expect([game.decision().seat, now()]).toEqual([1, []]);
  });
});
