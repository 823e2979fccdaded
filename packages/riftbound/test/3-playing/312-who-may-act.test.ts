/** Who has focus and priority where that is not the turn player, and what waits for what. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { draw, giveMight, reacts } from '../support/rites.js';

const plain = spell('Test Plain', { effects: [draw(1)] });
const answer = reacts('Test Answer', { effects: [draw(1)] });
const swift = withKeyword(spell('Test Swift', { effects: [draw(1)] }), 'action');
const lure = spell('Test Lure', {
  effects: [{ do: 'moveTo', what: { each: { named: 'Honest Broker' } }, to: { each: { named: PEAK } } }],
});
/** In the turn of seat 0 a unit of seat 1 has come to a battlefield that nobody controls. */
const lured = (): RiftboundPlay => {
  const game = position([{ hand: ['Test Lure'] }, { base: ['Honest Broker'] }], { definitions: [lure] });
  game.play(0, 'Test Lure');
  while (game.chain().length > 0) game.pass();
  return game;
};
const attack = (mine: string[], theirs: string[] = []) =>
  position([{ base: ['Noxus Hopeful'], hand: mine }, { hand: theirs }], { definitions: [swift, answer] }).move(
    0,
    'Noxus Hopeful',
    PEAK,
  );

describe('focus and priority', () => {
  it('riftbound:312.2.b whoever contested has both, though it is another player’s turn', () => {
    const game = lured();
    expect([game.turnState(), game.focus, game.view().turn.priority]).toEqual(['showdownOpen', 1, 1]);
  });
  it('riftbound:335.1 whoever has focus has priority, whoever’s turn it is', () => {
    expect(lured().decision()).toMatchObject({ kind: 'PRIORITY', seat: 1 });
  });
  it('riftbound:313.2 after a chain the next player has both', () => {
    const game = attack(['Test Swift']).play(0, 'Test Swift').pass().pass();
    expect([game.turnState(), game.focus, game.view().turn.priority]).toEqual(['showdownOpen', 1, 1]);
  });
  it('riftbound:347.1.a what is played with focus begins a chain, and as that ends the next player has focus', () => {
    const game = attack(['Test Swift']).play(0, 'Test Swift');
    expect([game.turnState(), game.chain()]).toEqual(['showdownClosed', ['Test Swift']]);
    expect(game.pass().pass().focus).toBe(1);
  });
  it('riftbound:313.4 priority is that of whoever answers, and not of whoever has focus', () => {
    const game = attack(['Test Swift', 'Test Answer'], ['Test Answer']).play(0, 'Test Swift').pass();
    game.play(1, 'Test Answer');
    expect([game.focus, game.decision().seat]).toEqual([0, 1]);
  });
  it('riftbound:312.1.a the turn player answers in a closed state as well', () => {
    const game = position([{ hand: ['Test Plain', 'Test Answer'] }, {}], { definitions: [plain, answer] });
    expect(game.play(0, 'Test Plain').offered()).toContain('PLAY Test Answer');
  });
  it('riftbound:316.5.b nobody else is asked when the turn player has passed', () => {
    const game = position([{}, { hand: ['Test Answer'] }], { definitions: [answer] }).pass();
    expect([game.view().turn.number, game.view().turn.active]).toEqual([4, 1]);
  });
});

describe('one thing after another', () => {
  it('riftbound:303.1 an instruction that somebody is asked about is done before the next one', () => {
    const trade = spell('Test Trade', { effects: [{ do: 'discard', who: 'you', count: 1 }, draw(2)] });
    const game = position([{ hand: ['Test Trade', 'Cleave', 'Retreat'] }, {}], { definitions: [trade] });
    game.play(0, 'Test Trade').pass().pass();
    expect(game.hand(0)).toBe(2);
    game.choose(0, [{ card: 'Cleave' }]).settle();
    expect([game.hand(0), game.pile(0, 'trash').sort()]).toEqual([3, ['Cleave', 'Test Trade']]);
  });
  it('riftbound:317.2.a units are healed before what lasts this turn ends', () => {
    const lift = spell('Test Lift', { effects: [giveMight(2, { each: { named: 'Test Frail' } })] });
    const sting = spell('Test Sting', {
      effects: [{ do: 'damage', to: { each: { named: 'Test Frail' } }, amount: 3 }],
    });
    const game = position([{ hand: ['Test Lift', 'Test Sting'], base: ['Test Frail'] }, {}], {
      definitions: [lift, sting, unit('Test Frail', 2)],
    });
    game.play(0, 'Test Lift').settle().play(0, 'Test Sting').settle().until({ turn: 4, step: 'main' });
    expect(game.unit('Test Frail')).toMatchObject({ might: 2, damage: 0 });
  });
});

describe('costs of moving', () => {
  const warden = unit('Test Warden', 1, {
    kind: 'static',
    mods: [{ mod: 'rule', rule: 'moveTax', power: 1 }],
  } as JsonObject);
  const BAND = ['Pouty Poro', 'Honest Broker', 'Noxus Hopeful'];
  const gather = spell('Test Gather', {
    effects: [
      { do: 'moveTo', what: { each: { any: BAND.map((named) => ({ named })) } }, to: { each: { named: PEAK } } },
    ],
  });
  const at = (controller: number, count: number) =>
    position([{ base: BAND, hand: ['Test Gather'], runes: [{ card: 'Mind Rune', count }] }, {}], {
      definitions: [warden, gather],
      battlefields: [{ card: PEAK, controller, units: [{ card: 'Test Warden', controller }] }, { card: GROVE }],
    });
  it('riftbound:204.4 are asked for by opponents alone, and of effects as well', () => {
    const mine = at(0, 2).play(0, 'Test Gather').settle();
    expect(BAND.map((name) => mine.where(name))).toEqual([PEAK, PEAK, PEAK]);
    const theirs = at(1, 1).play(0, 'Test Gather');
    while (theirs.decision().kind === 'PRIORITY') theirs.pass();
    expect(theirs.decision()).toMatchObject({ kind: 'MOVE_TAXED', seat: 0, min: 1, max: 2 });
  });
  it('riftbound:204.4.c without anything to pay with no other unit goes along', () => {
    const game = position([{ base: BAND, runes: [] }, {}], {
      definitions: [warden],
      battlefields: [{ card: PEAK, controller: 1, units: [{ card: 'Test Warden', controller: 1 }] }, { card: GROVE }],
    });
    game.choose(0, { kind: 'MOVE', card: 'Pouty Poro' });
    if (game.decision().kind === 'DESTINATION') game.choose(0, { kind: 'BATTLEFIELD', card: PEAK });
    expect(game.decision().kind).not.toBe('MOVE_ALONG');
    expect(BAND.filter((name) => game.where(name) === PEAK)).toEqual(['Pouty Poro']);
  });
});
