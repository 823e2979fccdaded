/** What replaces an event: for whom, of how many at one time, how often a turn, and as something enters. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../src/cards/index.js';
import { gear, spell, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { does, draw, FRIEND, giant, recruit, UNIT } from '../support/rites.js';

const DEATH = { from: 'board', to: 'trash' };
const THAT = { event: 'object' };
const RESCUE: JsonObject[] = [
  { do: 'heal', what: THAT },
  { do: 'recall', what: THAT },
];
const bomb = spell('Test Rite', { effects: [{ do: 'kill', what: { each: UNIT } }] });
const saving = (object: JsonObject[], instead: JsonObject[]): JsonObject => ({
  ...{ kind: 'replacement', on: 'move', object, match: DEATH, instead },
});
const says = (rule: string, more: JsonObject = {}, where: JsonObject = {}): JsonObject => ({
  kind: 'static',
  mods: [{ mod: 'rule', rule, ...more }],
  ...where,
});
const printed = (name: string): JsonObject => JSON.parse(JSON.stringify(tokens.find((one) => one.name === name)));

describe('of what happens at one time', () => {
  it('riftbound:369 what is not replaced happens all the same', () => {
    const martyr = unit('Test Martyr', 1, {
      ...{ kind: 'replacement', on: 'move', object: 'self', match: DEATH, instead: [draw(1)] },
    });
    const game = position([{ hand: ['Test Rite'], base: ['Test Martyr', 'Test Giant'] }, {}], {
      definitions: [martyr, giant, bomb],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.hand(0), game.onBoard('Test Martyr').length, game.onBoard('Test Giant')]).toEqual([1, 1, []]);
  });
  it('riftbound:370.4 one that leaves with others saves each of them', () => {
    const soraka = unit('Test Soraka', 3, saving([...FRIEND, { other: true }], RESCUE));
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Recruit', 'Test Soraka'] }, {}], {
      definitions: [soraka, recruit, bomb],
    });
    game.play(0, 'Test Rite').settle();
    expect([game.onBoard('Test Soraka'), game.onBoard('Test Recruit').length]).toEqual([[], 2]);
  });
  const hourglass = gear('Test Hourglass', saving([UNIT], [{ do: 'kill', what: 'self' }, ...RESCUE]));
  const chooser = (mine: (string | JsonObject)[], theirs: (string | JsonObject)[]) =>
    position([{ hand: ['Test Rite'], base: mine }, { base: [...theirs, 'Test Giant', 'Test Recruit'] }], {
      definitions: [hourglass, giant, recruit, bomb],
    })
      .play(0, 'Test Rite')
      .settle()
      .decision();
  it('riftbound:373 the effect’s controller chooses, and not who controls what dies', () => {
    expect(chooser(['Test Hourglass'], [])).toMatchObject({ seat: 0, kind: 'REPLACEMENT' });
  });
  it('riftbound:374 nor who owns its source', () => {
    const borrowed = { card: 'Test Hourglass', controller: 0 };
    expect(chooser([], [borrowed])).toMatchObject({ seat: 0, kind: 'REPLACEMENT' });
  });
});

describe('another token as well', () => {
  const twin = gear('Test Twin', says('playsTokenTwice', {}, { affects: { players: 'you' } }));
  const call = (more: JsonObject = {}) => does({ do: 'playToken', token: recruit, to: 'base', ...more });
  const start = (rite = call()) =>
    position([{ hand: ['Test Rite', 'Test Rite'], base: ['Test Twin'] }, {}], {
      definitions: [twin, recruit, rite],
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle();
  const made = (game: RiftboundPlay) => game.onBoard('Test Recruit').length;
  it('riftbound:371.1 but once each turn, and in the next turn again', () => {
    const game = start();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'MAY' });
    game.answer(0, { confirm: true }).settle().play(0, 'Test Rite').settle();
    expect([game.decision().kind, made(game)]).toEqual(['PRIORITY', 3]);
  });
  it('riftbound:371.2.b declined, it may still be done in this turn', () => {
    const game = start().answer(0, { confirm: false }).settle().play(0, 'Test Rite').settle();
    expect([game.decision().kind, made(game)]).toEqual(['MAY', 1]);
  });
  it('riftbound:375 it enters as the effect says of the first one', () => {
    const both = (rite: JsonObject) => start(rite).answer(0, { confirm: true }).settle().onBoard('Test Recruit');
    expect(both(call()).map(({ exhausted }) => exhausted)).toEqual([true, true]);
    expect(both(call({ ready: true })).map(({ exhausted }) => exhausted)).toEqual([false, false]);
    const there = both(call({ to: { each: { named: PEAK } } }));
    expect(there.map(({ zone }) => zone)).toEqual(['battlefield', 'battlefield']);
  });
});

describe('as something enters, or is revealed', () => {
  it('riftbound:369.3 it may enter ready at one battlefield, and not at others', () => {
    const quick = unit('Test Quick', 2, says('entersReady', { at: { named: GROVE } }, { zone: 'chain' }));
    const ready = (at: string) =>
      position([{ hand: ['Test Quick'] }, {}], {
        definitions: [quick],
        battlefields: [
          { card: PEAK, controller: 0, units: ['Pouty Poro'] },
          { card: GROVE, controller: 0, units: ['Noxus Hopeful'] },
        ],
      })
        .play(0, 'Test Quick', { at })
        .ready('Test Quick');
    expect([ready(GROVE), ready(PEAK)]).toEqual([true, false]);
  });
  it('riftbound:369.3 it may bring a battlefield, and enters there', () => {
    const baron = unit('Test Baron', 9, says('bringsBattlefield', { token: 'Baron Pit' }, { zone: 'chain' }));
    const game = position([{ hand: ['Test Baron'] }, {}], { definitions: [baron, printed('Baron Pit')] });
    game.play(0, 'Test Baron', { at: 'base' });
    expect(game.where('Test Baron')).toBe('Baron Pit');
  });
  it('riftbound:370.1.b.1 what adds as it is revealed from a deck adds nothing as it is revealed from a hand', () => {
    const titan = unit('Test Titan', 9, says('addsAsRevealed', { energy: 2 }));
    const show = does({ do: 'reveal', what: 'you' });
    const dig = does({ do: 'dig', count: 1, reveal: true, rest: { to: 'bottom', order: 'random' } });
    const added = (rite: JsonObject, more: object) =>
      position([{ ...more, hand: ['Test Rite', ...('mainDeck' in more ? [] : ['Test Titan'])] }, {}], {
        definitions: [titan, rite],
      })
        .play(0, 'Test Rite')
        .settle()
        .pool(0).energy;
    expect([added(show, {}), added(dig, { mainDeck: ['Test Titan'] })]).toEqual([0, 2]);
  });
});

it('riftbound:377.2.b an ability is not offered as long as its condition does not hold', () => {
  const worker = unit('Test Worker', 2, {
    ...{ kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [draw(1)] },
    if: { is: ['self', { is: 'atBattlefield' }] },
  });
  const game = position([{ base: ['Test Worker'] }, {}], { definitions: [worker] });
  expect(game.offered()).not.toContain('ACTIVATE Test Worker');
});
it('riftbound:359.2.d gear of another player enters the base of whoever plays it', () => {
  const lend = does({ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'opponent' }] }, cost: [] });
  const game = position([{ hand: ['Test Rite'] }, { trash: ['Test Tool'] }], {
    definitions: [lend, gear('Test Tool')],
  }).play(0, 'Test Rite');
  for (let d = game.decision(); game.onBoard('Test Tool').length === 0; d = game.decision())
    game.answer(d.seat, d.kind === 'PRIORITY' ? d.default : { choose: [d.options.at(-1)?.id as string] });
  const base = game.view().zones.find(({ id, owner }) => id === 'base' && owner === 0);
  expect(base && 'objects' in base ? base.objects : []).toContain(game.unit('Test Tool').id);
});
