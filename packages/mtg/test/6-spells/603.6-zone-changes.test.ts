import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  destroy,
  dies,
  each,
  enchant,
  enters,
  exile,
  gainLife,
  instant,
  putOntoBattlefield,
  returnToHand,
  t,
  target,
  triggered,
  youCast,
} from './test-cards.js';

for (const definition of [
  card('Test Grave Pact', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      triggered(
        { on: 'move', object: 'attached', match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [returnToHand({ event: 'became' })] },
      ),
    ],
  }),
  card('Test Chorus', {
    type: 'Enchantment',
    abilities: [triggered(youCast(creature), { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Welcomer', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(2)] })),
  creatureCard('Test Returner', '{0}', 'Human', '1/1', triggered(dies, { effects: [exile({ event: 'became' })] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard(
    'Test Phoenix',
    '{0}',
    'Phoenix',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { from: 'battlefield' } },
      { effects: [putOntoBattlefield({ event: 'became' })] },
    ),
  ),
  instant('Test Recall', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  instant('Test Reclaim', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [returnToHand(t(0))] }),
  instant('Test Slay All', '{0}', { effects: [destroy(each(creature))] }),
  instant('Test Blink', '{0}', {
    targets: [target(creature)],
    effects: [exile(t(0), 'it'), putOntoBattlefield({ saved: 'it' })],
  }),
])
  ownCards(definition);

describe('triggered abilities (603)', () => {
  it('mtg:603.6e mtg:400.7e an Aura’s trigger finds the card that the creature became', () => {
    const game = magicPosition([
      {
        hand: ['Test Slay'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Test Grave Pact', attachedTo: 'b' },
        ],
      },
      {},
    ]);
    game.cast(0, 'Test Slay').resolve().resolveAll();
    expect([game.zones('Grizzly Bears'), game.zones('Test Grave Pact')]).toEqual([['hand'], ['graveyard']]);
  });

  it('mtg:603.10a the same when creature and Aura leave together', () => {
    const game = magicPosition([
      {
        hand: ['Test Slay All'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Test Grave Pact', attachedTo: 'b' },
        ],
      },
      { battlefield: ['Test Returner'] },
    ]);
    game.cast(0, 'Test Slay All').resolve().resolveAll();
    expect([game.zones('Grizzly Bears'), game.zones('Test Returner')]).toEqual([['hand'], ['exile']]);
  });

  it('mtg:400.7e it finds it only where it went first', () => {
    const dying = (): Play =>
      magicPosition([{ hand: ['Test Slay', 'Test Reclaim'], battlefield: ['Test Returner'] }, {}])
        .cast(0, 'Test Slay')
        .resolve();
    expect(dying().resolve().zones('Test Returner')).toEqual(['exile']);
    const gone = dying().cast(0, 'Test Reclaim', { card: 'Test Returner' }).resolve();
    expect([gone.zones('Test Returner').sort(), gone.view().stack.length]).toEqual([['hand', 'stack'], 1]);
    expect(gone.resolve().zones('Test Returner')).toEqual(['hand']);
  });

  it('mtg:400.7e nor does it find the card where it went to a hidden zone', () => {
    const after = (spell: string): string[] =>
      magicPosition([{ hand: [spell], battlefield: ['Test Phoenix'] }, {}])
        .cast(0, spell)
        .resolve()
        .resolve()
        .zones('Test Phoenix');
    expect([after('Test Slay'), after('Test Recall')]).toEqual([['battlefield'], ['hand']]);
  });

  it('mtg:117.2a mtg-2003:408.1f mtg:601.2i a trigger on casting goes onto the stack above the spell, and resolves first', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears'], battlefield: [...lands(2, 'Forest'), 'Test Chorus'] }, {}]);
    game.cast(0, 'Grizzly Bears');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Chorus', 'Grizzly Bears']);
    expect(game.resolve().life(0)).toBe(21);
    expect(game.view().stack.map((s) => s.card)).toEqual(['Grizzly Bears']);
  });

  it('mtg:603.2a an ability triggers also while a spell resolves', () => {
    const game = magicPosition([{ hand: ['Test Blink'], battlefield: ['Test Welcomer'] }, {}])
      .cast(0, 'Test Blink')
      .resolve();
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:603.6d "enters tapped" is no trigger: nothing goes onto the stack', () => {
    const game = magicPosition([{ hand: ['Diregraf Ghoul'], battlefield: ['Swamp'] }, {}])
      .cast(0, 'Diregraf Ghoul')
      .resolve();
    expect([game.view().stack, game.the('Diregraf Ghoul').tapped]).toEqual([[], true]);
  });
});
