/** What rules about replacing, creating, burning, paying and moving say besides their main clauses (438–449). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position } from '../support/position.js';
import { does, draw, energy, FRIEND, foe, giant, reacts, recruit, status, T0, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const FIELD = { has: ['types', 'Battlefield'] };
const token = (name: string, type: string, ...abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, types: [type], supertypes: [], domains: [], tags: [], ...(type === 'Unit' ? { might: 3 } : {}) },
  abilities,
});
const makes = (made: JsonObject): JsonObject => ({ do: 'createToken', token: made });

describe('replacing', () => {
  const to = (made: JsonObject, what: JsonObject | JsonObject[]): JsonObject =>
    spell('Test Grow', { targets: [{ what }], effects: [{ do: 'replaceWithToken', what: T0, token: made }] });
  const back = (what: JsonObject | JsonObject[]): JsonObject =>
    spell('Test Back', { targets: [{ what }], effects: [{ do: 'swapBack', what: T0 }] });
  const state = { exhausted: true, stunned: true, buffed: true, damage: 1 };
  const game = () =>
    position([{ hand: ['Test Grow', 'Test Back'], base: [{ card: 'Test Giant', ...state }] }, {}], {
      definitions: [giant, to(token('Test Soldier', 'Unit'), FRIEND), back(FRIEND)],
    })
      .play(0, 'Test Grow')
      .settle();
  it('riftbound:438.1 a unit that is replaced stays exhausted, stunned, buffed and damaged', () => {
    expect(game().unit('Test Soldier')).toMatchObject({ ...state, might: 4, token: true });
  });
  it('riftbound:438.7.b what is swapped back has the statuses of the token, and its own owner', () => {
    expect(game().play(0, 'Test Back').settle().unit('Test Giant')).toMatchObject({ ...state, might: 7, owner: 0 });
    const theirs = position([{ hand: ['Test Grow', 'Test Back'] }, {}], {
      definitions: [
        to(token('Test Copse', 'Battlefield'), [FIELD, { named: GROVE }]),
        back([FIELD, { named: 'Test Copse' }]),
      ],
    })
      .play(0, 'Test Grow')
      .settle();
    expect(theirs.the('Test Copse').owner).toBe(0);
    expect(theirs.play(0, 'Test Back').settle().the(GROVE).owner).toBe(1);
  });
});

describe('creating', () => {
  it('riftbound:439.2.a what was created may change zones like others of its kind', () => {
    const slay = spell('Test Slay', { targets: [{ what: FRIEND }], effects: [{ do: 'kill', what: T0 }] });
    const game = position([{ hand: ['Test Rite', 'Test Slay'] }, {}], {
      definitions: [does({ ...makes(token('Test Soldier', 'Unit')), to: 'base' }), slay],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.onBoard('Test Soldier')).toHaveLength(1);
    expect(game.play(0, 'Test Slay').settle().onBoard('Test Soldier')).toEqual([]);
    expect(game.happened('OBJECT_MOVED')).toContainEqual(
      expect.objectContaining({ card: 'Test Soldier', to: 'trash', cause: 'kill' }),
    );
  });
  it('riftbound:439.4.a a legend and a spell are controlled by who created them', () => {
    const legend = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [does(makes(token('Test Hero', 'Legend')))],
    })
      .play(0, 'Test Rite')
      .settle();
    const made = Object.values(legend.view().objects).find(({ card }) => card === 'Test Hero');
    expect(made).toMatchObject({ zone: 'legendZone', owner: 0, controller: 0 });
    const word = token('Test Word', 'Spell', { kind: 'spell', effects: [draw(1)] });
    const chain = position([{ hand: ['Test Rite'] }, {}], { definitions: [does(makes(word))] })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect(chain.view().stack).toMatchObject([{ card: 'Test Word', controller: 0 }]);
    expect([chain.settle().hand(0), chain.hand(1)]).toEqual([1, 0]);
  });
  it('riftbound:439.4.b nobody controls a created battlefield, even as long as the chain goes on', () => {
    const build = reacts('Test Build', { effects: [makes(token('Test Pit', 'Battlefield'))] });
    const game = position([{ hand: ['Test Rite', 'Test Build'] }, {}], { definitions: [does(draw(1)), build] });
    game.play(0, 'Test Rite').play(0, 'Test Build').pass().pass();
    expect([game.chain(), game.the('Test Pit').controller]).toEqual([['Test Rite'], null]);
  });
});

describe('burning and empowering', () => {
  it('riftbound:440.3.a who is told to burn must, as a cost and by an effect of an opponent', () => {
    const horn = gear('Test Horn', { kind: 'activated', cost: [{ pay: 'burn', count: 2 }], effects: [draw(1)] });
    const paid = position([{ base: ['Test Horn'] }, {}], { definitions: [horn] }).use(0, 'Test Horn');
    expect([paid.count(0, 'trash'), paid.count(0, 'mainDeck'), paid.hand(0)]).toEqual([2, 18, 0]);
    const told = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [does({ do: 'burn', count: 3, who: 'opponents' })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([told.count(1, 'trash'), told.count(0, 'mainDeck')]).toEqual([3, 20]);
  });
  it('riftbound:442.1.a only what is Empowered is disempowered, and nothing triggers on anything else', () => {
    const witness = gear(
      'Test Witness',
      triggered({ on: 'status', object: UNIT, match: { status: 'empowered', on: false } }, draw(1)),
    );
    const drawn = (...before: JsonObject[]) =>
      position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Witness'] }, {}], {
        definitions: [giant, witness, does(...before, status('empowered', false, { each: UNIT }))],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([drawn(), drawn(status('empowered', true, { each: UNIT }))]).toEqual([0, 1]);
  });
});

describe('paying', () => {
  it('riftbound:444.1.a Power is paid as Energy is, and the rest stays in the pool', () => {
    const toll = does(
      { do: 'add', energy: 3, power: ['Mind', 'Fury', 'Fury'] },
      { do: 'pay', cost: energy(1, 'Fury'), then: [draw(1)] },
    );
    const game = position([{ hand: ['Test Rite'], runes: [] }, {}], { definitions: [toll] })
      .play(0, 'Test Rite')
      .settle()
      .answer(0, { confirm: true })
      .settle();
    expect([game.hand(0), game.pool(0)]).toEqual([1, { energy: 2, power: { Mind: 1, Fury: 1 } }]);
  });
});

describe('where units move', () => {
  const send = reacts('Test Send', {
    targets: [{ what: [UNIT, { controller: 'you' }] }, { what: { destination: T0 } }],
    effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
  });
  const pull = reacts('Test Pull', {
    targets: [{ what: [UNIT, { controller: 'you' }] }, { what: FIELD }],
    effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
  });
  const zap = reacts('Test Zap', {
    targets: [{ what: [UNIT, { named: 'Test Recruit' }] }],
    effects: [{ do: 'kill', what: T0 }],
  });
  const wait = withKeyword(does(draw(1)), 'reaction');
  const three = (zero: PlayerSetup, third: PlayerSetup, ...more: object[]) =>
    position([zero, {}, third], {
      definitions: [giant, recruit, unit('Test Roamer', 2), send, pull, zap, wait],
      battlefields: [
        { card: PATH, owner: 0, controller: 1, units: [foe('Test Recruit')] },
        { card: PEAK, owner: 1, ...more[0] },
        { card: GROVE, owner: 2 },
      ],
    });
  const choosable = (game: ReturnType<typeof position>): (string | undefined)[] => {
    while (game.decision().seat !== 2) game.pass();
    game.choose(2, { kind: 'PLAY', card: 'Test Send' });
    if (game.decision().options.some(({ card }) => card === 'Test Roamer')) game.choose(2, { card: 'Test Roamer' });
    return game
      .decision()
      .options.map(({ card }) => card)
      .sort();
  };
  const theirs = { base: ['Test Roamer'], hand: ['Test Send'] };
  it('riftbound:447.2.a a combat in progress takes no third player in, though one side has no units left', () => {
    const game = three({ base: ['Test Giant'], hand: ['Test Zap'] }, theirs).move(0, 'Test Giant', PATH);
    game.play(0, 'Test Zap').pass().pass().pass();
    expect(game.onBoard('Test Recruit')).toEqual([]);
    expect(choosable(game)).toEqual([GROVE, PEAK].sort());
  });
  it('riftbound:447.2.a nor does a combat that is staged', () => {
    const game = three({ base: ['Test Giant'], hand: ['Test Rite', 'Test Pull'] }, theirs);
    game.play(0, 'Test Rite').play(0, 'Test Pull', { targets: [[{ card: PATH }]] });
    game.pass().pass().pass();
    expect([game.chain(), game.where('Test Giant')]).toEqual([['Test Rite'], PATH]);
    expect(choosable(game)).toEqual([GROVE, PEAK].sort());
  });
  it('riftbound:447.2.c a unit at another battlefield goes to its base then', () => {
    const game = three(
      { base: ['Test Giant'] },
      { hand: ['Test Pull'] },
      {
        controller: 2,
        units: [{ card: 'Test Roamer', controller: 2 }],
      },
    ).move(0, 'Test Giant', PATH);
    while (game.decision().seat !== 2) game.pass();
    game.play(2, 'Test Pull', { targets: [[{ card: PATH }]] });
    game.pass().pass().pass();
    expect([game.where('Test Roamer'), game.happened('RECALLED').length]).toEqual(['base', 1]);
  });
  it('riftbound:447.1 abilities and events know where a move began', () => {
    const roamer = unit('Test Rover', 2, triggered({ on: 'moved', object: 'self', match: { from: 'base' } }, draw(1)));
    const game = position([{ base: ['Test Rover'] }, {}], { definitions: [roamer] })
      .move(0, 'Test Rover', PEAK)
      .settle();
    expect([game.hand(0), game.happened('MOVED')]).toMatchObject([1, [{ from: null, toCard: PEAK }]]);
    game.until({ turn: 5, step: 'main' });
    const before = game.hand(0);
    game.move(0, 'Test Rover', 'base').settle();
    expect(game.happened('MOVED').at(-1)).toMatchObject({ from: game.the(PEAK).id, to: null });
    expect(game.hand(0)).toBe(before);
  });
});
