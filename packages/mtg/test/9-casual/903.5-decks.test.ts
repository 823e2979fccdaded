/** How Commander decks are built (903.3–903.5). */
import type { CardInfo, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { colorIdentity } from '../../src/9-casual/903-commander/903.4-color-identity.js';
import { validateDeck } from '../../src/decks/validate.js';
import { rules } from '../../src/index.js';

const info = (name: string, data: JsonObject): CardInfo => ({
  ruleset: 'mtg',
  name,
  support: 'exact',
  reason: null,
  data: { types: ['Creature'], supertypes: [], subtypes: [], colors: [], abilities: [], ...data },
});
const basic = (name: string, type = name): CardInfo =>
  info(name, { types: ['Land'], supertypes: ['Basic'], subtypes: [type] });
const leader = (name: string, ability: JsonObject): CardInfo =>
  info(name, { supertypes: ['Legendary'], abilities: [ability] });
const CARDS = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => basic(name)),
  basic('Wastes', 'None'),
  info('Leader', { supertypes: ['Legendary'], manaCost: '{W}{U}', colors: ['W', 'U'] }),
  info('Pilot', { supertypes: ['Legendary'], manaCost: '{2}', types: ['Artifact'], subtypes: ['Vehicle'] }),
  info('Ship', { supertypes: ['Legendary'], types: ['Artifact'], subtypes: ['Spacecraft'], power: 3, toughness: 3 }),
  info('Hull', { supertypes: ['Legendary'], types: ['Artifact'], subtypes: ['Spacecraft'] }),
  info('Walker', { supertypes: ['Legendary'], types: ['Planeswalker'], manaCost: '{W}' }),
  info('Partner One', {
    supertypes: ['Legendary'],
    manaCost: '{R}',
    abilities: [{ kind: 'keyword', keyword: 'partner' }],
  }),
  info('Partner Two', {
    supertypes: ['Legendary'],
    manaCost: '{G}',
    abilities: [{ kind: 'keyword', keyword: 'partner' }],
  }),
  info('White Friend', { manaCost: '{W}', colors: ['W'], abilities: [{ kind: 'keyword', keyword: 'companion' }] }),
  info('Green Friend', { manaCost: '{G}', colors: ['G'], abilities: [{ kind: 'keyword', keyword: 'companion' }] }),
  info('Leading Friend', {
    ...{ supertypes: ['Legendary'], manaCost: '{W}', colors: ['W'] },
    abilities: [{ kind: 'keyword', keyword: 'companion' }],
  }),
  leader('Friend One', { kind: 'keyword', keyword: 'partner', label: 'Friends forever' }),
  leader('Friend Two', { kind: 'keyword', keyword: 'partner', label: 'Friends forever' }),
  leader('Survivor', { kind: 'keyword', keyword: 'partner', label: 'Survivors' }),
  leader('Pir', { kind: 'keyword', keyword: 'partner with', from: { named: 'Toothy' } }),
  leader('Toothy', { kind: 'keyword', keyword: 'partner with', from: { named: 'Pir' } }),
  leader('Third', { kind: 'keyword', keyword: 'partner with', from: { named: 'Pir' } }),
  leader('Chooser', { kind: 'keyword', keyword: 'choose a background' }),
  info('Past', { supertypes: ['Legendary'], types: ['Enchantment'], subtypes: ['Background'] }),
  info('Common Past', { types: ['Enchantment'], subtypes: ['Background'] }),
  leader('Companion', { kind: 'keyword', keyword: "doctor's companion" }),
  info('Doctor', { supertypes: ['Legendary'], subtypes: ['Time Lord', 'Doctor'] }),
  info('Human Doctor', { supertypes: ['Legendary'], subtypes: ['Time Lord', 'Doctor', 'Human'] }),
  info('Turncoat', {
    supertypes: ['Legendary'],
    faces: [
      { name: 'Turncoat', types: ['Creature'], supertypes: ['Legendary'], subtypes: [], abilities: [] },
      { name: 'Renegade', types: ['Creature'], supertypes: ['Legendary'], colors: ['R'], abilities: [] },
    ],
  }),
  info('Many', {
    manaCost: '{W}',
    colors: ['W'],
    abilities: [{ kind: 'static', mods: [{ mod: 'rule', rule: 'deckCopies' }] }],
  }),
  info('Nine', {
    manaCost: '{W}',
    colors: ['W'],
    abilities: [{ kind: 'static', mods: [{ mod: 'rule', rule: 'deckCopies', count: 9 }] }],
  }),
  info('Green Thing', { manaCost: '{G}', colors: ['G'] }),
  info('Blue Thing', { manaCost: '{1}{U}', colors: ['U'] }),
  info('Red Thing', { manaCost: '{1}{R}', colors: ['R'] }),
  info('Shadow', { manaCost: '{2}', abilities: [{ kind: 'activated', cost: [{ pay: 'mana', cost: '{B}' }] }] }),
  info('Dual', { types: ['Land'], subtypes: ['Island', 'Swamp'] }),
];
const lookUp = { get: (name: string) => CARDS.find((c) => c.name === name) ?? null, suggest: () => [] };
const check = (deck: object) =>
  validateDeck({ decks: rules.decks, formats: rules.formats, cards: lookUp }, { format: 'commander', ...deck });
