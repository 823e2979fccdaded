/** Masteries that have counters, and what counts omens (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, on, play } from '../support/own-cards.js';

const champion = (name: string): JsonObject =>
  card(name, { types: ['Champion'], level: 1, life: 20, power: 2, costKind: 'memory', cost: 0, subtypes: [] });
const gain = (name: string): JsonObject => action(`Gain ${name}`, { effects: [{ do: 'mastery', name }] });
const polish = action('Polish', { effects: [{ do: 'putOnMastery', kind: 'sheen', amount: 2 }] });
const mark = action('Mark', {
  targets: [on('Ally', 'Champion')],
  effects: [{ do: 'counters', what: { target: 0 }, kind: 'sheen', amount: 3 }],
});
const sweep = action('Sweep', {
  effects: [
    { do: 'putOnMastery', kind: 'sheen', from: { each: [{ zone: 'field' }, { counters: ['sheen', 1] }] }, as: 'n' },
    {
      do: 'damage',
      to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] },
      amount: { number: 'n' },
    },
  ],
});
const shed = action('Shed', {
  targets: [on('Ally', 'Champion')],
  effects: [{ do: 'takeFromMastery', kind: 'sheen', amount: 5, to: { target: 0 } }],
});
const pay = action('Pay', {
  effects: [{ do: 'pay', who: 'you', cost: [{ pay: 'fromMastery', kind: 'sheen', amount: 2 }], then: [DRAW] }],
});
const dummy = ally('Dummy', { life: 2 });
const strong = ally('Strong', { life: 9, power: 9 });
const specter = ally('Specter', { life: 1, subtypes: ['Specter'] });
const slay = action('Slay', {
  targets: [on('Ally')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const floating = card(
  'Floating',
  { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'slow' },
  { kind: 'spell', effects: [] },
  { kind: 'activated', zone: 'graveyard', cost: [], effects: [DRAW] },
);
const ghostly = card(
  'Ghostly',
  { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'slow', subtypes: ['Specter'] },
  { kind: 'spell', effects: [] },
  { kind: 'activated', zone: 'graveyard', cost: [], effects: [DRAW] },
);
const foretell = action('Foretell', {
  effects: [{ do: 'counters', what: { each: [{ zone: 'banishment' }, { owner: 'you' }] }, kind: 'omen', amount: 1 }],
});
const NAMES = ['Fractured Memories', 'Phantasmagoria', 'Servile Possessions', 'Shifting Currents'];
const definitions = [
  ...['Merlin', 'Alice', 'Ciel'].map((name) => champion(`${name}, First`)),
  ...NAMES.map(gain),
  polish,
  mark,
  sweep,
  shed,
  pay,
  dummy,
  strong,
  specter,
  slay,
  floating,
  ghostly,
  foretell,
];
const start = (name: string, hand: string[], mine: JsonObject = {}, theirs: JsonObject = {}) =>
  play(definitions, { champion: { card: `${name}, First` }, hand, ...mine }, theirs);
const counters = (game: ReturnType<typeof play>): unknown => (game.view().players[0] as JsonObject).masteryCounters;

describe('Fractured Memories', () => {
  const FM = 'Gain Fractured Memories';
  it('ga:2.11.7.15.2 counters are put on it only while its player has it, and are gone with it', () => {
    const game = start('Merlin', ['Polish', FM, 'Polish', 'Gain Shifting Currents']);
    expect(counters(game.activateCard(0, 'Polish').resolve())).toBeUndefined();
    game.activateCard(0, FM).resolve().activateCard(0, 'Polish').resolve();
    expect(counters(game)).toEqual({ sheen: 2 });
    game.activateCard(0, 'Gain Shifting Currents').resolve();
    expect(counters(game)).toBeUndefined();
  });
  it('ga:2.11.7.15.2 counters are moved onto it from objects, and back, as many as there are', () => {
    const game = start('Merlin', [FM, 'Mark', 'Sweep', 'Shed'], { field: ['Dummy'] });
    game.activateCard(0, FM).resolve().activateCard(0, 'Mark', { card: 'Dummy' }).resolve();
    game.activateCard(0, 'Sweep').resolve();
    expect([counters(game), game.the('Dummy').counters, game.damage(1)]).toEqual([{ sheen: 3 }, {}, 3]);
    game.activateCard(0, 'Shed', { card: 'Dummy' }).resolve();
    expect([counters(game), (game.the('Dummy').counters as JsonObject).sheen]).toEqual([{ sheen: 0 }, 3]);
  });
  it('ga:2.11.7.15.2 they pay for what asks for them', () => {
    const game = start('Merlin', [FM, 'Polish', 'Pay']).activateCard(0, FM).resolve();
    game.activateCard(0, 'Polish').resolve().activateCard(0, 'Pay').resolve();
    const hand = game.count(0, 'hand');
    game.answer(0, { confirm: true });
    expect([counters(game), game.count(0, 'hand')]).toEqual([{ sheen: 0 }, hand + 1]);
  });
  it('ga:2.11.7.15.2 what a Merlin kills leaves its sheen there', () => {
    const game = start('Merlin', [FM, 'Mark'], {}, { field: ['Dummy'] });
    game.activateCard(0, FM).resolve().activateCard(0, 'Mark', { card: 'Dummy' }).resolve();
    game.declare(0, 'Merlin, First', 'Dummy').fight().resolveAll();
    expect(counters(game)).toEqual({ sheen: 3 });
  });
  it('ga:2.11.7.15.2 and a champion that it hits loses its sheen to it, and is dealt damage for three or more', () => {
    const game = start('Merlin', [FM, 'Mark']);
    game.activateCard(0, FM).resolve().activateCard(0, 'Mark', { card: 'Spirit of Fire' }).resolve();
    game.declare(0, 'Merlin, First', 'Spirit of Fire').fight({ confirm: true }).resolveAll();
    expect([counters(game), game.damage(1)]).toEqual([{ sheen: 3 }, 5]);
  });
});

describe('Phantasmagoria', () => {
  const PH = 'Gain Phantasmagoria';
  it('ga:2.11.7.15.2 what is no Specter has no abilities in its player’s graveyard', () => {
    const game = start('Alice', [PH], { graveyard: ['Floating', 'Ghostly'] });
    expect(game.offers()).toEqual(expect.arrayContaining(['ACTIVATE_ABILITY Floating', 'ACTIVATE_ABILITY Ghostly']));
    game.activateCard(0, PH).resolve();
    expect(game.offers()).toContain('ACTIVATE_ABILITY Ghostly');
    expect(game.offers()).not.toContain('ACTIVATE_ABILITY Floating');
  });
  it('ga:2.11.7.15.2 it haunts for each Specter that dies, and deals the graveyard anew at the end phase of its player', () => {
    const game = start('Alice', [PH, 'Slay', 'Slay'], {
      field: ['Specter', 'Dummy'],
      graveyard: ['Ghostly', 'Ghostly'],
    });
    game.activateCard(0, PH).resolve();
    game.activateCard(0, 'Slay', { card: 'Specter' }).resolve().resolveAll();
    game.activateCard(0, 'Slay', { card: 'Dummy' }).resolve().resolveAll();
    expect(counters(game)).toEqual({ haunt: 1 });
    game.to('end').resolve();
    game.answer(0, { confirm: true });
    while (game.decision().kind === 'ORDER') game.answer(0, game.decision().default);
    expect(game.count(0, 'graveyard')).toBe(1);
  });
});

describe('Servile Possessions', () => {
  const SP = 'Gain Servile Possessions';
  const power = (count: number): unknown[] => {
    const game = start('Ciel', [SP, 'Foretell'], { banishment: Array.from({ length: count }, () => 'Dummy') });
    game.activateCard(0, SP).resolve().activateCard(0, 'Foretell').resolve();
    const memory = game.count(0, 'memory');
    game.declare(0, 'Ciel, First', 'Spirit of Fire').resolveAll();
    return [game.combat().power, game.count(0, 'memory') - memory];
  };
  it('ga:2.11.7.15.2 attacks of a Ciel grow with the omens of its player, by one step alone', () => {
    expect([0, 1, 2, 3, 5].map(power)).toEqual([
      [2, 0],
      [3, 0],
      [3, 0],
      [4, 0],
      [5, 1],
    ]);
  });
});
