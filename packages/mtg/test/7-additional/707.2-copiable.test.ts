import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  creature,
  creatureCard,
  enters,
  gainLife,
  instant,
  keyword,
  permanent,
  plus,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

for (const definition of [
  instant('Test Populate', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  instant('Test Swap', '{0}', {
    targets: [target(creature), { ...target(creature), notIn: [0] }],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Paint Blue', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] }, plus(1, 1))],
  }),
  creatureCard('Test Greeter', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(1)] })),
  creatureCard(
    'Test Parting',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: 'self', match: { from: 'battlefield' } }, { effects: [gainLife(2)] }),
  ),
  creatureCard('Test Model', '{2}{R}', 'Beast', '3/1', keyword('haste')),
])
  ownCards(definition);

describe('copying (707)', () => {
  it('mtg:707.2a a copy has the color of the copied mana cost, whatever colors the copied thing now', () => {
    const game = magicPosition([
      {
        hand: ['Test Paint Blue', 'Test Populate'],
        battlefield: [{ card: 'Test Model', counters: { '+1/+1': 2 }, tapped: true }],
      },
      {},
    ]);
    game.cast(0, 'Test Paint Blue').resolve().cast(0, 'Test Populate').resolve();
    const copy = game.all('Test Model').find((o) => o.token);
    expect(copy).toMatchObject({
      colors: ['R'],
      power: 3,
      toughness: 1,
      tapped: false,
      counters: {},
      keywords: ['haste'],
    });
    expect(copy).toMatchObject({ manaValue: 3, types: ['Creature'], subtypes: ['Beast'] });
  });

  it('mtg:707.4 mtg-2003:503.4 what becomes a copy of something else stays the same permanent', () => {
    const game = magicPosition([
      {
        hand: ['Test Swap'],
        battlefield: [{ card: 'Grizzly Bears', tapped: true, damage: 1, counters: { '+1/+1': 1 } }, 'Hill Giant'],
      },
      {},
    ]);
    const { id } = game.the('Grizzly Bears');
    game.cast(0, 'Test Swap', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ id, name: 'Hill Giant', power: 4, tapped: true, damage: 1 });
    const painted = magicPosition([
      { hand: ['Test Paint Blue', 'Test Swap'], battlefield: ['Grizzly Bears', 'Test Greeter', 'Test Parting'] },
      {},
    ]);
    painted.cast(0, 'Test Paint Blue', { card: 'Test Parting' }).resolve();
    painted.cast(0, 'Test Swap', { card: 'Test Parting' }, { card: 'Test Greeter' }).resolve();
    // What applied to it still does, and nothing has entered or left.
    expect(painted.the('Test Parting')).toMatchObject({ name: 'Test Greeter', colors: ['U'], power: 2 });
    expect([painted.view().stack, painted.life(0)]).toEqual([[], 20]);
  });
});