const faults = (deck: object) => check(deck).errors.map(({ path, rules: cited }) => [path, cited?.[0]]);
const of = (card: string, count: number) => ({ card, count });
const led = (main: object[], commander: unknown[] = ['Leader']) => ({ main, commander });

describe('a Commander deck', () => {
  it('mtg:903.5a has exactly 100 cards with its commander', () => {
    expect(faults(led([of('Plains', 99)]))).toEqual([]);
    for (const count of [98, 100]) expect(faults(led([of('Plains', count)]))).toEqual([['$.main', 'mtg:903.5a']]);
  });

  it('mtg:702.124b has 98 others beside two commanders', () => {
    const both = ['Partner One', 'Partner Two'];
    expect(faults(led([of('Forest', 98)], both))).toEqual([]);
    expect(faults(led([of('Forest', 99)], both))).toEqual([['$.main', 'mtg:903.5a']]);
  });

  it('mtg:903.5b has each card but basic lands once, its commander too', () => {
    expect(faults(led([of('Plains', 98), of('Blue Thing', 1)]))).toEqual([]);
    expect(faults(led([of('Plains', 97), of('Blue Thing', 2)]))).toEqual([['$.main[1]', 'mtg:903.5b']]);
    expect(faults(led([of('Plains', 97), of('Blue Thing', 1), of('Blue Thing', 1)]))).toEqual([
      ['$.main[2]', 'mtg:903.5b'],
    ]);
    expect(faults(led([of('Plains', 98), of('Leader', 1)]))).toEqual([['$.main[1]', 'mtg:903.5b']]);
  });

  it('mtg:903.5c has no card with a color that its commander has not, in its cost or its text', () => {
    expect(faults(led([of('Plains', 97), of('Red Thing', 1), of('Shadow', 1)]))).toEqual([
      ['$.main[1]', 'mtg:903.5c'],
      ['$.main[2]', 'mtg:903.5c'],
    ]);
    expect(faults(led([of('Wastes', 98), of('Blue Thing', 1)], ['Pilot']))).toEqual([['$.main[1]', 'mtg:903.5c']]);
  });

  it('mtg:903.5c has cards of the colors of either of two commanders', () => {
    const both = ['Partner One', 'Partner Two'];
    expect(faults(led([of('Wastes', 96), of('Red Thing', 1), of('Green Thing', 1)], both))).toEqual([]);
  });
  it('mtg:903.4 goes by all faces of its commander', () => {
    expect(faults(led([of('Wastes', 98), of('Red Thing', 1)], ['Turncoat']))).toEqual([]);
    expect(faults(led([of('Wastes', 98), of('Blue Thing', 1)], ['Turncoat']))).toEqual([['$.main[1]', 'mtg:903.5c']]);
  });

  it('mtg:702.124c takes the colors of both its commanders together', () => {
    const both = ['Partner One', 'Partner Two'];
    expect(faults(led([of('Forest', 97), of('Red Thing', 1)], both))).toEqual([]);
    expect(faults(led([of('Forest', 97), of('Blue Thing', 1)], both))).toEqual([['$.main[1]', 'mtg:903.5c']]);
  });

  it('mtg:903.5d has no land whose basic land types make another color', () => {
    expect(check(led([of('Plains', 98), of('Dual', 1)])).errors).toMatchObject([
      { path: '$.main[1]', rules: expect.arrayContaining(['mtg:903.5d']) },
    ]);
    expect(faults(led([of('Plains', 98), of('Swamp', 1)]))).toEqual([['$.main[1]', 'mtg:903.5c']]);
  });

  it('mtg:903.5 obeys each of its rules, and is refused for each that it breaks', () => {
    const deck = (...more: object[]) => faults(led([...more, of('Plains', 99 - more.length)]));
    expect([deck(), deck(of('Blue Thing', 1)), deck(of('Blue Thing', 1), of('Many', 1))]).toEqual([[], [], []]);
    expect(faults(led([of('Plains', 100)]))).toEqual([['$.main', 'mtg:903.5a']]);
    expect(faults(led([of('Plains', 9)]))).toEqual([['$.main', 'mtg:903.5a']]);
    expect(faults(led([of('Plains', 95), of('Blue Thing', 4)]))).toEqual([['$.main[1]', 'mtg:903.5b']]);
    expect(faults(led([of('Plains', 98), of('Red Thing', 1)]))).toEqual([['$.main[1]', 'mtg:903.5c']]);
    expect(faults({ ...led([of('Plains', 99)]), sideboard: ['Blue Thing'] })).toEqual([['$.sideboard', 'mtg:903.5e']]);
  });

  it('mtg:903.5e has no sideboard', () => {
    expect(faults({ ...led([of('Plains', 99)]), sideboard: ['Blue Thing'] })).toEqual([['$.sideboard', 'mtg:903.5e']]);
  });

  it('mtg:903.11a, mtg:702.139d has one card with companion beside it, of its colors and with a name of its own', () => {
    const deck = (...sideboard: (string | object)[]) => faults({ ...led([of('Plains', 99)]), sideboard });
    expect([deck('White Friend'), deck('Leader')]).toEqual([[], [['$.sideboard', 'mtg:903.5e']]]);
    expect(deck(of('White Friend', 2))).toEqual([['$.sideboard', 'mtg:903.5e']]);
    expect(deck('Green Friend')).toEqual([['$.sideboard[0]', 'mtg:903.11a']]);
    const within = led([of('Plains', 98), of('White Friend', 1)]);
    expect(faults({ ...within, sideboard: ['White Friend'] })).toEqual([['$.sideboard[0]', 'mtg:903.11a']]);
    // Its commander is in the deck as well.
    const leading = led([of('Plains', 99)], ['Leading Friend']);
    expect(faults({ ...leading, sideboard: ['Leading Friend'] })).toEqual([['$.sideboard[0]', 'mtg:903.11a']]);
    expect(faults({ ...leading, sideboard: ['White Friend'] })).toEqual([]);
  });

  it('mtg:903.3 is led by a legendary creature, Vehicle, or Spacecraft with power and toughness', () => {
    for (const leader of ['Leader', 'Pilot', 'Ship']) expect(faults(led([of('Wastes', 99)], [leader]))).toEqual([]);
    for (const leader of ['Walker', 'Hull', 'Blue Thing'])
      expect(faults(led([of('Wastes', 99)], [leader]))).toEqual([['$.commander[0]', 'mtg:903.3']]);
    expect(faults({ main: [of('Wastes', 100)] })).toEqual([['$.commander', 'mtg:903.3']]);
  });

  it('mtg:113.6n has as many of a card as that says of itself, though other cards are there once', () => {
    const many = (card: string, count: number) => faults(led([of('Plains', 99 - count), of(card, count)]));
    expect([many('Many', 30), many('Nine', 9)]).toEqual([[], []]);
    expect([many('Nine', 10), many('Blue Thing', 2)].map((found) => found.map(([, rule]) => rule))).toEqual([
      ['mtg:903.5b'],
      ['mtg:903.5b'],
    ]);
  });

  it('mtg:702.124h is led by two only where both have partner, mtg:702.124g and never by three', () => {
    expect(faults(led([of('Wastes', 98)], ['Partner One', 'Leader']))).toEqual([['$.commander', 'mtg:702.124h']]);
    expect(faults(led([of('Wastes', 98)], [of('Partner One', 1), of('Partner Two', 1)]))).toEqual([]);
    expect(faults(led([of('Wastes', 97)], ['Partner One', 'Partner Two', 'Leader']))).toEqual([
      ['$.commander', 'mtg:702.124h'],
    ]);
  });

  const pair = (...both: string[]) => faults(led([of('Wastes', 98)], both));
  const NO_PAIR = [['$.commander', 'mtg:702.124h']];
  it('mtg:702.124a is led by two legendary cards that one partner ability lets be commanders', () => {
    expect([pair('Partner One', 'Partner Two'), pair('Leader', 'Pilot')]).toEqual([[], NO_PAIR]);
    // Each of these abilities asks for something of both of them.
    for (const both of [
      ['Pir', 'Third'],
      ['Third', 'Pir'],
      ['Friend One', 'Survivor'],
      ['Friend One', 'Partner One'],
      ['Partner One', 'Leader'],
      ['Leader', 'Partner One'],
    ])
      expect(pair(...both), both.join()).toEqual(NO_PAIR);
    expect([pair('Toothy', 'Pir'), pair('Friend Two', 'Friend One')]).toEqual([[], []]);
  });
  it('mtg:702.124f is led by no two that have different partner abilities', () => {
    expect([pair('Partner One', 'Friend One'), pair('Partner One', 'Pir'), pair('Friend One', 'Survivor')]).toEqual([
      NO_PAIR,
      NO_PAIR,
      NO_PAIR,
    ]);
  });
  it('mtg:702.124i is led by two that have the same partner and a text', () => {
    expect([pair('Friend One', 'Friend Two'), pair('Friend One', 'Survivor')]).toEqual([[], NO_PAIR]);
    expect([pair('Friend One', 'Partner One'), pair('Partner One', 'Survivor')]).toEqual([NO_PAIR, NO_PAIR]);
    expect([pair('Friend One', 'Leader'), pair('Leader', 'Friend Two')]).toEqual([NO_PAIR, NO_PAIR]);
  });
  it('mtg:702.124j is led by two that name each other', () => {
    expect([pair('Pir', 'Toothy'), pair('Pir', 'Third'), pair('Third', 'Pir')]).toEqual([[], NO_PAIR, NO_PAIR]);
  });
  it('mtg:702.124k is led by one that chooses a Background and that Background, which never leads else', () => {
    expect([
      pair('Chooser', 'Past'),
      pair('Past', 'Chooser'),
      pair('Chooser', 'Leader'),
      pair('Leader', 'Past'),
    ]).toEqual([[], [], NO_PAIR, NO_PAIR]);
    expect(faults(led([of('Wastes', 99)], ['Past']))).toEqual([['$.commander[0]', 'mtg:903.3']]);
    expect(pair('Chooser', 'Common Past')).not.toEqual([]);
  });
  it('mtg:702.124m is led by a companion and a Doctor that is nothing else', () => {
    expect([pair('Companion', 'Doctor'), pair('Companion', 'Human Doctor'), pair('Companion', 'Leader')]).toEqual([
      [],
      NO_PAIR,
      NO_PAIR,
    ]);
  });

  it('mtg:100.2c is what a deck with a commander is that says nothing else', () => {
    expect(check({ ...led([of('Plains', 60)]), format: undefined }).errors[0]?.rules).toContain('mtg:903.5a');
  });
});

