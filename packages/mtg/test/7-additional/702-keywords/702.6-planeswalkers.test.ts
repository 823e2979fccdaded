/** Equipping a planeswalker (702.6e), a ward of X (702.21b), several fortify abilities (702.67c). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  instant,
  keyword,
  mana,
  t,
  target,
} from '../../6-spells/test-cards.js';

ownCards(
  card('Test Mage', { cost: '{3}', type: 'Planeswalker — Jace', loyalty: 4 }),
  card('Test Gift', {
    type: 'Artifact — Equipment',
    abilities: [
      keyword('equip planeswalker', { cost: [mana('{1}')] }),
      continuous('attached', [
        { mod: 'lose', prop: 'types', values: ['Planeswalker'] },
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 4 },
        { mod: 'set', prop: 'toughness', value: 4 },
      ]),
    ],
  }),
  card('Test Plain Gift', {
    type: 'Artifact — Equipment',
    abilities: [keyword('equip planeswalker', { cost: [mana('{1}')] })],
  }),
  creatureCard(
    'Test Warden',
    '{1}',
    'Cleric',
    '2/2',
    keyword('ward', {
      cost: [mana('{1}')],
      effects: [{ do: 'remember', as: 'X', value: { count: [{ has: ['types', 'Creature'] }] } }],
    }),
  ),
  instant('Test Zap', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  card('Test Garrison', {
    type: 'Artifact — Fortification',
    abilities: [keyword('fortify', { cost: [mana('{5}')] }), keyword('fortify', { cost: [mana('{1}')] })],
  }),
);

describe('equip (702.6)', () => {
  it('mtg:702.6e a planeswalker is equipped as though it were a creature', () => {
    const game = magicPosition([{ battlefield: ['Test Gift', 'Test Mage', 'Plains'] }, {}]).activate(0, 'Test Gift');
    game.resolve();
    expect(game.the('Test Gift').attachedTo).toBe(game.the('Test Mage').id);
    expect(game.figures('Test Mage')).toBe('4/4');
  });

  it('mtg:702.6e what is no creature then does not stay equipped', () => {
    const game = magicPosition([{ battlefield: ['Test Plain Gift', 'Test Mage', 'Plains'] }, {}]);
    game.activate(0, 'Test Plain Gift').resolve();
    expect([game.happened('ATTACHED').length, game.the('Test Plain Gift').attachedTo]).toEqual([1, null]);
  });
});

describe('ward (702.21)', () => {
  it('mtg:702.21b what X is is determined as the ability resolves', () => {
    const game = magicPosition([
      { battlefield: ['Test Warden', 'Grizzly Bears'], hand: ['Test Zap'] },
      { hand: ['Test Zap'], battlefield: lands(3, 'Mountain') },
    ]);
    game.pass().cast(1, 'Test Zap', { card: 'Test Warden' });
    // Two creatures as it triggers, one as it resolves.
    game.pass().castAt(0, 'Test Zap', { card: 'Grizzly Bears' }).resolve().resolve();
    game.answer(1, { confirm: true });
    expect(game.all('Mountain').filter((o) => o.tapped)).toHaveLength(1);
    expect(game.resolveAll().zones('Test Warden')).toEqual(['graveyard']);
  });
});

describe('fortify (702.67)', () => {
  it('mtg:702.67c any of its fortify abilities may be used', () => {
    const game = magicPosition([{ battlefield: ['Test Garrison', 'Plains'] }, {}]);
    const offers = game.decision().options.filter((o) => o.card === 'Test Garrison');
    expect(offers.map((o) => o.cost)).toEqual(['{1}']);
    game.choose(0, { card: 'Test Garrison' }).resolve();
    expect(game.the('Test Garrison').attachedTo).toBe(game.the('Plains').id);
    const rich = magicPosition([{ battlefield: ['Test Garrison', ...lands(5, 'Plains')] }, {}]);
    const both = rich.decision().options.filter((o) => o.card === 'Test Garrison');
    expect(both.map((o) => o.cost)).toEqual(['{5}', '{1}']);
  });
});
