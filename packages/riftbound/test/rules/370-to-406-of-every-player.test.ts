/** What is replaced and which abilities are used, of anybody’s and in anybody’s turn (370–406). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { legend } from '../support/kinds.js';
import { gear, triggered, unit, withKeyword } from '../support/own-cards.js';
import { position, position2025, type RiftboundPlay, runes } from '../support/position.js';
import { damage, does, draw, ENEMY, energy, giant, recruit, UNIT } from '../support/rites.js';

const DEATH = { from: 'board', to: 'trash' };
const XP: JsonObject = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
const point = (who = 'you', amount = 1): JsonObject => ({ do: 'stat', who, stat: 'points', amount });
const pended = (game: RiftboundPlay) => game.view().stack.map((one) => [one.card, (one as JsonObject).pending]);

describe('what is replaced', () => {
  it('riftbound:370.1.a.1 a point, a card and a death that are replaced were none, of whichever player', () => {
    const instead = (on: string, more: JsonObject, effect: JsonObject): JsonObject => ({
      kind: 'replacement',
      on,
      ...more,
      instead: [effect],
    });
    const idol = (ability: JsonObject) => gear('Test Idol', ability);
    const after = (ability: JsonObject, ...effects: JsonObject[]) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Idol', 'Test Recruit'] }, { base: ['Test Giant'] }], {
        definitions: [idol(ability), recruit, giant, does(...effects)],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.points(0), game.points(1), game.hand(0), game.hand(1), game.xp(0) ?? 0];
    };
    const lost = (player: string) => instead('stat', { player, match: { stat: 'points' } }, XP);
    expect(after(lost('you'), point(), point('opponents'))).toEqual([0, 1, 0, 0, 1]);
    expect(after(lost('opponent'), point(), point('opponents'))).toEqual([1, 0, 0, 0, 1]);
    expect(after(instead('draw', { player: 'you' }, XP), draw(1))).toEqual([0, 0, 0, 0, 1]);
  });
  const hourglass = gear('Test Hourglass', {
    kind: 'replacement',
    on: 'move',
    object: [UNIT],
    match: DEATH,
    instead: [
      { do: 'kill', what: 'self' },
      { do: 'heal', what: { event: 'object' } },
      { do: 'recall', what: { event: 'object' } },
    ],
  });
  it('riftbound:374 whoever controls it says for which of several deaths it acts, in anybody’s turn', () => {
    for (const active of [0, 1])
      for (const owner of [0, 1]) {
        const hand = { hand: ['Test Rite'] };
        const game = position(
          [
            {
              ...(active === 0 ? hand : {}),
              base: ['Test Giant', 'Test Recruit', { card: 'Test Hourglass', owner, controller: 0 }],
            },
            active === 1 ? hand : {},
          ],
          { turn: { active }, definitions: [giant, recruit, hourglass, does({ do: 'kill', what: { each: UNIT } })] },
        )
          .play(active, 'Test Rite')
          .settle();
        expect([active, game.decision().kind, game.decision().seat]).toEqual([active, 'REPLACEMENT', 0]);
        game.choose(0, { card: 'Test Giant' }).settle();
        expect([game.onBoard('Test Giant').length, game.onBoard('Test Recruit').length]).toEqual([1, 0]);
      }
  });
  it('riftbound:373 of three deaths at once one is saved, and the two others happen', () => {
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit', 'Pouty Poro', 'Test Hourglass'] }, {}],
      {
        definitions: [giant, recruit, hourglass, does({ do: 'kill', what: { each: UNIT } })],
      },
    )
      .play(0, 'Test Rite')
      .settle()
      .choose(0, { card: 'Pouty Poro' })
      .settle();
    expect(
      ['Pouty Poro', 'Test Giant', 'Test Recruit', 'Test Hourglass'].map((name) => game.onBoard(name).length),
    ).toEqual([1, 0, 0, 0]);
  });
});

describe('abilities that are used', () => {
  const horn = gear('Test Horn', { kind: 'activated', cost: [], timing: 'reaction', effects: [draw(1)] });
  const witness = gear('Test Witness', triggered({ on: 'used', player: 'you' }, XP));
  it('riftbound:377.2 what waits for abilities being used hears of each, those that add resources among them', () => {
    const game = position([{ base: ['Test Horn', 'Test Witness'] }, { base: ['Test Horn'] }], {
      definitions: [horn, witness],
    });
    game.use(0, 'Test Horn').settle();
    expect(game.xp(0)).toBe(1);
    game.choose(0, { kind: 'ACTIVATE', card: 'Fury Rune', ability: 0 }).settle();
    expect(game.xp(0)).toBe(2);
    game.use(0, 'Test Horn').pass().use(1, 'Test Horn').settle();
    expect([game.xp(0), game.hand(0), game.hand(1)]).toEqual([3, 2, 1]);
  });
  it('riftbound:377.3.a whoever controls a thing declares its abilities, and has them, not its owner', () => {
    const call = gear('Test Caller', triggered({ on: 'activated', player: 'you' }, XP));
    const game = position([{ base: [{ card: 'Test Horn', owner: 1 }, 'Test Caller'] }, { base: ['Test Caller'] }], {
      definitions: [horn, call],
    }).use(0, 'Test Horn');
    expect(game.happened('ABILITY_ACTIVATED').at(-1)).toMatchObject({ card: 'Test Horn', controller: 0 });
    expect(game.view().stack.find(({ card }) => card === 'Test Horn')).toMatchObject({ controller: 0 });
    game.settle();
    expect([game.hand(0), game.hand(1), game.xp(0), game.xp(1) ?? 0]).toEqual([1, 0, 1, 0]);
  });
  it('riftbound:406.1 in either player’s turn an ability is pending while its choices are made, and then no longer', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: [],
      timing: 'reaction',
      targets: [{ what: UNIT }],
      effects: [damage(1)],
    });
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Bow', 'Test Giant'] }, { base: ['Test Bow', 'Pouty Poro'] }],
      { definitions: [bow, giant, does(draw(1))] },
    ).play(0, 'Test Rite');
    for (const seat of [0, 1]) {
      game.use(seat, 'Test Bow');
      expect([game.decision().kind, pended(game)[0]]).toEqual(['TARGETS', ['Test Bow', true]]);
      game.choose(seat, { card: 'Test Giant' });
      expect(pended(game)[0]).toEqual(['Test Bow', false]);
      if (seat === 0) game.pass();
    }
  });
  const hero = legend('Test Hero', {
    kind: 'activated',
    cost: [{ pay: 'exhaust' }],
    zone: 'legendZone',
    timing: 'reaction',
    targets: [{ what: UNIT }],
    effects: [damage(1)],
  });
  it('riftbound-zh:394.1 an ability of a legend, with what it chooses, is pending no longer either', () => {
    const game = position([{ legend: 'Test Hero', base: ['Test Giant', 'Pouty Poro'] }, {}], {
      definitions: [hero, giant],
    });
    game.use(0, 'Test Hero');
    expect(pended(game)).toEqual([['Test Hero', true]]);
    game.choose(0, { card: 'Test Giant' });
    expect(pended(game)).toEqual([['Test Hero', false]]);
    expect(game.settle().unit('Test Giant').damage).toBe(1);
  });
  it('riftbound-zh:401.5 a legend is exhausted for [E], and pays with it once', () => {
    const game = position([{ legend: 'Test Hero', base: ['Test Giant', 'Pouty Poro'] }, {}], {
      definitions: [hero, giant],
    });
    game.use(0, 'Test Hero').choose(0, { card: 'Test Giant' }).settle();
    expect(game.the('Test Hero', 'legendZone').exhausted).toBe(true);
    expect(game.offered()).not.toContain('ACTIVATE Test Hero');
    expect(game.until({ turn: 5, step: 'main' }).offered()).toContain('ACTIVATE Test Hero');
  });
  it('riftbound:403.2 what makes abilities cheaper or dearer is applied to what choices make them cost', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: energy(2),
      targets: [{ what: ENEMY, min: 1, max: 2 }],
      effects: [damage(1)],
    });
    const change = (name: string, more: JsonObject) =>
      gear(name, { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'cost', abilities: true, ...more }] });
    const wary = withKeyword(unit('Test Wary', 9), 'deflect', { value: 1 });
    const keen = withKeyword(unit('Test Keen', 9), 'deflect', { value: 2 });
    const spent = (targets: string[], ...others: JsonObject[]) => {
      const names = others.map(({ name }) => String(name));
      const game = position(
        [
          { base: ['Test Bow', ...names], runes: [runes(9, 'Mind')] },
          { base: ['Test Wary', 'Test Keen', 'Test Giant'] },
        ],
        {
          definitions: [bow, wary, keen, giant, ...others],
        },
      )
        .use(0, 'Test Bow')
        .choose(
          0,
          targets.map((name) => ({ card: name })),
        );
      const paid = game.happened('COST_PAID').at(-1);
      return [paid?.energy, 9 - game.runes(0).length];
    };
    const aid = change('Test Aid', { less: energy(1, 'any') });
    const toll = change('Test Toll', { more: energy(1) });
    expect([spent(['Test Giant']), spent(['Test Wary']), spent(['Test Wary', 'Test Keen'])]).toEqual([
      [2, 0],
      [2, 1],
      [2, 3],
    ]);
    expect([
      spent(['Test Wary', 'Test Keen'], aid),
      spent(['Test Giant'], toll),
      spent(['Test Giant'], aid, toll),
    ]).toEqual([
      [1, 2],
      [3, 0],
      [2, 0],
    ]);
  });
  it('riftbound-zh:392.1 what is chosen makes an activated ability cost more, which is paid as it is activated', () => {
    const bow = gear('Test Bow', {
      kind: 'activated',
      cost: energy(1),
      targets: [{ what: ENEMY }],
      effects: [damage(1)],
    });
    const wary = withKeyword(unit('Test Wary', 9), 'deflect', { value: 2 });
    const game = position2025(
      [{ base: ['Test Bow'], runes: [runes(4, 'Mind')] }, { base: ['Test Wary', 'Test Giant'] }],
      {
        definitions: [bow, wary, giant],
      },
    )
      .use(0, 'Test Bow')
      .choose(0, { card: 'Test Wary' });
    expect([game.runes(0).length, game.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([2, 0]);
  });
});
