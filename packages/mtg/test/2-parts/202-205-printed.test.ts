import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  card,
  creatureCard,
  gainLife,
  instant,
  spell,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const COLORS = ['W', 'U', 'B', 'R', 'G'];
for (const color of COLORS) ownCards(creatureCard(`Test ${color}`, `{2}{${color}}`, 'Human', '1/1'));
for (const definition of [
  card('Test Chant', {
    cost: '{0}',
    type: 'Kindred Instant — Arcane Goblin',
    abilities: [spell({ effects: [gainLife(1)] })],
  }),
  instant('Test Teach', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: ['Lesson'] })],
  }),
  card('Test Artifact', { cost: '{0}', type: 'Artifact' }),
  card('Test Enchantment', { cost: '{0}', type: 'Enchantment' }),
  card('Test Creature', { cost: '{0}', type: 'Creature — Elf', power: 1, toughness: 1 }),
  card('Test Planeswalker', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 3 }),
  instant('Test Instant', '{0}', { effects: [gainLife(1)] }),
  card('Test Sorcery', { cost: '{0}', type: 'Sorcery', abilities: [spell({ effects: [gainLife(1)] })] }),
])
  ownCards(definition);

const defined = (more: { supertypes?: string[] }): boolean =>
  magic.createScenario({
    ruleset: 'mtg',
    edition: 'current',
    turn: { number: 1, active: 0, step: 'upkeep' },
    players: [{}, {}],
    definitions: [
      {
        name: 'Odd One',
        props: { name: 'Odd One', supertypes: [], types: ['Artifact'], subtypes: [], colors: [], ...more },
        abilities: [],
      },
    ],
  }).ok;

describe('what is printed', () => {
  it.each(COLORS)('mtg:202.2a the symbol {%s} makes an object of its color and of no other', (color) => {
    const name = `Test ${color}`;
    expect(magicPosition([{ battlefield: [name] }, {}]).the(name).colors).toEqual([color]);
  });

  it('mtg:205.4a there are five supertypes, and an object can have several', () => {
    for (const one of ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World'])
      expect(defined({ supertypes: [one] })).toBe(true);
    expect(defined({ supertypes: ['Legendary', 'Snow'] })).toBe(true);
    expect(defined({ supertypes: ['Elite'] })).toBe(false);
  });

  it('mtg:205.3k instants and sorceries share their subtypes, and keep those of another type', () => {
    const game = magicPosition([{ hand: ['Test Chant', 'Test Teach'] }, {}]);
    // The other card in hand might be one to splice onto an Arcane spell, for all that others know.
    game.cast(0, 'Test Chant').answer(0, { choose: [] }).castAt(0, 'Test Teach', { card: 'Test Chant' }).resolve();
    expect([...(game.the('Test Chant', 'stack').subtypes as string[])].sort()).toEqual(['Goblin', 'Lesson']);
  });

  it('mtg:110.4b spells of artifacts, creatures, enchantments and planeswalkers become permanents, others don’t', () => {
    const ends = (type: string) =>
      magicPosition([{ hand: [`Test ${type}`] }, {}])
        .cast(0, `Test ${type}`)
        .resolve()
        .zones(`Test ${type}`);
    for (const type of ['Artifact', 'Creature', 'Enchantment', 'Planeswalker'])
      expect(ends(type)).toEqual(['battlefield']);
    for (const type of ['Instant', 'Sorcery']) expect(ends(type)).toEqual(['graveyard']);
  });

  it('mtg:100.4 cards of a sideboard are no part of the game', () => {
    const deck = { main: [{ card: 'Forest', count: 60 }], sideboard: [{ card: 'Shock', count: 4 }] };
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deck }));
    const created = magic.create({
      edition: 'current',
      seed: 's',
      options: { autoPass: 'none', payment: 'auto' },
      seats,
    });
    if (!created.ok) throw new Error(created.error.detail);
    const cards = Object.values(magic.view(created.value.state, 'judge').objects).map((o) => o.card);
    expect([cards.length, cards.includes('Shock')]).toEqual([120, false]);
  });
});