describe('color identity', () => {
  it('mtg:903.4 is of the mana symbols of cost and text, and of a color indicator', () => {
    expect(colorIdentity({ manaCost: '{2}{G}', abilities: [] })).toEqual(['G']);
    expect(colorIdentity({ manaCost: '{1}', colors: ['R'], abilities: [] })).toEqual(['R']);
    const costs = [{ kind: 'activated', cost: [{ pay: 'mana', cost: '{1}{W/B}' }], effects: [] }];
    expect(colorIdentity({ manaCost: '{1}{U/P}', abilities: costs })).toEqual(['W', 'U', 'B']);
    const mana = (choices: string[]) => [{ kind: 'activated', cost: [], effects: [{ do: 'addMana', choices }] }];
    expect(colorIdentity({ abilities: mana(['{G}', '{R}']) })).toEqual(['R', 'G']);
    // Mana of any color is said without a symbol.
    expect(colorIdentity({ abilities: mana(['{W}', '{U}', '{B}', '{R}', '{G}']) })).toEqual([]);
  });

  it('mtg:903.4e is of an Adventure beside the creature', () => {
    const creature = { manaCost: '{2}{G}', abilities: [] };
    const adventure = { manaCost: '{U}', abilities: [] };
    expect(colorIdentity({ ...creature, layout: 'adventure', faces: [creature, adventure] })).toEqual(['U', 'G']);
    const told = { manaCost: '{1}', abilities: [{ kind: 'activated', cost: [{ pay: 'mana', cost: '{B}' }] }] };
    expect(colorIdentity({ ...creature, layout: 'omen', faces: [creature, told] })).toEqual(['B', 'G']);
  });

  it('mtg:903.4d is of both faces', () => {
    const front = { manaCost: '{W}', abilities: [] };
    const back = { abilities: [], colors: ['B'] };
    expect(colorIdentity({ ...front, faces: [front, back] })).toEqual(['W', 'B']);
  });
});
