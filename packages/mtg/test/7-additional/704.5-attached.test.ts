/** What becomes of Auras, Equipment and others that are attached to what they can't be attached to (704.5m, n, p). */
import { magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  enchant,
  instant,
  keyword,
  mana,
  permanent,
  plus,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const becomes = (name: string, mod: 'gain' | 'lose', prop: 'types' | 'subtypes', word: string) =>
  instant(name, '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod, prop, values: [word] })],
  });
const definitions = [
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', plus(2, 0)), keyword('equip', { cost: [mana('{0}')] })],
  }),
  instant('Test Calm', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'lose', prop: 'types', values: ['Creature'] })],
  }),
  becomes('Test Ride', 'gain', 'types', 'Creature'),
  becomes('Test Melt', 'lose', 'subtypes', 'Equipment'),
  becomes('Test Fade', 'lose', 'subtypes', 'Aura'),
];
const bear = { card: 'Grizzly Bears', as: 'bear' };
const on = (name: string) => ({ card: name, attachedTo: 'bear', counters: { '+1/+1': 1 } });
const after = (spell: string, attached: string, at: string): Play => {
  const game = magicPosition([{ hand: [spell], battlefield: [bear, on(attached)] }, {}], { definitions });
  return game.castAt(0, spell, { card: at }).resolve();
};

describe('attached to what it can’t be attached to (704.5)', () => {
  it('mtg:704.5m an Aura on what it can’t enchant any more is put into its owner’s graveyard', () => {
    expect(after('Test Calm', 'Test Halo', 'Grizzly Bears').zones('Test Halo')).toEqual(['graveyard']);
  });

  it('mtg:704.5m mtg-2003:420.5d an Aura whose creature has gone is put into its owner’s graveyard', () => {
    const game = magicPosition([
      { battlefield: [bear, { card: 'Oakenform', attachedTo: 'bear' }, 'Mountain'], hand: ['Lightning Bolt'] },
      {},
    ]);
    game.cast(0, 'Lightning Bolt', { card: 'Grizzly Bears' });
    expect(game.resolve().figures('Grizzly Bears')).toBe('5/5');
    const gone = magicPosition([
      { battlefield: [bear, { card: 'Oakenform', attachedTo: 'bear' }, 'Island'], hand: ['Unsummon'] },
      {},
    ]);
    expect(gone.cast(0, 'Unsummon').resolve().zones('Oakenform')).toEqual(['graveyard']);
  });

  it('mtg:704.5n Equipment on what is no creature becomes unattached, and remains on the battlefield', () => {
    const game = after('Test Calm', 'Test Blade', 'Grizzly Bears');
    expect(game.the('Test Blade')).toMatchObject({ zone: 'battlefield', attachedTo: null });
  });

  it('mtg:704.5p a creature that is attached becomes unattached, and remains on the battlefield', () => {
    const game = after('Test Ride', 'Test Blade', 'Test Blade');
    expect(game.the('Test Blade')).toMatchObject({ zone: 'battlefield', attachedTo: null });
  });

  it('mtg:704.5p so does what is attached and no Aura or Equipment any more', () => {
    for (const [spell, attached] of [
      ['Test Melt', 'Test Blade'],
      ['Test Fade', 'Test Halo'],
    ] as const) {
      const game = after(spell, attached, attached);
      expect(game.the(attached)).toMatchObject({ zone: 'battlefield', attachedTo: null });
      expect(game.figures('Grizzly Bears')).toBe('2/2');
    }
  });
});
