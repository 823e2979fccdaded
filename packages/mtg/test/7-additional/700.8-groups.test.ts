/** Parties (700.8), and words for groups of objects (700.9–700.12). */
import type { JsonObject } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  destroy,
  enchant,
  gainLife,
  instant,
  permanent,
  sorcery,
  t,
  target,
} from '../../src/language/builders.js';

const member = (name: string, subtypes: string) => creatureCard(name, '{1}', subtypes, '1/1');
ownCards(
  sorcery('Test Roll Call', '{0}', { effects: [gainLife('party')] }),
  sorcery('Test Feast', '{0}', {
    effects: [{ do: 'if', if: { compare: ['party', '=', 4] }, then: [gainLife(100)] }],
  }),
  sorcery('Test Tally', '{0}', {
    effects: [gainLife({ count: [{ zone: 'battlefield' }, { controller: 'you' }, { is: 'modified' }] })],
  }),
  sorcery('Test Hideout', '{0}', {
    effects: [gainLife({ count: [{ controller: 'you' }, { is: 'outlaw' }] })],
  }),
  sorcery('Test Depths', '{0}', {
    effects: [
      gainLife({
        happened: {
          on: 'move',
          object: [
            { owner: 'you' },
            { has: ['types', ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']] },
            { not: { is: 'token' } },
          ],
          match: { to: 'graveyard' },
        },
      }),
    ],
  }),
  instant('Test Kill', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Purge', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
  }),
  member('Test Priest', 'Human Cleric'),
  member('Test Thief', 'Human Rogue'),
  member('Test Fencer', 'Human Warrior'),
  member('Test Mage', 'Human Wizard'),
  member('Test Sage', 'Human Cleric Wizard'),
  member('Test Scoundrel', 'Human Rogue Warrior Pirate'),
  member('Test Killer', 'Human Assassin'),
  member('Test Hireling', 'Human Mercenary'),
  member('Test Corsair', 'Human Pirate'),
  member('Test Hexer', 'Human Warlock'),
  member('Test Everyone', 'Shapeshifter Cleric Rogue Warrior Wizard'),
  card('Test Band', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: enchant(creature),
  }),
  card('Test Club', { cost: '{0}', type: 'Artifact — Equipment' }),
);
const gained = (spell: string, battlefield: (string | JsonObject)[], theirs: (string | JsonObject)[] = []): number =>
  magicPosition([{ hand: [spell], battlefield }, { battlefield: theirs }])
    .cast(0, spell)
    .resolve()
    .life(0) - 20;

describe('parties', () => {
  const party = (...members: string[]) => gained('Test Roll Call', members);
  it('mtg:700.8 at most one Cleric, Rogue, Warrior and Wizard that a player controls are in their party', () => {
    expect(party('Test Priest', 'Test Thief', 'Test Fencer')).toBe(3);
    expect(party('Test Priest', 'Test Priest', 'Grizzly Bears')).toBe(1);
    expect(gained('Test Roll Call', ['Test Mage'], ['Test Priest'])).toBe(1);
  });
  it('mtg:700.8a how many there are is counted, from none to four, and nobody chooses', () => {
    expect(party()).toBe(0);
    expect(party('Test Priest', 'Test Thief', 'Test Fencer', 'Test Mage', 'Test Everyone')).toBe(4);
  });
  it('mtg:700.8b a creature of several of these types counts once, as whatever makes the most of them', () => {
    expect(party('Test Everyone')).toBe(1);
    // The Sage has to be the Wizard, and the Scoundrel the Warrior.
    expect(party('Test Sage', 'Test Priest', 'Test Scoundrel', 'Test Thief')).toBe(4);
    expect(party('Test Priest', 'Test Sage', 'Test Thief', 'Test Scoundrel')).toBe(4);
    expect(party('Test Everyone', 'Test Everyone')).toBe(2);
  });
  it('mtg:700.8c four are a full party', () => {
    const feast = (...members: string[]) => gained('Test Feast', members);
    expect(feast('Test Priest', 'Test Thief', 'Test Fencer', 'Test Mage')).toBe(100);
    expect(feast('Test Priest', 'Test Thief', 'Test Fencer')).toBe(0);
  });
});

describe('modified and outlaws', () => {
  it('mtg:700.9 counters, Equipment, and Auras of its own controller modify a permanent', () => {
    const bears = { card: 'Grizzly Bears', as: 'bears' };
    const tally = (...battlefield: (string | JsonObject)[]) => gained('Test Tally', battlefield);
    expect(tally('Grizzly Bears')).toBe(0);
    expect(tally({ card: 'Grizzly Bears', counters: { charge: 1 } })).toBe(1);
    expect(tally(bears, { card: 'Test Club', attachedTo: 'bears' })).toBe(1);
    expect(tally(bears, { card: 'Test Band', attachedTo: 'bears' })).toBe(1);
    expect(tally(bears, { card: 'Test Band', attachedTo: 'bears', controller: 1 })).toBe(0);
    expect(tally(bears, { card: 'Test Club', attachedTo: 'bears', controller: 1 })).toBe(1);
  });
  it('mtg:700.12 an outlaw is an Assassin, Mercenary, Pirate, Rogue or Warlock, once however many of these it is', () => {
    expect(gained('Test Hideout', ['Test Scoundrel', 'Test Thief', 'Test Mage', 'Goblin Piker'])).toBe(2);
    expect(gained('Test Hideout', ['Test Killer', 'Test Hireling', 'Test Corsair', 'Test Hexer'])).toBe(4);
  });
  it('mtg:700.12a of the outlaws that a player controls permanents are counted, and no cards elsewhere', () => {
    const game = magicPosition([
      { hand: ['Test Hideout', 'Test Thief'], graveyard: ['Test Thief'], battlefield: ['Test Thief', 'Memnite'] },
      { battlefield: ['Test Thief'] },
    ]);
    expect(game.cast(0, 'Test Hideout').resolve().life(0)).toBe(21);
  });
});

describe('descending', () => {
  it('mtg:700.11 each permanent card that went to the graveyard this turn counts, wherever it is now, and no token', () => {
    const game = magicPosition([
      {
        hand: ['Test Kill', 'Test Kill', 'Test Purge', 'Test Depths'],
        battlefield: ['Grizzly Bears'],
      },
      { battlefield: ['Memnite'] },
    ]);
    game.cast(0, 'Test Kill', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Kill', { card: 'Memnite' }).resolve();
    game.cast(0, 'Test Purge', { card: 'Grizzly Bears' }).resolve();
    // The spells that went there are no permanent cards, and Memnite went to its owner’s graveyard.
    expect(game.cast(0, 'Test Depths').resolve().life(0)).toBe(21);
    const later = game.until({ turn: 5, step: 'precombatMain' });
    expect(later.zones('Test Depths')).toEqual(['graveyard']);
  });
});
