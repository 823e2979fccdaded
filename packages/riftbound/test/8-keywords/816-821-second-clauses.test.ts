/** Second clauses of Hidden, Temporary and Weaponmaster (811, 816, 821). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, runes } from '../support/position.js';
import { does, foe, recruit } from '../support/rites.js';

const keyword = (name: string, more: JsonObject = {}): JsonObject => ({ kind: 'keyword', keyword: name, ...more });
const equipment = (name: string, mightBonus: number, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus }, ...abilities);
const costs = (energy: number, ...power: string[]): JsonObject =>
  keyword('equip', { cost: [{ pay: 'resources', energy, power }] });

describe('Weaponmaster', () => {
  const master = unit('Test Master', 3, keyword('weaponmaster'));
  const twice = unit('Test Master', 3, keyword('weaponmaster'), keyword('weaponmaster'));
  const plain = equipment('Test Plain', 1);
  const brass = equipment('Test Brass', 2, costs(2));
  const steel = equipment('Test Steel', 4, costs(0, 'Fury', 'Fury'));
  const plays = (base: string[], more: PlayerSetup = {}, one = master): RiftboundPlay =>
    position([{ base, hand: ['Test Master'], ...more }, {}], {
      definitions: [one, plain, brass, steel, recruit],
    }).play(0, 'Test Master');
  const exhausted = (game: RiftboundPlay): number => game.runes(0).filter((rune) => rune.exhausted).length;
  const host = (game: RiftboundPlay, name: string): unknown => game.unit(name).attachedTo ?? null;
  it('riftbound:821.1.c.1 an Equipment without Equip is offered among the others', () => {
    const game = plays(['Test Plain', 'Test Brass', 'Test Recruit']);
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    expect(
      game
        .decision()
        .options.map((one) => one.card)
        .sort(),
    ).toEqual(['Test Brass', 'Test Plain']);
    game.choose(0, { card: 'Test Plain' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Master', targets: [{ card: 'Test Plain' }] }]);
  });
  it('riftbound:821.1.c.3 a cost without Power is paid in full', () => {
    const game = plays(['Test Brass'], { runes: [runes(3, 'Mind')] });
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Brass' });
    expect(game.settle().decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true }).settle();
    expect([host(game, 'Test Brass'), game.might('Test Master'), exhausted(game), game.runes(0).length]).toEqual([
      game.unit('Test Master').id,
      5,
      2,
      3,
    ]);
    // With one rune it can't be paid.
    const poor = plays(['Test Brass'], { runes: [runes(1, 'Mind')] });
    if (poor.decision().kind === 'TARGETS') poor.choose(0, { card: 'Test Brass' });
    expect([poor.settle().decision().kind, host(poor, 'Test Brass')]).toEqual(['PRIORITY', null]);
  });
  it('riftbound:821.1.c.4 nothing is asked or attached where there is no Equip cost', () => {
    const game = plays(['Test Plain', 'Test Brass']).choose(0, { card: 'Test Plain' }).settle();
    expect([game.decision().kind, host(game, 'Test Plain'), game.might('Test Master')]).toEqual(['PRIORITY', null, 3]);
    expect(game.happened('ATTACHED')).toEqual([]);
  });
  it('riftbound:821.1.d two of them that choose the same Equipment resolve one after the other, each for a cost of its own', () => {
    const game = plays(['Test Steel', 'Test Brass'], {}, twice);
    for (let n = 0; n < 4 && game.decision().kind !== 'PRIORITY'; n++)
      if (game.decision().kind === 'TARGETS') game.choose(0, { card: 'Test Steel' });
      else game.answer(0, game.decision().default);
    expect(game.view().stack).toMatchObject([
      { targets: [{ card: 'Test Steel' }] },
      { targets: [{ card: 'Test Steel' }] },
    ]);
    // The first one is declined, and the second one asks again.
    expect(game.settle().decision().kind).toBe('PAY');
    game.answer(0, { confirm: false }).settle();
    expect([game.decision().kind, host(game, 'Test Steel')]).toEqual(['PAY', null]);
    game.answer(0, { confirm: true }).settle();
    expect([host(game, 'Test Steel'), game.might('Test Master')]).toEqual([game.unit('Test Master').id, 7]);
  });
});

describe('Temporary', () => {
  const brief = unit('Test Brief', 2, keyword('temporary'));
  it('riftbound:816.1.b of what is borrowed in the Beginning Phase of who controls it, not of its owner', () => {
    const game = (active: number): RiftboundPlay =>
      position([{ base: [{ card: 'Test Brief', owner: 1 } as JsonObject] }, {}], {
        definitions: [brief],
        turn: { number: 3, active, step: 'main' },
      }).until({ turn: 4, step: 'main' });
    expect([game(0).onBoard('Test Brief').length, game(1).onBoard('Test Brief').length]).toEqual([1, 0]);
    expect(game(1).pile(1, 'trash')).toContain('Test Brief');
  });
  it('riftbound:816.1.b two of them at the same time, before the battlefield that they hold is scored', () => {
    const game = position([{}, {}], {
      definitions: [brief],
      turn: { number: 3, active: 1, step: 'main' },
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Test Brief', 'Test Brief'] },
        { card: GROVE, owner: 1 },
      ],
    }).until({ turn: 4, step: 'main' });
    expect([game.onBoard('Test Brief'), game.points(0), game.holder(PEAK)]).toEqual([[], 0, null]);
  });
});

describe('Hidden', () => {
  const trick = withKeyword(spell('Test Trick', { effects: [{ do: 'draw', who: 'you', count: 1 }] }), 'hidden');
  const table = (players: [PlayerSetup, PlayerSetup], more: JsonObject = {}): RiftboundPlay =>
    position(players, {
      definitions: [
        trick,
        does(),
        spell('Test Send', { effects: [{ do: 'moveTo', what: { each: { named: 'Pouty Poro' } }, to: 'base' }] }),
      ],
      battlefields: [
        { card: PEAK, owner: 0, controller: 0, units: ['Pouty Poro'] },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Watchful Sentry')] },
      ],
      ...more,
    });
  it('riftbound:811.1.b it stays hidden as long as its player controls the battlefield, and no longer', () => {
    const game = table([{ hand: ['Test Trick', 'Test Send'] }, {}]).hide(0, 'Test Trick', PEAK);
    expect(game.zones('Test Trick')).toEqual(['facedown']);
    game.play(0, 'Test Send').settle();
    expect([game.holder(PEAK), game.zones('Test Trick'), game.pile(0, 'trash').includes('Test Trick')]).toEqual([
      null,
      ['trash'],
      true,
    ]);
  });
  it('riftbound:811.1.b it is played from the very next turn on, which is another player’s', () => {
    const game = table([{ hand: ['Test Trick'] }, { hand: ['Test Rite'] }]).hide(0, 'Test Trick', PEAK);
    const offered = (): boolean => game.offered().includes('PLAY Test Trick');
    expect(offered()).toBe(false);
    game.until({ turn: 4, step: 'main' }).play(1, 'Test Rite').pass();
    expect([game.decision().seat, offered()]).toEqual([0, true]);
  });
  it('riftbound:811.1.b never at a battlefield where units of its player are that somebody else controls', () => {
    const game = table([{ hand: ['Test Trick'] }, {}], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Pouty Poro')] },
        { card: GROVE, owner: 1, controller: 1, units: [foe('Watchful Sentry')] },
      ],
    });
    expect(game.offered()).not.toContain('HIDE Test Trick');
  });
  it('riftbound:811.6.a nobody else is told that what lies face down may be played as a Reaction', () => {
    const game = table([{ hand: ['Test Trick'] }, { hand: ['Test Rite'] }])
      .hide(0, 'Test Trick', PEAK)
      .until({ turn: 4, step: 'main' });
    const seen = (seat: number): JsonObject[] =>
      Object.values(game.view(seat).objects).filter((one) => one.zone === 'facedown') as JsonObject[];
    expect(seen(0)).toMatchObject([{ card: 'Test Trick' }]);
    const [hidden] = seen(1);
    expect(hidden?.card ?? null).toBeNull();
    expect([hidden?.keywords ?? [], hidden?.abilities ?? []]).toEqual([[], []]);
    expect(JSON.stringify([hidden, game.service.redactEvents(game.events, 1)])).not.toMatch(/Test Trick|reaction/i);
    game.play(1, 'Test Rite').pass();
    expect(game.offered()).toContain('PLAY Test Trick');
  });
});
