/** What triggered abilities cost by themselves: paid as they are finalized (383.3.b, 403.1.b.1, 404). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit } from '../support/own-cards.js';
import { position } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const ENERGY = { pay: 'resources', energy: 1 };
const waits = (cost: JsonObject[], more: JsonObject = {}): JsonObject => ({
  kind: 'triggered',
  on: { on: 'play', object: 'self' },
  cost,
  effects: [DRAW],
  ...more,
});
const friend: JsonObject[] = [{ has: ['types', 'Unit'] }, { controller: 'you' }, { other: true }];

describe('a cost in the text of a triggered ability', () => {
  const may = unit('Test Buyer', 1, waits([ENERGY], { may: true }));
  const played = (runes?: JsonObject[]) =>
    position([{ hand: ['Test Buyer'], ...(runes ? { runes } : {}) }, {}], { definitions: [may] }).play(0, 'Test Buyer');
  it('riftbound:383.3.b what follows "you may" is its base cost, which is paid before anyone may respond', () => {
    const game = played().answer(0, { confirm: true });
    expect(game.chain()).toEqual(['Test Buyer']);
    expect(game.runes(0).filter((rune) => rune.exhausted)).toHaveLength(1);
    expect(game.hand(0)).toBe(0);
    expect(game.settle().hand(0)).toBe(1);
  });
  it('riftbound:402.1.a whoever does not want it pays nothing, and nothing is on the chain', () => {
    const game = played().answer(0, { confirm: false });
    expect([game.chain(), game.hand(0), game.runes(0).filter((rune) => rune.exhausted)]).toEqual([[], 0, []]);
  });
  it('riftbound:383.3.b.1 nobody who can’t pay is asked, and it is not finalized', () => {
    const game = played([]);
    expect([game.chain(), game.decision().kind]).toEqual([[], 'PRIORITY']);
  });
  it('riftbound:403.1.b.1 a cost without "you may" is its base cost as well, and may be declined (404.2)', () => {
    const plain = unit('Test Seller', 1, waits([ENERGY]));
    const game = () => position([{ hand: ['Test Seller'] }, {}], { definitions: [plain] }).play(0, 'Test Seller');
    expect(game().decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    expect(game().answer(0, { confirm: false }).chain()).toEqual([]);
    const paid = game().answer(0, { confirm: true });
    expect([paid.runes(0).filter((rune) => rune.exhausted).length, paid.settle().hand(0)]).toEqual([1, 1]);
  });
  it('riftbound:740.4.a.2 it is paid with other things too: a legend is exhausted for its own', () => {
    const legend = card('Test Legend', { types: ['Legend'] }, {
      kind: 'triggered',
      on: { on: 'play', object: { has: ['types', 'Unit'] }, player: 'you' },
      zone: 'legendZone',
      may: true,
      cost: [{ pay: 'exhaust' }],
      effects: [DRAW],
    } as JsonObject);
    const setup = { definitions: [legend, unit('Test Recruit', 1)] };
    const game = position([{ legend: 'Test Legend', hand: ['Test Recruit', 'Test Recruit'] }, {}], setup);
    game.play(0, 'Test Recruit').answer(0, { confirm: true });
    expect(game.the('Test Legend', 'legendZone').exhausted).toBe(true);
    game.settle().play(0, 'Test Recruit');
    expect([game.chain(), game.decision().kind, game.hand(0)]).toEqual([[], 'PRIORITY', 1]);
  });
  it('riftbound:355.10.c.1 what it is paid with is no target, and chosen as it is paid', () => {
    const eater = unit('Test Eater', 1, waits([{ pay: 'kill', what: friend, save: 'killed' }], { may: true }));
    const setup = { definitions: [eater, withDeflect] };
    const game = position([{ hand: ['Test Eater'], base: ['Test Dodger', 'Test Dodger'] }, {}], setup);
    game.play(0, 'Test Eater').answer(0, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'COST', seat: 0 });
    game.choose(0, { card: 'Test Dodger' });
    expect([game.onBoard('Test Dodger').length, game.settle().hand(0)]).toEqual([1, 1]);
    expect(game.happened('ABILITY_ON_STACK')).toMatchObject([{ targets: [] }]);
  });
  it('riftbound:404.2 what choosing adds to the cost may be declined, after it was said that it is performed', () => {
    const enemy: JsonObject[] = [{ has: ['types', 'Unit'] }, { controller: 'opponent' }];
    const biter = unit('Test Biter', 1, waits([ENERGY], { may: true, targets: [{ what: enemy }], effects: [kill] }));
    const setup = { definitions: [biter, withDeflect] };
    const game = position([{ hand: ['Test Biter'] }, { base: ['Test Dodger'] }], setup)
      .play(0, 'Test Biter')
      .answer(0, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'PAY' });
    expect(game.answer(0, { confirm: false }).chain()).toEqual([]);
  });
});
const withDeflect = unit('Test Dodger', 1, { kind: 'keyword', keyword: 'deflect' });
const kill = { do: 'kill', what: { target: 0 } };

describe('a source that has left', () => {
  it('riftbound:383.3.b so does the keyword Deathknell with a cost, and whoever declines recycles nothing', () => {
    const echo = unit('Test Echo', 1, {
      kind: 'keyword',
      keyword: 'deathknell',
      cost: [{ pay: 'recycle' }],
      effects: [DRAW],
    });
    const rite = spell('Test Rite', { effects: [{ do: 'kill', what: { each: { named: 'Test Echo' } } }] });
    const game = () =>
      position([{ hand: ['Test Rite'], base: ['Test Echo'] }, {}], { definitions: [echo, rite] })
        .play(0, 'Test Rite')
        .settle();
    const paid = game().answer(0, { confirm: true }).settle();
    expect([paid.pile(0, 'trash'), paid.hand(0)]).toEqual([['Test Rite'], 1]);
    const kept = game().answer(0, { confirm: false }).settle();
    expect([kept.pile(0, 'trash').sort(), kept.hand(0)]).toEqual([['Test Echo', 'Test Rite'], 0]);
  });
  it('riftbound:383.3.b a unit that died is recycled from the trash for what waited for its death', () => {
    const ghost = unit('Test Ghost', 1, {
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
      cost: [{ pay: 'recycle' }],
      effects: [DRAW],
    });
    const altar = gear('Test Altar', {
      kind: 'activated',
      cost: [{ pay: 'kill', what: [{ has: ['types', 'Unit'] }, { controller: 'you' }] }],
      effects: [DRAW],
    });
    const game = position([{ base: ['Test Ghost', 'Test Altar'] }, {}], { definitions: [ghost, altar] });
    game.use(0, 'Test Altar');
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect([game.pile(0, 'trash'), game.pile(0, 'mainDeck').at(-1)]).toEqual([[], 'Test Ghost']);
    expect(game.settle().hand(0)).toBe(2);
  });
});
